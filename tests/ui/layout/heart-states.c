/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the table of The Heart of Africa shows before a move is made: the move half entered, and what can be asked
 * about it. */

#include "config.h"

#include "heart-states.h"

#include "rh-heart-draft.h"
#include "rh-heart.h"

#include <glib/gi18n.h>
#include <string.h>

static void
set_draft (TableVisit *visit, const char *text)
{
  g_assert_true (rh_session_set_draft (visit->board->session, text, NULL));
}

/* What is entered must be something to the program, or nothing would be shown of it. */
static void
enter (TableVisit *visit, const RhHeartDraft *draft)
{
  g_autofree char *text = rh_heart_draft_to_text (draft);
  RhHeartDraft entered;

  set_draft (visit, text);
  g_assert_true (rh_heart_draft_parse (&entered, rh_session_get_draft (visit->board->session)));
  g_assert_cmpint (entered.kind, ==, draft->kind);
  table_visit_show (visit);
}

static void
visit_deal (TableVisit *visit, const RhHeartMove *move)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_DEAL);
  for (guint i = 0; i < move->n; i++) {
    draft.terrains[i] = (int) move->terrains[i];
    enter (visit, &draft);
  }
}

static void
visit_terrain (TableVisit *visit, const RhHeartMove *move)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TERRAIN);
  draft.seat = (int) move->seat;
  enter (visit, &draft);
  draft.terrains[0] = (int) move->terrains[0];
  enter (visit, &draft);
}

/* It is looked at, and left as it was found. */
static void
turn (TableVisit *visit, const char *name)
{
  board_click (visit->page, name);
  table_visit_show (visit);
  board_click (visit->page, name);
  board_settle ();
}

/* That the game ends, asked for too early. */
static void
visit_end (TableVisit *visit)
{
  const char *end = C_("button", "End the Game…");

  if (board_find_named (visit->page, GTK_TYPE_BUTTON, end) != NULL)
    turn (visit, end);
}

static void
visit_claim (TableVisit *visit, const RhHeartMove *move)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_CLAIM);
  draft.seat = (int) move->seat;
  enter (visit, &draft);
  visit_end (visit);
  draft.colour = (int) move->colour;
  enter (visit, &draft);
  draft.length = (int) move->length;
  enter (visit, &draft);
  turn (visit, C_("button", "Why?"));
  if (move->doubled)
    turn (visit, C_("button", "Engines…"));
}

static void
visit_tickets (TableVisit *visit, const RhHeartMove *move)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  draft.seat = (int) move->seat;
  enter (visit, &draft);
  for (guint i = 0; i < move->n; i++) {
    draft.typed = ABS (move->tickets[i]);
    enter (visit, &draft);
    g_assert_true (rh_heart_draft_add_ticket (&draft, move->tickets[i] > 0));
    enter (visit, &draft);
  }
  draft.none = move->n == 0;
  enter (visit, &draft);
  draft.all = TRUE;
  enter (visit, &draft);
}

/**
 * heart_states_visit:
 * @board: a game that is played
 * @page: the table's page, shown
 * @line: the next move
 * @func: is called in each state that there is before it
 * @data: for @func
 *
 * Shows the states, and leaves the table as it was.
 */
void
heart_states_visit (Board *board, GtkWidget *page, const char *line, TableStateFunc func, gpointer data)
{
  TableVisit visit = { board, page, func, data };
  g_autofree RhWords *words = g_new (RhWords, 1);
  RhHeartMove move;

  g_assert_true (rh_words_split (words, line, strlen (line)));
  g_assert_true (rh_heart_move_parse (words, &move, NULL));
  table_visit_show (&visit);

  switch (move.kind) {
  case RH_HEART_MOVE_DEAL:
    visit_deal (&visit, &move);
    break;
  case RH_HEART_MOVE_TERRAIN:
    visit_terrain (&visit, &move);
    break;
  case RH_HEART_MOVE_CLAIM:
    visit_claim (&visit, &move);
    break;
  case RH_HEART_MOVE_TICKETS:
    visit_tickets (&visit, &move);
    break;
  case RH_HEART_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
  set_draft (&visit, "");
  board_settle ();
}
