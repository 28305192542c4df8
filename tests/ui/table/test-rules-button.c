/* SPDX-License-Identifier: GPL-3.0-or-later
 * The way to the rules beside a step's question: found, pressed, and hardly in the way. */

#include "config.h"

#include "board.h"

#include "rh-rules-button.h"

typedef struct {
  Board      board;
  GtkWidget *box;
  GtkWidget *question;
  GtkWidget *below;
  GtkWidget *button;
} Fixture;

/* A question with something above and below it, as wide as a step on a narrow screen. */
static void
set_up (Fixture *self, gconstpointer data)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->question = gtk_label_new ("Who builds?");
  self->below = gtk_label_new ("Below");
  gtk_widget_add_css_class (self->question, "rh-question");
  gtk_box_append (GTK_BOX (self->box), gtk_label_new ("Above"));
  gtk_box_append (GTK_BOX (self->box), self->question);
  gtk_box_append (GTK_BOX (self->box), self->below);
  board_show (&self->board, self->box, 340, 300);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

static void
add (Fixture *self)
{
  self->button = rh_rules_button_add (self->question);
  board_settle ();
}

static graphene_rect_t
bounds_of (Fixture *self, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, self->box, &bounds));

  return bounds;
}

/* The line comes where the question was, with the button at its end. */
static void
test_place (Fixture *self, gconstpointer data)
{
  GtkWidget *line;

  add (self);
  line = gtk_widget_get_parent (self->question);
  g_assert_true (gtk_widget_get_parent (line) == self->box);
  g_assert_true (gtk_widget_get_next_sibling (line) == self->below);
  g_assert_true (gtk_widget_get_prev_sibling (line) == gtk_widget_get_first_child (self->box));
  g_assert_true (gtk_widget_get_next_sibling (self->question) == self->button);
  g_assert_cmpfloat (bounds_of (self, self->button).origin.x + bounds_of (self, self->button).size.width, >=,
                     gtk_widget_get_width (self->box));
}

/* A question that stands first stays first. */
static void
test_first (Fixture *self, gconstpointer data)
{
  gtk_box_remove (GTK_BOX (self->box), gtk_widget_get_first_child (self->box));
  add (self);
  g_assert_true (gtk_widget_get_first_child (self->box) == gtk_widget_get_parent (self->question));
}

/* It is large enough for a finger; the line takes less than that, since most of its frame reaches beyond. */
static void
test_height (Fixture *self, gconstpointer data)
{
  add (self);
  g_assert_cmpfloat (bounds_of (self, self->button).size.height, >=, 44);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_parent (self->question)), <, 34);
}

static void
on_rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ++*(guint *) data;
}

/* It has a name, though it shows a picture only, tells its key, and opens the rules. */
static void
test_rules (Fixture *self, gconstpointer data)
{
  static const GActionEntry entry = { .name = "rules", .activate = on_rules_cb };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  guint n = 0;

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, &n);
  gtk_widget_insert_action_group (self->box, "table", G_ACTION_GROUP (group));
  add (self);
  gtk_test_accessible_assert_role (self->button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_role (self->question, GTK_ACCESSIBLE_ROLE_HEADING);
  board_assert_name (self->button, "Rules");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (self->button), ==, "Rules (F1)");
  board_click (self->box, "Rules");
  g_assert_cmpuint (n, ==, 1);
}

#define ADD(name, function) g_test_add ("/rules-button/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("place", test_place);
  ADD ("first", test_first);
  ADD ("height", test_height);
  ADD ("rules", test_rules);

  return g_test_run ();
}
