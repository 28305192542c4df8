/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "heart-desk.h"

#include "rh-editor.h"

G_BEGIN_DECLS

/**
 * HeartEditing:
 * @desk: three players
 * @editor: an editor of a move, shown
 * @n_changed: how often the move has become another
 *
 * A desk to try an editor at.
 */
typedef struct {
  HeartDesk desk;
  RhEditor *editor;
  guint     n_changed;
} HeartEditing;

void heart_editing_open        (HeartEditing *self,
                                const char   *line);
void heart_editing_close       (HeartEditing *self);
void heart_editing_click       (HeartEditing *self,
                                const char   *name);
void heart_editing_keys        (HeartEditing *self,
                                const char   *keys);
void heart_editing_assert_line (HeartEditing *self,
                                const char   *line);

G_END_DECLS
