/* SPDX-License-Identifier: GPL-3.0-or-later
 * A box that breaks its line where the width ends, for panels from 360 px to full screen.
 *
 * A GtkFlowBox gives all its children the same width, and puts each into a
 * child of its own that can be selected and has the focus. Here each can be as
 * wide as it needs, lines are as even as they can be, and what expands fills its line;
 * where all are alike, they are so in a line that isn't full, too. Those that fill it stand in columns that end where
 * the room does, whatever any of them asks for. Where it is given more height than it needs, lines that may grow share it,
 * those of wraps in it as well. */

#include "config.h"

#include "rh-wrap.h"

#include "rh-children.h"
#include "rh-focus.h"

#define LINE_SPACING_MAX 12 /* things side by side may be far apart, lines needn't */

struct _RhWrap {
  GtkWidget parent_instance;

  int      spacing;
  gboolean homogeneous;
  gboolean filled;
  gboolean column;
  int      grow;
};

enum {
  PROP_SPACING = 1,
  PROP_HOMOGENEOUS,
  PROP_FILLED,
  PROP_COLUMN,
  PROP_GROW,
};

/* One line of children. */
typedef struct {
  GtkWidget *first;
  guint      n;
  int        width;
  int        height;
  guint      n_expand;
  int        grow; /* by how much it may be higher */
} Line;

G_DEFINE_TYPE (RhWrap, rh_wrap, GTK_TYPE_WIDGET)

static int
get_line_spacing (RhWrap *self)
{
  return MIN (self->spacing, LINE_SPACING_MAX);
}

/* The width every child gets where all are alike, or 0; and how many children there are. */
static int
measure_alike (RhWrap *self, guint *n)
{
  int width = 0;

  *n = 0;
  for (GtkWidget *child = rh_children_first (GTK_WIDGET (self)); child != NULL; child = rh_children_next (child)) {
    width = MAX (width, rh_child_get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1));
    (*n)++;
  }

  return self->homogeneous ? width : 0;
}

/* How many children stand in a line: where all are alike, lines are as even as they can be. */
static guint
get_per_line (RhWrap *self, int alike, guint n, int width)
{
  guint fit;
  guint lines;

  if (self->column)
    return 1;
  if (alike == 0 || n == 0)
    return G_MAXUINT;

  fit = (guint) MAX (1, (width + self->spacing) / (alike + self->spacing));
  lines = (n + fit - 1) / fit;

  return (n + lines - 1) / lines;
}

static int
get_child_width (GtkWidget *child, int alike, int width)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);

  return MAX (minimum, MIN (alike > 0 ? alike : natural, width));
}

/* The width a child has in its line: those that take more room than they need share what is left. Where all are
 * alike, they have as much of it as those of the first line, which is full. */
static int
get_width_in_line (const Line *line, const Line *first, GtkWidget *child, int alike, int width)
{
  const Line *sharing = alike > 0 ? first : line;
  int child_width = get_child_width (child, alike, width);

  if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) && width > sharing->width)
    child_width += (width - sharing->width) / (int) MAX (sharing->n_expand, 1);

  return child_width;
}

/* How high a line is, once it is known who is in it. */
static void
measure_line (Line *line, const Line *first, int alike, int width)
{
  GtkWidget *child = line->first;

  for (guint i = 0; i < line->n; i++, child = rh_children_next (child)) {
    int child_width = get_width_in_line (line, first, child, alike, width);

    line->height = MAX (line->height, rh_child_get_natural (child, GTK_ORIENTATION_VERTICAL, child_width));
  }
}

/* Breaks the children into lines; (element-type Line). */
static GArray *
break_lines (RhWrap *self, int width)
{
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (Line));
  guint n;
  int alike = measure_alike (self, &n);
  guint per_line = get_per_line (self, alike, n, width);

  for (GtkWidget *child = rh_children_first (GTK_WIDGET (self)); child != NULL; child = rh_children_next (child)) {
    int child_width = get_child_width (child, alike, width);
    Line *line = lines->len > 0 ? &g_array_index (lines, Line, lines->len - 1) : NULL;

    if (line == NULL || line->n == per_line || line->width + self->spacing + child_width > width) {
      g_array_set_size (lines, lines->len + 1);
      line = &g_array_index (lines, Line, lines->len - 1);
      line->first = child;
    }

    line->width += child_width + (line->n > 0 ? self->spacing : 0);
    line->n_expand += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ? 1 : 0;
    line->n++;
  }

  for (guint i = 0; i < lines->len; i++)
    measure_line (&g_array_index (lines, Line, i), &g_array_index (lines, Line, 0), alike, width);

  return lines;
}

static int get_grow (GtkWidget *widget, int width);

/* By how much a line may grow: all of a wrap's own alike, else as much as what is in it. */
static int
get_line_grow (RhWrap *self, const Line *line, int width)
{
  GtkWidget *child = line->first;
  int grow = self->grow;

  for (guint i = 0; i < line->n; i++, child = rh_children_next (child))
    grow = MAX (grow, get_grow (child, line->n == 1 ? width : get_child_width (child, 0, width)));

  return grow;
}

/* The same for all that stands below each other in a widget. */
static int
get_grow (GtkWidget *widget, int width)
{
  g_autoptr (GArray) lines = NULL;
  int grow = 0;

  if (!gtk_widget_compute_expand (widget, GTK_ORIENTATION_VERTICAL))
    return 0;

  if (!RH_IS_WRAP (widget)) {
    for (GtkWidget *child = rh_children_first (widget); child != NULL; child = rh_children_next (child))
      grow += get_grow (child, width);
    return grow;
  }

  lines = break_lines (RH_WRAP (widget), width);
  for (guint i = 0; i < lines->len; i++)
    grow += get_line_grow (RH_WRAP (widget), &g_array_index (lines, Line, i), width);

  return grow;
}

/* What is left of the height goes to the lines that may grow, as far as they may. */
static void
grow_lines (RhWrap *self, GArray *lines, int width, int height)
{
  int left = height - (int) (lines->len - 1) * get_line_spacing (self);
  int total = 0;

  for (guint i = 0; i < lines->len; i++) {
    Line *line = &g_array_index (lines, Line, i);

    line->grow = get_line_grow (self, line, width);
    left -= line->height;
    total += line->grow;
  }
  left = CLAMP (left, 0, total);
  for (guint i = 0; i < lines->len && total > 0; i++)
    g_array_index (lines, Line, i).height += left * g_array_index (lines, Line, i).grow / total;
}

static void
measure_width (RhWrap *self, int *minimum, int *natural)
{
  guint n;
  int alike = measure_alike (self, &n);

  *minimum = *natural = 0;
  for (GtkWidget *child = rh_children_first (GTK_WIDGET (self)); child != NULL; child = rh_children_next (child)) {
    int child_minimum, child_natural;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
    *minimum = MAX (*minimum, child_minimum);
    child_natural = alike > 0 ? alike : child_natural;
    *natural = self->column ? MAX (*natural, child_natural) : *natural + child_natural;
  }
  *natural += n > 0 && !self->column ? (int) (n - 1) * self->spacing : 0;
}

static void
rh_wrap_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  RhWrap *self = RH_WRAP (widget);
  g_autoptr (GArray) lines = NULL;

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_width (self, minimum, natural);
    return;
  }

  lines = break_lines (self, for_size >= 0 ? for_size : G_MAXINT / 2);
  *minimum = lines->len > 0 ? (int) (lines->len - 1) * get_line_spacing (self) : 0;
  for (guint i = 0; i < lines->len; i++)
    *minimum += g_array_index (lines, Line, i).height;
  *natural = *minimum;
}

/* Columns share what is left to the last pixel: below each other, rows of any number end in one place. */
static GtkAllocation
get_column (RhWrap *self, const Line *first, guint i, int width)
{
  int n = (int) first->n;
  int x = (int) i * (width + self->spacing) / n;

  return (GtkAllocation) { .x = x, .width = ((int) i + 1) * (width + self->spacing) / n - self->spacing - x };
}

static void
allocate_line (RhWrap *self, const Line *line, const Line *first, int alike, int width, int y)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = line->first;
  int x = 0;

  for (guint i = 0; i < line->n; i++, child = rh_children_next (child)) {
    GtkAllocation place = { .x = x, .width = get_width_in_line (line, first, child, alike, width) };

    if (self->filled && width >= first->width)
      place = get_column (self, first, i, width);
    place.y = y;
    place.height = line->height;
    x += place.width + self->spacing;
    if (rtl)
      place.x = width - place.x - place.width;
    gtk_widget_size_allocate (child, &place, -1);
  }
}

static void
rh_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhWrap *self = RH_WRAP (widget);
  g_autoptr (GArray) lines = break_lines (self, width);
  guint n;
  int alike = measure_alike (self, &n);
  int y = 0;

  grow_lines (self, lines, width, height);
  for (guint i = 0; i < lines->len; i++) {
    const Line *line = &g_array_index (lines, Line, i);

    allocate_line (self, line, &g_array_index (lines, Line, 0), alike, width, y);
    y += line->height + get_line_spacing (self);
  }
}

static GtkSizeRequestMode
rh_wrap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* It takes what height is left where what is in it can make use of it; its width is for whoever has it to say. */
static void
rh_wrap_compute_expand (GtkWidget *widget, gboolean *hexpand, gboolean *vexpand)
{
  *hexpand = *vexpand = FALSE;
  for (GtkWidget *child = rh_children_first (widget); child != NULL; child = rh_children_next (child))
    *vexpand = *vexpand || gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL);
}

/* One that takes the focus is left for what is in it by the arrows, too. */
static gboolean
rh_wrap_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_is_focus (widget) && direction != GTK_DIR_TAB_BACKWARD && direction != GTK_DIR_UP)
    direction = GTK_DIR_TAB_FORWARD;

  return GTK_WIDGET_CLASS (rh_wrap_parent_class)->focus (widget, direction);
}

/* One that has the focus itself shows it, on those in it: none of them has it. */
static void
rh_wrap_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);

  GTK_WIDGET_CLASS (rh_wrap_parent_class)->snapshot (widget, snapshot);
  if (gtk_widget_is_focus (widget) && (flags & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0)
    rh_focus_snapshot_ring (widget, snapshot);
}

static void
rh_wrap_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (rh_wrap_parent_class)->state_flags_changed (widget, before);
  gtk_widget_queue_draw (widget);
}

static void
rh_wrap_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_wrap_parent_class)->dispose (object);
}

static void
rh_wrap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RhWrap *self = RH_WRAP (object);

  switch (id) {
  case PROP_SPACING:
    self->spacing = g_value_get_int (value);
    gtk_widget_queue_resize (GTK_WIDGET (self));
    break;
  case PROP_HOMOGENEOUS:
    self->homogeneous = g_value_get_boolean (value);
    break;
  case PROP_FILLED:
    self->filled = g_value_get_boolean (value);
    self->homogeneous = self->homogeneous || self->filled;
    gtk_widget_set_hexpand (GTK_WIDGET (self), self->filled);
    break;
  case PROP_COLUMN:
    self->column = g_value_get_boolean (value);
    if (self->column)
      gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
    break;
  case PROP_GROW:
    self->grow = g_value_get_int (value);
    gtk_widget_set_vexpand (GTK_WIDGET (self), self->grow > 0);
    gtk_widget_queue_resize (GTK_WIDGET (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_wrap_class_init (RhWrapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = rh_wrap_dispose;
  object_class->set_property = rh_wrap_set_property;
  widget_class->compute_expand = rh_wrap_compute_expand;
  widget_class->focus = rh_wrap_focus;
  widget_class->snapshot = rh_wrap_snapshot;
  widget_class->state_flags_changed = rh_wrap_state_flags_changed;
  widget_class->measure = rh_wrap_measure;
  widget_class->size_allocate = rh_wrap_size_allocate;
  widget_class->get_request_mode = rh_wrap_get_request_mode;

  g_object_class_install_property (object_class, PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, 100, RH_WRAP_SPACING,
                                                     G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_HOMOGENEOUS,
                                   g_param_spec_boolean ("homogeneous", NULL, NULL, FALSE, flags));
  g_object_class_install_property (object_class, PROP_FILLED,
                                   g_param_spec_boolean ("filled", NULL, NULL, FALSE, flags));
  g_object_class_install_property (object_class, PROP_COLUMN,
                                   g_param_spec_boolean ("column", NULL, NULL, FALSE, flags));
  g_object_class_install_property (object_class, PROP_GROW,
                                   g_param_spec_int ("grow", NULL, NULL, 0, 200, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_css_name (widget_class, "rh-wrap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_wrap_init (RhWrap *self)
{
}

/**
 * rh_wrap_new:
 * @spacing: pixels between children; as many between lines, up to 12
 * @homogeneous: whether all children are as wide as the widest
 *
 * Returns: (transfer floating): an empty wrap
 */
GtkWidget *
rh_wrap_new (int spacing, gboolean homogeneous)
{
  return g_object_new (RH_TYPE_WRAP, "spacing", spacing, "homogeneous", homogeneous, NULL);
}

/**
 * rh_wrap_new_filled:
 * @spacing: pixels between children; as many between lines, up to 12
 *
 * Returns: (transfer floating): an empty wrap whose children stand in columns of one width, from one end of its room to
 *   the other
 */
GtkWidget *
rh_wrap_new_filled (int spacing)
{
  return g_object_new (RH_TYPE_WRAP, "spacing", spacing, "filled", TRUE, NULL);
}

/**
 * rh_wrap_new_keys:
 * @grow: pixels by which each line is higher where there is height left
 *
 * Returns: (transfer floating): the same, of keys that are larger to a finger where they can be
 */
GtkWidget *
rh_wrap_new_keys (int grow)
{
  return g_object_new (RH_TYPE_WRAP, "filled", TRUE, "grow", grow, NULL);
}

/**
 * rh_wrap_new_column:
 * @spacing: pixels between children, up to 12
 *
 * Returns: (transfer floating): an empty wrap whose children stand below each other, and share what height is left by the
 *   lines of keys in them
 */
GtkWidget *
rh_wrap_new_column (int spacing)
{
  return g_object_new (RH_TYPE_WRAP, "spacing", spacing, "column", TRUE, NULL);
}

/**
 * rh_wrap_append:
 * @self: a wrap
 * @child: a widget
 *
 * Adds a child at the end.
 */
void
rh_wrap_append (RhWrap *self, GtkWidget *child)
{
  g_return_if_fail (RH_IS_WRAP (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
