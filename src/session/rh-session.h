/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "rh-fold.h"
#include "rh-game.h"

G_BEGIN_DECLS

/* Handed through: who looks into one includes rh-store.h. */
typedef struct _RhDatabase   RhStore;
typedef struct _RhFormerLine RhFormerLine;

/**
 * RhSessionError:
 * @RH_SESSION_ERROR_REPLAY: the game is looked at, not played
 * @RH_SESSION_ERROR_ENDED: people ended the game; take it up again first
 * @RH_SESSION_ERROR_NOTHING: there is nothing to undo or redo, or no bid asked for
 * @RH_SESSION_ERROR_BID: a bid that can't be sealed; the message is for the bidder alone
 * @RH_SESSION_ERROR_FORCED: the move was made, but not the forced one that should have followed by itself
 */
typedef enum {
  RH_SESSION_ERROR_REPLAY,
  RH_SESSION_ERROR_ENDED,
  RH_SESSION_ERROR_NOTHING,
  RH_SESSION_ERROR_BID,
  RH_SESSION_ERROR_FORCED,
} RhSessionError;

#define RH_SESSION_ERROR (rh_session_error_quark ())
GQuark rh_session_error_quark (void);

#define RH_TYPE_SESSION (rh_session_get_type ())
G_DECLARE_FINAL_TYPE (RhSession, rh_session, RH, SESSION, GObject)

/* One game on the table. Emits "changed" after each change of what is said below,
 * "forced" after a move it has made by itself, and "unsaved" (a GError) where what was entered
 * of the next move can't be put on disk. */

RhSession       *rh_session_new_game       (RhStore          *store,
                                            const RhSetup    *setup,
                                            GError          **error);
RhSession       *rh_session_open           (RhStore          *store,
                                            gint64            game,
                                            GError          **error);
RhSession       *rh_session_open_again     (RhSession        *self,
                                            GError          **error);
RhSession       *rh_session_new_replay     (const RhSetup    *setup,
                                            const char *const *moves,
                                            guint             n_moves,
                                            guint             position,
                                            GError          **error);
RhSession       *rh_session_take_replay    (RhSetup          *setup,
                                            GPtrArray        *moves,
                                            GStringChunk     *text,
                                            RhFold           *fold);

/* A replay of what came from elsewhere becomes a game of the store. */
RhSession       *rh_session_import         (RhStore          *store,
                                            RhSession        *replay,
                                            GError          **error);

/* What it stands at. All (transfer none), valid until the next change. */
const RhSetup   *rh_session_get_setup      (RhSession        *self);
gconstpointer    rh_session_get_state      (RhSession        *self);
gpointer         rh_session_dup_state_at   (RhSession        *self,
                                            guint             position);
const RhEntries *rh_session_get_entries    (RhSession        *self);
RhGameStatus     rh_session_get_status     (RhSession        *self);
gboolean         rh_session_is_replay      (RhSession        *self);
gboolean         rh_session_is_resumed     (RhSession        *self);
gint64           rh_session_get_id         (RhSession        *self);
guint            rh_session_get_standing   (RhSession        *self);
guint            rh_session_get_n_played   (RhSession        *self);
guint            rh_session_get_n_moves    (RhSession        *self);
const char      *rh_session_get_move       (RhSession        *self,
                                            guint             i);
const char *const *rh_session_get_moves    (RhSession        *self);

/* Whether it plays forced moves by itself; FALSE at first. A property, "plays-forced", too. */
void             rh_session_set_plays_forced (RhSession    *self,
                                            gboolean          plays_forced);

/* What has been entered of the next move: the beginning of its line, as its game writes that. */
const char      *rh_session_get_draft      (RhSession        *self);
const char      *rh_session_get_begun      (RhSession        *self);
void             rh_session_set_way        (RhSession        *self,
                                            const char       *way);
gboolean         rh_session_has_draft      (RhSession        *self);
gboolean         rh_session_can_undo_bid   (RhSession        *self);
gboolean         rh_session_can_undo_draft (RhSession        *self);
gboolean         rh_session_can_redo_draft (RhSession        *self);
const char      *rh_session_get_undone_draft (RhSession      *self);
const char      *rh_session_get_redone_draft (RhSession      *self);
gboolean         rh_session_set_draft      (RhSession        *self,
                                            const char       *text,
                                            GError          **error);

/* The only ways to change it. In a replay, undo, redo and go_to move in memory only. */
gboolean         rh_session_play           (RhSession        *self,
                                            const char       *text,
                                            GError          **error);
gboolean         rh_session_replace        (RhSession        *self,
                                            const char       *text,
                                            gboolean          keep,
                                            GError          **error);
gboolean         rh_session_can_undo       (RhSession        *self);
gboolean         rh_session_can_redo       (RhSession        *self);
guint            rh_session_get_undo_correction (RhSession   *self);
guint            rh_session_get_redo_correction (RhSession   *self);
guint            rh_session_count_followers (RhSession       *self,
                                             gboolean         redo);
gboolean         rh_session_undo           (RhSession        *self,
                                            GError          **error);
gboolean         rh_session_redo           (RhSession        *self,
                                            GError          **error);
gboolean         rh_session_go_to          (RhSession        *self,
                                            guint             position,
                                            GError          **error);
gboolean         rh_session_end            (RhSession        *self,
                                            GError          **error);
gboolean         rh_session_take_up        (RhSession        *self,
                                            GError          **error);

/* Correcting an old slip, once it was looked at what comes of it. */
gboolean         rh_session_amend          (RhSession        *self,
                                            guint             i,
                                            const char       *text,
                                            guint             n_left,
                                            const char *const *added,
                                            GError          **error);
gboolean         rh_session_strike         (RhSession        *self,
                                            guint             n_left,
                                            const char *const *added,
                                            GError          **error);
GPtrArray       *rh_session_list_former    (RhSession        *self,
                                            GError          **error);
RhFormerLine    *rh_session_find_former    (RhSession        *self,
                                            gint64            id,
                                            GError          **error);
char            *rh_session_dup_former_text (RhSession       *self,
                                            guint             seq,
                                            GError          **error);
char           **rh_session_list_waiting   (RhSession        *self,
                                            guint            *seq,
                                            guint            *from,
                                            char            **line,
                                            GError          **error);

/* What people have written about it, wherever it is shown. */
char            *rh_session_dup_note       (RhSession        *self);

/* Sealed bids: in memory only, never told but by rh_session_reveal_bids(). */
gboolean         rh_session_seal_bid       (RhSession        *self,
                                            guint             seat,
                                            int               bid,
                                            GError          **error);
gboolean         rh_session_is_sealed      (RhSession        *self,
                                            guint             seat);
guint            rh_session_get_sealed     (RhSession        *self);
guint            rh_session_get_n_sealed   (RhSession        *self);
guint            rh_session_get_last_sealed (RhSession       *self);
int              rh_session_get_dropped    (RhSession        *self);
gboolean         rh_session_get_opens_bids (RhSession        *self);
gboolean         rh_session_get_says_bids  (RhSession        *self);
void             rh_session_unseal_bid     (RhSession        *self,
                                            guint             seat);
gboolean         rh_session_reveal_bids    (RhSession        *self,
                                            GError          **error);

G_END_DECLS
