/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a turn begins with: a terrain card that is taken, or the colour of a route that is claimed; the colours beside
 * their terrain. */

#include "config.h"

#include "rh-heart-grid.h"

#include "rh-heart-sign.h"
#include "rh-heart-style.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text.h"
#include "rh-tooltip.h"

#include "rh-button.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define OF_TERRAIN (RH_HEART_COLOURS / RH_HEART_TERRAINS)

struct _RhHeartGrid {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhButton *terrains[RH_HEART_TERRAINS];
  RhButton *colours[RH_HEART_COLOURS];
};

G_DEFINE_FINAL_TYPE (RhHeartGrid, rh_heart_grid, ADW_TYPE_BIN)

static guint colour_signal;
static guint terrain_signal;

static void
on_terrain_cb (GtkButton *button, RhHeartGrid *self)
{
  guint terrain = 0;

  while (GTK_BUTTON (self->terrains[terrain]) != button)
    terrain++;
  g_signal_emit (self, terrain_signal, 0, terrain);
}

static void
on_colour_cb (GtkButton *button, RhHeartGrid *self)
{
  guint colour = 0;

  while (GTK_BUTTON (self->colours[colour]) != button)
    colour++;
  g_signal_emit (self, colour_signal, 0, colour);
}

/* A letter is short for a name, which is heard and shown to who points at it, where it doesn't stand below it. */
static void
name_colour (RhHeartGrid *self, RhHeartColour colour, gboolean words)
{
  const char *name = rh_heart_text_colour (colour);

  rh_button_set (self->colours[colour], rh_heart_text_colour_key (colour), words ? name : NULL);
  rh_button_set_name (self->colours[colour], name);
  rh_tooltip_set (GTK_WIDGET (self->colours[colour]), words ? NULL : name);
}

static void
rh_heart_grid_class_init (RhHeartGridClass *klass)
{
  rh_heart_style_load ();
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  colour_signal = g_signal_new ("colour", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  terrain_signal = g_signal_new ("terrain", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
}

static RhButton *
make_terrain (RhHeartGrid *self, RhHeartTerrain terrain)
{
  GtkWidget *button = rh_button_new ();
  const char *name = rh_heart_text_step_take (terrain);

  rh_button_set (RH_BUTTON (button), rh_heart_text_terrain (terrain), NULL);
  rh_button_set_key (RH_BUTTON (button), rh_heart_text_terrain_key (terrain));
  rh_button_set_picture_beside (RH_BUTTON (button), rh_heart_sign_new (terrain));
  rh_button_set_key_above (RH_BUTTON (button));
  rh_button_set_name (RH_BUTTON (button), name);
  gtk_widget_add_css_class (button, "painted");
  gtk_widget_add_css_class (button, "heart-terrain");
  gtk_widget_add_css_class (button, rh_heart_terrain_get_word (terrain));
  g_signal_connect (button, "clicked", G_CALLBACK (on_terrain_cb), self);

  return RH_BUTTON (button);
}

/* Over what else is on it, where it moves nothing; it is seen on what is chosen. */
static void
add_tick (GtkButton *button)
{
  GtkWidget *tick = g_object_new (GTK_TYPE_IMAGE,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "icon-name", "object-select-symbolic",
                                  "halign", GTK_ALIGN_END,
                                  "valign", GTK_ALIGN_START,
                                  NULL);

  gtk_widget_add_css_class (tick, "tick");
  gtk_widget_set_parent (tick, GTK_WIDGET (button));
}

/* The letter on it is its key. */
static GtkWidget *
make_colour (RhHeartGrid *self, RhHeartColour colour)
{
  GtkWidget *button = rh_button_new_radio ();

  self->colours[colour] = RH_BUTTON (button);
  name_colour (self, colour, FALSE);
  rh_button_set_key (RH_BUTTON (button), rh_heart_text_colour_key (colour));
  gtk_widget_add_css_class (button, "painted");
  gtk_widget_add_css_class (button, "heart-route");
  gtk_widget_add_css_class (button, rh_heart_colour_get_word (colour));
  gtk_widget_set_hexpand (button, TRUE);
  add_tick (GTK_BUTTON (button));
  g_signal_connect (button, "clicked", G_CALLBACK (on_colour_cb), self);

  return button;
}

static void
rh_heart_grid_init (RhHeartGrid *self)
{
  GtkWidget *grid = gtk_grid_new ();
  g_autoptr (GtkSizeGroup) alike = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (grid), RH_WRAP_SPACING);
  gtk_grid_set_column_spacing (GTK_GRID (grid), RH_WRAP_SPACING);
  for (guint i = 0; i < RH_HEART_TERRAINS; i++) {
    self->terrains[i] = make_terrain (self, i);
    gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->terrains[i]), 0, (int) i, 1, 1);
  }
  for (guint i = 0; i < RH_HEART_COLOURS; i++) {
    GtkWidget *colour = make_colour (self, i);

    gtk_size_group_add_widget (alike, colour);
    gtk_grid_attach (GTK_GRID (grid), colour, 1 + (int) (i % OF_TERRAIN), (int) (i / OF_TERRAIN), 1, 1);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Terrain cards and colours of routes"), -1);
  /* All together have the focus before anything is told: an Enter too many does nothing there. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "heart-grid");
  adw_bin_set_child (ADW_BIN (self), grid);
}

/**
 * rh_heart_grid_show_words:
 * @self: a grid
 * @words: whether there is room for words
 *
 * Has the colours be named, not only shown and told by a letter.
 */
void
rh_heart_grid_show_words (RhHeartGrid *self, gboolean words)
{
  g_return_if_fail (RH_IS_HEART_GRID (self));

  for (guint i = 0; i < RH_HEART_COLOURS; i++)
    name_colour (self, i, words);
}

/**
 * rh_heart_grid_set_colour:
 * @self: a grid
 * @chosen: the colour that is chosen, or %RH_HEART_OPEN
 */
void
rh_heart_grid_set_colour (RhHeartGrid *self, int chosen)
{
  g_return_if_fail (RH_IS_HEART_GRID (self));

  for (guint i = 0; i < RH_HEART_COLOURS; i++)
    rh_button_set_chosen (self->colours[i], (int) i == chosen);
}

static void
show_terrain (RhHeartGrid *self, RhHeartTerrain terrain, const RhHeartDraft *draft, const RhHeartState *state)
{
  int taken = 0;

  for (guint i = 0; i < 2; i++)
    taken += draft->kind == RH_HEART_MOVE_TERRAIN && draft->terrains[i] == (int) terrain;
  rh_button_set_chosen (self->terrains[terrain], taken > 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->terrains[terrain]),
                            rh_heart_state_count_terrain (state, terrain) + taken < RH_HEART_TERRAIN_CARDS);
}

/**
 * rh_heart_grid_set_terrains:
 * @self: a grid
 * @draft: what was entered of the next move
 * @state: where the game stands
 *
 * Shows which cards are taken, and lets be taken no more than there are (rule H2).
 */
void
rh_heart_grid_set_terrains (RhHeartGrid *self, const RhHeartDraft *draft, const RhHeartState *state)
{
  g_return_if_fail (RH_IS_HEART_GRID (self));

  for (RhHeartTerrain terrain = 0; terrain < RH_HEART_TERRAINS; terrain++)
    show_terrain (self, terrain, draft, state);
}

/**
 * rh_heart_grid_set_closed:
 * @self: a grid
 * @terrains: whether a route is told, which has to be ended before a card can be
 * @colours: whether a card is told, likewise
 *
 * Has those be seen to be of no use now.
 */
void
rh_heart_grid_set_closed (RhHeartGrid *self, gboolean terrains, gboolean colours)
{
  g_return_if_fail (RH_IS_HEART_GRID (self));

  for (guint i = 0; i < RH_HEART_TERRAINS; i++)
    rh_style_toggle (GTK_WIDGET (self->terrains[i]), "heart-closed", terrains);
  for (guint i = 0; i < RH_HEART_COLOURS; i++)
    rh_style_toggle (GTK_WIDGET (self->colours[i]), "heart-closed", colours);
}

/**
 * rh_heart_grid_key:
 * @self: a grid
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of a terrain or a colour
 */
gboolean
rh_heart_grid_key (RhHeartGrid *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_HEART_GRID (self), FALSE);

  for (guint i = 0; i < RH_HEART_TERRAINS; i++) {
    if (rh_button_take_key (self->terrains[i], keyval, modifiers))
      return TRUE;
  }
  for (guint i = 0; i < RH_HEART_COLOURS; i++) {
    if (rh_button_take_key (self->colours[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
