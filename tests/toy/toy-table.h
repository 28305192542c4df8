/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-toy.h"
#include "store-table.h"

G_BEGIN_DECLS

/**
 * ToyTable:
 * @place: where the database is
 * @store: that database, open
 */
typedef struct {
  StoreTable *place;
  RhStore    *store;
} ToyTable;

ToyTable *toy_table_new     (void);
void      toy_table_free    (ToyTable *self);
void      toy_table_restart (ToyTable *self);
RhSetup  *toy_table_setup   (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ToyTable, toy_table_free)

G_END_DECLS
