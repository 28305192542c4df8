/* SPDX-License-Identifier: GPL-3.0-or-later
 * Setups in the database: the tables game, seat and player. */

#include "config.h"

#include "rh-database-file.h"
#include "rh-games.h"
#include "rh-statement.h"
#include "rh-store-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The options that were given, as KEY=VALUE words. */
static char *
options_to_text (const RhSetup *setup)
{
  const RhOption *options = setup->game->options;
  GString *text = g_string_new (NULL);

  for (guint i = 0; options[i].key != NULL; i++) {
    if (setup->options[i] != NULL)
      g_string_append_printf (text, "%s%s=%s", text->len > 0 ? " " : "", options[i].key, setup->options[i]);
  }

  return g_string_free (text, FALSE);
}

static gboolean
options_from_text (RhSetup *setup, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    char *value = strchr (words[i], '=');

    if (*words[i] == '\0')
      continue;
    if (value != NULL)
      *value++ = '\0';
    if (!rh_setup_set_option (setup, words[i], value != NULL ? value : "", error))
      return FALSE;
  }

  return TRUE;
}

static gint64
started_to_unix (const char *started)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (started, NULL);

  g_return_val_if_fail (time != NULL, 0);

  return g_date_time_to_unix (time);
}

static gboolean
started_from_unix (RhSetup *setup, gint64 started, GError **error)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (started);
  g_autofree char *text = NULL;

  g_return_val_if_fail (time != NULL, FALSE);

  text = g_strdup_printf ("%04d-%02d-%02dT%02d:%02d:%02dZ",
                          g_date_time_get_year (time),
                          g_date_time_get_month (time),
                          g_date_time_get_day_of_month (time),
                          g_date_time_get_hour (time),
                          g_date_time_get_minute (time),
                          g_date_time_get_second (time));

  return rh_setup_set_started (setup, text, error);
}

/* The player of that name, made where there is none. The spelling given last
 * counts; a game that began earlier (an imported one) doesn't make them older. */
static gint64
insert_player (RhDatabase *database, const RhSeat *seat, gint64 started, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "INSERT INTO player (name, key, used) VALUES (?1, ?2, ?3)"
                      " ON CONFLICT (key) DO UPDATE SET"
                      " name = CASE WHEN ?3 >= used THEN ?1 ELSE name END, used = max (used, ?3)"
                      " RETURNING id");

  rh_statement_bind_text (statement, 1, seat->name);
  rh_statement_bind_text (statement, 2, seat->key);
  rh_statement_bind_int (statement, 3, started);

  return rh_statement_step (statement, error) == RH_STEP_ROW ? rh_statement_get_int (statement, 0, 1, G_MAXINT64) : 0;
}

static gboolean
insert_seat (RhDatabase *database, gint64 game, guint i, const RhSeat *seat, gint64 started, GError **error)
{
  gint64 player = insert_player (database, seat, started, error);
  g_autoptr (RhStatement) statement = NULL;
  g_autofree char *first = NULL;

  if (player == 0 || !rh_renaming_find_first (database, player, &first, error))
    return FALSE;

  statement =
    rh_statement_new_for (database, "INSERT INTO seat (game, seat, player, colour, name) VALUES (?, ?, ?, ?, ?)", game);
  rh_statement_bind_int (statement, 2, i);
  rh_statement_bind_int (statement, 3, player);
  rh_statement_bind_text (statement, 4, seat->colour);
  rh_statement_bind_text (statement, 5, first != NULL ? first : seat->name);

  return rh_statement_run (statement, error);
}

static gint64
insert_game (RhDatabase *database, const RhSetup *setup, gint64 now, GError **error)
{
  g_autofree char *options = options_to_text (setup);
  g_autoptr (RhStatement) statement =
    rh_statement_new (database,
                      "INSERT INTO game (uuid, kind, options, started, touched) VALUES (?, ?, ?, ?, ?)"
                      " ON CONFLICT (uuid) DO NOTHING RETURNING id");
  RhStep step;

  rh_statement_bind_text (statement, 1, setup->id);
  rh_statement_bind_text (statement, 2, setup->game->id);
  rh_statement_bind_text (statement, 3, options);
  rh_statement_bind_int (statement, 4, started_to_unix (setup->started));
  rh_statement_bind_int (statement, 5, now);

  step = rh_statement_step (statement, error);
  if (step == RH_STEP_ROW)
    return rh_statement_get_int (statement, 0, 1, G_MAXINT64);

  if (step == RH_STEP_DONE)
    g_set_error (error, RH_STORE_ERROR, RH_STORE_ERROR_FAILED, _("The game %s is stored already."), setup->id);

  return 0;
}

/* The setup, with id and start made up where they are missing. */
RhSetup *
rh_store_setup_dup_whole (const RhSetup *setup)
{
  RhSetup *whole = rh_setup_copy (setup);
  g_autoptr (GDateTime) time = g_date_time_new_now_utc ();

  if (whole->id == NULL)
    whole->id = g_uuid_string_random ();
  if (whole->started == NULL)
    whole->started = g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");

  return whole;
}

/* Stores a complete setup with id and start, inside the caller's transaction.
 * Returns the game's number, or 0 with error set. */
gint64
rh_store_setup_insert (RhDatabase *database, const RhSetup *setup, gint64 now, GError **error)
{
  gint64 game = insert_game (database, setup, now, error);

  for (guint i = 0; game != 0 && i < setup->n_seats; i++) {
    if (!insert_seat (database, game, i, &setup->seats[i], started_to_unix (setup->started), error))
      return 0;
  }

  return game != 0 && rh_renaming_check_apart (database, game, setup, error) ? game : 0;
}

/* A kind that isn't in the list: a later version's, or damage, if the head isn't what it was. */
static void
refuse_kind (RhDatabase *database, gint64 game, const char *kind, GError **error)
{
  RhDigest link = { { 0 } };
  RhDigest digest;

  if (rh_database_get_version (database) >= RH_VERSION_CHAIN &&
      rh_chain_read_link (database, game, 0, &link, NULL) && rh_digest_is_set (&link) &&
      (!rh_chain_digest_head (database, game, &digest, NULL) || !rh_digest_equal (&digest, &link)))
    g_set_error_literal (error, RH_STORE_ERROR, RH_STORE_ERROR_DAMAGED, _("its players or options were changed"));
  else
    g_set_error (error, RH_STORE_ERROR, RH_STORE_ERROR_UNKNOWN,
                 _("This version of Railhead doesn’t know the game “%s”."), kind);
}

static RhSetup *
read_game (RhDatabase *database, gint64 game, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT uuid, kind, options, started FROM game WHERE id = ?", game);
  g_autoptr (RhSetup) setup = NULL;
  const RhGame *kind;
  RhStep step = rh_statement_step (statement, error);

  if (step == RH_STEP_DONE)
    rh_database_file_refuse (rh_database_get_path (database), RH_STORE_ERROR_NOT_FOUND, NULL, error);
  if (step != RH_STEP_ROW)
    return NULL;

  kind = rh_game_find (rh_statement_get_text (statement, 1));
  if (kind == NULL) {
    if (rh_statement_check (statement, error))
      refuse_kind (database, game, rh_statement_get_text (statement, 1), error);
    return NULL;
  }

  setup = rh_setup_new (kind);
  if (!rh_setup_set_id (setup, rh_statement_get_text (statement, 0), error) ||
      !options_from_text (setup, rh_statement_get_text (statement, 2), error) ||
      !started_from_unix (setup, rh_statement_get_int (statement, 3, RH_TIME_MIN, RH_TIME_MAX), error) ||
      !rh_statement_check (statement, error))
    return NULL;

  return g_steal_pointer (&setup);
}

static gboolean
read_seats (RhDatabase *database, gint64 game, RhSetup *setup, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT seat, colour, name, player FROM seat WHERE game = ? ORDER BY seat", game);
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    gint64 player = rh_statement_get_int (statement, 3, G_MININT64, G_MAXINT64);
    const char *then = rh_statement_get_text (statement, 2);
    g_autofree char *now = NULL;

    rh_statement_get_int (statement, 0, setup->n_seats, setup->n_seats);
    if (!rh_renaming_find_root (database, player, NULL, &now, error) ||
        !rh_setup_add_seat (setup, rh_statement_get_text (statement, 1), now != NULL ? now : then, error))
      return FALSE;
  }

  return step == RH_STEP_DONE && rh_setup_check (setup, error);
}

/* What a sentence calls a game whose setup can't be read: its UUID, if there is one. */
static char *
dup_name (RhDatabase *database, gint64 game)
{
  g_autoptr (RhStatement) statement = rh_statement_new_for (database, "SELECT uuid FROM game WHERE id = ?", game);

  if (rh_statement_step (statement, NULL) == RH_STEP_ROW && *rh_statement_get_text (statement, 0) != '\0')
    return g_strdup (rh_statement_get_text (statement, 0));

  return g_strdup_printf ("%" G_GINT64_FORMAT, game);
}

/* Whether an error is about what is stored: what the rules refuse is damage too, it was right
 * when it was stored. */
gboolean
rh_store_is_damage (const GError *error)
{
  return error->domain != RH_STORE_ERROR || error->code == RH_STORE_ERROR_DAMAGED;
}

/* Hands an error on; one that is about what is stored gets the name of its game. */
void
rh_store_propagate_damage (RhDatabase *database, gint64 game, GError *problem, GError **error)
{
  g_autofree char *name = NULL;

  if (!rh_store_is_damage (problem)) {
    g_propagate_error (error, problem);
    return;
  }

  name = dup_name (database, game);
  /* Translators: the first is the game's id, the second says what is wrong with it */
  g_set_error (error, RH_STORE_ERROR, RH_STORE_ERROR_GAME, _("Game %1$s is damaged: %2$s."), name, problem->message);
  g_error_free (problem);
}

/* Reads a game's setup, inside the caller's transaction where it matters. The error says what
 * is wrong, and not with which game. */
RhSetup *
rh_store_setup_read_unnamed (RhDatabase *database, gint64 game, GError **error)
{
  g_autoptr (RhSetup) setup = read_game (database, game, error);

  return setup != NULL && read_seats (database, game, setup, error) ? g_steal_pointer (&setup) : NULL;
}

/* The same, with an error that names the game. */
RhSetup *
rh_store_setup_read (RhDatabase *database, gint64 game, GError **error)
{
  GError *problem = NULL;
  RhSetup *setup = rh_store_setup_read_unnamed (database, game, &problem);

  if (setup == NULL)
    rh_store_propagate_damage (database, game, problem, error);

  return setup;
}

/* Whether the options come to the same; those that can't be read are others. */
static gboolean
has_options (const char *text, const RhSetup *setup)
{
  const RhOption *options = setup->game->options;
  g_autoptr (RhSetup) stored = rh_setup_new (setup->game);

  if (!options_from_text (stored, text, NULL))
    return FALSE;

  for (guint i = 0; options[i].key != NULL; i++) {
    if (strcmp (rh_setup_get_option (stored, options[i].key), rh_setup_get_option (setup, options[i].key)) != 0)
      return FALSE;
  }

  return TRUE;
}

static gboolean
compare_seats (RhDatabase *database, gint64 game, const RhSetup *setup, gboolean *same, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT colour FROM seat WHERE game = ? ORDER BY seat", game);
  guint n = 0;
  RhStep step;

  while ((step = rh_statement_step (statement, error)) == RH_STEP_ROW) {
    *same = *same && n < setup->n_seats && strcmp (rh_statement_get_text (statement, 0), setup->seats[n].colour) == 0;
    n++;
  }
  *same = *same && n == setup->n_seats;

  return step == RH_STEP_DONE && rh_statement_check (statement, error);
}

/* Whether a stored game began as this one: what the rules make of moves hangs on it. Names don't count, players are renamed. */
gboolean
rh_store_setup_compare (RhDatabase *database, gint64 game, const RhSetup *setup, gboolean *same, GError **error)
{
  g_autoptr (RhStatement) statement =
    rh_statement_new_for (database, "SELECT kind, options FROM game WHERE id = ?", game);

  if (rh_statement_step (statement, error) != RH_STEP_ROW)
    return FALSE;

  *same = strcmp (rh_statement_get_text (statement, 0), setup->game->id) == 0 &&
          has_options (rh_statement_get_text (statement, 1), setup);

  return rh_statement_check (statement, error) && compare_seats (database, game, setup, same, error);
}
