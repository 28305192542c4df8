/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a widget has written on it, whichever of the toolkit's two kinds it is. */

#include "config.h"

#include "written.h"

/* NULL for what isn't text. */
const char *
written_get_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_INSCRIPTION (widget))
    return gtk_inscription_get_text (GTK_INSCRIPTION (widget));

  return NULL;
}

/* As it stands there: transfer full. */
PangoLayout *
written_lay_out (GtkWidget *widget)
{
  PangoLayout *layout;

  if (GTK_IS_LABEL (widget))
    return g_object_ref (gtk_label_get_layout (GTK_LABEL (widget)));

  layout = gtk_widget_create_pango_layout (widget, gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  pango_layout_set_attributes (layout, gtk_inscription_get_attributes (GTK_INSCRIPTION (widget)));
  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);

  return layout;
}
