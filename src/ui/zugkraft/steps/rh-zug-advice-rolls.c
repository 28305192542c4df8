/* SPDX-License-Identifier: GPL-3.0-or-later
 * The buttons that tell how many rolls were made, in a line with what they are for. */

#include "config.h"

#include "rh-zug-advice-rolls.h"

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

/* It isn't said: each button says it. */
static GtkWidget *
make_caption (void)
{
  GtkWidget *caption = g_object_new (GTK_TYPE_LABEL,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                     /* Translators: in front of buttons with “1”, “2” and “3+”: how many rolls the player has made in
                                      * this turn; short, so that all have one line */
                                     "label", C_("rolls", "Rolls made:"),
                                     NULL);

  gtk_widget_add_css_class (caption, "zug-made");

  return caption;
}

/**
 * rh_zug_advice_rolls_new:
 * @buttons: (out): gets the buttons, by the rolls they tell; the first is %NULL
 *
 * Returns: (transfer floating): a line of them
 */
GtkWidget *
rh_zug_advice_rolls_new (RhButton *buttons[RH_ZUG_ADVICE_ROLLS])
{
  GtkWidget *row = rh_wrap_new (SPACING, FALSE);

  rh_wrap_append (RH_WRAP (row), make_caption ());
  buttons[0] = NULL;
  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++) {
    g_autofree char *key = g_strdup_printf ("%u", i);

    buttons[i] = RH_BUTTON (rh_button_new_radio ());
    rh_zug_advice_rolls_set_up (buttons[i]);
    rh_button_set (buttons[i], rh_zug_text_advice_rolls (i), NULL);
    rh_button_set_name (buttons[i], rh_zug_text_advice_rolls_spoken (i));
    rh_button_set_key (buttons[i], key);
    rh_wrap_append (RH_WRAP (row), GTK_WIDGET (buttons[i]));
  }

  return row;
}

/**
 * rh_zug_advice_rolls_show:
 * @buttons: the buttons
 * @rolls: the rolls made, 3 for three or more; 0 where nobody has told
 * @least: how many there were at least
 *
 * Shows that.
 */
void
rh_zug_advice_rolls_show (RhButton *const buttons[RH_ZUG_ADVICE_ROLLS], guint rolls, guint least)
{
  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++) {
    rh_button_set_chosen (buttons[i], i == rolls);
    gtk_widget_set_sensitive (GTK_WIDGET (buttons[i]), i >= least);
  }
}
