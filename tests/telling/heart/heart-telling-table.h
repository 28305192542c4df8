/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "heart-table.h"

/* Asserts what is said, and frees it. */
#define assert_text(expected, make)          \
  G_STMT_START {                             \
    g_autofree char *text_ = (make);         \
    g_assert_cmpstr (text_, ==, (expected)); \
  } G_STMT_END

/* The same of lines, with line ends between them. */
#define assert_lines(expected, make)                    \
  G_STMT_START {                                        \
    g_auto (GStrv) lines_ = (make);                     \
    g_autofree char *joined_ = g_strjoinv ("\n", lines_); \
    g_assert_cmpstr (joined_, ==, (expected));          \
  } G_STMT_END
