/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game-ui.h"

G_BEGIN_DECLS

#define RH_TYPE_TABLE_PAGE (rh_table_page_get_type ())
G_DECLARE_FINAL_TYPE (RhTablePage, rh_table_page, RH, TABLE_PAGE, GtkWidget)

/* The table: one game, header bar included. */
GtkWidget *rh_table_page_new     (const RhGameUi *ui,
                                  RhSession      *session);
void       rh_table_page_teach   (RhTablePage    *self);
gboolean   rh_table_page_keeps_all (RhTablePage    *self);
gboolean   rh_table_page_go_back (RhTablePage    *self);

G_END_DECLS
