/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet of From Cape to Cairo: its parts, the terrains, and the edition it is played by. */

#include "config.h"

#include "rh-cape-rules.h"

#include "rh-cape-rules-terrains.h"
#include "rh-cape-style.h"
#include "rh-cape-telling.h"
#include "rh-rules-lines.h"
#include "rh-rules-variant.h"

#include <glib/gi18n.h>

#define EDITIONS 2

struct _RhCapeRules {
  RhRulesSheet parent_instance;

  /* Borrowed, children */
  GtkWidget *editions[EDITIONS];
};

G_DEFINE_FINAL_TYPE (RhCapeRules, rh_cape_rules, RH_TYPE_RULES_SHEET)

static void
rh_cape_rules_class_init (RhCapeRulesClass *klass)
{
  rh_cape_style_load ();
}

static void
add_editions (RhCapeRules *self, GtkBox *part)
{
  for (guint i = 0; i < EDITIONS; i++) {
    self->editions[i] = rh_rules_variant_new (_(rh_cape_telling.options[0].values[i]), rh_cape_rules_text_edition (i > 0));
    gtk_box_append (part, self->editions[i]);
  }
}

static void
add_part (RhCapeRules *self, RhCapeRulesPart kind)
{
  g_autofree char *aloud = rh_cape_rules_text_aloud (kind, NULL);
  GtkBox *part = rh_rules_add_part (RH_RULES_SHEET (self), rh_cape_rules_get_part (kind), aloud,
                                    kind == RH_CAPE_RULES_TERRAINS ? rh_cape_rules_terrains_new () : NULL);

  if (kind == RH_CAPE_RULES_EDITIONS)
    add_editions (self, part);
}

static void
rh_cape_rules_init (RhCapeRules *self)
{
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++)
    add_part (self, i);
}

/**
 * rh_cape_rules_new:
 *
 * Returns: (transfer floating): the rules sheet, from its beginning
 */
GtkWidget *
rh_cape_rules_new (void)
{
  return g_object_new (RH_TYPE_CAPE_RULES, NULL);
}

/**
 * rh_cape_rules_update:
 * @self: a rules sheet
 * @state: where the game on the table stands
 *
 * Marks the part that is asked about there, and the edition the game is played by.
 */
void
rh_cape_rules_update (RhCapeRules *self, const RhCapeState *state)
{
  g_autofree char *aloud = rh_cape_rules_text_aloud (RH_CAPE_RULES_EDITIONS, state);

  g_return_if_fail (RH_IS_CAPE_RULES (self));

  rh_rules_sheet_mark (RH_RULES_SHEET (self), rh_cape_rules_part_of (state));
  for (guint i = 0; i < EDITIONS; i++)
    rh_rules_variant_set_own (self->editions[i], i == (state->river_all ? 1 : 0));
  rh_rules_sheet_read_aloud (RH_RULES_SHEET (self), RH_CAPE_RULES_EDITIONS, aloud);
}
