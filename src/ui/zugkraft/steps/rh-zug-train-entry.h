/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-zug-draft.h"

G_BEGIN_DECLS

#define RH_TYPE_ZUG_TRAIN_ENTRY (rh_zug_train_entry_get_type ())
G_DECLARE_FINAL_TYPE (RhZugTrainEntry, rh_zug_train_entry, RH, ZUG_TRAIN_ENTRY, AdwBin)

/* The parts to set down next. Emits "part" (part) for one that may follow, "barred" (part) for one that may not. */
GtkWidget *rh_zug_train_entry_new     (void);
void       rh_zug_train_entry_set     (RhZugTrainEntry  *self,
                                       const RhZugDraft *draft,
                                       guint             place);
void       rh_zug_train_entry_to_look (RhZugTrainEntry  *self);
gboolean   rh_zug_train_entry_has_key (RhZugTrainEntry  *self,
                                       guint             keyval,
                                       GdkModifierType   modifiers);
gboolean   rh_zug_train_entry_key     (RhZugTrainEntry  *self,
                                       guint             keyval,
                                       GdkModifierType   modifiers);

G_END_DECLS
