/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-amend-editor.h"

#include "rh-cape-card-entry.h"
#include "rh-cape-card-view.h"
#include "rh-choice.h"

G_BEGIN_DECLS

/* What the files of the editor share; nobody else includes this. */

struct _RhCapeAmendEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  GtkWidget       *box;
  RhChoice    *choices[RH_CAPE_SEATS_MAX];
  GtkWidget       *bids[RH_CAPE_SEATS_MAX];   /* GtkSpinButton */
  RhCapeCardEntry *entry;                     /* of whole cards */
  RhButton    *places[RH_CAPE_SEATS_MAX]; /* of the cards on offer */
  RhCapeCardView  *views[RH_CAPE_SEATS_MAX];
  GtkLabel        *card;                      /* what the card turned up is */

  /* Owned */
  RhSetup *setup;

  RhCapeState before;
  RhCapeMove  was;
  RhCapeMove  move;
  guint       n_choices;
  guint       n_bids;
  guint       place; /* which of the cards on offer is given again */
};

/* rh-cape-amend-editor.c */
RhChoice *rh_cape_amend_editor_add_choice  (RhCapeAmendEditor *self,
                                                const char        *caption);

/* Each fills the editor for one kind of move. */
void          rh_cape_amend_editor_add_reveal  (RhCapeAmendEditor *self);
void          rh_cape_amend_editor_add_draw    (RhCapeAmendEditor *self);
void          rh_cape_amend_editor_add_bids    (RhCapeAmendEditor *self);
void          rh_cape_amend_editor_add_tie     (RhCapeAmendEditor *self);
void          rh_cape_amend_editor_add_pick    (RhCapeAmendEditor *self);
void          rh_cape_amend_editor_add_turn    (RhCapeAmendEditor *self);

G_END_DECLS
