/* SPDX-License-Identifier: GPL-3.0-or-later
 * Bytes of the database are spoilt, one here and one there: the window opens all
 * the same, lists what there is, and shows each game or what is left of it.
 * Nothing that the file may say stops it. */

#include "config.h"

#include "rh-window.h"

#include "rh-damaged-page.h"
#include "rh-failure-page.h"
#include "rh-history-page.h"
#include "rh-home-page.h"

#include "record-data.h"
#include "store-table.h"
#include "ui-screen.h"
#include "window-table.h"

#define SEED 20261122
#define ROUNDS 50
#define ROWS 40
#define BYTES_MAX 4  /* spoilt at a time */
#define FIRST 4096   /* where the tables begin: a spoilt schema is refused as a whole */
#define WAYS 8 /* so many games are asked for in every way there is */

/* What a dialog says would stand in the way of the next page. */
static void
close_dialogs (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next) {
    if (ADW_IS_MESSAGE_DIALOG (item->data))
      gtk_window_destroy (item->data);
  }
}

static void
act (RhWindow *window, const char *action, gint64 id)
{
  g_autoptr (GVariant) target = id != 0 ? g_variant_ref_sink (g_variant_new_int64 (id)) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), action, target));
  ui_screen_settle (rh_window_get_page (window));
  close_dialogs ();
}

/* Whatever is there of them. Where the list can't go on, it says so. */
static void
open_games (RhWindow *window, RhStore *store, gboolean unfinished, guint *n_games, guint *n_damaged)
{
  g_autoptr (GPtrArray) rows = rh_store_list_games (store, unfinished, NULL, ROWS, NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++) {
    const RhGameRow *row = g_ptr_array_index (rows, i);

    *n_games += 1;
    if (row->id == 0) {
      g_assert_nonnull (row->problem);
      *n_damaged += 1;
      continue;
    }

    act (window, "win.open-game", row->id);
    *n_damaged += RH_IS_DAMAGED_PAGE (rh_window_get_page (window)) ? 1 : 0;
    if (g_test_slow () || *n_games <= WAYS) {
      act (window, "win.step-through", row->id);
      act (window, "win.rematch", row->id);
    }
  }
}

/* All pages, of whatever is in the file. */
static void
visit (const char *path, guint *n_games, guint *n_damaged)
{
  g_autoptr (GError) error = NULL;
  RhStore *store = rh_store_open (path, &error);
  RhWindow *window = rh_window_new (window_table_get_application ());

  if (store == NULL) {
    rh_window_show_failure (window, error);
  } else {
    rh_window_set_store (window, store);
    gtk_window_set_default_size (GTK_WINDOW (window), 360, 500); /* the less to draw, the sooner it is done */
    gtk_window_present (GTK_WINDOW (window));
    ui_screen_settle (rh_window_get_page (window));
    act (window, "win.history", 0);
    open_games (window, store, TRUE, n_games, n_damaged);
    open_games (window, store, FALSE, n_games, n_damaged);
  }

  window_table_close (window);
  g_clear_pointer (&store, rh_store_close);
}

static void
read_data (const char *name, char **bytes, gsize *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);

  g_assert_true (g_file_get_contents (path, bytes, length, NULL));
}

/* Each of these has stopped the program once. */
static void
test_known (void)
{
  static const char *const names[] = { "cut", "loop1", "null1", "null4", "utf4" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autofree char *name = g_strdup_printf ("damaged-%s.db", names[i]);
    g_autofree char *bytes = NULL;
    guint n_games = 0, n_damaged = 0;
    gsize length;

    read_data (name, &bytes, &length);
    store_table_write (table, bytes, (gssize) length);
    visit (table->path, &n_games, &n_damaged);
    g_test_message ("%s: %u of %u games are damaged", name, n_damaged, n_games);
    g_assert_cmpuint (n_games, >, 1);
    g_assert_cmpuint (n_damaged, >, 0);
    g_assert_cmpuint (n_damaged, <, n_games);
  }
}

/* A few games as this version keeps them. */
static void
make_base (char **bytes, gsize *length)
{
  g_autoptr (StoreTable) table = store_table_new ();
  g_autofree char *moves = record_data_read_moves ("cape-three-players");
  RhStore *store = store_table_open (table);

  store_table_play (store, store_table_add (store, "Anna,Bram,Éva"), moves);
  store_table_add (store, "Csilla,Dóra");
  rh_store_close (store);
  g_assert_true (g_file_get_contents (table->path, bytes, length, NULL));
}

/* Where there is something that can be spoilt. */
static gsize
pick (GRand *rand, const char *bytes, gsize length)
{
  gsize at;

  do
    at = (gsize) g_rand_int_range (rand, FIRST, (gint32) length);
  while (bytes[at] == 0);

  return at;
}

/* Bits in one round, whole bytes in the next. */
static void
spoil (GRand *rand, char *bytes, gsize length, gboolean bits)
{
  guint n = (guint) g_rand_int_range (rand, 1, BYTES_MAX + 1);

  for (guint i = 0; i < n; i++) {
    gsize at = pick (rand, bytes, length);

    bytes[at] = bits ? (char) (bytes[at] ^ (1 << g_rand_int_range (rand, 0, 8))) : (char) g_rand_int_range (rand, 0, 256);
  }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autofree char *base = NULL;
  guint n_games = 0, n_damaged = 0;
  gsize length;

  make_base (&base, &length);
  for (guint i = 0; i < ROUNDS; i++) {
    g_autoptr (StoreTable) table = store_table_new ();
    g_autofree char *bytes = g_memdup2 (base, length);

    g_test_message ("round %u", i);
    spoil (rand, bytes, length, i % 2 == 0);
    store_table_write (table, bytes, (gssize) length);
    visit (table->path, &n_games, &n_damaged);
  }
  g_test_message ("%u of %u games were damaged", n_damaged, n_games);
  g_assert_cmpuint (n_damaged, >, 0);
}

int
main (int argc, char **argv)
{
  window_table_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/damage/known", test_known);
  g_test_add_func ("/damage/random", test_random);

  return window_table_run ();
}
