/* SPDX-License-Identifier: GPL-3.0-or-later
 * The keys of a bid. */

#include "config.h"

#include "board.h"

#include "rh-cape-bid-keys.h"
#include "rh-cape-ui.h"
#include "rh-table-page.h"

/* What erases and what clears have words. */
static const char *const labels[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "E", "0", "C" };

typedef struct {
  Board      board;
  GtkWidget *keys;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  board_open (&self->board, "cape-three-players");
  self->keys = g_object_new (RH_TYPE_CAPE_BID_KEYS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++) {
    GtkWidget *key = gtk_button_new_with_label (labels[i]);

    gtk_widget_set_size_request (key, i == 9 || i == 11 ? 70 : 44, 44);
    rh_cape_bid_keys_add (RH_CAPE_BID_KEYS (self->keys), key);
  }
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

typedef struct {
  const char     *label;
  graphene_rect_t bounds;
} Key;

static int
compare (gconstpointer a, gconstpointer b)
{
  const graphene_rect_t *first = &((const Key *) a)->bounds;
  const graphene_rect_t *second = &((const Key *) b)->bounds;

  return first->origin.y != second->origin.y ? (int) (first->origin.y - second->origin.y)
                                             : (int) (first->origin.x - second->origin.x);
}

/* Shown in that size, the labels from left to right, a row after the other. */
static char *
read_keys (Fixture *self, int width, int height)
{
  Key keys[G_N_ELEMENTS (labels)];
  GString *text = g_string_new (NULL);

  board_show (&self->board, self->keys, width, height);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    GtkWidget *key = board_find (self->keys, GTK_TYPE_BUTTON, i);

    keys[i].label = gtk_button_get_label (GTK_BUTTON (key));
    g_assert_true (gtk_widget_compute_bounds (key, self->keys, &keys[i].bounds));
  }
  qsort (keys, G_N_ELEMENTS (keys), sizeof (Key), compare);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (i > 0)
      g_string_append_c (text, keys[i].bounds.origin.y > keys[i - 1].bounds.origin.y ? '/' : ' ');
    g_string_append (text, keys[i].label);
  }

  return g_string_free (text, FALSE);
}

/* As on a telephone, where there is the height. */
static void
test_high (Fixture *self, gconstpointer data)
{
  g_autofree char *keys = read_keys (self, 400, 220);

  g_assert_cmpstr (keys, ==, "1 2 3/4 5 6/7 8 9/E 0 C");
}

/* In two rows where there isn't; what has words is as wide as they are. */
static void
test_low (Fixture *self, gconstpointer data)
{
  g_autofree char *keys = read_keys (self, 400, 120);

  g_assert_cmpstr (keys, ==, "1 2 3 4 5 E/6 7 8 9 0 C");
  g_assert_cmpint (gtk_widget_get_allocated_width (board_find (self->keys, GTK_TYPE_BUTTON, 11)), >=, 70);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    g_assert_cmpint (gtk_widget_get_allocated_width (board_find (self->keys, GTK_TYPE_BUTTON, i)), >=, 44);
}

/* Four rows are what it wants; two are enough only where six keys have the width. */
static void
test_measure (Fixture *self, gconstpointer data)
{
  int least, natural;

  board_show (&self->board, self->keys, 400, 220);
  gtk_widget_measure (self->keys, GTK_ORIENTATION_VERTICAL, 400, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, 2 * 44 + 6);
  g_assert_cmpint (natural, ==, 4 * 44 + 18);
  gtk_widget_measure (self->keys, GTK_ORIENTATION_VERTICAL, 300, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, natural);
}

static double
find_edge (Board *board, GtkWidget *widget, gboolean bottom)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, board->window, &bounds));

  return (double) (bounds.origin.y + (bottom ? bounds.size.height : 0));
}

/* Beside a board none of them is out of sight, however high the window is. */
static void
test_in_sight (void)
{
  static const int heights[] = { 600, 640, 690, 720, 740, 750, 768, 800 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    Board board;
    GtkWidget *page;

    board_open (&board, "cape-three-players");
    board_play (&board, 1);
    page = rh_table_page_new (&rh_cape_ui, board.session);
    board_show (&board, page, 1280, heights[i]);
    board_settle ();
    board_click (page, "Enter My Bid");
    board_settle ();
    g_assert_cmpfloat (find_edge (&board, board_find (page, RH_TYPE_CAPE_BID_KEYS, 0), TRUE), <=,
                       find_edge (&board, board_find_named (page, GTK_TYPE_BUTTON, "Seal"), FALSE));
    board_close (&board);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

#define ADD(path, func) g_test_add ("/cape-bid-keys/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("high", test_high);
  ADD ("low", test_low);
  ADD ("measure", test_measure);
#undef ADD
  g_test_add_func ("/cape-bid-keys/in-sight", test_in_sight);

  return g_test_run ();
}
