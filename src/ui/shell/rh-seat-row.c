/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player of a new game: name, colour, place at the table. */

#include "config.h"

#include "rh-seat-row.h"

#include "rh-colour.h"
#include "rh-focus.h"
#include "rh-name-entry.h"
#include "rh-resources.h"

#include <glib/gi18n.h>
#include <string.h>

struct _RhSeatRow {
  AdwBin parent_instance;

  /* Template */
  RhNameEntry *entry;
  GtkLabel    *error;
  GtkBox      *colours;
  GtkWidget   *menu_button;
  GtkWidget   *handle;

  /* Borrowed */
  const RhGame *game;
  const char   *colour;

  guint place;
};

enum {
  ACTIVATE,
  CHANGED,
  COLOUR_PICKED,
  MOVED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhSeatRow, rh_seat_row, ADW_TYPE_BIN)

#define FOREACH_ROW(row, box)                                                       \
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (box)); row != NULL; \
       row = gtk_widget_get_next_sibling (row))

static void
on_name_activate_cb (RhSeatRow *self)
{
  g_signal_emit (self, signals[ACTIVATE], 0);
}

static void
on_name_changed_cb (RhSeatRow *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_colour_toggled_cb (RhSeatRow *self, GtkToggleButton *button)
{
  const char *colour = g_object_get_data (G_OBJECT (button), "colour");
  gboolean active = gtk_toggle_button_get_active (button);

  gtk_accessible_update_state (GTK_ACCESSIBLE (button),
                               GTK_ACCESSIBLE_STATE_CHECKED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  if (!active || g_strcmp0 (colour, self->colour) == 0)
    return;

  g_signal_emit (self, signals[COLOUR_PICKED], 0, colour);
}

/* To a screen reader it is one of several, which a toggle button doesn't say of itself. */
static GtkWidget *
colour_button_new (const char *colour)
{
  GtkWidget *shape = g_object_new (GTK_TYPE_LABEL,
                                   "label", rh_colour_shape (colour),
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO,
                                    "child", shape,
                                    "tooltip-text", rh_colour_name (colour),
                                    NULL);
  g_autofree char *css_class = rh_colour_css_class (colour);

  gtk_widget_add_css_class (shape, css_class);
  gtk_widget_add_css_class (button, "rh-colour");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  rh_colour_name (colour),
                                  -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);

  return button;
}

static void
add_colours (RhSeatRow *self)
{
  GtkToggleButton *group = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->colours), self->game->colours != NULL);
  if (self->game->colours == NULL) {
    self->colour = RH_COLOUR_NONE;
    return;
  }

  for (guint i = 0; self->game->colours[i] != NULL; i++) {
    const char *colour = self->game->colours[i];
    GtkWidget *button = colour_button_new (colour);

    g_object_set_data (G_OBJECT (button), "colour", (gpointer) colour);
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
    group = GTK_TOGGLE_BUTTON (button);
    g_signal_connect_object (button, "toggled", G_CALLBACK (on_colour_toggled_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (self->colours, button);
  }
}

static void
place_after (RhSeatRow *self, GtkWidget *sibling)
{
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self))), GTK_WIDGET (self), sibling);
  g_signal_emit (self, signals[MOVED], 0);
}

/* Who moves a player by keys goes along. */
static void
move_seat (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *before = gtk_widget_get_prev_sibling (widget);

  if (g_str_equal (action, "seat.move-down"))
    place_after (RH_SEAT_ROW (widget), gtk_widget_get_next_sibling (widget));
  else
    place_after (RH_SEAT_ROW (widget), gtk_widget_get_prev_sibling (before));
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

static void
remove_seat (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[REMOVED], 0);
}

static GdkContentProvider *
on_drag_prepare_cb (RhSeatRow *self)
{
  return gdk_content_provider_new_typed (RH_TYPE_SEAT_ROW, self);
}

static void
on_drag_begin_cb (RhSeatRow *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

/* What is dragged down goes behind the one it is dropped on, what is dragged up before it. */
static gboolean
on_drop_cb (RhSeatRow *self, const GValue *value)
{
  RhSeatRow *dragged = g_value_get_object (value);

  if (dragged == self || gtk_widget_get_parent (GTK_WIDGET (dragged)) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;

  if (dragged->place < self->place)
    place_after (dragged, GTK_WIDGET (self));
  else
    place_after (dragged, gtk_widget_get_prev_sibling (GTK_WIDGET (self)));

  return TRUE;
}

static void
add_drag (RhSeatRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (RH_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (on_drag_prepare_cb), self);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (on_drag_begin_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));

  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static gboolean
rh_seat_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RH_SEAT_ROW (widget)->entry));
}

static void
add_signals (GType type)
{
  signals[ACTIVATE] = g_signal_new ("activate", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[COLOUR_PICKED] =
    g_signal_new ("colour-picked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[MOVED] = g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVED] = g_signal_new ("removed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_seat_row_class_init (RhSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_NAME_ENTRY);
  widget_class->grab_focus = rh_seat_row_grab_focus;
  widget_class->focus = rh_focus_in_children;
  add_signals (RH_TYPE_SEAT_ROW);

  gtk_widget_class_install_action (widget_class, "seat.move-up", NULL, move_seat);
  gtk_widget_class_install_action (widget_class, "seat.move-down", NULL, move_seat);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, remove_seat);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.move-down", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, error);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, colours);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, handle);
  gtk_widget_class_bind_template_callback (widget_class, on_name_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed_cb);
}

static void
rh_seat_row_init (RhSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_drag (self);
}

/**
 * rh_seat_row_new:
 * @store: (transfer none): the store that knows the players; must outlive the row
 * @game: the game, whose colours it offers, if it has any
 *
 * Returns: (transfer floating): a row without a name; give it a colour and a place
 */
GtkWidget *
rh_seat_row_new (RhStore *store, const RhGame *game)
{
  RhSeatRow *self = g_object_new (RH_TYPE_SEAT_ROW, NULL);

  self->game = game;
  rh_name_entry_set_store (self->entry, store);
  add_colours (self);

  return GTK_WIDGET (self);
}

/**
 * rh_seat_row_dup_name:
 * @self: a player's row
 *
 * Returns: (transfer full): the name, without blanks around it
 */
char *
rh_seat_row_dup_name (RhSeatRow *self)
{
  g_return_val_if_fail (RH_IS_SEAT_ROW (self), NULL);

  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

/**
 * rh_seat_row_set_name:
 * @self: a player's row
 * @name: the name
 *
 * Fills in the name.
 */
void
rh_seat_row_set_name (RhSeatRow *self, const char *name)
{
  g_return_if_fail (RH_IS_SEAT_ROW (self));

  rh_name_entry_set_name (self->entry, name);
}

/**
 * rh_seat_row_get_colour:
 * @self: a player's row
 *
 * Returns: (transfer none): the player's colour; %RH_COLOUR_NONE in a game without
 */
const char *
rh_seat_row_get_colour (RhSeatRow *self)
{
  g_return_val_if_fail (RH_IS_SEAT_ROW (self), NULL);

  return self->colour;
}

/**
 * rh_seat_row_set_colour:
 * @self: a player's row
 * @colour: one of the game's colours, or %RH_COLOUR_NONE in a game without
 *
 * Gives the player a colour.
 */
void
rh_seat_row_set_colour (RhSeatRow *self, const char *colour)
{
  GtkWidget *child;

  g_return_if_fail (RH_IS_SEAT_ROW (self));

  for (child = gtk_widget_get_first_child (GTK_WIDGET (self->colours)); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    const char *own = g_object_get_data (G_OBJECT (child), "colour");

    if (g_str_equal (own, colour)) {
      self->colour = own;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
    }
  }
}

/**
 * rh_seat_row_set_place:
 * @self: a player's row
 * @place: which seat it is, from 0
 * @n_seats: how many there are
 *
 * Names the row by its place, and allows only what can be done there.
 */
void
rh_seat_row_set_place (RhSeatRow *self, guint place, guint n_seats)
{
  g_autofree char *name = g_strdup_printf (_("Name of player %u"), place + 1);
  g_autofree char *colour = g_strdup_printf (_("Colour of player %u"), place + 1);
  g_autofree char *menu = g_strdup_printf (_("Menu of player %u"), place + 1);

  g_return_if_fail (RH_IS_SEAT_ROW (self));

  self->place = place;
  rh_name_entry_set_label (self->entry, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->colours), GTK_ACCESSIBLE_PROPERTY_LABEL, colour, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->colours)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, colour, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button), GTK_ACCESSIBLE_PROPERTY_LABEL, menu, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-up", place > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-down", place + 1 < n_seats);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove", n_seats > self->game->min_seats);
}

/**
 * rh_seat_row_set_error:
 * @self: a player's row
 * @message: (nullable): what is wrong with it, if anything
 *
 * Says below the name what is wrong with it.
 */
void
rh_seat_row_set_error (RhSeatRow *self, const char *message)
{
  g_return_if_fail (RH_IS_SEAT_ROW (self));

  gtk_label_set_label (self->error, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), message != NULL);
  rh_name_entry_set_error (self->entry, message);
}

/**
 * rh_seat_rows_count:
 * @box: rows of players
 *
 * Returns: how many there are
 */
guint
rh_seat_rows_count (GtkBox *box)
{
  guint n = 0;

  FOREACH_ROW (row, box)
    n++;

  return n;
}

/**
 * rh_seat_rows_find_colour:
 * @box: rows of players
 * @colour: a colour
 *
 * Returns: (transfer none) (nullable): the row of who has it
 */
GtkWidget *
rh_seat_rows_find_colour (GtkBox *box, const char *colour)
{
  FOREACH_ROW (row, box) {
    if (g_strcmp0 (rh_seat_row_get_colour (RH_SEAT_ROW (row)), colour) == 0)
      return row;
  }

  return NULL;
}

/**
 * rh_seat_rows_get_free_colour:
 * @box: rows of players, fewer than the game has colours, unless these are shared
 * @game: what they will play
 *
 * Returns: the first colour of the game that nobody has; where all are taken, they begin again
 */
const char *
rh_seat_rows_get_free_colour (GtkBox *box, const RhGame *game)
{
  if (game->colours == NULL)
    return RH_COLOUR_NONE;

  for (guint i = 0; game->colours[i] != NULL; i++) {
    if (rh_seat_rows_find_colour (box, game->colours[i]) == NULL)
      return game->colours[i];
  }

  g_return_val_if_fail (game->shared_colours, game->colours[0]);

  return game->colours[rh_seat_rows_count (box) % g_strv_length ((char **) game->colours)];
}

/**
 * rh_seat_rows_dup_names:
 * @box: rows of players
 *
 * Returns: (transfer full): the names that stand there, empty ones too
 */
GStrv
rh_seat_rows_dup_names (GtkBox *box)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  FOREACH_ROW (row, box) {
    g_autofree char *name = rh_seat_row_dup_name (RH_SEAT_ROW (row));

    g_strv_builder_add (names, name);
  }

  return g_strv_builder_end (names);
}

/**
 * rh_seat_rows_remove_unused:
 * @box: rows of players
 * @min: how many must stay
 *
 * Takes away who has no name, from the first: a place that nobody has taken keeps no game from beginning.
 */
void
rh_seat_rows_remove_unused (GtkBox *box, guint min)
{
  guint n = rh_seat_rows_count (box);
  GtkWidget *next;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (box)); row != NULL; row = next) {
    g_autofree char *name = rh_seat_row_dup_name (RH_SEAT_ROW (row));

    next = gtk_widget_get_next_sibling (row);
    if (*name == '\0' && n > min) {
      gtk_box_remove (box, row);
      n--;
    }
  }
}
