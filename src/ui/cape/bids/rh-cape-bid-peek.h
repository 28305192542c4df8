/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-bid-field.h"

G_BEGIN_DECLS

void rh_cape_bid_peek_attach (GtkWidget      *button,
                              RhCapeBidField *field);

G_END_DECLS
