/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move that is given again, in words. */

#include "config.h"

#include "rh-cape-text-amend.h"

#include "rh-cape-money.h"
#include "rh-cape-text.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>

#define CHANGES_TOLD 2 /* one by one; how many more there are is said */

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

/* Rule A8; NULL where it is another card. */
static char *
tell_opener (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move)
{
  if (was->seat == move->seat || was->no_card != move->no_card || !rh_cape_card_equal (was->card, move->card))
    return NULL;

  /* Translators: who turns up a card by a correction, and who did before; it stands within a line, behind a comma */
  return g_strdup_printf (_("%1$s turns up that card instead of %2$s"), setup->seats[move->seat].name,
                          setup->seats[was->seat].name);
}

/**
 * rh_cape_text_amend_adapted:
 * @setup: the players
 * @was: a move
 * @move: another in its place
 *
 * Returns: (transfer full) (nullable): in what they differ where both are the same player's build, or the same card that is
 *   turned up; else %NULL
 */
char *
rh_cape_text_amend_adapted (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move)
{
  g_autofree char *bonus = tell_bonus (was->bonus, move->bonus);
  g_autofree char *buy = tell_buy (was->buy, move->buy);
  const char *const both[] = { bonus != NULL ? bonus : buy, bonus != NULL ? buy : NULL, NULL };
  g_autofree char *differs = rh_join_phrases (both);

  if (was->kind == RH_CAPE_MOVE_DRAW && move->kind == RH_CAPE_MOVE_DRAW)
    return tell_opener (setup, was, move);
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

/* What was before, and is now, of those that differ: the first few, and how many more there are; %NULL where none does. */
static char *
list_changes (GPtrArray *changes)
{
  const char *told[CHANGES_TOLD + 1] = { NULL };
  g_autofree char *all = NULL;
  guint n = MIN (changes->len, CHANGES_TOLD);

  for (guint i = 0; i < n; i++)
    told[i] = changes->pdata[i];
  all = rh_join_items (told);
  if (changes->len <= CHANGES_TOLD)
    return n > 0 ? g_steal_pointer (&all) : NULL;

  /* Translators: what was changed, the first two of it, and how many more there are */
  return g_strdup_printf (ngettext ("%1$s and %2$u more", "%1$s and %2$u more", changes->len - n), all, changes->len - n);
}

/* Which cards on offer are others, whole as they were and as they are; on a button, where that is one. */
static char *
tell_offer (const RhCapeMove *was, const RhCapeMove *move, gboolean button)
{
  g_autoptr (GPtrArray) changes = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < move->n; i++) {
    g_autofree char *before = rh_cape_text_card_in_sentence (was->cards[i]);
    g_autofree char *after = rh_cape_text_card_in_sentence (move->cards[i]);

    if (!rh_cape_card_equal (was->cards[i], move->cards[i]))
      /* Translators: a card on offer: its number, counted from 1, what it was, and what it is now; it stands behind
       * “Corrected,” or “Undo:”, and likewise in other languages */
      g_ptr_array_add (changes, g_strdup_printf (_("card %1$d (%2$s → %3$s)"), i + 1, before, after));
  }

  return button && changes->len > 1 ? NULL : list_changes (changes);
}

static void
add_figure (GPtrArray *changes, const RhSetup *setup, guint seat, const char *was, const char *now)
{
  if (!g_str_equal (was, now))
    /* Translators: a player, what is right, and what it was before: “Bram £5 instead of £4” */
    g_ptr_array_add (changes, g_strdup_printf (C_("corrected", "%1$s %2$s instead of %3$s"), setup->seats[seat].name, now, was));
}

static char *
tell_bids (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move, guint round)
{
  g_autoptr (GPtrArray) changes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *told = NULL;

  for (guint i = 0; i < move->n; i++) {
    g_autofree char *before = rh_cape_text_pounds (was->bids[i]);
    g_autofree char *after = rh_cape_text_pounds (move->bids[i]);

    add_figure (changes, setup, i, before, after);
  }
  told = list_changes (changes);
  if (told == NULL)
    return NULL;

  /* Translators: behind “Corrected,”: what was changed of the bids of a round: “Bram £5 instead of £4” */
  return g_strdup_printf (_("bids of round %1$u: %2$s"), round, told);
}

/* Rule A6: the values drawn. */
static char *
tell_drawn (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move, guint round)
{
  g_autoptr (GPtrArray) changes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *told = NULL;

  for (guint i = 0; i < move->n; i++) {
    g_autofree char *before = g_strdup_printf ("%u", was->cards[i].value);
    g_autofree char *after = g_strdup_printf ("%u", move->cards[i].value);

    if (was->seats[i] != move->seats[i])
      return NULL;
    add_figure (changes, setup, move->seats[i], before, after);
  }
  told = list_changes (changes);
  if (told == NULL)
    return NULL;

  /* Translators: behind “Corrected,”: what was changed of the cards drawn for the tie in a round: “Bram 5 instead of 4” */
  return g_strdup_printf (_("draw of round %1$u: %2$s"), round, told);
}

static char *
tell_turned (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move)
{
  gboolean rails = was->card.terrain == RH_CAPE_UNKNOWN || move->card.terrain == RH_CAPE_UNKNOWN;
  g_autofree char *before = rh_cape_text_card_in_sentence (rails ? (RhCapeCard) { .rails = was->card.rails } : was->card);
  g_autofree char *after = rh_cape_text_card_in_sentence (rails ? (RhCapeCard) { .rails = move->card.rails } : move->card);

  if (was->no_card || move->no_card || g_str_equal (before, after))
    return NULL;

  /* Translators: behind “Corrected,”: a player, the card that is right, and what it was before, such as “3 rails” */
  return g_strdup_printf (_("%1$s turned up %2$s instead of %3$s"), setup->seats[move->seat].name, after, before);
}

static char *
tell_turn (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move)
{
  const char *name = setup->seats[move->seat].name;

  if (was->kind == move->kind)
    return rh_cape_text_amend_adapted (setup, was, move);
  if (move->kind == RH_CAPE_MOVE_BUILD)
    /* Translators: behind “Corrected,”: a player */
    return g_strdup_printf (_("%s built instead of passing"), name);

  /* Translators: behind “Corrected,”: a player */
  return g_strdup_printf (_("%s passed instead of building"), name);
}

static gboolean
is_turn (const RhCapeMove *move)
{
  return move->kind == RH_CAPE_MOVE_PASS || move->kind == RH_CAPE_MOVE_BUILD;
}

/**
 * rh_cape_text_amend_changed:
 * @setup: the players
 * @was: a move
 * @move: another in its place
 * @round: the round, from 1; 0 on a button, where it is told in a few words or not at all
 *
 * Returns: (transfer full) (nullable): what is another, with what it was, to stand behind “Corrected,”: where several things
 *   are, two of them, and how many more; %NULL where words don't tell it
 */
char *
rh_cape_text_amend_changed (const RhSetup *setup, const RhCapeMove *was, const RhCapeMove *move, guint round)
{
  if (was->seat != move->seat || was->n != move->n)
    return NULL;
  if (is_turn (was) && is_turn (move))
    return round > 0 || was->kind != move->kind ? tell_turn (setup, was, move) : NULL;
  if (was->kind != move->kind)
    return NULL;

  switch (move->kind) {
  case RH_CAPE_MOVE_REVEAL:
    return tell_offer (was, move, round == 0);
  case RH_CAPE_MOVE_BIDS:
    return round > 0 ? tell_bids (setup, was, move, round) : NULL;
  case RH_CAPE_MOVE_TIE:
    return round > 0 ? tell_drawn (setup, was, move, round) : NULL;
  case RH_CAPE_MOVE_PICK:
    return tell_swap (setup, was, 1, move, 1);
  case RH_CAPE_MOVE_DRAW:
    return tell_turned (setup, was, move);
  case RH_CAPE_MOVE_PASS:
  case RH_CAPE_MOVE_BUILD:
  case RH_CAPE_MOVE_NONE:
  default:
    return NULL;
  }
}
