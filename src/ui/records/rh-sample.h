/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"

G_BEGIN_DECLS

RhSession *rh_sample_open (GError **error);

G_END_DECLS
