/* SPDX-License-Identifier: GPL-3.0-or-later
 * A table for tests of From Cape to Cairo: states to begin with, moves played or refused. */

#include "cape-table.h"

#include <string.h>

/**
 * cape_table_setup:
 * @n_seats: 2 to 4
 * @river_bonus: (nullable): the value of that option
 *
 * Returns: (transfer full): a setup with that many players
 */
RhSetup *
cape_table_setup (guint n_seats, const char *river_bonus)
{
  static const char *const names[] = { "First", "Second", "Third", "Fourth" };
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  for (guint i = 0; i < n_seats; i++)
    g_assert_true (rh_setup_add_seat (setup, rh_cape_game.colours[i], names[i], NULL));
  if (river_bonus != NULL)
    g_assert_true (rh_setup_set_option (setup, "river-bonus", river_bonus, NULL));
  g_assert_true (rh_setup_check (setup, NULL));

  return setup;
}

static void
parse (const char *text, RhCapeMove *move)
{
  g_autoptr (GError) error = NULL;
  RhWords words;

  g_assert_true (rh_words_split (&words, text, strlen (text)));
  rh_cape_move_parse (&words, move, &error);
  g_assert_no_error (error);
}

static void
play (RhCapeState *state, const char *moves, RhEntries *entries)
{
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    int n_cards = rh_cape_state_count_cards (state);
    g_autoptr (GError) error = NULL;
    RhCapeState next;
    RhCapeMove move;

    parse (lines[i], &move);
    entries->move++;
    rh_cape_play (state, &move, &next, entries, &error);
    g_assert_no_error (error);
    *state = next;
    /* Rule D2: no move makes a card or loses one. */
    g_assert_cmpint (rh_cape_state_count_cards (state), ==, n_cards);
  }
}

/**
 * cape_table_play:
 * @state: the state; the one after the moves when done
 * @moves: move lines with semicolons between them
 *
 * Plays moves that must be allowed.
 */
void
cape_table_play (RhCapeState *state, const char *moves)
{
  g_autofree char *text = cape_table_play_entries (state, moves);

  g_assert_nonnull (text);
}

/**
 * cape_table_play_entries:
 * @state: the state; the one after the moves when done
 * @moves: move lines with semicolons between them
 *
 * Plays moves that must be allowed.
 *
 * Returns: (transfer full): the entries they made, see cape_table_entries_text()
 */
char *
cape_table_play_entries (RhCapeState *state, const char *moves)
{
  RhEntries entries;
  char *text;

  rh_entries_init (&entries);
  play (state, moves, &entries);
  text = cape_table_entries_text ((const RhEntry *) (gpointer) entries.rows->data, entries.rows->len);
  rh_entries_clear (&entries);

  return text;
}

/**
 * cape_table_refuse:
 * @state: a state
 * @move: a move line
 * @code: the code it must be refused with
 * @pattern: what the message must look like; `*` stands for anything
 *
 * Tries a move that isn't allowed.
 */
void
cape_table_refuse (const RhCapeState *state, const char *move, int code, const char *pattern)
{
  g_autoptr (GError) error = NULL;
  RhCapeState next;
  RhCapeMove parsed;
  RhEntries entries;

  parse (move, &parsed);
  rh_entries_init (&entries);
  g_assert_false (rh_cape_play (state, &parsed, &next, &entries, &error));
  rh_entries_clear (&entries);

  g_assert_error (error, RH_RULES_ERROR, code);
  if (!g_pattern_match_simple (pattern, error->message))
    g_error ("%s: “%s” isn’t like “%s”", move, error->message, pattern);
}

/**
 * cape_table_start:
 * @n_seats: 2 to 4
 * @river_bonus: (nullable): the value of that option
 * @moves: (nullable): the moves from the first on
 *
 * Returns: the state after them
 */
RhCapeState
cape_table_start (guint n_seats, const char *river_bonus, const char *moves)
{
  g_autoptr (RhSetup) setup = cape_table_setup (n_seats, river_bonus);
  RhCapeState state;
  RhEntries entries;

  rh_entries_init (&entries);
  rh_cape_state_start (&state, setup, &entries);
  rh_entries_clear (&entries);
  if (moves != NULL)
    cape_table_play (&state, moves);

  return state;
}

/**
 * cape_table_build_phase:
 * @n_seats: 2 to 4
 * @river_bonus: (nullable): the value of that option
 * @rows: for each seat the cards ahead of its train, with spaces between them
 *
 * Returns: a state in which the first seat turns up a card; nothing is crossed
 *   yet, and whatever isn't in a row is in the draw pile
 */
RhCapeState
cape_table_build_phase (guint n_seats, const char *river_bonus, const char *const *rows)
{
  RhCapeState state = cape_table_start (n_seats, river_bonus, NULL);

  for (guint i = 0; i < n_seats; i++) {
    g_auto (GStrv) cards = g_strsplit (rows[i], " ", -1);
    RhCapePlayer *player = &state.players[i];

    for (guint j = 0; cards[j] != NULL; j++)
      player->cards[player->owned++] = cape_table_card (cards[j]);
    state.stock -= (int) player->owned;
    state.round = MAX (state.round, player->owned);
    state.order[i] = i;
    state.taker[i] = (int) i;
  }
  state.n_picked = n_seats;
  state.phase = RH_CAPE_DRAW;
  state.seat = 0;
  g_assert_cmpint (rh_cape_state_count_cards (&state), ==, RH_CAPE_CARDS);

  return state;
}

/**
 * cape_table_card:
 * @text: a whole card
 *
 * Returns: the card
 */
RhCapeCard
cape_table_card (const char *text)
{
  RhWord word = { text, strlen (text) };
  RhCapeCard card = { RH_CAPE_UNKNOWN };

  g_assert_true (rh_cape_card_parse (&word, &card, NULL));

  return card;
}

/**
 * cape_table_entries_text:
 * @entries: (array length=n): some entries
 * @n: how many
 *
 * Returns: (transfer full): each as `SEAT KIND AMOUNT=BALANCE`, the seat counted from 1, with semicolons between them
 */
char *
cape_table_entries_text (const RhEntry *entries, guint n)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (string,
                            "%s%u %s %d=%d",
                            i > 0 ? "; " : "",
                            entries[i].seat + 1,
                            rh_game_get_entry_word (&rh_cape_game, entries[i].kind),
                            entries[i].amount,
                            entries[i].balance);

  return g_string_free (string, FALSE);
}

static void
assert_same_player (const RhCapePlayer *a, const RhCapePlayer *b)
{
  g_assert_cmpint (a->capital, ==, b->capital);
  g_assert_cmpint (a->bonus, ==, b->bonus);
  g_assert_cmpuint (a->crossed, ==, b->crossed);
  g_assert_cmpuint (a->owned, ==, b->owned);
  for (guint i = 0; i < a->owned; i++)
    g_assert_true (rh_cape_card_equal (a->cards[i], b->cards[i]));
}

static void
assert_same_last (const RhCapeLast *a, const RhCapeLast *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->seat, ==, b->seat);
  g_assert_true (rh_cape_card_equal (a->card, b->card));
  g_assert_cmpint (a->no_card, ==, b->no_card);
  g_assert_cmpint (a->missing, ==, b->missing);
  g_assert_cmpint (a->bonus, ==, b->bonus);
  g_assert_cmpint (a->buy, ==, b->buy);
  g_assert_cmpint (a->income, ==, b->income);
  g_assert_cmpuint (a->bonus_seats, ==, b->bonus_seats);
  g_assert_cmpint (a->given_seat, ==, b->given_seat);
  g_assert_true (rh_cape_card_equal (a->given_card, b->given_card));
  g_assert_cmpint (a->shuffled, ==, b->shuffled);
}

/**
 * cape_table_assert_same:
 * @a: a state
 * @b: a state
 *
 * Asserts that two states are the same in all that they say.
 */
void
cape_table_assert_same (const RhCapeState *a, const RhCapeState *b)
{
  g_assert_cmpuint (a->n_seats, ==, b->n_seats);
  g_assert_cmpint (a->river_all, ==, b->river_all);
  g_assert_cmpint (a->phase, ==, b->phase);
  g_assert_cmpint (a->seat, ==, b->seat);
  g_assert_cmpuint (a->round, ==, b->round);
  g_assert_cmpint (a->stock, ==, b->stock);
  g_assert_cmpint (a->discard, ==, b->discard);
  g_assert_cmpuint (a->n_common, ==, b->n_common);
  g_assert_cmpuint (a->n_picked, ==, b->n_picked);
  g_assert_cmpuint (a->passes, ==, b->passes);
  g_assert_cmpint (a->winner, ==, b->winner);
  for (guint i = 0; i < a->n_common; i++)
    g_assert_true (rh_cape_card_equal (a->common[i], b->common[i]));
  for (guint i = 0; i < a->n_seats; i++) {
    g_assert_true (rh_cape_card_equal (a->offer[i], b->offer[i]));
    g_assert_cmpint (a->taker[i], ==, b->taker[i]);
    g_assert_cmpint (a->bids[i], ==, b->bids[i]);
    g_assert_cmpuint (a->order[i], ==, b->order[i]);
    g_assert_cmpint (a->tied[i], ==, b->tied[i]);
    assert_same_player (&a->players[i], &b->players[i]);
  }
  assert_same_last (&a->last, &b->last);
}
