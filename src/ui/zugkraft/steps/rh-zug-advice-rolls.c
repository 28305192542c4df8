/* SPDX-License-Identifier: GPL-3.0-or-later
 * The buttons that tell how many rolls were made, in a line with what they are for. */

#include "config.h"

#include "rh-zug-advice-rolls.h"

#include "rh-label.h"
#include "rh-wrap.h"
#include "rh-zug-text-advice.h"

#include <glib/gi18n.h>

#define SPACING 6
#define WIDTH_CHARS 2 /* of a button at least: all have one line, on a phone too */

/**
 * rh_zug_advice_rolls_set_up:
 * @button: one of the buttons, or one that stands with them
 *
 * Has it look like those of advice: as small as a finger allows.
 */
void
rh_zug_advice_rolls_set_up (RhButton *button)
{
  rh_button_set_width_chars (button, WIDTH_CHARS);
  gtk_widget_add_css_class (GTK_WIDGET (button), "advice");
  gtk_widget_set_hexpand (GTK_WIDGET (button), TRUE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (button), FALSE);
}

static GtkWidget *
make_caption (RhZugAdviceRolls *self)
{
  GtkWidget *caption = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *known = gtk_stack_new (); /* as wide as the wider of both */

  /* Translators: in front of buttons with “1”, “2” and “3+”: how many rolls the player has made in this turn; short, so that all
   * have one line */
  self->made = rh_label_new_unsaid (C_("rolls", "Rolls made:"), "zug-made");
  /* Translators: below “Rolls made:” and in front of buttons with “1”, “2” and “3+”: nobody has told, so that “3+” is assumed,
   * and a button changes that; short, so that all have one line */
  self->assumed = rh_label_new_unsaid (C_("rolls", "3+ assumed"), "zug-assumed");
  /* Translators: below “Rolls made:” and in front of buttons with “1”, “2” and “3+”: nobody has told this one, the program has
   * counted on by what was set down, and a button changes that; short, no longer than “3+ assumed” */
  self->counted = rh_label_new_unsaid (C_("rolls", "counted"), "zug-counted");
  gtk_stack_add_child (GTK_STACK (known), self->assumed);
  gtk_stack_add_child (GTK_STACK (known), self->counted);
  gtk_box_append (GTK_BOX (caption), self->made);
  gtk_box_append (GTK_BOX (caption), known);
  gtk_widget_set_valign (caption, GTK_ALIGN_CENTER);

  return caption;
}

/**
 * rh_zug_advice_rolls_new:
 * @self: (out): gets what is in it
 *
 * Returns: (transfer floating): a line of buttons that tell how many rolls were made
 */
GtkWidget *
rh_zug_advice_rolls_new (RhZugAdviceRolls *self)
{
  GtkWidget *row = rh_wrap_new (SPACING, FALSE);

  rh_wrap_append (RH_WRAP (row), make_caption (self));
  self->buttons[0] = NULL;
  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++) {
    g_autofree char *key = g_strdup_printf ("%u", i);
    RhButton *button = RH_BUTTON (rh_button_new_radio ());

    self->buttons[i] = button;
    rh_zug_advice_rolls_set_up (button);
    rh_button_set (button, rh_zug_text_advice_rolls (i), NULL);
    rh_button_set_name (button, rh_zug_text_advice_rolls_spoken (i));
    rh_button_set_key (button, key);
    rh_wrap_append (RH_WRAP (row), GTK_WIDGET (button));
  }

  return row;
}

/**
 * rh_zug_advice_rolls_show:
 * @self: the buttons
 * @rolls: the rolls made, 3 for three or more; 0 where nobody has told
 * @least: how many there were at least
 * @assumed: whether nobody has told, and @rolls is assumed
 * @counted: whether nobody has told, and @rolls was counted
 *
 * Shows that. Nothing moves: what says that they are assumed has its room also where they aren't.
 */
void
rh_zug_advice_rolls_show (const RhZugAdviceRolls *self, guint rolls, guint least, gboolean assumed, gboolean counted)
{
  gtk_widget_set_opacity (self->assumed, assumed ? 1 : 0);
  gtk_widget_set_opacity (self->counted, counted ? 1 : 0);
  gtk_stack_set_visible_child (GTK_STACK (gtk_widget_get_parent (self->counted)), counted ? self->counted : self->assumed);
  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++) {
    rh_button_set_chosen (self->buttons[i], i == rolls);
    gtk_widget_set_sensitive (GTK_WIDGET (self->buttons[i]), i >= least);
  }
}
