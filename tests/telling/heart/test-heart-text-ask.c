/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each step asks. */

#include "heart-telling-table.h"
#include "rh-heart-text-ask.h"

static void
test_questions (void)
{
  g_assert_cmpstr (rh_heart_text_ask_deal (), ==, "Which terrain card does everybody begin with?");
  g_assert_cmpstr (rh_heart_text_ask_anybody (), ==, "Anybody may act: tap a player");
  assert_text ("Bram claims a route", rh_heart_text_ask_claim ("Bram"));
  assert_text ("Bram takes terrain cards", rh_heart_text_ask_terrain ("Bram"));
  assert_text ("Which tickets does Bram have?", rh_heart_text_ask_tickets ("Bram"));
}

static void
test_tickets (void)
{
  /* A ticket, and the sum of those entered so far. */
  RhHeartDraft draft;

  assert_text ("+8, fulfilled", rh_heart_text_ask_ticket (8));
  assert_text ("−20, failed", rh_heart_text_ask_ticket (-20));
  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 +8 -20 +1_"));
  assert_text ("+8 −20 = −12", rh_heart_text_ask_sum (&draft));
  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1"));
  assert_text ("", rh_heart_text_ask_sum (&draft));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-ask/questions", test_questions);
  g_test_add_func ("/heart-text-ask/tickets", test_tickets);

  return g_test_run ();
}
