/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where each stood when the game was over: how far, and what the capital is made of, in rows that are read like a sum. */

#include "config.h"

#include "rh-cape-text-account.h"

#include "record-data.h"

/* A line a row: what, how and figure, and “=” in front of what the rows come to. */
static char *
write_rows (guint seat, gboolean spoken)
{
  g_autoptr (RhRecordGame) record = record_data_read ("cape-three-players");
  g_autoptr (GPtrArray) rows = rh_cape_text_account (record->setup, (const char *const *) record->moves->pdata,
                                                     record->moves->len, seat);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    if (spoken)
      g_string_append_printf (text, "%s\n", row->spoken);
    else
      g_string_append_printf (text, "%s%s%s%s: %s\n", row->result ? "= " : "", row->what, row->how != NULL ? ", " : "",
                              row->how != NULL ? row->how : "", row->figure);
  }
  g_string_replace (text, "\u00a0", " ", 0);

  return g_string_free (text, FALSE);
}

static void
assert_rows (guint seat, gboolean spoken, const char *expected)
{
  g_autofree char *rows = write_rows (seat, spoken);

  g_assert_cmpstr (rows, ==, expected);
}

static void
test_winner (void)
{
  /* What decides comes first; each kind of the ledger is a row, and bonus rails are one that costs nothing. */
  assert_rows (1, FALSE,
               "Cards crossed, the last one wins at once, whatever the capital: 8/8\n"
               "Start: £100\n"
               "8 bids, 0 + 8 + 3 + 4 + 8 + 9 + 9 + 11: −£52\n"
               "3 rails bought, 3 × £10: −£30\n"
               "4 bonus rails used: £0\n"
               "Income of 8 cards, 4 + 5 + 8 + 3 + 3 + 4 + 7 + 6: £40\n"
               "= Capital: £58\n");
}

static void
test_other (void)
{
  /* Who has more isn't before who was first. */
  assert_rows (2, FALSE,
               "Cards crossed, Jörg was the first to cross all 8: 7/8\n"
               "Start: £100\n"
               "8 bids, 6 + 7 + 9 + 1 + 1 + 4 + 2 + 6: −£36\n"
               "3 rails bought, 3 × £10: −£30\n"
               "Income of 7 cards, 8 + 5 + 6 + 9 + 7 + 10 + 6: £51\n"
               "= Capital: £85\n");
}

static void
test_spoken (void)
{
  /* A sentence a row, for who hears it. */
  assert_rows (2, TRUE,
               "7 of 8 cards crossed, Jörg was the first to cross all 8\n"
               "Start: £100\n"
               "8 bids: 6 + 7 + 9 + 1 + 1 + 4 + 2 + 6 = −£36\n"
               "3 rails bought: 3 × £10 = −£30\n"
               "Income of 7 cards: 8 + 5 + 6 + 9 + 7 + 10 + 6 = £51\n"
               "Capital: £85\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-text-account/winner", test_winner);
  g_test_add_func ("/cape-text-account/other", test_other);
  g_test_add_func ("/cape-text-account/spoken", test_spoken);

  return g_test_run ();
}
