/* SPDX-License-Identifier: GPL-3.0-or-later
 * What somebody types to find games, word by word: a name, a winner, a game, an amount, a date. */

#include "config.h"

#include "rh-search-text.h"

#include "rh-day.h"
#include "rh-games.h"
#include "rh-plain.h"

#include <glib/gi18n.h>
#include <string.h>

/* What stands around a word and isn't of it; last the sign of money. */
#define AROUND ".,;:\302\243"

/* A name of a month, a day or a game is known from so many letters on. */
#define LETTERS_MIN 3

/* An amount has no more figures than that. */
#define FIGURES_MAX 5

/**
 * Typed:
 * @words: the words, as they are searched for, without what stands around them
 * @at: which is next
 * @now: the present, in the time zone people live in
 * @won: whether the next is the name of somebody who has won
 *
 * What has been typed, as far as it's read.
 */
typedef struct {
  GPtrArray *words;
  guint      at;
  GDateTime *now;
  gboolean   won;
} Typed;

static GPtrArray *
split (const char *text)
{
  g_autofree char *key = rh_plain_new (text);
  g_auto (GStrv) parts = g_strsplit_set (key, " \t\302\240", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; parts[i] != NULL; i++) {
    const char *word = parts[i] + strspn (parts[i], AROUND);
    gsize length = strlen (word);

    while (length > 0 && strchr (AROUND, word[length - 1]) != NULL)
      length--;
    if (length > 0)
      g_ptr_array_add (words, g_strndup (word, length));
  }

  return words;
}

/* (nullable): a word after those read. */
static const char *
peek (const Typed *typed, guint ahead)
{
  return typed->at + ahead < typed->words->len ? typed->words->pdata[typed->at + ahead] : NULL;
}

/* The number that a word of @min to @max figures is; -1 where it's none. */
static int
read_number (const char *word, gsize min, gsize max)
{
  gsize length = word != NULL ? strlen (word) : 0;

  return length >= min && length <= max && strspn (word, "0123456789") == length ? atoi (word) : -1;
}

/* The month, from 1, whose name a word is or begins; 0 where it's none. */
static guint
read_month (const char *word)
{
  if (word == NULL || g_utf8_strlen (word, -1) < LETTERS_MIN)
    return 0;

  for (guint month = 1; month <= 12; month++) {
    g_autofree char *name = rh_day_dup_month (month);
    g_autofree char *key = rh_plain_new (name);

    if (g_str_has_prefix (key, word))
      return month;
  }

  return 0;
}

/* From a day, a month or a year on, until the next; a day or month of 0 is left out. FALSE where no calendar has it. */
static gboolean
set_range (RhSearchWord *word, GTimeZone *zone, int year, int month, int day)
{
  g_autoptr (GDateTime) from = NULL;
  g_autoptr (GDateTime) until = NULL;

  if (year < 1 || year > 9998)
    return FALSE;

  from = g_date_time_new (zone, year, MAX (month, 1), MAX (day, 1), 0, 0, 0.0);
  if (from == NULL)
    return FALSE;

  until = g_date_time_add_full (from, month == 0 ? 1 : 0, month != 0 && day == 0 ? 1 : 0, day != 0 ? 1 : 0, 0, 0, 0.0);
  word->from = g_date_time_to_unix (from);
  word->until = g_date_time_to_unix (until);

  return TRUE;
}

/* The last month of that name that has begun. */
static int
find_year (const Typed *typed, guint month)
{
  int year = g_date_time_get_year (typed->now);

  return month <= (guint) g_date_time_get_month (typed->now) ? year : year - 1;
}

/* A date as records and computers write it: 2026, 2026-11 or 2026-11-21. */
static guint
read_numeric_date (Typed *typed, RhSearchWord *word)
{
  g_auto (GStrv) parts = g_strsplit (peek (typed, 0), "-", 4);
  guint n = g_strv_length (parts);
  int year = read_number (parts[0], 4, 4);
  int month = n > 1 ? read_number (parts[1], 1, 2) : 0;
  int day = n > 2 ? read_number (parts[2], 1, 2) : 0;

  if (n > 3 || year < 0 || month < 0 || day < 0 || (n > 1 && month == 0) || (n > 2 && day == 0))
    return 0;

  return set_range (word, g_date_time_get_timezone (typed->now), year, month, day) ? 1 : 0;
}

/* A date as people say it: May, May 2026, 3 May, 3 May 2026, or the year first. Returns how many words it has. */
static guint
read_named_date (Typed *typed, RhSearchWord *word)
{
  int year = read_number (peek (typed, 0), 4, 4);
  int day = read_number (peek (typed, 0), 1, 2);
  guint before = year >= 0 || day >= 0 ? 1 : 0;
  guint month = read_month (peek (typed, before));
  guint n = before + 1;

  if (month == 0)
    return 0;
  if (year >= 0) {
    day = read_number (peek (typed, n), 1, 2);
    n += day >= 0 ? 1 : 0;
  } else {
    year = read_number (peek (typed, n), 4, 4);
    n += year >= 0 ? 1 : 0;
  }
  if (year < 0)
    year = find_year (typed, month);

  return set_range (word, g_date_time_get_timezone (typed->now), year, (int) month, MAX (day, 0)) ? n : 0;
}

/* The games of whose name it's a part. */
static guint
read_kinds (const char *text)
{
  const RhGame *const *games = rh_game_list ();
  guint kinds = 0;

  if (g_utf8_strlen (text, -1) < LETTERS_MIN)
    return 0;

  for (guint i = 0; games[i] != NULL; i++) {
    g_autofree char *name = rh_plain_new (_(games[i]->name));

    if (strstr (name, text) != NULL)
      kinds |= 1u << i;
  }

  return kinds;
}

/* What says that a game was won, whoever has won it: “won 2”, “won 2026-11”. */
static guint
read_statuses (const char *text)
{
  /* Translators: what people type to find the games that somebody has won, such as “won 2026”; a single word, the first of “won by” if it has several */
  g_autofree char *won = rh_plain_new (C_("search", "won"));

  return g_str_equal (text, won) ? 1u << RH_GAME_WON : 0;
}

/* “Anna won”: she has. A date, an amount and a game are nobody who could. */
static void
read_winner_before (RhSearchWord *before, const RhSearchWord *won)
{
  if (won->statuses != 0 && before->from >= before->until && !before->has_total && before->kinds == 0)
    before->won = TRUE;
}

/* Whether what says that the next is a winner comes now, and is passed over. */
static gboolean
skip_won (Typed *typed)
{
  /* Translators: what people type before a name to find the games that somebody has won, such as “won by Anna” */
  g_autoptr (GPtrArray) words = split (C_("search", "won by"));

  for (guint i = 0; i < words->len; i++) {
    if (g_strcmp0 (peek (typed, i), words->pdata[i]) != 0)
      return FALSE;
  }
  typed->at += words->len;

  return words->len > 0;
}

static void
read_word (Typed *typed, RhSearchWord *word)
{
  const char *text = peek (typed, 0);
  guint n;

  word->won = typed->won;
  typed->won = FALSE;
  /* A figure is nobody’s name. */
  if (word->won && !g_ascii_isdigit (*text)) {
    word->text = g_strdup (text);
    typed->at++;
    return;
  }

  word->won = FALSE;
  n = read_named_date (typed, word);
  if (n == 0)
    n = read_numeric_date (typed, word);
  if (n <= 1) {
    int total = read_number (text, 1, FIGURES_MAX);

    word->has_total = total >= 0;
    word->total = MAX (total, 0);
    word->kinds = read_kinds (text);
    word->statuses = read_statuses (text);
  }

  /* Of a date of several words it's the first, which may be a name, too. */
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
  g_autoptr (GPtrArray) words = split (text);
  Typed typed = { .words = words, .now = now };

  while (typed.at < words->len && self->n < RH_SEARCH_WORDS_MAX) {
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
