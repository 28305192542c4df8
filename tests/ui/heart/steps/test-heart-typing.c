/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tickets as they are typed. */

#include "config.h"

#include "heart-desk.h"

#include "rh-heart-typing.h"

static void
test_figures (void)
{
  /* The first figure begins a ticket that was fulfilled; no ticket has three, and none begins with 0. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  g_assert_false (rh_heart_typing_type (&draft, '0'));
  g_assert_true (rh_heart_typing_type (&draft, '1'));
  g_assert_cmpint (draft.sign, ==, RH_HEART_SIGN_FULFILLED);
  g_assert_true (rh_heart_typing_type (&draft, '0'));
  g_assert_cmpint (draft.typed, ==, 10);
  g_assert_false (rh_heart_typing_type (&draft, '5'));
  g_assert_cmpint (draft.typed, ==, 10);
}

static void
test_signs (void)
{
  /* A sign ends a ticket and begins another; one that was just begun has another sign. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  g_assert_true (rh_heart_typing_type (&draft, '-'));
  g_assert_false (rh_heart_typing_type (&draft, '-'));
  g_assert_true (rh_heart_typing_type (&draft, '+'));
  g_assert_true (rh_heart_typing_type (&draft, '-'));
  g_assert_true (rh_heart_typing_type (&draft, '7'));
  g_assert_true (rh_heart_typing_type (&draft, '-'));
  g_assert_cmpuint (draft.n_tickets, ==, 1);
  g_assert_cmpint (draft.tickets[0], ==, -7);
  g_assert_cmpint (draft.typed, ==, 0);
}

static void
test_back (void)
{
  /* All of it can be taken back, a figure at a time. */
  RhHeartDraft draft;
  guint n = 0;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  for (const char *typed = "12-7+"; *typed != '\0'; typed++)
    g_assert_true (rh_heart_typing_type (&draft, *typed));
  while (rh_heart_typing_type (&draft, '<'))
    n++;
  g_assert_cmpuint (n, ==, 6); /* the sign of the first, which nobody typed, too */
  g_assert_cmpuint (draft.n_tickets, ==, 0);
  g_assert_cmpint (draft.sign, ==, RH_HEART_SIGN_OPEN);
}

static void
test_finish (void)
{
  /* What is typed is a ticket, and a sign alone is none. */
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_TICKETS);
  g_assert_true (rh_heart_typing_type (&draft, '9'));
  rh_heart_typing_finish (&draft);
  g_assert_cmpuint (draft.n_tickets, ==, 1);
  g_assert_true (rh_heart_typing_type (&draft, '-'));
  rh_heart_typing_finish (&draft);
  g_assert_cmpuint (draft.n_tickets, ==, 1);
  g_assert_cmpint (draft.sign, ==, RH_HEART_SIGN_OPEN);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-typing/figures", test_figures);
  g_test_add_func ("/heart-typing/signs", test_signs);
  g_test_add_func ("/heart-typing/back", test_back);
  g_test_add_func ("/heart-typing/finish", test_finish);

  return g_test_run ();
}
