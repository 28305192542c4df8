/* SPDX-License-Identifier: GPL-3.0-or-later
 * The one list of games that have screens. A test may link another one, see rh-games-ui.h. */

#include "config.h"

#include "rh-games-ui.h"

#include "rh-cape-ui.h"
#include "rh-heart-ui.h"
#include "rh-zug-ui.h"

const RhGameUi *const rh_game_uis[] = {
  &rh_cape_ui,
  &rh_zug_ui,
  &rh_heart_ui,
  NULL,
};
