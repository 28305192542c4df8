/* SPDX-License-Identifier: GPL-3.0-or-later
 * Figures of advice side by side, each below what it is: they are compared at a glance. */

#include "config.h"

#include "rh-zug-advice-cells.h"

#include "rh-label.h"
#include "rh-wrap.h"

#define SPACING 14

/**
 * rh_zug_advice_cells_new:
 *
 * Returns: (transfer floating): no figures yet
 */
GtkWidget *
rh_zug_advice_cells_new (void)
{
  return rh_wrap_new (SPACING, FALSE);
}

static GtkWidget *
make_cell (const char *title, const char *figure)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (cell), rh_label_new_unsaid (title, "zug-figure-title"));
  gtk_box_append (GTK_BOX (cell), rh_label_new_unsaid (figure, "zug-figure"));
  gtk_widget_set_hexpand (cell, TRUE);

  return cell;
}

/**
 * rh_zug_advice_cells_set:
 * @cells: the figures
 * @rows: them, a line each: what it is, a tab, and the figure
 *
 * Shows these.
 */
void
rh_zug_advice_cells_set (GtkWidget *cells, const char *rows)
{
  g_auto (GStrv) lines = g_strsplit (rows, "\n", -1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (cells)) != NULL)
    gtk_widget_unparent (child);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) row = g_strsplit (lines[i], "\t", 2);

    if (g_strv_length (row) == 2)
      rh_wrap_append (RH_WRAP (cells), make_cell (row[0], row[1]));
  }
}
