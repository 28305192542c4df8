/* SPDX-License-Identifier: GPL-3.0-or-later
 * Rolls that nobody enters: what is told, and what is seen of them. */

#include "zug-table.h"

#include "rh-zug-draft.h"
#include "rh-zug-rolls.h"

#define NOW (100 * G_TIME_SPAN_SECOND)
#define ROLL (RH_ZUG_ROLL_MS * G_TIME_SPAN_MILLISECOND)

/* What stands there then. */
static void
follow (RhZugRolls *rolls, const char *parts, gint64 now)
{
  g_autofree char *text = g_strdup_printf ("train%s", parts);
  const RhZugDraft draft = rh_zug_draft_parse (text);
  g_autofree char *again = rh_zug_draft_to_text (&draft);

  g_assert_cmpstr (again, ==, text);
  rh_zug_rolls_follow (rolls, &draft.train, now);
}

static void
test_seen (void)
{
  /* Parts at a stretch are one roll; below three nothing is known, since a roll of which nothing is set down isn't seen. */
  static const char *const trains[] = { " engine", " engine tender", " engine tender tank", " engine tender tank ore",
                                        " engine tender tank ore box", " engine tender tank ore box caboose" };
  RhZugRolls rolls = { 0 };

  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 0);
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 0);
    follow (&rolls, trains[2 * i], NOW + 2 * i * ROLL);
    follow (&rolls, trains[2 * i + 1], NOW + 2 * i * ROLL + ROLL - 1);
  }
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, RH_ZUG_ROLLS_SAFE);
}

static void
test_least (void)
{
  /* More dice than can lie there after so many rolls come from further ones, whatever was told before (Z8). */
  static const struct {
    const char *parts;
    guint       least;
  } list[] = {
    { "", 1 }, { "etekkk", 1 }, { "etekkkk", 2 }, { "etekkkkkk", 2 }, { "etekkkkkkk", 3 }, { "etekkkkkkkkkkkkk", 3 },
  };
  RhZugRolls rolls = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugTrain train = zug_table_train (list[i].parts);

    g_assert_cmpuint (rh_zug_rolls_least (&train), ==, list[i].least);
  }

  rh_zug_rolls_tell (&rolls, 1, NOW);
  follow (&rolls, " engine tender engine tank tank tank tank", NOW + 1);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  rh_zug_rolls_tell (&rolls, 1, NOW + 2);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
}

static void
test_told (void)
{
  /* Who tells is believed, and need not tell again: what is set down then is of the next roll. */
  RhZugRolls rolls = { 0 };

  follow (&rolls, " engine", NOW - ROLL);
  rh_zug_rolls_tell (&rolls, 1, NOW);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 1);
  follow (&rolls, " engine tender", NOW + 1);
  follow (&rolls, " engine tender tank", NOW + 2);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  follow (&rolls, " engine tender tank", NOW + 2 + ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  follow (&rolls, " engine tender tank ore", NOW + 2 + ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 3);
  follow (&rolls, " engine tender tank ore box", NOW + 3 * ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 3);
  rh_zug_rolls_tell (&rolls, 2, NOW + 3 * ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  rh_zug_rolls_tell (&rolls, 7, NOW + 3 * ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 3);
}

static void
test_told_meanwhile (void)
{
  /* Who tells between two parts of one roll hasn't rolled between them: the next roll counts again. */
  RhZugRolls rolls = { 0 };

  follow (&rolls, " engine", NOW);
  rh_zug_rolls_tell (&rolls, 2, NOW + ROLL - 1);
  follow (&rolls, " engine tender", NOW + 2 * ROLL - 2);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  follow (&rolls, " engine tender tank", NOW + 3 * ROLL - 2);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 3);
}

static void
test_put_right (void)
{
  /* A part that is changed for another, or taken off and set down anew, is of no further roll, however late that is seen; nor is what
   * follows at a stretch. The next roll counts again. */
  static const char *const ways[] = { " engine tender box", " engine tender", " engine", NULL };

  for (guint i = 0; ways[i] != NULL; i++) {
    RhZugRolls rolls = { 0 };

    follow (&rolls, " engine tender tank", NOW);
    rh_zug_rolls_tell (&rolls, 1, NOW + ROLL);
    follow (&rolls, ways[i], NOW + 3 * ROLL);
    follow (&rolls, " engine tender ore", NOW + 5 * ROLL);
    g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 1);
    follow (&rolls, " engine tender ore box", NOW + 6 * ROLL - 1);
    g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 1);
    follow (&rolls, " engine tender ore box tank", NOW + 7 * ROLL);
    g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
  }
}

static void
test_put_right_unseen (void)
{
  /* Three slips of one roll aren’t three rolls. */
  RhZugRolls rolls = { 0 };

  for (guint i = 0; i < 4; i++) {
    follow (&rolls, " engine tender tank", NOW + 2 * i * ROLL);
    follow (&rolls, " engine tender", NOW + (2 * i + 1) * ROLL);
  }
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 0);
}

static void
test_counted (void)
{
  /* What goes on by itself is told apart from what somebody told, and from what nobody knows. */
  RhZugRolls rolls = { 0 };

  follow (&rolls, " engine", NOW);
  g_assert_false (rh_zug_rolls_is_counted (&rolls)); /* none is known */
  rh_zug_rolls_tell (&rolls, 1, NOW + ROLL);
  g_assert_false (rh_zug_rolls_is_counted (&rolls));
  follow (&rolls, " engine tender", NOW + ROLL + 1);
  g_assert_true (rh_zug_rolls_is_counted (&rolls));
  rh_zug_rolls_tell (&rolls, 3, NOW + 2 * ROLL + 1);
  g_assert_false (rh_zug_rolls_is_counted (&rolls));
  follow (&rolls, " engine tender tank", NOW + 3 * ROLL + 1); /* three or more, as told */
  g_assert_false (rh_zug_rolls_is_counted (&rolls));
  rolls = (RhZugRolls) { 0 };
  follow (&rolls, " engine tender engine tank tank tank tank tank tank tank", NOW); /* no fewer can be */
  g_assert_true (rh_zug_rolls_is_counted (&rolls));
}

static void
test_all_off (void)
{
  /* With nothing there no roll is seen, whatever was: it wasn't of this turn. What somebody has told holds. */
  RhZugRolls rolls = { 0 };

  follow (&rolls, " engine", NOW);
  follow (&rolls, " engine tender", NOW + ROLL);
  follow (&rolls, "", NOW + 2 * ROLL);
  follow (&rolls, " engine tender box", NOW + 3 * ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 0);
  follow (&rolls, "", NOW + 4 * ROLL);
  rh_zug_rolls_tell (&rolls, 2, NOW + 4 * ROLL);
  g_assert_cmpuint (rh_zug_rolls_get (&rolls), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-rolls/seen", test_seen);
  g_test_add_func ("/zug-rolls/least", test_least);
  g_test_add_func ("/zug-rolls/told", test_told);
  g_test_add_func ("/zug-rolls/told-meanwhile", test_told_meanwhile);
  g_test_add_func ("/zug-rolls/put-right", test_put_right);
  g_test_add_func ("/zug-rolls/put-right-unseen", test_put_right_unseen);
  g_test_add_func ("/zug-rolls/counted", test_counted);
  g_test_add_func ("/zug-rolls/all-off", test_all_off);

  return g_test_run ();
}
