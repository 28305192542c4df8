/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of games with the toy alone, in the place of the program's, and another that is still to come. */

#include "rh-games.h"
#include "rh-toy.h"

const RhGame *const rh_games[] = {
  &rh_toy_game,
  NULL,
};

static const char *const kite_moves[] = { "rise", "fall", NULL };

const RhLaterGame rh_later_games[] = {
  { "kite", kite_moves },
  { NULL, NULL },
};
