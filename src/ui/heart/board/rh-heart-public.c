/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table on a second screen: the lanes, large enough to be read from three metres. */

#include "config.h"

#include "rh-heart-public.h"

#include "rh-heart-hint.h"
#include "rh-heart-lane.h"
#include "rh-heart-style.h"
#include "rh-heart-text-last.h"
#include "rh-heart-turn.h"

#define SPACING 8

struct _RhHeartPublic {
  RhStage parent_instance;

  /* Borrowed, children */
  GtkWidget *lanes;
};

G_DEFINE_FINAL_TYPE (RhHeartPublic, rh_heart_public, RH_TYPE_STAGE)

static void
rh_heart_public_class_init (RhHeartPublicClass *klass)
{
  rh_heart_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "heart-public");
}

static void
rh_heart_public_init (RhHeartPublic *self)
{
  self->lanes = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_set_homogeneous (GTK_BOX (self->lanes), TRUE);
  gtk_widget_set_vexpand (self->lanes, TRUE);
  rh_stage_append (RH_STAGE (self), self->lanes);
}

/**
 * rh_heart_public_new:
 * @setup: the players
 *
 * Returns: (transfer floating): their table; show it a state
 */
GtkWidget *
rh_heart_public_new (const RhSetup *setup)
{
  RhHeartPublic *self = g_object_new (RH_TYPE_HEART_PUBLIC, NULL);

  for (guint i = 0; i < setup->n_seats; i++)
    gtk_box_append (GTK_BOX (self->lanes), rh_heart_lane_new (setup, i));
  if (setup->n_seats == RH_HEART_SEATS_MAX)
    gtk_widget_add_css_class (GTK_WIDGET (self), "five");

  return GTK_WIDGET (self);
}

/* What is being done, or what was done last. */
static char *
tell (const RhSetup *setup, const RhHeartState *state, const char *draft)
{
  char *doing = state->phase != RH_HEART_OVER ? rh_heart_hint_public (setup, state, draft) : NULL;

  if (doing == NULL)
    doing = rh_heart_text_last_passed (setup, state, draft);

  return doing != NULL ? doing : rh_heart_text_last (setup, state);
}

/**
 * rh_heart_public_update:
 * @table: a public table
 * @setup: the players
 * @data: where the game stands, an #RhHeartState
 * @draft: what was entered of the next move, of which no more is told than what it is
 * @sealed: nothing: there are no sealed bids
 * @ended: whether people have ended the game without a winner
 *
 * Shows what everybody has.
 */
void
rh_heart_public_update (GtkWidget     *table,
                        const RhSetup *setup,
                        gconstpointer  data,
                        const char    *draft,
                        guint          sealed,
                        gboolean       ended)
{
  RhHeartPublic *self = RH_HEART_PUBLIC (table);
  g_autofree char *where = rh_heart_hint_where (setup, data, draft);
  g_autofree char *turn = rh_heart_hint_turn (setup, data, draft, 0, ended);
  g_autofree char *told = tell (setup, data, draft);
  RhHeartDraft entered;
  int seat = 0;

  rh_heart_draft_parse (&entered, draft);
  for (GtkWidget *lane = gtk_widget_get_first_child (self->lanes); lane != NULL; lane = gtk_widget_get_next_sibling (lane)) {
    rh_heart_lane_update (RH_HEART_LANE (lane), data);
    rh_heart_lane_enter (RH_HEART_LANE (lane), data, &entered);
    rh_heart_lane_set_turn (RH_HEART_LANE (lane), !ended && seat++ == rh_heart_turn_get_seat (&entered, data));
  }
  rh_stage_tell (RH_STAGE (self), where, turn, told);
}
