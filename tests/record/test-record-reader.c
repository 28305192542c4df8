/* SPDX-License-Identifier: GPL-3.0-or-later
 * The reader of records: what it takes, what it refuses, at which line, and
 * what it has told before. */

#include "listener.h"

#include "rh-rules-error.h"

#include <string.h>

#define OPENING "railhead 1\ngame cape-to-cairo\n"
#define HEAD OPENING "seat red Anna\nseat blue Bram\n"
#define AUCTION "reveal d2/7 v1/3\nbids 12 0\npick 1 1\n"

typedef struct {
  const char *name;
  const char *text;
  gsize       length; /* of text, which may hold a NUL */
  const char *told;
  guint       line;   /* the wrong one, or the last item of a right record */
  gboolean    by_rules;
  int         code;
} Case;

#define RIGHT(name, text, told, line) { name, text, sizeof (text) - 1, told, line, FALSE, -1 }
#define WRONG(name, text, told, line, code) { name, text, sizeof (text) - 1, told, line, FALSE, RH_RECORD_ERROR_##code }
#define RULES(name, text, told, line, code) { name, text, sizeof (text) - 1, told, line, TRUE, RH_RULES_ERROR_##code }

static const Case cases[] = {
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
  WRONG ("text/nul-alone", "\0", "", 1, TEXT),
  WRONG ("text/utf8-name", OPENING "seat red \xff\n", "", 3, TEXT),
  WRONG ("text/utf8-overlong", OPENING "# \xc0\xaf\n", "", 3, TEXT),
  WRONG ("text/utf8-surrogate", OPENING "# \xed\xa0\x80\n", "", 3, TEXT),
  WRONG ("text/utf8-cut", "# \xe2\x80", "", 1, TEXT),
  WRONG ("text/utf8-cut-by-line", "# \xe2\x80\n\xa6\n", "", 1, TEXT),
  WRONG ("text/mark-twice", "\xef\xbb\xbf\xef\xbb\xbf" HEAD, "", 1, ORDER),
  WRONG ("text/mark-second-line", "\n\xef\xbb\xbf" HEAD, "", 2, ORDER),
  WRONG ("text/no-break-space", "railhead\xc2\xa0" "1\n", "", 1, ORDER),
  WRONG ("text/return-at-end", "railhead 1\ngame cape-to-cairo\r", "", 2, GAME),
  WRONG ("text/return-twice", "railhead 1\r\r\n", "", 1, VERSION),
  WRONG ("text/return-inside", "railhead\r1\n", "", 1, ORDER),
  WRONG ("text/form-feed", "railhead\f1\n", "", 1, ORDER),

  /* Outside a game. */
  WRONG ("outside/word", "hello\n", "", 1, ORDER),
  WRONG ("outside/game", "game cape-to-cairo\n", "", 1, ORDER),
  WRONG ("outside/move", "# x\npass 1\n", "", 2, ORDER),
  WRONG ("outside/upper-case", "Railhead 1\n", "", 1, ORDER),
  WRONG ("opening/version", "railhead 2\n", "", 1, VERSION),
  WRONG ("opening/leading-zero", "railhead 01\n", "", 1, VERSION),
  WRONG ("opening/no-version", "railhead\n", "", 1, SYNTAX),
  WRONG ("opening/word-more", "railhead 1 1\n", "", 1, SYNTAX),
  WRONG ("opening/second-game", HEAD AUCTION "railhead 2\n", "hmmme", 8, VERSION),

  /* The game. */
  WRONG ("game/missing-seat", "railhead 1\nseat red Anna\n", "", 2, ORDER),
  WRONG ("game/missing-move", "railhead 1\nreveal d2/7 v1/3\n", "", 2, ORDER),
  WRONG ("game/missing-unknown", "railhead 1\nhello\n", "", 2, ORDER),
  WRONG ("game/missing-railhead", "railhead 1\nrailhead 1\n", "", 2, ORDER),
  WRONG ("game/missing-end", "\nrailhead 1\n\n# the end\n", "", 2, ORDER),
  WRONG ("game/unknown", "railhead 1\ngame chess\n", "", 2, GAME),
  WRONG ("game/upper-case", "railhead 1\ngame Cape-to-Cairo\n", "", 2, GAME),
  WRONG ("game/zugkraft", "railhead 1\ngame zugkraft\nseat - Anna\n", "", 2, GAME),
  WRONG ("game/heart", "railhead 1\ngame heart-of-africa\n", "", 2, GAME),
  WRONG ("game/no-name", "railhead 1\ngame\n", "", 2, SYNTAX),
  WRONG ("game/word-more", "railhead 1\ngame cape-to-cairo x\n", "", 2, SYNTAX),
  WRONG ("game/twice", OPENING "game cape-to-cairo\n", "", 3, ORDER),

  /* The rest of the head. */
  WRONG ("head/unknown-word", OPENING "winner red\n", "", 3, SYNTAX),
  WRONG ("head/unknown-keeps-head", HEAD "hello\n", "", 5, SYNTAX),
  WRONG ("head/control-in-word", OPENING "\x1b[31m\n", "", 3, SYNTAX),
  WRONG ("id/none", OPENING "id\n", "", 3, SYNTAX),
  WRONG ("id/word-more", OPENING "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e x\n", "", 3, SYNTAX),
  RULES ("id/short", OPENING "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7\n", "", 3, SETUP),
  RULES ("id/not-hex", OPENING "id 5g0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\n", "", 3, SETUP),
  RULES ("id/without-dashes", OPENING "id 5f0c2c0e5a0e4d0c9a550a4f8f6c1b7e\n", "", 3, SETUP),
  WRONG ("id/twice", OPENING "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\nid 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\n",
         "", 4, ORDER),
  WRONG ("started/none", OPENING "started\n", "", 3, SYNTAX),
  WRONG ("started/with-blank", OPENING "started 2026-11-21 19:30:00Z\n", "", 3, SYNTAX),
  RULES ("started/no-date", OPENING "started 2026-02-29T19:30:00Z\n", "", 3, SETUP),
  RULES ("started/month", OPENING "started 2026-13-01T19:30:00Z\n", "", 3, SETUP),
  RULES ("started/hour", OPENING "started 2026-11-21T24:00:00Z\n", "", 3, SETUP),
  RULES ("started/second", OPENING "started 2026-11-21T23:59:60Z\n", "", 3, SETUP),
  RULES ("started/form", OPENING "started 2026-11-21T19:30:00+00:00\n", "", 3, SETUP),
  RULES ("started/lower-case", OPENING "started 2026-11-21t19:30:00z\n", "", 3, SETUP),
  WRONG ("started/twice", OPENING "started 2026-11-21T19:30:00Z\nstarted 2026-11-21T19:30:00Z\n", "", 4, ORDER),
  WRONG ("option/none", OPENING "option\n", "", 3, SYNTAX),
  WRONG ("option/blank", OPENING "option river-bonus= all\n", "", 3, SYNTAX),
  WRONG ("option/no-equals", OPENING "option river-bonus\n", "", 3, SYNTAX),
  RULES ("option/key", OPENING "option goal=100\n", "", 3, SETUP),
  RULES ("option/value", OPENING "option river-bonus=none\n", "", 3, SETUP),
  RULES ("option/no-value", OPENING "option river-bonus=\n", "", 3, SETUP),
  RULES ("option/no-key", OPENING "option =all\n", "", 3, SETUP),
  RULES ("option/second-equals", OPENING "option river-bonus=all=all\n", "", 3, SETUP),
  RULES ("option/twice", OPENING "option river-bonus=all\noption river-bonus=all\n", "", 4, SETUP),
  WRONG ("seat/no-colour", OPENING "seat\n", "", 3, SYNTAX),
  WRONG ("seat/no-name", OPENING "seat red \n", "", 3, SYNTAX),
  RULES ("seat/colour", OPENING "seat purple Anna\n", "", 3, SETUP),
  RULES ("seat/colour-taken", OPENING "seat red Anna\nseat red Bram\n", "", 4, SETUP),
  RULES ("seat/name-taken", OPENING "seat red Anna\nseat blue Anna\n", "", 4, SETUP),
  RULES ("seat/name-taken-case", OPENING "seat red STRASSE\nseat blue Stra\xc3\x9f" "e\n", "", 4, SETUP),
  RULES ("seat/name-taken-nfc", OPENING "seat red \xc3\x89va\nseat blue e\xcc\x81VA\n", "", 4, SETUP),
  RULES ("seat/tab-in-name", OPENING "seat red An\tna\n", "", 3, SETUP),
  RULES ("seat/control-in-name", OPENING "seat red An\x7fna\n", "", 3, SETUP),
  RULES ("seat/c1-in-name", OPENING "seat red An\xc2\x85na\n", "", 3, SETUP),
  RULES ("seat/return-in-name", OPENING "seat red Anna\r\r\n", "", 3, SETUP),
  RULES ("seat/too-many", HEAD "seat green C\nseat yellow D\nseat red E\n", "", 7, SETUP),

  /* Seats that are missing, found in each of the three ways. */
  RULES ("seats/at-move", OPENING "seat red Anna\n\nreveal d2/7\n", "", 5, SETUP),
  RULES ("seats/at-other-games-move", OPENING "train 1 engine\n", "", 3, SETUP),
  RULES ("seats/at-next-game", OPENING "seat red Anna\n# x\nrailhead 1\n", "", 5, SETUP),
  RULES ("seats/at-end", OPENING "seat red Anna\n\n# x\n\n", "", 3, SETUP),

  /* Moves. The head has ended, and been told, even where its first move is refused. */
  RULES ("move/first-refused", HEAD "pass 1\n", "h", 5, PHASE),
  RULES ("move/other-games", HEAD "tickets 1 +8\n", "h", 5, SYNTAX),
  RULES ("move/unknown", HEAD AUCTION "pas 1\n", "hmmm", 8, SYNTAX),
  RULES ("move/upper-case", HEAD AUCTION "Draw 1 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/control-in-word", HEAD AUCTION "draw\x1b 1 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/no-seat", HEAD AUCTION "draw 0 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/far-seat", HEAD AUCTION "draw 5 2\n", "hmmm", 8, SYNTAX),
  RULES ("move/empty-seat", HEAD AUCTION "draw 3 2\n", "hmmm", 8, TURN),
  RULES ("move/out-of-turn", HEAD AUCTION "draw 2 2\n", "hmmm", 8, TURN),
  RULES ("move/phase", HEAD AUCTION "bids 1 2\n", "hmmm", 8, PHASE),
  RULES ("move/too-few-words", HEAD AUCTION "draw 1\n", "hmmm", 8, SYNTAX),
  RULES ("move/too-many-words", HEAD AUCTION "draw 1 2 3\n", "hmmm", 8, SYNTAX),
  RULES ("move/cards", HEAD "reveal d2/7\n", "h", 5, SYNTAX),
  RULES ("move/bids", HEAD "reveal d2/7 v1/3\nbids 1 2 3\n", "hm", 6, SYNTAX),
  RULES ("move/bid-too-high", HEAD "reveal d2/7 v1/3\nbids 101 0\n", "hm", 6, CAPITAL),
  RULES ("move/comment-after", HEAD AUCTION "draw 1 2 # two\n", "hmmm", 8, SYNTAX),
  RULES ("number/leading-zero", HEAD "reveal d2/7 v1/3\nbids 012 0\n", "hm", 6, SYNTAX),
  RULES ("number/two-zeros", HEAD "reveal d2/7 v1/3\nbids 12 00\n", "hm", 6, SYNTAX),
  RULES ("number/plus", HEAD "reveal d2/7 v1/3\nbids +12 0\n", "hm", 6, SYNTAX),
  RULES ("number/minus", HEAD "reveal d2/7 v1/3\nbids -0 0\n", "hm", 6, SYNTAX),
  RULES ("number/large", HEAD "reveal d2/7 v1/3\nbids 4294967308 0\n", "hm", 6, SYNTAX),
  RULES ("number/huge", HEAD "reveal d2/7 v1/3\nbids 18446744073709551628 0\n", "hm", 6, SYNTAX),
  RULES ("number/hex", HEAD "reveal d2/7 v1/3\nbids 0x1 0\n", "hm", 6, SYNTAX),
  RULES ("number/other-digits", HEAD "reveal d2/7 v1/3\nbids \xd9\xa1 0\n", "hm", 6, SYNTAX),
  RULES ("number/fraction", HEAD "reveal d2/7 v1/3\nbids 1.5 0\n", "hm", 6, SYNTAX),
  WRONG ("after/game", HEAD AUCTION "game cape-to-cairo\n", "hmmm", 8, ORDER),
  WRONG ("after/id", HEAD AUCTION "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\n", "hmmm", 8, ORDER),
  WRONG ("after/started", HEAD AUCTION "started 2026-11-21T19:30:00Z\n", "hmmm", 8, ORDER),
  WRONG ("after/option", HEAD AUCTION "option river-bonus=all\n", "hmmm", 8, ORDER),
  WRONG ("after/seat", HEAD AUCTION "seat green Cleo\n", "hmmm", 8, ORDER),
  WRONG ("after/second-game", HEAD AUCTION HEAD "reveal d2/7 v1/3\nseat green Cleo\n", "hmmmehm", 13, ORDER),
};

/* A record is read; it is right, or wrong at its line, and what came before has been told. */
static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GError) error = NULL;
  GQuark domain = one->by_rules ? RH_RULES_ERROR : RH_RECORD_ERROR;
  gboolean right = listener_read (listener, one->text, one->length, &error);

  g_assert_cmpint (right, ==, one->code < 0);
  g_assert_cmpstr (listener->told->str, ==, one->told);
  g_assert_cmpuint (listener->line, ==, one->line);
  if (!right)
    g_assert_error (error, domain, one->code);
}

static void
assert_read (const GString *text, gboolean right, guint line, int code)
{
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (listener_read (listener, text->str, text->len, &error), ==, right);
  g_assert_cmpuint (listener->line, ==, line);
  if (!right)
    g_assert_error (error, RH_RECORD_ERROR, code);
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

    assert_read (text, lines[i].right, lines[i].right ? 0 : 1, RH_RECORD_ERROR_TEXT);
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

/* Games that come later are refused with other words than games nobody knows. */
static void
test_later_games (void)
{
  static const char *const games[] = { "zugkraft", "heart-of-africa", "chess" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    g_autofree char *text = g_strdup_printf ("railhead 1\ngame %s\n", games[i]);
    g_autoptr (Listener) listener = listener_new ();
    g_autoptr (GError) error = NULL;

    g_assert_false (listener_read (listener, text, strlen (text), &error));
    g_assert_cmpint (strstr (error->message, "yet") != NULL, ==, i < 2);
    g_assert_nonnull (strstr (error->message, games[i]));
  }
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

/* A visitor need not listen to everything, nor does anybody have to ask for the line. */
static void
test_visitor (void)
{
  static const RhRecordVisitor deaf = { NULL, NULL, NULL };
  static const char text[] = HEAD AUCTION;

  g_assert_true (rh_record_read (text, strlen (text), &deaf, NULL, NULL, NULL));
  g_assert_false (rh_record_read (text, strlen (text) - 2, &deaf, NULL, NULL, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/record-reader/", cases[i].name, NULL);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  g_test_add_func ("/record-reader/line-length", test_line_length);
  g_test_add_func ("/record-reader/long-move", test_long_move);
  g_test_add_func ("/record-reader/name-length", test_name_length);
  g_test_add_func ("/record-reader/name-blanks", test_name_blanks);
  g_test_add_func ("/record-reader/later-games", test_later_games);
  g_test_add_func ("/record-reader/file-size", test_file_size);
  g_test_add_func ("/record-reader/visitor", test_visitor);

  return g_test_run ();
}
