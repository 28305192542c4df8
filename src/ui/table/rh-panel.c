/* SPDX-License-Identifier: GPL-3.0-or-later
 * The place of the step panels: holds the one that is asked for now. */

#include "config.h"

#include "rh-panel.h"

#include "rh-announce.h"
#include "rh-asked.h"
#include "rh-focus.h"
#include "rh-game-error.h"
#include "rh-opening.h"
#include "rh-step-frame.h"
#include "rh-stretch.h"
#include "rh-style.h"
#include "rh-taps.h"

#include <glib/gi18n.h>

/* In milliseconds: what a finger that bounces takes, and one that goes on to Enter. */
#define KEY_REST 200
#define ENTER_REST 400
#define BOUNCE 60 /* and nobody takes to press a key twice */
#define FORCED_REST 700 /* and who puts right what they typed, while a move by itself has ended their turn already */

struct _RhPanel {
  AdwBin parent_instance;

  const RhGameUi *ui;

  /* Owned */
  RhSession *session;

  /* What is shown: a step of this type, or why there is none */
  GType type;
  const RhDeadEnd *dead_end;
  guint asked; /* the move it asks for, from 1 */

  guint standing;
  gboolean forced; /* whether a move that nobody gave led to the question */
  gboolean corrected; /* whether the question is another since a move was corrected */
  guint key;       /* the last that was given to a step; none that only one player may know */
  gint64 keyed;    /* when, in microseconds */
  gboolean given;  /* whether the last key was none that is dropped */
  RhOpening opening;
  RhStretch stretch;
  RhTaps taps;
};

G_DEFINE_FINAL_TYPE (RhPanel, rh_panel, ADW_TYPE_BIN)

/* (nullable): what is shown, if it is a step. */
static RhStep *
get_step (RhPanel *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return RH_IS_STEP (child) ? RH_STEP (child) : NULL;
}

/* What is typed at once would answer for the next player what it was meant to answer for one who had no choice: a key that bounces,
 * an Enter, or another figure for a slip. */
static void
on_forced_cb (RhPanel *self)
{
  self->forced = TRUE;
  self->opening.looked_at = MAX (self->opening.looked_at, FORCED_REST);
}

/* Nobody has seen yet what is asked now. */
static void
wait_for_frame (RhPanel *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || rh_session_is_replay (self->session))
    return;

  self->opening.looked_at = get_step (self) != NULL ? RH_STEP_GET_CLASS (get_step (self))->rest : 0;
  self->opening.bounces = self->corrected ? ENTER_REST : 0;
  rh_opening_wait (&self->opening);
}

/* Who has opened a screen of their own answers nothing but that, and whatever is lost of it would make it another answer. */
static void
open_now (RhPanel *self)
{
  rh_opening_open (&self->opening);
  self->key = 0; /* the first of it, perhaps */
  rh_stretch_end (&self->stretch);
}

/* Whether somebody did that before it could be meant for what is asked now, which is answered from then on. The display's clock has no
 * less than milliseconds. */
static gboolean
is_early (RhPanel *self, guint32 time, gint64 open)
{
  if (rh_session_is_replay (self->session) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;

  return open == 0 || (g_get_monotonic_time () - rh_key_get_age (time)) / 1000 < open / 1000;
}

/* Whether that is the key that corrected a move, once more, or an Enter that was to confirm it. */
static gboolean
is_bounced (RhPanel *self, guint keyval, guint32 time)
{
  gboolean enter = rh_key_chooses (keyval);

  return self->corrected && (enter || keyval == self->key) &&
         g_get_monotonic_time () - rh_key_get_age (time) < self->opening.open + (enter ? ENTER_REST : KEY_REST) * 1000;
}

static void
refuse (RhPanel *self, const char *why)
{
  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self), why);
}

/* Whether somebody who looks goes on with what was stopped. */
static gboolean
resumes (RhPanel *self, guint keyval)
{
  if (self->stretch.why == NULL || keyval != GDK_KEY_BackSpace)
    return FALSE;

  rh_stretch_end (&self->stretch);
  rh_step_frame_refuse (GTK_WIDGET (self), NULL);

  return TRUE;
}

/* Where what is typed on would be somebody else's, and nobody sees that, a pause isn't enough once something was lost. */
static void
tell_early_key (RhPanel *self, guint keyval)
{
  const char *stopped = self->stretch.why;
  const char *why;
  const char *step_why = get_step (self) != NULL ? RH_STEP_GET_CLASS (get_step (self))->early : NULL;

  if (step_why != NULL && rh_key_is_figure (keyval, 0)) {
    rh_stretch_stop (&self->stretch, _(step_why), TRUE);
    refuse (self, _(step_why));
  } else if (self->stretch.told) {
    why = rh_stretch_tell (get_step (self), self->forced,
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
  gboolean early = rh_stretch_goes_on (stretch, is_early (self, time, self->opening.open), time);
  gboolean again = g_get_monotonic_time () - rh_key_get_age (time) - self->keyed >= BOUNCE * 1000;
  gboolean asks = rh_session_get_status (self->session) == RH_GAME_PLAYING;

  stretch->told =
    early && asks && (stretch->told || keyval != self->key || (again && g_unichar_isdigit (gdk_keyval_to_unicode (keyval))));
  if (rh_stretch_stops (stretch, keyval))
    refuse (self, stretch->why);
  else if (early || is_bounced (self, keyval, time))
    tell_early_key (self, stretch->told ? keyval : 0);
  else
    return FALSE;

  self->given = FALSE;

  return TRUE;
}

/* What belongs to the answer of the key before, typed faster than a frame; and what the step knows better than to lose. */
static gboolean
take_following (RhPanel *self, guint keyval, GdkModifierType modifiers, guint32 time)
{
  RhStep *step = get_step (self);
  RhStretch stretch = self->stretch;
  gboolean early = is_early (self, time, self->opening.open);

  if (step == NULL || stretch.why != NULL || !rh_stretch_goes_on (&stretch, early, time) ||
      !rh_step_follow (step, keyval, modifiers, self->given && early))
    return FALSE;

  self->key = rh_panel_is_alone (self) ? 0 : keyval;

  return TRUE;
}

/* A tap after one that was taken there is early for as long as keys are. */
static gboolean
is_tap_early (RhPanel *self, const RhTap *tap)
{
  return is_early (self, tap->time, rh_taps_repeats (&self->taps, tap) ? self->opening.open : self->opening.seen);
}

/* Whether what was stopped goes on by that tap: by any where all can look, or taps were meant; else by what takes back. */
static gboolean
resumes_by_tap (RhPanel *self, const RhTap *tap, gboolean alone)
{
  gboolean any = !alone || !self->stretch.taps;
  GtkWidget *pressed = any ? NULL : rh_taps_find (tap, GTK_WIDGET (self));

  if (self->stretch.why == NULL || (!any && (pressed == NULL || !gtk_widget_has_css_class (pressed, "resumes"))))
    return self->stretch.why == NULL;

  return resumes (self, GDK_KEY_BackSpace);
}

/* What others type on at a stretch was meant for what the tap would have led to, such as somebody else's bid. */
static void
tell_early (RhPanel *self, const RhTap *tap, gboolean alone)
{
  if (rh_taps_knows (&self->taps, tap, alone) || rh_session_get_status (self->session) != RH_GAME_PLAYING)
    return;

  if (!alone)
    self->stretch.told = rh_stretch_goes_on (&self->stretch, TRUE, tap->time);
  rh_step_frame_refuse (GTK_WIDGET (self), rh_stretch_tell (get_step (self), self->forced,
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
           take_following (self, gdk_key_event_get_keyval (event), 0, gdk_event_get_time (event)) ||
           is_dropped (self, gdk_key_event_get_keyval (event), gdk_event_get_time (event));

  gdk_event_get_position (event, &x, &y);

  return !rh_panel_press (self, x, y, gdk_event_get_time (event));
}

/* A screen of one player's own changes hands: a second press opens nobody's, and even a late one doesn't do what all wait for. */
static void
on_asked_cb (RhPanel *self)
{
  gboolean alone = rh_panel_is_alone (self);
  gboolean was = gtk_widget_has_css_class (GTK_WIDGET (self), "alone");

  if (alone != was) {
    explicit_bzero (&self->taps.pressed, sizeof self->taps.pressed);
    rh_stretch_end (&self->stretch);
  }
  rh_style_toggle (GTK_WIDGET (self), "alone", alone);
  g_signal_emit_by_name (self, "asked-changed");
  if (was && !alone) {
    self->opening.handed = rh_panel_get_asked (self) != RH_STEP_ALL ? ENTER_REST : RH_TAP_MEANT;
    wait_for_frame (self);
  } else if (alone && !was) {
    open_now (self);
  }
}

static void
rh_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rh_panel_parent_class)->map (widget);

  wait_for_frame (RH_PANEL (widget));
}

static void
rh_panel_unmap (GtkWidget *widget)
{
  RhPanel *self = RH_PANEL (widget);

  rh_opening_stop (&self->opening);
  rh_stretch_end (&self->stretch);

  GTK_WIDGET_CLASS (rh_panel_parent_class)->unmap (widget);
}

static void
rh_panel_dispose (GObject *object)
{
  RhPanel *self = RH_PANEL (object);

  g_clear_object (&self->session);
  rh_stretch_end (&self->stretch);

  G_OBJECT_CLASS (rh_panel_parent_class)->dispose (object);
}

static void
rh_panel_class_init (RhPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_panel_dispose;
  GTK_WIDGET_CLASS (klass)->map = rh_panel_map;
  GTK_WIDGET_CLASS (klass)->unmap = rh_panel_unmap;

  g_signal_new ("asked-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-panel");
}

static void
rh_panel_init (RhPanel *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  self->opening.panel = GTK_WIDGET (self);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (on_event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
}

/**
 * rh_panel_new:
 * @ui: what the game shows
 * @session: a game
 *
 * Returns: (transfer floating): the place for its steps
 */
GtkWidget *
rh_panel_new (const RhGameUi *ui, RhSession *session)
{
  RhPanel *self = g_object_new (RH_TYPE_PANEL, NULL);

  self->ui = ui;
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "forced", G_CALLBACK (on_forced_cb), self, G_CONNECT_SWAPPED);
  rh_panel_update (self);

  return GTK_WIDGET (self);
}

/**
 * rh_panel_update:
 * @self: a panel
 *
 * Shows what the session stands at. A step is replaced only when another kind
 * of step comes; the one before is removed, so that nothing of it stays readable.
 */
void
rh_panel_update (RhPanel *self)
{
  const RhDeadEnd *dead_end = rh_game_error_find_dead_end (self->ui->telling, self->session);
  GType type = rh_asked_find_type (self->ui, self->session, dead_end);
  guint asked = rh_session_get_n_played (self->session) + 1;
  guint standing = rh_session_get_standing (self->session);
  gboolean other = asked != self->asked || type != self->type || dead_end != self->dead_end;
  gboolean corrected = !other && standing != self->standing;

  self->asked = asked;
  self->standing = standing;
  if (type != self->type || dead_end != self->dead_end) {
    self->type = type;
    self->dead_end = dead_end;
    rh_focus_drop (GTK_WIDGET (self));
    adw_bin_set_child (ADW_BIN (self), rh_asked_new (self->ui, self->session, type, dead_end));
    if (get_step (self) != NULL)
      g_signal_connect_object (get_step (self), "asked-changed", G_CALLBACK (on_asked_cb), self, G_CONNECT_SWAPPED);
    on_asked_cb (self);
  }

  if (get_step (self) != NULL)
    rh_step_update (get_step (self));
  if (other || corrected) {
    g_clear_pointer (&self->stretch.why, g_free);
    self->forced = FALSE;
    self->corrected = corrected;
    wait_for_frame (self);
  }
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

  if (meant && !resumes_by_tap (self, &tap, alone)) {
    refuse (self, self->stretch.why);
    return FALSE;
  }
  if (!alone)
    rh_taps_press (&self->taps, &tap, self->asked);
  if (meant)
    rh_taps_take (&self->taps, &tap, alone, GTK_WIDGET (self));
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
  RhStep *step = get_step (self);

  if (rh_key_is_plain (modifiers) && resumes (self, keyval))
    return TRUE;
  if (rh_key_is_plain (modifiers) && take_following (self, keyval, modifiers, time))
    return TRUE;
  if (rh_key_is_plain (modifiers) && !rh_key_moves (keyval) && is_dropped (self, keyval, time))
    return FALSE;

  self->given = TRUE;
  self->key = rh_panel_is_alone (self) && !rh_key_chooses (keyval) ? 0 : keyval;
  self->keyed = g_get_monotonic_time () - rh_key_get_age (time);

  return step != NULL && rh_step_key (step, keyval, modifiers);
}

/**
 * rh_panel_focus:
 * @self: a panel
 *
 * Puts the focus on the likely next input.
 */
void
rh_panel_focus (RhPanel *self)
{
  RhStep *step = get_step (self);

  if (step != NULL)
    rh_step_focus (step);
  else
    gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (self)), GTK_DIR_TAB_FORWARD);
}

/**
 * rh_panel_is_alone:
 * @self: a panel
 *
 * Returns: whether one player has the step it holds to themselves just now
 */
gboolean
rh_panel_is_alone (RhPanel *self)
{
  return get_step (self) != NULL && rh_step_is_alone (get_step (self));
}

/**
 * rh_panel_get_asked:
 * @self: a panel
 *
 * Returns: the seat of who is asked by the step it holds, from 0, or RH_STEP_ALL
 */
int
rh_panel_get_asked (RhPanel *self)
{
  RhStep *step = get_step (self);

  return step != NULL ? rh_step_get_asked (step) : RH_STEP_ALL;
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
