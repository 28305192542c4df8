/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-tally-row.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Where numbers come from, as on paper: a row each, figures below each other, what they come to below a line. */
#define RH_TYPE_TALLY (rh_tally_get_type ())

G_DECLARE_FINAL_TYPE (RhTally, rh_tally, RH, TALLY, AdwBin)

GtkWidget *rh_tally_new (void);
void       rh_tally_set (RhTally         *self,
                         const GPtrArray *rows);
void       rh_tally_say (RhTally         *self);

G_END_DECLS
