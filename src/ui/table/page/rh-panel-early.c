/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is typed or tapped into a panel before it could be meant for what is asked there, and what nobody types who looks: none of
 * that is taken, and it is told. */

#include "config.h"

#include "rh-panel-private.h"

#include "rh-announce.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>

/* In milliseconds: what a finger that bounces takes. */
#define KEY_REST 200
#define BOUNCE 60 /* and nobody takes to press a key twice */

/* Whether somebody did that before it could be meant for what is asked now, which is answered from then on. The display's clock has no
 * less than milliseconds. */
static gboolean
is_early (RhPanel *self, guint32 time, gint64 open)
{
  if (rh_session_is_replay (self->session) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;

  return open == 0 || (g_get_monotonic_time () - rh_key_get_age (time)) / 1000 < open / 1000;
}

/* Whether that figure is rather the last one once more than the first of what nobody could look at then. */
static gboolean
is_figure_early (RhPanel *self, guint keyval, guint32 time)
{
  guint rest = rh_panel_get_step (self) != NULL ? RH_STEP_GET_CLASS (rh_panel_get_step (self))->figures_rest : 0;

  return self->fresh && rest > 0 && !rh_panel_is_alone (self) && rh_key_is_figure (keyval, 0) &&
         is_early (self, time, self->opening.open + rest * 1000);
}

static gboolean
is_key_early (RhPanel *self, guint keyval, guint32 time)
{
  return !self->agreed && (is_early (self, time, self->opening.open) || is_figure_early (self, keyval, time));
}

/* Whether that is the key for what was done by itself meanwhile: whoever types without a look goes on as if they had done it. */
static gboolean
agrees (RhPanel *self, guint keyval, guint32 time)
{
  RhStretch stretch = self->stretch;

  if (!self->forced || self->agreed || self->agrees == NULL || stretch.why != NULL || !rh_key_is (keyval, self->agrees) ||
      !is_key_early (self, keyval, time) || rh_stretch_goes_on (&stretch, FALSE, time))
    return FALSE;

  return self->agreed = TRUE;
}

/* What is asked is answered, which may lead to a move by itself. */
static void
begin_answer (RhPanel *self)
{
  RhStep *step = rh_panel_get_step (self);

  self->agrees = step != NULL ? RH_STEP_GET_CLASS (step)->forced_key : NULL;
}

/* Whether that is the key that corrected a move, once more, or an Enter that was to confirm it. */
static gboolean
is_bounced (RhPanel *self, guint keyval, guint32 time)
{
  gboolean enter = rh_key_chooses (keyval);

  return self->corrected && (enter || keyval == self->key) &&
         g_get_monotonic_time () - rh_key_get_age (time) < self->opening.open + (enter ? RH_PANEL_ENTER_REST : KEY_REST) * 1000;
}

static void
refuse (RhPanel *self, const char *why)
{
  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self), why);
}

/* Somebody looks. */
static void
go_on (RhPanel *self)
{
  self->fresh = FALSE;
  rh_stretch_end (&self->stretch);
  rh_step_frame_refuse (GTK_WIDGET (self), NULL);
}

/* Whether that is the key that goes on with what was stopped. */
static gboolean
resumes (RhPanel *self, guint keyval)
{
  if (self->stretch.why == NULL || keyval != GDK_KEY_BackSpace)
    return FALSE;

  go_on (self);

  return TRUE;
}

/* Where what is typed on would be somebody else's, and nobody sees that, a pause isn't enough once something was lost. */
static void
tell_early_key (RhPanel *self, guint keyval)
{
  const char *stopped = self->stretch.why;
  const char *why;
  const RhStepClass *class = rh_panel_get_step (self) != NULL ? RH_STEP_GET_CLASS (rh_panel_get_step (self)) : NULL;
  const char *step_why = class != NULL ? class->early : NULL;

  if (self->forced && class != NULL && class->forced != NULL)
    step_why = class->forced;
  if (step_why != NULL && g_unichar_isalnum (gdk_keyval_to_unicode (keyval))) {
    rh_stretch_stop (&self->stretch, _(step_why), TRUE);
    self->stretch.letters = TRUE;
    refuse (self, _(step_why));
  } else if (self->stretch.told) {
    why = rh_stretch_tell (rh_panel_get_step (self), self->forced,
                           _("These keys came too early and were not taken. Please type them again."));
    refuse (self, stopped != NULL ? stopped : why);
  } else {
    rh_announce_refusal (GTK_WIDGET (self));
  }
}

/* Whether that key answers nothing; who meant it hears so, and reads it where it wasn't just the last one once more: only a
 * figure is meant for somebody else then. Of a game that is over nothing is to be typed again. */
static gboolean
is_dropped (RhPanel *self, guint keyval, guint32 time)
{
  RhStretch *stretch = &self->stretch;
  gboolean early = rh_stretch_goes_on (stretch, is_key_early (self, keyval, time), time);
  gboolean again = g_get_monotonic_time () - rh_key_get_age (time) - self->keyed >= BOUNCE * 1000;
  gboolean asks = rh_session_get_status (self->session) == RH_GAME_PLAYING;

  stretch->told =
    early && asks && (stretch->told || keyval != self->key || (again && g_unichar_isdigit (gdk_keyval_to_unicode (keyval))));
  if (rh_stretch_stops (stretch, keyval, time))
    refuse (self, stretch->why);
  else if (early || is_bounced (self, keyval, time))
    tell_early_key (self, stretch->told ? keyval : 0);
  else
    return self->fresh = FALSE;

  self->given = FALSE;

  return TRUE;
}

/* What belongs to the answer of the key before, typed faster than a frame; and what the step knows better than to lose. */
static gboolean
take_following (RhPanel *self, guint keyval, GdkModifierType modifiers, guint32 time)
{
  RhStep *step = rh_panel_get_step (self);
  RhStretch stretch = self->stretch;
  gboolean early = is_key_early (self, keyval, time);

  if (step == NULL || stretch.why != NULL || !rh_stretch_goes_on (&stretch, early, time) ||
      !rh_step_follow (step, keyval, modifiers, self->given && early))
    return FALSE;

  self->key = rh_panel_is_alone (self) ? 0 : keyval;

  return TRUE;
}

/* A tap after one that was taken there is early for as long as keys are; one that has corrected a move is no answer once more, either. */
static gboolean
is_tap_early (RhPanel *self, const RhTap *tap)
{
  gboolean again = rh_taps_repeats (&self->taps, tap);
  gboolean corrects = self->corrected && is_early (self, self->taps.taken.time, self->opening.seen);

  return (again && corrects) || is_early (self, tap->time, again ? self->opening.open : self->opening.seen);
}

/* Whether that tap is of somebody who looks, where keys are stopped: any is where all can look, or taps were meant; else the one that
 * takes back. */
static gboolean
is_look (RhPanel *self, const RhTap *tap, gboolean alone)
{
  GtkWidget *pressed = rh_taps_find (tap, GTK_WIDGET (self));

  return !alone || !self->stretch.taps || (pressed != NULL && gtk_widget_has_css_class (pressed, "resumes"));
}

/* What others type on at a stretch was meant for what the tap would have led to, such as somebody else's bid. */
static void
tell_early (RhPanel *self, const RhTap *tap, gboolean alone)
{
  if (rh_taps_knows (&self->taps, tap, alone) || rh_session_get_status (self->session) != RH_GAME_PLAYING)
    return;

  if (!alone)
    self->stretch.told = rh_stretch_goes_on (&self->stretch, TRUE, tap->time);
  rh_step_frame_refuse (GTK_WIDGET (self), rh_stretch_tell (rh_panel_get_step (self), self->forced,
                                                            _("This tap came too early and was not taken. Please tap again.")));
}

static gboolean
on_event_cb (GtkEventController *controller, GdkEvent *event, RhPanel *self)
{
  GdkEventType type = gdk_event_get_event_type (event);
  double x = 0, y = 0;

  if (!rh_key_answers (event))
    return FALSE;
  if (type == GDK_KEY_PRESS)
    return resumes (self, gdk_key_event_get_keyval (event)) ||
           agrees (self, gdk_key_event_get_keyval (event), gdk_event_get_time (event)) ||
           take_following (self, gdk_key_event_get_keyval (event), 0, gdk_event_get_time (event)) ||
           is_dropped (self, gdk_key_event_get_keyval (event), gdk_event_get_time (event));

  gdk_event_get_position (event, &x, &y);

  return !rh_panel_press (self, x, y, gdk_event_get_time (event));
}

/* Has whatever is typed or pressed in the panel looked at first. */
void
rh_panel_guard (RhPanel *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (on_event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
}

/**
 * rh_panel_press:
 * @self: a panel
 * @x: where it is pressed, from left
 * @y: the same from the top
 * @time: when, by the display's clock; GDK_CURRENT_TIME if just now
 *
 * Returns: whether a press may answer what is asked: that could be seen then, and it isn't the second of a double click whose
 *   first did something else, or opened a player's own screen. If not, the bell rings; one too early, after none there, is told
 */
gboolean
rh_panel_press (RhPanel *self, double x, double y, guint32 time)
{
  const RhTap tap = { time, x, y };
  gboolean alone = rh_panel_is_alone (self);
  gboolean early = is_tap_early (self, &tap);
  gboolean meant = !early && !rh_taps_is_second (&self->taps, &tap, self->asked, alone, GTK_WIDGET (self));

  if (meant && self->stretch.why != NULL) {
    if (!is_look (self, &tap, alone)) {
      refuse (self, self->stretch.why);
      return FALSE;
    }
    go_on (self);
  }
  if (!alone)
    rh_taps_press (&self->taps, &tap, self->asked);
  self->fresh = self->fresh && !meant;
  if (meant) {
    rh_taps_take (&self->taps, &tap, alone, GTK_WIDGET (self));
    begin_answer (self);
  }
  if (early || (alone && !meant))
    tell_early (self, &tap, alone);
  if (!meant)
    rh_announce_refusal (GTK_WIDGET (self));
  else
    rh_announce_press (GTK_WIDGET (self), x, y);

  return meant;
}

/**
 * rh_panel_key:
 * @self: a panel
 * @keyval: a key pressed anywhere on the page
 * @modifiers: the modifiers held
 * @time: when, by the display's clock; GDK_CURRENT_TIME if just now
 *
 * A plain key that was pressed before what is shown could be seen isn't given to it; it rings the bell.
 *
 * Returns: whether what is shown used the key
 */
gboolean
rh_panel_key (RhPanel *self, guint keyval, GdkModifierType modifiers, guint32 time)
{
  RhStep *step = rh_panel_get_step (self);

  if (rh_key_is_plain (modifiers) && (resumes (self, keyval) || agrees (self, keyval, time)))
    return TRUE;
  if (rh_key_is_plain (modifiers) && take_following (self, keyval, modifiers, time))
    return TRUE;
  if (rh_key_is_plain (modifiers) && !rh_key_moves (keyval) && is_dropped (self, keyval, time))
    return FALSE;

  self->given = TRUE;
  self->fresh = FALSE;
  self->key = rh_panel_is_alone (self) && !rh_key_chooses (keyval) ? 0 : keyval;
  self->keyed = g_get_monotonic_time () - rh_key_get_age (time);
  begin_answer (self);

  return step != NULL && rh_step_key (step, keyval, modifiers);
}

/**
 * rh_panel_stop:
 * @part: a part of a step
 * @why: what is said of each key and tap that isn't taken
 * @taps: whether who taps seems not to look either, where one player has the step to themselves: but for buttons of the class "resumes"
 *
 * Whoever types seems not to look: neither figures nor Enter are taken any more until they press Backspace, or tap.
 */
void
rh_panel_stop (GtkWidget *part, const char *why, gboolean taps)
{
  RhPanel *self = (RhPanel *) gtk_widget_get_ancestor (part, RH_TYPE_PANEL);

  if (self != NULL)
    rh_stretch_stop (&self->stretch, why, taps);
}

/**
 * rh_panel_is_stopped:
 * @part: a part of a step
 *
 * Returns: whether nothing is taken there since rh_panel_stop()
 */
gboolean
rh_panel_is_stopped (GtkWidget *part)
{
  RhPanel *self = (RhPanel *) gtk_widget_get_ancestor (part, RH_TYPE_PANEL);

  return self != NULL && self->stretch.why != NULL;
}

/**
 * rh_panel_go_on:
 * @part: a part of a step
 *
 * Who asks for something else there has looked: what they type is taken.
 */
void
rh_panel_go_on (GtkWidget *part)
{
  RhPanel *self = (RhPanel *) gtk_widget_get_ancestor (part, RH_TYPE_PANEL);

  if (self != NULL)
    go_on (self);
}
