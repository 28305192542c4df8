/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-heart-route.h"

G_BEGIN_DECLS

#define RH_HEART_GROUP_MAX 5 /* as many with their signs are no wider than the narrowest place for routes */

/**
 * RhHeartGroup:
 * @colour: of all of them
 * @n: how many
 * @lengths: how long each is
 * @doubled: whether its points were doubled (rule H4)
 * @sign: whether a doubled one has its sign beside the figure
 *
 * Routes of one colour, told by the figures of their lengths.
 */
typedef struct {
  RhHeartColour colour;
  guint         n;
  guint8        lengths[RH_HEART_GROUP_MAX];
  guint8        doubled[RH_HEART_GROUP_MAX];
  gboolean      sign;
} RhHeartGroup;

double rh_heart_group_get_width (const RhHeartGroup *self,
                                 double              height);
void   rh_heart_group_draw      (const RhHeartGroup *self,
                                 GtkWidget          *widget,
                                 cairo_t            *cr,
                                 double              height);

G_END_DECLS
