/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _RhPassing RhPassing;

RhPassing     *rh_passing_new        (GFile         *file,
                                      GCancellable  *cancellable,
                                      GError       **error);
GOutputStream *rh_passing_get_stream (RhPassing     *self);
gboolean       rh_passing_keep       (RhPassing     *self,
                                      GCancellable  *cancellable,
                                      GError       **error);
void           rh_passing_free       (RhPassing     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhPassing, rh_passing_free)

G_END_DECLS
