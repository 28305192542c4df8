/* SPDX-License-Identifier: GPL-3.0-or-later
 * A walk through a game on the table's page: what stays in its place, is in sight, and can be read from a metre away. */

#include "config.h"

#include "table-walk.h"

#include "board.h"
#include "written.h"

#include "rh-panel.h"

#define TEXT_LEAST 14.99 /* pixels */
#define KEY_LEAST 11.99

void
table_walk_problem (TableWalk *walk, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s, %d × %d, move %u: %s", walk->name, walk->size.width, walk->size.height, walk->move, text);
  walk->problems++;
}

/* How far something is scrolled, in pixels of the page. */
static float
get_scrolled (TableWalk *walk, GtkWidget *scroller)
{
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  graphene_point_t first, last;

  g_assert_true (gtk_widget_compute_point (scroller, walk->page, &GRAPHENE_POINT_INIT (0, 0), &first));
  g_assert_true (gtk_widget_compute_point (scroller, walk->page, &GRAPHENE_POINT_INIT (0, (float) value), &last));

  return last.y - first.y;
}

/* Where it is on the page, if nothing were scrolled: what has the focus is scrolled to. */
static graphene_rect_t
bounds_of (TableWalk *walk, GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, walk->page, &bounds));
  while (scroller != NULL) {
    bounds.origin.y += get_scrolled (walk, scroller);
    scroller = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW);
  }

  return bounds;
}

static gboolean
is_near (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return ABS (a->origin.x - b->origin.x) < .5 && ABS (a->origin.y - b->origin.y) < .5 &&
         ABS (a->size.width - b->size.width) < .5 && ABS (a->size.height - b->size.height) < .5;
}

static void
compare (TableWalk *walk, const char *what, const graphene_rect_t *before, const graphene_rect_t *now)
{
  if (!is_near (before, now))
    table_walk_problem (walk, "%s has moved from %.0f, %.0f (%.0f × %.0f) to %.0f, %.0f (%.0f × %.0f)", what,
                        (double) before->origin.x, (double) before->origin.y, (double) before->size.width,
             (double) before->size.height, (double) now->origin.x, (double) now->origin.y,
             (double) now->size.width, (double) now->size.height);
}

/* It is in one place in all states, steps and rounds that have it; what stands on a button of another turn may have
 * another width. */
void
table_walk_check_fixed (TableWalk *walk, const char *what, GtkWidget *widget)
{
  TableWalkSeen *seen = g_hash_table_lookup (walk->fixed, what);
  graphene_rect_t now = bounds_of (walk, widget);

  if (seen == NULL) {
    seen = g_new (TableWalkSeen, 1);
    *seen = (TableWalkSeen) { now, walk->move };
    g_hash_table_insert (walk->fixed, g_strdup (what), seen);
    return;
  }

  if (seen->move != walk->move && g_str_has_prefix (what, walk->of_step))
    now.size = seen->bounds.size;
  compare (walk, what, &seen->bounds, &now);
}

/* What a button is, whatever stands on it now: its name in the template, or its place among the others beside it. */
char *
table_walk_describe (GtkWidget *widget, GtkWidget *root)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
  g_autofree char *above = NULL;
  guint n = 0;

  if (widget == root)
    return g_strdup (G_OBJECT_TYPE_NAME (root));

  for (GtkWidget *before = widget; (before = gtk_widget_get_prev_sibling (before)) != NULL;)
    n++;
  above = table_walk_describe (gtk_widget_get_parent (widget), root);

  return id != NULL ? g_strdup_printf ("%s’s %s", G_OBJECT_TYPE_NAME (root), id) : g_strdup_printf ("%s %u", above, n);
}

/* On a laptop, and whatever is larger, no answer is scrolled out of sight; where a card is picked, on a phone neither. */
void
table_walk_check_sight (TableWalk *walk, GtkWidget *button, GtkWidget *step)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);

  for (; scroller != NULL && gtk_widget_is_ancestor (scroller, step);
       scroller = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW)) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (button, scroller, &bounds));
    if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1) {
      g_autofree char *what = table_walk_describe (button, step);

      table_walk_problem (walk, "%s is from %.0f to %.0f of %d", what, (double) bounds.origin.y,
               (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
    }
  }
}

static void
find_main (GtkWidget *widget, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (gtk_widget_has_css_class (widget, "main"))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_main (child, found);
}

/* Where a step has a main action, it is where that of another is; two of them share its place. */
void
table_walk_check_main (TableWalk *walk, GtkWidget *step)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_main (step, found);
  if (found->len == 1)
    table_walk_check_fixed (walk, "the main action", g_ptr_array_index (found, 0));
}

/* How high letters are on the screen, in pixels: those of the smallest font in the label. */
static double
text_size (TableWalk *walk, GtkWidget *label)
{
  g_autoptr (PangoLayout) layout = written_lay_out (label);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  graphene_matrix_t matrix;
  double size = G_MAXDOUBLE;

  g_assert_true (gtk_widget_compute_transform (label, walk->window, &matrix));
  do {
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly (iter);
    PangoFontDescription *font;

    if (run == NULL)
      continue;
    font = pango_font_describe_with_absolute_size (run->item->analysis.font);
    size = MIN (size, (double) pango_font_description_get_size (font) / PANGO_SCALE);
    pango_font_description_free (font);
  } while (pango_layout_iter_next_run (iter));
  pango_layout_iter_free (iter);

  return size * (double) graphene_matrix_get_x_scale (&matrix);
}

void
table_walk_check_text (TableWalk *walk, GtkWidget *widget)
{
  const char *text = written_get_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;

  if (text != NULL && *text != '\0') {
    double least = gtk_widget_has_css_class (widget, "rh-key") ? KEY_LEAST : TEXT_LEAST;
    double size = text_size (walk, widget);

    if (size < least)
      table_walk_problem (walk, "“%s” has letters of %.1f pixels", text, size);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    table_walk_check_text (walk, child);
}

/* Neither the board nor the panel is scrolled; the answers of a step may be where they are many. */
void
table_walk_check_scrolled (TableWalk *walk, GtkWidget *part)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + .5)
    table_walk_problem (walk, "%s needs %.0f pixels and has %.0f", G_OBJECT_TYPE_NAME (part),
             gtk_adjustment_get_upper (adjustment), gtk_adjustment_get_page_size (adjustment));
}

GtkWidget *
table_walk_get_step (TableWalk *walk)
{
  GtkWidget *panel = board_find (walk->page, RH_TYPE_PANEL, 0);

  return adw_bin_get_child (ADW_BIN (panel));
}

RhStepFrame *
table_walk_get_frame (GtkWidget *step)
{
  return RH_STEP_FRAME (board_find (step, RH_TYPE_STEP_FRAME, 0));
}
