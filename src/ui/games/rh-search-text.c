/* SPDX-License-Identifier: GPL-3.0-or-later
 * What somebody types to find games, word by word: a name, a winner, a game, an amount, a date. */

#include "config.h"

#include "rh-search-text.h"

#include "rh-games.h"
#include "rh-plain.h"
#include "rh-search-date.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

/* What stands around a word and isn't of it; and the sign of money. */
#define AROUND ".,;:!?"
#define MONEY 0xa3

/* A part of a game's name is known from so many letters on. */
#define LETTERS_MIN 3

/* An amount has no more figures than that. */
#define FIGURES_MAX 5

/**
 * Typed:
 * @words: the words, as they are searched for, without what stands around them; after the last %NULL
 * @at: which is next
 * @now: the present, in the time zone people live in
 * @won: whether the next is the name of somebody who has won
 *
 * What has been typed, as far as it's read.
 */
typedef struct {
  GStrv      words;
  guint      at;
  GDateTime *now;
  gboolean   won;
} Typed;

static gboolean
is_around (gunichar letter)
{
  return letter < 0x80 ? strchr (AROUND, (int) letter) != NULL : letter == MONEY;
}

/* Adds a part without what stands around it, if anything is left. */
static void
add_word (GStrvBuilder *words, const char *part, const char *end)
{
  g_autofree char *word = NULL;

  while (part < end && is_around (g_utf8_get_char (part)))
    part = g_utf8_next_char (part);
  while (part < end && is_around (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  if (part == end)
    return;

  word = g_strndup (part, (gsize) (end - part));
  g_strv_builder_add (words, word);
}

static GStrv
split (const char *text)
{
  g_autofree char *key = rh_plain_new (text);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  const char *part = key;
  const char *end = key;

  for (; *end != '\0'; end = g_utf8_next_char (end)) {
    if (!g_unichar_isspace (g_utf8_get_char (end)))
      continue;
    add_word (words, part, end);
    part = g_utf8_next_char (end);
  }
  add_word (words, part, end);

  return g_strv_builder_end (words);
}

/* (nullable): a word after those read. */
static const char *
peek (const Typed *typed, guint ahead)
{
  return typed->at + ahead < g_strv_length (typed->words) ? typed->words[typed->at + ahead] : NULL;
}

/* An amount; -1 where it's none. */
static int
read_total (const char *word)
{
  gsize length = strlen (word);

  return length <= FIGURES_MAX && strspn (word, "0123456789") == length ? atoi (word) : -1;
}

/* Whether a word is a part of a game's name; a short one is all of a word in it, as “of” is. */
static gboolean
is_of_name (const char *word, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);

  return g_utf8_strlen (word, -1) >= LETTERS_MIN ? strstr (name, word) != NULL
                                                 : g_strv_contains ((const char *const *) words, word);
}

static guint
read_kinds (const char *text)
{
  const RhGame *const *games = rh_game_list ();
  guint kinds = 0;

  for (guint i = 0; games[i] != NULL; i++) {
    g_autofree char *name = rh_plain_new (_(games[i]->name));

    if (is_of_name (text, name))
      kinds |= 1u << i;
  }

  return kinds;
}

/* What says that the one before has won. */
static const char *
get_won (void)
{
  /* Translators: what people type to find the games that somebody has won, such as “won 2026” or “Anna won”: all ways to say it, with | between them, also those that stand in lists (“%s won”) */
  return C_("search", "won|has won|have won");
}

/* What says that the next has. */
static const char *
get_won_by (void)
{
  /* Translators: what people type before a name to find the games that somebody has won, such as “won by Anna”: all ways to say it, with | between them, also those that stand before a name in lists (“%s won”) */
  return C_("search", "won by|winner");
}

/* How many of the words that come now are one of these, the longest of them; 0 where none is. */
static guint
match (const Typed *typed, const char *phrases)
{
  g_auto (GStrv) all = g_strsplit (phrases, "|", -1);
  guint most = 0;

  for (guint i = 0; all[i] != NULL; i++) {
    g_auto (GStrv) words = split (all[i]);
    guint n = 0;

    while (words[n] != NULL && g_strcmp0 (peek (typed, n), words[n]) == 0)
      n++;
    if (words[n] == NULL)
      most = MAX (most, n);
  }

  return most;
}

/* “Anna won”: she has, and so may have Jan, who is a month as well. A figure and a game are nobody who could. */
static void
read_winner_before (RhSearchWord *before, const RhSearchWord *won)
{
  if (won->statuses != 0 && !g_ascii_isdigit (*before->text) && before->kinds == 0)
    before->won = TRUE;
}

/* Whether what says that the next is a winner comes now, and is passed over. It may say the same of the one before, where
 * no name comes. */
static gboolean
skip_won (Typed *typed)
{
  guint n = match (typed, get_won_by ());
  const char *next = peek (typed, n);

  if (n == 0 || ((next == NULL || g_ascii_isdigit (*next)) && match (typed, get_won ()) >= n))
    return FALSE;
  typed->at += n;

  return TRUE;
}

/* What is said of a game. Returns how many words that is. */
static guint
read_said (const Typed *typed, RhSearchWord *word)
{
  const char *text = peek (typed, 0);
  int total = read_total (text);
  guint n = match (typed, get_won ());

  word->has_total = total >= 0;
  word->total = MAX (total, 0);
  word->kinds = read_kinds (text);
  word->statuses = n > 0 ? 1u << RH_GAME_WON : 0;

  return n;
}

static void
read_word (Typed *typed, RhSearchWord *word)
{
  const char *text = peek (typed, 0);
  guint n;

  word->won = typed->won && !g_ascii_isdigit (*text);
  typed->won = FALSE;
  /* A figure is nobody's name. */
  if (word->won) {
    word->text = g_strdup (text);
    typed->at++;
    return;
  }

  n = rh_search_date_read ((const char *const *) typed->words + typed->at, typed->now, &word->from, &word->until);
  if (n <= 1)
    n = MAX (n, read_said (typed, word));

  /* Of several words it's the first, which may be a name, too. */
  word->text = n > 1 ? g_strjoinv (" ", (char *[]) { (char *) text, (char *) peek (typed, 1), NULL }) : g_strdup (text);
  typed->at += MAX (n, 1);
}

/**
 * rh_search_text_new:
 * @text: what somebody has typed
 * @now: the present, in the time zone people live in
 *
 * Reads it in the user's language. Each word is a name or part of one, or of a note; it's a date, an amount or a game,
 * too, where it can be read as such. Words beyond %RH_SEARCH_WORDS_MAX are left out.
 *
 * Returns: (transfer full): what to search for
 */
RhSearchText *
rh_search_text_new (const char *text, GDateTime *now)
{
  RhSearchText *self = g_new0 (RhSearchText, 1);
  g_auto (GStrv) words = split (text);
  Typed typed = { .words = words, .now = now };

  while (words[typed.at] != NULL && self->n < RH_SEARCH_WORDS_MAX) {
    RhSearchWord *before = self->n > 0 ? &self->words[self->n - 1] : NULL;

    if (skip_won (&typed)) {
      typed.won = TRUE;
    } else {
      read_word (&typed, &self->words[self->n++]);
      if (before != NULL)
        read_winner_before (before, before + 1);
    }
  }

  return self;
}

/**
 * rh_search_text_free:
 * @self: what to search for
 *
 * Frees it.
 */
void
rh_search_text_free (RhSearchText *self)
{
  for (guint i = 0; i < self->n; i++)
    g_free ((char *) self->words[i].text);
  g_free (self);
}
