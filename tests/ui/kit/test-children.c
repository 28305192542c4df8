/* SPDX-License-Identifier: GPL-3.0-or-later
 * The children of a widget that lays them out itself: those that have a place, one after the other. */

#include "config.h"

#include "board.h"
#include "rh-button.h"
#include "rh-children.h"

static void
test_places (void)
{
  /* Who is hidden has no place, whether first, between or last. */
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *children[5];

  g_assert_null (rh_children_first (box));
  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    children[i] = gtk_label_new (NULL);
    gtk_box_append (GTK_BOX (box), children[i]);
    gtk_widget_set_visible (children[i], i % 2 == 1);
  }
  g_assert_true (rh_children_first (box) == children[1]);
  g_assert_true (rh_children_next (children[1]) == children[3]);
  g_assert_null (rh_children_next (children[3]));
  g_assert_true (rh_children_nth (box, 0) == children[0]);
  g_assert_true (rh_children_nth (box, 4) == children[4]);
  g_assert_null (rh_children_nth (box, 5));
  g_assert_null (rh_children_nth (box, -1));
  rh_children_clear (box);
  g_assert_null (gtk_widget_get_first_child (box));
  g_object_unref (box);
}

static void
test_measured (void)
{
  /* The least of either side, and what it takes where there is room: more lines in less width. */
  GtkWidget *label = g_object_ref_sink (g_object_new (GTK_TYPE_LABEL, "label", "one word after another", "wrap", TRUE, NULL));
  int least = rh_child_get_least (label, GTK_ORIENTATION_HORIZONTAL, -1);
  int natural = rh_child_get_natural (label, GTK_ORIENTATION_HORIZONTAL, -1);
  int low = rh_child_get_natural (label, GTK_ORIENTATION_VERTICAL, natural);

  g_assert_cmpint (least, >, 0);
  g_assert_cmpint (least, <, natural);
  g_assert_cmpint (low, <, rh_child_get_natural (label, GTK_ORIENTATION_VERTICAL, least));
  gtk_widget_set_size_request (label, -1, 2 * low);
  g_assert_cmpint (rh_child_get_least (label, GTK_ORIENTATION_VERTICAL, natural), ==, 2 * low);
  g_object_unref (label);
}

/* A child that tells how often it is asked how wide it would be at some height. */
typedef struct {
  GtkWidget parent_instance;

  guint n_asked;
} Asked;

typedef struct {
  GtkWidgetClass parent_class;
} AskedClass;

GType asked_get_type (void);
G_DEFINE_TYPE (Asked, asked, GTK_TYPE_WIDGET)

static void
asked_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *most, int *least_base, int *most_base)
{
  *least = *most = 21;
  ((Asked *) widget)->n_asked += orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0 ? 1 : 0;
}

static GtkSizeRequestMode
asked_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
asked_class_init (AskedClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = asked_measure;
  GTK_WIDGET_CLASS (klass)->get_request_mode = asked_get_request_mode;
}

static void
asked_init (Asked *self)
{
}

static void
assert_place (GtkWidget *child, int y, int height)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &bounds));
  g_assert_cmpint ((int) bounds.origin.y, ==, y);
  g_assert_cmpint ((int) bounds.size.height, ==, height);
}

static void
test_stack (void)
{
  /* In the middle, for which nobody asks how wide it would be; all of the height, where it expands; and a corner beside it. */
  Board board = { 0 };
  GtkWidget *button = rh_button_new ();
  Asked *asked = g_object_new (asked_get_type (), NULL);
  GtkWidget *corner = g_object_new (asked_get_type (), "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_END, NULL);
  int room;

  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (asked));
  gtk_widget_set_parent (corner, button);
  board_show (&board, button, 200, 101);
  room = gtk_widget_get_height (button);
  g_assert_cmpint (room, >, 2 * 21);
  assert_place (GTK_WIDGET (asked), (room - 21) / 2, 21);
  assert_place (corner, room - 21, 21);

  asked->n_asked = 0;
  gtk_widget_size_allocate (button, &(GtkAllocation) { 0, 0, 200, 160 }, -1);
  g_assert_cmpuint (asked->n_asked, ==, 0);

  gtk_widget_set_vexpand (GTK_WIDGET (asked), TRUE);
  board_settle ();
  assert_place (GTK_WIDGET (asked), 0, room);
  board_close (&board);
}

static void
test_blank (void)
{
  /* What is out of sight keeps its place, is none to screen readers either, and what had the focus in it has none. */
  Board board = { 0 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = rh_button_new ();
  GtkWidget *after = rh_button_new ();
  graphene_rect_t before, now;

  rh_button_set (RH_BUTTON (button), "Enter Terrain Too", NULL);
  rh_button_set (RH_BUTTON (after), "Why?", NULL);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), after);
  board_show (&board, box, 400, 100);
  g_assert_true (gtk_widget_compute_bounds (after, box, &before));
  g_assert_true (gtk_widget_grab_focus (button));

  rh_child_blank (button, TRUE);
  board_settle ();
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_false (gtk_widget_has_focus (button));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  g_assert_true (gtk_widget_compute_bounds (after, box, &now));
  g_assert_true (graphene_rect_equal (&now, &before));

  rh_child_blank (button, FALSE);
  board_settle ();
  g_assert_true (gtk_widget_get_mapped (button));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/children/places", test_places);
  g_test_add_func ("/children/measured", test_measured);
  g_test_add_func ("/children/stack", test_stack);
  g_test_add_func ("/children/blank", test_blank);

  return g_test_run ();
}
