/* SPDX-License-Identifier: GPL-3.0-or-later
 * The colours of the table. */

#include "config.h"

#include "board.h"
#include "contrast.h"

#include "rh-cape-style.h"
#include "rh-style.h"

static double
contrast (GtkWidget *widget, const char *a, const char *b)
{
  GdkRGBA x;
  GdkRGBA y;

  rh_style_get (widget, a, &x);
  rh_style_get (widget, b, &y);

  return contrast_of (&x, &y);
}

/* Where a card will lie is seen on the lane of whoever is on turn, which has a tenth of the player's colour. */
static void
check_places (GtkWidget *widget, const char *player)
{
  g_autofree char *name = g_strconcat ("rh_", player, NULL);
  GdkRGBA place, ground, colour;

  rh_style_get (widget, "cape_card_place", &place);
  rh_style_get (widget, "rh_turn_bg", &ground);
  rh_style_get (widget, name, &colour);
  ground.red += (colour.red - ground.red) * .1f;
  ground.green += (colour.green - ground.green) * .1f;
  ground.blue += (colour.blue - ground.blue) * .1f;
  g_assert_cmpfloat (contrast_of (&place, &ground), >=, 2);
}

static void
check_contrast (GtkWidget *widget)
{
  static const char *const terrains[] = { "river", "mountain", "desert", "village", "savanna" };

  g_assert_cmpfloat (contrast (widget, "cape_card_fg", "cape_card_bg"), >=, 7);
  g_assert_cmpfloat (contrast (widget, "rh_dim", "cape_card_bg"), >=, 4.5);
  g_assert_cmpfloat (contrast (widget, "rh_dim", "rh_turn_bg"), >=, 4.5);
  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++) {
    g_autofree char *ink = g_strconcat ("cape_", terrains[i], "_ink", NULL);
    g_autofree char *tint = g_strconcat ("cape_", terrains[i], "_tint", NULL);

    g_assert_cmpfloat (contrast (widget, ink, tint), >=, 3);
    g_assert_cmpfloat (contrast (widget, ink, "cape_card_bg"), >=, 3);
    g_assert_cmpfloat (contrast (widget, ink, "cape_badge_fg"), >=, 4.5);
  }
  for (guint i = 0; rh_cape_game.colours[i] != NULL; i++) {
    g_autofree char *name = g_strconcat ("rh_", rh_cape_game.colours[i], NULL);

    g_assert_cmpfloat (contrast (widget, name, "rh_turn_bg"), >=, 3);
    check_places (widget, rh_cape_game.colours[i]);
  }
}

static void
test_contrast (void)
{
  /* Light and dark, text and figures can be read, and pictures and frames be seen;
   * the colours follow the desktop while the table is shown. */
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (""));
  GdkRGBA light;
  GdkRGBA dark;

  rh_cape_style_load ();
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  check_contrast (widget);
  rh_style_get (widget, "cape_card_bg", &light);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  check_contrast (widget);
  rh_style_get (widget, "cape_card_bg", &dark);
  g_assert_cmpfloat (luminance_of (&light), >, luminance_of (&dark));

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_finalize_object (widget);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/cape-style/contrast", test_contrast);

  return g_test_run ();
}
