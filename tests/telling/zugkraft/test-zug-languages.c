/* SPDX-License-Identifier: GPL-3.0-or-later
 * Games of both ways told in another language, without a display: nothing of it is left in ours. */

#include "config.h"

#include "rh-zug-rules-text.h"
#include "rh-zug-telling.h"
#include "rh-zug-text-advice.h"
#include "rh-zug-text-lane.h"
#include "rh-zug-text-lead.h"
#include "rh-zug-text-part.h"
#include "rh-zug-text-tally.h"
#include "rh-zug-text-turn.h"
#include "zug-telling-table.h"

#include "rh-fold.h"

#include "record-data.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

/* No word of ours is in a sentence; frees it. */
static void
take (char *text)
{
  static const char *const ours[] = { "the", "and", "turn", "turns", "train", "freight", "caboose", "engine", "points", "wreck",
                                      "shortage", "undo", "redo", "corrected", "start", "goal", "brings", "dice", "roll",
                                      "chance", "out", "mark", "has", "them", "needs", "with", "won", "share", "beat" };
  g_auto (GStrv) words = text != NULL ? g_strsplit_set (text, " .,;:()“”·\n", -1) : NULL;

  for (guint i = 0; words != NULL && words[i] != NULL; i++) {
    g_autofree char *word = g_utf8_strdown (words[i], -1);

    if (g_strv_contains (ours, word))
      g_error ("“%s” has the word “%s”", text, word);
  }
  g_free (text);
}

static void
take_refused (const RhZugTurn *turn)
{
  RhZugRefusal refusal = { 0 };

  for (guint i = 0; i < 3; i++) {
    rh_zug_refusal_part (&refusal, turn, RH_ZUG_TENDER, i > 0 ? G_TIME_SPAN_SECOND : RH_ZUG_TAPPED);
    refusal.held = i == 2;
    take (rh_zug_text_turn_refused (turn, &refusal));
  }
  for (RhZugMoveKind kind = RH_ZUG_MOVE_SHORT; kind <= RH_ZUG_MOVE_WRECK; kind++) {
    take (rh_zug_text_turn_refused (turn, &(RhZugRefusal) { .wanted = kind }));
    take (rh_zug_text_turn_refused (turn, &(RhZugRefusal) { .held = TRUE, .asked = TRUE, .end = kind }));
  }
  take (rh_zug_text_turn_stop_asked (turn));
}

static void
take_rows (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    take (g_strdup (row->what));
    take (g_strdup (row->how));
    take (g_strdup (row->spoken));
  }
  g_ptr_array_unref (rows);
}

static void
check_turn (const RhSetup *setup, const RhZugState *state)
{
  static const char *const trains[] = { "", "e", "et", "etk", "etkkkk", "etkobc", "etekob", "etekobc" };

  for (guint i = 0; i < G_N_ELEMENTS (trains); i++) {
    RhZugDraft draft = { zug_table_train (trains[i]) };
    RhZugAdvice advice;
    RhZugTurn turn;

    if (!rh_zug_turn_compute (state, &draft, &turn))
      return;
    take (rh_zug_text_turn_note (&turn));
    take (rh_zug_text_turn_stop (&turn));
    take (g_strdup (rh_zug_text_turn_why_not_stop (&turn)));
    for (RhZugMoveKind kind = RH_ZUG_MOVE_TRAIN; kind < RH_ZUG_N_MOVE_KINDS; kind++)
      take (rh_zug_text_turn_why_not (&turn, kind));
    take_refused (&turn);
    for (guint part = 0; part < turn.train.n; part++)
      take (rh_zug_text_part_take_off (&turn.train, part));
    for (guint part = 0; part < turn.train.n; part++)
      take (rh_zug_text_part_change (&turn.train, part));
    for (guint part = 0; part < turn.train.n; part++)
      take (rh_zug_text_part_chosen (&turn.train, part));
    for (guint rolls = 0; rolls <= RH_ZUG_ROLLS_SAFE; rolls++) {
      rh_zug_advice_of_turn (&turn, rolls, &advice);
      take (rh_zug_text_advice (&advice));
      take (rh_zug_text_advice_short (&advice));
      take (rh_zug_text_lead (setup, &turn, &advice));
      take (rh_zug_text_tally_title (&advice));
      take_rows (rh_zug_text_tally (&advice, turn.must, FALSE));
    }
  }
}

static void
check_state (const RhSetup *setup, const RhZugState *state)
{
  take (rh_zug_telling.where (setup, state, ""));
  take (rh_zug_telling.turn (setup, state, "", 0, FALSE));
  take (rh_zug_telling.last (setup, state));
  if (state->phase == RH_ZUG_OVER)
    take (rh_zug_telling.how (setup, state));
  for (guint i = 0; i < state->n_seats; i++)
    take (rh_zug_text_lane (state, i, setup->seats[i].name));
}

static void
test_game (gconstpointer name)
{
  g_autoptr (RhRecordGame) game = record_data_read (name);
  g_autoptr (RhFold) fold = rh_fold_new (game->setup);
  RhZugState before = *(const RhZugState *) rh_fold_get_state (fold);

  check_turn (game->setup, &before);
  for (guint i = 0; i < game->moves->len; i++) {
    const char *line = g_ptr_array_index (game->moves, i);
    guint n;

    g_assert_true (rh_fold_play_text (fold, line, NULL));
    check_state (game->setup, rh_fold_get_state (fold));
    take (rh_zug_telling.entry (rh_fold_get_last_entries (fold, &n), &before, rh_fold_get_state (fold)));
    take (rh_zug_telling.button (game->setup, line, TRUE));
    take (rh_zug_telling.button (game->setup, line, FALSE));
    take (rh_zug_telling.corrected (game->setup, line, 2));
    take (rh_zug_telling.follows (game->setup, &before, rh_fold_get_state (fold)));
    take (rh_zug_telling.outcome (game->setup, &before, rh_fold_get_state (fold)));
    take (rh_zug_telling.misfit (game->setup, rh_fold_get_state (fold), line, ""));
    before = *(const RhZugState *) rh_fold_get_state (fold);
  }
}

static void
test_rest (void)
{
  for (RhZugRulesPart part = 0; part < RH_ZUG_RULES_PARTS; part++) {
    take (g_strdup (rh_rules_part_get_title (rh_zug_rules_get_part (part))));
    take (rh_zug_rules_text_aloud (part));
  }
  for (RhZugBar bar = RH_ZUG_BAR_ENGINE_FIRST; bar <= RH_ZUG_BAR_LENGTH; bar++)
    take (g_strdup (rh_zug_text_part_bar (bar)));
  for (RhZugPart a = RH_ZUG_ENGINE; a <= RH_ZUG_PART_LAST; a++) {
    take (rh_zug_text_part_spoken (a));
    for (RhZugPart b = a + 1; b <= RH_ZUG_PART_LAST; b++)
      g_assert_cmpstr (rh_zug_text_part_key (a), !=, rh_zug_text_part_key (b));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("RH_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_test_add_data_func ("/zug-languages/points", "zugkraft-points", test_game);
  g_test_add_data_func ("/zug-languages/knockout", "zugkraft-knockout", test_game);
  g_test_add_func ("/zug-languages/rest", test_rest);

  return g_test_run ();
}
