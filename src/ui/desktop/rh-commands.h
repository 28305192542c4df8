/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a command gives back to who called it. */
#define RH_COMMAND_DONE 0
#define RH_COMMAND_PROBLEMS 1
#define RH_COMMAND_FAILED 2

void     rh_commands_add            (GApplication       *application);
int      rh_commands_check_words    (const char *const  *words);
void     rh_commands_drop_separator (char             **words);
int      rh_commands_check          (GVariantDict       *given);
int      rh_commands_run            (GVariantDict       *given,
                                     const char *const  *files,
                                     const char         *path);
gboolean rh_commands_find_database  (const char         *path,
                                     char              **refused);
int      rh_commands_give_up        (const char         *path,
                                     const GError       *error);

G_END_DECLS
