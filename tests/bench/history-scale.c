/* SPDX-License-Identifier: GPL-3.0-or-later
 * Times History with few games and with many, by turns: opened, scrolled, searched.
 *
 *   history-scale ROUNDS FEW MANY
 *
 * FEW and MANY are databases. What the program had to wait for a processor, since others were busy, isn't counted.
 * Prints lines “FIGURE few|many MILLISECONDS [WHAT-WAS-TYPED]”, one for each time that something was done. */

#include "config.h"

#include "rh-games-view.h"
#include "rh-history-page.h"
#include "rh-resources.h"
#include "rh-store.h"

#include "bench-frames.h"

#include <stdlib.h>

/* As on a small laptop. */
#define WIDTH 1366
#define HEIGHT 768

/* So many games fill it. */
#define SCREEN 8

/* How often Show More is pressed while one scrolls. */
#define MORE 5

/* Typed letter by letter. */
static const char *const queries[] = {
  "anna",        /* common */
  "wenzel",      /* in one game of some thousand */
  "xylophone",   /* nobody */
  "won by csilla",
  "\302\243" "3",  /* nobody */
  "58",          /* common */
  "may 2016",
  "2009-11-21",
  "zugkraft",
  "heart noor",
  "tibor rossi lotte szab\303\263",
};

/**
 * Side:
 * @name: what it's called
 * @store: its games
 * @page: History, as it was opened last
 */
typedef struct {
  const char *name;
  RhStore    *store;
  GtkWidget  *page;
} Side;

typedef struct {
  GtkWidget  *window;
  BenchFrames frames;
  Side        sides[2];
} Bench;

static void
on_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

static void
print_time (const char *figure, const Side *side, gint64 time, const char *what)
{
  g_print ("%s %s %.3f %s\n", figure, side->name, (double) time / 1000, what);
}

/* Until all that there is to show is on the screen. What was there before has been left, as Home is where people come from: to
 * drop a page on which more was shown is no part of opening another. */
static void
open_history (Bench *self, Side *side)
{
  gint64 start;

  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  bench_frames_rest (&self->frames, 60);
  start = bench_clock ();
  self->frames.held = 0;
  side->page = rh_history_page_new (side->store, NULL, NULL);
  gtk_window_set_child (GTK_WINDOW (self->window), side->page);
  self->frames.held = bench_clock () - start;
  bench_frames_wait (&self->frames, side->page);
  print_time ("open", side, self->frames.painted - start, "");
}

/* The button below a list, where there are more games. */
static GtkWidget *
find_more (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), "Show More") == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_more (child);

  return found;
}

/* By pages, to the end of what is listed. */
static void
scroll_pages (Bench *self, Side *side)
{
  GtkWidget *scrolled = bench_find (side->page, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double before;

  do {
    gint64 start;

    before = gtk_adjustment_get_value (adjustment);
    bench_frames_rest (&self->frames, 20);
    start = bench_clock ();
    gtk_adjustment_set_value (adjustment, before + gtk_adjustment_get_page_size (adjustment));
    bench_frames_wait (&self->frames, side->page);
    if (gtk_adjustment_get_value (adjustment) > before)
      print_time ("scroll", side, self->frames.painted - start, "");
  } while (gtk_adjustment_get_value (adjustment) > before);
}

static gboolean
show_more (Bench *self, Side *side)
{
  GtkWidget *more = find_more (side->page);
  gint64 start;

  if (more == NULL)
    return FALSE;

  bench_frames_rest (&self->frames, 60);
  start = bench_clock ();
  g_signal_emit_by_name (more, "clicked");
  bench_frames_wait (&self->frames, side->page);
  print_time ("more", side, self->frames.painted - start, "");

  return TRUE;
}

static void
scroll (Bench *self, Side *side)
{
  scroll_pages (self, side);
  for (guint i = 0; i < MORE && show_more (self, side); i++)
    scroll_pages (self, side);
}

/* How many games a list shows, and whether more may come, for all lists on a page. */
static void
count_found (GtkWidget *root, guint *n, gboolean *looking)
{
  if (RH_IS_GAMES_VIEW (root)) {
    *n += rh_games_view_get_n (RH_GAMES_VIEW (root));
    *looking |= rh_games_view_is_looking (RH_GAMES_VIEW (root));
    return;
  }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_found (child, n, looking);
}

/* Whether what fills the screen was found, or all that there is. */
static gboolean
is_full (GtkWidget *page)
{
  gboolean looking = FALSE;
  guint n = 0;

  count_found (page, &n, &looking);

  return n >= SCREEN || !looking;
}

/* Until what was found fills the screen, or is all; for how long nothing else had its turn is told, too, until all rows are
 * there. */
static void
type_letter (Bench *self, Side *side, const char *text)
{
  GtkWidget *entry = bench_find (side->page, GTK_TYPE_SEARCH_ENTRY);
  gint64 start = bench_clock ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  self->frames.held = bench_clock () - start;
  bench_frames_wait (&self->frames, side->page);
  if (!is_full (side->page)) {
    while (!is_full (side->page))
      bench_frames_turn (&self->frames, TRUE);
    bench_frames_wait (&self->frames, side->page);
  }
  print_time ("search", side, self->frames.painted - start, text);
  bench_frames_rest (&self->frames, 30);
  print_time ("held", side, self->frames.held, text);
}

static void
type_query (Bench *self, Side *side, const char *query)
{
  for (const char *end = g_utf8_next_char (query); ; end = g_utf8_next_char (end)) {
    g_autofree char *text = g_strndup (query, (gsize) (end - query));

    type_letter (self, side, text);
    if (*end == '\0')
      break;
  }
}

static void
search (Bench *self, Side *side)
{
  GtkWidget *button = bench_find (side->page, GTK_TYPE_TOGGLE_BUTTON);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    type_query (self, side, queries[i]);
}

/* By turns, also in who comes first. */
static void
run_round (Bench *self, guint round)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++) {
    Side *side = &self->sides[(i + round) % G_N_ELEMENTS (self->sides)];

    open_history (self, side);
    scroll (self, side);
    open_history (self, side);
    search (self, side);
  }
}

/* Rows that open nothing couldn't be pressed, and look otherwise. */
static void
add_actions (GtkWidget *window)
{
  static const GActionEntry actions[] = {
    { .name = "open-game", .activate = on_action_cb, .parameter_type = "x" },
    { .name = "back", .activate = on_action_cb },
    { .name = "players", .activate = on_action_cb },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), NULL);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
}

static GtkWidget *
show_window (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, RH_RESOURCE_PATH "style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  add_actions (window);
  gtk_window_present (GTK_WINDOW (window));

  return window;
}

static RhStore *
open_store (const char *path)
{
  g_autoptr (GError) error = NULL;
  RhStore *store = rh_store_open (path, &error);

  if (store == NULL)
    g_error ("%s", error->message);

  return store;
}

int
main (int argc, char **argv)
{
  Side warm = { .name = "warm" };
  Bench self = { .sides = { { .name = "few" }, { .name = "many" } } };

  g_assert (argc == 4);
  g_setenv ("GTK_A11Y", "none", TRUE);
  adw_init ();
  rh_resources_register ();
  self.sides[0].store = open_store (argv[2]);
  self.sides[1].store = open_store (argv[3]);
  warm.store = self.sides[0].store;
  self.window = show_window ();
  bench_frames_watch (&self.frames, self.window);

  /* The first one loads what all later ones have, and isn't told. */
  open_history (&self, &warm);
  for (int i = 0; i < atoi (argv[1]); i++)
    run_round (&self, (guint) i);

  gtk_window_destroy (GTK_WINDOW (self.window));
  bench_frames_rest (&self.frames, 20);
  rh_store_close (self.sides[0].store);
  rh_store_close (self.sides[1].store);

  return 0;
}
