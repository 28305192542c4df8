/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-record.h"
#include "rh-record-error.h"

G_BEGIN_DECLS

/**
 * Listener:
 * @told: what a reader told, a letter each: h(ead), m(ove), e(nd)
 * @heads: the heads told, as a record writes them
 * @moves: (element-type utf8): the moves of all games told
 * @line: the wrong line, or the last
 *
 * A visitor that writes down what it is told.
 */
typedef struct {
  GString   *told;
  GString   *heads;
  GPtrArray *moves;
  guint      line;
} Listener;

Listener *listener_new    (void);
void      listener_free   (Listener    *self);
gboolean  listener_read   (Listener    *self,
                           const char  *bytes,
                           gsize        length,
                           GError     **error);
gboolean  listener_read_pieces (Listener    *self,
                                const char  *bytes,
                                gsize        length,
                                gsize        piece,
                                GError     **error);
void      listener_assert_same (const Listener *self,
                                const Listener *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Listener, listener_free)

G_END_DECLS
