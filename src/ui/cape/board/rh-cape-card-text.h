/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  GtkWidget  *widget;
  int         size; /* of its font */
  PangoWeight weight;
  gboolean    measured;
  int         width; /* where it is measured */
  int         height;
} RhCapeCardText;

PangoLayout *rh_cape_card_text_lay_out (GtkWidget      *widget,
                                        const char     *text,
                                        int             size);
void   rh_cape_card_text_init     (RhCapeCardText *self,
                                   GtkWidget      *parent,
                                   const char     *css_class);
void   rh_cape_card_text_set      (RhCapeCardText *self,
                                   const char     *text);
void   rh_cape_card_text_set_font (RhCapeCardText *self,
                                   int             size,
                                   PangoWeight     weight);
void   rh_cape_card_text_forget   (RhCapeCardText *self);
double rh_cape_card_text_fit      (RhCapeCardText *self,
                                   double          width,
                                   double          growth);
void   rh_cape_card_text_place    (RhCapeCardText *self,
                                   double          x,
                                   double          y,
                                   double          align,
                                   double          scale);

G_END_DECLS
