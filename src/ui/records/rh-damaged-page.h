/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"
#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_DAMAGED_PAGE (rh_damaged_page_get_type ())
G_DECLARE_FINAL_TYPE (RhDamagedPage, rh_damaged_page, RH, DAMAGED_PAGE, AdwBin)

GtkWidget *rh_damaged_page_new        (RhSalvage     *salvage);
RhSession *rh_damaged_page_get_replay (RhDamagedPage *self);
GtkWidget *rh_damaged_page_get_table  (RhDamagedPage *self);

G_END_DECLS
