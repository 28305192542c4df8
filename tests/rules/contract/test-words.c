/* SPDX-License-Identifier: GPL-3.0-or-later
 * Lines cut into words, and the numbers in them. */

#include "rh-words.h"

#include "rh-rules-error.h"

#include <string.h>

static RhWord
word (const char *text)
{
  return (RhWord) { text, strlen (text) };
}

/* The words of a line with bars between them. */
static char *
split (const char *line, gsize length)
{
  RhWords words;
  GString *string = g_string_new (NULL);

  g_assert_true (rh_words_split (&words, line, length));
  for (guint i = 0; i < words.n; i++) {
    if (i > 0)
      g_string_append_c (string, '|');
    g_string_append_len (string, words.word[i].text, (gssize) words.word[i].length);
  }

  return g_string_free (string, FALSE);
}

static void
check_split (const char *line, const char *expected)
{
  g_autofree char *text = split (line, strlen (line));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_split (void)
{
  /* Spaces and tabs separate words, however many; leading and trailing ones don't count. */
  check_split ("bids 12 0 5", "bids|12|0|5");
  check_split ("\t bids  12\t0 \t5  ", "bids|12|0|5");
  check_split ("pass", "pass");
  check_split ("", "");
  check_split (" \t ", "");
}

static void
test_split_at_nothing_else (void)
{
  /* No other blank separates: not a no-break space, a line end or a form feed. */
  check_split ("pass\xc2\xa0" "1", "pass\xc2\xa0" "1");
  check_split ("pass\n1\f2\v3\r", "pass\n1\f2\v3\r");
}

static void
test_split_part_of_a_line (void)
{
  /* The line needs no end: only the bytes told are read. */
  g_autofree char *text = split ("pass 12", 6);

  g_assert_cmpstr (text, ==, "pass|1");
}

static void
test_split_long (void)
{
  /* A line of 1,000 bytes is right, one byte more is not; the most words fit. */
  g_autofree char *line = g_malloc (RH_LINE_MAX + 2);
  RhWords words;

  for (guint i = 0; i < RH_LINE_MAX + 1; i++)
    line[i] = i % 2 == 0 ? 'a' : ' ';
  line[RH_LINE_MAX + 1] = '\0';

  g_assert_cmpint (RH_LINE_MAX, ==, 1000);
  g_assert_true (rh_words_split (&words, line, RH_LINE_MAX));
  g_assert_cmpuint (words.n, ==, RH_WORDS_MAX);
  g_assert_false (rh_words_split (&words, line, RH_LINE_MAX + 1));
  g_assert_cmpuint (words.n, ==, 0);
}

static void
test_append (void)
{
  /* Words are written with a single space between them, after what is there. */
  g_autoptr (GString) string = g_string_new ("1: ");
  RhWords words;

  g_assert_true (rh_words_split (&words, "  draw\t1   d2/7 ", 16));
  rh_words_append_to (&words, string);
  g_assert_cmpstr (string->str, ==, "1: draw 1 d2/7");
}

static void
test_equal (void)
{
  /* A word equals a text only if it is all of it. */
  RhWord pass = word ("pass");
  RhWord with_nul = { "pass\0pass\0", 10 };

  g_assert_true (rh_word_equal (&pass, "pass"));
  g_assert_false (rh_word_equal (&pass, "pas"));
  g_assert_false (rh_word_equal (&pass, "passes"));
  g_assert_false (rh_word_equal (&pass, "Pass"));
  g_assert_false (rh_word_equal (&pass, ""));
  g_assert_false (rh_word_equal (&with_nul, "pass"));
}

static void
test_in (void)
{
  /* A word is looked for in a list. */
  static const char *const list[] = { "pass", "build", NULL };
  RhWord build = word ("build");
  RhWord built = word ("built");

  g_assert_true (rh_word_in (&build, list));
  g_assert_false (rh_word_in (&built, list));
}

static void
test_from (void)
{
  /* The rest of a word, which may be nothing. */
  RhWord bonus = word ("bonus=2");
  RhWord rest = rh_word_from (&bonus, 6);

  g_assert_true (rh_word_equal (&rest, "2"));
  rest = rh_word_from (&bonus, 7);
  g_assert_cmpuint (rest.length, ==, 0);
}

static void
test_numbers (void)
{
  /* ASCII digits and nothing else, without leading zero, within bounds. */
  static const char *const wrong[] = {
    "", "-1", "+1", "01", "00", "1x", "x1", "1 ", " 1", "1.0", "0x1", "1000000000", "99999999999999999999",
    "\xd9\xa3", "101",
  };
  static const struct {
    const char *text;
    int         number;
  } right[] = { { "0", 0 }, { "7", 7 }, { "10", 10 }, { "100", 100 } };
  RhWord large = word ("999999999");
  RhWord zero = word ("0");
  int number = -5;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    RhWord this = word (wrong[i]);

    g_assert_false (rh_word_to_number (&this, 0, 100, &number));
    g_assert_cmpint (number, ==, -5);
  }
  for (guint i = 0; i < G_N_ELEMENTS (right); i++) {
    RhWord this = word (right[i].text);

    g_assert_true (rh_word_to_number (&this, 0, 100, &number));
    g_assert_cmpint (number, ==, right[i].number);
  }

  g_assert_false (rh_word_to_number (&zero, 1, 100, &number));
  g_assert_true (rh_word_to_number (&large, 0, G_MAXINT, &number));
  g_assert_cmpint (number, ==, 999999999);
}

static void
test_parse_number (void)
{
  /* The error names the word and the bounds. */
  g_autoptr (GError) error = NULL;
  RhWord eleven = word ("11");
  RhWord ten = word ("10");
  int number = 0;

  g_assert_true (rh_word_parse_number (&ten, 1, 10, &number, &error));
  g_assert_no_error (error);
  g_assert_cmpint (number, ==, 10);

  g_assert_false (rh_word_parse_number (&eleven, 1, 10, &number, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "“11” is not a number from 1 to 10");
}

static void
test_parse_seat (void)
{
  /* Seats are counted from 1 in records, and from 0 here. */
  g_autoptr (GError) error = NULL;
  RhWord third = word ("3");
  RhWord none = word ("0");
  guint seat = 7;

  g_assert_true (rh_word_parse_seat (&third, 3, &seat, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (seat, ==, 2);
  g_assert_false (rh_word_parse_seat (&none, 3, &seat, NULL));
  g_assert_false (rh_word_parse_seat (&third, 2, &seat, &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "“3” is not a number from 1 to 2");
  g_assert_cmpuint (seat, ==, 2);
}

static void
test_refuse (void)
{
  /* The error names the word, and shows what is right. */
  g_autoptr (GError) error = NULL;
  RhWord wrong = word ("blue");

  g_assert_false (rh_word_refuse (&wrong, "pass 1", &error));
  g_assert_error (error, RH_RULES_ERROR, RH_RULES_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "“blue” doesn’t belong here; the line should look like “pass 1”");
}

static void
test_quoted (void)
{
  /* A word is shown on one line, without control characters, and cut after 40 of them, not inside one. */
  static const struct {
    const char *text;
    const char *shown;
  } cases[] = {
    { "Éva", "Éva" },
    { "a\x01" "b\x7f", "a\xef\xbf\xbd" "b\xef\xbf\xbd" },
    { "a\u2028b\u2029c", "a\xef\xbf\xbd" "b\xef\xbf\xbd" "c" },
    { "é123456789é123456789é123456789é123456789", "é123456789é123456789é123456789é123456789" },
    { "é123456789é123456789é123456789é123456789é", "é123456789é123456789é123456789é123456789…" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    RhWord this = word (cases[i].text);
    g_autofree char *shown = rh_word_dup_quoted (&this);

    g_assert_cmpstr (shown, ==, cases[i].shown);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/split", test_split);
  g_test_add_func ("/words/split/at-nothing-else", test_split_at_nothing_else);
  g_test_add_func ("/words/split/part-of-a-line", test_split_part_of_a_line);
  g_test_add_func ("/words/split/long", test_split_long);
  g_test_add_func ("/words/append", test_append);
  g_test_add_func ("/words/equal", test_equal);
  g_test_add_func ("/words/in", test_in);
  g_test_add_func ("/words/from", test_from);
  g_test_add_func ("/words/numbers", test_numbers);
  g_test_add_func ("/words/parse-number", test_parse_number);
  g_test_add_func ("/words/parse-seat", test_parse_seat);
  g_test_add_func ("/words/refuse", test_refuse);
  g_test_add_func ("/words/quoted", test_quoted);

  return g_test_run ();
}
