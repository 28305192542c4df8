/* SPDX-License-Identifier: GPL-3.0-or-later
 * The About window. */

#include "config.h"

#include "rh-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * rh_about_show:
 * @parent: the window it belongs to
 *
 * Says what the program is.
 */
void
rh_about_show (GtkWindow *parent)
{
  adw_show_about_window (parent,
                         "application-name", g_get_application_name (),
                         "application-icon", RH_APP_ID,
                         "version", RH_VERSION,
                         "developer-name", _("The Railhead developers"),
                         "comments", _("Keeps track of railway games at the table and does the sums."),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         /* Translators: your names, one a line */
                         "translator-credits", _("translator-credits"),
                         NULL);
}
