/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the numbers of a build come from, in rows of figures as on paper, each with its sentence. */

#include "config.h"

#include "rh-cape-text-tally.h"

#include "rh-cape-money.h"
#include "rh-cape-text-board.h"
#include "rh-cape-text.h"

#include <glib/gi18n-lib.h>

static char *
make_common (const RhCapeState *state)
{
  g_autoptr (GString) figures = g_string_new (NULL);

  for (guint i = 0; i < state->n_common; i++)
    g_string_append_printf (figures, i > 0 ? " + %u" : "%u", (guint) state->common[i].rails);

  return g_string_free (g_steal_pointer (&figures), FALSE);
}

/* The cards ahead, each by its terrain. */
static char *
make_own (const RhCapeState *state, const RhCapeOffer *offer)
{
  const RhCapePlayer *player = &state->players[offer->seat];
  g_autoptr (GString) cards = g_string_new (NULL);

  for (guint i = player->crossed; i < player->owned; i++) {
    if (i > player->crossed)
      g_string_append (cards, " + ");
    /* Translators: a terrain and the rails on its card: “desert 2” */
    g_string_append_printf (cards, C_("rails of a card", "%1$s %2$u"),
                            rh_cape_text_terrain (player->cards[i].terrain), (guint) player->cards[i].rails);
  }

  return g_string_free (g_steal_pointer (&cards), FALSE);
}

static char *
tell_common (const RhCapeState *state, const RhCapeOffer *offer)
{
  g_autofree char *figures = make_common (state);

  if (state->n_common == 0)
    return g_strdup (_("Common row: no card yet"));
  if (state->n_common == 1)
    return rh_cape_text_board_common (state);

  /* Translators: the rails of each card in the common row, as “1 + 0 + 2”, and all together */
  return g_strdup_printf (_("Common row: %1$s = %2$d"), figures, offer->common);
}

static char *
tell_own (const RhCapeState *state, const RhCapeOffer *offer)
{
  g_autofree char *cards = make_own (state, offer);

  if (rh_cape_player_count_ahead (&state->players[offer->seat]) == 1) {
    /* Translators: the rails of the only own card: “desert 2” */
    return g_strdup_printf (_("Own cards: %s"), cards);
  }
  /* Translators: the rails of each own card, as “desert 2 + village 1”, and all together */
  return g_strdup_printf (_("Own cards: %1$s = %2$d"), cards, offer->own);
}

static char *
tell_bonus (const RhCapeOffer *offer)
{
  if (offer->bonus == 0)
    return g_strdup (_("Bonus rails: none in hand"));
  if (offer->lacking == 0) {
    return g_strdup_printf (ngettext ("Bonus rails: %d in hand, not needed", "Bonus rails: %d in hand, none needed",
                                      (gulong) offer->bonus),
                            offer->bonus);
  }
  /* Translators: bonus rails owned, and how many of them help */
  return g_strdup_printf (_("Bonus rails: %1$d in hand, %2$d of use"), offer->bonus, offer->useful);
}

static char *
tell_need (const RhCapeOffer *offer)
{
  const char *aim = rh_cape_text_terrain_aim (offer->card.terrain);

  if (offer->missing > 0) {
    return g_strdup_printf (
      /* Translators: “for the desert”; then a subtraction: rails needed, at hand, short */
      ngettext ("Needed %1$s: %2$d − %3$d at hand = %4$d short",
                "Needed %1$s: %2$d − %3$d at hand = %4$d short",
                (gulong) offer->missing),
      aim, offer->need, offer->total, offer->missing);
  }
  if (offer->spare > 0) {
    return g_strdup_printf (
      /* Translators: “for the desert”, rails needed, rails at hand, and how many of them are lost */
      ngettext ("Needed %1$s: %2$d; at hand %3$d, %4$d is lost",
                "Needed %1$s: %2$d; at hand %3$d, %4$d are lost",
                (gulong) offer->spare),
      aim, offer->need, offer->total, offer->spare);
  }
  /* Translators: “for the desert”, and the rails needed, as many as at hand */
  return g_strdup_printf (_("Needed %1$s: %2$d, all at hand"), aim, offer->need);
}

static char *
tell_price (const RhCapeOffer *offer)
{
  g_autofree char *each = rh_cape_text_pounds (RH_CAPE_RAIL_PRICE);
  g_autofree char *cost = rh_cape_text_pounds (offer->cost);

  if (offer->missing == 0)
    return g_strdup (_("Price: no rail to buy"));

  return g_strdup_printf (
    /* Translators: rails to buy, pounds for each, pounds for all */
    ngettext ("Price: %1$d rail × %2$s = %3$s", "Price: %1$d rails × %2$s = %3$s", (gulong) offer->missing),
    offer->missing, each, cost);
}

static char *
tell_unpaid (const RhCapeOffer *offer)
{
  g_autofree char *capital = rh_cape_money_to_words (offer->capital);
  g_autofree char *cost = rh_cape_money_to_words (offer->cost);
  g_autofree char *income = rh_cape_money_to_words ((int) offer->card.value);

  /* Translators: what the rails cost, the pounds in hand, the income */
  return g_strdup_printf (_("%1$s is more than %2$s in hand; the income of %3$s comes only after"), cost, capital,
                          income);
}

static char *
tell_left (const RhCapeOffer *offer)
{
  g_autofree char *capital = rh_cape_text_pounds (offer->capital);
  g_autofree char *cost = rh_cape_text_pounds (offer->cost);
  g_autofree char *income = rh_cape_text_pounds ((int) offer->card.value);
  g_autofree char *left = rh_cape_text_pounds (offer->ways[0].left);

  if (offer->cost == 0) {
    /* Translators: capital, income, and what they come to */
    return g_strdup_printf (_("Left: %1$s + %2$s income = %3$s"), capital, income, left);
  }
  /* Translators: capital, price of the rails, income, and what is left */
  return g_strdup_printf (_("Left: %1$s − %2$s + %3$s income = %4$s"), capital, cost, income, left);
}

static char *
tell_change (const RhCapeChange *change)
{
  const RhEntry *entry = &change->entry;
  g_autofree char *reason = rh_cape_text_entry (entry, &change->before);
  g_autofree char *balance = rh_cape_text_pounds (entry->balance);
  g_autofree char *amount = rh_cape_text_pounds (entry->amount);

  if (entry->kind == RH_CAPE_ENTRY_START) {
    /* Translators: the first line of the ledger: “Start: £100” */
    return g_strdup_printf (C_("ledger line", "%1$s: %2$s"), reason, balance);
  }
  if (entry->amount > 0) {
    /* Translators: a line of the ledger: its reason, the pounds gained, the capital then */
    return g_strdup_printf (C_("ledger line", "%1$s: +%2$s, leaves %3$s"), reason, amount, balance);
  }
  /* Translators: a line of the ledger: its reason, the pounds paid (with a minus), the capital then */
  return g_strdup_printf (C_("ledger line", "%1$s: %2$s, leaves %3$s"), reason, amount, balance);
}

/* A row of a figure that counts rails. */
static void
add_rails (GPtrArray *rows, const char *what, char *how, int figure, char *spoken)
{
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup (what), .how = how,
                                           .figure = g_strdup_printf ("%d", figure), .spoken = spoken });
}

static void
add_result (GPtrArray *rows, const char *what, char *how, char *figure, char *spoken)
{
  rh_tally_rows_add (rows, &(RhTallyRow) { .what = g_strdup (what), .how = how, .figure = figure, .spoken = spoken,
                                           .result = TRUE });
}

static char *
make_bonus (const RhCapeOffer *offer)
{
  if (offer->bonus == offer->useful)
    return NULL;

  /* Translators: beside how many bonus rails help in a sum: how many there are */
  return g_strdup_printf (ngettext ("of %d in hand", "of %d in hand", (gulong) offer->bonus), offer->bonus);
}

static void
add_terms (GPtrArray *rows, const RhCapeState *state, const RhCapeOffer *offer)
{
  /* Translators: in a sum, in front of the rails on all cards of the common row */
  add_rails (rows, C_("sum row", "Common row"), state->n_common > 1 ? make_common (state) : NULL, offer->common,
             tell_common (state, offer));
  /* Translators: in a sum, in front of the rails on a player’s own cards */
  add_rails (rows, C_("sum row", "Own cards"), make_own (state, offer), offer->own, tell_own (state, offer));
  /* Translators: in a sum, in front of how many bonus rails help */
  add_rails (rows, C_("sum row", "Bonus rails"), make_bonus (offer), offer->useful, tell_bonus (offer));
}

/* What is missing, or too much. */
static void
add_difference (GPtrArray *rows, const RhCapeOffer *offer)
{
  gboolean spare = offer->spare > 0;
  /* Translators: in a sum, in front of how many rails are more than needed */
  const char *over = C_("sum row", "To spare");
  /* Translators: in a sum, in front of how many rails are missing */
  const char *under = C_("sum row", "Short");

  add_result (rows, spare ? over : under, NULL, g_strdup_printf ("%d", spare ? offer->spare : offer->missing),
              tell_need (offer));
}

static void
add_price (GPtrArray *rows, const RhCapeOffer *offer)
{
  g_autofree char *each = rh_cape_text_pounds (RH_CAPE_RAIL_PRICE);

  /* Translators: in a sum, in front of what the rails cost that are missing */
  add_result (rows, C_("sum row", "Price"),
              offer->missing > 0 ? g_strdup_printf ("%d × %s", offer->missing, each) : NULL,
              rh_cape_text_pounds (offer->cost), tell_price (offer));
}

/**
 * rh_cape_text_tally_sum:
 * @state: where the game stands
 * @offer: what the seat could do now
 *
 * Explains the sum of a build, number by number (rules B3, B5).
 *
 * Returns: (transfer full) (element-type RhTallyRow): a row for each number
 */
GPtrArray *
rh_cape_text_tally_sum (const RhCapeState *state, const RhCapeOffer *offer)
{
  GPtrArray *rows = rh_tally_rows_new ();
  g_autofree char *need = g_strdup_printf (
    /* Translators: in a sum, in front of the rails needed: “for the desert” */
    C_("sum row", "Needed %s"), rh_cape_text_terrain_aim (offer->card.terrain));
  /* Translators: in a sum, in front of how many rails there are in all */
  const char *total = C_("sum row", "At hand");

  add_terms (rows, state, offer);
  add_result (rows, total, NULL, g_strdup_printf ("%d", offer->total), NULL);
  add_rails (rows, need, NULL, offer->need, NULL);
  add_difference (rows, offer);
  add_price (rows, offer);

  return rows;
}

/* What has come in, or gone out. */
static char *
write_change (int amount)
{
  g_autofree char *pounds = rh_cape_text_pounds (amount);

  return amount > 0 ? g_strdup_printf ("+%s", pounds) : g_strdup (pounds);
}

static void
add_change (GPtrArray *rows, const RhCapeChange *change)
{
  const RhEntry *entry = &change->entry;

  rh_tally_rows_add (rows, &(RhTallyRow) {
    .what = rh_cape_text_entry (entry, &change->before),
    .change = entry->kind != RH_CAPE_ENTRY_START ? write_change (entry->amount) : NULL,
    .figure = rh_cape_text_pounds (entry->balance),
    .spoken = tell_change (change),
  });
}

/* What a build would take, and bring. */
static void
add_build (GPtrArray *rows, const RhCapeOffer *offer)
{
  RhEntry bought = { .kind = RH_CAPE_ENTRY_RAILS, .amount = -offer->cost };

  if (offer->cost > 0)
    rh_tally_rows_add (rows, &(RhTallyRow) { .what = rh_cape_text_entry (&bought, NULL),
                                             .change = write_change (bought.amount),
                                             .figure = rh_cape_text_pounds (offer->capital - offer->cost) });
  rh_tally_rows_add (rows, &(RhTallyRow) {
    /* Translators: in front of the pounds that a build brings, and what the capital is then */
    .what = g_strdup (C_("sum row", "Income, leaves")),
    .change = write_change ((int) offer->card.value),
    .figure = rh_cape_text_pounds (offer->ways[0].left),
    .spoken = tell_left (offer),
    .result = TRUE,
  });
}

/**
 * rh_cape_text_tally_capital:
 * @why: how a seat came by what it has
 * @offer: (nullable): what the seat could do now, where it is about to
 *
 * Explains the capital, change by change, and what a build would make of it (rules B5, B8).
 *
 * Returns: (transfer full) (element-type RhTallyRow): a row for each change
 */
GPtrArray *
rh_cape_text_tally_capital (const RhCapeWhy *why, const RhCapeOffer *offer)
{
  GPtrArray *rows = rh_tally_rows_new ();

  for (guint i = 0; i < why->n_changes; i++)
    add_change (rows, &why->changes[i]);
  if (offer != NULL && offer->can_build) {
    add_build (rows, offer);
  } else if (offer != NULL) {
    g_autofree char *unpaid = tell_unpaid (offer);

    add_result (rows, unpaid, NULL, NULL, g_strdup (unpaid));
  }

  return rows;
}
