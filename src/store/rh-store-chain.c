/* SPDX-License-Identifier: GPL-3.0-or-later
 * Chains and seals: digests by which a changed bit of a game is seen.
 *
 * Link 0 is of the head; link k of move k and of the link before. The seal is of the last
 * link, the amendments, how many moves are played, the status and the time. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-store-private.h"

/* The digest that a statement gives; none where it gives no row. */
static gboolean
read_digest (RhStatement *statement, RhDigest *digest, GError **error)
{
  static const RhDigest none;
  RhStep step = rh_statement_step (statement, error);

  *digest = none;
  if (step == RH_STEP_ROW)
    rh_statement_get_digest (statement, 0, digest);

  return step != RH_STEP_ERROR && rh_statement_check (statement, error);
}

/* The seal of a game; its digest is none where the game has none yet. */
gboolean
rh_chain_read_seal (RhDatabase *database, gint64 game, RhSeal *seal, GError **error)
{
  static const RhSeal none;
  g_autoptr (RhStatement) statement = NULL;
  RhStep step;

  *seal = none;
  if (rh_database_get_version (database) < RH_VERSION_CHAIN)
    return TRUE;

  statement = rh_statement_new_for (database, "SELECT played, amended, digest FROM seal WHERE game = ?", game);
  step = rh_statement_step (statement, error);
  if (step != RH_STEP_ROW)
    return step == RH_STEP_DONE;

  seal->played = (guint) rh_statement_get_int (statement, 0, 0, G_MAXUINT);
  rh_statement_get_digest (statement, 1, &seal->amended);
  rh_statement_get_digest (statement, 2, &seal->digest);

  return rh_statement_check (statement, error);
}

/* One link; none where there is no such link. */
gboolean
rh_chain_read_link (RhDatabase *database, gint64 game, gint64 seq, RhDigest *link, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT digest FROM chain WHERE game = ? AND seq = ?", game);

  rh_statement_bind_int (statement, 2, seq);

  return read_digest (statement, link, error);
}

/* The last link, that of an undone move if there are any. */
gboolean
rh_chain_read_last (RhDatabase *database, gint64 game, RhDigest *link, GError **error)
{
  g_autoptr (RhStatement) statement =
    RH_STORE_SELECT_LINKS (database, "digest", " ORDER BY seq DESC LIMIT 1", game);

  return read_digest (statement, link, error);
}

static gboolean
add_seats (RhDatabase *database, gint64 game, RhDigester *digester, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT seat, player, colour, name FROM seat WHERE game = ? ORDER BY seat", game);
  gint64 last = -1;
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    last = rh_statement_get_int (statement, 0, last + 1, RH_SEATS_MAX - 1);
    rh_digester_add_int (digester, last);
    rh_digester_add_int (digester, rh_statement_get_int (statement, 1, 1, G_MAXINT64));
    rh_digester_add_text (digester, rh_statement_get_text (statement, 2));
    rh_digester_add_text (digester, rh_statement_get_text (statement, 3));
  }

  return step == RH_STEP_DONE;
}

static gboolean
add_head (RhDatabase *database, gint64 game, RhDigester *digester, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT uuid, kind, options, started FROM game WHERE id = ?", game);
  RhStep step = rh_statement_step (statement, error);

  if (step == RH_STEP_DONE)
    rh_database_file_refuse (rh_database_get_path (database), RH_STORE_ERROR_NOT_FOUND, NULL, error);
  if (step != RH_STEP_ROW)
    return FALSE;

  for (int i = 0; i < 3; i++)
    rh_digester_add_text (digester, rh_statement_get_text (statement, i));
  rh_digester_add_int (digester, rh_statement_get_int (statement, 3, G_MININT64, G_MAXINT64));

  return rh_statement_check (statement, error) && add_seats (database, game, digester, error);
}

/* Of what is settled before the first move. */
gboolean
rh_chain_digest_head (RhDatabase *database, gint64 game, RhDigest *digest, GError **error)
{
  RhDigester *digester = rh_digester_new ("head");
  gboolean ok = add_head (database, game, digester, error);

  *digest = rh_digester_end (digester);

  return ok;
}

/* Of a move and, by the link before it, of all that came before. */
RhDigest
rh_chain_digest_move (const RhDigest *before, gint64 seq, const char *text, gint64 time)
{
  RhDigester *digester = rh_digester_new ("move");

  rh_digester_add_digest (digester, before);
  rh_digester_add_int (digester, seq);
  rh_digester_add_text (digester, text);
  rh_digester_add_int (digester, time);

  return rh_digester_end (digester);
}

static gboolean
digest_amended (RhStatement *statement, RhDatabase *database, gint64 game, gboolean only_done, RhDigest *digest, GError **error)
{
  RhDigester *digester = rh_digester_new ("amended");
  gint64 last = G_MININT64;
  RhStep step;
  gboolean ok;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    rh_digester_add_int (digester, rh_statement_get_int (statement, 0, 1, G_MAXUINT));
    rh_digester_add_text (digester, rh_statement_get_text (statement, 1));
    rh_digester_add_int (digester, rh_statement_get_int (statement, 2, G_MININT64, G_MAXINT64));
    rh_digester_add_int (digester, rh_statement_get_int (statement, 3, G_MININT64, G_MAXINT64));
    rh_digester_add_text (digester, rh_statement_get_text (statement, 4));
    last = rh_statement_get_int (statement, 5, last + 1, G_MAXINT64);
  }
  ok = step == RH_STEP_DONE && rh_corrections_digest (database, game, only_done, digester, error);
  *digest = rh_digester_end (digester);

  return ok;
}

#define SELECT_AMENDED "SELECT seq, text, time, replaced, reason, id FROM amendment WHERE game = ?1"

/* Of everything that was corrected, cut or replaced, and of how that is undone. */
gboolean
rh_chain_digest_amended (RhDatabase *database, gint64 game, RhDigest *digest, GError **error)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, SELECT_AMENDED " ORDER BY id", game);

  return digest_amended (statement, database, game, FALSE, digest, error);
}

/* The same once the moves that are put aside have been replaced, too, and what was undone can't be redone. */
gboolean
rh_chain_foresee_amended (RhDatabase *database, gint64 game, gint64 replaced, RhDigest *digest, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          SELECT_AMENDED " UNION ALL SELECT seq, text, time, ?2, 'undone',"
                          " (SELECT ifnull (max (id), 0) FROM amendment WHERE game = ?1) + seq"
                          " FROM continuing_undone WHERE game = ?1 ORDER BY id", game);

  rh_statement_bind_int (statement, 2, replaced);

  return digest_amended (statement, database, game, TRUE, digest, error);
}

static RhDigest
digest_seal (const RhDigest *last, const RhSeal *seal, const char *status, gint64 winners, gint64 touched)
{
  RhDigester *digester = rh_digester_new ("seal");

  rh_digester_add_digest (digester, last);
  rh_digester_add_digest (digester, &seal->amended);
  rh_digester_add_int (digester, seal->played);
  rh_digester_add_text (digester, status);
  rh_digester_add_int (digester, winners);
  rh_digester_add_int (digester, touched);

  return rh_digester_end (digester);
}

/* The digest that a seal with these parts has, as the game's row is now. */
gboolean
rh_chain_digest_seal (RhDatabase *database, gint64 game, const RhDigest *last, RhSeal *seal, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT status, winners, touched FROM game WHERE id = ?", game);

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  seal->digest = digest_seal (last,
                              seal,
                              rh_statement_get_text (statement, 0),
                              rh_statement_get_int (statement, 1, 0, G_MAXUINT),
                              rh_statement_get_int (statement, 2, G_MININT64, G_MAXINT64));

  return rh_statement_check (statement, error);
}

static gboolean
write_link (RhDatabase *database, gint64 game, gint64 seq, const RhDigest *link, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "INSERT OR REPLACE INTO chain (game, seq, digest) VALUES (?, ?, ?)", game);

  rh_statement_bind_int (statement, 2, seq);
  rh_statement_bind_digest (statement, 3, link);

  return rh_statement_run (statement, error);
}

/* The link of a move that is new at the end. */
gboolean
rh_chain_add (RhDatabase *database, RhStand *next, const char *text, gint64 time, GError **error)
{
  next->n_moves++;
  next->last = rh_chain_digest_move (&next->last, next->n_moves, text, time);

  return write_link (database, next->game, next->n_moves, &next->last, error);
}

/* The links of moves that go. */
gboolean
rh_chain_cut (RhDatabase *database, RhStand *next, guint n_kept, GError **error)
{
  next->n_moves = n_kept;

  return rh_statement_run_for (database, "DELETE FROM chain WHERE game = ?1 AND seq > ?2", next->game, n_kept, error) &&
         rh_chain_read_link (database, next->game, n_kept, &next->last, error);
}

/* The links of all moves from one on. */
gboolean
rh_chain_renew (RhDatabase *database, RhStand *next, guint seq, GError **error)
{
  g_autoptr (RhStatement) statement = NULL;
  RhStep step;

  if (!rh_chain_read_link (database, next->game, (gint64) seq - 1, &next->last, error))
    return FALSE;

  next->n_moves = seq - 1;
  statement =
    rh_statement_new_for (database, "SELECT text, time FROM move WHERE game = ? AND seq >= ? ORDER BY seq", next->game);
  rh_statement_bind_int (statement, 2, seq);
  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    const char *text = rh_statement_get_text (statement, 0);
    gint64 time = rh_statement_get_int (statement, 1, G_MININT64, G_MAXINT64);

    if (!rh_statement_check (statement, error) || !rh_chain_add (database, next, text, time, error))
      return FALSE;
  }

  return step == RH_STEP_DONE;
}

/* The whole chain of a game that has none: a new one, or one of an older schema. */
gboolean
rh_chain_begin (RhDatabase *database, RhStand *next, GError **error)
{
  RhDigest head;

  return rh_chain_digest_head (database, next->game, &head, error) &&
         write_link (database, next->game, 0, &head, error) &&
         rh_chain_renew (database, next, 1, error) &&
         rh_chain_digest_amended (database, next->game, &next->amended, error);
}

static gboolean
write_seal (RhDatabase *database, const RhStand *next, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "INSERT OR REPLACE INTO seal (game, played, amended, digest) VALUES (?, ?, ?, ?)",
                          next->game);

  rh_statement_bind_int (statement, 2, next->n_played);
  rh_statement_bind_digest (statement, 3, &next->amended);
  rh_statement_bind_digest (statement, 4, &next->seal);

  return rh_statement_run (statement, error);
}

/* A game of an older schema gets its chain and its seal, and stays as it is. */
gboolean
rh_chain_seal_as_it_is (RhDatabase *database, RhStand *next, GError **error)
{
  RhSeal seal = { .played = next->n_played };

  if (!rh_chain_begin (database, next, error))
    return FALSE;
  seal.amended = next->amended;
  if (!rh_chain_digest_seal (database, next->game, &next->last, &seal, error))
    return FALSE;
  next->seal = seal.digest;

  return write_seal (database, next, error);
}

/* The seal that the game has when it stands so. */
void
rh_chain_make_seal (RhStand *next, RhGameStatus status, guint winners, gint64 touched)
{
  const RhSeal seal = { .played = next->n_played, .amended = next->amended };

  next->seal = digest_seal (&next->last, &seal, rh_game_status_to_string (status), winners, touched);
}

/* Seals the game as it is now: the last of every change. */
gboolean
rh_chain_set_seal (RhDatabase    *database,
                   RhStand       *next,
                   RhGameStatus   status,
                   guint          winners,
                   gint64         touched,
                   GError       **error)
{
  rh_chain_make_seal (next, status, winners, touched);

  return write_seal (database, next, error);
}
