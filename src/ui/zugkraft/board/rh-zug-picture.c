/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: how far everybody has come, and the points. */

#include "config.h"

#include "rh-zug-picture.h"

#include "rh-text-size.h"
#include "rh-zug-number.h"
#include "rh-zug-style.h"
#include "rh-zug-text-lane.h"
#include "rh-zug-track.h"

static GtkWidget *
make_track (const RhZugState *state, guint seat)
{
  GtkWidget *track = rh_zug_track_new ();

  rh_zug_track_set (RH_ZUG_TRACK (track), state, seat);
  gtk_widget_add_css_class (track, "small");
  gtk_widget_set_hexpand (track, TRUE);

  return track;
}

static void
add_player (GtkGrid *grid, const RhSetup *setup, const RhZugState *state, guint seat)
{
  g_autofree char *points = rh_zug_text_lane_figure (state, seat);
  GtkWidget *number = rh_zug_number_new (seat);
  GtkWidget *name = gtk_label_new (setup->seats[seat].name);
  GtkWidget *figure = gtk_label_new (points);

  gtk_widget_add_css_class (number, "small");
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER); /* a disc, not an oval */
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  rh_text_size_wrap (GTK_LABEL (name));
  gtk_label_set_xalign (GTK_LABEL (figure), 1);
  gtk_widget_add_css_class (figure, "numeric");
  gtk_widget_add_css_class (figure, "heading");
  gtk_grid_attach (grid, number, 0, (int) seat, 1, 1);
  gtk_grid_attach (grid, name, 1, (int) seat, 1, 1);
  gtk_grid_attach (grid, make_track (state, seat), 2, (int) seat, 1, 1);
  gtk_grid_attach (grid, figure, 3, (int) seat, 1, 1);
}

/**
 * rh_zug_picture_new:
 * @setup: the players
 * @data: a #RhZugState, where the game stands
 *
 * Returns: (transfer floating): the picture
 */
GtkWidget *
rh_zug_picture_new (const RhSetup *setup, gconstpointer data)
{
  GtkWidget *grid = gtk_grid_new ();

  rh_zug_style_load ();
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < setup->n_seats; i++)
    add_player (GTK_GRID (grid), setup, data, i);

  return grid;
}
