/* SPDX-License-Identifier: GPL-3.0-or-later
 * What undo and redo would do, by name. A bid's amount is never part of it. */

#include "config.h"

#include "rh-undo.h"

#include <glib/gi18n.h>

static char *
name_bid (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);

  /* Translators: on a button: a player */
  return g_strdup_printf (_("Undo: %s’s sealed bid"), setup->seats[rh_session_get_last_sealed (session)].name);
}

static char *
name (char *what, gboolean undo)
{
  g_autofree char *owned = what;

  /* Translators: on a button: what is undone or redone, in a few words, such as “Length 3” */
  return what == NULL ? NULL : g_strdup_printf (undo ? _("Undo: %s") : _("Redo: %s"), what);
}

/* (nullable): what was entered last of a move, where that is undone next. */
static char *
name_entered (const RhTelling *telling, RhSession *session)
{
  guint n = rh_session_get_n_played (session);
  gboolean draft = rh_session_can_undo_draft (session);
  const char *was;

  if (telling->entered == NULL || (!draft && (n == 0 || rh_session_get_undo_correction (session) > 0)))
    return NULL;

  was = rh_session_get_undone_draft (session);
  if (was == NULL)
    return NULL;

  return name (telling->entered (rh_session_get_setup (session), rh_session_get_state (session), was,
                                 draft ? rh_session_get_draft (session) : rh_session_get_move (session, n - 1), !draft), TRUE);
}

/* The same of a redo. */
static char *
name_redone (const RhTelling *telling, RhSession *session)
{
  guint n = rh_session_get_n_played (session);
  const char *was = rh_session_get_draft (session);
  const char *now = rh_session_get_redone_draft (session);

  if (telling->entered == NULL || (now == NULL && (*was == '\0' || rh_session_get_redo_correction (session) > 0)))
    return NULL;

  return name (telling->entered (rh_session_get_setup (session), rh_session_get_state (session), was,
                                 now != NULL ? now : rh_session_get_move (session, n), now == NULL), FALSE);
}

/* A correction by the move that was corrected. */
static char *
name_corrected (const RhTelling *telling, RhSession *session, guint seq, gboolean undo)
{
  g_autofree char *move = telling->button (rh_session_get_setup (session), rh_session_get_move (session, seq - 1), undo);

  /* Translators: on a button: what was corrected, and that the correction is undone or redone: “Undo: Anna’s turn (correction)” */
  return g_strdup_printf (_("%s (correction)"), move);
}

/* (nullable): what has only come back once something was decided anew, or would. */
static char *
name_followers (RhSession *session, gboolean undo)
{
  guint n = rh_session_count_followers (session, !undo);

  /* Translators: on a button, after “Undo:” or “Redo:”: moves that follow once more what was decided anew */
  return n > 0 ? name (g_strdup_printf (ngettext ("%u later move", "%u later moves", n), n), undo) : NULL;
}

/* What was changed, where that has a name. What it was before is on disk. */
static char *
name_correction (const RhTelling *telling, RhSession *session, guint seq)
{
  char *followers = name_followers (session, TRUE);
  g_autofree char *was =
    followers == NULL && telling->changed != NULL ? rh_session_dup_former_text (session, seq, NULL) : NULL;
  char *changed =
    was != NULL ? telling->changed (rh_session_get_setup (session), was, rh_session_get_move (session, seq - 1), 0) : NULL;

  if (followers != NULL)
    return followers;

  return changed != NULL ? name (changed, TRUE) : name_corrected (telling, session, seq, TRUE);
}

/**
 * rh_undo_text:
 * @telling: what is said of the game
 * @session: a game
 *
 * Returns: (transfer full): what an undo takes back, in the order
 *   rh_session_undo() has; just “Undo” where there is nothing
 */
char *
rh_undo_text (const RhTelling *telling, RhSession *session)
{
  guint n = rh_session_get_n_played (session);
  g_autofree char *entered = NULL;

  if (rh_session_get_status (session) == RH_GAME_ENDED)
    return g_strdup (_("Undo: end without a winner"));
  if (rh_session_can_undo_bid (session))
    return name_bid (session);
  if (!rh_session_can_undo (session))
    return g_strdup (_("Undo"));

  entered = name_entered (telling, session);
  if (entered != NULL)
    return g_steal_pointer (&entered);
  if (rh_session_can_undo_draft (session))
    return g_strdup (_("Undo: last input"));

  if (rh_session_get_undo_correction (session) > 0)
    return name_correction (telling, session, rh_session_get_undo_correction (session));

  return telling->button (rh_session_get_setup (session), rh_session_get_move (session, n - 1), TRUE);
}

/**
 * rh_undo_drops:
 * @session: a game
 *
 * Returns: whether an undo would drop a sealed bid, which nothing brings back
 */
gboolean
rh_undo_drops (RhSession *session)
{
  return rh_session_get_status (session) != RH_GAME_ENDED && rh_session_can_undo_bid (session);
}

/**
 * rh_undo_drop:
 * @session: a game
 *
 * Returns: (transfer full) (nullable): whose bid an undo would drop, said of it afterwards; %NULL where it drops none
 */
char *
rh_undo_drop (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);

  if (!rh_undo_drops (session))
    return NULL;

  /* Translators: a player */
  return g_strdup_printf (_("%s’s sealed bid was dropped and is asked for again"),
                          setup->seats[rh_session_get_last_sealed (session)].name);
}

/**
 * rh_undo_refuse:
 * @session: a game in which an undo would drop a sealed bid
 *
 * Returns: (transfer full): why one that comes in the haste of another isn't done
 */
char *
rh_undo_refuse (RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);

  /* Translators: a player, whose bid another undo would drop */
  return g_strdup_printf (_("This undo came too soon after the last and was not done: %s’s bid stays sealed."),
                          setup->seats[rh_session_get_last_sealed (session)].name);
}

/**
 * rh_redo_refuse:
 * @session: a game in which there is nothing to redo
 *
 * Returns: (transfer full): so much, and why a bid that was sealed before isn't it
 */
char *
rh_redo_refuse (RhSession *session)
{
  int dropped = rh_session_get_dropped (session);

  if (dropped < 0)
    return g_strdup (_("There is nothing to redo"));

  /* Translators: a player. Nothing is kept of a sealed bid that was undone, so that nobody can see it. */
  return g_strdup_printf (_("Redo can’t bring back %s’s sealed bid: it is given anew"),
                          rh_session_get_setup (session)->seats[dropped].name);
}

static char *
name_redo (const RhTelling *telling, RhSession *session)
{
  guint n = rh_session_get_n_played (session);
  g_autofree char *entered = NULL;
  g_autofree char *followers = NULL;

  entered = name_redone (telling, session);
  if (entered != NULL)
    return g_steal_pointer (&entered);
  if (rh_session_can_redo_draft (session))
    return g_strdup (_("Redo: last input"));
  followers = name_followers (session, FALSE);
  if (followers != NULL)
    return g_steal_pointer (&followers);
  if (rh_session_get_redo_correction (session) > 0)
    return name_corrected (telling, session, rh_session_get_redo_correction (session), FALSE);

  return telling->button (rh_session_get_setup (session), rh_session_get_move (session, n), FALSE);
}

/**
 * rh_redo_text:
 * @telling: what is said of the game
 * @session: a game
 *
 * Returns: (transfer full): what a redo plays again; just “Redo” where there is nothing. Whoever has undone a sealed bid before
 *   doesn't wait for that
 */
char *
rh_redo_text (const RhTelling *telling, RhSession *session)
{
  int dropped = rh_session_get_dropped (session);
  g_autofree char *text = NULL;

  if (!rh_session_can_redo (session))
    return dropped < 0 ? g_strdup (_("Redo")) : rh_redo_refuse (session);

  text = name_redo (telling, session);
  if (dropped < 0)
    return g_steal_pointer (&text);

  /* Translators: on a button: what is redone, such as “Redo: bids”, and a player, whose bid isn’t */
  return g_strdup_printf (_("%1$s (%2$s’s sealed bid stays dropped)"), text, rh_session_get_setup (session)->seats[dropped].name);
}
