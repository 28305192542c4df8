/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the numbers of a build come from: rows of figures, and a sentence for each. */

#include "config.h"

#include "rh-cape-text-tally.h"
#include "telling-table.h"

static void
append (GString *text, const char *cell)
{
  if (cell != NULL)
    g_string_append_printf (text, " | %s", cell);
}

/* What is seen of the rows, a line each, results with a star. */
static char *
see (const GPtrArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    g_string_append_printf (text, "%s%s%s", i > 0 ? "\n" : "", row->result ? "* " : "", row->what);
    append (text, row->how);
    append (text, row->change);
    append (text, row->figure);
  }

  return g_string_free (text, FALSE);
}

/* What is heard of them. */
static char *
hear (const GPtrArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const char *spoken = rh_tally_rows_get (rows, i)->spoken;

    if (spoken != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", spoken);
  }

  return g_string_free (text, FALSE);
}

static void
assert_sum (const RhCapeState *state, guint seat, const char *seen, const char *heard)
{
  RhCapeOffer offer;
  g_autoptr (GPtrArray) rows = NULL;

  rh_cape_offer_compute (state, seat, &offer);
  rows = rh_cape_text_tally_sum (state, &offer);
  assert_text (seen, see (rows));
  assert_text (heard, hear (rows));
}

static void
assert_capital (const RhCapeState *state, guint seat, const char *seen, const char *heard)
{
  RhCapeWhy nothing = { .n_changes = 0 };
  RhCapeOffer offer;
  g_autoptr (GPtrArray) rows = NULL;

  rh_cape_offer_compute (state, seat, &offer);
  rows = rh_cape_text_tally_capital (&nothing, &offer);
  assert_text (seen, see (rows));
  assert_text (heard, hear (rows));
}

static void
test_sum (void)
{
  /* Each number has its row: card by card, what there is, what is short, its price; and what a build leaves. */
  RhCapeState state = telling_table_build ();

  state.players[0].bonus = 1;
  assert_sum (&state, 0,
              "Common row | 1 + 0 + 2 | 3\n"
              "Own cards | desert 2 + village 0 | 2\n"
              "Bonus rails | 1\n"
              "* At hand | 6\n"
              "Needed for the desert | 8\n"
              "* Short | 2\n"
              "* Price | 2 × £10 | £20",
              "Common row: 1 + 0 + 2 = 3\n"
              "Own cards: desert 2 + village 0 = 2\n"
              "Bonus rails: 1 in hand, 1 of use\n"
              "Needed for the desert: 8 − 6 at hand = 2 short\n"
              "Price: 2 rails × £10 = £20");
  assert_capital (&state, 0,
                  "2 rails bought | −£20 | £44\n"
                  "* Income, leaves | +£7 | £51",
                  "Left: £64 − £20 + £7 income = £51");
}

static void
test_sum_free (void)
{
  /* With more than enough nothing is bought, no bonus rail helps, and the surplus is lost. */
  RhCapeState state = telling_table_build ();

  state.players[0].bonus = 2;
  state.common[1].rails = 3;
  state.common[0].rails = 3;
  assert_sum (&state, 0,
              "Common row | 3 + 3 + 2 | 8\n"
              "Own cards | desert 2 + village 0 | 2\n"
              "Bonus rails | of 2 in hand | 0\n"
              "* At hand | 10\n"
              "Needed for the desert | 8\n"
              "* To spare | 2\n"
              "* Price | £0",
              "Common row: 3 + 3 + 2 = 8\n"
              "Own cards: desert 2 + village 0 = 2\n"
              "Bonus rails: 2 in hand, none needed\n"
              "Needed for the desert: 8; at hand 10, 2 are lost\n"
              "Price: no rail to buy");
  assert_capital (&state, 0, "* Income, leaves | +£7 | £71", "Left: £64 + £7 income = £71");
}

static void
test_sum_dear (void)
{
  /* Who can't pay is told why the income doesn't help. */
  RhCapeState state = telling_table_build ();
  const char *unpaid = "£100 is more than £9 in hand; the income of £10 comes only after";
  g_autofree char *row = g_strconcat ("* ", unpaid, NULL);

  state.n_common = 0;
  assert_sum (&state, 1,
              "Common row | 0\n"
              "Own cards | river 0 | 0\n"
              "Bonus rails | 0\n"
              "* At hand | 0\n"
              "Needed for the river | 10\n"
              "* Short | 10\n"
              "* Price | 10 × £10 | £100",
              "Common row: no card yet\n"
              "Own cards: river 0\n"
              "Bonus rails: none in hand\n"
              "Needed for the river: 10 − 0 at hand = 10 short\n"
              "Price: 10 rails × £10 = £100");
  assert_capital (&state, 1, row, unpaid);
}

static void
test_change (void)
{
  /* The ledger's last lines: what there was at the start, what was paid, what was gained. */
  RhCapeState before = telling_table_build ();
  RhCapeWhy why = {
    .n_changes = 3,
    .changes = {
      { .entry = { .kind = RH_CAPE_ENTRY_START, .amount = 100, .balance = 100 } },
      { .entry = { .kind = RH_CAPE_ENTRY_BID, .amount = -5, .balance = 95 }, .before = before },
      { .entry = { .kind = RH_CAPE_ENTRY_INCOME, .amount = 7, .balance = 102 }, .before = before },
    },
  };
  g_autoptr (GPtrArray) rows = NULL;

  why.changes[1].before.round = 2;
  rows = rh_cape_text_tally_capital (&why, NULL);
  assert_text ("Start | £100\n"
               "Bid, round 2 | −£5 | £95\n"
               "Desert crossed | +£7 | £102",
               see (rows));
  assert_text ("Start: £100\n"
               "Bid, round 2: −£5, leaves £95\n"
               "Desert crossed: +£7, leaves £102",
               hear (rows));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-text-tally/sum", test_sum);
  g_test_add_func ("/cape-text-tally/sum-free", test_sum_free);
  g_test_add_func ("/cape-text-tally/sum-dear", test_sum_dear);
  g_test_add_func ("/cape-text-tally/change", test_change);

  return g_test_run ();
}
