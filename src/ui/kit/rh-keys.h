/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean rh_key_is_plain (GdkModifierType  modifiers);
gboolean rh_key_is       (guint            keyval,
                          const char      *key);
gboolean rh_key_is_figure (guint           keyval,
                          GdkModifierType  modifiers);
gboolean rh_key_is_enter (guint            keyval);
gboolean rh_key_chooses  (guint            keyval);
gboolean rh_key_moves    (guint            keyval);
/* In milliseconds: who looks up between two keys takes longer; and who reads that some were dropped. */
#define RH_KEY_REST 400
#define RH_KEY_TOLD 1000
/* The same, of two presses of one button: longer than they are apart where they were meant as one. */
#define RH_TAP_MEANT 1000

/**
 * RhTap:
 * @time: when, by the display's clock; GDK_CURRENT_TIME for never
 * @x: where, from left
 * @y: the same from the top
 *
 * A press of a pointer or a finger.
 */
typedef struct {
  guint32 time;
  double  x, y;
} RhTap;

gboolean rh_tap_repeats  (const RhTap     *self,
                          const RhTap     *before,
                          guint            rest,
                          double           room);
gboolean rh_tap_doubles  (const RhTap     *self,
                          const RhTap     *before,
                          GtkWidget       *widget);
gboolean rh_key_answers  (GdkEvent        *event);
gint64   rh_key_get_age  (guint32          time);
gboolean rh_key_goes_on  (guint32         *dropped,
                          gboolean         drop,
                          guint32          time,
                          guint            rest);

G_END_DECLS
