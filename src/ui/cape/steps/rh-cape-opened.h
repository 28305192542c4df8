/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-draft.h"
#include "rh-cape-places.h"
#include "rh-step.h"

G_BEGIN_DECLS

#define RH_CAPE_OPENED_NONE (-1)

/**
 * RhCapeOpened:
 * @place: the card on offer that is asked for out of turn, or given anew, from 0; %RH_CAPE_OPENED_NONE for none
 * @kept: the same once what is entered next is there; %RH_CAPE_OPENED_NONE where that says it by itself
 * @was: what it was when it was opened
 * @chosen: what it is to be once that is applied, where it isn't changed part by part; open where nothing was chosen
 */
typedef struct {
  int         place;
  int         kept;
  RhCapeParts was;
  RhCapeParts chosen;
} RhCapeOpened;

void     rh_cape_opened_init     (RhCapeOpened      *self);
void     rh_cape_opened_open     (RhCapeOpened      *self,
                                  const RhCapeDraft *draft,
                                  int                place);
void     rh_cape_opened_choose   (RhCapeOpened      *self,
                                  const RhCapeDraft *draft,
                                  RhCapeParts        parts);
gboolean rh_cape_opened_is_chosen (const RhCapeOpened *self);
gboolean rh_cape_opened_apply    (RhCapeOpened      *self,
                                  RhCapeDraft       *draft);
RhCapeParts rh_cape_opened_get_card (const RhCapeOpened *self,
                                     const RhCapeDraft  *draft,
                                     guint               place);
gboolean rh_cape_opened_is_given (const RhCapeOpened *self,
                                  const RhCapeDraft  *draft);
gboolean rh_cape_opened_is_unchanged (const RhCapeOpened *self,
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
gboolean rh_cape_opened_is_unclear (const RhCapeOpened *self,
                                    const RhCapeDraft  *draft,
                                    int                 due,
                                    RhCapeParts         parts);
void     rh_cape_opened_tell_dropped (const RhCapeOpened *self,
                                      GtkWidget          *place);
gboolean rh_cape_opened_make_ten (RhCapeOpened      *self,
                                  RhCapeDraft       *draft,
                                  guint              told);
void     rh_cape_opened_show     (const RhCapeOpened *self,
                                  const RhCapeDraft  *draft,
                                  RhCapePlaces       *places,
                                  guint               n,
                                  int                 asked,
                                  RhStep             *step);
char    *rh_cape_opened_ask      (const RhCapeOpened *self,
                                  const RhCapeDraft  *draft,
                                  int                 place,
                                  guint               n);
void     rh_cape_opened_show_leave (const RhCapeOpened *self,
                                    const RhCapeDraft  *draft,
                                    GtkButton          *leave,
                                    GtkWidget          *apply,
                                    gboolean            shown);

G_END_DECLS
