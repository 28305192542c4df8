/* SPDX-License-Identifier: GPL-3.0-or-later
 * An auction whose bids were corrected: draws that nobody needs go, and everybody takes the same card in the order that
 * is right then. Nothing is invented. */

#include "rh-cape-rearrange.h"

#include "cape-table.h"

#define OFFER "reveal d2/7 v1/3 s3/1 m0/5"

/* What becomes of the lines, which followed those bids, with others; NULL where nothing does. @n is how many it is of. */
static char *
rearrange (const char *was, const char *now, const char *text, guint *n)
{
  g_autofree char *then = g_strdup_printf (OFFER ";bids %s", was);
  g_autofree char *corrected = g_strdup_printf (OFFER ";bids %s", now);
  RhCapeState before = cape_table_start (4, NULL, then);
  RhCapeState state = cape_table_start (4, NULL, corrected);
  g_auto (GStrv) lines = g_strsplit (text, ";", -1);
  g_autoptr (GPtrArray) instead = g_ptr_array_new_null_terminated (8, g_free, TRUE);

  *n = rh_cape_rearrange (&before, &state, (const char *const *) lines, g_strv_length (lines), instead);
  if (*n == 0)
    return NULL;

  return g_strjoinv (";", (char **) instead->pdata);
}

static void
assert_rearranged (const char *was, const char *now, const char *lines, guint n_lines, const char *expected)
{
  guint n;
  g_autofree char *instead = rearrange (was, now, lines, &n);

  g_assert_cmpstr (instead, ==, expected);
  g_assert_cmpuint (n, ==, n_lines);
}

static void
test_order (void)
{
  /* The third bid was the second highest: each takes the same card, also who took the last one without a pick. */
  assert_rearranged ("9 7 5 3", "9 4 5 3", "pick 1 4;pick 2 3;pick 3 2;draw 1 2", 3, "pick 1 4;pick 3 2;pick 2 3");
  assert_rearranged ("9 7 5 3", "9 7 5 8", "pick 1 4;pick 2 3;pick 3 2", 3, "pick 1 4;pick 4 1;pick 2 3");
}

static void
test_no_tie (void)
{
  /* Rule A6: without a tie nobody draws for it; also where it was drawn for twice. */
  assert_rearranged ("9 7 7 3", "9 8 7 3", "tie 2:/7 3:/1;pick 1 1;pick 2 2;pick 3 3;draw 1 2", 4,
                     "pick 1 1;pick 2 2;pick 3 3");
  assert_rearranged ("9 7 7 3", "9 6 7 3", "tie 2:/5 3:/5;tie 2:/7 3:/1;pick 1 1;pick 2 2;pick 3 3", 5,
                     "pick 1 1;pick 3 3;pick 2 2");
  /* Nobody has picked yet. */
  assert_rearranged ("9 7 7 3", "9 8 7 3", "tie 2:/7 3:/1", 1, "");
}

static void
test_other_tie (void)
{
  /* Of two ties one stays, and of three who were tied two are: what these drew stands. */
  assert_rearranged ("7 7 3 3", "8 7 3 3", "tie 1:/7 2:/1;tie 3:/2 4:/9;pick 1 1;pick 2 2;pick 4 4", 5,
                     "tie 3:/2 4:/9;pick 1 1;pick 2 2;pick 4 4");
  assert_rearranged ("7 7 7 3", "7 7 6 3", "tie 1:/2 2:/4 3:/8;pick 3 3;pick 2 2;pick 1 1", 4,
                     "tie 1:/2 2:/4;pick 2 2;pick 1 1;pick 3 3");
}

static void
test_unfinished (void)
{
  /* Not all have picked: who has keeps the card, as long as it is somebody's turn who has one. */
  assert_rearranged ("9 7 5 3", "9 4 5 3", "pick 1 4", 1, "pick 1 4");
  assert_rearranged ("9 7 5 3", "4 7 5 3", "pick 1 4;pick 2 3", 0, NULL);
  assert_rearranged ("9 7 5 3", "6 7 5 3", "pick 1 4;pick 2 3", 2, "pick 2 3;pick 1 4");
}

static void
test_nothing (void)
{
  /* A tie that nobody has drawn for, or a draw somebody is missing in: that is asked. */
  assert_rearranged ("9 7 5 3", "7 7 5 3", "pick 1 4;pick 2 3;pick 3 2", 0, NULL);
  assert_rearranged ("9 7 7 3", "9 8 7 7", "tie 2:/7 3:/1;pick 1 1;pick 2 2;pick 3 3", 0, NULL);
  /* Building isn't rearranged. */
  assert_rearranged ("9 7 5 3", "9 4 5 3", "draw 1 2", 0, NULL);
}

/* What becomes of the lines where the picks before them were those, and are others; NULL where nothing does. */
static char *
follow_picks (const char *was, const char *now, const char *line)
{
  g_autofree char *then = g_strdup_printf (OFFER ";bids 9 7 5 3;%s", was);
  g_autofree char *corrected = g_strdup_printf (OFFER ";bids 9 7 5 3;%s", now);
  RhCapeState before = cape_table_start (4, NULL, then);
  RhCapeState state = cape_table_start (4, NULL, corrected);
  g_autoptr (GPtrArray) instead = g_ptr_array_new_with_free_func (g_free);
  guint n = rh_cape_rearrange (&before, &state, &line, 1, instead);

  g_assert_cmpuint (n, ==, instead->len);

  return n > 0 ? g_strdup (instead->pdata[0]) : NULL;
}

static void
test_swap (void)
{
  /* Who picked first has the card that another picked later: that other has the one that became free. */
  g_autofree char *next = follow_picks ("pick 1 4", "pick 1 3", "pick 2 3");
  g_autofree char *later = follow_picks ("pick 1 4;pick 2 3", "pick 1 2;pick 2 3", "pick 3 2");
  g_autofree char *second = follow_picks ("pick 1 4;pick 2 3", "pick 1 4;pick 2 1", "pick 3 1");

  g_assert_cmpstr (next, ==, "pick 2 4");
  g_assert_cmpstr (later, ==, "pick 3 4");
  g_assert_cmpstr (second, ==, "pick 3 3");
}

static void
test_taken (void)
{
  /* A card that somebody has now isn't taken twice, where more than one has another than before. */
  g_assert_null (follow_picks ("pick 1 4;pick 2 3", "pick 1 2;pick 2 1", "pick 3 2"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cape-rearrange/order", test_order);
  g_test_add_func ("/cape-rearrange/no-tie", test_no_tie);
  g_test_add_func ("/cape-rearrange/other-tie", test_other_tie);
  g_test_add_func ("/cape-rearrange/unfinished", test_unfinished);
  g_test_add_func ("/cape-rearrange/nothing", test_nothing);
  g_test_add_func ("/cape-rearrange/swap", test_swap);
  g_test_add_func ("/cape-rearrange/taken", test_taken);

  return g_test_run ();
}
