/* SPDX-License-Identifier: GPL-3.0-or-later
 * A card in three taps or three keys. */

#include "board.h"
#include "contrast.h"
#include "step-table.h"

#include "rh-button.h"
#include "rh-cape-card-entry.h"
#include "rh-cape-style.h"
#include "rh-cape-ui.h"
#include "rh-pixels.h"
#include "rh-style.h"
#include "rh-table-page.h"

typedef struct {
  GtkWidget *entry;
  guint      n;
  guint      terrain;
  guint      rails;
  guint      value;
} Fixture;

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, Fixture *self)
{
  self->n++;
  self->terrain = terrain;
  self->rails = rails;
  self->value = value;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->entry = g_object_ref_sink (rh_cape_card_entry_new ());
  g_signal_connect (self->entry, "card", G_CALLBACK (on_card_cb), self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->entry);
}

static void
click (Fixture *self, const char *name)
{
  GtkWidget *button = step_table_find (self->entry, name);

  g_assert_nonnull (button);
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_RADIO);
  g_signal_emit_by_name (button, "clicked");
}

static gboolean
key (Fixture *self, guint keyval)
{
  return rh_cape_card_entry_key (RH_CAPE_CARD_ENTRY (self->entry), keyval, 0);
}

static void
assert_card (Fixture *self, guint n, RhCapeTerrain terrain, guint rails, guint value)
{
  g_assert_cmpuint (self->n, ==, n);
  g_assert_cmpuint (self->terrain, ==, terrain);
  g_assert_cmpuint (self->rails, ==, rails);
  g_assert_cmpuint (self->value, ==, value);
}

/* Three taps give a desert of two rails that is worth £7; each button says what it is,
 * and a terrain how many rails it needs. */
static void
test_taps (Fixture *self, gconstpointer data)
{
  click (self, "Desert, needs 8");
  click (self, "2 rails");
  g_assert_cmpuint (self->n, ==, 0);
  click (self, "£7");
  assert_card (self, 1, RH_CAPE_DESERT, 2, 7);
}

/* Three keys give a card; the key 0 is no rails first, and the value 10 then; afterwards the next
 * card can begin at once. */
static void
test_keys (Fixture *self, gconstpointer data)
{
  g_assert_true (key (self, GDK_KEY_r));
  g_assert_true (key (self, GDK_KEY_0));
  g_assert_true (key (self, GDK_KEY_0));
  assert_card (self, 1, RH_CAPE_RIVER, 0, 10);

  g_assert_true (key (self, GDK_KEY_S));
  g_assert_true (key (self, GDK_KEY_KP_3));
  g_assert_true (key (self, GDK_KEY_1));
  assert_card (self, 2, RH_CAPE_SAVANNA, 3, 1);
}

/* A figure where a terrain is asked for, four rails, and a letter of no terrain are nobody's keys. */
static void
test_other_keys (Fixture *self, gconstpointer data)
{
  g_assert_false (key (self, GDK_KEY_2));
  g_assert_false (key (self, GDK_KEY_x));
  g_assert_true (key (self, GDK_KEY_m));
  g_assert_false (key (self, GDK_KEY_4));
  g_assert_false (key (self, GDK_KEY_x));
  g_assert_false (rh_cape_card_entry_key (RH_CAPE_CARD_ENTRY (self->entry), GDK_KEY_1, GDK_CONTROL_MASK));
  g_assert_cmpuint (self->n, ==, 0);
}

/* Backspace takes back one tap at a time, and is given on when there is none. */
static void
test_backspace (Fixture *self, gconstpointer data)
{
  g_assert_false (key (self, GDK_KEY_BackSpace));
  g_assert_true (key (self, GDK_KEY_m));
  g_assert_true (key (self, GDK_KEY_1));
  g_assert_true (key (self, GDK_KEY_BackSpace));
  g_assert_true (key (self, GDK_KEY_3));
  g_assert_true (key (self, GDK_KEY_9));
  assert_card (self, 1, RH_CAPE_MOUNTAIN, 3, 9);
}

/* What has the focus is of the row that is asked for, also after Backspace. Enter chooses it only where somebody has
 * moved to it, or where it was chosen before. */
static void
test_focus (Fixture *self, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *focus;

  gtk_window_set_child (GTK_WINDOW (window), self->entry);
  gtk_window_present (GTK_WINDOW (window));
  step_table_wait_for (gtk_widget_get_mapped (self->entry));
  rh_cape_card_entry_focus (RH_CAPE_CARD_ENTRY (self->entry));
  g_assert_false (step_table_enter (window));
  g_assert_true (key (self, GDK_KEY_m));
  g_assert_false (step_table_enter (window));
  gtk_widget_grab_focus (step_table_find (self->entry, "1 rail"));
  g_assert_true (step_table_enter (window));
  g_assert_cmpint (rh_cape_card_entry_get (RH_CAPE_CARD_ENTRY (self->entry)).rails, ==, 1);
  g_assert_false (step_table_enter (window));
  g_assert_true (key (self, GDK_KEY_BackSpace));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (focus == step_table_find (self->entry, "0 rails"));

  /* After an undo too, which comes from elsewhere. */
  rh_cape_card_entry_set (RH_CAPE_CARD_ENTRY (self->entry),
                          (RhCapeParts) { RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN });
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (focus == step_table_find (self->entry, "River, needs 10"));
  g_assert_false (step_table_enter (window));

  rh_cape_card_entry_set (RH_CAPE_CARD_ENTRY (self->entry), (RhCapeParts) { RH_CAPE_RIVER, 2, 7 });
  g_assert_true (step_table_enter (window));
  assert_card (self, 1, RH_CAPE_RIVER, 2, 7);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever is told of the card may take the entry away: another step comes. */
static void
test_gone (Fixture *self, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *entry = rh_cape_card_entry_new ();

  gtk_window_set_child (GTK_WINDOW (window), entry);
  g_signal_connect_swapped (entry, "card", G_CALLBACK (gtk_window_destroy), window);
  gtk_window_present (GTK_WINDOW (window));
  step_table_wait_for (gtk_widget_get_mapped (entry));
  rh_cape_card_entry_focus (RH_CAPE_CARD_ENTRY (entry));
  g_assert_true (rh_cape_card_entry_key (RH_CAPE_CARD_ENTRY (entry), GDK_KEY_m, 0));
  g_assert_true (rh_cape_card_entry_key (RH_CAPE_CARD_ENTRY (entry), GDK_KEY_1, 0));
  g_assert_true (rh_cape_card_entry_key (RH_CAPE_CARD_ENTRY (entry), GDK_KEY_4, 0));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 0);
}

/* A wrong terrain is tapped anew while the card isn't whole; the rails stay. What is chosen is said. */
static void
test_change (Fixture *self, gconstpointer data)
{
  click (self, "Village, needs 7");
  click (self, "1 rail");
  gtk_test_accessible_assert_state (step_table_find (self->entry, "Village, needs 7"),
                                    GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  click (self, "River, needs 10");
  gtk_test_accessible_assert_state (step_table_find (self->entry, "Village, needs 7"),
                                    GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  click (self, "£4");
  assert_card (self, 1, RH_CAPE_RIVER, 1, 4);
}

static void
on_part_cb (RhCapeCardEntry *entry, guint *n)
{
  ++*n;
}

/* The same part once more is nothing new. */
static void
test_same (Fixture *self, gconstpointer data)
{
  guint n = 0;

  g_signal_connect (self->entry, "part", G_CALLBACK (on_part_cb), &n);
  click (self, "Village, needs 7");
  click (self, "Village, needs 7");
  g_assert_true (key (self, GDK_KEY_v));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (key (self, GDK_KEY_r));
  g_assert_cmpuint (n, ==, 2);
}

static void
type (Fixture *self, const char *keys)
{
  for (; *keys != '\0'; keys++)
    g_assert_true (key (self, gdk_unicode_to_keyval ((guint32) *keys)));
}

static void
assert_parts (Fixture *self, int terrain, int rails, int value)
{
  RhCapeParts parts = rh_cape_card_entry_get (RH_CAPE_CARD_ENTRY (self->entry));

  g_assert_cmpint (parts.terrain, ==, terrain);
  g_assert_cmpint (parts.rails, ==, rails);
  g_assert_cmpint (parts.value, ==, value);
}

/* By keys too the letter of another terrain takes the place of the first; behind that a card begins with it, so that whoever types
 * all of it, as after an undo, gives its rails as rails. A figure goes on where the card was. */
static void
test_change_keys (Fixture *self, gconstpointer data)
{
  type (self, "vd1r");
  assert_parts (self, RH_CAPE_RIVER, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN);
  g_assert_cmpuint (self->n, ==, 0);
  type (self, "14");
  assert_card (self, 1, RH_CAPE_RIVER, 1, 4);

  /* Of a whole card, after its rails were given anew. */
  rh_cape_card_entry_set (RH_CAPE_CARD_ENTRY (self->entry), (RhCapeParts) { RH_CAPE_DESERT, 2, 7 });
  click (self, "0 rails");
  assert_card (self, 2, RH_CAPE_DESERT, 0, 7);
  g_assert_true (key (self, GDK_KEY_m));
  assert_card (self, 3, RH_CAPE_MOUNTAIN, 0, 7);
}

/* What an undo leaves of a card, and what is typed then. */
static void
test_undone_keys (Fixture *self, gconstpointer data)
{
  static const struct {
    RhCapeParts left;
    const char *typed;
    RhCapeCard  card;
  } patterns[] = {
    { { RH_CAPE_MOUNTAIN, 2, RH_CAPE_PART_OPEN }, "r28", { RH_CAPE_RIVER, 2, 8 } },
    { { RH_CAPE_MOUNTAIN, 2, RH_CAPE_PART_OPEN }, "m28", { RH_CAPE_MOUNTAIN, 2, 8 } },
    { { RH_CAPE_MOUNTAIN, 2, RH_CAPE_PART_OPEN }, "8", { RH_CAPE_MOUNTAIN, 2, 8 } },
    { { RH_CAPE_MOUNTAIN, 2, RH_CAPE_PART_OPEN }, "2", { RH_CAPE_MOUNTAIN, 2, 2 } },
    { { RH_CAPE_MOUNTAIN, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN }, "r28", { RH_CAPE_RIVER, 2, 8 } },
    { { RH_CAPE_MOUNTAIN, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN }, "28", { RH_CAPE_MOUNTAIN, 2, 8 } },
    { { RH_CAPE_PART_OPEN, 2, RH_CAPE_PART_OPEN }, "r8", { RH_CAPE_RIVER, 2, 8 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++) {
    rh_cape_card_entry_set (RH_CAPE_CARD_ENTRY (self->entry), patterns[i].left);
    type (self, patterns[i].typed);
    assert_card (self, i + 1, patterns[i].card.terrain, patterns[i].card.rails, patterns[i].card.value);
  }
}

/* A whole card shows all of it, and each part is given anew by itself: by a tap, or by the keys of the row that has
 * the focus, which begins with the terrain and goes on to the next. */
static void
test_whole (Fixture *self, gconstpointer data)
{
  rh_cape_card_entry_set (RH_CAPE_CARD_ENTRY (self->entry), (RhCapeParts) { RH_CAPE_DESERT, 2, 7 });
  gtk_test_accessible_assert_state (step_table_find (self->entry, "2 rails"), GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  click (self, "£9");
  assert_card (self, 1, RH_CAPE_DESERT, 2, 9);
  click (self, "0 rails");
  assert_card (self, 2, RH_CAPE_DESERT, 0, 9);

  rh_cape_card_entry_set (RH_CAPE_CARD_ENTRY (self->entry), (RhCapeParts) { RH_CAPE_DESERT, 2, 7 });
  g_assert_false (key (self, GDK_KEY_3));
  g_assert_true (key (self, GDK_KEY_v));
  assert_card (self, 3, RH_CAPE_VILLAGE, 2, 7);
  g_assert_true (key (self, GDK_KEY_3));
  assert_card (self, 4, RH_CAPE_VILLAGE, 3, 7);
  g_assert_true (key (self, GDK_KEY_BackSpace));
  g_assert_cmpuint (self->n, ==, 4);
  g_assert_true (key (self, GDK_KEY_1));
  assert_card (self, 5, RH_CAPE_VILLAGE, 3, 1);
}

/* Every button is at least 44 pixels each way. */
static void
test_sizes (Fixture *self, gconstpointer data)
{
  static const char *const buttons[] = { "Mountain, needs 9", "0 rails", "3 rails", "£1", "£10" };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++) {
    GtkWidget *button = step_table_find (self->entry, buttons[i]);
    GtkRequisition size;

    g_assert_nonnull (button);
    gtk_widget_get_preferred_size (button, &size, NULL);
    g_assert_cmpint (size.width, >=, 44);
    g_assert_cmpint (size.height, >=, 44);
  }
}

static GtkWidget *
find_picture (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "cape-terrain") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_picture (child);

  return found;
}

/* In the first line nothing is drawn but what is behind the picture. */
static GdkRGBA
get_ground (GtkWidget *picture)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (picture));
  g_autoptr (GBytes) bytes = board_picture (window);
  const guchar *pixels = g_bytes_get_data (bytes, NULL);
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (picture) / 2, .5f);
  const guchar *pixel;

  g_assert_true (gtk_widget_compute_point (picture, window, &middle, &middle));
  pixel = pixels + 4 * ((int) middle.y * gtk_widget_get_width (window) + (int) middle.x);

  return (GdkRGBA) { pixel[2] / 255.0f, pixel[1] / 255.0f, pixel[0] / 255.0f, pixel[3] / 255.0f };
}

static void
check_chosen (Fixture *self, guint terrain)
{
  static const char *const names[] = {
    "River, needs 10", "Mountain, needs 9", "Desert, needs 8", "Village, needs 7", "Savanna, needs 6",
  };
  GtkWidget *picture = find_picture (step_table_find (self->entry, names[terrain - RH_CAPE_RIVER]));
  GdkRGBA ground, ink;

  rh_cape_card_entry_set (RH_CAPE_CARD_ENTRY (self->entry),
                          (RhCapeParts) { (int) terrain, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN });
  board_settle ();
  ground = get_ground (picture);
  rh_style_get (picture, rh_cape_style_ink (terrain), &ink);
  g_assert_cmpfloat ((double) ground.alpha, >, .99);
  g_assert_cmpfloat (contrast_of (&ink, &ground), >=, 3);
}

/* Chosen, the picture of a terrain is seen on the tint of its button as well as on a card, light and dark. */
static void
test_contrast (Fixture *self, gconstpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  Board board = { 0 };

  board_show (&board, self->entry, 360, 400);
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++) {
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
    for (guint terrain = RH_CAPE_RIVER; terrain <= RH_CAPE_TERRAIN_LAST; terrain++)
      check_chosen (self, terrain);
  }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
  gtk_window_destroy (GTK_WINDOW (board.window));
}

/* A tap draws no picture of a terrain anew: what is written on a key, and what is behind it, changes alone. */
static void
test_pictures (Fixture *self, gconstpointer data)
{
  Board board = { 0 };

  board_show (&board, self->entry, 360, 400);
  g_assert_cmpuint (rh_pixels_count (), ==, RH_CAPE_TERRAIN_LAST);
  click (self, "River, needs 10");
  board_settle ();
  click (self, "Savanna, needs 6");
  board_settle ();
  g_assert_cmpuint (rh_pixels_count (), ==, RH_CAPE_TERRAIN_LAST);
  gtk_window_destroy (GTK_WINDOW (board.window));
}

/* On a phone, all of its buttons are whole in sight, above what ends the turn, and large enough. */
static void
test_phone (Fixture *self, gconstpointer data)
{
  Board board;
  GtkWidget *page, *button, *scroller, *entry;
  graphene_rect_t bounds;

  board_open (&board, "cape-four-ties");
  board_play (&board, 8);
  page = rh_table_page_new (&rh_cape_ui, board.session);
  board_show (&board, page, 360, 720);
  board_click (page, "Whole Card");
  board_settle ();
  entry = board_find (page, RH_TYPE_CAPE_CARD_ENTRY, 0);
  g_assert_true (gtk_widget_get_mapped (entry));
  scroller = gtk_widget_get_ancestor (entry, GTK_TYPE_SCROLLED_WINDOW);
  for (guint i = 0; (button = board_find (entry, RH_TYPE_BUTTON, i)) != NULL; i++) {
    g_assert_true (gtk_widget_compute_bounds (button, scroller, &bounds));
    g_assert_cmpfloat (bounds.origin.y, >=, 0);
    g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (scroller));
    g_assert_cmpint (gtk_widget_get_height (button), >=, 40);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/cape-card-entry/pictures", Fixture, NULL, set_up, test_pictures, tear_down);
  g_test_add ("/cape-card-entry/taps", Fixture, NULL, set_up, test_taps, tear_down);
  g_test_add ("/cape-card-entry/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/cape-card-entry/other-keys", Fixture, NULL, set_up, test_other_keys, tear_down);
  g_test_add ("/cape-card-entry/backspace", Fixture, NULL, set_up, test_backspace, tear_down);
  g_test_add ("/cape-card-entry/focus", Fixture, NULL, set_up, test_focus, tear_down);
  g_test_add ("/cape-card-entry/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/cape-card-entry/change", Fixture, NULL, set_up, test_change, tear_down);
  g_test_add ("/cape-card-entry/change-keys", Fixture, NULL, set_up, test_change_keys, tear_down);
  g_test_add ("/cape-card-entry/undone-keys", Fixture, NULL, set_up, test_undone_keys, tear_down);
  g_test_add ("/cape-card-entry/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/cape-card-entry/whole", Fixture, NULL, set_up, test_whole, tear_down);
  g_test_add ("/cape-card-entry/contrast", Fixture, NULL, set_up, test_contrast, tear_down);
  g_test_add ("/cape-card-entry/phone", Fixture, NULL, set_up, test_phone, tear_down);
  g_test_add ("/cape-card-entry/sizes", Fixture, NULL, set_up, test_sizes, tear_down);

  return g_test_run ();
}
