/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bid as it is typed: what it keeps, and what it tells nobody. */

#include "step-table.h"

#include "rh-cape-bid-field.h"
#include "rh-language.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

/* As it is drawn: the sign of the pound and four blocks, each in the middle of a cell. */
#define CELLS 5
#define CELL_WIDTH 30
#define CORNER 7 /* of a block, from its middle: on the outline of a hollow one, too */

typedef struct {
  GtkWidget      *window;
  RhCapeBidField *field;
  guint           n_sealed;
} Fixture;

static void
on_seal_cb (RhCapeBidField *field, Fixture *self)
{
  self->n_sealed++;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = gtk_window_new ();
  self->field = g_object_new (RH_TYPE_CAPE_BID_FIELD, NULL);
  rh_cape_bid_field_set_name (self->field, "Anna");
  g_signal_connect (self->field, "seal", G_CALLBACK (on_seal_cb), self);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->field));
  gtk_window_present (GTK_WINDOW (self->window));
  step_table_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->field)));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
type (Fixture *self, const char *digits)
{
  for (guint i = 0; digits[i] != '\0'; i++)
    g_assert_true (rh_cape_bid_field_key (self->field, (guint) digits[i], 0));
}

static int
get_bid (Fixture *self)
{
  int bid;

  return rh_cape_bid_field_get_bid (self->field, &bid) ? bid : -1;
}

/* What the field shows, as bytes. */
static GBytes *
take_picture (Fixture *self)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (GTK_WIDGET (self->field));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node;
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));
  GBytes *bytes;

  gdk_paintable_snapshot (paintable,
                          snapshot,
                          gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node, NULL);
  bytes = gdk_texture_save_to_png_bytes (texture);
  gsk_render_node_unref (node);
  g_object_unref (paintable);

  return bytes;
}

/* Draws the widget anew, so that a picture of it is up to date. */
static void
redraw (Fixture *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->field));
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  gtk_widget_queue_draw (GTK_WIDGET (self->field));
  step_table_wait_for (gdk_frame_clock_get_frame_counter (clock) > frame + 1 ||
                       (gtk_widget_queue_draw (GTK_WIDGET (self->field)), FALSE));
}

/* Digits make a number; nothing typed is no bid, and £0 is one. A number that is too much for anybody is kept as such,
 * however much longer it grows. */
static void
test_digits (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (get_bid (self), ==, -1);
  type (self, "0");
  g_assert_cmpint (get_bid (self), ==, 0);
  type (self, "12");
  g_assert_cmpint (get_bid (self), ==, 12);
  type (self, "3");
  g_assert_cmpint (get_bid (self), ==, 123);
  type (self, "456");
  g_assert_cmpint (get_bid (self), ==, 1234);
}

/* Backspace erases, Delete clears, Enter seals, and other keys are left to others. */
static void
test_keys (Fixture *self, gconstpointer data)
{
  type (self, "123");
  g_assert_true (rh_cape_bid_field_key (self->field, GDK_KEY_BackSpace, 0));
  g_assert_cmpint (get_bid (self), ==, 12);
  g_assert_true (rh_cape_bid_field_key (self->field, GDK_KEY_Delete, 0));
  g_assert_cmpint (get_bid (self), ==, -1);
  g_assert_true (rh_cape_bid_field_key (self->field, GDK_KEY_BackSpace, 0));
  g_assert_true (rh_cape_bid_field_key (self->field, GDK_KEY_KP_7, 0));
  g_assert_cmpint (get_bid (self), ==, 7);
  g_assert_true (rh_cape_bid_field_key (self->field, GDK_KEY_Return, 0));
  g_assert_true (rh_cape_bid_field_key (self->field, GDK_KEY_KP_Enter, 0));
  g_assert_cmpuint (self->n_sealed, ==, 2);
  g_assert_false (rh_cape_bid_field_key (self->field, GDK_KEY_x, 0));
  g_assert_false (rh_cape_bid_field_key (self->field, GDK_KEY_Escape, 0));
  g_assert_false (rh_cape_bid_field_key (self->field, GDK_KEY_1, GDK_CONTROL_MASK));
  g_assert_cmpint (get_bid (self), ==, 7);
}

static GtkWidget *
get_mute (Fixture *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self->field));
}

/* The accessibility tree is told whose bid it is, and whether anything is typed, and never more; and there is no text
 * in the field. */
static void
test_accessible (Fixture *self, gconstpointer data)
{
  static const char *const typed[] = { "", "0", "12", "123" };

  GtkWidget *mute = get_mute (self);

  g_assert_false (GTK_IS_EDITABLE (self->field));
  gtk_test_accessible_assert_role (self->field, GTK_ACCESSIBLE_ROLE_GENERIC);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    rh_cape_bid_field_wipe (self->field);
    type (self, typed[i]);
    g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (mute)), ==, "");
    gtk_test_accessible_assert_property (mute, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna’s bid, hidden");
    gtk_test_accessible_assert_property (mute, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                         *typed[i] == '\0' ? "empty" : "not empty");
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (mute), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (mute), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_PROPERTY_LABEL));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
    g_assert_null (rh_tooltip_get (GTK_WIDGET (self->field)));
  }
}

/* The focus is where screen readers don't say the keys, and nothing can be put there, nor anything be opened. */
static void
test_mute (Fixture *self, gconstpointer data)
{
  GtkWidget *mute = get_mute (self);

  g_assert_true (GTK_IS_PASSWORD_ENTRY (mute));
  g_assert_false (gtk_editable_get_editable (GTK_EDITABLE (mute)));
  g_assert_false (gtk_widget_get_can_target (mute));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (self->field)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), mute));
  gtk_widget_activate_action (mute, "clipboard.paste", NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (mute)), ==, "");
}

/* To the eye it is hollow before the first digit, and the same however many digits there are; always as wide. */
static void
test_mask (Fixture *self, gconstpointer data)
{
  static const char *const typed[] = { "0", "12", "123", "9999", "12345" };
  g_autoptr (GBytes) empty = NULL;
  g_autoptr (GBytes) filled = NULL;
  int natural;

  redraw (self);
  empty = take_picture (self);
  gtk_widget_measure (GTK_WIDGET (self->field), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  type (self, "7");
  redraw (self);
  filled = take_picture (self);
  g_assert_false (g_bytes_equal (filled, empty));

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    g_autoptr (GBytes) picture = NULL;
    int after;

    rh_cape_bid_field_wipe (self->field);
    type (self, typed[i]);
    redraw (self);
    picture = take_picture (self);
    g_assert_true (g_bytes_equal (picture, filled));
    gtk_widget_measure (GTK_WIDGET (self->field), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &after, NULL, NULL);
    g_assert_cmpint (after, ==, natural);
  }
}

/* Erasing the last digit, or all, is seen; erasing one of two isn't. */
static void
test_erased (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) empty = NULL;
  g_autoptr (GBytes) filled = NULL;
  g_autoptr (GBytes) left = NULL;
  g_autoptr (GBytes) none = NULL;

  redraw (self);
  empty = take_picture (self);
  type (self, "12");
  redraw (self);
  filled = take_picture (self);
  rh_cape_bid_field_erase (self->field);
  redraw (self);
  left = take_picture (self);
  g_assert_true (g_bytes_equal (left, filled));
  rh_cape_bid_field_erase (self->field);
  rh_cape_bid_field_erase (self->field);
  redraw (self);
  none = take_picture (self);
  g_assert_true (g_bytes_equal (none, empty));
}

static void
on_drawn_cb (GdkFrameClock *clock, guint *n)
{
  ++*n;
}

/* Only the first digit has the window drawn again: how often it is drawn tells nothing of how long the bid is. */
static void
test_drawn (Fixture *self, gconstpointer data)
{
  GdkFrameClock *clock;
  guint n = 0;

  redraw (self);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->field));
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_drawn_cb), &n);
  type (self, "4");
  step_table_wait_for (n > 0);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  n = 0;
  type (self, "56");
  rh_cape_bid_field_erase (self->field);
  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (n, ==, 0);
  g_signal_handlers_disconnect_by_data (clock, &n);
}

static GdkTexture *
read_picture (Fixture *self)
{
  g_autoptr (GBytes) bytes = NULL;

  redraw (self);
  bytes = take_picture (self);

  return gdk_texture_new_from_bytes (bytes, NULL);
}

/* A block fills its corners; the sign of the pound, or a digit, doesn't. */
static gboolean
is_block (const guint32 *pixels, int width, int x, int y)
{
  guint32 ink = pixels[(y - CORNER) * width + x - CORNER];

  for (int dx = -CORNER; dx <= CORNER; dx += 2 * CORNER) {
    for (int dy = -CORNER; dy <= CORNER; dy += 2 * CORNER) {
      if (pixels[(y + dy) * width + x + dx] != ink || ink >> 24 == 0)
        return FALSE;
    }
  }

  return TRUE;
}

/* The sign of the pound stands where the language has it, before or behind, whatever is typed. */
static void
test_sign (Fixture *self, gconstpointer data)
{
  static const char *const typed[] = { "", "0", "123" };
  gboolean behind = g_str_has_prefix (C_("hidden bid", "£%s"), "%s");

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    g_autoptr (GdkTexture) picture = NULL;
    g_autofree guint32 *pixels = NULL;
    int width, x;

    rh_cape_bid_field_wipe (self->field);
    type (self, typed[i]);
    picture = read_picture (self);
    width = gdk_texture_get_width (picture);
    pixels = g_new (guint32, (gsize) (width * gdk_texture_get_height (picture)));
    gdk_texture_download (picture, (guchar *) pixels, (gsize) width * 4);
    x = (width - CELLS * CELL_WIDTH) / 2 + CELL_WIDTH / 2;
    for (int k = 0; k < CELLS; k++, x += CELL_WIDTH)
      g_assert_cmpint (is_block (pixels, width, x, gdk_texture_get_height (picture) / 2), ==,
                       k != (behind ? CELLS - 1 : 0));
  }
}

/* A peek shows the digits, the end of it hides them, and so does wiping. */
static void
test_peek (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) empty = NULL;
  g_autoptr (GBytes) hidden = NULL;
  g_autoptr (GBytes) shown = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GBytes) wiped = NULL;

  redraw (self);
  empty = take_picture (self);
  type (self, "12");
  redraw (self);
  hidden = take_picture (self);
  rh_cape_bid_field_set_peek (self->field, TRUE);
  redraw (self);
  shown = take_picture (self);
  g_assert_false (g_bytes_equal (shown, hidden));
  gtk_test_accessible_assert_property (get_mute (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna’s bid, hidden");

  rh_cape_bid_field_set_peek (self->field, FALSE);
  redraw (self);
  after = take_picture (self);
  g_assert_true (g_bytes_equal (after, hidden));

  rh_cape_bid_field_set_peek (self->field, TRUE);
  rh_cape_bid_field_wipe (self->field);
  redraw (self);
  wiped = take_picture (self);
  g_assert_true (g_bytes_equal (wiped, empty));
}

/* A field that isn't on the screen any more holds nothing. */
static void
test_unmap (Fixture *self, gconstpointer data)
{
  type (self, "12");
  gtk_widget_set_visible (self->window, FALSE);
  g_assert_cmpint (get_bid (self), ==, -1);
}

/* The focus leaves it at either end. */
static void
test_focus (Fixture *self, gconstpointer data)
{
  g_autoptr (GtkWidget) field = g_object_ref (GTK_WIDGET (self->field));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new ();
  GtkWidget *after = gtk_button_new ();

  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), field);
  gtk_box_append (GTK_BOX (box), after);
  step_table_wait_for (gtk_widget_get_height (after) > 0);

  gtk_widget_grab_focus (field);
  g_assert_nonnull (gtk_widget_get_focus_child (field));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_focus (before));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
  g_assert_nonnull (gtk_widget_get_focus_child (field));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_focus (after));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  g_assert_nonnull (gtk_widget_get_focus_child (field));
}

static void
on_undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ++*(guint *) data;
}

/* The keys that undo, which an entry would take, are for the page. */
static void
test_undo (Fixture *self, gconstpointer data)
{
  static const GActionEntry entry = { .name = "undo", .activate = on_undo_cb };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->field));
  guint undone = 0;

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, &undone);
  gtk_widget_insert_action_group (self->window, "table", G_ACTION_GROUP (group));
  type (self, "12");
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);
    gboolean used = FALSE;

    if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
      g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_z, 0, GDK_CONTROL_MASK, &used);
  }
  g_assert_cmpuint (undone, ==, 1);
}

#define ADD(name, function) g_test_add ("/cape-bid-field/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  rh_language_set_up ();
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("digits", test_digits);
  ADD ("keys", test_keys);
  ADD ("accessible", test_accessible);
  ADD ("mute", test_mute);
  ADD ("look/mask", test_mask);
  ADD ("look/erased", test_erased);
  ADD ("drawn", test_drawn);
  ADD ("look/sign", test_sign);
  ADD ("peek", test_peek);
  ADD ("unmap", test_unmap);
  ADD ("focus", test_focus);
  ADD ("undo", test_undo);

  return g_test_run ();
}
