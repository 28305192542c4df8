/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ledger: everybody's sheet. */

#include "config.h"

#include "rh-ledger.h"

#include "rh-children.h"
#include "rh-colour.h"
#include "rh-focus.h"
#include "rh-sheet.h"
#include "rh-mark.h"
#include "rh-narrow.h"
#include "rh-paging.h"
#include "rh-scroll.h"
#include "rh-style.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

#define SPACING 12
#define SHEET_WIDTH 234 /* below this a sheet, only one is shown; four stand beside each other on a small laptop */
#define ROOMY 420       /* from this on lines of it are as large as what is read at the table */
#define BUTTONS 4       /* in a line: more have no room on a narrow screen */

struct _RhLedger {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *chooser;
  GtkWidget *paper;

  /* Borrowed, children */
  GtkWidget *heads;
  GtkWidget *sheets;
  GtkWidget *sheet[RH_SEATS_MAX];
  GtkWidget *button[RH_SEATS_MAX];

  const RhTelling *telling;
  guint n_seats;
  guint newest; /* round of which there is a line */
  RhNarrow narrow;
  RhNarrow close; /* whether their lines have to be small */
};

G_DEFINE_FINAL_TYPE (RhLedger, rh_ledger, GTK_TYPE_WIDGET)

static gboolean
is_chosen (RhLedger *self, guint seat)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button[seat]));
}

/* The highest of the parts of sheets that are shown. */
static void
find_higher (GtkWidget *part, GtkScrolledWindow *scroller, graphene_rect_t *highest)
{
  graphene_rect_t bounds;

  if (part != NULL && gtk_widget_get_mapped (part) && gtk_widget_compute_bounds (part, GTK_WIDGET (scroller), &bounds) &&
      bounds.origin.y < highest->origin.y)
    *highest = bounds;
}

/* The last line stands at the lower edge, and what the sheets have below their lines is out of sight. Where there isn't room for
 * all of the newest round, it begins in sight rather; and as far as it does so, no sheet has all its lines above. */
static double
find_end (GtkScrolledWindow *scroller, gpointer data)
{
  RhLedger *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double page = gtk_adjustment_get_page_size (adjustment);
  const graphene_rect_t nowhere = GRAPHENE_RECT_INIT (0, G_MAXFLOAT, 0, 0);
  graphene_rect_t extra = nowhere, first = nowhere, last = nowhere;
  double start;

  for (guint i = 0; i < self->n_seats; i++) {
    RhSheet *sheet = RH_SHEET (self->sheet[i]);

    find_higher (rh_sheet_get_extra (sheet), scroller, &extra);
    find_higher (rh_sheet_get_first (sheet, self->newest), scroller, &first);
    find_higher (rh_sheet_get_last (sheet), scroller, &last);
  }

  start = (double) last.origin.y;
  if (first.origin.y < nowhere.origin.y)
    start = MIN (MAX (start, (double) (first.origin.y + first.size.height) - page), (double) first.origin.y);

  return MIN (MIN (value + (double) extra.origin.y, gtk_adjustment_get_upper (adjustment)) - page, value + start);
}

static void
show_sheets (RhLedger *self)
{
  gboolean narrow = rh_narrow_get (&self->narrow);

  gtk_widget_set_visible (self->chooser, narrow);
  /* Columns that are alike take room also where nothing of them shows. */
  gtk_grid_set_column_homogeneous (GTK_GRID (self->heads), !narrow);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->sheets), !narrow);
  for (guint i = 0; i < self->n_seats; i++)
    gtk_widget_set_visible (self->sheet[i], is_chosen (self, i) || !narrow);
  rh_sheet_resize (RH_SHEET (self->sheet[0]));
}

static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  show_sheets (RH_LEDGER (widget));
}

static void
on_close_cb (GtkWidget *widget, gboolean close)
{
  rh_style_toggle (widget, "roomy", !close);
  rh_sheet_resize (RH_SHEET (RH_LEDGER (widget)->sheet[0]));
}

/* Whether there isn't so much room for each. */
static gboolean
is_less (RhLedger *self, int width, int sheet)
{
  return width < self->n_seats * (sheet + SPACING) * rh_text_size_get (GTK_WIDGET (self));
}

/* Sheets of which one were a pixel wider could break their lines elsewhere: its rounds would stand lower. */
static int
make_even (RhLedger *self, int width)
{
  int rest = rh_narrow_get (&self->narrow) ? 0 : (width - ((int) self->n_seats - 1) * SPACING) % (int) self->n_seats;

  return width - MAX (rest, 0);
}

static void
rh_ledger_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhLedger *self = RH_LEDGER (widget);
  int top = 0;
  int least;

  rh_narrow_set (&self->narrow, is_less (self, width, SHEET_WIDTH));
  rh_narrow_set (&self->close, is_less (self, width, ROOMY));

  /* Until it is shown as narrow, and in the size of text that goes with it, either may need more width. */
  if (gtk_widget_get_visible (self->chooser)) {
    least = rh_child_get_least (self->chooser, GTK_ORIENTATION_HORIZONTAL, -1);
    top = rh_child_get_natural (self->chooser, GTK_ORIENTATION_VERTICAL, MAX (width, least));
    gtk_widget_size_allocate (self->chooser, &(GtkAllocation) { 0, 0, MAX (width, least), top }, -1);
    top += SPACING;
  }
  least = rh_child_get_least (self->paper, GTK_ORIENTATION_HORIZONTAL, -1);
  gtk_widget_size_allocate (self->paper, &(GtkAllocation) { 0, top, MAX (make_even (self, width), least), MAX (height - top, 0) }, -1);
}

static void
rh_ledger_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? SHEET_WIDTH : 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 4 * SHEET_WIDTH : 480;
}

/* Whoever is on turn, or was chosen where there is one at a time. */
static RhSheet *
get_chosen (RhLedger *self)
{
  for (guint i = 0; i < self->n_seats; i++) {
    if (is_chosen (self, i))
      return RH_SHEET (self->sheet[i]);
  }

  return RH_SHEET (self->sheet[0]);
}

static gboolean
rh_ledger_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (get_chosen (RH_LEDGER (widget))));
}

/* The sheet that has the focus; -1 for none. */
static int
find_focused (RhLedger *self, GtkWidget *focus)
{
  for (guint i = 0; i < self->n_seats; i++) {
    if (focus != NULL && gtk_widget_is_ancestor (focus, self->sheet[i]))
      return (int) i;
  }

  return -1;
}

/* Left and right lead to the line beside, up and down stay in the sheet: elsewhere leads Tab. */
static gboolean
rh_ledger_focus (GtkWidget *widget, GtkDirectionType direction)
{
  RhLedger *self = RH_LEDGER (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  int seat = find_focused (self, focus);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int beside = direction == GTK_DIR_LEFT ? -1 : direction == GTK_DIR_RIGHT ? 1 : 0;

  if (seat < 0 || !GTK_IS_BUTTON (focus) || direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return rh_focus_in_children (widget, direction);
  if (beside == 0) {
    gtk_widget_child_focus (self->sheet[seat], direction);
    return TRUE;
  }

  for (int i = seat + (mirrored ? -beside : beside); i >= 0 && i < (int) self->n_seats; i += mirrored ? -beside : beside) {
    if (gtk_widget_get_visible (self->sheet[i]) && rh_sheet_focus_beside (RH_SHEET (self->sheet[i]), focus))
      break;
  }

  return TRUE;
}

static void
rh_ledger_dispose (GObject *object)
{
  RhLedger *self = RH_LEDGER (object);

  rh_narrow_clear (&self->narrow);
  rh_narrow_clear (&self->close);
  g_clear_pointer (&self->chooser, gtk_widget_unparent);
  g_clear_pointer (&self->paper, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_ledger_parent_class)->dispose (object);
}

static void
rh_ledger_class_init (RhLedgerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_ledger_dispose;

  widget_class->measure = rh_ledger_measure;
  widget_class->size_allocate = rh_ledger_size_allocate;
  widget_class->grab_focus = rh_ledger_grab_focus;
  widget_class->focus = rh_ledger_focus;

  gtk_widget_class_set_css_name (widget_class, "rh-ledger");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* One a player. A grid gives out widths before heights: a box would ask how wide a sheet is that is so high. */
static GtkWidget *
make_columns (void)
{
  GtkWidget *columns = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (columns), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (columns), SPACING);

  return columns;
}

/* All are scrolled as one. */
static GtkWidget *
make_scroller (RhLedger *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->sheets);
  gtk_widget_set_vexpand (scroller, TRUE);
  rh_scroll_follow (GTK_SCROLLED_WINDOW (scroller), find_end, self);

  return scroller;
}

static gboolean
on_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers, RhLedger *self)
{
  return rh_ledger_page (self, keyval, modifiers);
}

/* Before the scroller, which would leave the focus behind. */
static void
add_keys (RhLedger *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
rh_ledger_init (RhLedger *self)
{
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), FALSE, on_narrow_cb);
  rh_narrow_init (&self->close, GTK_WIDGET (self), TRUE, on_close_cb);

  self->chooser = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING / 2);
  gtk_widget_set_visible (self->chooser, FALSE);
  gtk_widget_set_parent (self->chooser, GTK_WIDGET (self));

  self->heads = make_columns ();
  self->sheets = make_columns ();
  self->paper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->paper), self->heads);
  gtk_box_append (GTK_BOX (self->paper), make_scroller (self));
  gtk_widget_set_parent (self->paper, GTK_WIDGET (self));
  add_keys (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Ledger"), -1);
}

/* The name below the shape: beside it, four or five names would be cut short in a phone's width. */
static GtkWidget *
make_button (const RhSeat *seat, guint i)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *mark = rh_mark_new (rh_colour_of_seat (seat->colour, i));
  GtkWidget *name = gtk_label_new (seat->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  rh_tooltip_set (name, seat->name);
  gtk_widget_add_css_class (name, "tab-name");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, seat->name, -1);

  return button;
}

static GtkWidget *
add_line_of_buttons (RhLedger *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  gtk_widget_add_css_class (line, "linked");
  gtk_box_append (GTK_BOX (self->chooser), line);

  return line;
}

/* The sheet of who is on turn is the one to begin with. Nobody's button has a line to itself. */
static void
add_seats (RhLedger *self, const RhSetup *setup, int turn)
{
  guint n_lines = (setup->n_seats + BUTTONS - 1) / BUTTONS;
  guint n_in_line = (setup->n_seats + n_lines - 1) / n_lines;
  GtkWidget *line = NULL;

  for (guint i = 0; i < setup->n_seats; i++) {
    if (i % n_in_line == 0)
      line = add_line_of_buttons (self);
    self->sheet[i] = rh_sheet_new (self->telling, setup, i);
    gtk_widget_set_hexpand (self->sheet[i], TRUE);
    gtk_grid_attach (GTK_GRID (self->sheets), self->sheet[i], (int) i, 0, 1, 1);
    gtk_grid_attach (GTK_GRID (self->heads), rh_sheet_get_head (RH_SHEET (self->sheet[i])), (int) i, 0, 1, 1);
    if (i > 0)
      rh_sheet_join (RH_SHEET (self->sheet[i]), RH_SHEET (self->sheet[0]));

    self->button[i] = make_button (&setup->seats[i], i);
    if (i > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->button[i]), GTK_TOGGLE_BUTTON (self->button[0]));
    gtk_box_append (GTK_BOX (line), self->button[i]);
  }

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button[MAX (turn, 0)]), TRUE);
  for (guint i = 0; i < setup->n_seats; i++)
    g_signal_connect_object (self->button[i], "toggled", G_CALLBACK (show_sheets), self, G_CONNECT_SWAPPED);
}

/**
 * rh_ledger_new:
 * @telling: what is said of the game
 * @setup: its players
 * @turn: whose turn it is, from 0; -1 where it is nobody's
 *
 * Returns: (transfer floating): their sheets, with nothing on them
 */
GtkWidget *
rh_ledger_new (const RhTelling *telling, const RhSetup *setup, int turn)
{
  RhLedger *self = g_object_new (RH_TYPE_LEDGER, NULL);

  self->telling = telling;
  self->n_seats = setup->n_seats;
  add_seats (self, setup, turn);

  return GTK_WIDGET (self);
}

/**
 * rh_ledger_update:
 * @self: a ledger
 * @lines: what is written on its sheets
 * @correctable: whether a line can be pressed to correct its move
 *
 * Shows that.
 */
void
rh_ledger_update (RhLedger *self, const RhLedgerLines *lines, gboolean correctable)
{
  self->newest = 0;
  for (guint i = 0; i < self->n_seats; i++) {
    rh_sheet_update (RH_SHEET (self->sheet[i]), lines->lines[i], (const char *const *) lines->extra[i], correctable);
    for (guint k = 0; k < lines->lines[i]->len; k++)
      self->newest = MAX (self->newest, ((const RhLedgerLine *) lines->lines[i]->pdata[k])->round);
  }
}

static void
mark_asked (RhLedger *self, guint seat, gboolean asked)
{
  rh_style_toggle (self->sheet[seat], "asked", asked);
  rh_style_toggle (rh_sheet_get_head (RH_SHEET (self->sheet[seat])), "asked", asked);
}

/**
 * rh_ledger_ask:
 * @self: a ledger
 * @seat: a player, from 0
 * @extra: whether it is about what stands below the ledger's lines
 *
 * Shows the sheet of that player, with the focus on what answers.
 */
void
rh_ledger_ask (RhLedger *self, guint seat, gboolean extra)
{
  g_return_if_fail (seat < self->n_seats);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button[seat]), TRUE);
  for (guint i = 0; i < self->n_seats; i++)
    mark_asked (self, i, i == seat);
  if (extra)
    rh_sheet_focus_extra (RH_SHEET (self->sheet[seat]));
  else
    gtk_widget_grab_focus (self->sheet[seat]);
}

/**
 * rh_ledger_page:
 * @self: a ledger
 * @keyval: a key
 * @modifiers: the modifiers held
 *
 * Goes to an end of the sheet that has the focus, or a page on, where the key is one that does; where none has it, of the
 * one that would get it.
 *
 * Returns: whether it is
 */
gboolean
rh_ledger_page (RhLedger *self, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (self->sheets, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int seat = find_focused (self, focus);
  g_autoptr (GPtrArray) lines = rh_sheet_list_lines (seat >= 0 ? RH_SHEET (self->sheet[seat]) : get_chosen (self));

  return rh_paging_key (GTK_SCROLLED_WINDOW (scroller), lines, focus, keyval, modifiers);
}
