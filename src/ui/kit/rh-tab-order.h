/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_TAB_ORDER (rh_tab_order_get_type ())
G_DECLARE_FINAL_TYPE (RhTabOrder, rh_tab_order, RH, TAB_ORDER, GtkWidget)

/* In it Tab comes to one of the children last, wherever it stands; its layout manager says where that is. */
void rh_tab_order_set_last (RhTabOrder *self,
                            GtkWidget  *last);

G_END_DECLS
