/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-ledger-lines.h"

G_BEGIN_DECLS

#define RH_TYPE_SHEET (rh_sheet_get_type ())
G_DECLARE_FINAL_TYPE (RhSheet, rh_sheet, RH, SHEET, AdwBin)

/* One player's sheet of the ledger. */
GtkWidget *rh_sheet_new         (const RhTelling   *telling,
                                 const RhSetup     *setup,
                                 guint              seat);
GtkWidget *rh_sheet_get_head    (RhSheet           *self);
void       rh_sheet_join        (RhSheet           *self,
                                 RhSheet           *other);
void       rh_sheet_resize      (RhSheet           *self);
void       rh_sheet_update      (RhSheet           *self,
                                 const GPtrArray   *lines,
                                 const char *const *extra,
                                 gboolean           correctable);
GtkWidget *rh_sheet_get_first   (RhSheet           *self,
                                 guint              round);
GtkWidget *rh_sheet_get_last    (RhSheet           *self);
GtkWidget *rh_sheet_get_extra   (RhSheet           *self);
GPtrArray *rh_sheet_list_lines  (RhSheet           *self);
void       rh_sheet_focus_extra (RhSheet           *self);
gboolean   rh_sheet_focus_beside (RhSheet          *self,
                                  GtkWidget        *line);

G_END_DECLS
