/* SPDX-License-Identifier: GPL-3.0-or-later
 * The terrains and colours, and the lengths with a word for them: below them, or on a phone beside them, so that who
 * makes the move is in sight below both. */

#include "config.h"

#include "rh-heart-choices.h"

#include "rh-heart-grid.h"

#include "rh-children.h"
#include "rh-narrow.h"
#include "rh-phone.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#define ASIDE 10  /* between both side by side, or as little as between any two, where there is no more */
#define COLUMNS 2 /* of lengths beside the others */
#define LENGTHS 6 /* in a row below them */

#define HIGH 52   /* a row that has room */
#define GROW 14   /* by how much a row may be higher */
#define WORDS 365 /* with text of the usual size: from there on colours have room for their names */

struct _RhHeartChoices {
  GtkWidget parent_instance;

  RhNarrow words;
};

G_DEFINE_FINAL_TYPE (RhHeartChoices, rh_heart_choices, GTK_TYPE_WIDGET)

static GtkWidget *
get_lengths (GtkWidget *widget)
{
  return gtk_widget_get_next_sibling (gtk_widget_get_first_child (widget));
}

static GtkWidget *
get_word (GtkWidget *widget)
{
  return gtk_widget_get_next_sibling (get_lengths (widget));
}

static int
get_least (GtkWidget *child)
{
  return rh_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
get_height (GtkWidget *child, int width)
{
  return rh_child_get_natural (child, GTK_ORIENTATION_VERTICAL, width);
}

static int
get_aside (GtkWidget *widget)
{
  return COLUMNS * get_least (get_lengths (widget)) + (COLUMNS - 1) * RH_WRAP_SPACING;
}

static gboolean
is_aside (GtkWidget *widget, int width)
{
  return rh_phone_is_around (widget, width) &&
         width >= get_least (gtk_widget_get_first_child (widget)) + RH_WRAP_SPACING + get_aside (widget);
}

static int
get_gap (GtkWidget *widget, int width)
{
  return CLAMP (width - get_least (gtk_widget_get_first_child (widget)) - get_aside (widget), RH_WRAP_SPACING, ASIDE);
}

/* What the word takes of a row, beside the lengths; nothing where that would be too much. */
static int
get_word_width (GtkWidget *widget, int width)
{
  int least = LENGTHS * get_least (get_lengths (widget)) + (LENGTHS - 1) * RH_WRAP_SPACING;
  int word = get_least (get_word (widget)) + ASIDE;

  return width >= word + least ? word : 0;
}

static int
measure_height (GtkWidget *widget, int width)
{
  GtkWidget *grid = gtk_widget_get_first_child (widget);
  int aside = get_aside (widget);

  if (is_aside (widget, width))
    return MAX (get_height (grid, width - get_gap (widget, width) - aside), get_height (get_lengths (widget), aside));

  return get_height (grid, width) + RH_WRAP_SPACING + get_height (get_lengths (widget), width - get_word_width (widget, width));
}

/* Where there is height left, all rows share it, up to so much. Where they are small, as on a phone, what is said below
 * needs it: they would change with that. */
static int
get_grow (GtkWidget *widget, int width)
{
  int high = get_height (gtk_widget_get_first_child (widget), width);

  return is_aside (widget, width) || high < RH_HEART_TERRAINS * HIGH ? 0 : (RH_HEART_TERRAINS + 1) * GROW;
}

static void
rh_heart_choices_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = MAX (get_least (gtk_widget_get_first_child (widget)), get_least (get_lengths (widget)));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  *minimum = measure_height (widget, MAX (for_size, *minimum));
  *natural = *minimum + get_grow (widget, for_size);
}

/* In one row; where a language begins at the right, so does that. */
static void
allocate_below (GtkWidget *widget, int width, int y, int height)
{
  GtkWidget *word = get_word (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int begin = get_word_width (widget, width);
  int rest = width - begin;

  gtk_widget_set_child_visible (word, begin > 0);
  if (begin > 0)
    gtk_widget_size_allocate (word, &(GtkAllocation) { mirrored ? rest + ASIDE : 0, y, begin - ASIDE, height }, -1);
  gtk_widget_size_allocate (get_lengths (widget), &(GtkAllocation) { mirrored ? 0 : begin, y, rest, height }, -1);
}

static void
on_words_cb (GtkWidget *widget, gboolean narrow)
{
  GtkWidget *grid = gtk_widget_get_first_child (widget);

  if (RH_IS_HEART_GRID (grid))
    rh_heart_grid_show_words (RH_HEART_GRID (grid), !narrow);
}

static void
rh_heart_choices_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *grid = gtk_widget_get_first_child (widget);
  GtkWidget *lengths = get_lengths (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int aside = get_aside (widget);
  int gap = get_gap (widget, width);
  int rest = width - gap - aside;
  int high;

  rh_narrow_set (&RH_HEART_CHOICES (widget)->words, width < WORDS * rh_text_size_get (widget));
  if (is_aside (widget, width)) {
    gtk_widget_size_allocate (grid, &(GtkAllocation) { mirrored ? aside + gap : 0, 0, rest, height }, -1);
    gtk_widget_size_allocate (lengths, &(GtkAllocation) { mirrored ? 0 : rest + gap, 0, aside, height }, -1);
    gtk_widget_set_child_visible (get_word (widget), FALSE);
    return;
  }

  high = get_height (grid, width);
  high += CLAMP (height - measure_height (widget, width), 0, get_grow (widget, width)) * RH_HEART_TERRAINS /
          (RH_HEART_TERRAINS + 1);
  gtk_widget_size_allocate (grid, &(GtkAllocation) { 0, 0, width, high }, -1);
  allocate_below (widget, width, high + RH_WRAP_SPACING, MAX (height - high - RH_WRAP_SPACING, 0));
}

static GtkSizeRequestMode
rh_heart_choices_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_heart_choices_dispose (GObject *object)
{
  rh_narrow_clear (&RH_HEART_CHOICES (object)->words);
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_heart_choices_parent_class)->dispose (object);
}

static void
rh_heart_choices_class_init (RhHeartChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_heart_choices_dispose;

  widget_class->get_request_mode = rh_heart_choices_get_request_mode;
  widget_class->measure = rh_heart_choices_measure;
  widget_class->size_allocate = rh_heart_choices_size_allocate;
}

static void
rh_heart_choices_init (RhHeartChoices *self)
{
  rh_narrow_init (&self->words, GTK_WIDGET (self), TRUE, on_words_cb);
}
