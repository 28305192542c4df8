/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ring of the focus, around what is in a widget. */

#include "config.h"

#include "rh-ring.h"

#include "rh-children.h"
#include "rh-style.h"

#define RING 2 /* how thick it is, and */
#define RING_RADIUS 6
#define RING_ALPHA .7f

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
 * rh_ring_snapshot:
 * @widget: a widget that has the focus for what is in it
 * @snapshot: where it is drawn
 *
 * Draws a ring around its children: an outline of the style sheet would be around all of its room, also where there is
 * nothing.
 */
void
rh_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
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
