/* SPDX-License-Identifier: GPL-3.0-or-later
 * Which key is for what on the table's page, and what is told of one that does nothing. */

#include "config.h"

#include "rh-table-page-private.h"

#include "rh-announce.h"
#include "rh-book.h"
#include "rh-focus.h"
#include "rh-held.h"
#include "rh-keys.h"
#include "rh-step-frame.h"
#include "rh-turn.h"
#include "rh-undo.h"

#include <glib/gi18n.h>

static gboolean
is_ledger_key (guint keyval)
{
  /* Translators: the key that shows and hides the ledger: an ASCII letter in lower case, and none that another key
   * of the table has */
  const char *key = C_("key for the ledger", "l");

  return rh_key_is (keyval, key);
}

/* Behind the rules nobody sees what a key would do. */
static gboolean
is_key_of_shown (RhTablePage *self, guint keyval, GdkModifierType modifiers)
{
  guint32 time;

  if (self->rules != NULL)
    return FALSE;

  if (self->replay_bar != NULL && self->ledger == NULL)
    return rh_replay_bar_key (self->replay_bar, keyval, modifiers);

  time = gtk_event_controller_get_current_event_time (self->keys);

  return self->ledger != NULL ? rh_book_key (RH_BOOK (self->ledger), keyval, modifiers)
                              : rh_panel_key (self->panel, keyval, modifiers, time);
}

/* Letters and figures are meant as answers, and so is what erases them. */
static gboolean
is_answer (guint keyval)
{
  return g_unichar_isalnum (gdk_keyval_to_unicode (keyval)) || keyval == GDK_KEY_BackSpace;
}

/* Whether keys answer something. Of a game that is over nothing is asked. */
static gboolean
is_asked (RhTablePage *self)
{
  return self->rules == NULL && self->ledger == NULL && !rh_session_is_replay (self->session) &&
         rh_session_get_status (self->session) == RH_GAME_PLAYING;
}

/* What nothing has taken; where the step has refused it, it rang by itself. */
static void
refuse (RhTablePage *self, guint keyval, guint n_refused)
{
  if (!is_asked (self) || !is_answer (keyval) || rh_announce_get_n_refused (self->toplevel) != n_refused)
    return;

  /* Which key it was isn't told: it may be a figure of a bid that somebody begins too soon. */
  rh_announce_refusal (GTK_WIDGET (self));
  /* Where keys are stopped, what goes on stays to be read. */
  if (!rh_table_page_is_bidding (self) && !rh_panel_is_stopped (GTK_WIDGET (self->panel)))
    rh_step_frame_refuse (GTK_WIDGET (self->panel), keyval == GDK_KEY_BackSpace
                                                      ? _("Nothing is begun here. Ctrl+Z undoes the last step.")
                                                      : _("This key does nothing here and was not taken."));
}

/* Whoever has gone astray with the focus is back where answers are given. */
static gboolean
leave_board (RhTablePage *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->toplevel));

  if (!is_asked (self) || focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel)))
    return FALSE;

  rh_panel_focus (self->panel);

  return TRUE;
}

/* Closes what is open, and leaves an old game. One that is played isn't left by it: whoever means to clear something, and types on
 * without a look, would type into a list of games; nor is one that has just come to its end, which all are looking at. */
static void
escape (RhTablePage *self)
{
  guint n_refused = rh_announce_get_n_refused (self->toplevel);

  if (rh_table_page_go_back (self) || rh_announce_get_n_refused (self->toplevel) != n_refused)
    return;

  if (!self->played) {
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
    return;
  }

  if (rh_step_frame_is_refusing (GTK_WIDGET (self->panel)) || rh_table_page_is_refusing (self)) {
    rh_step_frame_refuse (GTK_WIDGET (self->panel), NULL);
    return;
  }

  if (leave_board (self))
    return;

  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self->panel), _("There is nothing to close. Alt+Left leaves the table."));
}

/* The keys of undo and redo, where they do nothing. */
static void
refuse_command (RhTablePage *self, guint keyval, GdkModifierType modifiers)
{
  gboolean redo = (modifiers & GDK_SHIFT_MASK) != 0;
  g_autofree char *text = redo ? rh_redo_refuse (self->session) : g_strdup (_("There is nothing to undo"));

  if ((modifiers & GDK_CONTROL_MASK) == 0 || gdk_keyval_to_lower (keyval) != GDK_KEY_z ||
      rh_session_is_replay (self->session) ||
      g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), redo ? "redo" : "undo"))
    return;

  rh_announce_refusal (GTK_WIDGET (self));
  if (self->ledger == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.tell", "s", text);
}

static gboolean
on_key_pressed_cb (RhTablePage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  guint n_refused = rh_announce_get_n_refused (self->toplevel);

  if (rh_focus_is_in_popover (self->toplevel))
    return FALSE;

  if (keyval == GDK_KEY_Escape) {
    escape (self);
    return TRUE;
  }

  if (is_key_of_shown (self, keyval, modifiers))
    return TRUE;

  if (!rh_key_is_plain (modifiers)) {
    refuse_command (self, keyval, modifiers);
    return FALSE;
  }

  if (!is_ledger_key (keyval)) {
    refuse (self, keyval, n_refused);
    return FALSE;
  }

  gtk_widget_activate_action (GTK_WIDGET (self), "table.ledger", NULL);

  return TRUE;
}

/**
 * rh_table_page_keeps_all:
 * @self: a table
 *
 * Returns: whether what is open in its step is kept for whoever comes back, so that the way back needn't close it
 */
gboolean
rh_table_page_keeps_all (RhTablePage *self)
{
  GtkWidget *step = adw_bin_get_child (ADW_BIN (self->panel));

  return self->rules == NULL && self->ledger == NULL && RH_IS_STEP (step) && RH_STEP_GET_CLASS (step)->keeps != NULL &&
         RH_STEP_GET_CLASS (step)->keeps (RH_STEP (step));
}

/* They work wherever the focus is, but only after what has the focus. A replay takes them first: there, they would
 * move the focus. */
void
rh_table_page_add_keys (RhTablePage *self)
{
  self->toplevel = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  rh_held_guard (self->toplevel);
  rh_turn_guard (self->toplevel);
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys,
                                              rh_session_is_replay (self->session) ? GTK_PHASE_CAPTURE
                                                                                   : GTK_PHASE_BUBBLE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->toplevel, self->keys);
}

void
rh_table_page_remove_keys (RhTablePage *self)
{
  if (self->keys != NULL)
    gtk_widget_remove_controller (self->toplevel, self->keys);
  self->keys = NULL;
}
