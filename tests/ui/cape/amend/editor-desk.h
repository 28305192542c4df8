/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board.h"
#include "rh-editor.h"

G_BEGIN_DECLS

/**
 * EditorDesk:
 * @board: a record
 * @editor: the editor of one of its moves, shown
 * @n_changed: how often the move has become another
 *
 * A desk to try an editor at.
 */
typedef struct {
  Board     board;
  RhEditor *editor;
  guint     n_changed;
} EditorDesk;

void       editor_desk_open        (EditorDesk *self,
                                    const char *record,
                                    guint       i);
void       editor_desk_assert_line (EditorDesk *self,
                                    const char *line);
GtkWidget *editor_desk_find        (EditorDesk *self,
                                    const char *name);
void       editor_desk_click       (EditorDesk *self,
                                    const char *name);
void       editor_desk_keys        (EditorDesk *self,
                                    const char *names);

G_END_DECLS
