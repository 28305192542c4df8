/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

double rh_zug_fresh_get (int points);

G_END_DECLS
