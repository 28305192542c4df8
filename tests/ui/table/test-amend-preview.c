/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody has now and would have then stands side by side, before a correction is applied. */

#include "config.h"

#include "board.h"
#include "rh-amend-preview.h"
#include "rh-cape-telling.h"
#include "rh-fold.h"
#include "ui-screen.h"

#include <string.h>

#define BIDS 10 /* “bids 0 8 7” */
#define PLAYED 21

/* The shown figures, as they are read: “100 100 97 96*”, a star where one differs. */
static char *
read_figures (GtkWidget *preview)
{
  GString *figures = g_string_new (NULL);
  GtkWidget *label;

  for (guint i = 0; (label = board_find (preview, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (!gtk_widget_has_css_class (label, "numeric") || gtk_widget_has_css_class (label, "name"))
      continue;
    g_string_append_printf (figures, "%s%s ", gtk_label_get_text (GTK_LABEL (label)),
                            gtk_widget_has_css_class (label, "differs") ? "*" : "");
  }

  return g_string_free (figures, FALSE);
}

static RhCorrection *
look (Board *board, const char *line)
{
  const char *const *moves = (const char *const *) board->moves->pdata;
  g_autoptr (RhFold) fold = rh_fold_new_moves (board->setup, moves, PLAYED, NULL, NULL);
  RhGameNow now = { board->setup, moves, PLAYED, rh_fold_get_state (fold), rh_fold_get_entries (fold) };

  return rh_correction_new (&rh_cape_telling, &now, BIDS, line, NULL);
}

static void
assert_shows (Board *board, GtkWidget *preview, const char *line, const char *first_cut)
{
  g_autoptr (RhCorrection) correction = look (board, line);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *figures = NULL;

  rh_amend_preview_update (RH_AMEND_PREVIEW (preview), correction, first_cut);
  for (guint i = 0; i < 3; i++)
    g_string_append_printf (expected, "£%d £%d%s ", correction->now[i], correction->then[i],
                            correction->now[i] != correction->then[i] ? "*" : "");
  figures = read_figures (preview);
  g_assert_cmpstr (figures, ==, expected->str);
}

static GtkWidget *
open_preview (Board *board)
{
  GtkWidget *preview;

  board_open (board, "cape-three-players");
  preview = rh_amend_preview_new (&rh_cape_telling, board->setup);
  board_show (board, preview, 360, 300);

  return preview;
}

static void
test_balances (void)
{
  /* Who would have another sum stands out; where nothing changes, nobody does any more. */
  Board board;
  GtkWidget *preview = open_preview (&board);
  g_autofree char *figures = NULL;

  board_assert_name (preview, "What Would Change");
  assert_shows (&board, preview, "bids 0 9 7", NULL);
  figures = read_figures (preview);
  g_assert_nonnull (strchr (figures, '*'));
  g_assert_true (strchr (figures, '*') == strrchr (figures, '*'));
  g_clear_pointer (&figures, g_free);

  assert_shows (&board, preview, "bids 0 8 7", NULL);
  figures = read_figures (preview);
  g_assert_null (strchr (figures, '*'));
  board_close (&board);
}

static void
test_cuts (void)
{
  /* Which move no longer fits, why not, and that what goes isn’t lost; with a line that fits, none of it is said any more. */
  Board board;
  GtkWidget *preview = open_preview (&board);
  const char *misfit;

  assert_shows (&board, preview, "bids 20 8 7", "Jörg picks.");
  g_assert_true (board_says (preview, "The picking order would be Éva, Jörg and Ilse-Marie."));
  g_assert_true (board_says (preview, "Moves 12 to 13, everybody picks the same card, in another order\n"
                                      "Move 14, Éva turns up that card instead of Jörg"));
  misfit = gtk_label_get_text (GTK_LABEL (board_find (preview, GTK_TYPE_LABEL, 1)));
  g_assert_true (g_str_has_prefix (misfit, "Move 15 no longer fits: “Jörg picks.” "));
  g_assert_nonnull (strstr (misfit, "\nWhat is taken back stays on record."));

  assert_shows (&board, preview, "bids 0 9 7", NULL);
  g_assert_true (board_says (preview, "Now"));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (board_find (preview, GTK_TYPE_LABEL, 1))), ==, "Now");
  board_close (&board);
}

/* Whether anything is said then of what was entered, which is what the words are. */
static gboolean
notes_say (Board *board, RhCorrection *correction, const char *words)
{
  g_autofree char *notes = rh_amend_preview_tell_notes (board->session, correction, FALSE);

  return notes != NULL && strstr (notes, words) != NULL;
}

static void
test_entered (void)
{
  /* What has been entered stays where the same is asked; where it goes, or waits, that is said before. */
  Board board;
  g_autoptr (RhCorrection) fits = NULL;
  g_autoptr (RhCorrection) cuts = NULL;

  board_open_moves (&board, "cape-three-players", PLAYED);
  fits = look (&board, "bids 0 9 7");
  cuts = look (&board, "bids 20 8 7");
  g_assert_true (fits->asks_same);
  g_assert_false (cuts->asks_same);
  g_assert_false (notes_say (&board, cuts, "entered"));
  g_assert_true (rh_session_set_draft (board.session, "reveal d2/_", NULL));
  g_assert_false (notes_say (&board, fits, "entered"));
  g_assert_true (notes_say (&board, cuts, "What was entered of the next move is dropped when this is applied."));
  cuts->waits = RH_WAITS_FOR_DECISION;
  g_assert_true (notes_say (&board, cuts, "What was entered of the next move waits, too."));
  board_close (&board);
}

static gboolean
is_open (gpointer data)
{
  return ui_screen_find_dialog () != NULL;
}

static gboolean
is_closed (gpointer data)
{
  return ui_screen_find_dialog () == NULL;
}

static void
answer (Board *board, const char *response)
{
  AdwMessageDialog *dialog;

  board_click (board->window, "Apply and Take Back");
  ui_screen_wait (is_open, NULL);
  dialog = ADW_MESSAGE_DIALOG (ui_screen_find_dialog ());
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Take back 114 later moves?");
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "leave");
  g_assert_nonnull (ui_screen_find_words (GTK_WIDGET (dialog), "\nand 108 more"));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "Undo brings them back"));
  g_assert_cmpuint (rh_session_get_n_played (board->session), ==, 129);
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog)); /* as it is where one of its buttons is pressed */
  ui_screen_wait (is_closed, NULL);
}

static void
test_asks (void)
{
  /* A whole game would go with a slip of its second round: the button is red, and what goes is looked at first. */
  Board board;
  GtkWidget *page = board_open_moves (&board, "cape-three-players", 129);
  GtkWidget *apply;

  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  board_click (page, "Round 2 of 8");
  board_click (page, "Jörg passes.");
  apply = board_find_named (page, GTK_TYPE_BUTTON, "Apply");
  g_assert_true (gtk_widget_has_css_class (apply, "suggested-action"));
  board_click (page, "Build for £50, 0 bonus, buy 5, leaves £46");
  g_assert_true (gtk_widget_has_css_class (apply, "destructive-action"));
  g_assert_false (gtk_widget_has_css_class (apply, "suggested-action"));

  answer (&board, "leave");
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  answer (&board, "take");
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 15);
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_cmpuint (rh_session_get_n_played (board.session), ==, 129);
  g_assert_cmpint (rh_session_get_status (board.session), ==, RH_GAME_WON);
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/amend-preview/balances", test_balances);
  g_test_add_func ("/amend-preview/cuts", test_cuts);
  g_test_add_func ("/amend-preview/entered", test_entered);
  g_test_add_func ("/amend-preview/asks", test_asks);

  return g_test_run ();
}
