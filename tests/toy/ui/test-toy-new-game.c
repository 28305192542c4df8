/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game without colours is begun: nobody is asked for one, and up to eight sit down. */

#include "config.h"

#include "rh-new-game-page.h"

#include "rh-button.h"
#include "rh-games.h"
#include "rh-seat-choice.h"
#include "rh-seat-row.h"
#include "rh-toy.h"
#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *page;
  GtkWidget  *window;
  RhSession  *session;
} Table;

static void
on_started_cb (Table *self, RhSession *session)
{
  self->session = g_object_ref (session);
}

static void
set_up (Table *self, gconstpointer data)
{
  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->page = rh_new_game_page_new (self->store, rh_game_find ("toy"));
  g_signal_connect_swapped (self->page, "started", G_CALLBACK (on_started_cb), self);
  self->window = ui_screen_window (self->page);
}

static void
tear_down (Table *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->session);
  rh_store_close (self->store);
  store_table_free (self->table);
}

static void
name (Table *self, guint place, const char *text)
{
  g_autofree char *label = g_strdup_printf ("Name of player %u", place);

  gtk_editable_set_text (GTK_EDITABLE (ui_screen_find (self->page, GTK_TYPE_ENTRY, label)), text);
}

static void
test_start (Table *self, gconstpointer data)
{
  const RhSetup *setup;

  g_assert_cmpuint (ui_screen_count (self->page, RH_TYPE_SEAT_ROW), ==, 3);
  /* Those of the games, and of the menus. */
  g_assert_cmpuint (ui_screen_count (self->page, GTK_TYPE_TOGGLE_BUTTON), ==,
                    2 + ui_screen_count (self->page, GTK_TYPE_MENU_BUTTON));
  for (guint i = 3; i < RH_SEATS_MAX; i++)
    ui_screen_click (self->page, "Add Player");
  for (guint i = 0; i < RH_SEATS_MAX; i++) {
    g_autofree char *text = g_strdup_printf ("Player %u", i + 1);

    name (self, i + 1, text);
  }
  ui_screen_click (self->page, "Start");

  g_assert_nonnull (self->session);
  setup = rh_session_get_setup (self->session);
  g_assert_true (setup->game == &rh_toy_game);
  g_assert_cmpuint (setup->n_seats, ==, RH_SEATS_MAX);
  g_assert_cmpstr (setup->seats[7].name, ==, "Player 8");
  g_assert_cmpstr (setup->seats[7].colour, ==, RH_COLOUR_NONE);
}

/* Who played last sits down again with one press; what stands in a name is no markup. */
static void
test_again (Table *self, gconstpointer data)
{
  GtkWidget *again;

  name (self, 1, "Anna");
  name (self, 2, "Bram & Cleo");
  name (self, 3, "Dora");
  ui_screen_click (self->page, "Start");
  g_assert_nonnull (self->session);

  again = rh_new_game_page_new (self->store, rh_game_find ("toy"));
  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  gtk_window_set_child (GTK_WINDOW (self->window), again);
  self->page = again;
  g_assert_nonnull (ui_screen_look_for (again, GTK_TYPE_LABEL,
                                        "●\302\240Anna   ●\302\240Bram\302\240&\302\240Cleo   ●\302\240Dora"));
  rh_new_game_page_fill (RH_NEW_GAME_PAGE (again), rh_session_get_setup (self->session));
  g_assert_cmpuint (ui_screen_count (again, RH_TYPE_SEAT_ROW), ==, 3);
}

static void
assert_checked (Table *self, const char *label, gboolean checked)
{
  GtkWidget *button = ui_screen_find (self->page, GTK_TYPE_TOGGLE_BUTTON, label);
  g_autofree char *problem =
    gtk_test_accessible_check_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                                     checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE);

  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_RADIO);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) == checked);
}

static char *
get_name (Table *self, guint place)
{
  g_autofree char *label = g_strdup_printf ("Name of player %u", place);

  return g_strdup (gtk_editable_get_text (GTK_EDITABLE (ui_screen_find (self->page, GTK_TYPE_ENTRY, label))));
}

/* Whether that player is chosen to be first, and the button that begins the game says so: the choice may be below the fold. */
static void
assert_first (Table *self, const char *label)
{
  g_autofree char *goes_first = g_strdup_printf ("%s goes first", label);
  GtkWidget *group = gtk_widget_get_parent (ui_screen_find (self->page, RH_TYPE_SEAT_CHOICE, NULL));

  gtk_test_accessible_assert_state (ui_screen_find (group, RH_TYPE_BUTTON, label), GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_nonnull (ui_screen_find_words (self->page, goes_first));
  gtk_test_accessible_assert_property (ui_screen_find (self->page, GTK_TYPE_BUTTON, "Start"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       goes_first);
}

/* A number is given, and who is first is chosen by name; when they play again it is the next, and the number stays. */
static void
test_options (Table *self, gconstpointer data)
{
  GtkWidget *again;
  GtkWidget *spin;

  /* What was typed before is there again. */
  for (guint i = 1; i <= 3; i++)
    name (self, i, "");
  assert_first (self, "Player 1");
  name (self, 1, "Anna");
  name (self, 2, "Bram");
  name (self, 3, "Cleo");
  assert_first (self, "Anna");
  ui_screen_click (ui_screen_find (self->page, RH_TYPE_SEAT_CHOICE, NULL), "Cleo");
  assert_first (self, "Cleo");
  spin = ui_screen_find (self->page, GTK_TYPE_SPIN_BUTTON, "Points to Have");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 9999);
  ui_screen_click (self->page, "Start");
  g_assert_nonnull (self->session);
  g_assert_cmpint (rh_setup_get_number (rh_session_get_setup (self->session), "goal"), ==, 9999);
  g_assert_cmpint (rh_setup_get_number (rh_session_get_setup (self->session), "first"), ==, 3);

  again = rh_new_game_page_new (self->store, rh_game_find ("toy"));
  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  gtk_window_set_child (GTK_WINDOW (self->window), again);
  self->page = again;
  assert_first (self, "Player 1");
  ui_screen_click (self->page, "Same Players Again");
  assert_first (self, "Anna");
  spin = ui_screen_find (self->page, GTK_TYPE_SPIN_BUTTON, "Points to Have");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 9999);
}

/* The next of them is first in a rematch, and the button knows. */
static void
test_rematch (Table *self, gconstpointer data)
{
  g_autoptr (RhSetup) setup = rh_setup_new (&rh_toy_game);

  g_assert_true (rh_setup_add_seat (setup, RH_COLOUR_NONE, "Anna", NULL));
  g_assert_true (rh_setup_add_seat (setup, RH_COLOUR_NONE, "Bram", NULL));
  g_assert_true (rh_setup_set_option (setup, "first", "1", NULL));
  rh_new_game_page_fill (RH_NEW_GAME_PAGE (self->page), setup);
  assert_first (self, "Bram");
}

/* Another game is chosen with one press. The names stay; who has no room there is back when there is room again. */
static void
test_choose (Table *self, gconstpointer data)
{
  ui_screen_click (self->page, "Add Player");
  ui_screen_click (self->page, "Add Player");
  for (guint i = 1; i <= 5; i++) {
    g_autofree char *text = g_strdup_printf ("Player %u", i);

    name (self, i, text);
  }
  assert_checked (self, "Toy", TRUE);

  ui_screen_click (self->page, "From Cape to Cairo");
  assert_checked (self, "Toy", FALSE);
  assert_checked (self, "From Cape to Cairo", TRUE);
  g_assert_cmpuint (ui_screen_count (self->page, RH_TYPE_SEAT_ROW), ==, 4);
  for (guint i = 1; i <= 4; i++) {
    g_autofree char *expected = g_strdup_printf ("Player %u", i);
    g_autofree char *text = get_name (self, i);

    g_assert_cmpstr (text, ==, expected);
  }
  ui_screen_find (self->page, GTK_TYPE_TOGGLE_BUTTON, "Yellow");

  ui_screen_click (self->page, "Toy");
  g_assert_cmpuint (ui_screen_count (self->page, RH_TYPE_SEAT_ROW), ==, 5);
  g_assert_null (ui_screen_look_for (self->page, GTK_TYPE_TOGGLE_BUTTON, "Yellow"));
  ui_screen_click (self->page, "Start");
  g_assert_nonnull (self->session);
  g_assert_true (rh_session_get_setup (self->session)->game == &rh_toy_game);
  g_assert_cmpstr (rh_session_get_setup (self->session)->seats[4].name, ==, "Player 5");
}

/* Where colours may be shared, a fourth one sits down though there are three, and nobody gives a colour away. */
static void
test_shared (Table *self, gconstpointer data)
{
  static const char *const colours[] = { "black", "pink", "white", NULL };
  static const char *const expected[] = { "white", "pink", "white", "black" };
  GtkWidget *button;

  rh_toy_game.colours = colours;
  rh_toy_game.shared_colours = TRUE;
  ui_screen_click (self->page, "From Cape to Cairo");
  ui_screen_click (self->page, "Toy");
  ui_screen_click (self->page, "Add Player");
  for (guint i = 1; i <= 4; i++) {
    g_autofree char *text = g_strdup_printf ("Player %u", i);

    name (self, i, text);
  }
  button = ui_screen_find (self->page, GTK_TYPE_TOGGLE_BUTTON, "White");
  ui_screen_find (gtk_widget_get_parent (button), GTK_TYPE_TOGGLE_BUTTON, "pink");
  ui_screen_click (self->page, "White");
  ui_screen_click (self->page, "Start");

  g_assert_nonnull (self->session);
  g_assert_cmpuint (rh_session_get_setup (self->session)->n_seats, ==, 4);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpstr (rh_session_get_setup (self->session)->seats[i].colour, ==, expected[i]);
  rh_toy_game.colours = NULL;
  rh_toy_game.shared_colours = FALSE;
}

int
main (int argc, char *argv[])
{
  ui_screen_init (&argc, &argv);
  g_test_add ("/toy-new-game/start", Table, NULL, set_up, test_start, tear_down);
  g_test_add ("/toy-new-game/again", Table, NULL, set_up, test_again, tear_down);
  g_test_add ("/toy-new-game/options", Table, NULL, set_up, test_options, tear_down);
  g_test_add ("/toy-new-game/choose", Table, NULL, set_up, test_choose, tear_down);
  g_test_add ("/toy-new-game/rematch", Table, NULL, set_up, test_rematch, tear_down);
  g_test_add ("/toy-new-game/shared", Table, NULL, set_up, test_shared, tear_down);

  return g_test_run ();
}
