/* SPDX-License-Identifier: GPL-3.0-or-later
 * Home, End, Page Up and Page Down in lines that are pressed: what is in sight and what has the focus go together, or
 * Enter would press what nobody sees. */

#include "config.h"

#include "rh-paging.h"

#include "rh-keys.h"
#include "rh-scroll.h"

typedef enum {
  NOWHERE,
  FIRST,
  LAST,
  BACK,
  ON,
} Way;

static Way
get_way (guint keyval)
{
  switch (keyval) {
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    return FIRST;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    return LAST;
  case GDK_KEY_Page_Up:
  case GDK_KEY_KP_Page_Up:
    return BACK;
  case GDK_KEY_Page_Down:
  case GDK_KEY_KP_Page_Down:
    return ON;
  default:
    return NOWHERE;
  }
}

/* What can't be pressed is scrolled. */
static gboolean
scroll (GtkScrolledWindow *scroller, Way way)
{
  static const GtkScrollType types[] = {
    [FIRST] = GTK_SCROLL_START,
    [LAST] = GTK_SCROLL_END,
    [BACK] = GTK_SCROLL_PAGE_UP,
    [ON] = GTK_SCROLL_PAGE_DOWN,
  };
  gboolean done;

  g_signal_emit_by_name (scroller, "scroll-child", types[way], FALSE, &done);

  return TRUE;
}

static gboolean
is_in_sight (GtkScrolledWindow *scroller, GtkWidget *line)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (line, GTK_WIDGET (scroller), &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (GTK_WIDGET (scroller));
}

/* The last one that way which is in sight; else the last one. */
static guint
find_seen (GtkScrolledWindow *scroller, const GPtrArray *lines, gboolean back)
{
  for (guint i = 0; i < lines->len; i++) {
    guint k = back ? i : lines->len - 1 - i;

    if (is_in_sight (scroller, lines->pdata[k]))
      return k;
  }

  return lines->len - 1;
}

/* How much of the list is between the far edges of two lines. */
static float
get_span (GtkWidget *line, GtkWidget *other)
{
  graphene_rect_t bounds, of_other;

  if (!gtk_widget_compute_bounds (line, line, &bounds) || !gtk_widget_compute_bounds (other, line, &of_other))
    return G_MAXFLOAT;
  graphene_rect_union (&bounds, &of_other, &bounds);

  return bounds.size.height;
}

/* As far from there as can be seen at once, but the next one at least. */
static guint
find_page (GtkScrolledWindow *scroller, const GPtrArray *lines, guint from, gboolean back)
{
  double page = gtk_adjustment_get_page_size (gtk_scrolled_window_get_vadjustment (scroller));
  guint end = back ? 0 : lines->len - 1;
  guint to = from;

  while (to != end) {
    guint next = back ? to - 1 : to + 1;

    if (to != from && (double) get_span (lines->pdata[from], lines->pdata[next]) > page)
      break;
    to = next;
  }

  return to;
}

/* What stands before the first line or after the last one is seen with it. */
static void
go_to (GtkScrolledWindow *scroller, GtkWidget *line, Way way)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  double value = gtk_adjustment_get_value (adjustment);

  gtk_widget_grab_focus (line);
  if (way == FIRST)
    value = gtk_adjustment_get_lower (adjustment);
  else if (way == LAST)
    value = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  rh_scroll_towards (line, value);
}

/**
 * rh_paging_key:
 * @scroller: what the lines are scrolled in
 * @lines: (element-type GtkWidget): those that can have the focus, from above to below; perhaps none
 * @line: (nullable): the one that has it
 * @keyval: a key
 * @modifiers: the modifiers held
 *
 * Moves the focus as that key does, and what is in sight with it. Where no line has it, it goes on from what is in sight.
 *
 * Returns: whether the key is one that does
 */
gboolean
rh_paging_key (GtkScrolledWindow *scroller, const GPtrArray *lines, GtkWidget *line, guint keyval, GdkModifierType modifiers)
{
  Way way = get_way (keyval);
  guint at;

  if (way == NOWHERE || !rh_key_is_plain (modifiers))
    return FALSE;
  if (lines->len == 0)
    return scroll (scroller, way);

  if (way == FIRST || way == LAST)
    at = way == FIRST ? 0 : lines->len - 1;
  else if (line == NULL || !g_ptr_array_find ((GPtrArray *) lines, line, &at))
    at = find_page (scroller, lines, find_seen (scroller, lines, way == BACK), way == BACK);
  else
    at = find_page (scroller, lines, at, way == BACK);
  go_to (scroller, lines->pdata[at], way);

  return TRUE;
}
