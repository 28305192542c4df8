/* SPDX-License-Identifier: GPL-3.0-or-later
 * A moment in plain words, as seen from now. */

#include "config.h"

#include "rh-when.h"

#include "rh-day.h"
#include "rh-plain.h"

#include <glib/gi18n.h>
#include <string.h>

/* A day's name is known from so many letters on, or where it's all of it. */
#define LETTERS_MIN 3

/* The names of days come from here, not from the system: it may speak another language. */
static const char *const weekdays[] = {
  /* Translators: a time of the last six days; hours and minutes as your language writes them */
  N_("Monday at %H:%M"),
  N_("Tuesday at %H:%M"),
  N_("Wednesday at %H:%M"),
  N_("Thursday at %H:%M"),
  N_("Friday at %H:%M"),
  N_("Saturday at %H:%M"),
  N_("Sunday at %H:%M"),
};

/* So that a difference says how many midnights lie between. */
static int
number_day (GDateTime *time)
{
  GDate day;
  int year, month, day_of_month;

  g_date_time_get_ymd (time, &year, &month, &day_of_month);
  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) day_of_month, (GDateMonth) month, (GDateYear) year);

  return (int) g_date_get_julian (&day);
}

/**
 * rh_when_to_words:
 * @time: Unix time in seconds
 * @now: the present, in the time zone to tell it in
 *
 * A time that no calendar has, such as a damaged game may say, is unknown.
 *
 * Returns: (transfer full): such as “today at 20:14”, “yesterday at 20:14” or “3 May 2026”
 */
char *
rh_when_to_words (gint64 time, GDateTime *now)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time);
  g_autoptr (GDateTime) then = utc != NULL ? g_date_time_to_timezone (utc, g_date_time_get_timezone (now)) : NULL;
  int days;

  if (then == NULL)
    /* Translators: in place of “yesterday at 20:14” */
    return g_strdup (_("at an unknown time"));

  days = number_day (now) - number_day (then);

  if (days == 0)
    /* Translators: a time of today; hours and minutes as your language writes them */
    return g_date_time_format (then, _("today at %H:%M"));

  if (days == 1)
    /* Translators: a time of yesterday */
    return g_date_time_format (then, _("yesterday at %H:%M"));

  if (days > 1 && days < 7)
    return g_date_time_format (then, _(weekdays[g_date_time_get_day_of_week (then) - 1]));

  return rh_day_to_words (then);
}

/* Whether a word is, or begins, what a format calls its day: what stands before the time. */
static gboolean
names_day (const char *format, const char *word)
{
  g_autofree char *plain = rh_plain_new (format);
  g_auto (GStrv) words = g_strsplit (plain, " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    if (strchr (words[i], '%') == NULL)
      return g_str_equal (words[i], word) || (g_utf8_strlen (word, -1) >= LETTERS_MIN && g_str_has_prefix (words[i], word));
  }

  return FALSE;
}

/**
 * rh_when_read_day:
 * @word: a word as it is searched for: rh_plain_new()
 * @now: the present, in the time zone people live in
 *
 * Reads what rh_when_to_words() says of a day: “today”, “yesterday”, or a day of the week, which is the last one.
 *
 * Returns: how many days ago that was; -1 where it's none
 */
int
rh_when_read_day (const char *word, GDateTime *now)
{
  if (names_day (_("today at %H:%M"), word))
    return 0;
  if (names_day (_("yesterday at %H:%M"), word))
    return 1;
  for (int i = 0; i < (int) G_N_ELEMENTS (weekdays); i++) {
    if (names_day (_(weekdays[i]), word))
      return (g_date_time_get_day_of_week (now) - 1 - i + 7) % 7;
  }

  return -1;
}
