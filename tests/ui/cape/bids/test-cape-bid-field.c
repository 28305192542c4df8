/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bid as it is typed: what it keeps, and what it tells nobody. */

#include "step-table.h"

#include "rh-cape-bid-field.h"

#include <string.h>

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
  self->field = RH_CAPE_BID_FIELD (rh_cape_bid_field_new ());
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
  int width = gtk_widget_get_width (GTK_WIDGET (self->field));
  int height = gtk_widget_get_height (GTK_WIDGET (self->field));
  GdkPaintable *paintable = gtk_widget_paintable_new (GTK_WIDGET (self->field));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderNode *node;
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));
  GBytes *bytes;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
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

/* Digits make a number; nothing typed is no bid, and £0 is one. */
static void
test_digits (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (get_bid (self), ==, -1);
  type (self, "0");
  g_assert_cmpint (get_bid (self), ==, 0);
  type (self, "12");
  g_assert_cmpint (get_bid (self), ==, 12);
  type (self, "34");
  g_assert_cmpint (get_bid (self), ==, 123);
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

/* The accessibility tree is told whose bid it is and never more; and there is no text in the field. */
static void
test_accessible (Fixture *self, gconstpointer data)
{
  static const char *const typed[] = { "", "0", "12", "123" };

  g_assert_false (GTK_IS_EDITABLE (self->field));
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (self->field)));
  gtk_test_accessible_assert_role (self->field, GTK_ACCESSIBLE_ROLE_IMG);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    rh_cape_bid_field_wipe (self->field);
    type (self, typed[i]);
    gtk_test_accessible_assert_property (self->field, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna’s bid, hidden");
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW));
    g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (self->field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
    g_assert_null (gtk_widget_get_tooltip_text (GTK_WIDGET (self->field)));
  }
}

/* To the eye it is the same, empty or with three digits, and as wide. */
static void
test_mask (Fixture *self, gconstpointer data)
{
  static const char *const typed[] = { "0", "12", "123" };
  g_autoptr (GBytes) empty = NULL;
  int natural;

  redraw (self);
  empty = take_picture (self);
  gtk_widget_measure (GTK_WIDGET (self->field), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    g_autoptr (GBytes) picture = NULL;
    int after;

    rh_cape_bid_field_wipe (self->field);
    type (self, typed[i]);
    redraw (self);
    picture = take_picture (self);
    g_assert_true (g_bytes_equal (picture, empty));
    gtk_widget_measure (GTK_WIDGET (self->field), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &after, NULL, NULL);
    g_assert_cmpint (after, ==, natural);
  }
}

/* A peek shows the digits, the end of it hides them, and so does wiping. */
static void
test_peek (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) hidden = NULL;
  g_autoptr (GBytes) shown = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GBytes) wiped = NULL;

  type (self, "12");
  redraw (self);
  hidden = take_picture (self);
  rh_cape_bid_field_set_peek (self->field, TRUE);
  redraw (self);
  shown = take_picture (self);
  g_assert_false (g_bytes_equal (shown, hidden));
  gtk_test_accessible_assert_property (self->field, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna’s bid, hidden");

  rh_cape_bid_field_set_peek (self->field, FALSE);
  redraw (self);
  after = take_picture (self);
  g_assert_true (g_bytes_equal (after, hidden));

  rh_cape_bid_field_set_peek (self->field, TRUE);
  rh_cape_bid_field_wipe (self->field);
  redraw (self);
  wiped = take_picture (self);
  g_assert_true (g_bytes_equal (wiped, hidden));
}

/* A field that isn't on the screen any more holds nothing. */
static void
test_unmap (Fixture *self, gconstpointer data)
{
  type (self, "12");
  gtk_widget_set_visible (self->window, FALSE);
  g_assert_cmpint (get_bid (self), ==, -1);
}

#define ADD(name, function) g_test_add ("/cape-bid-field/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("digits", test_digits);
  ADD ("keys", test_keys);
  ADD ("accessible", test_accessible);
  ADD ("mask", test_mask);
  ADD ("peek", test_peek);
  ADD ("unmap", test_unmap);

  return g_test_run ();
}
