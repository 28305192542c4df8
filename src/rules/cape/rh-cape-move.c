/* SPDX-License-Identifier: GPL-3.0-or-later
 * Moves as text and as values. */

#include "config.h"

#include "rh-cape-move.h"

#include "rh-form.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Numbers larger than this are slips whatever the game stands at. */
#define NUMBER_MAX 999999999

const char *const rh_cape_move_words[] = {
  "reveal", "bids", "tie", "pick", "draw", "pass", "build", NULL,
};

static gboolean
parse_reveal (const RhWords *line, RhCapeMove *move, GError **error)
{
  move->n = line->n - 1;
  for (guint i = 0; i < move->n; i++) {
    if (!rh_cape_card_parse (&line->word[i + 1], &move->cards[i], error))
      return FALSE;
  }

  return TRUE;
}

static gboolean
parse_bids (const RhWords *line, RhCapeMove *move, GError **error)
{
  move->n = line->n - 1;
  for (guint i = 0; i < move->n; i++) {
    if (!rh_word_parse_number (&line->word[i + 1], 0, NUMBER_MAX, &move->bids[i], error))
      return FALSE;
  }

  return TRUE;
}

/* "1:/7" or "3:d0/4" */
static gboolean
parse_tie_draw (const RhWord *word, guint *seat, RhCapeCard *card, GError **error)
{
  RhWord number = { word->text, 1 };
  RhWord rest;
  int value;

  if (word->length < 2 || word->text[1] != ':')
    return rh_word_refuse (word, "tie 1:/7 3:d0/4", error);
  if (!rh_word_parse_seat (&number, RH_CAPE_SEATS_MAX, seat, error))
    return FALSE;

  rest = rh_word_from (word, 2);
  if (rest.length == 0 || rest.text[0] != '/')
    return rh_cape_card_parse (&rest, card, error);

  rest = rh_word_from (&rest, 1);
  if (!rh_word_parse_number (&rest, 1, RH_CAPE_VALUE_MAX, &value, error))
    return FALSE;
  *card = (RhCapeCard) { RH_CAPE_UNKNOWN, 0, (guint) value };

  return TRUE;
}

static gboolean
parse_tie (const RhWords *line, RhCapeMove *move, GError **error)
{
  move->n = line->n - 1;
  for (guint i = 0; i < move->n; i++) {
    if (!parse_tie_draw (&line->word[i + 1], &move->seats[i], &move->cards[i], error))
      return FALSE;
  }

  return TRUE;
}

static gboolean
parse_pick (const RhWords *line, RhCapeMove *move, GError **error)
{
  int number;

  if (!rh_word_parse_seat (&line->word[1], RH_CAPE_SEATS_MAX, &move->seat, error) ||
      !rh_word_parse_number (&line->word[2], 1, RH_CAPE_SEATS_MAX, &number, error))
    return FALSE;
  move->pick = (guint) number - 1;

  return TRUE;
}

static gboolean
parse_draw (const RhWords *line, RhCapeMove *move, GError **error)
{
  const RhWord *drawn = &line->word[2];

  if (!rh_word_parse_seat (&line->word[1], RH_CAPE_SEATS_MAX, &move->seat, error))
    return FALSE;

  move->no_card = rh_word_equal (drawn, "-");
  if (move->no_card)
    return TRUE;

  if (drawn->length == 1 && drawn->text[0] >= '0' && drawn->text[0] <= '3') {
    move->card = (RhCapeCard) { RH_CAPE_UNKNOWN, (guint) (drawn->text[0] - '0'), 0 };
    return TRUE;
  }

  return rh_cape_card_parse (drawn, &move->card, error);
}

static gboolean
parse_pass (const RhWords *line, RhCapeMove *move, GError **error)
{
  return rh_word_parse_seat (&line->word[1], RH_CAPE_SEATS_MAX, &move->seat, error);
}

/* "bonus=2": the key, an equals sign, a number */
static gboolean
parse_setting (const RhWord *word, const char *key, int *number, GError **error)
{
  gsize length = strlen (key);
  RhWord rest;

  if (word->length < length || strncmp (word->text, key, length) != 0)
    return rh_word_refuse (word, "build 1 bonus=2 buy=1", error);
  rest = rh_word_from (word, length);

  return rh_word_parse_number (&rest, 0, NUMBER_MAX, number, error);
}

static gboolean
parse_build (const RhWords *line, RhCapeMove *move, GError **error)
{
  return rh_word_parse_seat (&line->word[1], RH_CAPE_SEATS_MAX, &move->seat, error) &&
         parse_setting (&line->word[2], "bonus=", &move->bonus, error) &&
         parse_setting (&line->word[3], "buy=", &move->buy, error);
}

static const RhForm forms[] = {
  { 2, 1 + RH_CAPE_SEATS_MAX, "reveal d2/7 v1/3 s3/10" },
  { 2, 1 + RH_CAPE_SEATS_MAX, "bids 12 0 5" },
  { 3, 1 + RH_CAPE_SEATS_MAX, "tie 1:/7 3:d0/4" },
  { 3, 3, "pick 2 1" },
  { 3, 3, "draw 1 2" },
  { 2, 2, "pass 1" },
  { 4, 4, "build 1 bonus=2 buy=1" },
};

static const RhForms lines = { rh_cape_move_words, forms, N_("“%s” is not a move of From Cape to Cairo") };

/* What reads the rest of a line. */
static gboolean (*const parsers[]) (const RhWords *line, RhCapeMove *move, GError **error) = {
  [RH_CAPE_MOVE_REVEAL] = parse_reveal,
  [RH_CAPE_MOVE_BIDS] = parse_bids,
  [RH_CAPE_MOVE_TIE] = parse_tie,
  [RH_CAPE_MOVE_PICK] = parse_pick,
  [RH_CAPE_MOVE_DRAW] = parse_draw,
  [RH_CAPE_MOVE_PASS] = parse_pass,
  [RH_CAPE_MOVE_BUILD] = parse_build,
};

/**
 * rh_cape_move_parse:
 * @line: a line of a record, cut into words
 * @move: (out): the move
 * @error: return location; %RH_RULES_ERROR_SYNTAX
 *
 * Reads a move. Whether it is allowed is another question, see rh_cape_play().
 *
 * Returns: whether the line is a move
 */
gboolean
rh_cape_move_parse (const RhWords *line, RhCapeMove *move, GError **error)
{
  memset (move, 0, sizeof *move);
  move->kind = (RhCapeMoveKind) rh_forms_find (&lines, line, error);

  return move->kind != RH_CAPE_MOVE_NONE && parsers[move->kind] (line, move, error);
}

/**
 * rh_cape_move_read:
 * @line: (nullable): a line that was played, or another
 *
 * Returns: the move it is; none where it can't be read
 */
RhCapeMove
rh_cape_move_read (const char *line)
{
  RhCapeMove move;
  RhWords words;

  if (line != NULL && rh_words_split (&words, line, strlen (line)) && rh_cape_move_parse (&words, &move, NULL))
    return move;

  return (RhCapeMove) { .kind = RH_CAPE_MOVE_NONE };
}

static void
append_tie (const RhCapeMove *self, GString *string)
{
  for (guint i = 0; i < self->n; i++) {
    g_string_append_printf (string, " %u:", self->seats[i] + 1);
    if (self->cards[i].terrain == RH_CAPE_UNKNOWN)
      g_string_append_printf (string, "/%u", self->cards[i].value);
    else
      rh_cape_card_append_to (self->cards[i], string);
  }
}

static void
append_draw (const RhCapeMove *self, GString *string)
{
  g_string_append_printf (string, " %u ", self->seat + 1);
  if (self->no_card)
    g_string_append_c (string, '-');
  else if (self->card.terrain == RH_CAPE_UNKNOWN)
    g_string_append_printf (string, "%u", self->card.rails);
  else
    rh_cape_card_append_to (self->card, string);
}

/**
 * rh_cape_move_to_text:
 * @self: a move
 *
 * Returns: (transfer full): the move as a record writes it
 */
char *
rh_cape_move_to_text (const RhCapeMove *self)
{
  g_autoptr (GString) string = NULL;

  g_return_val_if_fail (self->kind != RH_CAPE_MOVE_NONE, NULL);

  string = g_string_new (rh_cape_move_words[self->kind - RH_CAPE_MOVE_REVEAL]);
  switch (self->kind) {
  case RH_CAPE_MOVE_REVEAL:
    for (guint i = 0; i < self->n; i++) {
      g_string_append_c (string, ' ');
      rh_cape_card_append_to (self->cards[i], string);
    }
    break;
  case RH_CAPE_MOVE_BIDS:
    for (guint i = 0; i < self->n; i++)
      g_string_append_printf (string, " %d", self->bids[i]);
    break;
  case RH_CAPE_MOVE_TIE:
    append_tie (self, string);
    break;
  case RH_CAPE_MOVE_PICK:
    g_string_append_printf (string, " %u %u", self->seat + 1, self->pick + 1);
    break;
  case RH_CAPE_MOVE_DRAW:
    append_draw (self, string);
    break;
  case RH_CAPE_MOVE_PASS:
    g_string_append_printf (string, " %u", self->seat + 1);
    break;
  case RH_CAPE_MOVE_BUILD:
    g_string_append_printf (string, " %u bonus=%d buy=%d", self->seat + 1, self->bonus, self->buy);
    break;
  case RH_CAPE_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }

  return g_string_free (g_steal_pointer (&string), FALSE);
}
