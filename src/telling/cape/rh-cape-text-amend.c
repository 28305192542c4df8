/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move that is given again, in words. */

#include "config.h"

#include "rh-cape-text-amend.h"

#include "rh-cape-money.h"
#include "rh-cape-text.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>

/**
 * rh_cape_text_amend_bid:
 * @name: a player
 *
 * Returns: (transfer full): whose bid a field is for; never how much it is
 */
char *
rh_cape_text_amend_bid (const char *name)
{
  /* Translators: a player */
  return g_strdup_printf (_("Bid of %s, in pounds"), name);
}

/**
 * rh_cape_text_amend_way:
 * @way: a way to pay for a build
 *
 * Returns: (transfer full): what it takes and leaves (rules B3, B5)
 */
char *
rh_cape_text_amend_way (const RhCapeWay *way)
{
  g_autofree char *left = rh_cape_money_to_words (way->left);

  return g_strdup_printf (
    /* Translators: bonus rails used, rails bought, pounds in hand after the build; the second number decides the form */
    ngettext ("%1$d bonus, buy %2$d, leaves %3$s", "%1$d bonus, buy %2$d, leaves %3$s", (gulong) way->buy),
    way->bonus, way->buy, left);
}

/* The place of the only card that is another, from 0; −1 where none is, or several are. */
static int
find_changed (const RhCapeMove *was, const RhCapeMove *move)
{
  int changed = -1;

  for (guint i = 0; i < was->n; i++) {
    if (rh_cape_card_equal (was->cards[i], move->cards[i]))
      continue;
    if (changed >= 0)
      return -1;
    changed = (int) i;
  }

  return changed;
}

/**
 * rh_cape_text_amend_card:
 * @was: a move
 * @move: another in its place
 *
 * Returns: (transfer full) (nullable): which card on offer is another, and what it was, where both turn up the same cards but
 *   for one; else %NULL
 */
char *
rh_cape_text_amend_card (const RhCapeMove *was, const RhCapeMove *move)
{
  gboolean alike = was->kind == RH_CAPE_MOVE_REVEAL && move->kind == RH_CAPE_MOVE_REVEAL && was->n == move->n;
  int changed = alike ? find_changed (was, move) : -1;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (changed < 0)
    return NULL;

  before = rh_cape_text_card_in_sentence (was->cards[changed]);
  after = rh_cape_text_card_in_sentence (move->cards[changed]);

  /* Translators: a card on offer: its number, counted from 1, what it was, and what it is now; it stands behind “Corrected:” or
   * “Undo:”, and likewise in other languages */
  return g_strdup_printf (_("card %1$d (%2$s → %3$s)"), changed + 1, before, after);
}

/* NULL where it is the same. */
static char *
tell_bonus (int was, int bonus)
{
  if (bonus == was)
    return NULL;
  if (bonus == 0)
    return g_strdup_printf (_("no bonus rails used instead of %d"), was);

  return g_strdup_printf (ngettext ("%1$d bonus rail used instead of %2$d", "%1$d bonus rails used instead of %2$d",
                                    (gulong) bonus),
                          bonus, was);
}

static char *
tell_buy (int was, int buy)
{
  g_autofree char *cost = rh_cape_money_to_words (buy * RH_CAPE_RAIL_PRICE);

  if (buy == was)
    return NULL;
  if (buy == 0)
    return g_strdup_printf (_("no rails bought instead of %d"), was);

  /* Translators: rails bought now and before, and pounds: “2 rails bought instead of 1, for £20” */
  return g_strdup_printf (ngettext ("%1$d rail bought instead of %2$d, for %3$s",
                                    "%1$d rails bought instead of %2$d, for %3$s", (gulong) buy),
                          buy, was, cost);
}

/**
 * rh_cape_text_amend_adapted:
 * @setup: the players
 * @was: a move
 * @move: another in its place
 *
 * Returns: (transfer full) (nullable): in what they differ where both are the same player's build; else %NULL
 */
char *
rh_cape_text_amend_adapted (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move)
{
  g_autofree char *bonus = tell_bonus (was->bonus, move->bonus);
  g_autofree char *buy = tell_buy (was->buy, move->buy);
  const char *const both[] = { bonus != NULL ? bonus : buy, bonus != NULL ? buy : NULL, NULL };
  g_autofree char *differs = rh_join_phrases (both);

  if (was->kind != RH_CAPE_MOVE_BUILD || move->kind != RH_CAPE_MOVE_BUILD || was->seat != move->seat || both[0] == NULL)
    return NULL;

  /* Translators: a player, and what the build takes: “Anna builds: 2 rails bought instead of 1, for £20”; it stands
   * within a line, behind a comma */
  return g_strdup_printf (_("%1$s builds: %2$s"), setup->seats[move->seat].name, differs);
}

/* Who has drawn a card, a bit a seat. */
static guint
get_drawers (const RhCapeMove *moves, guint n_moves)
{
  guint drawers = 0;

  for (guint i = 0; i < n_moves; i++) {
    for (guint k = 0; moves[i].kind == RH_CAPE_MOVE_TIE && k < moves[i].n; k++)
      drawers |= 1u << moves[i].seats[k];
  }

  return drawers;
}

static guint
count_kind (const RhCapeMove *moves, guint n_moves, RhCapeMoveKind kind)
{
  guint n = 0;

  for (guint i = 0; i < n_moves; i++)
    n += moves[i].kind == kind ? 1 : 0;

  return n;
}

static char *
name_drawers (const RhSetup *setup, guint drawers, guint *n)
{
  guint seats[RH_CAPE_SEATS_MAX];

  *n = 0;
  for (guint i = 0; i < setup->n_seats; i++) {
    if (drawers >> i & 1)
      seats[(*n)++] = i;
  }

  return *n > 0 ? rh_cape_text_names (setup, seats, *n) : NULL;
}

/* Rule A6; NULL where the draws are the same. */
static char *
tell_draws (const RhSetup *setup, const RhCapeMove *was, guint n_was, const RhCapeMove *moves, guint n_moves)
{
  guint before = get_drawers (was, n_was);
  guint after = get_drawers (moves, n_moves);
  guint n_gone, n_more;
  g_autofree char *gone = name_drawers (setup, before & ~after, &n_gone);
  g_autofree char *more = name_drawers (setup, after & ~before, &n_more);

  if (gone != NULL)
    /* Translators: one or several players; a bid was corrected, and they aren’t tied any more, though others may still be. The
     * cards are those of the game */
    return g_strdup_printf (ngettext ("%s isn’t tied any more, and the card drawn goes back into the pile",
                                      "%s aren’t tied any more, and the cards drawn go back into the pile", n_gone), gone);
  if (more != NULL)
    /* Translators: one or several players; a bid was corrected, and they are tied again */
    return g_strdup_printf (ngettext ("%s draws a card for the tie", "%s draw cards for the tie", n_more), more);
  if (count_kind (was, n_was, RH_CAPE_MOVE_TIE) != count_kind (moves, n_moves, RH_CAPE_MOVE_TIE))
    return g_strdup (_("the tie is settled by another draw"));

  return NULL;
}

/* Two have taken each other's card; NULL where it's anything else. */
static char *
tell_swap (const RhSetup *setup, const RhCapeMove *was, guint n_was, const RhCapeMove *moves, guint n_moves)
{
  if (n_was != 1 || n_moves != 1 || was->kind != RH_CAPE_MOVE_PICK || moves->kind != RH_CAPE_MOVE_PICK ||
      was->seat != moves->seat || was->pick == moves->pick)
    return NULL;

  /* Translators: a player, and the numbers of two cards on offer, of which another player has the second by a correction; it stands
   * within a line, behind a comma */
  return g_strdup_printf (_("%1$s picks card %2$u instead of %3$u"), setup->seats[moves->seat].name, moves->pick + 1,
                          was->pick + 1);
}

/**
 * rh_cape_text_amend_rearranged:
 * @setup: the players
 * @was: (array length=n_was): moves of an auction
 * @n_was: how many
 * @moves: (array length=n_moves): those that stand for them, and differ
 * @n_moves: how many
 *
 * Returns: (transfer full): in what they differ: who draws for a tie (rule A6), in which order cards are picked, or who of two
 *   has which (rule A4)
 */
char *
rh_cape_text_amend_rearranged (const RhSetup    *setup,
                               const RhCapeMove *was,
                               guint             n_was,
                               const RhCapeMove *moves,
                               guint             n_moves)
{
  g_autofree char *draws = tell_draws (setup, was, n_was, moves, n_moves);
  gboolean picks = count_kind (was, n_was, RH_CAPE_MOVE_PICK) + count_kind (moves, n_moves, RH_CAPE_MOVE_PICK) > 0;
  const char *order = picks ? _("everybody picks the same card, in another order") : NULL;
  const char *const both[] = { draws != NULL ? draws : order, draws != NULL ? order : NULL, NULL };
  char *swap = tell_swap (setup, was, n_was, moves, n_moves);

  return swap != NULL ? swap : rh_join_phrases (both);
}
