/* SPDX-License-Identifier: GPL-3.0-or-later
 * A move of the toy, to be given again: the points, and whose they are. */

#include "rh-toy-editor.h"

#include <stdlib.h>

struct _RhToyEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  GtkWidget *points;
  GtkWidget *seat;
};

G_DEFINE_FINAL_TYPE (RhToyEditor, rh_toy_editor, RH_TYPE_EDITOR)

static char *
rh_toy_editor_dup_line (RhEditor *editor)
{
  RhToyEditor *self = RH_TOY_EDITOR (editor);
  int points = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->points));

  if (points == 0)
    return NULL;

  return g_strdup_printf ("add %d %+d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seat)), points);
}

static const char *
rh_toy_editor_why_not (RhEditor *editor)
{
  return "No points are no move.";
}

static void
rh_toy_editor_class_init (RhToyEditorClass *klass)
{
  RH_EDITOR_CLASS (klass)->dup_line = rh_toy_editor_dup_line;
  RH_EDITOR_CLASS (klass)->why_not = rh_toy_editor_why_not;
}

static void
rh_toy_editor_init (RhToyEditor *self)
{
}

static GtkWidget *
add_spin (RhToyEditor *self, const char *label, int min, int max, int value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (rh_editor_changed), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), spin);

  return spin;
}

/* The move in @line was played, so it has three words. */
GtkWidget *
rh_toy_editor_new (const RhSetup *setup, gconstpointer before, const char *line)
{
  RhToyEditor *self = g_object_new (RH_TYPE_TOY_EDITOR, NULL);
  g_auto (GStrv) words = g_strsplit_set (line, " ", -1);
  int seat = atoi (words[1]);
  int points = atoi (words[g_strv_length (words) - 1]);

  adw_bin_set_child (ADW_BIN (self), gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->seat = add_spin (self, "Seat", 1, (int) setup->n_seats, seat);
  self->points = add_spin (self, "Points", -99, 99, points);

  return GTK_WIDGET (self);
}
