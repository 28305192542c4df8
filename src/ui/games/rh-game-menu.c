/* SPDX-License-Identifier: GPL-3.0-or-later
 * What can be done with a game in a list. */

#include "config.h"

#include "rh-game-menu.h"

#include <glib/gi18n.h>

static void
append_item (GMenu *menu, const char *label, const char *action, GtkWidget *row)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));
  g_menu_append_item (menu, item);
}

/**
 * rh_game_menu_show:
 * @list: what the menu belongs to
 * @row: the button of a game in it, with the game's number
 *
 * Shows the menu of a game.
 *
 * Returns: (transfer none): the menu, to be unparented once another is shown, or its parent goes
 */
GtkWidget *
rh_game_menu_show (GtkWidget *list, GtkWidget *row)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *popover;
  graphene_rect_t bounds;

  append_item (menu, _("_Open"), "win.open-game", row);
  append_item (menu, _("_Note…"), "win.note-game", row);
  append_item (menu, _("_Copy Summary"), "win.copy-summary", row);
  append_item (menu, _("_Export…"), "win.export-game", row);
  append_item (menu, _("_Delete"), "win.delete-game", row);

  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, list);
  if (gtk_widget_compute_bounds (row, list, &bounds)) {
    GdkRectangle place = { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };

    gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
  }
  gtk_popover_popup (GTK_POPOVER (popover));

  return popover;
}
