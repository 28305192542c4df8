/* SPDX-License-Identifier: GPL-3.0-or-later
 * A text in running lines. */

#include "config.h"

#include "rh-label.h"

#include "rh-text-size.h"

#include <string.h>

#define LEAST_LINE 6 /* letters of a long text */

#define HELD_MAX 14 /* letters of what is held together: twice as large as usual it must find room on a phone */

#define YEAR 4 /* digits at the least */

#define LEAST_SIZE 17.0 /* of letters that are drawn smaller, in pixels */

/**
 * rh_label_new:
 * @text: (nullable): a text
 * @css_class: (nullable): a class for its look
 *
 * Returns: (transfer floating): a label that takes as many lines as it must,
 *   each from where lines begin
 */
GtkWidget *
rh_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/**
 * rh_label_new_unsaid:
 * @text: a text
 * @css_class: a class for its look
 *
 * Returns: (transfer floating): a label of a line, from where lines begin, that screen readers leave out, since something else says it
 */
GtkWidget *
rh_label_new_unsaid (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text,
                                   "xalign", 0.0,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

/**
 * rh_label_set_long:
 * @label: a label that takes as many lines as it must
 * @text: what it says, however long
 *
 * Has the label say that. With a long text it isn't asked how narrow it would be with a letter in each line, which takes
 * several times as long as all else that it's asked.
 */
void
rh_label_set_long (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_label_set_width_chars (label, g_utf8_strlen (text, -1) > 2 * LEAST_LINE ? LEAST_LINE : -1);
}

/* To where a word ends. */
static const char *
find_end (const char *word)
{
  const char *end = word;

  while (*end != '\0' && !g_unichar_isspace (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);

  return end;
}

/* Also one that is the second, or the like. */
static gboolean
is_number (const char *word, const char *end)
{
  gboolean number = end > word;

  for (const char *letter = word; letter < end; letter++)
    number = number && (g_ascii_isdigit (*letter) || (*letter == '.' && letter > word && letter + 1 == end));

  return number;
}

/* A number and what is counted by it; a day and its month. One that ends a sentence counts nothing. */
static const char *
find_counted (const char *word, const char *end)
{
  if (!is_number (word, end) || *end != ' ' || !g_unichar_isalpha (g_utf8_get_char (end + 1)) ||
      (end[-1] == '.' && g_unichar_isupper (g_utf8_get_char (end + 1))))
    return NULL;

  return find_end (end + 1);
}

/* A day, its month and the year, which is the first of them in some languages. */
static const char *
find_dated (const char *word, const char *end, const char *counted)
{
  const char *last = counted != NULL && *counted == ' ' ? counted + 1 : NULL;
  const char *last_end = last != NULL ? find_end (last) : NULL;

  return last != NULL && is_number (last, last_end) && MAX (end - word, last_end - last) >= YEAR ? last_end : NULL;
}

/* The point after a word, as it stands between parts of a line. */
static const char *
find_point (const char *end)
{
  return g_str_has_prefix (end, " · ") ? end + strlen (" ·") : NULL;
}

/* A word of several, as some names are. */
static gboolean
is_joined (const char *word, const char *end)
{
  const char *dash = memchr (word, '-', (gsize) (end - word));

  return dash != NULL && dash > word && dash + 1 < end;
}

static gboolean
is_held (PangoAttribute *attribute, gpointer data)
{
  return attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS;
}

static void
hold (PangoAttrList *list, const char *text, const char *from, const char *to)
{
  PangoAttribute *held = pango_attr_allow_breaks_new (FALSE);

  held->start_index = (guint) (from - text);
  held->end_index = (guint) (to - text);
  pango_attr_list_insert (list, held);
}

static gboolean
fits (const char *from, const char *to, double most)
{
  return to != NULL && (double) g_utf8_strlen (from, to - from) <= most;
}

/* How much is held goes by how large the text is. */
static void
follow_size (GtkLabel *label)
{
  static const char *const key = "rh-label-held";

  if (g_object_get_data (G_OBJECT (label), key) != NULL)
    return;

  g_object_set_data (G_OBJECT (label), key, label);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (label)),
                           "notify::gtk-xft-dpi",
                           G_CALLBACK (rh_label_hold),
                           label,
                           G_CONNECT_SWAPPED);
}

/**
 * rh_label_hold:
 * @label: a label that takes as many lines as it must, with its text
 *
 * Has no line end within “8 rounds”, “16 December 2025” or “Ilse-Marie”, as far as that isn't too long for a line, nor begin with a
 * point between parts. To be called again once the text is another.
 */
void
rh_label_hold (GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);
  PangoAttrList *former = gtk_label_get_attributes (label);
  g_autoptr (PangoAttrList) list = former != NULL ? pango_attr_list_copy (former) : pango_attr_list_new ();
  PangoAttrList *before = pango_attr_list_filter (list, is_held, NULL); /* of another text */
  double room = 2 * HELD_MAX / rh_text_size_get (GTK_WIDGET (label));

  g_clear_pointer (&before, pango_attr_list_unref);
  follow_size (label);
  for (const char *word = text, *end; *word != '\0'; word = *end != '\0' ? g_utf8_next_char (end) : end) {
    const char *counted, *dated, *point;

    end = find_end (word);
    counted = find_counted (word, end);
    dated = find_dated (word, end, counted);
    point = find_point (end);
    if (fits (word, dated, room))
      hold (list, text, word, dated);
    else if (fits (word, counted, HELD_MAX))
      hold (list, text, word, counted);
    else if (is_joined (word, end) && fits (word, end, HELD_MAX))
      hold (list, text, word, end);
    if (point != NULL)
      hold (list, text, end, point);
  }
  gtk_label_set_attributes (label, list);
}

/**
 * rh_label_set_held:
 * @label: a label that takes as many lines as it must
 * @text: what it says
 *
 * Has the label say that, with what belongs together in one line: see rh_label_hold().
 */
void
rh_label_set_held (GtkLabel *label, const char *text)
{
  if (g_str_equal (text, gtk_label_get_text (label)))
    return;

  gtk_label_set_text (label, text);
  rh_label_hold (label);
}

/**
 * rh_label_show:
 * @label: a #GtkLabel
 * @text: (nullable): what it says
 *
 * Has the label say that; without a text it has no place.
 */
void
rh_label_show (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/**
 * rh_label_head:
 * @label: what a page is about, or asks
 *
 * Makes it the page's heading, which screen readers go to by a key. To be called as soon as the label is made.
 */
void
rh_label_head (GtkWidget *label)
{
  g_object_set (label, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
}

/* How many times as large as it is that may be drawn at the least. */
static double
least_scale (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;

  return MIN (LEAST_SIZE / MAX (size, 1), 1);
}

/**
 * rh_label_fit:
 * @label: a name of one line, that may end in an ellipsis
 * @place: the place for it in its parent
 *
 * Allocates it there. Where there is less room than it needs, it is drawn smaller, as far as that is still read from a metre
 * away; only what even so finds no room is cut.
 */
void
rh_label_fit (GtkWidget *label, const GtkAllocation *place)
{
  GskTransform *transform;
  double scale;
  int least, whole;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &whole, NULL, NULL);
  scale = CLAMP ((double) place->width / MAX (whole, 1), least_scale (label), 1);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) place->x,
                                                                   (float) (place->y + place->height * (1 - scale) / 2)));
  if (scale < 1)
    transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_widget_allocate (label, MAX ((int) (place->width / scale + .001), least), place->height, -1, transform);
}
