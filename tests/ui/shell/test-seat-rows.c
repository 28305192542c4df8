/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rows of all players of a new game: each a colour of their own, and none for who has no name. */

#include "config.h"

#include "rh-games.h"
#include "rh-seat-row.h"
#include "rh-seat-rows.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkBox     *box;
} Rows;

static void
add (Rows *self, const char *name)
{
  const RhGame *game = rh_game_find ("cape-to-cairo");
  RhSeatRow *row = RH_SEAT_ROW (rh_seat_row_new (self->store, game));

  rh_seat_row_set_colour (row, rh_seat_rows_get_free_colour (self->box, game));
  rh_seat_row_set_name (row, name);
  gtk_box_append (self->box, GTK_WIDGET (row));
}

static void
set_up (Rows *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->box = g_object_ref_sink (GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0)));
  add (self, "Anna");
  add (self, "");
  add (self, "Csilla");
  add (self, "");
}

static void
tear_down (Rows *self, gconstpointer data)
{
  g_clear_object (&self->box);
  rh_store_close (self->store);
  store_table_free (self->table);
}

static void
assert_names (Rows *self, const char *names)
{
  g_auto (GStrv) list = rh_seat_rows_dup_names (self->box);
  g_autofree char *joined = g_strjoinv (",", list);

  g_assert_cmpstr (joined, ==, names);
}

static void
test_colours (Rows *self, gconstpointer data)
{
  /* Each gets the first that is free. */
  GtkWidget *second = rh_seat_rows_find_colour (self->box, "blue");

  g_assert_cmpuint (rh_seat_rows_count (self->box), ==, 4);
  g_assert_true (second == gtk_widget_get_next_sibling (gtk_widget_get_first_child (GTK_WIDGET (self->box))));
  gtk_box_remove (self->box, second);
  g_assert_null (rh_seat_rows_find_colour (self->box, "blue"));
  g_assert_cmpstr (rh_seat_rows_get_free_colour (self->box, rh_game_find ("cape-to-cairo")), ==, "blue");
}

static void
test_unused (Rows *self, gconstpointer data)
{
  /* Without a name nobody plays; where too few have one, all places stay, for the names to be entered. */
  assert_names (self, "Anna,,Csilla,");
  rh_seat_rows_remove_unused (self->box, 3);
  assert_names (self, "Anna,,Csilla,");
  rh_seat_rows_remove_unused (self->box, 2);
  assert_names (self, "Anna,Csilla");
  rh_seat_rows_remove_unused (self->box, 2);
  assert_names (self, "Anna,Csilla");
}

static void
test_nameless (Rows *self, gconstpointer data)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  GtkWidget *second = gtk_widget_get_next_sibling (first);
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self->box));

  g_assert_true (rh_seat_rows_find_nameless (first) == second);
  g_assert_true (rh_seat_rows_find_nameless (second) == second);
  g_assert_true (rh_seat_rows_find_nameless (gtk_widget_get_next_sibling (second)) == last);
  g_assert_null (rh_seat_rows_find_nameless (NULL));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/seat-rows/colours", Rows, NULL, set_up, test_colours, tear_down);
  g_test_add ("/seat-rows/unused", Rows, NULL, set_up, test_unused, tear_down);
  g_test_add ("/seat-rows/nameless", Rows, NULL, set_up, test_nameless, tear_down);

  return g_test_run ();
}
