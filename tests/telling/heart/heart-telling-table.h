/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "heart-table.h"
#include "said.h"

/* Asserts what is said in lines, with line ends between them. */
#define assert_lines(expected, make)                    \
  G_STMT_START {                                        \
    g_auto (GStrv) lines_ = (make);                     \
    g_autofree char *joined_ = g_strjoinv ("\n", lines_); \
    g_assert_cmpstr (joined_, ==, (expected));          \
  } G_STMT_END
