/* SPDX-License-Identifier: GPL-3.0-or-later
 * Steps through a game that is looked at, and says what each move did. */

#include "config.h"

#include "rh-replay-bar.h"

#include "rh-error-dialog.h"
#include "rh-table-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhReplayBar {
  AdwBin parent_instance;

  /* Template */
  GtkLabel *told;
  GtkLabel *position;
  GtkWidget *first;
  GtkWidget *previous;
  GtkWidget *next;
  GtkWidget *last;
  AdwBin *middle;

  const RhGameUi *ui;

  /* Borrowed, a child; NULL where the game has none */
  GtkWidget *scene;

  /* Owned */
  RhSession *session;
};

G_DEFINE_FINAL_TYPE (RhReplayBar, rh_replay_bar, ADW_TYPE_BIN)

static void
go_to (RhReplayBar *self, guint position)
{
  g_autoptr (GError) error = NULL;

  if (position > rh_session_get_n_moves (self->session))
    return;

  if (!rh_session_go_to (self->session, position, &error))
    rh_error_dialog_show (GTK_WIDGET (self), _("This Move Can’t Be Shown"), error);
}

static void
on_first_cb (RhReplayBar *self)
{
  go_to (self, 0);
}

static void
on_previous_cb (RhReplayBar *self)
{
  if (rh_session_get_n_played (self->session) > 0)
    go_to (self, rh_session_get_n_played (self->session) - 1);
}

static void
on_next_cb (RhReplayBar *self)
{
  go_to (self, rh_session_get_n_played (self->session) + 1);
}

static void
on_last_cb (RhReplayBar *self)
{
  go_to (self, rh_session_get_n_moves (self->session));
}

static void
rh_replay_bar_dispose (GObject *object)
{
  RhReplayBar *self = RH_REPLAY_BAR (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_replay_bar_parent_class)->dispose (object);
}

static void
rh_replay_bar_class_init (RhReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_replay_bar_dispose;

  rh_table_style_load ();
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/table/rh-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, told);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, position);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, first);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, previous);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, next);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, last);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, middle);
  gtk_widget_class_bind_template_callback (widget_class, on_first_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_next_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_last_cb);
}

static void
rh_replay_bar_init (RhReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_replay_bar_new:
 * @ui: what the game shows
 * @session: a replay
 *
 * Returns: (transfer floating): the bar that steps through it
 */
GtkWidget *
rh_replay_bar_new (const RhGameUi *ui, RhSession *session)
{
  RhReplayBar *self = g_object_new (RH_TYPE_REPLAY_BAR, NULL);

  self->ui = ui;
  if (ui->scene_new != NULL) {
    self->scene = ui->scene_new ();
    adw_bin_set_child (self->middle, self->scene);
  }
  self->session = g_object_ref (session);
  rh_replay_bar_update (self);

  return GTK_WIDGET (self);
}

/**
 * rh_replay_bar_update:
 * @self: a bar
 *
 * Shows what the session stands at.
 */
void
rh_replay_bar_update (RhReplayBar *self)
{
  guint n_played = rh_session_get_n_played (self->session);
  guint n_moves = rh_session_get_n_moves (self->session);
  const RhSetup *setup = rh_session_get_setup (self->session);
  gconstpointer state = rh_session_get_state (self->session);
  g_autofree char *told = self->ui->telling->told (setup, state);
  g_autofree char *position = g_strdup_printf (_("Move %1$u of %2$u"), n_played, n_moves);
  g_autofree char *longest = g_strdup_printf (_("Move %1$u of %2$u"), n_moves, n_moves);

  gtk_label_set_text (self->told, told != NULL ? told : _(self->ui->telling->beginning));
  gtk_label_set_text (self->position, position);
  /* As wide at the first move as at the last, so that the buttons stay. */
  gtk_label_set_width_chars (self->position, (int) g_utf8_strlen (longest, -1));
  if (self->scene != NULL)
    self->ui->scene_update (self->scene, setup, state);
  gtk_widget_set_sensitive (self->first, n_played > 0);
  gtk_widget_set_sensitive (self->previous, n_played > 0);
  gtk_widget_set_sensitive (self->next, n_played < n_moves);
  gtk_widget_set_sensitive (self->last, n_played < n_moves);
}

/**
 * rh_replay_bar_key:
 * @self: a bar
 * @keyval: a key pressed anywhere on the page
 *
 * Steps by the keys that point along the line.
 *
 * Returns: whether the key was one of them
 */
gboolean
rh_replay_bar_key (RhReplayBar *self, guint keyval)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (keyval) {
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    on_first_cb (self);
    return TRUE;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    on_last_cb (self);
    return TRUE;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    (mirrored ? on_next_cb : on_previous_cb) (self);
    return TRUE;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    (mirrored ? on_previous_cb : on_next_cb) (self);
    return TRUE;
  default:
    return FALSE;
  }
}

/**
 * rh_replay_bar_focus:
 * @self: a bar
 *
 * Puts the focus on going on, or at the end on going back.
 */
void
rh_replay_bar_focus (RhReplayBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* Who steps by one button keeps it. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && gtk_widget_is_sensitive (focus))
    return;

  gtk_widget_grab_focus (gtk_widget_is_sensitive (self->next) ? self->next : self->previous);
}
