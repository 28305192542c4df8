/* SPDX-License-Identifier: GPL-3.0-or-later
 * Starts the application. */

#include "config.h"

#include "rh-application.h"

#include <glib/gi18n.h>
#include <locale.h>

static void
set_up_gettext (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, RH_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char **argv)
{
  g_autoptr (RhApplication) application = NULL;

  set_up_gettext ();
  /* Translators: the second is a version that developers try things with */
  g_set_application_name (RH_DEVELOPMENT ? _("Railhead (Development)") : _("Railhead"));

  application = rh_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
