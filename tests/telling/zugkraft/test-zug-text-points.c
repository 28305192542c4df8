/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a player's points are made of once the game is over: rows that are read like a sum, and why that has won. */

#include "config.h"

#include "rh-zug-text-points.h"
#include "zug-telling-table.h"

#define TWO "short 1;train 2 engine tender tank box;wreck 1;train 2 engine tender tank;" \
            "train 1 engine tender tank tank box caboose;short 2"

/* A line a row: what, how and figure, and “=” in front of what the rows come to. */
static char *
write_rows (const RhSetup *setup, const char *moves, guint seat, gboolean spoken)
{
  g_auto (GStrv) lines = g_strsplit (moves, ";", -1);
  g_autoptr (GPtrArray) rows = rh_zug_text_points (setup, (const char *const *) lines, g_strv_length (lines), seat);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    if (spoken)
      g_string_append_printf (text, "%s\n", row->spoken);
    else
      g_string_append_printf (text, "%s%s%s%s: %s\n", row->result ? "= " : "", row->what, row->how != NULL ? ", " : "",
                              row->how != NULL ? row->how : "", row->figure);
  }

  return g_string_free (text, FALSE);
}

#define assert_rows(expected, setup, moves, seat)                        \
  G_STMT_START {                                                         \
    g_autofree char *rows_ = write_rows (setup, moves, seat, FALSE);     \
    g_auto (GStrv) parts_ = g_strsplit (rows_, "\u00a0", -1);            \
    g_autofree char *plain_ = g_strjoinv (" ", parts_);                  \
    g_assert_cmpstr (plain_, ==, (expected));                            \
  } G_STMT_END

static void
test_points (void)
{
  /* A turn each, those without points too, and the total against who has won. */
  g_autoptr (RhSetup) setup = zug_table_setup (2, "points", 20, 1);

  assert_rows ("1. Material shortage: 0\n"
               "2. Train wreck: 0\n"
               "3. Train, (4 + 4 + 2 + 1) × 2: 22\n"
               "= Together, nobody else has as many: 22\n",
               setup, TWO, 0);
  assert_rows ("1. Train, 4 + 2: 6\n"
               "2. Train: 4\n"
               "3. Material shortage: 0\n"
               "= Together, 12 less than Anna: 10\n",
               setup, TWO, 1);
}

static void
test_shared (void)
{
  /* A caboose alone is a sum, too; who has as many has won as well. */
  g_autoptr (RhSetup) setup = zug_table_setup (2, "points", 2, 1);

  assert_rows ("1. Train, 1 × 2: 2\n"
               "= Together, as many as Bram, nobody has more: 2\n",
               setup, "train 1 engine tender caboose;train 2 engine tender caboose", 0);
}

static void
test_knockout (void)
{
  /* Each train against the mark: who fell, when and by what, and who is left. */
  const char *moves = "short 2;train 3 engine tender tank box;train 1 engine tender tank tank;train 2 engine tender tank tank;"
                      "train 3 engine tender tank ore box caboose;train 1 engine tender tank engine tank tank";
  g_autoptr (RhSetup) setup = zug_table_setup (3, "knockout", 0, 2);

  assert_rows ("1. Train, 4 + 4, beats 6: 8\n"
               "2. Freight train, 4 + 4 + 4, doesn’t beat 25: out: 12\n"
               "= Last train, out in turn 2; Csilla stayed in: 12\n",
               setup, moves, 0);
  assert_rows ("1. Material shortage, no mark yet: 0\n"
               "2. Train, 4 + 4, doesn’t beat 8: out: 8\n"
               "= Last train, out in turn 2; Csilla stayed in: 8\n",
               setup, moves, 1);
  assert_rows ("1. Train, 4 + 2, the first mark: 6\n"
               "2. Special train, (4 + 3 + 2 + 1) × 2 + 5, beats 8: 25\n"
               "= Last train, the last one in: 25\n",
               setup, moves, 2);
}

static void
test_spoken (void)
{
  /* A sentence a row, for who hears it. */
  g_autoptr (RhSetup) setup = zug_table_setup (2, "points", 20, 1);
  g_autofree char *spoken = write_rows (setup, TWO, 1, TRUE);

  g_assert_cmpstr (spoken, ==,
                   "1. Train: 4 + 2 = 6\n"
                   "2. Train: 4\n"
                   "3. Material shortage: 0\n"
                   "Together: 10, 12 less than Anna\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-points/points", test_points);
  g_test_add_func ("/zug-text-points/shared", test_shared);
  g_test_add_func ("/zug-text-points/knockout", test_knockout);
  g_test_add_func ("/zug-text-points/spoken", test_spoken);

  return g_test_run ();
}
