/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game-ui.h"

G_BEGIN_DECLS

#define RH_TYPE_RULES_PAGE (rh_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (RhRulesPage, rh_rules_page, RH, RULES_PAGE, AdwBin)

/* The rules of one game, with no game on the table. */
GtkWidget *rh_rules_page_new (const RhGameUi *ui);

G_END_DECLS
