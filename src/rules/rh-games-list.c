/* SPDX-License-Identifier: GPL-3.0-or-later
 * The one list of games. A test may link another one, see rh-games.h. */

#include "rh-games.h"

#include "rh-cape.h"
#include "rh-zug.h"

const RhGame *const rh_games[] = {
  &rh_cape_game,
  &rh_zug_game,
  NULL,
};

static const char *const heart_of_africa_moves[] = { "deal", "terrain", "claim", "tickets", NULL };

const RhLaterGame rh_later_games[] = {
  { "heart-of-africa", heart_of_africa_moves },
  { NULL, NULL },
};
