/* SPDX-License-Identifier: GPL-3.0-or-later
 * A player's lane on the table. */

#include "config.h"

#include "rh-cape-lane.h"

#include "rh-cape-dots.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-cape-track.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-narrow.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

#define SPACING 8
#define WIDE 680 /* from this width on, the track stands beside the name */
#define NAME_LEAST 64 /* the least a name has beside the figures, with text of the usual size */

/* The frame of a figure that can be asked about, which isn't drawn; as in cape.css. */
#define FRAME_X 4
#define FRAME_Y 8

struct _RhCapeLane {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *capital;
  GtkWidget *dots;
  GtkWidget *caption;
  GtkWidget *crossed;
  GtkWidget *track;
  GtkWidget *ask_capital; /* over the figures, where they can be asked about */
  GtkWidget *ask_bonus;

  /* Owned */
  char *player;
  char *colour;

  guint seat;
  RhNarrow narrow;
};

G_DEFINE_FINAL_TYPE (RhCapeLane, rh_cape_lane, GTK_TYPE_WIDGET)

typedef struct {
  int x;
  int y;
  int width;
  int height;
} Place;

static GtkRequisition
natural_size (GtkWidget *widget)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (widget, NULL, &size);

  return size;
}

/* As wide as the widest that a game can bring, so that nothing moves. */
static int
capital_width (RhCapeLane *self)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (self->capital)));
  g_autofree char *widest = rh_cape_text_pounds (888);
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_set_text (layout, widest, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);

  return MAX (width, natural_size (self->capital).width);
}

static void
place (RhCapeLane *self, GtkWidget *child, int total, Place at)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = total - at.x - at.width;

  gtk_widget_size_allocate (child, &(GtkAllocation) { at.x, at.y, MAX (at.width, 0), MAX (at.height, 0) }, -1);
}

/* With room for the ellipsis: that of Chinese names comes from a taller font, of which the label
 * knows nothing until it is cut off. */
static int
name_height (RhCapeLane *self)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->name, self->player);
  int width, whole, cut;

  pango_layout_get_size (layout, &width, NULL);
  pango_layout_get_pixel_size (layout, NULL, &whole);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, width / 2);
  pango_layout_get_pixel_size (layout, NULL, &cut);

  return MAX (MAX (whole, cut), natural_size (self->name).height);
}

/* Puts the child in the middle of a row of the given height. */
static void
place_in_row (RhCapeLane *self, GtkWidget *child, int total, int x, int y, int width, int row)
{
  int height = child == self->name ? name_height (self) : natural_size (child).height;

  place (self, child, total, (Place) { x, y + (row - height) / 2, width, height });
}

/* Over a figure, with its frame around it: large enough for a finger, and nothing else moves for it. */
static void
place_ask (RhCapeLane *self, GtkWidget *button, int total, Place figure)
{
  GtkRequisition least;
  int width;
  int height;

  if (button == NULL)
    return;

  least = natural_size (button);
  width = MAX (figure.width + 2 * FRAME_X, least.width);
  height = MAX (figure.height + 2 * FRAME_Y, least.height);
  place (self,
         button,
         total,
         (Place) { figure.x + (figure.width - width) / 2, figure.y + (figure.height - height) / 2, width, height });
}

static int
bonus_width (RhCapeLane *self)
{
  return MAX (natural_size (self->dots).width, natural_size (self->caption).width);
}

/* The same for all lanes, since none of it depends on the name. */
static int
info_width (RhCapeLane *self, int width)
{
  int least = capital_width (self) + 2 * SPACING + bonus_width (self);

  return MAX (least, width * 15 / 100);
}

static void
allocate_wide (RhCapeLane *self, int width, int height)
{
  int info = info_width (self, width);
  int mark = natural_size (self->mark).width;
  int capital = capital_width (self);
  int bonus = bonus_width (self);
  int dots = natural_size (self->dots).height;
  int caption = natural_size (self->caption).height;
  int crossed = natural_size (self->crossed).width;
  int first = MAX (name_height (self), mark);
  int second = natural_size (self->capital).height;
  int y = (height - first - second) / 2;

  place_in_row (self, self->mark, width, 0, y, mark, first);
  place_in_row (self, self->name, width, mark + SPACING, y, info - mark - SPACING, first);
  place_in_row (self, self->capital, width, 0, y + first, capital, second);
  y += first + (second - dots - caption) / 2;
  place (self, self->dots, width, (Place) { capital + 2 * SPACING, y, natural_size (self->dots).width, dots });
  place (self, self->caption, width, (Place) { capital + 2 * SPACING, y + dots, bonus, caption });
  place_in_row (self, self->crossed, width, width - crossed, 0, crossed, height);
  place (self,
         self->track,
         width,
         (Place) { info + 2 * SPACING, 0, width - info - crossed - 4 * SPACING, height });
  place_ask (self, self->ask_capital, width, (Place) { 0, y - (second - dots - caption) / 2, capital, second });
  place_ask (self, self->ask_bonus, width, (Place) { capital + 2 * SPACING, y, bonus, dots + caption });
}

/* What the figures of a narrow lane leave for the name beside them. */
static int
name_room (RhCapeLane *self, int width)
{
  int dots;

  gtk_widget_measure (self->dots, GTK_ORIENTATION_HORIZONTAL, -1, &dots, NULL, NULL, NULL);

  return width - natural_size (self->mark).width - capital_width (self) - dots -
         natural_size (self->crossed).width - 4 * SPACING;
}

/* Where text is large, hardly a letter of the name would be left: it stands above the figures. */
static gboolean
is_stacked (RhCapeLane *self, int width)
{
  return name_room (self, width) < NAME_LEAST * rh_text_size_get (GTK_WIDGET (self));
}

static int
name_row (RhCapeLane *self)
{
  return MAX (name_height (self), natural_size (self->mark).height);
}

static int
narrow_rows (RhCapeLane *self, int width)
{
  int capital = natural_size (self->capital).height;

  return is_stacked (self, width) ? name_row (self) + capital : MAX (capital, name_height (self));
}

/* The figures in a row, from the end on. */
static void
allocate_figures (RhCapeLane *self, int width, int y, int row)
{
  int capital = capital_width (self);
  int crossed = natural_size (self->crossed).width;
  int x = width - crossed;
  int dots;

  gtk_widget_measure (self->dots, GTK_ORIENTATION_HORIZONTAL, -1, &dots, NULL, NULL, NULL);

  place_in_row (self, self->crossed, width, x, y, crossed, row);
  x -= SPACING + dots;
  place_in_row (self, self->dots, width, x, y, dots, row);
  place_ask (self, self->ask_bonus, width, (Place) { x, y, dots, row });
  x = is_stacked (self, width) ? 0 : x - SPACING - capital;
  place_in_row (self, self->capital, width, x, y, capital, row);
  place_ask (self, self->ask_capital, width, (Place) { x, y, capital, row });
}

static void
allocate_narrow (RhCapeLane *self, int width, int height)
{
  gboolean stacked = is_stacked (self, width);
  int rows = narrow_rows (self, width);
  int first = stacked ? name_row (self) : rows;
  int mark = natural_size (self->mark).width;
  int room = stacked ? width - mark - SPACING : name_room (self, width);

  place_in_row (self, self->mark, width, 0, 0, mark, first);
  place_in_row (self, self->name, width, mark + SPACING, 0, room, first);
  allocate_figures (self, width, stacked ? first : 0, stacked ? rows - first : rows);
  place (self, self->track, width, (Place) { 0, rows, width, height - rows });
}

/* A narrow lane has smaller figures. */
static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  if (narrow)
    gtk_widget_add_css_class (widget, "narrow");
  else
    gtk_widget_remove_css_class (widget, "narrow");
}

static void
rh_cape_lane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeLane *self = RH_CAPE_LANE (widget);

  rh_narrow_set (&self->narrow, width < WIDE);
  gtk_widget_set_child_visible (self->caption, width >= WIDE);
  if (width >= WIDE)
    allocate_wide (self, width, height);
  else
    allocate_narrow (self, width, height);
}

static GtkSizeRequestMode
rh_cape_lane_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A lane as narrow as it gets has its dots close together. */
static void
measure_width (RhCapeLane *self, int *minimum, int *natural)
{
  int row = natural_size (self->mark).width + capital_width (self) +
            natural_size (self->crossed).width + 4 * SPACING;
  int dots;
  int name;

  gtk_widget_measure (self->dots, GTK_ORIENTATION_HORIZONTAL, -1, &dots, NULL, NULL, NULL);
  row += dots;
  gtk_widget_measure (self->name, GTK_ORIENTATION_HORIZONTAL, -1, &name, NULL, NULL, NULL);
  gtk_widget_measure (self->track, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  *minimum = MAX (*minimum, row + name);
  *natural = MAX (*natural + row, *minimum);
}

static void
measure_height (RhCapeLane *self, int width, int *minimum, int *natural)
{
  int rows = name_height (self) + natural_size (self->capital).height;
  int room;

  if (width >= WIDE) {
    room = width - info_width (self, width) - natural_size (self->crossed).width - 4 * SPACING;
    gtk_widget_measure (self->track, GTK_ORIENTATION_VERTICAL, room, minimum, natural, NULL, NULL);
    *minimum = MAX (*minimum, rows);
    *natural = MAX (*natural, rows);
  } else {
    gtk_widget_measure (self->track, GTK_ORIENTATION_VERTICAL, width, minimum, natural, NULL, NULL);
    *minimum += narrow_rows (self, width);
    *natural += narrow_rows (self, width);
  }
}

static void
rh_cape_lane_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  RhCapeLane *self = RH_CAPE_LANE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    measure_height (self, for_size < 0 ? WIDE : for_size, minimum, natural);
}

static void
rh_cape_lane_dispose (GObject *object)
{
  RhCapeLane *self = RH_CAPE_LANE (object);

  rh_narrow_clear (&self->narrow);
  g_clear_pointer (&self->mark, gtk_widget_unparent);
  g_clear_pointer (&self->name, gtk_widget_unparent);
  g_clear_pointer (&self->capital, gtk_widget_unparent);
  g_clear_pointer (&self->dots, gtk_widget_unparent);
  g_clear_pointer (&self->caption, gtk_widget_unparent);
  g_clear_pointer (&self->track, gtk_widget_unparent);
  g_clear_pointer (&self->crossed, gtk_widget_unparent);
  g_clear_pointer (&self->ask_capital, gtk_widget_unparent);
  g_clear_pointer (&self->ask_bonus, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_cape_lane_parent_class)->dispose (object);
}

static void
rh_cape_lane_finalize (GObject *object)
{
  RhCapeLane *self = RH_CAPE_LANE (object);

  g_clear_pointer (&self->player, g_free);
  g_clear_pointer (&self->colour, g_free);

  G_OBJECT_CLASS (rh_cape_lane_parent_class)->finalize (object);
}

static void
rh_cape_lane_class_init (RhCapeLaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rh_cape_lane_dispose;
  object_class->finalize = rh_cape_lane_finalize;

  widget_class->get_request_mode = rh_cape_lane_get_request_mode;
  widget_class->measure = rh_cape_lane_measure;
  widget_class->size_allocate = rh_cape_lane_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cape-lane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_lane_init (RhCapeLane *self)
{
  rh_cape_style_load ();

  /* It must fit before it knows how much room there is. */
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb);
  gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
}

static GtkWidget *
add_label (RhCapeLane *self, const char *css_class, int width_chars, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
add_children (RhCapeLane *self)
{
  self->mark = rh_mark_new (self->colour);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));

  self->name = add_label (self, "name", 2, 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_text (GTK_LABEL (self->name), self->player);
  gtk_widget_set_tooltip_text (self->name, self->player);

  self->capital = add_label (self, "capital", -1, 0);
  self->dots = rh_cape_dots_new ();
  gtk_widget_set_parent (self->dots, GTK_WIDGET (self));
  self->caption = add_label (self, "caption", -1, 0);
  gtk_label_set_text (GTK_LABEL (self->caption), _("bonus rails"));
  self->track = rh_cape_track_new (self->colour);
  gtk_widget_set_parent (self->track, GTK_WIDGET (self));
  self->crossed = add_label (self, "crossed", 3, 1);
}

/**
 * rh_cape_lane_new:
 * @setup: the players
 * @seat: whose lane it is, from 0
 *
 * Returns: (transfer full): the lane of that seat
 */
GtkWidget *
rh_cape_lane_new (const RhSetup *setup, guint seat)
{
  RhCapeLane *self = g_object_new (RH_TYPE_CAPE_LANE, NULL);

  self->seat = seat;
  self->player = g_strdup (setup->seats[seat].name);
  self->colour = g_strdup (setup->seats[seat].colour);
  gtk_widget_add_css_class (GTK_WIDGET (self), self->colour);
  add_children (self);

  return GTK_WIDGET (self);
}

static void
describe (RhCapeLane *self, gboolean turn, gboolean winner)
{
  const char *colour = rh_colour_name (self->colour);
  g_autofree char *text = NULL;

  if (winner)
    /* Translators: a player and the colour of the train: “Anna, Red, winner” */
    text = g_strdup_printf (C_("player", "%1$s, %2$s, winner"), self->player, colour);
  else if (turn)
    /* Translators: a player and the colour of the train: “Anna, Red, on turn” */
    text = g_strdup_printf (C_("player", "%1$s, %2$s, on turn"), self->player, colour);
  else
    /* Translators: a player and the colour of the train: “Anna, Red” */
    text = g_strdup_printf (C_("player", "%1$s, %2$s"), self->player, colour);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, turn || winner, -1);
}

static void
describe_asks (RhCapeLane *self, const char *capital, int bonus)
{
  g_autofree char *ask_capital = NULL;
  g_autofree char *ask_bonus = NULL;

  if (self->ask_capital == NULL)
    return;

  /* Translators: a player, and pounds; pressed, it shows where they come from */
  ask_capital = g_strdup_printf (_("%1$s’s capital, %2$s. Why?"), self->player, capital);
  ask_bonus = g_strdup_printf (
    /* Translators: a player, bonus rails, and the most there can be; pressed, it shows where they come from */
    ngettext ("%1$s’s bonus rails, %2$d of %3$d. Why?", "%1$s’s bonus rails, %2$d of %3$d. Why?", (gulong) bonus),
    self->player, bonus, RH_CAPE_BONUS_MAX);
  rh_tooltip_name (self->ask_capital, ask_capital);
  rh_tooltip_name (self->ask_bonus, ask_bonus);
}

static void
set_class (RhCapeLane *self, const char *css_class, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

/**
 * rh_cape_lane_update:
 * @self: a lane
 * @state: where the game stands
 *
 * Shows what the seat has, and whether it is its turn.
 */
void
rh_cape_lane_update (RhCapeLane *self, const RhCapeState *state)
{
  const RhCapePlayer *player = &state->players[self->seat];
  gboolean turn = state->seat == (int) self->seat;
  gboolean winner = state->winner == (int) self->seat;
  g_autofree char *capital = rh_cape_text_pounds (player->capital);
  g_autofree char *crossed = g_strdup_printf ("%u/%d", player->crossed, RH_CAPE_ROUNDS);

  gtk_label_set_text (GTK_LABEL (self->capital), capital);
  gtk_label_set_text (GTK_LABEL (self->crossed), crossed);
  rh_cape_dots_set (RH_CAPE_DOTS (self->dots), player->bonus);
  rh_cape_track_set (RH_CAPE_TRACK (self->track), player);
  set_class (self, "turn", turn);
  set_class (self, "winner", winner);
  describe (self, turn, winner);
  describe_asks (self, capital, player->bonus);
}

/**
 * rh_cape_lane_set_large:
 * @self: a lane
 *
 * Has the cards show figures that can be read from afar. The size of the other
 * text comes from the style sheet.
 */
void
rh_cape_lane_set_large (RhCapeLane *self)
{
  rh_cape_track_set_large (RH_CAPE_TRACK (self->track));
}

static GtkWidget *
add_ask (RhCapeLane *self, gboolean bonus)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ub)", self->seat, bonus);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.why");

  return button;
}

/**
 * rh_cape_lane_set_asked:
 * @self: a lane
 *
 * Lets people ask where its figures come from: they activate “table.why” with
 * the seat, and whether it is the bonus rails that are asked about, not the
 * capital. What they are called is told with the next update.
 */
void
rh_cape_lane_set_asked (RhCapeLane *self)
{
  g_return_if_fail (self->ask_capital == NULL);

  self->ask_capital = add_ask (self, FALSE);
  self->ask_bonus = add_ask (self, TRUE);
}
