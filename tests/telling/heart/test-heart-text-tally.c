/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where numbers come from: rows of figures, and sentences for who hears them. */

#include "heart-telling-table.h"
#include "rh-heart-text-tally.h"

/* What is seen, as “what (how) figure”, a line each, the result with a star. */
static char *
see (GPtrArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    g_string_append_printf (text, "%s%s%s (%s) %s", i > 0 ? "\n" : "", row->result ? "* " : "", row->what,
                            row->how != NULL ? row->how : "", row->figure != NULL ? row->figure : "-");
  }
  g_ptr_array_unref (rows);

  return g_string_free (text, FALSE);
}

/* What is heard. */
static char *
hear (GPtrArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const char *spoken = rh_tally_rows_get (rows, i)->spoken;

    if (spoken != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", spoken);
  }
  g_ptr_array_unref (rows);

  return g_string_free (text, FALSE);
}

static void
test_points (void)
{
  /* What one would write below each other on paper, and what it comes to, last. */
  RhHeartState state = heart_table_start (3, "deal mountain mountain mountain;terrain 2 mountain;"
                                             "claim 1 white 3 double engines=1;claim 1 purple 6;claim 2 black 4 double engines=0;"
                                             "claim 2 red 2;claim 2 red 3");

  assert_text ("1 route, plain () 15\n1 route, doubled (4\u00a0×\u00a02) 8\n* Together () 23",
               see (rh_heart_text_tally_points (&state, 0)));
  assert_text ("No routes yet () 0\n* Together () 0", see (rh_heart_text_tally_points (&state, 2)));
  g_free (heart_table_play (&state, "tickets 2 +20 -7 +4;tickets 1;tickets 3 -8"));
  assert_text ("2 routes, plain (2 +\u00a04) 6\n1 route, doubled (7\u00a0×\u00a02) 14\n"
               "2 tickets, fulfilled (20 +\u00a04) 24\n1 ticket, failed () −7\n"
               "Globetrotter (most fulfilled: 2) 10\n* Together () 47",
               see (rh_heart_text_tally_points (&state, 1)));
  assert_text ("No routes () 0\n1 ticket, failed () −8\nGlobetrotter (most fulfilled: 2) 0\n1 terrain card left () 0\n"
               "* Together () −8", see (rh_heart_text_tally_points (&state, 2)));
}

static void
test_heard (void)
{
  /* Every route and why it was doubled, the tickets, the bonus, and what it all comes to. */
  RhHeartState state = heart_table_start (2, "deal mountain mountain;terrain 2 mountain;claim 1 white 3 double engines=1;"
                                             "claim 1 purple 6;claim 2 black 4 double engines=0");

  assert_text ("Purple route of 6: 15\n"
               "White route of 3: 4\u00a0×\u00a02\u00a0=\u00a08. "
               "Doubled with 1 engine (in front: 1 mountain card; together with the engines: 2); the most anybody else had: 2\n"
               "Together: 23",
               hear (rh_heart_text_tally_points (&state, 0)));
  g_free (heart_table_play (&state, "tickets 2 +20 -7 +4;tickets 1"));
  assert_text ("Black route of 4: 7\u00a0×\u00a02\u00a0=\u00a014. "
               "Doubled with 2 mountain cards (in front: 2 mountain cards); the most anybody else had: 1\n"
               "2 tickets, fulfilled: 20 +\u00a04 = 24\n"
               "1 ticket, failed: −7\n"
               "Globetrotter (most fulfilled: 2): 10\n"
               "Together: 41",
               hear (rh_heart_text_tally_points (&state, 1)));
  assert_text ("Purple route of 6: 15\n"
               "White route of 3: 4\u00a0×\u00a02\u00a0=\u00a08. "
               "Doubled with 1 engine (in front: 1 mountain card; together with the engines: 2); the most anybody else had: 2\n"
               "No tickets: 0\nGlobetrotter (most fulfilled: 2): 0\n1 terrain card left: 0\nTogether: 23",
               hear (rh_heart_text_tally_points (&state, 0)));
}

static void
test_claim (void)
{
  /* What a claim would bring, and the rules behind it. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, "deal mountain mountain;terrain 2 mountain");
  RhHeartOffer offer;

  rh_heart_offer_compute (&state, 0, RH_HEART_WHITE, 3, &offer);
  assert_text ("Plain () 4\n"
               "Doubled (4\u00a0×\u00a02) 8\n"
               "Doubling takes 1 mountain card (1 card for a length up to 3, 2 cards for more) -\n"
               "Anna has 1, Bram 2: 1 missing to draw level () -\n"
               "It takes at least 1 engine from the hand () -\n"
               "Engines (count as terrain cards and pay first; all of them are discarded) -",
               see (rh_heart_text_tally_claim (setup, &offer)));
  assert_text ("Points, white route of 3: 4, doubled 4\u00a0×\u00a02\u00a0=\u00a08\n"
               "Doubling takes 1 mountain card. 1 card for a length up to 3, 2 cards for more\n"
               "Anna has 1, Bram 2: 1 missing to draw level\n"
               "It takes at least 1 engine from the hand\n"
               "Engines count as terrain cards and pay first; all of them are discarded",
               hear (rh_heart_text_tally_claim (setup, &offer)));
}

static void
test_trains (void)
{
  /* That there are too few trains is told right below the points. */
  g_autoptr (RhSetup) setup = heart_table_setup (2);
  RhHeartState state = heart_table_start (2, NULL);
  RhHeartOffer offer;
  g_autofree char *seen = NULL;

  state.players[0].trains = 1;
  rh_heart_offer_compute (&state, 0, RH_HEART_RED, 3, &offer);
  seen = see (rh_heart_text_tally_claim (setup, &offer));
  g_assert_true (g_str_has_prefix (seen, "Plain () 4\nDoubled (4\u00a0×\u00a02) 8\nOnly 1 train left for a route of 3 () -\n"));
}

static void
test_last (void)
{
  /* What the last route brought, and why; of cards there is nothing to count. */
  RhHeartState state = heart_table_start (2, "deal mountain mountain;claim 1 white 3 double engines=1");

  assert_text ("White route of 3 (4\u00a0×\u00a02) 8\n"
               "Doubled with 1 engine (in front: 1 mountain card; together with the engines: 2); the most anybody else had: 1 () -",
               see (rh_heart_text_tally_last (&state)));
  g_free (heart_table_play (&state, "claim 2 red 2"));
  assert_text ("Red route of 2 () 2", see (rh_heart_text_tally_last (&state)));
  assert_text ("Red route of 2: 2", hear (rh_heart_text_tally_last (&state)));
  g_free (heart_table_play (&state, "terrain 1 desert"));
  assert_text ("", see (rh_heart_text_tally_last (&state)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/heart-text-tally/points", test_points);
  g_test_add_func ("/heart-text-tally/last", test_last);
  g_test_add_func ("/heart-text-tally/heard", test_heard);
  g_test_add_func ("/heart-text-tally/claim", test_claim);
  g_test_add_func ("/heart-text-tally/trains", test_trains);

  return g_test_run ();
}
