/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhLanguage:
 * @code: as LANGUAGE has it; empty for the system's own
 * @name: what it is called in itself, never translated; %NULL for the system's own
 */
typedef struct {
  const char *code;
  const char *name;
} RhLanguage;

const RhLanguage *rh_language_list     (gsize             *n);
char            **rh_language_environ  (char             **environment,
                                        const char        *chosen,
                                        gboolean           plain);
void              rh_language_begin    (char             **argv);
void              rh_language_set_up   (void);
void              rh_language_restart  (char             **argv,
                                        const char        *show);
char             *rh_language_dup_show (void);

G_END_DECLS
