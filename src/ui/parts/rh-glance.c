/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game at a glance, for a list: a row a player, with how far they have come and a figure. */

#include "config.h"

#include "rh-glance.h"

#include "rh-text-size.h"

#define COURSE_WIDTH 64 /* at least */
#define EMBLEM_WIDTH 88
#define EMBLEM_HEIGHT 48

/**
 * rh_glance_new:
 *
 * Returns: (transfer floating): a picture without players
 */
GtkWidget *
rh_glance_new (void)
{
  return g_object_new (GTK_TYPE_GRID, "column-spacing", 10, "row-spacing", 4, NULL);
}

/* As many as were added. */
static int
count_rows (GtkGrid *glance)
{
  int n = 0;

  while (gtk_grid_get_child_at (glance, 0, n) != NULL)
    n++;

  return n;
}

/**
 * rh_glance_add:
 * @glance: the picture
 * @mark: (transfer floating): what a player is known by
 * @name: the name
 * @course: (transfer floating): how far the player has come
 * @figure: what stands at its end
 *
 * Adds a player, below the others.
 */
void
rh_glance_add (GtkGrid *glance, GtkWidget *mark, const char *name, GtkWidget *course, const char *figure)
{
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *number = gtk_label_new (figure);
  int row = count_rows (glance);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (number, "heading");
  gtk_widget_set_hexpand (course, TRUE);
  gtk_widget_set_valign (course, GTK_ALIGN_CENTER); /* no larger where a name takes two lines */
  gtk_grid_attach (glance, mark, 0, row, 1, 1);
  gtk_grid_attach (glance, label, 1, row, 1, 1);
  gtk_grid_attach (glance, course, 2, row, 1, 1);
  gtk_grid_attach (glance, number, 3, row, 1, 1);
}

/**
 * rh_glance_course:
 * @height: how high it is
 * @draw: draws it
 * @data: (transfer full): what @draw is given
 * @free_data: frees @data
 *
 * Returns: (transfer floating): how far a player has come, for rh_glance_add ()
 */
GtkWidget *
rh_glance_course (int height, GtkDrawingAreaDrawFunc draw, gpointer data, GDestroyNotify free_data)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", COURSE_WIDTH,
                                  "content-height", height,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, data, free_data);

  return area;
}

/**
 * rh_glance_emblem:
 * @draw: draws it
 *
 * Returns: (transfer floating): what stands for a game where one is chosen
 */
GtkWidget *
rh_glance_emblem (GtkDrawingAreaDrawFunc draw)
{
  GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA,
                                  "content-width", EMBLEM_WIDTH,
                                  "content-height", EMBLEM_HEIGHT,
                                  "halign", GTK_ALIGN_CENTER,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, NULL, NULL);

  return area;
}

/**
 * rh_glance_mirror:
 * @area: what is drawn
 * @cr: where to
 * @width: the width of @area
 *
 * Mirrors what is drawn from here on where people read from the right.
 */
void
rh_glance_mirror (GtkWidget *area, cairo_t *cr, int width)
{
  if (gtk_widget_get_direction (area) != GTK_TEXT_DIR_RTL)
    return;

  cairo_translate (cr, width, 0);
  cairo_scale (cr, -1, 1);
}
