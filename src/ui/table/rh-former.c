/* SPDX-License-Identifier: GPL-3.0-or-later
 * What corrected moves were before, told in the words of the moves. */

#include "config.h"

#include "rh-former.h"

#include <glib/gi18n.h>

static void
free_former (gpointer data)
{
  RhFormer *former = data;

  rh_former_line_free (former->line);
  g_free (former->text);
  g_free (former);
}

/* What it did, if it still fits where it was; else the line itself. */
static char *
tell_line (const RhTelling *telling, RhSession *session, const RhFormerLine *line, gboolean latest)
{
  const RhSetup *setup = rh_session_get_setup (session);
  g_autoptr (RhFold) fold = rh_fold_new_moves (setup, rh_session_get_moves (session), line->seq - 1, NULL, NULL);
  g_autofree char *sentence = NULL;

  if (fold == NULL || !rh_fold_play_text (fold, line->text, NULL)) {
    if (latest) {
      /* Translators: a move as a line of a record */
      return g_strdup_printf (_("Corrected. It was “%s”, which no longer fits there."), line->text);
    }
    /* Translators: a move as a line of a record */
    return g_strdup_printf (_("Before that it was “%s”, which no longer fits there."), line->text);
  }

  sentence = telling->last (setup, rh_fold_get_state (fold));
  if (latest) {
    /* Translators: what a move did, a sentence or two */
    return g_strdup_printf (_("Corrected. It was: %s"), sentence);
  }

  /* Translators: what a move did, a sentence or two */
  return g_strdup_printf (_("Before that it was: %s"), sentence);
}

static gboolean
is_same (RhSession *session, const RhFormerLine *line)
{
  return g_str_equal (line->text, rh_session_get_move (session, line->seq - 1));
}

static char *
tell (const RhTelling *telling, RhSession *session, const RhFormerLine *line, gboolean latest)
{
  g_autofree char *was = NULL;
  g_autofree char *cut = g_strdup_printf (ngettext ("%u later move was cut.", "%u later moves were cut.", line->cut->len),
                                          line->cut->len);

  if (is_same (session, line))
    return g_steal_pointer (&cut);

  was = tell_line (telling, session, line, latest);

  return line->cut->len > 0 ? g_strdup_printf ("%s %s", was, cut) : g_steal_pointer (&was);
}

static gboolean
is_same_cut (const RhFormerLine *told, const RhFormerLine *line)
{
  if (told->cut->len != line->cut->len || line->cut->len == 0)
    return line->cut->len == 0;

  return told->cut_from == line->cut_from &&
         g_strv_equal ((const char *const *) told->cut->pdata, (const char *const *) line->cut->pdata);
}

static gboolean
is_told (GPtrArray *formers, const RhFormerLine *line)
{
  for (guint k = 0; k < formers->len; k++) {
    const RhFormerLine *told = ((const RhFormer *) formers->pdata[k])->line;

    if (told->seq == line->seq && g_str_equal (told->text, line->text) && is_same_cut (told, line))
      return TRUE;
  }

  return FALSE;
}

static gboolean
is_latest (GPtrArray *formers, const RhFormerLine *line)
{
  const RhFormer *last = formers->len > 0 ? formers->pdata[formers->len - 1] : NULL;

  return last == NULL || last->line->seq != line->seq;
}

/**
 * rh_former_list:
 * @telling: what is said of the game
 * @session: a game
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Lists what the corrected moves were before, and what was cut. What a move was twice isn't
 * told twice.
 *
 * Returns: (transfer full) (nullable) (element-type RhFormer): by move, the latest of each first
 */
GPtrArray *
rh_former_list (const RhTelling *telling, RhSession *session, GError **error)
{
  g_autoptr (GPtrArray) lines = rh_session_list_former (session, error);
  GPtrArray *formers;

  if (lines == NULL)
    return NULL;

  formers = g_ptr_array_new_with_free_func (free_former);
  while (lines->len > 0) {
    RhFormerLine *line = g_ptr_array_steal_index (lines, 0);
    RhFormer *former;

    if (is_told (formers, line)) {
      rh_former_line_free (line);
      continue;
    }
    former = g_new0 (RhFormer, 1);
    former->line = line;
    former->text = tell (telling, session, line, is_latest (formers, line));
    g_ptr_array_add (formers, former);
  }

  return formers;
}

/**
 * rh_former_find:
 * @session: a game
 * @id: the number of a former line
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable): that line; %NULL with no @error where there is none any more
 */
RhFormerLine *
rh_former_find (RhSession *session, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) lines = rh_session_list_former (session, error);

  for (guint k = 0; lines != NULL && k < lines->len; k++) {
    if (((const RhFormerLine *) lines->pdata[k])->id == id)
      return g_ptr_array_steal_index (lines, k);
  }

  return NULL;
}
