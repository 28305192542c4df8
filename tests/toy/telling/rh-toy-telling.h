/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-telling.h"

G_BEGIN_DECLS

/* A test may have it say more. */
extern RhTelling rh_toy_telling;

G_END_DECLS
