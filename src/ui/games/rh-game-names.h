/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_TYPE_GAME_NAMES (rh_game_names_get_type ())
G_DECLARE_FINAL_TYPE (RhGameNames, rh_game_names, RH, GAME_NAMES, AdwBin)

/* The players of a game in running lines, each after their mark. */
void rh_game_names_set       (RhGameNames       *self,
                              const char *const *colours,
                              const char *const *names);
void rh_game_names_set_seats (RhGameNames       *self,
                              const RhSetup     *setup);
void rh_game_names_centre    (RhGameNames       *self);
void rh_game_names_be_brief  (RhGameNames       *self);

G_END_DECLS
