/* SPDX-License-Identifier: GPL-3.0-or-later
 * A whole game told in another language, without a display: nothing of it is left in ours, and no two letters are the
 * same. */

#include "config.h"

#include "heart-telling-table.h"
#include "record-data.h"
#include "rh-fold.h"
#include "rh-heart-rules-text.h"
#include "rh-heart-telling.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-board.h"
#include "rh-heart-text-end.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text-tally.h"
#include "rh-heart-text.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

/* No word of ours is in a sentence. */
static void
assert_foreign (const char *text)
{
  static const char *const ours[] = { "the", "and", "claims", "takes", "cards", "card", "undo", "redo", "corrected",
                                      "points", "point", "ticket", "tickets", "trains", "engine", "engines", "everybody",
                                      "nobody", "has", "doubled", "leaves", "start", "together", "most", "which", "turn",
                                      "fulfilled", "failed", "white", "yellow", "purple", "mountain", "left", "with" };
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return;
  g_assert_true (g_utf8_validate (text, -1, NULL));
  words = g_strsplit_set (text, " .,;:()·", -1);
  for (guint i = 0; words[i] != NULL; i++) {
    g_autofree char *word = g_utf8_strdown (words[i], -1);

    for (guint k = 0; k < G_N_ELEMENTS (ours); k++) {
      if (g_str_equal (word, ours[k]))
        g_error ("“%s” has the word “%s”", text, ours[k]);
    }
  }
}

static void
take_foreign (char *text)
{
  assert_foreign (text);
  g_free (text);
}

static void
take_rows (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    assert_foreign (row->what);
    assert_foreign (row->how);
    assert_foreign (row->figure);
    assert_foreign (row->spoken);
  }
  g_ptr_array_unref (rows);
}

static void
check_offers (const RhSetup *setup, const RhHeartState *state, guint seat)
{
  for (RhHeartColour colour = RH_HEART_YELLOW; colour <= RH_HEART_BLACK; colour++) {
    RhHeartOffer offer;

    rh_heart_offer_compute (state, seat, colour, 1 + colour % RH_HEART_LENGTH_MAX, &offer);
    take_rows (rh_heart_text_tally_claim (setup, &offer));
  }
}

static void
check_player (const RhSetup *setup, const RhHeartState *state, guint seat)
{
  const RhHeartPlayer *player = &state->players[seat];
  const char *name = setup->seats[seat].name;

  take_foreign (rh_heart_text_board_left (player));
  take_foreign (rh_heart_text_board_trains (player));
  take_foreign (rh_heart_text_board_routes (player));
  take_foreign (rh_heart_text_board_player (state, seat, name, "-"));
  take_foreign (rh_heart_text_board_ask_points (player, name));
  take_foreign (rh_heart_text_board_cards (state, seat, RH_HEART_MOUNTAIN));
  take_rows (rh_heart_text_tally_points (state, seat));
  check_offers (setup, state, seat);
}

static void
check_state (const RhSetup *setup, const RhHeartState *state, const char *line)
{
  const char *lesson;

  take_foreign (rh_heart_telling.where (setup, state, ""));
  take_foreign (rh_heart_telling.turn (setup, state, "", -1, FALSE));
  take_foreign (rh_heart_telling.told (setup, state));
  take_foreign (rh_heart_telling.stock (setup, state, ""));
  take_foreign (rh_heart_telling.button (setup, line, TRUE));
  take_foreign (rh_heart_telling.button (setup, line, FALSE));
  take_foreign (rh_heart_telling.corrected (setup, line, 0));
  for (guint i = 0; (lesson = rh_heart_telling.lesson (state, i)) != NULL; i++)
    assert_foreign (_(lesson));
  if (state->phase == RH_HEART_OVER)
    take_foreign (rh_heart_text_end_how (state));
  for (guint i = 0; i < state->n_seats; i++)
    check_player (setup, state, i);
}

static void
test_game (void)
{
  g_autoptr (RhRecordGame) game = record_data_read ("heart-of-africa-coast");
  g_autoptr (RhFold) fold = rh_fold_new (game->setup);
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < game->moves->len; i++) {
    g_assert_true (rh_fold_play_text (fold, game->moves->pdata[i], NULL));
    check_state (game->setup, rh_fold_get_state (fold), game->moves->pdata[i]);
  }
  lines = rh_heart_telling.extra (game->setup, (const char *const *) game->moves->pdata, game->moves->len, 0);
  take_foreign (g_strjoinv (" ", lines));
}

static void
test_rules (void)
{
  for (guint i = 0; i < RH_HEART_RULES_PARTS; i++) {
    assert_foreign (rh_rules_part_get_title (rh_heart_rules_get_part ((RhHeartRulesPart) i)));
    take_foreign (rh_heart_rules_text_aloud ((RhHeartRulesPart) i));
  }
}

static void
test_start (void)
{
  /* The ledger's first line isn't the capital of a game with money. */
  g_autofree char *start = rh_heart_text_entry (&(RhEntry) { 0, 1, RH_HEART_ENTRY_START, 0, 0 }, NULL, NULL);
  g_autofree char *said = g_utf8_strdown (start, -1);
  g_autofree char *capital = g_utf8_strdown (C_("ledger", "Capital"), -1);

  g_assert_null (strstr (said, capital));
}

static void
test_questions (void)
{
  static const char *const drafts[] = { "tickets 1", "tickets 1 12_", "tickets 1 +8", "tickets 1 none" };

  assert_foreign (rh_heart_text_ask_deal ());
  assert_foreign (rh_heart_text_ask_all ());
  assert_foreign (rh_heart_text_ask_locked ());
  take_foreign (rh_heart_text_ask_claim ("Bram"));
  take_foreign (rh_heart_text_ask_terrain ("Bram"));
  take_foreign (rh_heart_text_ask_tickets ("Bram"));
  take_foreign (rh_heart_text_ask_ticket (8));
  take_foreign (rh_heart_text_ask_ticket (-8));
  take_foreign (rh_heart_text_ask_sum (0, NULL));
  take_foreign (rh_heart_text_ask_first (&(RhHeartDraft) { .typed = 20 }, "7"));
  for (guint i = 0; i < G_N_ELEMENTS (drafts); i++) {
    RhHeartDraft draft;

    g_assert_true (rh_heart_draft_parse (&draft, drafts[i]));
    take_foreign (rh_heart_text_ask_entered (&draft));
    take_foreign (rh_heart_text_step_drop (&draft, 0));
  }
}

static void
test_keys (void)
{
  /* The letters of the nine colours, the three types and the buttons are all different, and none is that of the ledger. */
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);

  for (RhHeartTerrain i = RH_HEART_DESERT; i <= RH_HEART_MOUNTAIN; i++)
    g_assert_true (g_hash_table_add (keys, (gpointer) rh_heart_text_terrain_key (i)));
  for (RhHeartColour i = RH_HEART_YELLOW; i <= RH_HEART_BLACK; i++)
    g_assert_true (g_hash_table_add (keys, (gpointer) rh_heart_text_colour_key (i)));
  for (RhHeartKey i = RH_HEART_KEY_PLAIN; i < RH_HEART_KEYS; i++)
    g_assert_true (g_hash_table_add (keys, (gpointer) rh_heart_text_step_key (i)));
  g_assert_true (g_hash_table_add (keys, (gpointer) C_("key for the ledger", "l")));
}

static void
test_routes (void)
{
  /* The length has its place in each. */
  for (RhHeartColour i = RH_HEART_YELLOW; i <= RH_HEART_BLACK; i++) {
    g_autofree char *route = rh_heart_text_route (i, 6);

    assert_foreign (route);
    g_assert_nonnull (strchr (route, '6'));
  }
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("RH_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/heart-languages/game", test_game);
  g_test_add_func ("/heart-languages/rules", test_rules);
  g_test_add_func ("/heart-languages/start", test_start);
  g_test_add_func ("/heart-languages/questions", test_questions);
  g_test_add_func ("/heart-languages/keys", test_keys);
  g_test_add_func ("/heart-languages/routes", test_routes);

  return g_test_run ();
}
