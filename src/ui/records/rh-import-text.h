/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-import.h"

G_BEGIN_DECLS

char *rh_import_text_dup_progress (RhImport *import);
char *rh_import_text_dup_summary  (RhImport *import,
                                   guint     n_refused);

G_END_DECLS
