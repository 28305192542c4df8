/* SPDX-License-Identifier: GPL-3.0-or-later
 * Children side by side, that have the proportions of cards where there is room for it.
 *
 * What it asks for doesn't depend on how many they are, so that nothing around it moves when there is one more. */

#include "config.h"

#include "rh-cape-fan.h"

#include "rh-children.h"

#define SPACING 6
#define SPACING_LEAST 2
#define FEW 4 /* so many have the width they want in what is asked for */

struct _RhCapeFan {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (RhCapeFan, rh_cape_fan, GTK_TYPE_WIDGET)

/* How high the highest is; of width, the most that any asks for, and the least. */
typedef struct {
  guint n;
  int   height;
  int   least;
  int   most;
} Need;

static Need
measure_children (RhCapeFan *self)
{
  Need need = { 0 };

  for (GtkWidget *child = rh_children_first (GTK_WIDGET (self)); child != NULL; child = rh_children_next (child)) {
    need.n++;
    need.height = MAX (need.height, rh_child_get_natural (child, GTK_ORIENTATION_VERTICAL, -1));
    need.least = MAX (need.least, rh_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1));
    need.most = MAX (need.most, rh_child_get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1));
  }

  return need;
}

/* What a child is as wide as, as one of few. */
static int
get_wanted (const Need *need)
{
  return MAX (need->most, need->height * 4 / 5);
}

static void
rh_cape_fan_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  const Need need = measure_children (RH_CAPE_FAN (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = need.least;
    *natural = MAX (need.most, FEW * (need.height * 4 / 5 + SPACING) - SPACING);
  } else {
    *minimum = *natural = need.height;
  }
}

static void
rh_cape_fan_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const Need need = measure_children (RH_CAPE_FAN (widget));
  int wanted = MIN (get_wanted (&need), width);
  int n = MAX ((int) need.n, 1);
  int pitch = MIN (wanted + SPACING, n > 1 ? (width + SPACING_LEAST) / n : width);
  int child_width = CLAMP (pitch - SPACING_LEAST, need.least, wanted);
  int i = 0;

  /* Where not even the least has room, one lies on the other. */
  if (n > 1)
    pitch = MIN (pitch, (width - child_width) / (n - 1));
  for (GtkWidget *child = rh_children_first (widget); child != NULL; child = rh_children_next (child), i++) {
    int x = i * pitch;

    if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
      x = width - x - child_width;
    gtk_widget_size_allocate (child, &(GtkAllocation) { x, 0, child_width, height }, -1);
  }
}

static void
rh_cape_fan_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_cape_fan_parent_class)->dispose (object);
}

static void
rh_cape_fan_class_init (RhCapeFanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_fan_dispose;
  widget_class->measure = rh_cape_fan_measure;
  widget_class->size_allocate = rh_cape_fan_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cape-fan");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_fan_init (RhCapeFan *self)
{
}

/**
 * rh_cape_fan_new:
 *
 * Returns: (transfer floating): no cards yet
 */
GtkWidget *
rh_cape_fan_new (void)
{
  return g_object_new (RH_TYPE_CAPE_FAN, NULL);
}

/**
 * rh_cape_fan_append:
 * @self: cards
 * @child: a widget
 *
 * Adds a child at the end.
 */
void
rh_cape_fan_append (RhCapeFan *self, GtkWidget *child)
{
  g_return_if_fail (RH_IS_CAPE_FAN (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
