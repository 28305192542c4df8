/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-entry.h"
#include "rh-option.h"
#include "rh-words.h"

G_BEGIN_DECLS

typedef enum {
  RH_GAME_PLAYING, /* not finished */
  RH_GAME_WON,     /* the last move ended it */
  RH_GAME_ENDED,   /* people ended it without a winner */
} RhGameStatus;

#define RH_SEATS_MAX 8
#define RH_OPTIONS_MAX 4

/* What stands in a record where a game has no colours. */
#define RH_COLOUR_NONE "-"

typedef struct _RhGame  RhGame;
typedef struct _RhSetup RhSetup;

/**
 * RhGame:
 * @id: its name in a record
 * @name: its title; translate it when shown
 * @min_seats: the fewest players
 * @max_seats: the most players
 * @colours: (nullable) (array zero-terminated=1): the colours of its seats; %NULL where seats have none
 * @shared_colours: whether several seats may have the same colour; otherwise there are colours for all
 * @options: the options; a %NULL key ends them
 * @moves: (array zero-terminated=1): the first words of its moves
 * @bids: (nullable): that of the move that reveals sealed bids, one a seat, in seat order; %NULL
 *   for a game without sealed bids
 * @entry_words: (array zero-terminated=1): the reasons of the lines of its ledger: for each kind of
 *   entry its word in records and in the store. The database keeps some words from going below zero
 *   (see its first migration): a game whose balances do has others
 * @below_zero: whether a balance may go below zero: points may, money doesn't
 * @state_size: the size of its state in bytes; a plain struct, copied by assignment
 * @check: (nullable): whether a setup that is right in itself will do for this game; sets
 *   an error of %RH_RULES_ERROR
 * @start: fills the state before the first move, and adds the start entries
 * @play: fills @next with what the move in @line makes of @state and adds its
 *   entries; or sets an error of %RH_RULES_ERROR, whose code may be one of its
 *   own, and then @next and the entries added mean nothing
 * @phase: what comes next, a word of the record format
 * @seat: which seat acts next, from 0; -1 where no single seat does
 * @amount: an amount of what the ledger counts, as the user's language writes it within a
 *   sentence, such as “12 points”; (transfer full)
 * @facts: appends the `key=value` words of the record format
 * @end: whether the game is won, and by which seats (a bit each)
 * @bid_limit: (nullable): the most the seat may bid now; -1 when no sealed bids are asked for.
 *   Only a game with @bids has it
 * @forced: (nullable): whether there is only one thing to do, and no reason to wait for
 *   somebody to say so; appends the line of that move
 * @adapt: (nullable): where an earlier move was corrected and the one in @line, well written, is refused now: appends
 *   the line that means the same here, which is the same decision with other figures, and is allowed. It appends nothing
 *   where there is none: a decision is never made another by that
 * @dearer: (nullable): whether the second line, which means the same as the first by @adapt, takes more of what its player has:
 *   that is the player's to decide anew. %NULL where nothing is paid for
 * @rearrange: (nullable): likewise, where several moves are one matter, and all that has changed is in which order they are
 *   made, and whether they are needed; or two have each other's: what one has now was another's, who has what became free, which
 *   is the one decision that a correction makes another, and tells. Of the lines, whose first is refused now, it looks at those at
 *   the beginning that are such a matter. @was is the state in which they were played. Appends the lines that stand for them,
 *   which may be none, and returns how many they stand for; 0 where there are none, and then what was appended means nothing
 * @settling: (nullable): the first word of the move by which something is settled that nobody decides, such as by
 *   drawing lots, and the phase that asks for it: where a correction asks for it anew, what is cut may follow it
 * @struck: (nullable) (array zero-terminated=1): the first words of the moves that may be struck out, as if they had never
 *   been made: nobody's turn hangs on them. %NULL where every turn is one of an order, which would shift
 * @asks_same: (nullable): of two states with the same phase and seat, whether what has been told of the next move in one
 *   of them is worth the same in the other; %NULL where it always is
 *
 * What the program knows of a game. A game fills one in; nothing else knows its rules.
 */
struct _RhGame {
  const char        *id;
  const char        *name;
  guint              min_seats;
  guint              max_seats;
  const char *const *colours;
  gboolean           shared_colours;
  const RhOption    *options;
  const char *const *moves;
  const char        *bids;
  const char *const *entry_words;
  gboolean           below_zero;
  gsize              state_size;

  gboolean    (*check)     (const RhSetup  *setup,
                            GError        **error);
  void        (*start)     (const RhSetup  *setup,
                            gpointer        state,
                            RhEntries      *entries);
  gboolean    (*play)      (gconstpointer   state,
                            const RhWords  *line,
                            gpointer        next,
                            RhEntries      *entries,
                            GError        **error);
  const char *(*phase)     (gconstpointer   state);
  int         (*seat)      (gconstpointer   state);
  char       *(*amount)    (int             amount);
  void        (*facts)     (gconstpointer   state,
                            GString        *string);
  gboolean    (*end)       (gconstpointer   state,
                            guint          *winners);
  int         (*bid_limit) (gconstpointer   state,
                            guint           seat);
  gboolean    (*forced)    (gconstpointer   state,
                            GString        *line);
  gboolean    (*adapt)     (gconstpointer   state,
                            const RhWords  *line,
                            GString        *adapted);
  gboolean    (*dearer)    (const RhWords  *line,
                            const RhWords  *adapted);
  guint       (*rearrange) (gconstpointer   was,
                            gconstpointer   state,
                            const char *const *lines,
                            guint           n_lines,
                            GPtrArray      *instead);
  const char *settling;
  const char *const *struck;
  gboolean    (*asks_same) (gconstpointer   state,
                            gconstpointer   other);
};

const char *rh_game_get_entry_word (const RhGame *self,
                                    guint         kind);
gboolean    rh_game_is_settling    (const RhGame *self,
                                    const char   *line);
gboolean    rh_game_can_strike     (const RhGame *self,
                                    const char   *line);
gboolean    rh_game_is_dearer      (const RhGame *self,
                                    const char   *line,
                                    const char   *adapted);
gboolean    rh_game_asks_same      (const RhGame *self,
                                    gconstpointer state,
                                    gconstpointer other);

G_END_DECLS
