/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhImportState:
 * @RH_IMPORT_GOES_ON: there is more to do
 * @RH_IMPORT_WAITS: there will be, in a moment
 * @RH_IMPORT_ENDED: all is done
 *
 * What is left of an import after a slice of it.
 */
typedef enum {
  RH_IMPORT_GOES_ON,
  RH_IMPORT_WAITS,
  RH_IMPORT_ENDED,
} RhImportState;

typedef struct _RhImport RhImport;

RhImport      *rh_import_new           (RhStore        *store,
                                        GFile         **files,
                                        guint           n_files,
                                        GError        **error);
void           rh_import_free          (RhImport       *self);
RhImportState  rh_import_step          (RhImport       *self,
                                        gint64          budget);
void           rh_import_cancel        (RhImport       *self);

gboolean       rh_import_is_decided    (RhImport       *self);
guint          rh_import_get_n_done    (RhImport       *self);
guint          rh_import_get_n_games   (RhImport       *self);
double         rh_import_get_progress  (RhImport       *self);

guint          rh_import_get_n         (RhImport       *self,
                                        RhArrivalKind   kind);
GPtrArray     *rh_import_get_refused   (RhImport       *self);
const GError  *rh_import_get_error     (RhImport       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhImport, rh_import_free)

G_END_DECLS
