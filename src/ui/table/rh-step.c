/* SPDX-License-Identifier: GPL-3.0-or-later
 * What all step panels share: the session they ask for and send moves to. */

#include "config.h"

#include "rh-step.h"

#include "rh-announce.h"
#include "rh-faces.h"
#include "rh-focus.h"
#include "rh-scroll.h"

#include "rh-game-error.h"
#include "rh-rules-error.h"
#include "rh-step-frame.h"
#include "rh-table-style.h"

#include <glib/gi18n.h>

typedef struct {
  /* Owned */
  RhSession *session;

  const RhTelling *telling;

  GPtrArray *said; /* its lines that are said aloud, children */

  RhStep *aside; /* what is asked in its place before it goes on, a descendant */

  int asked; /* who is, or RH_STEP_ALL */
  gboolean alone; /* whether they have it to themselves */
  gboolean mending;
} RhStepPrivate;

enum {
  PROP_0,
  PROP_SESSION,
  PROP_TELLING,
};

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (RhStep, rh_step, ADW_TYPE_BIN)

static void
rh_step_dispose (GObject *object)
{
  RhStepPrivate *priv = rh_step_get_instance_private (RH_STEP (object));

  g_clear_object (&priv->session);
  g_clear_pointer (&priv->said, g_ptr_array_unref);

  G_OBJECT_CLASS (rh_step_parent_class)->dispose (object);
}

static void
rh_step_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RhStepPrivate *priv = rh_step_get_instance_private (RH_STEP (object));

  switch (id) {
  case PROP_SESSION:
    g_set_object (&priv->session, g_value_get_object (value));
    break;
  case PROP_TELLING:
    priv->telling = g_value_get_pointer (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
say (GtkLabel *line)
{
  rh_announce (GTK_WIDGET (line), gtk_label_get_text (line));
}

static void
on_line_changed_cb (GtkLabel *line, GParamSpec *pspec, GtkWidget *self)
{
  if (gtk_widget_get_mapped (self))
    say (line);
}

/* Whoever doesn't see it is asked aloud. */
static void
rh_step_map (GtkWidget *widget)
{
  RhStepPrivate *priv = rh_step_get_instance_private (RH_STEP (widget));

  GTK_WIDGET_CLASS (rh_step_parent_class)->map (widget);

  for (guint i = 0; i < priv->said->len; i++)
    say (g_ptr_array_index (priv->said, i));
}

/* What it asks no more isn't said either. */
static void
rh_step_unmap (GtkWidget *widget)
{
  RhStepPrivate *priv = rh_step_get_instance_private (RH_STEP (widget));

  for (guint i = 0; i < priv->said->len; i++)
    rh_announce (g_ptr_array_index (priv->said, i), "");

  GTK_WIDGET_CLASS (rh_step_parent_class)->unmap (widget);
}

static void
rh_step_class_init (RhStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  /* Before the templates of the steps are looked for. */
  rh_table_style_load ();

  object_class->dispose = rh_step_dispose;
  object_class->set_property = rh_step_set_property;
  GTK_WIDGET_CLASS (klass)->map = rh_step_map;
  GTK_WIDGET_CLASS (klass)->unmap = rh_step_unmap;

  g_object_class_install_property (object_class, PROP_SESSION,
                                   g_param_spec_object ("session", NULL, NULL, RH_TYPE_SESSION,
                                                        G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY |
                                                          G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_TELLING,
                                   g_param_spec_pointer ("telling", NULL, NULL,
                                                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY |
                                                           G_PARAM_STATIC_STRINGS));
  g_signal_new ("asked-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_step_init (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  priv->said = g_ptr_array_new ();
  priv->asked = RH_STEP_ALL;
}

/**
 * rh_step_get_session:
 * @self: a step
 *
 * Returns: (transfer none): the game it asks for
 */
RhSession *
rh_step_get_session (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  return priv->session;
}

/**
 * rh_step_get_telling:
 * @self: a step
 *
 * Returns: (transfer none): what is said of the game, for a step of any game
 */
const RhTelling *
rh_step_get_telling (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  return priv->telling;
}

/**
 * rh_step_get_answer:
 * @self: a step
 *
 * In a game that is looked at, nothing is asked: what was asked is shown with its answer.
 *
 * Returns: (transfer none) (nullable): the line of the move that was made here; %NULL in a game that is played, and
 *   where the moves end
 */
const char *
rh_step_get_answer (RhStep *self)
{
  RhSession *session = rh_step_get_session (self);
  guint place = rh_session_get_n_played (session);

  if (!rh_session_is_replay (session) || place == rh_session_get_n_moves (session))
    return NULL;

  return rh_session_get_move (session, place);
}

/**
 * rh_step_is_alone:
 * @self: a step
 *
 * Returns: whether one player has it to themselves, and nobody else looks at it
 */
gboolean
rh_step_is_alone (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  return priv->alone;
}

/**
 * rh_step_get_asked:
 * @self: a step
 *
 * Returns: the seat of who is asked, from 0, or RH_STEP_ALL
 */
int
rh_step_get_asked (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  return priv->asked;
}

/**
 * rh_step_set_asked:
 * @self: a step
 * @seat: who is asked, from 0, where the state doesn't tell; else RH_STEP_ALL
 * @alone: whether they have it to themselves
 *
 * For the steps themselves; whoever shows them follows.
 */
void
rh_step_set_asked (RhStep *self, int seat, gboolean alone)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  if (priv->asked == seat && priv->alone == alone)
    return;

  priv->asked = seat;
  priv->alone = alone;
  g_signal_emit_by_name (self, "asked-changed");
}

/**
 * rh_step_set_mending:
 * @self: a step
 * @mending: whether something given before is open in it, to be given anew; Escape closes that
 *
 * For the steps themselves, and one around it: what is open there was begun last, which is what an undo takes back.
 */
void
rh_step_set_mending (RhStep *self, gboolean mending)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *around = parent != NULL ? gtk_widget_get_ancestor (parent, RH_TYPE_STEP) : NULL;

  priv->mending = mending;
  if (around != NULL)
    rh_step_set_mending (RH_STEP (around), mending);
}

/**
 * rh_step_take_back:
 * @self: a step
 *
 * Closes what is open in it to be given anew, before anything of the game is undone.
 *
 * Returns: whether there was something
 */
gboolean
rh_step_take_back (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  return (priv->mending || priv->aside != NULL) && gtk_widget_get_mapped (GTK_WIDGET (self)) && rh_step_key (self, GDK_KEY_Escape, 0);
}

/**
 * rh_step_turn:
 * @self: a step
 * @aside: (transfer floating) (nullable): what asks something else in its place, before it goes on; %NULL for nothing
 *
 * For the steps themselves: nothing around it moves, and Escape is for what is asked aside. Once the game stands elsewhere,
 * that is over.
 */
void
rh_step_turn (RhStep *self, RhStep *aside)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  g_autoptr (GtkWidget) own = g_object_ref (priv->aside != NULL ? gtk_widget_get_first_child (child) : child);
  GtkWidget *faces;

  rh_focus_drop (child);
  gtk_widget_unparent (own);
  priv->aside = aside;
  if (aside == NULL) {
    adw_bin_set_child (ADW_BIN (self), own);
    return;
  }

  faces = g_object_new (RH_TYPE_FACES, NULL);
  adw_bin_set_child (ADW_BIN (self), faces);
  gtk_widget_set_parent (own, faces);
  gtk_widget_set_parent (GTK_WIDGET (aside), faces);
  rh_faces_turn (RH_FACES (faces), GTK_WIDGET (aside));
}

/**
 * rh_step_say:
 * @self: a step
 * @line: what it asks, or something else that nobody may miss; it's never hidden while it has a text
 *
 * For the steps themselves: has the line said aloud when the step comes, and whenever it changes. What is said first
 * comes first.
 */
void
rh_step_say (RhStep *self, GtkLabel *line)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);

  g_ptr_array_add (priv->said, line);
  g_signal_connect_object (line, "notify::label", G_CALLBACK (on_line_changed_cb), self, 0);
}

/**
 * rh_step_update:
 * @self: a step
 *
 * Shows what the session stands at.
 */
void
rh_step_update (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);
  RhSession *session = rh_step_get_session (self);

  rh_step_frame_refuse (GTK_WIDGET (self), NULL);
  if (priv->aside != NULL)
    rh_step_turn (self, NULL);
  RH_STEP_GET_CLASS (self)->update (self, rh_session_get_setup (session), rh_session_get_state (session));
}

/**
 * rh_step_key:
 * @self: a step
 * @keyval: the key
 * @modifiers: the modifiers held
 *
 * Gives the step a key that nothing else on the page wanted. It is there until it has taken it, even if another step
 * stands in its place by then.
 *
 * Returns: whether the step used it
 */
gboolean
rh_step_key (RhStep *self, guint keyval, GdkModifierType modifiers)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);
  RhStepClass *klass = RH_STEP_GET_CLASS (self);
  g_autoptr (RhStep) kept = g_object_ref (self);

  if (priv->aside != NULL)
    return rh_step_key (priv->aside, keyval, modifiers);

  return klass->key != NULL && klass->key (self, keyval, modifiers);
}

/**
 * rh_step_follow:
 * @self: a step that nobody has seen yet
 * @keyval: the key
 * @modifiers: the modifiers held
 * @at_stretch: whether it was typed at a stretch with the one that led to it, and none between them was lost
 *
 * Gives the step a key that came too early: it may be the rest of what was answered before, or of what was lost.
 *
 * Returns: whether it was, and there is nothing more to be told of it
 */
gboolean
rh_step_follow (RhStep *self, guint keyval, GdkModifierType modifiers, gboolean at_stretch)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);
  RhStepClass *klass = RH_STEP_GET_CLASS (self);
  g_autoptr (RhStep) kept = g_object_ref (self);

  return priv->aside == NULL && klass->follow != NULL && klass->follow (self, keyval, modifiers, at_stretch);
}

/**
 * rh_step_focus:
 * @self: a step
 *
 * Puts the focus on the likely next input, and the whole step into view. Who looks at a game knows best what to look at.
 * An open menu keeps the focus.
 */
void
rh_step_focus (RhStep *self)
{
  RhStepPrivate *priv = rh_step_get_instance_private (self);
  RhStepClass *klass = RH_STEP_GET_CLASS (self);

  if (priv->aside != NULL)
    rh_step_focus (priv->aside);
  else if (klass->focus != NULL && !rh_focus_is_in_popover (GTK_WIDGET (self)))
    klass->focus (self);
  if (!rh_session_is_replay (rh_step_get_session (self)))
    rh_scroll_to (GTK_WIDGET (self));
}

/**
 * rh_step_get_window:
 * @self: a step
 *
 * Returns: (transfer none): where an error is shown; another step may stand in this one's place by then
 */
GtkWidget *
rh_step_get_window (RhStep *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  return root != NULL ? root : GTK_WIDGET (self);
}

/**
 * rh_step_enter:
 * @self: a step
 * @draft: all that has been entered of the move
 *
 * Keeps what has been entered; where it can't be kept, says why.
 *
 * Returns: whether it is kept
 */
gboolean
rh_step_enter (RhStep *self, const char *draft)
{
  RhSession *session = rh_step_get_session (self);
  g_autoptr (GError) error = NULL;

  if (rh_session_set_draft (session, draft, &error))
    return TRUE;

  rh_game_error_show (rh_step_get_window (self), session, _("This Could Not Be Saved"), error);

  return FALSE;
}

typedef enum {
  PLAY,
  REPLACE,
  CORRECT,
} How;

static gboolean
play (RhStep *self, How how, const char *line)
{
  RhSession *session = rh_step_get_session (self);
  /* Another step may stand in its place afterwards. */
  g_autoptr (RhStep) kept = g_object_ref (self);
  GtkWidget *window = rh_step_get_window (self);
  g_autoptr (GError) error = NULL;

  if (how == PLAY ? rh_session_play (session, line, &error) : rh_session_replace (session, line, how == CORRECT, &error))
    return TRUE;

  if (g_error_matches (error, RH_SESSION_ERROR, RH_SESSION_ERROR_FORCED)) {
    rh_game_error_show (window, session, _("The Next Move Could Not Be Made"), error);
    return TRUE;
  }

  rh_game_error_show (window, session, _("This Move Could Not Be Made"), error);

  return FALSE;
}

/**
 * rh_step_play:
 * @self: a step
 * @line: a move
 *
 * Plays a move; where it is refused, says why.
 *
 * Returns: whether it was played
 */
gboolean
rh_step_play (RhStep *self, const char *line)
{
  return play (self, PLAY, line);
}

/**
 * rh_step_replace:
 * @self: a step
 * @line: a move
 * @keep: whether an undo brings the last one back
 *
 * Plays a move instead of the last one, which was a slip; where it is refused, says why.
 *
 * Returns: whether it was played
 */
gboolean
rh_step_replace (RhStep *self, const char *line, gboolean keep)
{
  return play (self, keep ? CORRECT : REPLACE, line);
}
