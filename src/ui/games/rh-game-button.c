/* SPDX-License-Identifier: GPL-3.0-or-later
 * A button that opens a game. */

#include "config.h"

#include "rh-game-button.h"

struct _RhGameButton {
  GtkButton parent_instance;
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

static void
rh_game_button_init (RhGameButton *self)
{
}
