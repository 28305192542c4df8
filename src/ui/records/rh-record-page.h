/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_RECORD_PAGE (rh_record_page_get_type ())
G_DECLARE_FINAL_TYPE (RhRecordPage, rh_record_page, RH, RECORD_PAGE, AdwBin)

GtkWidget *rh_record_page_new       (RhSession    *replay,
                                     gboolean      has_others);
GtkWidget *rh_record_page_get_table (RhRecordPage *self);

G_END_DECLS
