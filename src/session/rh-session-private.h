/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-bids.h"
#include "rh-drafts.h"
#include "rh-rules-error.h"
#include "rh-session.h"
#include "rh-store.h"

G_BEGIN_DECLS

/* What the files of the session share; nobody else includes this. */

struct _RhSession {
  GObject parent_instance;

  /* Owned */
  RhSetup     *setup;
  GPtrArray   *moves;    /* of char *; those from n_played on can be redone */
  RhFold      *fold;
  RhBids      *bids;     /* NULL while nobody has sealed */
  RhDrafts    *drafts;
  RhWaiting   *waiting;  /* what was entered where a correction has asked for something else; or NULL */
  RhFold      *waits_at; /* the game there */
  GStringChunk *text;    /* what the moves of a replay are in */

  /* Borrowed */
  RhStore     *store;    /* NULL in a replay */

  RhStand      stand;    /* how many moves are played, and what the store knows it by; its game is 0 in a replay */
  guint        standing; /* another number whenever the game stands elsewhere */
  gboolean     unsaved;  /* whether what was entered isn't on disk */
  gboolean     told_unsaved; /* and that was told, and is tried again */
  guint        saving;   /* a source, while it is going to be put there */
  RhGameStatus status;
  gboolean     plays_forced;
  gboolean     silent;   /* while more is to come of what is told at once */
  gboolean     opens_bids;
  gboolean     says_bids;
  const char  *way;      /* interned: how people make moves of a kind; NULL where they have chosen none */
  gboolean     way_unsaved; /* whether that isn't on disk */
  guint        sealed_after[RH_SEATS_MAX]; /* for each sealed bid the last correction then; later ones are undone first */
  guint        sealed_at[RH_SEATS_MAX]; /* and how many things were entered; later ones likewise */
  guint        over_entered; /* whose bid, a bit a seat, was sealed where something entered could be redone: that is hidden by it */
  guint        over_moves; /* likewise a move or a correction */
  guint        dropped;  /* whose sealed bid an undo has dropped last, from 1; 0 for nobody's */
  guint        dropped_at; /* how many moves were played then */
  gboolean     resumed;  /* whether nothing has been done since it was opened where it had been left */
};

/* rh-session.c */
void      rh_session_changed        (RhSession       *self);
void      rh_session_forced         (RhSession       *self);
RhFold   *rh_session_fold_to        (RhSession       *self,
                                     guint            position,
                                     GError         **error);

/* rh-session-bids.c */
void      rh_session_drop_bid       (RhSession       *self);
gboolean  rh_session_is_hidden      (RhSession       *self,
                                     guint            sealed_over);
void      rh_session_leave_bids     (RhSession       *self,
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

/* rh-session-waiting.c */
RhDone    rh_session_part_draft     (RhSession       *self,
                                     RhFold          *fold,
                                     RhDone           done);
void      rh_session_resume_draft   (RhSession       *self,
                                     RhDone           done,
                                     guint            number);
void      rh_session_load_waiting   (RhSession       *self,
                                     RhWaiting       *waiting);
void      rh_session_forget_waiting (RhSession       *self);

/* rh-session-play.c */
void      rh_session_stand_at       (RhSession       *self,
                                     GPtrArray       *moves,
                                     RhFold          *fold,
                                     RhDone           done);
gboolean  rh_session_has_undone     (RhSession       *self);
gboolean  rh_session_check_playable (RhSession       *self,
                                     GError         **error);

G_END_DECLS
