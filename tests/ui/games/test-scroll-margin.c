/* SPDX-License-Identifier: GPL-3.0-or-later
 * What stands below a part that scrolls begins and ends where that does, whether there is a scroll bar or not, and on
 * whichever side it is. */

#include "config.h"

#include "rh-scroll-margin.h"

#include "ui-screen.h"

#define HIGH 2000

typedef struct {
  GtkWidget *content;
  GtkWidget *below;
  GtkWidget *bar;
  int        height;
  gboolean   barred;
} Part;

static gboolean
is_barred (gpointer data)
{
  const Part *self = data;

  return gtk_widget_get_mapped (self->bar) == self->barred;
}

static void
assert_same_edges (Part *self)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (self->below));
  graphene_rect_t above, below;

  self->barred = self->height == HIGH;
  gtk_widget_set_size_request (self->content, -1, self->height);
  ui_screen_wait (is_barred, self);
  ui_screen_settle (self->below);
  g_assert_true (gtk_widget_compute_bounds (self->content, window, &above));
  g_assert_true (gtk_widget_compute_bounds (self->below, window, &below));
  g_assert_cmpfloat (below.origin.x, ==, above.origin.x);
  g_assert_cmpfloat (below.size.width, ==, above.size.width);
  g_assert_cmpint (above.size.width < 800, ==, self->barred);
}

static void
test_edges (gconstpointer direction)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  Part part = { .content = gtk_button_new (), .below = gtk_button_new (), .height = HIGH };
  GtkWidget *window;

  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (direction));
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), part.content);
  gtk_widget_set_vexpand (scroller, TRUE);
  part.bar = gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (scroller));
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), part.below);
  rh_scroll_margin_follow (part.below, GTK_SCROLLED_WINDOW (scroller));
  window = ui_screen_window (box);

  for (guint i = 0; i < 4; i++) {
    part.height = i % 2 == 0 ? HIGH : 20;
    assert_same_edges (&part);
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add_data_func ("/scroll-margin/ltr", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_edges);
  g_test_add_data_func ("/scroll-margin/rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_edges);

  return g_test_run ();
}
