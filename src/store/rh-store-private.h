/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-rules-error.h"
#include "rh-statement.h"
#include "rh-store.h"

G_BEGIN_DECLS

/* What the files of the store share; nobody else includes this. */

/* The times a calendar of ours has: the years 1 to 9999, in Unix seconds. */
#define RH_TIME_MIN (-G_GINT64_CONSTANT (62135596800))
#define RH_TIME_MAX G_GINT64_CONSTANT (253402300799)

/* From this version of the tables on there are chains and seals. */
#define RH_VERSION_CHAIN 3

/* From this one on corrections are steps. */
#define RH_VERSION_CORRECTION 4

/* From this one on drafts are kept. */
#define RH_VERSION_DRAFT 5

/* From this one on there are notes, results, renamings and games on their way in. */
#define RH_VERSION_SHELF 6

/* From this one on games go on in records on their way in. */
#define RH_VERSION_CONTINUING 7

/* From this one on the way is kept in which people make moves. */
#define RH_VERSION_WAY 8

/* From this one on those go on, too, of which moves are undone. */
#define RH_VERSION_UNDONE 9

/* From this one on it is kept what a correction asks for later. */
#define RH_VERSION_WAITING 10

/* Of the table "game": whether it isn't on its way in. */
#define RH_STORE_IS_HERE "game.id NOT IN (SELECT game FROM arriving)"

/* A statement on the moves, links or entries of a game, which is its first parameter: without those that aren't seen yet, and
 * without undone moves whose places these have taken. @seq is the move's number. */
#define RH_STORE_SELECT_SEEN(database, select, seq, order, game) \
  rh_statement_new_for (database, \
                        rh_database_get_version (database) < RH_VERSION_CONTINUING \
                          ? select order \
                          : select " AND " RH_STORE_IS_SEEN (seq, "?1") order, \
                        game)
#define RH_STORE_IS_SEEN(seq, game) \
  seq " < ifnull ((SELECT first FROM continuing WHERE continuing.game = " game "), 9223372036854775807)"

/* The same with those, of moves or of links. Where there are none, which is nearly always, a game is read a fifth faster. */
#define RH_STORE_SELECT_MOVES(database, what, order, game) \
  RH_STORE_SELECT_ALL (database, what, "move", RH_STORE_SEEN_MOVES, order, game)
#define RH_STORE_SELECT_LINKS(database, what, order, game) \
  RH_STORE_SELECT_ALL (database, what, "chain", RH_STORE_SEEN_LINKS, order, game)
#define RH_STORE_SELECT_ALL(database, what, table, seen, order, game) \
  (rh_database_get_version (database) < RH_VERSION_UNDONE || !rh_continuing_has_undone (database, game) \
    ? RH_STORE_SELECT_SEEN (database, "SELECT " what " FROM " table " WHERE game = ?1", "seq", order, game) \
    : rh_statement_new_for (database, "SELECT " what " FROM " seen order, game))
#define RH_STORE_SEEN_MOVES \
  "(SELECT seq, text, time, undone FROM move WHERE game = ?1 AND " RH_STORE_IS_SEEN ("seq", "?1") \
  " UNION ALL SELECT seq, text, time, 1 FROM continuing_undone WHERE game = ?1)"
#define RH_STORE_SEEN_LINKS \
  "(SELECT seq, digest FROM chain WHERE game = ?1 AND " RH_STORE_IS_SEEN ("seq", "?1") \
  " UNION ALL SELECT seq, digest FROM continuing_undone WHERE game = ?1)"

/* rh-store.c */
GStrv         rh_store_load_migrations     (void);
const char   *rh_game_status_to_string     (RhGameStatus     status);
gboolean      rh_game_status_from_string   (const char      *text,
                                            RhGameStatus    *status);

/* rh-store-backup.c */
gboolean      rh_store_copy_pages          (RhStore         *self,
                                            const char      *path,
                                            const char      *named,
                                            gboolean         anew,
                                            const RhWatcher *watcher,
                                            GError         **error);
gboolean      rh_store_check_source        (const char      *path,
                                            const char      *from,
                                            GError         **error);
gboolean      rh_store_look_at             (const char      *path,
                                            const RhWatcher *watcher,
                                            gboolean         only_file,
                                            RhCopy          *copy,
                                            GError         **error);

/* rh-store-schema.c */
gboolean      rh_store_check_schema        (RhDatabase      *database,
                                            RhVerifyFunc     found,
                                            gpointer         data,
                                            GError         **error);

/* rh-store-setup.c */
gint64        rh_store_setup_insert        (RhDatabase      *database,
                                            const RhSetup   *setup,
                                            gint64           now,
                                            GError         **error);
RhSetup      *rh_store_setup_dup_whole     (const RhSetup   *setup);
RhSetup      *rh_store_setup_read          (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);
RhSetup      *rh_store_setup_read_unnamed  (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);
gboolean      rh_store_setup_compare       (RhDatabase      *database,
                                            gint64           game,
                                            const RhSetup   *setup,
                                            gboolean        *same,
                                            GError         **error);
gboolean      rh_store_is_damage           (const GError    *error);
void          rh_store_propagate_damage    (RhDatabase      *database,
                                            gint64           game,
                                            GError          *problem,
                                            GError         **error);

/* rh-store-load.c */
RhStoredGame *rh_store_read_game_unnamed   (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);
RhStoredGame *rh_store_read_game           (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);

/* rh-store-import.c */
gint64        rh_store_insert_game         (RhDatabase      *database,
                                            const RhSetup   *setup,
                                            const char *const *moves,
                                            const RhFold    *fold,
                                            gint64           touched,
                                            GError         **error);
gboolean      rh_store_delete_rows         (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);
gboolean      rh_store_look_up             (RhDatabase      *database,
                                            const char      *sql,
                                            const char      *text,
                                            gint64          *number,
                                            GError         **error);

/* rh-store-lists.c */
gboolean      rh_store_take_rows           (RhDatabase      *database,
                                            RhStatement     *statement,
                                            const RhGamePlace *after,
                                            guint            limit,
                                            GPtrArray       *rows,
                                            GError         **error);

/* rh-store-seated.c */

/**
 * RhNamed:
 * @n: how many players it's the name of, or part of it
 * @players: which they are, as JSON
 * @few: whether they are few of all
 *
 * Whom a word may mean.
 */
typedef struct {
  gint64   n;
  char    *players;
  gboolean few;
} RhNamed;

/**
 * RhSeatedPart:
 * @unfinished: which list it is of
 * @place: where it begins
 * @end: the last game of the part; left as it is where that is the end of the list
 * @games: (nullable): the games of it to which all names lead, as JSON, in their order
 *
 * A part of a list of games.
 */
typedef struct {
  gboolean    unfinished;
  RhGamePlace place;
  RhGamePlace end;
  char       *games;
} RhSeatedPart;

gboolean      rh_store_find_named          (RhDatabase      *database,
                                            const char      *text,
                                            RhNamed         *named,
                                            GError         **error);
gboolean      rh_store_find_seated         (RhDatabase      *database,
                                            const char *const *names,
                                            RhSeatedPart    *part,
                                            GError         **error);

/* rh-store-result.c */
gboolean      rh_result_renew              (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);
gboolean      rh_result_foresee            (RhDatabase      *database,
                                            gint64           game,
                                            guint            winners,
                                            GError         **error);
gboolean      rh_result_check              (RhDatabase      *database,
                                            const RhStoredGame *stored,
                                            GError         **error);

/* rh-store-renaming.c */
gboolean      rh_renaming_find_root        (RhDatabase      *database,
                                            gint64           player,
                                            gint64          *root,
                                            char           **name,
                                            GError         **error);
gboolean      rh_renaming_check_apart      (RhDatabase      *database,
                                            gint64           game,
                                            const RhSetup   *setup,
                                            GError         **error);
gboolean      rh_renaming_find_first       (RhDatabase      *database,
                                            gint64           player,
                                            char           **first,
                                            GError         **error);
gboolean      rh_renaming_forget           (RhDatabase      *database,
                                            GError         **error);
RhDigest      rh_renaming_digest           (gint64           player,
                                            gint64           other,
                                            const char      *name);

/* rh-store-note.c */
gboolean      rh_note_check                (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);

/* rh-store-agree.c */
gboolean      rh_store_check_agrees        (RhDatabase      *database,
                                            const RhStoredGame *stored,
                                            guint           *n_hold,
                                            GError         **error);

/* rh-store-draft.c */
char         *rh_store_join_lines          (const GPtrArray *lines);
void          rh_store_split_lines         (const char      *joined,
                                            GPtrArray       *lines);
gboolean      rh_store_keep_draft          (RhDatabase      *database,
                                            const RhStoredGame *stored,
                                            GError         **error);
gboolean      rh_store_read_draft          (RhDatabase      *database,
                                            RhStoredGame    *stored,
                                            GError         **error);

/* rh-store-waiting.c */
gboolean      rh_waiting_write             (RhDatabase      *database,
                                            const RhStand   *stand,
                                            const RhWaiting *waiting,
                                            GError         **error);
gboolean      rh_waiting_read              (RhDatabase      *database,
                                            RhStoredGame    *stored,
                                            GError         **error);

/* rh-store-way.c */
gboolean      rh_store_read_way            (RhDatabase      *database,
                                            RhStoredGame    *stored,
                                            GError         **error);

/* rh-store-games.c */
gint64        rh_store_now                 (void);
gboolean      rh_store_find                (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);
gboolean      rh_store_check_same          (RhDatabase      *database,
                                            const RhStand   *stand,
                                            GError         **error);
gboolean      rh_store_begin_change        (RhDatabase      *database,
                                            const RhStand   *stand,
                                            RhStand         *next,
                                            GError         **error);
gboolean      rh_store_end_change          (RhDatabase      *database,
                                            gboolean         ok,
                                            RhStand         *stand,
                                            const RhStand   *next,
                                            GError         **error);
gboolean      rh_store_append_all          (RhDatabase      *database,
                                            RhStand         *next,
                                            const char *const *texts,
                                            const RhFold    *fold,
                                            GError         **error);
gboolean      rh_store_insert_moves        (RhDatabase      *database,
                                            RhStand         *next,
                                            const char *const *texts,
                                            guint            n,
                                            GError         **error);
gboolean      rh_store_insert_entries      (RhDatabase      *database,
                                            gint64           game,
                                            guint            seq,
                                            const RhFold    *fold,
                                            GError         **error);
gboolean      rh_store_settle              (RhDatabase      *database,
                                            RhStand         *next,
                                            const RhFold    *fold,
                                            GError         **error);
gboolean      rh_store_settle_corrected    (RhDatabase      *database,
                                            RhStand         *next,
                                            const RhFold    *fold,
                                            GError         **error);

/* rh-store-correction.c */
gboolean      rh_corrections_read          (RhDatabase      *database,
                                            RhStand         *stand,
                                            GError         **error);
gboolean      rh_corrections_digest        (RhDatabase      *database,
                                            gint64           game,
                                            gboolean         only_done,
                                            RhDigester      *digester,
                                            GError         **error);
gboolean      rh_corrections_keep_lines    (RhDatabase      *database,
                                            gint64           game,
                                            guint            seq,
                                            guint            n_kept,
                                            gint64          *first,
                                            GError         **error);
gboolean      rh_corrections_add           (RhDatabase      *database,
                                            const RhStand   *stand,
                                            RhStand         *next,
                                            const RhAmendment *amendment,
                                            gint64           first,
                                            GError         **error);
gboolean      rh_corrections_forget        (RhDatabase      *database,
                                            RhStand         *next,
                                            GError         **error);

/**
 * RhSeal:
 * @played: how many moves are played
 * @amended: of all amendments
 * @digest: of the head, the last link, @amended, @played and what the table "game" says
 *
 * What a game is sealed with, so that a changed bit is seen.
 */
typedef struct {
  guint    played;
  RhDigest amended;
  RhDigest digest;
} RhSeal;

/* rh-store-arriving.c */
gboolean      rh_arriving_lock             (RhStore         *store,
                                            int             *lock,
                                            GError         **error);
void          rh_arriving_unlock           (RhStore         *store,
                                            int              lock);
gboolean      rh_arriving_find_last        (RhDatabase      *database,
                                            gint64          *last,
                                            GError         **error);
gboolean      rh_arriving_has              (RhDatabase      *database,
                                            gint64           last,
                                            gint64           game,
                                            gboolean        *has,
                                            GError         **error);
gboolean      rh_arriving_show             (RhDatabase      *database,
                                            gint64           last,
                                            GError         **error);
gboolean      rh_arriving_clear            (RhDatabase      *database,
                                            guint            n,
                                            gboolean        *more,
                                            GError         **error);

/**
 * RhComing:
 * @setup: its head
 * @moves: its lines
 * @n: how many
 *
 * A game as a record has it.
 */
typedef struct {
  const RhSetup     *setup;
  const char *const *moves;
  guint              n;
} RhComing;

/* rh-store-coming.c */
gboolean      rh_coming_find_same          (RhDatabase      *database,
                                            const RhComing  *record,
                                            gint64          *game,
                                            GError         **error);
gboolean      rh_coming_find_kind          (RhDatabase      *database,
                                            const RhComing  *record,
                                            RhArrivalKind   *kind,
                                            gint64          *game,
                                            GError         **error);
gboolean      rh_coming_insert             (RhDatabase      *database,
                                            const RhComing  *record,
                                            const RhFold    *fold,
                                            gboolean         other,
                                            GError         **error);

/* rh-store-continuing.c */
gboolean      rh_continuing_find_last      (RhDatabase      *database,
                                            gint64          *last,
                                            GError         **error);
gboolean      rh_continuing_has_undone     (RhDatabase      *database,
                                            gint64           game);
gboolean      rh_continuing_add            (RhDatabase      *database,
                                            gint64           game,
                                            const char *const *moves,
                                            const RhFold    *fold,
                                            GError         **error);
gboolean      rh_continuing_play_on        (RhDatabase      *database,
                                            gint64           game,
                                            const char *const *moves,
                                            const RhFold    *fold,
                                            GError         **error);
gboolean      rh_continuing_discard        (RhDatabase      *database,
                                            gint64           game,
                                            GError         **error);
GHashTable *  rh_continuing_list           (RhDatabase      *database,
                                            gint64           last,
                                            GError         **error);
gboolean      rh_continuing_show           (RhDatabase      *database,
                                            gint64           last,
                                            GError         **error);
gboolean      rh_continuing_clear          (RhDatabase      *database,
                                            guint            n,
                                            gboolean        *more,
                                            GError         **error);

/* rh-store-chain.c */
gboolean      rh_chain_read_seal           (RhDatabase      *database,
                                            gint64           game,
                                            RhSeal          *seal,
                                            GError         **error);
gboolean      rh_chain_read_link           (RhDatabase      *database,
                                            gint64           game,
                                            gint64           seq,
                                            RhDigest        *link,
                                            GError         **error);
gboolean      rh_chain_read_last           (RhDatabase      *database,
                                            gint64           game,
                                            RhDigest        *link,
                                            GError         **error);
gboolean      rh_chain_digest_head         (RhDatabase      *database,
                                            gint64           game,
                                            RhDigest        *digest,
                                            GError         **error);
RhDigest      rh_chain_digest_move         (const RhDigest  *before,
                                            gint64           seq,
                                            const char      *text,
                                            gint64           time);
gboolean      rh_chain_digest_amended      (RhDatabase      *database,
                                            gint64           game,
                                            RhDigest        *digest,
                                            GError         **error);
gboolean      rh_chain_foresee_amended     (RhDatabase      *database,
                                            gint64           game,
                                            gint64           replaced,
                                            RhDigest        *digest,
                                            GError         **error);
gboolean      rh_chain_digest_seal         (RhDatabase      *database,
                                            gint64           game,
                                            const RhDigest  *last,
                                            RhSeal          *seal,
                                            GError         **error);

/* Each brings @next up to date; rh_chain_set_seal() comes last. */
gboolean      rh_chain_begin               (RhDatabase      *database,
                                            RhStand         *next,
                                            GError         **error);
gboolean      rh_chain_add                 (RhDatabase      *database,
                                            RhStand         *next,
                                            const char      *text,
                                            gint64           time,
                                            GError         **error);
gboolean      rh_chain_cut                 (RhDatabase      *database,
                                            RhStand         *next,
                                            guint            n_kept,
                                            GError         **error);
gboolean      rh_chain_renew               (RhDatabase      *database,
                                            RhStand         *next,
                                            guint            seq,
                                            GError         **error);
gboolean      rh_chain_seal_as_it_is       (RhDatabase      *database,
                                            RhStand         *next,
                                            GError         **error);
void          rh_chain_make_seal           (RhStand         *next,
                                            RhGameStatus     status,
                                            guint            winners,
                                            gint64           touched);
gboolean      rh_chain_set_seal            (RhDatabase      *database,
                                            RhStand         *next,
                                            RhGameStatus     status,
                                            guint            winners,
                                            gint64           touched,
                                            GError         **error);

G_END_DECLS
