/* SPDX-License-Identifier: GPL-3.0-or-later
 * The place of the step panels: holds the one that is asked for now. */

#include "config.h"

#include "rh-panel-private.h"

#include "rh-asked.h"
#include "rh-focus.h"
#include "rh-game-error.h"
#include "rh-style.h"

/* In milliseconds: what somebody takes who puts right what they typed, while a move by itself has ended their turn already. */
#define FORCED_REST 700

G_DEFINE_FINAL_TYPE (RhPanel, rh_panel, ADW_TYPE_BIN)

/* (nullable): what is shown, if it is a step. */
RhStep *
rh_panel_get_step (RhPanel *self)
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

  self->opening.looked_at = rh_panel_get_step (self) != NULL ? RH_STEP_GET_CLASS (rh_panel_get_step (self))->rest : 0;
  self->opening.bounces = self->corrected ? RH_PANEL_ENTER_REST : 0;
  rh_opening_wait (&self->opening);
}

/* Who has opened a screen of their own answers nothing but that, and whatever is lost of it would make it another answer. */
static void
open_now (RhPanel *self)
{
  rh_opening_open (&self->opening);
  self->key = 0; /* the first of it, perhaps */
}

/* A screen of one player's own changes hands: a second press opens nobody's, and even a late one doesn't do what all wait for. */
static void
on_asked_cb (RhPanel *self)
{
  gboolean alone = rh_panel_is_alone (self);
  gboolean was = gtk_widget_has_css_class (GTK_WIDGET (self), "alone");
  int seat = rh_panel_get_asked (self);

  if (alone != was)
    explicit_bzero (&self->taps.pressed, sizeof self->taps.pressed);
  if (alone != was || seat != self->seat)
    rh_stretch_end (&self->stretch);
  self->seat = seat;
  rh_style_toggle (GTK_WIDGET (self), "alone", alone);
  g_signal_emit_by_name (self, "asked-changed");
  if (was && !alone) {
    self->opening.handed = seat != RH_STEP_ALL ? RH_PANEL_ENTER_REST : RH_TAP_MEANT;
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

  GTK_WIDGET_CLASS (rh_panel_parent_class)->unmap (widget); /* what is open in the step closes */

  rh_opening_stop (&self->opening);
  rh_stretch_end (&self->stretch);
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
  self->opening.panel = GTK_WIDGET (self);
  rh_panel_guard (self);
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
    if (rh_panel_get_step (self) != NULL)
      g_signal_connect_object (rh_panel_get_step (self), "asked-changed", G_CALLBACK (on_asked_cb), self, G_CONNECT_SWAPPED);
    on_asked_cb (self);
  }

  if (other || corrected)
    g_clear_pointer (&self->stretch.why, g_free);
  if (rh_panel_get_step (self) != NULL)
    rh_step_update (rh_panel_get_step (self));
  if (other || corrected) {
    self->forced = self->agreed = FALSE;
    self->fresh = other && gtk_widget_get_mapped (GTK_WIDGET (self)); /* whoever opens the table has looked */
    self->corrected = corrected;
    wait_for_frame (self);
  }
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
  RhStep *step = rh_panel_get_step (self);

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
  return rh_panel_get_step (self) != NULL && rh_step_is_alone (rh_panel_get_step (self));
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
  RhStep *step = rh_panel_get_step (self);

  return step != NULL ? rh_step_get_asked (step) : RH_STEP_ALL;
}
