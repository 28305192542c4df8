/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_LEDGER (rh_cape_ledger_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeLedger, rh_cape_ledger, RH, CAPE_LEDGER, GtkWidget)

/* The sheets on which players used to keep their capital, one beside the other
 * or, where it is narrow, one at a time. */
GtkWidget *rh_cape_ledger_new    (RhSession    *session);
void       rh_cape_ledger_update (RhCapeLedger *self);
void       rh_cape_ledger_ask    (RhCapeLedger *self,
                                  guint         seat,
                                  gboolean      bonus);

G_END_DECLS
