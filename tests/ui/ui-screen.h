/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef gboolean (*UiCondition) (gpointer data);

void       ui_screen_init          (int          *argc,
                                    char       ***argv);
void       ui_screen_wait          (UiCondition   condition,
                                    gpointer      data);
void       ui_screen_settle        (GtkWidget    *widget);
gboolean   ui_screen_draws         (GtkWidget    *widget,
                                    const char   *kind);
int        ui_screen_get_change    (GtkWidget    *widget,
                                    GtkStateFlags state,
                                    int           x);
GtkWidget *ui_screen_window        (GtkWidget    *child);
GtkWidget *ui_screen_look_for      (GtkWidget    *root,
                                    GType         type,
                                    const char   *name);
GtkWidget *ui_screen_find          (GtkWidget    *root,
                                    GType         type,
                                    const char   *name);
GtkWidget *ui_screen_find_words    (GtkWidget    *root,
                                    const char   *words);
guint      ui_screen_count         (GtkWidget    *root,
                                    GType         type);
GtkWidget *ui_screen_find_window   (GType         type);
GtkWidget *ui_screen_find_dialog   (void);
void       ui_screen_assert_dialog (const char   *heading);
void       ui_screen_wait_told     (const char   *words);
void       ui_screen_click         (GtkWidget    *root,
                                    const char   *name);

G_END_DECLS
