/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of what games build their screens of. */

#include "config.h"

#include "rh-parts-style.h"

#include "rh-parts-resources.h"
#include "rh-style.h"
#include "rh-table-style.h"

#define PATH "/io/github/railhead/Railhead/parts/"

/**
 * rh_parts_style_load:
 *
 * Makes the resources and the style sheet of the parts known, once. Each part does that, as it may come
 * first; a game's own sheet is added after it. Needs a display.
 */
void
rh_parts_style_load (void)
{
  rh_table_style_load ();
  rh_style_add (rh_parts_get_resource (), PATH);
}
