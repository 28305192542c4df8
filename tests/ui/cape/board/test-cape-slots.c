/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where a train and the cards stand on a line, by what room there is. */

#include "config.h"

#include "rh-cape-slots.h"

#define WIDE 800
#define NARROW 320
#define HEIGHT 96

/* From left to right, none on another, all of them on the line. */
static void
assert_apart (const RhCapeSlots *slots, int width)
{
  for (guint i = 0; i < RH_CAPE_SLOTS; i++) {
    double end = slots->x[i] + slots->width[i];

    g_assert_cmpfloat (slots->width[i], >, 0);
    g_assert_cmpfloat (slots->x[i], >=, 0);
    g_assert_cmpfloat (end, <=, i + 1 < RH_CAPE_SLOTS ? slots->x[i + 1] + .01 : width + .01);
  }
  g_assert_cmpfloat (slots->cairo, <=, width + .01);
}

static void
test_apart (void)
{
  /* However far somebody has come, with whatever cards ahead. */
  for (guint crossed = 0; crossed <= RH_CAPE_ROUNDS; crossed++) {
    for (guint ahead = 0; crossed + ahead <= RH_CAPE_ROUNDS; ahead++) {
      static const int widths[] = { 280, NARROW, 400, 480, WIDE, 1600 };

      for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
        RhCapeSlots slots;

        rh_cape_slots_find (&slots, crossed, ahead, widths[i], HEIGHT);
        assert_apart (&slots, widths[i]);
        g_assert_cmpfloat (slots.card_height, <=, HEIGHT);
        g_assert_cmpfloat (slots.train, >, 0);
      }
    }
  }
}

static void
test_wide (void)
{
  /* Where there is room nothing moves but the train, which has room in Cairo beside the cards, too. */
  RhCapeSlots before, after, arrived;

  rh_cape_slots_find (&before, 1, 2, WIDE, HEIGHT);
  rh_cape_slots_find (&after, 3, 0, WIDE, HEIGHT);
  rh_cape_slots_find (&arrived, RH_CAPE_ROUNDS, 0, WIDE, HEIGHT);
  g_assert_true (before.even);
  g_assert_cmpmem (before.x, sizeof before.x, after.x, sizeof after.x);
  g_assert_cmpmem (before.width, sizeof before.width, after.width, sizeof after.width);
  g_assert_cmpfloat (before.train, ==, before.width[1]);
  g_assert_cmpfloat_with_epsilon (before.width[1], rh_cape_slots_fit (WIDE, HEIGHT), .01);
  g_assert_cmpfloat_with_epsilon (before.card_height, rh_cape_slots_height (WIDE, HEIGHT), .5);
  g_assert_cmpmem (before.x, sizeof before.x, arrived.x, sizeof arrived.x);
  g_assert_cmpmem (before.width, sizeof before.width, arrived.width, sizeof arrived.width);
  g_assert_cmpfloat (arrived.cairo, ==, before.cairo);
  g_assert_cmpfloat (arrived.train * RH_CAPE_SLOT_TRAIN, <=,
                     WIDE + RH_CAPE_SLOT_GAP - arrived.x[RH_CAPE_ROUNDS] - arrived.width[RH_CAPE_ROUNDS]);
}

static void
test_narrow (void)
{
  /* On a phone, the cards ahead and the train have the room. */
  RhCapeSlots slots;

  rh_cape_slots_find (&slots, 1, 2, NARROW, HEIGHT);
  g_assert_false (slots.even);
  g_assert_cmpfloat (slots.width[2], >, 2 * slots.width[0]);
  g_assert_cmpfloat (slots.width[3], ==, slots.width[2]);
  g_assert_cmpfloat (slots.train, ==, slots.width[1]);
  g_assert_cmpfloat (slots.train, >, slots.width[4]);
  g_assert_cmpfloat (rh_cape_slots_fit (NARROW, HEIGHT), >, slots.width[0]);
  g_assert_cmpfloat (rh_cape_slots_fit (NARROW, 0), ==, 0);
  g_assert_cmpint (rh_cape_slots_minimum (), <=, NARROW);
  g_assert_cmpint (rh_cape_slots_natural (), >, NARROW);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-slots/apart", test_apart);
  g_test_add_func ("/cape-slots/wide", test_wide);
  g_test_add_func ("/cape-slots/narrow", test_narrow);

  return g_test_run ();
}
