/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *chooser_wait         (void);
void       chooser_fill         (const char *folder,
                                 const char *name,
                                 const char *kind);
void       chooser_press        (int         response);
void       chooser_answer       (const char *folder,
                                 const char *name,
                                 const char *kind);
void       chooser_assert_again (const char *folder,
                                 const char *name);
void       chooser_assert_asks  (const char *name,
                                 const char *answer);

G_END_DECLS
