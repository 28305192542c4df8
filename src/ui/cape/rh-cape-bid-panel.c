/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where one player gives a bid, and nobody else looks.
 *
 * The digits are in the field alone. No label, tooltip, action or log is ever
 * given them, and the panel is destroyed, not hidden, when it is done with. */

#include "config.h"

#include "rh-cape-bid-panel.h"

#include "rh-cape-bid-field.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-cape-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

struct _RhCapeBidPanel {
  AdwBin parent_instance;

  /* Template */
  GtkLabel       *question;
  GtkLabel       *capital;
  RhCapeBidField *field;
  GtkWidget      *peek_button;
  GtkLabel       *refusal;
  GtkGrid        *keypad;

  /* Owned by the widget tree */
  GtkWidget *digit_buttons[10];

  /* Owned */
  RhSession *session;

  /* Borrowed */
  GtkWindow *window;

  guint seat;
};

enum {
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeBidPanel, rh_cape_bid_panel, ADW_TYPE_BIN)

static void
close_panel (RhCapeBidPanel *self, gboolean lost)
{
  rh_cape_bid_field_wipe (self->field);
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0, lost);
}

static void
show_refusal (RhCapeBidPanel *self, const char *text)
{
  gtk_label_set_label (self->refusal, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), text != NULL);
}

static char *
dup_capital (RhCapeBidPanel *self)
{
  const RhCapeState *state = rh_session_get_state (self->session);

  return rh_cape_text_pounds (state->players[self->seat].capital);
}

/* The session's own words may name the bid, so they aren't shown. */
static void
refuse (RhCapeBidPanel *self, const GError *error)
{
  if (g_error_matches (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID)) {
    g_autofree char *capital = dup_capital (self);
    g_autofree char *text = NULL;

    /* Translators: the pounds the bidder has */
    text = g_strdup_printf (_("That is more than your %s. Give another bid."), capital);
    show_refusal (self, text);
  } else {
    show_refusal (self, error->message);
  }
}

static void
on_seal_cb (RhCapeBidPanel *self)
{
  g_autoptr (RhCapeBidPanel) kept = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  gboolean sealed;
  int bid;

  if (!rh_cape_bid_field_get_bid (self->field, &bid)) {
    show_refusal (self, _("Type a bid first. £0 is a bid too."));
    return;
  }

  sealed = rh_session_seal_bid (self->session, self->seat, bid, &error);
  explicit_bzero (&bid, sizeof bid);
  rh_cape_bid_field_wipe (self->field);

  if (sealed)
    close_panel (kept, FALSE);
  else
    refuse (kept, error);
}

static void
on_back_clicked_cb (GtkButton *button, RhCapeBidPanel *self)
{
  close_panel (self, FALSE);
}

static void
on_digit_clicked_cb (GtkWidget *button, RhCapeBidPanel *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->digit_buttons); i++) {
    if (self->digit_buttons[i] == button)
      rh_cape_bid_field_add_digit (self->field, i);
  }
  show_refusal (self, NULL);
}

static void
on_erase_clicked_cb (GtkButton *button, RhCapeBidPanel *self)
{
  rh_cape_bid_field_erase (self->field);
}

static void
on_clear_clicked_cb (GtkButton *button, RhCapeBidPanel *self)
{
  rh_cape_bid_field_wipe (self->field);
}

/* A pointer that holds the button down makes it active. */
static void
on_peek_flags_changed_cb (GtkWidget *button, GtkStateFlags previous, RhCapeBidPanel *self)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (button);

  if (((flags ^ previous) & GTK_STATE_FLAG_ACTIVE) != 0)
    rh_cape_bid_field_set_peek (self->field, (flags & GTK_STATE_FLAG_ACTIVE) != 0);
}

static gboolean
on_peek_key_pressed_cb (GtkEventControllerKey *controller,
                        guint                  keyval,
                        guint                  keycode,
                        GdkModifierType        modifiers,
                        RhCapeBidPanel        *self)
{
  if (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
    return FALSE;

  rh_cape_bid_field_set_peek (self->field, TRUE);

  return TRUE;
}

static void
on_peek_key_released_cb (GtkEventControllerKey *controller,
                         guint                  keyval,
                         guint                  keycode,
                         GdkModifierType        modifiers,
                         RhCapeBidPanel        *self)
{
  rh_cape_bid_field_set_peek (self->field, FALSE);
}

/* A held pointer that moves off the button gets no leave either. */
static void
on_peek_motion_cb (GtkEventControllerMotion *controller, double x, double y, RhCapeBidPanel *self)
{
  if (!gtk_widget_contains (self->peek_button, x, y))
    rh_cape_bid_field_set_peek (self->field, FALSE);
}

/* Where the window loses the focus, a held button gets no release. */
static void
on_peek_leave_cb (RhCapeBidPanel *self)
{
  rh_cape_bid_field_set_peek (self->field, FALSE);
}

static void
on_is_active_changed_cb (GtkWindow *window, GParamSpec *pspec, RhCapeBidPanel *self)
{
  if (!gtk_window_is_active (window))
    close_panel (self, TRUE);
}

static void
rh_cape_bid_panel_map (GtkWidget *widget)
{
  RhCapeBidPanel *self = RH_CAPE_BID_PANEL (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (rh_cape_bid_panel_parent_class)->map (widget);

  if (GTK_IS_WINDOW (root)) {
    self->window = GTK_WINDOW (root);
    g_signal_connect_object (root, "notify::is-active", G_CALLBACK (on_is_active_changed_cb), self, 0);
  }
}

static void
rh_cape_bid_panel_unmap (GtkWidget *widget)
{
  RhCapeBidPanel *self = RH_CAPE_BID_PANEL (widget);

  rh_cape_bid_field_wipe (self->field);
  if (self->window != NULL) {
    g_signal_handlers_disconnect_by_func (self->window, on_is_active_changed_cb, self);
    self->window = NULL;
  }

  GTK_WIDGET_CLASS (rh_cape_bid_panel_parent_class)->unmap (widget);
}

static void
rh_cape_bid_panel_dispose (GObject *object)
{
  RhCapeBidPanel *self = RH_CAPE_BID_PANEL (object);

  if (self->field != NULL)
    rh_cape_bid_field_wipe (self->field);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_cape_bid_panel_parent_class)->dispose (object);
}

static void
rh_cape_bid_panel_class_init (RhCapeBidPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rh_cape_bid_panel_dispose;
  widget_class->map = rh_cape_bid_panel_map;
  widget_class->unmap = rh_cape_bid_panel_unmap;

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_BID_FIELD);
  g_type_ensure (RH_TYPE_CAPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-bid-panel.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, question);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, capital);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, field);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, peek_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, refusal);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, keypad);
  gtk_widget_class_bind_template_callback (widget_class, on_seal_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_peek_flags_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_peek_key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_peek_key_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_peek_motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_peek_leave_cb);

  signals[SIGNAL_CLOSED] = g_signal_new ("closed",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL,
                                         G_TYPE_NONE,
                                         1, G_TYPE_BOOLEAN);
}

static GtkWidget *
add_key (RhCapeBidPanel *self, GtkWidget *button, int column, int row, GCallback callback)
{
  /* The focus stays in the field: it would tell which key was pressed. */
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "cape-button");
  gtk_widget_add_css_class (button, "keypad");
  g_signal_connect (button, "clicked", callback, self);
  gtk_grid_attach (self->keypad, button, column, row, 1, 1);

  return button;
}

static void
rh_cape_bid_panel_init (RhCapeBidPanel *self)
{
  GtkWidget *erase;
  GtkWidget *clear;

  gtk_widget_init_template (GTK_WIDGET (self));

  for (int i = 0; i < 10; i++) {
    const char label[] = { (char) ('0' + i), '\0' };
    int place = (i + 9) % 10; /* 1 to 9 in three rows, 0 below in the middle */
    int column = i == 0 ? 1 : place % 3;
    GtkWidget *button = gtk_button_new_with_label (label);

    self->digit_buttons[i] = add_key (self, button, column, place / 3, G_CALLBACK (on_digit_clicked_cb));
  }

  erase = gtk_button_new_with_label ("⌫");
  gtk_accessible_update_property (GTK_ACCESSIBLE (erase), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("button", "Erase"), -1);
  add_key (self, erase, 0, 3, G_CALLBACK (on_erase_clicked_cb));
  clear = gtk_button_new_with_label (C_("button", "Clear"));
  add_key (self, clear, 2, 3, G_CALLBACK (on_clear_clicked_cb));
}

/**
 * rh_cape_bid_panel_new:
 * @session: the game
 * @seat: who bids, from 0
 *
 * Returns: (transfer floating): the panel in which that player bids
 */
GtkWidget *
rh_cape_bid_panel_new (RhSession *session, guint seat)
{
  RhCapeBidPanel *self = g_object_new (RH_TYPE_CAPE_BID_PANEL, NULL);
  const char *name = rh_session_get_setup (session)->seats[seat].name;
  g_autofree char *capital = NULL;
  g_autofree char *question = NULL;
  g_autofree char *text = NULL;

  self->session = g_object_ref (session);
  self->seat = seat;

  capital = dup_capital (self);
  /* Translators: a player */
  question = g_strdup_printf (_("%s, only you should look"), name);
  /* Translators: the pounds the bidder has */
  text = g_strdup_printf (_("You have %s. Everybody pays their bid."), capital);
  gtk_label_set_label (self->question, question);
  gtk_label_set_label (self->capital, text);
  rh_cape_bid_field_set_name (self->field, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);

  return GTK_WIDGET (self);
}

/**
 * rh_cape_bid_panel_key:
 * @self: a bid panel
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes the keys of the field wherever the focus is, and Escape.
 *
 * Returns: whether it was one
 */
gboolean
rh_cape_bid_panel_key (RhCapeBidPanel *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_PANEL (self), FALSE);

  if (keyval == GDK_KEY_Escape) {
    close_panel (self, FALSE);
    return TRUE;
  }

  return rh_cape_bid_field_key (self->field, keyval, modifiers);
}

/**
 * rh_cape_bid_panel_focus:
 * @self: a bid panel
 *
 * Puts the focus on the field.
 */
void
rh_cape_bid_panel_focus (RhCapeBidPanel *self)
{
  g_return_if_fail (RH_IS_CAPE_BID_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->field));
}
