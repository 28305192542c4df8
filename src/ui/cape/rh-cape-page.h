/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_PAGE (rh_cape_page_get_type ())
G_DECLARE_FINAL_TYPE (RhCapePage, rh_cape_page, RH, CAPE_PAGE, GtkWidget)

/* The table: one game of From Cape to Cairo, header bar included. */
GtkWidget *rh_cape_page_new (RhSession *session);

G_END_DECLS
