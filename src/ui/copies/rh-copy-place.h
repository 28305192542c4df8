/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

typedef struct _RhCopyPlace RhCopyPlace;

RhCopyPlace *rh_copy_place_new      (const char       *file,
                                     GError          **error);
const char  *rh_copy_place_get_path (RhCopyPlace      *self);
gboolean     rh_copy_place_fetch    (RhCopyPlace      *self,
                                     const RhWatcher  *watcher,
                                     GError          **error);
gboolean     rh_copy_place_deliver  (RhCopyPlace      *self,
                                     const RhWatcher  *watcher,
                                     GError          **error);
void         rh_copy_place_correct  (RhCopyPlace      *self,
                                     GError           *error);
void         rh_copy_place_free     (RhCopyPlace      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhCopyPlace, rh_copy_place_free)

G_END_DECLS
