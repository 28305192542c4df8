/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_ROW (rh_row_get_type ())
G_DECLARE_FINAL_TYPE (RhRow, rh_row, RH, ROW, GtkWidget)

/* Lays its children side by side; text takes as many lines as the width leaves it. */

/**
 * RhRowShares:
 * @RH_ROW_AS_ASKED: each has what it asks for, and what is left goes to those that expand
 * @RH_ROW_EVEN: all are as wide as each other, where each of them has room for what it asks for then; else as asked
 * @RH_ROW_ALIKE: all are as wide as each other, whatever they ask for
 *
 * How children share the width of a row.
 */
typedef enum {
  RH_ROW_AS_ASKED,
  RH_ROW_EVEN,
  RH_ROW_ALIKE,
} RhRowShares;

void rh_row_set_shares (RhRow       *self,
                        RhRowShares  shares);

G_END_DECLS
