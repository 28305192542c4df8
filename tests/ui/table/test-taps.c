/* SPDX-License-Identifier: GPL-3.0-or-later
 * Which taps are one too many, and which of them somebody must be told of. */

#include "config.h"

#include "rh-taps.h"
#include "ui-screen.h"

#define WIDTH 300

typedef struct {
  GtkWidget *window;
  GtkWidget *figure;
  GtkWidget *seal;
} Desk;

static void
set_up (Desk *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->figure = gtk_button_new_with_label ("7");
  gtk_widget_set_size_request (self->figure, WIDTH, -1);
  self->seal = gtk_button_new_with_label ("Seal");
  gtk_widget_add_css_class (self->seal, "main");
  gtk_widget_set_size_request (self->seal, WIDTH, -1);
  gtk_box_append (GTK_BOX (box), self->figure);
  gtk_box_append (GTK_BOX (box), self->seal);
  self->window = ui_screen_window (box);
  ui_screen_settle (box);
}

static void
tear_down (Desk *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* A tap in the middle of it, or some pixels beside that. */
static RhTap
tap (GtkWidget *widget, guint32 time, double beside)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double left, top, x, y;

  gtk_native_get_surface_transform (native, &left, &top);
  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), WIDTH / 2, 5, &x, &y));

  return (RhTap) { time, x + left + beside, y + top };
}

static void
test_again (Desk *self, gconstpointer data)
{
  /* A tap near one that was taken, within a second, may be that one once more; who made it knows, and needn't be told. */
  RhTaps taps = { 0 };
  RhTap first = tap (self->seal, 1000, 0);
  RhTap again = tap (self->seal, 2000, 20);
  RhTap late = tap (self->seal, 2001, 0);
  RhTap elsewhere = tap (self->seal, 1100, 30);

  g_assert_false (rh_taps_repeats (&taps, &again));
  rh_taps_take (&taps, &first, FALSE, self->seal);
  g_assert_true (rh_taps_repeats (&taps, &again));
  g_assert_true (rh_taps_knows (&taps, &again, FALSE));
  g_assert_false (rh_taps_repeats (&taps, &late));
  g_assert_false (rh_taps_knows (&taps, &late, FALSE));
  g_assert_false (rh_taps_repeats (&taps, &elsewhere));
  g_assert_false (rh_taps_knows (&taps, &elsewhere, FALSE));
}

static void
test_handed (Desk *self, gconstpointer data)
{
  /* Where a screen goes from one to the next, only what a double press takes is known to be one too many: who taps later, or
   * elsewhere, meant something else. */
  RhTaps taps = { 0 };
  RhTap first = tap (self->seal, 1000, 0);
  RhTap doubled = tap (self->seal, 1400, 0);
  RhTap later = tap (self->seal, 1401, 0);
  RhTap elsewhere = tap (self->seal, 1150, 30);

  rh_taps_take (&taps, &first, TRUE, self->seal);
  g_assert_true (rh_taps_knows (&taps, &doubled, FALSE));
  g_assert_true (rh_taps_repeats (&taps, &later));
  g_assert_false (rh_taps_knows (&taps, &later, FALSE));
  g_assert_false (rh_taps_repeats (&taps, &elsewhere));
  g_assert_false (rh_taps_knows (&taps, &elsewhere, FALSE));
}

static void
test_opened (Desk *self, gconstpointer data)
{
  /* What has opened somebody's own screen types no figure of theirs, even late; late, that is told. */
  RhTaps taps = { 0 };
  RhTap first = tap (self->seal, 1000, 0);
  RhTap doubled = tap (self->seal, 1300, 0);
  RhTap late = tap (self->seal, 1900, 0);

  rh_taps_press (&taps, &first, 2);
  rh_taps_take (&taps, &first, FALSE, self->seal);
  g_assert_true (rh_taps_is_second (&taps, &late, 2, TRUE, self->seal));
  g_assert_false (rh_taps_is_second (&taps, &late, 2, FALSE, self->seal));
  g_assert_true (rh_taps_knows (&taps, &doubled, TRUE));
  g_assert_false (rh_taps_knows (&taps, &late, TRUE));
  rh_taps_take (&taps, &doubled, TRUE, self->seal);
  g_assert_false (rh_taps_is_second (&taps, &late, 2, TRUE, self->seal));
}

static void
test_figure (Desk *self, gconstpointer data)
{
  /* Where a figure of a bid was tapped isn't kept, but only when. */
  RhTaps taps = { 0 };
  RhTap figure = tap (self->figure, 1000, 0);
  RhTap beside = tap (self->seal, 1400, 0);

  rh_taps_take (&taps, &figure, TRUE, self->figure);
  g_assert_true (taps.hidden);
  g_assert_cmpfloat (taps.taken.x, ==, 0);
  g_assert_cmpfloat (taps.taken.y, ==, 0);
  g_assert_true (rh_taps_knows (&taps, &beside, FALSE));
  rh_taps_take (&taps, &beside, TRUE, self->seal);
  g_assert_false (taps.hidden);
  g_assert_cmpfloat (taps.taken.x, ==, beside.x);
}

static void
test_find (Desk *self, gconstpointer data)
{
  /* Whatever button is there, wherever on it; none beside them. */
  RhTap figure = tap (self->figure, 1000, 3);
  RhTap seal = tap (self->seal, 1000, 0);
  RhTap beside = tap (self->seal, 1000, -10000);

  g_assert_true (rh_taps_find (&figure, self->seal) == self->figure);
  g_assert_true (rh_taps_find (&seal, self->seal) == self->seal);
  g_assert_null (rh_taps_find (&beside, self->seal));
}

#define ADD(name, function) g_test_add ("/taps/" name, Desk, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  ADD ("again", test_again);
  ADD ("handed", test_handed);
  ADD ("opened", test_opened);
  ADD ("figure", test_figure);
  ADD ("find", test_find);

  return g_test_run ();
}
