/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rows of all players of a new game, in a box. */

#include "config.h"

#include "rh-seat-rows.h"

#include "rh-colour.h"
#include "rh-seat-row.h"

#define FOREACH_ROW(row, box)                                                       \
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (box)); row != NULL; \
       row = gtk_widget_get_next_sibling (row))

/**
 * rh_seat_rows_count:
 * @box: rows of players
 *
 * Returns: how many there are
 */
guint
rh_seat_rows_count (GtkBox *box)
{
  guint n = 0;

  FOREACH_ROW (row, box)
    n++;

  return n;
}

/**
 * rh_seat_rows_find_colour:
 * @box: rows of players
 * @colour: a colour
 *
 * Returns: (transfer none) (nullable): the row of who has it
 */
GtkWidget *
rh_seat_rows_find_colour (GtkBox *box, const char *colour)
{
  FOREACH_ROW (row, box) {
    if (g_strcmp0 (rh_seat_row_get_colour (RH_SEAT_ROW (row)), colour) == 0)
      return row;
  }

  return NULL;
}

/**
 * rh_seat_rows_get_free_colour:
 * @box: rows of players, fewer than the game has colours, unless these are shared
 * @game: what they will play
 *
 * Returns: the first colour of the game that nobody has; where all are taken, they begin again
 */
const char *
rh_seat_rows_get_free_colour (GtkBox *box, const RhGame *game)
{
  if (game->colours == NULL)
    return RH_COLOUR_NONE;

  for (guint i = 0; game->colours[i] != NULL; i++) {
    if (rh_seat_rows_find_colour (box, game->colours[i]) == NULL)
      return game->colours[i];
  }

  g_return_val_if_fail (game->shared_colours, game->colours[0]);

  return game->colours[rh_seat_rows_count (box) % g_strv_length ((char **) game->colours)];
}

/**
 * rh_seat_rows_dup_names:
 * @box: rows of players
 *
 * Returns: (transfer full): the names that stand there, empty ones too
 */
GStrv
rh_seat_rows_dup_names (GtkBox *box)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  FOREACH_ROW (row, box) {
    g_autofree char *name = rh_seat_row_dup_name (RH_SEAT_ROW (row));

    g_strv_builder_add (names, name);
  }

  return g_strv_builder_end (names);
}

/**
 * rh_seat_rows_find_nameless:
 * @row: (nullable): one of the rows of players
 *
 * Returns: (transfer none) (nullable): the first from that row on who has no name
 */
GtkWidget *
rh_seat_rows_find_nameless (GtkWidget *row)
{
  for (; row != NULL; row = gtk_widget_get_next_sibling (row)) {
    g_autofree char *name = rh_seat_row_dup_name (RH_SEAT_ROW (row));

    if (*name == '\0')
      return row;
  }

  return NULL;
}

static guint
count_named (GtkBox *box)
{
  g_auto (GStrv) names = rh_seat_rows_dup_names (box);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    n += *names[i] != '\0';

  return n;
}

/**
 * rh_seat_rows_remove_unused:
 * @box: rows of players
 * @min: how many must stay
 *
 * Takes away who has no name, from the first: a place that nobody has taken keeps no game from beginning. Where too
 * few have a name none is taken away, as it is in one of these places that another is to be entered.
 */
void
rh_seat_rows_remove_unused (GtkBox *box, guint min)
{
  guint n = rh_seat_rows_count (box);
  GtkWidget *next;

  if (count_named (box) < min)
    return;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (box)); row != NULL; row = next) {
    g_autofree char *name = rh_seat_row_dup_name (RH_SEAT_ROW (row));

    next = gtk_widget_get_next_sibling (row);
    if (*name == '\0' && n > min) {
      gtk_box_remove (box, row);
      n--;
    }
  }
}
