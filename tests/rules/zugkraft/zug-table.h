/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-error.h"
#include "rh-zug.h"

G_BEGIN_DECLS

RhSetup    *zug_table_setup        (guint             n_seats,
                                    const char       *victory,
                                    int               goal,
                                    int               first);
RhZugState  zug_table_start        (guint             n_seats,
                                    const char       *victory,
                                    int               goal,
                                    int               first,
                                    const char       *moves);
void        zug_table_play         (RhZugState       *state,
                                    const char       *moves);
void        zug_table_refuse       (const RhZugState *state,
                                    const char       *move,
                                    int               code,
                                    const char       *pattern);
RhZugTrain  zug_table_train        (const char       *parts);
char       *zug_table_facts        (const RhZugState *state);

#define zug_table_assert_facts(state, text) \
  G_STMT_START { \
    g_autofree char *facts_ = zug_table_facts (state); \
    g_assert_cmpstr (facts_, ==, (text)); \
  } G_STMT_END

G_END_DECLS
