/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where one player gives a bid, and nobody else looks.
 *
 * The digits are in the field alone. No label, tooltip, action or log is ever
 * given them, and the panel is destroyed, not hidden, when it is done with. */

#include "config.h"

#include "rh-cape-bid-panel.h"

#include "rh-announce.h"
#include "rh-cape.h"
#include "rh-cape-bid-field.h"
#include "rh-cape-bid-keys.h"
#include "rh-cape-bid-peek.h"
#include "rh-cape-bid-screen.h"
#include "rh-cape-bid-told.h"
#include "rh-cape-bid-wait.h"
#include "rh-cape-style.h"
#include "rh-held.h"
#include "rh-keys.h"
#include "rh-panel.h"
#include "rh-prompt.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>
#include <string.h>

#define LIMIT (60 * 1000) /* a minute */
#define WAIT (12 * 1000)  /* how long somebody thinks who has opened their bid out of turn */

struct _RhCapeBidPanel {
  AdwBin parent_instance;

  /* Template */
  RhStepFrame     *frame;
  RhCapeBidScreen *screen;
  RhCapeBidTold   *told;
  RhCapeBidField  *field;
  GtkWidget       *peek_button;
  RhCapeBidKeys   *keypad;
  GtkWidget       *seal_button;
  GtkLabel        *bidder; /* whose bid is sealed */

  /* Owned by the widget tree */
  GtkWidget *digit_buttons[10];

  /* Owned */
  RhSession *session;

  /* Borrowed, while mapped */
  GtkWindow  *window;
  GdkSurface *surface;

  guint    seat;
  guint    limit;    /* milliseconds of nothing after which the bid is wiped */
  guint    limit_id; /* a timeout source, while mapped */
  gboolean closed;
  gboolean out_of_turn; /* whether whoever types without a look means another bid */
  RhCapeBidWait wait;
  gboolean wary; /* whether Enter was pressed where nothing is typed */
};

enum {
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeBidPanel, rh_cape_bid_panel, ADW_TYPE_BIN)

/* Whoever holds the panel destroys it now; it may come here only once. */
static void
close_panel (RhCapeBidPanel *self, RhCapeBidEnd end)
{
  rh_cape_bid_field_wipe (self->field);
  if (self->closed)
    return;

  self->closed = TRUE;
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0, (int) end);
}

static gboolean
on_limit_cb (gpointer data)
{
  RhCapeBidPanel *self = data;

  self->limit_id = 0;
  close_panel (self, self->limit == RH_CAPE_BID_MOMENT ? RH_CAPE_BID_COVERED : RH_CAPE_BID_FORGOTTEN);

  return G_SOURCE_REMOVE;
}

/* The panel closes by itself a minute after the last key, click or touch. */
static void
restart_limit (RhCapeBidPanel *self)
{
  g_clear_handle_id (&self->limit_id, g_source_remove);
  if (!self->closed && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->limit_id = g_timeout_add (self->limit, on_limit_cb, self);
}

/* Once more is typed, a figure of somebody else's comes late. */
static void
wait (RhCapeBidPanel *self, gboolean empty)
{
  rh_cape_bid_wait_begin (&self->wait, GTK_WIDGET (self),
                          empty && self->out_of_turn ? gtk_label_get_label (self->bidder) : NULL, WAIT);
}

/* Somebody looks, or begins another bid. */
static void
go_on (RhCapeBidPanel *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "stopped");
  rh_cape_bid_told_refuse (self->told, "");
}

/* That nothing was sealed stands here, and nowhere where others read it: they would know that a bid was too much. What else is refused
 * is told where the step tells it. */
static void
on_refuse_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RhCapeBidPanel *self = RH_CAPE_BID_PANEL (widget);
  const char *text = g_variant_get_string (parameter, NULL);
  gboolean stopped = gtk_widget_has_css_class (widget, "stopped");

  if (stopped && !rh_panel_is_stopped (widget))
    go_on (self);
  if (stopped && g_str_equal (text, rh_cape_text_bids_stopped ()))
    rh_announce (widget, text);
  else
    gtk_widget_activate_action_variant (gtk_widget_get_parent (widget), action, parameter);
}

/* Who doesn't look believes the bid sealed, and what is typed on is the next player's. */
static void
stop (RhCapeBidPanel *self, const char *why)
{
  rh_cape_bid_panel_set_limit (self, LIMIT);
  self->out_of_turn = FALSE; /* it is said already */
  rh_cape_bid_field_wipe (self->field);
  rh_cape_bid_wait_end (&self->wait);
  rh_cape_bid_told_stop (self->told, why);
  gtk_widget_add_css_class (GTK_WIDGET (self), "stopped"); /* looks no other: it would be seen across the table */
  rh_panel_stop (GTK_WIDGET (self), rh_cape_text_bids_stopped (), TRUE);
}

/* In fewer words than the session's, so that they fit the place kept free for them. */
static void
refuse_bid (RhCapeBidPanel *self, const GError *error)
{
  const RhCapeState *state = rh_session_get_state (self->session);
  gboolean much = g_error_matches (error, RH_SESSION_ERROR, RH_SESSION_ERROR_BID);
  g_autofree char *why =
    much ? rh_cape_text_bids_too_much (state->players[self->seat].capital) : g_strdup (error->message);

  stop (self, why);
}

/* Whether a bid is taken is settled by comparing it with the capital, at once, and told on this panel
 * alone: a refusal neither waits, nor asks anything, nor changes the session, so that the tiles and
 * the public table stay as they were, as they do while somebody types. */
static void
on_seal_cb (RhCapeBidPanel *self)
{
  g_autoptr (RhCapeBidPanel) kept = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  gboolean sealed;
  int bid;

  if (!rh_cape_bid_field_get_bid (self->field, &bid)) {
    if (self->wary)
      close_panel (kept, RH_CAPE_BID_EMPTY);
    else
      rh_cape_bid_told_refuse (self->told, _("Type a bid first. £0 is a bid too."));
    self->wary = TRUE;
    return;
  }

  sealed = rh_session_seal_bid (self->session, self->seat, bid, &error);
  explicit_bzero (&bid, sizeof bid);
  rh_cape_bid_field_wipe (self->field);
  if (sealed)
    close_panel (kept, RH_CAPE_BID_LEFT);
  else
    refuse_bid (kept, error);
}

static void
on_back_clicked_cb (GtkButton *button, RhCapeBidPanel *self)
{
  close_panel (self, RH_CAPE_BID_LEFT);
}

static void
on_digit_clicked_cb (GtkWidget *button, RhCapeBidPanel *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->digit_buttons); i++) {
    if (self->digit_buttons[i] == button)
      rh_cape_bid_field_add_digit (self->field, i);
  }
  restart_limit (self);
}

static void
on_late_cb (RhCapeBidPanel *self)
{
  stop (self, _("Left for a moment."));
}

/* Another bid is begun; what was wrong with the one before isn't wrong with this. Before that there is nothing to seal. */
static void
on_empty_cb (RhCapeBidField *field, gboolean empty, RhCapeBidPanel *self)
{
  rh_cape_style_set_class (self->seal_button, "barred", empty);
  wait (self, empty);
  if (empty)
    return;

  self->wary = FALSE;
  if (rh_cape_bid_told_refuses (self->told))
    go_on (self);
}

static void
on_erase_clicked_cb (GtkButton *button, RhCapeBidPanel *self)
{
  restart_limit (self);
  rh_cape_bid_field_erase (self->field);
}

static void
on_clear_clicked_cb (GtkButton *button, RhCapeBidPanel *self)
{
  restart_limit (self);
  rh_cape_bid_field_wipe (self->field);
}

static void
on_is_active_changed_cb (GtkWindow *window, GParamSpec *pspec, RhCapeBidPanel *self)
{
  if (!gtk_window_is_active (window))
    close_panel (self, RH_CAPE_BID_COVERED);
}

/* A letter is a key of the page, such as the ledger's; slipping onto one must not lose the bid. */
static gboolean
is_letter (guint keyval, GdkModifierType modifiers)
{
  return rh_key_is_plain (modifiers) && g_unichar_isgraph (gdk_keyval_to_unicode (keyval));
}

static void
on_state_changed_cb (GdkToplevel *surface, GParamSpec *pspec, RhCapeBidPanel *self)
{
  if ((gdk_toplevel_get_state (surface) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0)
    close_panel (self, RH_CAPE_BID_COVERED);
}

static gboolean
on_event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, RhCapeBidPanel *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS || type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    restart_limit (self);

  return FALSE;
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
    self->surface = gtk_native_get_surface (GTK_NATIVE (root));
    if (GDK_IS_TOPLEVEL (self->surface))
      g_signal_connect_object (self->surface, "notify::state", G_CALLBACK (on_state_changed_cb), self, 0);
  }
  restart_limit (self);
  wait (self, TRUE);
}

static void
rh_cape_bid_panel_unmap (GtkWidget *widget)
{
  RhCapeBidPanel *self = RH_CAPE_BID_PANEL (widget);

  rh_cape_bid_field_wipe (self->field);
  rh_cape_bid_wait_end (&self->wait);
  g_clear_handle_id (&self->limit_id, g_source_remove);
  if (self->window != NULL)
    g_signal_handlers_disconnect_by_func (self->window, on_is_active_changed_cb, self);
  self->window = NULL;
  if (self->surface != NULL)
    g_signal_handlers_disconnect_by_func (self->surface, on_state_changed_cb, self);
  self->surface = NULL;

  GTK_WIDGET_CLASS (rh_cape_bid_panel_parent_class)->unmap (widget);
}

static void
rh_cape_bid_panel_dispose (GObject *object)
{
  RhCapeBidPanel *self = RH_CAPE_BID_PANEL (object);

  if (self->field != NULL)
    rh_cape_bid_field_wipe (self->field);
  g_clear_handle_id (&self->limit_id, g_source_remove);
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
  g_type_ensure (RH_TYPE_CAPE_BID_KEYS);
  g_type_ensure (RH_TYPE_CAPE_BID_SCREEN);
  g_type_ensure (RH_TYPE_CAPE_BID_TOLD);
  g_type_ensure (RH_TYPE_PROMPT);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-bid-panel.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, screen);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, told);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, field);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, peek_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, keypad);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, seal_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBidPanel, bidder);
  gtk_widget_class_bind_template_callback (widget_class, on_event_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_seal_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_empty_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_late_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked_cb);
  gtk_widget_class_install_action (widget_class, "table.refuse", "s", on_refuse_cb);

  signals[SIGNAL_CLOSED] = g_signal_new ("closed",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL,
                                         G_TYPE_NONE,
                                         1, G_TYPE_INT);
}

static GtkWidget *
add_key (RhCapeBidPanel *self, GtkWidget *button, const char *look, GCallback callback)
{
  /* The focus stays where it is: it would tell which key is meant. The keyboard has digits of its own. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_add_css_class (button, "rh-button");
  gtk_widget_add_css_class (button, "keypad");
  gtk_widget_add_css_class (button, look);
  g_signal_connect (button, "clicked", callback, self);
  rh_cape_bid_keys_add (self->keypad, button);

  return button;
}

static void
add_digit (RhCapeBidPanel *self, guint digit)
{
  const char label[] = { (char) ('0' + digit), '\0' };

  self->digit_buttons[digit] = add_key (self, rh_prompt_new (label), "figure", G_CALLBACK (on_digit_clicked_cb));
}

static void
add_keys (RhCapeBidPanel *self)
{
  GtkWidget *erase = rh_prompt_new ("⌫");
  GtkWidget *clear = rh_prompt_new (C_("button", "Clear"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (erase), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("button", "Erase"), -1);

  for (guint i = 1; i < G_N_ELEMENTS (self->digit_buttons); i++)
    add_digit (self, i);
  add_key (self, erase, "figure", G_CALLBACK (on_erase_clicked_cb));
  add_digit (self, 0);
  add_key (self, clear, "word", G_CALLBACK (on_clear_clicked_cb));
  gtk_widget_add_css_class (erase, "resumes");
  gtk_widget_add_css_class (clear, "resumes");
}

static void
rh_cape_bid_panel_init (RhCapeBidPanel *self)
{
  self->limit = LIMIT;
  rh_held_count (GTK_WIDGET (self), TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
  rh_cape_bid_peek_attach (self->peek_button, self->field);
}

/**
 * rh_cape_bid_panel_new:
 * @session: the game
 * @seat: who bids, from 0
 * @out_of_turn: whether another was asked to
 *
 * Returns: (transfer floating): the panel in which that player bids
 */
GtkWidget *
rh_cape_bid_panel_new (RhSession *session, guint seat, gboolean out_of_turn)
{
  RhCapeBidPanel *self = g_object_new (RH_TYPE_CAPE_BID_PANEL, NULL);
  const RhSeat *who = &rh_session_get_setup (session)->seats[seat];
  g_autofree char *question = rh_cape_text_bids_alone (who->name);

  self->session = g_object_ref (session);
  self->seat = seat;
  self->out_of_turn = out_of_turn;

  rh_step_frame_ask (self->frame, question, who->colour);
  rh_cape_bid_screen_update (self->screen, rh_session_get_state (session));
  rh_cape_bid_told_update (self->told, rh_session_get_state (session), seat);
  rh_cape_bid_field_set_name (self->field, who->name);
  rh_cape_bid_field_set_aloud (self->field, rh_session_get_says_bids (session) ? self->peek_button : NULL);
  gtk_label_set_label (self->bidder, who->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);

  return GTK_WIDGET (self);
}

/**
 * rh_cape_bid_panel_key:
 * @self: a bid panel
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes the keys of the field wherever the focus is, Escape, and whatever would
 * open something over the panel.
 *
 * Returns: whether it was one
 */
gboolean
rh_cape_bid_panel_key (RhCapeBidPanel *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_PANEL (self), FALSE);

  restart_limit (self);
  if (keyval == GDK_KEY_Escape) {
    close_panel (self, RH_CAPE_BID_LEFT);
    return TRUE;
  }

  return rh_cape_bid_field_key (self->field, keyval, modifiers) || is_letter (keyval, modifiers);
}

/**
 * rh_cape_bid_panel_set_limit:
 * @self: a bid panel
 * @limit: milliseconds
 *
 * Sets how long nothing may happen until the bid is wiped; a minute, unless set.
 */
void
rh_cape_bid_panel_set_limit (RhCapeBidPanel *self, guint limit)
{
  g_return_if_fail (RH_IS_CAPE_BID_PANEL (self));

  self->limit = limit;
  restart_limit (self);
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
