/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RhZugTrainRoom:
 * @n: parts that stand there, and dice that stand behind them
 * @kept: places for so many parts are kept, though there be fewer,
 * @spare: or for up to so many, where they are no smaller for that
 * @line: whether it has one line as long as there is room for a finger, and rails that join two
 * @past: whether it is that of a turn that is over
 *
 * What a train asks of the room that it has.
 */
typedef struct {
  guint    n;
  guint    kept;
  guint    spare;
  gboolean line;
  gboolean past;
} RhZugTrainRoom;

/**
 * RhZugTrainStand:
 * @width: of the room
 * @scale: of a drawing
 * @pitch: how far a part is from the next
 * @line: how far its lines are apart, and
 * @top: where the first begins
 * @bend: what rails from one to the next have at both sides
 * @columns: parts in a line
 * @lines: how many it has
 *
 * How all of it stands.
 */
typedef struct {
  double width;
  double scale;
  double pitch;
  double line;
  double top;
  double bend;
  guint  columns;
  guint  lines;
} RhZugTrainStand;

void rh_zug_train_stand_find       (const RhZugTrainRoom  *room,
                                    double                 width,
                                    double                 height,
                                    RhZugTrainStand       *stand);
void rh_zug_train_stand_get_corner (const RhZugTrainStand *stand,
                                    guint                  i,
                                    double                *x,
                                    double                *y);

G_END_DECLS
