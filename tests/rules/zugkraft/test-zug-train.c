/* SPDX-License-Identifier: GPL-3.0-or-later
 * Trains: what may follow and why not, the sum, the dice in hand. */

#include "zug-table.h"

#include <string.h>

static void
assert_bars (const char *parts, const RhZugBar bars[RH_ZUG_PART_LAST])
{
  RhZugTrain train = zug_table_train (parts);

  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    RhZugTrain longer = train;

    g_assert_cmpint (rh_zug_train_get_bar (&train, part), ==, bars[part - 1]);
    g_assert_cmpint (rh_zug_train_add (&longer, part), ==, bars[part - 1]);
    g_assert_cmpuint (longer.n, ==, train.n + (bars[part - 1] == RH_ZUG_BAR_NONE ? 1 : 0));
  }
}

#define MAY RH_ZUG_BAR_NONE
#define E RH_ZUG_BAR_ENGINE_FIRST
#define T RH_ZUG_BAR_TENDER_SECOND
#define ONE RH_ZUG_BAR_ONE_TENDER
#define TWO RH_ZUG_BAR_TWO_ENGINES
#define DICE RH_ZUG_BAR_DICE
#define C RH_ZUG_BAR_CABOOSE

/* Every reason of every rule, for each of the six faces. */
static void
test_bars (void)
{
  static const struct {
    const char *parts;
    RhZugBar    bars[RH_ZUG_PART_LAST];
  } list[] = {
    { "", { MAY, E, E, E, E, E } },
    { "e", { T, MAY, T, T, T, T } },
    { "et", { MAY, ONE, MAY, MAY, MAY, MAY } },
    { "ete", { TWO, ONE, MAY, MAY, MAY, MAY } },
    { "etkkk", { MAY, ONE, MAY, MAY, MAY, MAY } },
    { "etkkkk", { DICE, ONE, DICE, DICE, DICE, DICE } },
    { "etkkke", { TWO, ONE, MAY, MAY, MAY, MAY } },
    { "etekkkkkkk", { TWO, ONE, MAY, MAY, MAY, MAY } },
    { "etc", { C, C, C, C, C, C } },
    { "etkobc", { C, C, C, C, C, C } },
    { "etekkkkc", { C, C, C, C, C, C } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++)
    assert_bars (list[i].parts, list[i].bars);
}

/* A part in the middle goes and the others stay in their order; what others need stays with them; of two engines one goes,
 * whichever is meant. */
static void
test_taken_off (void)
{
  static const struct {
    const char *parts;
    guint       i;
    const char *left; /* NULL where it stays */
  } list[] = {
    { "e", 0, "" },
    { "et", 0, NULL },
    { "et", 1, "e" },
    { "etk", 0, NULL },
    { "etk", 1, NULL },
    { "etkob", 3, "etkb" },
    { "etkobc", 2, "etobc" },
    { "etkobc", 5, "etkob" },
    { "etkeob", 0, "etkob" },
    { "etkeob", 3, "etkob" },
    { "etkeob", 2, "eteob" },
    { "etkkkeo", 2, "etkkeo" },
    { "etkeobb", 3, "etkobb" },
    { "etkeobbk", 3, NULL },
    { "etkeobbk", 0, NULL },
    { "etkeobbk", 7, "etkeobb" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugTrain train = zug_table_train (list[i].parts);
    RhZugTrain left = zug_table_train (list[i].left != NULL ? list[i].left : list[i].parts);

    g_assert_cmpint (rh_zug_train_take_off (&train, list[i].i), ==, list[i].left != NULL);
    g_assert_cmpmem (train.parts, train.n, left.parts, left.n);
  }
}

/* The longest line holds so many cars and no more; whatever is set down can be written and read. */
static void
test_length (void)
{
  RhZugTrain train = zug_table_train ("ete");
  g_autoptr (GString) line = NULL;

  while (rh_zug_train_get_bar (&train, RH_ZUG_ORE) == RH_ZUG_BAR_NONE)
    rh_zug_train_add (&train, RH_ZUG_ORE);
  g_assert_cmpint (rh_zug_train_get_bar (&train, RH_ZUG_ORE), ==, RH_ZUG_BAR_LENGTH);
  g_assert_cmpint (rh_zug_train_get_bar (&train, RH_ZUG_CABOOSE), ==, RH_ZUG_BAR_LENGTH);

  line = g_string_new ("train 8");
  rh_zug_train_append_to (&train, line);
  g_assert_cmpuint (line->len, <=, RH_LINE_MAX);
  g_assert_cmpuint (line->len, >, RH_LINE_MAX - strlen (" ore"));
  g_assert_cmpuint (train.n, <=, RH_ZUG_PARTS_MAX);
}

/* The sums of the rules, those of the worked example among them (Z5 to Z8). */
static void
test_sums (void)
{
  static const struct {
    const char *parts;
    int         terms;
    int         points;
    guint       dice;
    gboolean    runnable;
    gboolean    complete;
    gboolean    special;
    gboolean    freight;
  } list[] = {
    { "", 0, 0, 6, FALSE, FALSE, FALSE, FALSE },
    { "e", 0, 0, 5, FALSE, FALSE, FALSE, FALSE },
    { "et", 0, 0, 4, FALSE, FALSE, FALSE, FALSE },
    { "ete", 0, 0, 3, FALSE, FALSE, FALSE, TRUE },
    { "etk", 4, 4, 3, TRUE, FALSE, FALSE, FALSE },
    { "etc", 1, 2, 0, TRUE, FALSE, FALSE, FALSE },
    { "etkkb", 10, 10, 1, TRUE, FALSE, FALSE, FALSE },
    { "etkkbc", 11, 22, 0, TRUE, TRUE, FALSE, FALSE },
    { "etkkbb", 12, 12, 0, TRUE, TRUE, FALSE, FALSE },
    { "etkobc", 10, 25, 0, TRUE, TRUE, TRUE, FALSE },
    { "etbokc", 10, 25, 0, TRUE, TRUE, TRUE, FALSE },
    { "etkoec", 8, 16, 0, TRUE, TRUE, FALSE, TRUE },
    { "etkobec", 10, 20, 0, TRUE, FALSE, FALSE, TRUE },
    { "etkke", 8, 8, 1, TRUE, FALSE, FALSE, TRUE },
    { "etkkeb", 10, 10, 3, TRUE, TRUE, FALSE, TRUE },
    { "etkkebobc", 16, 32, 0, TRUE, TRUE, FALSE, TRUE },
    { "etkkebobk", 19, 19, 3, TRUE, TRUE, FALSE, TRUE },
    { "etkkebobkk", 23, 23, 2, TRUE, FALSE, FALSE, TRUE },
    { "etec", 1, 2, 0, TRUE, FALSE, FALSE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugTrain train = zug_table_train (list[i].parts);
    RhZugSum sum;

    rh_zug_train_sum (&train, &sum);
    g_assert_cmpint (sum.terms, ==, list[i].terms);
    g_assert_cmpint (sum.points, ==, list[i].points);
    g_assert_cmpint (sum.points, ==, sum.terms * (sum.caboose ? 2 : 1) + sum.bonus);
    g_assert_cmpuint (sum.dice, ==, list[i].dice);
    g_assert_cmpint (sum.runnable, ==, list[i].runnable);
    g_assert_cmpint (sum.complete, ==, list[i].complete);
    g_assert_cmpint (sum.special, ==, list[i].special);
    g_assert_cmpint (sum.freight, ==, list[i].freight);
  }
}

/* The words of records, and nothing like them. */
static void
test_words (void)
{
  static const char *const words[] = { NULL, "engine", "tender", "tank", "ore", "box", "caboose" };
  static const char *const wrong[] = { "Engine", "tanks", "boxcar", "car", "-", "engin", "orecar" };

  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    RhWord word = { words[part], strlen (words[part]) };

    g_assert_cmpint (rh_zug_part_parse (&word), ==, part);
  }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    RhWord word = { wrong[i], strlen (wrong[i]) };

    g_assert_cmpint (rh_zug_part_parse (&word), ==, RH_ZUG_NO_PART);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-train/bars", test_bars);
  g_test_add_func ("/zug-train/taken-off", test_taken_off);
  g_test_add_func ("/zug-train/length", test_length);
  g_test_add_func ("/zug-train/sums", test_sums);
  g_test_add_func ("/zug-train/words", test_words);

  return g_test_run ();
}
