/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

extern const RhTelling rh_zug_telling;

G_END_DECLS
