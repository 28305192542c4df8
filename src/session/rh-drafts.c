/* SPDX-License-Identifier: GPL-3.0-or-later
 * What has been entered of the next move, thing by thing, and where it is kept while the game stands elsewhere. */

#include "config.h"

#include "rh-drafts.h"

#include "rh-draft.h"

#include <string.h>

/* What was entered where the game doesn't stand now, like the fields of the same name. */
typedef struct {
  GPtrArray *texts;
  guint      n_before;
} Left;

static Left *
left_new (GPtrArray *texts, guint n_before)
{
  Left *self = g_new (Left, 1);

  self->texts = g_ptr_array_ref (texts);
  self->n_before = n_before;

  return self;
}

static void
left_free (Left *self)
{
  g_ptr_array_unref (self->texts);
  g_free (self);
}

static GHashTable *
make_table (void)
{
  return g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) left_free);
}

static gpointer
copy_text (gconstpointer text, gpointer data)
{
  return g_strdup (text);
}

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
  self->behind = make_table ();
  self->ahead = make_table ();
  self->aside = make_table ();

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
 * rh_drafts_get_before:
 * @self: drafts
 *
 * Returns: (nullable): what there is of it once what was entered last is undone; %NULL where that isn't what was done last
 */
const char *
rh_drafts_get_before (const RhDrafts *self)
{
  if (!rh_drafts_can_undo (self))
    return NULL;

  return self->n_done > 1 ? g_ptr_array_index (self->texts, self->n_done - 2) : "";
}

/**
 * rh_drafts_get_after:
 * @self: drafts
 *
 * Returns: (nullable): what there is of it once what was undone last is entered again; %NULL where nothing is
 */
const char *
rh_drafts_get_after (const RhDrafts *self)
{
  return rh_drafts_can_redo (self) ? g_ptr_array_index (self->texts, self->n_done) : NULL;
}

/**
 * rh_drafts_get_behind:
 * @self: drafts
 * @number: how many moves are played
 *
 * Returns: (nullable): what had been entered of the last of them before it was played; %NULL where that was nothing, or isn't
 *   known
 */
const char *
rh_drafts_get_behind (const RhDrafts *self, guint number)
{
  const Left *left = g_hash_table_lookup (self->behind, GUINT_TO_POINTER (number));

  return left != NULL && left->texts->len > left->n_before ? g_ptr_array_index (left->texts, left->texts->len - 1) : NULL;
}

/**
 * rh_drafts_can_undo:
 * @self: drafts
 *
 * Returns: whether something that was entered is what was done last
 */
gboolean
rh_drafts_can_undo (const RhDrafts *self)
{
  return self->n_done > self->n_before;
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
  g_return_if_fail (redo ? rh_drafts_can_redo (self) : rh_drafts_can_undo (self));

  if (redo)
    self->n_done++;
  else
    self->n_done--;

  if (self->n_done == 0 && move_follows && !self->leads_on)
    g_ptr_array_set_size (self->texts, 0);
}

static Left *
steal (GHashTable *table, guint number)
{
  gpointer left = NULL;

  g_hash_table_steal_extended (table, GUINT_TO_POINTER (number), NULL, &left);

  return left;
}

/* Up to where there is nothing of the one before. */
static guint
count_answers (const GPtrArray *texts, guint n)
{
  while (n > 0 && strchr (g_ptr_array_index (texts, n - 1), RH_DRAFT_ANEW) != NULL)
    n--;

  return n;
}

/* Of the next move alone; NULL where there's nothing of that. */
static GPtrArray *
dup_answers (const GPtrArray *texts, guint n)
{
  guint n_answers = count_answers (texts, n);
  GPtrArray *answers = make_texts ();

  for (guint i = 0; i < n_answers; i++)
    g_ptr_array_add (answers, g_strdup (texts->pdata[i]));
  if (n_answers == 0)
    g_clear_pointer (&answers, g_ptr_array_unref);

  return answers;
}

/* What was entered of the move before has corrected that. */
static Left *
mend (const Left *left)
{
  g_autoptr (GPtrArray) texts = dup_answers (left->texts, left->texts->len);

  return texts != NULL ? left_new (texts, texts->len) : NULL;
}

/**
 * rh_drafts_dup_answers:
 * @self: drafts
 *
 * Returns: (transfer full) (nullable) (element-type utf8): the draft after each thing that was entered of the next move, and not of
 *   the one before; it waits where a correction asks for something else. %NULL where that's nothing
 */
GPtrArray *
rh_drafts_dup_answers (const RhDrafts *self)
{
  return dup_answers (self->texts, self->n_done);
}

/* What had been entered where the game comes to stand, when that was left: it led to the move that is undone, came
 * with the correction that is, or was undone before the move that is redone. After a correction the same is asked as
 * before, or nothing has been entered. */
static Left *
find (RhDrafts *self, const Left *left, RhDone done, guint number)
{
  switch (done) {
  case RH_DONE_UNDONE:
    return steal (self->behind, number + 1);
  case RH_DONE_REDONE:
    return steal (self->ahead, number);
  case RH_DONE_UNCORRECTED:
    return steal (self->aside, number);
  case RH_DONE_MENDED:
    return mend (left);
  case RH_DONE_PLAYED:
  case RH_DONE_REPLACED:
  case RH_DONE_CORRECTED:
  default:
    return NULL;
  }
}

/* What had been entered where the game stood is kept, to be found when it stands there again. */
static void
put_away (RhDrafts *self, Left *left, RhDone done, guint number)
{
  GHashTable *table = NULL;
  guint key = number;

  if (done == RH_DONE_PLAYED || done == RH_DONE_REDONE) {
    table = self->behind;
  } else if (done == RH_DONE_CORRECTED || done == RH_DONE_MENDED) {
    table = self->aside;
  } else if (done == RH_DONE_UNDONE && left->texts->len > 0) {
    table = self->ahead;
    key = number + 1;
  }

  if (table != NULL)
    g_hash_table_replace (table, GUINT_TO_POINTER (key), left);
  else
    left_free (left);
}

/* Where something is there again, what can be redone after it is what it led to: else it had been let go. */
static void
stand_with (RhDrafts *self, Left *found, RhDone done)
{
  self->leads_on = found != NULL && done != RH_DONE_MENDED;
  self->n_before = found != NULL ? found->n_before : 0;
  self->texts = found != NULL ? g_ptr_array_copy (found->texts, copy_text, NULL) : make_texts ();
  self->n_done = done == RH_DONE_REDONE ? self->n_before : self->texts->len;
  g_clear_pointer (&found, left_free);
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
  gboolean corrected = done == RH_DONE_CORRECTED || done == RH_DONE_MENDED || done == RH_DONE_UNCORRECTED;
  Left *left, *found;

  /* Nothing is entered of the next move, and what led to the last one leads to the one in its place. */
  if (done == RH_DONE_REPLACED)
    return;

  if (done != RH_DONE_UNDONE) /* that gives all of it back in turn */
    g_ptr_array_set_size (self->texts, (int) self->n_done);
  if (done != RH_DONE_UNDONE && done != RH_DONE_REDONE)
    g_hash_table_remove_all (self->ahead);
  if (corrected) /* what led to the moves that there were */
    g_hash_table_remove_all (self->behind);

  left = left_new (self->texts, self->n_before);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  found = find (self, left, done, number);
  put_away (self, left, done, number);
  stand_with (self, found, done);
}

/**
 * rh_drafts_resume:
 * @self: drafts
 * @texts: (element-type utf8): what waited, as of rh_drafts_dup_answers()
 *
 * What was entered where a correction has asked for something else is there again, in place of what is entered now. What is undone
 * next is that which led there.
 */
void
rh_drafts_resume (RhDrafts *self, GPtrArray *texts)
{
  g_ptr_array_unref (self->texts);
  stand_with (self, left_new (texts, texts->len), RH_DONE_MENDED);
}
