/* SPDX-License-Identifier: GPL-3.0-or-later
 * Starts the application. */

#include "config.h"

#include "rh-application.h"
#include "rh-inspector.h"
#include "rh-language.h"

#include <glib/gi18n.h>
#include <signal.h>

int
main (int argc, char **argv)
{
  g_autoptr (RhApplication) application = NULL;
  g_autofree char *show = NULL;
  int status;

  /* A file that mustn't grow any more is told as a disk that is full is, and is no reason to be killed. */
  signal (SIGXFSZ, SIG_IGN);

  rh_inspector_begin ();
  rh_language_begin (argv);
  rh_language_set_up ();
  /* Translators: the second is a version that developers try things with */
  g_set_application_name (RH_DEVELOPMENT ? _("Railhead (Development)") : _("Railhead"));

  application = rh_application_new ();

  status = g_application_run (G_APPLICATION (application), argc, argv);
  show = rh_application_dup_restart (application);
  if (show != NULL)
    rh_language_restart (argv, show);

  return status;
}
