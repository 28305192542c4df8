/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * LayoutNames:
 * @LAYOUT_NAMES_SHORT: nothing may be cut off
 * @LAYOUT_NAMES_CUT: labels that show players' names may end in an ellipsis
 * @LAYOUT_NAMES_LONG: labels that show players' names may end in an ellipsis, and
 *   words may be broken
 */
typedef enum {
  LAYOUT_NAMES_SHORT,
  LAYOUT_NAMES_CUT,
  LAYOUT_NAMES_LONG,
} LayoutNames;

/* layout-window.c */
void  layout_resize        (GtkWindow    *window,
                            int           width,
                            int           height);
void  layout_settle        (GtkWindow    *window);
void  layout_picture       (GtkWindow    *window,
                            const char   *name);

/* layout.c */
guint layout_check         (GtkWindow    *window,
                            const char   *screen,
                            int           width,
                            LayoutNames   names);
guint layout_check_letters (GtkWindow    *window,
                            const char   *screen,
                            double        times);

G_END_DECLS
