/* SPDX-License-Identifier: GPL-3.0-or-later
 * What each step asks. */

#include "heart-telling-table.h"
#include "rh-heart-text-ask.h"

static void
test_questions (void)
{
  g_assert_cmpstr (rh_heart_text_ask_deal (), ==, "Which terrain card does everybody begin with?");
  g_assert_cmpstr (rh_heart_text_ask_all (), ==, "Are these everybody’s tickets?");
  assert_text ("Bram claims a route", rh_heart_text_ask_claim ("Bram"));
  assert_text ("Bram doubles: White 3", rh_heart_text_ask_ways ("Bram", RH_HEART_WHITE, 3));
  assert_text ("Bram takes terrain cards", rh_heart_text_ask_terrain ("Bram"));
  assert_text ("Which tickets does Bram have?", rh_heart_text_ask_tickets ("Bram"));
}

static void
assert_entered (const char *draft_text, const char *expected)
{
  RhHeartDraft draft;

  g_assert_true (rh_heart_draft_parse (&draft, draft_text));
  assert_text (expected, rh_heart_text_ask_entered (&draft));
}

static void
test_first (void)
{
  /* What was typed too soon, and what comes before it. */
  RhHeartDraft draft;

  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 20_"));
  assert_text ("20: first + fulfilled or − failed. 7 was not taken.", rh_heart_text_ask_first (&draft, "7"));
  assert_text ("20: first + fulfilled or − failed. 12− was not taken.", rh_heart_text_ask_first (&draft, "12-"));
  assert_text ("Pressed too soon. If it is meant for Bram, press once more.", rh_heart_text_ask_soon ("Bram"));
}

static void
test_tickets (void)
{
  /* A ticket, and the sum of all. */
  const gint8 tickets[] = { 8, -20 };

  assert_text ("+8, fulfilled", rh_heart_text_ask_ticket (8));
  assert_text ("−20, failed", rh_heart_text_ask_ticket (-20));
  assert_text ("−20", rh_heart_text_ask_figure (-20));
  assert_text ("+8 −20 =\u00a0−12", rh_heart_text_ask_sum (2, tickets));
  assert_text ("No tickets", rh_heart_text_ask_sum (0, NULL));
}

static void
test_entered (void)
{
  /* What was entered last, and what is missing of it. */
  assert_entered ("tickets 1", "Each ticket: its value, then fulfilled or failed. No tickets: 0.");
  assert_entered ("tickets 1 12_", "12: fulfilled or failed?");
  assert_entered ("tickets 1 +8 12_", "12: fulfilled or failed?");
  assert_entered ("tickets 1 +8 -12", "−12, failed");
  assert_entered ("tickets 1 none", "No tickets");
}

static void
test_off (void)
{
  /* Not that the last one is as it was. */
  RhHeartDraft draft, before;

  g_assert_true (rh_heart_draft_parse (&draft, "tickets 1 +12"));
  g_assert_true (rh_heart_draft_parse (&before, "tickets 1 +12 -12"));
  assert_text ("Taken off: −12, failed", rh_heart_text_ask_taken_off (&draft, &before));
  g_assert_null (rh_heart_text_ask_taken_off (&before, &draft));
  g_assert_null (rh_heart_text_ask_taken_off (&draft, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-ask/questions", test_questions);
  g_test_add_func ("/heart-text-ask/first", test_first);
  g_test_add_func ("/heart-text-ask/tickets", test_tickets);
  g_test_add_func ("/heart-text-ask/entered", test_entered);
  g_test_add_func ("/heart-text-ask/off", test_off);

  return g_test_run ();
}
