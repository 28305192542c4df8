/* SPDX-License-Identifier: GPL-3.0-or-later
 * A text in running lines. */

#include "config.h"

#include "rh-label.h"

#include <adwaita.h>

#define TEXT "Bram & <Éva> have built to the river"
#define NAME "Bartholomewbartholomewbartholomewbartholomewbartholomew"

static void
measure (GtkWidget *label, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  gtk_widget_measure (label, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Where its line begins, in a place with that much room left. */
static int
find_start (const char *text, GtkTextDirection direction, int left)
{
  GtkWidget *label = g_object_ref_sink (rh_label_new (text, NULL));
  PangoRectangle line;
  int usual, height, x;

  gtk_widget_set_direction (label, direction);
  measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &usual);
  measure (label, GTK_ORIENTATION_VERTICAL, usual + left, &height, NULL);
  gtk_widget_size_allocate (label, &(GtkAllocation) { 0, 0, usual + left, height }, -1);
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, NULL);
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), NULL, &line);
  g_object_unref (label);

  return x + line.x;
}

/* It is taken as it stands, with its look or without. */
static void
test_new (void)
{
  GtkWidget *plain = g_object_ref_sink (rh_label_new (TEXT, NULL));
  GtkWidget *dim = g_object_ref_sink (rh_label_new (NULL, "dim-label"));

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (plain)), ==, TEXT);
  g_assert_false (gtk_widget_has_css_class (plain, "dim-label"));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (dim)), ==, "");
  g_assert_true (gtk_widget_has_css_class (dim, "dim-label"));
  g_assert_finalize_object (plain);
  g_assert_finalize_object (dim);
}

/* In half the room it takes more lines, and a word longer than a line is broken. */
static void
test_lines (void)
{
  static const char *const texts[] = { TEXT, NAME };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    GtkWidget *label = g_object_ref_sink (rh_label_new (texts[i], NULL));
    int least, usual, one, several;

    measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual);
    g_assert_cmpint (least, <, usual / 2);
    measure (label, GTK_ORIENTATION_VERTICAL, usual, &one, NULL);
    measure (label, GTK_ORIENTATION_VERTICAL, usual / 2, &several, NULL);
    g_assert_cmpint (several, >=, 2 * one);
    g_object_unref (label);
  }
}

/* Lines begin at the left, and from right to left at the right. */
static void
test_start (void)
{
  g_assert_cmpint (find_start (TEXT, GTK_TEXT_DIR_LTR, 100), ==, 0);
  g_assert_cmpint (find_start ("שלום", GTK_TEXT_DIR_RTL, 100), ==, 100);
}

/* With nothing to say it takes no room, until there is something again. */
static void
test_show (void)
{
  GtkWidget *label = g_object_ref_sink (rh_label_new ("Before", NULL));

  rh_label_show (label, NULL);
  g_assert_false (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "");
  rh_label_show (label, TEXT);
  g_assert_true (gtk_widget_get_visible (label));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, TEXT);
  g_object_unref (label);
}

/* Puts a name into a place; returns how wide it is drawn. */
static double
fit (GtkWidget *label, int width)
{
  graphene_rect_t bounds;
  int height;

  measure (label, GTK_ORIENTATION_VERTICAL, -1, &height, NULL);
  rh_label_fit (label, &(GtkAllocation) { 0, 0, width, height });
  g_assert_true (gtk_widget_compute_bounds (label, gtk_widget_get_parent (label), &bounds));

  return bounds.size.width;
}

static gboolean
is_cut (GtkWidget *label)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* A name that is wider than its place is drawn smaller, down to 17 pixels, and cut only where that isn't enough. */
static void
test_fit (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *label = gtk_label_new ("Maximiliane-Charlotte");
  int usual;

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "title-1"); /* larger than 24 pixels */
  gtk_window_set_child (GTK_WINDOW (window), label);
  measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &usual);

  fit (label, usual);
  g_assert_false (is_cut (label));
  g_assert_cmpint (gtk_widget_get_width (label), ==, usual);
  g_assert_cmpfloat (fit (label, usual * 9 / 10), <=, usual * 9 / 10 + 1);
  g_assert_false (is_cut (label));
  g_assert_cmpfloat (fit (label, usual / 3), <=, usual / 3 + 1);
  g_assert_true (is_cut (label));
  g_assert_cmpint (gtk_widget_get_width (label), <, usual);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A short text is as narrow as it can be; a long one has a few letters in a line. */
static void
test_long (void)
{
  GtkWidget *label = g_object_ref_sink (rh_label_new (NULL, NULL));
  int one, few, of_few;

  rh_label_set_long (GTK_LABEL (label), "Anna");
  measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &one, NULL);
  rh_label_set_long (GTK_LABEL (label), "Anna and Bram and Csilla");
  measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &few, &of_few);
  g_assert_cmpint (few, >, one);
  g_assert_cmpint (few, <, of_few / 2);
  g_object_unref (label);
}

/* How often a line of the label begins within one of the words, at any width. */
static guint
count_lines (GtkWidget *label, const char *within)
{
  const char *text = gtk_label_get_text (GTK_LABEL (label));
  int least, most, height;
  guint n = 0;

  measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most);
  for (int width = MAX (least, most / 3); width <= most; width++) {
    measure (label, GTK_ORIENTATION_VERTICAL, width, &height, NULL);
    gtk_widget_size_allocate (label, &(GtkAllocation) { 0, 0, width, height }, -1);
    for (GSList *item = pango_layout_get_lines_readonly (gtk_label_get_layout (GTK_LABEL (label))); item != NULL; item = item->next)
      n += g_str_has_prefix (text + ((PangoLayoutLine *) item->data)->start_index, within) ? 1 : 0;
  }

  return n;
}

static guint
count_parted (const char *text, gboolean held, const char *within)
{
  GtkWidget *label = g_object_ref_sink (rh_label_new ("It was Marie-Louise", NULL));
  guint n;

  if (held)
    rh_label_hold (GTK_LABEL (label));
  if (held)
    rh_label_set_held (GTK_LABEL (label), text);
  else
    gtk_label_set_label (GTK_LABEL (label), text);
  n = count_lines (label, within);
  g_object_unref (label);

  return n;
}

/* A number stays with what it counts, and a name of two with itself; what is too long for a line is broken as ever. */
static void
test_hold (void)
{
  g_assert_cmpuint (count_parted ("The game ended after 8 rounds", FALSE, "rounds"), >, 0);
  g_assert_cmpuint (count_parted ("The game ended after 8 rounds", TRUE, "rounds"), ==, 0);
  g_assert_cmpuint (count_parted ("Anna won on 16 December 2025", TRUE, "December"), ==, 0);
  g_assert_cmpuint (count_parted ("Anna Bernadette won it all on 16 December 2025", FALSE, "2025"), >, 0);
  g_assert_cmpuint (count_parted ("Anna Bernadette won it all on 16 December 2025", TRUE, "December 2025"), ==, 0);
  g_assert_cmpuint (count_parted ("Anna Bernadette won it all on 16 December 2025", TRUE, "2025"), ==, 0);
  g_assert_cmpuint (count_parted ("Anna Bernadette győzött itt és ott 2025. szeptember 16. · 8", TRUE, "16."), ==, 0);
  g_assert_cmpuint (count_parted ("Anna győzött 2025. december 16. · ", TRUE, "december"), ==, 0);
  g_assert_cmpuint (count_parted ("Bram has drawn 3. Anna is tied", TRUE, "Anna"), >, 0);
  g_assert_cmpuint (count_parted ("This time Ilse-Marie won", FALSE, "Marie"), >, 0);
  g_assert_cmpuint (count_parted ("This time Ilse-Marie won", TRUE, "Marie"), ==, 0);
  g_assert_cmpuint (count_parted ("Won by Bartholomew-Bartholomew", TRUE, "Bartholomew"), >, 0);
}

/* Where text is twice as large a phone has no room for all of a date: its year may part, as soon as people have it so. */
static void
test_hold_large (void)
{
  GtkWidget *label = g_object_ref_sink (rh_label_new ("Anna Bernadette won it all on 16 December 2025", NULL));
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  rh_label_hold (GTK_LABEL (label));
  g_assert_cmpuint (count_lines (label, "2025"), ==, 0);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  g_assert_cmpuint (count_lines (label, "December"), ==, 0);
  g_assert_cmpuint (count_lines (label, "2025"), >, 0);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  g_assert_cmpuint (count_lines (label, "2025"), ==, 0);
  g_object_unref (label);
}

/* The points between parts of a line stand behind the parts. */
static void
test_hold_points (void)
{
  g_assert_cmpuint (count_parted ("From Cape to Cairo · Anna won · 8 rounds", FALSE, "·"), >, 0);
  g_assert_cmpuint (count_parted ("From Cape to Cairo · Anna won · 8 rounds", TRUE, "·"), ==, 0);
  g_assert_cmpuint (count_parted ("From Cape to Cairo · Anna won · 8 rounds", TRUE, "Anna"), >, 0);
}

/* A line that stands beside others, and that nobody hears. */
static void
test_unsaid (void)
{
  GtkWidget *label = g_object_ref_sink (rh_label_new_unsaid (TEXT, "dim-label"));

  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (label)), ==, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, TEXT);
  g_assert_cmpfloat (gtk_label_get_xalign (GTK_LABEL (label)), ==, 0);
  g_assert_true (gtk_widget_has_css_class (label, "dim-label"));
  g_object_unref (label);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/label/new", test_new);
  g_test_add_func ("/label/unsaid", test_unsaid);
  g_test_add_func ("/label/lines", test_lines);
  g_test_add_func ("/label/start", test_start);
  g_test_add_func ("/label/show", test_show);
  g_test_add_func ("/label/fit", test_fit);
  g_test_add_func ("/label/long", test_long);
  g_test_add_func ("/label/hold", test_hold);
  g_test_add_func ("/label/hold-large", test_hold_large);
  g_test_add_func ("/label/hold-points", test_hold_points);

  return g_test_run ();
}
