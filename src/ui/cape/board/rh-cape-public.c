/* SPDX-License-Identifier: GPL-3.0-or-later
 * The public table: what lies open, large enough to be read from three metres. */

#include "config.h"

#include "rh-cape-public.h"

#include "rh-cape-hint.h"
#include "rh-cape-lane.h"
#include "rh-cape-lanes.h"
#include "rh-cape-public-middle.h"
#include "rh-cape-style.h"
#include "rh-cape-text-public.h"
#include "rh-cape-text.h"
#include "rh-text-size.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The table is laid out in a room of this height, with no text smaller than a
 * thirty-sixth of it, and then drawn as large as the window is. A window so narrow
 * that the room would have less than this width gets it smaller instead. */
#define HEIGHT 720.0
#define LEAST_WIDTH 900.0

struct _RhCapePublic {
  GtkWidget parent_instance;

  /* Owned, child */
  GtkWidget *box;

  /* Borrowed, in the box */
  GtkWidget *phase;
  GtkWidget *turn;
  GtkWidget *lanes;
  GtkWidget *middle;
  GtkWidget *told;
};

G_DEFINE_FINAL_TYPE (RhCapePublic, rh_cape_public, GTK_TYPE_WIDGET)

static int
measure_least (GtkWidget *box, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (box, orientation, for_size, &least, NULL, NULL, NULL);

  return least;
}

/* How much larger than laid out the table is drawn: as the window asks, but never
 * so that something would be cut off. */
static double
compute_scale (RhCapePublic *self, int width, int height)
{
  double scale = MIN (height / HEIGHT, width / LEAST_WIDTH);
  int least_width = measure_least (self->box, GTK_ORIENTATION_HORIZONTAL, -1);

  if (least_width * scale > width)
    scale = (double) width / least_width;

  /* With a smaller scale there is more width, and text needs less height. */
  for (guint i = 0; i < 20; i++) {
    int least = measure_least (self->box, GTK_ORIENTATION_VERTICAL, MAX ((int) (width / scale), least_width));

    if (least * scale <= height)
      break;
    scale *= MAX (.8, MIN (.98, height / (least * scale)));
  }

  return scale;
}

static void
rh_cape_public_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapePublic *self = RH_CAPE_PUBLIC (widget);
  double scale;

  if (width < 1 || height < 1)
    return;

  scale = compute_scale (self, width, height);
  gtk_widget_allocate (self->box,
                       MAX ((int) (width / scale), measure_least (self->box, GTK_ORIENTATION_HORIZONTAL, -1)),
                       (int) (height / scale),
                       -1,
                       gsk_transform_scale (NULL, (float) scale, (float) scale));
}

static void
rh_cape_public_measure (GtkWidget      *widget,
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
rh_cape_public_dispose (GObject *object)
{
  RhCapePublic *self = RH_CAPE_PUBLIC (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_cape_public_parent_class)->dispose (object);
}

static void
rh_cape_public_class_init (RhCapePublicClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_public_dispose;

  widget_class->measure = rh_cape_public_measure;
  widget_class->size_allocate = rh_cape_public_size_allocate;

  rh_cape_style_load ();
  gtk_widget_class_set_css_name (widget_class, "cape-public");
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
rh_cape_public_init (RhCapePublic *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->box, "room");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  gtk_widget_add_css_class (head, "head");
  gtk_box_append (GTK_BOX (self->box), head);
  self->phase = add_label (head, 0);
  self->turn = add_label (head, 1);

  self->lanes = rh_cape_lanes_new ();
  gtk_widget_set_vexpand (self->lanes, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->lanes);

  self->middle = g_object_new (ADW_TYPE_BIN,
                               "css-name", "cape-middle",
                               "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                               NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->middle),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Middle of the Table"),
                                  -1);
  gtk_box_append (GTK_BOX (self->box), self->middle);
  self->told = add_label (self->box, 0);
  gtk_widget_add_css_class (self->told, "told");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Public Table"), -1);
}

/**
 * rh_cape_public_new:
 * @setup: the players
 *
 * Returns: (transfer full): their table; show it a state
 */
GtkWidget *
rh_cape_public_new (const RhSetup *setup)
{
  RhCapePublic *self = g_object_new (RH_TYPE_CAPE_PUBLIC, NULL);

  for (guint i = 0; i < setup->n_seats; i++) {
    GtkWidget *lane = rh_cape_lane_new (setup, i);

    rh_cape_lane_set_large (RH_CAPE_LANE (lane));
    gtk_widget_set_parent (lane, self->lanes);
  }
  if (setup->n_seats == 2)
    gtk_widget_add_css_class (self->box, "two");

  return GTK_WIDGET (self);
}

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
}

/**
 * rh_cape_public_update:
 * @self: a public table
 * @setup: the players
 * @state: where the game stands
 * @draft: what was entered of the next move, of which no more is told than that bids are entered openly
 * @sealed: who has sealed a bid, a bit a seat
 * @ended: whether people have ended the game without a winner
 *
 * Shows what everybody at the table may know.
 */
void
rh_cape_public_update (RhCapePublic      *self,
                       const RhSetup     *setup,
                       const RhCapeState *state,
                       const char        *draft,
                       guint              sealed,
                       gboolean           ended)
{
  g_autofree char *phase = rh_cape_hint_where (setup, state, draft);
  g_autofree char *turn = rh_cape_hint_turn (setup, state, draft, __builtin_popcount (sealed), ended);
  g_autofree char *told = rh_cape_text_public_told (setup, state);
  GtkWidget *lane;

  set_text (self->phase, phase);
  set_text (self->turn, turn);
  set_text (self->told, told);
  for (lane = gtk_widget_get_first_child (self->lanes); lane != NULL; lane = gtk_widget_get_next_sibling (lane))
    rh_cape_lane_update (RH_CAPE_LANE (lane), state);
  adw_bin_set_child (ADW_BIN (self->middle), rh_cape_public_middle_new (setup, state, sealed));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
