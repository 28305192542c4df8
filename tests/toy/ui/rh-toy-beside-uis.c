/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of the program's games. */

#include "rh-games-ui.h"

#include "rh-cape-ui.h"

const RhGameUi *const rh_game_uis[] = {
  &rh_cape_ui,
  NULL,
};
