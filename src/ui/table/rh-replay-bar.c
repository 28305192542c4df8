/* SPDX-License-Identifier: GPL-3.0-or-later
 * Steps through a game that is looked at, and says what each move did. */

#include "config.h"

#include "rh-replay-bar.h"

#include "rh-error-dialog.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhReplayBar {
  RhStep parent_instance;

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
};

G_DEFINE_FINAL_TYPE (RhReplayBar, rh_replay_bar, RH_TYPE_STEP)

/* A button that leads nowhere is insensitive. */
static void
on_clicked_cb (RhReplayBar *self, GtkWidget *button)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  guint position = rh_session_get_n_played (session);
  g_autoptr (GError) error = NULL;

  if (button == self->first)
    position = 0;
  else if (button == self->previous)
    position--;
  else if (button == self->next)
    position++;
  else
    position = rh_session_get_n_moves (session);

  if (!rh_session_go_to (session, position, &error))
    rh_error_dialog_show (GTK_WIDGET (self), _("This Move Can’t Be Shown"), error);
}

static void
rh_replay_bar_update (RhStep *step, const RhSetup *setup, gconstpointer state)
{
  RhReplayBar *self = RH_REPLAY_BAR (step);
  guint n_played = rh_session_get_n_played (rh_step_get_session (step));
  guint n_moves = rh_session_get_n_moves (rh_step_get_session (step));
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

/* The keys that point along the line. */
static GtkWidget *
find_button (RhReplayBar *self, guint keyval)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (keyval) {
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    return self->first;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    return self->last;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    return mirrored ? self->next : self->previous;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return mirrored ? self->previous : self->next;
  default:
    return NULL;
  }
}

static gboolean
rh_replay_bar_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhReplayBar *self = RH_REPLAY_BAR (step);
  GtkWidget *button = find_button (self, keyval);

  if (button == NULL || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  if (gtk_widget_is_sensitive (button))
    on_clicked_cb (self, button);

  return TRUE;
}

/* Going on, or at the end going back. */
static void
rh_replay_bar_focus (RhStep *step)
{
  RhReplayBar *self = RH_REPLAY_BAR (step);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* Who steps by one button keeps it. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && gtk_widget_is_sensitive (focus))
    return;

  gtk_widget_grab_focus (gtk_widget_is_sensitive (self->next) ? self->next : self->previous);
}

static void
rh_replay_bar_class_init (RhReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_replay_bar_update;
  step_class->key = rh_replay_bar_key;
  step_class->focus = rh_replay_bar_focus;

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
  gtk_widget_class_bind_template_callback (widget_class, on_clicked_cb);
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
  RhReplayBar *self = g_object_new (RH_TYPE_REPLAY_BAR, "session", session, NULL);

  self->ui = ui;
  if (ui->scene_new != NULL) {
    self->scene = ui->scene_new ();
    adw_bin_set_child (self->middle, self->scene);
  }
  rh_step_update (RH_STEP (self));

  return GTK_WIDGET (self);
}
