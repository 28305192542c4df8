/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-error.h"
#include "rh-cape.h"

G_BEGIN_DECLS

RhSetup     *cape_table_setup        (guint              n_seats,
                                      const char        *river_bonus);
RhCapeState  cape_table_start        (guint              n_seats,
                                      const char        *river_bonus,
                                      const char        *moves);
RhCapeState  cape_table_build_phase  (guint              n_seats,
                                      const char        *river_bonus,
                                      const char *const *rows);
RhCapeCard   cape_table_card         (const char        *text);
void         cape_table_play         (RhCapeState       *state,
                                      const char        *moves);
char        *cape_table_play_entries (RhCapeState       *state,
                                      const char        *moves);
void         cape_table_refuse       (const RhCapeState *state,
                                      const char        *move,
                                      int                code,
                                      const char        *pattern);
char        *cape_table_entries_text (const RhEntry     *entries,
                                      guint              n);
void         cape_table_assert_same  (const RhCapeState *a,
                                      const RhCapeState *b);

#define cape_table_assert_card(card, text) \
  g_assert_true (rh_cape_card_equal ((card), cape_table_card (text)))

G_END_DECLS
