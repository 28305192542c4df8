/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RhScrollEnd:
 * @scroller: what a list is scrolled in
 * @data: what was given
 *
 * Returns: to where it is scrolled so that the newest line is seen
 */
typedef double (*RhScrollEnd) (GtkScrolledWindow *scroller,
                               gpointer           data);

void rh_scroll_to            (GtkWidget         *widget);
void rh_scroll_back_to       (GtkWidget         *widget);
void rh_scroll_towards       (GtkWidget         *widget,
                              double             value);
void rh_scroll_keep          (GtkScrolledWindow *scroller,
                              GtkWidget         *widget);
void rh_scroll_follow        (GtkScrolledWindow *scroller,
                              RhScrollEnd        find_end,
                              gpointer           data);
void rh_scroll_hold          (GtkScrolledWindow *scroller);
void rh_scroll_hold_at       (GtkScrolledWindow *scroller,
                              GtkWidget         *widget,
                              double             y);
void rh_scroll_stop_when_cut (GtkScrolledWindow *scroller);
void rh_scroll_mark_seen     (GtkScrolledWindow *scroller,
                              GtkWidget         *board,
                              GtkWidget         *places);

G_END_DECLS
