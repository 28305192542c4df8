/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhRulesPart:
 * @title: its heading, as NC_("rules sheet", …) marks it
 * @add: appends its sentences, as rh_rules_add() does
 * @n_leads: how many of the sentences lead to what follows, and aren't one of a list
 *
 * A part of a game's rules sheet, in words.
 */
typedef struct {
  const char *title;
  void      (*add) (GPtrArray *lines);
  guint       n_leads;
} RhRulesPart;

void        rh_rules_add         (GPtrArray         *lines,
                                       const char        *text);
void        rh_rules_add_figures (GPtrArray         *lines,
                                       const char        *format,
                                       ...) G_GNUC_PRINTF (2, 3);
void        rh_rules_say         (GString           *text,
                                       const char        *sentence);

const char *rh_rules_part_get_title   (const RhRulesPart *self);
char      **rh_rules_part_dup_lines   (const RhRulesPart *self);
char       *rh_rules_part_dup_aloud   (const RhRulesPart *self,
                                       const char        *table);

G_END_DECLS
