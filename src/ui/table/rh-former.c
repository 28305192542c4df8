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

static char *
tell (const RhTelling *telling, RhSession *session, const RhFormerLine *line, gboolean latest)
{
  g_autofree char *was = tell_line (telling, session, line, latest);
  g_autofree char *cut = NULL;

  if (line->cut->len == 0)
    return g_steal_pointer (&was);

  cut = g_strdup_printf (ngettext ("%u later move was cut.", "%u later moves were cut.", line->cut->len), line->cut->len);

  return g_strdup_printf ("%s %s", was, cut);
}

static gboolean
is_told (GPtrArray *formers, const RhFormerLine *line)
{
  for (guint k = 0; k < formers->len; k++) {
    const RhFormer *former = formers->pdata[k];

    if (former->line->seq == line->seq && g_str_equal (former->line->text, line->text))
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
 * Lists what the corrected moves were before. What a move is again, or was
 * twice, isn't told twice.
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

    if (is_told (formers, line) || g_str_equal (line->text, rh_session_get_move (session, line->seq - 1))) {
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
 * @i: which move, from 0
 * @text: a line it was before
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Returns: (transfer full) (nullable): that line, the latest where it was so more than once; %NULL with no
 *   @error where it never was
 */
RhFormerLine *
rh_former_find (RhSession *session, guint i, const char *text, GError **error)
{
  g_autoptr (GPtrArray) lines = rh_session_list_former (session, error);

  for (guint k = 0; lines != NULL && k < lines->len; k++) {
    const RhFormerLine *line = lines->pdata[k];

    if (line->seq == i + 1 && g_str_equal (line->text, text))
      return g_ptr_array_steal_index (lines, k);
  }

  return NULL;
}
