/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: where numbers come from, in tallies below each other. What the last comes to stands right below it, or
 * where they scroll, below what is seen of them. */

#include "config.h"

#include "rh-reasons.h"

#include "rh-announce.h"
#include "rh-children.h"
#include "rh-label.h"
#include "rh-tally.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>
#include <math.h>

#define SPACING 6

struct _RhReasons {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *scroller;
  GtkWidget *total;

  GtkWidget *column; /* in the scroller */
};

G_DEFINE_FINAL_TYPE (RhReasons, rh_reasons, GTK_TYPE_WIDGET)

static int
get_height (GtkWidget *child, int width)
{
  return rh_child_get_natural (child, GTK_ORIENTATION_VERTICAL, width);
}

static int
get_least (GtkWidget *child, GtkOrientation orientation)
{
  return rh_child_get_least (child, orientation, -1);
}

static void
rh_reasons_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  RhReasons *self = RH_REASONS (widget);
  int width = MAX (get_least (self->scroller, GTK_ORIENTATION_HORIZONTAL), get_least (self->total, GTK_ORIENTATION_HORIZONTAL));

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = *natural = width;
    return;
  }

  /* Without a width, the least height that there can be: that of no further lines. */
  width = for_size < 0 ? MAX (width, rh_child_get_natural (self->total, GTK_ORIENTATION_HORIZONTAL, -1)) : MAX (width, for_size);
  *minimum = get_least (self->scroller, GTK_ORIENTATION_VERTICAL) + get_height (self->total, width);
  *natural = MAX (*minimum, get_height (self->column, width) + get_height (self->total, width));
}

/* Where the last row ends that is whole down to there; 0 where none is. */
static int
find_end (GtkWidget *widget, GtkWidget *column, int height)
{
  int end = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    graphene_rect_t bounds;

    if (!gtk_widget_has_css_class (child, "tally-row"))
      end = MAX (end, find_end (child, column, height));
    else if (gtk_widget_compute_bounds (child, column, &bounds) && bounds.origin.y + bounds.size.height <= height)
      end = MAX (end, (int) ceilf (bounds.origin.y + bounds.size.height));
  }

  return end;
}

/* Where they scroll, none is cut at first. */
static int
place_rows (RhReasons *self, int width, int height)
{
  int least = get_least (self->scroller, GTK_ORIENTATION_VERTICAL);
  int all = get_height (self->column, width);
  int rows = MAX (MIN (all, height), least);

  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, rows }, -1);
  if (all <= rows)
    return rows;

  rows = MAX (find_end (self->column, self->column, rows), least);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, rows }, -1);

  return rows;
}

static void
rh_reasons_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhReasons *self = RH_REASONS (widget);
  int total = get_height (self->total, width);
  int rows = place_rows (self, width, height - total);

  gtk_widget_size_allocate (self->total, &(GtkAllocation) { 0, rows, width, total }, -1);
}

static GtkSizeRequestMode
rh_reasons_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_reasons_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_reasons_parent_class)->dispose (object);
}

static void
rh_reasons_class_init (RhReasonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_reasons_dispose;

  widget_class->get_request_mode = rh_reasons_get_request_mode;
  widget_class->measure = rh_reasons_measure;
  widget_class->size_allocate = rh_reasons_size_allocate;
}

static void
rh_reasons_init (RhReasons *self)
{
  self->column = rh_wrap_new_column (SPACING);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "overlay-scrolling", FALSE,
                                 "child", self->column,
                                 NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Why these numbers"), -1);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->total = adw_bin_new ();
  gtk_widget_set_parent (self->total, GTK_WIDGET (self));
}

/**
 * rh_reasons_new:
 *
 * Returns: (transfer floating): no reasons yet
 */
GtkWidget *
rh_reasons_new (void)
{
  return g_object_new (RH_TYPE_REASONS, NULL);
}

static GtkWidget *
make_tally (const GPtrArray *rows)
{
  GtkWidget *tally = rh_tally_new ();

  gtk_widget_set_hexpand (tally, TRUE);
  rh_tally_set (RH_TALLY (tally), rows);

  return tally;
}

/**
 * rh_reasons_clear:
 * @self: the reasons
 *
 * Takes all of them away.
 */
void
rh_reasons_clear (RhReasons *self)
{
  g_return_if_fail (RH_IS_REASONS (self));

  rh_children_clear (self->column);
  adw_bin_set_child (ADW_BIN (self->total), NULL);
}

/**
 * rh_reasons_add:
 * @self: the reasons
 * @title: (nullable): what is explained
 * @rows: (element-type RhTallyRow): where it comes from
 *
 * Adds these below those there are.
 */
void
rh_reasons_add (RhReasons *self, const char *title, const GPtrArray *rows)
{
  g_return_if_fail (RH_IS_REASONS (self));

  if (title != NULL) {
    GtkWidget *label = rh_label_new (title, "rh-row-caption");

    gtk_widget_set_hexpand (label, TRUE);
    rh_wrap_append (RH_WRAP (self->column), label);
  }
  rh_wrap_append (RH_WRAP (self->column), make_tally (rows));
}

/**
 * rh_reasons_add_sum:
 * @self: the reasons
 * @title: (nullable): what is explained
 * @rows: (element-type RhTallyRow): where it comes from, and last what that comes to
 *
 * Adds these as the last ones: what they come to is always in sight.
 */
void
rh_reasons_add_sum (RhReasons *self, const char *title, const GPtrArray *rows)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autoptr (GPtrArray) sum = g_ptr_array_new ();

  g_return_if_fail (rows->len > 0);

  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (i + 1 < rows->len ? parts : sum, rows->pdata[i]);
  rh_reasons_add (self, title, parts);
  adw_bin_set_child (ADW_BIN (self->total), make_tally (sum));
}

static void
say (GtkWidget *reasons)
{
  if (RH_IS_TALLY (reasons)) {
    rh_tally_say (RH_TALLY (reasons));
    return;
  }
  if (GTK_IS_LABEL (reasons))
    rh_announce (reasons, gtk_label_get_text (GTK_LABEL (reasons)));
  for (GtkWidget *child = gtk_widget_get_first_child (reasons); child != NULL; child = gtk_widget_get_next_sibling (child))
    say (child);
}

/**
 * rh_reasons_say:
 * @self: the reasons
 *
 * Has screen readers say them, one after the other.
 */
void
rh_reasons_say (RhReasons *self)
{
  g_return_if_fail (RH_IS_REASONS (self));

  say (GTK_WIDGET (self));
}

/**
 * rh_reasons_focus:
 * @self: the reasons
 *
 * Gives them the focus, so that the arrow keys scroll them. The rows have none.
 */
void
rh_reasons_focus (RhReasons *self)
{
  g_return_if_fail (RH_IS_REASONS (self));

  gtk_widget_grab_focus (self->scroller);
}
