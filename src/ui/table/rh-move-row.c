/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rows of the list of moves, and how they stand: a turn is one row, whatever moves it has.
 *
 * What began it and what came of that stand beside each other in two columns, where there is room for both, and below
 * each other elsewhere. They stay two lines of the list, each of which is pressed and gone to by itself. */

#include "config.h"

#include "rh-move-row.h"

#include "rh-children.h"
#include "rh-colour.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* So wide, in pixels, two columns have lines that can be read. */
#define TWO_COLUMNS 640

/* What begins a turn is told in fewer words than what came of it. */
#define FIRST_COLUMN .44

#define RH_TYPE_TURN_LAYOUT (rh_turn_layout_get_type ())
G_DECLARE_FINAL_TYPE (RhTurnLayout, rh_turn_layout, RH, TURN_LAYOUT, GtkLayoutManager)

struct _RhTurnLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (RhTurnLayout, rh_turn_layout, GTK_TYPE_LAYOUT_MANAGER)

/**
 * Turn:
 * @first: what stands at its beginning
 * @second: (nullable): what stands beside that
 * @width: of the first
 * @height: of both
 *
 * A row of the list.
 */
typedef struct {
  GtkWidget *first;
  GtkWidget *second;
  int        width;
  int        height;
} Turn;

/* The row that begins with a line; returns the line that the next one begins with. */
static GtkWidget *
take_turn (GtkWidget *list, GtkWidget *line, int width, Turn *turn)
{
  GtkWidget *next = rh_children_next (line);

  *turn = (Turn) { .first = line, .width = width };
  if (next != NULL && gtk_widget_has_css_class (next, "outcome") && width >= TWO_COLUMNS * rh_text_size_get (list)) {
    turn->second = next;
    turn->width = (int) (width * FIRST_COLUMN);
    next = rh_children_next (next);
  }
  turn->height = rh_child_get_natural (line, GTK_ORIENTATION_VERTICAL, turn->width);
  if (turn->second != NULL)
    turn->height = MAX (turn->height, rh_child_get_natural (turn->second, GTK_ORIENTATION_VERTICAL, width - turn->width));

  return next;
}

/* In two columns none needs more width than alone. */
static void
measure_width (GtkWidget *list, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *line = rh_children_first (list); line != NULL; line = rh_children_next (line)) {
    int least, most;

    gtk_widget_measure (line, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, most);
  }
}

static void
rh_turn_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *list,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  GtkWidget *line = rh_children_first (list);
  Turn turn;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_width (list, minimum, natural);
    return;
  }

  *minimum = 0;
  while (line != NULL) {
    line = take_turn (list, line, for_size, &turn);
    *minimum += turn.height;
  }
  *natural = *minimum;
}

static void
place (GtkWidget *list, GtkWidget *line, GtkAllocation at, int width)
{
  if (gtk_widget_get_direction (list) == GTK_TEXT_DIR_RTL)
    at.x = width - at.x - at.width;
  gtk_widget_size_allocate (line, &at, -1);
}

static void
rh_turn_layout_allocate (GtkLayoutManager *manager, GtkWidget *list, int width, int height, int baseline)
{
  GtkWidget *line = rh_children_first (list);
  Turn turn;
  int y = 0;

  while (line != NULL) {
    line = take_turn (list, line, width, &turn);
    place (list, turn.first, (GtkAllocation) { 0, y, turn.width, turn.height }, width);
    if (turn.second != NULL)
      place (list, turn.second, (GtkAllocation) { turn.width, y, width - turn.width, turn.height }, width);
    y += turn.height;
  }
}

static GtkSizeRequestMode
rh_turn_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *list)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_turn_layout_class_init (RhTurnLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = rh_turn_layout_measure;
  layout_class->allocate = rh_turn_layout_allocate;
  layout_class->get_request_mode = rh_turn_layout_get_request_mode;
}

static void
rh_turn_layout_init (RhTurnLayout *self)
{
}

/**
 * rh_move_row_lay_out:
 * @list: a box
 *
 * Has the rows that are in it stand a turn a row.
 */
void
rh_move_row_lay_out (GtkWidget *list)
{
  gtk_widget_set_layout_manager (list, g_object_new (RH_TYPE_TURN_LAYOUT, NULL));
}

/**
 * rh_move_row_set_outcome:
 * @row: a row, right after that of the move that began the turn
 *
 * Has it stand in the same row as that.
 */
void
rh_move_row_set_outcome (GtkWidget *row)
{
  gtk_widget_add_css_class (row, "outcome");
}

/* Where a row has none, the others' words still begin below each other. */
static GtkWidget *
make_mark (const char *colour)
{
  GtkWidget *mark = rh_mark_new (colour);

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_opacity (mark, g_str_equal (colour, RH_COLOUR_NONE) ? 0 : 1);

  return mark;
}

/**
 * rh_move_row_new_words:
 * @number: (nullable): the number of a move
 * @colour: (nullable): whose it is; “-” where it is nobody's, %NULL where no row has a mark
 * @text: what is said of it
 *
 * A grid gives out widths before heights; a box would ask how wide the words must be for their height.
 *
 * Returns: (transfer floating): the words of a row
 */
GtkWidget *
rh_move_row_new_words (const char *number, const char *colour, const char *text)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *count = gtk_label_new (number);
  GtkWidget *words = rh_label_new (text, NULL);

  rh_label_hold (GTK_LABEL (words));
  gtk_label_set_width_chars (GTK_LABEL (count), 3);
  gtk_label_set_xalign (GTK_LABEL (count), 1);
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (count, "count");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_attach (GTK_GRID (grid), count, 0, 0, 1, 1);
  if (colour != NULL)
    gtk_grid_attach (GTK_GRID (grid), make_mark (colour), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words, 2, 0, 1, 1);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);

  return grid;
}

static void
set_action (GtkWidget *button, const char *action, GVariant *target)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

/* The words as a button that says what it does by an icon. */
static GtkWidget *
make_button (GtkWidget *words, const char *icon, const char *tooltip)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (icon);

  gtk_widget_add_css_class (image, "count");
  /* At the row's end, however long its words are: the icons of all rows stand below each other. */
  gtk_widget_set_halign (words, GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (image, TRUE);
  gtk_widget_set_halign (image, GTK_ALIGN_END);
  gtk_grid_attach (GTK_GRID (words), image, 3, 0, 1, 1);
  rh_tooltip_set (button, tooltip);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "flat");

  return button;
}

static GtkWidget *
make_text (GtkWidget *words)
{
  return g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "child", words, NULL);
}

/**
 * rh_move_row_new:
 * @i: which move, from 0
 * @colour: (nullable): as for rh_move_row_new_words()
 * @text: what it did
 * @correctable: whether it is a button that opens its correction
 *
 * Returns: (transfer floating): its row
 */
GtkWidget *
rh_move_row_new (guint i, const char *colour, const char *text, gboolean correctable)
{
  g_autofree char *number = g_strdup_printf ("%u", i + 1);
  GtkWidget *words = rh_move_row_new_words (number, colour, text);
  GtkWidget *row;

  if (correctable) {
    row = make_button (words, "document-edit-symbolic", _("Correct This Move"));
    set_action (row, "book.correct", g_variant_new_uint32 (i));
  } else {
    row = make_text (words);
  }
  gtk_widget_add_css_class (row, "move");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return row;
}

/**
 * rh_move_row_new_former:
 * @former: what a move was before
 * @colour: (nullable): as for rh_move_row_new_words()
 *
 * Returns: (transfer floating): a row that says so, and is a button where the move can be that again by itself
 */
GtkWidget *
rh_move_row_new_former (const RhFormerMove *former, const char *colour)
{
  GtkWidget *words = rh_move_row_new_words (NULL, colour, former->text);
  GtkWidget *row;

  if (former->id != 0) {
    row = make_button (words, "edit-undo-symbolic", _("Restore the Earlier Version"));
    set_action (row, "book.restore", g_variant_new_int64 (former->id));
  } else {
    row = make_text (words);
  }
  gtk_widget_add_css_class (row, "move");
  gtk_widget_add_css_class (row, "former");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, former->text, -1);

  return row;
}
