/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-ledger-lines.h"

G_BEGIN_DECLS

#define RH_TYPE_LEDGER (rh_ledger_get_type ())
G_DECLARE_FINAL_TYPE (RhLedger, rh_ledger, RH, LEDGER, GtkWidget)

/* The sheets on which players used to keep their balance, one beside the other
 * or, where it is narrow, one at a time. */
GtkWidget *rh_ledger_new    (const RhTelling     *telling,
                             const RhSetup       *setup,
                             int                  turn);
void       rh_ledger_update (RhLedger            *self,
                             const RhLedgerLines *lines,
                             gboolean             correctable);
void       rh_ledger_ask    (RhLedger            *self,
                             guint                seat,
                             gboolean             extra);
gboolean   rh_ledger_page   (RhLedger            *self,
                             guint                keyval,
                             GdkModifierType      modifiers);

G_END_DECLS
