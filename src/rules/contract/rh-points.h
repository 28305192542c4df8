/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *rh_points_to_words (int points);   /* "12 points" */

G_END_DECLS
