/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_IMPORT_BAR (rh_import_bar_get_type ())
G_DECLARE_FINAL_TYPE (RhImportBar, rh_import_bar, RH, IMPORT_BAR, AdwBin)

/* Emits "ended" when games have come in, and "told" with what there is to say in the end. */

gboolean rh_import_bar_start   (RhImportBar  *self,
                                RhStore      *store,
                                GFile       **files,
                                guint         n_files,
                                GError      **error);
void     rh_import_bar_stop    (RhImportBar  *self);
gboolean rh_import_bar_is_busy (RhImportBar  *self);
void     rh_import_bar_set_quiet (RhImportBar *self,
                                  gboolean    quiet);
gboolean rh_import_bar_get_quiet (RhImportBar *self);
void     rh_import_bar_set_stay (RhImportBar *self,
                                 guint        stay);

G_END_DECLS
