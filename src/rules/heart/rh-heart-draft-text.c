/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a move as text: as it is kept with the game.
 *
 * The words of its line, `_` for each that is open: `deal desert _ mountain`, `terrain 2 desert`, `claim 2 white _`,
 * and `double` behind the length where the ways to double are asked for, `double engines=1` once one of them is chosen; `over`
 * at the end where the last turns are known to be over. Tickets end with the one that is being told,
 * if any: `tickets 1 +8 -12 1_`; that there are none is told by `tickets 1 none`; and `all` behind the last ones says
 * that everybody's are looked at before they count. Whose turn it is meanwhile, where no move tells it, comes after that:
 * `tickets 1 +8 from 3`, `claim 1 white _ from 3`, and then `over`. */

#include "config.h"

#include "rh-heart-draft.h"

#include <string.h>

#define OPEN_WORD "_"
#define NONE_WORD "none"
#define ALL_WORD "all"
#define OVER_WORD "over"
#define FROM_WORD "from"
#define ENGINES_KEY "engines="

static gboolean
parse_number (const RhWord *word, int max, int *number)
{
  return rh_word_equal (word, OPEN_WORD) || rh_word_to_number (word, 1, max, number);
}

static gboolean
parse_seat (const RhWords *words, RhHeartDraft *self)
{
  int number = 0;

  if (words->n < 2 || !parse_number (&words->word[1], RH_HEART_SEATS_MAX, &number))
    return FALSE;
  self->seat = number == 0 ? RH_HEART_OPEN : number - 1;

  return TRUE;
}

static gboolean
parse_terrains (const RhWords *words, guint first, guint max, gboolean may_be_open, RhHeartDraft *self)
{
  if (words->n - first > max)
    return FALSE;

  for (guint i = first; i < words->n; i++) {
    RhHeartTerrain terrain;

    if (rh_heart_terrain_from_word (&words->word[i], &terrain))
      self->terrains[i - first] = (int) terrain;
    else if (!may_be_open || !rh_word_equal (&words->word[i], OPEN_WORD))
      return FALSE;
  }

  return TRUE;
}

/* "double engines=1", or no more than that ways are asked for. */
static gboolean
parse_doubling (const RhWords *words, RhHeartDraft *self)
{
  const guint length = strlen (ENGINES_KEY);
  const RhWord *word = &words->word[words->n - 1];
  RhWord figure;

  if (words->n == 4)
    return TRUE;

  self->doubling = TRUE;
  if (!rh_word_equal (&words->word[4], "double"))
    return FALSE;
  if (words->n == 5)
    return TRUE;
  if (word->length <= length || strncmp (word->text, ENGINES_KEY, length) != 0)
    return FALSE;
  figure = rh_word_from (word, length);

  return rh_word_to_number (&figure, 0, RH_HEART_ENGINES, &self->engines);
}

static gboolean
parse_claim (const RhWords *words, RhHeartDraft *self)
{
  RhHeartColour colour;

  if (words->n < 4 || words->n > 6 || !parse_seat (words, self))
    return FALSE;

  if (rh_heart_colour_from_word (&words->word[2], &colour))
    self->colour = (int) colour;
  else if (!rh_word_equal (&words->word[2], OPEN_WORD))
    return FALSE;

  return parse_number (&words->word[3], RH_HEART_LENGTH_MAX, &self->length) && parse_doubling (words, self);
}

/* Takes the sign off the word; 0 where there is none. */
static int
parse_sign (RhWord *word)
{
  int sign = word->text[0] == '+' ? 1 : word->text[0] == '-' ? -1 : 0;

  if (sign != 0)
    *word = rh_word_from (word, 1);

  return sign;
}

/* "1_", and only as the last word. Where a sign was told first, as it once could be, it is asked for again. */
static gboolean
parse_open_ticket (RhWord word, RhHeartDraft *self)
{
  parse_sign (&word);
  word.length--;

  return word.length == 0 || rh_word_to_number (&word, 1, RH_HEART_TICKET_MAX, &self->typed);
}

static gboolean
parse_ticket (RhWord word, RhHeartDraft *self)
{
  int sign = parse_sign (&word);
  int value;

  if (sign == 0 || !rh_word_to_number (&word, 1, RH_HEART_TICKET_MAX, &value))
    return FALSE;
  self->tickets[self->n_tickets++] = (gint8) (sign * value);

  return TRUE;
}

static gboolean
parse_tickets (const RhWords *words, RhHeartDraft *self)
{
  guint n = words->n;

  if (!parse_seat (words, self))
    return FALSE;

  self->all = n > 2 && rh_word_equal (&words->word[n - 1], ALL_WORD);
  n -= self->all;
  self->none = n == 3 && rh_word_equal (&words->word[2], NONE_WORD);
  n -= self->none;
  for (guint i = 2; i < n; i++) {
    const RhWord *word = &words->word[i];
    gboolean open = i + 1 == n && !self->all && word->text[word->length - 1] == '_';

    if (!(open ? parse_open_ticket (*word, self) : parse_ticket (*word, self)))
      return FALSE;
  }

  return TRUE;
}

static gboolean
parse_over (RhWords *words)
{
  gboolean over = words->n > 1 && rh_word_equal (&words->word[words->n - 1], OVER_WORD);

  words->n -= over;

  return over;
}

/* Whose turn it was; what isn't that is left. */
static void
parse_from (RhWords *words, RhHeartDraft *self)
{
  guint n = words->n;
  int number;

  if (n < 3 || !rh_word_equal (&words->word[n - 2], FROM_WORD) ||
      !rh_word_to_number (&words->word[n - 1], 1, RH_HEART_SEATS_MAX, &number))
    return;

  self->from = number - 1;
  words->n -= 2;
}

/* Whether what stands behind the move belongs to it. */
static gboolean
may_end (const RhHeartDraft *self)
{
  gboolean turn = self->kind == RH_HEART_MOVE_TERRAIN || self->kind == RH_HEART_MOVE_CLAIM;

  if (self->from != RH_HEART_OPEN)
    return turn || self->kind == RH_HEART_MOVE_TICKETS;

  return turn || !self->over;
}

static gboolean
parse_words (const RhWords *words, RhHeartDraft *self)
{
  for (RhHeartMoveKind kind = RH_HEART_MOVE_DEAL; kind <= RH_HEART_MOVE_TICKETS; kind++) {
    if (words->n > 0 && rh_word_equal (&words->word[0], rh_heart_move_words[kind - RH_HEART_MOVE_DEAL]))
      self->kind = kind;
  }

  if (!may_end (self))
    return FALSE;

  switch (self->kind) {
  case RH_HEART_MOVE_DEAL:
    return parse_terrains (words, 1, RH_HEART_SEATS_MAX, TRUE, self);
  case RH_HEART_MOVE_TERRAIN:
    return parse_seat (words, self) && parse_terrains (words, 2, 2, FALSE, self);
  case RH_HEART_MOVE_CLAIM:
    return parse_claim (words, self);
  case RH_HEART_MOVE_TICKETS:
    return parse_tickets (words, self);
  case RH_HEART_MOVE_NONE:
  default:
    return FALSE;
  }
}

/**
 * rh_heart_draft_parse:
 * @self: where the draft goes
 * @text: the beginning of some line, or an empty text
 *
 * Reads a draft. What can't be read is entered again: then the kind is %RH_HEART_MOVE_NONE, and nothing has been told.
 *
 * Returns: whether the text is one
 */
gboolean
rh_heart_draft_parse (RhHeartDraft *self, const char *text)
{
  g_autofree RhWords *words = g_new (RhWords, 1);

  rh_heart_draft_init (self, RH_HEART_MOVE_NONE);
  if (rh_words_split (words, text, strlen (text))) {
    self->over = parse_over (words);
    parse_from (words, self);
    if (parse_words (words, self))
      return TRUE;
  }

  rh_heart_draft_init (self, RH_HEART_MOVE_NONE);
  return FALSE;
}

static void
append_number (GString *string, int number)
{
  if (number == RH_HEART_OPEN)
    g_string_append (string, " " OPEN_WORD);
  else
    g_string_append_printf (string, " %d", number);
}

static void
append_terrains (GString *string, const RhHeartDraft *self)
{
  guint n = RH_HEART_SEATS_MAX;

  while (n > 0 && self->terrains[n - 1] == RH_HEART_OPEN)
    n--;

  for (guint i = 0; i < n; i++) {
    gboolean open = self->terrains[i] == RH_HEART_OPEN;

    g_string_append_c (string, ' ');
    g_string_append (string, open ? OPEN_WORD : rh_heart_terrain_get_word ((RhHeartTerrain) self->terrains[i]));
  }
}

static void
append_claim (GString *string, const RhHeartDraft *self)
{
  gboolean open = self->colour == RH_HEART_OPEN;

  g_string_append_c (string, ' ');
  g_string_append (string, open ? OPEN_WORD : rh_heart_colour_get_word ((RhHeartColour) self->colour));
  append_number (string, self->length);
  if (self->doubling)
    g_string_append (string, " double");
  if (self->doubling && self->engines != RH_HEART_OPEN)
    g_string_append_printf (string, " " ENGINES_KEY "%d", self->engines);
}

static void
append_tickets (GString *string, const RhHeartDraft *self)
{
  for (guint i = 0; i < self->n_tickets; i++)
    g_string_append_printf (string, " %+d", self->tickets[i]);

  if (self->none)
    g_string_append (string, " " NONE_WORD);
  if (self->all)
    g_string_append (string, " " ALL_WORD);
  else if (self->typed > 0)
    g_string_append_printf (string, " %d" OPEN_WORD, self->typed);
}

/**
 * rh_heart_draft_to_text:
 * @self: a draft of some kind
 *
 * Returns: (transfer full): its text
 */
char *
rh_heart_draft_to_text (const RhHeartDraft *self)
{
  GString *string;

  g_return_val_if_fail (self->kind != RH_HEART_MOVE_NONE, NULL);

  string = g_string_new (rh_heart_move_words[self->kind - RH_HEART_MOVE_DEAL]);
  if (self->kind != RH_HEART_MOVE_DEAL)
    append_number (string, self->seat == RH_HEART_OPEN ? RH_HEART_OPEN : self->seat + 1);

  if (self->kind == RH_HEART_MOVE_CLAIM)
    append_claim (string, self);
  else if (self->kind == RH_HEART_MOVE_TICKETS)
    append_tickets (string, self);
  else
    append_terrains (string, self);
  if (self->from != RH_HEART_OPEN)
    g_string_append_printf (string, " " FROM_WORD " %d", self->from + 1);
  if (self->over)
    g_string_append (string, " " OVER_WORD);

  return g_string_free (string, FALSE);
}
