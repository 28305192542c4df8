/* SPDX-License-Identifier: GPL-3.0-or-later
 * A desk to try the editors of a correction at. */

#include "config.h"

#include "editor-desk.h"

#include "rh-cape-ui.h"

static void
on_changed_cb (RhEditor *editor, guint *n)
{
  (*n)++;
}

/* The editor of a move of the record, from 0. */
void
editor_desk_open (EditorDesk *self, const char *record, guint i)
{
  g_autoptr (RhFold) before = NULL;

  board_open (&self->board, record);
  board_replay (&self->board, i + 1);
  before = rh_fold_new_moves (self->board.setup, rh_session_get_moves (self->board.session), i, NULL, NULL);
  self->editor = RH_EDITOR (
    rh_cape_ui.editor_new (self->board.setup, rh_fold_get_state (before), rh_session_get_move (self->board.session, i)));
  self->n_changed = 0;
  g_signal_connect (self->editor, "changed", G_CALLBACK (on_changed_cb), &self->n_changed);
  board_show (&self->board, GTK_WIDGET (self->editor), 360, 600);
}

/* The move as it is given now; NULL where it isn't whole. */
void
editor_desk_assert_line (EditorDesk *self, const char *line)
{
  g_autofree char *given = rh_editor_dup_line (self->editor);

  g_assert_cmpstr (given, ==, line);
}

GtkWidget *
editor_desk_find (EditorDesk *self, const char *name)
{
  return board_find_named (GTK_WIDGET (self->editor), GTK_TYPE_BUTTON, name);
}

/* Presses a button that fingers can hit. */
void
editor_desk_click (EditorDesk *self, const char *name)
{
  GtkWidget *button = editor_desk_find (self, name);

  g_assert_nonnull (button);
  g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
  g_assert_cmpint (gtk_widget_get_width (button), >=, 44);
  board_click (GTK_WIDGET (self->editor), name);
}

/* Names of keys with a space between them, each of which the editor must take. */
void
editor_desk_keys (EditorDesk *self, const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    g_assert_true (rh_editor_key (self->editor, gdk_keyval_from_name (list[i]), 0));
}
