/* SPDX-License-Identifier: GPL-3.0-or-later
 * A note on a game, to read and to write. What is typed is kept as it is typed, however the dialog is left. */

#include "config.h"

#include "rh-note-dialog.h"

#include "rh-dialog.h"

#include <glib/gi18n.h>

/* Of the field, in pixels. */
#define HEIGHT 140

/* So long after the last key it is kept, in milliseconds. */
#define PAUSE 700

/**
 * Writing:
 * @dialog: (transfer none): which owns this
 * @store: (transfer none): where the game is
 * @game: its number
 * @text: (transfer none): what is written
 * @left: (transfer none): says that it's too long
 * @kept: (nullable): what is in the store
 * @timer: while what was typed isn't there yet
 * @gone: whether the game is there no more
 * @given_up: whether what can't be kept is left behind
 */
typedef struct {
  AdwMessageDialog *dialog;
  RhStore          *store;
  gint64            game;
  GtkTextBuffer    *text;
  GtkLabel         *left;
  char             *kept;
  guint             timer;
  gboolean          gone;
  gboolean          given_up;
} Writing;

static void
writing_free (Writing *writing)
{
  g_clear_handle_id (&writing->timer, g_source_remove);
  g_free (writing->kept);
  g_free (writing);
}

static char *
dup_text (Writing *writing)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (writing->text, &start, &end);

  return g_strstrip (gtk_text_buffer_get_text (writing->text, &start, &end, FALSE));
}

static gboolean
is_too_long (const char *text)
{
  return g_utf8_strlen (text, -1) > RH_NOTE_MAX;
}

/* Whether all of it is there now. */
static gboolean
save (Writing *writing, GError **error)
{
  g_autofree char *text = dup_text (writing);

  g_clear_handle_id (&writing->timer, g_source_remove);
  if (writing->given_up || g_str_equal (text, writing->kept != NULL ? writing->kept : ""))
    return TRUE;
  if (is_too_long (text) || !rh_store_set_note (writing->store, writing->game, text, error))
    return FALSE;

  g_free (writing->kept);
  writing->kept = g_steal_pointer (&text);

  return TRUE;
}

/* What can't be kept now is told when the dialog is left. */
static gboolean
on_timer_cb (gpointer data)
{
  Writing *writing = data;

  writing->timer = 0;
  save (writing, NULL);

  return G_SOURCE_REMOVE;
}

/* Nothing that was typed is cut off: it's said that it must be shorter. */
static void
on_changed_cb (Writing *writing)
{
  g_autofree char *text = dup_text (writing);
  glong n = g_utf8_strlen (text, -1);
  guint over = n > RH_NOTE_MAX ? (guint) (n - RH_NOTE_MAX) : 0;
  g_autofree char *left =
    g_strdup_printf (ngettext ("%u character too many", "%u characters too many", over), over);

  gtk_label_set_label (writing->left, left);
  gtk_widget_set_visible (GTK_WIDGET (writing->left), over > 0);
  adw_message_dialog_set_response_enabled (writing->dialog, "done", over == 0);
  g_clear_handle_id (&writing->timer, g_source_remove);
  writing->timer = g_timeout_add (PAUSE, on_timer_cb, writing);
}

static void
on_response_cb (Writing *writing, const char *response)
{
  save (writing, NULL);
}

static gboolean
close_now (gpointer data)
{
  gtk_window_close (data);

  return G_SOURCE_REMOVE;
}

/* Of a game that is gone there is nothing to write on. */
static void
on_refused_response_cb (AdwMessageDialog *dialog, const char *response)
{
  Writing *writing = g_object_get_data (G_OBJECT (dialog), "rh-writing");

  if (!writing->gone && !g_str_equal (response, "discard"))
    return;

  writing->given_up = TRUE;
  /* What is answered goes with the dialog it belongs to, and not while it is being answered. */
  g_idle_add_full (G_PRIORITY_DEFAULT, close_now, g_object_ref (dialog), g_object_unref);
}

static void
show_refused (Writing *writing, const GError *error)
{
  AdwMessageDialog *dialog = rh_dialog_new_error (GTK_WIDGET (writing->dialog), _("The Note Could Not Be Saved"), error);

  writing->gone = g_error_matches (error, RH_STORE_ERROR, RH_STORE_ERROR_NOT_FOUND);
  if (!writing->gone) {
    adw_message_dialog_add_response (dialog, "discard", C_("button", "Discard"));
    adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
    adw_message_dialog_set_response_label (dialog, "close", C_("button", "Keep Writing"));
  }
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_refused_response_cb), writing->dialog, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* What can't be kept isn't left, unless people say so. */
static gboolean
on_close_request_cb (Writing *writing)
{
  g_autoptr (GError) error = NULL;
  gboolean saved = save (writing, &error);

  if (error != NULL)
    show_refused (writing, error);

  return !saved;
}

/* With the whole program, too. */
static void
on_unrealize_cb (Writing *writing)
{
  save (writing, NULL);
}

/* Enter makes a line; with Ctrl it is done. */
static gboolean
on_key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType modifiers, Writing *writing)
{
  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || (modifiers & GDK_CONTROL_MASK) == 0)
    return FALSE;

  gtk_window_close (GTK_WINDOW (writing->dialog));

  return TRUE;
}

static GtkWidget *
field_new (Writing *writing)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set (view,
                "wrap-mode", GTK_WRAP_WORD_CHAR,
                "accepts-tab", FALSE,
                "top-margin", 9, "bottom-margin", 9, "left-margin", 9, "right-margin", 9,
                NULL);
  gtk_widget_add_css_class (view, "rh-second");
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("of a game", "Note"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), writing);
  gtk_widget_add_controller (view, keys);
  writing->text = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), HEIGHT);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scroller), TRUE);

  return scroller;
}

static void
fill (Writing *writing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *field = field_new (writing);

  writing->left = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, "visible", FALSE, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (writing->left), "error");
  gtk_box_append (GTK_BOX (box), field);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (writing->left));
  adw_message_dialog_set_extra_child (writing->dialog, box);
  gtk_widget_grab_focus (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (field)));
}

/**
 * rh_note_dialog_new:
 * @parent: the window it belongs to
 * @store: (transfer none): the store, which must outlive it
 * @game: a game's number
 * @error: return location; any of %RH_STORE_ERROR
 *
 * Makes a dialog with the note of a game. What is written there is kept before others hear of its response, by whatever
 * way it is left.
 *
 * Returns: (transfer none) (nullable): a dialog that isn't shown yet; %NULL where the note can't be read
 */
AdwMessageDialog *
rh_note_dialog_new (GtkWindow *parent, RhStore *store, gint64 game, GError **error)
{
  g_autofree char *note = NULL;
  Writing *writing;

  if (!rh_store_dup_note (store, game, &note, error))
    return NULL;

  writing = g_new0 (Writing, 1);
  writing->dialog = rh_dialog_new (parent, C_("of a game", "Note"), NULL);
  writing->store = store;
  writing->game = game;
  writing->kept = g_steal_pointer (&note);
  g_object_set_data_full (G_OBJECT (writing->dialog), "rh-writing", writing, (GDestroyNotify) writing_free);
  adw_message_dialog_add_response (writing->dialog, "done", C_("dialog", "Done"));
  adw_message_dialog_set_response_appearance (writing->dialog, "done", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (writing->dialog, "done");
  fill (writing);
  gtk_text_buffer_set_text (writing->text, writing->kept != NULL ? writing->kept : "", -1);
  g_signal_connect_swapped (writing->text, "changed", G_CALLBACK (on_changed_cb), writing);
  g_signal_connect_swapped (writing->dialog, "response", G_CALLBACK (on_response_cb), writing);
  g_signal_connect_swapped (writing->dialog, "close-request", G_CALLBACK (on_close_request_cb), writing);
  g_signal_connect_swapped (writing->dialog, "unrealize", G_CALLBACK (on_unrealize_cb), writing);

  return writing->dialog;
}
