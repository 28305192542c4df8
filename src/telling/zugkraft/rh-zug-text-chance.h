/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A chance, told in the one way in which all of them are. */
char *rh_zug_text_chance (double chance);

G_END_DECLS
