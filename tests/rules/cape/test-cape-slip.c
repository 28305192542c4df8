/* SPDX-License-Identifier: GPL-3.0-or-later
 * Which moves turned up the cards of the common row, whatever has been played between them. */

#include "rh-cape-slip.h"

#include "cape-table.h"

#define START "reveal d2/7 v1/3 s3/1; bids 100 99 98; pick 1 1; pick 2 2"

/* The card is that of this line and this seat; @i is which move that is, from 0. */
static void
assert_slip (const char *played, guint card, guint i, guint seat, guint rails)
{
  RhCapeState state = cape_table_start (3, NULL, played);
  g_auto (GStrv) moves = g_strsplit (played, "; ", -1);
  RhCapeSlip slip;

  g_assert_true (rh_cape_slip_find (&state, (const char *const *) moves, g_strv_length (moves), card, &slip));
  g_assert_cmpuint (slip.i, ==, i);
  g_assert_cmpuint (slip.move.seat, ==, seat);
  g_assert_cmpuint (slip.move.card.rails, ==, rails);
}

static void
assert_none (const char *played, guint card)
{
  RhCapeState state = cape_table_start (3, NULL, played);
  g_auto (GStrv) moves = g_strsplit (played, "; ", -1);
  RhCapeSlip slip;

  g_assert_false (rh_cape_slip_find (&state, (const char *const *) moves, g_strv_length (moves), card, &slip));
}

static void
test_passed (void)
{
  /* A turn each, the last of them still to be decided. */
  const char *played = START "; draw 1 1; pass 1; draw 2 0; pass 2; draw 3 d2/5";

  assert_slip (played, 0, 4, 0, 1);
  assert_slip (played, 1, 6, 1, 0);
  assert_slip (played, 2, 8, 2, 2);
  assert_none (played, 3);
  assert_none (START, 0);
}

static void
test_built (void)
{
  /* Those before a build are gone. */
  const char *played = START "; draw 1 1; pass 1; draw 2 3; pass 2; draw 3 2; build 3 bonus=0 buy=0; "
                             "reveal d2/7 v1/3 s3/1";

  assert_none (played, 0);
}

static void
test_no_card (void)
{
  /* A turn that went without a card turned up none (rule D3). */
  RhCapeState state = { .n_common = 1 };
  static const char *const moves[] = { "draw 1 3", "pass 1", "draw 2 -", "pass 2" };
  RhCapeSlip slip;

  g_assert_true (rh_cape_slip_find (&state, moves, G_N_ELEMENTS (moves), 0, &slip));
  g_assert_cmpuint (slip.i, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-slip/passed", test_passed);
  g_test_add_func ("/cape-slip/built", test_built);
  g_test_add_func ("/cape-slip/no-card", test_no_card);

  return g_test_run ();
}
