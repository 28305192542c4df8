/* SPDX-License-Identifier: GPL-3.0-or-later
 * The names of a game's players in running lines, each after the mark that the player has everywhere else. */

#include "config.h"

#include "rh-game-names.h"

#include "rh-brief-layout.h"
#include "rh-colour.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-style.h"

/* It has all shapes in one size; the fonts that text is written in may have only the circle, and a small one. */
#define FONT "DejaVu Sans"
#define LARGER 1.25f /* than a letter: the mark has an edge */
#define BETWEEN "   "
#define GAP 3 /* pixels, beside a space: the mark is wider than its letter */
#define NO_BREAK "\302\240" /* neither a shape and its name nor the words of a name part at a line's end */

/* A shape in the text, and what is drawn in its place. */
typedef struct {
  const char *colour; /* interned */
  int         index;
} Shape;

struct _RhGameNames {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkLabel *label;

  GArray *shapes; /* owned: of Shape */
};

G_DEFINE_FINAL_TYPE (RhGameNames, rh_game_names, ADW_TYPE_BIN)

static void
draw_shape (RhGameNames *self, GtkSnapshot *snapshot, const Shape *shape, int left, int top)
{
  PangoRectangle place;
  float size; /* half of it */
  float x, y;
  cairo_t *cr;

  pango_layout_index_to_pos (gtk_label_get_layout (self->label), shape->index, &place);
  pango_extents_to_pixels (NULL, &place);
  size = (float) ABS (place.width) * LARGER / 2;
  x = (float) left + (float) place.x + (float) place.width / 2;
  y = (float) top + (float) place.y + (float) place.height / 2;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - size, y - size, 2 * size, 2 * size));
  rh_mark_draw (GTK_WIDGET (self), cr, shape->colour, x, y, 2 * size);
  cairo_destroy (cr);
}

/* What is drawn has a fill and an edge in the tones of the desktop's ground, which text of one colour can't. */
static void
rh_game_names_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RhGameNames *self = RH_GAME_NAMES (widget);
  int left, top;

  GTK_WIDGET_CLASS (rh_game_names_parent_class)->snapshot (widget, snapshot);

  gtk_label_get_layout_offsets (self->label, &left, &top);
  for (guint i = 0; i < self->shapes->len; i++)
    draw_shape (self, snapshot, &g_array_index (self->shapes, Shape, i), left, top);
}

static void
rh_game_names_finalize (GObject *object)
{
  g_array_unref (RH_GAME_NAMES (object)->shapes);

  G_OBJECT_CLASS (rh_game_names_parent_class)->finalize (object);
}

static void
rh_game_names_class_init (RhGameNamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_game_names_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = rh_game_names_snapshot;
}

static void
rh_game_names_init (RhGameNames *self)
{
  rh_style_load ();
  self->label = GTK_LABEL (rh_label_new (NULL, NULL));
  gtk_label_set_natural_wrap_mode (self->label, GTK_NATURAL_WRAP_NONE);
  self->shapes = g_array_new (FALSE, FALSE, sizeof (Shape));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->label));
}

/* The shape keeps the place of what is drawn over it, and is what is copied and searched for. */
static void
append_shape (RhGameNames *self, GString *text, PangoAttrList *list, const char *colour)
{
  PangoAttribute *attributes[] = { pango_attr_family_new (FONT), pango_attr_foreground_alpha_new (1) };
  PangoAttribute *space;
  Shape shape = { g_intern_string (colour), (int) text->len };

  g_string_append (text, rh_colour_shape (colour));
  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++) {
    attributes[i]->start_index = (guint) shape.index;
    attributes[i]->end_index = (guint) text->len;
    pango_attr_list_insert (list, attributes[i]);
  }
  g_string_append (text, NO_BREAK);
  space = pango_attr_letter_spacing_new (GAP * PANGO_SCALE);
  space->start_index = attributes[0]->end_index;
  space->end_index = (guint) text->len;
  pango_attr_list_insert (list, space);
  g_array_append_val (self->shapes, shape);
}

/* A name that a line's end would part is easily taken for two. */
static void
append_name (GString *text, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_autofree char *whole = g_strjoinv (NO_BREAK, words);

  g_string_append (text, whole);
}

/**
 * rh_game_names_set:
 * @self: the place of the names
 * @colours: (nullable) (array zero-terminated=1): the players' colours
 * @names: (array zero-terminated=1): as many names, or anything to say in place of them
 *
 * Shows the names, each after its mark; in a game without colours that has the number of the seat.
 */
void
rh_game_names_set (RhGameNames *self, const char *const *colours, const char *const *names)
{
  g_autoptr (GString) text = g_string_new (NULL);
  PangoAttrList *list = pango_attr_list_new ();

  g_return_if_fail (RH_IS_GAME_NAMES (self));

  g_array_set_size (self->shapes, 0);
  for (guint i = 0; names[i] != NULL; i++) {
    if (i > 0)
      g_string_append (text, BETWEEN);
    if (colours != NULL)
      append_shape (self, text, list, rh_colour_of_seat (colours[i], i));
    if (colours != NULL)
      append_name (text, names[i]);
    else
      g_string_append (text, names[i]);
  }
  rh_label_set_long (self->label, text->str);
  gtk_label_set_attributes (self->label, list);
  rh_label_hold (self->label);
  pango_attr_list_unref (list);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rh_game_names_set_seats:
 * @self: the place of the names
 * @setup: a game
 *
 * Shows its players, each with the colour that it gives them.
 */
void
rh_game_names_set_seats (RhGameNames *self, const RhSetup *setup)
{
  const char *colours[RH_SEATS_MAX + 1] = { NULL };
  const char *players[RH_SEATS_MAX + 1] = { NULL };

  for (guint i = 0; i < setup->n_seats; i++) {
    colours[i] = setup->seats[i].colour;
    players[i] = setup->seats[i].name;
  }

  rh_game_names_set (self, colours, players);
}

/**
 * rh_game_names_centre:
 * @self: the place of the names
 *
 * Has the names in the middle of each line.
 */
void
rh_game_names_centre (RhGameNames *self)
{
  g_return_if_fail (RH_IS_GAME_NAMES (self));

  gtk_label_set_xalign (self->label, .5f);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
}

/**
 * rh_game_names_be_brief:
 * @self: the place of the names, which gets more room than it asks for
 *
 * Has it ask for what the names may need: as in a list, where that is quicker than to work it out.
 */
void
rh_game_names_be_brief (RhGameNames *self)
{
  g_return_if_fail (RH_IS_GAME_NAMES (self));

  rh_brief_layout_use (self->label);
}
