/* SPDX-License-Identifier: GPL-3.0-or-later
 * What people type to find games: names, winners, amounts, games and dates, in whatever order; and in the other languages. */

#include "config.h"

#include "rh-game-text.h"
#include "rh-games.h"
#include "rh-search-text.h"
#include "rh-when.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

static RhSearchText *
parse (const char *text)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("+02:00");
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 11, 21, 1, 30, 0.0);

  return rh_search_text_new (text, now);
}

static gint64
at (const char *time)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_iso8601 (time, NULL);

  return g_date_time_to_unix (moment);
}

/* The words one by one, with a + before those that must have won. */
static void
assert_words (const char *text, const char *wanted)
{
  g_autoptr (RhSearchText) search = parse (text);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < search->n; i++)
    g_string_append_printf (words, "%s%s%s", i > 0 ? "|" : "", search->words[i].won ? "+" : "", search->words[i].text);
  g_assert_cmpstr (words->str, ==, wanted);
  g_string_free (words, TRUE);
}

static void
assert_dates (const char *text, const char *from, const char *until)
{
  g_autoptr (RhSearchText) search = parse (text);

  g_assert_cmpuint (search->n, ==, 1);
  if (from == NULL) {
    g_assert_cmpint (search->words[0].from, >=, search->words[0].until);
    return;
  }
  g_assert_cmpint (search->words[0].from, ==, at (from));
  g_assert_cmpint (search->words[0].until, ==, at (until));
}

/* As names are compared, without what stands around them; as many as are searched for. */
static void
test_words (void)
{
  assert_words ("", "");
  assert_words (" \t ,", "");
  assert_words ("Anna", "anna");
  assert_words ("  ÉVA,  Ilse-Marie O’Neil ", "eva|ilse-marie|oneil");
  assert_words ("a b c d e f g h i j", "a|b|c|d|e|f|g|h");
  /* Letters in which a byte of others is, of a sign or a blank. */
  assert_words ("\xe5\xa0\x80 \xe5\xa3\xa3,\xc2\xa0\xc2\xa3" "3", "\xe5\xa0\x80|\xe5\xa3\xa3|3");
}

/* “won by” is no word to search for; the name after it is a winner's. Without a name it's nothing yet. */
static void
test_won (void)
{
  assert_words ("won by Anna", "+anna");
  assert_words ("Bram, Won By Anna", "bram|+anna");
  assert_words ("won by Anna won by Bram", "+anna|+bram");
  assert_words ("won by", "");
  assert_words ("won", "won");
  assert_words ("by Anna", "by|anna");
}

/* It may come after the name as well. */
static void
test_has_won (void)
{
  assert_words ("Anna won", "+anna|won");
  assert_words ("Bram Anna won 58", "bram|+anna|won|58");
  assert_words ("Anna won by Bram", "anna|+bram");
  assert_words ("2026 won", "2026|won");
  assert_words ("58 won", "58|won");
  assert_words ("Zugkraft won", "zugkraft|won");
  assert_words ("Anna has won, 2026", "+anna|has won|2026");
  /* Who is called like a month. */
  assert_words ("Jan won", "+jan|won");
}

/* “won” alone is a word for every game that somebody has won; what has figures in it is nobody's name. */
static void
test_won_anything (void)
{
  static const char *const texts[] = { "won £2", "won by £2", "won 2023-10", "won by 2023-10" };
  g_autoptr (RhSearchText) other = parse ("win");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (RhSearchText) search = parse (texts[i]);
    const RhSearchWord *last = &search->words[search->n - 1];

    g_assert_cmpuint (search->n, ==, i % 2 == 0 ? 2 : 1);
    g_assert_cmpuint (search->words[0].statuses, ==, i % 2 == 0 ? 1u << RH_GAME_WON : 0);
    g_assert_false (last->won);
    g_assert_cmpint (last->has_total, ==, i < 2);
    g_assert_cmpint (last->from < last->until, ==, i >= 2);
  }
  g_assert_cmpuint (other->words[0].statuses, ==, 0);
}

/* A date may have several words, of which the first may be a name, too. */
static void
test_dates (void)
{
  assert_dates ("2025-02", "2025-02-01T00:00:00+02", "2025-03-01T00:00:00+02");
  assert_dates ("May 3, 2024", "2024-05-03T00:00:00+02", "2024-05-04T00:00:00+02");
  assert_dates ("2025-02-30", NULL, NULL);
  assert_words ("3 May 2024 Anna", "3 may|anna");
}

static void
assert_total (const char *text, gboolean has, int total)
{
  g_autoptr (RhSearchText) search = parse (text);

  g_assert_cmpuint (search->n, ==, 1);
  g_assert_cmpint (search->words[0].has_total, ==, has);
  g_assert_cmpint (search->words[0].total, ==, total);
}

/* “£3” and “3” are what a winner had. */
static void
test_totals (void)
{
  assert_total ("£3", TRUE, 3);
  assert_total ("3", TRUE, 3);
  assert_total ("0", TRUE, 0);
  assert_total ("99999", TRUE, 99999);
  assert_total ("999999999999", FALSE, 0);
  assert_total ("3x", FALSE, 0);
}

/* A game's name, or part of it, is words for that game, the short ones of it too. */
static void
test_kinds (void)
{
  const RhGame *const *games = rh_game_list ();

  for (guint i = 0; games[i] != NULL; i++) {
    g_autoptr (RhSearchText) search = parse (games[i]->name);
    guint all = G_MAXUINT;

    g_assert_cmpuint (search->n, >, 0);
    for (guint j = 0; j < search->n; j++)
      all &= search->words[j].kinds;
    g_assert_cmpuint (all & (1u << i), !=, 0);
  }
}

/* Whatever is typed on the way to it. */
static void
test_typing (void)
{
  static const char text[] = "won by É, 2024. május 31. £3 ﷽ \xf0\x9f\x9a\x82";

  for (const char *end = text; *end != '\0'; end = g_utf8_next_char (end)) {
    g_autofree char *part = g_strndup (text, (gsize) (end - text));
    g_autoptr (RhSearchText) search = parse (part);

    g_assert_cmpuint (search->n, <=, RH_SEARCH_WORDS_MAX);
  }
}

/* Anna has won, and nothing else is looked for that not every game has that was won. */
static void
assert_anna_has_won (const char *text)
{
  g_autoptr (RhSearchText) search = parse (text);
  guint n_winners = 0;

  g_test_message ("%s", text);
  for (guint i = 0; i < search->n; i++) {
    const RhSearchWord *word = &search->words[i];

    g_assert_true (word->won || word->statuses == 1u << RH_GAME_WON);
    n_winners += word->won && g_str_equal (word->text, "anna");
  }
  g_assert_cmpuint (n_winners, ==, 1);
}

/* As a list says it, and as the page says it may be typed. */
static void
test_language_won (void)
{
  RhGameRow row = { .status = RH_GAME_WON, .winners = 1, .players = (char *[]) { (char *) "Anna", NULL } };
  g_autofree char *said = rh_game_text_outcome (&row);
  g_auto (GStrv) won = g_strsplit (C_("search", "won|has won|have won"), "|", -1);
  g_auto (GStrv) won_by = g_strsplit (C_("search", "won by|winner"), "|", -1);

  assert_anna_has_won (said);
  for (guint i = 0; won[i] != NULL; i++) {
    g_autofree char *typed = g_strjoin (" ", "Anna", won[i], NULL);

    assert_anna_has_won (typed);
  }
  for (guint i = 0; won_by[i] != NULL; i++) {
    g_autofree char *typed = g_strjoin (" ", won_by[i], "Anna", NULL);

    assert_anna_has_won (typed);
  }
}

/* As a list says them. */
static void
test_language_dates (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("+02:00");
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 11, 21, 1, 30, 0.0);

  for (int days = 0; days < 365; days++) {
    g_autoptr (GDateTime) then = g_date_time_add_days (now, -days);
    g_autofree char *said = rh_when_to_words (g_date_time_to_unix (then), now);
    /* Without what is said of the hour. */
    g_autofree char *typed = days < 7 ? g_strndup (said, strcspn (said, " ")) : g_strdup (said);
    g_autoptr (RhSearchText) search = parse (typed);

    g_test_message ("%s", typed);
    g_assert_cmpuint (search->n, ==, 1);
    g_assert_cmpint (search->words[0].from, <=, g_date_time_to_unix (then));
    g_assert_cmpint (search->words[0].until, >, g_date_time_to_unix (then));
    g_assert_cmpint (search->words[0].until - search->words[0].from, ==, 24 * 60 * 60);
  }
}

/* So are the games' own names. */
static void
test_language_kinds (void)
{
  const RhGame *const *games = rh_game_list ();

  for (guint i = 0; games[i] != NULL; i++) {
    g_autoptr (RhSearchText) search = parse (_(games[i]->name));

    g_test_message ("%s", _(games[i]->name));
    for (guint j = 0; j < search->n; j++)
      g_assert_cmpuint (search->words[j].kinds & (1u << i), !=, 0);
  }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("RH_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search-text/language/won", test_language_won);
  g_test_add_func ("/search-text/language/dates", test_language_dates);
  g_test_add_func ("/search-text/language/kinds", test_language_kinds);
  if (!g_str_equal (g_getenv ("LANGUAGE"), "en"))
    return g_test_run ();

  g_test_add_func ("/search-text/words", test_words);
  g_test_add_func ("/search-text/won", test_won);
  g_test_add_func ("/search-text/has-won", test_has_won);
  g_test_add_func ("/search-text/won-anything", test_won_anything);
  g_test_add_func ("/search-text/dates", test_dates);
  g_test_add_func ("/search-text/totals", test_totals);
  g_test_add_func ("/search-text/kinds", test_kinds);
  g_test_add_func ("/search-text/typing", test_typing);

  return g_test_run ();
}
