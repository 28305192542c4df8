/* SPDX-License-Identifier: GPL-3.0-or-later
 * What has been entered of the next move, thing by thing, and where it is kept while the game stands elsewhere. */

#include "config.h"

#include "rh-drafts.h"

static GPtrArray *
make_texts (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

/**
 * rh_drafts_new:
 *
 * Returns: (transfer full): drafts of which nothing is entered
 */
RhDrafts *
rh_drafts_new (void)
{
  RhDrafts *self = g_new0 (RhDrafts, 1);

  self->texts = make_texts ();
  self->behind = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  self->ahead = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  self->aside = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);

  return self;
}

/**
 * rh_drafts_free:
 * @self: drafts
 *
 * Frees them.
 */
void
rh_drafts_free (RhDrafts *self)
{
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_pointer (&self->behind, g_hash_table_unref);
  g_clear_pointer (&self->ahead, g_hash_table_unref);
  g_clear_pointer (&self->aside, g_hash_table_unref);
  g_free (self);
}

/**
 * rh_drafts_load:
 * @self: drafts
 * @texts: (transfer full) (element-type utf8): what had been entered
 * @n_done: how many of them are done
 * @leads_on: whether they led to the move that can be redone
 *
 * Has them as they were left.
 */
void
rh_drafts_load (RhDrafts *self, GPtrArray *texts, guint n_done, gboolean leads_on)
{
  g_return_if_fail (n_done <= texts->len);

  g_ptr_array_unref (self->texts);
  self->texts = texts;
  self->n_done = n_done;
  self->leads_on = leads_on;
}

/**
 * rh_drafts_get:
 * @self: drafts
 *
 * Returns: all that has been entered; an empty text where that's nothing
 */
const char *
rh_drafts_get (const RhDrafts *self)
{
  return self->n_done > 0 ? g_ptr_array_index (self->texts, self->n_done - 1) : "";
}

/**
 * rh_drafts_can_redo:
 * @self: drafts
 *
 * Returns: whether something that was entered is undone
 */
gboolean
rh_drafts_can_redo (const RhDrafts *self)
{
  return self->n_done < self->texts->len;
}

/**
 * rh_drafts_enter:
 * @self: drafts
 * @text: all that is entered now
 *
 * Adds one thing. What was undone, here or in moves that follow, is given up.
 */
void
rh_drafts_enter (RhDrafts *self, const char *text)
{
  g_hash_table_remove_all (self->ahead);
  g_ptr_array_set_size (self->texts, (int) self->n_done);
  g_ptr_array_add (self->texts, g_strdup (text));
  self->n_done = self->texts->len;
  self->leads_on = FALSE;
}

/**
 * rh_drafts_step:
 * @self: drafts
 * @redo: whether something is given back
 * @move_follows: whether there is a move that can be redone
 *
 * Takes back the last thing that was entered, or gives it back. Where a move follows that this didn't lead to, what is
 * undone to its beginning is let go, so that the move is the next thing to be redone.
 */
void
rh_drafts_step (RhDrafts *self, gboolean redo, gboolean move_follows)
{
  g_return_if_fail (redo ? rh_drafts_can_redo (self) : self->n_done > 0);

  if (redo)
    self->n_done++;
  else
    self->n_done--;

  if (self->n_done == 0 && move_follows && !self->leads_on)
    g_ptr_array_set_size (self->texts, 0);
}

static GPtrArray *
steal (GHashTable *table, guint number)
{
  gpointer texts = NULL;

  g_hash_table_steal_extended (table, GUINT_TO_POINTER (number), NULL, &texts);

  return texts;
}

/* What had been entered where the game comes to stand, when that was left: it led to the move that is undone, came
 * with the correction that is, or was undone before the move that is redone. */
static GPtrArray *
find (RhDrafts *self, RhDone done, guint number)
{
  switch (done) {
  case RH_DONE_UNDONE:
    return steal (self->behind, number + 1);
  case RH_DONE_REDONE:
    return steal (self->ahead, number);
  case RH_DONE_UNCORRECTED:
    return steal (self->aside, number);
  case RH_DONE_PLAYED:
  case RH_DONE_REPLACED:
  case RH_DONE_CORRECTED:
  default:
    return NULL;
  }
}

/* What had been entered where the game stood is kept, to be found when it stands there again. */
static void
put_away (RhDrafts *self, GPtrArray *texts, RhDone done, guint number)
{
  if (done == RH_DONE_PLAYED || done == RH_DONE_REDONE)
    g_hash_table_replace (self->behind, GUINT_TO_POINTER (number), g_ptr_array_ref (texts));
  else if (done == RH_DONE_UNDONE && texts->len > 0)
    g_hash_table_replace (self->ahead, GUINT_TO_POINTER (number + 1), g_ptr_array_ref (texts));
  else if (done == RH_DONE_CORRECTED)
    g_hash_table_replace (self->aside, GUINT_TO_POINTER (number), g_ptr_array_ref (texts));
}

/**
 * rh_drafts_leave:
 * @self: drafts
 * @done: how the game comes to stand elsewhere
 * @number: how many moves are played there, or of a correction, which it is
 *
 * What was entered led to the move that follows, or to a correction instead; it is there again when that is undone. So
 * is now what had been entered where the game comes to stand.
 */
void
rh_drafts_leave (RhDrafts *self, RhDone done, guint number)
{
  g_autoptr (GPtrArray) left = NULL;
  GPtrArray *found;

  /* Nothing is entered of the next move, and what led to the last one leads to the one in its place. */
  if (done == RH_DONE_REPLACED)
    return;

  if (done != RH_DONE_UNDONE) /* that gives all of it back in turn */
    g_ptr_array_set_size (self->texts, (int) self->n_done);
  if (done != RH_DONE_UNDONE && done != RH_DONE_REDONE)
    g_hash_table_remove_all (self->ahead);
  if (done == RH_DONE_CORRECTED || done == RH_DONE_UNCORRECTED) /* what led to the moves that there were */
    g_hash_table_remove_all (self->behind);

  left = g_steal_pointer (&self->texts);
  found = find (self, done, number);
  put_away (self, left, done, number);

  /* Where something is there again, what can be redone after it is what it led to: else it had been let go. */
  self->leads_on = found != NULL;
  self->texts = found != NULL ? found : make_texts ();
  self->n_done = done == RH_DONE_REDONE ? 0 : self->texts->len;
}
