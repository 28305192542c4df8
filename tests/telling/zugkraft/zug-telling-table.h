/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "zug-table.h"

G_BEGIN_DECLS

#define zug_assert_text(call, expected) \
  G_STMT_START { \
    g_autofree char *text_ = (call); \
    g_assert_cmpstr (text_, ==, (expected)); \
  } G_STMT_END

G_END_DECLS
