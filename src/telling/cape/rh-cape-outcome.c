/* SPDX-License-Identifier: GPL-3.0-or-later
 * What follows on a corrected move, and who wins then. */

#include "config.h"

#include "rh-cape-outcome.h"

#include "rh-cape-hint.h"
#include "rh-cape-text-card.h"
#include "rh-cape-text.h"
#include "rh-join.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
same_order (const RhCapeState *a, const RhCapeState *b)
{
  return a->phase == b->phase && memcmp (a->order, b->order, a->n_seats * sizeof *a->order) == 0;
}

static gboolean
same_ties (const RhCapeState *a, const RhCapeState *b)
{
  return memcmp (a->tied, b->tied, a->n_seats * sizeof *a->tied) == 0;
}

/* The places from that one on that are tied with it: their seats, a bit each; @n is how many. */
static guint
get_tie (const RhCapeState *state, guint place, guint *n)
{
  guint seats = 1u << state->order[place];

  for (*n = 1; state->tied[place + *n - 1]; (*n)++)
    seats |= 1u << state->order[place + *n];

  return seats;
}

/* The seats that all these are tied with, themselves too; 0 where they aren't tied with one another. */
static guint
find_tie (const RhCapeState *state, guint seats)
{
  guint n;

  for (guint place = 0; state->phase == RH_CAPE_TIE && place < state->n_seats; place += n) {
    guint tie = get_tie (state, place, &n);

    if ((tie & seats) == seats)
      return tie;
  }

  return 0;
}

static char *
tell_tie (const RhSetup *setup, const RhCapeState *state, guint place, guint n, gboolean still)
{
  g_autofree char *names = rh_cape_text_names (setup, state->order + place, n);

  if (still)
    /* Translators: two names or more, who were tied with yet another player */
    return g_strdup_printf (_("%s would still be tied."), names);

  /* Translators: two names or more */
  return g_strdup_printf (_("%s would then be tied."), names);
}

/* Rule A6: the ties that there weren't before, which have to be drawn for; the others stand as they did. */
static char *
tell_ties (const RhSetup *setup, const RhCapeState *before, const RhCapeState *state)
{
  g_auto (GStrv) told = g_new0 (char *, state->n_seats + 1);
  guint n_told = 0;
  guint n;

  for (guint place = 0; place < state->n_seats; place += n) {
    guint seats = get_tie (state, place, &n);
    guint tie = find_tie (before, seats);

    if (n > 1 && tie != seats)
      told[n_told++] = tell_tie (setup, state, place, n, tie != 0);
  }

  return n_told > 0 ? g_strjoinv (" ", told) : NULL;
}

static guint
get_place (const RhCapeState *state, guint seat)
{
  guint place = 0;

  while (state->order[place] != seat)
    place++;

  return place;
}

/* Whether one picks before the other for certain. */
static gboolean
is_before (const RhCapeState *state, guint seat, guint other)
{
  guint place = get_place (state, seat);
  guint n;

  return place < get_place (state, other) && (get_tie (state, place, &n) & (1u << other)) == 0;
}

/* Those who pick before that one now, and didn’t; or who pick after them, where @after; a bit each. */
static guint
get_swapped (const RhCapeState *before, const RhCapeState *state, guint seat, gboolean after)
{
  guint swapped = 0;

  for (guint i = 0; i < state->n_seats; i++) {
    guint first = after ? seat : i;
    guint second = after ? i : seat;

    if (is_before (state, first, second) && is_before (before, second, first))
      swapped |= 1u << i;
  }

  return swapped;
}

static char *
name_seats (const RhSetup *setup, guint bits)
{
  guint seats[RH_CAPE_SEATS_MAX];
  guint n = 0;

  for (guint i = 0; i < setup->n_seats; i++) {
    if (bits >> i & 1)
      seats[n++] = i;
  }

  return rh_cape_text_names (setup, seats, n);
}

/* Rule A4: while some are tied, who picks before whom, where that was the other way round; in as few sentences as that takes:
 * of those who have come to be earlier, or of those who have come to be later. */
static char *
tell_swapped (const RhSetup *setup, const RhCapeState *before, const RhCapeState *state)
{
  g_auto (GStrv) told = g_new0 (char *, state->n_seats + 1);
  guint n_told = 0;
  guint n_earlier = 0;
  guint n_later = 0;

  for (guint i = 0; i < state->n_seats; i++) {
    n_earlier += get_swapped (before, state, i, TRUE) != 0 ? 1 : 0;
    n_later += get_swapped (before, state, i, FALSE) != 0 ? 1 : 0;
  }
  for (guint i = 0; i < state->n_seats; i++) {
    gboolean earlier = n_earlier <= n_later;
    guint others = get_swapped (before, state, i, earlier);
    g_autofree char *names = others != 0 ? name_seats (setup, others) : NULL;
    const char *name = setup->seats[i].name;

    if (names != NULL)
      /* Translators: one player or several, twice */
      told[n_told++] = g_strdup_printf (_("%1$s would pick before %2$s."), earlier ? name : names, earlier ? names : name);
  }

  return n_told > 0 ? g_strjoinv (" ", told) : NULL;
}

static char *
tell_next (const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *phase = rh_cape_text_phase (setup, state);
  g_autofree char *turn = rh_cape_text_turn (setup, state);

  return turn != NULL ? g_strdup_printf ("%s · %s", phase, turn) : g_steal_pointer (&phase);
}

/**
 * rh_cape_outcome_follows:
 * @setup: the players
 * @was: a #RhCapeState, where the game stood after a move
 * @is: another, where it stands after that move has been corrected
 *
 * Returns: (transfer full) (nullable): what follows on the move, where that isn't what followed before
 */
char *
rh_cape_outcome_follows (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  const RhCapeState *before = was;
  const RhCapeState *state = is;
  g_autofree char *ties = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_before = NULL;

  if (before->seat == state->seat && same_order (before, state) && same_ties (before, state))
    return NULL;

  ties = state->phase == RH_CAPE_TIE ? tell_ties (setup, before, state) : NULL;
  if (ties != NULL)
    return g_steal_pointer (&ties);
  if (state->phase == RH_CAPE_TIE && before->phase == RH_CAPE_TIE)
    return tell_swapped (setup, before, state);

  if (state->phase == RH_CAPE_PICK && !same_order (before, state)) {
    text = rh_cape_text_names (setup, state->order, state->n_seats);
    /* Translators: the names of all players */
    return g_strdup_printf (_("The picking order would be %s."), text);
  }

  text = tell_next (setup, state);
  text_before = tell_next (setup, before);
  if (g_str_equal (text, text_before))
    return NULL;

  /* Translators: such as “Round 3 of 8 · Build · Anna’s turn”, twice */
  return g_strdup_printf (_("Next would be: %1$s (before: %2$s)."), text, text_before);
}

static char *
tell_winner (const RhSetup *setup, const RhCapeState *before, const RhCapeState *state)
{
  if (before->winner == state->winner)
    return NULL;
  if (state->winner == RH_CAPE_NO_SEAT)
    return g_strdup (_("Nobody would have won; the game would go on."));

  /* Translators: a player */
  return g_strdup_printf (_("%s would have won."), setup->seats[state->winner].name);
}

/* The cards in which a row differs from what it was; NULL where they are the same. */
static char *
tell_row (const RhCapePlayer *before, const RhCapePlayer *player)
{
  g_auto (GStrv) cards = g_new0 (char *, RH_CAPE_ROUNDS + 1);
  guint n = 0;

  for (guint i = 0; i < player->owned; i++) {
    if (i >= before->owned || !rh_cape_card_equal (before->cards[i], player->cards[i]))
      cards[n++] = rh_cape_text_card_in_sentence (player->cards[i]);
  }

  return n > 0 ? rh_join_phrases ((const char *const *) cards) : NULL;
}

/* Rule A7: who would have which card, where it is a matter of two and more; what a card itself is was corrected by hand. */
static void
add_rows (GPtrArray *told, const RhSetup *setup, const RhCapeState *before, const RhCapeState *state)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < state->n_seats; i++) {
    g_autofree char *row = tell_row (&before->players[i], &state->players[i]);

    if (row != NULL)
      /* Translators: a player, and cards of a correction: “Anna would have: desert, 2 rails, £5” */
      g_ptr_array_add (rows, g_strdup_printf (_("%1$s would have: %2$s."), setup->seats[i].name, row));
  }
  for (guint i = 0; rows->len > 1 && i < rows->len; i++)
    g_ptr_array_add (told, g_strdup (g_ptr_array_index (rows, i)));
}

/* Rules R1, R4: the bonus rails, which lie beside the players. */
static void
add_bonus (GPtrArray *told, const RhSetup *setup, const RhCapeState *before, const RhCapeState *state)
{
  for (guint i = 0; i < state->n_seats; i++) {
    int was = before->players[i].bonus;
    int bonus = state->players[i].bonus;

    if (bonus != was)
      /* Translators: a player, bonus rails in hand, and how many they were before a correction */
      g_ptr_array_add (told, g_strdup_printf (ngettext ("%1$s would have %2$d bonus rail instead of %3$d.",
                                                        "%1$s would have %2$d bonus rails instead of %3$d.", (gulong) bonus),
                                              setup->seats[i].name, bonus, was));
  }
}

static void
add_piles (GPtrArray *told, const RhSetup *setup, const RhCapeState *before, const RhCapeState *state)
{
  g_autofree char *was = rh_cape_hint_stock (setup, before, "");
  g_autofree char *is = rh_cape_hint_stock (setup, state, "");

  if (was != NULL && is != NULL && !g_str_equal (was, is))
    /* Translators: such as “29 in the pile, 2 discarded”, twice */
    g_ptr_array_add (told, g_strdup_printf (_("Cards would be: %1$s (before: %2$s)."), is, was));
}

/* Whether the game would have come as far, so that what lies on the table can be compared. */
static gboolean
is_as_far (const RhCapeState *before, const RhCapeState *state)
{
  return before->round == state->round && before->phase == state->phase && before->seat == state->seat &&
         before->n_picked == state->n_picked;
}

/**
 * rh_cape_outcome_changes:
 * @setup: the players
 * @was: a #RhCapeState, where the game stood
 * @is: another, where it stands after a correction
 *
 * Returns: (transfer full) (nullable): who has won, where that changes, and what would lie otherwise on the table: whose cards,
 *   bonus rails and piles
 */
char *
rh_cape_outcome_changes (const RhSetup *setup, gconstpointer was, gconstpointer is)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
  char *winner = tell_winner (setup, was, is);

  if (winner != NULL)
    g_ptr_array_add (told, winner);
  if (is_as_far (was, is)) {
    add_rows (told, setup, was, is);
    add_bonus (told, setup, was, is);
    add_piles (told, setup, was, is);
  }
  if (told->len == 0)
    return NULL;

  g_ptr_array_add (told, NULL);

  return g_strjoinv (" ", (char **) told->pdata);
}
