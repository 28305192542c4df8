/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-bids.h"
#include "rh-rules-error.h"
#include "rh-session.h"
#include "rh-store.h"

G_BEGIN_DECLS

/* What the files of the session share; nobody else includes this. */

/* How the game came to stand where it does. */
typedef enum {
  RH_DONE_PLAYED,
  RH_DONE_REPLACED,
  RH_DONE_UNDONE,
  RH_DONE_REDONE,
  /* The moves may be others, however many there are. */
  RH_DONE_CORRECTED, /* now, or again */
  RH_DONE_UNCORRECTED,
} RhDone;

struct _RhSession {
  GObject parent_instance;

  /* Owned */
  RhSetup     *setup;
  GPtrArray   *moves;    /* of char *; those from n_played on can be redone */
  RhFold      *fold;
  RhBids      *bids;     /* NULL while nobody has sealed */
  GPtrArray   *drafts;   /* of char *: the draft after each thing that was entered; those from n_drafts on can be redone */
  GPtrArray   *led;      /* likewise: of the last move, what led to it; NULL where that isn't known */
  GHashTable *ahead; /* likewise, what was entered after so many moves and undone before the last of them was: of GPtrArray */
  GHashTable *aside; /* likewise, what was entered when a correction was made, by its number: of GPtrArray */
  GStringChunk *text;    /* what the moves of a replay are in */
  GPtrArray   *marks;    /* of RhFold; NULL but in a long replay */

  /* Borrowed */
  RhStore     *store;    /* NULL in a replay */

  RhStand      stand;    /* how many moves are played, and what the store knows it by; its game is 0 in a replay */
  guint        standing; /* another number whenever the game stands elsewhere */
  guint        n_drafts;
  gboolean     unsaved;  /* whether what was entered isn't on disk */
  guint        saving;   /* a source, while it is going to be put there */
  gboolean     leads_on; /* whether the drafts led to the move that can be redone */
  RhGameStatus status;
  gboolean     plays_forced;
  gboolean     opens_bids;
  gboolean     resumed;  /* whether nothing has been done since it was opened where it had been left */
};

/* rh-session.c */
void      rh_session_changed        (RhSession       *self);
void      rh_session_forced         (RhSession       *self);
RhFold   *rh_session_fold_to        (RhSession       *self,
                                     guint            position,
                                     GError         **error);
void      rh_session_stand_at       (RhSession       *self,
                                     RhFold          *fold,
                                     RhDone           done);

/* rh-session-draft.c */
void      rh_session_step_draft     (RhSession       *self,
                                     gboolean         redo);
void      rh_session_leave_draft    (RhSession       *self,
                                     RhDone           done,
                                     guint            position);
void      rh_session_keep_draft     (RhSession       *self);
void      rh_session_save_draft     (RhSession       *self);

/* rh-session-play.c */
gboolean  rh_session_check_playable (RhSession       *self,
                                     GError         **error);

/* rh-session-marks.c: of long replays alone */
void      rh_session_mark           (RhSession       *self);
RhFold   *rh_session_fold_by_marks  (RhSession       *self,
                                     guint            position,
                                     GError         **error);

G_END_DECLS
