/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tells screen readers what has changed, by what this version of GTK has for it. */

#include "config.h"

#include "rh-announce.h"

#define KEY "rh-announced"

static void
tell (GtkWidget *line, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (line), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  /* A label that changes goes unheard; an accessible name that changes doesn't. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#endif
}

/**
 * rh_announce:
 * @line: the widget that shows it
 * @text: what screen readers are to say, which everybody may hear
 *
 * Has @text said, unless it is what was said of @line before.
 */
void
rh_announce (GtkWidget *line, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (line));
  g_return_if_fail (text != NULL);

  if (g_strcmp0 (g_object_get_data (G_OBJECT (line), KEY), text) == 0)
    return;

  g_object_set_data_full (G_OBJECT (line), KEY, g_strdup (text), g_free);
  tell (line, text);
}
