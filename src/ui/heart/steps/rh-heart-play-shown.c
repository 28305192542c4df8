/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the step of a turn shows of what is told. */

#include "config.h"

#include "rh-heart-play-step-private.h"

#include "rh-heart-step.h"
#include "rh-heart-text-step.h"
#include "rh-heart-turn.h"

#include "rh-announce.h"
#include "rh-style.h"

#include <glib/gi18n.h>

/* The figures are lengths, unless the players are asked for, whose they are then. */
static void
show_told (RhHeartPlayStep *self, const RhSetup *setup, const RhHeartState *state)
{
  g_autofree char *question = rh_heart_text_step_turn (setup, state, &self->draft);
  guint seat = rh_heart_step_get_seat (&self->draft, state);
  gboolean told = !rh_heart_turn_is_untold (&self->draft);
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  gboolean after = rh_heart_turn_is_after_last (&self->draft, state);
  gboolean card = rh_heart_turn_has_card (&self->draft) && !replay;

  rh_step_frame_ask (self->frame, question, after ? NULL : setup->seats[seat].colour);
  rh_heart_seats_set (self->seats, setup, after ? RH_SEATS_NOBODY : seat, rh_heart_step_get_open (state));
  rh_heart_seats_set_held (self->seats, told && !replay);
  rh_heart_grid_set_colour (self->grid, self->draft.colour);
  rh_heart_lengths_set (self->lengths, self->draft.length);
  rh_heart_lengths_set_keys (self->lengths, TRUE);
  rh_heart_lengths_set_most (self->lengths, card ? 0 : (guint) state->players[seat].trains);
  rh_heart_grid_set_closed (self->grid, self->whole && self->offer.allowed && !replay, card);
}

/* In one place: that the game ends; and of a route that can be doubled, the engines. */
static void
show_others (RhHeartPlayStep *self, gboolean tickets, gboolean ways)
{
  RhHeartKey key = tickets ? RH_HEART_KEY_TICKETS : RH_HEART_KEY_ENGINES;

  self->tickets = tickets;
  rh_button_set (self->second_button, tickets ? C_("button", "End the Game…") : C_("button", "Engines…"), NULL);
  rh_button_set_key (self->second_button, rh_heart_text_step_key (key));
  gtk_widget_set_sensitive (GTK_WIDGET (self->second_button), tickets || ways);
  rh_button_set_chosen (self->second_button, tickets ? self->ending : ways && self->draft.doubling);
  rh_style_toggle (GTK_WIDGET (self->second_button), "turns", TRUE);
}

static void
show_main (RhHeartPlayStep *self, const RhSetup *setup, const RhHeartState *state)
{
  g_autofree char *back = rh_heart_text_step_go_back (setup, state, &self->draft);
  gboolean untold = rh_heart_turn_is_untold (&self->draft);
  gboolean doubled = self->whole && self->offer.allowed && self->offer.n_ways > 0;
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));
  gboolean after = rh_heart_turn_is_after_last (&self->draft, state);

  if (self->ending || (after && !replay))
    rh_heart_claims_set_end (self->claims, after);
  else if (self->draft.kind == RH_HEART_MOVE_TERRAIN)
    rh_heart_claims_set_take (self->claims);
  else if (untold && back != NULL)
    rh_heart_claims_set_back (self->claims, back);
  else if (untold && !replay)
    rh_heart_claims_set_draw (self->claims);
  else
    rh_heart_claims_set (self->claims, self->whole ? &self->offer : NULL);
  rh_heart_ways_set (self->ways, doubled ? &self->offer : NULL, self->draft.engines);
  if (doubled && self->draft.engines != RH_HEART_OPEN)
    rh_heart_claims_set_way (self->claims, &self->offer, rh_heart_offer_find_way (&self->offer, self->draft.engines), !self->typed);
  show_others (self, !after && !doubled, doubled);
  rh_button_set_chosen (self->why_button, FALSE);
  rh_faces_turn (self->faces, doubled && self->draft.doubling ? GTK_WIDGET (self->ways) : NULL);
}

/* Where there is no room for it, as on a phone, why a route can't be claimed is told elsewhere, and so is that the game ends. */
static void
show_says (RhHeartPlayStep *self, const RhSetup *setup, const RhHeartState *state)
{
  g_autofree char *text = self->ending  ? rh_heart_text_step_ending (state)
                          : self->whole ? rh_heart_text_step_claim (setup, &self->offer)
                                        : rh_heart_text_step_missing (setup, state, &self->draft);

  gtk_label_set_label (self->says, text);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->turn)) && (self->ending || (self->whole && !self->offer.allowed)) &&
      !rh_heart_step_is_in_sight (GTK_WIDGET (self->says)))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.tell", "s", text);
}

/* In a game that is looked at, what was done stands out. */
static void
show_answer (RhHeartPlayStep *self)
{
  RhHeartMove move = rh_heart_step_get_answer (RH_STEP (self));

  if (!rh_session_is_replay (rh_step_get_session (RH_STEP (self))))
    return;

  rh_heart_claims_set_answer (self->claims, &self->offer, &move);
  show_others (self, TRUE, FALSE);
  rh_style_toggle (GTK_WIDGET (self->second_button), "turns", FALSE);
  rh_button_set_chosen (self->second_button, move.kind == RH_HEART_MOVE_TICKETS);
  gtk_widget_set_visible (GTK_WIDGET (self->why_button), FALSE);
  gtk_widget_set_visible (self->others, move.kind == RH_HEART_MOVE_TICKETS);
}

/**
 * rh_heart_play_step_show:
 * @self: a step, which knows what was entered
 * @setup: the players
 * @state: where the game stands
 *
 * Shows that.
 */
void
rh_heart_play_step_show (RhHeartPlayStep *self, const RhSetup *setup, const RhHeartState *state)
{
  show_told (self, setup, state);
  rh_heart_grid_set_terrains (self->grid, &self->draft, state);
  show_main (self, setup, state);
  show_says (self, setup, state);
  show_answer (self);
}

/**
 * rh_heart_play_step_set_ending:
 * @self: a step, of whose turn nothing is told
 * @ending: whether the end of the game is offered in place of that turn
 *
 * Shows that, and says it.
 */
void
rh_heart_play_step_set_ending (RhHeartPlayStep *self, gboolean ending)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  self->ending = ending;
  rh_heart_play_step_show (self, rh_session_get_setup (session), rh_session_get_state (session));
  rh_heart_step_keep_focus (RH_STEP (self), focused);
  rh_announce (GTK_WIDGET (self->says), gtk_label_get_text (self->says));
}
