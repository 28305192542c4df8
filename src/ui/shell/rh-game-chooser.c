/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice among the games there are, a button each, with what stands for the game. With one game there is nothing to choose, and nothing to see. */

#include "config.h"

#include "rh-game-chooser.h"

#include "rh-games-ui.h"
#include "rh-games.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 8
#define NAME_CHARS 9 /* of a name that a button asks room for, so that three of them stand side by side on a phone */

struct _RhGameChooser {
  AdwBin parent_instance;

  /* Borrowed */
  const RhGame *game;
};

enum {
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhGameChooser, rh_game_chooser, ADW_TYPE_BIN)

static void
tell_checked (GtkToggleButton *button)
{
  gboolean active = gtk_toggle_button_get_active (button);

  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_CHECKED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

static void
on_toggled_cb (RhGameChooser *self, GtkToggleButton *button)
{
  const RhGame *game = g_object_get_data (G_OBJECT (button), "game");

  tell_checked (button);
  if (!gtk_toggle_button_get_active (button) || game == self->game)
    return;

  self->game = game;
  g_signal_emit (self, signals[CHOSEN], 0);
}

static GtkWidget *
face_new (const RhGame *game)
{
  const RhGameUi *ui = rh_game_ui_find (game);
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *name = gtk_label_new (_(game->name));

  if (ui->emblem_new != NULL)
    gtk_box_append (GTK_BOX (face), ui->emblem_new ());
  rh_text_size_wrap (GTK_LABEL (name));
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_widget_set_vexpand (name, TRUE);
  gtk_box_append (GTK_BOX (face), name);

  return face;
}

/* To a screen reader it is one of several, which a toggle button doesn't say of itself. */
static GtkWidget *
button_new (const RhGame *game)
{
  GtkWidget *button =
    g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "child", face_new (game), NULL);

  g_object_set_data (G_OBJECT (button), "game", (gpointer) game);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(game->name), -1);
  gtk_widget_add_css_class (button, "rh-game");
  tell_checked (GTK_TOGGLE_BUTTON (button));

  return button;
}

static void
rh_game_chooser_class_init (RhGameChooserClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);

  signals[CHOSEN] =
    g_signal_new ("chosen", RH_TYPE_GAME_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_game_chooser_init (RhGameChooser *self)
{
  const RhGame *const *games = rh_game_list ();
  GtkWidget *wrap = rh_wrap_new_filled (SPACING);
  GtkToggleButton *group = NULL;

  for (guint i = 0; games[i] != NULL; i++) {
    GtkWidget *button = button_new (games[i]);

    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
    group = GTK_TOGGLE_BUTTON (button);
    g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled_cb), self, G_CONNECT_SWAPPED);
    rh_wrap_append (RH_WRAP (wrap), button);
  }
  adw_bin_set_child (ADW_BIN (self), wrap);
  /* Names share the height of a line; of the page's height none is theirs. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), games[1] != NULL);
  /* Translators: says to screen readers what is chosen: one of the games that can be played */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("new game", "Game"), -1);
}

/**
 * rh_game_chooser_get_game:
 * @self: a choice
 *
 * Returns: (transfer none): the game that is chosen
 */
const RhGame *
rh_game_chooser_get_game (RhGameChooser *self)
{
  g_return_val_if_fail (RH_IS_GAME_CHOOSER (self), NULL);

  return self->game;
}

/**
 * rh_game_chooser_set_game:
 * @self: a choice
 * @game: one of the games
 *
 * Chooses it, without a word.
 */
void
rh_game_chooser_set_game (RhGameChooser *self, const RhGame *game)
{
  g_return_if_fail (RH_IS_GAME_CHOOSER (self));

  self->game = game;
  for (GtkWidget *button = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (self))); button != NULL;
       button = gtk_widget_get_next_sibling (button)) {
    if (g_object_get_data (G_OBJECT (button), "game") == game)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  }
}
