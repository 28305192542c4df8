/* SPDX-License-Identifier: GPL-3.0-or-later
 * Whether a stored game agrees with itself: its ledger, status, players, chain and seal with its moves. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Says what doesn't agree, and that only so many moves can be relied on. */
static gboolean differ (guint *n_hold, guint n, GError **error, const char *format, ...) G_GNUC_PRINTF (4, 5);

static gboolean
differ (guint *n_hold, guint n, GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED, format, args));
  va_end (args);
  *n_hold = MIN (*n_hold, n);

  return FALSE;
}

/* An entry with its reason as a word: what is stored may be any. */
typedef struct {
  RhEntry     entry;
  const char *word;
} Line;

/* The entry that the rules give, or NULL where they give no more. */
static const Line *
get_right (const RhStoredGame *stored, guint i, Line *line)
{
  const RhEntries *entries = rh_fold_get_entries (stored->fold);

  if (i >= rh_entries_get_n (entries))
    return NULL;

  line->entry = *rh_entries_get (entries, i);
  line->word = rh_game_get_entry_word (stored->setup->game, line->entry.kind);

  return line;
}

static char *
describe (const Line *line)
{
  const RhEntry *entry = &line->entry;

  return g_strdup_printf ("%u %s %d %d", entry->seat + 1, line->word, entry->amount, entry->balance);
}

/* Says how a stored entry and the right one differ; either may be missing. */
static gboolean
differ_in_entry (guint *n_hold, const Line *stored, const Line *right, GError **error)
{
  g_autofree char *has = stored != NULL ? describe (stored) : NULL;
  g_autofree char *wants = right != NULL ? describe (right) : NULL;
  guint at = stored != NULL ? stored->entry.move : 0;
  guint due = right != NULL ? right->entry.move : 0;

  /* Translators: the entries are the words of a record: seat, reason, amount, balance. */
  if (stored == NULL || (right != NULL && at > due))
    return differ (n_hold, MAX (due, 1) - 1, error, _("move %1$u: the ledger lacks “%2$s”"), due, wants);
  if (right == NULL || due > at)
    return differ (n_hold, MAX (at, 1) - 1, error, _("move %1$u: the ledger has an extra “%2$s”"), at, has);

  return differ (n_hold, MAX (at, 1) - 1, error,
                 _("move %1$u: the ledger has “%2$s”, but the rules give “%3$s”"), at, has, wants);
}

static gboolean
is_same (const Line *stored, const Line *right)
{
  const RhEntry *one = &stored->entry;
  const RhEntry *other = &right->entry;

  return one->move == other->move && one->seat == other->seat && one->amount == other->amount &&
         one->balance == other->balance && g_strcmp0 (stored->word, right->word) == 0;
}

/* The first difference of a game is told; what follows often follows from it. */
static gboolean
check_entries (RhDatabase *database, const RhStoredGame *stored, guint *n_hold, GError **error)
{
  g_autoptr (RhStatement) statement =
    RH_STORE_SELECT_SEEN (database, "SELECT move, seat, kind, amount, balance FROM entry WHERE game = ?1", "move",
                          " ORDER BY move, n", stored->stand.game);
  RhStep step;
  const Line *right;
  Line line;
  guint i = 0;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    Line has = {
      .entry = {
        .move = (guint) rh_statement_get_int (statement, 0, 0, G_MAXUINT),
        .seat = (guint) rh_statement_get_int (statement, 1, 0, RH_SEATS_MAX - 1),
        .amount = (int) rh_statement_get_int (statement, 3, G_MININT, G_MAXINT),
        .balance = (int) rh_statement_get_int (statement, 4, G_MININT, G_MAXINT),
      },
      .word = rh_statement_get_text (statement, 2),
    };

    right = get_right (stored, i, &line);
    if (!rh_statement_check (statement, error)) {
      *n_hold = MIN (*n_hold, right != NULL ? MAX (right->entry.move, 1) - 1 : *n_hold);
      return FALSE;
    }
    if (right == NULL || !is_same (&has, right))
      return differ_in_entry (n_hold, &has, right, error);
    i++;
  }

  right = get_right (stored, i, &line);
  if (step == RH_STEP_DONE && right != NULL)
    return differ_in_entry (n_hold, NULL, right, error);

  return step == RH_STEP_DONE;
}

/* What the last played move makes of the game, against what is stored of it. */
static gboolean
check_status (RhDatabase *database, const RhStoredGame *stored, guint *n_hold, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT winners, touched FROM game WHERE id = ?", stored->stand.game);
  guint winners;
  gboolean won = rh_fold_get_end (stored->fold, &winners);
  guint has;

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  has = (guint) rh_statement_get_int (statement, 0, 0, G_MAXUINT);
  rh_statement_get_int (statement, 1, RH_TIME_MIN, RH_TIME_MAX);
  if (!rh_statement_check (statement, error))
    return FALSE;

  if (won != (stored->status == RH_GAME_WON))
    return differ (n_hold, G_MAXUINT, error,
                   _("move %1$u: its status is “%2$s”, which isn’t what the moves lead to"),
                   stored->stand.n_played, rh_game_status_to_string (stored->status));
  if (has != (won ? winners : 0))
    return differ (n_hold, G_MAXUINT, error,
                   _("move %u: its winner isn’t the one the moves lead to"), stored->stand.n_played);

  return TRUE;
}

/* The key by which a player is found. */
static char *
dup_key (RhDatabase *database, gint64 player, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "SELECT key FROM player WHERE id = ?", player);
  RhStep step = rh_statement_step (statement, error);

  if (step == RH_STEP_ERROR)
    return NULL;

  return rh_statement_check (statement, error) ? g_strdup (step == RH_STEP_ROW ? rh_statement_get_text (statement, 0) : "")
                                               : NULL;
}

/* The name that a seat shows and that of the player whose seat it is are the same, but for how they are spelt. */
static gboolean
check_players (RhDatabase *database, const RhStoredGame *stored, guint *n_hold, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT player FROM seat WHERE game = ? ORDER BY seat", stored->stand.game);
  RhStep step;

  for (guint i = 0; (step = rh_statement_step (statement, error)) == RH_STEP_ROW; i++) {
    gint64 player = rh_statement_get_int (statement, 0, G_MININT64, G_MAXINT64);
    g_autofree char *key = NULL;

    if (!rh_statement_check (statement, error) || !rh_renaming_find_root (database, player, &player, NULL, error))
      return FALSE;
    key = dup_key (database, player, error);
    if (key == NULL)
      return FALSE;
    if (i >= stored->setup->n_seats || strcmp (key, stored->setup->seats[i].key) != 0)
      return differ (n_hold, G_MAXUINT, error,
                     _("the player of seat %1$u is “%2$s”, which isn’t the name stored with the game"), i + 1, key);
  }

  return step == RH_STEP_DONE;
}

static gboolean
check_head (RhDatabase *database, gint64 game, RhDigest *link, guint *n_hold, GError **error)
{
  RhDigest digest;

  if (!rh_chain_read_link (database, game, 0, link, error) || !rh_chain_digest_head (database, game, &digest, error))
    return FALSE;

  return rh_digest_equal (&digest, link) ||
         differ (n_hold, G_MAXUINT, error, "%s", _("its players or options were changed"));
}

/* The stored link of a move; none where there is none. Links come in their order, and so must @seq: to look for each of
 * them by itself takes longer than all else that a game is read for. */
static gboolean
find_link (RhStatement *links, gint64 *at, gint64 seq, RhDigest *link, GError **error)
{
  static const RhDigest none;
  RhStep step = RH_STEP_ROW;

  while (*at < seq && (step = rh_statement_step (links, error)) == RH_STEP_ROW)
    *at = rh_statement_get_int (links, 0, *at + 1, G_MAXINT64);
  if (step == RH_STEP_DONE)
    *at = G_MAXINT64;

  *link = none;
  if (step == RH_STEP_ROW && *at == seq)
    rh_statement_get_digest (links, 1, link);

  return step != RH_STEP_ERROR && rh_statement_check (links, error);
}

/* Each move against its link; @link is the head's, and then the last. */
static gboolean
check_links (RhDatabase *database, gint64 game, RhDigest *link, guint *n_hold, GError **error)
{
  g_autoptr (RhStatement) statement =
    RH_STORE_SELECT_MOVES (database, "seq, text, time", " ORDER BY seq", game);
  g_autoptr (RhStatement) links = RH_STORE_SELECT_LINKS (database, "seq, digest", " ORDER BY seq", game);
  gint64 at = -1; /* the head has one, too */
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 seq = rh_statement_get_int (statement, 0, 1, G_MAXUINT);
    gint64 time = rh_statement_get_int (statement, 2, G_MININT64, G_MAXINT64);
    RhDigest stored;

    if (!find_link (links, &at, seq, &stored, error))
      return FALSE;
    *link = rh_chain_digest_move (link, seq, rh_statement_get_text (statement, 1), time);
    if (!rh_statement_check (statement, error))
      return FALSE;
    if (!rh_digest_equal (link, &stored))
      return differ (n_hold, (guint) seq - 1, error,
                     _("move %1$u: “%2$s” isn’t what was stored when it was played"), (guint) seq,
                     rh_statement_get_text (statement, 1));
  }

  return step == RH_STEP_DONE;
}

/* The chain, link by link, and the seal. */
static gboolean
check_seal (RhDatabase *database, const RhStoredGame *stored, guint *n_hold, GError **error)
{
  gint64 game = stored->stand.game;
  RhSeal seal;
  RhDigest last;
  RhDigest amended;

  if (!check_head (database, game, &last, n_hold, error) ||
      !check_links (database, game, &last, n_hold, error) ||
      !rh_chain_read_seal (database, game, &seal, error) ||
      !rh_chain_digest_amended (database, game, &amended, error))
    return FALSE;

  if (!rh_digest_equal (&amended, &seal.amended))
    return differ (n_hold, G_MAXUINT, error, "%s", _("what was kept of its corrections was changed"));
  if (seal.played != stored->stand.n_played)
    return differ (n_hold, G_MAXUINT, error,
                   _("moves played: %1$u, moves stored: %2$u"), seal.played, stored->stand.n_played);
  if (!rh_chain_digest_seal (database, game, &last, &seal, error))
    return FALSE;

  return rh_digest_equal (&seal.digest, &stored->stand.seal) ||
         differ (n_hold, G_MAXUINT, error, "%s", _("its status, its time or its last moves were changed"));
}

/* A seal goes with a chain. Without both, the game is of an older schema. */
static gboolean
check_chain (RhDatabase *database, const RhStoredGame *stored, guint *n_hold, GError **error)
{
  RhDigest link;

  if (rh_database_get_version (database) < RH_VERSION_CHAIN)
    return TRUE;

  if (rh_digest_is_set (&stored->stand.seal))
    return check_seal (database, stored, n_hold, error);

  if (!rh_chain_read_last (database, stored->stand.game, &link, error))
    return FALSE;

  return !rh_digest_is_set (&link) || differ (n_hold, G_MAXUINT, error, "%s", _("the proof that nothing was changed is missing"));
}

/* Holds a game, read and folded, against all else that is stored of it. On error @n_hold is
 * how many of its moves can be relied on. Where a chain holds, the moves are right whatever
 * the ledger says. */
gboolean
rh_store_check_agrees (RhDatabase *database, const RhStoredGame *stored, guint *n_hold, GError **error)
{
  *n_hold = stored->stand.n_played;

  return check_entries (database, stored, n_hold, error) &&
         check_status (database, stored, n_hold, error) &&
         check_players (database, stored, n_hold, error) &&
         check_chain (database, stored, n_hold, error);
}
