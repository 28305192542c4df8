/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-rules-part.h"
#include "rh-rules-sheet.h"

G_BEGIN_DECLS

/* What a part of a rules sheet says: sentences that lead, then others behind a dot each. */
GtkWidget *rh_rules_text_new (const char        *text);
GtkBox    *rh_rules_add_part (RhRulesSheet      *sheet,
                              const RhRulesPart *part,
                              const char        *aloud,
                              GtkWidget         *table);

G_END_DECLS
