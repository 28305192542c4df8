/* SPDX-License-Identifier: GPL-3.0-or-later
 * The drawn card. */

#include "config.h"

#include "board.h"

#include "rh-cape-card-view.h"

static const RhCapeCard desert = { RH_CAPE_DESERT, 2, 7 };

static void
test_names (void)
{
  /* A card says itself as one picture, whichever way it lies. */
  RhCapeCardView *card = RH_CAPE_CARD_VIEW (g_object_ref_sink (rh_cape_card_view_new ()));

  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_IMG);
  board_assert_name (card, "Empty place");
  rh_cape_card_view_set (card, desert, RH_CAPE_CARD_OPEN);
  board_assert_name (card, "Desert, 2 rails, £7, needs 8 rails");
  rh_cape_card_view_set (card, desert, RH_CAPE_CARD_AHEAD);
  board_assert_name (card, "Desert, 2 rails, £7, needs 8 rails");
  rh_cape_card_view_set (card, desert, RH_CAPE_CARD_CROSSED);
  board_assert_name (card, "Desert, 2 rails, £7, crossed");
  rh_cape_card_view_set (card, (RhCapeCard) { RH_CAPE_UNKNOWN, 1, 0 }, RH_CAPE_CARD_OPEN);
  board_assert_name (card, "1 rail");
  rh_cape_card_view_set (card, (RhCapeCard) { RH_CAPE_UNKNOWN, 0, 9 }, RH_CAPE_CARD_OPEN);
  board_assert_name (card, "£9");
  g_assert_finalize_object (card);
}

/* Whether nothing is written on it. */
static gboolean
is_blank (GtkWidget *card)
{
  for (GtkWidget *child = gtk_widget_get_first_child (card); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (*gtk_inscription_get_text (GTK_INSCRIPTION (child)) != '\0')
      return FALSE;
  }

  return TRUE;
}

static void
test_figures (void)
{
  /* What it is worth is text, and rails alone are; those needed are drawn with the terrain. */
  GtkWidget *card = g_object_ref_sink (rh_cape_card_view_new ());

  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), desert, RH_CAPE_CARD_OPEN);
  g_assert_true (board_says (card, "£7"));
  g_assert_false (board_says (card, "no rails"));
  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), (RhCapeCard) { RH_CAPE_RIVER, 0, 10 }, RH_CAPE_CARD_OPEN);
  g_assert_true (board_says (card, "£10"));
  g_assert_true (board_says (card, "no rails"));
  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), (RhCapeCard) { RH_CAPE_UNKNOWN, 3, 0 }, RH_CAPE_CARD_OPEN);
  g_assert_true (board_says (card, "3"));
  g_assert_false (board_says (card, "£0"));
  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), desert, RH_CAPE_CARD_CROSSED);
  g_assert_true (is_blank (card));
  g_assert_finalize_object (card);
}

/* Whether those words are seen on a card of that size. */
static gboolean
shows (GtkWidget *card, const char *text, int width, int height)
{
  gboolean seen = FALSE;

  gtk_widget_size_allocate (card, &(GtkAllocation) { 0, 0, width, height }, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (card); child != NULL; child = gtk_widget_get_next_sibling (child))
    seen = seen || (g_strcmp0 (gtk_inscription_get_text (GTK_INSCRIPTION (child)), text) == 0 &&
                    gtk_widget_get_child_visible (child) && gtk_widget_get_width (child) > 0);

  return seen;
}

/* That a card has no rails is said at any size: in words, or where these would be too small, by a figure. */
static void
test_no_rails (void)
{
  GtkWidget *card = g_object_ref_sink (rh_cape_card_view_new ());

  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), (RhCapeCard) { RH_CAPE_RIVER, 0, 10 }, RH_CAPE_CARD_OPEN);
  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  g_assert_true (shows (card, "no rails", 90, 120));
  g_assert_false (shows (card, "0", 90, 120));
  g_assert_true (shows (card, "0", 50, 67));
  g_assert_false (shows (card, "no rails", 50, 67));
  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), desert, RH_CAPE_CARD_OPEN);
  g_assert_false (shows (card, "0", 50, 67));
  g_assert_finalize_object (card);
}

/* A card that is being entered shows what is known, and no more. */
static void
test_parts (void)
{
  GtkWidget *card = g_object_ref_sink (rh_cape_card_view_new ());
  RhCapeCardView *view = RH_CAPE_CARD_VIEW (card);
  RhCapeParts parts = { RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN };

  rh_cape_card_view_set_parts (view, parts);
  g_assert_true (is_blank (card));
  parts.terrain = RH_CAPE_DESERT;
  rh_cape_card_view_set_parts (view, parts);
  board_assert_name (card, "Empty place");
  g_assert_true (is_blank (card));
  g_assert_false (board_says (card, "no rails"));
  g_assert_false (board_says (card, "£0"));
  parts.rails = 0;
  rh_cape_card_view_set_parts (view, parts);
  g_assert_true (board_says (card, "no rails"));
  parts.terrain = RH_CAPE_PART_OPEN;
  parts.value = 7;
  rh_cape_card_view_set_parts (view, parts);
  g_assert_true (board_says (card, "£7"));
  parts.terrain = RH_CAPE_DESERT;
  rh_cape_card_view_set_parts (view, parts);
  board_assert_name (card, "Desert, no rails, £7, needs 8 rails");
  g_assert_finalize_object (card);
}

/* How light each pixel is: what is left of a picture in black and white. */
static GBytes *
grey_picture (GtkWidget *widget)
{
  g_autoptr (GBytes) picture = board_picture (widget);
  gsize length;
  const guchar *pixels = g_bytes_get_data (picture, &length);
  guchar *grey = g_malloc (length / 4);

  for (gsize i = 0; i < length / 4; i++)
    grey[i] = (guchar) ((pixels[4 * i] + 6 * pixels[4 * i + 1] + 3 * pixels[4 * i + 2]) / 10);

  return g_bytes_new_take (grey, length / 4);
}

/* How many pixels of the upper half, where the picture is, are far from each other. */
static guint
count_differences (GBytes *a, GBytes *b)
{
  gsize length;
  const guchar *x = g_bytes_get_data (a, &length);
  const guchar *y = g_bytes_get_data (b, NULL);
  guint n = 0;

  for (gsize i = 0; i < length / 2; i++)
    n += ABS (x[i] - y[i]) > 60 ? 1 : 0;

  return n;
}

static void
test_pictures (void)
{
  /* The same card is the same picture again, and five terrains are five pictures
   * that a printer without colours could tell apart. */
  Board board = { 0 };
  GtkWidget *card = rh_cape_card_view_new ();
  g_autoptr (GBytes) again = NULL;
  GBytes *pictures[RH_CAPE_TERRAIN_LAST + 1] = { NULL };

  board_show (&board, card, 144, 192);
  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++) {
    rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), (RhCapeCard) { i, 1, 5 }, RH_CAPE_CARD_OPEN);
    board_settle ();
    pictures[i] = grey_picture (card);
    for (guint j = RH_CAPE_RIVER; j < i; j++)
      g_assert_cmpuint (count_differences (pictures[i], pictures[j]), >, 300);
  }

  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), (RhCapeCard) { RH_CAPE_RIVER, 1, 5 }, RH_CAPE_CARD_OPEN);
  board_settle ();
  again = grey_picture (card);
  g_assert_true (g_bytes_equal (again, pictures[RH_CAPE_RIVER]));

  for (guint i = RH_CAPE_RIVER; i <= RH_CAPE_TERRAIN_LAST; i++)
    g_bytes_unref (pictures[i]);
  board_close (&board);
}

/* How high the line of what is written on the card is goes to @height. */
static GtkWidget *
find_text (GtkWidget *card, const char *text, float *height)
{
  GtkWidget *child = gtk_widget_get_first_child (card);
  graphene_rect_t at;

  while (!g_str_equal (gtk_inscription_get_text (GTK_INSCRIPTION (child)), text))
    child = gtk_widget_get_next_sibling (child);
  g_assert_true (gtk_widget_compute_bounds (child, card, &at));
  *height = at.size.height;

  return child;
}

static void
test_far (void)
{
  /* What people decide by is the largest on it, on cards of four in a window of 1366 pixels, too; it stands off the frame. */
  Board board = { 0 };
  GtkWidget *card = rh_cape_card_view_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GBytes) picture = NULL;
  const guint32 *pixels;
  float value, zero;

  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), (RhCapeCard) { RH_CAPE_RIVER, 0, 10 }, RH_CAPE_CARD_AHEAD);
  gtk_widget_set_size_request (card, 69, 92);
  gtk_widget_set_halign (card, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), card);
  rh_cape_card_view_set_width (RH_CAPE_CARD_VIEW (card), 60);
  board_show (&board, box, 200, 200);
  board_settle ();
  g_assert_cmpint (gtk_widget_get_width (card), ==, 69);
  g_assert_cmpint (gtk_widget_get_height (card), ==, 92);
  find_text (card, "£10", &value);
  g_assert_cmpfloat (value, >=, 20);
  g_assert_true (gtk_widget_get_child_visible (find_text (card, "0", &zero)));
  g_assert_cmpfloat (zero, >=, 18);

  /* The frame is 4 of 96 as high; nothing is written just above it. */
  picture = board_picture (card);
  pixels = g_bytes_get_data (picture, NULL);
  for (int y = 92 - 4 - 3; y < 92 - 4; y++) {
    for (int x = 10; x < 59; x++)
      g_assert_cmphex (pixels[y * 69 + x], ==, pixels[(92 - 6) * 69 + 20]);
  }
  board_close (&board);
}

static void
test_size (void)
{
  /* A card wants 72 by 96, more with larger text, and never changes its mind with what it shows. */
  RhCapeCardView *card = RH_CAPE_CARD_VIEW (g_object_ref_sink (rh_cape_card_view_new ()));
  GtkRequisition empty;
  GtkRequisition full;

  gtk_widget_get_preferred_size (GTK_WIDGET (card), NULL, &empty);
  rh_cape_card_view_set (card, (RhCapeCard) { RH_CAPE_RIVER, 0, 10 }, RH_CAPE_CARD_AHEAD);
  gtk_widget_get_preferred_size (GTK_WIDGET (card), NULL, &full);
  g_assert_cmpint (empty.width, >=, 72);
  g_assert_cmpint (empty.height * 72, >=, empty.width * 95);
  g_assert_cmpint (full.width, ==, empty.width);
  g_assert_cmpint (full.height, ==, empty.height);
  rh_cape_card_view_set_width (card, 120);
  gtk_widget_get_preferred_size (GTK_WIDGET (card), NULL, &full);
  g_assert_cmpint (full.width, ==, 120);
  g_assert_cmpint (full.height, ==, 160);
  g_assert_finalize_object (card);
}

static void
on_layout_cb (GdkSurface *surface, int width, int height, guint *n)
{
  (*n)++;
}

static void
find_texts (GtkWidget *card, graphene_rect_t *places)
{
  for (GtkWidget *text = gtk_widget_get_first_child (card); text != NULL; text = gtk_widget_get_next_sibling (text))
    g_assert_true (gtk_widget_compute_bounds (text, card, places++));
}

static void
test_stays (void)
{
  /* What is written on it is put in its place on the card, and nothing around it laid out anew. */
  RhCapeCardView *card = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
  graphene_rect_t texts[3], places[3];
  guint n_layouts = 0;
  Board board;

  board_open (&board, "cape-three-players");
  board_show (&board, GTK_WIDGET (card), 300, 400);
  board_settle ();
  g_signal_connect (gtk_native_get_surface (gtk_widget_get_native (GTK_WIDGET (card))), "layout", G_CALLBACK (on_layout_cb),
                    &n_layouts);
  rh_cape_card_view_set_parts (card, (RhCapeParts) { RH_CAPE_RIVER, RH_CAPE_PART_OPEN, RH_CAPE_PART_OPEN });
  rh_cape_card_view_set (card, (RhCapeCard) { RH_CAPE_RIVER, 0, 10 }, RH_CAPE_CARD_OPEN);
  find_texts (GTK_WIDGET (card), texts);
  board_settle ();
  g_assert_cmpuint (n_layouts, ==, 0);

  gtk_widget_queue_allocate (GTK_WIDGET (card));
  board_settle ();
  g_assert_cmpuint (n_layouts, >, 0);
  find_texts (GTK_WIDGET (card), places);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_true (graphene_rect_equal (&texts[i], &places[i]));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-card-view/names", test_names);
  g_test_add_func ("/cape-card-view/figures", test_figures);
  g_test_add_func ("/cape-card-view/no-rails", test_no_rails);
  g_test_add_func ("/cape-card-view/parts", test_parts);
  g_test_add_func ("/cape-card-view/pictures", test_pictures);
  g_test_add_func ("/cape-card-view/far", test_far);
  g_test_add_func ("/cape-card-view/size", test_size);
  g_test_add_func ("/cape-card-view/stays", test_stays);

  return g_test_run ();
}
