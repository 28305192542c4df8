/* SPDX-License-Identifier: GPL-3.0-or-later
 * A big button for one tap or one key: the key it shows is the key it takes. */

#include "config.h"

#include "rh-button.h"

#include "rh-announce.h"
#include "rh-children.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-style.h"

#include <glib/gi18n.h>

#define REST_MS 700

struct _RhButton {
  GtkButton parent_instance;

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *caption;
  GtkWidget *key_label;

  const char *key; /* interned */
  gboolean is_choice; /* chosen or not, which most buttons are never */
  gboolean chosen;

  GtkEventController *guard; /* owned by the button; NULL until a key is to be kept from it */
  gboolean rests;
  gint64 since; /* when it began to, in microseconds */
  gulong offered; /* to its window, for as long as it has the focus only because it is offered; else 0 */
};

G_DEFINE_FINAL_TYPE (RhButton, rh_button, GTK_TYPE_BUTTON)

static GtkWidget *
add_label (RhButton *self, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "visible", FALSE,
                                   "justify", GTK_JUSTIFY_CENTER,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->box), label);

  return label;
}

/* At once: GTK waits for a quarter of a second, in which another key can bring what it wasn't pressed for. */
static void
rh_button_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
rh_button_map (GtkWidget *widget)
{
  RH_BUTTON (widget)->since = g_get_monotonic_time ();
  GTK_WIDGET_CLASS (rh_button_parent_class)->map (widget);
}

/* What has the ring of the focus is pressed by Enter: what is only offered has none. A state and no class, as what is chosen. */
static void
end_offer (RhButton *self, GtkRoot *root)
{
  g_clear_signal_handler (&self->offered, root);
  gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_INCONSISTENT);
}

static void
rh_button_unroot (GtkWidget *widget)
{
  end_offer (RH_BUTTON (widget), gtk_widget_get_root (widget));

  GTK_WIDGET_CLASS (rh_button_parent_class)->unroot (widget);
}

static void
rh_button_dispose (GObject *object)
{
  gtk_button_set_child (GTK_BUTTON (object), NULL);
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_button_parent_class)->dispose (object);
}

static void
rh_button_class_init (RhButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_button_dispose;
  GTK_BUTTON_CLASS (klass)->activate = rh_button_activate;
  GTK_WIDGET_CLASS (klass)->map = rh_button_map;
  GTK_WIDGET_CLASS (klass)->unroot = rh_button_unroot;

  /**
   * RhButton::refused:
   *
   * A key would have pressed the button but is kept from it, and the bell has been rung: whoever knows why may say so.
   */
  g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  rh_style_load ();
}

/* From a template it would take half as long again, and a step has dozens. */
static void
rh_button_init (RhButton *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->label = add_label (self, "rh-label");
  self->caption = add_label (self, "rh-caption");
  gtk_widget_set_halign (self->caption, GTK_ALIGN_CENTER);

  /* In the same room as the text, without an overlay that would be styled and measured, too; what is said of labels isn't meant. */
  self->key_label = g_object_new (GTK_TYPE_LABEL,
                                  "css-name", "rh-key",
                                  "visible", FALSE,
                                  "halign", GTK_ALIGN_END,
                                  "valign", GTK_ALIGN_START,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);
  gtk_widget_add_css_class (self->key_label, "rh-key");

  gtk_button_set_child (GTK_BUTTON (self), self->box);
  gtk_widget_set_parent (self->key_label, GTK_WIDGET (self));
  rh_children_stack (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-button");
}

/**
 * rh_button_new:
 *
 * Returns: (transfer floating): a button without text
 */
GtkWidget *
rh_button_new (void)
{
  return g_object_new (RH_TYPE_BUTTON, NULL);
}

/**
 * rh_button_new_radio:
 *
 * Returns: (transfer floating): a button without text, of which one of a row is chosen; to screen readers too
 */
GtkWidget *
rh_button_new_radio (void)
{
  GtkWidget *button = g_object_new (RH_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  rh_button_set_chosen (RH_BUTTON (button), FALSE);

  return button;
}

static gboolean
is_shown (GtkWidget *label, const char *text)
{
  return gtk_widget_get_visible (label) == (text != NULL) &&
         g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text != NULL ? text : "");
}

/**
 * rh_button_set:
 * @self: a button
 * @label: (nullable): what it does
 * @caption: (nullable): a word more, in small letters
 *
 * Sets its text. Both together are its accessible name. What it says already is left as it is, and so is that name:
 * to give what has the focus another one for a moment would have it said.
 */
void
rh_button_set (RhButton *self, const char *label, const char *caption)
{
  g_autofree char *name = NULL;

  g_return_if_fail (RH_IS_BUTTON (self));

  if (is_shown (self->label, label) && is_shown (self->caption, caption))
    return;

  rh_label_show (self->label, label);
  rh_label_show (self->caption, caption);
  /* Translators: a button as screen readers say it: what it does, then a word more, as in “Build, not enough money” */
  name = caption != NULL ? g_strdup_printf (C_("spoken button", "%1$s, %2$s"), label, caption) : g_strdup (label);
  if (name != NULL)
    rh_button_set_name (self, name);
}

/**
 * rh_button_set_named:
 * @self: a button
 *
 * The text is a name, which is cut off where it is too long, and makes the button neither wider nor higher.
 */
void
rh_button_set_named (RhButton *self)
{
  g_return_if_fail (RH_IS_BUTTON (self));

  gtk_label_set_wrap (GTK_LABEL (self->label), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->label), 1);
  gtk_widget_add_css_class (self->label, "name");
}

/**
 * rh_button_set_width_chars:
 * @self: a button
 * @chars: a number of letters
 *
 * Asks for no more room than these take; longer words have a line each.
 */
void
rh_button_set_width_chars (RhButton *self, int chars)
{
  g_return_if_fail (RH_IS_BUTTON (self));

  gtk_label_set_max_width_chars (GTK_LABEL (self->label), chars);
}

/**
 * rh_button_set_key:
 * @self: a button
 * @key: (nullable): one character, in the user's language
 *
 * Sets the key. It stands in the corner, unless the label set before is that key.
 */
void
rh_button_set_key (RhButton *self, const char *key)
{
  g_return_if_fail (RH_IS_BUTTON (self));

  if (key != NULL) {
    gboolean told = g_str_equal (gtk_label_get_label (GTK_LABEL (self->label)), key);
    g_autofree char *shown = g_utf8_strup (key, -1);

    rh_label_show (self->key_label, told ? NULL : shown);
    if (!told)
      gtk_widget_add_css_class (self->box, "keyed");
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  } else if (self->key != NULL) {
    rh_label_show (self->key_label, NULL);
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
  }
  self->key = g_intern_string (key);
}

/**
 * rh_button_set_name:
 * @self: a button
 * @name: its accessible name, where its text alone wouldn't say enough
 */
void
rh_button_set_name (RhButton *self, const char *name)
{
  g_return_if_fail (RH_IS_BUTTON (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * rh_button_set_picture:
 * @self: a button
 * @picture: a widget that stands above the text, and beside the key; if it expands, above the key, and in all the room
 */
void
rh_button_set_picture (RhButton *self, GtkWidget *picture)
{
  gboolean expands = gtk_widget_get_vexpand (picture);

  g_return_if_fail (RH_IS_BUTTON (self));

  gtk_widget_set_halign (picture, expands ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->key_label, expands ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_box_prepend (GTK_BOX (self->box), picture);
}

/**
 * rh_button_set_key_above:
 * @self: a button with a picture
 *
 * Has the key in the corner above, beside a picture that is narrower than the text.
 */
void
rh_button_set_key_above (RhButton *self)
{
  g_return_if_fail (RH_IS_BUTTON (self));

  gtk_widget_set_halign (self->key_label, GTK_ALIGN_END);
  gtk_widget_set_valign (self->key_label, GTK_ALIGN_START);
  gtk_widget_remove_css_class (self->box, "keyed");
}

/**
 * rh_button_set_picture_beside:
 * @self: a button
 * @picture: a widget that stands above the text, at the side of the small letters
 *
 * Takes less height than a picture above both. With small letters all begins at one edge: the key has the other, beside
 * the word, which is shorter.
 */
void
rh_button_set_picture_beside (RhButton *self, GtkWidget *picture)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gboolean lettered = gtk_widget_get_visible (self->caption);

  g_return_if_fail (RH_IS_BUTTON (self));

  g_object_ref (self->caption);
  gtk_box_remove (GTK_BOX (self->box), self->caption);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), self->caption);
  g_object_unref (self->caption);
  gtk_widget_set_halign (row, lettered ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->label, lettered ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  if (lettered)
    gtk_widget_set_valign (self->key_label, GTK_ALIGN_END);
  gtk_box_prepend (GTK_BOX (self->box), row);
}

/**
 * rh_button_set_chosen:
 * @self: a button
 * @chosen: whether it is the choice made
 *
 * Shows the choice, to eyes and to screen readers.
 */
void
rh_button_set_chosen (RhButton *self, gboolean chosen)
{
  g_return_if_fail (RH_IS_BUTTON (self));

  /* Of a row of buttons one or two are another than they were. */
  if (self->is_choice && self->chosen == chosen)
    return;

  self->is_choice = TRUE;
  self->chosen = chosen;
  rh_style_select (GTK_WIDGET (self), chosen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (self)) == GTK_ACCESSIBLE_ROLE_RADIO
                                 ? GTK_ACCESSIBLE_STATE_CHECKED : GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/**
 * rh_button_is_chosen:
 * @self: a button
 *
 * Returns: whether it is the choice made
 */
gboolean
rh_button_is_chosen (RhButton *self)
{
  g_return_val_if_fail (RH_IS_BUTTON (self), FALSE);

  return self->chosen;
}

static gboolean
on_key_pressed_cb (GtkEventControllerKey *controller,
                   guint                  keyval,
                   guint                  keycode,
                   GdkModifierType        modifiers,
                   RhButton              *self)
{
  gboolean named = self->offered == 0 || rh_button_is_chosen (self);
  gboolean rests = self->rests && g_get_monotonic_time () - self->since < REST_MS * G_TIME_SPAN_MILLISECOND;

  if (!rh_key_chooses (keyval) || (named && !rests))
    return FALSE;

  rh_announce_refusal (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "refused");

  return TRUE;
}

static void
guard (RhButton *self)
{
  if (self->guard != NULL)
    return;

  self->guard = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->guard, GTK_PHASE_CAPTURE);
  g_signal_connect (self->guard, "key-pressed", G_CALLBACK (on_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), self->guard);
}

/**
 * rh_button_set_rests:
 * @self: a button
 * @rests: whether Enter doesn't press it yet
 *
 * From now on, and from each time it comes in sight, a button that rests isn't pressed by Enter or Space for a moment:
 * these ring the bell.
 * Who has typed a number and Enter a dozen times types them where the number was enough, and who comes back to a page
 * with Enter may press it once more: that shouldn't cost anything. A pointer presses the button, and so does its key.
 */
void
rh_button_set_rests (RhButton *self, gboolean rests)
{
  g_return_if_fail (RH_IS_BUTTON (self));

  if (rests)
    guard (self);
  self->rests = rests;
  self->since = g_get_monotonic_time ();
}

/* The focus is somebody's choice from now on. */
static void
on_focus_moved_cb (GtkRoot *root, GParamSpec *pspec, RhButton *self)
{
  if (gtk_root_get_focus (root) != GTK_WIDGET (self))
    end_offer (self, root);
}

/**
 * rh_button_offer:
 * @self: the first of some answers, in a window
 *
 * Puts the focus on it, without its ring, so that the arrow keys find the others. As long as it is there for no other reason,
 * Enter and Space only ring the bell: once too often they would give an answer that nobody has named. A pointer and the button's
 * own key press it; and so do these, once the focus has been moved away and back, or the answer is chosen.
 */
void
rh_button_offer (RhButton *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_return_if_fail (RH_IS_BUTTON (self));

  guard (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (root != NULL && self->offered == 0 && gtk_root_get_focus (root) == GTK_WIDGET (self))
    self->offered = g_signal_connect (root, "notify::focus-widget", G_CALLBACK (on_focus_moved_cb), self);
  if (self->offered != 0)
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_INCONSISTENT, FALSE);
}

static gboolean
click (RhButton *self)
{
  if (!gtk_widget_is_sensitive (GTK_WIDGET (self)) || !gtk_widget_is_visible (GTK_WIDGET (self)))
    return FALSE;

  g_signal_emit_by_name (self, "clicked");

  return TRUE;
}

/**
 * rh_button_take_key:
 * @self: a button
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Clicks the button if the key is its own. A key with Ctrl, Alt or Super is never: those are commands.
 *
 * Returns: whether it was
 */
gboolean
rh_button_take_key (RhButton *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_BUTTON (self), FALSE);

  return self->key != NULL && rh_key_is (keyval, self->key) && rh_key_is_plain (modifiers) && click (self);
}

/**
 * rh_button_take_escape:
 * @self: a button that leads back
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Clicks the button if the key is Escape.
 *
 * Returns: whether it was
 */
gboolean
rh_button_take_escape (RhButton *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_BUTTON (self), FALSE);

  return keyval == GDK_KEY_Escape && rh_key_is_plain (modifiers) && click (self);
}
