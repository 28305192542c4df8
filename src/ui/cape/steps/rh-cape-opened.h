/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_CAPE_OPENED_NONE (-1)

/**
 * RhCapeOpened:
 * @place: the card on offer that is asked for out of turn, or given anew, from 0; %RH_CAPE_OPENED_NONE for none
 * @kept: the same once what is entered next is there; %RH_CAPE_OPENED_NONE where that says it by itself
 * @was: what it was when it was opened
 */
typedef struct {
  int         place;
  int         kept;
  RhCapeParts was;
} RhCapeOpened;

void     rh_cape_opened_init     (RhCapeOpened      *self);
void     rh_cape_opened_open     (RhCapeOpened      *self,
                                  const RhCapeDraft *draft,
                                  int                place);
gboolean rh_cape_opened_is_given (const RhCapeOpened *self,
                                  const RhCapeDraft  *draft);
void     rh_cape_opened_follow   (RhCapeOpened      *self,
                                  const RhCapeDraft *before,
                                  const RhCapeDraft *draft,
                                  guint              n,
                                  int                due);
gboolean rh_cape_opened_begin_next (RhCapeOpened    *self,
                                    RhCapeDraft     *draft,
                                    int              due,
                                    RhCapeParts      parts);
gboolean rh_cape_opened_make_ten (const RhCapeOpened *self,
                                  RhCapeDraft        *draft,
                                  guint               told);
void     rh_cape_opened_show_leave (GtkButton *leave,
                                    gboolean   shown,
                                    gboolean   given);

G_END_DECLS
