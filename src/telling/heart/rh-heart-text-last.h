/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

char *rh_heart_text_last (const RhSetup *setup,
                          gconstpointer  state);

G_END_DECLS
