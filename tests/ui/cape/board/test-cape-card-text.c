/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is written on a card. */

#include "config.h"

#include "board.h"

#include "rh-cape-card-text.h"

static RhCapeCardText value;
static guint          measured;

static void
measure_cb (GtkWidget     *widget,
            GtkOrientation orientation,
            int            for_size,
            int           *minimum,
            int           *natural,
            int           *minimum_baseline,
            int           *natural_baseline)
{
  measured++;
  *minimum = *natural = 100;
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  rh_cape_card_text_place (&value, 50, 50, .5, 2);
}

static void
test_size (void)
{
  /* The more there is to write, the less it can grow. */
  GtkWidget *parent = g_object_ref_sink (gtk_label_new (NULL));
  double narrow;

  rh_cape_card_text_init (&value, parent, "value");
  rh_cape_card_text_set_font (&value, 20, PANGO_WEIGHT_BOLD);
  g_assert_cmpfloat (rh_cape_card_text_fit (&value, 66, 3), ==, 3);
  rh_cape_card_text_set (&value, "£8");
  g_assert_cmpfloat (rh_cape_card_text_fit (&value, 66, 1), ==, 1);
  narrow = rh_cape_card_text_fit (&value, 66, 100);
  rh_cape_card_text_set (&value, "£10");
  g_assert_cmpfloat (rh_cape_card_text_fit (&value, 66, 100), <, narrow);
  rh_cape_card_text_set (&value, NULL);
  g_assert_cmpfloat (rh_cape_card_text_fit (&value, 66, 3), ==, 3);
  gtk_widget_unparent (value.widget);
  g_assert_finalize_object (parent);
}

static void
test_shapes (void)
{
  /* However small a card is, its letters keep their shapes. */
  GtkWidget *parent = g_object_ref_sink (gtk_label_new (NULL));
  const cairo_font_options_t *options;

  rh_cape_card_text_init (&value, parent, "value");
  /* From 4.16 on GTK hints by itself what it finds best for a screen, whatever is asked for. */
  options = gtk_widget_get_font_options (value.widget);
  g_assert_nonnull (options);
  g_assert_cmpint (cairo_font_options_get_hint_style (options), ==, CAIRO_HINT_STYLE_NONE);
  gtk_widget_unparent (value.widget);
  g_assert_finalize_object (parent);
}

static void
test_still (void)
{
  /* It stands in its place, larger than it is; another text, or another font, has nothing measured anew. */
  Board board = { 0 };
  GtkWidget *parent = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  graphene_rect_t bounds;

  gtk_widget_set_layout_manager (parent, gtk_custom_layout_new (NULL, measure_cb, allocate_cb));
  rh_cape_card_text_init (&value, parent, "value");
  rh_cape_card_text_set_font (&value, 20, PANGO_WEIGHT_BOLD);
  rh_cape_card_text_set (&value, "£8");
  board_show (&board, parent, 100, 100);
  g_assert_true (gtk_widget_compute_bounds (value.widget, parent, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width / 2, 50, .5);
  g_assert_cmpfloat_with_epsilon (bounds.origin.y + bounds.size.height / 2, 50, .5);
  g_assert_cmpfloat (bounds.size.height, >=, 30); /* no more than figures need */

  measured = 0;
  rh_cape_card_text_set (&value, "£10");
  rh_cape_card_text_set_font (&value, 25, PANGO_WEIGHT_BOLD);
  board_settle ();
  g_assert_true (board_says (parent, "£10"));
  g_assert_cmpuint (measured, ==, 0);

  /* In another font it is measured where it is placed, and stands in the middle again. */
  rh_cape_card_text_forget (&value);
  gtk_widget_queue_allocate (parent);
  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (value.widget, parent, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width / 2, 50, .5);
  g_assert_cmpfloat (bounds.size.height, >=, 38);
  gtk_widget_unparent (value.widget);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-card-text/size", test_size);
  g_test_add_func ("/cape-card-text/shapes", test_shapes);
  g_test_add_func ("/cape-card-text/still", test_still);

  return g_test_run ();
}
