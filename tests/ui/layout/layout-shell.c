/* SPDX-License-Identifier: GPL-3.0-or-later
 * The program's window with games in it, and every screen of it looked at from
 * near and far. */

#include "config.h"

#include "layout-shell.h"

#include "escaped.h"
#include "record-data.h"
#include "ui-screen.h"

#include "rh-cape.h"
#include "rh-games.h"
#include "rh-tooltip.h"

/* The narrowest screen there is. */
#define NARROWEST 360
/* What is wider than this isn't drawn. */
#define PAINTED 800
/* The one on which all must be read from a metre away. */
#define LAPTOP 1366
/* And one that is looked at from farther away. */
#define HUGE_WIDTH 3840
#define HUGE_HEIGHT 2160
#define MAIN_LEAST 52 /* pixels */
#define MAIN_LETTERS_LEAST 20

/* Pages that come to something, around the table. */
static const char *const with_main[] = { "home-empty", "home", "new-game", "rematch", NULL };

/* One for all cases: a bus knows it by its name. */
static GtkApplication *application;

/* Whether the tests run in another language than that of the sources. */
gboolean
layout_shell_is_translated (void)
{
  return g_strcmp0 (g_getenv ("LANGUAGE"), "en") != 0;
}

/* Once, before any shell. */
void
layout_shell_init (int *argc, char ***argv)
{
  ui_screen_init (argc, argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  application = GTK_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

static void
set_text_scale (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

/* The mapped widgets that a page comes to, by their look. */
static void
find_mains (GtkWidget *widget, GPtrArray *mains)
{
  if (gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "rh-main"))
    g_ptr_array_add (mains, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_mains (child, mains);
}

/* What a page comes to is one thing, which is seen from a metre away as it is at the table. */
static guint
check_main (GtkWidget *window, const char *screen)
{
  g_autoptr (GPtrArray) mains = g_ptr_array_new ();
  int height, size;

  find_mains (window, mains);
  if (mains->len != 1) {
    g_test_message ("%s: there are %u main actions", screen, mains->len);
    return 1;
  }
  height = gtk_widget_get_height (mains->pdata[0]);
  size = pango_font_description_get_size (
    pango_context_get_font_description (gtk_widget_get_pango_context (mains->pdata[0])));
  if (height >= MAIN_LEAST && size >= MAIN_LETTERS_LEAST * PANGO_SCALE)
    return 0;

  g_test_message ("%s: the main action is %d high, with letters of %.1f", screen, height, (double) size / PANGO_SCALE);

  return 1;
}

static void
check_at (LayoutShell *shell, GtkWindow *window, const char *screen, const LayoutView *view, int widest)
{
  gboolean mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  /* On the smallest screen with the largest text, no name is short. */
  gboolean narrow = view->width <= NARROWEST && view->percent > 100;
  LayoutNames kind = narrow ? LAYOUT_NAMES_LONG : shell->layout_case->kind;
  g_autofree char *name = g_strdup_printf ("%s-%s%s-%d-%d", screen, shell->layout_case->label, mirrored ? "-rtl" : "",
                                           view->width, view->percent);

  /* It is laid out all the same, and a third of the time went into painting what nobody looks at here. A narrow window is painted,
   * lest what complains while it is drawn would go unseen. */
  gtk_widget_set_opacity (GTK_WIDGET (window), view->width < PAINTED || g_getenv ("RH_PICTURES") != NULL ? 1 : 0);
  set_text_scale (view->percent);
  if (widest == 0)
    layout_resize (window, view->width, view->height);
  else
    layout_settle (window);
  if (g_getenv ("RH_PSEUDO") != NULL)
    shell->problems += escaped_check (window, name, shell->layout_case->names, G_N_ELEMENTS (shell->layout_case->names));
  else
    shell->problems += layout_check (window, name, widest == 0 ? view->width : widest, kind);
  if (widest == 0 && view->width == LAPTOP)
    shell->problems += layout_check_letters (window, name, 1);
  if (widest == 0 && view->width == LAPTOP && g_strv_contains (with_main, screen))
    shell->problems += check_main (GTK_WIDGET (window), name);
  if (widest == 0 && view->width == HUGE_WIDTH && view->height == HUGE_HEIGHT)
    shell->problems += layout_check_letters (window, name, 2);
  layout_picture (window, name);
}

/**
 * layout_shell_check_window:
 * @shell: a shell
 * @window: a shown window
 * @screen: what it shows, for messages and pictures
 * @widest: 0 to look at it from everywhere; where it has a size of its own, the
 *   width that must be enough for it
 *
 * Looks at another window; where it has a size of its own, for each size of text.
 */
void
layout_shell_check_window (LayoutShell *shell, GtkWindow *window, const char *screen, int widest)
{
  int percent = 0;

  for (const LayoutView *view = shell->layout_case->views; view->width != 0; view++) {
    if (widest == 0 || view->percent != percent)
      check_at (shell, window, screen, view, widest);
    percent = view->percent;
  }
  set_text_scale (100);
}

/* The screen that is shown, from everywhere. */
void
layout_shell_check (LayoutShell *shell, const char *screen)
{
  layout_shell_check_window (shell, GTK_WINDOW (shell->window), screen, 0);
}

void
layout_shell_act (LayoutShell *shell, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) kept = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;
  GtkWidget *page = rh_window_get_page (shell->window);

  g_assert_true (gtk_widget_activate_action_variant (page, action, kept));
}

void
layout_shell_click (LayoutShell *shell, const char *name)
{
  ui_screen_click (rh_window_get_page (shell->window), name);
}

/* A game of four players; returns its number. */
gint64
layout_shell_add_game (LayoutShell *shell)
{
  const RhGame *game = rh_game_find ("cape-to-cairo");
  g_autoptr (RhSetup) setup = rh_setup_new (game);
  g_autoptr (RhSession) session = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (shell->layout_case->names); i++) {
    rh_setup_add_seat (setup, game->colours[i], shell->layout_case->names[i], &error);
    g_assert_no_error (error);
  }
  session = rh_session_new_game (shell->store, setup, &error);
  g_assert_no_error (error);

  return rh_session_get_id (session);
}

/* A session of its own, so that the window's can be gone. */
void
layout_shell_with_session (LayoutShell *shell, LayoutSessionFunc func, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = rh_session_open (shell->store, shell->game, &error);

  g_assert_no_error (error);
  func (shell, session, data);
}

static void
play_until (LayoutShell *shell, RhSession *session, gpointer data)
{
  guint end = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;

  for (guint i = rh_session_get_n_played (session); i < end; i++) {
    rh_session_play (session, shell->moves[i], &error);
    g_assert_no_error (error);
  }
}

void
layout_shell_open_game (LayoutShell *shell)
{
  layout_shell_act (shell, "win.open-game", g_variant_new_int64 (shell->game));
}

/* Plays the game on until so many moves of the record are played, and opens it. */
void
layout_shell_open_at (LayoutShell *shell, guint n)
{
  layout_shell_act (shell, "win.history", NULL);
  layout_shell_with_session (shell, play_until, GUINT_TO_POINTER (n));
  layout_shell_open_game (shell);
}

/* A window that shows Home, with nothing stored yet. */
void
layout_shell_open (LayoutShell *shell, const LayoutCase *layout_case, const char *record)
{
  g_autofree char *moves = record_data_read_moves (record);

  *shell = (LayoutShell) { .layout_case = layout_case, .moves = g_strsplit (moves, "\n", -1) };
  shell->table = store_table_new ();
  shell->store = store_table_open (shell->table);
  shell->window = rh_window_new (application);
  rh_tooltip_hold (GTK_WINDOW (shell->window)); /* as the application does: the pointer rests somewhere above it */
  rh_window_set_store (shell->window, shell->store);
  gtk_window_present (GTK_WINDOW (shell->window));
  ui_screen_settle (rh_window_get_page (shell->window));
}

/* Fails the test where anything was wrong. */
void
layout_shell_close (LayoutShell *shell)
{
  gtk_window_destroy (GTK_WINDOW (shell->window));
  rh_store_close (shell->store);
  store_table_free (shell->table);
  g_strfreev (shell->moves);
  if (shell->problems > 0)
    g_test_fail ();
}
