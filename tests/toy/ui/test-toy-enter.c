/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where anybody may make the next move, the board shows who has begun one, and scrolls to them. */

#include "config.h"

#include "rh-table-page.h"
#include "rh-toy-ui.h"
#include "rh-toy.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhSession  *session;
  GtkWidget  *page;
} Desk;

static void
set_up (Desk *desk, gconstpointer data)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_toy_game);

  for (guint i = 0; i < RH_SEATS_MAX; i++) {
    g_autofree char *name = g_strdup_printf ("Player %u", i + 1);

    g_assert_true (rh_setup_add_seat (setup, RH_COLOUR_NONE, name, NULL));
  }
  desk->table = store_table_new ();
  desk->store = store_table_open (desk->table);
  desk->session = rh_session_new_game (desk->store, setup, NULL);
  g_assert_nonnull (desk->session);
  desk->page = rh_table_page_new (&rh_toy_ui, desk->session);
  gtk_window_set_default_size (GTK_WINDOW (ui_screen_window (desk->page)), 360, 500);
  ui_screen_settle (desk->page);
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (desk->page)));
  g_clear_object (&desk->session);
  rh_store_close (desk->store);
  store_table_free (desk->table);
}

static GtkWidget *
find_line (Desk *desk, const char *name)
{
  return gtk_widget_get_parent (ui_screen_find (desk->page, GTK_TYPE_LABEL, name));
}

static gboolean
is_in_sight (gpointer data)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (data, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (data, scroller, &bounds));

  return bounds.origin.y >= -1 && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller) + 1;
}

static gboolean
is_out_of_sight (gpointer data)
{
  return !is_in_sight (data);
}

static void
test_begun (Desk *desk, gconstpointer data)
{
  /* The last of eight, for whom there isn't room at once, begins a move; another does; then nobody has. */
  GtkWidget *first = find_line (desk, "Player 1");
  GtkWidget *last = find_line (desk, "Player 8");

  for (GtkWidget *line = first; line != NULL; line = gtk_widget_get_next_sibling (line))
    gtk_widget_set_size_request (line, -1, 60);
  ui_screen_wait (is_out_of_sight, last);
  g_assert_true (is_in_sight (first));
  g_assert_true (rh_session_set_draft (desk->session, "add 8", NULL));
  g_assert_true (gtk_widget_has_css_class (last, "begun"));
  ui_screen_wait (is_in_sight, last);

  g_assert_true (rh_session_set_draft (desk->session, "add 1", NULL));
  g_assert_true (gtk_widget_has_css_class (first, "begun"));
  g_assert_false (gtk_widget_has_css_class (last, "begun"));
  ui_screen_wait (is_in_sight, first);

  g_assert_true (rh_session_set_draft (desk->session, "", NULL));
  g_assert_false (gtk_widget_has_css_class (first, "begun"));
}

static void
test_played (Desk *desk, gconstpointer data)
{
  /* With the move, nothing is begun any more. */
  GtkWidget *line = find_line (desk, "Player 5");

  g_assert_true (rh_session_set_draft (desk->session, "add 5", NULL));
  g_assert_true (gtk_widget_has_css_class (line, "begun"));
  g_assert_true (rh_session_play (desk->session, "add 5 +3", NULL));
  g_assert_false (gtk_widget_has_css_class (line, "begun"));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/toy-enter/begun", Desk, NULL, set_up, test_begun, tear_down);
  g_test_add ("/toy-enter/played", Desk, NULL, set_up, test_played, tear_down);

  return g_test_run ();
}
