/* SPDX-License-Identifier: GPL-3.0-or-later
 * A day in words. */

#include "config.h"

#include "rh-day.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The names of months come from here, not from the system: it may speak another language. */
static const char *const months[] = {
  /* Translators: an older date: %-d is the day without a leading zero, %Y the year */
  N_("%-d January %Y"),
  N_("%-d February %Y"),
  N_("%-d March %Y"),
  N_("%-d April %Y"),
  N_("%-d May %Y"),
  N_("%-d June %Y"),
  N_("%-d July %Y"),
  N_("%-d August %Y"),
  N_("%-d September %Y"),
  N_("%-d October %Y"),
  N_("%-d November %Y"),
  N_("%-d December %Y"),
};

/**
 * rh_day_new:
 * @setup: a game's head
 *
 * Returns: (transfer full) (nullable): when it began, in the zone where it's told; %NULL where nobody knows
 */
GDateTime *
rh_day_new (const RhSetup *setup)
{
  g_autoptr (GDateTime) time = setup->started != NULL ? g_date_time_new_from_iso8601 (setup->started, NULL) : NULL;

  return time != NULL ? g_date_time_to_local (time) : NULL;
}

/**
 * rh_day_to_words:
 * @day: a time, in the zone to tell it in
 *
 * Returns: (transfer full): its day, such as “3 May 2026”
 */
char *
rh_day_to_words (GDateTime *day)
{
  return g_date_time_format (day, _(months[g_date_time_get_month (day) - 1]));
}

/**
 * rh_day_dup_month:
 * @month: a month, from 1
 *
 * Returns: (transfer full): its name, as rh_day_to_words() has it: the letters of the date's format
 */
char *
rh_day_dup_month (guint month)
{
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (month >= 1 && month <= 12, NULL);

  words = g_strsplit (_(months[month - 1]), " ", -1);
  for (guint i = 0; words[i] != NULL; i++) {
    if (strchr (words[i], '%') == NULL)
      return g_strdup (words[i]);
  }

  return g_strdup ("");
}

/* Words begin small in some languages, headings don't. */
static char *
capitalise (const char *text)
{
  char first[6];
  int length = g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (text)), first);

  return g_strdup_printf ("%.*s%s", length, first, *text != '\0' ? g_utf8_next_char (text) : text);
}

/**
 * rh_day_to_month:
 * @day: a time, in the zone to tell it in
 *
 * Returns: (transfer full): its month and year as a heading, such as “May 2026”
 */
char *
rh_day_to_month (GDateTime *day)
{
  g_autofree char *month = rh_day_dup_month ((guint) g_date_time_get_month (day));
  /* Translators: a heading: a month as it stands in a date, and a year, such as “May 2026” */
  g_autofree char *text = g_strdup_printf (C_("heading", "%1$s %2$d"), month, g_date_time_get_year (day));

  return capitalise (text);
}
