/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of the table of any game. */

#include "config.h"

#include "rh-table-style.h"

#include "rh-style.h"
#include "rh-table-resources.h"

#define PATH "/io/github/railhead/Railhead/table/"

/**
 * rh_table_style_load:
 *
 * Makes the table's resources and style sheet known, once. The page does that, and a step, which can be
 * alone; what is in them finds it done. Needs a display.
 */
void
rh_table_style_load (void)
{
  rh_style_add (rh_table_get_resource (), PATH);
}
