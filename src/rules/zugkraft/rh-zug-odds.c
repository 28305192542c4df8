/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a train is worth to who goes on in the best way, by backward induction over all ways the dice can fall.
 *
 * Dice that are set down don't come back, and a freight train grows, so every train has only larger ones behind it. The
 * trains of one engine are few. Freight trains have no end: of a target those that reach it stop, and of the most points
 * those from LINEAR_FROM on are worth what a formula says. */

#include "config.h"

#include "rh-zug-odds.h"

#include <math.h>
#include <string.h>

#define STAGES 3                /* nothing, an engine, an engine and a tender */
#define KIND (RH_ZUG_CARS_MAX + 1)
#define LINEAR_FROM 15
#define POINTS_KEPT 256

/* Whoever plays for the most points with a freight train of @s points, the fourth roll ahead or a later one, and d dice in
 * hand, expects slope[d] * s + constant[d]. That follows from what is best there: a caboose is taken at once and all cars
 * with it; else all dice if all can be placed, and the best car alone if not; nobody stops. */
static const struct {
  double slope;
  double constant;
} lines[] = {
  { 0, 0 },
  { 116.0 / 101, 902353.0 / 91809 },
  { 1274.0 / 909, 3306838.0 / 275427 },
  { 494.0 / 303, 1294454.0 / 91809 },
};

/* A way to choose from the faces shown: how many of each part. */
typedef struct {
  guint n[RH_ZUG_N_PARTS];
} Faces;

/*
 * RhZugOdds:
 * @aim: what is played for
 * @target: the points, of that aim
 * @worth: what points are worth, likewise; and
 * @data: what it is given
 * @kept: freight trains with fewer points are kept
 * @single: what trains of one engine are worth; NaN where that isn't known yet
 * @waiting: what two engines without a tender are worth, by rolls; likewise
 * @freight: what freight trains are worth, by rolls, dice and points; likewise
 */
struct _RhZugOdds {
  RhZugAim   aim;
  int        target;
  RhZugWorth worth;
  gpointer   data;
  int        kept;
  double     single[RH_ZUG_ROLLS_SAFE][STAGES][KIND][KIND][KIND];
  double     waiting[RH_ZUG_ROLLS_SAFE];
  double    *freight;
};

/* The best choice for some roll. */
typedef struct {
  RhZugOdds        *odds;
  const RhZugStand *stand;
  guint             rolls;   /* made when the choice is made */
  double            best;
  gboolean          ends;    /* whether the turn is best ended with it */
} Choice;

static double value_of (RhZugOdds *self, const RhZugStand *stand, guint rolls, gboolean *ends);

/**
 * rh_zug_stand_of:
 * @sum: what a train without a caboose comes to
 *
 * Returns: the train as far as it matters for what may come
 */
RhZugStand
rh_zug_stand_of (const RhZugSum *sum)
{
  return (RhZugStand) {
    .engines = sum->engines,
    .tender = sum->tender,
    .tanks = sum->freight ? 0 : sum->kinds[RH_ZUG_TANK],
    .ores = sum->freight ? 0 : sum->kinds[RH_ZUG_ORE],
    .boxes = sum->freight ? 0 : sum->kinds[RH_ZUG_BOX],
    .terms = sum->terms,
    .dice = sum->dice,
  };
}

static void
forget (double *values, gsize n)
{
  for (gsize i = 0; i < n; i++)
    values[i] = NAN;
}

static double *
get_place (RhZugOdds *self, const RhZugStand *stand, guint rolls)
{
  if (stand->engines < 2)
    return &self->single[rolls - 1][stand->engines + stand->tender][stand->tanks][stand->ores][stand->boxes];
  if (!stand->tender)
    return &self->waiting[rolls - 1];
  if (stand->terms >= self->kept)
    return NULL;

  return &self->freight[((gsize) stand->terms * RH_ZUG_ROLLS_SAFE + (rolls - 1)) * RH_ZUG_FREIGHT_CARS + stand->dice - 1];
}

/* What it is worth to end the turn. */
static double
end_value (const RhZugOdds *self, gboolean runnable, int points)
{
  if (!runnable)
    return 0;

  switch (self->aim) {
  case RH_ZUG_AIM_POINTS:
    return points;
  case RH_ZUG_AIM_TARGET:
    return points >= self->target ? 1 : 0;
  case RH_ZUG_AIM_WORTH:
    return self->worth (points, self->data);
  case RH_ZUG_AIM_RUN:
  default:
    return 1;
  }
}

/* Rules Z6, Z7. */
static int
caboose_points (const RhZugStand *stand)
{
  gboolean special = stand->engines == 1 && stand->tanks == 1 && stand->ores == 1 && stand->boxes == 1;

  return 2 * (stand->terms + rh_zug_part_get_points (RH_ZUG_CABOOSE)) + (special ? RH_ZUG_SPECIAL_BONUS : 0);
}

/* Sets the dice down; rules Z1, Z4, Z8. Two engines may wait for their tender. The caboose is left out. */
static gboolean
set_down (const RhZugStand *stand, const Faces *faces, RhZugStand *next)
{
  guint cars = faces->n[RH_ZUG_TANK] + faces->n[RH_ZUG_ORE] + faces->n[RH_ZUG_BOX];
  guint used = faces->n[RH_ZUG_ENGINE] + faces->n[RH_ZUG_TENDER] + cars;

  *next = *stand;
  next->engines += faces->n[RH_ZUG_ENGINE];
  next->tender = stand->tender || faces->n[RH_ZUG_TENDER] > 0;
  if ((next->tender && next->engines == 0) ||
      (!next->tender && cars + faces->n[RH_ZUG_CABOOSE] > 0))
    return FALSE;

  next->tanks += faces->n[RH_ZUG_TANK];
  next->ores += faces->n[RH_ZUG_ORE];
  next->boxes += faces->n[RH_ZUG_BOX];
  next->terms += (int) (4 * faces->n[RH_ZUG_TANK] + 3 * faces->n[RH_ZUG_ORE] + 2 * faces->n[RH_ZUG_BOX]);
  next->dice -= used;
  if (next->engines == 2) {
    next->tanks = next->ores = next->boxes = 0;
    if (next->dice == 0 && faces->n[RH_ZUG_CABOOSE] == 0)
      next->dice = RH_ZUG_FREIGHT_CARS;
  }

  return TRUE;
}

/* Tries to set these down. In rolls one to three they may be none (Z3). */
static void
try_choice (Choice *choice, const Faces *faces)
{
  gboolean caboose = faces->n[RH_ZUG_CABOOSE] > 0;
  RhZugStand next;
  gboolean ends = TRUE;
  double value;

  if (!set_down (choice->stand, faces, &next))
    return;

  if (caboose)
    value = end_value (choice->odds, TRUE, caboose_points (&next));
  else
    value = value_of (choice->odds, &next, MIN (choice->rolls, RH_ZUG_ROLLS_SAFE), &ends);

  if (value > choice->best || (value == choice->best && ends)) {
    choice->best = value;
    choice->ends = ends;
  }
}

static guint
get_room (const RhZugStand *stand, RhZugPart part)
{
  if (part == RH_ZUG_ENGINE)
    return 2 - stand->engines;
  if (part == RH_ZUG_TENDER)
    return stand->tender ? 0 : 1;

  return part == RH_ZUG_CABOOSE ? 1 : RH_ZUG_DICE;
}

/* Tries all that can be chosen of the parts from @part on. */
static void
try_choices (Choice *choice, const Faces *shown, Faces *chosen, RhZugPart part, guint n)
{
  guint most;

  if (part > RH_ZUG_PART_LAST) {
    if (n > 0 || choice->rolls <= RH_ZUG_ROLLS_SAFE)
      try_choice (choice, chosen);
    return;
  }

  most = MIN (shown->n[part], get_room (choice->stand, part));
  for (guint i = 0; i <= most; i++) {
    chosen->n[part] = i;
    try_choices (choice, shown, chosen, part + 1, n + i);
  }
  chosen->n[part] = 0;
}

/* Whether none of the faces can be placed. */
static gboolean
places_nothing (const RhZugStand *stand, const Faces *shown)
{
  if (stand->engines == 0)
    return shown->n[RH_ZUG_ENGINE] == 0;
  if (!stand->tender)
    return shown->n[RH_ZUG_TENDER] + (stand->engines == 1 ? shown->n[RH_ZUG_ENGINE] : 0) == 0;

  return shown->n[RH_ZUG_TENDER] + (stand->engines == 2 ? shown->n[RH_ZUG_ENGINE] : 0) == stand->dice;
}

static void
count_roll (Choice *choice, const Faces *shown, guint ways, RhZugTally *tally)
{
  Faces chosen = { { 0 } };

  choice->best = 0;
  choice->ends = FALSE;
  try_choices (choice, shown, &chosen, RH_ZUG_ENGINE, 0);

  tally->n_rolls += ways;
  tally->n_nothing += places_nothing (choice->stand, shown) ? ways : 0;
  if (choice->best > 0 && choice->ends) {
    tally->n_end += ways;
    tally->end += ways * choice->best;
  } else if (choice->best > 0) {
    tally->n_on += ways;
    tally->on += ways * choice->best;
  }
}

/* Goes through all that the dice can show, from @part on; @ways is how many ways lead there. */
static void
count_rolls (Choice *choice, Faces *shown, RhZugPart part, guint dice, guint ways, RhZugTally *tally)
{
  guint choose = 1; /* how many ways there are to choose i of the dice */

  if (part == RH_ZUG_PART_LAST) {
    shown->n[part] = dice;
    count_roll (choice, shown, ways, tally);
    return;
  }

  for (guint i = 0; i <= dice; i++) {
    shown->n[part] = i;
    count_rolls (choice, shown, part + 1, dice - i, ways * choose, tally);
    choose = choose * (dice - i) / (i + 1);
  }
}

/**
 * rh_zug_odds_roll:
 * @self: the odds
 * @stand: a train with dice in hand
 * @rolls: the rolls made, 0 to 3; 3 stands for three or more
 * @tally: (out): what comes of the next roll
 *
 * Rolls once more and then plays for what is aimed at. A train that can't run is short after the third roll (rule Z2), and
 * nothing of it is to be had.
 *
 * Returns: what that is worth
 */
double
rh_zug_odds_roll (RhZugOdds *self, const RhZugStand *stand, guint rolls, RhZugTally *tally)
{
  Choice choice = { .odds = self, .stand = stand, .rolls = rolls + 1 };
  Faces shown = { { 0 } };

  g_assert (rolls <= RH_ZUG_ROLLS_SAFE && stand->dice > 0);

  *tally = (RhZugTally) { 0 };
  count_rolls (&choice, &shown, RH_ZUG_ENGINE, stand->dice, 1, tally);

  return (tally->end + tally->on) / tally->n_rolls;
}

/* What rolling is worth, without any of it where it needn't be known. */
static double
roll_value (RhZugOdds *self, const RhZugStand *stand, guint rolls)
{
  gboolean linear = self->aim == RH_ZUG_AIM_POINTS && stand->engines == 2 && rolls == RH_ZUG_ROLLS_SAFE;
  RhZugTally tally;

  if (linear && stand->terms >= LINEAR_FROM)
    return lines[stand->dice].slope * stand->terms + lines[stand->dice].constant;

  return rh_zug_odds_roll (self, stand, rolls, &tally);
}

/* Whether nothing better than its end can come of a train that can run; of what points are worth that is known of freight trains
 * that may wreck. */
static gboolean
is_settled (const RhZugOdds *self, const RhZugStand *stand, guint rolls, double end)
{
  if (stand->dice == 0)
    return TRUE;
  if (self->aim == RH_ZUG_AIM_WORTH)
    return stand->engines == 2 && rolls == RH_ZUG_ROLLS_SAFE && stand->terms >= self->kept;

  return self->aim != RH_ZUG_AIM_POINTS && end > 0;
}

/* What the train is worth to who stops or rolls; @ends says whether it is best to stop. */
static double
value_of (RhZugOdds *self, const RhZugStand *stand, guint rolls, gboolean *ends)
{
  gboolean runnable = stand->tender && stand->terms > 0;
  double end = end_value (self, runnable, stand->terms);
  double *place;
  double roll;

  *ends = TRUE;
  if (is_settled (self, stand, rolls, end))
    return end;
  if (!runnable && rolls == RH_ZUG_ROLLS_SAFE)
    return 0;

  place = get_place (self, stand, rolls);
  roll = place == NULL || isnan (*place) ? roll_value (self, stand, rolls) : *place;
  if (place != NULL)
    *place = roll;
  *ends = end >= roll;

  return MAX (end, roll);
}

/* From the most points down, so that no train asks for one that isn't known: there may be thousands. */
static void
fill_freight (RhZugOdds *self)
{
  for (int terms = self->kept - 1; terms > 0; terms--) {
    for (guint dice = 1; dice <= RH_ZUG_FREIGHT_CARS; dice++) {
      RhZugStand stand = { .engines = 2, .tender = TRUE, .terms = terms, .dice = dice };
      gboolean ends;

      value_of (self, &stand, RH_ZUG_ROLLS_SAFE, &ends);
    }
  }
}

/* Freight trains with fewer points than @kept are worked out at once. */
static RhZugOdds *
make (const RhZugOdds *what, int kept)
{
  RhZugOdds *self = g_memdup2 (what, sizeof *what);
  gsize n = (gsize) kept * RH_ZUG_ROLLS_SAFE * RH_ZUG_FREIGHT_CARS;

  self->kept = kept;
  self->freight = g_new (double, n);
  forget (self->freight, n);
  forget (&self->single[0][0][0][0][0], sizeof self->single / sizeof (double));
  forget (self->waiting, G_N_ELEMENTS (self->waiting));
  fill_freight (self);

  return self;
}

/**
 * rh_zug_odds_new:
 * @aim: what is played for, other than %RH_ZUG_AIM_WORTH
 * @target: the points to reach, at least 1, for %RH_ZUG_AIM_TARGET
 *
 * Returns: (transfer full): what trains are worth; it keeps what it has worked out
 */
RhZugOdds *
rh_zug_odds_new (RhZugAim aim, int target)
{
  const RhZugOdds what = { .aim = aim, .target = target };

  return make (&what, aim == RH_ZUG_AIM_TARGET ? target : POINTS_KEPT);
}

/**
 * rh_zug_odds_new_worth:
 * @worth: what points are worth
 * @data: what it is given; it lives as long as the odds
 * @enough: so many points or more are worth 26/27 at least: with these, no freight train that may wreck is better rolled for
 *
 * Returns: (transfer full): what trains are worth to who plays for that, %RH_ZUG_AIM_WORTH; it keeps what it has worked out
 */
RhZugOdds *
rh_zug_odds_new_worth (RhZugWorth worth, gpointer data, int enough)
{
  const RhZugOdds what = { .aim = RH_ZUG_AIM_WORTH, .worth = worth, .data = data };

  return make (&what, enough);
}

/**
 * rh_zug_odds_free:
 * @self: the odds
 *
 * Frees them.
 */
void
rh_zug_odds_free (RhZugOdds *self)
{
  g_free (self->freight);
  g_free (self);
}

/**
 * rh_zug_odds_get:
 * @self: the odds
 * @stand: a train
 * @rolls: the rolls made, 1 to 3; 3 stands for three or more
 *
 * Returns: what the train is worth to who stops or rolls, whatever is better
 */
double
rh_zug_odds_get (RhZugOdds *self, const RhZugStand *stand, guint rolls)
{
  gboolean ends;

  return value_of (self, stand, rolls, &ends);
}
