/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*RhNarrowFunc) (GtkWidget *widget,
                              gboolean   narrow);

/**
 * RhNarrow:
 *
 * Whether a widget has little room: it finds out while sizes are given out, and
 * is told a little later, as what is shown can't change before. A field of the widget.
 */
typedef struct {
  GtkWidget    *widget;
  RhNarrowFunc  changed;
  gboolean      narrow;
  gboolean      waits; /* to be told */
} RhNarrow;

void     rh_narrow_init  (RhNarrow     *self,
                          GtkWidget    *widget,
                          gboolean      narrow,
                          RhNarrowFunc  changed);
void     rh_narrow_clear (RhNarrow     *self);
void     rh_narrow_set   (RhNarrow     *self,
                          gboolean      narrow);
void     rh_narrow_tell  (void);
void     rh_narrow_begin (RhNarrow     *self,
                          gboolean      narrow);
gboolean rh_narrow_get   (RhNarrow     *self);

G_END_DECLS
