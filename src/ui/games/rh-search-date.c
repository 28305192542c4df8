/* SPDX-License-Identifier: GPL-3.0-or-later
 * A date as people type it, in any of the ways that are usual somewhere, and as lists say it. */

#include "config.h"

#include "rh-search-date.h"

#include "rh-day.h"
#include "rh-plain.h"
#include "rh-when.h"

#include <stdlib.h>
#include <string.h>

/* A name of a month is known from so many letters on. */
#define LETTERS_MIN 3

/* As many letters stand at the end of a day at most: 21st, 21-én. */
#define ENDING_MAX 3

#define DAY_MAX 31

/* What stands between the parts of a date in figures. */
#define BETWEEN "-/."

/* A date, as far as it was read; what is 0 is left out. */
typedef struct {
  int year;
  int month;
  int day;
} Date;

/* (nullable): a word after the first. */
static const char *
peek (const char *const *words, guint ahead)
{
  for (guint i = 0; i < ahead; i++) {
    if (words[i] == NULL)
      return NULL;
  }

  return words[ahead];
}

/* The number that a word of @min to @max figures is; -1 where it's none. */
static int
read_number (const char *word, gsize min, gsize max)
{
  gsize length = word != NULL ? strlen (word) : 0;

  return length >= min && length <= max && strspn (word, "0123456789") == length ? atoi (word) : -1;
}

/* A day beside the name of its month, which may be more than figures; -1 where it's none. */
static int
read_day (const char *word)
{
  gsize figures = word != NULL ? strspn (word, "0123456789") : 0;
  const char *ending = word != NULL ? word + figures : NULL;

  if (figures < 1 || figures > 2)
    return -1;

  ending += *ending == '-' ? 1 : 0;
  for (guint i = 0; *ending != '\0'; i++, ending = g_utf8_next_char (ending)) {
    if (i == ENDING_MAX || !g_unichar_isalpha (g_utf8_get_char (ending)))
      return -1;
  }

  return atoi (word) >= 1 && atoi (word) <= DAY_MAX ? atoi (word) : -1;
}

/* The month, from 1, whose name a word is or begins; 0 where it's none. */
static int
read_month (const char *word)
{
  if (word == NULL || g_utf8_strlen (word, -1) < LETTERS_MIN)
    return 0;

  for (int month = 1; month <= 12; month++) {
    g_autofree char *name = rh_day_dup_month ((guint) month);
    g_autofree char *key = rh_plain_new (name);

    if (g_str_has_prefix (key, word))
      return month;
  }

  return 0;
}

/* Without a year it's the last time that this month or day has begun. */
static void
complete (Date *date, GDateTime *now)
{
  int year, month, day;

  if (date->year != 0)
    return;

  g_date_time_get_ymd (now, &year, &month, &day);
  date->year = date->month < month || (date->month == month && date->day <= day) ? year : year - 1;
}

/* From a day, a month or a year on, until the next. FALSE where no calendar has it. */
static gboolean
set_range (const Date *date, GDateTime *now, gint64 *from, gint64 *until)
{
  g_autoptr (GDateTime) first = NULL;
  g_autoptr (GDateTime) next = NULL;

  if (date->year < 1 || date->year > 9998)
    return FALSE;

  first = g_date_time_new (g_date_time_get_timezone (now), date->year, MAX (date->month, 1), MAX (date->day, 1), 0, 0, 0.0);
  if (first == NULL)
    return FALSE;

  next = g_date_time_add_full (first, date->month == 0 ? 1 : 0, date->month != 0 && date->day == 0 ? 1 : 0,
                               date->day != 0 ? 1 : 0, 0, 0, 0.0);
  *from = g_date_time_to_unix (first);
  *until = g_date_time_to_unix (next);

  return TRUE;
}

/* The day first; the month, as in America, where there is no such day. */
static gboolean
set_either (Date date, GDateTime *now, gint64 *from, gint64 *until)
{
  const Date other = { date.year, date.day, date.month };
  const Date *tries[] = { &date, &other };

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    Date whole = *tries[i];

    complete (&whole, now);
    if (set_range (&whole, now, from, until))
      return TRUE;
  }

  return FALSE;
}

/* In figures, in one word: 2026, 2026-11, 2026-11-21, 21-11-2026, 21/11/2026, 11/2026, 21/11, 2026.11.21. */
static guint
read_figures (const char *const *words, GDateTime *now, gint64 *from, gint64 *until)
{
  const char *sign = strpbrk (words[0], BETWEEN);
  const char between[] = { sign != NULL ? *sign : '-', '\0' };
  g_auto (GStrv) parts = g_strsplit (words[0], between, 4);
  guint n = g_strv_length (parts);
  int numbers[3] = { 0, 0, 0 };
  guint year = n;

  if (n > 3)
    return 0;
  for (guint i = 0; i < n; i++) {
    numbers[i] = read_number (parts[i], 4, 4);
    if (numbers[i] >= 0)
      year = i;
    else
      numbers[i] = read_number (parts[i], 1, 2);
    if (numbers[i] <= 0)
      return 0;
  }

  if (year == 0)
    return set_range (&(Date) { numbers[0], numbers[1], numbers[2] }, now, from, until) ? 1 : 0;
  if (n == 2 && year == 1)
    return set_range (&(Date) { numbers[1], numbers[0], 0 }, now, from, until) ? 1 : 0;
  if (n >= 2 && (year == 2 || n == 2))
    return set_either ((Date) { numbers[2], numbers[1], numbers[0] }, now, from, until) ? 1 : 0;

  return 0;
}

/* In figures, in three words: 2026. 11. 21., of which what stands around them was taken off. */
static guint
read_three (const char *const *words, GDateTime *now, gint64 *from, gint64 *until)
{
  const Date date = {
    .year = read_number (peek (words, 0), 4, 4),
    .month = read_number (peek (words, 1), 1, 2),
    .day = read_number (peek (words, 2), 1, 2),
  };

  return date.month > 0 && date.day > 0 && set_range (&date, now, from, until) ? 3 : 0;
}

/* With the month's name: May, May 2026, 3 May, 3 May 2026, May 3, May 3 2026, or the year first. */
static guint
read_named (const char *const *words, GDateTime *now, gint64 *from, gint64 *until)
{
  Date date = { .year = MAX (read_number (words[0], 4, 4), 0) };
  guint n;

  if (date.year == 0)
    date.day = MAX (read_day (words[0]), 0);
  n = date.year != 0 || date.day != 0 ? 1 : 0;
  date.month = read_month (peek (words, n));
  if (date.month == 0)
    return 0;

  n++;
  if (date.day == 0 && read_day (peek (words, n)) > 0)
    date.day = read_day (peek (words, n++));
  if (date.year == 0 && read_number (peek (words, n), 4, 4) > 0)
    date.year = read_number (peek (words, n++), 4, 4);
  complete (&date, now);

  return set_range (&date, now, from, until) ? n : 0;
}

/* As lists say it: today, yesterday, a day of the week. */
static guint
read_near (const char *const *words, GDateTime *now, gint64 *from, gint64 *until)
{
  int days = rh_when_read_day (words[0], now);
  g_autoptr (GDateTime) then = days >= 0 ? g_date_time_add_days (now, -days) : NULL;
  Date date;

  if (then == NULL)
    return 0;
  g_date_time_get_ymd (then, &date.year, &date.month, &date.day);

  return set_range (&date, now, from, until) ? 1 : 0;
}

/**
 * rh_search_date_read:
 * @words: (array zero-terminated=1): words as they are searched for, at least one
 * @now: the present, in the time zone people live in
 * @from: (out): the first moment of the day, month or year that they begin with
 * @until: (out): the first after it
 *
 * Reads a date in the user's language. Where the day may as well be the month it's the day.
 *
 * Returns: how many of the words it is; 0 where they begin with none, and nothing is given then
 */
guint
rh_search_date_read (const char *const *words, GDateTime *now, gint64 *from, gint64 *until)
{
  static guint (*const ways[]) (const char *const *words, GDateTime *now, gint64 *from, gint64 *until) = {
    read_named,
    read_three,
    read_figures,
    read_near,
  };
  guint n = 0;

  for (guint i = 0; n == 0 && i < G_N_ELEMENTS (ways); i++)
    n = ways[i](words, now, from, until);

  return n;
}
