/* SPDX-License-Identifier: GPL-3.0-or-later
 * A widget that shows something else where it has little room. */

#include <adwaita.h>

#include "rh-narrow.h"

typedef struct {
  GtkWidget *widget;
  RhNarrow   narrow;
} Fixture;

static guint n_told;
static gboolean told;

static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  g_assert_true (GTK_IS_LABEL (widget));
  n_told++;
  told = narrow;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  n_told = 0;
  self->widget = g_object_ref_sink (gtk_label_new (NULL));
  rh_narrow_init (&self->narrow, self->widget, TRUE, on_narrow_cb);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_narrow_clear (&self->narrow);
  g_object_unref (self->widget);
}

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_later (Fixture *self, gconstpointer data)
{
  /* It is known at once, and told only when sizes aren't given out any more. */
  g_assert_true (rh_narrow_get (&self->narrow));
  rh_narrow_set (&self->narrow, FALSE);
  g_assert_false (rh_narrow_get (&self->narrow));
  g_assert_cmpuint (n_told, ==, 0);
  iterate ();
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (told);

  rh_narrow_set (&self->narrow, TRUE);
  iterate ();
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_true (told);
}

static void
test_same (Fixture *self, gconstpointer data)
{
  /* What hasn't changed isn't told. */
  rh_narrow_set (&self->narrow, TRUE);
  iterate ();
  g_assert_cmpuint (n_told, ==, 0);
}

static void
test_there_and_back (Fixture *self, gconstpointer data)
{
  /* Of several changes at once, the last one counts. */
  rh_narrow_set (&self->narrow, FALSE);
  rh_narrow_set (&self->narrow, TRUE);
  rh_narrow_set (&self->narrow, FALSE);
  iterate ();
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (told);
}

static void
test_gone (Fixture *self, gconstpointer data)
{
  /* A widget that is gone is told nothing. */
  rh_narrow_set (&self->narrow, FALSE);
  rh_narrow_clear (&self->narrow);
  iterate ();
  g_assert_cmpuint (n_told, ==, 0);
}

static void
test_begin (Fixture *self, gconstpointer data)
{
  /* What is known before sizes are given out is shown at once, and once. */
  rh_narrow_set (&self->narrow, FALSE);
  rh_narrow_begin (&self->narrow, FALSE);
  g_assert_cmpuint (n_told, ==, 0);
  rh_narrow_begin (&self->narrow, TRUE);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_true (told);
  iterate ();
  g_assert_cmpuint (n_told, ==, 1);
}

#define WIDTH 400

static RhNarrow shown;
static gboolean restless; /* whether each size given out makes it change */
static guint n_frames, n_wrong;

static void
on_shown_cb (GtkWidget *widget, gboolean narrow)
{
  n_told++;
  told = narrow;
  gtk_widget_set_size_request (widget, narrow ? 10 : 20, 10);
  gtk_widget_queue_resize (widget);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *baselines, int *others)
{
  *minimum = *natural = 10;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  rh_narrow_set (&shown, restless ? !rh_narrow_get (&shown) : width < WIDTH / 2);
}

static void
on_paint_cb (GdkFrameClock *clock, gpointer data)
{
  if (n_frames++ == 0)
    n_wrong = told ? 1 : 0;
}

/* Shows it in a window until so many frames were drawn. */
static void
draw_frames (gboolean changes, guint n)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *widget = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gint64 until = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  n_told = n_frames = 0;
  told = TRUE;
  restless = changes;
  gtk_widget_set_layout_manager (widget, gtk_custom_layout_new (NULL, measure, allocate));
  rh_narrow_init (&shown, widget, TRUE, on_shown_cb);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, WIDTH);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_widget_realize (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "paint", G_CALLBACK (on_paint_cb), NULL);
  gtk_window_present (GTK_WINDOW (window));
  while (n_frames < n) {
    g_assert_cmpint (g_get_monotonic_time (), <, until);
    g_main_context_iteration (NULL, TRUE);
  }
  rh_narrow_clear (&shown);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_first_frame (void)
{
  /* What is drawn first has the right look: nothing jumps. */
  draw_frames (FALSE, 1);
  g_assert_cmpuint (n_wrong, ==, 0);
  g_assert_cmpuint (n_told, ==, 1);
}

static void
test_restless (void)
{
  /* What never comes to rest holds up no frame: GTK would warn, and what it draws would be where it doesn't belong. */
  draw_frames (TRUE, 5);
  g_assert_cmpuint (n_told, >, 5);
}

static void
test_taken_out (void)
{
  /* It is told also in another window, with a clock of its own. */
  GtkWidget *widget = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *windows[] = { gtk_window_new (), gtk_window_new () };

  rh_narrow_init (&shown, widget, TRUE, on_shown_cb);
  gtk_window_set_child (GTK_WINDOW (windows[0]), g_object_ref (widget));
  gtk_widget_realize (widget);
  g_assert_true (shown.clock == gtk_widget_get_frame_clock (windows[0]));
  gtk_window_set_child (GTK_WINDOW (windows[0]), NULL);
  g_assert_null (shown.clock);
  gtk_window_set_child (GTK_WINDOW (windows[1]), widget);
  gtk_widget_realize (widget);
  g_assert_true (shown.clock == gtk_widget_get_frame_clock (windows[1]));
  rh_narrow_clear (&shown);
  g_assert_null (shown.clock);
  g_object_unref (widget);
  gtk_window_destroy (GTK_WINDOW (windows[0]));
  gtk_window_destroy (GTK_WINDOW (windows[1]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add ("/narrow/later", Fixture, NULL, set_up, test_later, tear_down);
  g_test_add ("/narrow/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/narrow/there-and-back", Fixture, NULL, set_up, test_there_and_back, tear_down);
  g_test_add ("/narrow/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/narrow/begin", Fixture, NULL, set_up, test_begin, tear_down);
  g_test_add_func ("/narrow/first-frame", test_first_frame);
  g_test_add_func ("/narrow/restless", test_restless);
  g_test_add_func ("/narrow/taken-out", test_taken_out);

  return g_test_run ();
}
