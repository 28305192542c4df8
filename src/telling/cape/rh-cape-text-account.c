/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where a player stands once the game is over: how far the track has come, which decides, and what the capital is made of. */

#include "config.h"

#include "rh-cape-text-account.h"

#include "rh-cape-money.h"
#include "rh-cape-text.h"
#include "rh-fold.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>

/**
 * Kind:
 * @n: how often
 * @sum: what that comes to, in pounds
 * @terms: one by one, without a sign
 *
 * All lines of the ledger that have the same reason.
 */
typedef struct {
  guint    n;
  int      sum;
  GString *terms;
} Kind;

static Kind
collect (const RhEntries *entries, guint seat, RhCapeEntryKind of)
{
  Kind kind = { 0, 0, g_string_new (NULL) };

  for (guint i = 0; i < rh_entries_get_n (entries); i++) {
    const RhEntry *entry = rh_entries_get (entries, i);

    if (entry->seat != seat || entry->kind != of)
      continue;
    g_string_append_printf (kind.terms, kind.n > 0 ? " +\u00a0%d" : "%d", ABS (entry->amount));
    kind.sum += entry->amount;
    kind.n++;
  }

  return kind;
}

/* As a line that is heard. */
static char *
speak (const char *what, const char *how, int pounds)
{
  g_autofree char *figure = rh_cape_money_to_words (pounds);

  if (how == NULL)
    /* Translators: in a sum: what is counted, and what it comes to */
    return g_strdup_printf (C_("points", "%1$s: %2$s"), what, figure);

  /* Translators: in a sum: what is counted, such as “2 tickets, fulfilled”, “20 + 4”, and what it comes to */
  return g_strdup_printf (C_("points", "%1$s: %2$s = %3$s"), what, how, figure);
}

/* Takes @what and @how. */
static void
add_pounds (GPtrArray *rows, char *what, char *how, int pounds, gboolean result)
{
  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = what,
    .how = how,
    .figure = rh_cape_text_pounds (pounds),
    .spoken = speak (what, how, pounds),
    .result = result,
  });
}

/* Rule E1: that alone decides. */
static void
add_crossed (GPtrArray *rows, const RhSetup *setup, const RhCapeState *state, guint seat)
{
  guint crossed = state->players[seat].crossed;
  /* Translators: at the end, below how many cards a player has crossed */
  char *how = state->winner == (int) seat ? g_strdup (_("the last one wins at once, whatever the capital"))
                                          /* Translators: likewise: who has won, and the number of all cards */
                                          : g_strdup_printf (_("%1$s was the first to cross all %2$d"),
                                                             setup->seats[state->winner].name, RH_CAPE_ROUNDS);
  /* Translators: how many of a player’s cards are crossed, and of how many */
  g_autofree char *count = g_strdup_printf (_("%1$u of %2$d cards crossed"), crossed, RH_CAPE_ROUNDS);
  const char *said[] = { count, how, NULL };

  rh_tally_rows_add (rows, &(RhTallyRow) {
    /* Translators: in front of how many there are, such as “6/8” */
    .what = g_strdup (_("Cards crossed")),
    .how = how,
    .figure = g_strdup_printf ("%u/%d", crossed, RH_CAPE_ROUNDS),
    .spoken = rh_join_items (said),
  });
}

/* Rule A3. */
static void
add_bids (GPtrArray *rows, const RhEntries *entries, guint seat)
{
  Kind bids = collect (entries, seat, RH_CAPE_ENTRY_BID);

  if (bids.n > 0)
    add_pounds (rows, g_strdup_printf (ngettext ("%u bid", "%u bids", bids.n), bids.n),
                bids.n > 1 ? g_strdup (bids.terms->str) : NULL, bids.sum, FALSE);
  g_string_free (bids.terms, TRUE);
}

/* Rule B3; those that were got for nothing save money, and bring none (rule R4). */
static void
add_rails (GPtrArray *rows, const RhEntries *entries, guint seat, int bonus)
{
  Kind rails = collect (entries, seat, RH_CAPE_ENTRY_RAILS);
  int n = -rails.sum / RH_CAPE_RAIL_PRICE;
  g_autofree char *each = rh_cape_text_pounds (RH_CAPE_RAIL_PRICE);

  if (n > 0)
    add_pounds (rows, g_strdup_printf (ngettext ("%d rail bought", "%d rails bought", (gulong) n), n),
                g_strdup_printf ("%d\u00a0×\u00a0%s", n, each), rails.sum, FALSE);
  if (bonus > 0)
    /* Translators: in a sum: bonus rails used in all, which cost nothing */
    add_pounds (rows, g_strdup_printf (ngettext ("%d bonus rail used", "%d bonus rails used", (gulong) bonus), bonus), NULL, 0,
                FALSE);
  g_string_free (rails.terms, TRUE);
}

/* Rule B5. */
static void
add_income (GPtrArray *rows, const RhEntries *entries, guint seat)
{
  Kind income = collect (entries, seat, RH_CAPE_ENTRY_INCOME);

  if (income.n > 0)
    /* Translators: in a sum: the pounds that the cards a player has crossed have brought */
    add_pounds (rows, g_strdup_printf (ngettext ("Income of %u card", "Income of %u cards", income.n), income.n),
                income.n > 1 ? g_strdup (income.terms->str) : NULL, income.sum, FALSE);
  g_string_free (income.terms, TRUE);
}

/**
 * rh_cape_text_account:
 * @setup: the players
 * @moves: (array length=n_moves): the moves of a game that somebody has won
 * @n_moves: how many
 * @seat: a player, from 0
 *
 * Returns: (transfer full) (element-type RhTallyRow): how many cards are crossed, and what that decides (rule E1); then what the
 *   capital is made of, a kind a row, and last the capital (rules P5, A3, B3, B5)
 */
GPtrArray *
rh_cape_text_account (const RhSetup *setup, const char *const *moves, guint n_moves, guint seat)
{
  GPtrArray *rows = rh_tally_rows_new ();
  g_autoptr (RhFold) fold = rh_fold_new (setup);
  const RhCapeState *state = rh_fold_get_state (fold);
  const RhEntries *entries;
  int bonus = 0;
  Kind start;

  /* What is played has been played before. */
  for (guint i = 0; i < n_moves && rh_fold_play_text (fold, moves[i], NULL); i++) {
    state = rh_fold_get_state (fold);
    if (state->last.kind == RH_CAPE_MOVE_BUILD && state->last.seat == seat)
      bonus += state->last.bonus;
  }
  entries = rh_fold_get_entries (fold);
  start = collect (entries, seat, RH_CAPE_ENTRY_START);

  add_crossed (rows, setup, state, seat);
  add_pounds (rows, g_strdup (C_("capital", "Start")), NULL, start.sum, FALSE);
  g_string_free (start.terms, TRUE);
  add_bids (rows, entries, seat);
  add_rails (rows, entries, seat, bonus);
  add_income (rows, entries, seat);
  add_pounds (rows, g_strdup (C_("ledger", "Capital")), NULL, state->players[seat].capital, TRUE);

  return rows;
}
