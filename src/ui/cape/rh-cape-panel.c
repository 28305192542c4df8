/* SPDX-License-Identifier: GPL-3.0-or-later
 * The place of the step panels: holds the one that is asked for now. */

#include "config.h"

#include "rh-cape-panel.h"

#include "rh-cape-replay-bar.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

typedef enum {
  KIND_NONE,
  KIND_REVEAL,
  KIND_BIDS,
  KIND_TIE,
  KIND_PICK,
  KIND_BUILD,
  KIND_END,
  KIND_ENDED,
  KIND_SHORT,
  KIND_REPLAY,
} Kind;

struct _RhCapePanel {
  AdwBin parent_instance;

  /* Owned */
  RhSession *session;

  Kind kind;
};

enum {
  PROP_0,
  PROP_ALONE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RhCapePanel, rh_cape_panel, ADW_TYPE_BIN)

static Kind
kind_of_phase (RhCapePhase phase)
{
  switch (phase) {
  case RH_CAPE_REVEAL:
    return KIND_REVEAL;
  case RH_CAPE_BIDS:
    return KIND_BIDS;
  case RH_CAPE_TIE:
    return KIND_TIE;
  case RH_CAPE_PICK:
    return KIND_PICK;
  case RH_CAPE_DRAW:
  case RH_CAPE_DECIDE:
    return KIND_BUILD;
  case RH_CAPE_OVER:
    return KIND_END;
  default:
    g_assert_not_reached ();
  }
}

static Kind
find_kind (RhCapePanel *self)
{
  const RhCapeState *state = rh_session_get_state (self->session);

  if (rh_session_is_replay (self->session))
    return KIND_REPLAY;
  if (rh_session_get_status (self->session) == RH_GAME_ENDED)
    return KIND_ENDED;
  if (rh_cape_state_is_short_of_cards (state))
    return KIND_SHORT;

  return kind_of_phase (state->phase);
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
make_child (RhCapePanel *self, Kind kind)
{
  switch (kind) {
  case KIND_REVEAL:
    return GTK_WIDGET (rh_cape_reveal_step_new (self->session));
  case KIND_BIDS:
    return GTK_WIDGET (rh_cape_bids_step_new (self->session));
  case KIND_TIE:
    return GTK_WIDGET (rh_cape_tie_step_new (self->session));
  case KIND_PICK:
    return GTK_WIDGET (rh_cape_pick_step_new (self->session));
  case KIND_BUILD:
    return GTK_WIDGET (rh_cape_build_step_new (self->session));
  case KIND_END:
    return GTK_WIDGET (rh_cape_end_step_new (self->session));
  case KIND_REPLAY:
    return rh_cape_replay_bar_new (self->session);
  case KIND_ENDED:
    return make_status (_("The game was ended without a winner"),
                        _("Everything stays as it was."),
                        _("Take Up the Game Again"),
                        "table.take-up");
  case KIND_SHORT:
    return make_status (_("No auction can be held"),
                        _("Both piles together have fewer cards than there are players."),
                        _("End the Game without a Winner"),
                        "table.end");
  case KIND_NONE:
  default:
    g_assert_not_reached ();
  }
}

static void
on_alone_cb (RhCapePanel *self)
{
  if (rh_cape_panel_is_alone (self))
    gtk_widget_add_css_class (GTK_WIDGET (self), "alone");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "alone");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ALONE]);
}

static void
rh_cape_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_ALONE:
    g_value_set_boolean (value, rh_cape_panel_is_alone (RH_CAPE_PANEL (object)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_cape_panel_dispose (GObject *object)
{
  RhCapePanel *self = RH_CAPE_PANEL (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_cape_panel_parent_class)->dispose (object);
}

static void
rh_cape_panel_class_init (RhCapePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rh_cape_panel_dispose;
  object_class->get_property = rh_cape_panel_get_property;

  properties[PROP_ALONE] = g_param_spec_boolean ("alone", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cape-panel");
}

static void
rh_cape_panel_init (RhCapePanel *self)
{
  rh_cape_style_load ();
}

/**
 * rh_cape_panel_new:
 * @session: a game
 *
 * Returns: (transfer full): the place for its steps
 */
GtkWidget *
rh_cape_panel_new (RhSession *session)
{
  RhCapePanel *self = g_object_new (RH_TYPE_CAPE_PANEL, NULL);

  self->session = g_object_ref (session);
  rh_cape_panel_update (self);

  return GTK_WIDGET (self);
}

/* On GTK 4.8 a window that loses its focus widget twice before it is laid out
 * again keeps the first one's parent for ever; so the focus goes first. */
static void
drop_focus (RhCapePanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
}

/**
 * rh_cape_panel_update:
 * @self: a panel
 *
 * Shows what the session stands at. A step is replaced only when another kind
 * of step comes; the one before is removed, so that nothing of it stays readable.
 */
void
rh_cape_panel_update (RhCapePanel *self)
{
  Kind kind = find_kind (self);
  GtkWidget *child;

  if (kind != self->kind) {
    self->kind = kind;
    drop_focus (self);
    child = make_child (self, kind);
    adw_bin_set_child (ADW_BIN (self), child);
    if (RH_IS_CAPE_STEP (child))
      g_signal_connect_object (child, "notify::alone", G_CALLBACK (on_alone_cb), self, G_CONNECT_SWAPPED);
    on_alone_cb (self);
  }

  child = adw_bin_get_child (ADW_BIN (self));
  if (RH_IS_CAPE_STEP (child))
    rh_cape_step_update (RH_CAPE_STEP (child));
  else if (RH_IS_CAPE_REPLAY_BAR (child))
    rh_cape_replay_bar_update (RH_CAPE_REPLAY_BAR (child));
}

/**
 * rh_cape_panel_key:
 * @self: a panel
 * @keyval: a key pressed anywhere on the page
 * @modifiers: the modifiers held
 *
 * Returns: whether what is shown used the key
 */
gboolean
rh_cape_panel_key (RhCapePanel *self, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (RH_IS_CAPE_STEP (child))
    return rh_cape_step_key (RH_CAPE_STEP (child), keyval, modifiers);
  if (RH_IS_CAPE_REPLAY_BAR (child) && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0)
    return rh_cape_replay_bar_key (RH_CAPE_REPLAY_BAR (child), keyval);

  return FALSE;
}

/**
 * rh_cape_panel_focus:
 * @self: a panel
 *
 * Puts the focus on the likely next input.
 */
void
rh_cape_panel_focus (RhCapePanel *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (RH_IS_CAPE_STEP (child))
    rh_cape_step_focus (RH_CAPE_STEP (child));
  else if (RH_IS_CAPE_REPLAY_BAR (child))
    rh_cape_replay_bar_focus (RH_CAPE_REPLAY_BAR (child));
  else
    gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD);
}

/**
 * rh_cape_panel_is_alone:
 * @self: a panel
 *
 * Returns: whether the step it holds is a screen of its own just now
 */
gboolean
rh_cape_panel_is_alone (RhCapePanel *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  return RH_IS_CAPE_STEP (child) && rh_cape_step_is_alone (RH_CAPE_STEP (child));
}
