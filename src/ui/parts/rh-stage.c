/* SPDX-License-Identifier: GPL-3.0-or-later
 * The stage of a second screen: whatever a game shows on it can be read from three metres.
 *
 * Above is where the game stands and whose turn it is, below what happened last. */

#include "config.h"

#include "rh-stage.h"

#include "rh-children.h"
#include "rh-parts-style.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

/* The table is laid out in a room of this height, with no text smaller than a
 * thirty-sixth of it, and then drawn as large as the window is. A window so narrow
 * that the room would have less than this width gets it smaller instead. */
#define HEIGHT 720.0
#define LEAST_WIDTH 900.0

typedef struct {
  /* Owned, child */
  GtkWidget *box;

  /* Borrowed, in the box */
  GtkWidget *where;
  GtkWidget *turn;
  GtkWidget *told;
} RhStagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RhStage, rh_stage, GTK_TYPE_WIDGET)

static RhStagePrivate *
get_private (gpointer self)
{
  return rh_stage_get_instance_private (self);
}

/* How much larger than laid out the table is drawn: as the window asks, but never
 * so that something would be cut off. */
static double
compute_scale (GtkWidget *box, int width, int height)
{
  double scale = MIN (height / HEIGHT, width / LEAST_WIDTH);
  int least_width = rh_child_get_least (box, GTK_ORIENTATION_HORIZONTAL, -1);

  if (least_width * scale > width)
    scale = (double) width / least_width;

  /* With a smaller scale there is more width, and text needs less height. */
  for (guint i = 0; i < 20; i++) {
    int least = rh_child_get_least (box, GTK_ORIENTATION_VERTICAL, MAX ((int) (width / scale), least_width));

    if (least * scale <= height)
      break;
    scale *= MAX (.8, MIN (.98, height / (least * scale)));
  }

  return scale;
}

static void
rh_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *box = get_private (widget)->box;
  double scale;

  if (width < 1 || height < 1)
    return;

  scale = compute_scale (box, width, height);
  gtk_widget_allocate (box,
                       MAX ((int) (width / scale), rh_child_get_least (box, GTK_ORIENTATION_HORIZONTAL, -1)),
                       (int) (height / scale),
                       -1,
                       gsk_transform_scale (NULL, (float) scale, (float) scale));
}

static void
rh_stage_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : 180;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 720;
}

static void
rh_stage_dispose (GObject *object)
{
  g_clear_pointer (&get_private (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_stage_parent_class)->dispose (object);
}

static void
rh_stage_class_init (RhStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_stage_dispose;

  widget_class->measure = rh_stage_measure;
  widget_class->size_allocate = rh_stage_size_allocate;

  rh_parts_style_load ();
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (GtkWidget *box, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
rh_stage_init (RhStage *self)
{
  RhStagePrivate *priv = get_private (self);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-stage");
  priv->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (priv->box, "room");
  gtk_widget_set_parent (priv->box, GTK_WIDGET (self));

  gtk_widget_add_css_class (head, "head");
  gtk_box_append (GTK_BOX (priv->box), head);
  priv->where = add_label (head, 0);
  priv->turn = add_label (head, 1);

  priv->told = add_label (priv->box, 0);
  gtk_widget_add_css_class (priv->told, "told");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Public Table"), -1);
}

/**
 * rh_stage_append:
 * @self: a stage
 * @child: (transfer floating): what lies open
 *
 * Puts it below what is there already, and above what is told. What is to fill the room expands.
 */
void
rh_stage_append (RhStage *self, GtkWidget *child)
{
  RhStagePrivate *priv = get_private (self);

  g_return_if_fail (RH_IS_STAGE (self));

  gtk_box_insert_child_after (GTK_BOX (priv->box), child, gtk_widget_get_prev_sibling (priv->told));
}

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
}

/**
 * rh_stage_tell:
 * @self: a stage
 * @where: where the game stands
 * @turn: (nullable): whose turn it is
 * @told: (nullable): what happened last; its place is kept
 *
 * Shows these, and lays out anew what a game has changed on it.
 */
void
rh_stage_tell (RhStage *self, const char *where, const char *turn, const char *told)
{
  RhStagePrivate *priv = get_private (self);

  g_return_if_fail (RH_IS_STAGE (self));

  set_text (priv->where, where);
  set_text (priv->turn, turn);
  set_text (priv->told, told);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
