/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BID_KEYS (rh_cape_bid_keys_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBidKeys, rh_cape_bid_keys, RH, CAPE_BID_KEYS, GtkWidget)

void rh_cape_bid_keys_add (RhCapeBidKeys *self,
                           GtkWidget     *key);

G_END_DECLS
