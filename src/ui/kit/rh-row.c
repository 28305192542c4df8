/* SPDX-License-Identifier: GPL-3.0-or-later
 * A row for text that takes several lines: its height follows from its width.
 *
 * A GtkBox also asks how wide the text must be for a height, and gives it more
 * than there is; a GtkGrid's least height is that of the least width, of which
 * newer GTK warns. */

#include "config.h"

#include "rh-row.h"

#include "rh-children.h"

struct _RhRow {
  GtkWidget parent_instance;

  int         spacing;
  RhRowShares shares;
};

enum {
  PROP_SPACING = 1,
};

G_DEFINE_FINAL_TYPE (RhRow, rh_row, GTK_TYPE_WIDGET)

/* The children with the widths they ask for; (element-type GtkRequestedSize). */
static GArray *
ask_widths (RhRow *self)
{
  GArray *sizes = g_array_new (FALSE, TRUE, sizeof (GtkRequestedSize));

  for (GtkWidget *child = rh_children_first (GTK_WIDGET (self)); child != NULL; child = rh_children_next (child)) {
    GtkRequestedSize size = { .data = child };

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size.minimum_size, &size.natural_size, NULL, NULL);
    g_array_append_val (sizes, size);
  }

  return sizes;
}

/* What the widest asks for. */
static GtkRequestedSize
find_widest (GArray *sizes)
{
  GtkRequestedSize widest = { 0 };

  for (guint i = 0; i < sizes->len; i++) {
    const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);

    widest.minimum_size = MAX (widest.minimum_size, size->minimum_size);
    widest.natural_size = MAX (widest.natural_size, size->natural_size);
  }

  return widest;
}

static void
measure_width (RhRow *self, int *minimum, int *natural)
{
  g_autoptr (GArray) sizes = ask_widths (self);
  GtkRequestedSize widest = find_widest (sizes);

  for (guint i = 0; i < sizes->len && self->shares == RH_ROW_ALIKE; i++) {
    g_array_index (sizes, GtkRequestedSize, i).minimum_size = widest.minimum_size;
    g_array_index (sizes, GtkRequestedSize, i).natural_size = widest.natural_size;
  }
  *minimum = *natural = sizes->len > 0 ? ((int) sizes->len - 1) * self->spacing : 0;
  for (guint i = 0; i < sizes->len; i++) {
    *minimum += g_array_index (sizes, GtkRequestedSize, i).minimum_size;
    *natural += g_array_index (sizes, GtkRequestedSize, i).natural_size;
  }
}

static gboolean
can_share (RhRow *self, GArray *sizes, int width)
{
  int n = (int) sizes->len;

  if (self->shares != RH_ROW_EVEN || n == 0)
    return self->shares == RH_ROW_ALIKE && n > 0;

  return n * find_widest (sizes).natural_size + (n - 1) * self->spacing <= width;
}

/* To the last pixel: rows of any number end in one place. */
static void
share (RhRow *self, GArray *sizes, int width)
{
  int n = (int) sizes->len;
  int whole = width + self->spacing;

  for (int i = 0; i < n; i++)
    g_array_index (sizes, GtkRequestedSize, i).minimum_size = (i + 1) * whole / n - i * whole / n - self->spacing;
}

/* The children with the widths they get (as minimum_size): what is left goes to those that expand. */
static GArray *
give_widths (RhRow *self, int width)
{
  GArray *sizes = ask_widths (self);
  int least, natural;
  int n_expand = 0;
  int left;

  if (can_share (self, sizes, width)) {
    share (self, sizes, width);
    return sizes;
  }

  measure_width (self, &least, &natural);
  left = gtk_distribute_natural_allocation (MAX (width - least, 0), sizes->len, (GtkRequestedSize *) sizes->data);
  for (guint i = 0; i < sizes->len; i++)
    n_expand += gtk_widget_compute_expand (g_array_index (sizes, GtkRequestedSize, i).data, GTK_ORIENTATION_HORIZONTAL);

  for (guint i = 0; i < sizes->len; i++) {
    GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);

    if (gtk_widget_compute_expand (size->data, GTK_ORIENTATION_HORIZONTAL))
      size->minimum_size += left / n_expand;
  }

  return sizes;
}

static int
measure_height (RhRow *self, int width)
{
  g_autoptr (GArray) sizes = give_widths (self, width);
  int height = 0;

  for (guint i = 0; i < sizes->len; i++) {
    const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);

    height = MAX (height, rh_child_get_natural (size->data, GTK_ORIENTATION_VERTICAL, size->minimum_size));
  }

  return height;
}

static void
rh_row_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  RhRow *self = RH_ROW (widget);
  int least, usual;

  measure_width (self, &least, &usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = least;
    *natural = usual;
  } else {
    *minimum = *natural = measure_height (self, for_size < 0 ? usual : for_size);
  }
}

static void
rh_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhRow *self = RH_ROW (widget);
  g_autoptr (GArray) sizes = give_widths (self, width);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (guint i = 0; i < sizes->len; i++) {
    const GtkRequestedSize *size = &g_array_index (sizes, GtkRequestedSize, i);
    int left = rtl ? width - x - size->minimum_size : x;

    gtk_widget_size_allocate (size->data, &(GtkAllocation) { left, 0, size->minimum_size, height }, -1);
    x += size->minimum_size + self->spacing;
  }
}

static GtkSizeRequestMode
rh_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_row_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_row_parent_class)->dispose (object);
}

static void
rh_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_SPACING:
    RH_ROW (object)->spacing = g_value_get_int (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_row_class_init (RhRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rh_row_dispose;
  object_class->set_property = rh_row_set_property;
  widget_class->measure = rh_row_measure;
  widget_class->size_allocate = rh_row_size_allocate;
  widget_class->get_request_mode = rh_row_get_request_mode;

  g_object_class_install_property (object_class, PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, 100, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY |
                                                       G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
rh_row_init (RhRow *self)
{
}

/**
 * rh_row_set_shares:
 * @self: a row
 * @shares: how its children share its width; at first as they ask for
 */
void
rh_row_set_shares (RhRow *self, RhRowShares shares)
{
  g_return_if_fail (RH_IS_ROW (self));

  if (self->shares == shares)
    return;

  self->shares = shares;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
