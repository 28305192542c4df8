/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a bid is drawn with: ten digits and a sign, laid out once. */

#include "config.h"

#include "rh-cape-bid-figures.h"

#include <adwaita.h>

static void
test_lay_out (void)
{
  /* All of them, whatever is typed; again only after the font has changed. */
  GtkWidget *widget = g_object_ref_sink (adw_bin_new ());
  RhCapeBidFigures figures = { .pound = NULL };
  PangoLayout *nine;

  rh_cape_bid_figures_lay_out (&figures, widget);
  g_assert_cmpstr (pango_layout_get_text (figures.pound), ==, "£");
  g_assert_false (figures.pound_behind);
  for (int i = 0; i < 10; i++)
    g_assert_cmpint (*pango_layout_get_text (figures.digits[i]), ==, '0' + i);

  nine = figures.digits[9];
  rh_cape_bid_figures_lay_out (&figures, widget);
  g_assert_true (figures.digits[9] == nine);
  rh_cape_bid_figures_clear (&figures);
  g_assert_null (figures.pound);
  g_assert_null (figures.digits[9]);
  g_assert_finalize_object (widget);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/cape-bid-figures/lay-out", test_lay_out);

  return g_test_run ();
}
