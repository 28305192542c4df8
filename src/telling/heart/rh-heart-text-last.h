/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart.h"

G_BEGIN_DECLS

char *rh_heart_text_last (const RhSetup *setup,
                          gconstpointer  state);
char *rh_heart_text_last_passed (const RhSetup *setup,
                                 gconstpointer  state,
                                 const char    *draft);
char *rh_heart_text_last_skipped (const RhSetup *setup,
                                  gconstpointer  before,
                                  gconstpointer  state);

G_END_DECLS
