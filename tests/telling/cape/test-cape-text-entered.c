/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was entered last of a move, in a few words. */

#include "config.h"

#include "rh-cape-telling.h"
#include "telling-table.h"

static void
assert_entered (const RhCapeState *state, const SaidEntry *inputs, guint n, gboolean played)
{
  g_autoptr (RhSetup) setup = telling_table_setup (3);

  said_assert_entered (&rh_cape_telling, setup, state, inputs, n, played);
}

static void
test_offered (void)
{
  /* Of cards on offer a part of one of them, also where it was another before; several at once; and what was erased. */
  static const SaidEntry inputs[] = {
    { "", "reveal d_/_", "card 1, desert" },
    { "reveal d2/7 s0/_", "reveal d2/7 s0/3", "card 2, £3" },
    { "reveal d2/7 s0/_", "reveal d2/8 s0/_", "card 1, £8" },
    { "reveal d2/7", "reveal r0/7", "card 1, river, 0 rails" },
    { "reveal d2/7", "reveal d2/_", "card 1, £7 erased" },
    { "reveal d2/7 s_/_", "reveal d2/7", "card 2, savanna erased" },
    { "reveal d2/7 s0/3", "reveal d2/7 s0/3", NULL },
  };
  static const SaidEntry played[] = {
    { "reveal d2/7 s0/3 v1/_", "reveal d2/7 s0/3 v1/10", "card 3, £10" },
  };
  RhCapeState state = telling_table_state (RH_CAPE_REVEAL);

  assert_entered (&state, inputs, G_N_ELEMENTS (inputs), FALSE);
  assert_entered (&state, played, G_N_ELEMENTS (played), TRUE);
}

static void
test_anew (void)
{
  /* So it is of one that is given anew, and while they are bid on. */
  static const SaidEntry inputs[] = {
    { "reveal d2/7 s0/3", "reveal d2/7>r_/_ s0/3", "card 1, river" },
    { "reveal d2/7>r_/_ s0/3", "reveal d2/7>r3/_ s0/3", "card 1, 3 rails" },
    { "reveal d2/7>r3/_ s0/3", "reveal d2/7>r3/_ s0/3>m_/_", "card 2, mountain" },
    { "reveal d2/7>r3/_ s0/3", "reveal r3/9 s0/3", "card 1, £9" },
    { "reveal d2/7>r3/_ s0/3", "reveal d2/7>r_/_ s0/3", "card 1, 3 rails erased" },
    { "reveal d2/7", "reveal d2/7>d2/_", "card 1, £7 erased" },
    { "", "| __/_ r_/_", "card 2, river" },
    { "bids 12 | r_/_", "bids 12 | r3/_", "card 1, 3 rails" },
    { "bids 12 | r_/_", "bids 12", "card 1, river erased" },
  };
  RhCapeState state = telling_table_state (RH_CAPE_REVEAL);

  assert_entered (&state, inputs, G_N_ELEMENTS (inputs), FALSE);
}

static void
test_turned (void)
{
  /* Of a card that is turned up whole: that it is, each part of it, and the last, which plays the move. */
  static const SaidEntry inputs[] = {
    { "", "draw", "the whole card" },
    { "draw", "draw d_/_", "card: desert" },
    { "draw d_/_", "draw d2/_", "card: 2 rails" },
    { "draw d2/_", "draw d_/_", "card: 2 rails erased" },
    { "draw d2/_", "", "card: desert, 2 rails erased" },
  };
  static const SaidEntry played[] = {
    { "draw d2/_", "draw 1 d2/7", "card: £7" },
    { "", "draw 1 2", NULL }, /* its rails alone: that is the move */
  };
  RhCapeState state = telling_table_state (RH_CAPE_DRAW);

  assert_entered (&state, inputs, G_N_ELEMENTS (inputs), FALSE);
  assert_entered (&state, played, G_N_ELEMENTS (played), TRUE);
}

static void
test_bids (void)
{
  /* Of bids on paper whose it is, not how much; that they are given so, and that they aren't any more. What was sealed has no
   * name here. */
  static const SaidEntry inputs[] = {
    { "", "bids", "bids on paper" },
    { "bids", "bids 1_", "Anna’s bid on paper" },
    { "bids 1_", "bids 12_", "Anna’s bid on paper" },
    { "bids 12_", "bids 12", "Anna’s bid on paper" },
    { "bids 12 5_", "bids 12", "Bram’s bid on paper" },
    { "bids 12 5_", "", "bids in secret" },
  };
  static const SaidEntry played[] = {
    { "bids 12 5 0_", "bids 12 5 0", "Csilla’s bid on paper" },
    { "", "bids 12 5 0", NULL },
  };
  RhCapeState state = telling_table_state (RH_CAPE_BIDS);

  assert_entered (&state, inputs, G_N_ELEMENTS (inputs), FALSE);
  assert_entered (&state, played, G_N_ELEMENTS (played), TRUE);
}

static void
test_drawn (void)
{
  /* Of a tie whose draw it is, also where it was another before, and that it was erased. */
  static const SaidEntry inputs[] = {
    { "", "tie __/7", "Anna’s draw of 7" },
    { "tie __/7", "tie __/7 __/4", "Bram’s draw of 4" },
    { "tie __/7", "tie __/5", "Anna’s draw of 5" },
    { "tie __/7", "tie", "Anna’s draw of 7 erased" },
  };
  static const SaidEntry played[] = {
    { "tie __/_ __/4", "tie 1:/7 2:/4", "Anna’s draw of 7" },
  };
  RhCapeState state = telling_table_state (RH_CAPE_TIE);

  for (guint i = 0; i < 3; i++)
    state.order[i] = i;
  state.tied[0] = TRUE;
  assert_entered (&state, inputs, G_N_ELEMENTS (inputs), FALSE);
  assert_entered (&state, played, G_N_ELEMENTS (played), TRUE);
}

static void
test_nothing (void)
{
  /* What isn't entered piece by piece is nothing of the kind. */
  static const SaidEntry inputs[] = { { "", "pick 1 1", NULL }, { "", "something", NULL } };
  RhCapeState state = telling_table_state (RH_CAPE_PICK);

  assert_entered (&state, inputs, G_N_ELEMENTS (inputs), TRUE);
  assert_entered (&state, inputs, G_N_ELEMENTS (inputs), FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-entered/offered", test_offered);
  g_test_add_func ("/cape-text-entered/anew", test_anew);
  g_test_add_func ("/cape-text-entered/turned", test_turned);
  g_test_add_func ("/cape-text-entered/bids", test_bids);
  g_test_add_func ("/cape-text-entered/drawn", test_drawn);
  g_test_add_func ("/cape-text-entered/nothing", test_nothing);

  return g_test_run ();
}
