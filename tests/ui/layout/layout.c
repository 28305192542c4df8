/* SPDX-License-Identifier: GPL-3.0-or-later
 * Looks for what is cut off, outside or in the way of something else in a window. */

#include "config.h"

#include "layout.h"

#include "rh-button.h"
#include "rh-ledger.h"
#include "rh-row.h"
#include "rh-step-frame.h"
#include "rh-wrap.h"

#include "written.h"

/* Half a pixel each way comes from rounding. */
#define SLACK 1.0f
#define TEXT_LEAST 14.99 /* pixels */
#define KEY_LEAST 11.99
#define KEY_CORNER 3.0f /* from each edge of its button */

typedef struct {
  GtkWindow  *window;
  const char *screen;
  LayoutNames names;
  GPtrArray  *labels;
  double      times; /* how large letters are here, in those of a laptop */
  guint       problems;
} Look;

G_GNUC_PRINTF (3, 4)
static void
report (Look *look, GtkWidget *widget, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s: %s: %s", look->screen, G_OBJECT_TYPE_NAME (widget), text);
  look->problems++;
}

/* Names are as long as people like, and stand in full in a tooltip. What an
 * empty field asks for is its accessible name too. */
static gboolean
may_be_cut (Look *look, GtkWidget *label)
{
  if (gtk_widget_has_css_class (label, "tab-name") || gtk_widget_get_ancestor (label, GTK_TYPE_TEXT) != NULL)
    return TRUE;

  return look->names != LAYOUT_NAMES_SHORT &&
         (gtk_widget_has_css_class (label, "name") || gtk_widget_get_ancestor (label, ADW_TYPE_WINDOW_TITLE) != NULL);
}

/* A word that is longer than the line is broken; only names are as long as that. */
static void
check_breaks (Look *look, GtkWidget *widget, PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);
  const PangoLogAttr *attrs;
  int n;

  if (look->names == LAYOUT_NAMES_LONG)
    return;

  attrs = pango_layout_get_log_attrs_readonly (layout, &n);
  for (GSList *line = pango_layout_get_lines_readonly (layout)->next; line != NULL; line = line->next) {
    const char *start = text + ((PangoLayoutLine *) line->data)->start_index;

    if (!attrs[g_utf8_pointer_to_offset (text, start)].is_line_break)
      report (look, widget, "“%s” is broken within a word, before “%s”", text, start);
  }
}

static void
check_label (Look *look, GtkWidget *widget)
{
  g_autoptr (PangoLayout) layout = written_lay_out (widget);
  const char *text = written_get_text (widget);
  int width, height;

  if (*text == '\0')
    return;

  if (pango_layout_is_ellipsized (layout) && !may_be_cut (look, widget))
    report (look, widget, "“%s” is cut off", text);

  pango_layout_get_pixel_size (layout, &width, &height);
  if (width > gtk_widget_get_width (widget) || height > gtk_widget_get_height (widget))
    report (look, widget, "“%s” needs %d × %d and has %d × %d", text, width, height, gtk_widget_get_width (widget),
            gtk_widget_get_height (widget));
  check_breaks (look, widget, layout);
  g_ptr_array_add (look->labels, widget);
}

/* Whether it can be brought into sight sideways. */
static gboolean
is_scrolled_sideways (GtkWidget *widget)
{
  for (GtkWidget *above = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW); above != NULL;
       above = gtk_widget_get_parent (above)) {
    GtkPolicyType policy = GTK_POLICY_NEVER;

    if (GTK_IS_SCROLLED_WINDOW (above))
      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (above), &policy, NULL);
    if (policy != GTK_POLICY_NEVER)
      return TRUE;
  }

  return FALSE;
}

/* In the window; what is in a popover stands where its surface is, which no widget knows. */
static gboolean
find_place (Look *look, GtkWidget *widget, graphene_rect_t *bounds)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double x, y, window_x, window_y;

  if (!GTK_IS_POPOVER (native))
    return gtk_widget_compute_bounds (widget, GTK_WIDGET (look->window), bounds);
  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (native), bounds))
    return FALSE;

  gtk_native_get_surface_transform (native, &x, &y);
  gtk_native_get_surface_transform (GTK_NATIVE (look->window), &window_x, &window_y);
  bounds->origin.x += (float) (gdk_popup_get_position_x (GDK_POPUP (gtk_native_get_surface (native))) + x - window_x);

  return TRUE;
}

static void
check_place (Look *look, GtkWidget *widget)
{
  graphene_rect_t bounds;
  float width = (float) gtk_widget_get_width (GTK_WIDGET (look->window));

  if (!find_place (look, widget, &bounds) || bounds.size.width == 0)
    return;

  if ((bounds.origin.x < -SLACK || bounds.origin.x + bounds.size.width > width + SLACK) &&
      !is_scrolled_sideways (widget))
    report (look, widget, "stands from %g to %g in a window of %g", (double) bounds.origin.x,
            (double) (bounds.origin.x + bounds.size.width), (double) width);
}

static void
look_at (Look *look, GtkWidget *widget)
{
  /* What a popover or a revealer hides is mapped later, if at all. */
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  /* A scroll bar's trough has room around it that nobody sees. */
  if (GTK_IS_SCROLLBAR (widget))
    return;

  check_place (look, widget);
  if (written_get_text (widget) != NULL)
    check_label (look, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

/* Takes away what is scrolled out of sight. */
static void
clip (Look *look, GtkWidget *widget, graphene_rect_t *rect)
{
  for (GtkWidget *above = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW); above != NULL;
       above = gtk_widget_get_ancestor (gtk_widget_get_parent (above), GTK_TYPE_SCROLLED_WINDOW)) {
    graphene_rect_t bounds;

    if (!gtk_widget_compute_bounds (above, GTK_WIDGET (look->window), &bounds) ||
        !graphene_rect_intersection (rect, &bounds, rect))
      graphene_rect_init (rect, 0, 0, 0, 0);
  }
}

/* Where the ink of a label stands, which may be far less than its place. */
static void
compute_text (Look *look, GtkWidget *label, graphene_rect_t *rect)
{
  g_autoptr (PangoLayout) layout = written_lay_out (label);
  PangoRectangle ink;
  graphene_point_t point = GRAPHENE_POINT_INIT_ZERO;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_rect_t place;
  int x = 0;
  int y = 0;

  if (GTK_IS_LABEL (label))
    gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  if (gtk_widget_compute_point (label, GTK_WIDGET (look->window),
                                &GRAPHENE_POINT_INIT ((float) (x + ink.x), (float) (y + ink.y)), &point))
    graphene_rect_init (&bounds, point.x, point.y, (float) ink.width, (float) ink.height);
  if (gtk_widget_compute_bounds (label, GTK_WIDGET (look->window), &place))
    graphene_rect_intersection (&bounds, &place, &bounds);
  clip (look, label, &bounds);
  *rect = bounds;
}

static gboolean
is_in (GtkWidget *label, const char *name)
{
  GType type = g_type_from_name (name);

  return type != G_TYPE_INVALID && gtk_widget_get_ancestor (label, type) != NULL;
}

/* Cards that lie over each other as on a table; and a note, which covers what it stands over, a step's question or a page's title,
 * but not the news. */
static gboolean
may_lie_over (GtkWidget *label)
{
  return is_in (label, "RhCapeFan") ||
         (is_in (label, "RhNote") && !gtk_widget_has_css_class (gtk_widget_get_parent (label), "news-note"));
}

/* No text stands on another. */
static void
check_overlaps (Look *look)
{
  g_autofree graphene_rect_t *rects = g_new (graphene_rect_t, look->labels->len + 1);

  for (guint i = 0; i < look->labels->len; i++) {
    compute_text (look, look->labels->pdata[i], &rects[i]);
    for (guint j = 0; j < i; j++) {
      graphene_rect_t shared;

      if (graphene_rect_intersection (&rects[i], &rects[j], &shared) && shared.size.width > 2 * SLACK &&
          shared.size.height > 2 * SLACK && !may_lie_over (look->labels->pdata[i]) &&
          !may_lie_over (look->labels->pdata[j]))
        report (look, look->labels->pdata[i], "“%s” overlaps “%s”", written_get_text (look->labels->pdata[i]),
                written_get_text (look->labels->pdata[j]));
    }
  }
}

/* The innermost widget that asks for too much. */
static void
report_width (Look *look, GtkWidget *widget, int width)
{
  int minimum;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    if (gtk_widget_get_visible (child) && minimum > width) {
      report_width (look, child, width);
      return;
    }
  }

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  report (look, widget, "needs a width of %d", minimum);
}

/* Whether a widget, or one in it, lays out what is in it by code of ours, and is higher or lower by how wide it is: what has more
 * room may break its lines elsewhere, and be higher. */
static gboolean
has_own_layout (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;

  if (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Rh") && gtk_widget_get_layout_manager (widget) == NULL)
    return gtk_widget_get_request_mode (widget) != GTK_SIZE_REQUEST_CONSTANT_SIZE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (has_own_layout (child))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_box (GtkWidget *widget, GtkOrientation orientation)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  return GTK_IS_BOX_LAYOUT (layout) && gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) == orientation;
}

/* A box whose width is asked for by a height searches for the width at which all below each other is no higher. It trusts that
 * nothing is higher where it is wider: where something is, GTK searches for ever, and the program hangs. */
static void
check_searched (Look *look, GtkWidget *widget, gboolean searched)
{
  gboolean aside = is_box (widget, GTK_ORIENTATION_HORIZONTAL);

  if (!gtk_widget_get_mapped (widget))
    return;

  searched = searched || gtk_widget_get_halign (widget) != GTK_ALIGN_FILL || gtk_widget_get_valign (widget) != GTK_ALIGN_FILL;
  /* These don't ask what is in them for a width by a height. */
  if (GTK_IS_SCROLLED_WINDOW (widget) || RH_IS_WRAP (widget) || RH_IS_ROW (widget) || RH_IS_STEP_FRAME (widget) ||
      RH_IS_LEDGER (widget))
    searched = FALSE;
  if (searched && is_box (widget, GTK_ORIENTATION_VERTICAL) && has_own_layout (widget))
    report (look, widget, "is searched for a width, and holds what may be higher where it is wider");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_searched (look, child, searched || aside);
}

/* A key stands as far from the corner of one button as of any other, or beside the ring of the focus that is there. */
static void
check_key (Look *look, GtkWidget *key)
{
  GtkWidget *button = gtk_widget_get_ancestor (key, RH_TYPE_BUTTON);
  gboolean below = gtk_widget_get_valign (key) == GTK_ALIGN_END;
  graphene_rect_t bounds, own;
  float side, above;

  if (!gtk_widget_compute_bounds (key, button, &bounds) || !gtk_widget_compute_bounds (button, button, &own))
    return;

  side = gtk_widget_get_direction (button) == GTK_TEXT_DIR_RTL
             ? bounds.origin.x - own.origin.x
             : own.origin.x + own.size.width - bounds.origin.x - bounds.size.width;
  above = below ? own.origin.y + own.size.height - bounds.origin.y - bounds.size.height : bounds.origin.y - own.origin.y;
  if (!gtk_widget_has_focus (button) && (ABS (side - KEY_CORNER) > SLACK || ABS (above - KEY_CORNER) > SLACK))
    report (look, key, "the key “%s” stands %g and %g from the corner", gtk_label_get_label (GTK_LABEL (key)), (double) side,
            (double) above);
}

static void
check_keys (Look *look, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "rh-key"))
    check_key (look, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_keys (look, child);
}

/* Looks at all that is shown; returns how many things are wrong with it. */
guint
layout_check (GtkWindow *window, const char *screen, int width, LayoutNames names)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  Look look = { .window = window, .screen = screen, .names = names, .labels = labels };

  /* Not the window itself: it has a frame of its own, but only where nothing draws shadows. */
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int minimum = 0;

    if (gtk_widget_get_visible (child))
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    if (minimum > width)
      report_width (&look, child, width);
    look_at (&look, child);
    check_searched (&look, child, FALSE);
    check_keys (&look, child);
  }
  check_overlaps (&look);

  return look.problems;
}

/* How high letters are on the screen, in pixels: those of the smallest font in the label. */
static double
measure_letters (Look *look, GtkWidget *label)
{
  g_autoptr (PangoLayout) layout = written_lay_out (label);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  graphene_matrix_t matrix;
  double size = G_MAXDOUBLE;

  g_assert_true (gtk_widget_compute_transform (label, GTK_WIDGET (look->window), &matrix));
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

static void
check_letters (Look *look, GtkWidget *widget)
{
  const char *text = written_get_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;

  /* What is asked below a page is as large as ever. */
  if (look->times > 1 && gtk_widget_has_css_class (widget, "rh-bar"))
    return;

  if (text != NULL && *text != '\0') {
    double least = gtk_widget_has_css_class (widget, "rh-key") ? KEY_LEAST : TEXT_LEAST;
    double size = measure_letters (look, widget);

    if (size < least * look->times)
      report (look, widget, "“%s” has letters of %.1f pixels", text, size);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_letters (look, child);
}

/* Whether all is as large as on a laptop, where it is read from a metre away, or so many times larger; returns how many
 * texts aren't. */
guint
layout_check_letters (GtkWindow *window, const char *screen, double times)
{
  Look look = { .window = window, .screen = screen, .times = times };

  check_letters (&look, GTK_WIDGET (window));

  return look.problems;
}
