/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a player does: takes terrain cards, or claims a route, plain or doubled. */

#include "config.h"

#include "rh-heart-play-step-private.h"

#include "rh-heart-choices.h"
#include "rh-heart-step.h"
#include "rh-heart-style.h"
#include "rh-heart-text-step.h"
#include "rh-heart-turn.h"
#include "rh-heart-whole.h"

#include "rh-announce.h"
#include "rh-keys.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (RhHeartPlayStep, rh_heart_play_step, RH_TYPE_STEP)

static const RhHeartState *
get_state (RhHeartPlayStep *self)
{
  return rh_session_get_state (rh_step_get_session (RH_STEP (self)));
}

/* Nothing of the draft is kept here: it is what the session says of it, before and after. Where the first cards may be
 * told instead, an empty one says that they aren't. */
static void
enter (RhHeartPlayStep *self, RhHeartDraft *draft)
{
  if (rh_heart_turn_is_open (draft) && draft->kind != RH_HEART_MOVE_TICKETS)
    draft->kind = rh_heart_state_may_deal (get_state (self)) ? RH_HEART_MOVE_CLAIM : RH_HEART_MOVE_NONE;
  rh_heart_step_enter (RH_STEP (self), draft);
  self->brake.begun = 0;
}

/* A card that was taken isn't in the game before the turn is ended, nor is a route of which all is told. What is entered
 * after that may be meant for the next turn: what is told isn't dropped for it. */
static gboolean
refuse (RhHeartPlayStep *self, gboolean unfinished)
{
  g_autofree char *text = unfinished ? rh_heart_text_step_unfinished (&self->draft) : NULL;

  if (!unfinished)
    return FALSE;

  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self), text);

  return TRUE;
}

/* Whose what is told is: to say so takes more than a figure that may be meant for something else. */
static void
on_seat_cb (RhHeartSeats *seats, guint seat, RhHeartPlayStep *self)
{
  RhHeartDraft draft = rh_heart_turn_go_to (&self->draft, get_state (self), seat);

  enter (self, &draft);
}

/* A figure means one thing at a time. */
static void
on_changing_cb (RhHeartSeats *seats, gboolean changing, RhHeartPlayStep *self)
{
  rh_heart_lengths_set_keys (self->lengths, !changing);
}

/* Another colour or length of a route of which all is told may be meant as that of the next: it is said that the one before
 * isn't claimed. Who types the same once more hears what comes first. */
static void
enter_route (RhHeartPlayStep *self, RhHeartDraft *draft)
{
  gboolean whole = self->whole && self->offer.allowed;
  gboolean same = draft->colour == self->draft.colour && draft->length == self->draft.length;
  g_autofree char *text = NULL;

  if (same) {
    refuse (self, whole && self->typed);
    return;
  }

  if (whole)
    text = rh_heart_text_step_changed (&self->draft, draft);
  enter (self, draft);
  if (text != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.tell", "s", text);
}

static void
on_colour_cb (RhHeartGrid *grid, guint colour, RhHeartPlayStep *self)
{
  RhHeartDraft draft = rh_heart_turn_begin (&self->draft, RH_HEART_MOVE_CLAIM);

  if (refuse (self, rh_heart_turn_has_card (&self->draft)))
    return;

  draft.colour = (int) colour;
  enter_route (self, &draft);
}

static void
on_length_cb (RhHeartLengths *lengths, guint length, RhHeartPlayStep *self)
{
  RhHeartDraft draft = rh_heart_turn_begin (&self->draft, RH_HEART_MOVE_CLAIM);

  if (refuse (self, rh_heart_turn_has_card (&self->draft)))
    return;

  draft.length = (int) length;
  enter_route (self, &draft);
}

static void
take (RhHeartPlayStep *self, const RhHeartDraft *draft)
{
  RhHeartMove move = rh_heart_turn_get_cards (draft, rh_heart_step_get_seat (&self->draft, get_state (self)));

  rh_heart_step_play (RH_STEP (self), &move);
  rh_heart_brake_end (&self->brake, RH_STEP (self), (int) move.terrains[move.n - 1], self->typed && move.n > 1);
}

/* The second card ends the turn. */
static void
on_terrain_cb (RhHeartGrid *grid, guint terrain, RhHeartPlayStep *self)
{
  RhHeartDraft draft = rh_heart_turn_begin (&self->draft, RH_HEART_MOVE_TERRAIN);
  guint n = rh_heart_draft_count_terrains (&draft);

  if (refuse (self, self->whole && self->offer.allowed) ||
      rh_heart_brake_holds (&self->brake, RH_STEP (self), (int) terrain, self->typed))
    return;

  draft.terrains[n] = (int) terrain;
  if (n == 0)
    enter (self, &draft);
  else
    take (self, &draft);
}

static void
on_take_cb (RhHeartClaims *claims, RhHeartPlayStep *self)
{
  take (self, &self->draft);
}

/* Nothing of it is written down, but that it was taken says who comes next. */
static void
on_draw_cb (RhHeartClaims *claims, RhHeartPlayStep *self)
{
  RhHeartDraft draft = rh_heart_turn_draw (&self->draft, get_state (self));

  if (rh_heart_brake_holds (&self->brake, RH_STEP (self), RH_HEART_BRAKE_DRAW, self->typed))
    return;
  enter (self, &draft);
  rh_heart_brake_end (&self->brake, RH_STEP (self), RH_HEART_BRAKE_DRAW, self->typed);
}

static void
on_back_cb (RhHeartClaims *claims, RhHeartPlayStep *self)
{
  RhHeartDraft draft = rh_heart_turn_go_back (&self->draft);

  enter (self, &draft);
}

static void
claim (RhHeartPlayStep *self, int way)
{
  RhHeartMove move;

  g_return_if_fail (self->whole);

  if (way < 0)
    rh_heart_offer_get_plain (&self->offer, &move);
  else
    rh_heart_offer_get_move (&self->offer, (guint) way, &move);
  rh_heart_draft_time (&self->draft, &move);
  rh_heart_step_play (RH_STEP (self), &move);
}

static void
on_plain_cb (RhHeartClaims *claims, RhHeartPlayStep *self)
{
  claim (self, -1);
}

static void
on_doubled_cb (RhHeartClaims *claims, RhHeartPlayStep *self)
{
  claim (self, (int) rh_heart_offer_find_way (&self->offer, self->draft.engines));
}

/* A stray figure claims nothing: it chooses, and the button that claims it says what it takes. */
static void
on_way_cb (RhHeartWays *ways, guint way, RhHeartPlayStep *self)
{
  RhHeartDraft draft = self->draft;

  draft.engines = self->offer.ways[way].engines;
  enter (self, &draft);
  rh_heart_claims_focus (self->claims);
}

static void
on_ways_cb (GtkButton *button, RhHeartPlayStep *self)
{
  RhHeartDraft draft = self->draft;

  draft.doubling = !draft.doubling;
  draft.engines = RH_HEART_OPEN;
  enter (self, &draft);
  if (self->draft.doubling)
    rh_heart_ways_focus (self->ways);
}

static void
turn_to_reasons (RhHeartPlayStep *self, gboolean shown)
{
  rh_button_set_chosen (self->why_button, shown);
  rh_faces_turn (self->faces, shown ? GTK_WIDGET (self->reasons) : self->draft.doubling ? GTK_WIDGET (self->ways) : NULL);
}

static void
on_why_cb (GtkButton *button, RhHeartPlayStep *self)
{
  gboolean shown = rh_faces_get_shown (self->faces) != GTK_WIDGET (self->reasons);

  rh_heart_reasons_show (self->reasons, rh_step_get_session (RH_STEP (self)),
                         rh_heart_step_get_seat (&self->draft, get_state (self)), self->whole ? &self->offer : NULL);
  turn_to_reasons (self, shown);
  if (!shown) {
    rh_step_focus (RH_STEP (self));
    return;
  }

  rh_reasons_focus (self->reasons);
  rh_reasons_say (self->reasons);
}

static void
on_end_cb (RhHeartClaims *claims, RhHeartPlayStep *self)
{
  RhHeartDraft draft = rh_heart_turn_open_tickets (&self->draft, get_state (self));

  rh_heart_step_enter (RH_STEP (self), &draft);
}

/* As long as there are turns to come, or half a route is told, that the game ends is told twice, in two places; the same button takes
 * it back. */
static void
on_tickets_cb (GtkButton *button, RhHeartPlayStep *self)
{
  if (refuse (self, rh_heart_turn_has_card (&self->draft) || (self->whole && self->offer.allowed)))
    return;

  if (rh_heart_turn_is_untold (&self->draft) && rh_heart_draft_is_played_out (&self->draft, get_state (self)))
    on_end_cb (NULL, self);
  else
    rh_heart_play_step_set_ending (self, !self->ending);
}

static void
on_second_cb (GtkButton *button, RhHeartPlayStep *self)
{
  if (self->tickets)
    on_tickets_cb (button, self);
  else
    on_ways_cb (button, self);
}

static void
rh_heart_play_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhHeartState *state = data;
  RhHeartPlayStep *self = RH_HEART_PLAY_STEP (step);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean was_whole = self->whole;

  if (state->phase != RH_HEART_PLAY)
    return;

  rh_heart_step_get_draft (step, &self->draft);
  self->ending = FALSE;
  self->whole = rh_heart_turn_has_route (&self->draft);
  if (self->whole)
    rh_heart_offer_compute (state, rh_heart_step_get_seat (&self->draft, get_state (self)), (RhHeartColour) self->draft.colour, (guint) self->draft.length,
                            &self->offer);
  rh_heart_play_step_show (self, setup, state);
  if (focused && self->whole && !was_whole && self->offer.allowed)
    rh_step_focus (step);
  rh_heart_step_keep_focus (step, focused);
}

/* The last that was told. */
static gboolean
step_back (RhHeartPlayStep *self)
{
  RhHeartDraft draft = self->draft;

  if (!rh_heart_turn_take_back (&draft))
    return FALSE;

  enter (self, &draft);

  return TRUE;
}

/* All that was told, and no more than that: who leaves the table by it presses it once more. */
static gboolean
drop (RhHeartPlayStep *self)
{
  RhHeartDraft draft = self->draft;

  if (!rh_heart_turn_drop (&draft))
    return FALSE;

  enter (self, &draft);

  return TRUE;
}

/* The figures of the ways are keys only while they are shown. */
static gboolean
take_ways_key (RhHeartPlayStep *self, guint keyval, GdkModifierType modifiers)
{
  if (rh_faces_get_shown (self->faces) != GTK_WIDGET (self->ways))
    return FALSE;

  if (keyval == GDK_KEY_Escape)
    on_ways_cb (NULL, self);

  return keyval == GDK_KEY_Escape || rh_heart_ways_key (self->ways, keyval, modifiers);
}

/* What isn't ended yet is told of, also where its place is another button's. */
static gboolean
take_tickets_key (RhHeartPlayStep *self, guint keyval, GdkModifierType modifiers)
{
  if (!rh_key_is (keyval, rh_heart_text_step_key (RH_HEART_KEY_TICKETS)) || !rh_key_is_plain (modifiers) ||
      rh_session_is_replay (rh_step_get_session (RH_STEP (self))))
    return FALSE;
  on_tickets_cb (NULL, self);

  return TRUE;
}

static gboolean
take_escape (RhHeartPlayStep *self)
{
  if (!self->ending)
    return drop (self);
  rh_heart_play_step_set_ending (self, FALSE);

  return TRUE;
}

/* Where own cards are enough to double a route, an Enter says neither. */
static gboolean
take_action_key (RhHeartPlayStep *self, guint keyval, GdkModifierType modifiers)
{
  return (!self->tickets && rh_button_take_key (self->second_button, keyval, modifiers)) ||
         rh_button_take_key (self->why_button, keyval, modifiers) ||
         take_tickets_key (self, keyval, modifiers) ||
         rh_heart_claims_key (self->claims, keyval, modifiers) ||
         (rh_key_is_enter (keyval) && refuse (self, self->whole && rh_heart_offer_is_open (&self->offer)));
}

static gboolean
take_key (RhHeartPlayStep *self, guint keyval, GdkModifierType modifiers)
{
  if (take_ways_key (self, keyval, modifiers) || take_action_key (self, keyval, modifiers))
    return TRUE;
  if (rh_faces_get_shown (self->faces) != GTK_WIDGET (self->turn))
    return FALSE;

  return rh_heart_grid_key (self->grid, keyval, modifiers) || rh_heart_seats_key (self->seats, keyval, modifiers) ||
         rh_heart_lengths_key (self->lengths, keyval, modifiers) || (keyval == GDK_KEY_BackSpace && step_back (self)) ||
         (keyval == GDK_KEY_Escape && take_escape (self));
}

/* Escape and Enter close the reasons. Another key does what it does without them, and closes them. */
static gboolean
take_key_of_reasons (RhHeartPlayStep *self, guint keyval, GdkModifierType modifiers)
{
  gboolean taken;

  if (rh_button_take_key (self->why_button, keyval, modifiers))
    return TRUE;

  turn_to_reasons (self, FALSE);
  taken = keyval == GDK_KEY_Escape || rh_key_chooses (keyval) || take_key (self, keyval, modifiers);
  turn_to_reasons (self, !taken);
  if (taken)
    rh_heart_step_keep_focus (RH_STEP (self), gtk_widget_get_mapped (GTK_WIDGET (self)));
  else
    rh_reasons_focus (self->reasons);

  return taken;
}

static gboolean
rh_heart_play_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhHeartPlayStep *self = RH_HEART_PLAY_STEP (step);
  gboolean taken;

  self->typed = TRUE;
  if (rh_faces_get_shown (self->faces) == GTK_WIDGET (self->reasons))
    taken = take_key_of_reasons (self, keyval, modifiers);
  else
    taken = take_key (self, keyval, modifiers);
  self->typed = FALSE;

  return taken;
}

/* Where nothing is told, on all there is to choose from: an Enter too many does nothing there. */
static void
rh_heart_play_step_focus (RhStep *step)
{
  RhHeartPlayStep *self = RH_HEART_PLAY_STEP (step);

  if (self->draft.doubling && self->draft.engines == RH_HEART_OPEN && self->whole)
    rh_heart_ways_focus (self->ways);
  else if (!rh_heart_claims_focus (self->claims))
    gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, faces);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, turn);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, seats);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, grid);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, lengths);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, says);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, reasons);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, ways);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, claims);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, others);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, second_button);
  gtk_widget_class_bind_template_child (widget_class, RhHeartPlayStep, why_button);
  gtk_widget_class_bind_template_callback (widget_class, on_seat_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_changing_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_terrain_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_colour_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_length_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_way_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_plain_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_doubled_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_take_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_end_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_why_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_second_cb);
}

static void
rh_heart_play_step_class_init (RhHeartPlayStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_heart_play_step_update;
  step_class->key = rh_heart_play_step_key;
  step_class->focus = rh_heart_play_step_focus;

  rh_heart_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_FACES);
  g_type_ensure (RH_TYPE_HEART_CHOICES);
  g_type_ensure (RH_TYPE_HEART_CLAIMS);
  g_type_ensure (RH_TYPE_HEART_GRID);
  g_type_ensure (RH_TYPE_HEART_LENGTHS);
  g_type_ensure (RH_TYPE_HEART_SEATS);
  g_type_ensure (RH_TYPE_HEART_WAYS);
  g_type_ensure (RH_TYPE_HEART_WHOLE);
  g_type_ensure (RH_TYPE_REASONS);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/heart/rh-heart-play-step.ui");
  bind_template (widget_class);
}

static void
rh_heart_play_step_init (RhHeartPlayStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_heart_draft_init (&self->draft, RH_HEART_MOVE_NONE);
  rh_button_set (self->why_button, C_("button", "Why?"), NULL);
  rh_button_set_key (self->why_button, rh_heart_text_step_key (RH_HEART_KEY_WHY));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_step_say (RH_STEP (self), self->says);
}
