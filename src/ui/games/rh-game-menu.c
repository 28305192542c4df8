/* SPDX-License-Identifier: GPL-3.0-or-later
 * What can be done with a game in a list. */

#include "config.h"

#include "rh-game-menu.h"

#include "rh-keys.h"

#include <glib/gi18n.h>

/* By which a list knows the menu that was shown last. */
#define MENU "rh-game-menu"

static void
append_item (GMenu *menu, const char *label, const char *action, GtkWidget *row)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));
  g_menu_append_item (menu, item);
}

static void
point_to (GtkWidget *popover, GtkWidget *list, GtkWidget *row)
{
  graphene_rect_t bounds;
  GdkRectangle place;

  if (!gtk_widget_compute_bounds (row, list, &bounds))
    return;

  place = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
}

static void
show_menu (GtkWidget *list, GtkWidget *row)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *popover;

  append_item (menu, _("_Open"), "win.open-game", row);
  append_item (menu, _("_Note…"), "win.note-game", row);
  append_item (menu, _("_Copy Summary"), "win.copy-summary", row);
  append_item (menu, _("_Export…"), "win.export-game", row);
  append_item (menu, _("_Delete"), "win.delete-game", row);

  rh_game_menu_drop (list);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (popover, list);
  g_object_set_data_full (G_OBJECT (list), MENU, popover, (GDestroyNotify) gtk_widget_unparent);
  point_to (popover, list, row);
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* (nullable): the game's button that something is in. */
static GtkWidget *
find_row (GtkWidget *rows, GtkWidget *inside)
{
  while (inside != NULL && gtk_widget_get_parent (inside) != rows)
    inside = gtk_widget_get_parent (inside);

  return GTK_IS_BUTTON (inside) ? inside : NULL;
}

static void
on_asked_cb (GtkGesture *gesture, double x, double y, GtkWidget *list)
{
  GtkWidget *rows = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *row = find_row (rows, gtk_widget_pick (rows, x, y, GTK_PICK_DEFAULT));

  if (row == NULL)
    return;

  /* Who asks for the menu doesn't open the game. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  show_menu (list, row);
}

static void
on_pressed_cb (GtkGesture *gesture, int n, double x, double y, GtkWidget *list)
{
  on_asked_cb (gesture, x, y, list);
}

static gboolean
on_key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType modifiers, GtkWidget *list)
{
  GtkWidget *row = find_row (gtk_event_controller_get_widget (controller), gtk_root_get_focus (gtk_widget_get_root (list)));
  gboolean shift = (modifiers & GDK_SHIFT_MASK) != 0;

  if (row == NULL)
    return FALSE;
  if (rh_key_is_plain (modifiers) && !shift && (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete))
    return gtk_widget_activate_action_variant (row, "win.delete-game",
                                               gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));
  if (keyval != GDK_KEY_Menu && !(keyval == GDK_KEY_F10 && shift))
    return FALSE;

  show_menu (list, row);

  return TRUE;
}

/**
 * rh_game_menu_offer:
 * @list: what menus belong to
 * @rows: the buttons of games in it, each with the game's number
 *
 * Has a game's menu shown by a click of the other button, a long press, and keys; Delete deletes the game.
 */
void
rh_game_menu_offer (GtkWidget *list, GtkBox *rows)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *touch = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (touch), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed_cb), list);
  g_signal_connect (touch, "pressed", G_CALLBACK (on_asked_cb), list);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), list);
  gtk_widget_add_controller (GTK_WIDGET (rows), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (rows), GTK_EVENT_CONTROLLER (touch));
  gtk_widget_add_controller (GTK_WIDGET (rows), keys);
}

/**
 * rh_game_menu_drop:
 * @list: what menus belong to
 *
 * Has the menu go that was shown last, as its game or the list will.
 */
void
rh_game_menu_drop (GtkWidget *list)
{
  g_object_set_data (G_OBJECT (list), MENU, NULL);
}
