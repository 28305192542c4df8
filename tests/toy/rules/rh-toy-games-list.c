/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of games with the toy alone, in the place of the program's. */

#include "rh-games.h"
#include "rh-toy.h"

const RhGame *const rh_games[] = {
  &rh_toy_game,
  NULL,
};

const RhLaterGame rh_later_games[] = {
  { NULL, NULL },
};
