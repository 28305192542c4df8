/* SPDX-License-Identifier: GPL-3.0-or-later
 * The reader of records: its lines, its limits, and that it is the same to it in
 * which pieces a record comes. */

#include "record-cases.h"

#include <string.h>

static const RecordCase cases[] = {
  /* Files that are right. */
  RIGHT ("right/empty", "", "", 0),
  RIGHT ("right/comments", "\n# a comment\n \t \n  # another\n#", "", 0),
  RIGHT ("right/mark-alone", "\xef\xbb\xbf", "", 0),
  RIGHT ("right/mark", "\xef\xbb\xbf" HEAD AUCTION, "hmmme", 7),
  RIGHT ("right/head", HEAD, "he", 4),
  RIGHT ("right/last-end", HEAD "reveal d2/7 v1/3", "hme", 5),
  RIGHT ("right/crlf", "railhead 1\r\ngame cape-to-cairo\r\n\r\nseat red Anna\r\nseat blue Bram\r\n#\r\nreveal d2/7 v1/3\r\n",
         "hme", 7),
  RIGHT ("right/blanks", "\t railhead \t 1 \n game\tcape-to-cairo\n  seat  red  Anna \nseat blue Bram\t\n reveal\td2/7  v1/3 ",
         "hme", 5),
  RIGHT ("right/control-in-comment", "# \x01\x1b\x7f\r\xc2\x85\n" HEAD, "he", 5),
  RIGHT ("right/any-order", OPENING "seat red A\noption river-bonus=all\nseat blue B\n"
         "started 2024-02-29T00:00:00Z\nid 5F0C2C0E-5a0e-4d0c-9a55-0a4f8f6c1b7e\n", "he", 7),
  RIGHT ("right/several", HEAD AUCTION HEAD "# nothing yet\n" HEAD "reveal d2/7 v1/3\n", "hmmmehehme", 17),
  RIGHT ("right/same-names-next-game", HEAD HEAD, "hehe", 8),
  RIGHT ("right/inner-blanks", OPENING "seat red A  B\nseat blue A B\n", "he", 4),
  RIGHT ("right/name-hash", OPENING "seat red # 1\nseat blue railhead 1\n", "he", 4),

  /* Lines that aren't text. */
  WRONG ("text/nul", HEAD "reveal d2/7\0 v1/3\n", "", 5, TEXT),
  WRONG ("text/nul-in-comment", HEAD "# \0\n", "", 5, TEXT),
  WRONG ("text/nul-alone", "\0", "", 1, FOREIGN),
  WRONG ("text/picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "", 1, FOREIGN),
  WRONG ("text/two-bytes-a-letter", "\xff\xfer\0a\0i\0l\0h\0e\0a\0d\0 \0" "1\0\n\0", "", 1, FOREIGN),
  WRONG ("text/latin-1", "Gr\xfc\xdf Gott\n", "", 1, FOREIGN),
  WRONG ("text/latin-1-in-comment", "# Gr\xfc\xdf Gott\n" HEAD, "", 1, TEXT),
  WRONG ("text/nul-in-opening", " railhead 1\0\n", "", 1, TEXT),
  WRONG ("text/utf8-name", OPENING "seat red \xff\n", "", 3, TEXT),
  WRONG ("text/utf8-overlong", OPENING "# \xc0\xaf\n", "", 3, TEXT),
  WRONG ("text/utf8-surrogate", OPENING "# \xed\xa0\x80\n", "", 3, TEXT),
  WRONG ("text/utf8-cut", "# \xe2\x80", "", 1, TEXT),
  WRONG ("text/utf8-cut-by-line", "# \xe2\x80\n\xa6\n", "", 1, TEXT),
  WRONG ("text/mark-twice", "\xef\xbb\xbf\xef\xbb\xbf" HEAD, "", 1, FOREIGN),
  WRONG ("text/mark-second-line", "\n\xef\xbb\xbf" HEAD, "", 2, FOREIGN),
  WRONG ("text/no-break-space", "railhead\xc2\xa0" "1\n", "", 1, ORDER),
  WRONG ("text/return-at-end", "railhead 1\ngame cape-to-cairo\r", "", 2, GAME),
  WRONG ("text/return-twice", "railhead 1\r\r\n", "", 1, VERSION),
  WRONG ("text/return-inside", "railhead\r1\n", "", 1, ORDER),
  WRONG ("text/form-feed", "railhead\f1\n", "", 1, ORDER),
};

static void
assert_read_pieces (const GString *text, gsize piece, gboolean right, guint line, int code)
{
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (listener_read_pieces (listener, text->str, text->len, piece, &error), ==, right);
  g_assert_cmpuint (listener->line, ==, line);
  if (!right)
    g_assert_error (error, RH_RECORD_ERROR, code);
}

/* Whole, and in pieces of some sizes that don't fit the lines. */
static void
assert_read (const GString *text, gboolean right, guint line, int code)
{
  assert_read_pieces (text, 0, right, line, code);
  assert_read_pieces (text, 4099, right, line, code);
}

static GString *
new_line (const char *before, gsize length, const char *after)
{
  GString *text = g_string_new (before);

  for (gsize i = 0; i < length; i++)
    g_string_append_c (text, ' ');
  g_string_append (text, after);

  return text;
}

/* A line of 1,000 bytes is read, one of 1,001 isn't; its end doesn't count, nor a byte order mark. */
static void
test_line_length (void)
{
  static const struct {
    const char *before;
    gsize       length;
    const char *after;
    gboolean    right;
  } lines[] = {
    { "#", 999, "", TRUE },
    { "#", 1000, "", FALSE },
    { "#", 999, "\n", TRUE },
    { "#", 1000, "\n", FALSE },
    { "#", 999, "\r\n", TRUE },
    { "#", 1000, "\r\n", FALSE },
    { "#", 999, "\r", FALSE },
    { "", 1000, "\n", TRUE },
    { "", 1001, "\n", FALSE },
    { "\xef\xbb\xbf#", 999, "\n", TRUE },
    { "\xef\xbb\xbf#", 1000, "\n", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (GString) text = new_line (lines[i].before, lines[i].length, lines[i].after);

    for (gsize piece = 0; piece <= text->len; piece++)
      assert_read_pieces (text, piece, lines[i].right, lines[i].right ? 0 : 1, RH_RECORD_ERROR_TEXT);
  }
}

/* A move of 1,000 bytes is played, and told with its words alone; of 500 words each is seen. */
static void
test_long_move (void)
{
  g_autoptr (GString) text = new_line (HEAD "reveal d2/7", 1000 - strlen ("reveal d2/7v1/3"), "v1/3\n");
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (listener_read (listener, text->str, text->len, &error));
  g_assert_cmpstr (g_ptr_array_index (listener->moves, 0), ==, "reveal d2/7 v1/3");

  g_string_append (text, "bids");
  for (guint i = 0; i < 498; i++)
    g_string_append (text, " 0");
  g_assert_false (listener_read (listener, text->str, text->len, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  g_assert_cmpuint (listener->line, ==, 6);
}

static void
read_name (guint n, const char *letter, GError **error)
{
  g_autoptr (GString) text = g_string_new (OPENING "seat red ");
  g_autoptr (Listener) listener = listener_new ();

  for (guint i = 0; i < n; i++)
    g_string_append (text, letter);
  g_string_append (text, "\nseat blue Bram\n");
  if (!listener_read (listener, text->str, text->len, error))
    g_assert_cmpuint (listener->line, ==, 3);
}

/* A name has at most 64 code points, however many bytes they are. */
static void
test_name_length (void)
{
  static const char *const letters[] = { "a", "é", "字", "🚂" };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++) {
    g_autoptr (GError) error = NULL;

    read_name (64, letters[i], &error);
    g_assert_no_error (error);
    read_name (65, letters[i], &error);
    g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP);
  }
}

/* Names keep the blanks inside them and lose those around them. */
static void
test_name_blanks (void)
{
  static const char text[] = OPENING "seat  red \t Anna  van  Dam \t \nseat blue  Bram";
  g_autoptr (Listener) listener = listener_new ();

  g_assert_true (listener_read (listener, text, strlen (text), NULL));
  g_assert_cmpstr (listener->heads->str, ==, OPENING "seat red Anna  van  Dam\nseat blue Bram\n");
}

/* A record may have 64 MiB. One byte more, and the line it stands in is wrong, if nothing was before. */
static void
test_file_size (void)
{
  g_autoptr (GString) text = g_string_sized_new (RH_RECORD_MAX + 16);
  guint n_lines = RH_RECORD_MAX / 1024;

  while (text->len < RH_RECORD_MAX)
    g_string_append_printf (text, "# %*s\n%*s\n", 997, "", 23, "");
  g_assert_cmpuint (text->len, ==, RH_RECORD_MAX);
  assert_read (text, TRUE, 0, 0);

  g_string_append (text, "\n");
  assert_read (text, FALSE, 2 * n_lines + 1, RH_RECORD_ERROR_SIZE);
  text->str[RH_RECORD_MAX - 1] = ' ';
  assert_read (text, FALSE, 2 * n_lines, RH_RECORD_ERROR_SIZE);
  text->str[5] = '\0';
  assert_read (text, FALSE, 1, RH_RECORD_ERROR_TEXT);
}

/* A game in pieces of every size there is: nothing of what is told changes. */
static void
test_pieces (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "cape-four-ties.railhead", NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (Listener) whole = listener_new ();
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_true (listener_read (whole, bytes, length, NULL));

  for (gsize piece = 1; piece <= length; piece++) {
    g_autoptr (Listener) listener = listener_new ();

    g_assert_true (listener_read_pieces (listener, bytes, length, piece, NULL));
    listener_assert_same (listener, whole);
  }
}

/* More than 64 MiB of one line: as soon as that much has come, there is no need to wait for its end. */
static void
test_endless (void)
{
  static const RhRecordVisitor deaf = { NULL };
  g_autoptr (RhRecordReader) reader = rh_record_reader_new (&deaf, NULL);
  g_autofree char *piece = g_malloc0 (RH_RECORD_MAX / 64);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 64; i++)
    g_assert_true (rh_record_reader_feed (reader, piece, RH_RECORD_MAX / 64, NULL));
  g_assert_false (rh_record_reader_feed (reader, piece, 1, &error));
  g_assert_error (error, RH_RECORD_ERROR, RH_RECORD_ERROR_SIZE);
  g_assert_cmpuint (rh_record_reader_get_line (reader), ==, 1);
}

typedef struct {
  RhRecordReader *reader;
  GArray         *starts;
} Starts;

static void
note_start (gpointer data)
{
  Starts *starts = data;
  gsize start = rh_record_reader_get_start (starts->reader);

  g_array_append_val (starts->starts, start);
}

/* Where a game begins can be found again, whatever line ends and marks stand before it. */
static void
test_starts (void)
{
  static const RhRecordVisitor visitor = { .begin = note_start };
  static const char text[] = "\xef\xbb\xbf" HEAD "# x\r\n\n" HEAD AUCTION " railhead 1\ngame cape-to-cairo\n";
  const gsize second = strlen ("\xef\xbb\xbf" HEAD "# x\r\n\n");

  for (gsize piece = 1; piece < sizeof text; piece++) {
    Starts starts = { NULL, g_array_new (FALSE, FALSE, sizeof (gsize)) };

    starts.reader = rh_record_reader_new (&visitor, &starts);
    for (gsize i = 0; i < sizeof text - 1; i += piece)
      g_assert_true (rh_record_reader_feed (starts.reader, text + i, MIN (piece, sizeof text - 1 - i), NULL));
    g_assert_cmpuint (starts.starts->len, ==, 3);
    g_assert_cmpuint (g_array_index (starts.starts, gsize, 0), ==, 0);
    g_assert_cmpuint (g_array_index (starts.starts, gsize, 1), ==, second);
    g_assert_cmpuint (g_array_index (starts.starts, gsize, 2), ==, second + strlen (HEAD AUCTION));
    rh_record_reader_free (starts.reader);
    g_array_unref (starts.starts);
  }
}

/* A visitor need not listen to everything, nor does anybody have to ask for the line. */
static void
test_visitor (void)
{
  static const RhRecordVisitor deaf = { NULL };
  static const char text[] = HEAD AUCTION;

  g_assert_true (rh_record_read (text, strlen (text), &deaf, NULL, NULL, NULL));
  g_assert_false (rh_record_read (text, strlen (text) - 2, &deaf, NULL, NULL, NULL));
}

/* Who keeps nothing of it may lift the limit: then there is none but for lines. */
static void
test_unlimited (void)
{
  static const RhRecordVisitor deaf = { NULL };
  g_autoptr (RhRecordReader) reader = rh_record_reader_new (&deaf, NULL);
  g_autofree char *piece = g_malloc (RH_RECORD_MAX / 64);
  g_autoptr (GError) error = NULL;

  memset (piece, '\n', RH_RECORD_MAX / 64);
  rh_record_reader_lift_limit (reader);
  for (guint i = 0; i < 65; i++)
    g_assert_true (rh_record_reader_feed (reader, piece, RH_RECORD_MAX / 64, NULL));

  memset (piece, '#', RH_RECORD_MAX / 64);
  g_assert_false (rh_record_reader_feed (reader, piece, RH_RECORD_MAX / 64, &error));
  g_assert_error (error, RH_RECORD_ERROR, RH_RECORD_ERROR_TEXT);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  record_cases_add ("/record-reader/", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/record-reader/line-length", test_line_length);
  g_test_add_func ("/record-reader/long-move", test_long_move);
  g_test_add_func ("/record-reader/name-length", test_name_length);
  g_test_add_func ("/record-reader/name-blanks", test_name_blanks);
  g_test_add_func ("/record-reader/file-size", test_file_size);
  g_test_add_func ("/record-reader/pieces", test_pieces);
  g_test_add_func ("/record-reader/endless", test_endless);
  g_test_add_func ("/record-reader/starts", test_starts);
  g_test_add_func ("/record-reader/visitor", test_visitor);

  g_test_add_func ("/record-reader/unlimited", test_unlimited);

  return g_test_run ();
}
