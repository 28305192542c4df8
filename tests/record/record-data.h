/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-record.h"

G_BEGIN_DECLS

RhRecordGame *record_data_read       (const char *name);
char         *record_data_read_moves (const char *name);

G_END_DECLS
