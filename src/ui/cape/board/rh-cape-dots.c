/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's bonus rails, as dots. */

#include "config.h"

#include "rh-cape-dots.h"

#include "rh-cape-style.h"
#include "rh-cape-text-board.h"
#include "rh-tooltip.h"

#define PITCH 17
#define PITCH_MIN 12
#define RADIUS 6.2

struct _RhCapeDots {
  GtkWidget parent_instance;

  int bonus;
};

G_DEFINE_FINAL_TYPE (RhCapeDots, rh_cape_dots, GTK_TYPE_WIDGET)

static void
rh_cape_dots_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? PITCH * RH_CAPE_BONUS_MAX : PITCH;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? PITCH_MIN * RH_CAPE_BONUS_MAX : PITCH;
}

static void
rh_cape_dots_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhCapeDots *self = RH_CAPE_DOTS (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double pitch = (double) width / RH_CAPE_BONUS_MAX;
  GdkRGBA rgba;
  cairo_t *cr;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &rgba);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_set_line_width (cr, 1.4);
  for (int i = 0; i < RH_CAPE_BONUS_MAX; i++) {
    double x = pitch * (i + .5);

    cairo_new_sub_path (cr);
    cairo_arc (cr, mirrored ? width - x : x, height / 2.0, MIN (MAX (RADIUS, pitch * .35), pitch / 2 - 1), 0, 2 * G_PI);
    if (i < self->bonus)
      cairo_fill_preserve (cr);
    cairo_stroke (cr);
  }
  cairo_destroy (cr);
}

static void
rh_cape_dots_class_init (RhCapeDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = rh_cape_dots_measure;
  widget_class->snapshot = rh_cape_dots_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cape-dots");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rh_cape_dots_init (RhCapeDots *self)
{
  rh_cape_style_load ();
  self->bonus = -1;
  rh_cape_dots_set (self, 0);
}

/**
 * rh_cape_dots_new:
 *
 * Returns: (transfer full): no bonus rails
 */
GtkWidget *
rh_cape_dots_new (void)
{
  return g_object_new (RH_TYPE_CAPE_DOTS, NULL);
}

/**
 * rh_cape_dots_set:
 * @self: the dots
 * @bonus: bonus rails, 0 to 5
 *
 * Shows so many bonus rails (rule R4).
 */
void
rh_cape_dots_set (RhCapeDots *self, int bonus)
{
  g_autofree char *text = NULL;

  if (self->bonus == bonus)
    return;

  text = rh_cape_text_board_bonus (bonus);
  self->bonus = bonus;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  rh_tooltip_set (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
