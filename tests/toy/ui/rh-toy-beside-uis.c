/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of the program's games, and those of the toy. */

#include "rh-games-ui.h"

#include "rh-cape-ui.h"
#include "rh-toy-ui.h"

const RhGameUi *const rh_game_uis[] = {
  &rh_cape_ui,
  &rh_toy_ui,
  NULL,
};
