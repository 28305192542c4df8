/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where board, news and panel stand: one below the other, or the panel at the side.
 *
 * Which of both depends on the room alone, never on where the game stands: nothing
 * moves from one step to the next. What has too little room scrolls by itself, so
 * that both are always in sight. What stands below the panel, such as the bar of a
 * game that is looked at, has its room of the panel alone: all else is where it was
 * when the game was played. */

#include "config.h"

#include "rh-table-layout.h"

#include "rh-children.h"
#include "rh-text-size.h"

#define SPACING 8
#define STRIP_SPACING 2 /* below it */
#define SPACING_TIGHT 2 /* round the news, where the strip needs room that a finger hits */

/* With text of the usual size: */
#define BOARD_LEAST 116 /* of a board, as much as one player's part needs */
#define PANEL_BELOW 336 /* the height that steps need where they are wide */
#define PANEL_LARGE 456 /* the same with large answers */
#define PANEL_NARROW 480 /* the same on a phone, where the board has only what is left */
#define PANEL_ASIDE 404 /* the width that they need at the side */
#define NARROW 560

struct _RhTableLayout {
  GtkLayoutManager parent_instance;

  RhTableFit fit;

  /* Borrowed */
  GtkWidget *board;
  GtkWidget *strip; /* a child; NULL where there is none */

  gboolean large; /* whether answers are, where there is little height for that */
  gboolean aside;
  gboolean cut; /* whether parts of the board are out of sight */
};

G_DEFINE_FINAL_TYPE (RhTableLayout, rh_table_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct {
  GtkWidget *board;
  GtkWidget *told;
  GtkWidget *panel;
  GtkWidget *foot; /* NULL where there is none */
} Parts;

static Parts
get_parts (RhTableLayout *self, GtkWidget *widget)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *told = gtk_widget_get_next_sibling (board);
  GtkWidget *panel = gtk_widget_get_next_sibling (told);

  GtkWidget *foot = gtk_widget_get_next_sibling (panel);

  if (foot != NULL && foot == self->strip)
    foot = gtk_widget_get_next_sibling (foot);

  return (Parts) { board, told, panel, foot };
}

static int
get_height (GtkWidget *widget, int width)
{
  if (!gtk_widget_get_visible (widget))
    return 0;

  return rh_child_get_natural (widget, GTK_ORIENTATION_VERTICAL,
                               MAX (width, rh_child_get_least (widget, GTK_ORIENTATION_HORIZONTAL, -1)));
}

/* What a scrolled child needs to be seen without scrolling. */
static int
get_whole_height (GtkWidget *scroller, int width)
{
  return get_height (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), width);
}

/* What of it would be out of sight with less. */
static int
get_least_height (GtkWidget *scroller, int width)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  return rh_child_get_least (child, GTK_ORIENTATION_VERTICAL,
                             MAX (width, rh_child_get_least (child, GTK_ORIENTATION_HORIZONTAL, -1)));
}

static int
scale (GtkWidget *widget, int length)
{
  return (int) (length * rh_text_size_get (widget));
}

/* What the panel has below the board, whatever it asks for. */
static int
get_panel_height (GtkWidget *widget, int width)
{
  return scale (widget, width < scale (widget, NARROW) ? PANEL_NARROW : PANEL_BELOW);
}

static gboolean
is_better_aside (RhTableLayout *self, GtkWidget *widget, int width, int height)
{
  const Parts parts = get_parts (self, widget);
  int panel = scale (widget, PANEL_ASIDE);
  int panel_below = self->large ? scale (widget, PANEL_LARGE) : get_panel_height (widget, width);
  int below = height - get_height (parts.told, width) - panel_below - 2 * SPACING;
  int beside = width - panel - SPACING;

  if (self->fit == NULL || beside < panel / 2)
    return FALSE;

  return self->fit (self->board, beside, height - get_height (parts.told, beside) - SPACING) >
         self->fit (self->board, width, MAX (below, 0));
}

/* Where parts of the board are out of sight, the strip stands above it; returns how much room it takes. */
static int
allocate_strip (RhTableLayout *self, int x, int width)
{
  int height;

  if (self->strip == NULL)
    return 0;

  gtk_widget_set_child_visible (self->strip, self->cut);
  if (!self->cut)
    return 0;

  height = get_height (self->strip, width);
  gtk_widget_size_allocate (self->strip, &(GtkAllocation) { x, 0, width, height }, -1);

  return height + STRIP_SPACING;
}

/* The panel, and what stands below it in the same room. */
static void
allocate_panel (const Parts *parts, GtkAllocation room)
{
  if (parts->foot != NULL) {
    int foot = get_height (parts->foot, room.width);

    gtk_widget_size_allocate (parts->foot, &(GtkAllocation) { room.x, room.y + room.height - foot, room.width, foot }, -1);
    room.height = MAX (room.height - foot - SPACING, 0);
  }
  gtk_widget_size_allocate (parts->panel, &room, -1);
}

static void
allocate_aside (RhTableLayout *self, GtkWidget *widget, int width, int height)
{
  const Parts parts = get_parts (self, widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int panel = scale (widget, PANEL_ASIDE);
  int rest = width - panel - SPACING;
  int told = get_height (parts.told, rest);
  int x = mirrored ? panel + SPACING : 0;
  int strip, board;

  self->cut = height - told - SPACING < get_least_height (parts.board, rest);
  strip = allocate_strip (self, x, rest);
  board = height - told - (strip > 0 ? SPACING_TIGHT : SPACING) - strip;
  gtk_widget_size_allocate (parts.board, &(GtkAllocation) { x, strip, rest, board }, -1);
  gtk_widget_size_allocate (parts.told, &(GtkAllocation) { x, height - told, rest, told }, -1);
  allocate_panel (&parts, (GtkAllocation) { mirrored ? 0 : rest + SPACING, 0, panel, height });
}

/* What is scrolled shows whole players’ parts, and none of the next: a sliver tells nothing. */
static int
show_whole_parts (RhTableLayout *self, int width, int room)
{
  int part = 0, n_parts = 0, n;

  for (GtkWidget *child = gtk_widget_get_first_child (self->board); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    part = MAX (part, rh_child_get_least (child, GTK_ORIENTATION_VERTICAL, width));
    n_parts++;
  }
  n = (room + SPACING) / (part + SPACING);

  return n > 0 && n < n_parts ? n * (part + SPACING) - SPACING : room;
}

/* The board has what the panel leaves, but no more than it can use, and no less than can be read. */
static int
share_out (RhTableLayout *self, GtkWidget *widget, int width, int room)
{
  const Parts parts = get_parts (self, widget);
  int panel = MAX (get_panel_height (widget, width), get_whole_height (parts.panel, width));
  int whole = get_whole_height (parts.board, width);
  int least = MIN (whole, scale (widget, BOARD_LEAST));
  int board = CLAMP (room - panel, MIN (least, room / 2), MAX (whole, least));

  self->cut = board < get_least_height (parts.board, width);

  return self->board != NULL && board < whole ? show_whole_parts (self, width, board) : board;
}

static void
allocate_below (RhTableLayout *self, GtkWidget *widget, int width, int height)
{
  const Parts parts = get_parts (self, widget);
  int told = get_height (parts.told, width);
  int board = share_out (self, widget, width, height - told - 2 * SPACING);
  int strip = allocate_strip (self, 0, width);
  int spacing = strip > 0 ? SPACING_TIGHT : SPACING;
  int room = height - told - 2 * spacing - strip;

  if (strip > 0)
    board = share_out (self, widget, width, room);
  gtk_widget_size_allocate (parts.board, &(GtkAllocation) { 0, strip, width, board }, -1);
  gtk_widget_size_allocate (parts.told, &(GtkAllocation) { 0, strip + board + spacing, width, told }, -1);
  allocate_panel (&parts, (GtkAllocation) { 0, strip + board + told + 2 * spacing, width, room - board });
}

static void
rh_table_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  RhTableLayout *self = RH_TABLE_LAYOUT (manager);

  self->aside = is_better_aside (self, widget, width, height);
  if (self->aside)
    allocate_aside (self, widget, width, height);
  else
    allocate_below (self, widget, width, height);
}

/* At least, all stands below each other. */
static void
rh_table_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  RhTableLayout *self = RH_TABLE_LAYOUT (manager);

  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    int least;
    int whole;

    /* The strip has its room of the others. */
    if (!gtk_widget_get_visible (child) || (child == self->strip && orientation == GTK_ORIENTATION_VERTICAL))
      continue;
    gtk_widget_measure (child, orientation, for_size, &least, &whole, NULL, NULL);
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, whole);
    } else {
      *minimum += least + SPACING;
      *natural += whole + SPACING;
    }
  }
}

static GtkSizeRequestMode
rh_table_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_table_layout_class_init (RhTableLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->allocate = rh_table_layout_allocate;
  manager_class->measure = rh_table_layout_measure;
  manager_class->get_request_mode = rh_table_layout_get_request_mode;
}

static void
rh_table_layout_init (RhTableLayout *self)
{
}

/**
 * rh_table_layout_set_fit:
 * @self: a layout
 * @board: what the first child shows; for as long as it lives
 * @fit: (nullable): says how large it is in some room; without, the panel always stands below
 *
 * Lets the layout choose what shows the board larger.
 */
void
rh_table_layout_set_fit (RhTableLayout *self, GtkWidget *board, RhTableFit fit)
{
  g_return_if_fail (RH_IS_TABLE_LAYOUT (self));

  self->board = board;
  self->fit = fit;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * rh_table_layout_set_strip:
 * @self: a layout
 * @strip: a child, for as long as it lives
 *
 * Shows it above the board where parts of that are out of sight.
 */
void
rh_table_layout_set_strip (RhTableLayout *self, GtkWidget *strip)
{
  g_return_if_fail (RH_IS_TABLE_LAYOUT (self));

  self->strip = strip;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * rh_table_layout_set_large:
 * @self: a layout
 * @large: whether answers are large, though there is little height
 *
 * Has the panel stand below the board only where all of such answers has room there.
 */
void
rh_table_layout_set_large (RhTableLayout *self, gboolean large)
{
  g_return_if_fail (RH_IS_TABLE_LAYOUT (self));

  self->large = large;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * rh_table_layout_is_aside:
 * @self: a layout
 *
 * Returns: whether the panel stands at the side
 */
gboolean
rh_table_layout_is_aside (RhTableLayout *self)
{
  g_return_val_if_fail (RH_IS_TABLE_LAYOUT (self), FALSE);

  return self->aside;
}

/**
 * rh_table_layout_cuts_board:
 * @widget: something in what is laid out
 *
 * Returns: whether the board had less room than it needs when it was laid out last, and is scrolled; %FALSE where
 *   nothing is laid out by such a layout
 */
gboolean
rh_table_layout_cuts_board (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget)) {
    GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

    if (RH_IS_TABLE_LAYOUT (layout))
      return RH_TABLE_LAYOUT (layout)->cut;
  }

  return FALSE;
}
