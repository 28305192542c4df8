/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How the game came to stand where it does. */
typedef enum {
  RH_DONE_PLAYED,
  RH_DONE_REPLACED,
  RH_DONE_UNDONE,
  RH_DONE_REDONE,
  /* The moves may be others, however many there are. */
  RH_DONE_CORRECTED, /* now, or again */
  RH_DONE_MENDED,    /* likewise, and the same is asked as before */
  RH_DONE_UNCORRECTED,
} RhDone;

/**
 * RhDrafts:
 * @texts: (element-type utf8): the draft after each thing that was entered
 * @n_done: how many of them are done; those after that can be redone
 * @leads_on: whether they led to the move that can be redone
 * @n_before: how many of those done were entered before the last correction was made, which is undone first
 *
 * All that was entered of the next move, and elsewhere before the game came to stand here.
 */
typedef struct {
  GPtrArray *texts;
  guint      n_done;
  gboolean   leads_on;
  guint      n_before;

  /*< private >*/
  GHashTable *behind; /* what led to a move, by how many are played with it, where that is known */
  GHashTable *ahead;  /* what was entered after so many moves and undone before the last of them was */
  GHashTable *aside;  /* what was entered when a correction was made, by its number */
} RhDrafts;

RhDrafts   *rh_drafts_new      (void);
void        rh_drafts_free     (RhDrafts       *self);
void        rh_drafts_load     (RhDrafts       *self,
                                GPtrArray      *texts,
                                guint           n_done,
                                gboolean        leads_on);
const char *rh_drafts_get      (const RhDrafts *self);
const char *rh_drafts_get_before (const RhDrafts *self);
const char *rh_drafts_get_after  (const RhDrafts *self);
const char *rh_drafts_get_behind (const RhDrafts *self,
                                guint           number);
gboolean    rh_drafts_can_undo (const RhDrafts *self);
gboolean    rh_drafts_can_redo (const RhDrafts *self);
void        rh_drafts_enter    (RhDrafts       *self,
                                const char     *text);
void        rh_drafts_step     (RhDrafts       *self,
                                gboolean        redo,
                                gboolean        move_follows);
void        rh_drafts_leave    (RhDrafts       *self,
                                RhDone          done,
                                guint           number);
GPtrArray  *rh_drafts_dup_answers (const RhDrafts *self);
void        rh_drafts_resume   (RhDrafts       *self,
                                GPtrArray      *texts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhDrafts, rh_drafts_free)

G_END_DECLS
