/* SPDX-License-Identifier: GPL-3.0-or-later
 * Figures and signs, to type the tickets with. */

#include "config.h"

#include "rh-heart-keypad.h"

#include "rh-heart-style.h"

#include "rh-button.h"
#include "rh-keys.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define COLUMNS 5

/* The signs stand at the end of the rows: they end a ticket. */
static const char characters[] = "1234567890+-";

struct _RhHeartKeypad {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhButton *buttons[sizeof characters - 1];
};

G_DEFINE_FINAL_TYPE (RhHeartKeypad, rh_heart_keypad, ADW_TYPE_BIN)

static guint typed_signal;

static void
on_clicked_cb (GtkButton *button, RhHeartKeypad *self)
{
  guint i = 0;

  while (GTK_BUTTON (self->buttons[i]) != button)
    i++;
  g_signal_emit (self, typed_signal, 0, (guint) characters[i]);
}

static void
rh_heart_keypad_class_init (RhHeartKeypadClass *klass)
{
  rh_heart_style_load ();

  typed_signal = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_UINT);
}

static RhButton *
add_button (RhHeartKeypad *self, GtkGrid *grid, const char *label, int column, int row)
{
  GtkWidget *button = rh_button_new ();

  rh_button_set (RH_BUTTON (button), label, NULL);
  gtk_widget_add_css_class (button, "heart-digit");
  rh_style_toggle (button, "figure", g_ascii_isdigit (*label));
  gtk_widget_set_hexpand (button, TRUE);
  /* Who taps goes on by Enter: the focus stays where it is. */
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
  gtk_grid_attach (grid, button, column, row, 1, 1);

  return RH_BUTTON (button);
}

static RhButton *
add_sign (RhHeartKeypad *self, GtkGrid *grid, const char *label, gboolean fulfilled)
{
  RhButton *button = add_button (self, grid, label, COLUMNS, fulfilled ? 0 : 1);

  gtk_widget_add_css_class (GTK_WIDGET (button), "heart-verdict");
  gtk_widget_add_css_class (GTK_WIDGET (button), fulfilled ? "fulfilled" : "failed");

  return button;
}

static void
rh_heart_keypad_init (RhHeartKeypad *self)
{
  GtkWidget *grid = gtk_grid_new ();
  guint n = 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), RH_WRAP_SPACING);
  gtk_grid_set_column_spacing (GTK_GRID (grid), RH_WRAP_SPACING);
  for (; g_ascii_isdigit (characters[n]); n++) {
    const char label[] = { characters[n], '\0' };

    self->buttons[n] = add_button (self, GTK_GRID (grid), label, (int) n % COLUMNS, (int) n / COLUMNS);
    rh_button_set_key (self->buttons[n], label);
  }
  /* Translators: on a button: a ticket that was fulfilled, whose points add; short */
  self->buttons[n] = add_sign (self, GTK_GRID (grid), C_("ticket", "+ fulfilled"), TRUE);
  /* Translators: on a button: a ticket that wasn’t fulfilled, whose points subtract; short */
  self->buttons[n + 1] = add_sign (self, GTK_GRID (grid), C_("ticket", "− failed"), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tickets, by figures"), -1);
  adw_bin_set_child (ADW_BIN (self), grid);
}

/* The number pad has keys of its own. */
static char
read_key (guint keyval)
{
  switch (keyval) {
  case GDK_KEY_plus:
  case GDK_KEY_KP_Add:
    return '+';
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract:
    return '-';
  case GDK_KEY_BackSpace:
    return '<';
  default:
    return '\0';
  }
}

/**
 * rh_heart_keypad_is_sign:
 * @keyval: the key pressed
 *
 * Returns: whether it is “+” or “−”
 */
gboolean
rh_heart_keypad_is_sign (guint keyval)
{
  char read = read_key (keyval);

  return read == '+' || read == '-';
}

/**
 * rh_heart_keypad_key:
 * @self: a keypad
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of one of its buttons
 */
gboolean
rh_heart_keypad_key (RhHeartKeypad *self, guint keyval, GdkModifierType modifiers)
{
  char read = read_key (keyval);

  if (read != '\0' && rh_key_is_plain (modifiers)) {
    g_signal_emit (self, typed_signal, 0, (guint) read);
    return TRUE;
  }
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
