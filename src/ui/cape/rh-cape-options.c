/* SPDX-License-Identifier: GPL-3.0-or-later
 * How the options of From Cape to Cairo are put to people. */

#include "config.h"

#include "rh-cape-options.h"

#include <glib/gi18n.h>

/* Rule R1, in the order of the rules: others, all. */
static const char *const river_bonus[] = {
  /* Translators: who gets bonus rails when a river is crossed, by the printed rules of these editions */
  N_("Hungarian, Italian, English edition: all other players"),
  N_("Dutch edition: the builder too"),
  NULL,
};

const RhOptionText rh_cape_options[] = {
  { "river-bonus", N_("Bonus Rails at a River"), river_bonus },
  { NULL, NULL, NULL },
};
