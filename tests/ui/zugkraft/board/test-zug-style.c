/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of the trains. */

#include "config.h"

#include "board.h"
#include "contrast.h"

#include "rh-style.h"
#include "rh-zug-style.h"

#include "rh-zug-move.h"

static double
contrast (GtkWidget *widget, const char *a, const char *b)
{
  GdkRGBA x;
  GdkRGBA y;

  rh_style_get (widget, a, &x);
  rh_style_get (widget, b, &y);

  return contrast_of (&x, &y);
}

/* How far two tones are apart, of 1 for each of red, green and blue. */
static double
difference (GtkWidget *widget, const char *a, const char *b)
{
  GdkRGBA x;
  GdkRGBA y;

  rh_style_get (widget, a, &x);
  rh_style_get (widget, b, &y);

  return ABS (x.red - y.red) + ABS (x.green - y.green) + ABS (x.blue - y.blue);
}

/* What is around the lane on turn is told from what is in it, and from what is around that of another. */
static void
check_ring (GtkWidget *widget, guint seat)
{
  g_autofree char *ring = g_strdup_printf ("zug_ring_%u", seat + 1);

  g_assert_cmpfloat (contrast (widget, ring, "rh_turn_bg"), >=, 4.5);
  for (guint i = 0; i < seat; i++) {
    g_autofree char *other = g_strdup_printf ("zug_ring_%u", i + 1);

    g_assert_cmpfloat (difference (widget, ring, other), >, .1);
  }
}

static void
check_contrast (GtkWidget *widget)
{
  static const RhZugPart cars[] = { RH_ZUG_TANK, RH_ZUG_ORE, RH_ZUG_BOX, RH_ZUG_CABOOSE };

  /* Figures are read on the cars, and larger ones on the discs; outlines and lines are seen on the card. */
  for (guint i = 0; i < G_N_ELEMENTS (cars); i++)
    g_assert_cmpfloat (contrast (widget, "zug_sign", rh_zug_style_fill (cars[i])), >=, 4.5);
  g_assert_cmpfloat (contrast (widget, "zug_line", "rh_turn_bg"), >=, 7);
  g_assert_cmpfloat (contrast (widget, "zug_bed", "rh_turn_bg"), >=, 3);
  for (guint i = 0; i < RH_ZUG_SEATS_MAX; i++) {
    g_assert_cmpfloat (contrast (widget, "zug_sign", rh_zug_style_seat (i)), >=, 3.5);
    g_assert_cmpfloat (contrast (widget, rh_zug_style_seat (i), "rh_turn_bg"), >=, 3);
    check_ring (widget, i);
    for (guint k = 0; k < i; k++)
      g_assert_cmpfloat (difference (widget, rh_zug_style_seat (i), rh_zug_style_seat (k)), >, .15);
  }
}

static void
test_contrast (void)
{
  /* Light and dark; each part has a colour of its own. */
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (""));

  rh_zug_style_load ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  check_contrast (widget);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  check_contrast (widget);
  for (RhZugPart part = RH_ZUG_TENDER; part <= RH_ZUG_PART_LAST; part++)
    g_assert_cmpfloat (contrast (widget, rh_zug_style_fill (part), rh_zug_style_fill (part - 1)), >, 1.01);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_finalize_object (widget);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-style/contrast", test_contrast);

  return g_test_run ();
}
