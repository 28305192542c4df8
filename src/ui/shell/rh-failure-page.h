/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_FAILURE_PAGE (rh_failure_page_get_type ())
G_DECLARE_FINAL_TYPE (RhFailurePage, rh_failure_page, RH, FAILURE_PAGE, AdwBin)

GtkWidget *rh_failure_page_new (const GError *error);

G_END_DECLS
