/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-words.h"

G_BEGIN_DECLS

#define RH_ZUG_DICE 6
#define RH_ZUG_CARS_MAX 4      /* with one engine: the other dice are the engine and the tender (Z1) */
#define RH_ZUG_FREIGHT_CARS 3  /* with two: dice that are rolled again when all are down (Z8) */
#define RH_ZUG_SPECIAL_BONUS 5 /* Z7 */
#define RH_ZUG_PARTS_MAX 256   /* more than the longest line holds */

/**
 * RhZugPart:
 * @RH_ZUG_NO_PART: none
 * @RH_ZUG_ENGINE: an engine, no points
 * @RH_ZUG_TENDER: a tender, no points
 * @RH_ZUG_TANK: a tank car, 4 points (Z5)
 * @RH_ZUG_ORE: an ore car, 3 points
 * @RH_ZUG_BOX: a boxcar, 2 points
 * @RH_ZUG_CABOOSE: a caboose, 1 point; ends the train and doubles it (Z6)
 *
 * The faces of a die.
 */
typedef enum {
  RH_ZUG_NO_PART,
  RH_ZUG_ENGINE,
  RH_ZUG_TENDER,
  RH_ZUG_TANK,
  RH_ZUG_ORE,
  RH_ZUG_BOX,
  RH_ZUG_CABOOSE,
  RH_ZUG_PART_LAST = RH_ZUG_CABOOSE,
} RhZugPart;

#define RH_ZUG_N_PARTS (RH_ZUG_PART_LAST + 1) /* for arrays that have a place for each part, the first unused */

/**
 * RhZugBar:
 * @RH_ZUG_BAR_NONE: nothing: the part may follow
 * @RH_ZUG_BAR_ENGINE_FIRST: there is no engine yet, and it comes first (Z1)
 * @RH_ZUG_BAR_TENDER_SECOND: there is no tender yet, and it comes after the engine (Z1)
 * @RH_ZUG_BAR_ONE_TENDER: there is a tender (Z4)
 * @RH_ZUG_BAR_TWO_ENGINES: there are two engines (Z4)
 * @RH_ZUG_BAR_DICE: with one engine all six dice are down
 * @RH_ZUG_BAR_CABOOSE: there is a caboose, which ends the turn (Z6)
 * @RH_ZUG_BAR_LENGTH: the train would be longer than a line of a record
 * @RH_ZUG_BAR_BOTH_ENGINES: in place of an engine: there are more cars than one engine draws (Z1, Z4)
 *
 * Why a part may not follow.
 */
typedef enum {
  RH_ZUG_BAR_NONE,
  RH_ZUG_BAR_ENGINE_FIRST,
  RH_ZUG_BAR_TENDER_SECOND,
  RH_ZUG_BAR_ONE_TENDER,
  RH_ZUG_BAR_TWO_ENGINES,
  RH_ZUG_BAR_DICE,
  RH_ZUG_BAR_CABOOSE,
  RH_ZUG_BAR_LENGTH,
  RH_ZUG_BAR_BOTH_ENGINES,
} RhZugBar;

/**
 * RhZugTrain:
 * @n: how many parts there are
 * @parts: the parts, each a #RhZugPart, in the order set down
 *
 * A train, whole or not. Add to it by rh_zug_train_add() alone, and it is one that the rules allow.
 */
typedef struct {
  guint  n;
  guint8 parts[RH_ZUG_PARTS_MAX];
} RhZugTrain;

/**
 * RhZugSum:
 * @engines: engines, 0 to 2
 * @tender: whether there is a tender
 * @cars: cars, without the caboose
 * @kinds: how many cars there are of each kind, by #RhZugPart
 * @caboose: whether there is a caboose: the turn is over and all is doubled (Z6)
 * @terms: the numbers on cars and caboose, added up
 * @bonus: what a special train has beside (Z7), else 0
 * @points: what the train is worth
 * @special: whether it is a special train (Z7)
 * @freight: whether it is a freight train: there are two engines and a tender (Z4)
 * @runnable: whether it can run: engine, tender and a car or caboose (Z2)
 * @complete: whether all six dice are down
 * @dice: the dice in hand; after each third car of a freight train three again (Z8); none behind a caboose
 *
 * What a train comes to: @points is @terms, twice that with a caboose, and @bonus.
 */
typedef struct {
  guint    engines;
  gboolean tender;
  guint    cars;
  guint    kinds[RH_ZUG_N_PARTS];
  gboolean caboose;
  int      terms;
  int      bonus;
  int      points;
  gboolean special;
  gboolean freight;
  gboolean runnable;
  gboolean complete;
  guint    dice;
} RhZugSum;

int         rh_zug_part_get_points (RhZugPart         part);
gboolean    rh_zug_part_is_car     (RhZugPart         part);
RhZugPart   rh_zug_part_parse      (const RhWord     *word);

RhZugBar    rh_zug_train_get_bar   (const RhZugTrain *self,
                                    RhZugPart         part);
RhZugBar    rh_zug_train_add       (RhZugTrain       *self,
                                    RhZugPart         part);
gboolean    rh_zug_train_take_off  (RhZugTrain       *self,
                                    guint             i);
void        rh_zug_train_sum       (const RhZugTrain *self,
                                    RhZugSum         *sum);
void        rh_zug_train_append_to (const RhZugTrain *self,
                                    GString          *string);

G_END_DECLS
