/* SPDX-License-Identifier: GPL-3.0-or-later
 * The look of the table: its style sheets. */

#include "config.h"

#include "rh-cape-style.h"

#include "rh-cape-resources.h"
#include "rh-style.h"
#include "rh-table-style.h"

#define PATH "/io/github/railhead/Railhead/cape/"

/**
 * rh_cape_style_load:
 *
 * Makes the resources and style sheets of the table known, once. Needs a display.
 */
void
rh_cape_style_load (void)
{
  rh_table_style_load ();
  rh_style_add (rh_cape_get_resource (), PATH);
}
