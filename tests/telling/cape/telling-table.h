/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape.h"

G_BEGIN_DECLS

RhSetup     *telling_table_setup (guint        n_seats);
RhCapeState  telling_table_state (RhCapePhase  phase);

/* Asserts what is said, and frees it. */
#define assert_text(expected, make)          \
  G_STMT_START {                             \
    g_autofree char *text_ = (make);         \
    g_assert_cmpstr (text_, ==, (expected)); \
  } G_STMT_END

G_END_DECLS
