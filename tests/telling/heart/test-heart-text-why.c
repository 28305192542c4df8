/* SPDX-License-Identifier: GPL-3.0-or-later
 * Why a number is what it is: points, doubling, tickets, Globetrotter, places. */

#include "heart-telling-table.h"
#include "rh-heart-text-why.h"

/* As “what (how) figure”, a line each. */
static char *
print_sum (const RhHeartPlayer *player)
{
  g_autoptr (GPtrArray) lines = rh_heart_text_why_sum (player);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++) {
    const RhHeartSumLine *line = lines->pdata[i];

    g_string_append_printf (text, "%s%s (%s) %s", i > 0 ? "\n" : "", line->what, line->how != NULL ? line->how : "",
                            line->figure);
  }

  return g_string_free (text, FALSE);
}

static void
test_sum (void)
{
  /* What one would write below each other on paper, and what it comes to, last. */
  RhHeartState state = heart_table_start (3, "deal mountain mountain mountain;terrain 2 mountain;"
                                             "claim 1 white 3 double engines=1;claim 1 purple 6;claim 2 black 4 double engines=0;"
                                             "claim 2 red 2;claim 2 red 3");

  assert_text ("1 route, plain () 15\n1 route, doubled (4\u00a0×\u00a02) 8\nTogether () 23", print_sum (&state.players[0]));
  assert_text ("No routes yet () 0\nTogether () 0", print_sum (&state.players[2]));
  g_free (heart_table_play (&state, "tickets 2 +20 -7 +4;tickets 1;tickets 3 -8"));
  assert_text ("2 routes, plain (2 +\u00a04) 6\n1 route, doubled (7\u00a0×\u00a02) 14\nTickets (20 − 7 + 4) 17\nGlobetrotter () 10\n"
               "Together () 47", print_sum (&state.players[1]));
  assert_text ("No routes yet () 0\nTickets () −8\nTogether () −8", print_sum (&state.players[2]));
}

static void
test_points (void)
{
  /* Every route and why it was doubled, the tickets, the bonus, and what it all comes to. */
  RhHeartState state = heart_table_start (2, "deal mountain mountain;terrain 2 mountain;claim 1 white 3 double engines=1;"
                                             "claim 1 purple 6;claim 2 black 4 double engines=0");

  assert_text ("Anna’s points", rh_heart_text_why_title ("Anna"));
  assert_lines ("White route of 3: 4\u00a0×\u00a02\u00a0=\u00a08\n"
                "Doubled with 1 engine (in front: 1 mountain card; together with the engines: 2); the most anybody else had: 2\n"
                "Purple route of 6: 15\n"
                "Together: 23",
                rh_heart_text_why_points (&state.players[0]));
  assert_text ("Doubled with 2 mountain cards (in front: 2 mountain cards); the most anybody else had: 1",
               rh_heart_text_why_doubled (&state.players[1].routes[0]));
  assert_text (NULL, rh_heart_text_why_doubled (&state.players[0].routes[1]));

  g_free (heart_table_play (&state, "tickets 2 +20 -7 +4;tickets 1"));
  assert_lines ("Black route of 4: 7\u00a0×\u00a02\u00a0=\u00a014\n"
                "Doubled with 2 mountain cards (in front: 2 mountain cards); the most anybody else had: 1\n"
                "Tickets: 20 − 7 + 4 = 17\n"
                "Globetrotter: 10\n"
                "Together: 41",
                rh_heart_text_why_points (&state.players[1]));
}

static void
test_tickets (void)
{
  RhHeartState state = heart_table_start (4, "tickets 1;tickets 2 -8;tickets 3 -8 +5;tickets 4 +5");

  assert_text ("Tickets: none", rh_heart_text_why_tickets (&state.players[0]));
  assert_text ("Tickets: −8", rh_heart_text_why_tickets (&state.players[1]));
  assert_text ("Tickets: −8 + 5 = −3", rh_heart_text_why_tickets (&state.players[2]));
  assert_lines ("No routes yet\nTickets: −8\nTogether: −8", rh_heart_text_why_points (&state.players[1]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-why/sum", test_sum);
  g_test_add_func ("/heart-text-why/points", test_points);
  g_test_add_func ("/heart-text-why/tickets", test_tickets);

  return g_test_run ();
}
