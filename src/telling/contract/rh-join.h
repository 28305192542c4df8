/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Lists as the user's language writes them. */

char *rh_join_names   (const char *const *names);    /* "Anna, Bram and Csilla" */
char *rh_join_items   (const char *const *items);    /* "Anna 5, Bram 0" */
char *rh_join_phrases (const char *const *phrases);  /* "Anna, 2; Bram, none" */

G_END_DECLS
