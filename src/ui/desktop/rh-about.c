/* SPDX-License-Identifier: GPL-3.0-or-later
 * The About window. */

#include "config.h"

#include "rh-about.h"

#include "rh-quit.h"
#include "rh-zoom.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* What whoever publishes it has set. */
static void
add_addresses (AdwAboutWindow *about)
{
  const char *translate = RH_TRANSLATE;

  adw_about_window_set_website (about, RH_HOMEPAGE);
  adw_about_window_set_issue_url (about, RH_BUGTRACKER);
  if (*translate != '\0')
    /* Translators: leads to a page for translators */
    adw_about_window_add_link (about, _("Translate"), translate);
}

/**
 * rh_about_show:
 * @parent: the window it belongs to
 *
 * Says what the program is.
 */
void
rh_about_show (GtkWindow *parent)
{
  GtkWindow *about = GTK_WINDOW (adw_about_window_new ());

  g_object_set (about,
                "transient-for", parent,
                "modal", TRUE,
                "destroy-with-parent", TRUE,
                "application-name", g_get_application_name (),
                "application-icon", RH_APP_ID,
                "version", RH_VERSION,
                "developer-name", _("The Railhead developers"),
                "comments", _("Keeps track of railway games at the table and does the sums."),
                "license-type", GTK_LICENSE_GPL_3_0,
                /* Translators: your names, one a line */
                "translator-credits", _("translator-credits"),
                NULL);
  add_addresses (ADW_ABOUT_WINDOW (about));
  rh_quit_by_key (about);
  rh_zoom_fit (about, parent);
  gtk_window_present (about);
}
