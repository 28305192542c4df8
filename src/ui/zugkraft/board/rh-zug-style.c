/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of the table: its style sheets. */

#include "config.h"

#include "rh-zug-style.h"

#include "rh-style.h"
#include "rh-table-style.h"
#include "rh-zug-resources.h"

#include "rh-zug-move.h"

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

/**
 * rh_zug_style_seat:
 * @seat: a seat, from 0
 *
 * Returns: the name of the tone of that player's engine and number; players have no colours, and it is never said
 */
const char *
rh_zug_style_seat (guint seat)
{
  static const char *const tones[RH_ZUG_SEATS_MAX] = {
    "rh_seat_1", "rh_seat_2", "rh_seat_3", "rh_seat_4", "rh_seat_5", "rh_seat_6", "rh_seat_7", "rh_seat_8",
  };

  g_return_val_if_fail (seat < RH_ZUG_SEATS_MAX, tones[0]);

  return tones[seat];
}
