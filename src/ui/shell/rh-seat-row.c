/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player of a new game: name, colour, place at the table. */

#include "config.h"

#include "rh-seat-row.h"

#include "rh-colour.h"
#include "rh-colour-choice.h"
#include "rh-focus.h"
#include "rh-name-entry.h"
#include "rh-narrow.h"
#include "rh-resources.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>
#include <string.h>

#define BELOW 34  /* from where the name begins */
#define NAME 300  /* the least for a name with what is around it in one line, */
#define COLOUR 50 /* and for each shape */
#define LEAST 300

struct _RhSeatRow {
  GtkWidget parent_instance;

  /* Template */
  GtkBox      *box;
  GtkBox      *line;
  RhNameEntry *entry;
  GtkLabel    *error;
  RhColourChoice *colours;
  GtkWidget   *menu_button;
  GtkWidget   *handle;

  /* Borrowed */
  const RhGame *game;

  RhNarrow narrow;
  guint    place;
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

G_DEFINE_FINAL_TYPE (RhSeatRow, rh_seat_row, GTK_TYPE_WIDGET)

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
on_colour_picked_cb (RhSeatRow *self, const char *colour)
{
  g_signal_emit (self, signals[COLOUR_PICKED], 0, colour);
}

static void
add_colours (RhSeatRow *self)
{
  gboolean any = self->game->colours != NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->colours), any);
  if (any)
    rh_colour_choice_fill (self->colours, self->game->colours);
}

/* The shapes stand between the name and the menu where there is room, and below the name elsewhere. */
static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  RhSeatRow *self = RH_SEAT_ROW (widget);
  GtkWidget *colours = GTK_WIDGET (self->colours);

  rh_focus_drop (colours);
  g_object_ref (colours);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (colours)), colours);
  if (narrow)
    gtk_box_append (self->box, colours);
  else
    gtk_box_insert_child_after (self->line, colours, GTK_WIDGET (self->entry));
  gtk_widget_set_margin_start (colours, narrow ? BELOW : 0);
  g_object_unref (colours);
}

static guint
count_colours (RhSeatRow *self)
{
  return self->game->colours != NULL ? g_strv_length ((char **) self->game->colours) : 0;
}

/* From which width on it has one line. */
static int
get_width_of_line (RhSeatRow *self)
{
  return (int) (NAME * rh_text_size_get (GTK_WIDGET (self))) + COLOUR * (int) count_colours (self);
}

static void
rh_seat_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhSeatRow *self = RH_SEAT_ROW (widget);

  rh_narrow_set (&self->narrow, width < get_width_of_line (self));
  gtk_widget_size_allocate (GTK_WIDGET (self->box), &(GtkAllocation) { 0, 0, width, height }, baseline);
}

/* One line may need more than there is: it has that where it can, and fits as two. */
static void
rh_seat_row_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (RH_SEAT_ROW (widget)->box), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;

  *minimum = MIN (*minimum, LEAST);
  *natural = MAX (*natural, get_width_of_line (RH_SEAT_ROW (widget)));
}

static GtkSizeRequestMode
rh_seat_row_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (GTK_WIDGET (RH_SEAT_ROW (widget)->box));
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
rh_seat_row_dispose (GObject *object)
{
  RhSeatRow *self = RH_SEAT_ROW (object);

  rh_narrow_clear (&self->narrow);
  g_clear_pointer ((GtkWidget **) &self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_seat_row_parent_class)->dispose (object);
}

static void
rh_seat_row_class_init (RhSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_COLOUR_CHOICE);
  g_type_ensure (RH_TYPE_NAME_ENTRY);
  G_OBJECT_CLASS (klass)->dispose = rh_seat_row_dispose;
  gtk_widget_class_set_css_name (widget_class, "rh-seat-row");
  widget_class->get_request_mode = rh_seat_row_get_request_mode;
  widget_class->measure = rh_seat_row_measure;
  widget_class->size_allocate = rh_seat_row_size_allocate;
  widget_class->grab_focus = rh_seat_row_grab_focus;
  widget_class->focus = rh_focus_in_children;
  add_signals (RH_TYPE_SEAT_ROW);

  gtk_widget_class_install_action (widget_class, "seat.move-up", NULL, move_seat);
  gtk_widget_class_install_action (widget_class, "seat.move-down", NULL, move_seat);
  gtk_widget_class_install_action (widget_class, "seat.remove", NULL, remove_seat);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.move-down", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, box);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, line);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, error);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, colours);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RhSeatRow, handle);
  gtk_widget_class_bind_template_callback (widget_class, on_colour_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_name_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_name_changed_cb);
}

static void
rh_seat_row_init (RhSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* As the template has it. */
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb);
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

  return self->game->colours != NULL ? rh_colour_choice_get (self->colours) : RH_COLOUR_NONE;
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
  g_return_if_fail (RH_IS_SEAT_ROW (self));

  rh_colour_choice_set (self->colours, colour);
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
  rh_colour_choice_name (self->colours, colour);
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
