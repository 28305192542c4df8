/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of games with the toy beside the one that the program's screens are made for. */

#include "rh-cape.h"
#include "rh-games.h"
#include "rh-toy.h"

const RhGame *const rh_games[] = {
  &rh_cape_game,
  &rh_toy_game,
  NULL,
};

const RhLaterGame rh_later_games[] = {
  { NULL, NULL },
};
