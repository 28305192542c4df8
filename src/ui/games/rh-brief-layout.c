/* SPDX-License-Identifier: GPL-3.0-or-later
 * How a label of a list asks for room: by how long its text is.
 *
 * GTK would have the text laid out once in lines as narrow as they can be, once in one line and once as wide as it is in the
 * end. In a list only the last counts, and the others take most of the time that a row takes. */

#include "config.h"

#include "rh-brief-layout.h"

/* Letters that a line has room for at the least. */
#define LEAST_LINE 6

/* How wide a letter is on the average, of its height. */
#define LETTER .55

struct _RhBriefLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (RhBriefLayout, rh_brief_layout, GTK_TYPE_LAYOUT_MANAGER)

/* In pixels. */
static double
letter_width (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;

  return size * LETTER;
}

static void
rh_brief_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *label,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  glong n;

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    GTK_WIDGET_GET_CLASS (label)->measure (label, orientation, for_size, minimum, natural, minimum_baseline,
                                           natural_baseline);
    return;
  }

  n = g_utf8_strlen (gtk_label_get_text (GTK_LABEL (label)), -1);
  *minimum = (int) (letter_width (label) * (double) MIN (n, LEAST_LINE) + 1);
  *natural = (int) (letter_width (label) * (double) n + 1);
}

static void
rh_brief_layout_allocate (GtkLayoutManager *manager, GtkWidget *label, int width, int height, int baseline)
{
  GTK_WIDGET_GET_CLASS (label)->size_allocate (label, width, height, baseline);
}

static GtkSizeRequestMode
rh_brief_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *label)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_brief_layout_class_init (RhBriefLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = rh_brief_layout_measure;
  layout_class->allocate = rh_brief_layout_allocate;
  layout_class->get_request_mode = rh_brief_layout_get_request_mode;
}

static void
rh_brief_layout_init (RhBriefLayout *self)
{
}

/**
 * rh_brief_layout_use:
 * @label: a label that takes as many lines as it must, and gets more room than it asks for
 *
 * Has the label's width guessed, and only its height worked out.
 */
void
rh_brief_layout_use (GtkLabel *label)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (label), g_object_new (RH_TYPE_BRIEF_LAYOUT, NULL));
}
