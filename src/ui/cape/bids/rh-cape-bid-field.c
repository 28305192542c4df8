/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bid as it is typed: digits that only a held peek shows. What it tells is one bit: whether any is typed.
 *
 * It isn't an entry on purpose. An entry offers its text, or its length, to
 * screen readers, input methods, the clipboard and the undo stack. Here the
 * digits are in one small array in memory of its own, drawn at most, and wiped.
 * There is an entry for a password in it, which is never seen, never takes a
 * text and always is empty: it has the focus, because nowhere else does a screen
 * reader keep the keys to itself that it says aloud while one types. The digits
 * are taken before they come to it. */

#include "config.h"

#include "rh-cape-bid-field.h"

#include "rh-cape-bid-aloud.h"
#include "rh-cape-bid-figures.h"
#include "rh-cape-style.h"
#include "rh-cape-text-bids.h"
#include "rh-focus.h"
#include "rh-keys.h"
#include "rh-secret.h"

#include <string.h>

#define DIGITS_MAX 4 /* one more than anybody can ever have: what is too much is told once it is sealed, no earlier */
#define BLOCKS 4     /* always as many, whatever is typed */
#define PAUSE 2500   /* milliseconds in which a laptop is handed on */
#define CELL_WIDTH 30
#define CELL_HEIGHT 44
#define BLOCK 16

typedef struct {
  guint8 digits[DIGITS_MAX];
  guint8 n;
} Typed;

struct _RhCapeBidField {
  GtkWidget parent_instance;

  GtkWidget *mute; /* owned: where the focus is */

  RhCapeBidFigures figures; /* its own */
  Typed       *typed; /* a secret, there before the first digit; NULL once disposed */

  gint64   touched; /* when it was typed into or peeked at last, in microseconds */
  gboolean peek;
  RhCapeBidAloud aloud; /* to who peeks by keys */
};

enum {
  SIGNAL_SEAL,
  SIGNAL_EMPTY,
  SIGNAL_LATE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeBidField, rh_cape_bid_field, GTK_TYPE_WIDGET)

/* Draws into the middle of a cell; the first is the pound sign's, or the last where it stands behind. */
static void
draw_layout (RhCapeBidField *self, GtkSnapshot *snapshot, PangoLayout *layout, int x)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_render_layout (snapshot,
                              context,
                              x + (CELL_WIDTH - width) / 2.0,
                              (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2.0,
                              layout);
}

/* Hollow before the first digit. */
static void
draw_block (RhCapeBidField *self, GtkSnapshot *snapshot, int x)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  GskRoundedRect rect;
  GdkRGBA colour;
  float line = self->typed->n == 0 ? 2 : BLOCK / 2;

  gsk_rounded_rect_init_from_rect (&rect,
                                   &GRAPHENE_RECT_INIT ((float) (x + (CELL_WIDTH - BLOCK) / 2),
                                                        (float) ((height - BLOCK) / 2), BLOCK, BLOCK),
                                   0);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gtk_snapshot_append_border (snapshot, &rect,
                              (const float[]) { line, line, line, line },
                              (const GdkRGBA[]) { colour, colour, colour, colour });
}

/* The digits, as near to the sign as they can be. */
static void
draw_digits (RhCapeBidField *self, GtkSnapshot *snapshot, int x)
{
  const Typed *typed = self->typed;

  if (self->figures.pound_behind)
    x += (BLOCKS - typed->n) * CELL_WIDTH;
  for (guint i = 0; i < typed->n; i++, x += CELL_WIDTH)
    draw_layout (self, snapshot, self->figures.digits[typed->digits[i]], x);
}

static void
rh_cape_bid_field_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhCapeBidField *self = RH_CAPE_BID_FIELD (widget);
  int x = (gtk_widget_get_width (widget) - (BLOCKS + 1) * CELL_WIDTH) / 2;
  int first;

  rh_cape_bid_figures_lay_out (&self->figures, widget);
  first = self->figures.pound_behind ? x : x + CELL_WIDTH;
  draw_layout (self, snapshot, self->figures.pound, self->figures.pound_behind ? x + BLOCKS * CELL_WIDTH : x);
  if (self->peek)
    draw_digits (self, snapshot, first);
  for (int i = 0; i < BLOCKS && !self->peek; i++)
    draw_block (self, snapshot, first + i * CELL_WIDTH);
}

static void
rh_cape_bid_field_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? (BLOCKS + 1) * CELL_WIDTH : CELL_HEIGHT;
  *natural = *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

/* The entry, which isn't drawn, takes no more room than the digits do. */
static void
rh_cape_bid_field_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *mute = RH_CAPE_BID_FIELD (widget)->mute;
  GtkRequisition least;

  gtk_widget_get_preferred_size (mute, &least, NULL);
  gtk_widget_size_allocate (mute, &(GtkAllocation) { 0, 0, MAX (width, least.width), MAX (height, least.height) }, -1);
}

static gboolean
rh_cape_bid_field_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (RH_CAPE_BID_FIELD (widget)->mute);
}

static void
rh_cape_bid_field_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (rh_cape_bid_field_parent_class)->css_changed (widget, change);

  rh_cape_bid_figures_clear (&RH_CAPE_BID_FIELD (widget)->figures);
}

static void
rh_cape_bid_field_unmap (GtkWidget *widget)
{
  rh_cape_bid_field_wipe (RH_CAPE_BID_FIELD (widget));
  /* An entry for a password that loses the focus when it is gone already tells nobody, with a warning. */
  rh_focus_drop (widget);

  GTK_WIDGET_CLASS (rh_cape_bid_field_parent_class)->unmap (widget);
}

/* The entry would take these keys for itself, and has nothing to undo; they leave the bid as anywhere else. */
static gboolean
take_undo (RhCapeBidField *self, guint keyval, GdkModifierType modifiers)
{
  return gdk_keyval_to_lower (keyval) == GDK_KEY_z &&
         (modifiers & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK &&
         gtk_widget_activate_action (GTK_WIDGET (self), "table.undo", NULL);
}

static gboolean
on_key_pressed_cb (GtkEventControllerKey *controller,
                   guint                  keyval,
                   guint                  keycode,
                   GdkModifierType        modifiers,
                   RhCapeBidField        *self)
{
  /* Its menu would open over the page, and there is nothing to do in it. */
  return rh_cape_bid_field_key (self, keyval, modifiers) || take_undo (self, keyval, modifiers) || keyval == GDK_KEY_Menu ||
         (keyval == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK) != 0);
}

static void
on_pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RhCapeBidField *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
rh_cape_bid_field_dispose (GObject *object)
{
  RhCapeBidField *self = RH_CAPE_BID_FIELD (object);

  g_clear_pointer (&self->typed, rh_secret_free);
  rh_cape_bid_figures_clear (&self->figures);
  g_clear_pointer (&self->mute, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_cape_bid_field_parent_class)->dispose (object);
}

static void
rh_cape_bid_field_class_init (RhCapeBidFieldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rh_cape_bid_field_dispose;
  widget_class->snapshot = rh_cape_bid_field_snapshot;
  widget_class->measure = rh_cape_bid_field_measure;
  widget_class->size_allocate = rh_cape_bid_field_size_allocate;
  widget_class->focus = rh_focus_in_children;
  widget_class->grab_focus = rh_cape_bid_field_grab_focus;
  widget_class->css_changed = rh_cape_bid_field_css_changed;
  widget_class->unmap = rh_cape_bid_field_unmap;

  rh_cape_style_load ();
  gtk_widget_class_set_css_name (widget_class, "cape-bid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);

  signals[SIGNAL_SEAL] = g_signal_new ("seal", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* That a figure may be somebody else's, and wasn't taken. */
  signals[SIGNAL_LATE] = g_signal_new ("late", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_EMPTY] = g_signal_new ("empty", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                        1, G_TYPE_BOOLEAN);
}

static void
describe (RhCapeBidField *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mute), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  rh_cape_text_bids_typed (self->typed->n == 0), -1);
}

/* All that anybody learns of what is typed: whether anything is. Nothing is drawn or told anew for more digits. */
static void
tell (RhCapeBidField *self, gboolean was_empty)
{
  gboolean empty = self->typed->n == 0;

  self->touched = g_get_monotonic_time ();
  rh_cape_bid_aloud_hush (&self->aloud);
  if (self->peek || empty != was_empty)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  if (empty == was_empty)
    return;

  describe (self);
  g_signal_emit (self, signals[SIGNAL_EMPTY], 0, empty);
}

/* Neither keys nor input methods, the pointer or the clipboard can put anything into it. */
static void
add_mute (RhCapeBidField *self)
{
  self->mute = gtk_password_entry_new ();
  gtk_editable_set_editable (GTK_EDITABLE (self->mute), FALSE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->mute), 1);
  gtk_widget_set_can_target (self->mute, FALSE);
  gtk_widget_set_parent (self->mute, GTK_WIDGET (self));
  self->aloud.line = self->mute;
}

static void
rh_cape_bid_field_init (RhCapeBidField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->typed = rh_secret_new (sizeof *self->typed);
  add_mute (self);
  describe (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

/**
 * rh_cape_bid_field_set_name:
 * @self: a bid field
 * @name: whose bid it is
 *
 * Says whose bid it is. That, and whether anything is typed, is all its accessible name and description ever tell.
 */
void
rh_cape_bid_field_set_name (RhCapeBidField *self, const char *name)
{
  g_autofree char *label = rh_cape_text_bids_field (name);

  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->mute), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * rh_cape_bid_field_add_digit:
 * @self: a bid field
 * @digit: 0 to 9
 *
 * Types a digit. A lone 0 gives way to it. After so many that the bid is too much for anybody, more change nothing.
 */
void
rh_cape_bid_field_add_digit (RhCapeBidField *self, guint digit)
{
  gboolean was_empty;
  Typed *typed;

  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));
  g_return_if_fail (digit <= 9);

  typed = self->typed;
  if (typed->n == DIGITS_MAX)
    return;

  was_empty = typed->n == 0;
  if (typed->n == 1 && typed->digits[0] == 0)
    typed->n = 0;
  typed->digits[typed->n++] = (guint8) digit;
  tell (self, was_empty);
}

/**
 * rh_cape_bid_field_erase:
 * @self: a bid field
 *
 * Takes the last digit away.
 */
void
rh_cape_bid_field_erase (RhCapeBidField *self)
{
  Typed *typed;

  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));

  typed = self->typed;
  if (typed->n == 0)
    return;

  explicit_bzero (&typed->digits[--typed->n], sizeof typed->digits[0]);
  tell (self, FALSE);
}

/**
 * rh_cape_bid_field_wipe:
 * @self: a bid field
 *
 * Overwrites the digits and ends a peek.
 */
void
rh_cape_bid_field_wipe (RhCapeBidField *self)
{
  gboolean was_empty;

  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));

  rh_cape_bid_field_set_peek (self, FALSE);
  was_empty = self->typed->n == 0;
  explicit_bzero (self->typed, sizeof *self->typed);
  tell (self, was_empty);
}

/**
 * rh_cape_bid_field_set_peek:
 * @self: a bid field
 * @peek: whether the digits are shown
 *
 * Shows the digits while somebody holds the peek button.
 */
void
rh_cape_bid_field_set_peek (RhCapeBidField *self, gboolean peek)
{
  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));

  if (self->peek == peek)
    return;

  self->peek = peek;
  self->touched = g_get_monotonic_time ();
  if (!peek)
    rh_cape_bid_aloud_hush (&self->aloud);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_cape_bid_field_set_aloud:
 * @self: a bid field
 * @button: (nullable): what is held to peek, where people want to hear the bid then, by headphones; %NULL where they don't
 *
 * Says whether a peek by keys tells screen readers the bid itself.
 */
void
rh_cape_bid_field_set_aloud (RhCapeBidField *self, GtkWidget *button)
{
  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));

  self->aloud.button = button;
}

/**
 * rh_cape_bid_field_peek_by_key:
 * @self: a bid field
 * @peek: whether the key is held
 *
 * Shows the digits likewise. Who peeks by keys may not see them, and is told aloud how many there are: no more, for
 * others hear it too, unless rh_cape_bid_field_set_aloud() says otherwise. What is typed on then isn't said aloud, as the
 * focus is here again.
 */
void
rh_cape_bid_field_peek_by_key (RhCapeBidField *self, gboolean peek)
{
  int bid;

  rh_cape_bid_field_set_peek (self, peek);
  if (peek) {
    rh_cape_bid_field_get_bid (self, &bid);
    rh_cape_bid_aloud_tell (&self->aloud, self->typed->n, bid);
    explicit_bzero (&bid, sizeof bid);
  } else if (rh_cape_bid_aloud_end (&self->aloud)) {
    gtk_widget_grab_focus (self->mute);
  }
}

/**
 * rh_cape_bid_field_get_bid:
 * @self: a bid field
 * @bid: (out): the bid, in pounds; overwrite it after use
 *
 * Returns: %FALSE if nothing is typed
 */
gboolean
rh_cape_bid_field_get_bid (RhCapeBidField *self, int *bid)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_FIELD (self), FALSE);

  *bid = 0;
  for (guint i = 0; i < self->typed->n; i++)
    *bid = *bid * 10 + self->typed->digits[i];

  return self->typed->n > 0;
}

/* A figure so long after another may be the next player's, who doesn't see that the one before isn't sealed. Who taps looks. */
static gboolean
is_late (RhCapeBidField *self)
{
  return self->typed->n > 0 && g_get_monotonic_time () - self->touched >= PAUSE * 1000;
}

/**
 * rh_cape_bid_field_key:
 * @self: a bid field
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes a digit, Backspace, Delete or Enter.
 *
 * Returns: whether it was one
 */
gboolean
rh_cape_bid_field_key (RhCapeBidField *self, guint keyval, GdkModifierType modifiers)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  g_return_val_if_fail (RH_IS_CAPE_BID_FIELD (self), FALSE);

  if (!rh_key_is_plain (modifiers))
    return FALSE;

  if (character >= '0' && character <= '9' && is_late (self))
    g_signal_emit (self, signals[SIGNAL_LATE], 0);
  else if (character >= '0' && character <= '9')
    rh_cape_bid_field_add_digit (self, character - '0');
  else if (keyval == GDK_KEY_BackSpace)
    rh_cape_bid_field_erase (self);
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    rh_cape_bid_field_wipe (self);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    g_signal_emit (self, signals[SIGNAL_SEAL], 0);
  else
    return FALSE;

  return TRUE;
}
