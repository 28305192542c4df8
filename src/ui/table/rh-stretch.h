/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RhStretch:
 * @pressed: when a key or a tap came last, by the display's clock
 * @entered: whether that was Enter
 * @dropped: when one came last that wasn't taken; 0 for never
 * @told: whether that was said, so that only a pause in which it could be read is the end
 * @refused: whether that was for what was refused before, and not because it came too early
 * @why: (nullable): what is said then
 *
 * What is typed or tapped at a stretch with something that wasn't taken: it was meant for what that would have led to, and nothing
 * of it is taken either.
 */
typedef struct {
  guint32  pressed;
  gboolean entered;
  guint32  dropped;
  gboolean told;
  gboolean refused;
  char    *why;
} RhStretch;

gboolean rh_stretch_goes_on (RhStretch  *self,
                             gboolean    early,
                             guint32     time);
void     rh_stretch_refuse  (RhStretch  *self,
                             const char *why);
void     rh_stretch_hush    (RhStretch  *self);
void     rh_stretch_end     (RhStretch  *self);
void     rh_stretch_tell    (RhStretch  *self,
                             GtkWidget  *panel,
                             const char *early);
gboolean rh_stretch_leaves  (RhStretch  *self,
                             GtkWidget  *pressed);

G_END_DECLS
