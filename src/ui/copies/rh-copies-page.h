/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_COPIES_PAGE (rh_copies_page_get_type ())
G_DECLARE_FINAL_TYPE (RhCopiesPage, rh_copies_page, RH, COPIES_PAGE, AdwBin)

/* Emits "chosen" with the path (a string) of the copy that was chosen; NULL where another file is asked for. */

GtkWidget *rh_copies_page_new (const char *path,
                               const char *back);

G_END_DECLS
