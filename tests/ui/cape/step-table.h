/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-cape.h"
#include "rh-step.h"
#include "store-table.h"

G_BEGIN_DECLS

/**
 * StepTable:
 * @session: a game of Anna, Bram, Csilla and Dora on a store of its own
 * @window: the window the step stands in
 * @step: the step, updated with each change as the page does it
 *
 * A table to try a step at.
 */
typedef struct {
  StoreTable *table;
  RhStore    *store;
  RhSession  *session;
  GtkWidget  *window;
  RhStep     *step;
} StepTable;

void        step_table_open      (StepTable         *self,
                                  guint              n_seats,
                                  GType              type,
                                  const char *const *moves);
void        step_table_close     (StepTable         *self);
void        step_table_show      (StepTable         *self,
                                  const RhCapeState *state);
GtkWidget  *step_table_find      (GtkWidget         *root,
                                  const char        *name);
gboolean    step_table_says      (GtkWidget         *root,
                                  const char        *text);
void        step_table_click     (StepTable         *self,
                                  const char        *name);
gboolean    step_table_key       (StepTable         *self,
                                  const char        *key);
gboolean    step_table_refuses   (StepTable         *self,
                                  const char        *key);
void        step_table_keys      (StepTable         *self,
                                  const char        *keys);
gboolean    step_table_enter     (GtkWidget         *window);
const char *step_table_last_move (StepTable         *self);

/* Runs the main loop until the condition holds; fails after twenty seconds. */
#define step_table_wait_for(condition)                                         \
  G_STMT_START {                                                               \
    gint64 until_ = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;             \
                                                                               \
    while (!(condition) && g_get_monotonic_time () < until_) {                 \
      if (!g_main_context_iteration (NULL, FALSE))                             \
        g_usleep (1000);                                                       \
    }                                                                          \
    g_assert_true (condition);                                                 \
  } G_STMT_END

G_END_DECLS
