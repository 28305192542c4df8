/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-export.h"

G_BEGIN_DECLS

/* What the files that write games share; nobody else includes this. Each appends to a text; games are counted from 1. */

/* rh-export-csv.c */
void rh_export_csv_begin  (GString            *text);
void rh_export_csv_add    (GString            *text,
                           const RhStoredGame *game,
                           guint               n);

/* rh-export-json.c */
void rh_export_json_begin (GString            *text);
void rh_export_json_add   (GString            *text,
                           const RhStoredGame *game,
                           guint               n);
void rh_export_json_end   (GString            *text);

G_END_DECLS
