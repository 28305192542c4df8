/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where numbers come from, in rows: figures below each other for eyes, a sentence each for ears. */

#include "config.h"

#include "rh-announce.h"
#include "rh-tally.h"
#include "ui-screen.h"

static GtkWidget *
show (GtkWidget *tally, int width)
{
  GtkWidget *room = g_object_new (ADW_TYPE_CLAMP, "maximum-size", width, "tightening-threshold", width, "child", tally, NULL);
  GtkWidget *window = ui_screen_window (room);

  gtk_window_set_default_size (GTK_WINDOW (window), width, 400);
  ui_screen_settle (tally);

  return window;
}

static graphene_rect_t
find (GtkWidget *tally, const char *words)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (ui_screen_find_words (tally, words), tally, &bounds));

  return bounds;
}

static float
get_right (graphene_rect_t bounds)
{
  return bounds.origin.x + bounds.size.width;
}

static GPtrArray *
make_rows (const char *how)
{
  GPtrArray *rows = rh_tally_rows_new ();

  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup ("Start"), .figure = g_strdup ("£100"),
                                           .spoken = g_strdup ("Start: £100") });
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup ("Bid"), .how = g_strdup (how), .change = g_strdup ("−£5"),
                                           .figure = g_strdup ("£95"), .spoken = g_strdup ("Bid, leaves £95") });
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup ("Left"), .change = g_strdup ("+£10"),
                                           .figure = g_strdup ("£105"), .result = TRUE });

  return rows;
}

static void
test_columns (void)
{
  /* Figures end below each other, changes too, however many digits they have; words begin at one edge. */
  GtkWidget *tally = rh_tally_new ();
  g_autoptr (GPtrArray) rows = make_rows ("2 + 3");
  GtkWidget *window;

  rh_tally_set (RH_TALLY (tally), rows);
  window = show (tally, 400);
  g_assert_cmpfloat_with_epsilon (get_right (find (tally, "£95")), get_right (find (tally, "£100")), .5);
  g_assert_cmpfloat_with_epsilon (get_right (find (tally, "£105")), get_right (find (tally, "£100")), .5);
  g_assert_cmpfloat_with_epsilon (get_right (find (tally, "−£5")), get_right (find (tally, "+£10")), .5);
  g_assert_cmpfloat_with_epsilon (find (tally, "Left").origin.x, find (tally, "Start").origin.x, .5);
  g_assert_cmpfloat (get_right (find (tally, "£95")), >, 380);
  g_assert_cmpfloat (find (tally, "2 + 3").origin.x, >, get_right (find (tally, "Bid")));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_narrow (void)
{
  /* What has no room behind the words stands below them, and the figure stays where figures are. */
  GtkWidget *tally = rh_tally_new ();
  g_autoptr (GPtrArray) rows = make_rows ("desert 2 + village 0 + mountain 3 + savanna 2 + river 3");
  GtkWidget *window;
  graphene_rect_t what;
  graphene_rect_t how;

  rh_tally_set (RH_TALLY (tally), rows);
  window = show (tally, 260);
  what = find (tally, "Bid");
  how = find (tally, "desert 2 + village 0 + mountain 3 + savanna 2 + river 3");
  g_assert_cmpfloat_with_epsilon (how.origin.x, what.origin.x, .5);
  g_assert_cmpfloat (how.origin.y, >=, what.origin.y + what.size.height);
  g_assert_cmpfloat (get_right (how), <=, find (tally, "−£5").origin.x);
  g_assert_cmpfloat_with_epsilon (get_right (find (tally, "£95")), get_right (find (tally, "£100")), .5);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_said (gpointer window)
{
  return rh_announce_get_said (window) != NULL;
}

static void
test_heard (void)
{
  /* A row is a sentence to who hears it; one that another says has none. Other rows take the place of these. */
  GtkWidget *tally = rh_tally_new ();
  g_autoptr (GPtrArray) rows = make_rows ("2 + 3");
  g_autoptr (GPtrArray) nothing = rh_tally_rows_new ();
  GtkWidget *window;

  rh_tally_set (RH_TALLY (tally), rows);
  window = show (tally, 400);
  g_assert_cmpuint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (tally)), ==, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_role (ui_screen_find (tally, GTK_TYPE_WIDGET, "Bid, leaves £95"), GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  g_assert_nonnull (ui_screen_find (tally, GTK_TYPE_WIDGET, "Left +£10 £105"));
  rh_tally_say (RH_TALLY (tally));
  ui_screen_wait (has_said, window);
  g_assert_cmpstr (rh_announce_get_said (window), ==, "Start: £100. Bid, leaves £95.");

  rh_tally_set (RH_TALLY (tally), nothing);
  g_assert_cmpuint (ui_screen_count (tally, GTK_TYPE_LABEL), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_func ("/tally/columns", test_columns);
  g_test_add_func ("/tally/narrow", test_narrow);
  g_test_add_func ("/tally/heard", test_heard);

  return g_test_run ();
}
