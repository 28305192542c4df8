/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

#define RH_TYPE_NAME_ENTRY (rh_name_entry_get_type ())
G_DECLARE_FINAL_TYPE (RhNameEntry, rh_name_entry, RH, NAME_ENTRY, GtkEntry)

void rh_name_entry_set_store (RhNameEntry *self,
                              RhStore     *store);
void rh_name_entry_set_name  (RhNameEntry *self,
                              const char  *name);
void rh_name_entry_set_label (RhNameEntry *self,
                              const char  *label);
void rh_name_entry_set_error (RhNameEntry *self,
                              const char  *message);

G_END_DECLS
