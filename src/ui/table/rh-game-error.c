/* SPDX-License-Identifier: GPL-3.0-or-later
 * Says what went wrong with the game on the table, and does what can be done about it. */

#include "config.h"

#include "rh-game-error.h"

#include "rh-dialog.h"
#include "rh-save.h"
#include "rh-store.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

/* The game is opened from the store as it is there, in place of what is on the table. */
static void
on_load_anew_cb (AdwMessageDialog *dialog, const char *response, RhSession *session)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.open-game", "x", rh_session_get_id (session));
}

static void
on_save_cb (AdwMessageDialog *dialog, const char *response, RhSession *session)
{
  rh_save_game (gtk_window_get_transient_for (GTK_WINDOW (dialog)), session);
}

static void
offer (AdwMessageDialog *dialog, RhSession *session, const char *response, const char *label, GCallback callback)
{
  g_autofree char *signal = g_strconcat ("response::", response, NULL);

  adw_message_dialog_add_response (dialog, response, label);
  g_signal_connect_data (dialog, signal, callback, g_object_ref (session), (GClosureNotify) (GCallback) g_object_unref,
                         0);
}

/* They are in memory alone, and go with the game that is on the table. */
static void
add_sealed (AdwMessageDialog *dialog, RhSession *session, const GError *error)
{
  if (rh_session_get_n_sealed (session) > 0)
    adw_message_dialog_format_body (dialog, "%s\n\n%s", error->message,
                                    _("Bids that are sealed are asked for again then."));
}

/* The table has what the store doesn't: what another program did doesn't count as that. */
static gboolean
leaves_unsaved (const GError *error)
{
  if (error->domain != RH_STORE_ERROR)
    return g_error_matches (error, RH_SESSION_ERROR, RH_SESSION_ERROR_FORCED);

  return error->code != RH_STORE_ERROR_CHANGED && error->code != RH_STORE_ERROR_LOCKED;
}

/**
 * rh_game_error_show:
 * @widget: what was being used; the dialog belongs to its window
 * @session: the game on the table
 * @heading: what couldn't be done with it, such as “This Move Could Not Be Made”
 * @error: why; its message says what to do
 *
 * Says that something went wrong with a game. Where another program has changed
 * it, the dialog opens it anew; where it can't be stored, the dialog saves it
 * as a record. Sealed bids are in neither.
 */
void
rh_game_error_show (GtkWidget *widget, RhSession *session, const char *heading, const GError *error)
{
  AdwMessageDialog *dialog = rh_dialog_new_error (widget, heading, error);

  if (g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_CHANGED)) {
    offer (dialog, session, "load-anew", _("Reload"), G_CALLBACK (on_load_anew_cb));
    adw_message_dialog_set_response_appearance (dialog, "load-anew", ADW_RESPONSE_SUGGESTED);
    adw_message_dialog_set_default_response (dialog, "load-anew");
    add_sealed (dialog, session, error);
  } else if (leaves_unsaved (error)) {
    offer (dialog, session, "save", _("Save…"), G_CALLBACK (on_save_cb));
  }

  gtk_window_present (GTK_WINDOW (dialog));
}

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

/**
 * rh_game_error_find_dead_end:
 * @telling: what is said of the game
 * @session: a game
 *
 * Returns: (nullable): what stands in the way of any step, in a game that is played
 */
const RhDeadEnd *
rh_game_error_find_dead_end (const RhTelling *telling, RhSession *session)
{
  if (rh_session_is_replay (session) || rh_session_get_status (session) == RH_GAME_ENDED)
    return NULL;

  return telling->dead_end != NULL ? telling->dead_end (rh_session_get_state (session)) : NULL;
}

/**
 * rh_game_error_new_dead_end:
 * @title: why no step can be asked for
 * @text: more of that
 *
 * Returns: (transfer floating): what stands in the place of a step, with the one way on
 */
GtkWidget *
rh_game_error_new_dead_end (const char *title, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *child = gtk_button_new_with_label (_("End the Game without a Winner"));

  gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (child, 12);
  gtk_widget_add_css_class (child, "tall");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (child), "table.end");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  add_label (box, title, "title-2");
  add_label (box, text, "body");
  gtk_box_append (GTK_BOX (box), child);
  rh_text_size_wrap_buttons (box);

  return box;
}
