/* SPDX-License-Identifier: GPL-3.0-or-later
 * A whole game told in another language, without a display: nothing of it is left in ours. */

#include "config.h"

#include "rh-cape-hint.h"
#include "rh-cape-telling.h"
#include "rh-cape-text-amend.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-bids.h"
#include "rh-cape-text-board.h"
#include "rh-cape-text-card.h"
#include "rh-cape-text-end.h"
#include "rh-cape-text-public.h"
#include "rh-cape-text-sum.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-cape.h"
#include "rh-fold.h"
#include "rh-log.h"

#include "record-data.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

/* No word of ours is in a sentence. */
static void
assert_foreign (const char *text)
{
  static const char *const ours[] = { "the", "and", "builds", "picks", "passes", "turns", "cards", "undo",
                                      "redo", "corrected", "bids",
                                      "leaves", "everybody", "capital", "phase", "start",
                                      "card", "which", "does", "short", "bid", "order", "taken", "needs",
                                      "build", "enough", "own", "given", "ahead", "crossed", "only", "sealed", "waiting" };
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  words = g_strsplit_set (text, " .,;:()“”·", -1);
  for (guint i = 0; words[i] != NULL; i++) {
    g_autofree char *word = g_utf8_strdown (words[i], -1);

    for (guint k = 0; k < G_N_ELEMENTS (ours); k++) {
      if (g_str_equal (word, ours[k]))
        g_error ("“%s” has the word “%s”", text, ours[k]);
    }
  }
}

/* What has happened is told in words: the sign of the pound is for tables and sums. */
static void
assert_sentence (const char *text)
{
  assert_foreign (text);
  g_assert_null (strstr (text, "£"));
}

static void
check_where (const RhSetup *setup, gconstpointer state)
{
  g_autofree char *where = rh_cape_telling.where (setup, state, "");
  g_autofree char *turn = rh_cape_telling.turn (setup, state, "", -1, FALSE);
  g_autofree char *told = rh_cape_telling.told (setup, state);

  assert_foreign (where);
  assert_foreign (turn);
  assert_foreign (told);
}

/* Asserts the same of what is made for it, and frees that. */
static void
take_foreign (char *text)
{
  assert_foreign (text);
  g_free (text);
}

static void
check_auction (const RhSetup *setup, const RhCapeState *state)
{
  for (int i = -1; i < (int) state->n_seats && state->phase == RH_CAPE_REVEAL; i++)
    take_foreign (rh_cape_text_ask_reveal (i, state->n_seats));
  take_foreign (rh_cape_text_ask_mend (0, state->n_seats, FALSE));
  take_foreign (rh_cape_text_ask_mend (0, state->n_seats, TRUE));
  assert_foreign (rh_cape_text_ask_revealed ());
  take_foreign (rh_cape_text_card_place (0, NULL));

  if (state->phase == RH_CAPE_TIE) {
    take_foreign (rh_cape_text_ask_tie (NULL));
    take_foreign (rh_cape_text_ask_tie (setup->seats[state->order[0]].name));
    if (state->last.kind == RH_CAPE_MOVE_TIE && state->last.card.value > 0)
      take_foreign (rh_cape_text_ask_redraw (state));
    assert_foreign (rh_cape_text_ask_tied (state, state->order[0]));
    take_foreign (rh_cape_text_why_tie (setup, state));
  }
  if (state->phase == RH_CAPE_PICK) {
    take_foreign (rh_cape_text_ask_pick (setup, state));
    take_foreign (rh_cape_text_order (setup, state));
    take_foreign (rh_cape_text_why_order (setup, state));
    for (guint i = 0; i < state->n_seats; i++) {
      take_foreign (rh_cape_text_card_place (i, &state->offer[i]));
      take_foreign (rh_cape_text_card_offered (setup, state, i));
    }
  }
}

static void
check_build (const RhSetup *setup, const RhCapeState *state)
{
  RhCapeOffer offer;

  if (state->phase != RH_CAPE_DRAW && state->phase != RH_CAPE_DECIDE)
    return;

  take_foreign (rh_cape_text_ask_build (setup, state, FALSE));
  take_foreign (rh_cape_text_ask_build (setup, state, TRUE));
  for (guint seat = 0; seat < state->n_seats; seat++) {
    rh_cape_offer_compute (state, seat, &offer);
    take_foreign (rh_cape_text_sum_of (&offer));
    take_foreign (rh_cape_text_sum_expected (&offer));
    take_foreign (rh_cape_text_sum_spoken (&offer, setup->seats[seat].name));
    take_foreign (rh_cape_text_card_needs (offer.card.terrain));
    for (guint i = 0; i < offer.n_ways; i++) {
      take_foreign (rh_cape_text_sum_way (&offer.ways[i]));
      take_foreign (rh_cape_text_sum_left (&offer, &offer.ways[i]));
    }
  }
}

/* What empty piles bring about, in whatever game it is. */
static void
test_piles (void)
{
  RhCapeState state = { .n_seats = 3, .phase = RH_CAPE_REVEAL, .passes = 3 };

  assert_foreign (_(rh_cape_hint_dead_end (&state)->title));
  assert_foreign (_(rh_cape_hint_dead_end (&state)->text));
  state.phase = RH_CAPE_DRAW;
  assert_foreign (_(rh_cape_hint_notice (&state)));
  state.phase = RH_CAPE_TIE;
  state.tied[0] = TRUE;
  take_foreign (rh_cape_hint_tie (&state));
}

static void
check_player (const RhSetup *setup, const RhCapeState *state, guint seat)
{
  const RhCapePlayer *player = &state->players[seat];
  const char *name = setup->seats[seat].name;
  g_autofree char *who = rh_cape_text_board_player (state, seat, name, "-");
  g_autofree char *track = rh_cape_text_board_line (player);
  g_autofree char *bonus = rh_cape_text_board_bonus (player->bonus);
  g_autofree char *ask_capital = rh_cape_text_board_ask_capital (player, name);
  g_autofree char *ask_bonus = rh_cape_text_board_ask_bonus (player, name);
  g_autofree char *ask_bid = rh_cape_text_board_ask_bid (state, seat, name);
  g_autofree char *card = rh_cape_text_board_card (state->offer[seat]);
  g_autofree char *crossed = rh_cape_text_board_crossed (state->offer[seat]);
  g_autofree char *bid = rh_cape_text_public_bid (state, seat, 1);
  const char *const texts[] = { who, track, bonus, ask_capital, ask_bonus, ask_bid, card, crossed, bid };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_foreign (texts[i]);
}

static void
check_decision (const RhCapeState *state)
{
  RhCapeOffer offer;
  g_autofree char *price = NULL;

  if (state->phase != RH_CAPE_DECIDE)
    return;

  g_assert_true (rh_cape_offer_compute (state, (guint) state->seat, &offer));
  price = rh_cape_text_public_price (&offer);
  assert_foreign (price);
  for (guint i = 0; i < offer.n_ways; i++) {
    g_autofree char *way = rh_cape_text_amend_way (&offer.ways[i]);

    assert_foreign (way);
  }
}

/* What the board says, and the public table. */
static void
check_board (const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *common = rh_cape_text_board_common (state);
  g_autofree char *reveal = rh_cape_text_public_reveal (state);
  g_autofree char *first = rh_cape_text_public_first (state, MIN (state->n_common, 1));
  g_autofree char *how = state->phase == RH_CAPE_OVER ? rh_cape_text_end_how (setup, state) : NULL;

  assert_foreign (common);
  assert_foreign (reveal);
  assert_foreign (first);
  assert_foreign (how);
  for (guint i = 0; i < state->n_seats; i++)
    check_player (setup, state, i);
  check_decision (state);
}

static void
check_move (const RhSetup *setup, const char *line, guint round)
{
  g_autofree char *undo = rh_cape_telling.button (setup, line, TRUE);
  g_autofree char *redo = rh_cape_telling.button (setup, line, FALSE);
  g_autofree char *corrected = rh_cape_telling.corrected (setup, line, round);
  g_autofree char *heading = rh_cape_telling.heading (round);

  assert_foreign (undo);
  assert_foreign (redo);
  assert_foreign (corrected);
  assert_foreign (heading);
}

static void
test_game (gconstpointer name)
{
  g_autoptr (RhRecordGame) game = record_data_read (name);
  const RhSetup *setup = game->setup;
  const char *const *moves = (const char *const *) game->moves->pdata;
  g_autoptr (GPtrArray) log = rh_log_new (&rh_cape_telling, setup, moves, game->moves->len);
  g_autoptr (RhFold) fold = rh_fold_new (setup);

  g_assert_cmpuint (log->len, >, 20);
  g_assert_cmpuint (log->len, ==, game->moves->len);
  for (guint i = 0; i < log->len; i++) {
    const RhLogLine *line = log->pdata[i];
    g_auto (GStrv) extra = rh_cape_telling.extra (setup, moves, i + 1, 0);
    g_autofree char *lines = g_strjoinv (" ", extra);

    g_assert_true (rh_fold_play_text (fold, moves[i], NULL));
    assert_sentence (line->text);
    assert_foreign (lines);
    check_where (setup, rh_fold_get_state (fold));
    check_auction (setup, rh_fold_get_state (fold));
    check_build (setup, rh_fold_get_state (fold));
    check_board (setup, rh_fold_get_state (fold));
    check_move (setup, moves[i], line->round);
  }
}

/* How far the bids are, whoever has come to bid, and however the last one was left. */
static void
test_bids (void)
{
  g_autoptr (RhRecordGame) game = record_data_read ("cape-three-players");
  g_autofree char *capital = rh_cape_text_bids_capital (64);
  g_autofree char *too_much = rh_cape_text_bids_too_much (64);
  g_autofree char *field = rh_cape_text_bids_field ("Bram");
  g_autofree char *again = rh_cape_text_amend_bid ("Bram");

  for (guint i = 0; i < 64; i++) {
    RhCapeBidding bidding = { (int) i % 4 - 1, i / 8, (i & 4) != 0, (RhCapeBidEnd) (i % 3) };
    g_autofree char *question = rh_cape_text_bids_question (&bidding, game->setup);

    assert_foreign (question);
    assert_foreign (rh_cape_text_bids_hint (&bidding, game->setup));
    assert_foreign (rh_cape_text_bids_word (i & 1, i & 2));
  }
  assert_foreign (capital);
  assert_foreign (too_much);
  assert_foreign (rh_cape_text_bids_stopped ());
  assert_foreign (field);
  assert_foreign (again);
  for (guint i = 0; i < 4; i++) {
    assert_foreign (rh_cape_text_bids_tile (i & 1));
    take_foreign (g_strdup (rh_cape_text_bids_typed (i & 1)));
    take_foreign (rh_cape_text_bids_peek (i));
  }
  take_foreign (rh_cape_text_bids_ask ("Bram"));
  take_foreign (rh_cape_text_bids_only ("Bram", 64));
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("RH_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-languages/piles", test_piles);
  g_test_add_data_func ("/cape-languages/three-players", "cape-three-players", test_game);
  g_test_add_data_func ("/cape-languages/four-ties", "cape-four-ties", test_game);
  g_test_add_func ("/cape-languages/bids", test_bids);

  return g_test_run ();
}
