/* SPDX-License-Identifier: GPL-3.0-or-later
 * One of the ways a game can be played by, on its rules sheet: its name, what it says, and whether it is this game's. */

#include "config.h"

#include "rh-rules-variant.h"

#include "rh-rules-lines.h"
#include "rh-style.h"

#include <glib/gi18n.h>

/**
 * rh_rules_variant_new:
 * @name: what it is called, such as an edition
 * @text: what differs there
 *
 * Variants side by side would be narrow; they stand one below the other.
 *
 * Returns: (transfer floating): the variant, not yet that of the game on the table
 */
GtkWidget *
rh_rules_variant_new (const char *name, const char *text)
{
  GtkWidget *variant = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = rh_rules_text_new (name);
  GtkWidget *note = g_object_new (GTK_TYPE_LABEL,
                                  /* Translators: marks the edition that the game on the table is played by */
                                  "label", C_("rules sheet", "This game"),
                                  "halign", GTK_ALIGN_START,
                                  "visible", FALSE,
                                  NULL);

  gtk_widget_add_css_class (variant, "variant");
  gtk_widget_add_css_class (title, "name");
  gtk_widget_add_css_class (note, "note");
  gtk_box_append (GTK_BOX (variant), note);
  gtk_box_append (GTK_BOX (variant), title);
  gtk_box_append (GTK_BOX (variant), rh_rules_text_new (text));

  return variant;
}

/**
 * rh_rules_variant_set_own:
 * @variant: a variant
 * @own: whether the game on the table is played by it
 *
 * Marks it by a word as well as by its colour.
 */
void
rh_rules_variant_set_own (GtkWidget *variant, gboolean own)
{
  gtk_widget_set_visible (gtk_widget_get_first_child (variant), own);
  rh_style_toggle (variant, "own", own);
}
