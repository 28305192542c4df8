/* SPDX-License-Identifier: GPL-3.0-or-later
 * The public table: what lies open, large enough to be read from three metres. */

#include "config.h"

#include "rh-cape-public.h"

#include "rh-cape-board.h"
#include "rh-cape-hint.h"
#include "rh-cape-lane.h"
#include "rh-cape-lanes.h"
#include "rh-cape-public-middle.h"
#include "rh-cape-style.h"
#include "rh-cape-text-public.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _RhCapePublic {
  RhStage parent_instance;

  /* Borrowed, children */
  GtkWidget *lanes;
  GtkWidget *middle;
};

G_DEFINE_FINAL_TYPE (RhCapePublic, rh_cape_public, RH_TYPE_STAGE)

static void
rh_cape_public_class_init (RhCapePublicClass *klass)
{
  rh_cape_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cape-public");
}

static void
rh_cape_public_init (RhCapePublic *self)
{
  self->lanes = rh_cape_lanes_new ();
  gtk_widget_set_vexpand (self->lanes, TRUE);
  rh_stage_append (RH_STAGE (self), self->lanes);

  self->middle = g_object_new (ADW_TYPE_BIN,
                               "css-name", "cape-middle",
                               "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                               NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->middle),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Middle of the Table"),
                                  -1);
  rh_stage_append (RH_STAGE (self), self->middle);
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
    gtk_widget_add_css_class (GTK_WIDGET (self), "two");

  return GTK_WIDGET (self);
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
  g_autofree char *turn = rh_cape_text_public_turn (setup, state, draft, sealed, ended);
  g_autofree char *told = rh_cape_text_public_told (setup, state);

  if (ended)
    rh_cape_board_rest (self->lanes, state);
  else
    rh_cape_board_update (self->lanes, state);
  adw_bin_set_child (ADW_BIN (self->middle), rh_cape_public_middle_new (setup, state, sealed));
  rh_stage_tell (RH_STAGE (self), phase, turn, told);
}
