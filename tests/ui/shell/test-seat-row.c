/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player of a new game: the name without blanks, a colour of the game’s, and what can be done at that place. */

#include "config.h"

#include "rh-games.h"
#include "rh-seat-row.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *row;
  GtkWidget  *window;
  char       *picked;
} Place;

static void
on_picked_cb (Place *self, const char *colour)
{
  g_free (self->picked);
  self->picked = g_strdup (colour);
}

static void
set_up (Place *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->row = rh_seat_row_new (self->store, rh_game_find ("cape-to-cairo"));
  rh_seat_row_set_place (RH_SEAT_ROW (self->row), 0, 3);
  g_signal_connect_swapped (self->row, "colour-picked", G_CALLBACK (on_picked_cb), self);
  gtk_box_append (GTK_BOX (box), self->row);
  self->window = ui_screen_window (box);
}

static void
tear_down (Place *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_free (self->picked);
  rh_store_close (self->store);
  store_table_free (self->table);
}

static void
test_name (Place *self, gconstpointer data)
{
  /* Blanks around a name are nobody's name. */
  g_autofree char *name = NULL;

  rh_seat_row_set_name (RH_SEAT_ROW (self->row), "Anna");
  gtk_editable_set_text (GTK_EDITABLE (ui_screen_find (self->row, GTK_TYPE_ENTRY, "Name of player 1")), "  Jörg de Vries ");
  name = rh_seat_row_dup_name (RH_SEAT_ROW (self->row));
  g_assert_cmpstr (name, ==, "Jörg de Vries");
}

static void
test_colour (Place *self, gconstpointer data)
{
  /* A colour that is given is worn without a word; one that is pressed is asked for, and not taken: others may have it. */
  rh_seat_row_set_colour (RH_SEAT_ROW (self->row), "blue");
  g_assert_null (self->picked);
  g_assert_cmpstr (rh_seat_row_get_colour (RH_SEAT_ROW (self->row)), ==, "blue");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_screen_find (self->row, GTK_TYPE_TOGGLE_BUTTON, "Yellow")), TRUE);
  g_assert_cmpstr (self->picked, ==, "yellow");
  g_assert_cmpstr (rh_seat_row_get_colour (RH_SEAT_ROW (self->row)), ==, "blue");
}

static void
count (guint *n)
{
  ++*n;
}

/* How often something comes of that action. */
static guint
act (Place *self, const char *signal, const char *action)
{
  guint n = 0;
  gulong id = g_signal_connect_swapped (self->row, signal, G_CALLBACK (count), &n);

  gtk_widget_activate_action (self->row, action, NULL);
  g_signal_handler_disconnect (self->row, id);

  return n;
}

static void
test_place (Place *self, gconstpointer data)
{
  /* The first can't move up, the last not down, and of the fewest players nobody can go. */
  GtkWidget *other = gtk_label_new ("somebody");

  rh_seat_row_set_place (RH_SEAT_ROW (self->row), 0, 2);
  g_assert_cmpuint (act (self, "moved", "seat.move-up"), ==, 0);
  g_assert_cmpuint (act (self, "removed", "seat.remove"), ==, 0);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (self->row)), other);
  g_assert_cmpuint (act (self, "moved", "seat.move-down"), ==, 1);
  g_assert_true (gtk_widget_get_prev_sibling (self->row) == other);

  rh_seat_row_set_place (RH_SEAT_ROW (self->row), 2, 3);
  /* Whose colour it is belongs to each: Tab comes to one of them only. */
  gtk_test_accessible_assert_property (ui_screen_find (self->row, GTK_TYPE_TOGGLE_BUTTON, "Yellow"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Colour of player 3");
  ui_screen_find (self->row, GTK_TYPE_ENTRY, "Name of player 3");
  g_assert_cmpuint (act (self, "moved", "seat.move-down"), ==, 0);
  g_assert_cmpuint (act (self, "removed", "seat.remove"), ==, 1);
  g_assert_cmpuint (act (self, "moved", "seat.move-up"), ==, 1);
  g_assert_null (gtk_widget_get_prev_sibling (self->row));
}

static void
test_error (Place *self, gconstpointer data)
{
  /* What is wrong is said in place, until it isn't. */
  rh_seat_row_set_error (RH_SEAT_ROW (self->row), "Two players have this name");
  g_assert_nonnull (ui_screen_find_words (self->row, "Two players have this name"));
  rh_seat_row_set_error (RH_SEAT_ROW (self->row), NULL);
  g_assert_null (ui_screen_find_words (self->row, "Two players have this name"));
}

/* The shapes beside the name, or below it. */
static gboolean
is_in_line (gpointer row)
{
  graphene_rect_t name;
  graphene_rect_t shape;

  return gtk_widget_compute_bounds (ui_screen_find (row, GTK_TYPE_ENTRY, "Name of player 1"), row, &name) &&
         gtk_widget_compute_bounds (ui_screen_find (row, GTK_TYPE_TOGGLE_BUTTON, "Red"), row, &shape) &&
         shape.origin.x > name.origin.x + name.size.width && shape.origin.y < name.origin.y + name.size.height;
}

static gboolean
is_in_two (gpointer row)
{
  return !is_in_line (row);
}

static void
test_line (Place *self, gconstpointer data)
{
  /* A player is one line where there is room for it, and two on a phone; from there it becomes wide again, and narrow. */
  gtk_window_set_default_size (GTK_WINDOW (self->window), 640, 300);
  ui_screen_wait (is_in_line, self->row);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 300);
  ui_screen_wait (is_in_two, self->row);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 640, 300);
  ui_screen_wait (is_in_line, self->row);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/seat-row/name", Place, NULL, set_up, test_name, tear_down);
  g_test_add ("/seat-row/colour", Place, NULL, set_up, test_colour, tear_down);
  g_test_add ("/seat-row/place", Place, NULL, set_up, test_place, tear_down);
  g_test_add ("/seat-row/error", Place, NULL, set_up, test_error, tear_down);
  g_test_add ("/seat-row/line", Place, NULL, set_up, test_line, tear_down);

  return g_test_run ();
}
