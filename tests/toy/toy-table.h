/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"
#include "rh-toy.h"

G_BEGIN_DECLS

/**
 * ToyTable:
 * @folder: a folder of its own
 * @path: the database in it
 * @store: that database, open
 */
typedef struct {
  char    *folder;
  char    *path;
  RhStore *store;
} ToyTable;

ToyTable *toy_table_new     (void);
void      toy_table_free    (ToyTable *self);
void      toy_table_restart (ToyTable *self);
void      toy_table_verify  (ToyTable *self);
RhSetup  *toy_table_setup   (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ToyTable, toy_table_free)

G_END_DECLS
