/* SPDX-License-Identifier: GPL-3.0-or-later
 * Records spoilt at random, the same way each time: the reader takes them or
 * names a line, and has told nothing that stands behind it. */

#include "listener.h"

#include <string.h>

#define CASES 1500 /* for each fixture */

typedef void (*Spoil) (GString *text, GRand *rand);

static gsize
any_place (const GString *text, GRand *rand)
{
  return text->len > 0 ? (gsize) g_rand_int_range (rand, 0, (gint32) text->len) : 0;
}

/* Where the line begins that @place is in, and how long it is with its end. */
static gsize
find_line (const GString *text, gsize place, gsize *length)
{
  gsize start = place;
  const char *feed;

  while (start > 0 && text->str[start - 1] != '\n')
    start--;
  feed = memchr (text->str + start, '\n', text->len - start);
  *length = feed != NULL ? (gsize) (feed + 1 - text->str) - start : text->len - start;

  return start;
}

static void
flip_bit (GString *text, GRand *rand)
{
  gsize place = any_place (text, rand);

  text->str[place] = (char) (text->str[place] ^ (1 << g_rand_int_range (rand, 0, 8)));
}

static void
insert_byte (GString *text, GRand *rand)
{
  static const char bytes[] = " \t\r\n\0#-+/:=019rpb\xff\xef\xbb\xbf\xc2\x85\x1b";
  gsize which = (gsize) g_rand_int_range (rand, 0, sizeof bytes - 1);

  g_string_insert_c (text, (gssize) any_place (text, rand), bytes[which]);
}

static void
cut_line (GString *text, GRand *rand)
{
  gsize length;
  gsize start = find_line (text, any_place (text, rand), &length);
  gsize keep = length > 0 ? (gsize) g_rand_int_range (rand, 0, (gint32) length) : 0;

  g_string_erase (text, (gssize) (start + keep), (gssize) (length - keep));
}

static void
double_line (GString *text, GRand *rand)
{
  gsize length;
  gsize start = find_line (text, any_place (text, rand), &length);
  g_autofree char *line = g_strndup (text->str + start, length);

  g_string_insert (text, (gssize) start, line);
}

static void
move_line (GString *text, GRand *rand)
{
  gsize length;
  gsize start = find_line (text, any_place (text, rand), &length);
  g_autofree char *line = g_strndup (text->str + start, length);

  g_string_erase (text, (gssize) start, (gssize) length);
  start = find_line (text, any_place (text, rand), &length);
  g_string_insert (text, (gssize) start, line);
}

/* Some hundred words at most: also lines that grow beyond what a line may be. */
static void
repeat_word (GString *text, GRand *rand)
{
  gsize start = any_place (text, rand);
  gsize length = 0;
  guint n = g_rand_boolean (rand) ? 1 : (guint) g_rand_int_range (rand, 1, 400);
  g_autofree char *word = NULL;

  while (start > 0 && strchr (" \n", text->str[start - 1]) == NULL)
    start--;
  while (start + length < text->len && strchr (" \n", text->str[start + length]) == NULL)
    length++;
  word = g_strndup (text->str + start, length);
  for (guint i = 0; i < n; i++) {
    g_string_insert_c (text, (gssize) start, ' ');
    g_string_insert (text, (gssize) start, word);
  }
}

static void
change_number (GString *text, GRand *rand)
{
  gsize place = any_place (text, rand);

  while (place < text->len && !g_ascii_isdigit (text->str[place]))
    place++;
  if (place < text->len)
    text->str[place] = (char) ('0' + g_rand_int_range (rand, 0, 10));
}

static void
cut_end (GString *text, GRand *rand)
{
  g_string_truncate (text, any_place (text, rand));
}

static const Spoil spoils[] = {
  flip_bit, insert_byte, cut_line, double_line, move_line, repeat_word, change_number, cut_end,
};

/* The bytes before a line, counted from 1. */
static gsize
length_before (const GString *text, guint line)
{
  const char *p = text->str;

  for (guint i = 1; i < line; i++) {
    p = memchr (p, '\n', text->len - (gsize) (p - text->str));
    g_assert_nonnull (p);
    p++;
  }

  return (gsize) (p - text->str);
}

/* In pieces cut at random, the same each time, it is the same record. */
static void
check_pieces (const GString *text, const Listener *whole, const GError *error)
{
  GRand *rand = g_rand_new_with_seed (g_str_hash (text->str));
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GError) own = NULL;

  listener_read_pieces (listener, text->str, text->len, (gsize) g_rand_int_range (rand, 1, 1200), &own);
  listener_assert_same (listener, whole);
  g_assert_cmpstr (own != NULL ? own->message : NULL, ==, error != NULL ? error->message : NULL);
  g_rand_free (rand);
}

/* Reading up to the wrong line tells the same moves, and none of those lines is wrong
 * unless the head was cut short. */
static void
check_spoilt (const GString *text)
{
  g_autoptr (Listener) whole = listener_new ();
  g_autoptr (Listener) before = listener_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) wrong = NULL;
  gboolean right = listener_read (whole, text->str, text->len, &wrong);

  check_pieces (text, whole, wrong);
  if (right)
    return;

  if (!listener_read (before, text->str, length_before (text, whole->line), &error)) {
    g_assert_cmpint (before->told->str[before->told->len > 0 ? before->told->len - 1 : 0], !=, 'm');
    g_assert_cmpuint (before->line, <, whole->line);
  }
  g_assert_cmpuint (before->moves->len, ==, whole->moves->len);
  for (guint i = 0; i < whole->moves->len; i++)
    g_assert_cmpstr (g_ptr_array_index (before->moves, i), ==, g_ptr_array_index (whole->moves, i));
}

/* A fixture is spoilt in one to four places, many times over. */
static void
test_spoilt (gconstpointer data)
{
  g_autofree char *name = g_strconcat (data, ".railhead", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  GRand *rand = g_rand_new_with_seed (g_str_hash (data));
  gsize length;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);

  for (guint i = 0; i < CASES; i++) {
    g_autoptr (GString) text = g_string_new_len (bytes, (gssize) length);
    int n = g_rand_int_range (rand, 1, 5);

    for (int j = 0; j < n && text->len > 0; j++)
      spoils[g_rand_int_range (rand, 0, G_N_ELEMENTS (spoils))] (text, rand);
    check_spoilt (text);
  }

  g_rand_free (rand);
}

/* Bytes that never were a record. */
static void
test_noise (void)
{
  GRand *rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < CASES; i++) {
    g_autoptr (GString) text = g_string_new (i % 2 == 0 ? NULL : "railhead 1\ngame cape-to-cairo\n");
    int n = g_rand_int_range (rand, 0, 300);

    for (int j = 0; j < n; j++)
      g_string_append_c (text, (char) g_rand_int_range (rand, 0, 256));
    check_spoilt (text);
  }

  g_rand_free (rand);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/record-fuzz/four-ties", "cape-four-ties", test_spoilt);
  g_test_add_data_func ("/record-fuzz/shuffles", "cape-shuffles-and-caps", test_spoilt);
  g_test_add_data_func ("/record-fuzz/three-players", "cape-three-players", test_spoilt);
  g_test_add_data_func ("/record-fuzz/dutch-rivers", "cape-two-dutch-rivers", test_spoilt);
  g_test_add_data_func ("/record-fuzz/coast", "heart-of-africa-coast", test_spoilt);
  g_test_add_func ("/record-fuzz/noise", test_noise);

  return g_test_run ();
}
