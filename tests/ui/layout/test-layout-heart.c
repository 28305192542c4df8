/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table of The Heart of Africa through a game, on phones, laptops and large screens, with two to five players:
 * nothing moves from one state to the next, the page doesn't scroll, who is offered next is in sight, and all can be
 * read from a metre away. */

#include "config.h"

#include "heart-states.h"
#include "table-walk.h"

#include "rh-heart-lane.h"
#include "rh-heart-ui.h"
#include "rh-language.h"

static const TableWalkGame game = {
  .ui = &rh_heart_ui,
  .lane = rh_heart_lane_get_type,
  .of_step = "RhHeart",
};

static void
on_state_cb (gpointer walk)
{
  table_walk_check (walk);
}

/* Of a long game all states of the first moves; then how it looks when lanes fill. */
static void
walk_through (const char *record, TableSize size, guint n_moves, gboolean long_names)
{
  TableWalk walk;
  Board *board = &walk.board;

  table_walk_open (&walk, &game, record, size, long_names);
  for (guint i = 0; i < board->moves->len; i++) {
    const char *move = g_ptr_array_index (board->moves, i);

    table_walk_move (&walk, i + 1, FALSE);
    if (i < n_moves || g_str_has_prefix (move, "tickets"))
      heart_states_visit (board, walk.page, move, on_state_cb, &walk);
    g_assert_true (rh_session_play (board->session, move, NULL));
  }
  table_walk_move (&walk, board->moves->len + 1, FALSE);
  board_settle ();
  table_walk_end (&walk);
  table_walk_close (&walk);
}

static void
test_walk (gconstpointer data)
{
  /* With each number of players; in another language, whose words are longer or shorter, one number says it. */
  const TableSize *size = data;

  walk_through ("heart-four-players", *size, 6, FALSE);
  walk_through ("heart-five-players", *size, 5, FALSE);
  if (!g_str_equal (g_getenv ("LANGUAGE"), "en"))
    return;

  walk_through ("heart-of-africa-coast", *size, 3, FALSE);
  walk_through ("heart-three-players", *size, 6, FALSE);
}

static void
test_long_names (gconstpointer data)
{
  /* Who has a longer name moves nothing, and has no less of it in sight. */
  const TableSize *size = data;

  walk_through ("heart-five-players", *size, 4, TRUE);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  for (guint i = 0; i < G_N_ELEMENTS (table_sizes); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-heart/%d", table_sizes[i].width);
    g_autofree char *long_path = g_strdup_printf ("%s/long-names", path);

    g_test_add_data_func (path, &table_sizes[i], test_walk);
    if (g_str_equal (g_getenv ("LANGUAGE"), "en"))
      g_test_add_data_func (long_path, &table_sizes[i], test_long_names);
  }

  return g_test_run ();
}
