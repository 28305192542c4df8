/* SPDX-License-Identifier: GPL-3.0-or-later
 * The build phase: what card was turned up, and whether to build. */

#include "config.h"

#include "rh-cape-build-step.h"

#include "rh-button.h"
#include "rh-cape-card-entry.h"
#include "rh-cape-hint.h"
#include "rh-cape-rails-keys.h"
#include "rh-cape-reasons.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-sum.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text.h"
#include "rh-cape-turn-buttons.h"
#include "rh-cape-turned.h"
#include "rh-cape-way-button.h"
#include "rh-cape-ways.h"
#include "rh-faces.h"
#include "rh-step-frame.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define GROW 60 /* for each part of what is read: what room there is stands between them */

struct _RhCapeBuildStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  RhFaces     *faces; /* what was turned up, or why, or the ways to pay */
  RhWrap          *column;
  GtkWidget       *reasons;
  RhWrap          *reasons_wrap;
  GtkWidget       *ways;
  RhCapeWays      *ways_list;
  RhCapeCardEntry *entry;
  AdwBin          *common_place;
  RhCapeRailsKeys *rails;
  RhButton    *no_card_button;
  RhButton    *whole_button;
  RhButton    *back_button;
  RhCapeSum       *sum;
  RhButton    *build_button;
  RhButton    *pass_button;
  RhButton    *why_button;
  RhButton    *ways_button;

  /* Owned by the widget tree */
  RhCapeTurned *turned;

  guint    seat;
  gboolean asks_rails; /* whether it is the draw that is asked for */
  gboolean costs;      /* whether building takes pounds */
  gboolean typed;      /* whether a key is what gives the figure now */
};

G_DEFINE_FINAL_TYPE (RhCapeBuildStep, rh_cape_build_step, RH_TYPE_STEP)

/* Turns to that face, or back from it. To ask for other ways chooses none of them, and one that can't be seen isn't built by. */
static void
turn (RhCapeBuildStep *self, GtkWidget *face)
{
  gboolean back = face == NULL || rh_faces_get_shown (self->faces) == face;

  rh_cape_ways_choose (self->ways_list, 0);
  rh_faces_turn (self->faces, back ? NULL : face);
  rh_button_set_chosen (self->why_button, !back && face == self->reasons);
  rh_button_set_chosen (self->ways_button, !back && face == self->ways);
}

/* Whether the whole card is asked for instead of its rails alone. */
static gboolean
is_whole (RhCapeBuildStep *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->entry));
}

/* It is as long as one has been begun. The rails stay where they are, and the rest takes the place of what is below them. */
static void
show_whole (RhCapeBuildStep *self, const RhCapeDraft *draft)
{
  turn (self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), draft->kind == RH_CAPE_MOVE_DRAW);
  rh_cape_card_entry_set (self->entry, draft->cards[0]);
  g_object_set (self->column, "grow", is_whole (self) ? 0 : GROW, NULL); /* its keys have all of the room */
}

static void
enter_card (RhCapeBuildStep *self, RhCapeParts parts)
{
  RhCapeDraft draft = rh_cape_draft_new (RH_CAPE_MOVE_DRAW);

  draft.cards[0] = parts;
  rh_cape_step_enter (RH_STEP (self), &draft);
}

static void
on_part_cb (RhCapeCardEntry *entry, RhCapeBuildStep *self)
{
  enter_card (self, rh_cape_card_entry_get (entry));
}

/* As long as nothing is decided, another count takes the place of one that was a slip: of a key, undo brings that back. */
static void
on_rails_cb (RhCapeRailsKeys *keys, guint rails, RhCapeBuildStep *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_DRAW, .seat = self->seat, .card.rails = (guint8) rails };
  const RhCapeCard *drawn = rh_cape_state_get_drawn (rh_session_get_state (rh_step_get_session (RH_STEP (self))));

  if (is_whole (self))
    rh_cape_card_entry_give_rails (self->entry, rails);
  else if (rh_cape_turned_get_mended (self->turned) != NULL)
    rh_cape_turned_give (self->turned, rails);
  else if (drawn == NULL)
    rh_cape_step_play (RH_STEP (self), &move);
  else if (drawn->rails != rails)
    rh_cape_step_replace (RH_STEP (self), &move, self->typed);
}

static void
on_no_card_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_DRAW, .seat = self->seat, .no_card = TRUE };

  rh_cape_step_play (RH_STEP (self), &move);
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeBuildStep *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_DRAW, .seat = self->seat, .card = { terrain, rails, value } };

  /* What isn't played is still entered but for its last part. */
  if (!rh_cape_step_play (RH_STEP (self), &move))
    rh_step_update (RH_STEP (self));
}

static void
on_whole_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  enter_card (self, rh_cape_card_entry_get (self->entry));
  rh_cape_card_entry_focus (self->entry);
}

static void
on_back_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  RhCapeDraft nothing = rh_cape_draft_new (RH_CAPE_MOVE_NONE);

  rh_cape_step_enter (RH_STEP (self), &nothing);
  rh_step_focus (RH_STEP (self));
}

static void
on_build_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  guint way = rh_cape_ways_get_chosen (self->ways_list);
  RhCapeMove move;
  RhCapeOffer offer;

  rh_cape_offer_compute (rh_session_get_state (rh_step_get_session (RH_STEP (self))), self->seat, &offer);
  g_return_if_fail (way < offer.n_ways);

  rh_cape_offer_get_move (&offer, way, &move);
  rh_cape_step_play (RH_STEP (self), &move);
}

/* What is turned to gets the focus, so that the arrow keys scroll it. */
static void
focus_face (RhCapeBuildStep *self)
{
  GtkWidget *shown = rh_faces_get_shown (self->faces);

  if (shown == self->ways)
    rh_cape_ways_focus (self->ways_list);
  else if (shown == self->reasons)
    rh_cape_reasons_focus (shown, rh_step_get_session (RH_STEP (self)), self->seat);
  else
    rh_step_focus (RH_STEP (self));
}

static void
on_why_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  rh_cape_reasons_show (self->reasons_wrap, rh_step_get_session (RH_STEP (self)), self->seat);
  turn (self, self->reasons);
  focus_face (self);
}

static void
on_ways_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  turn (self, self->ways);
  focus_face (self);
}

static void
on_pass_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_PASS, .seat = self->seat };

  rh_cape_step_play (RH_STEP (self), &move);
}

static void
show_question (RhCapeBuildStep *self, const RhSetup *setup, const RhCapeState *state)
{
  const RhCapeMove *mended = rh_cape_turned_get_mended (self->turned);
  const RhSeat *seat = &setup->seats[mended != NULL ? mended->seat : self->seat];
  g_autofree char *text = mended != NULL ? rh_cape_turned_ask (self->turned, setup)
                                         : rh_cape_text_ask_build (setup, state, is_whole (self));

  rh_step_frame_ask (self->frame, text, seat->colour);
}

/* Those that were turned up; while the whole card is asked for, they are part of that. */
static void
show_rails (RhCapeBuildStep *self, const RhCapeState *state)
{
  RhCapeMove answer = rh_cape_step_get_answer (RH_STEP (self));
  const RhCapeMove *mended = rh_cape_turned_get_mended (self->turned);
  const RhCapeMove *given = mended != NULL ? mended : &answer;
  const RhCapeCard *drawn = given->kind == RH_CAPE_MOVE_DRAW ? &given->card : rh_cape_state_get_drawn (state);
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));

  rh_cape_rails_keys_set_usable (self->rails, self->asks_rails || !replay);
  if (!is_whole (self))
    rh_cape_rails_keys_show (self->rails, drawn != NULL && !answer.no_card ? drawn->rails : RH_CAPE_RAILS_NONE,
                             (self->asks_rails || mended != NULL) && !replay);
  gtk_widget_set_visible (GTK_WIDGET (self->rails), rh_cape_step_shows_rails (RH_STEP (self), state) &&
                                                      (rh_cape_state_has_card (state) || mended != NULL));
}

static void
show_draw (RhCapeBuildStep *self, const RhCapeState *state)
{
  gboolean cards = rh_cape_state_has_card (state);
  gboolean mended = rh_cape_turned_get_mended (self->turned) != NULL;
  gboolean replay = rh_session_is_replay (rh_step_get_session (RH_STEP (self)));

  rh_cape_step_place_sum (RH_STEP (self), GTK_WIDGET (self->common_place), GTK_WIDGET (self->sum));
  self->asks_rails = state->phase == RH_CAPE_DRAW;
  show_rails (self, state);
  rh_cape_step_offer_in_line (self->whole_button, cards && !replay && self->asks_rails && !is_whole (self), !mended);
  gtk_widget_set_visible (GTK_WIDGET (self->no_card_button), !cards && !mended);
  gtk_widget_set_sensitive (GTK_WIDGET (self->no_card_button), self->asks_rails);
  rh_button_set_chosen (self->no_card_button, rh_cape_step_get_answer (RH_STEP (self)).no_card);
}

/* What was turned up is named; Enter alone names nothing. */
static void
focus_draw (RhCapeBuildStep *self)
{
  rh_button_offer (gtk_widget_get_visible (GTK_WIDGET (self->rails)) ? rh_cape_rails_keys_get (self->rails, 0) : self->no_card_button);
}

static void
show_decide (RhCapeBuildStep *self, const RhSetup *setup, const RhCapeState *state)
{
  gboolean decide = state->phase == RH_CAPE_DECIDE;
  gboolean asked = rh_cape_turned_get_mended (self->turned) == NULL; /* a decision, not a count that was wrong */
  g_autofree char *hint = decide ? NULL : rh_cape_hint_cards (state);
  gboolean can_build;
  RhCapeOffer offer;

  rh_cape_offer_compute (state, self->seat, &offer);
  can_build = decide && offer.can_build;
  self->costs = can_build && offer.cost > 0;
  rh_button_set_rests (self->build_button, self->costs);
  if (decide)
    rh_cape_sum_set (self->sum, &offer, setup->seats[self->seat].name);
  else
    rh_cape_sum_expect (self->sum, &offer, hint);
  rh_cape_sum_describe (self->sum, GTK_WIDGET (self->build_button), GTK_WIDGET (self->pass_button));

  rh_cape_ways_set (self->ways_list, &offer);
  if (can_build)
    rh_cape_way_button_set (self->build_button, &offer, 0);
  else
    rh_button_set (self->build_button, C_("button", "Build"), decide ? C_("build button", "not enough money") : NULL);
  rh_button_set (self->pass_button, C_("button", "Pass"), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->build_button), can_build && asked);
  gtk_widget_set_sensitive (GTK_WIDGET (self->pass_button), decide && asked);
  rh_cape_style_set_class (GTK_WIDGET (self->pass_button), "suggested-action", decide && asked && !can_build);
  rh_cape_step_show_decision (RH_STEP (self), &offer, self->build_button, self->pass_button);
  rh_cape_step_offer_in_line (self->ways_button, can_build && offer.n_ways > 1, asked);
}

static void
rh_cape_build_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeBuildStep *self = RH_CAPE_BUILD_STEP (step);
  RhCapeDraft draft = rh_cape_step_get_draft (step, RH_CAPE_MOVE_DRAW);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean answered = focused && !self->asks_rails;

  if (state->phase != RH_CAPE_DRAW && state->phase != RH_CAPE_DECIDE)
    return;

  self->seat = (guint) state->seat;
  rh_cape_ways_forget (self->ways_list);
  show_whole (self, &draft);
  rh_cape_turned_update (self->turned, setup, state);
  show_question (self, setup, state);
  show_draw (self, state);
  /* Before the button changes that was the answer: of what has the focus, all changes are heard. */
  if (answered && self->asks_rails)
    focus_draw (self);
  show_decide (self, setup, state);
  rh_cape_step_keep_focus (step, focused);
}

/* The letter of a terrain is enough to say that the whole card follows. */
static gboolean
take_whole_key (RhCapeBuildStep *self, guint keyval, GdkModifierType modifiers)
{
  if (is_whole (self) && keyval == GDK_KEY_Escape) {
    on_back_clicked_cb (NULL, self);
    return TRUE;
  }
  if (is_whole (self))
    return rh_cape_card_entry_key (self->entry, keyval, modifiers);

  if (!gtk_widget_get_sensitive (GTK_WIDGET (self->whole_button)))
    return FALSE;

  /* What can't be seen takes no keys. */
  gtk_widget_set_visible (GTK_WIDGET (self->entry), TRUE);
  if (rh_cape_card_entry_key (self->entry, keyval, modifiers)) {
    rh_cape_card_entry_focus (self->entry);
    return TRUE;
  }
  gtk_widget_set_visible (GTK_WIDGET (self->entry), FALSE);

  return FALSE;
}

/* The figures of the ways are keys only while they are shown: the same figures turn up cards. While reasons are
 * looked at they answer what is asked, but change nothing that is out of sight. */
static gboolean
take_turned_key (RhCapeBuildStep *self, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *shown = rh_faces_get_shown (self->faces);

  if (shown != self->reasons && shown != self->ways)
    return FALSE;

  if (keyval == GDK_KEY_Escape) {
    turn (self, NULL);
    focus_face (self);
    return TRUE;
  }

  if (shown == self->ways)
    return rh_cape_ways_take_key (self->ways_list, RH_STEP (self), keyval, modifiers);
  return !self->asks_rails &&
         rh_cape_step_refuse_figure (RH_STEP (self), keyval, modifiers, _("Escape leads back to the cards."));
}

static gboolean
take_figure (RhCapeBuildStep *self, guint keyval, GdkModifierType modifiers)
{
  gboolean taken;

  self->typed = TRUE;
  taken = rh_cape_rails_keys_take_key (self->rails, keyval, modifiers);
  self->typed = FALSE;

  return taken;
}

/* A figure that is no key here, or a card where none is turned up. */
static gboolean
refuse (RhCapeBuildStep *self, guint keyval, GdkModifierType modifiers)
{
  if (!self->asks_rails && rh_cape_step_stop_card (RH_STEP (self), keyval, modifiers,
                                                   _("Build or pass first, or press Backspace (⌫) to change the rails.")))
    return TRUE;
  if (is_whole (self))
    return rh_cape_step_refuse_part (RH_STEP (self), keyval, modifiers, rh_cape_card_entry_get (self->entry));

  return rh_cape_step_refuse_rails (RH_STEP (self), keyval, modifiers, gtk_widget_get_visible (GTK_WIDGET (self->rails)));
}

static gboolean
rh_cape_build_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeBuildStep *self = RH_CAPE_BUILD_STEP (step);

  if (take_turned_key (self, keyval, modifiers))
    return TRUE;
  if (!is_whole (self) &&
      (take_figure (self, keyval, modifiers) || rh_button_take_key (self->no_card_button, keyval, modifiers) ||
       rh_button_take_key (self->build_button, keyval, modifiers) ||
       rh_button_take_key (self->pass_button, keyval, modifiers) ||
       rh_button_take_key (self->why_button, keyval, modifiers) ||
       rh_button_take_key (self->ways_button, keyval, modifiers) || rh_cape_turned_take_key (self->turned, keyval, modifiers)))
    return TRUE;

  return take_whole_key (self, keyval, modifiers) || refuse (self, keyval, modifiers);
}

static void
rh_cape_build_step_focus (RhStep *step)
{
  RhCapeBuildStep *self = RH_CAPE_BUILD_STEP (step);
  GtkWidget *build = GTK_WIDGET (self->build_button);
  gboolean can_build = gtk_widget_is_sensitive (build) && gtk_widget_is_visible (build);
  GtkWidget *decision = can_build ? build : GTK_WIDGET (self->pass_button);

  turn (self, NULL);
  if (rh_cape_turned_get_mended (self->turned) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (rh_cape_rails_keys_get (self->rails, rh_cape_turned_get_mended (self->turned)->card.rails)));
  else if (is_whole (self))
    rh_cape_card_entry_focus (self->entry);
  else if (can_build && self->costs)
    rh_button_offer (self->build_button);
  else if (gtk_widget_is_sensitive (decision))
    gtk_widget_grab_focus (decision);
  else
    focus_draw (self);
}

static void
rh_cape_build_step_class_init (RhCapeBuildStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_cape_build_step_update;
  step_class->key = rh_cape_build_step_key;
  step_class->focus = rh_cape_build_step_focus;
  step_class->forced = N_("Not taken: the last turn ended by itself. Tap, or press Backspace (⌫).");
  step_class->forced_key = C_("key for Pass", "p");
  rh_cape_step_stop_early (step_class);
  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_CAPE_CARD_ENTRY);
  g_type_ensure (RH_TYPE_CAPE_RAILS_KEYS);
  g_type_ensure (RH_TYPE_FACES);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_CAPE_SUM);
  g_type_ensure (RH_TYPE_CAPE_WAYS);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-build-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, faces);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, column);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, reasons);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, reasons_wrap);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, ways);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, ways_list);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, entry);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, common_place);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, rails);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, no_card_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, whole_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, back_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, sum);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, build_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, pass_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, why_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, ways_button);
  gtk_widget_class_bind_template_callback (widget_class, on_card_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_part_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_rails_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_whole_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_no_card_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_build_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, rh_cape_way_button_tell_key);
  gtk_widget_class_bind_template_callback (widget_class, on_pass_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_why_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_ways_clicked_cb);
}

static void
rh_cape_build_step_init (RhCapeBuildStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_cape_card_entry_lend_rails (self->entry, self->rails);
  self->turned = RH_CAPE_TURNED (rh_cape_turned_new (RH_STEP (self)));
  adw_bin_set_child (self->common_place, GTK_WIDGET (self->turned));
  rh_cape_ways_set_build_button (self->ways_list, self->build_button);
  rh_button_set (self->whole_button, _("Whole Card"), NULL);
  rh_button_set_width_chars (self->whole_button, 8);
  rh_button_set (self->back_button, _("Rails Only"), NULL);
  rh_button_set_width_chars (self->back_button, 8);
  rh_button_set (self->no_card_button, _("No Card Left"), NULL);
  rh_button_set_key (self->no_card_button, "0");
  rh_cape_turn_buttons_name (self->build_button, self->pass_button, self->ways_button, self->why_button);
  turn (self, NULL);
}
