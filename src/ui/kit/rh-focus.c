/* SPDX-License-Identifier: GPL-3.0-or-later
 * The focus: before what has it goes, and around what has it together. */

#include "config.h"

#include "rh-focus.h"

#include "rh-children.h"
#include "rh-style.h"

#define RING 2 /* how thick it is, and */
#define RING_RADIUS 6
#define RING_ALPHA .7f
#define LEFT "rh-focus-left" /* what had the focus before the header bar */

/**
 * rh_focus_drop:
 * @widget: a widget, what is in which is hidden or removed next
 *
 * Takes the focus away if something in @widget has it. On GTK 4.8 a window that
 * loses its focus widget twice before it is laid out again keeps the first
 * one's parent for ever.
 */
void
rh_focus_drop (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && gtk_widget_is_ancestor (focus, widget))
    gtk_root_set_focus (root, NULL);
}

/**
 * rh_focus_is_in_popover:
 * @widget: a widget
 *
 * Returns: whether an open menu, or another popover, of its window has the focus, which isn't taken away from it
 */
gboolean
rh_focus_is_in_popover (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* One that closes keeps it for a moment more. */
  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

static GtkWidget *
find_bar (GtkWidget *widget)
{
  GtkWidget *bar = NULL;

  if (ADW_IS_HEADER_BAR (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && bar == NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (gtk_widget_get_mapped (child))
      bar = find_bar (child);
  }

  return bar;
}

static void
free_left (gpointer data)
{
  GWeakRef *left = data;

  g_weak_ref_clear (left);
  g_free (left);
}

/* Where one was, for the way back. */
static void
remember (GtkWidget *window, GtkWidget *focus)
{
  GWeakRef *left = g_new (GWeakRef, 1);

  g_weak_ref_init (left, focus);
  g_object_set_data_full (G_OBJECT (window), LEFT, left, free_left);
}

/* Without gtk_widget_grab_focus(), which would select what is written in an entry. */
static gboolean
go_back (GtkWidget *window)
{
  GWeakRef *left = g_object_get_data (G_OBJECT (window), LEFT);
  g_autoptr (GtkWidget) focus = left != NULL ? g_weak_ref_get (left) : NULL;

  g_object_set_data (G_OBJECT (window), LEFT, NULL);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, window) || !gtk_widget_get_mapped (focus) ||
      !gtk_widget_is_sensitive (focus))
    return FALSE;

  gtk_root_set_focus (gtk_widget_get_root (window), focus);

  return gtk_root_get_focus (gtk_widget_get_root (window)) == focus;
}

/* What stands behind the bar, or, where that is in something with it, behind that. */
static gboolean
go_below (GtkWidget *window, GtkWidget *bar)
{
  for (GtkWidget *part = bar; part != NULL && part != window; part = gtk_widget_get_parent (part)) {
    for (GtkWidget *below = gtk_widget_get_next_sibling (part); below != NULL; below = gtk_widget_get_next_sibling (below)) {
      if (gtk_widget_child_focus (below, GTK_DIR_TAB_FORWARD))
        return TRUE;
    }
  }

  return FALSE;
}

static gboolean
go_round (GtkWidget *window, GtkWidget *bar)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (window));

  if (focus != NULL && gtk_widget_is_ancestor (focus, bar))
    return go_back (window) || go_below (window, bar);

  remember (window, focus);

  return gtk_widget_child_focus (bar, GTK_DIR_TAB_FORWARD);
}

/**
 * rh_focus_go_round:
 * @window: a window, or what has a header bar
 * @args: (nullable): ignored
 * @data: ignored
 *
 * A #GtkShortcutFunc that moves the focus into the header bar, and from there back to where it was, or, if that is out
 * of sight by now, into what is below the bar.
 *
 * Returns: whether there was anything to move it to
 */
gboolean
rh_focus_go_round (GtkWidget *window, GVariant *args, gpointer data)
{
  GtkWidget *bar = find_bar (window);

  if (bar == NULL || !go_round (window, bar))
    return FALSE;

  /* It may have been hidden meanwhile: whoever doesn't see where they are presses what they don't mean. */
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (window)), TRUE);

  return TRUE;
}

static gboolean
is_tab (GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
}

/**
 * rh_focus_in_children:
 * @widget: a widget whose children stand in their order
 * @direction: where the focus goes
 *
 * The focus function of a widget that has a grab_focus() of its own: GTK asks that one when Tab is through with what
 * is in it, and the focus would be back where it came from, and never get out.
 *
 * Returns: whether the focus is in it now
 */
gboolean
rh_focus_in_children (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    child = back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  while (child != NULL && !gtk_widget_child_focus (child, direction))
    child = back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child);

  return child != NULL;
}

/**
 * rh_focus_as_one:
 * @widget: a list, with one child
 * @direction: where the focus goes
 *
 * The same of a list that is as long as a game: Tab comes to where it likes the focus best, and then leaves it; the
 * arrows move in it.
 *
 * Returns: whether the focus is in it now
 */
gboolean
rh_focus_as_one (GtkWidget *widget, GtkDirectionType direction)
{
  if (!is_tab (direction))
    return rh_focus_in_children (widget, direction);

  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (widget);
}

/* What its children take of its room, which may be wider. */
static gboolean
get_children_bounds (GtkWidget *widget, graphene_rect_t *bounds)
{
  gboolean any = FALSE;

  for (GtkWidget *child = rh_children_first (widget); child != NULL; child = rh_children_next (child)) {
    graphene_rect_t of_child;

    if (!gtk_widget_compute_bounds (child, widget, &of_child))
      continue;
    if (any)
      graphene_rect_union (bounds, &of_child, bounds);
    else
      *bounds = of_child;
    any = TRUE;
  }

  return any;
}

/**
 * rh_focus_snapshot_ring:
 * @widget: a widget that has the focus for what is in it
 * @snapshot: where it is drawn
 *
 * Draws a ring around its children: an outline of the style sheet would be around all of its room, also where there is
 * nothing.
 */
void
rh_focus_snapshot_ring (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const float widths[] = { RING, RING, RING, RING };
  graphene_rect_t bounds;
  GskRoundedRect ring;
  GdkRGBA colour;

  if (!get_children_bounds (widget, &bounds))
    return;

  rh_style_get (widget, "accent_color", &colour);
  colour.alpha *= RING_ALPHA;
  gsk_rounded_rect_init_from_rect (&ring, &bounds, RING_RADIUS);
  gtk_snapshot_append_border (snapshot, &ring, widths, (const GdkRGBA[]) { colour, colour, colour, colour });
}
