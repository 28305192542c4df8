/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/* What is kept beside the games, searched and imported; a part of rh-store.h, which includes it. */

/**
 * RhGamePlace:
 * @touched: when the game was last played
 * @game: its number in the store
 *
 * A place in a list of games, the one last played first: after this game.
 */
typedef struct {
  gint64 touched;
  gint64 game;
} RhGamePlace;

/* Before all games, and after them. */
#define RH_GAME_PLACE_FIRST { G_MAXINT64, G_MAXINT64 }
#define RH_GAME_PLACE_LAST { G_MININT64, G_MININT64 }

/**
 * RhSearchWord:
 * @text: what a player's name or a note contains, as names are compared
 * @won: whether only the names of those who have won count
 * @kinds: a bit for each game of rh_game_list() that it is the name of
 * @statuses: a bit for each #RhGameStatus that it is a word for
 * @from: the first moment that it is a word for, Unix time in seconds
 * @until: the first moment after that; not after @from where it is none
 * @has_total: whether it is an amount, too
 * @total: what a winner had in the end, then
 *
 * A word that people search for: a game is found where any of it fits.
 */
typedef struct {
  const char *text;
  gboolean    won;
  guint       kinds;
  guint       statuses;
  gint64      from;
  gint64      until;
  gboolean    has_total;
  int         total;
} RhSearchWord;

/**
 * RhSearch:
 * @unfinished: whether to search the games being played, or those that are over
 * @kinds: a bit for each game of rh_game_list() that counts; 0 for all
 * @statuses: a bit for each #RhGameStatus that counts; 0 for all
 * @words: (array length=n_words): of which each must fit
 * @n_words: how many there are
 *
 * What games people search for.
 */
typedef struct {
  gboolean            unfinished;
  guint               kinds;
  guint               statuses;
  const RhSearchWord *words;
  guint               n_words;
} RhSearch;

/* More words than that aren't searched for. */
#define RH_SEARCH_WORDS_MAX 8

/* The longest note, in code points. */
#define RH_NOTE_MAX 2000

/**
 * RhPlayerRow:
 * @id: the player's number in the store
 * @name: what they are called, as it was spelt last
 * @n_games: in how many games they have sat
 * @n_won: how many of these they have won
 * @used: the start of the latest of them, Unix time in seconds
 * @was: (nullable): what they were called before, or who became one with them, where that can be taken back
 * @merged: whether it's the latter
 *
 * A player in a list.
 */
typedef struct {
  gint64   id;
  char    *name;
  guint    n_games;
  guint    n_won;
  gint64   used;
  char    *was;
  gboolean merged;
} RhPlayerRow;

/**
 * RhArrivalKind:
 * @RH_ARRIVAL_NEW: a game that wasn't there
 * @RH_ARRIVAL_KNOWN: one that is there, as far as this record goes or further
 * @RH_ARRIVAL_FURTHER: one that is there, but not as far as this record: it's played on to there
 * @RH_ARRIVAL_OTHER: one that has gone otherwise here: it's kept beside that, under an id of its own
 * @RH_ARRIVAL_AGAIN: one that comes in itself, by another record before: the longest counts
 *
 * What a game of a record is to those that are stored.
 */
typedef enum {
  RH_ARRIVAL_NEW,
  RH_ARRIVAL_KNOWN,
  RH_ARRIVAL_FURTHER,
  RH_ARRIVAL_OTHER,
  RH_ARRIVAL_AGAIN,
} RhArrivalKind;

#define RH_ARRIVAL_KINDS 5

/**
 * RhArrival:
 *
 * Many games on their way in, which nobody sees before all have come.
 */
typedef struct _RhArrival RhArrival;

/* rh-store-search.c: the same, of games that people search for */
GPtrArray     *rh_store_search_games     (RhStore           *self,
                                          const RhSearch    *search,
                                          RhGamePlace       *place,
                                          guint              limit,
                                          GError           **error);

/* rh-store-players.c: who has played, and by what name */
GPtrArray     *rh_store_list_player_rows (RhStore           *self,
                                          const char        *search,
                                          const char        *after,
                                          guint              limit,
                                          GError           **error);
RhPlayerRow   *rh_store_load_player_row  (RhStore           *self,
                                          gint64             player,
                                          GError           **error);
void           rh_player_row_free        (RhPlayerRow       *self);
gboolean       rh_store_find_player      (RhStore           *self,
                                          const char        *name,
                                          gint64            *player,
                                          GError           **error);
gboolean       rh_store_rename_player    (RhStore           *self,
                                          gint64             player,
                                          const char        *name,
                                          GError           **error);
gboolean       rh_store_merge_players    (RhStore           *self,
                                          gint64             player,
                                          gint64             other,
                                          GError           **error);
GHashTable *   rh_store_list_merged      (RhStore           *self,
                                          GError           **error);
gboolean       rh_merged_check           (GHashTable        *merged,
                                          const RhSetup     *setup,
                                          GError           **error);
gboolean       rh_store_take_back_renaming (RhStore         *self,
                                            gint64           player,
                                            GError         **error);

/* rh-store-note.c: what people have written about a game */
gboolean       rh_store_dup_note         (RhStore           *self,
                                          gint64             game,
                                          char             **note,
                                          GError           **error);
gboolean       rh_store_set_note         (RhStore           *self,
                                          gint64             game,
                                          const char        *note,
                                          GError           **error);

/* rh-store-result.c: games that were over before their results were kept get them, some at a time */
gboolean       rh_store_sum_up           (RhStore           *self,
                                          guint              n,
                                          gboolean          *more,
                                          GError           **error);

/* rh-store-arrival.c: many games that come at once, some in each transaction, and are shown in the last */
RhArrival     *rh_arrival_new            (RhStore           *store,
                                          GError           **error);
gboolean       rh_arrival_begin          (RhArrival         *self,
                                          GError           **error);
gboolean       rh_arrival_add            (RhArrival         *self,
                                          const RhSetup     *setup,
                                          const char *const *moves,
                                          const RhFold      *fold,
                                          GError           **error);
gboolean       rh_arrival_end            (RhArrival         *self,
                                          gboolean           ok,
                                          GError           **error);
gboolean       rh_arrival_show           (RhArrival         *self,
                                          GError           **error);
gboolean       rh_arrival_clear          (RhArrival         *self,
                                          guint              n,
                                          gboolean          *more,
                                          GError           **error);
guint          rh_arrival_get_n          (RhArrival         *self,
                                          RhArrivalKind      kind);
void           rh_arrival_free           (RhArrival         *self);

/* rh-store-arriving.c: those that somebody was stopped at */
gboolean       rh_store_clear_arriving   (RhStore           *self,
                                          guint              n,
                                          gboolean          *more,
                                          GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhArrival, rh_arrival_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhPlayerRow, rh_player_row_free)

G_END_DECLS
