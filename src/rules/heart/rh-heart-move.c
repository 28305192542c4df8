/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves as text and as values. */

#include "config.h"

#include "rh-heart-move.h"

#include "rh-form.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ENGINES "engines="
#define BEFORE "before"
#define EARLY_FORM "claim 1 white 3 " BEFORE " 2"
#define CLAIM_WORDS 4 /* of one that isn't doubled; one that is has two more */

const char *const rh_heart_move_words[] = {
  "deal", "terrain", "claim", "tickets", NULL,
};

static gboolean
parse_terrains (const RhWords *line, guint first, RhHeartMove *move, const char *form, GError **error)
{
  move->n = line->n - first;
  for (guint i = 0; i < move->n; i++) {
    if (!rh_heart_terrain_from_word (&line->word[first + i], &move->terrains[i]))
      return rh_word_refuse (&line->word[first + i], form, error);
  }

  return TRUE;
}

static gboolean
parse_deal (const RhWords *line, RhHeartMove *move, const char *form, GError **error)
{
  return parse_terrains (line, 1, move, form, error);
}

static gboolean
parse_terrain (const RhWords *line, RhHeartMove *move, const char *form, GError **error)
{
  return rh_word_parse_seat (&line->word[1], RH_HEART_SEATS_MAX, &move->seat, error) &&
         parse_terrains (line, 2, move, form, error);
}

/* "double engines=1": exactly these two words */
static gboolean
parse_double (const RhWords *line, RhHeartMove *move, const char *form, GError **error)
{
  const RhWord *word = &line->word[CLAIM_WORDS];
  RhWord number;

  if (!rh_word_equal (word, "double"))
    return rh_word_refuse (word, form, error);
  move->doubled = TRUE;

  word++;
  if (word->length < strlen (ENGINES) || strncmp (word->text, ENGINES, strlen (ENGINES)) != 0)
    return rh_word_refuse (word, form, error);
  number = rh_word_from (word, strlen (ENGINES));

  return rh_word_parse_number (&number, 0, RH_HEART_ENGINES, &move->engines, error);
}

static gboolean
parse_claim (const RhWords *line, RhHeartMove *move, const char *form, GError **error)
{
  int length;

  if (!rh_word_parse_seat (&line->word[1], RH_HEART_SEATS_MAX, &move->seat, error))
    return FALSE;
  if (!rh_heart_colour_from_word (&line->word[2], &move->colour))
    return rh_word_refuse (&line->word[2], form, error);
  if (!rh_word_parse_number (&line->word[3], 1, RH_HEART_LENGTH_MAX, &length, error))
    return FALSE;
  move->length = (guint) length;

  if (line->n == CLAIM_WORDS)
    return TRUE;
  if (line->n == CLAIM_WORDS + 1)
    return rh_word_refuse (&line->word[CLAIM_WORDS], form, error);

  return parse_double (line, move, form, error);
}

/* "+8" or "-5": the sign must be there */
static gboolean
parse_ticket (const RhWord *word, gint8 *ticket, const char *form, GError **error)
{
  RhWord number = rh_word_from (word, 1);
  int value;

  if (word->text[0] != '+' && word->text[0] != '-')
    return rh_word_refuse (word, form, error);
  if (!rh_word_parse_number (&number, 1, RH_HEART_TICKET_MAX, &value, error))
    return FALSE;
  *ticket = (gint8) (word->text[0] == '-' ? -value : value);

  return TRUE;
}

static gboolean
parse_tickets (const RhWords *line, RhHeartMove *move, const char *form, GError **error)
{
  if (!rh_word_parse_seat (&line->word[1], RH_HEART_SEATS_MAX, &move->seat, error))
    return FALSE;

  move->n = line->n - 2;
  for (guint i = 0; i < move->n; i++) {
    if (!parse_ticket (&line->word[i + 2], &move->tickets[i], form, error))
      return FALSE;
  }

  return TRUE;
}

/* "before 2", at the end of a turn: it was made out of turn */
static gboolean
is_early (const RhWords *line)
{
  return line->n > 4 && rh_word_equal (&line->word[line->n - 2], BEFORE) &&
         (rh_word_equal (&line->word[0], "terrain") || rh_word_equal (&line->word[0], "claim"));
}

static gboolean
parse_early (const RhWords *line, RhHeartMove *move, GError **error)
{
  g_autofree RhWords *turn = g_memdup2 (line, sizeof *line);

  turn->n -= 2;
  if (!rh_heart_move_parse (turn, move, error))
    return FALSE;
  if (move->early)
    return rh_word_refuse (&line->word[line->n - 2], EARLY_FORM, error);
  if (!rh_word_parse_seat (&line->word[line->n - 1], RH_HEART_SEATS_MAX, &move->before, error))
    return FALSE;
  if (move->before == move->seat)
    return rh_word_refuse (&line->word[line->n - 1], EARLY_FORM, error);
  move->early = TRUE;

  return TRUE;
}

static const RhForm forms[] = {
  { 2, 1 + RH_HEART_SEATS_MAX, "deal desert jungle mountain" },
  { 3, 4, "terrain 2 desert jungle" },
  { CLAIM_WORDS, CLAIM_WORDS + 2, "claim 1 white 3 double engines=1" },
  { 2, 2 + RH_HEART_TICKETS_MAX, "tickets 1 +8 +12 -5" },
};

static const RhForms lines = { rh_heart_move_words, forms, N_("“%s” is not a move of The Heart of Africa") };

/* What reads the rest of a line. */
static gboolean (*const parsers[]) (const RhWords *line, RhHeartMove *move, const char *form, GError **error) = {
  [RH_HEART_MOVE_DEAL] = parse_deal,
  [RH_HEART_MOVE_TERRAIN] = parse_terrain,
  [RH_HEART_MOVE_CLAIM] = parse_claim,
  [RH_HEART_MOVE_TICKETS] = parse_tickets,
};

/**
 * rh_heart_move_parse:
 * @line: a line of a record, cut into words
 * @move: (out): the move
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * Reads a move. Whether it is allowed is another question, see rh_heart_play().
 *
 * Returns: whether the line is a move
 */
gboolean
rh_heart_move_parse (const RhWords *line, RhHeartMove *move, GError **error)
{
  guint kind;

  memset (move, 0, sizeof *move);
  if (is_early (line))
    return parse_early (line, move, error);

  kind = rh_forms_find (&lines, line, error);
  move->kind = (RhHeartMoveKind) kind;

  return kind > 0 && parsers[kind] (line, move, forms[kind - 1].example, error);
}

/**
 * rh_heart_move_read:
 * @line: (nullable): a line that was played, or another
 *
 * Returns: the move it is; none where it can't be read
 */
RhHeartMove
rh_heart_move_read (const char *line)
{
  g_autofree RhWords *words = g_new (RhWords, 1);
  RhHeartMove move;

  if (line != NULL && rh_words_split (words, line, strlen (line)) && rh_heart_move_parse (words, &move, NULL))
    return move;

  return (RhHeartMove) { .kind = RH_HEART_MOVE_NONE };
}

static void
append_terrains (const RhHeartMove *self, GString *string)
{
  for (guint i = 0; i < self->n; i++)
    g_string_append_printf (string, " %s", rh_heart_terrain_get_word (self->terrains[i]));
}

static void
append_claim (const RhHeartMove *self, GString *string)
{
  g_string_append_printf (string, " %s %u", rh_heart_colour_get_word (self->colour), self->length);
  if (self->doubled)
    g_string_append_printf (string, " double " ENGINES "%d", self->engines);
}

/**
 * rh_heart_move_to_text:
 * @self: a move
 *
 * Returns: (transfer full): the move as a record writes it
 */
char *
rh_heart_move_to_text (const RhHeartMove *self)
{
  GString *string;

  g_return_val_if_fail (self->kind != RH_HEART_MOVE_NONE, NULL);

  string = g_string_new (rh_heart_move_words[self->kind - RH_HEART_MOVE_DEAL]);
  if (self->kind != RH_HEART_MOVE_DEAL)
    g_string_append_printf (string, " %u", self->seat + 1);

  if (self->kind == RH_HEART_MOVE_CLAIM)
    append_claim (self, string);
  else if (self->kind == RH_HEART_MOVE_TICKETS)
    for (guint i = 0; i < self->n; i++)
      g_string_append_printf (string, " %+d", self->tickets[i]);
  else
    append_terrains (self, string);
  if (self->early)
    g_string_append_printf (string, " " BEFORE " %u", self->before + 1);

  return g_string_free (string, FALSE);
}
