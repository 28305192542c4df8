/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-record-files.h"
#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_RECORD_LIST_PAGE (rh_record_list_page_get_type ())
G_DECLARE_FINAL_TYPE (RhRecordListPage, rh_record_list_page, RH, RECORD_LIST_PAGE, AdwBin)

/* Emits "opened" with the session of a game that was chosen. */

GtkWidget *rh_record_list_page_new (RhStore       *store,
                                    RhRecordFiles *record,
                                    gboolean       added);

G_END_DECLS
