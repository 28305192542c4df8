/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-entry.h"
#include "rh-setup.h"
#include "rh-tally-row.h"

G_BEGIN_DECLS

/**
 * RhOptionText:
 * @key: an option of the game; %NULL ends a list of these
 * @title: what it is about; translate it when shown
 * @values: (nullable) (array zero-terminated=1): of words: what each of its values means, in the game's order; likewise
 *
 * How an option is put to people.
 */
typedef struct {
  const char        *key;
  const char        *title;
  const char *const *values;
} RhOptionText;

/**
 * RhDeadEnd:
 * @title: what can’t be done; translate it when shown
 * @text: why; likewise
 *
 * Where a game stands when nothing can be asked for any more, and nobody has won.
 */
typedef struct {
  const char *title;
  const char *text;
} RhDeadEnd;

/**
 * RhTelling:
 * @game: the game that is told of
 * @options: (nullable): the words for the options that a new game asks for
 * @balance: what the ledger's balances are, such as “Points”; marked by NC_ ("ledger", …), translate it when shown
 * @chart: what the chart shows, such as “Points by round”; likewise
 * @chart_step: the distance of two lines there
 * @mark: (nullable): whether in a game of that setup every amount stands for itself, and nobody counts what all of them come
 *   to: what the highest so far is called, such as “Mark”; translate it when shown. Ledger, chart and lists have the last
 *   amount then where otherwise they have the balance (rh_figure_get()). %NULL where it is the balance that counts
 * @forced: (nullable): the preference that a move that is the only possible one is made
 *   by itself; translate it when shown
 * @forced_how: (nullable): what that means; likewise
 * @beginning: what is told of a game before its first move; likewise
 * @unlisted: (nullable): what people do in their turns and have no move for, so that it is in no list of the moves and in no
 *   record; translate it when shown. Whoever has @between has this
 * @where: where the game stands, such as “Round 3 of 8 · Build”; @draft is what was entered of the next move, and may
 *   be empty
 * @turn: whose turn it is, or what everybody is asked for; %NULL where there is
 *   nothing to say. @draft is as before; @n_sealed bids are sealed, −1 in a game that is looked at;
 *   @ended says whether people have ended the game without a winner
 * @last: what the last move did, a sentence or two; %NULL before the first move
 * @came_of: (nullable): what came of the move before the last one, where the last one ends what that one began, told
 *   without it: both stand in one row of the list of moves; %NULL where the last one begins something
 * @between: (nullable): what is known of turns that are no moves, between the move that led to @before and the one that led
 *   on from there, in a line without a full stop; %NULL where there is nothing to tell
 * @told: what the last move did, beside the board, which shows some of it
 * @lapsed: (nullable): what is told there instead where what was entered of the next move, @draft, says that a turn is over that is
 *   no move; %NULL where it doesn't
 * @stock: (nullable): what is left of what the game is played with, in a few words, @draft as before; %NULL where there is nothing to
 *   say
 * @dead_end: (nullable): where no step can be asked for; %NULL where one can
 * @notice: (nullable): what stands in the way, while ending the game is a way out; translate it when
 *   shown; %NULL where nothing does
 * @round: which round the last move belongs to, from 1; rounds part the list of moves. Always 0 in a game
 *   without rounds
 * @heading: (nullable): what a round is called there, such as “Round 3 of 8”
 * @lesson: (nullable): in a sample, what somebody who has never played it should know where it stands: the sentence
 *   with that number, from 0; translate it when shown; %NULL where there are no more. Each is told once
 * @entry: the reason of a ledger line, told by the states before and after its move; of the start both are the same
 * @amount: an amount of the ledger, such as “64” or “−6”
 * @button: what the button says that undoes the move in @line; or plays it again, where @undo is %FALSE
 * @entered: (nullable): what was entered last of a move, in a few words that stand behind “Undo:” or “Redo:” on a button: @was is
 *   what had been entered before, @now what has been with it, or where it was @played by that the move's line. @state is where the
 *   move is asked for, or where it has led to. %NULL where that has no name of its own
 * @corrected: tells that the move in @line, in that round, was corrected
 * @changed: (nullable): what was changed by that, where a few words tell it: what the line was, and what it is now; it stands
 *   behind “Corrected,” or, where the round is 0, behind “Undo:” on a button. %NULL where they don't
 * @misfit: why the move in @line doesn't fit where the game stands; @message is what the rules say
 * @adapted: (nullable): in what the move in @line differs from the one in @was, which is the same decision with other
 *   figures, in a line without a full stop that begins with the player: see #RhGame, adapt; %NULL where they are different
 *   decisions, or the same line. Whoever has @adapt has this
 * @rearranged: (nullable): in what the moves differ that stand for others now: see #RhGame, rearrange; a line like that of
 *   @adapted. Whoever has @rearrange has this
 * @follows: what follows on a move, where it isn't what followed @before it was corrected; or %NULL
 * @place: (nullable): where a seat stands among the others, from 1; those who are equal share a place. %NULL where it is
 *   by what they have
 * @had: (nullable): what a seat has, in a few words, where that is more than the last balance
 * @reached: (nullable): the same as short as it can be, such as “53 points”: the end lists by @place who was first, second and so
 *   on. %NULL where the board shows that. Whoever has this has @place
 * @how: (nullable): how it was won, in a sentence or two; asked where somebody has won. Who has is said already
 * @tally: (nullable) (element-type RhTallyRow): what a seat’s figure is made of once the game of these moves is over, a row each,
 *   and last what these come to
 * @tally_key: (nullable): the key that asks for it, an ASCII letter. Whoever has this has @tally
 * @outcome: who has won, where that isn't as it was @before, and what else is another that balances don't tell; or %NULL
 * @beside: (nullable): what stands beside a player's figure where there is no room for the board, in a sign, such as “✓” for who has
 *   had a turn in this round; %NULL where there is nothing to say
 * @extra: (nullable): what a player's sheet has beside the ledger, a title first
 *
 * What is said of a game. A game's folder fills one in; windows, screen
 * readers and whatever is printed say these words. What the functions
 * return is (transfer full), unless it is const.
 */
typedef struct {
  const RhGame       *game;
  const RhOptionText *options;
  const char         *balance;
  const char         *chart;
  int                 chart_step;
  const char         *forced;
  const char         *forced_how;
  const char         *beginning;
  const char         *unlisted;

  const char *(*mark) (const RhSetup     *setup);
  char  *(*where)     (const RhSetup     *setup,
                       gconstpointer      state,
                       const char        *draft);
  char  *(*turn)      (const RhSetup     *setup,
                       gconstpointer      state,
                       const char        *draft,
                       int                n_sealed,
                       gboolean           ended);
  char  *(*last)      (const RhSetup     *setup,
                       gconstpointer      state);
  char  *(*came_of)   (const RhSetup     *setup,
                       gconstpointer      state);
  char  *(*between)   (const RhSetup     *setup,
                       gconstpointer      before,
                       gconstpointer      state);
  char  *(*told)      (const RhSetup     *setup,
                       gconstpointer      state);
  char  *(*lapsed)    (const RhSetup     *setup,
                       gconstpointer      state,
                       const char        *draft);
  char  *(*stock)     (const RhSetup     *setup,
                       gconstpointer      state,
                       const char        *draft);
  const RhDeadEnd *(*dead_end) (gconstpointer state);
  const char      *(*notice)   (gconstpointer state);
  guint  (*round)     (gconstpointer      state);
  char  *(*heading)   (guint              round);
  const char *(*lesson) (gconstpointer    state,
                       guint              i);
  char  *(*entry)     (const RhEntry     *entry,
                       gconstpointer      before,
                       gconstpointer      after);
  char  *(*amount)    (int                amount);
  char  *(*button)    (const RhSetup     *setup,
                       const char        *line,
                       gboolean           undo);
  char  *(*entered)   (const RhSetup     *setup,
                       gconstpointer      state,
                       const char        *was,
                       const char        *now,
                       gboolean           played);
  char  *(*corrected) (const RhSetup     *setup,
                       const char        *line,
                       guint              round);
  char  *(*changed)   (const RhSetup     *setup,
                       const char        *was,
                       const char        *line,
                       guint              round);
  char  *(*misfit)    (const RhSetup     *setup,
                       gconstpointer      state,
                       const char        *line,
                       const char        *message);
  char  *(*adapted)   (const RhSetup     *setup,
                       const char        *was,
                       const char        *line);
  char  *(*rearranged) (const RhSetup    *setup,
                       const char *const *was,
                       guint              n_was,
                       const char *const *lines,
                       guint              n_lines);
  char  *(*follows)   (const RhSetup     *setup,
                       gconstpointer      before,
                       gconstpointer      state);
  guint  (*place)     (gconstpointer      state,
                       guint              seat);
  char  *(*had)       (gconstpointer      state,
                       guint              seat);
  char  *(*reached)   (gconstpointer      state,
                       guint              seat);
  char  *(*how)       (const RhSetup     *setup,
                       gconstpointer      state);
  GPtrArray  *(*tally) (const RhSetup     *setup,
                       const char *const *moves,
                       guint              n_moves,
                       guint              seat);
  const char *(*tally_key) (void);
  char  *(*outcome)   (const RhSetup     *setup,
                       gconstpointer      before,
                       gconstpointer      state);
  const char *(*beside) (gconstpointer    state,
                         guint            seat);
  char **(*extra)     (const RhSetup     *setup,
                       const char *const *moves,
                       guint              n_moves,
                       guint              seat);
} RhTelling;

G_END_DECLS
