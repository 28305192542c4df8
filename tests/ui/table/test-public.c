/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table for a second screen follows a game, and learns of the sealed bids only who has given one. */

#include "config.h"

#include "board.h"
#include "rh-cape-ui.h"
#include "rh-public.h"

static RhGameUi ui;
static guint n_updates;
static guint last_sealed;
static gboolean last_ended;

static GtkWidget *
new_table (const RhSetup *setup)
{
  return gtk_label_new (NULL);
}

static void
update (GtkWidget     *table,
        const RhSetup *setup,
        gconstpointer  state,
        const char    *draft,
        guint          sealed,
        gboolean       ended)
{
  n_updates++;
  last_sealed = sealed;
  last_ended = ended;
}

static void
test_follows (void)
{
  /* Each change is handed on; a table that is gone hears of none. */
  Board board;
  GtkWidget *table;
  guint n;

  ui = rh_cape_ui;
  ui.public_new = new_table;
  ui.public_update = update;
  board_open (&board, "cape-three-players");
  board_play (&board, 1);
  table = g_object_ref_sink (rh_public_new (&ui, board.session));
  g_assert_cmpuint (n_updates, ==, 1);
  g_assert_cmpuint (last_sealed, ==, 0);
  g_assert_true (rh_session_seal_bid (board.session, 2, 73, NULL));
  g_assert_cmpuint (last_sealed, ==, 1u << 2);
  g_assert_true (rh_session_seal_bid (board.session, 0, 0, NULL));
  g_assert_cmpuint (last_sealed, ==, (1u << 2) | 1u);
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_cmpuint (last_sealed, ==, 1u << 2);
  g_assert_true (rh_session_undo (board.session, NULL));
  g_assert_cmpuint (last_sealed, ==, 0);
  g_assert_true (rh_session_end (board.session, NULL));
  g_assert_true (last_ended);

  n = n_updates;
  g_object_unref (table);
  g_assert_true (rh_session_take_up (board.session, NULL));
  g_assert_cmpuint (n_updates, ==, n);
  board_close (&board);
}

static void
test_none (void)
{
  /* A game may have nothing to show there. */
  Board board;

  ui = rh_cape_ui;
  ui.public_new = NULL;
  board_open (&board, "cape-three-players");
  board_replay (&board, 0);
  g_assert_null (rh_public_new (&ui, board.session));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/public/follows", test_follows);
  g_test_add_func ("/public/none", test_none);

  return g_test_run ();
}
