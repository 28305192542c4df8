/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store-table.h"

G_BEGIN_DECLS

/**
 * ArrivalTable:
 * @table: where the database is
 * @store: the games
 * @arrival: games on their way in; %NULL where none are
 *
 * For g_test_add ().
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhArrival  *arrival;
} ArrivalTable;

void arrival_table_open          (ArrivalTable  *self,
                                  gconstpointer  data);
void arrival_table_close         (ArrivalTable  *self,
                                  gconstpointer  data);

RhArrival *arrival_table_new     (RhStore       *store);
void arrival_table_begin         (ArrivalTable  *self);
void arrival_table_add           (ArrivalTable  *self,
                                  const RhSetup *setup,
                                  const char    *moves);
void arrival_table_show          (ArrivalTable  *self);
void arrival_table_give_up       (ArrivalTable  *self);

void arrival_table_assert_counts (RhArrival     *arrival,
                                  const char    *wanted);

G_END_DECLS
