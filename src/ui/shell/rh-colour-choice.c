/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice of a player's colour, by the shapes that go with them: one stop for Tab, where the arrows go on. */

#include "config.h"

#include "rh-colour-choice.h"

#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-tooltip.h"

struct _RhColourChoice {
  GtkBox parent_instance;

  const char *colour; /* borrowed; what the player has */
};

G_DEFINE_FINAL_TYPE (RhColourChoice, rh_colour_choice, GTK_TYPE_BOX)

static const char *
colour_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "colour");
}

/* The button of a colour; NULL for one that isn't there. */
static GtkWidget *
find (RhColourChoice *self, const char *colour)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (button != NULL && g_strcmp0 (colour_of (button), colour) != 0)
    button = gtk_widget_get_next_sibling (button);

  return button;
}

static void
on_toggled_cb (RhColourChoice *self, GtkToggleButton *button)
{
  const char *colour = colour_of (GTK_WIDGET (button));
  gboolean active = gtk_toggle_button_get_active (button);

  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_CHECKED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  if (active && g_strcmp0 (colour, self->colour) != 0)
    g_signal_emit_by_name (self, "picked", colour);
}

/* The shape, and the tick of what is chosen in its corner, where it moves nothing. */
static GtkWidget *
make_picture (const char *colour)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *mark = g_object_new (RH_TYPE_MARK, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *tick = g_object_new (GTK_TYPE_IMAGE,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "icon-name", "object-select-symbolic",
                                  "halign", GTK_ALIGN_END,
                                  "valign", GTK_ALIGN_END,
                                  NULL);

  rh_mark_set (RH_MARK (mark), colour);
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (tick, "tick");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), mark);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), tick);

  return overlay;
}

/* To a screen reader it is one of several, which a toggle button doesn't say of itself. */
static GtkWidget *
make_button (const char *colour)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO,
                                    "child", make_picture (colour),
                                    NULL);

  rh_tooltip_name (button, rh_colour_name (colour));
  g_object_set_data (G_OBJECT (button), "colour", (gpointer) colour);
  gtk_widget_add_css_class (button, "rh-colour");
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);

  return button;
}

/* The one beside it; after the last comes the first. */
static GtkWidget *
get_beside (GtkWidget *widget, GtkWidget *button, gboolean back)
{
  GtkWidget *beside = back ? gtk_widget_get_prev_sibling (button) : gtk_widget_get_next_sibling (button);

  if (beside != NULL)
    return beside;

  return back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
}

static gboolean
is_back (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  return direction == GTK_DIR_UP || direction == (mirrored ? GTK_DIR_RIGHT : GTK_DIR_LEFT);
}

/* Tab comes to what is chosen, and leaves from anywhere; an arrow goes to what is beside it, and chooses nothing: on
 * the way to a colour nobody else's is taken. */
static gboolean
rh_colour_choice_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RhColourChoice *self = RH_COLOUR_CHOICE (widget);
  GtkWidget *focused = gtk_widget_get_focus_child (widget);
  GtkWidget *chosen = find (self, self->colour);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (focused == NULL)
    return gtk_widget_grab_focus (chosen != NULL ? chosen : gtk_widget_get_first_child (widget));
  if (tab)
    return FALSE;

  return gtk_widget_grab_focus (get_beside (widget, focused, is_back (widget, direction)));
}

static void
rh_colour_choice_class_init (RhColourChoiceClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = rh_colour_choice_focus;

  /**
   * RhColourChoice::picked:
   * @colour: a colour that the player doesn't have
   *
   * It was chosen. The player has it once rh_colour_choice_set() says so.
   */
  g_signal_new ("picked", RH_TYPE_COLOUR_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rh_colour_choice_init (RhColourChoice *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

/**
 * rh_colour_choice_fill:
 * @self: a choice without buttons
 * @colours: (array zero-terminated=1): the colours of a game, which lives on
 *
 * Offers them.
 */
void
rh_colour_choice_fill (RhColourChoice *self, const char *const *colours)
{
  GtkToggleButton *group = NULL;

  g_return_if_fail (RH_IS_COLOUR_CHOICE (self));

  for (guint i = 0; colours[i] != NULL; i++) {
    GtkWidget *button = make_button (colours[i]);

    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
    group = GTK_TOGGLE_BUTTON (button);
    g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self), button);
  }
}

/**
 * rh_colour_choice_name:
 * @self: a choice
 * @name: whose colour it is
 *
 * Names it for screen readers. Tab comes to one of the buttons only, so each says it.
 */
void
rh_colour_choice_name (RhColourChoice *self, const char *name)
{
  g_return_if_fail (RH_IS_COLOUR_CHOICE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
}

/**
 * rh_colour_choice_get:
 * @self: a choice
 *
 * Returns: (transfer none) (nullable): the colour that the player has
 */
const char *
rh_colour_choice_get (RhColourChoice *self)
{
  g_return_val_if_fail (RH_IS_COLOUR_CHOICE (self), NULL);

  return self->colour;
}

/**
 * rh_colour_choice_set:
 * @self: a choice
 * @colour: one of those it offers
 *
 * Gives the player that colour. Emits nothing.
 */
void
rh_colour_choice_set (RhColourChoice *self, const char *colour)
{
  GtkWidget *button;

  g_return_if_fail (RH_IS_COLOUR_CHOICE (self));

  button = find (self, colour);
  if (button == NULL)
    return;

  self->colour = colour_of (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}
