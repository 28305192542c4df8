/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is typed on behind something that wasn't taken: until when, what is said of it, and what leaves it. */

#include "config.h"

#include "board.h"

#include "rh-keys.h"
#include "rh-step-frame.h"
#include "rh-stretch.h"

static void
test_early (void)
{
  /* What came too early drops what comes at once behind it, and for longer where that is read. */
  RhStretch stretch = { 0 };

  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 1000));
  g_assert_true (rh_stretch_goes_on (&stretch, TRUE, 2000));
  g_assert_true (rh_stretch_goes_on (&stretch, FALSE, 2000 + RH_KEY_REST - 1));
  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 2000 + 2 * RH_KEY_REST));

  g_assert_true (rh_stretch_goes_on (&stretch, TRUE, 5000));
  stretch.told = TRUE;
  g_assert_true (rh_stretch_goes_on (&stretch, FALSE, 5000 + RH_KEY_TOLD - 1));
  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 5000 + 2 * RH_KEY_TOLD));
}

static void
test_refused (void)
{
  /* So does what was refused, from when it was pressed; each that isn't taken begins the pause anew. */
  RhStretch stretch = { .pressed = 1000 };

  rh_stretch_refuse (&stretch, "No.");
  g_assert_true (rh_stretch_goes_on (&stretch, FALSE, 1000 + RH_KEY_TOLD - 1));
  g_assert_true (rh_stretch_goes_on (&stretch, FALSE, 1000 + 2 * RH_KEY_TOLD - 2));
  g_assert_true (stretch.refused);
  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 1000 + 3 * RH_KEY_TOLD));
  g_assert_false (stretch.refused);

  rh_stretch_refuse (&stretch, "No.");
  rh_stretch_end (&stretch);
  g_assert_false (rh_stretch_goes_on (&stretch, FALSE, 1001));
  g_assert_null (stretch.why);
}

static void
test_told (void)
{
  /* It is said why, but to nobody else who looks on later. */
  Board board = { 0 };
  RhStretch stretch = { .pressed = 1000 };
  GtkWidget *frame = g_object_new (RH_TYPE_STEP_FRAME, NULL);

  board_show (&board, frame, 400, 400);
  rh_stretch_tell (&stretch, frame, "Too early.");
  g_assert_true (board_says (frame, "Too early."));
  rh_stretch_refuse (&stretch, "Too much.");
  rh_stretch_tell (&stretch, frame, "Too early.");
  g_assert_true (board_says (frame, "Too much."));
  rh_stretch_hush (&stretch);
  rh_stretch_tell (&stretch, frame, "Too early.");
  g_assert_false (board_says (frame, "Too much."));
  g_assert_true (rh_stretch_goes_on (&stretch, FALSE, 1500));
  board_close (&board);
}

static void
test_leaves (void)
{
  /* What leaves it does so at once; nothing is left where nothing was refused. */
  RhStretch stretch = { .pressed = 1000 };
  GtkWidget *back = g_object_ref_sink (gtk_button_new ());
  GtkWidget *seal = g_object_ref_sink (gtk_button_new ());

  gtk_widget_add_css_class (back, "leaves");
  g_assert_false (rh_stretch_leaves (&stretch, back));
  rh_stretch_refuse (&stretch, NULL);
  g_assert_true (rh_stretch_leaves (&stretch, back));
  g_assert_false (rh_stretch_leaves (&stretch, seal));
  g_assert_false (rh_stretch_leaves (&stretch, NULL));
  g_object_unref (back);
  g_object_unref (seal);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/stretch/early", test_early);
  g_test_add_func ("/stretch/refused", test_refused);
  g_test_add_func ("/stretch/told", test_told);
  g_test_add_func ("/stretch/leaves", test_leaves);

  return g_test_run ();
}
