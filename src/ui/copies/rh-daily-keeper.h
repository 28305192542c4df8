/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

typedef struct _RhDailyKeeper RhDailyKeeper;

RhDailyKeeper *rh_daily_keeper_new  (RhStore       *store);
void           rh_daily_keeper_keep (RhDailyKeeper *self);
char          *rh_daily_keeper_dup_problem (RhDailyKeeper *self);
void           rh_daily_keeper_keep_now (const char *path);
void           rh_daily_keeper_free (RhDailyKeeper *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhDailyKeeper, rh_daily_keeper_free)

G_END_DECLS
