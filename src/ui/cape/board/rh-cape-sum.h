/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_SUM (rh_cape_sum_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeSum, rh_cape_sum, RH, CAPE_SUM, AdwBin)

/* The sum of a build: common row 4 + own cards 2 + bonus 1 = 7 of 8. */
GtkWidget *rh_cape_sum_new      (void);
void       rh_cape_sum_set      (RhCapeSum         *self,
                                 const RhCapeOffer *offer,
                                 const char        *name);
void       rh_cape_sum_expect   (RhCapeSum         *self,
                                 const RhCapeOffer *offer,
                                 const char        *hint);
void       rh_cape_sum_set_lacking (RhCapeSum      *self,
                                 const RhCapeOffer *offer);
void       rh_cape_sum_describe (RhCapeSum         *self,
                                 GtkWidget         *build,
                                 GtkWidget         *pass);

G_END_DECLS
