/* SPDX-License-Identifier: GPL-3.0-or-later
 * A button that opens a game, with its players, a line and a note.
 *
 * It's made here and not from a description: a list has thirty of them. */

#include "config.h"

#include "rh-game-button.h"

#include "rh-brief-layout.h"
#include "rh-label.h"
#include "rh-row.h"

struct _RhGameButton {
  GtkButton parent_instance;

  /* Owned by the widget tree */
  RhGameNames *names;
  GtkLabel    *line;
  GtkLabel    *note; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (RhGameButton, rh_game_button, GTK_TYPE_BUTTON)

/* At once: GTK waits for a quarter of a second, in which the key is let go. Then it shows where the focus is, but only if
 * that has moved since the key went down; what has it on the table would have no ring. */
static void
rh_game_button_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
rh_game_button_class_init (RhGameButtonClass *klass)
{
  GTK_BUTTON_CLASS (klass)->activate = rh_game_button_activate;
}

static GtkWidget *
add_texts (RhGameButton *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->names = g_object_new (RH_TYPE_GAME_NAMES, NULL);
  rh_game_names_be_brief (self->names);
  gtk_widget_add_css_class (GTK_WIDGET (self->names), "rh-who");
  self->line = GTK_LABEL (rh_label_new (NULL, "dim-label"));
  gtk_widget_add_css_class (GTK_WIDGET (self->line), "rh-second");
  rh_brief_layout_use (self->line);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->names));
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->line));

  return texts;
}

static void
rh_game_button_init (RhGameButton *self)
{
  /* It's the row that is in the middle: where what is in it had to be, GTK would try for which width its text is so high. */
  GtkWidget *row = g_object_new (RH_TYPE_ROW, "spacing", 12, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_set_parent (add_texts (self), row);
  gtk_widget_set_parent (g_object_new (GTK_TYPE_IMAGE,
                                       "icon-name", "go-next-symbolic",
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                       NULL),
                         row);
  gtk_button_set_child (GTK_BUTTON (self), row);
  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-row");
}

/**
 * rh_game_button_get_names:
 * @self: a button
 *
 * Returns: (transfer none): where its players stand
 */
RhGameNames *
rh_game_button_get_names (RhGameButton *self)
{
  return self->names;
}

/**
 * rh_game_button_get_line:
 * @self: a button
 *
 * Returns: (transfer none): where it says how the game stands
 */
GtkLabel *
rh_game_button_get_line (RhGameButton *self)
{
  return self->line;
}

/**
 * rh_game_button_set_line:
 * @self: a button
 * @line: how the game stands
 *
 * Says that.
 */
void
rh_game_button_set_line (RhGameButton *self, const char *line)
{
  gtk_label_set_attributes (self->line, NULL);
  gtk_label_set_label (self->line, line);
  rh_label_hold (self->line);
}

/* Few games have one. */
static void
add_note (RhGameButton *self)
{
  self->note = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "rh-second");
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "rh-noted");
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->line))), GTK_WIDGET (self->note));
}

/**
 * rh_game_button_set_note:
 * @self: a button
 * @note: (nullable): a note, in one line
 *
 * Shows it below, as far as there is room, or none.
 */
void
rh_game_button_set_note (RhGameButton *self, const char *note)
{
  if (note != NULL && self->note == NULL)
    add_note (self);
  if (self->note != NULL)
    rh_label_show (GTK_WIDGET (self->note), note);
}
