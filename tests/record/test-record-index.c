/* SPDX-License-Identifier: GPL-3.0-or-later
 * The index of a record: each game is found again where it stands, and known if
 * it is another one by then. */

#include "rh-record-index.h"
#include "rh-record-error.h"

#include <string.h>

#define HEAD "railhead 1\ngame cape-to-cairo\nseat red Anna\nseat blue Bram\n"
#define OPENING "reveal s2/7 s3/3\nbids 12 5\n"
#define SEVERAL "\xef\xbb\xbf# three\r\n" HEAD OPENING "\n# the second\n" HEAD "  " HEAD OPENING "pick 1 1"

static RhRecordIndex *
read_pieces (const char *text, gsize length, guint n_kept, gsize piece)
{
  RhRecordIndex *index = rh_record_index_new (n_kept);

  for (gsize i = 0; i < length; i += piece)
    g_assert_true (rh_record_index_feed (index, text + i, MIN (piece, length - i), NULL));
  g_assert_true (rh_record_index_end (index, NULL));

  return index;
}

static RhRecordIndex *
read_text (const char *text, guint n_kept)
{
  return read_pieces (text, strlen (text), n_kept, 100000);
}

static const RhRecordGame *
get (GPtrArray *kept, guint i)
{
  g_assert_cmpuint (i, <, kept->len);

  return kept->pdata[i];
}

/* Read again by itself, in whatever pieces the record came, each game is what it was in the record. */
static void
test_again (void)
{
  static const guint n_moves[] = { 2, 0, 3 };

  for (gsize piece = 1; piece <= strlen (SEVERAL); piece++) {
    g_autoptr (RhRecordIndex) index = read_pieces (SEVERAL, strlen (SEVERAL), 0, piece);

    g_assert_cmpuint (rh_record_index_get_n (index), ==, G_N_ELEMENTS (n_moves));
    for (guint i = 0; i < G_N_ELEMENTS (n_moves); i++) {
      g_autoptr (RhRecordIndex) again = NULL;
      g_autoptr (GPtrArray) kept = NULL;
      gsize start;
      gsize length;

      rh_record_index_find (index, i, &start, &length);
      again = read_pieces (SEVERAL + start, length, 1, piece);
      g_assert_true (rh_record_index_is_same (index, i, again));
      g_assert_true (rh_record_index_is_same (index, (i + 1) % 3, again) == FALSE);
      kept = rh_record_index_steal_kept (again);
      g_assert_cmpuint (get (kept, 0)->moves->len, ==, n_moves[i]);
      g_assert_cmpuint (rh_fold_get_n_moves (get (kept, 0)->fold), ==, n_moves[i]);
    }
  }
}

/* The first ones are kept as they end, but only one that is alone with its moves. */
static void
test_kept (void)
{
  g_autoptr (RhRecordIndex) alone = read_text (HEAD OPENING, 2);
  g_autoptr (RhRecordIndex) several = read_text (SEVERAL, 2);
  g_autoptr (RhRecordIndex) none = read_text (SEVERAL, 0);
  g_autoptr (GPtrArray) one = rh_record_index_steal_kept (alone);
  g_autoptr (GPtrArray) two = rh_record_index_steal_kept (several);
  g_autoptr (GPtrArray) empty = rh_record_index_steal_kept (none);

  g_assert_cmpuint (empty->len, ==, 0);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpstr (get (one, 0)->moves->pdata[1], ==, "bids 12 5");
  g_assert_cmpuint (two->len, ==, 2);
  g_assert_null (get (two, 0)->moves);
  g_assert_null (get (two, 1)->moves);
  g_assert_cmpuint (rh_fold_get_n_moves (get (two, 0)->fold), ==, 2);
  g_assert_cmpstr (get (two, 0)->setup->id, ==, get (one, 0)->setup->id);
  g_assert_cmpstr (get (two, 0)->setup->id, !=, get (two, 1)->setup->id);
}

/* Where a game stood there is another one by then, or more than one, or none. */
static void
test_changed (void)
{
  static const char *const others[] = { HEAD "reveal s2/7 s3/3\n", HEAD OPENING HEAD, "# nothing\n" };
  g_autoptr (RhRecordIndex) index = read_text (HEAD OPENING, 0);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autoptr (RhRecordIndex) other = read_text (others[i], 1);

    g_assert_false (rh_record_index_is_same (index, 0, other));
  }
}

static void
test_wrong (void)
{
  static const char text[] = HEAD OPENING HEAD "reveal s2/7\n";
  g_autoptr (RhRecordIndex) index = rh_record_index_new (20);
  g_autoptr (GError) error = NULL;

  g_assert_false (rh_record_index_feed (index, text, strlen (text), &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (rh_record_index_get_line (index), ==, 11);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record-index/again", test_again);
  g_test_add_func ("/record-index/kept", test_kept);
  g_test_add_func ("/record-index/changed", test_changed);
  g_test_add_func ("/record-index/wrong", test_wrong);

  return g_test_run ();
}
