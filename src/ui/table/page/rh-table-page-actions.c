/* SPDX-License-Identifier: GPL-3.0-or-later
 * What people can do on the table's page, beside what its step asks for. */

#include "config.h"

#include "rh-table-page-private.h"

#include "rh-announce.h"
#include "rh-book.h"
#include "rh-game-error.h"
#include "rh-keys.h"
#include "rh-step.h"
#include "rh-step-frame.h"
#include "rh-style.h"
#include "rh-summary.h"
#include "rh-undo.h"

#include <glib/gi18n.h>

static gboolean
change (RhTablePage *self, gboolean (*func) (RhSession *, GError **), const char *failure)
{
  g_autoptr (GError) error = NULL;

  if (func (self->session, &error))
    return TRUE;

  rh_game_error_show (GTK_WIDGET (self), self->session, failure, error);

  return FALSE;
}

/* Among the news, above what has happened last, which stays in sight: it covers nothing. Where there are no news, over
 * the title: whatever is pressed stays in sight. */
static RhNote *
show_note (RhTablePage *self, const char *text, gboolean refused)
{
  gboolean news = gtk_widget_get_mapped (self->news);
  RhNote *note = news ? self->news_note : self->note;

  rh_note_hide (news ? self->note : self->news_note);
  rh_style_toggle (GTK_WIDGET (note), "rh-refusal", refused); /* before it asks how high it is */
  rh_note_show (note, text);
  if (news)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->news)), 0);

  return note;
}

static void
tell (RhTablePage *self, const char *text)
{
  rh_announce (GTK_WIDGET (show_note (self, text, FALSE)), text);
}

/* What is undone or redone is heard before what follows from it, and read behind. */
static gboolean
change_aloud (RhTablePage *self, gboolean (*func) (RhSession *, GError **), const char *failure, const char *text)
{
  gboolean done;

  rh_announce (self->undo, text);
  done = change (self, func, failure);
  if (!done)
    rh_announce (self->undo, "");
  else
    show_note (self, text, FALSE);

  return done;
}

/* What is open in the step was begun last, and is nothing the session knows of. */
static gboolean
leave_open (RhTablePage *self)
{
  GtkWidget *step = adw_bin_get_child (ADW_BIN (self->panel));

  if (rh_table_page_is_bidding (self) && rh_table_page_go_back (self)) {
    tell (self, _("Undo: bid being entered"));
    return TRUE;
  }

  return RH_IS_STEP (step) && rh_step_take_back (RH_STEP (step));
}

static void
undo (RhTablePage *self)
{
  g_autofree char *dropped = rh_undo_drop (self->session);
  g_autofree char *undone = rh_undo_text (self->ui->telling, self->session);

  if (change_aloud (self, rh_session_undo, _("This Could Not Be Undone"), undone) &&
      dropped != NULL)
    tell (self, dropped);
}

static void
refuse_undo (RhTablePage *self)
{
  g_autofree char *text = rh_undo_refuse (self->session);

  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self->panel), text);
}

/* Nothing brings a sealed bid back, so an undo too many, in the haste of the one before, drops none. Nobody is asked before the
 * first: to give a figure anew is less harm than the Enter that reveals all. */
static void
on_undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;
  gboolean hasty = g_get_monotonic_time () - self->undone < RH_TAP_MEANT * G_TIME_SPAN_MILLISECOND;

  if (!leave_open (self)) {
    if (hasty && rh_undo_drops (self->session))
      refuse_undo (self);
    else
      undo (self);
  }
  self->undone = g_get_monotonic_time ();
}

static void
on_redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;
  g_autofree char *redone = rh_redo_text (self->ui->telling, self->session);

  change_aloud (self, rh_session_redo, _("This Could Not Be Redone"), redone);
}

static void
on_end_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change (data, rh_session_end, _("The Game Could Not Be Ended"));
}

static void
on_take_up_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  change (data, rh_session_take_up, _("The Game Could Not Be Resumed"));
}

/* Of a game that is over: while it is played there is more to say each minute, and bids that are sealed. */
static void
on_copy_summary_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;
  g_autofree char *text =
    rh_summary_text (self->ui->telling, rh_session_get_setup (self->session), rh_session_get_state (self->session),
                     rh_session_get_entries (self->session), rh_session_get_status (self->session));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  tell (self, _("The summary was copied. It can be pasted now."));
}

/* The table is shown again, as it stands after the correction. */
static void
on_corrected_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;

  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "ledger", g_variant_new_boolean (FALSE));
  tell (self, g_variant_get_string (parameter, NULL));
}

static void
on_tell_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  tell (data, g_variant_get_string (parameter, NULL));
}

static gboolean
is_refusal (RhNote *note)
{
  return gtk_widget_get_visible (GTK_WIDGET (note)) && gtk_widget_has_css_class (GTK_WIDGET (note), "rh-refusal");
}

/* Whether it is read here, rather than in the step, why something isn't done. */
gboolean
rh_table_page_is_refusing (RhTablePage *self)
{
  return is_refusal (self->news_note) || is_refusal (self->note);
}

static void
end_refusal (RhNote *note)
{
  if (is_refusal (note))
    rh_note_hide (note);
}

/* Why something isn't done, where the step has no room to say so; empty once something else is. */
static void
on_refuse_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;
  const char *text = g_variant_get_string (parameter, NULL);

  if (*text != '\0') {
    rh_announce (GTK_WIDGET (show_note (self, text, TRUE)), text);
  } else {
    end_refusal (self->news_note);
    end_refusal (self->note);
  }
}

/* Over the table or the ledger, and back to it. Made when they are asked for, gone when they are left. */
static void
on_rules_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;

  if (self->rules == NULL) {
    self->rules = self->ui->rules_new ();
    self->ui->rules_update (self->rules, rh_session_get_state (self->session), TRUE);
    gtk_widget_set_vexpand (self->rules, TRUE);
    rh_table_page_cover (self, self->rules);
  } else {
    self->rules = NULL;
    rh_table_page_uncover (self);
  }
  rh_table_page_update_rules_action (self);
  rh_table_page_focus_likely (self);
  rh_table_page_update_title (self);
}

void
rh_table_page_leave_rules (RhTablePage *self)
{
  if (self->rules != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.rules", NULL);
}

/* Over the table, likewise. */
static void
on_ledger_change_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  RhTablePage *self = data;
  gboolean shown = g_variant_get_boolean (value);

  g_simple_action_set_state (action, value);
  rh_table_page_leave_rules (self);
  if (shown == (self->ledger != NULL))
    return;

  if (shown) {
    self->ledger = rh_book_new (self->ui, self->session);
    g_signal_connect_object (self->ledger, "turned", G_CALLBACK (rh_table_page_turned), self, G_CONNECT_SWAPPED);
    rh_table_page_cover (self, self->ledger);
  } else {
    rh_book_leave (RH_BOOK (self->ledger));
    self->ledger = NULL;
    self->mending = FALSE;
    rh_table_page_uncover (self);
  }
  rh_table_page_focus_likely (self);
  rh_table_page_turned (self);
  /* Who asked by keys where a figure comes from is back at it. */
  if (!shown && self->asked != NULL && gtk_widget_get_mapped (self->asked))
    gtk_widget_grab_focus (self->asked);
  g_clear_weak_pointer (&self->asked);
}

/* Where a figure of the board comes from. The answer is in the ledger: nothing opens over the table. */
static void
on_why_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;
  GtkWidget *focus;
  gboolean extra;
  guint seat;

  g_variant_get (parameter, "(ub)", &seat, &extra);
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (!gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))))
    focus = NULL;
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "ledger", g_variant_new_boolean (TRUE));
  g_set_weak_pointer (&self->asked, focus);
  rh_book_ask (RH_BOOK (self->ledger), seat, extra);
}

/* What a player gave in one of the moves of a kind, counted from 0, or another part of it, where the board shows it. Back from
 * there is the board. */
static void
on_correct_of_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;
  guint n = rh_session_get_n_played (self->session);
  const char *kind;
  guint part, i = 0, before;

  g_variant_get (parameter, "(u&su)", &part, &kind, &before);
  while (i < n && (!g_str_has_prefix (rh_session_get_move (self->session, i), kind) || before-- > 0))
    i++;
  g_return_if_fail (i < n);

  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "ledger", g_variant_new_boolean (TRUE));
  gtk_widget_activate_action (self->ledger, "book.correct-of", "(uu)", i, part);
  self->mending = TRUE;
}

/* The window does it, as in its lists. */
static void
on_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;
  g_autofree char *name = g_strdup_printf ("win.%s-game", g_action_get_name (G_ACTION (action)));

  gtk_widget_activate_action (GTK_WIDGET (self), name, "x", rh_session_get_id (self->session));
}

static const GActionEntry actions[] = {
  { .name = "undo", .activate = on_undo_cb },
  { .name = "redo", .activate = on_redo_cb },
  { .name = "note", .activate = on_game_cb },
  { .name = "export", .activate = on_game_cb },
  { .name = "delete", .activate = on_game_cb },
  { .name = "end", .activate = on_end_cb },
  { .name = "take-up", .activate = on_take_up_cb },
  { .name = "copy-summary", .activate = on_copy_summary_cb },
  { .name = "ledger", .state = "false", .change_state = on_ledger_change_cb },
  { .name = "rules", .activate = on_rules_cb },
  { .name = "help", .activate = rh_table_page_help },
  { .name = "why", .activate = on_why_cb, .parameter_type = "(ub)" },
  { .name = "look", .activate = rh_table_page_look, .parameter_type = "u" },
  { .name = "correct-of", .activate = on_correct_of_cb, .parameter_type = "(usu)" },
  { .name = "tell", .activate = on_tell_cb, .parameter_type = "s" },
  { .name = "refuse", .activate = on_refuse_cb, .parameter_type = "s" },
  { .name = "corrected", .activate = on_corrected_cb, .parameter_type = "s" },
};

static void
add_shortcut (GtkEventController *controller, const char *trigger, const char *action)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger), gtk_named_action_new (action));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

/* All of them, with their keys. */
void
rh_table_page_add_actions (RhTablePage *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  /* They work wherever in the window the focus is, and where nothing has it. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (shortcuts), GTK_SHORTCUT_SCOPE_GLOBAL);
  add_shortcut (shortcuts, "<Control>z", "table.undo");
  add_shortcut (shortcuts, "<Control><Shift>z", "table.redo");
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
}
