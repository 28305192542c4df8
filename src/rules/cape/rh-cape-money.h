/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *rh_cape_money_to_words (int pounds);   /* "£12"; "12 pond", "12 font" in sentences of other languages */

G_END_DECLS
