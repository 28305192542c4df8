/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said below the table, and its buttons: beside each other as long as there is room. */

#include "config.h"

#include "board.h"

#include "rh-bar.h"

typedef struct {
  Board      board;
  GtkWidget *bar;
  GtkWidget *said;
  GtkWidget *buttons;
} Fixture;

static void
set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  board_settle ();
}

static void
show (Fixture *self, const char *css_class)
{
  self->bar = g_object_new (RH_TYPE_BAR, NULL);
  self->said = gtk_label_new ("It is said");
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (self->said, TRUE);
  gtk_box_append (GTK_BOX (self->buttons), gtk_button_new_with_label ("No"));
  gtk_box_append (GTK_BOX (self->buttons), gtk_button_new_with_label ("Anything else"));
  gtk_box_append (GTK_BOX (self->bar), self->said);
  gtk_box_append (GTK_BOX (self->bar), self->buttons);
  if (css_class != NULL)
    gtk_widget_add_css_class (self->bar, css_class);
  board_show (&self->board, self->bar, 600, 200);
}

static graphene_rect_t
get_bounds (Fixture *self, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, self->bar, &bounds));

  return bounds;
}

/* Whether the buttons stand below what is said, or all of them after it. */
static gboolean
are_below (Fixture *self)
{
  graphene_rect_t said = get_bounds (self, self->said);
  graphene_rect_t buttons = get_bounds (self, self->buttons);
  gboolean below = buttons.origin.y >= said.origin.y + said.size.height;

  g_assert_true (below || buttons.origin.x >= said.origin.x + said.size.width);

  return below;
}

/* Whether the buttons are as wide as each other, and fill the bar. */
static gboolean
are_wide (Fixture *self)
{
  graphene_rect_t first = get_bounds (self, gtk_widget_get_first_child (self->buttons));
  graphene_rect_t last = get_bounds (self, gtk_widget_get_last_child (self->buttons));
  gboolean alike = ABS (first.size.width - last.size.width) <= 1;

  g_assert_true (alike == (first.origin.x < 20));

  return alike;
}

static void
test_beside (void)
{
  /* Where there is room the buttons stand at the end, each as wide as its words. */
  Fixture fixture = { 0 };

  show (&fixture, NULL);
  g_assert_false (are_below (&fixture));
  g_assert_false (are_wide (&fixture));
  board_close (&fixture.board);
}

static void
test_wordy (void)
{
  /* Where much is said they stand below it, no wider than before. */
  Fixture fixture = { 0 };

  show (&fixture, "wordy");
  g_assert_true (are_below (&fixture));
  g_assert_false (are_wide (&fixture));
  board_close (&fixture.board);
}

static void
test_larger (void)
{
  /* Text is made larger while it is shown, and smaller again. */
  Fixture fixture = { 0 };

  show (&fixture, NULL);
  set_text_size (200);
  g_assert_true (are_below (&fixture));
  g_assert_true (are_wide (&fixture));
  set_text_size (100);
  g_assert_false (are_below (&fixture));
  g_assert_false (are_wide (&fixture));
  board_close (&fixture.board);
}

static void
test_large (void)
{
  /* Text was large before it was shown; a wordy one looks the same then, and stays below afterwards. */
  static const char *const classes[] = { NULL, "wordy" };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++) {
    Fixture fixture = { 0 };

    set_text_size (200);
    show (&fixture, classes[i]);
    g_assert_true (are_below (&fixture));
    g_assert_true (are_wide (&fixture));
    set_text_size (100);
    g_assert_true (are_below (&fixture) == (classes[i] != NULL));
    board_close (&fixture.board);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/bar/beside", test_beside);
  g_test_add_func ("/bar/wordy", test_wordy);
  g_test_add_func ("/bar/larger", test_larger);
  g_test_add_func ("/bar/large", test_large);

  return g_test_run ();
}
