/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sentences that may be long: all of them with text of the usual size, scrolled with larger text. */

#include "config.h"

#include "board.h"

#include "rh-long-text.h"

#include <string.h>

#define HEIGHT 150
#define LONG                                                                                      \
  "The file “/home/anna/.local/share/railhead/railhead.db” can’t be read. The file is as it was. " \
  "Move it elsewhere, and begin anew, or bring back a copy of it that is older."

static void
set_text_size (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  board_settle ();
}

/* Below a button, which has the focus. */
static RhLongText *
show (Board *board)
{
  RhLongText *text = g_object_new (RH_TYPE_LONG_TEXT, "height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("Close");

  rh_long_text_set (text, LONG);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (text));
  board_show (board, box, 200, 500);
  g_assert_true (gtk_widget_grab_focus (button));

  return text;
}

static GtkWidget *
find_label (RhLongText *text)
{
  return board_find (GTK_WIDGET (text), GTK_TYPE_LABEL, 0);
}

static void
assert_scrolled (RhLongText *text, gboolean scrolled)
{
  GtkWidget *window = board_find (GTK_WIDGET (text), GTK_TYPE_SCROLLED_WINDOW, 0);
  int height = gtk_widget_get_height (GTK_WIDGET (text));

  g_assert_true ((window != NULL) == scrolled);
  if (scrolled) {
    g_assert_cmpint (height, ==, HEIGHT);
    g_assert_cmpint (gtk_widget_get_height (find_label (text)), >, HEIGHT);
  } else {
    g_assert_cmpint (gtk_widget_get_height (find_label (text)), ==, height);
  }
}

static void
test_all (void)
{
  /* All of it is there, in as many lines as it needs, and can be copied. Its words are no markup. */
  Board board = { 0 };
  RhLongText *text = show (&board);
  int before;

  g_assert_true (board_says (GTK_WIDGET (text), LONG));
  g_assert_true (gtk_label_get_selectable (GTK_LABEL (find_label (text))));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (text)), ==, 200);
  assert_scrolled (text, FALSE);

  before = gtk_widget_get_height (GTK_WIDGET (text));
  rh_long_text_set (text, "<Anna> & Bram");
  board_settle ();
  g_assert_true (board_says (GTK_WIDGET (text), "<Anna> & Bram"));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (text)), <, before);
  board_close (&board);
}

static void
test_larger (void)
{
  /* Text is made larger while it is shown, and smaller again: it is still the same. */
  Board board = { 0 };
  RhLongText *text = show (&board);
  GtkWidget *label = find_label (text);

  for (guint i = 0; i < 2; i++) {
    set_text_size (200);
    assert_scrolled (text, TRUE);
    set_text_size (220);
    assert_scrolled (text, TRUE);
    g_assert_true (find_label (text) == label);
    set_text_size (100);
    assert_scrolled (text, FALSE);
    g_assert_true (find_label (text) == label);
  }
  g_assert_true (board_says (GTK_WIDGET (text), LONG));
  board_close (&board);
}

static void
test_large (void)
{
  /* Text was large before: what is said then is shown too, and nothing is left when it goes. */
  Board board = { 0 };
  RhLongText *text;
  GtkWidget *label;

  set_text_size (200);
  text = show (&board);
  assert_scrolled (text, TRUE);
  rh_long_text_set (text, "Short");
  g_assert_true (board_says (GTK_WIDGET (text), "Short"));
  label = find_label (text);
  g_object_add_weak_pointer (G_OBJECT (text), (gpointer *) &text);
  g_object_add_weak_pointer (G_OBJECT (label), (gpointer *) &label);
  board_close (&board);
  g_assert_null (text);
  g_assert_null (label);
  set_text_size (100);
}

static void
test_usual_height (void)
{
  /* Nobody has said how high. */
  GtkWidget *text = g_object_ref_sink (g_object_new (RH_TYPE_LONG_TEXT, NULL));
  int minimum;

  set_text_size (200);
  gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 96);
  set_text_size (100);
  g_assert_finalize_object (text);
}

/* A number stays with what it counts. */
static void
test_held (void)
{
  g_autoptr (RhLongText) text = g_object_ref_sink (g_object_new (RH_TYPE_LONG_TEXT, NULL));
  PangoAttrList *held;
  GSList *attributes;

  rh_long_text_set (text, "4 games came in.");
  held = gtk_label_get_attributes (rh_long_text_get_label (text));
  attributes = pango_attr_list_get_attributes (held);
  g_assert_cmpuint (g_slist_length (attributes), ==, 1);
  g_assert_cmpuint (((PangoAttribute *) attributes->data)->end_index, ==, strlen ("4 games"));
  g_slist_free_full (attributes, (GDestroyNotify) pango_attribute_destroy);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/long-text/all", test_all);
  g_test_add_func ("/long-text/larger", test_larger);
  g_test_add_func ("/long-text/large", test_large);
  g_test_add_func ("/long-text/usual-height", test_usual_height);
  g_test_add_func ("/long-text/held", test_held);

  return g_test_run ();
}
