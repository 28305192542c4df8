/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bid as it is typed: digits that only a held peek shows.
 *
 * It isn't an entry on purpose. An entry offers its text, or its length, to
 * screen readers, input methods, the clipboard and the undo stack. Here the
 * digits are in one small array in memory of its own, drawn at most, and wiped. */

#include "config.h"

#include "rh-cape-bid-field.h"

#include "rh-cape-style.h"
#include "rh-cape-text-bids.h"
#include "rh-keys.h"
#include "rh-secret.h"

#include <glib/gi18n.h>
#include <string.h>

#define DIGITS_MAX 3 /* nobody can ever have £1,000 */
#define BLOCKS 4     /* always as many, whatever is typed */
#define CELL_WIDTH 30
#define CELL_HEIGHT 44
#define BLOCK 16

typedef struct {
  guint8 digits[DIGITS_MAX];
  guint8 n;
} Typed;

struct _RhCapeBidField {
  GtkWidget parent_instance;

  /* Owned. All digits are laid out beforehand, so that drawing leaves no text of its own behind. */
  PangoLayout *digit_layouts[10];
  PangoLayout *pound_layout;
  Typed       *typed; /* a secret, there before the first digit; NULL once disposed */

  gboolean peek;
};

enum {
  SIGNAL_SEAL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeBidField, rh_cape_bid_field, GTK_TYPE_WIDGET)

static PangoLayout *
make_layout (RhCapeBidField *self, const char *text)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_attr_list_insert (attributes, pango_attr_scale_new (1.9));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);

  return layout;
}

static void
make_layouts (RhCapeBidField *self)
{
  if (self->pound_layout != NULL)
    return;

  /* Translators: the sign of a pound, in front of a hidden bid */
  self->pound_layout = make_layout (self, C_("currency", "£"));
  for (guint i = 0; i < G_N_ELEMENTS (self->digit_layouts); i++) {
    const char text[] = { (char) ('0' + i), '\0' };

    self->digit_layouts[i] = make_layout (self, text);
  }
}

static void
clear_layouts (RhCapeBidField *self)
{
  g_clear_object (&self->pound_layout);
  for (guint i = 0; i < G_N_ELEMENTS (self->digit_layouts); i++)
    g_clear_object (&self->digit_layouts[i]);
}

/* Draws into the middle of a cell; the cell before the first block is the pound sign's. */
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

static void
draw_block (RhCapeBidField *self, GtkSnapshot *snapshot, int x)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x + (CELL_WIDTH - BLOCK) / 2.0f, (height - BLOCK) / 2.0f, BLOCK, BLOCK);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gtk_snapshot_append_color (snapshot, &colour, &rect);
}

static void
rh_cape_bid_field_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhCapeBidField *self = RH_CAPE_BID_FIELD (widget);
  int x = (gtk_widget_get_width (widget) - (BLOCKS + 1) * CELL_WIDTH) / 2;

  make_layouts (self);
  draw_layout (self, snapshot, self->pound_layout, x);
  for (guint i = 0; i < BLOCKS; i++) {
    x += CELL_WIDTH;
    if (!self->peek)
      draw_block (self, snapshot, x);
    else if (i < self->typed->n)
      draw_layout (self, snapshot, self->digit_layouts[self->typed->digits[i]], x);
  }
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

static void
rh_cape_bid_field_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (rh_cape_bid_field_parent_class)->css_changed (widget, change);

  clear_layouts (RH_CAPE_BID_FIELD (widget));
}

static void
rh_cape_bid_field_unmap (GtkWidget *widget)
{
  rh_cape_bid_field_wipe (RH_CAPE_BID_FIELD (widget));

  GTK_WIDGET_CLASS (rh_cape_bid_field_parent_class)->unmap (widget);
}

static gboolean
on_key_pressed_cb (GtkEventControllerKey *controller,
                   guint                  keyval,
                   guint                  keycode,
                   GdkModifierType        modifiers,
                   RhCapeBidField        *self)
{
  return rh_cape_bid_field_key (self, keyval, modifiers);
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
  clear_layouts (self);

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
  widget_class->css_changed = rh_cape_bid_field_css_changed;
  widget_class->unmap = rh_cape_bid_field_unmap;

  rh_cape_style_load ();
  gtk_widget_class_set_css_name (widget_class, "cape-bid");
  /* Not a text box: those have a text interface. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  signals[SIGNAL_SEAL] = g_signal_new ("seal",
                                       G_TYPE_FROM_CLASS (klass),
                                       G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL,
                                       G_TYPE_NONE,
                                       0);
}

static void
rh_cape_bid_field_init (RhCapeBidField *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->typed = rh_secret_new (sizeof *self->typed);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * rh_cape_bid_field_new:
 *
 * Returns: (transfer floating): an empty field
 */
GtkWidget *
rh_cape_bid_field_new (void)
{
  return g_object_new (RH_TYPE_CAPE_BID_FIELD, NULL);
}

/**
 * rh_cape_bid_field_set_name:
 * @self: a bid field
 * @name: whose bid it is
 *
 * Says whose bid it is. That is all its accessible name ever tells.
 */
void
rh_cape_bid_field_set_name (RhCapeBidField *self, const char *name)
{
  g_autofree char *label = rh_cape_text_bids_field (name);

  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * rh_cape_bid_field_add_digit:
 * @self: a bid field
 * @digit: 0 to 9
 *
 * Types a digit. A lone 0 gives way to it; a digit too many is left out.
 */
void
rh_cape_bid_field_add_digit (RhCapeBidField *self, guint digit)
{
  Typed *typed;

  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));
  g_return_if_fail (digit <= 9);

  typed = self->typed;
  if (typed->n == 1 && typed->digits[0] == 0)
    typed->n = 0;
  if (typed->n < DIGITS_MAX)
    typed->digits[typed->n++] = (guint8) digit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
  if (typed->n > 0)
    explicit_bzero (&typed->digits[--typed->n], sizeof typed->digits[0]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
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
  g_return_if_fail (RH_IS_CAPE_BID_FIELD (self));

  explicit_bzero (self->typed, sizeof *self->typed);
  self->peek = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

  self->peek = peek;
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

  if (character >= '0' && character <= '9')
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
