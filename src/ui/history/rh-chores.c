/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a store has to do that nobody waits for: done a little at a time, when there is nothing else to do. */

#include "config.h"

#include "rh-chores.h"

/* In milliseconds: what is pressed in between is never far off. */
#define REST 50

/* Games in one go: a few times what a screen takes to be drawn, at most. */
#define N_CLEARED 20
#define N_SUMMED_UP 5

typedef gboolean (*Chore) (RhStore   *store,
                           guint      n,
                           gboolean  *more,
                           GError   **error);

static const struct {
  Chore run;
  guint n;
} chores[] = {
  { rh_store_clear_arriving, N_CLEARED },
  { rh_store_sum_up, N_SUMMED_UP },
};

struct _RhChores {
  RhStore *store;
  guint    next;
  guint    source;
};

/* What can't be done now is tried when the program starts again: whoever meets what is wrong is told there. */
static gboolean
on_rested_cb (gpointer data)
{
  RhChores *self = data;
  gboolean more = FALSE;

  if (!chores[self->next].run (self->store, chores[self->next].n, &more, NULL) || !more)
    self->next++;
  if (self->next < G_N_ELEMENTS (chores))
    return G_SOURCE_CONTINUE;

  self->source = 0;

  return G_SOURCE_REMOVE;
}

/**
 * rh_chores_new:
 * @store: (transfer none): a store, which must outlive this
 *
 * Has games go whose import was cut off, and older games get their results, after all else that there is to do.
 *
 * Returns: (transfer full): what stops when it's freed
 */
RhChores *
rh_chores_new (RhStore *store)
{
  RhChores *self = g_new0 (RhChores, 1);

  self->store = store;
  self->source = g_timeout_add_full (G_PRIORITY_LOW, REST, on_rested_cb, self, NULL);

  return self;
}

/**
 * rh_chores_is_done:
 * @self: chores
 *
 * Returns: whether there is nothing more to do
 */
gboolean
rh_chores_is_done (RhChores *self)
{
  return self->source == 0;
}

/**
 * rh_chores_free:
 * @self: chores
 *
 * Stops them and frees it. Another program goes on where they have come to.
 */
void
rh_chores_free (RhChores *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_free (self);
}
