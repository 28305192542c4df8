/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the table shows before a move is made: the move half entered, bids sealed one by one, what can be asked about.
 * And what it shows at the end. */

#include "config.h"

#include "table-states.h"

#include "rh-cape-bid-tiles.h"
#include "rh-cape-draft.h"
#include "rh-cape-move.h"
#include "rh-cape-offer-view.h"
#include "rh-cape-offer.h"
#include "rh-cape-places.h"
#include "rh-step.h"

#include <glib/gi18n.h>

#define TOO_MUCH 999 /* pounds: more than anybody has */

/**
 * table_visit_show:
 * @visit: a visit
 *
 * Looks at what is shown now.
 */
void
table_visit_show (TableVisit *visit)
{
  board_settle ();
  visit->func (visit->data);
}

/* What is entered must be something to the program, or nothing would be shown of it. */
static void
enter (TableVisit *visit, const RhCapeDraft *draft)
{
  g_autofree char *text = rh_cape_draft_to_text (draft);
  g_autofree char *again = NULL;
  RhCapeDraft entered;

  g_assert_true (rh_session_set_draft (visit->board->session, text, NULL));
  entered = rh_cape_draft_parse (rh_session_get_draft (visit->board->session), draft->kind);
  g_assert_cmpint (entered.kind, ==, draft->kind);
  again = rh_cape_draft_to_text (&entered);
  g_assert_cmpstr (again, ==, text);
  table_visit_show (visit);
}

static void
clear (TableVisit *visit)
{
  g_assert_true (rh_session_set_draft (visit->board->session, "", NULL));
  board_settle ();
}

/* A card part by part, until it is whole. */
static void
enter_card (TableVisit *visit, RhCapeDraft *draft, guint i, RhCapeCard card)
{
  draft->cards[i].terrain = (int) card.terrain;
  enter (visit, draft);
  draft->cards[i].rails = (int) card.rails;
  enter (visit, draft);
}

static void
leave (TableVisit *visit)
{
  g_assert_true (rh_step_key (RH_STEP (board_find (visit->page, RH_TYPE_STEP, 0)), GDK_KEY_Escape, 0));
  board_settle ();
}

/* One that was given already is tapped, begun anew, and left as it was. */
static void
visit_anew (TableVisit *visit, const RhCapeDraft *draft)
{
  RhCapeDraft anew = *draft;

  g_signal_emit_by_name (board_find (visit->page, RH_TYPE_CAPE_PLACES, 0), "picked", 0);
  table_visit_show (visit);
  anew.anew[0].terrain = RH_CAPE_RIVER;
  enter (visit, &anew);
  leave (visit);
}

static void
visit_reveal (TableVisit *visit, const RhCapeMove *move)
{
  RhCapeDraft draft = rh_cape_draft_new (RH_CAPE_MOVE_REVEAL);

  /* The cards between are entered as the first is. */
  for (guint i = 0; i < move->n; i++) {
    if (i == 0 || i + 1 == move->n)
      enter_card (visit, &draft, i, move->cards[i]);
    draft.cards[i] = rh_cape_card_to_parts (move->cards[i]);
    enter (visit, &draft);
    if (i == 0 || i + 1 == move->n)
      visit_anew (visit, &draft);
  }
}

/* The values in the order that they are asked for, which needn't be that of the move. */
static void
visit_tie (TableVisit *visit, const RhCapeMove *move)
{
  RhCapeDraft draft = rh_cape_draft_new (RH_CAPE_MOVE_TIE);
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = rh_cape_state_get_open_tie (rh_session_get_state (visit->board->session), seats);

  g_assert_cmpuint (n, ==, move->n);
  for (guint i = 0; i + 1 < n; i++) {
    guint drawn = 0;

    while (move->seats[drawn] != seats[i])
      drawn++;
    draft.cards[i].value = (int) move->cards[drawn].value;
    enter (visit, &draft);
  }
}

/* A card on offer is given anew while bids are asked for. */
static void
visit_mended (TableVisit *visit, guint n)
{
  GtkWidget *offer = board_find (visit->page, RH_TYPE_CAPE_OFFER_VIEW, 0);

  for (guint i = 0; i < n; i += n - 1) {
    g_signal_emit_by_name (offer, "picked", i);
    table_visit_show (visit);
    leave (visit);
  }
}

/* Somebody takes the laptop, opens the bid and gives it back without one. */
static void
visit_bid (TableVisit *visit, guint seat)
{
  GtkWidget *tiles = board_find (visit->page, RH_TYPE_CAPE_BID_TILES, 0);

  g_signal_emit_by_name (rh_cape_bid_tiles_get (RH_CAPE_BID_TILES (tiles), seat), "clicked");
  table_visit_show (visit);
  g_signal_emit_by_name (board_find_named (visit->page, GTK_TYPE_BUTTON, _("Enter My Bid")), "clicked");
  table_visit_show (visit);
  leave (visit);
}

/* One bid is sealed, and looked at; then all are, and none any more. */
static void
visit_seals (TableVisit *visit, const RhCapeMove *move)
{
  RhSession *session = visit->board->session;
  GtkWidget *tiles = board_find (visit->page, RH_TYPE_CAPE_BID_TILES, 0);

  for (guint i = 0; i < move->n; i++) {
    g_assert_true (rh_session_seal_bid (session, i, move->bids[i], NULL));
    table_visit_show (visit);
    if (i == 0) {
      g_signal_emit_by_name (rh_cape_bid_tiles_get (RH_CAPE_BID_TILES (tiles), 0), "clicked");
      table_visit_show (visit);
      g_assert_true (rh_step_key (RH_STEP (board_find (visit->page, RH_TYPE_STEP, 0)), GDK_KEY_Escape, 0));
    }
  }
  for (guint i = 0; i < move->n; i++)
    rh_session_unseal_bid (session, i);
  board_settle ();
}

/* The same bids on paper, of which one is more than there is, and another entered so far that it can be finished. */
static void
visit_open_bids (TableVisit *visit, const RhCapeMove *move)
{
  RhCapeDraft draft = rh_cape_draft_new (RH_CAPE_MOVE_BIDS);

  enter (visit, &draft);
  draft.bids[0].amount = TOO_MUCH;
  enter (visit, &draft);
  for (guint i = 0; i + 1 < move->n; i++) {
    draft.bids[i].amount = move->bids[i];
    draft.bids[i].finished = TRUE;
    enter (visit, &draft);
  }
  draft.bids[move->n - 1].amount = move->bids[move->n - 1];
  enter (visit, &draft);
  clear (visit);
}

/* Where there is something to turn to, it is looked at, and left as it was found. */
static void
turn (TableVisit *visit, const char *name)
{
  GtkWidget *button = board_find_named (visit->page, GTK_TYPE_BUTTON, name);

  g_assert_nonnull (button);
  if (!gtk_widget_get_sensitive (button))
    return;

  g_signal_emit_by_name (button, "clicked");
  table_visit_show (visit);
  g_signal_emit_by_name (button, "clicked");
  board_settle ();
}

static gboolean
has_ways (TableVisit *visit)
{
  const RhCapeState *state = rh_session_get_state (visit->board->session);
  RhCapeOffer offer;

  rh_cape_offer_compute (state, (guint) state->seat, &offer);

  return offer.can_build && offer.n_ways > 1;
}

/* The whole card, where one is turned up of which all is known. */
static void
visit_draw (TableVisit *visit, const RhCapeMove *move)
{
  RhCapeDraft draft = rh_cape_draft_new (RH_CAPE_MOVE_DRAW);

  turn (visit, C_("button", "Why?"));
  turn (visit, C_("button", "Correct a Card"));
  if (!rh_cape_state_has_card (rh_session_get_state (visit->board->session)))
    return;

  enter (visit, &draft);
  if (move->card.terrain != RH_CAPE_UNKNOWN)
    enter_card (visit, &draft, 0, move->card);
  clear (visit);
}

/**
 * table_states_visit:
 * @board: a game that is played
 * @page: the table's page, shown
 * @line: the next move
 * @func: is called in each state that there is before it
 * @data: for @func
 *
 * Shows the states, and leaves the table as it was.
 */
void
table_states_visit (Board *board, GtkWidget *page, const char *line, TableStateFunc func, gpointer data)
{
  TableVisit visit = { board, page, func, data };
  g_autofree RhWords *words = g_new (RhWords, 1);
  RhCapeMove move;

  g_assert_true (rh_words_split (words, line, strlen (line)));
  g_assert_true (rh_cape_move_parse (words, &move, NULL));
  table_visit_show (&visit);

  switch (move.kind) {
  case RH_CAPE_MOVE_REVEAL:
    visit_reveal (&visit, &move);
    break;
  case RH_CAPE_MOVE_BIDS:
    visit_mended (&visit, move.n);
    visit_bid (&visit, 0);
    visit_bid (&visit, move.n - 1);
    visit_seals (&visit, &move);
    visit_open_bids (&visit, &move);
    break;
  case RH_CAPE_MOVE_TIE:
    visit_tie (&visit, &move);
    break;
  case RH_CAPE_MOVE_DRAW:
    visit_draw (&visit, &move);
    break;
  case RH_CAPE_MOVE_PASS:
  case RH_CAPE_MOVE_BUILD:
    turn (&visit, C_("button", "Why?"));
    if (has_ways (&visit))
      turn (&visit, C_("button", "Other Ways"));
    turn (&visit, C_("button", "Correct a Card"));
    break;
  case RH_CAPE_MOVE_NONE:
  case RH_CAPE_MOVE_PICK:
  default:
    break;
  }
}

/**
 * table_states_visit_end:
 * @board: a game that is played, with some of its record's moves
 * @func: is called where the game was ended, and where somebody has won
 * @data: for @func
 *
 * Ends it without a winner, and then plays it on until there is one.
 */
void
table_states_visit_end (Board *board, TableStateFunc func, gpointer data)
{
  TableVisit visit = { .board = board, .func = func, .data = data };

  g_assert_true (rh_session_end (board->session, NULL));
  table_visit_show (&visit);
  g_assert_true (rh_session_take_up (board->session, NULL));
  for (guint i = rh_session_get_n_played (board->session); i < board->moves->len; i++)
    g_assert_true (rh_session_play (board->session, g_ptr_array_index (board->moves, i), NULL));
  table_visit_show (&visit);
}
