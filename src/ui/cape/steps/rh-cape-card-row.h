/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-button.h"
#include "rh-cape-card.h"
#include "rh-wrap.h"

G_BEGIN_DECLS

#define RH_CAPE_CARD_ROW_OPEN (-1)

/**
 * RhCapeCardRow:
 * @caption: what stands above its keys, or before them
 * @wrap: what they stand in
 * @n: how many there are
 * @buttons: (array length=n): they
 * @chosen: which one, from 0; %RH_CAPE_CARD_ROW_OPEN for none
 *
 * The keys for a part of a card.
 */
typedef struct {
  GtkWidget *caption;
  GtkWidget *wrap;
  guint      n;
  RhButton  *buttons[RH_CAPE_VALUE_MAX];
  int        chosen;
} RhCapeCardRow;

void     rh_cape_card_row_add_terrains (RhCapeCardRow   *self,
                                        RhWrap          *place,
                                        GCallback        clicked,
                                        gpointer         data);
void     rh_cape_card_row_add_rails    (RhCapeCardRow   *self,
                                        RhWrap          *place,
                                        GCallback        clicked,
                                        gpointer         data);
void     rh_cape_card_row_add_values   (RhCapeCardRow   *self,
                                        RhWrap          *place,
                                        GCallback        clicked,
                                        gpointer         data);
void     rh_cape_card_row_show         (RhCapeCardRow   *self,
                                        gboolean         asked);
gboolean rh_cape_card_row_has_focus    (RhCapeCardRow   *self);
gboolean rh_cape_card_row_take_key     (RhCapeCardRow   *self,
                                        guint            keyval,
                                        GdkModifierType  modifiers);

G_END_DECLS
