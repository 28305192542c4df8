/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where a train and the cards stand on a line from the Cape to Cairo, by what room there is. */

#include "config.h"

#include "rh-cape-slots.h"

#define RATIO (4.0 / 3.0)   /* height to width of a card */
#define EVEN_PITCH 48.0     /* from this room a slot on, all slots are the same */
#define EVEN_CARD_MAX 132.0
#define NARROW_CARD 50.0    /* below it, cards ahead get this much, if there is so much */
#define NARROW_TRAIN 36.0
#define NARROW_WORTH .7      /* of a card that is as wide where all have their slot */
#define SLIVER 9.0
#define CAIRO_SHARE .8      /* of a slot, for the end of the line: a train has room there, too */

static double
fit_even (double width, double height)
{
  double pitch = width / (RH_CAPE_SLOTS + CAIRO_SHARE);

  return MIN (MIN (pitch - RH_CAPE_SLOT_GAP, height / RATIO), EVEN_CARD_MAX);
}

/* Wide: every slot the same, so that nothing ever moves but the train. */
static void
compute_even (RhCapeSlots *slots, gboolean arrived, double width, double height)
{
  double pitch = width / (RH_CAPE_SLOTS + CAIRO_SHARE);
  double card = fit_even (width, height);

  for (guint i = 0; i < RH_CAPE_SLOTS; i++) {
    slots->width[i] = card;
    slots->x[i] = pitch * i + (pitch - card) / 2;
  }
  slots->card_height = card * RATIO;
  slots->cairo = pitch * RH_CAPE_SLOTS;
  slots->train = arrived ? MIN (card, (width + RH_CAPE_SLOT_GAP - slots->cairo + (pitch - card) / 2) / RH_CAPE_SLOT_TRAIN) : card;
}

/* Narrow: the cards ahead and the train get the room; what says nothing more is a sliver. */
static void
compute_narrow (RhCapeSlots *slots, guint crossed, guint ahead, double width, double height)
{
  gboolean arrived = crossed == RH_CAPE_ROUNDS;
  guint slivers = RH_CAPE_SLOTS - 1 - ahead + (arrived ? 1 : 0);
  double room = width - RH_CAPE_SLOT_GAP * (RH_CAPE_SLOTS - 1 + (arrived ? 1 : 0)) - NARROW_TRAIN - SLIVER * slivers;
  double card = ahead > 0 ? MIN (MIN (room / ahead, NARROW_CARD), height / RATIO) : 0;
  double sliver = SLIVER + (slivers > 0 ? MIN ((room - card * ahead) / slivers, NARROW_CARD - SLIVER) : 0);
  double x = 0;

  for (guint i = 0; i < RH_CAPE_SLOTS; i++) {
    if (i == crossed && !arrived)
      slots->width[i] = NARROW_TRAIN;
    else if (i > crossed && i <= crossed + ahead)
      slots->width[i] = card;
    else
      slots->width[i] = sliver;
    slots->x[i] = x;
    x += slots->width[i] + RH_CAPE_SLOT_GAP;
  }
  slots->card_height = MIN (height, NARROW_CARD * RATIO);
  slots->cairo = arrived ? x : width;
  slots->train = NARROW_TRAIN;
}

#define IS_EVEN(width) ((width) >= EVEN_PITCH * (RH_CAPE_SLOTS + CAIRO_SHARE))

/**
 * rh_cape_slots_find:
 * @slots: (out): the slots
 * @crossed: how many cards were crossed
 * @ahead: how many lie before the train
 * @width: the width of a line
 * @height: its height
 *
 * Finds where all stands, from left to right.
 */
void
rh_cape_slots_find (RhCapeSlots *slots, guint crossed, guint ahead, int width, int height)
{
  gboolean arrived = crossed == RH_CAPE_ROUNDS;

  slots->even = IS_EVEN (width);
  if (slots->even)
    compute_even (slots, arrived, width, height);
  else
    compute_narrow (slots, crossed, ahead, width, height);
}

/**
 * rh_cape_slots_fit:
 * @width: the width of a line
 * @height: its height
 *
 * Returns: how wide cards are there; where they share the width with others, about as wide as they are then
 */
double
rh_cape_slots_fit (int width, int height)
{
  if (height <= 0)
    return 0;

  return IS_EVEN (width) ? fit_even (width, height) : MIN (NARROW_CARD, height / RATIO) * NARROW_WORTH;
}

/**
 * rh_cape_slots_height:
 * @width: the width of a line
 * @height: its height
 *
 * Returns: how high cards are there
 */
int
rh_cape_slots_height (int width, int height)
{
  return (int) (rh_cape_slots_fit (width, height) * RATIO + .5);
}

/**
 * rh_cape_slots_minimum:
 *
 * Returns: the least width of a line
 */
int
rh_cape_slots_minimum (void)
{
  return (int) (NARROW_TRAIN + (RH_CAPE_SLOTS - 1) * (24 + RH_CAPE_SLOT_GAP));
}

/**
 * rh_cape_slots_natural:
 *
 * Returns: the width that a line has where it may choose
 */
int
rh_cape_slots_natural (void)
{
  return (int) (80 * (RH_CAPE_SLOTS + CAIRO_SHARE));
}
