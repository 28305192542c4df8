/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is scrolled comes to rest at a whole part of it: where one stands at a time, halves of two tell nothing of either. */

#include "config.h"

#include "rh-rest.h"

#include <adwaita.h>

#include <math.h>

#define REST_MS 300 /* without being scrolled on: a finger may only pause */
#define MOVE_MS 150
#define MEANT 12 /* pixels: who scrolls by more means the next part, as with one turn of a wheel */

/* Borrowed: both go together. */
typedef struct {
  GtkScrolledWindow *scroller;
  GtkWidget         *board;
  guint              source;
  double             from;      /* where it rested last */
  AdwAnimation      *animation; /* owned; NULL until it has moved once */
} Rest;

static void
free_rest (gpointer data)
{
  Rest *rest = data;

  g_clear_handle_id (&rest->source, g_source_remove);
  if (rest->animation != NULL)
    adw_animation_pause (rest->animation);
  g_clear_object (&rest->animation);
  g_free (rest);
}

static double
get_value (const Rest *rest)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (rest->scroller));
}

/* Whether it has been scrolled the other way. */
static gboolean
is_behind (const Rest *rest, double begin)
{
  double moved = get_value (rest) - rest->from;

  return (moved > MEANT && begin <= rest->from) || (moved < -MEANT && begin >= rest->from);
}

/* Where the nearest part begins, of those it was scrolled towards, or the end of all: it stands in the middle of room for little
 * more than one. */
static double
find_rest (const Rest *rest)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (rest->scroller);
  double value = get_value (rest);
  double page = gtk_adjustment_get_page_size (adjustment);
  double end = MAX (gtk_adjustment_get_upper (adjustment) - page, 0);
  double nearest = value, distance = G_MAXDOUBLE;

  for (GtkWidget *part = gtk_widget_get_first_child (rest->board); part != NULL; part = gtk_widget_get_next_sibling (part)) {
    graphene_rect_t at;
    double left, begin;

    if (!gtk_widget_get_visible (part) || !gtk_widget_compute_bounds (part, rest->board, &at))
      continue;
    left = page - (double) at.size.height;
    begin = CLAMP ((double) at.origin.y - (left < (double) at.size.height ? MAX (floor (left / 2), 0) : 0), 0, end);
    if (fabs (begin - value) < distance && !is_behind (rest, begin)) {
      distance = fabs (begin - value);
      nearest = begin;
    }
  }

  return nearest;
}

static void
on_move_cb (double value, gpointer data)
{
  const Rest *rest = data;

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (rest->scroller), value);
}

static void
move_to (Rest *rest, double value)
{
  g_clear_object (&rest->animation);
  rest->animation = adw_timed_animation_new (GTK_WIDGET (rest->scroller), get_value (rest), value, MOVE_MS,
                                             adw_callback_animation_target_new (on_move_cb, rest, NULL));
  adw_animation_play (rest->animation);
}

static gboolean
on_rest_cb (gpointer data)
{
  Rest *rest = data;
  double value = find_rest (rest);

  rest->source = 0;
  rest->from = value;
  if (fabs (value - get_value (rest)) >= 1)
    move_to (rest, value);

  return G_SOURCE_REMOVE;
}

static void
on_value_cb (GtkAdjustment *adjustment, GtkScrolledWindow *scroller)
{
  Rest *rest = g_object_get_data (G_OBJECT (scroller), "rh-rest");

  g_clear_handle_id (&rest->source, g_source_remove);
  rest->source = g_timeout_add (REST_MS, on_rest_cb, rest);
}

/**
 * rh_rest_on_parts:
 * @scroller: what the board is scrolled in, from above to below
 * @board: a part for each seat; it lives as long
 *
 * From now on, once it isn't scrolled any further, the nearest part that way has its place at the top, or in the middle where there
 * is little more room than for one. There is no bar for it.
 */
void
rh_rest_on_parts (GtkScrolledWindow *scroller, GtkWidget *board)
{
  Rest *rest;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller) && GTK_IS_WIDGET (board));

  /* A bar would lie on a part's frame; which of them is seen stands elsewhere. */
  gtk_scrolled_window_set_policy (scroller, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  rest = g_new (Rest, 1);
  *rest = (Rest) { scroller, board, 0, 0, NULL };
  g_object_set_data_full (G_OBJECT (scroller), "rh-rest", rest, free_rest);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (scroller), "value-changed", G_CALLBACK (on_value_cb), scroller, 0);
}
