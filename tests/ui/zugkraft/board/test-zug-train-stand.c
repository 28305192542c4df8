/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a train stand, by how many they are and what room there is. */

#include "config.h"

#include "rh-zug-train-stand.h"

#include "rh-zug-art.h"

static RhZugTrainStand
find (RhZugTrainRoom room, double width, double height)
{
  RhZugTrainStand stand;

  rh_zug_train_stand_find (&room, width, height, &stand);

  return stand;
}

/* All parts are within the room, and no two of them stand on each other. */
static void
assert_within (const RhZugTrainStand *stand, guint n, double width, double height)
{
  for (guint i = 0; i < n; i++) {
    double x, y, before_x, before_y;

    rh_zug_train_stand_get_corner (stand, i, &x, &y);
    g_assert_cmpfloat (x, >=, -.01);
    g_assert_cmpfloat (x + RH_ZUG_ART_WIDTH * stand->scale, <=, width + .01);
    g_assert_cmpfloat (y, >=, -.01);
    g_assert_cmpfloat (y + RH_ZUG_ART_HEIGHT * stand->scale, <=, height + .01);
    if (i == 0)
      continue;
    rh_zug_train_stand_get_corner (stand, i - 1, &before_x, &before_y);
    g_assert_true (y > before_y + 1 || x + stand->pitch <= before_x + .01);
  }
}

static void
test_room (void)
{
  /* However many there are, in whatever room, all are in it; the engine is at the right. */
  static const double rooms[][2] = { { 300, 60 }, { 60, 300 }, { 200, 200 }, { 900, 20 } };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++) {
    for (guint n = 1; n <= 30; n++) {
      RhZugTrainStand plain = find ((RhZugTrainRoom) { .n = n }, rooms[i][0], rooms[i][1]);
      RhZugTrainStand line = find ((RhZugTrainRoom) { .n = n, .line = TRUE }, rooms[i][0], rooms[i][1]);

      assert_within (&plain, n, rooms[i][0], rooms[i][1]);
      assert_within (&line, n, rooms[i][0], rooms[i][1]);
      g_assert_cmpuint (plain.lines, ==, (n + plain.columns - 1) / plain.columns);
    }
  }
}

static void
test_lines (void)
{
  /* Few have one line. Many have several, where they are larger so; but one where each can be read as a turn that is over, or tapped. */
  RhZugTrainStand few = find ((RhZugTrainRoom) { .n = 3 }, 300, 60);
  RhZugTrainStand many = find ((RhZugTrainRoom) { .n = 12 }, 300, 60);
  RhZugTrainStand past = find ((RhZugTrainRoom) { .n = 12, .past = TRUE }, 300, 60);
  RhZugTrainStand tapped = find ((RhZugTrainRoom) { .n = 12, .line = TRUE }, 12 * 44, 200);
  RhZugTrainStand small = find ((RhZugTrainRoom) { .n = 12, .line = TRUE }, 12 * 44 - 1, 200);

  g_assert_cmpuint (few.lines, ==, 1);
  g_assert_cmpuint (many.lines, ==, 2);
  g_assert_cmpuint (past.lines, ==, 1);
  g_assert_cmpfloat (past.scale, <, many.scale);
  g_assert_cmpuint (tapped.lines, ==, 1);
  g_assert_cmpuint (small.lines, >, 1);
  g_assert_cmpfloat (small.bend, >, 0);
  g_assert_cmpfloat (tapped.bend, ==, 0);
}

static void
test_places (void)
{
  /* A train that grows stays as large where places are kept for it. Those that are spared neither break it nor make it smaller, but
   * for those of a usual train. */
  RhZugTrainStand grown = find ((RhZugTrainRoom) { .n = 8 }, 320, 44);
  RhZugTrainStand kept = find ((RhZugTrainRoom) { .n = 3, .kept = 8 }, 320, 44);
  RhZugTrainStand alone = find ((RhZugTrainRoom) { .n = 3 }, 200, 44);
  RhZugTrainStand spared = find ((RhZugTrainRoom) { .n = 3, .spare = 8 }, 200, 44);
  RhZugTrainStand usual = find ((RhZugTrainRoom) { .n = 3, .spare = 8 }, 440, 130);

  g_assert_cmpfloat (kept.scale, ==, grown.scale);
  g_assert_cmpuint (kept.columns, ==, grown.columns);
  g_assert_cmpfloat (spared.scale, ==, alone.scale);
  g_assert_cmpuint (spared.lines, ==, 1);
  g_assert_cmpuint (usual.columns, ==, 6);
  g_assert_cmpfloat (usual.scale, ==, find ((RhZugTrainRoom) { .n = 6, .spare = 8 }, 440, 130).scale);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/zug-train-stand/room", test_room);
  g_test_add_func ("/zug-train-stand/lines", test_lines);
  g_test_add_func ("/zug-train-stand/places", test_places);

  return g_test_run ();
}
