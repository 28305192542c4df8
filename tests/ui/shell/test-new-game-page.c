/* SPDX-License-Identifier: GPL-3.0-or-later
 * Three people sit down. They say who they are, in which colour and order, and
 * start; next time one press fills all that in. What doesn't fit is said in
 * place, and nothing is stored before Start. */

#include "config.h"

#include "rh-new-game-page.h"

#include "rh-game-chooser.h"
#include "rh-games.h"
#include "rh-seat-row.h"
#include "rh-settings.h"

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
on_started_cb (Table *table, RhSession *session)
{
  g_assert_null (table->session);
  table->session = g_object_ref (session);
}

static void
open_page (Table *table)
{
  table->page = rh_new_game_page_new (table->store, rh_game_find ("cape-to-cairo"));
  g_signal_connect_swapped (table->page, "started", G_CALLBACK (on_started_cb), table);
  table->window = ui_screen_window (table->page);
}

static void
set_up (Table *table, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);

  g_settings_reset (settings, RH_SETTINGS_NEW_NAMES);
  table->table = store_table_new ();
  table->store = rh_store_open (table->table->path, NULL);
  if (data != NULL)
    store_table_add (table->store, data);
  open_page (table);
}

static void
tear_down (Table *table, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_clear_object (&table->session);
  rh_store_close (table->store);
  store_table_free (table->table);
}

static GtkWidget *
get_entry (Table *table, guint place)
{
  g_autofree char *label = g_strdup_printf ("Name of player %u", place);

  return ui_screen_find (table->page, GTK_TYPE_ENTRY, label);
}

static GtkWidget *
get_row (Table *table, guint place)
{
  return gtk_widget_get_ancestor (get_entry (table, place), RH_TYPE_SEAT_ROW);
}

static void
name (Table *table, guint place, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_entry (table, place)), text);
}

static guint
count_stored (Table *table)
{
  g_autoptr (GPtrArray) games = rh_store_list_games (table->store, TRUE, NULL, 100, NULL);

  return games->len;
}

static void
assert_seat (Table *table, guint place, const char *who, const char *colour)
{
  RhSeatRow *row = RH_SEAT_ROW (get_row (table, place));
  g_autofree char *own = rh_seat_row_dup_name (row);

  g_assert_cmpstr (own, ==, who);
  g_assert_cmpstr (rh_seat_row_get_colour (row), ==, colour);
}

static void
assert_started (Table *table, guint i, const char *who, const char *colour)
{
  const RhSetup *setup = rh_session_get_setup (table->session);

  g_assert_cmpuint (i, <, setup->n_seats);
  g_assert_cmpstr (setup->seats[i].name, ==, who);
  g_assert_cmpstr (setup->seats[i].colour, ==, colour);
}

/* There are several games, the first of which is chosen. */
static void
test_games (Table *table, gconstpointer data)
{
  g_assert_nonnull (ui_screen_look_for (table->page, RH_TYPE_GAME_CHOOSER, NULL));
  g_assert_nonnull (ui_screen_look_for (table->page, GTK_TYPE_WIDGET, "Bonus Rails at a River"));
  /* It takes no height that is left over: the players stay below it. */
  g_assert_false (gtk_widget_compute_expand (ui_screen_look_for (table->page, RH_TYPE_GAME_CHOOSER, NULL),
                                             GTK_ORIENTATION_VERTICAL));
}

/* Names, Start: the game is in the store, blanks around names are not. */
static void
test_start (Table *table, gconstpointer data)
{
  g_assert_null (ui_screen_look_for (table->page, GTK_TYPE_BUTTON, "Same Players Again"));
  name (table, 1, "Anna");
  name (table, 2, " Bram de Vries ");
  name (table, 3, "Csilla");
  g_assert_cmpuint (count_stored (table), ==, 0);

  ui_screen_click (table->page, "Start");

  g_assert_nonnull (table->session);
  g_assert_cmpuint (rh_session_get_setup (table->session)->n_seats, ==, 3);
  assert_started (table, 0, "Anna", "red");
  assert_started (table, 1, "Bram de Vries", "blue");
  assert_started (table, 2, "Csilla", "green");
  g_assert_cmpuint (count_stored (table), ==, 1);
}

static gboolean
is_on_start (Table *table)
{
  return gtk_root_get_focus (GTK_ROOT (table->window)) == ui_screen_find (table->page, GTK_TYPE_BUTTON, "Start");
}

static gboolean
is_in (Table *table, guint place)
{
  return gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)), get_entry (table, place));
}

/* Enter in a name goes to the next who has none, and after the last to Start, whichever game it is: nobody is added by it. */
static void
test_enter (Table *table, gconstpointer data)
{
  static const char *const games[] = { "From Cape to Cairo", "The Heart of Africa", "Zugkraft" };
  static const char *const names[] = { "Anna", "Bram", "Csilla" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_screen_find (table->page, GTK_TYPE_TOGGLE_BUTTON, games[i])), TRUE);
    for (guint k = 0; k < 3; k++)
      name (table, k + 1, "");
    for (guint k = 0; k < 3; k++) {
      gtk_widget_grab_focus (get_entry (table, k + 1));
      name (table, k + 1, names[k]);
      g_signal_emit_by_name (get_entry (table, k + 1), "activate");
      g_assert_true (k < 2 ? is_in (table, k + 2) : is_on_start (table));
    }
    g_assert_null (ui_screen_look_for (table->page, GTK_TYPE_ENTRY, "Name of player 4"));
  }
  g_assert_null (table->session);
}

/* A row that was asked for is gone to; left empty, it is gone on from to Start, which begins the game without. */
static void
test_enter_added (Table *table, gconstpointer data)
{
  static const char *const names[] = { "Anna", "Bram", "Csilla" };

  for (guint i = 0; i < 3; i++)
    name (table, i + 1, names[i]);
  ui_screen_click (table->page, "Add Player");
  g_assert_true (is_in (table, 4));
  g_signal_emit_by_name (get_entry (table, 3), "activate");
  g_assert_true (is_in (table, 4));
  g_signal_emit_by_name (get_entry (table, 4), "activate");
  g_assert_true (is_on_start (table));
  ui_screen_click (table->page, "Start");
  g_assert_cmpuint (rh_session_get_setup (table->session)->n_seats, ==, 3);
}

/* After the fourth name there is room for nobody else, and in a row above the last nobody else was meant. */
static void
test_enter_full (Table *table, gconstpointer data)
{
  static const char *const names[] = { "Anna", "Bram", "Csilla", "Dino" };

  ui_screen_click (table->page, "Add Player");
  for (guint i = 0; i < 4; i++)
    name (table, i + 1, names[i]);
  g_signal_emit_by_name (get_entry (table, 4), "activate");
  g_assert_true (is_on_start (table));

  gtk_widget_activate_action (get_row (table, 4), "seat.remove", NULL);
  g_signal_emit_by_name (get_entry (table, 2), "activate");
  g_assert_true (is_on_start (table));
  g_assert_null (table->session);
}

/* A row that was passed over comes before Start: nobody is left out by an Enter below it. Left empty, it is gone on from. */
static void
test_enter_passed_over (Table *table, gconstpointer data)
{
  name (table, 1, "Anna");
  name (table, 3, "Csilla");
  gtk_widget_grab_focus (get_entry (table, 3));
  g_signal_emit_by_name (get_entry (table, 3), "activate");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)), get_entry (table, 2)));
  g_signal_emit_by_name (get_entry (table, 2), "activate");
  g_assert_true (is_on_start (table));
  g_assert_null (table->session);
}

/* Who was added and has no name yet isn't left out by an Enter too many. */
static void
test_enter_nameless (Table *table, gconstpointer data)
{
  name (table, 1, "Anna");
  name (table, 2, "Bram");
  gtk_widget_grab_focus (get_entry (table, 2));
  g_signal_emit_by_name (get_entry (table, 2), "activate");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)), get_entry (table, 3)));
  g_signal_emit_by_name (get_entry (table, 3), "activate");
  g_assert_null (table->session);
  g_signal_emit_by_name (gtk_root_get_focus (GTK_ROOT (table->window)), "clicked");
  g_assert_nonnull (table->session);
}

/* Last time Anna, Bram and Csilla played: one press, and only Start is left. */
static void
test_again (Table *table, gconstpointer data)
{
  ui_screen_click (table->page, "Same Players Again");

  assert_seat (table, 1, "Anna", "red");
  assert_seat (table, 2, "Bram", "blue");
  assert_seat (table, 3, "Csilla", "green");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (table->window)) == ui_screen_find (table->page, GTK_TYPE_BUTTON, "Start"));

  ui_screen_click (table->page, "Start");
  g_assert_nonnull (table->session);
  assert_started (table, 2, "Csilla", "green");
  g_assert_cmpuint (count_stored (table), ==, 2);
}

/* The same name twice is refused at the second, as soon as it stands there; the same in another case too. */
static void
test_twice (Table *table, gconstpointer data)
{
  name (table, 1, "Éva");
  name (table, 2, "ÉVA");

  ui_screen_find (get_row (table, 2), GTK_TYPE_LABEL, "The name “ÉVA” is taken already");
  gtk_test_accessible_assert_state (get_entry (table, 2), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  gtk_test_accessible_assert_state (get_entry (table, 1), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE);

  name (table, 3, "Csilla");
  ui_screen_click (table->page, "Start");
  g_assert_null (table->session);
  g_assert_cmpuint (count_stored (table), ==, 0);

  name (table, 2, "Bram");
  g_assert_null (ui_screen_look_for (get_row (table, 2), GTK_TYPE_LABEL, "The name “ÉVA” is taken already"));
  ui_screen_click (table->page, "Start");
  g_assert_nonnull (table->session);
}

/* A place that nobody has taken is in nobody's way; where too few have a name, Start says so, and puts the focus there. */
static void
test_nameless (Table *table, gconstpointer data)
{
  name (table, 3, "Csilla");
  ui_screen_click (table->page, "Start");

  g_assert_null (table->session);
  ui_screen_find (get_row (table, 1), GTK_TYPE_LABEL, "Enter a name, or remove this player");
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)), get_entry (table, 1)));

  ui_screen_click (table->page, "Add Player");
  name (table, 1, "Anna");
  ui_screen_click (table->page, "Start");
  g_assert_nonnull (table->session);
  g_assert_cmpuint (rh_session_get_setup (table->session)->n_seats, ==, 2);
  assert_started (table, 1, "Csilla", "green");
}

/* Another page, a look at a game, or a power cut: what was typed is there again, until the game is started. */
static void
test_typed (Table *table, gconstpointer data)
{
  name (table, 1, "Anna");
  name (table, 3, "Csilla");
  ui_screen_click (table->page, "Add Player");
  name (table, 4, "Dino");
  gtk_window_destroy (GTK_WINDOW (table->window));
  open_page (table);
  assert_seat (table, 1, "Anna", "red");
  assert_seat (table, 2, "", "blue");
  assert_seat (table, 3, "Csilla", "green");
  assert_seat (table, 4, "Dino", "yellow");

  ui_screen_click (table->page, "Start");
  g_assert_nonnull (table->session);
  g_assert_cmpuint (rh_session_get_setup (table->session)->n_seats, ==, 3);
  gtk_window_destroy (GTK_WINDOW (table->window));
  open_page (table);
  assert_seat (table, 1, "", "red");
  assert_seat (table, 3, "", "green");
}

/* Who moves takes name and colour along; the first can't move up, the last can't move down. */
static void
test_reorder (Table *table, gconstpointer data)
{
  ui_screen_click (table->page, "Same Players Again");

  gtk_widget_activate_action (get_row (table, 1), "seat.move-up", NULL);
  assert_seat (table, 1, "Anna", "red");

  gtk_widget_activate_action (get_row (table, 1), "seat.move-down", NULL);
  assert_seat (table, 1, "Bram", "blue");
  assert_seat (table, 2, "Anna", "red");

  gtk_widget_activate_action (get_row (table, 3), "seat.move-up", NULL);
  assert_seat (table, 2, "Csilla", "green");
  assert_seat (table, 3, "Anna", "red");

  gtk_widget_activate_action (get_row (table, 3), "seat.move-down", NULL);
  assert_seat (table, 3, "Anna", "red");
}

static void
drop (Table *table, guint dragged, guint place)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (get_row (table, place));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, RH_TYPE_SEAT_ROW);
  g_value_set_object (&value, get_row (table, dragged));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller))
      g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
  }
  g_assert_true (taken);
}

/* Dropped on another, a player takes that place. */
static void
test_drop (Table *table, gconstpointer data)
{
  ui_screen_click (table->page, "Same Players Again");

  drop (table, 1, 3);
  assert_seat (table, 1, "Bram", "blue");
  assert_seat (table, 2, "Csilla", "green");
  assert_seat (table, 3, "Anna", "red");

  drop (table, 2, 1);
  assert_seat (table, 1, "Csilla", "green");
  assert_seat (table, 2, "Bram", "blue");
  assert_seat (table, 3, "Anna", "red");
}

/* Two to four can play: there is no fifth, and the last two can't be removed. */
static void
test_seats (Table *table, gconstpointer data)
{
  g_assert_cmpuint (ui_screen_count (table->page, RH_TYPE_SEAT_ROW), ==, 3);
  ui_screen_click (table->page, "Add Player");
  assert_seat (table, 4, "", "yellow");
  g_assert_null (ui_screen_look_for (table->page, GTK_TYPE_BUTTON, "Add Player"));

  gtk_widget_activate_action (get_row (table, 1), "seat.remove", NULL);
  gtk_widget_activate_action (get_row (table, 1), "seat.remove", NULL);
  gtk_widget_activate_action (get_row (table, 1), "seat.remove", NULL);
  g_assert_cmpuint (ui_screen_count (table->page, RH_TYPE_SEAT_ROW), ==, 2);

  /* A colour that came free is given again. */
  ui_screen_click (table->page, "Add Player");
  assert_seat (table, 3, "", "red");
}

/* Who takes another's colour gives their own; each button says its colour, and is big enough. */
static void
test_colours (Table *table, gconstpointer data)
{
  GtkWidget *blue = ui_screen_find (get_row (table, 1), GTK_TYPE_TOGGLE_BUTTON, "Blue");

  gtk_test_accessible_assert_property (blue, GTK_ACCESSIBLE_PROPERTY_LABEL, "Blue");
  gtk_test_accessible_assert_role (blue, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_state (blue, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  g_assert_cmpint (gtk_widget_get_height (blue), >=, 44);
  g_assert_cmpint (gtk_widget_get_width (blue), >=, 44);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (blue), TRUE);
  gtk_test_accessible_assert_state (blue, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  assert_seat (table, 1, "", "blue");
  assert_seat (table, 2, "", "red");
  assert_seat (table, 3, "", "green");

  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (ui_screen_find (get_row (table, 1), GTK_TYPE_TOGGLE_BUTTON, "Yellow")), TRUE);
  assert_seat (table, 1, "", "yellow");
  assert_seat (table, 2, "", "red");
}

/* The Dutch rules: the option is in the setup; the usual one needs no word there. */
static void
test_option (Table *table, gconstpointer data)
{
  GtkWidget *dutch = ui_screen_find (table->page, GTK_TYPE_CHECK_BUTTON, "The builder too: Dutch edition");

  /* It is at hand without anything to be opened. */
  g_assert_true (gtk_widget_get_mapped (dutch));
  gtk_test_accessible_assert_role (dutch, GTK_ACCESSIBLE_ROLE_RADIO);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (dutch)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (dutch), TRUE);

  ui_screen_click (table->page, "Same Players Again");
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (dutch)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (dutch), TRUE);
  ui_screen_click (table->page, "Start");
  g_assert_cmpstr (rh_setup_get_option (rh_session_get_setup (table->session), "river-bonus"), ==, "all");

  /* The same table has the same box, whoever plays next time. */
  gtk_window_destroy (GTK_WINDOW (table->window));
  open_page (table);
  dutch = ui_screen_find (table->page, GTK_TYPE_CHECK_BUTTON, "The builder too: Dutch edition");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (dutch)));
}

static void
test_ring (Table *table, gconstpointer data)
{
  /* The game that is chosen has a frame; where it has the focus too, that is seen within it. */
  GtkWidget *tile = ui_screen_find (table->page, GTK_TYPE_TOGGLE_BUTTON, "From Cape to Cairo");

  g_assert_cmpint (ui_screen_get_change (tile, GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE, 5), >, 100);
}

/* The focus goes out of a name at either end of it, back as well as on. */
static void
test_focus (Table *table, gconstpointer data)
{
  GtkWidget *second = get_row (table, 2);

  gtk_widget_grab_focus (get_entry (table, 2));
  gtk_widget_child_focus (table->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (table->window)), get_row (table, 1)));
  gtk_widget_child_focus (table->window, GTK_DIR_TAB_FORWARD);
  g_assert_nonnull (gtk_widget_get_focus_child (get_entry (table, 2)));
  gtk_widget_child_focus (table->window, GTK_DIR_TAB_FORWARD);
  g_assert_null (gtk_widget_get_focus_child (get_entry (table, 2)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (table->window)), second));
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* With four players the options stand below what a small laptop shows at once: what is beside them says that there is more. */
static void
test_low (Table *table, gconstpointer data)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (get_row (table, 1), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *bar = gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (scroller));

  ui_screen_click (table->page, "Add Player");
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1024, 590);
  gtk_window_present (GTK_WINDOW (table->window));
  ui_screen_wait (is_mapped, bar);
  g_assert_cmpfloat (gtk_widget_get_opacity (bar), ==, 1);
  g_assert_cmpint (gtk_widget_get_width (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller))), <,
                   gtk_widget_get_width (scroller));
}

static void
assert_same_edges (Table *table)
{
  graphene_rect_t above, below;

  ui_screen_settle (table->page);
  g_assert_true (gtk_widget_compute_bounds (ui_screen_find (table->page, GTK_TYPE_BUTTON, "Add Player"), table->page, &above));
  g_assert_true (gtk_widget_compute_bounds (ui_screen_find (table->page, GTK_TYPE_BUTTON, "Start"), table->page, &below));
  g_assert_cmpfloat (below.origin.x, ==, above.origin.x);
  g_assert_cmpfloat (below.size.width, ==, above.size.width);
}

/* Start stands right below the rest, with a scroll bar beside that and without. */
static void
test_edges (Table *table, gconstpointer data)
{
  static const int sizes[][2] = { { 360, 600 }, { 700, 600 }, { 1024, 590 }, { 1024, 1600 }, { 660, 1600 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    gtk_window_destroy (GTK_WINDOW (table->window));
    open_page (table);
    gtk_window_set_default_size (GTK_WINDOW (table->window), sizes[i][0], sizes[i][1]);
    gtk_window_present (GTK_WINDOW (table->window));
    ui_screen_settle (table->page);
    assert_same_edges (table);
  }
}

static float
get_top (Table *table, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, table->page, &bounds));

  return bounds.origin.y;
}

static gboolean
is_narrower (gpointer row)
{
  return gtk_widget_get_width (row) < 700;
}

static void
test_beside (Table *table, gconstpointer data)
{
  /* Where there is room for both, the options stand beside the players, each of whom has one line; else below them. */
  GtkWidget *options = ui_screen_find (table->page, GTK_TYPE_BOX, "Options");
  float top = get_top (table, options);

  g_assert_cmpfloat (top, >, get_top (table, get_row (table, 3)));
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1024, 590);
  gtk_window_present (GTK_WINDOW (table->window));
  ui_screen_wait (is_narrower, get_row (table, 1));
  g_assert_cmpfloat (get_top (table, options), <, get_top (table, get_row (table, 1)));
  g_assert_cmpint (gtk_widget_get_height (get_row (table, 1)), <, 70);
}

int
main (int argc, char **argv)
{
  const char *last = "Anna,Bram,Csilla";

  ui_screen_init (&argc, &argv);

  g_test_add ("/new-game-page/games", Table, NULL, set_up, test_games, tear_down);
  g_test_add ("/new-game-page/start", Table, NULL, set_up, test_start, tear_down);
  g_test_add ("/new-game-page/enter", Table, NULL, set_up, test_enter, tear_down);
  g_test_add ("/new-game-page/enter-added", Table, NULL, set_up, test_enter_added, tear_down);
  g_test_add ("/new-game-page/enter-full", Table, NULL, set_up, test_enter_full, tear_down);
  g_test_add ("/new-game-page/focus", Table, NULL, set_up, test_focus, tear_down);
  g_test_add ("/new-game-page/ring", Table, NULL, set_up, test_ring, tear_down);
  g_test_add ("/new-game-page/again", Table, last, set_up, test_again, tear_down);
  g_test_add ("/new-game-page/twice", Table, NULL, set_up, test_twice, tear_down);
  g_test_add ("/new-game-page/enter-passed-over", Table, NULL, set_up, test_enter_passed_over, tear_down);
  g_test_add ("/new-game-page/enter-nameless", Table, NULL, set_up, test_enter_nameless, tear_down);
  g_test_add ("/new-game-page/nameless", Table, NULL, set_up, test_nameless, tear_down);
  g_test_add ("/new-game-page/typed", Table, NULL, set_up, test_typed, tear_down);
  g_test_add ("/new-game-page/reorder", Table, last, set_up, test_reorder, tear_down);
  g_test_add ("/new-game-page/drop", Table, last, set_up, test_drop, tear_down);
  g_test_add ("/new-game-page/seats", Table, NULL, set_up, test_seats, tear_down);
  g_test_add ("/new-game-page/colours", Table, NULL, set_up, test_colours, tear_down);
  g_test_add ("/new-game-page/edges", Table, NULL, set_up, test_edges, tear_down);
  g_test_add ("/new-game-page/low", Table, NULL, set_up, test_low, tear_down);
  g_test_add ("/new-game-page/beside", Table, NULL, set_up, test_beside, tear_down);
  g_test_add ("/new-game-page/option", Table, last, set_up, test_option, tear_down);

  return g_test_run ();
}
