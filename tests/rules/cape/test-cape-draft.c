/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a move as a text. */

#include "rh-cape-draft.h"

static void
assert_read (const char *text, RhCapeMoveKind kind, const char *written)
{
  RhCapeDraft draft = rh_cape_draft_parse (text, kind);
  g_autofree char *again = NULL;

  g_assert_cmpint (draft.kind, ==, kind);
  again = rh_cape_draft_to_text (&draft);
  g_assert_cmpstr (again, ==, written);
}

/* What is written is read, whatever has been told; what follows the last that was told is left out. */
static void
test_text (void)
{
  assert_read ("reveal", RH_CAPE_MOVE_REVEAL, "reveal");
  assert_read ("reveal d2/7 v_/10 __/_", RH_CAPE_MOVE_REVEAL, "reveal d2/7 v_/10");
  assert_read ("reveal __/_ _0/1 r3/_ s0/10", RH_CAPE_MOVE_REVEAL, "reveal __/_ _0/1 r3/_ s0/10");
  assert_read ("tie __/7 __/_ __/1", RH_CAPE_MOVE_TIE, "tie __/7 __/_ __/1");
  assert_read ("draw m_/_", RH_CAPE_MOVE_DRAW, "draw m_/_");
  assert_read ("bids", RH_CAPE_MOVE_BIDS, "bids");
  assert_read ("bids 12 5_ _ 0", RH_CAPE_MOVE_BIDS, "bids 12 5_ _ 0");
  assert_read ("bids 9999_ _ _", RH_CAPE_MOVE_BIDS, "bids 9999_");
}

/* What isn't the beginning of that move is none: nothing has been told. */
static void
test_none (void)
{
  static const char *const texts[] = {
    "", " ", "draw d2/7", "reveal d2/7 v", "reveal x2/7", "reveal d4/7", "reveal d2/0", "reveal d2/11", "reveal d2-7",
    "reveal d2/7 d2/7 d2/7 d2/7 d2/7", "reveal d2/7>", "reveal d2/7>x", "reveal d2/7>r3/_>r3/4",
    "reveal >r3/_", "reveal d2/7 | x", "reveal d2/7 | r_/_ r_/_ r_/_ r_/_ r_/_", "| d2/7",
    "reveal d2/77", "reveal d2/__", "REVEAL d2/7", "reveal d2/7\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    RhCapeDraft draft = rh_cape_draft_parse (texts[i], RH_CAPE_MOVE_REVEAL);

    g_assert_cmpint (draft.kind, ==, RH_CAPE_MOVE_NONE);
    g_assert_true (rh_cape_parts_are_open (draft.cards[0]));
  }
}

static void
test_no_bids (void)
{
  static const char *const texts[] = { "bids -1", "bids 10000", "bids x", "bids __", "bids 1 2 3 4 5", "bids 1_2" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_cmpint (rh_cape_draft_parse (texts[i], RH_CAPE_MOVE_BIDS).kind, ==, RH_CAPE_MOVE_NONE);
}

/* A card on offer that is given anew stands beside what it was, and beside bids, of which there may be none. */
static void
test_anew (void)
{
  RhCapeDraft draft = rh_cape_draft_parse ("| __/_ r3/_", RH_CAPE_MOVE_BIDS);
  g_autofree char *text = rh_cape_draft_to_text (&draft);

  assert_read ("reveal d2/7 v1/3>r3/_", RH_CAPE_MOVE_REVEAL, "reveal d2/7 v1/3>r3/_");
  assert_read ("bids 12 5_ | r_/_ __/_", RH_CAPE_MOVE_BIDS, "bids 12 5_ | r_/_");
  assert_read ("reveal d2/7>__/_", RH_CAPE_MOVE_REVEAL, "reveal d2/7");
  g_assert_cmpint (draft.kind, ==, RH_CAPE_MOVE_NONE);
  g_assert_cmpstr (text, ==, "| __/_ r3/_");
  draft = rh_cape_draft_parse ("bids 12 | r3/_", RH_CAPE_MOVE_REVEAL);
  g_assert_cmpint (draft.kind, ==, RH_CAPE_MOVE_NONE);
  g_assert_cmpint (draft.anew[0].rails, ==, 3);
}

/* Nothing of what is given anew counts before all of that is whole, or left as it was. */
static void
test_take_anew (void)
{
  RhCapeDraft draft = rh_cape_draft_parse ("reveal d2/7>r3/_ v1/3>s0/9 m_/_", RH_CAPE_MOVE_REVEAL);
  g_autofree char *text = NULL;

  g_assert_cmpint (rh_cape_draft_find_anew (&draft), ==, 0);
  g_assert_cmpint (rh_cape_draft_get_card (&draft, 0).value, ==, RH_CAPE_PART_OPEN);
  g_assert_cmpint (rh_cape_draft_get_card (&draft, 1).value, ==, 9);
  g_assert_cmpint (rh_cape_draft_get_card (&draft, 2).terrain, ==, RH_CAPE_MOUNTAIN);
  g_assert_false (rh_cape_draft_take_anew (&draft));

  draft.anew[0].value = 10;
  g_assert_cmpint (rh_cape_draft_find_anew (&draft), ==, -1);
  g_assert_true (rh_cape_draft_take_anew (&draft));
  text = rh_cape_draft_to_text (&draft);
  g_assert_cmpstr (text, ==, "reveal r3/10 s0/9 m_/_");
}

/* A card is whole once each part is told, and begun with any of them. */
static void
test_parts (void)
{
  RhCapeCard card = { RH_CAPE_SAVANNA, 0, 10 };
  RhCapeParts parts = rh_cape_card_to_parts (card);

  g_assert_true (rh_cape_parts_are_whole (parts));
  g_assert_true (rh_cape_card_equal (rh_cape_parts_to_card (parts), card));
  parts.rails = RH_CAPE_PART_OPEN;
  g_assert_false (rh_cape_parts_are_whole (parts));
  g_assert_false (rh_cape_parts_are_open (parts));
  parts.terrain = parts.value = RH_CAPE_PART_OPEN;
  g_assert_true (rh_cape_parts_are_open (parts));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-draft/text", test_text);
  g_test_add_func ("/cape-draft/none", test_none);
  g_test_add_func ("/cape-draft/no-bids", test_no_bids);
  g_test_add_func ("/cape-draft/parts", test_parts);
  g_test_add_func ("/cape-draft/anew", test_anew);
  g_test_add_func ("/cape-draft/take-anew", test_take_anew);

  return g_test_run ();
}
