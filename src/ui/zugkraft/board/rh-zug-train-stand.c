/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the parts of a train stand in some room: in as many lines as show them largest, or in one as long as a finger finds each. */

#include "config.h"

#include "rh-zug-train-stand.h"

#include "rh-zug-art.h"

#define GAP 1.04     /* what a part takes, of its width */
#define LINE_GAP 1.1 /* likewise, of its height */
#define SCALE_MAX 2.4 /* of a drawing */
#define PAST_LINE .36 /* or in a line by itself, which it has if it can */
#define FINGER 44.0   /* how wide each part is at least in a line by itself where they are tapped */
#define MORE_LINES 1.12 /* by how much larger they must be in one more */
#define USUAL 6        /* dice, of which a usual train is, */
#define USUAL_LEAST .6 /* and where it is large enough in one line */
#define BEND .16      /* what the rails from a line to the next have at both sides, of the width of a part */

/* How they stand in some room. */
typedef struct {
  guint  columns;
  double scale;
} Places;

/* Of the width of a part, at each side. */
static double
get_bend (const RhZugTrainRoom *room, guint lines)
{
  return room->line && lines > 1 ? BEND : 0;
}

static double
fit (const RhZugTrainRoom *room, double width, double height, guint columns, guint lines)
{
  double wide = width / ((columns + 2 * get_bend (room, lines)) * RH_ZUG_ART_WIDTH * GAP);
  double high = height / (RH_ZUG_ART_HEIGHT * (1 + (lines - 1) * LINE_GAP));

  return MIN (wide, high);
}

/* From which scale on one line is large enough; 0 for none. */
static double
get_enough (const RhZugTrainRoom *room)
{
  if (room->line)
    return FINGER / (RH_ZUG_ART_WIDTH * GAP);

  return room->past || room->spare > 0 ? PAST_LINE : 0;
}

/* As few lines as show them as large as they get, or only one where that is large enough. */
static Places
find_places (const RhZugTrainRoom *room, guint n, double width, double height)
{
  Places best = { MAX (n, 1), MIN (fit (room, width, height, MAX (n, 1), 1), SCALE_MAX) };
  double enough = get_enough (room);

  if (enough > 0 && best.scale >= enough)
    return best;

  for (guint lines = 1; lines <= n; lines++) {
    guint columns = (n + lines - 1) / lines;
    double scale = MIN (fit (room, width, height, columns, lines), SCALE_MAX);

    if (scale > best.scale * MORE_LINES)
      best = (Places) { columns, scale };
  }

  return best;
}

static guint
count_lines (guint n, const Places *places)
{
  return (n + places->columns - 1) / places->columns;
}

/**
 * rh_zug_train_stand_find:
 * @room: what a train asks for
 * @width: the width there is
 * @height: the height
 * @stand: (out): how it stands there
 *
 * No place that is spared breaks a train into more lines, or makes it smaller than a usual one is where that is large enough.
 */
void
rh_zug_train_stand_find (const RhZugTrainRoom *room, double width, double height, RhZugTrainStand *stand)
{
  guint n = MAX (room->n, room->kept);
  Places places = find_places (room, n, width, height);
  guint lines = count_lines (n, &places);
  guint own = n;

  for (guint i = room->spare; i > n; i--) {
    const Places spare = find_places (room, i, width, height);

    if ((spare.scale >= places.scale && count_lines (own, &spare) <= lines) ||
        (i == USUAL && spare.columns == i && spare.scale >= USUAL_LEAST)) {
      n = i;
      places = spare;
    }
  }
  *stand = (RhZugTrainStand) {
    .width = width,
    .scale = places.scale,
    .pitch = RH_ZUG_ART_WIDTH * GAP * places.scale,
    .line = RH_ZUG_ART_HEIGHT * LINE_GAP * places.scale,
    .columns = places.columns,
    .lines = count_lines (room->spare > 0 ? own : n, &places),
  };
  stand->bend = stand->pitch * get_bend (room, stand->lines);
  stand->top = (height - stand->line * (stand->lines - 1) - RH_ZUG_ART_HEIGHT * places.scale) / 2;
}

/**
 * rh_zug_train_stand_get_corner:
 * @stand: how a train stands
 * @i: which of its parts, from 0
 * @x: (out): where its drawing begins, from the left
 * @y: (out): from the top
 *
 * As it goes to the right: the engine, which comes first, is at that end.
 */
void
rh_zug_train_stand_get_corner (const RhZugTrainStand *stand, guint i, double *x, double *y)
{
  *x = stand->bend + stand->pitch * (stand->columns - 1 - i % stand->columns);
  *y = stand->top + stand->line * (i / stand->columns);
}
