/* SPDX-License-Identifier: GPL-3.0-or-later
 * What lies in the middle of the table in a game that is looked at: the cards
 * on offer with who took them, or the common row and the sum. */

#include "config.h"

#include "rh-cape-scene.h"

#include "rh-cape-card-view.h"
#include "rh-cape-common.h"
#include "rh-cape-style.h"
#include "rh-cape-sum.h"
#include "rh-cape-text.h"
#include "rh-colour.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

/* A card on offer, and under it who took it. */
typedef struct {
  GtkWidget      *box;
  RhCapeCardView *view;
  GtkLabel       *taker;
} Place;

struct _RhCapeScene {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget    *offer;
  Place         places[RH_CAPE_SEATS_MAX];
  GtkWidget    *build;
  RhCapeCommon *common;
  RhCapeSum    *sum;
};

G_DEFINE_FINAL_TYPE (RhCapeScene, rh_cape_scene, ADW_TYPE_BIN)

static void
rh_cape_scene_class_init (RhCapeSceneClass *klass)
{
  rh_cape_style_load ();
}

static void
add_place (RhCapeScene *self, Place *place)
{
  place->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  place->view = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
  place->taker = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_halign (GTK_WIDGET (place->view), GTK_ALIGN_CENTER);
  rh_text_size_wrap (place->taker);
  gtk_label_set_justify (place->taker, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (place->taker), "rh-row-caption");
  gtk_box_append (GTK_BOX (place->box), GTK_WIDGET (place->view));
  gtk_box_append (GTK_BOX (place->box), GTK_WIDGET (place->taker));
  rh_wrap_append (RH_WRAP (self->offer), place->box);
}

static void
rh_cape_scene_init (RhCapeScene *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->offer = rh_wrap_new (12, TRUE);
  gtk_widget_set_halign (self->offer, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->offer), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards on offer"), -1);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    add_place (self, &self->places[i]);

  self->build = rh_wrap_new (36, FALSE);
  gtk_widget_set_halign (self->build, GTK_ALIGN_CENTER);
  self->common = RH_CAPE_COMMON (rh_cape_common_new ());
  self->sum = RH_CAPE_SUM (rh_cape_sum_new ());
  rh_wrap_append (RH_WRAP (self->build), GTK_WIDGET (self->common));
  rh_wrap_append (RH_WRAP (self->build), GTK_WIDGET (self->sum));

  gtk_box_append (GTK_BOX (box), self->offer);
  gtk_box_append (GTK_BOX (box), self->build);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cape-scene");
}

static void
show_offer (RhCapeScene *self, const RhSetup *setup, const RhCapeState *state)
{
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    Place *place = &self->places[i];
    const RhSeat *taker = state->taker[i] != RH_CAPE_NO_SEAT ? &setup->seats[state->taker[i]] : NULL;
    g_autofree char *text = NULL;

    gtk_widget_set_visible (place->box, i < state->n_seats);
    if (i >= state->n_seats)
      continue;

    rh_cape_card_view_set (place->view, state->offer[i], RH_CAPE_CARD_OPEN);
    text = taker != NULL ? g_strdup_printf ("%s %s", rh_colour_shape (taker->colour), taker->name) : g_strdup ("");
    gtk_label_set_label (place->taker, text);
  }
}

static gboolean
is_auction (const RhCapeState *state)
{
  switch (state->phase) {
  case RH_CAPE_BIDS:
  case RH_CAPE_TIE:
  case RH_CAPE_PICK:
    return TRUE;
  case RH_CAPE_DRAW:
    /* The last two cards are taken at once: they are still to be seen. */
    return state->last.kind == RH_CAPE_MOVE_PICK;
  case RH_CAPE_REVEAL:
  case RH_CAPE_DECIDE:
  case RH_CAPE_OVER:
  default:
    return FALSE;
  }
}

/**
 * rh_cape_scene_new:
 *
 * Returns: (transfer floating): an empty table
 */
GtkWidget *
rh_cape_scene_new (void)
{
  return g_object_new (RH_TYPE_CAPE_SCENE, NULL);
}

/**
 * rh_cape_scene_set:
 * @self: a scene
 * @setup: the players
 * @state: where the game stands
 *
 * Shows what lies on the table at that moment.
 */
void
rh_cape_scene_set (RhCapeScene *self, const RhSetup *setup, const RhCapeState *state)
{
  gboolean auction = is_auction (state);
  gboolean build = !auction && (state->phase == RH_CAPE_DRAW || state->phase == RH_CAPE_DECIDE);

  g_return_if_fail (RH_IS_CAPE_SCENE (self));

  gtk_widget_set_visible (self->offer, auction);
  gtk_widget_set_visible (self->build, build);
  if (auction)
    show_offer (self, setup, state);
  if (build) {
    RhCapeOffer offer;

    rh_cape_offer_compute (state, (guint) state->seat, &offer);
    rh_cape_common_set (self->common, state);
    rh_cape_sum_set (self->sum, &offer, setup->seats[state->seat].name);
  }
}
