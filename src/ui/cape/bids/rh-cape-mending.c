/* SPDX-License-Identifier: GPL-3.0-or-later
 * The place in a step that asks for bids, where a card on offer is given anew. It is hidden while none is. */

#include "config.h"

#include "rh-cape-mending.h"

#include "rh-cape-reveal-step.h"
#include "rh-cape-step.h"
#include "rh-focus.h"
#include "rh-keys.h"
#include "rh-panel.h"

#include <glib/gi18n.h>

struct _RhCapeMending {
  AdwBin parent_instance;

  RhStep *step;  /* borrowed, an ancestor; NULL while none is given anew */
};

G_DEFINE_FINAL_TYPE (RhCapeMending, rh_cape_mending, ADW_TYPE_BIN)

static void
rh_cape_mending_class_init (RhCapeMendingClass *klass)
{
  g_signal_new ("mended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_cape_mending_init (RhCapeMending *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static RhCapeRevealStep *
get_step (RhCapeMending *self)
{
  return RH_CAPE_REVEAL_STEP (adw_bin_get_child (ADW_BIN (self)));
}

static void
on_mended_cb (RhCapeMending *self)
{
  rh_cape_mending_close (self);
  g_signal_emit_by_name (self, "mended");
}

static void
open_mending (RhCapeMending *self, RhStep *step, int place)
{
  GtkWidget *mending = g_object_new (RH_TYPE_CAPE_REVEAL_STEP, "session", rh_step_get_session (step),
                                     "telling", rh_step_get_telling (step), NULL);

  g_signal_connect_object (mending, "mended", G_CALLBACK (on_mended_cb), self, G_CONNECT_SWAPPED);
  rh_focus_drop (GTK_WIDGET (step));
  rh_panel_go_on (GTK_WIDGET (step));
  self->step = step;
  adw_bin_set_child (ADW_BIN (self), mending);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rh_cape_reveal_step_mend (get_step (self), place);
}

/**
 * rh_cape_mending_open:
 * @self: such a place
 * @step: the step it stands in
 * @place: which card on offer, from 0
 *
 * Asks for that card as it was asked for when it was turned up. What was entered of bids stays. Nothing else of the step is
 * to be shown for as long as the place is visible.
 */
void
rh_cape_mending_open (RhCapeMending *self, RhStep *step, guint place)
{
  open_mending (self, step, (int) place);
}

/**
 * rh_cape_mending_close:
 * @self: such a place
 *
 * Goes back to what the step asks, where a card is given anew.
 */
void
rh_cape_mending_close (RhCapeMending *self)
{
  if (self->step == NULL)
    return;

  rh_focus_drop (GTK_WIDGET (self));
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  rh_step_set_mending (self->step, FALSE);
  self->step = NULL;
}

/**
 * rh_cape_mending_take_key:
 * @self: such a place
 * @step: the step it stands in
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes the key that corrects a card, as it does in the common row: it asks for the last card on offer, then for the one
 * before, and after the first for none.
 *
 * Returns: whether it was that
 */
gboolean
rh_cape_mending_take_key (RhCapeMending *self, RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhSession *session = rh_step_get_session (step);
  int before = self->step != NULL ? rh_cape_reveal_step_get_place (get_step (self)) : (int) rh_session_get_setup (session)->n_seats;

  if (!rh_key_is_plain (modifiers) || !rh_key_is (keyval, C_("key for Change", "c")) || rh_session_is_replay (session))
    return FALSE;

  rh_cape_mending_close (self);
  if (before > 0)
    open_mending (self, step, before - 1);

  return TRUE;
}

/**
 * rh_cape_mending_get_step:
 * @self: such a place
 *
 * Returns: (transfer none) (nullable): what asks for the card; %NULL while none is given anew
 */
RhStep *
rh_cape_mending_get_step (RhCapeMending *self)
{
  return (RhStep *) adw_bin_get_child (ADW_BIN (self));
}

/**
 * rh_cape_mending_keeps:
 * @self: such a place
 *
 * Returns: whether a card was begun anew in it, which is kept whoever leaves it
 */
gboolean
rh_cape_mending_keeps (RhCapeMending *self)
{
  return self->step != NULL && RH_STEP_GET_CLASS (get_step (self))->keeps (RH_STEP (get_step (self)));
}

/**
 * rh_cape_mending_update:
 * @self: such a place
 * @step: the step it stands in, in a game where bids are asked for
 * @ten: what a 0 belongs to
 *
 * Shows what the session says of a card that is given anew, if one is. Once it has it all, a 0 that follows may belong to its
 * value.
 */
void
rh_cape_mending_update (RhCapeMending *self, RhStep *step, RhCapeTen *ten)
{
  int told;

  if (self->step == NULL) {
    RhCapeDraft draft = rh_cape_step_get_draft (step, RH_CAPE_MOVE_BIDS);

    if (rh_cape_draft_find_anew (&draft) >= 0)
      open_mending (self, step, -1);
    return;
  }

  told = rh_cape_reveal_step_get_told (get_step (self));
  rh_step_update (RH_STEP (get_step (self)));
  if (rh_cape_reveal_step_get_place (get_step (self)) >= 0)
    return;

  if (told >= 0)
    rh_cape_ten_await (ten, (guint) told);
  rh_cape_mending_close (self);
}
