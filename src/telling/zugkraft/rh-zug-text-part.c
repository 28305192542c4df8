/* SPDX-License-Identifier: GPL-3.0-or-later
 * The parts of a train as their buttons say them, and why one may not follow. */

#include "config.h"

#include "rh-zug-text-part.h"

#include "rh-points.h"

#include <glib/gi18n-lib.h>

static const struct {
  const char *title;
  const char *name;
  const char *key;
} parts[RH_ZUG_N_PARTS] = {
  /* Translators: what a die shows, on a button; short. And the key for it: an ASCII letter in lower case, and none that
   * another key of the table has */
  [RH_ZUG_ENGINE] = { NC_("part title", "Engine"), NC_("part", "Engine"), NC_("part key", "e") },
  [RH_ZUG_TENDER] = { NC_("part title", "Tender"), NC_("part", "Tender"), NC_("part key", "t") },
  [RH_ZUG_TANK] = { NC_("part title", "Tank"), NC_("part", "Tank car"), NC_("part key", "k") },
  [RH_ZUG_ORE] = { NC_("part title", "Ore"), NC_("part", "Ore car"), NC_("part key", "o") },
  [RH_ZUG_BOX] = { NC_("part title", "Box"), NC_("part", "Boxcar"), NC_("part key", "b") },
  [RH_ZUG_CABOOSE] = { NC_("part title", "Caboose"), NC_("part", "Caboose"), NC_("part key", "c") },
};

/**
 * rh_zug_text_part_title:
 * @part: a part
 *
 * Returns: (transfer none): its name on a button, such as “Tank”
 */
const char *
rh_zug_text_part_title (RhZugPart part)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "part title", parts[part].title);
}

/**
 * rh_zug_text_part_spoken:
 * @part: a part
 *
 * Returns: (transfer full): its whole name, and what it brings (rules Z5, Z6), such as “Tank car, 4 points”
 */
char *
rh_zug_text_part_spoken (RhZugPart part)
{
  const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "part", parts[part].name);
  g_autofree char *points = rh_points_to_words (rh_zug_part_get_points (part));

  if (rh_zug_part_get_points (part) == 0)
    return g_strdup (name);
  if (part == RH_ZUG_CABOOSE)
    /* Translators: the caboose, such as “Caboose, 1 point, doubles the train” */
    return g_strdup_printf (C_("part", "%1$s, %2$s, doubles the train"), name, points);

  /* Translators: a car, such as “Tank car, 4 points” */
  return g_strdup_printf (C_("part", "%1$s, %2$s"), name, points);
}

/**
 * rh_zug_text_part_key:
 * @part: a part
 *
 * Returns: (transfer none): the letter that sets it down, another one for each
 */
const char *
rh_zug_text_part_key (RhZugPart part)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "part key", parts[part].key);
}

/**
 * rh_zug_text_part_bar:
 * @bar: why a part may not follow
 *
 * Returns: (transfer none) (nullable): that in a sentence; %NULL where it may
 */
const char *
rh_zug_text_part_bar (RhZugBar bar)
{
  switch (bar) {
  case RH_ZUG_BAR_ENGINE_FIRST:
    return _("An engine comes first.");
  case RH_ZUG_BAR_TENDER_SECOND:
    return _("Behind the engine comes a tender.");
  case RH_ZUG_BAR_ONE_TENDER:
    return _("A train has one tender.");
  case RH_ZUG_BAR_TWO_ENGINES:
    return _("A train has two engines at most.");
  case RH_ZUG_BAR_DICE:
    return _("All six dice are down.");
  case RH_ZUG_BAR_CABOOSE:
    return _("The caboose ends the train.");
  case RH_ZUG_BAR_LENGTH:
    return _("The train can’t get any longer.");
  case RH_ZUG_BAR_BOTH_ENGINES:
    return _("More than four cars need both engines.");
  case RH_ZUG_BAR_NONE:
  default:
    return NULL;
  }
}

/**
 * rh_zug_text_part_change:
 * @train: a train
 * @i: which of its parts, from 0
 *
 * Returns: (transfer full): what tapping that part does, such as “Change part 4: Boxcar”
 */
char *
rh_zug_text_part_change (const RhZugTrain *train, guint i)
{
  const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "part", parts[train->parts[i]].name);

  /* Translators: what tapping a part of a train does: where it stands, from 1, and what it is, such as “Change part 4: Boxcar” */
  return g_strdup_printf (_("Change part %1$u: %2$s"), i + 1, name);
}

/**
 * rh_zug_text_part_chosen:
 * @train: a train
 * @i: which of its parts, from 0
 *
 * Returns: (transfer full): what is asked once that part was tapped, such as “Which part instead of “Box”? Another tap takes it off.”
 */
char *
rh_zug_text_part_chosen (const RhZugTrain *train, guint i)
{
  /* Translators: a part of a train was tapped, to be changed for another; %s is its title, such as “Tank” */
  return g_strdup_printf (_("Which part instead of “%s”? Another tap takes it off."),
                          rh_zug_text_part_title ((RhZugPart) train->parts[i]));
}

/**
 * rh_zug_text_part_take_off:
 * @train: a train
 * @i: which of its parts, from 0
 *
 * Returns: (transfer full): what tapping that part does once it is chosen, such as “Take off part 4: Boxcar”
 */
char *
rh_zug_text_part_take_off (const RhZugTrain *train, guint i)
{
  const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "part", parts[train->parts[i]].name);

  /* Translators: what tapping a part of a train does: where it stands, from 1, and what it is, such as “Take off part 4: Boxcar” */
  return g_strdup_printf (_("Take off part %1$u: %2$s"), i + 1, name);
}

/**
 * rh_zug_text_part_entered:
 * @was: a train
 * @now: the same, after a tap
 *
 * Returns: (transfer full) (nullable): which part was set down, changed, or taken off; %NULL where they are the same
 */
char *
rh_zug_text_part_entered (const RhZugTrain *was, const RhZugTrain *now)
{
  guint i = 0;

  while (i < MIN (was->n, now->n) && was->parts[i] == now->parts[i])
    i++;
  if (was->n == now->n && i < now->n)
    /* Translators: two parts of a train: the first was entered in place of the second: “Tank instead of Box” */
    return g_strdup_printf (C_("part title", "%1$s instead of %2$s"), rh_zug_text_part_title ((RhZugPart) now->parts[i]),
                            rh_zug_text_part_title ((RhZugPart) was->parts[i]));
  if (was->n < now->n)
    return g_strdup (rh_zug_text_part_title ((RhZugPart) now->parts[i]));

  /* Translators: what was entered, and was taken away again: a part of a train, or a ticket such as “+8, fulfilled” */
  return was->n > now->n ? g_strdup_printf (_("taken off %s"), rh_zug_text_part_title ((RhZugPart) was->parts[i])) : NULL;
}

/**
 * rh_zug_text_part_needed:
 * @train: a train
 * @i: which of its parts, from 0, one that rh_zug_draft_take_off() leaves there
 *
 * Returns: (transfer none): why it can't be taken off, in a sentence
 */
const char *
rh_zug_text_part_needed (const RhZugTrain *train, guint i)
{
  RhZugSum sum;

  rh_zug_train_sum (train, &sum);
  if (train->parts[i] == RH_ZUG_TENDER)
    return _("The cars behind the tender need it. Take them off first.");
  if (sum.freight)
    return _("More than four cars need both engines. Take off a car first.");

  return _("What is behind the engine needs it. Take that off first.");
}
