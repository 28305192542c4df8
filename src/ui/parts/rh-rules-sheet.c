/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet: one page of parts, opened at the one that is asked about. */

#include "config.h"

#include "rh-rules-sheet.h"

#include "rh-heading.h"
#include "rh-keys.h"
#include "rh-parts-style.h"
#include "rh-style.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define SPACING 10 /* between parts */
#define MARGIN 8   /* above a part that is scrolled to: less, so that the part before is out of sight */
#define WIDTH 720  /* lines that are longer are tiring to read */
#define NO_PART (-1)

/**
 * Part:
 * @box: all of it, a child
 * @heading: its first, a child of that
 */
typedef struct {
  GtkWidget *box;
  GtkWidget *heading;
} Part;

typedef struct {
  /* Owned, a child */
  GtkWidget *scroller;

  /* Borrowed, a child */
  GtkWidget *box;

  GArray *parts; /* (element-type Part) */

  int    now;    /* the part that is marked, or NO_PART */
  int    wanted; /* where to be once there is a place for everything; likewise */
  int    part;   /* what was scrolled to last; likewise */
  double value;  /* how far that was */
  int    width;
} RhRulesSheetPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (RhRulesSheet, rh_rules_sheet, GTK_TYPE_WIDGET)

static RhRulesSheetPrivate *
get_private (gpointer self)
{
  return rh_rules_sheet_get_instance_private (self);
}

static const Part *
get_part (RhRulesSheetPrivate *priv, guint part)
{
  return &g_array_index (priv->parts, Part, part);
}

static GtkAdjustment *
get_adjustment (RhRulesSheetPrivate *priv)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (priv->scroller));
}

/* Where a part is from the top of the sheet. */
static void
compute_place (RhRulesSheetPrivate *priv, guint part, double *top, double *bottom)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (get_part (priv, part)->box, priv->box, &bounds))
    bounds = *graphene_rect_zero ();

  *top = bounds.origin.y - MARGIN;
  *bottom = bounds.origin.y + bounds.size.height + MARGIN;
}

static void
scroll_to (RhRulesSheetPrivate *priv, guint part)
{
  double top;
  double bottom;

  compute_place (priv, part, &top, &bottom);
  gtk_adjustment_set_value (get_adjustment (priv), top);
  priv->part = (int) part;
  priv->value = gtk_adjustment_get_value (get_adjustment (priv));
}

/* Lines break elsewhere where the width is another; who hasn't read on since stays at the part. */
static void
keep_part (RhRulesSheetPrivate *priv, int width)
{
  if (width != priv->width && priv->wanted == NO_PART && gtk_adjustment_get_value (get_adjustment (priv)) == priv->value)
    priv->wanted = priv->part;
  priv->width = width;
}

/* Before anything is drawn, so that the sheet appears where it is asked for, and doesn't jump there. */
static void
rh_rules_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhRulesSheetPrivate *priv = get_private (widget);
  GtkWidget *viewport;
  GtkAllocation place;

  keep_part (priv, width);
  gtk_widget_size_allocate (priv->scroller, &(GtkAllocation) { 0, 0, width, height }, baseline);
  if (priv->wanted == NO_PART)
    return;

  scroll_to (priv, (guint) priv->wanted);
  priv->wanted = NO_PART;
  viewport = gtk_widget_get_parent (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (priv->scroller)));
  gtk_widget_get_allocation (viewport, &place);
  gtk_widget_size_allocate (viewport, &place, -1);
}

static void
rh_rules_sheet_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  gtk_widget_measure (get_private (widget)->scroller, orientation, for_size, minimum, natural, NULL, NULL);
}

/* The part marked as the one to look at, or else the first. */
static gboolean
rh_rules_sheet_grab_focus (GtkWidget *widget)
{
  RhRulesSheetPrivate *priv = get_private (widget);

  if (priv->parts->len == 0)
    return FALSE;

  return gtk_widget_grab_focus (get_part (priv, priv->now == NO_PART ? 0 : (guint) priv->now)->heading);
}

/* A heading reached by Tab brings its part with it, unless all of it is in sight. */
static void
on_heading_enter_cb (GtkEventController *controller, RhRulesSheet *self)
{
  RhRulesSheetPrivate *priv = get_private (self);
  GtkWidget *heading = gtk_event_controller_get_widget (controller);
  GtkAdjustment *adjustment = get_adjustment (priv);
  double value = gtk_adjustment_get_value (adjustment);
  double top;
  double bottom;

  if (priv->wanted != NO_PART)
    return;

  for (guint i = 0; i < priv->parts->len; i++) {
    if (get_part (priv, i)->heading != heading)
      continue;
    compute_place (priv, i, &top, &bottom);
    if (top < value || bottom > value + gtk_adjustment_get_page_size (adjustment))
      scroll_to (priv, i);
  }
}

/* What a reader's hands know: arrows by the line, Space by the page, Home and End. */
static gboolean
on_key_pressed_cb (RhRulesSheet *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  GtkAdjustment *adjustment = get_adjustment (get_private (self));
  double value = gtk_adjustment_get_value (adjustment);
  double line = gtk_adjustment_get_step_increment (adjustment);
  double page = gtk_adjustment_get_page_increment (adjustment);

  if (!rh_key_is_plain (modifiers))
    return FALSE;

  switch (keyval) {
  case GDK_KEY_Up:
    value -= line;
    break;
  case GDK_KEY_Down:
    value += line;
    break;
  case GDK_KEY_Page_Up:
    value -= page;
    break;
  case GDK_KEY_Page_Down:
  case GDK_KEY_space:
    value += page;
    break;
  case GDK_KEY_Home:
    value = 0;
    break;
  case GDK_KEY_End:
    value = gtk_adjustment_get_upper (adjustment);
    break;
  default:
    return FALSE;
  }
  gtk_adjustment_set_value (adjustment, value);

  return TRUE;
}

static void
rh_rules_sheet_dispose (GObject *object)
{
  g_clear_pointer (&get_private (object)->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_rules_sheet_parent_class)->dispose (object);
}

static void
rh_rules_sheet_finalize (GObject *object)
{
  g_array_unref (get_private (object)->parts);

  G_OBJECT_CLASS (rh_rules_sheet_parent_class)->finalize (object);
}

static void
rh_rules_sheet_class_init (RhRulesSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rh_rules_sheet_dispose;
  object_class->finalize = rh_rules_sheet_finalize;

  widget_class->measure = rh_rules_sheet_measure;
  widget_class->size_allocate = rh_rules_sheet_size_allocate;
  widget_class->grab_focus = rh_rules_sheet_grab_focus;

  rh_parts_style_load ();
  gtk_widget_class_set_css_name (widget_class, "rh-rules-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_rules_sheet_init (RhRulesSheet *self)
{
  RhRulesSheetPrivate *priv = get_private (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", WIDTH, "tightening-threshold", WIDTH, NULL);
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);

  priv->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  priv->now = NO_PART;
  priv->wanted = NO_PART;
  priv->part = NO_PART;

  priv->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  adw_clamp_set_child (ADW_CLAMP (clamp), priv->box);

  /* It is scrolled here, a part at a time. */
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), clamp);
  priv->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (priv->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (priv->scroller), viewport);
  gtk_widget_set_parent (priv->scroller, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-rules");

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rules"), -1);
}

/**
 * rh_rules_sheet_new:
 *
 * Returns: (transfer floating): a rules sheet, still without parts
 */
GtkWidget *
rh_rules_sheet_new (void)
{
  return g_object_new (RH_TYPE_RULES_SHEET, NULL);
}

/**
 * rh_rules_sheet_add_part:
 * @self: a rules sheet
 * @title: what the part is about
 * @aloud: all that it says, see rh_rules_sheet_read_aloud()
 *
 * Adds a part at the end of the sheet; parts are counted from 0.
 *
 * Returns: (transfer none): the part, a box with its heading; what it says is appended to it (rh-rules-lines.h)
 */
GtkBox *
rh_rules_sheet_add_part (RhRulesSheet *self, const char *title, const char *aloud)
{
  RhRulesSheetPrivate *priv = get_private (self);
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Part part;

  g_return_val_if_fail (RH_IS_RULES_SHEET (self), NULL);

  part.box = g_object_new (GTK_TYPE_BOX,
                           "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                           "orientation", GTK_ORIENTATION_VERTICAL,
                           "spacing", 8,
                           NULL);
  part.heading = rh_heading_new (title);
  gtk_widget_add_css_class (part.box, "part");
  g_array_append_val (priv->parts, part);
  rh_rules_sheet_read_aloud (self, priv->parts->len - 1, aloud);
  g_signal_connect (focus, "enter", G_CALLBACK (on_heading_enter_cb), self);
  gtk_widget_add_controller (part.heading, focus);
  gtk_box_append (GTK_BOX (part.box), part.heading);
  gtk_box_append (GTK_BOX (priv->box), part.box);

  return GTK_BOX (part.box);
}

/**
 * rh_rules_sheet_read_aloud:
 * @self: a rules sheet
 * @part: a part of it
 * @aloud: all that it says
 *
 * Of what is below a heading nothing takes the focus, so that who doesn't see hears it with the heading.
 */
void
rh_rules_sheet_read_aloud (RhRulesSheet *self, guint part, const char *aloud)
{
  RhRulesSheetPrivate *priv = get_private (self);

  g_return_if_fail (RH_IS_RULES_SHEET (self));
  g_return_if_fail (part < priv->parts->len);

  gtk_accessible_update_property (GTK_ACCESSIBLE (get_part (priv, part)->heading), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  aloud, -1);
}

/**
 * rh_rules_sheet_mark:
 * @self: a rules sheet
 * @part: the part that is asked about now
 *
 * Marks it, by a word as well as by its frame, and none but it.
 */
void
rh_rules_sheet_mark (RhRulesSheet *self, guint part)
{
  RhRulesSheetPrivate *priv = get_private (self);

  g_return_if_fail (RH_IS_RULES_SHEET (self));
  g_return_if_fail (part < priv->parts->len);

  priv->now = (int) part;
  for (guint i = 0; i < priv->parts->len; i++) {
    const Part *each = get_part (priv, i);

    /* Translators: marks the part of the rules sheet that the game stands at */
    rh_heading_set_note (RH_HEADING (each->heading), i == part ? C_("rules sheet", "Now") : NULL);
    rh_style_toggle (each->box, "now", i == part);
  }
}

/**
 * rh_rules_sheet_go_to:
 * @self: a rules sheet
 * @part: a part of it
 *
 * Has the part at the top, or as near to it as it gets, and the focus on its
 * heading. On a sheet that isn't shown yet, from its first picture on.
 */
void
rh_rules_sheet_go_to (RhRulesSheet *self, guint part)
{
  RhRulesSheetPrivate *priv = get_private (self);

  g_return_if_fail (RH_IS_RULES_SHEET (self));
  g_return_if_fail (part < priv->parts->len);

  priv->wanted = (int) part;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_grab_focus (get_part (priv, part)->heading);
}
