/* SPDX-License-Identifier: GPL-3.0-or-later
 * A desk to try the editors of a correction at. */

#include "config.h"

#include "heart-editing.h"

#include "rh-heart-ui.h"

static void
on_changed_cb (RhEditor *editor, guint *n)
{
  (*n)++;
}

/* The editor of that move, in a game of three. */
void
heart_editing_open (HeartEditing *self, const char *line)
{
  heart_desk_open (&self->desk, 3, "");
  self->editor = RH_EDITOR (rh_heart_ui.editor_new (rh_session_get_setup (self->desk.session),
                                                    heart_desk_state (&self->desk), line));
  self->n_changed = 0;
  g_signal_connect (self->editor, "changed", G_CALLBACK (on_changed_cb), &self->n_changed);
  heart_desk_show (&self->desk, GTK_WIDGET (self->editor), 360, 600);
  heart_editing_assert_line (self, line);
}

void
heart_editing_close (HeartEditing *self)
{
  heart_desk_close (&self->desk);
}

/* Presses a button that fingers can hit. */
void
heart_editing_click (HeartEditing *self, const char *name)
{
  GtkWidget *button;

  board_settle ();
  button = heart_desk_find (&self->desk, name);
  g_assert_nonnull (button);
  g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
  g_assert_cmpint (gtk_widget_get_width (button), >=, 44);
  heart_desk_click (&self->desk, name);
}

/* Names of keys with a space between them, each of which the editor must take. */
void
heart_editing_keys (HeartEditing *self, const char *keys)
{
  g_auto (GStrv) list = g_strsplit (keys, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    g_assert_true (rh_editor_key (self->editor, gdk_keyval_from_name (list[i]), 0));
}

void
heart_editing_assert_line (HeartEditing *self, const char *line)
{
  g_autofree char *given = rh_editor_dup_line (self->editor);

  g_assert_cmpstr (given, ==, line);
}
