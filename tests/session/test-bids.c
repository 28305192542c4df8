/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids are kept, counted, told once, and overwritten when they go. */

#include "rh-bids.h"

#include <string.h>

/* Three people seal in any order; the line has them in seat order. */
/* The word is the game's own. */
static const RhGame auction = { .bids = "offers" };

static void
test_line (void)
{
  RhBids bids = { 0 };
  char line[64];

  rh_bids_seal (&bids, 2, 5);
  rh_bids_seal (&bids, 0, 12);
  g_assert_cmpuint (rh_bids_get_n (&bids), ==, 2);
  g_assert_false (rh_bids_is_sealed (&bids, 1));
  rh_bids_seal (&bids, 1, 0);
  g_assert_cmpuint (rh_bids_get_n (&bids), ==, 3);

  rh_bids_to_line (&bids, &auction, 3, line, sizeof line);
  g_assert_cmpstr (line, ==, "offers 12 0 5");
}

/* A bid is changed: the one given last counts. */
static void
test_again (void)
{
  RhBids bids = { 0 };
  char line[64];

  rh_bids_seal (&bids, 0, 73);
  rh_bids_unseal (&bids, 0);
  g_assert_cmpuint (rh_bids_get_n (&bids), ==, 0);
  rh_bids_seal (&bids, 0, 3);
  rh_bids_seal (&bids, 1, 4);
  rh_bids_to_line (&bids, &auction, 2, line, sizeof line);
  g_assert_cmpstr (line, ==, "offers 3 4");
}

/* Eight people bid as much as an integer holds: the line still fits. */
static void
test_large (void)
{
  RhBids bids = { 0 };
  char line[RH_BIDS_LINE_MAX];

  for (guint i = 0; i < RH_SEATS_MAX; i++)
    rh_bids_seal (&bids, i, G_MAXINT);
  rh_bids_to_line (&bids, &auction, RH_SEATS_MAX, line, sizeof line);
  g_assert_true (g_str_has_suffix (line, " 2147483647"));
}

/* What is dropped leaves no byte behind. */
static void
test_wiped (void)
{
  RhBids *bids = rh_bids_new ();
  const guint8 *bytes = (const guint8 *) bids;

  rh_bids_seal (bids, 0, 73);
  rh_bids_seal (bids, 3, 41);
  rh_bids_unseal (bids, 3);
  rh_bids_unseal (bids, 0);
  for (gsize i = 0; i < sizeof *bids; i++)
    g_assert_cmpuint (bytes[i], ==, 0);

  rh_bids_free (bids);
  rh_bids_free (NULL);
}

/* Where there are no bids, nobody has sealed. */
static void
test_none (void)
{
  g_assert_false (rh_bids_is_sealed (NULL, 0));
  g_assert_cmpuint (rh_bids_get_n (NULL), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bids/line", test_line);
  g_test_add_func ("/bids/again", test_again);
  g_test_add_func ("/bids/large", test_large);
  g_test_add_func ("/bids/wiped", test_wiped);
  g_test_add_func ("/bids/none", test_none);

  return g_test_run ();
}
