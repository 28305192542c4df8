/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a train comes to, as a sum, and what such a train is called. */

#include "config.h"

#include "rh-zug-text-sum.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NO_BREAK "\u00a0"

/* Rule Z8: where the three dice begin that are in play now; what came before is kept in mind. */
static guint
find_kept (const RhZugTrain *train)
{
  guint cars = 0;
  guint kept = 0;

  for (guint i = 0; i < train->n; i++) {
    cars += rh_zug_part_is_car ((RhZugPart) train->parts[i]);
    if (cars > 0 && cars % RH_ZUG_FREIGHT_CARS == 0 && i + 1 < train->n)
      kept = i + 1;
  }

  return kept;
}

static void
append_term (GString *terms, int points)
{
  if (points > 0)
    g_string_append_printf (terms, "%s%d", terms->len > 0 ? " + " : "", points);
}

static char *
add_up (const RhZugTrain *train, const RhZugSum *sum)
{
  GString *terms = g_string_new (NULL);
  guint kept = sum->freight ? find_kept (train) : 0;
  int before = 0;

  for (guint i = 0; i < kept; i++)
    before += rh_zug_part_get_points ((RhZugPart) train->parts[i]);
  append_term (terms, before);
  for (guint i = kept; i < train->n; i++)
    append_term (terms, rh_zug_part_get_points ((RhZugPart) train->parts[i]));

  return g_string_free (terms, FALSE);
}

/**
 * rh_zug_text_sum_terms:
 * @train: a train
 *
 * Of a freight train, what is kept in mind is one figure (rule Z8), and the dice in play have one each.
 *
 * Returns: (transfer full): what is added up, such as “(4 + 4 + 2 + 1) × 2” (rules Z5 to Z8); empty where there is nothing
 *   to add up yet
 */
char *
rh_zug_text_sum_terms (const RhZugTrain *train)
{
  g_autofree char *terms = NULL;
  RhZugSum sum;

  rh_zug_train_sum (train, &sum);
  terms = add_up (train, &sum);
  if (sum.special)
    return g_strdup_printf ("(%s) × 2 + %d", terms, sum.bonus);
  if (!sum.caboose)
    return g_steal_pointer (&terms);

  return g_strdup_printf (strchr (terms, '+') != NULL ? "(%s) × 2" : "%s × 2", terms);
}

/* Nobody says that 4 is 4. */
static gboolean
is_sum (const char *terms)
{
  return strchr (terms, ' ') != NULL;
}

/**
 * rh_zug_text_sum:
 * @train: a train
 *
 * Returns: (transfer full): the sum with what it comes to, such as “(4 + 4 + 2 + 1) × 2 = 22”; where there is but one term, that
 *   alone; empty where there is nothing to add up yet
 */
char *
rh_zug_text_sum (const RhZugTrain *train)
{
  g_autofree char *terms = rh_zug_text_sum_terms (train);
  RhZugSum sum;

  if (!is_sum (terms))
    return g_steal_pointer (&terms);
  rh_zug_train_sum (train, &sum);

  return g_strdup_printf ("%s = %d", terms, sum.points);
}

/* Whether a line may end at that space: before a sign, and not between brackets. */
static gboolean
may_break (const char *space, int depth)
{
  return depth == 0 && space[1] != '(' && !g_ascii_isdigit (space[1]);
}

static char *
keep_together (const char *sum, gboolean narrow)
{
  GString *kept = g_string_new (NULL);
  int depth = 0;

  for (const char *at = sum; *at != '\0'; at++) {
    depth += (*at == '(') - (*at == ')');
    if (*at == ' ' && !(narrow && may_break (at, depth)))
      g_string_append (kept, NO_BREAK);
    else
      g_string_append_c (kept, *at);
  }

  return g_string_free (kept, FALSE);
}

/**
 * rh_zug_text_sum_line:
 * @train: a train
 *
 * Returns: (transfer full): rh_zug_text_sum() for a sentence: none of its lines ends in the sum
 */
char *
rh_zug_text_sum_line (const RhZugTrain *train)
{
  g_autofree char *sum = rh_zug_text_sum (train);

  return keep_together (sum, FALSE);
}

/**
 * rh_zug_text_sum_narrow:
 * @train: a train
 *
 * Returns: (transfer full): rh_zug_text_sum_terms() for a narrow column: a line ends before a sign, and what stands in brackets is whole
 */
char *
rh_zug_text_sum_narrow (const RhZugTrain *train)
{
  g_autofree char *terms = rh_zug_text_sum_terms (train);

  return keep_together (terms, TRUE);
}

/**
 * rh_zug_text_sum_name:
 * @train: a train
 *
 * Returns: (transfer full): what such a train is called (rules Z4, Z7), such as “Freight train”
 */
char *
rh_zug_text_sum_name (const RhZugTrain *train)
{
  RhZugSum sum;

  rh_zug_train_sum (train, &sum);
  if (sum.special)
    return g_strdup (C_("ledger", "Special train"));

  return g_strdup (sum.freight ? C_("ledger", "Freight train") : C_("ledger", "Train"));
}
