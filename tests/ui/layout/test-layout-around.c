/* SPDX-License-Identifier: GPL-3.0-or-later
 * What stands beside the game's steps, near and far, with normal text and text of
 * twice the size: corrections, answers, notices, other windows. Nothing is cut
 * off, nothing stands outside, nothing stands on anything else. */

#include "config.h"

#include "layout-shell.h"
#include "ui-screen.h"

#include "rh-dialog.h"
#include "rh-preferences-window.h"
#include "rh-public-window.h"

#include "rh-cape-state.h"

#include <glib/gi18n.h>

#define W8 "WWWWWWWW"
#define LONG_8 "長長長長長長長長"
#define SHORT_NAMES { "Éva", "O’Neil", "Ilse-Marie", "Dino Rossi" }
#define LONG_NAMES \
  { W8 W8 W8 W8 W8 W8 W8 W8, \
    "Wwwwwwwwwww Mmmmmmmmm Wwwwwwwwwww Mmmmmmmmmm Wwwwwwwwww Mmmmmmmm", \
    "Ő", \
    LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 }

/* With sanitizers, which take three times as long, at the sizes with least room; at all without, as with the next GTK
 * (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define ROOMY
#define ROOMY_200
#else
#define ROOMY { 1280, 800, 100 },
#define ROOMY_200 , { 800, 600, 200 }
#endif

static const LayoutCase short_names = {
  "short",
  LAYOUT_NAMES_SHORT,
  SHORT_NAMES,
  { { 360, 640, 100 }, ROOMY { 360, 640, 200 } ROOMY_200 },
};

static const LayoutCase long_names = {
  "long",
  LAYOUT_NAMES_LONG,
  LONG_NAMES,
  { { 360, 640, 100 }, ROOMY { 360, 640, 200 } },
};

/* The public table has one size of text, a share of the window's height. */
static const LayoutCase public_short = {
  "short",
  LAYOUT_NAMES_SHORT,
  SHORT_NAMES,
  { { 480, 300, 100 }, { 1280, 767, 100 }, { 3840, 2160, 100 } },
};

static const LayoutCase public_long = {
  "long",
  LAYOUT_NAMES_LONG,
  LONG_NAMES,
  { { 480, 300, 100 }, { 1280, 767, 100 } },
};

static const LayoutCase language = {
  "language",
  LAYOUT_NAMES_SHORT,
  SHORT_NAMES,
  { { 360, 640, 100 }, { 1280, 800, 100 } },
};

static const LayoutCase public_language = {
  "language",
  LAYOUT_NAMES_SHORT,
  SHORT_NAMES,
  { { 480, 300, 100 }, { 1280, 767, 100 } },
};

static gboolean
begins (LayoutShell *shell, guint i, const char *word)
{
  return g_str_has_prefix (shell->moves[i], word);
}

static guint
find_first (LayoutShell *shell, const char *word)
{
  guint i = 0;

  while (!begins (shell, i, word))
    i++;

  return i;
}

static guint
find_last (LayoutShell *shell, const char *word)
{
  guint i = g_strv_length (shell->moves);

  while (!begins (shell, --i, word))
    continue;

  return i;
}

/* The correction of a move, from the list of moves. */
static void
open_correction (LayoutShell *shell, const char *word)
{
  GtkWidget *page = rh_window_get_page (shell->window);
  GtkWidget *within = ui_screen_find (page, GTK_TYPE_BUTTON, C_("ledger", "Moves"));

  g_assert_true (gtk_widget_activate_action (within, "book.correct", "u", find_first (shell, word)));
}

static void
check_correction (LayoutShell *shell, const char *word)
{
  g_autofree char *screen = g_strdup_printf ("correct-%s", word);

  open_correction (shell, word);
  layout_shell_check (shell, g_strchomp (screen));
  layout_shell_click (shell, C_("correction", "Cancel"));
}

static void
give_bid (LayoutShell *shell, const char *bid)
{
  GtkWidget *spin = ui_screen_find (rh_window_get_page (shell->window), GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_editable_set_text (GTK_EDITABLE (spin), bid);
}

static void
check_corrections (LayoutShell *shell)
{
  static const char *const words[] = { "reveal ", "tie ", "draw ", "pass " };

  layout_shell_open_at (shell, find_first (shell, "build ") + 6);
  layout_shell_act (shell, "table.undo", NULL);
  layout_shell_act (shell, "table.ledger", NULL);
  layout_shell_click (shell, C_("ledger", "Moves"));
  layout_shell_check (shell, "moves");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    check_correction (shell, words[i]);

  /* Refused, and with moves that no longer fit. */
  open_correction (shell, "bids ");
  give_bid (shell, "101");
  layout_shell_check (shell, "correct-refused");
  layout_shell_click (shell, C_("correction", "Cancel"));
  open_correction (shell, "bids ");
  give_bid (shell, "9");
  layout_shell_check (shell, "correct-cuts");
  layout_shell_click (shell, C_("correction", "Cancel"));
  layout_shell_act (shell, "table.redo", NULL);
}

/* A bid that is refused, and the answers to what can be asked before building. */
static void
check_answers (LayoutShell *shell)
{
  g_autofree char *tile = g_strdup_printf (C_("spoken button", "%1$s, %2$s"), shell->layout_case->names[0],
                                           C_("bid", "waiting"));

  layout_shell_open_at (shell, find_last (shell, "bids "));
  layout_shell_click (shell, tile);
  layout_shell_click (shell, _("Enter My Bid"));
  for (guint i = 0; i < 3; i++)
    layout_shell_click (shell, "9");
  layout_shell_click (shell, C_("button", "Seal"));
  layout_shell_check (shell, "bids-refused");

  layout_shell_open_at (shell, find_last (shell, "build "));
  layout_shell_click (shell, C_("button", "Why?"));
  layout_shell_check (shell, "build-why");
}

static void
check_shortcuts (LayoutShell *shell)
{
  GtkWindow *window;

  layout_shell_act (shell, "win.shortcuts", NULL);
  window = GTK_WINDOW (ui_screen_find_window (GTK_TYPE_SHORTCUTS_WINDOW));
  g_object_set (window, "section-name", "program", NULL);
  ui_screen_settle (GTK_WIDGET (window));
  /* The field to search in is the toolkit's, and wider than we would have it. */
  layout_shell_check_window (shell, window, "shortcuts", 1280);
  g_object_set (window, "section-name", "table", NULL);
  ui_screen_settle (GTK_WIDGET (window));
  layout_shell_check_window (shell, window, "shortcuts-table", 1280);
  gtk_window_destroy (window);
}

static void
check_windows (LayoutShell *shell)
{
  g_autoptr (GError) error = g_error_new_literal (RH_STORE_ERROR, 0,
                                                  _("Another program has changed this game, so nothing was "
                                                    "saved. Reload it to continue from there."));
  GtkWindow *window = GTK_WINDOW (rh_preferences_window_new (GTK_WINDOW (shell->window)));

  gtk_window_present (window);
  ui_screen_settle (GTK_WIDGET (window));
  layout_shell_check_window (shell, window, "preferences", 0);
  gtk_window_destroy (window);

  rh_dialog_show_error (rh_window_get_page (shell->window), _("The Game Could Not Be Resumed"), error);
  window = GTK_WINDOW (ui_screen_find_window (ADW_TYPE_MESSAGE_DIALOG));
  ui_screen_settle (GTK_WIDGET (window));
  layout_shell_check_window (shell, window, "error", 360);
  gtk_window_destroy (window);
}

static void
check_around (const LayoutCase *layout_case)
{
  LayoutShell shell;

  layout_shell_open (&shell, layout_case, "cape-four-ties");
  shell.game = layout_shell_add_game (&shell);
  check_shortcuts (&shell);
  check_corrections (&shell);
  check_answers (&shell);
  check_windows (&shell);
  layout_shell_close (&shell);
}

static void
test_around (void)
{
  /* Nothing at all is cut off. */
  check_around (&short_names);
}

static void
test_around_long (void)
{
  /* Of 64 wide letters, names alone are cut off. */
  check_around (&long_names);
}

typedef struct {
  RhCapePhase phase;
  gboolean    stuck;
} Notice;

static gboolean
is_there (const RhCapeState *state, const Notice *notice)
{
  if (notice->stuck)
    return rh_cape_state_is_stuck (state);

  return state->phase == notice->phase && rh_cape_state_must_shuffle (state);
}

/* Plays the record to where there is something to notice. */
static void
play_to_notice (LayoutShell *shell, RhSession *session, gpointer data)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; !is_there (rh_session_get_state (session), data); i++) {
    g_assert_nonnull (shell->moves[i]);
    rh_session_play (session, shell->moves[i], &error);
    g_assert_no_error (error);
  }
}

/* Nobody builds, until both piles are empty and all have passed. */
static void
play_till_stuck (LayoutShell *shell, RhSession *session, gpointer data)
{
  static const char *const moves[] = { "reveal r0/1 r0/2 r0/3 r0/4", "bids 4 3 2 0", "pick 1 1", "pick 2 2", "pick 3 3" };
  const RhCapeState *state = rh_session_get_state (session);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (rh_session_play (session, moves[i], NULL));
  while (!rh_cape_state_is_stuck (state = rh_session_get_state (session))) {
    int seat = state->seat + 1;
    g_autofree char *draw = g_strdup_printf (state->stock + state->discard == 0 ? "draw %d -" : "draw %d 0", seat);
    g_autofree char *pass = g_strdup_printf ("pass %d", seat);

    g_assert_true (rh_session_play (session, draw, NULL));
    state = rh_session_get_state (session);
    if (!rh_cape_state_is_stuck (state))
      g_assert_true (rh_session_play (session, pass, NULL));
  }
}

static void
check_notice (LayoutShell *shell, const char *screen, LayoutSessionFunc play, const Notice *notice)
{
  shell->game = layout_shell_add_game (shell);
  layout_shell_act (shell, "win.history", NULL);
  layout_shell_with_session (shell, play, (gpointer) notice);
  layout_shell_open_game (shell);
  layout_shell_check (shell, screen);
}

static void
check_notices (const LayoutCase *layout_case)
{
  static const Notice reveal = { RH_CAPE_REVEAL, FALSE }, draw = { RH_CAPE_DRAW, FALSE }, stuck = { RH_CAPE_DECIDE, TRUE };
  LayoutShell shell;

  layout_shell_open (&shell, layout_case, "cape-shuffles-and-caps");
  check_notice (&shell, "shuffle-reveal", play_to_notice, &reveal);
  check_notice (&shell, "shuffle-draw", play_to_notice, &draw);
  check_notice (&shell, "stuck", play_till_stuck, &stuck);
  layout_shell_close (&shell);
}

static void
test_notices (void)
{
  /* The draw pile runs out, before a round and within one; and at last nobody can go on. */
  check_notices (&short_names);
}

/* The public table at a step of the game. */
static void
check_public_at (LayoutShell *shell, guint i, const char *step)
{
  g_autofree char *screen = g_strdup_printf ("public-%s", step);

  layout_shell_open_at (shell, i);
  layout_shell_check_window (shell, GTK_WINDOW (ui_screen_find_window (RH_TYPE_PUBLIC_WINDOW)), screen, 0);
}

static void
check_public (const LayoutCase *layout_case)
{
  static const char *const words[] = { "tie ", "reveal ", "bids ", "pick ", "pass ", "draw " };
  LayoutShell shell;

  layout_shell_open (&shell, layout_case, "cape-four-ties");
  shell.game = layout_shell_add_game (&shell);
  layout_shell_open_at (&shell, 0);
  layout_shell_act (&shell, "win.public-window", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *step = g_strchomp (g_strdup (words[i]));

    check_public_at (&shell, find_last (&shell, words[i]), step);
  }
  check_public_at (&shell, g_strv_length (shell.moves), "end");
  layout_shell_close (&shell);
}

static void
test_public (void)
{
  /* The table for everybody, from a corner of a screen to a television. */
  check_public (&public_short);
}

static void
test_public_long (void)
{
  /* And with the longest names. */
  check_public (&public_long);
}

static void
test_language (void)
{
  /* In other words than ours, most of them longer. */
  if (!layout_shell_is_translated ()) {
    g_test_skip ("the language is that of the other tests here");
    return;
  }

  check_around (&language);
  check_notices (&language);
  check_public (&public_language);
}

int
main (int argc, char **argv)
{
  layout_shell_init (&argc, &argv);

  g_test_add_func ("/layout-around/short-names", test_around);
  g_test_add_func ("/layout-around/long-names", test_around_long);
  g_test_add_func ("/layout-around/notices", test_notices);
  g_test_add_func ("/layout-around/public", test_public);
  g_test_add_func ("/layout-around/language", test_language);
  g_test_add_func ("/layout-around/public-long-names", test_public_long);

  return g_test_run ();
}
