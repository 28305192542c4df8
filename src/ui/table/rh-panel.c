/* SPDX-License-Identifier: GPL-3.0-or-later
 * The place of the step panels: holds the one that is asked for now. */

#include "config.h"

#include "rh-panel.h"

#include "rh-focus.h"
#include "rh-replay-bar.h"
#include "rh-style.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

struct _RhPanel {
  AdwBin parent_instance;

  const RhGameUi *ui;

  /* Owned */
  RhSession *session;

  /* What is shown: a step of this type, or why there is none */
  GType type;
  const RhDeadEnd *dead_end;
};

G_DEFINE_FINAL_TYPE (RhPanel, rh_panel, ADW_TYPE_BIN)

static const RhDeadEnd ended = {
  N_("The game was ended without a winner"),
  N_("Everything stays as it was."),
};

/* What stands in the way of any step. */
static const RhDeadEnd *
find_dead_end (RhPanel *self)
{
  const RhTelling *telling = self->ui->telling;

  if (rh_session_is_replay (self->session))
    return NULL;
  if (rh_session_get_status (self->session) == RH_GAME_ENDED)
    return &ended;

  return telling->dead_end != NULL ? telling->dead_end (rh_session_get_state (self->session)) : NULL;
}

static GType
find_step (RhPanel *self, const RhDeadEnd *dead_end)
{
  if (rh_session_is_replay (self->session))
    return RH_TYPE_REPLAY_BAR;

  return dead_end == NULL ? self->ui->step (rh_session_get_state (self->session)) : G_TYPE_NONE;
}

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/* What is said where no step can be asked for, and the one way on. */
static GtkWidget *
make_status (const RhDeadEnd *dead_end, const char *button, const char *action)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *child = gtk_button_new_with_label (button);

  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (child, 12);
  gtk_widget_add_css_class (child, "tall");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (child), action);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  add_label (box, _(dead_end->title), "title-2");
  add_label (box, _(dead_end->text), "body");
  gtk_box_append (GTK_BOX (box), child);
  rh_text_size_wrap_buttons (box);

  return box;
}

static GtkWidget *
make_child (RhPanel *self)
{
  if (self->type == RH_TYPE_REPLAY_BAR)
    return rh_replay_bar_new (self->ui, self->session);
  if (self->dead_end == NULL)
    return g_object_new (self->type, "session", self->session, NULL);
  if (self->dead_end == &ended)
    return make_status (&ended, _("Take Up the Game Again"), "table.take-up");

  return make_status (self->dead_end, _("End the Game without a Winner"), "table.end");
}

/* (nullable): what is shown, if it is a step. */
static RhStep *
get_step (RhPanel *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return RH_IS_STEP (child) ? RH_STEP (child) : NULL;
}

static void
on_alone_cb (RhPanel *self)
{
  rh_style_toggle (GTK_WIDGET (self), "alone", rh_panel_is_alone (self));
  g_signal_emit_by_name (self, "alone-changed");
}

static void
rh_panel_dispose (GObject *object)
{
  RhPanel *self = RH_PANEL (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_panel_parent_class)->dispose (object);
}

static void
rh_panel_class_init (RhPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_panel_dispose;

  g_signal_new ("alone-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-panel");
}

static void
rh_panel_init (RhPanel *self)
{
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
  const RhDeadEnd *dead_end = find_dead_end (self);
  GType type = find_step (self, dead_end);

  if (type != self->type || dead_end != self->dead_end) {
    self->type = type;
    self->dead_end = dead_end;
    rh_focus_drop (GTK_WIDGET (self));
    adw_bin_set_child (ADW_BIN (self), make_child (self));
    if (get_step (self) != NULL)
      g_signal_connect_object (get_step (self), "alone-changed", G_CALLBACK (on_alone_cb), self, G_CONNECT_SWAPPED);
    on_alone_cb (self);
  }

  if (get_step (self) != NULL)
    rh_step_update (get_step (self));
}

/**
 * rh_panel_key:
 * @self: a panel
 * @keyval: a key pressed anywhere on the page
 * @modifiers: the modifiers held
 *
 * Returns: whether what is shown used the key
 */
gboolean
rh_panel_key (RhPanel *self, guint keyval, GdkModifierType modifiers)
{
  RhStep *step = get_step (self);

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
 * Returns: whether the step it holds is a screen of its own just now
 */
gboolean
rh_panel_is_alone (RhPanel *self)
{
  RhStep *step = get_step (self);

  return step != NULL && rh_step_is_alone (step);
}
