/* SPDX-License-Identifier: GPL-3.0-or-later
 * Prints what the program works out of trains, for odds-in-rationals.py to compare.
 *
 * A line a figure: how many engines, then tanks, ores and boxcars, or points and dice of a freight train; the rolls made;
 * what is aimed at (`points`, or a number of points to reach); and what rolling once more is worth then. First, of trains that
 * can't run yet: `short`, their parts, the rolls made, and the chance of a shortage. Then `fresh`, points, and the chance to bring
 * them in a whole turn; and `hold`, a train, with how much others overtake whoever stops with it, whether only more will do,
 * and the chances that nobody does: of who stops and of who rolls on. */

#include "rh-zug-fresh.h"
#include "rh-zug-hold.h"
#include "rh-zug.h"

#include <string.h>

#define POINTS_MAX 200
#define TARGET_MAX 150
#define FRESH_MAX 150

static RhZugStand
single (guint tanks, guint ores, guint boxes)
{
  return (RhZugStand) {
    .engines = 1,
    .tender = TRUE,
    .tanks = tanks,
    .ores = ores,
    .boxes = boxes,
    .terms = (int) (4 * tanks + 3 * ores + 2 * boxes),
    .dice = RH_ZUG_CARS_MAX - tanks - ores - boxes,
  };
}

/* Figures that can be asked for, but not what has been reached. */
static void
print_stand (RhZugOdds *odds, const RhZugStand *stand, const char *aim)
{
  for (guint rolls = 1; rolls <= RH_ZUG_ROLLS_SAFE; rolls++) {
    RhZugTally tally;
    double value = rh_zug_odds_roll (odds, stand, rolls, &tally);

    if (stand->engines == 2)
      g_print ("2 %d %u", stand->terms, stand->dice);
    else
      g_print ("%u %u %u %u", stand->engines + stand->tender - 1, stand->tanks, stand->ores, stand->boxes);
    g_print (" %u %s %.17g %u\n", rolls, aim, value, tally.n_nothing);
  }
}

static void
print_singles (RhZugOdds *odds, const char *aim, int below)
{
  for (guint tanks = 0; tanks < RH_ZUG_CARS_MAX; tanks++) {
    for (guint ores = 0; tanks + ores < RH_ZUG_CARS_MAX; ores++) {
      for (guint boxes = 0; tanks + ores + boxes < RH_ZUG_CARS_MAX; boxes++) {
        RhZugStand stand = single (tanks, ores, boxes);

        if (stand.terms > 0 && stand.terms < below)
          print_stand (odds, &stand, aim);
      }
    }
  }
}

static void
print_freights (RhZugOdds *odds, const char *aim, int below)
{
  for (int points = 2; points < MIN (below, POINTS_MAX + 1); points++) {
    for (guint dice = 1; dice <= RH_ZUG_FREIGHT_CARS; dice++) {
      RhZugStand stand = { .engines = 2, .tender = TRUE, .terms = points, .dice = dice };

      print_stand (odds, &stand, aim);
    }
  }
}

/* All trains that can't run yet. */
static void
print_short (void)
{
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (RH_ZUG_AIM_RUN, 0);
  static const struct {
    const char *name;
    RhZugStand  stand;
  } list[] = {
    { "none", { .dice = 6 } },
    { "e", { .engines = 1, .dice = 5 } },
    { "ee", { .engines = 2, .dice = 4 } },
    { "et", { .engines = 1, .tender = TRUE, .dice = 4 } },
    { "ete", { .engines = 2, .tender = TRUE, .dice = 3 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    for (guint rolls = 1; rolls < RH_ZUG_ROLLS_SAFE; rolls++) {
      RhZugTally tally;

      g_print ("short %s %u %.17g\n", list[i].name, rolls, 1 - rh_zug_odds_roll (odds, &list[i].stand, rolls, &tally));
    }
  }
}

static void
print_aim (RhZugAim aim, int target, const char *name)
{
  g_autoptr (RhZugOdds) odds = rh_zug_odds_new (aim, target);
  int below = aim == RH_ZUG_AIM_TARGET ? target : G_MAXINT;

  print_singles (odds, name, below);
  print_freights (odds, name, below);
}

/* A train of one letter a part, as in the program that compares, and others who overtake. */
static void
print_hold (const char *parts, int first, int second, gboolean alone)
{
  static const char letters[] = " et432c";
  RhZugTurn turn = { .rivals = { { 1, first }, { 2, second } }, .n_rivals = second > 0 ? 2 : 1 };
  RhZugHold hold;

  for (const char *part = parts; *part != '\0'; part++)
    turn.train.parts[turn.train.n++] = (RhZugPart) (strchr (letters, *part) - letters);
  rh_zug_train_sum (&turn.train, &turn.sum);
  rh_zug_hold_compute (&turn, alone, &hold);
  g_print ("hold %s %d %d %d %.17g %.17g\n", parts, first, second, alone ? 1 : 0, hold.stop, hold.roll);
}

static void
print_holds (void)
{
  for (int points = 1; points <= FRESH_MAX; points++)
    g_print ("fresh %d %.17g\n", points, rh_zug_fresh_get (points));
  print_hold ("et444", 13, 0, FALSE);
  print_hold ("et444", 13, 0, TRUE);
  print_hold ("et432", 6, 20, FALSE);
  print_hold ("et2", 3, 0, FALSE);
  print_hold ("ete4444", 21, 25, FALSE);
  print_hold ("ete4444", 2, 2, FALSE);
  print_hold ("ete43243", 9, 0, TRUE);
  print_hold ("ete44444432", 40, 60, FALSE);
}

int
main (int argc, char *argv[])
{
  print_short ();
  print_holds ();
  print_aim (RH_ZUG_AIM_POINTS, 0, "points");
  for (int target = 1; target <= TARGET_MAX; target++) {
    g_autofree char *name = g_strdup_printf ("%d", target);

    print_aim (RH_ZUG_AIM_TARGET, target, name);
  }

  return 0;
}
