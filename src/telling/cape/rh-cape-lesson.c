/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the sample game teaches: a sentence or two for each thing that happens, where it happens first. */

#include "config.h"

#include "rh-cape-lesson.h"

#include <glib/gi18n-lib.h>

/* Whether it is to be learnt there, and how it is said. */
typedef struct {
  gboolean  (*here) (const RhCapeState *state);
  const char *text;
} Lesson;

static gboolean
is_over (const RhCapeState *state)
{
  return state->phase == RH_CAPE_OVER;
}

static gboolean
is_reveal (const RhCapeState *state)
{
  return state->phase == RH_CAPE_REVEAL;
}

static gboolean
is_bids (const RhCapeState *state)
{
  return state->phase == RH_CAPE_BIDS;
}

static gboolean
is_tie (const RhCapeState *state)
{
  return state->phase == RH_CAPE_TIE;
}

static gboolean
is_pick (const RhCapeState *state)
{
  return state->phase == RH_CAPE_PICK;
}

static gboolean
is_draw (const RhCapeState *state)
{
  return state->phase == RH_CAPE_DRAW;
}

/* The Dutch reading is another. */
static gboolean
is_river (const RhCapeState *state)
{
  return state->last.kind == RH_CAPE_MOVE_BUILD && state->last.bonus_seats != 0 && !state->river_all;
}

static gboolean
is_shuffle (const RhCapeState *state)
{
  return rh_cape_state_must_shuffle (state);
}

static gboolean
is_built (const RhCapeState *state)
{
  return state->last.kind == RH_CAPE_MOVE_BUILD;
}

static gboolean
is_passed (const RhCapeState *state)
{
  return state->last.kind == RH_CAPE_MOVE_PASS;
}

static gboolean
is_decide (const RhCapeState *state)
{
  return state->phase == RH_CAPE_DECIDE;
}

static gboolean
is_short (const RhCapeState *state)
{
  RhCapeOffer offer;

  return is_decide (state) && rh_cape_offer_compute (state, (guint) state->seat, &offer) && offer.missing > 0;
}

static gboolean
has_bonus (const RhCapeState *state)
{
  return is_decide (state) && state->players[state->seat].bonus > 0;
}

/* Of several, the first that isn't known yet is told. */
static const Lesson lessons[] = {
  { is_over, N_("The first to cross eight cards wins, however much money is left.") },
  { is_tie, N_("If bids are equal, whoever has less money left goes first. If that is equal too, each of them draws a "
               "card, and the higher value goes first.") },
  { is_bids, N_("Each player secretly bids something between £0 and all their capital, and pays it, whichever card they "
                "get. The highest bid picks first.") },
  { is_pick, N_("A card that is picked goes to the far end of the row ahead of the train. It brings rails for building, "
                "and pays its value once it is crossed.") },
  { is_river, N_("After a build, everybody else whose train stands directly before a river gets a bonus rail: a card "
                 "of the discards, laid face down.") },
  { is_shuffle, N_("Once the draw pile is empty, the discards are shuffled into a new one. Railhead counts the cards, "
                   "and says when.") },
  { is_built, N_("After a build, the common row is discarded, and the card pays its value. The same player goes on; "
                 "once no card is left ahead of that train, the next auction follows.") },
  { is_reveal, N_("Each round begins with an auction: as many cards are turned up as there are players, and everybody "
                  "gets one of them.") },
  { is_passed, N_("Nobody has to build. After a pass the common row stays, so that the next player has more rails.") },
  { is_draw, N_("Now railways are built. The player on turn turns up a card for the common row: its rails are there for "
                "everybody.") },
  { is_decide, N_("To cross a card, the rails of the common row and of all the player’s own cards ahead are added up. "
                  "If there are enough, building costs nothing.") },
  { is_short, N_("Missing rails cost £10 each. They are paid for before the card pays its value, so there must be enough "
                 "money.") },
  { has_bonus, N_("A bonus rail is as good as a bought rail, but costs nothing. Once it is used, it is gone; the others "
                  "stay.") },
};

/**
 * rh_cape_lesson:
 * @data: a #RhCapeState, where the sample game stands
 * @i: which sentence, from 0
 *
 * Returns: (nullable): something to know there; translate it when shown; %NULL where there are no more
 */
const char *
rh_cape_lesson (gconstpointer data, guint i)
{
  guint n = 0;

  for (guint k = 0; k < G_N_ELEMENTS (lessons); k++) {
    if (lessons[k].here (data) && n++ == i)
      return lessons[k].text;
  }

  return NULL;
}
