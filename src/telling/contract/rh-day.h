/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-setup.h"

G_BEGIN_DECLS

GDateTime *rh_day_new       (const RhSetup *setup);
char      *rh_day_to_words  (GDateTime     *day); /* "3 May 2026" */
char      *rh_day_dup_month (guint          month);
char      *rh_day_to_month  (GDateTime     *day); /* "May 2026" */

G_END_DECLS
