/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The figures of a bid and the sign of the pound. All are laid out beforehand, so that drawing some leaves no text of
 * its own behind. Empty when zeroed. */
typedef struct {
  /* Owned */
  PangoLayout *digits[10];
  PangoLayout *pound;

  gboolean pound_behind;
} RhCapeBidFigures;

void rh_cape_bid_figures_lay_out (RhCapeBidFigures *self,
                                  GtkWidget        *widget);
void rh_cape_bid_figures_clear   (RhCapeBidFigures *self);

G_END_DECLS
