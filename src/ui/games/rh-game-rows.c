/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rows of a list of games: each a button that opens its game.
 *
 * To make a row takes longer than to have it say something else. Where other games are listed, they get the rows of those
 * before, one after the other in their places; the rest is kept for later. */

#include "config.h"

#include "rh-game-rows.h"

#include "rh-day.h"
#include "rh-listed-game.h"

/* As many are kept as a list has at first. */
#define SPARE_MAX 32

struct _RhGameRows {
  GtkBox    *box;    /* not owned: what they are in */
  GPtrArray *spare;  /* of buttons that are in no box */
  GPtrArray *spare_months; /* of headings that are in no box */
  RhGameTotals *totals; /* of games that were listed */
  GtkWidget *former; /* (nullable): the first in the box that was there for a game listed before; all after it are, too */
  gboolean   months; /* whether a heading tells where another month begins */
  int        year;   /* of the last game; 0 for none */
  int        month;
};

/**
 * rh_game_rows_new:
 * @box: (transfer none): an empty box, which is filled as long as it's there
 *
 * Returns: (transfer full): its rows, none so far
 */
RhGameRows *
rh_game_rows_new (GtkBox *box)
{
  RhGameRows *self = g_new0 (RhGameRows, 1);

  self->box = box;
  self->spare = g_ptr_array_new_with_free_func (g_object_unref);
  self->spare_months = g_ptr_array_new_with_free_func (g_object_unref);
  self->totals = rh_game_totals_new ();

  return self;
}

/**
 * rh_game_rows_free:
 * @self: rows
 *
 * Frees what is kept of them; those in the box are its own.
 */
void
rh_game_rows_free (RhGameRows *self)
{
  g_ptr_array_unref (self->spare);
  g_ptr_array_unref (self->spare_months);
  rh_game_totals_free (self->totals);
  g_free (self);
}

/**
 * rh_game_rows_show_months:
 * @self: rows, none so far
 *
 * Has a heading stand above the games of each month.
 */
void
rh_game_rows_show_months (RhGameRows *self)
{
  self->months = TRUE;
}

static gboolean
is_month (GtkWidget *row)
{
  return gtk_widget_has_css_class (row, "rh-month");
}

/* One with a picture is built otherwise, and a problem is no button. */
static gboolean
is_plain (GtkWidget *row)
{
  return GTK_IS_BUTTON (row) && !gtk_widget_has_css_class (row, "rh-newest");
}

/**
 * rh_game_rows_begin:
 * @self: rows
 *
 * From here on other games are listed. Those listed before stay until rh_game_rows_end(), as far as others don't get their
 * rows.
 */
void
rh_game_rows_begin (RhGameRows *self)
{
  GtkWidget *next;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->box)); row != NULL; row = next) {
    next = gtk_widget_get_next_sibling (row);
    if (!is_plain (row) && !is_month (row))
      gtk_box_remove (self->box, row);
  }
  self->year = self->month = 0;
  self->former = gtk_widget_get_first_child (GTK_WIDGET (self->box));
}

/* Out of the box, and kept for later. */
static void
keep (RhGameRows *self, GtkWidget *row)
{
  GPtrArray *spare = is_month (row) ? self->spare_months : self->spare;

  if (spare->len < SPARE_MAX)
    g_ptr_array_add (spare, g_object_ref (row));
  gtk_box_remove (self->box, row);
}

static GtkWidget *
make_month (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "xalign", 0.0f,
                                   "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 3, -1);
  gtk_widget_add_css_class (label, "rh-month");

  return label;
}

/* In the next place, where there may be one of games listed before. */
static GtkLabel *
take_month (RhGameRows *self)
{
  GtkWidget *next = self->former;
  GtkWidget *label;

  if (next != NULL && is_month (next)) {
    self->former = gtk_widget_get_next_sibling (next);
    return GTK_LABEL (next);
  }

  label = self->spare_months->len > 0 ? self->spare_months->pdata[self->spare_months->len - 1] : make_month ();
  gtk_box_insert_child_after (self->box, label, next != NULL ? gtk_widget_get_prev_sibling (next)
                                                             : gtk_widget_get_last_child (GTK_WIDGET (self->box)));
  if (self->spare_months->len > 0)
    g_ptr_array_set_size (self->spare_months, (int) self->spare_months->len - 1);

  return GTK_LABEL (label);
}

/* A time that no calendar has, of a damaged game, is in no month. */
static void
show_month (RhGameRows *self, gint64 touched)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (touched);
  g_autoptr (GDateTime) then = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autofree char *text = NULL;
  int year, month;

  if (then == NULL)
    return;

  g_date_time_get_ymd (then, &year, &month, NULL);
  if (year == self->year && month == self->month)
    return;

  text = rh_day_to_month (then);
  gtk_label_set_label (take_month (self), text);
  self->year = year;
  self->month = month;
}

/* (nullable): a row in the next place that has been another game's. */
static GtkActionable *
take_row (RhGameRows *self)
{
  GtkWidget *row;

  while (self->former != NULL && is_month (self->former)) {
    GtkWidget *month = self->former;

    self->former = gtk_widget_get_next_sibling (month);
    keep (self, month);
  }
  row = self->former;

  if (row != NULL) {
    self->former = gtk_widget_get_next_sibling (row);
  } else if (self->spare->len > 0) {
    row = self->spare->pdata[self->spare->len - 1];
    gtk_box_append (self->box, row);
    g_ptr_array_set_size (self->spare, (int) self->spare->len - 1);
  }

  return row != NULL ? GTK_ACTIONABLE (row) : NULL;
}

/**
 * rh_game_rows_add:
 * @self: rows
 * @store: the store that the game is in
 * @row: the game
 * @bidding: (element-type gint64): games some of whose bids are sealed, which is said of them
 * @picture: whether to show how it stands by a picture
 *
 * Adds a row for a game after the others.
 */
void
rh_game_rows_add (RhGameRows *self, RhStore *store, const RhGameRow *row, const GArray *bidding, gboolean picture)
{
  GtkActionable *button;

  if (picture)
    rh_game_rows_end (self);
  if (self->months)
    show_month (self, row->touched);
  button = picture ? NULL : take_row (self);
  if (button != NULL)
    rh_listed_game_set_stored (button, store, row, bidding, self->totals);
  else
    button = rh_listed_game_add_stored (self->box, store, row, bidding, self->totals, picture);

  gtk_actionable_set_action_target (button, "x", row->id);
  gtk_actionable_set_action_name (button, "win.open-game");
}

/**
 * rh_game_rows_add_problem:
 * @self: rows
 * @problem: why the list ends here
 *
 * Says that after the games. It's no game.
 */
void
rh_game_rows_add_problem (RhGameRows *self, const char *problem)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", problem,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   "xalign", 0.0f,
                                   NULL);

  rh_game_rows_end (self);
  gtk_box_append (self->box, label);
}

/**
 * rh_game_rows_end:
 * @self: rows
 *
 * Has the rows go that are still of the games listed before rh_game_rows_begin().
 */
void
rh_game_rows_end (RhGameRows *self)
{
  while (self->former != NULL) {
    GtkWidget *row = self->former;

    self->former = gtk_widget_get_next_sibling (row);
    keep (self, row);
  }
}

/**
 * rh_game_rows_get:
 * @self: rows
 * @n: which of them, from 0; headings aren't counted
 *
 * Returns: (transfer none) (nullable): the row, if there is one
 */
GtkWidget *
rh_game_rows_get (RhGameRows *self, guint n)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  while (row != NULL && (is_month (row) || n > 0)) {
    n -= is_month (row) ? 0 : 1;
    row = gtk_widget_get_next_sibling (row);
  }

  return row;
}

/**
 * rh_game_rows_find:
 * @self: rows
 * @game: a game
 *
 * Returns: (transfer none) (nullable): the game's row
 */
GtkWidget *
rh_game_rows_find (RhGameRows *self, gint64 game)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_int64 (game));
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  while (row != NULL && (!GTK_IS_BUTTON (row) ||
                         !g_variant_equal (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)), target)))
    row = gtk_widget_get_next_sibling (row);

  return row;
}
