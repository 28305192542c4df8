/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets as they are typed. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-typing.h"

static void
type (RhHeartDraft *draft, const char *typed)
{
  for (; *typed != '\0'; typed++)
    g_assert_true (rh_heart_typing_type (draft, *typed));
}

static void
assert_draft (const RhHeartDraft *draft, const char *expected)
{
  g_autofree char *text = rh_heart_draft_to_text (draft);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_figures (void)
{
  /* No ticket has three. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  type (&draft, "10");
  g_assert_false (rh_heart_typing_type (&draft, '5'));
  assert_draft (&draft, "tickets _ 10_");
}

static void
test_signs (void)
{
  /* One makes a ticket of the figure before it, and of nothing else. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  g_assert_false (rh_heart_typing_type (&draft, '-'));
  type (&draft, "8+12-");
  g_assert_false (rh_heart_typing_type (&draft, '-'));
  g_assert_false (rh_heart_typing_type (&draft, '+'));
  assert_draft (&draft, "tickets _ +8 -12");
}

static void
test_none (void)
{
  /* A 0 says it, where there is nothing else; and a figure says otherwise. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  type (&draft, "0");
  assert_draft (&draft, "tickets _ none");
  g_assert_false (rh_heart_typing_type (&draft, '0'));
  type (&draft, "<");
  assert_draft (&draft, "tickets _");
  type (&draft, "09+");
  assert_draft (&draft, "tickets _ +9");
  g_assert_false (rh_heart_typing_type (&draft, '0'));
}

static void
test_back (void)
{
  /* All of it can be taken back: the sign of a ticket, then its figures. */
  RhHeartDraft draft;
  guint n = 0;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  type (&draft, "12-7+<");
  assert_draft (&draft, "tickets _ -12 7_");
  while (rh_heart_typing_type (&draft, '<'))
    n++;
  g_assert_cmpuint (n, ==, 4);
  assert_draft (&draft, "tickets _");
}

static void
test_next (void)
{
  /* A third figure is the next ticket's, and so is a second where they would come to too much, or that one was all; signs
   * aren't figures. */
  RhHeartDraft draft;

  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 20_"));
  g_assert_true (rh_heart_typing_is_next (&draft, FALSE, '7'));
  g_assert_false (rh_heart_typing_is_next (&draft, TRUE, '+'));
  g_assert_false (rh_heart_typing_is_next (&draft, TRUE, '<'));
  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 2_"));
  g_assert_false (rh_heart_typing_is_next (&draft, FALSE, '7'));
  g_assert_true (rh_heart_typing_is_next (&draft, TRUE, '7'));
}

static void
test_drop (void)
{
  /* Any ticket is taken off, or behind the last the figures that are typed. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  type (&draft, "8+5-12");
  rh_heart_typing_drop (&draft, 2);
  g_assert_cmpint (draft.typed, ==, 0);
  g_assert_cmpuint (draft.n_tickets, ==, 2);
  rh_heart_typing_drop (&draft, 0);
  g_assert_cmpuint (draft.n_tickets, ==, 1);
  g_assert_cmpint (draft.tickets[0], ==, -5);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-typing/figures", test_figures);
  g_test_add_func ("/heart-typing/signs", test_signs);
  g_test_add_func ("/heart-typing/none", test_none);
  g_test_add_func ("/heart-typing/next", test_next);
  g_test_add_func ("/heart-typing/back", test_back);
  g_test_add_func ("/heart-typing/drop", test_drop);

  return g_test_run ();
}
