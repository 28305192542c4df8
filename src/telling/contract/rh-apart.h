/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"

G_BEGIN_DECLS

/* Names where there is little room. */

char *rh_name_apart (const RhSetup *setup,
                     guint          seat);

G_END_DECLS
