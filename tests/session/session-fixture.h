/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-rules-error.h"
#include "rh-session.h"
#include "store-table.h"

#include "rh-cape.h"

/* A session of two players on a store of its own. */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhSession  *session;
  guint       n_changed;
} SessionFixture;

void               session_fixture_set_up        (SessionFixture *self,
                                                  gconstpointer   data);
void               session_fixture_tear_down     (SessionFixture *self,
                                                  gconstpointer   data);
void               session_fixture_restart       (SessionFixture *self);
void               session_fixture_play          (SessionFixture *self,
                                                  const char     *text);
void               session_fixture_seal          (SessionFixture *self,
                                                  guint           seat,
                                                  int             bid);
void               session_fixture_enter         (SessionFixture *self,
                                                  const char     *text);
void               session_fixture_undo          (SessionFixture *self,
                                                  const char     *draft,
                                                  guint           n_played);
void               session_fixture_redo          (SessionFixture *self,
                                                  const char     *draft,
                                                  guint           n_played);
const RhCapeState *session_fixture_state_of      (SessionFixture *self);
RhSetup           *session_fixture_new_setup     (void);
RhSetup           *session_fixture_three_players (void);
