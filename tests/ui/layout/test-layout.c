/* SPDX-License-Identifier: GPL-3.0-or-later
 * Every screen at every size, with normal text and text of twice the size, with
 * short names and the longest there are, to the right and to the left: nothing
 * is cut off, nothing stands outside, nothing stands on anything else. */

#include "config.h"

#include "layout-shell.h"

#include "rh-record-list-page.h"
#include "rh-record-page.h"
#include "ui-screen.h"

#include "rh-cape.h"

#include <glib/gi18n.h>
#include <string.h>

/* With sanitizers, which take three times as long, at the sizes with least room; at all without, as with the next GTK
 * (tests/newer-gtk). */
#ifdef __SANITIZE_ADDRESS__
#define ROOMY
#define ROOMY_200
#define ROOMY_LONG
#else
#define ROOMY { 800, 600, 100 }, { 1366, 768, 100 }, { 1920, 1080, 100 }, { 3840, 2160, 100 },
#define ROOMY_200 { 800, 600, 200 }, { 1280, 800, 200 }, { 3840, 1080, 200 },
#define ROOMY_LONG { 1280, 800, 100 },
#endif

static const LayoutCase short_names = {
  "short",
  LAYOUT_NAMES_SHORT,
  { "Éva", "O’Neil", "Ilse-Marie", "Dino Rossi" },
  { ROOMY { 360, 720, 100 }, { 1024, 600, 100 }, { 1366, 736, 100 }, ROOMY_200 { 360, 640, 200 } },
};

/* Mirrored is what stands beside something, and that doesn't depend on the size of text. */
static const LayoutCase mirrored = {
  "short",
  LAYOUT_NAMES_SHORT,
  { "Éva", "O’Neil", "Ilse-Marie", "Dino Rossi" },
  { { 360, 640, 100 }, { 1280, 800, 100 } },
};

/* On a large screen they need no room that others would miss. */
#define W8 "WWWWWWWW"
#define LONG_8 "長長長長長長長長"
static const LayoutCase long_names = {
  "long",
  LAYOUT_NAMES_LONG,
  { W8 W8 W8 W8 W8 W8 W8 W8,
    "Wwwwwwwwwww Mmmmmmmmm Wwwwwwwwwww Mmmmmmmmmm Wwwwwwwwww Mmmmmmmm",
    "Ő",
    LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 LONG_8 },
  { ROOMY_LONG { 360, 640, 100 }, { 800, 600, 100 }, { 360, 640, 200 } },
};

static const LayoutCase language = {
  "language",
  LAYOUT_NAMES_SHORT,
  { "Éva", "O’Neil", "Ilse-Marie", "Dino Rossi" },
  { { 360, 640, 100 }, { 360, 720, 100 }, { 1024, 600, 100 }, { 1280, 720, 100 }, { 1280, 800, 100 }, { 1366, 768, 100 } },
};

static const LayoutCase contrast = {
  "short",
  LAYOUT_NAMES_SHORT,
  { "Éva", "O’Neil", "Ilse-Marie", "Dino Rossi" },
  { { 360, 640, 100 }, { 1280, 800, 100 }, { 360, 640, 200 } },
};

/* The last move of that word. */
static guint
find_last (LayoutShell *shell, const char *word)
{
  guint i = g_strv_length (shell->moves);

  while (!g_str_has_prefix (shell->moves[--i], word))
    continue;

  return i;
}

/* On a phone, what ends the entry of a bid is in sight without scrolling. */
static void
check_seal (LayoutShell *shell)
{
  GtkWidget *window = GTK_WIDGET (shell->window);
  GtkWidget *seal;
  graphene_rect_t bounds;

  layout_resize (GTK_WINDOW (window), 360, 640);
  seal = ui_screen_find (window, GTK_TYPE_BUTTON, C_("button", "Seal"));
  g_assert_true (gtk_widget_compute_bounds (seal, window, &bounds));
  if (bounds.origin.y + bounds.size.height > 640) {
    g_test_message ("the button that seals ends at %g in a window of 640", (double) (bounds.origin.y + bounds.size.height));
    shell->problems++;
  }
}

/* Bids are sealed in the window alone. */
static void
check_bids (LayoutShell *shell)
{
  g_autofree char *tile = g_strdup_printf (C_("spoken button", "%1$s, %2$s"), shell->layout_case->names[0],
                                           C_("bid", "waiting"));

  layout_shell_check (shell, "bids");
  layout_shell_click (shell, tile);
  layout_shell_check (shell, "bids-asked");
  layout_shell_click (shell, _("Enter My Bid"));
  layout_shell_check (shell, "bids-open");
  /* Long names, and texts that were made longer than any language's, take more lines. */
  if (shell->layout_case->kind == LAYOUT_NAMES_SHORT && g_getenv ("RH_PSEUDO") == NULL)
    check_seal (shell);
}

static void
check_draw (LayoutShell *shell)
{
  layout_shell_check (shell, "draw");
  layout_shell_click (shell, _("Whole Card"));
  layout_shell_check (shell, "draw-whole");
}

/* In the order in which the game comes to them for the last time. */
static void
check_game (LayoutShell *shell)
{
  static const struct {
    const char *word;
    const char *screen;
    void      (*func) (LayoutShell *);
  } steps[] = {
    { "reveal ", "reveal", NULL }, { "bids ", NULL, check_bids },  { "tie ", "tie", NULL },
    { "pick ", "pick", NULL },     { "draw ", NULL, check_draw },  { "pass ", "pass", NULL },
    { "build ", "build", NULL },
  };
  guint end = g_strv_length (shell->moves);

  for (guint i = 1; i <= end; i++) {
    for (guint j = 0; j < G_N_ELEMENTS (steps); j++) {
      if (i < end && find_last (shell, steps[j].word) == i) {
        layout_shell_open_at (shell, i);
        if (steps[j].func != NULL)
          steps[j].func (shell);
        else
          layout_shell_check (shell, steps[j].screen);
      }
    }
  }
  layout_shell_open_at (shell, end);
}

static void
play_a_little (LayoutShell *shell, RhSession *session, gpointer data)
{
  for (guint i = 0; i < 4; i++)
    g_assert_true (rh_session_play (session, shell->moves[i], NULL));
  g_assert_true (rh_session_end (session, NULL));
}

/* A won game, an ended one and one that goes on; returns the won one's number. */
static gint64
check_games (LayoutShell *shell)
{
  gint64 won = shell->game = layout_shell_add_game (shell);

  check_game (shell);
  layout_shell_check (shell, "end");
  layout_shell_act (shell, "table.ledger", NULL);
  layout_shell_check (shell, "ledger");
  layout_shell_act (shell, "table.rules", NULL);
  layout_shell_check (shell, "rules");

  shell->game = layout_shell_add_game (shell);
  layout_shell_act (shell, "win.history", NULL);
  layout_shell_with_session (shell, play_a_little, NULL);
  layout_shell_open_game (shell);
  layout_shell_check (shell, "ended");

  shell->game = layout_shell_add_game (shell);

  return won;
}

static void
add_record_game (LayoutShell *shell, guint n_moves, GString *text)
{
  g_string_append (text, "railhead 1\ngame cape-to-cairo\nstarted 2026-11-21T19:30:00Z\n");
  for (guint i = 0; i < G_N_ELEMENTS (shell->layout_case->names); i++)
    g_string_append_printf (text, "seat %s %s\n", rh_cape_game.colours[i], shell->layout_case->names[i]);
  for (guint i = 0; i < n_moves; i++)
    g_string_append_printf (text, "%s\n", shell->moves[i]);
}

static gboolean
is_list (gpointer data)
{
  return RH_IS_RECORD_LIST_PAGE (rh_window_get_page (data));
}

static gboolean
is_record (gpointer data)
{
  return RH_IS_RECORD_PAGE (rh_window_get_page (data));
}

/* What a record shows, from its games' list to the button that keeps one. */
static void
check_record (LayoutShell *shell)
{
  g_autofree char *path = g_build_filename (shell->table->folder, "a.railhead", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GString) text = g_string_new (NULL);

  add_record_game (shell, g_strv_length (shell->moves), text);
  add_record_game (shell, 5, text);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  rh_window_open_files (shell->window, &file, 1);
  ui_screen_wait (is_list, shell->window);

  layout_shell_check (shell, "record-list");
  gtk_widget_activate_action (rh_window_get_page (shell->window), "record.open", "u", 1u);
  ui_screen_wait (is_record, shell->window);
  g_assert_true (g_file_delete (file, NULL, NULL));
  layout_shell_check (shell, "record");
}

static void
check_all (const LayoutCase *layout_case)
{
  LayoutShell shell;
  gint64 won;

  layout_shell_open (&shell, layout_case, "cape-four-ties");
  layout_shell_check (&shell, "home-empty");
  layout_shell_act (&shell, "win.new-game", NULL);
  layout_shell_check (&shell, "new-game");
  layout_shell_act (&shell, "win.rules", NULL);
  layout_shell_check (&shell, "rules-page");
  won = check_games (&shell);

  layout_shell_act (&shell, "win.home", NULL);
  layout_shell_check (&shell, "home");
  layout_shell_act (&shell, "win.history", NULL);
  layout_shell_check (&shell, "history");
  layout_shell_act (&shell, "win.rematch", g_variant_new_int64 (won));
  layout_shell_check (&shell, "rematch");
  layout_shell_act (&shell, "win.step-through", g_variant_new_int64 (won));
  layout_shell_check (&shell, "replay-start");
  layout_shell_click (&shell, _("Next Move"));
  layout_shell_check (&shell, "replay");
  check_record (&shell);
  layout_shell_close (&shell);
}

static void
test_short_names (void)
{
  /* Nothing at all is cut off. */
  check_all (&short_names);
}

static void
test_long_names (void)
{
  /* Of 64 wide letters, names alone are cut off. */
  check_all (&long_names);
}

static void
test_mirrored (void)
{
  /* Where people read from the right. */
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_all (&mirrored);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_contrast (void)
{
  /* With the frames that high contrast brings. */
  if (g_getenv ("ADW_DEBUG_HIGH_CONTRAST") == NULL)
    g_test_skip ("the contrast isn’t high here");
  else
    check_all (&contrast);
}

static void
test_language (void)
{
  /* In other words than ours, most of them longer. */
  if (layout_shell_is_translated ())
    check_all (&language);
  else
    g_test_skip ("the language is that of the other tests here");
}

int
main (int argc, char **argv)
{
  layout_shell_init (&argc, &argv);

  g_test_add_func ("/layout/short-names", test_short_names);
  g_test_add_func ("/layout/long-names", test_long_names);
  g_test_add_func ("/layout/mirrored", test_mirrored);
  g_test_add_func ("/layout/language", test_language);
  g_test_add_func ("/layout/contrast", test_contrast);

  return g_test_run ();
}
