/* SPDX-License-Identifier: GPL-3.0-or-later
 * The keys of a bid: in four rows as on a telephone, or in two where there isn't the height for these, so that on a phone
 * what follows them is in sight. */

#include "config.h"

#include "rh-cape-bid-keys.h"

#include "rh-children.h"
#include "rh-wrap.h"

#define HIGH_COLUMNS 3
#define HIGH_ROWS 4
#define LOW_COLUMNS 6
#define LOW_ROWS 2

struct _RhCapeBidKeys {
  GtkWidget parent_instance;
};

/* What the keys need; the last column of two rows has words. */
typedef struct {
  int width;
  int digit_width;
  int height;
} Need;

/* 1 to 5 with what erases, then 6 to 0 with what clears; in the order of the four rows. */
static const int low_places[] = { 0, 1, 2, 3, 4, 6, 7, 8, 9, 5, 10, 11 };

G_DEFINE_FINAL_TYPE (RhCapeBidKeys, rh_cape_bid_keys, GTK_TYPE_WIDGET)

static gboolean
is_last (guint i)
{
  return low_places[i] % LOW_COLUMNS == LOW_COLUMNS - 1;
}

static Need
get_need (RhCapeBidKeys *self)
{
  Need need = { 0 };
  guint i = 0;

  for (GtkWidget *key = rh_children_first (GTK_WIDGET (self)); key != NULL; key = rh_children_next (key), i++) {
    int width, height;

    gtk_widget_measure (key, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    gtk_widget_measure (key, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
    need.width = MAX (need.width, width);
    need.digit_width = MAX (need.digit_width, is_last (i) ? 0 : width);
    need.height = MAX (need.height, height);
  }

  return need;
}

static int
get_total (int n, int size)
{
  return n * size + (n - 1) * RH_WRAP_SPACING;
}

static gboolean
can_be_low (const Need *need, int width)
{
  return width < 0 || get_total (LOW_COLUMNS - 1, need->digit_width) + RH_WRAP_SPACING + need->width <= width;
}

static void
rh_cape_bid_keys_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  Need need = get_need (RH_CAPE_BID_KEYS (widget));

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = *natural = get_total (HIGH_COLUMNS, need.width);
  } else {
    *natural = get_total (HIGH_ROWS, need.height);
    *minimum = can_be_low (&need, for_size) ? get_total (LOW_ROWS, need.height) : *natural;
  }
}

static int
share (int size, int n)
{
  return (size - (n - 1) * RH_WRAP_SPACING) / n;
}

/* One key in its line; the last of it has what the others leave. */
static void
place (GtkWidget *key, GtkAllocation line, int column, int columns, int width)
{
  int x = column * (width + RH_WRAP_SPACING);
  int own = column < columns - 1 ? width : line.width - x;
  gboolean right = gtk_widget_get_direction (key) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (key, &(GtkAllocation) { right ? line.width - x - own : x, line.y, own, line.height }, -1);
}

static void
rh_cape_bid_keys_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Need need = get_need (RH_CAPE_BID_KEYS (widget));
  gboolean low = height < get_total (HIGH_ROWS, need.height) && can_be_low (&need, width);
  int columns = low ? LOW_COLUMNS : HIGH_COLUMNS;
  int alike = share (width, columns);
  int key_width = low ? MIN (alike, share (width - RH_WRAP_SPACING - need.width, columns - 1)) : alike;
  int key_height = share (height, low ? LOW_ROWS : HIGH_ROWS);
  int i = 0;

  for (GtkWidget *key = rh_children_first (widget); key != NULL; key = rh_children_next (key), i++) {
    int at = low ? low_places[i] : i;
    GtkAllocation line = { 0, at / columns * (key_height + RH_WRAP_SPACING), width, key_height };

    place (key, line, at % columns, columns, key_width);
  }
}

static GtkSizeRequestMode
rh_cape_bid_keys_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_cape_bid_keys_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_cape_bid_keys_parent_class)->dispose (object);
}

static void
rh_cape_bid_keys_class_init (RhCapeBidKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_bid_keys_dispose;
  widget_class->measure = rh_cape_bid_keys_measure;
  widget_class->size_allocate = rh_cape_bid_keys_size_allocate;
  widget_class->get_request_mode = rh_cape_bid_keys_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
rh_cape_bid_keys_init (RhCapeBidKeys *self)
{
}

/**
 * rh_cape_bid_keys_add:
 * @self: keys
 * @key: the next of twelve: 1 to 9, what erases, 0, what clears
 *
 * Adds a key.
 */
void
rh_cape_bid_keys_add (RhCapeBidKeys *self, GtkWidget *key)
{
  g_return_if_fail (RH_IS_CAPE_BID_KEYS (self));

  gtk_widget_insert_before (key, GTK_WIDGET (self), NULL);
}
