/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who has won: one, several together, or nobody yet. */

#include "config.h"

#include "rh-win.h"
#include "telling-table.h"

/* A game that is won as the test wants it: its state is a bit for each winner. */
static gboolean
end (gconstpointer state, guint *winners)
{
  *winners = *(const guint *) state;

  return *winners != 0;
}

static void
test_win (void)
{
  static const struct {
    guint winners;
    const char *text;
    int seat;
  } wins[] = {
    { 0, NULL, -1 },
    { 1 << 1, "Bram has won!", 1 },
    { 1 << 0 | 1 << 2, "Anna and Csilla have won!", -1 },
    { 1 << 0 | 1 << 1 | 1 << 2, "Anna, Bram and Csilla have won!", -1 },
  };
  g_autoptr (RhSetup) setup = telling_table_setup (3);
  RhGame game = *setup->game;

  game.end = end;
  setup->game = &game;
  for (guint i = 0; i < G_N_ELEMENTS (wins); i++) {
    assert_text (wins[i].text, rh_win_text (setup, &wins[i].winners));
    g_assert_cmpint (rh_win_seat (setup, &wins[i].winners), ==, wins[i].seat);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/win/win", test_win);

  return g_test_run ();
}
