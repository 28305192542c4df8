/* SPDX-License-Identifier: GPL-3.0-or-later
 * A laptop at which several people bid without a look: keys and taps come as they do in the program. */

#include "bids-desk.h"

#include "rh-announce.h"
#include "rh-cape-ui.h"
#include "rh-held.h"
#include "rh-keys.h"

#include "cape/step-table.h"

#define KEYCODE_ENTER 36

gint64 bids_desk_skipped;

/**
 * bids_desk_open:
 * @self: an empty desk
 *
 * Bids are asked for, and everybody has seen that.
 */
void
bids_desk_open (BidsDesk *self)
{
  board_open (&self->board, "cape-three-players");
  board_play (&self->board, 1);
  self->panel = RH_PANEL (rh_panel_new (&rh_cape_ui, self->board.session));
  g_signal_connect_object (self->board.session, "changed", G_CALLBACK (rh_panel_update), self->panel, G_CONNECT_SWAPPED);
  board_show (&self->board, GTK_WIDGET (self->panel), 400, 500);
  rh_held_guard (self->board.window);
  board_settle ();
  rh_panel_focus (self->panel);
  bids_desk_skipped += 2100000; /* who bids first needn't hurry */
}

/**
 * bids_desk_close:
 * @self: a desk
 *
 * Clears it.
 */
void
bids_desk_close (BidsDesk *self)
{
  board_close (&self->board);
}

/* Whether the window keeps the key from what is in it. */
static gboolean
is_kept (BidsDesk *self, guint keyval, guint keycode)
{
  GtkEventController *held = g_object_get_data (G_OBJECT (self->board.window), "rh-held");
  gboolean kept = FALSE;

  g_signal_emit_by_name (held, "key-pressed", keyval, keycode, 0, &kept);
  g_signal_emit_by_name (held, "key-released", keyval, keycode, 0);

  return kept;
}

/**
 * bids_desk_press:
 * @self: a desk
 * @keyval: a key
 *
 * A key on its way: through the window to the panel, and then to what has the focus.
 */
void
bids_desk_press (BidsDesk *self, guint keyval)
{
  guint keycode = keyval == GDK_KEY_Return ? KEYCODE_ENTER : keyval;
  guint n = rh_announce_get_n_refused (self->board.window);
  guint32 time = board_now ();

  if (is_kept (self, keyval, keycode) || rh_panel_key (self->panel, keyval, 0, time) ||
      rh_announce_get_n_refused (self->board.window) > n)
    return;

  g_assert_cmpuint (keyval, ==, GDK_KEY_Return);
  step_table_enter (self->board.window);
}

/**
 * bids_desk_look:
 * @self: a desk
 *
 * What has changed is painted.
 */
void
bids_desk_look (BidsDesk *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->panel));
  gint64 before = gdk_frame_clock_get_frame_counter (clock);

  gtk_widget_queue_draw (GTK_WIDGET (self->panel));
  while (gdk_frame_clock_get_frame_counter (clock) == before)
    g_main_context_iteration (NULL, TRUE);
}

static guint
get_key (char key)
{
  switch (key) {
  case 'R':
    return GDK_KEY_Return;
  case 'E':
    return GDK_KEY_Escape;
  case '<':
    return GDK_KEY_BackSpace;
  default:
    return (guint) key;
  }
}

/**
 * bids_desk_type:
 * @self: a desk
 * @keys: a key each; R is Enter, E is Escape, < is Backspace, U takes back, Y the other way, and @ a pause in which a laptop is handed on
 *
 * Types without haste.
 */
void
bids_desk_type (BidsDesk *self, const char *keys)
{
  for (const char *key = keys; *key != '\0'; key++) {
    bids_desk_look (self);
    bids_desk_skipped += (*key == '@' ? 2600 : 120) * 1000;
    if (*key == 'U')
      rh_session_undo (self->board.session, NULL);
    else if (*key == 'Y')
      rh_session_redo (self->board.session, NULL);
    else if (*key != '@')
      bids_desk_press (self, get_key (*key));
  }
}

/**
 * bids_desk_is_taken:
 * @self: a desk
 * @name: the accessible name of a button
 *
 * Returns: whether a click comes through the panel to that button
 */
gboolean
bids_desk_is_taken (BidsDesk *self, const char *name)
{
  GtkWidget *button = board_find_named (GTK_WIDGET (self->panel), GTK_TYPE_BUTTON, name);
  double left, top, x, y;

  g_assert_nonnull (button);
  gtk_native_get_surface_transform (gtk_widget_get_native (button), &left, &top);
  g_assert_true (gtk_widget_translate_coordinates (button, self->board.window, gtk_widget_get_width (button) / 2.0,
                                                   gtk_widget_get_height (button) / 2.0, &x, &y));

  return rh_panel_press (self->panel, x + left, y + top, board_now ());
}

typedef struct {
  GSource         source;
  gint64          due; /* by the desk's clock */
  GSourceOnceFunc callback;
  gpointer        data;
} Alarm;

static gboolean
is_due (GSource *source, int *timeout)
{
  gint64 rest = ((Alarm *) source)->due - g_get_monotonic_time ();

  *timeout = (int) (MAX (rest, 0) / 1000);

  return rest <= 0;
}

static gboolean
ring (GSource *source, GSourceFunc unused, gpointer none)
{
  Alarm *alarm = (Alarm *) source;

  alarm->callback (alarm->data);

  return G_SOURCE_REMOVE;
}

/**
 * bids_desk_add_alarm:
 * @interval: milliseconds
 * @callback: what is called then
 * @data: for that
 *
 * Waits as g_timeout_add_once() does, but by the desk's clock.
 *
 * Returns: a source of the main loop
 */
guint
bids_desk_add_alarm (guint interval, GSourceOnceFunc callback, gpointer data)
{
  static GSourceFuncs functions = { .prepare = is_due, .dispatch = ring };
  g_autoptr (GSource) source = g_source_new (&functions, sizeof (Alarm));
  Alarm *alarm = (Alarm *) source;

  alarm->due = g_get_monotonic_time () + (gint64) interval * 1000;
  alarm->callback = callback;
  alarm->data = data;

  return g_source_attach (source, NULL);
}
