/* SPDX-License-Identifier: GPL-3.0-or-later
 * Somebody starts the program: on the first visit Home greets; with games
 * under way it offers each of them by one press, the newest first. */

#include "config.h"

#include "rh-home-page.h"

#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *window;
} Home;

static void
set_up (Home *home, gconstpointer data)
{
  home->table = store_table_new ();
  home->store = rh_store_open (home->table->path, NULL);
  g_assert_nonnull (home->store);
}

static void
tear_down (Home *home, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (home->window));
  rh_store_close (home->store);
  store_table_free (home->table);
}

static GtkWidget *
show (Home *home)
{
  GtkWidget *page = rh_home_page_new (home->store, NULL, NULL);

  home->window = ui_screen_window (page);

  return page;
}

/* Nothing is stored: a greeting, New Game, the sample; no history to go to. */
static void
test_first (Home *home, gconstpointer data)
{
  GtkWidget *page = show (home);
  GtkWidget *button = ui_screen_find (page, GTK_TYPE_BUTTON, "New Game");

  ui_screen_find (page, GTK_TYPE_LABEL, "Welcome to Railhead");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.new-game");
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  ui_screen_find (page, GTK_TYPE_LABEL, "Sample Game");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_BUTTON, "History"));
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_LABEL, "Games Under Way"));
}

/* All games are over: nothing to continue, but there is a history. */
static void
test_all_over (Home *home, gconstpointer data)
{
  GtkWidget *page;

  store_table_end (home->store, store_table_add (home->store, "Anna,Bram"));
  page = show (home);

  ui_screen_find (page, GTK_TYPE_BUTTON, "History");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_LABEL, "Welcome to Railhead"));
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_LABEL, "Games Under Way"));
}

static void
assert_description (GtkWidget *row, const char *text)
{
  g_autofree char *problem =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  g_assert_cmpstr (problem, ==, NULL);
}

static guint
count_labels (GtkWidget *root, const char *text)
{
  guint n = GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);

  return n;
}

/* In pixels. */
static double
letters_of (GtkWidget *page, const char *text)
{
  GtkWidget *label = ui_screen_find (page, GTK_TYPE_LABEL, text);
  PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (label));

  return (double) pango_font_description_get_size (font) / PANGO_SCALE;
}

static double
top_of (GtkWidget *row, const char *text)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (ui_screen_find (row, GTK_TYPE_LABEL, text), row, &bounds));

  return (double) bounds.origin.y;
}

/* It says which game it is, then who plays; what is pressed is below. */
static void
assert_order (GtkWidget *row, const char *player)
{
  ui_screen_settle (row);
  g_assert_cmpfloat (top_of (row, "From Cape to Cairo"), <, top_of (row, player));
  g_assert_cmpfloat (top_of (row, player), <, top_of (row, "Continue"));
}

/* Of several the newest alone is shown larger, and continues. */
static void
test_newest (Home *home, gconstpointer data)
{
  GtkWidget *page;

  store_table_add (home->store, "Anna,Bram");
  store_table_add (home->store, "Csilla,Dóra");
  page = show (home);
  ui_screen_find (gtk_widget_get_ancestor (ui_screen_find (page, GTK_TYPE_LABEL, "Dóra"), GTK_TYPE_BUTTON),
                  GTK_TYPE_LABEL, "Continue");
  g_assert_cmpuint (count_labels (page, "Continue"), ==, 1);
  assert_order (gtk_widget_get_ancestor (ui_screen_find (page, GTK_TYPE_LABEL, "Dóra"), GTK_TYPE_BUTTON), "Dóra");
  ui_screen_find (page, GTK_TYPE_LABEL, "Games Under Way");
  g_assert_cmpfloat (letters_of (page, "Dóra"), >=, 18);
  ui_screen_find (page, GTK_TYPE_LABEL, "▲\302\240Anna   ■\302\240Bram");
  g_assert_null (ui_screen_look_for (page, GTK_TYPE_LABEL, "Bram"));
}

/* What screen readers say of the button on which that stands. */
static char *
dup_name_of (GtkWidget *page, const char *text)
{
  GtkWidget *row = gtk_widget_get_ancestor (ui_screen_find (page, GTK_TYPE_LABEL, text), GTK_TYPE_BUTTON);

  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
}

/* Who has sealed a bid and leaves the table reads that nothing is lost; of other games, and by whom, it says nothing. */
static void
test_bidding (Home *home, gconstpointer data)
{
  g_autoptr (GArray) bidding = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 game = store_table_add (home->store, "Anna,Bram");
  g_autofree char *names = NULL;
  g_autofree char *other = NULL;
  GtkWidget *page;

  store_table_add (home->store, "Csilla,Dóra");
  g_array_append_val (bidding, game);
  page = rh_home_page_new (home->store, NULL, bidding);
  home->window = ui_screen_window (page);
  names = dup_name_of (page, "▲\302\240Anna   ■\302\240Bram");
  g_assert_true (g_str_has_suffix (names, " · sealed bids are kept"));
  other = dup_name_of (page, "Dóra");
  g_assert_null (strstr (other, "sealed"));
}

/* One game is under way: its button says who, where it stands and when, and opens it. */
static void
test_continue (Home *home, gconstpointer data)
{
  gint64 game = store_table_add (home->store, "Anna,Bram de Vries");
  GtkWidget *page;
  GtkWidget *row;
  GVariant *target;
  g_autofree char *names = NULL;

  store_table_play (home->store, game, "reveal d2/7 v1/3");
  page = show (home);
  row = gtk_widget_get_ancestor (ui_screen_find (page, GTK_TYPE_LABEL, "Bram de Vries"), GTK_TYPE_BUTTON);
  g_assert_nonnull (row);
  ui_screen_find (row, GTK_TYPE_LABEL, "Continue");
  ui_screen_find (row, GTK_TYPE_LABEL, "£100");
  assert_description (row, "Anna\302\240£100, Bram de Vries\302\240£100");
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_BUTTON);
  names = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_true (g_str_has_prefix (names, "Anna, Bram de Vries. "));
  g_assert_nonnull (g_strstr_len (names, -1, "last played today at "));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (row)), ==, "win.open-game");
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row));
  g_assert_cmpint (g_variant_get_int64 (target), ==, game);
  g_assert_cmpint (gtk_widget_get_height (row), >=, 44);
  ui_screen_find (page, GTK_TYPE_BUTTON, "New Game");
  ui_screen_find (page, GTK_TYPE_BUTTON, "History");
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/home-page/first", Home, NULL, set_up, test_first, tear_down);
  g_test_add ("/home-page/all-over", Home, NULL, set_up, test_all_over, tear_down);
  g_test_add ("/home-page/bidding", Home, NULL, set_up, test_bidding, tear_down);
  g_test_add ("/home-page/newest", Home, NULL, set_up, test_newest, tear_down);
  g_test_add ("/home-page/continue", Home, NULL, set_up, test_continue, tear_down);

  return g_test_run ();
}
