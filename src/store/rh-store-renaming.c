/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who a player is now: by another name, or one with another player. What stands in the games stays as it was. */

#include "config.h"

#include "rh-store-private.h"

#include <glib/gi18n-lib.h>

/* Of a player: whether none of the games is left. */
#define UNSEATED(player) "NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = " player ")"

/* Of what is shown because of it. */
RhDigest
rh_renaming_digest (gint64 player, gint64 other, const char *name)
{
  RhDigester *digester = rh_digester_new ("renaming");

  rh_digester_add_int (digester, player);
  rh_digester_add_int (digester, other);
  rh_digester_add_text (digester, name);

  return rh_digester_end (digester);
}

static gboolean
check_digest (RhStatement *statement, gint64 player, gint64 other, GError **error)
{
  RhDigest digest = rh_renaming_digest (player, other, rh_statement_get_text (statement, 1));
  RhDigest stored;

  rh_statement_get_digest (statement, 2, &stored);

  return rh_statement_check (statement, error) &&
         (rh_digest_equal (&digest, &stored) ||
          rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED, _("a player’s new name isn’t what was given")));
}

/* The latest renaming of a player: its name, and who they are now. DONE where there is none. Whoever somebody has become
 * became another only after that: @last is the renaming that led here, and rows that go round end. */
static RhStep
read_latest (RhDatabase *database, gint64 player, gint64 *last, gint64 *other, char **name, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database,
                          "SELECT coalesce (other, 0), name, digest, id FROM renaming WHERE player = ?"
                          " ORDER BY id DESC LIMIT 1",
                          player);
  RhStep step = rh_statement_step (statement, error);

  if (step != RH_STEP_ROW)
    return step;

  *other = rh_statement_get_int (statement, 0, 0, G_MAXINT64);
  *last = rh_statement_get_int (statement, 3, *other != 0 ? *last + 1 : 1, G_MAXINT64);
  if (!check_digest (statement, player, *other, error))
    return RH_STEP_ERROR;

  g_free (*name);
  *name = g_strdup (rh_statement_get_text (statement, 1));

  return RH_STEP_ROW;
}

/* Who a player is now, and the name; %NULL for that with which they sat down. */
gboolean
rh_renaming_find_root (RhDatabase *database, gint64 player, gint64 *root, char **name, GError **error)
{
  g_autofree char *shown = NULL;
  gint64 now = player;
  gint64 last = 0;

  while (rh_database_get_version (database) >= RH_VERSION_SHELF) {
    gint64 other = 0;
    RhStep step = read_latest (database, now, &last, &other, &shown, error);

    if (step == RH_STEP_ERROR)
      return FALSE;
    if (step == RH_STEP_DONE || other == 0)
      break;
    now = other;
  }

  if (root != NULL)
    *root = now;
  if (name != NULL)
    *name = g_steal_pointer (&shown);

  return TRUE;
}

static gboolean
refuse_together (const RhSetup *setup, GError **error)
{
  g_autoptr (GString) names = g_string_new (setup->seats[0].name);

  for (guint i = 1; i < setup->n_seats; i++)
    g_string_append_printf (names, ", %s", setup->seats[i].name);

  return rh_refuse (error, RH_STORE_ERROR, RH_STORE_ERROR_TOGETHER,
                    /* Translators: %s is the names in the game, with commas between them */
                    _("Two of these names are one player in your games: %s. Give one of them another name."), names->str);
}

/* Nobody has two seats in a game, which was stored with this setup. */
gboolean
rh_renaming_check_apart (RhDatabase *database, gint64 game, const RhSetup *setup, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT player FROM seat WHERE game = ? ORDER BY seat", game);
  gint64 roots[RH_SEATS_MAX];
  RhStep step;

  for (guint n = 0; (step = rh_statement_step (statement, error)) == RH_STEP_ROW; n++) {
    gint64 player = rh_statement_get_int (statement, 0, 1, G_MAXINT64);

    if (!rh_statement_check (statement, error) ||
        !rh_renaming_find_root (database, player, &roots[n], NULL, error))
      return FALSE;
    for (guint i = 0; i < n; i++) {
      if (roots[i] == roots[n])
        return refuse_together (setup, error);
    }
  }

  return step == RH_STEP_DONE;
}

/**
 * rh_store_list_merged:
 * @self: the store
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable) (element-type utf8 gint64): by their names as names are compared, players of whom
 *   several are one, and who they are now, so that somebody else can ask rh_merged_check()
 */
GHashTable *
rh_store_list_merged (RhStore *self, GError **error)
{
  g_autoptr (GHashTable) merged = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (RhStatement) statement =
    rh_statement_new (self, "SELECT id, key FROM player WHERE id IN (SELECT player FROM renaming WHERE other IS NOT NULL"
                            " UNION SELECT other FROM renaming WHERE other IS NOT NULL)");
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 player = rh_statement_get_int (statement, 0, 1, G_MAXINT64);
    g_autofree char *key = g_strdup (rh_statement_get_text (statement, 1));
    gint64 root;

    if (!rh_statement_check (statement, error) || !rh_renaming_find_root (self, player, &root, NULL, error))
      return NULL;
    g_hash_table_insert (merged, g_steal_pointer (&key), g_memdup2 (&root, sizeof root));
  }

  return step == RH_STEP_DONE ? g_steal_pointer (&merged) : NULL;
}

/**
 * rh_merged_check:
 * @merged: (element-type utf8 gint64): from rh_store_list_merged(), which may be read by any thread
 * @setup: who plays a game that is to be stored
 * @error: return location; %RH_STORE_ERROR_TOGETHER
 *
 * Returns: whether all of them are others
 */
gboolean
rh_merged_check (GHashTable *merged, const RhSetup *setup, GError **error)
{
  const gint64 *roots[RH_SEATS_MAX];

  if (g_hash_table_size (merged) == 0)
    return TRUE;

  for (guint n = 0; n < setup->n_seats; n++) {
    g_autofree char *key = rh_setup_name_key (setup->seats[n].name);

    roots[n] = g_hash_table_lookup (merged, key);
    for (guint i = 0; i < n && roots[n] != NULL; i++) {
      if (roots[i] != NULL && *roots[i] == *roots[n])
        return refuse_together (setup, error);
    }
  }

  return TRUE;
}

/* What a player was called before being called otherwise for the first time; %NULL for who never was. It stands in the games
 * beneath all new names, in those played since as well, so that each of these can be taken back. */
gboolean
rh_renaming_find_first (RhDatabase *database, gint64 player, char **first, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT was FROM renaming WHERE player = ? AND other IS NULL ORDER BY id LIMIT 1", player);
  RhStep step = rh_statement_step (statement, error);

  *first = NULL;
  if (step != RH_STEP_ROW)
    return step == RH_STEP_DONE;

  *first = g_strdup (rh_statement_get_text (statement, 0));

  return rh_statement_check (statement, error);
}

/* Renamings go of players who are in no game any more, nor is anybody who has become one with them; and so do players of
 * whom nothing is left. */
gboolean
rh_renaming_forget (RhDatabase *database, GError **error)
{
  return rh_database_run (database,
                          "DELETE FROM renaming WHERE NOT EXISTS (WITH RECURSIVE member (id) AS (SELECT renaming.player UNION"
                          " SELECT become.player FROM renaming AS become JOIN member ON become.other = member.id)"
                          " SELECT 1 FROM member JOIN seat ON seat.player = member.id)", error) &&
         rh_database_run (database, "DELETE FROM player WHERE " UNSEATED ("player.id") " AND NOT EXISTS"
                                    " (SELECT 1 FROM renaming WHERE player.id IN (renaming.player, renaming.other))", error);
}
