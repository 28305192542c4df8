/* SPDX-License-Identifier: GPL-3.0-or-later
 * The templates and the style that the program carries along. */

#include "config.h"

#include "rh-resources.h"

#include "rh-ui-resources.h"

#include <gio/gio.h>

/**
 * rh_resources_register:
 *
 * Makes the interface's resources known. In a static library they are linked
 * only because this function asks for them; call it before any widget is made.
 */
void
rh_resources_register (void)
{
  g_resources_register (rh_ui_get_resource ());
}
