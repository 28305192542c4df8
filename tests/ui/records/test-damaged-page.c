/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game was damaged on the disk: it is shown up to the last move that holds,
 * and a copy up to there is kept by one press; the damaged one stays as it is. */

#include "config.h"

#include "rh-damaged-page.h"

#include "ui-screen.h"
#include "visit.h"

#define MOVES "reveal s2/7 s3/3\nbids 12 5\npick 1 1"

/* A game of three moves, damaged by such SQL, and its page. */
static void
set_up (Visit *visit, gconstpointer sql)
{
  g_autofree char *none = NULL;

  visit_open (visit);
  store_table_play (visit->store, store_table_add (visit->store, "Anna,Bram"), MOVES);
  none = store_table_ask (visit->table, sql);
  g_assert_cmpstr (none, ==, "");

  gtk_widget_activate_action (GTK_WIDGET (visit->window), "win.open-game", "x", G_GINT64_CONSTANT (1));
  visit_show (visit);
  g_assert_true (RH_IS_DAMAGED_PAGE (visit->page));
}

/* The copy is a game of its own that can be played on. */
static void
test_keep (Visit *visit, gconstpointer sql)
{
  g_autofree char *before = store_table_ask (visit->table, "SELECT * FROM move WHERE game = 1");
  g_autofree char *after = NULL;

  g_assert_nonnull (ui_screen_find_words (visit->page, "The game is damaged: "));
  g_assert_nonnull (ui_screen_find_words (visit->page, " It is shown up to move 2, the last one that is intact."));
  ui_screen_click (visit->page, "Previous Round");
  ui_screen_click (visit->page, "Keep a Copy");

  visit_assert_kept (visit, 2, 2);
  store_table_play (visit->store, 2, "pick 1 1");
  store_table_assert_asks (visit->table, "SELECT count(DISTINCT uuid) FROM game", "2");
  after = store_table_ask (visit->table, "SELECT * FROM move WHERE game = 1");
  g_assert_cmpstr (after, ==, before);
}

static void
test_locked (Visit *visit, gconstpointer sql)
{
  visit_assert_lockable (visit, "Keep a Copy", "The Copy Could Not Be Kept");
}

/* Nothing of it can be shown: it says so, and what there is can still be exported. */
static void
test_alone (Visit *visit, gconstpointer sql)
{
  g_assert_null (rh_damaged_page_get_replay (RH_DAMAGED_PAGE (visit->page)));
  ui_screen_find (visit->page, GTK_TYPE_LABEL, "This Game Is Damaged");
  g_assert_nonnull (ui_screen_find_words (visit->page, "The game is damaged: "));
  ui_screen_find (visit->page, GTK_TYPE_BUTTON, "Export Its Moves…");
  ui_screen_find (visit->page, GTK_TYPE_BUTTON, "Back");
  g_assert_null (ui_screen_look_for (visit->page, GTK_TYPE_BUTTON, "Keep a Copy"));
}

int
main (int argc, char **argv)
{
  static const char third[] = "UPDATE move SET text = 'pick 1 3' WHERE seq = 3";
  static const char first[] = "UPDATE move SET text = 'raveel' WHERE seq = 1";
  static const char head[] = "UPDATE seat SET colour = 'puce' WHERE seat = 0";

  ui_screen_init (&argc, &argv);

  g_test_add ("/damaged-page/keep", Visit, third, set_up, test_keep, visit_tear_down);
  g_test_add ("/damaged-page/locked", Visit, third, set_up, test_locked, visit_tear_down);
  g_test_add ("/damaged-page/no-move", Visit, first, set_up, test_alone, visit_tear_down);
  g_test_add ("/damaged-page/no-head", Visit, head, set_up, test_alone, visit_tear_down);

  return g_test_run ();
}
