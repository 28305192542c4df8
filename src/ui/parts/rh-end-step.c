/* SPDX-License-Identifier: GPL-3.0-or-later
 * The end: who has won, or that nobody has, and what can be done now. */

#include "config.h"

#include "rh-end-step.h"

#include "rh-button.h"
#include "rh-chart.h"
#include "rh-colour.h"
#include "rh-end-why.h"
#include "rh-faces.h"
#include "rh-keys.h"
#include "rh-parts-style.h"
#include "rh-places.h"
#include "rh-step-frame.h"
#include "rh-win.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define WIDTH_CHARS 8

struct _RhEndStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  RhFaces     *faces; /* how it ended, or what everybody's figure is made of */
  RhEndWhy    *why;
  GtkLabel    *how;
  RhPlaces    *places;
  GtkLabel    *note;
  GtkLabel    *chart_title;
  GtkWidget   *buttons;
  RhButton    *rematch;
  RhButton    *step_through;
  RhButton    *why_button;
  RhButton    *resume;
  RhChart     *chart;
};

G_DEFINE_FINAL_TYPE (RhEndStep, rh_end_step, RH_TYPE_STEP)

static void
show_winner (RhEndStep *self, const RhSetup *setup, gconstpointer state)
{
  const RhTelling *telling = rh_step_get_telling (RH_STEP (self));
  g_autofree char *winner = rh_win_text (setup, state);
  int seat = rh_win_seat (setup, state);
  g_autofree char *how = telling->how != NULL ? telling->how (setup, state) : NULL;

  rh_step_frame_ask (self->frame, winner,
                     seat >= 0 ? rh_colour_of_seat (setup->seats[seat].colour, (guint) seat) : NULL);
  gtk_label_set_text (self->how, how != NULL ? how : "");
  gtk_widget_set_visible (GTK_WIDGET (self->how), how != NULL);
}

static void
show_ended (RhEndStep *self)
{
  rh_step_frame_ask (self->frame, _("The game was ended without a winner"), NULL);
  gtk_label_set_text (self->how, _("Everything stays as it was."));
  gtk_widget_set_visible (GTK_WIDGET (self->how), TRUE);
}

/* What people have written about the game, in as many lines as there is room for; the whole of it is in its dialog. */
static void
show_note (RhEndStep *self, RhSession *session)
{
  g_autofree char *note = rh_session_dup_note (session);
  g_autofree char *text = note != NULL ? g_strdelimit (g_strdup (note), "\n\t", ' ') : NULL;
  /* Translators: on a game’s page: what people have written about it */
  g_autofree char *said = text != NULL ? g_strdup_printf (_("Note: %s"), text) : NULL;

  gtk_label_set_text (self->note, said != NULL ? said : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), said != NULL);
}

/* Of a game that is looked at there is no other game to begin. */
static void
show_buttons (RhEndStep *self, RhSession *session)
{
  gtk_widget_set_visible (self->buttons, !rh_session_is_replay (session));
  gtk_widget_set_visible (GTK_WIDGET (self->resume), rh_session_get_status (session) == RH_GAME_ENDED);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rematch), "x", rh_session_get_id (session));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->step_through), "x", rh_session_get_id (session));
}

static gboolean
is_why_shown (RhEndStep *self)
{
  return rh_faces_get_shown (self->faces) == GTK_WIDGET (self->why);
}

/* Back from there it is the likely one, rather than another game. */
static void
turn_to_why (RhEndStep *self, gboolean shown)
{
  rh_button_set_chosen (self->why_button, shown);
  rh_faces_turn (self->faces, shown ? GTK_WIDGET (self->why) : NULL);
  if (shown)
    rh_end_why_begin (self->why);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->why_button));
}

static void
on_why_cb (GtkButton *button, RhEndStep *self)
{
  turn_to_why (self, !is_why_shown (self));
}

/* What was asked for isn't to be had any more. */
static void
leave_why (RhEndStep *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->why)) != NULL;

  rh_button_set_chosen (self->why_button, FALSE);
  rh_faces_turn (self->faces, NULL);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self->rematch));
}

static void
show_why (RhEndStep *self, RhSession *session, gboolean won)
{
  const RhTelling *telling = rh_step_get_telling (RH_STEP (self));
  gboolean told = won && telling->tally != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->why_button), told);
  if (!told) {
    leave_why (self);
    return;
  }

  rh_button_set_key (self->why_button, telling->tally_key ());
  rh_end_why_set (self->why, telling, session);
}

static void
rh_end_step_update (RhStep *step, const RhSetup *setup, gconstpointer state)
{
  RhEndStep *self = RH_END_STEP (step);
  RhSession *session = rh_step_get_session (step);
  const RhTelling *telling = rh_step_get_telling (step);
  guint winners;
  gboolean won = setup->game->end (state, &winners);

  if (won)
    show_winner (self, setup, state);
  else
    show_ended (self);
  gtk_widget_set_visible (GTK_WIDGET (self->places), won && telling->reached != NULL);
  if (won && telling->reached != NULL)
    rh_places_set (self->places, telling, setup, state);
  show_note (self, session);
  show_why (self, session, won);
  show_buttons (self, session);
  gtk_label_set_text (self->chart_title, _(telling->chart));
  rh_chart_set (self->chart, telling, session);
}

/* Where everybody's figure comes from is left as it was come to. */
static gboolean
rh_end_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhEndStep *self = RH_END_STEP (step);

  if (rh_button_take_key (self->why_button, keyval, modifiers))
    return TRUE;
  if (!is_why_shown (self))
    return FALSE;
  if (rh_end_why_key (self->why, keyval, modifiers))
    return TRUE;
  if (keyval != GDK_KEY_Escape && !rh_key_chooses (keyval))
    return FALSE;
  turn_to_why (self, FALSE);

  return TRUE;
}

/* As after a win, also where the game can be taken up again: that is written at once, and nobody means it with a Return too
 * many. */
static void
rh_end_step_focus (RhStep *step)
{
  RhEndStep *self = RH_END_STEP (step);

  gtk_widget_grab_focus (is_why_shown (self) ? GTK_WIDGET (self->why) : GTK_WIDGET (self->rematch));
}

static void
rh_end_step_class_init (RhEndStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_end_step_update;
  step_class->key = rh_end_step_key;
  step_class->focus = rh_end_step_focus;
  step_class->rest = RH_STEP_REST_END;

  rh_parts_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_CHART);
  g_type_ensure (RH_TYPE_END_WHY);
  g_type_ensure (RH_TYPE_FACES);
  g_type_ensure (RH_TYPE_PLACES);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/parts/rh-end-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, faces);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, why);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, how);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, places);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, note);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, chart_title);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, buttons);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, rematch);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, resume);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, step_through);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, why_button);
  gtk_widget_class_bind_template_child (widget_class, RhEndStep, chart);
  gtk_widget_class_bind_template_callback (widget_class, on_why_cb);
}

static void
rh_end_step_init (RhEndStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_faces_turn (self->faces, NULL);
  rh_button_set (self->rematch, _("Rematch"), NULL);
  rh_button_set (self->step_through, _("Step Through"), NULL);
  rh_button_set (self->why_button, C_("button", "Why?"), NULL);
  rh_button_set (self->resume, _("Resume the Game"), NULL);
  /* Beside each other also on a phone. */
  rh_button_set_width_chars (self->step_through, WIDTH_CHARS);
  rh_button_set_width_chars (self->why_button, WIDTH_CHARS);
  rh_button_set_width_chars (self->resume, WIDTH_CHARS);
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  rh_step_say (RH_STEP (self), self->how);
}
