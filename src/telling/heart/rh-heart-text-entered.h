/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"

G_BEGIN_DECLS

char *rh_heart_text_entered (const RhSetup *setup,
                             const char    *was,
                             const char    *now,
                             gboolean       played); /* "Length 3" */

G_END_DECLS
