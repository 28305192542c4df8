/* SPDX-License-Identifier: GPL-3.0-or-later
 * The place of the step panels: holds the one that is asked for now. */

#include "config.h"

#include "rh-panel.h"

#include "rh-focus.h"
#include "rh-replay-bar.h"
#include "rh-step.h"
#include "rh-table-style.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

/* What stands there where no step does. */
typedef enum {
  KIND_NONE,
  KIND_STEP,
  KIND_ENDED,
  KIND_DEAD_END,
  KIND_REPLAY,
} Kind;

struct _RhPanel {
  AdwBin parent_instance;

  const RhGameUi *ui;

  /* Owned */
  RhSession *session;

  Kind  kind;
  GType type; /* of the step */
  const RhDeadEnd *dead_end;
};

enum {
  PROP_0,
  PROP_ALONE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RhPanel, rh_panel, ADW_TYPE_BIN)

static const RhDeadEnd *
find_dead_end (RhPanel *self)
{
  return self->ui->dead_end != NULL ? self->ui->dead_end (rh_session_get_state (self->session)) : NULL;
}

static Kind
find_kind (RhPanel *self)
{
  if (rh_session_is_replay (self->session))
    return KIND_REPLAY;
  if (rh_session_get_status (self->session) == RH_GAME_ENDED)
    return KIND_ENDED;

  return find_dead_end (self) != NULL ? KIND_DEAD_END : KIND_STEP;
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
make_status (const char *title, const char *text, const char *button, const char *action)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *child = gtk_button_new_with_label (button);

  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (child, 12);
  gtk_widget_add_css_class (child, "tall");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (child), action);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  add_label (box, title, "title-2");
  add_label (box, text, "body");
  gtk_box_append (GTK_BOX (box), child);
  rh_text_size_wrap_buttons (box);

  return box;
}

static GtkWidget *
make_dead_end (const RhDeadEnd *dead_end)
{
  return make_status (_(dead_end->title), _(dead_end->text), _("End the Game without a Winner"), "table.end");
}

static GtkWidget *
make_child (RhPanel *self)
{
  switch (self->kind) {
  case KIND_STEP:
    return g_object_new (self->type, "session", self->session, NULL);
  case KIND_REPLAY:
    return rh_replay_bar_new (self->ui, self->session);
  case KIND_ENDED:
    return make_status (_("The game was ended without a winner"),
                        _("Everything stays as it was."),
                        _("Take Up the Game Again"),
                        "table.take-up");
  case KIND_DEAD_END:
    return make_dead_end (self->dead_end);
  case KIND_NONE:
  default:
    g_assert_not_reached ();
  }
}

static void
on_alone_cb (RhPanel *self)
{
  if (rh_panel_is_alone (self))
    gtk_widget_add_css_class (GTK_WIDGET (self), "alone");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "alone");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ALONE]);
}

static void
rh_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_ALONE:
    g_value_set_boolean (value, rh_panel_is_alone (RH_PANEL (object)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rh_panel_dispose;
  object_class->get_property = rh_panel_get_property;

  properties[PROP_ALONE] = g_param_spec_boolean ("alone", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-panel");
}

static void
rh_panel_init (RhPanel *self)
{
  rh_table_style_load ();
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
  Kind kind = find_kind (self);
  GType type = kind == KIND_STEP ? self->ui->step (rh_session_get_state (self->session)) : G_TYPE_NONE;
  const RhDeadEnd *dead_end = kind == KIND_DEAD_END ? find_dead_end (self) : NULL;
  GtkWidget *child;

  if (kind != self->kind || type != self->type || dead_end != self->dead_end) {
    self->kind = kind;
    self->type = type;
    self->dead_end = dead_end;
    rh_focus_drop (GTK_WIDGET (self));
    child = make_child (self);
    adw_bin_set_child (ADW_BIN (self), child);
    if (RH_IS_STEP (child))
      g_signal_connect_object (child, "notify::alone", G_CALLBACK (on_alone_cb), self, G_CONNECT_SWAPPED);
    on_alone_cb (self);
  }

  child = adw_bin_get_child (ADW_BIN (self));
  if (RH_IS_STEP (child))
    rh_step_update (RH_STEP (child));
  else if (RH_IS_REPLAY_BAR (child))
    rh_replay_bar_update (RH_REPLAY_BAR (child));
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
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (RH_IS_STEP (child))
    return rh_step_key (RH_STEP (child), keyval, modifiers);
  if (RH_IS_REPLAY_BAR (child) && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0)
    return rh_replay_bar_key (RH_REPLAY_BAR (child), keyval);

  return FALSE;
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
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (RH_IS_STEP (child))
    rh_step_focus (RH_STEP (child));
  else if (RH_IS_REPLAY_BAR (child))
    rh_replay_bar_focus (RH_REPLAY_BAR (child));
  else
    gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD);
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
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return RH_IS_STEP (child) && rh_step_is_alone (RH_STEP (child));
}
