/* SPDX-License-Identifier: GPL-3.0-or-later
 * A table whose window was made smaller or larger while it is played looks as if it had been opened at that size. */

#include "config.h"

#include "board.h"
#include "layout.h"

#include "rh-cape-ui.h"
#include "rh-language.h"
#include "rh-table-page.h"

#define RECORD "cape-four-ties"

typedef struct {
  int width, height;
} Size;

static const Size sizes[] = { { 1366, 768 }, { 360, 720 }, { 1024, 600 }, { 800, 600 }, { 360, 640 } };

/* After so many moves: a pick, a draw, what to build, and the end. */
static const guint positions[] = { 7, 12, 13, 183 };

/* What is shown, by its type and its words, and where; that is another where something is scrolled. */
static void
describe (GtkWidget *widget, GtkWidget *page, GString *text)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) || GTK_IS_SCROLLBAR (widget))
    return;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &bounds));
  g_string_append_printf (text, "%s %.0f, %.0f (%.0f × %.0f) %s\n", G_OBJECT_TYPE_NAME (widget),
                          (double) bounds.origin.x, (double) bounds.origin.y, (double) bounds.size.width,
                          (double) bounds.size.height,
                          GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    describe (child, page, text);
}

static char *
look (GtkWidget *page)
{
  GString *text = g_string_new (NULL);

  board_settle ();
  describe (page, page, text);

  return g_string_free (text, FALSE);
}

static GtkWidget *
open_page (Board *board, guint position, Size size)
{
  GtkWidget *page;

  board_open (board, RECORD);
  board_play (board, position);
  page = rh_table_page_new (&rh_cape_ui, board->session);
  board_show (board, page, size.width, size.height);
  board_settle ();

  return page;
}

/* The first of what differs; all of it would fill a screen. */
static void
compare (const char *opened, const char *resized, Size from, Size to)
{
  g_auto (GStrv) before = g_strsplit (opened, "\n", -1);
  g_auto (GStrv) now = g_strsplit (resized, "\n", -1);
  guint i = 0;

  while (before[i] != NULL && now[i] != NULL && g_str_equal (before[i], now[i]))
    i++;
  g_test_message ("from %d × %d to %d × %d", from.width, from.height, to.width, to.height);
  g_assert_cmpstr (now[i], ==, before[i]);
}

static void
check (guint position, Size from, Size to)
{
  Board board;
  GtkWidget *page = open_page (&board, position, to);
  g_autofree char *opened = look (page);
  g_autofree char *resized = NULL;

  board_close (&board);
  page = open_page (&board, position, from);
  layout_resize (GTK_WINDOW (board.window), to.width, to.height);
  resized = look (page);
  compare (opened, resized, from, to);
  board_close (&board);
}

static void
test_position (gconstpointer position)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    check (GPOINTER_TO_UINT (position), sizes[i], sizes[(i + 1) % G_N_ELEMENTS (sizes)]);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-resized/%u", positions[i]);

    g_test_add_data_func (path, GUINT_TO_POINTER (positions[i]), test_position);
  }

  return g_test_run ();
}
