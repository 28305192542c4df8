/* SPDX-License-Identifier: GPL-3.0-or-later
 * Scrolls to what is to be seen: a panel in a window that is too small for it, the end of a list. */

#include "config.h"

#include "rh-scroll.h"

#include "rh-style.h"

#include <math.h>

#define MARGIN 16.0 /* with the frame around it, where there is room: a sliver of what is beside it tells nothing */

/* Where a widget is in what is scrolled: also in a frame in which that has been scrolled already, when its place in what is seen is
 * the former one. */
static gboolean
get_place (GtkWidget *widget, GtkWidget *scrolled, double *place, double *height)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));
  GtkWidget *content = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  graphene_rect_t bounds, all;

  if (!gtk_widget_compute_bounds (widget, scrolled, &bounds) || !gtk_widget_compute_bounds (content, scrolled, &all))
    return FALSE;

  *place = bounds.origin.y - all.origin.y + (float) gtk_widget_get_margin_top (content);
  *height = bounds.size.height;

  return TRUE;
}

/* Scrolls to a value, or as near as leaves what has that place in sight, or its top where it is too high. */
static void
scroll_near (GtkWidget *scrolled, double value, double place, double height)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double page = gtk_adjustment_get_page_size (adjustment);
  double margin = CLAMP (floor ((page - height) / 2), 0, MARGIN); /* half a pixel would blur it */

  /* Setting the value ends what is animated, as after the focus has moved; clamping it doesn't. */
  gtk_adjustment_set_value (adjustment, MIN (MAX (value, place + height + margin - page), place - margin));
}

/**
 * rh_scroll_towards:
 * @widget: a widget that has its place, in a scrolled window
 * @value: where to, in pixels from the top of what is scrolled
 *
 * Scrolls to there, or as near as leaves all of the widget in sight, or its top where it is too high.
 */
void
rh_scroll_towards (GtkWidget *widget, double value)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  double place, height;

  if (get_place (widget, scrolled, &place, &height))
    scroll_near (scrolled, value, place, height);
}

static double
get_value (GtkWidget *scrolled)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)));
}

static void
scroll_now (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (scrolled == NULL || !gtk_widget_compute_bounds (widget, scrolled, &bounds))
    return;

  scroll_near (scrolled, get_value (scrolled), get_value (scrolled) + bounds.origin.y, bounds.size.height);
}

static void
scroll_back (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  if (scrolled != NULL)
    rh_scroll_towards (widget, get_value (scrolled));
}

/* What is done to a widget once what is new has its place. */
typedef struct {
  const char *key; /* by which the widget has this, until it is done */
  void      (*act) (GtkWidget *widget);
  guint       ticks; /* there have been since it was last asked for */
} Wait;

/* The first tick comes before what is new has its place, the second after. */
static gboolean
on_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Wait *wait = data;

  if (++wait->ticks < 2)
    return G_SOURCE_CONTINUE;

  wait->act (widget);
  g_object_set_data (G_OBJECT (widget), wait->key, NULL);

  return G_SOURCE_REMOVE;
}

/* Once, however often it is asked for: after the value is another, no place is known again in the same frame. */
static void
act_when_placed (GtkWidget *widget, const char *key, void (*act) (GtkWidget *widget))
{
  Wait *wait = g_object_get_data (G_OBJECT (widget), key);

  if (wait != NULL) {
    wait->ticks = 0;
    return;
  }

  wait = g_new (Wait, 1);
  *wait = (Wait) { key, act, 0 };
  g_object_set_data_full (G_OBJECT (widget), key, wait, g_free);
  gtk_widget_add_tick_callback (widget, on_tick_cb, wait, NULL);
}

/**
 * rh_scroll_to:
 * @widget: a widget, perhaps in a scrolled window
 *
 * Scrolls to the widget once it has its place: all of it, or its top where it is too high.
 */
void
rh_scroll_to (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  act_when_placed (widget, "rh-scroll-to", scroll_now);
}

/**
 * rh_scroll_back_to:
 * @widget: a line, in a scrolled window, of a list that was made anew
 *
 * Likewise, where the list may just be scrolled by what has the focus.
 */
void
rh_scroll_back_to (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  act_when_placed (widget, "rh-scroll-back-to", scroll_back);
}

/* What is to stay in sight. */
typedef struct {
  GtkWidget *widget; /* weak; NULL for nothing, or once somebody has scrolled elsewhere */
  double     upper;
  double     page;
} Kept;

static void
free_kept (gpointer data)
{
  Kept *kept = data;

  g_clear_weak_pointer (&kept->widget);
  g_free (kept);
}

static void
scroll_to_kept (GtkWidget *scroller)
{
  const Kept *kept = g_object_get_data (G_OBJECT (scroller), "rh-scroll-kept");

  if (kept->widget != NULL)
    scroll_now (kept->widget);
}

static gboolean
has_same_room (const Kept *kept, GtkAdjustment *adjustment)
{
  return kept->upper == gtk_adjustment_get_upper (adjustment) && kept->page == gtk_adjustment_get_page_size (adjustment);
}

static void
on_kept_room_cb (GtkAdjustment *adjustment, GtkWidget *scroller)
{
  Kept *kept = g_object_get_data (G_OBJECT (scroller), "rh-scroll-kept");

  if (has_same_room (kept, adjustment))
    return;

  kept->upper = gtk_adjustment_get_upper (adjustment);
  kept->page = gtk_adjustment_get_page_size (adjustment);
  if (kept->widget != NULL)
    act_when_placed (scroller, "rh-scroll-to-kept", scroll_to_kept);
}

/* With another room the value may have to be another, too; that isn't anybody's wish. */
static void
on_kept_value_cb (GtkAdjustment *adjustment, GtkWidget *scroller)
{
  Kept *kept = g_object_get_data (G_OBJECT (scroller), "rh-scroll-kept");

  if (g_object_get_data (G_OBJECT (scroller), "rh-scroll-to-kept") == NULL && has_same_room (kept, adjustment))
    g_clear_weak_pointer (&kept->widget);
}

static Kept *
get_kept (GtkScrolledWindow *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  Kept *kept = g_object_get_data (G_OBJECT (scroller), "rh-scroll-kept");

  if (kept != NULL)
    return kept;

  kept = g_new0 (Kept, 1);
  g_object_set_data_full (G_OBJECT (scroller), "rh-scroll-kept", kept, free_kept);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_kept_room_cb), scroller, 0);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_kept_value_cb), scroller, 0);

  return kept;
}

/**
 * rh_scroll_keep:
 * @scroller: what a part is scrolled in from above to below
 * @widget: (nullable): the part that is to be seen
 *
 * Scrolls to the part, as rh_scroll_to () does, and again whenever there is more or less room for it, until somebody
 * scrolls elsewhere, or another part is to be seen.
 */
void
rh_scroll_keep (GtkScrolledWindow *scroller, GtkWidget *widget)
{
  Kept *kept;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  kept = get_kept (scroller);
  g_set_weak_pointer (&kept->widget, widget);
  if (widget != NULL)
    act_when_placed (GTK_WIDGET (scroller), "rh-scroll-to-kept", scroll_to_kept);
}

/* What is done where the newest line is the last. */
typedef struct {
  RhScrollEnd find_end; /* NULL for the end of all */
  gpointer    data;
  gint64      held;     /* until that frame another length isn't news */
} Follow;

static gboolean
on_idle_cb (gpointer data)
{
  const Follow *follow = g_object_get_data (data, "rh-scroll-follow");
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (data);
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  gtk_adjustment_set_value (adjustment, follow->find_end != NULL ? follow->find_end (data, follow->data) : end);

  return G_SOURCE_REMOVE;
}

/* The length becomes known while sizes are given out, and nothing can be moved then. */
static void
on_length_cb (GtkAdjustment *adjustment, GParamSpec *pspec, GtkWidget *scroller)
{
  const Follow *follow = g_object_get_data (G_OBJECT (scroller), "rh-scroll-follow");
  GdkFrameClock *clock = gtk_widget_get_frame_clock (scroller);

  if (clock != NULL && gdk_frame_clock_get_frame_counter (clock) <= follow->held)
    return;

  g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_idle_cb, g_object_ref (scroller), g_object_unref);
}

/**
 * rh_scroll_follow:
 * @scroller: what a list is scrolled in, whose newest line is the last
 * @find_end: (nullable): says where to; %NULL for the end of all
 * @data: what it is given; it lives as long as the scroller
 *
 * Scrolls to the newest line whenever the list has another length.
 */
void
rh_scroll_follow (GtkScrolledWindow *scroller, RhScrollEnd find_end, gpointer data)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  Follow *follow = g_new (Follow, 1);

  *follow = (Follow) { find_end, data, -1 }; /* the first frame is 0 */
  g_object_set_data_full (G_OBJECT (scroller), "rh-scroll-follow", follow, g_free);
  g_signal_connect_object (adjustment, "notify::upper", G_CALLBACK (on_length_cb), scroller, 0);
}

/**
 * rh_scroll_hold:
 * @scroller: what follows its newest line
 *
 * What is changed now gives the list another length, but no newer line: it stays where it is.
 */
void
rh_scroll_hold (GtkScrolledWindow *scroller)
{
  Follow *follow = g_object_get_data (G_OBJECT (scroller), "rh-scroll-follow");
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (scroller));

  if (clock != NULL)
    follow->held = gdk_frame_clock_get_frame_counter (clock) + 1;
}

/* What is to stand where something stood before. */
typedef struct {
  GtkWidget *widget; /* weak */
  double     y;
} Held;

static void
free_held (gpointer data)
{
  Held *held = data;

  g_clear_weak_pointer (&held->widget);
  g_free (held);
}

static void
scroll_to_held (GtkWidget *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  const Held *held = g_object_get_data (G_OBJECT (scroller), "rh-scroll-held-at");
  double x, y;

  if (held->widget != NULL && gtk_widget_translate_coordinates (held->widget, scroller, 0, 0, &x, &y))
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + y - held->y);
}

/**
 * rh_scroll_hold_at:
 * @scroller: what follows its newest line, in a list that was made anew
 * @widget: a line of it
 * @y: where that line shall be, from the top of what is seen
 *
 * Leaves the line where the one was that it stands for, as far as the list goes, whatever is above it now.
 */
void
rh_scroll_hold_at (GtkScrolledWindow *scroller, GtkWidget *widget, double y)
{
  Held *held;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  held = g_new0 (Held, 1);
  held->y = y;
  g_set_weak_pointer (&held->widget, widget);
  g_object_set_data_full (G_OBJECT (scroller), "rh-scroll-held-at", held, free_held);
  rh_scroll_hold (scroller);
  act_when_placed (GTK_WIDGET (scroller), "rh-scroll-to-held", scroll_to_held);
}

static void
on_room_cb (GtkAdjustment *adjustment, gpointer data)
{
  double hidden = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_can_focus (data, hidden > 0);
}

/**
 * rh_scroll_stop_when_cut:
 * @scroller: what a text is scrolled in
 *
 * Makes the text a stop of Tab while there isn't room for all of it, and no longer.
 */
void
rh_scroll_stop_when_cut (GtkScrolledWindow *scroller)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_room_cb), scroller, 0);
  on_room_cb (adjustment, scroller);
}

/* Borrowed: all of them go with the page. */
typedef struct {
  GtkWidget *board;
  GtkWidget *places;
} Sight;

/* More of the part than is out of sight. */
static gboolean
is_in_sight (GtkWidget *scroller, GtkWidget *part)
{
  double height = gtk_widget_get_height (scroller);
  graphene_rect_t bounds;
  double top, bottom;

  if (!gtk_widget_compute_bounds (part, scroller, &bounds))
    return FALSE;

  top = MAX ((double) bounds.origin.y, 0);
  bottom = MIN ((double) (bounds.origin.y + bounds.size.height), height);

  return 2 * (bottom - top) > (double) bounds.size.height;
}

static void
set_shown (GtkWidget *place, gboolean shown)
{
  rh_style_toggle (place, "shown", shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_STATE_PRESSED,
                               shown ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static void
mark_seen (GtkWidget *scroller)
{
  const Sight *sight = g_object_get_data (G_OBJECT (scroller), "rh-scroll-sight");
  GtkWidget *part = gtk_widget_get_first_child (sight->board);

  for (GtkWidget *place = gtk_widget_get_first_child (sight->places); place != NULL && part != NULL;
       place = gtk_widget_get_next_sibling (place), part = gtk_widget_get_next_sibling (part)) {
    gboolean shown = is_in_sight (scroller, part);

    if (gtk_widget_has_css_class (place, "shown") != shown)
      set_shown (place, shown);
  }
}

/* Where it was scrolled to, the board stands only after the next frame. */
static void
on_sight_cb (GtkAdjustment *adjustment, GtkWidget *scroller)
{
  act_when_placed (scroller, "rh-scroll-seen", mark_seen);
}

/**
 * rh_scroll_mark_seen:
 * @scroller: what the board is scrolled in
 * @board: a part for each seat
 * @places: another child for each of them, in the same order; they live as long as the board
 *
 * From now on the children of @places are marked whose part of the board is in sight, to eyes (“shown”) and to screen
 * readers (pressed).
 */
void
rh_scroll_mark_seen (GtkScrolledWindow *scroller, GtkWidget *board, GtkWidget *places)
{
  GtkAdjustment *adjustment;
  Sight *sight;

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  sight = g_new (Sight, 1);
  *sight = (Sight) { board, places };
  g_object_set_data_full (G_OBJECT (scroller), "rh-scroll-sight", sight, g_free);
  for (GtkWidget *place = gtk_widget_get_first_child (places); place != NULL; place = gtk_widget_get_next_sibling (place))
    set_shown (place, FALSE);
  adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_sight_cb), scroller, 0);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_sight_cb), scroller, 0);
}
