/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"

G_BEGIN_DECLS

/* Who has won a game. */
char *rh_win_text (const RhSetup *setup,
                   gconstpointer  state); /* "Anna has won!" */
int   rh_win_seat (const RhSetup *setup,
                   gconstpointer  state);

G_END_DECLS
