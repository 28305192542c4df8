/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape-card-view.h"

G_BEGIN_DECLS

/* The card is designed in a space of this size, and drawn as large as there is room. */
#define RH_CAPE_CARD_FACE_WIDTH 72.0
#define RH_CAPE_CARD_FACE_HEIGHT 96.0

/* The radius of the badge, and the size of the figure on it, but for those who are far away. */
#define RH_CAPE_CARD_FACE_BADGE 14
#define RH_CAPE_CARD_FACE_NEED_SIZE 16

/**
 * RhCapeCardFace:
 * @widget: what is drawn
 * @card: what it shows
 * @look: how it lies
 * @mirrored: whether it is read from right to left
 * @badge: the radius of what the rails that it needs stand on, in the card's space
 * @scale: how large the card's space is drawn
 * @x: where that begins in the widget
 * @y: where that begins in the widget
 * @width: less than RH_CAPE_CARD_FACE_WIDTH for the sliver of a place that says nothing
 */
typedef struct {
  GtkWidget     *widget;
  RhCapeCard     card;
  RhCapeCardLook look;
  gboolean       mirrored;
  double         badge;
  double         scale;
  double         x;
  double         y;
  double         width;
} RhCapeCardFace;

void rh_cape_card_face_append (const RhCapeCardFace *self,
                               GtkSnapshot          *snapshot,
                               int                   width,
                               int                   height);

G_END_DECLS
