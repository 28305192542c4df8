/* SPDX-License-Identifier: GPL-3.0-or-later
 * The heading of a round in a list: the lines below it, down to the next heading, are seen or folded away. */

#include "config.h"

#include "rh-round.h"

struct _RhRound {
  GtkButton parent_instance;

  GtkWidget *arrow; /* owned by the widget tree */
  guint      round;
  gboolean   folded;
};

G_DEFINE_FINAL_TYPE (RhRound, rh_round, GTK_TYPE_BUTTON)

/* At once: GTK waits for a quarter of a second, in which another key can fold another round. */
static void
rh_round_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
rh_round_class_init (RhRoundClass *klass)
{
  GTK_BUTTON_CLASS (klass)->activate = rh_round_activate;
}

static void
show_folded (RhRound *self)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow), self->folded ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, !self->folded, -1);
}

static void
rh_round_init (RhRound *self)
{
  self->arrow = gtk_image_new ();
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "round");
  show_folded (self);
}

/**
 * rh_round_new:
 * @round: a round
 * @text: its heading
 *
 * Returns: (transfer floating): the heading; nothing is folded
 */
GtkWidget *
rh_round_new (guint round, const char *text)
{
  RhRound *self = g_object_new (RH_TYPE_ROUND, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  self->round = round;
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), self->arrow);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

/**
 * rh_round_get_round:
 * @self: a heading
 *
 * Returns: its round
 */
guint
rh_round_get_round (RhRound *self)
{
  return self->round;
}

/**
 * rh_round_get_folded:
 * @self: a heading
 *
 * Returns: whether its lines are folded away
 */
gboolean
rh_round_get_folded (RhRound *self)
{
  return self->folded;
}

/**
 * rh_round_set_folded:
 * @self: a heading, in its list with all its lines
 * @folded: whether they are folded away
 *
 * Shows the lines of the round, or folds them away.
 */
void
rh_round_set_folded (RhRound *self, gboolean folded)
{
  GtkWidget *line = gtk_widget_get_next_sibling (GTK_WIDGET (self));

  g_return_if_fail (RH_IS_ROUND (self));

  self->folded = folded;
  show_folded (self);
  for (; line != NULL && !RH_IS_ROUND (line); line = gtk_widget_get_next_sibling (line))
    gtk_widget_set_visible (line, !folded);
}

/**
 * rh_round_find:
 * @list: a list
 * @row: what stands in a line of it, or is one
 *
 * Returns: (transfer none) (nullable): the heading above; %NULL where the list has none
 */
RhRound *
rh_round_find (GtkWidget *list, GtkWidget *row)
{
  GtkWidget *line = row;

  while (gtk_widget_get_parent (line) != list)
    line = gtk_widget_get_parent (line);
  while (line != NULL && !RH_IS_ROUND (line))
    line = gtk_widget_get_prev_sibling (line);

  return line != NULL ? RH_ROUND (line) : NULL;
}

/**
 * rh_round_fold_all:
 * @list: a list
 * @newest: a round
 * @opened: (element-type uint): a set of rounds
 *
 * Folds all rounds but these.
 */
void
rh_round_fold_all (GtkWidget *list, guint newest, GHashTable *opened)
{
  for (GtkWidget *line = gtk_widget_get_first_child (list); line != NULL; line = gtk_widget_get_next_sibling (line)) {
    RhRound *self = RH_IS_ROUND (line) ? RH_ROUND (line) : NULL;

    if (self != NULL)
      rh_round_set_folded (self, self->round != newest && !g_hash_table_contains (opened, GUINT_TO_POINTER (self->round)));
  }
}
