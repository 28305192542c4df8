/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a step asks. Where that has too little room for a long name, the name is shortened, and what is asked never is. */

#include "config.h"

#include "rh-question.h"

#include "rh-children.h"
#include "rh-label.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"

#define NAME_LETTERS 7 /* what is left of a longer name */

struct _RhQuestion {
  GtkWidget parent_instance;

  /* Owned, children, in one place */
  GtkWidget *whole; /* also what is heard */
  GtkWidget *brief; /* has no text where no name is to be shortened */
};

G_DEFINE_FINAL_TYPE (RhQuestion, rh_question, GTK_TYPE_WIDGET)

static gboolean
has_brief (RhQuestion *self)
{
  return gtk_widget_get_visible (self->brief);
}

static int
measure_height (GtkWidget *label, int width)
{
  int height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);

  return height;
}

/* The one that is shown in that width: all of it, while two lines are enough. */
static GtkWidget *
choose (RhQuestion *self, int width)
{
  g_autoptr (PangoLayout) layout = NULL;
  int room;

  if (!has_brief (self) || width < 0)
    return self->whole;

  layout = gtk_widget_create_pango_layout (self->whole, "\n");
  pango_layout_get_pixel_size (layout, NULL, &room);

  return measure_height (self->whole, width) > room ? self->brief : self->whole;
}

static GtkSizeRequestMode
rh_question_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_question_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  RhQuestion *self = RH_QUESTION (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (choose (self, for_size), orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  else
    gtk_widget_measure (self->whole, orientation, -1, minimum, natural, NULL, NULL);
}

static void
rh_question_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhQuestion *self = RH_QUESTION (widget);
  GtkWidget *shown = choose (self, width);

  gtk_widget_set_child_visible (self->whole, shown == self->whole);
  gtk_widget_set_child_visible (self->brief, shown == self->brief);
  gtk_widget_size_allocate (shown, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
rh_question_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_question_parent_class)->dispose (object);
}

static void
rh_question_class_init (RhQuestionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_question_dispose;
  widget_class->get_request_mode = rh_question_get_request_mode;
  widget_class->measure = rh_question_measure;
  widget_class->size_allocate = rh_question_size_allocate;
}

static void
add_label (RhQuestion *self, GtkWidget *label)
{
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_widget_set_parent (label, GTK_WIDGET (self));
}

static void
rh_question_init (RhQuestion *self)
{
  self->whole = gtk_label_new (NULL);
  rh_label_head (self->whole);
  add_label (self, self->whole);
  self->brief = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "visible", FALSE, NULL);
  add_label (self, self->brief);
}

/**
 * rh_question_new:
 *
 * Returns: (transfer floating): the place of a question
 */
GtkWidget *
rh_question_new (void)
{
  return g_object_new (RH_TYPE_QUESTION, NULL);
}

static char *
replace (const char *text, const char *part, const char *with)
{
  g_auto (GStrv) rest = g_strsplit (text, part, -1);

  return g_strjoinv (with, rest);
}

/* (transfer full) (nullable): the question with less of each long name; %NULL where there is none in it. */
static char *
shorten (const char *text, const RhSetup *setup)
{
  g_autofree char *brief = g_strdup (text);

  for (guint i = 0; setup != NULL && i < setup->n_seats; i++) {
    const char *name = setup->seats[i].name;
    g_autofree char *begin = g_utf8_strlen (name, -1) > NAME_LETTERS + 1 ? g_utf8_substring (name, 0, NAME_LETTERS) : NULL;
    g_autofree char *shown = begin != NULL ? g_strconcat (g_strchomp (begin), "…", NULL) : NULL;
    char *before = brief;

    if (shown == NULL)
      continue;
    brief = replace (before, name, shown);
    g_free (before);
  }

  return g_str_equal (brief, text) ? NULL : g_steal_pointer (&brief);
}

static void
set_held (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text);
  rh_label_hold (GTK_LABEL (label));
}

/**
 * rh_question_set:
 * @self: the place of a question
 * @text: what is asked
 * @setup: (nullable): the players, whose names may be in it
 *
 * Asks that. All of it is heard, and can be read where a pointer is held.
 */
void
rh_question_set (RhQuestion *self, const char *text, const RhSetup *setup)
{
  g_autofree char *brief = shorten (text, setup);

  g_return_if_fail (RH_IS_QUESTION (self));

  if (!g_str_equal (gtk_label_get_label (GTK_LABEL (self->whole)), text))
    set_held (self->whole, text);
  set_held (self->brief, brief != NULL ? brief : "");
  gtk_widget_set_visible (self->brief, brief != NULL);
  rh_tooltip_set (self->brief, brief != NULL ? text : NULL);
}

/**
 * rh_question_get_label:
 * @self: the place of a question
 *
 * Returns: (transfer none): what has all of the question, to have it said aloud
 */
GtkLabel *
rh_question_get_label (RhQuestion *self)
{
  g_return_val_if_fail (RH_IS_QUESTION (self), NULL);

  return GTK_LABEL (self->whole);
}
