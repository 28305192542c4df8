/* SPDX-License-Identifier: GPL-3.0-or-later
 * The preferences: found by key and by menu, and what is switched there holds at the table at once. */

#include "config.h"

#include "rh-preferences-window.h"

#include "rh-application.h"
#include "rh-settings.h"
#include "rh-window.h"

#include "store-table.h"
#include "ui-screen.h"

#define PASS "Pass when building is impossible"

/* One for all tests: a bus knows it by its name. */
static GtkApplication *application;

/* Ctrl and a comma, as in other programs. */
static void
test_action (void)
{
  g_auto (GStrv) actions = gtk_application_get_actions_for_accel (application, "<Control>comma");
  GtkWidget *preferences;

  g_assert_cmpstr (actions[0], ==, "app.preferences");
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  preferences = ui_screen_find_window (RH_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (preferences);
  g_assert_true (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (preferences))) == ui_screen_find_window (RH_TYPE_WINDOW));
  g_assert_true (gtk_window_get_modal (GTK_WINDOW (preferences)));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* Copies: where they are and what they take is said, how much they may take is set at once. */
static void
test_copies (void)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  const RhWatcher watcher = { NULL, NULL, NULL };
  RhStore *store = store_table_open (table);
  GtkWidget *preferences = rh_preferences_window_new (NULL);
  GtkWidget *size;

  rh_preferences_window_tell_copies (RH_PREFERENCES_WINDOW (preferences), table->path, NULL);
  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);
  g_assert_nonnull (ui_screen_find_words (preferences, "There is none yet."));
  store_table_add (store, "Anna,Bram");
  g_assert_true (rh_store_keep_daily (store, G_MAXUINT64, now, &watcher, NULL));
  rh_store_close (store);
  rh_preferences_window_tell_copies (RH_PREFERENCES_WINDOW (preferences), table->path, NULL);
  g_assert_nonnull (ui_screen_find_words (preferences, "1 copy is in the folder “"));
  g_assert_null (ui_screen_find_words (preferences, "No copy could be made today"));
  rh_preferences_window_tell_copies (RH_PREFERENCES_WINDOW (preferences), table->path, "Rust & <dust>.");
  g_assert_nonnull (ui_screen_find_words (preferences, "No copy could be made today: Rust & <dust>."));
  g_assert_nonnull (ui_screen_find_words (preferences, "1 copy is in the folder “"));

  size = ui_screen_find (preferences, GTK_TYPE_SPIN_BUTTON, "Room for copies of all games, in MB");
  g_assert_cmpint ((int) gtk_spin_button_get_value (GTK_SPIN_BUTTON (size)), ==, RH_SETTINGS_COPIES_SIZE_DEFAULT);
  g_assert_cmpint (gtk_widget_get_allocated_height (size), >=, 44);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (size), 0);
  g_assert_cmpint (g_settings_get_int (settings, RH_SETTINGS_COPIES_SIZE), ==, 0);
  g_settings_reset (settings, RH_SETTINGS_COPIES_SIZE);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* The switch is named, shows what holds, and a click changes it. */
static void
test_switch (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  GtkWidget *preferences = rh_preferences_window_new (NULL);
  GtkWidget *pass;

  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);
  pass = ui_screen_find (preferences, GTK_TYPE_SWITCH, PASS);
  gtk_test_accessible_assert_role (pass, GTK_ACCESSIBLE_ROLE_SWITCH);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (pass)));

  g_assert_true (gtk_widget_activate (pass));
  ui_screen_settle (pass);
  g_assert_cmpint (g_settings_get_boolean (settings, RH_SETTINGS_PLAYS_FORCED),
                   ==,
                   gtk_switch_get_active (GTK_SWITCH (pass)));
  gtk_switch_set_active (GTK_SWITCH (pass), FALSE);
  g_assert_false (g_settings_get_boolean (settings, RH_SETTINGS_PLAYS_FORCED));
  g_settings_reset (settings, RH_SETTINGS_PLAYS_FORCED);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (pass)));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* The system's language is chosen at first; each other has its own name; a click keeps the choice. */
static void
test_language (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  g_autofree char *chosen = NULL;
  GtkWidget *preferences = rh_preferences_window_new (NULL);
  GtkWidget *magyar;

  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);
  ui_screen_find (preferences, GTK_TYPE_LABEL, "System");
  ui_screen_find (preferences, GTK_TYPE_LABEL, "English");
  ui_screen_find (preferences, GTK_TYPE_LABEL, "Nederlands");
  ui_screen_find (preferences, GTK_TYPE_LABEL, "Italiano");
  magyar = gtk_widget_get_ancestor (ui_screen_find (preferences, GTK_TYPE_LABEL, "Magyar"), ADW_TYPE_ACTION_ROW);
  g_assert_true (gtk_widget_activate (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (magyar))));
  chosen = g_settings_get_string (settings, RH_SETTINGS_LANGUAGE);
  g_assert_cmpstr (chosen, ==, "hu");
  g_settings_reset (settings, RH_SETTINGS_LANGUAGE);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

/* Over a narrow window it lies within it: border and all, also where nothing composes and the border is drawn. */
static void
test_narrow (void)
{
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *preferences;
  int minimum, width, height;

  gtk_window_set_default_size (GTK_WINDOW (parent), 360, 500);
  gtk_window_present (GTK_WINDOW (parent));
  ui_screen_settle (parent);
  preferences = rh_preferences_window_new (GTK_WINDOW (parent));
  gtk_widget_measure (preferences, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_window_get_default_size (GTK_WINDOW (preferences), &width, &height);
  g_assert_cmpint (width, <=, gtk_widget_get_width (parent));
  g_assert_cmpint (height, <=, gtk_widget_get_height (parent));
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (parent));
}

static const char *
last_move (RhStore *store, gint64 game, char **text)
{
  g_autoptr (RhStoredGame) stored = store_table_load (store, game);

  g_free (*text);
  *text = g_strdup (g_ptr_array_index (stored->moves, stored->stand.n_played - 1));

  return *text;
}

/* At the table: the pass is played and told whole; switched off, the next one waits; both without leaving the page. */
static void
test_table (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *text = NULL;
  RhStore *store = rh_store_open (table->path, NULL);
  RhWindow *window = rh_window_new (application);
  gint64 game = store_table_add (store, "Anna,Bram");
  GtkWidget *page;

  store_table_play (store, game, "reveal r0/7 r0/3\nbids 100 100\ntie 1:/5 2:/3\npick 1 1");
  rh_window_set_store (window, store);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "x", game);
  page = rh_window_get_page (window);
  ui_screen_settle (page);

  ui_screen_click (page, "1 rail");
  g_assert_cmpstr (last_move (store, game, &text), ==, "pass 1");
  ui_screen_find (page, GTK_TYPE_LABEL, "Anna turns up: 1 rail. Anna passes: 9 rails short, with £0 in hand.");

  g_settings_set_boolean (settings, RH_SETTINGS_PLAYS_FORCED, FALSE);
  ui_screen_click (page, "1 rail");
  g_assert_cmpstr (last_move (store, game, &text), ==, "draw 2 1");
  ui_screen_click (page, "Pass");
  g_assert_cmpstr (last_move (store, game, &text), ==, "pass 2");
  ui_screen_find (page, GTK_TYPE_LABEL, "Bram turns up: 1 rail. Bram passes: 8 rails short, with £0 in hand.");

  /* Undone like anything else, and on again: it doesn't pass until the next draw. */
  g_settings_set_boolean (settings, RH_SETTINGS_PLAYS_FORCED, TRUE);
  g_assert_true (gtk_widget_activate_action (page, "table.undo", NULL));
  g_assert_cmpstr (last_move (store, game, &text), ==, "draw 2 1");
  g_assert_true (gtk_widget_activate_action (page, "table.undo", NULL));
  ui_screen_click (page, "2 rails");
  g_assert_cmpstr (last_move (store, game, &text), ==, "pass 2");

  g_settings_reset (settings, RH_SETTINGS_PLAYS_FORCED);
  gtk_window_destroy (GTK_WINDOW (window));
  rh_store_close (store);
}

/* Off at first, where a tap on a tile asks that player; switched on, it opens the bid. */
static void
test_open_bids (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  g_autoptr (StoreTable) table = store_table_new ();
  RhStore *store = rh_store_open (table->path, NULL);
  RhWindow *window = rh_window_new (application);
  gint64 game = store_table_add (store, "Anna,Bram");
  GtkWidget *preferences = rh_preferences_window_new (NULL);
  GtkWidget *open_bids;
  GtkWidget *page;

  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);
  open_bids = ui_screen_find (preferences, GTK_TYPE_SWITCH, "Open secret bids with one tap");
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (open_bids)));
  store_table_play (store, game, "reveal r0/7 r0/3");
  rh_window_set_store (window, store);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "x", game);
  page = rh_window_get_page (window);
  ui_screen_settle (page);
  ui_screen_click (page, "Anna, waiting");
  ui_screen_click (page, "Enter My Bid");
  ui_screen_click (page, "Back");

  gtk_switch_set_active (GTK_SWITCH (open_bids), TRUE);
  g_assert_true (g_settings_get_boolean (settings, RH_SETTINGS_OPENS_BIDS));
  ui_screen_click (page, "Anna, waiting");
  ui_screen_click (page, "7");
  ui_screen_click (page, "Seal");
  ui_screen_find (page, GTK_TYPE_BUTTON, "Anna, sealed");

  g_settings_reset (settings, RH_SETTINGS_OPENS_BIDS);
  ui_screen_click (page, "Bram, waiting");
  ui_screen_click (page, "Enter My Bid");
  ui_screen_click (page, "Back");
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (window));
  rh_store_close (store);
}

static void
press_space (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (keys) && !used)
      g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_space, 0, 0, &used);
  }
}

/* Off at first, so that a bid is told to nobody; switched on, it is said to who holds the key of a peek, and the row says to
 * whom else. */
static void
test_say_bids (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RH_APP_ID);
  g_autoptr (StoreTable) table = store_table_new ();
  RhStore *store = rh_store_open (table->path, NULL);
  RhWindow *window = rh_window_new (application);
  gint64 game = store_table_add (store, "Anna,Bram");
  GtkWidget *preferences = rh_preferences_window_new (NULL);
  GtkWidget *page, *peek, *say;

  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);
  say = ui_screen_find (preferences, GTK_TYPE_SWITCH, "Say a secret bid while peeking");
  g_assert_nonnull (ui_screen_find_words (preferences, "any other program that reads screens"));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (say)));
  store_table_play (store, game, "reveal r0/7 r0/3");
  rh_window_set_store (window, store);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-game", "x", game);
  page = rh_window_get_page (window);
  for (guint i = 0; i < 2; i++) {
    gtk_switch_set_active (GTK_SWITCH (say), i == 1);
    ui_screen_settle (page);
    ui_screen_click (page, "Enter My Bid");
    ui_screen_click (page, "7");
    peek = ui_screen_find (page, GTK_TYPE_BUTTON, "Hold to Peek");
    press_space (peek);
    gtk_test_accessible_assert_property (peek, GTK_ACCESSIBLE_PROPERTY_LABEL, i == 1 ? "£7" : "Hold to Peek");
    ui_screen_click (page, "Back");
  }

  g_settings_reset (settings, RH_SETTINGS_SAYS_BIDS);
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (window));
  rh_store_close (store);
}

/* The smallest letters of any text from there on that is seen, in pixels. */
static double
measure_least (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double least = G_MAXDOUBLE;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0') {
    g_assert_true (pango_font_description_get_size_is_absolute (font));
    least = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    double below = measure_least (child); /* once: MIN takes its words twice */

    least = MIN (least, below);
  }

  return least;
}

static void
assert_letters (int width, int height, double least)
{
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *preferences;

  gtk_window_set_decorated (GTK_WINDOW (parent), FALSE);
  gtk_window_set_child (GTK_WINDOW (parent), gtk_label_new ("Home"));
  /* What is needed may be more than the screen has; what is wished for may not. */
  gtk_widget_set_size_request (gtk_window_get_child (GTK_WINDOW (parent)), width, height);
  gtk_window_present (GTK_WINDOW (parent));
  ui_screen_settle (parent);
  g_assert_cmpint (gtk_widget_get_width (parent), ==, width);
  preferences = rh_preferences_window_new (GTK_WINDOW (parent));
  gtk_window_present (GTK_WINDOW (preferences));
  ui_screen_settle (preferences);
  g_assert_cmpfloat (measure_least (preferences), >=, least);
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (parent));
}

/* What is small is read from a metre away, and on a large screen all is as large as the page below. */
static void
test_letters (void)
{
  assert_letters (1024, 600, 15);
  assert_letters (1920, 1080, 20);
}

int
main (int argc, char **argv)
{
  g_autoptr (RhApplication) owned = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  ui_screen_init (&argc, &argv);
  owned = rh_application_new ();
  application = GTK_APPLICATION (owned);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (application));

  g_test_add_func ("/preferences-window/copies", test_copies);
  g_test_add_func ("/preferences-window/action", test_action);
  g_test_add_func ("/preferences-window/switch", test_switch);
  g_test_add_func ("/preferences-window/language", test_language);
  g_test_add_func ("/preferences-window/narrow", test_narrow);
  g_test_add_func ("/preferences-window/table", test_table);
  g_test_add_func ("/preferences-window/open-bids", test_open_bids);
  g_test_add_func ("/preferences-window/say-bids", test_say_bids);
  g_test_add_func ("/preferences-window/letters", test_letters);
  status = g_test_run ();

  gtk_window_destroy (GTK_WINDOW (ui_screen_find_window (RH_TYPE_WINDOW)));

  return status;
}
