/* SPDX-License-Identifier: GPL-3.0-or-later
 * The one list of games. A test may link another one, see rh-games.h. */

#include "rh-games.h"

#include "rh-cape.h"
#include "rh-heart.h"

const RhGame *const rh_games[] = {
  &rh_cape_game,
  &rh_heart_game,
  NULL,
};

static const char *const zugkraft_moves[] = { "train", "short", "wreck", NULL };

const RhLaterGame rh_later_games[] = {
  { "zugkraft", zugkraft_moves },
  { NULL, NULL },
};
