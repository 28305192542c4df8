/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rows of the list of moves. */

#include "config.h"

#include "rh-move-row.h"

#include "rh-colour.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-tooltip.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Where a row has none, the others' words still begin below each other. */
static GtkWidget *
make_mark (const char *colour)
{
  GtkWidget *mark = rh_mark_new (colour);

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_opacity (mark, g_str_equal (colour, RH_COLOUR_NONE) ? 0 : 1);

  return mark;
}

/**
 * rh_move_row_new_words:
 * @number: (nullable): the number of a move
 * @colour: (nullable): whose it is; “-” where it is nobody's, %NULL where no row has a mark
 * @text: what is said of it
 *
 * A grid gives out widths before heights; a box would ask how wide the words must be for their height.
 *
 * Returns: (transfer floating): the words of a row
 */
GtkWidget *
rh_move_row_new_words (const char *number, const char *colour, const char *text)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *count = gtk_label_new (number);
  GtkWidget *words = rh_label_new (text, NULL);

  rh_label_hold (GTK_LABEL (words));
  gtk_label_set_width_chars (GTK_LABEL (count), 3);
  gtk_label_set_xalign (GTK_LABEL (count), 1);
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (count, "count");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_attach (GTK_GRID (grid), count, 0, 0, 1, 1);
  if (colour != NULL)
    gtk_grid_attach (GTK_GRID (grid), make_mark (colour), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words, 2, 0, 1, 1);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);

  return grid;
}

static void
set_action (GtkWidget *button, const char *action, GVariant *target)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

/* The words as a button that says what it does by an icon. */
static GtkWidget *
make_button (GtkWidget *words, const char *icon, const char *tooltip)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (icon);

  gtk_widget_add_css_class (image, "count");
  /* At the row's end, however long its words are: the icons of all rows stand below each other. */
  gtk_widget_set_halign (words, GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (image, TRUE);
  gtk_widget_set_halign (image, GTK_ALIGN_END);
  gtk_grid_attach (GTK_GRID (words), image, 3, 0, 1, 1);
  rh_tooltip_set (button, tooltip);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "flat");

  return button;
}

static GtkWidget *
make_text (GtkWidget *words)
{
  return g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "child", words, NULL);
}

/**
 * rh_move_row_new:
 * @i: which move, from 0
 * @colour: (nullable): as for rh_move_row_new_words()
 * @text: what it did
 * @correctable: whether it is a button that opens its correction
 *
 * Returns: (transfer floating): its row
 */
GtkWidget *
rh_move_row_new (guint i, const char *colour, const char *text, gboolean correctable)
{
  g_autofree char *number = g_strdup_printf ("%u", i + 1);
  GtkWidget *words = rh_move_row_new_words (number, colour, text);
  GtkWidget *row;

  if (correctable) {
    row = make_button (words, "document-edit-symbolic", _("Correct This Move"));
    set_action (row, "book.correct", g_variant_new_uint32 (i));
  } else {
    row = make_text (words);
  }
  gtk_widget_add_css_class (row, "move");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return row;
}

/**
 * rh_move_row_new_former:
 * @former: what a move was before
 * @colour: (nullable): as for rh_move_row_new_words()
 *
 * Returns: (transfer floating): a row that says so, and is a button where the move can be that again by itself
 */
GtkWidget *
rh_move_row_new_former (const RhFormerMove *former, const char *colour)
{
  GtkWidget *words = rh_move_row_new_words (NULL, colour, former->text);
  GtkWidget *row;

  if (former->id != 0) {
    row = make_button (words, "edit-undo-symbolic", _("Restore the Earlier Version"));
    set_action (row, "book.restore", g_variant_new_int64 (former->id));
  } else {
    row = make_text (words);
  }
  gtk_widget_add_css_class (row, "move");
  gtk_widget_add_css_class (row, "former");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, former->text, -1);

  return row;
}
