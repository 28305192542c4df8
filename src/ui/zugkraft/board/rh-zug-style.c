/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of the table: its style sheets. */

#include "config.h"

#include "rh-zug-style.h"

#include "rh-style.h"
#include "rh-table-style.h"
#include "rh-zug-resources.h"

#define PATH "/io/github/railhead/Railhead/zugkraft/"

/**
 * rh_zug_style_load:
 *
 * Makes the resources and style sheets of the table known, once. Needs a display.
 */
void
rh_zug_style_load (void)
{
  rh_table_style_load ();
  rh_style_add (rh_zug_get_resource (), PATH);
}

/**
 * rh_zug_style_fill:
 * @part: a part of a train
 *
 * Returns: the name of the colour of its sides
 */
const char *
rh_zug_style_fill (RhZugPart part)
{
  static const char *const fills[] = {
    [RH_ZUG_ENGINE] = "zug_engine", [RH_ZUG_TENDER] = "zug_tender",
    [RH_ZUG_TANK] = "zug_tank",     [RH_ZUG_ORE] = "zug_ore",
    [RH_ZUG_BOX] = "zug_box",       [RH_ZUG_CABOOSE] = "zug_caboose",
  };

  return fills[part];
}
