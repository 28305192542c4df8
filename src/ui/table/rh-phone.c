/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether a part of the table has no more room than a phone gives it. */

#include "config.h"

#include "rh-phone.h"

#include "rh-text-size.h"

#define PHONE 350 /* as wide is every panel at the side of a board, with text of the usual size */

/**
 * rh_phone_is_around:
 * @part: a part of a step, or all of it
 * @width: how wide that is
 *
 * A panel at the side of a board is no wider than one on a phone, but high.
 *
 * Returns: whether it stands on a page that is narrow, as that of a phone, or is narrower than any panel at the side
 */
gboolean
rh_phone_is_around (GtkWidget *part, int width)
{
  g_return_val_if_fail (GTK_IS_WIDGET (part), FALSE);

  if (width < PHONE * rh_text_size_get (part))
    return TRUE;

  while (part != NULL && !g_str_equal (gtk_widget_get_css_name (part), "rh-table"))
    part = gtk_widget_get_parent (part);

  return part != NULL && gtk_widget_has_css_class (part, "narrow");
}
