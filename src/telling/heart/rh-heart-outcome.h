/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

char *rh_heart_outcome_follows (const RhSetup *setup,
                                gconstpointer  was,
                                gconstpointer  is);
char *rh_heart_outcome_winner  (const RhSetup *setup,
                                gconstpointer  was,
                                gconstpointer  is);
char *rh_heart_outcome_besides (const RhSetup *setup,
                                gconstpointer  was,
                                gconstpointer  is);

G_END_DECLS
