/* SPDX-License-Identifier: GPL-3.0-or-later
 * The line above a bid: what the bidder has, unless that stands above, or why a bid isn't taken. */

#include "config.h"

#include "board.h"

#include "rh-announce.h"
#include "rh-cape-bid-told.h"
#include "rh-cape-text-bids.h"
#include "rh-tab-order.h"
#include "rh-table-layout.h"

#define OWN "You have £100. Everybody pays their bid."

/* Éva bids on a table with a board, where nothing was told. */
typedef struct {
  Board          board;
  GtkWidget     *table;
  GtkWidget     *lanes;
  RhCapeBidTold *told;
} Fixture;

static void
add_part (Fixture *self, GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_widget_set_parent (scroller, self->table);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  board_open (&self->board, "cape-three-players");
  board_play (&self->board, 1);
  self->table = g_object_new (RH_TYPE_TAB_ORDER, "layout-manager", g_object_new (RH_TYPE_TABLE_LAYOUT, NULL), NULL);
  self->lanes = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->told = g_object_new (RH_TYPE_CAPE_BID_TOLD, NULL);
  rh_cape_bid_told_update (self->told, rh_session_get_state (self->board.session), 0);
  add_part (self, self->lanes);
  add_part (self, gtk_label_new (NULL));
  add_part (self, GTK_WIDGET (self->told));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

static void
show (Fixture *self, int lanes)
{
  gtk_widget_set_size_request (self->lanes, -1, lanes);
  if (self->board.window == NULL)
    board_show (&self->board, self->table, 360, 720);
  board_settle ();
}

static gboolean
shows (Fixture *self, const char *text)
{
  GtkWidget *label = board_find_text (GTK_WIDGET (self->told), text);

  return label != NULL && gtk_widget_get_mapped (label);
}

/* With all lanes in sight it is what the bidder has. */
static void
test_own (Fixture *self, gconstpointer data)
{
  show (self, 100);
  g_assert_true (shows (self, OWN));
}

/* Where lanes are out of sight, all capitals stand above them: no figure stands there twice. It follows the room there is. */
static void
test_cut (Fixture *self, gconstpointer data)
{
  show (self, 400);
  g_assert_false (shows (self, OWN));
  show (self, 100);
  g_assert_true (shows (self, OWN));
  show (self, 400);
  g_assert_false (shows (self, OWN));
}

/* Why a bid isn't taken stands in its place, and is gone with it. */
static void
test_refusal (Fixture *self, gconstpointer data)
{
  show (self, 100);
  g_assert_false (rh_cape_bid_told_refuses (self->told));
  rh_cape_bid_told_refuse (self->told, "Too much.");
  board_settle ();
  g_assert_true (rh_cape_bid_told_refuses (self->told));
  g_assert_true (shows (self, "Too much."));
  g_assert_false (shows (self, OWN));
  rh_cape_bid_told_refuse (self->told, "");
  board_settle ();
  g_assert_false (rh_cape_bid_told_refuses (self->told));
  g_assert_true (shows (self, OWN));
}

/* On a phone that is one line, so that the keys below it stay where they are. */
static void
test_one_line (Fixture *self, gconstpointer data)
{
  g_autofree char *why = rh_cape_text_bids_too_much (188);
  g_autofree char *text = rh_cape_text_bids_stop (why);
  GtkWidget *label;
  int width;

  show (self, 400);
  rh_cape_bid_told_stop (self->told, why);
  board_settle ();
  label = board_find_text (GTK_WIDGET (self->told), text);
  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), &width, NULL);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
  g_assert_cmpint (width, <=, 310);
}

/* Whichever is shown, its bidder hears the sentence. */
static void
test_said (Fixture *self, gconstpointer data)
{
  show (self, 400);
  g_assert_cmpstr (rh_announce_get_said (self->board.window), ==, OWN);
}

static void
add (const char *name, void (*func) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  add ("/cape-bid-told/own", test_own);
  add ("/cape-bid-told/cut", test_cut);
  add ("/cape-bid-told/refusal", test_refusal);
  add ("/cape-bid-told/one-line", test_one_line);
  add ("/cape-bid-told/said", test_said);

  return g_test_run ();
}
