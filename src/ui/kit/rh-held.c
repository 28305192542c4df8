/* SPDX-License-Identifier: GPL-3.0-or-later
 * Keys that are held down: they enter something once, and then nothing more; and what is pressed in a hurry. */

#include "config.h"

#include "rh-held.h"

#include "rh-announce.h"
#include "rh-keys.h"

/* A key that repeats comes again within so many milliseconds, also with the longest delay that a desktop has. After
 * that, a key that was let go out of our sight is as good as new. */
#define REPEAT_MAX 2500
/* Enter and Space choose whatever has the focus; so soon after, something else may have it than what was meant. */
#define BOUNCE 250

/* The key pressed last, as only that one repeats. All windows share it: a held key goes on in a dialog that it opens.
 * Of a key that was let go only the time stays, since it may be a digit of a bid. */
static struct {
  guint    keycode; /* 0 if it isn't held any more */
  gboolean chooses;
  gboolean kept; /* from whatever has the focus */
  guint32  time; /* when it came last, and when first, in milliseconds */
  guint32  first;
} last;

typedef struct {
  guint  ms;
  gint64 over; /* 0 before its first frame */
} Rest;

static gboolean
is_in_text (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  /* Where nothing can be typed it's no text: a bid looks like an entry. */
  return (GTK_IS_EDITABLE (focus) && gtk_editable_get_editable (GTK_EDITABLE (focus))) || GTK_IS_TEXT_VIEW (focus);
}

/* Whether what has the focus is in what counts presses. */
static gboolean
is_counted (GtkWidget *widget)
{
  GtkWidget *around = gtk_root_get_focus (gtk_widget_get_root (widget));

  while (around != NULL && g_object_get_data (G_OBJECT (around), "rh-held-counts") == NULL)
    around = gtk_widget_get_parent (around);

  return around != NULL;
}

/* When it was pressed; a test has no event. */
static guint32
get_time (GtkEventController *controller)
{
  guint32 time = gtk_event_controller_get_current_event_time (controller);

  return time != GDK_CURRENT_TIME ? time : (guint32) (g_get_monotonic_time () / 1000);
}

/* Shift neither enters anything nor ends what another key does. */
static gboolean
is_modifier (GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  return event != NULL && gdk_key_event_is_modifier (event);
}

static gboolean
on_key_pressed_cb (GtkEventControllerKey *controller,
                   guint                  keyval,
                   guint                  keycode,
                   GdkModifierType        modifiers,
                   GtkWidget             *widget)
{
  guint32 time = get_time (GTK_EVENT_CONTROLLER (controller));
  gboolean repeated = keycode == last.keycode && time - last.time < REPEAT_MAX;
  gboolean soon = last.chooses && rh_key_chooses (keyval) && time - last.first < BOUNCE;
  gboolean bounced = !repeated && soon && !is_counted (widget);

  if (keycode == 0 || is_modifier (GTK_EVENT_CONTROLLER (controller)))
    return FALSE;

  last.keycode = keycode;
  last.kept = FALSE;
  last.chooses = rh_key_chooses (keyval);
  last.time = time;
  if (!repeated && !bounced)
    last.first = time;

  if (rh_key_moves (keyval))
    return FALSE;

  last.kept = is_in_text (widget) ? repeated && rh_key_is_enter (keyval) : repeated || bounced;
  /* A key that is still held has done what it does; one pressed again may have been meant. */
  if (last.kept && bounced)
    rh_announce_refusal (widget);

  return last.kept;
}

static void
on_key_released_cb (GtkEventControllerKey *controller,
                    guint                  keyval,
                    guint                  keycode,
                    GdkModifierType        modifiers,
                    GtkWidget             *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (keycode != last.keycode)
    return;

  last.keycode = 0;
  /* Who keeps a press gets the release, too; but what is shown while a key is held ends with it. */
  if (last.kept && focus != NULL && gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller)) != NULL)
    gtk_event_controller_key_forward (controller, focus);
}

static void
guard (GtkWidget *widget)
{
  GtkEventController *keys;

  if (g_object_get_data (G_OBJECT (widget), "rh-held") != NULL)
    return;

  keys = gtk_event_controller_key_new ();
  g_object_set_data (G_OBJECT (widget), "rh-held", keys);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), widget);
  g_signal_connect (keys, "key-released", G_CALLBACK (on_key_released_cb), widget);
  gtk_widget_add_controller (widget, keys);
}

/* An open popover has all keys for itself, and the release of the one that has opened it. */
static void
on_focus_changed_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkNative *native = focus != NULL ? gtk_widget_get_native (focus) : NULL;

  if (native != NULL)
    guard (GTK_WIDGET (native));
}

/**
 * rh_held_guard:
 * @window: a window, which may be guarded already
 *
 * Has a key that is held down do in that window what it does once. Only text and what moves the focus, or scrolls,
 * goes on as long as it is held. Enter and Space pressed twice in the time of one press are one, too; the second rings
 * the bell.
 */
void
rh_held_guard (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (g_object_get_data (G_OBJECT (window), "rh-held") != NULL)
    return;

  guard (window);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (on_focus_changed_cb), NULL);
}

/**
 * rh_held_goes_on:
 * @keycode: a key that comes, of which a guard hasn't heard yet
 *
 * Returns: whether it is held since it came before: nothing else was pressed, also where Control was let go meanwhile
 */
gboolean
rh_held_goes_on (guint keycode)
{
  return keycode != 0 && keycode == last.keycode;
}

/**
 * rh_held_count:
 * @widget: what may have the focus, or has what has it
 * @counts: whether it counts how often Enter and Space are pressed
 *
 * As long as it counts them two presses are two there, however quickly they come: it knows what to make of each, and would make
 * something else of the next if it missed one.
 */
void
rh_held_count (GtkWidget *widget, gboolean counts)
{
  g_object_set_data (G_OBJECT (widget), "rh-held-counts", GINT_TO_POINTER (counts));
}

/* What has just come is looked at before it takes anything. */
static gboolean
rests (const Rest *rest)
{
  return rest->over == 0 || g_get_monotonic_time () < rest->over;
}

static gboolean
on_rest_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Rest *rest = data;

  rest->over = g_get_monotonic_time () + (gint64) rest->ms * G_TIME_SPAN_MILLISECOND;

  return G_SOURCE_REMOVE;
}

static gboolean
on_rest_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers, Rest *rest)
{
  if (!rh_key_chooses (keyval) || !rests (rest))
    return FALSE;

  rh_announce_refusal (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys)));

  return TRUE;
}

static void
on_rest_pressed_cb (GtkGestureClick *click, int n, double x, double y, Rest *rest)
{
  gtk_gesture_set_state (GTK_GESTURE (click), rests (rest) ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

/**
 * rh_held_rest:
 * @widget: what is to be shown
 * @ms: for how long
 *
 * Has nothing in it be chosen by Enter, Space or a click for so long, from its first frame on: that was meant for what stood there
 * before. All other keys do what they do.
 */
void
rh_held_rest (GtkWidget *widget, guint ms)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  Rest *rest = g_new0 (Rest, 1);

  rest->ms = ms;
  g_object_set_data_full (G_OBJECT (widget), "rh-held-rest", rest, g_free);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_rest_key_cb), rest);
  gtk_widget_add_controller (widget, keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_rest_pressed_cb), rest);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_tick_callback (widget, on_rest_frame_cb, rest, NULL);
}
