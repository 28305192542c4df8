/* SPDX-License-Identifier: GPL-3.0-or-later
 * One player's sheet of the ledger, in two columns as on paper: balance left,
 * change right, and the reason of each line. */

#include "config.h"

#include "rh-sheet.h"

#include "rh-children.h"
#include "rh-figure.h"
#include "rh-focus.h"
#include "rh-label.h"
#include "rh-level.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-style.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define REASON_GAP 10   /* beside its amounts */
#define LINES_GAP 0     /* between those and a reason below them */
#define REASON_CHARS 12 /* the least of a reason that is worth standing beside the amounts */

struct _RhSheet {
  AdwBin parent_instance;

  /* Template */
  GtkWidget *head; /* stands elsewhere, above what is scrolled */
  GtkBox *title;
  GtkLabel *name;
  GtkLabel *total;
  RhLevel *rounds; /* of boxes of lines, one a round, and one before the first */
  GtkWidget *extra; /* what a game has beside the ledger */

  const RhTelling *telling;
  guint seat;
  gboolean alone; /* whether every amount stands for itself: then there is one column */
};

G_DEFINE_FINAL_TYPE (RhSheet, rh_sheet, ADW_TYPE_BIN)

/* The last line; where none can be pressed, all of it. */
static gboolean
rh_sheet_grab_focus (GtkWidget *widget)
{
  g_autoptr (GPtrArray) lines = rh_sheet_list_lines (RH_SHEET (widget));
  GtkRoot *root = gtk_widget_get_root (widget);

  if (lines->len > 0)
    return gtk_widget_grab_focus (lines->pdata[lines->len - 1]);

  if (root != NULL)
    gtk_root_set_focus (root, widget);

  return root != NULL;
}

/* A label without text, which only keeps its place, is nothing to a screen reader. */
static GtkWidget *
make_label (const char *text, const char *css_class, int width_chars, float xalign)
{
  GtkAccessibleRole role = *text != '\0' ? GTK_ACCESSIBLE_ROLE_LABEL : GTK_ACCESSIBLE_ROLE_PRESENTATION;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_set_valign (label, GTK_ALIGN_START);

  return label;
}

/* Amounts are written from left to right everywhere, the sign before the figures. */
static void
add_amount (GtkWidget *box, const char *text, const char *css_class, int width_chars)
{
  GtkWidget *label = make_label (text, css_class, width_chars, 1);

  gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (box), label);
}

static void
name_line (GtkWidget *line, const char *balance, const char *change, const char *reason)
{
  g_autofree char *text = NULL;

  if (*change == '\0') {
    /* Translators: the first line of the ledger: its reason, the balance then */
    text = g_strdup_printf (C_("ledger line", "%1$s: %2$s"), reason, balance);
  } else {
    /* Translators: a line of the ledger: its reason, what was gained or paid, the balance then */
    text = g_strdup_printf (C_("ledger line", "%1$s: %2$s, leaves %3$s"), reason, change, balance);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
add_reason (GtkWidget *wrap, const char *reason)
{
  GtkWidget *label = make_label (reason, "reason", -1, 0);

  /* Where not even so much of it has room beside, it stands below: in all lines, however short they are. */
  gtk_label_set_width_chars (GTK_LABEL (label), REASON_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), REASON_CHARS);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_widget_set_hexpand (label, TRUE);
  rh_wrap_append (RH_WRAP (wrap), label);
}

static GtkWidget *
make_line (RhSheet *self, GtkAccessibleRole role, const char *balance, const char *change, const char *reason)
{
  GtkWidget *line = g_object_new (ADW_TYPE_BIN, "accessible-role", role, NULL);
  GtkWidget *wrap = rh_wrap_new (LINES_GAP, FALSE);
  GtkWidget *amounts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  add_amount (amounts, balance, "balance", 5);
  if (!self->alone)
    add_amount (amounts, change, "change", 6);
  /* The gap is theirs: below them a reason begins where the sheet does, as whose it is, and nearer to them than to the
   * next line. */
  gtk_widget_set_margin_end (amounts, REASON_GAP - LINES_GAP);
  rh_wrap_append (RH_WRAP (wrap), amounts);
  if (*reason != '\0')
    add_reason (wrap, reason);
  adw_bin_set_child (ADW_BIN (line), wrap);
  if (role == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    name_line (line, balance, change, reason);

  return line;
}

/* The line as a button that opens the correction of its move. On a wide sheet that is seen of each. On another it is seen where the pointer
 * is, or the focus while keys are pressed: there the pencils lie over the ends of the lines. They take no room, so that lines break alike
 * with and without. */
static GtkWidget *
make_button (RhSheet *self, GtkWidget *line, guint move)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *pencil = g_object_new (GTK_TYPE_IMAGE,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "icon-name", "document-edit-symbolic",
                                    NULL);

  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (pencil, "pencil");
  gtk_widget_set_halign (pencil, GTK_ALIGN_END);
  gtk_widget_set_valign (pencil, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), line);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), pencil);
  rh_tooltip_set (button, _("Correct This Move"));
  gtk_button_set_child (GTK_BUTTON (button), overlay);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", move - 1, self->seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "book.correct-of");

  return button;
}

static void
rh_sheet_class_init (RhSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = rh_sheet_grab_focus;
  widget_class->focus = rh_focus_as_one;

  gtk_widget_class_set_css_name (widget_class, "rh-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (RH_TYPE_LEVEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, RhSheet, head);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, title);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, name);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, total);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, rounds);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, extra);
}

static void
rh_sheet_init (RhSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self, "visible", self->head, "visible", G_BINDING_SYNC_CREATE);
}

/**
 * rh_sheet_new:
 * @telling: what is said of the game
 * @setup: the players
 * @seat: whose sheet it is, from 0
 *
 * Returns: (transfer floating): an empty sheet
 */
GtkWidget *
rh_sheet_new (const RhTelling *telling, const RhSetup *setup, guint seat)
{
  const RhSeat *player = &setup->seats[seat];
  RhSheet *self = g_object_new (RH_TYPE_SHEET, NULL);
  GtkWidget *columns;
  g_autofree char *text = NULL;

  self->telling = telling;
  self->seat = seat;
  self->alone = rh_figure_get_mark (telling, setup) != NULL;
  gtk_label_set_label (self->name, player->name);
  rh_tooltip_set (GTK_WIDGET (self->name), player->name);
  gtk_box_prepend (self->title, rh_mark_new (rh_colour_of_seat (player->colour, seat)));
  columns = make_line (self, GTK_ACCESSIBLE_ROLE_GENERIC, g_dpgettext2 (NULL, "ledger", telling->balance), C_("ledger", "Change"),
                       "");
  gtk_widget_add_css_class (columns, "columns");
  gtk_box_append (GTK_BOX (self->head), columns);
  gtk_widget_add_css_class (GTK_WIDGET (self), player->colour);

  /* Translators: a player */
  text = g_strdup_printf (_("Ledger of %s"), player->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

/**
 * rh_sheet_get_head:
 * @self: a sheet
 *
 * Returns: (transfer none): what stands above the sheet, and isn't scrolled: whose it is, what they have, and
 *   what its columns are
 */
GtkWidget *
rh_sheet_get_head (RhSheet *self)
{
  return self->head;
}

/**
 * rh_sheet_join:
 * @self: a sheet
 * @other: one beside it, as wide as it is
 *
 * From now on their rounds stand level.
 */
void
rh_sheet_join (RhSheet *self, RhSheet *other)
{
  rh_level_join (self->rounds, other->rounds);
}

/**
 * rh_sheet_resize:
 * @self: a sheet
 *
 * Puts rounds level anew, where one beside it has come or gone.
 */
void
rh_sheet_resize (RhSheet *self)
{
  rh_level_resize (self->rounds);
}

/* The box of a round: all have one, whoever's lines it has. */
static GtkWidget *
get_round (RhSheet *self, guint round)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->rounds));

  for (guint i = 0; i <= round; i++) {
    if (i > 0)
      box = gtk_widget_get_next_sibling (box);
    if (box == NULL) {
      g_autofree char *heading = i > 0 ? self->telling->heading (i) : g_strdup (C_("ledger", "Start"));

      box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, "orientation",
                          GTK_ORIENTATION_VERTICAL, NULL);
      gtk_widget_add_css_class (box, "round");
      gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
      rh_level_append (self->rounds, box);
    }
  }

  return box;
}

static void
add_line (RhSheet *self, const RhLedgerLine *ledger_line, gboolean correctable)
{
  g_autofree char *balance = self->telling->amount (ledger_line->balance);
  g_autofree char *amount = self->telling->amount (ledger_line->amount);
  g_autofree char *change = NULL;
  gboolean button = correctable && ledger_line->move > 0; /* the start can't be corrected */
  GtkWidget *line;

  if (ledger_line->move == 0 || self->alone)
    change = g_strdup ("");
  else if (ledger_line->amount > 0)
    /* Translators: a gain: “+7” */
    change = g_strdup_printf (C_("gain", "+%s"), amount);
  else
    change = g_steal_pointer (&amount);

  line = make_line (self, button ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_LIST_ITEM, balance, change,
                    ledger_line->reason);
  if (button) {
    line = make_button (self, line, ledger_line->move);
    name_line (line, balance, change, ledger_line->reason);
  } else {
    gtk_widget_add_css_class (line, "line");
    /* As high as those below it, which are pressed. */
    rh_style_toggle (line, "start", correctable);
    gtk_widget_set_valign (adw_bin_get_child (ADW_BIN (line)), correctable ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  }
  gtk_box_append (GTK_BOX (get_round (self, ledger_line->round)), line);
  gtk_label_set_label (self->total, balance);
}

/* What is said below the lines of the ledger. */
static void
show_extra (RhSheet *self, const char *const *extra)
{
  g_autofree char *text = g_strjoinv ("\n", (char **) extra);

  rh_children_clear (self->extra);
  for (guint i = 0; extra[i] != NULL; i++) {
    GtkWidget *label = rh_label_new (extra[i], i > 0 ? "reason" : NULL);

    gtk_label_set_width_chars (GTK_LABEL (label), 4);
    gtk_box_append (GTK_BOX (self->extra), label);
  }
  gtk_widget_set_visible (self->extra, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->extra), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/**
 * rh_sheet_update:
 * @self: a sheet
 * @lines: (element-type RhLedgerLine): its lines, the oldest first
 * @extra: (nullable) (array zero-terminated=1): what stands below them, a title first
 * @correctable: whether a line can be pressed to correct its move
 *
 * Shows these lines.
 */
void
rh_sheet_update (RhSheet *self, const GPtrArray *lines, const char *const *extra, gboolean correctable)
{
  rh_children_clear (GTK_WIDGET (self->rounds));
  gtk_label_set_label (self->total, "");
  if (extra != NULL)
    show_extra (self, extra);
  for (guint i = 0; i < lines->len; i++)
    add_line (self, lines->pdata[i], correctable);
  gtk_widget_set_focusable (GTK_WIDGET (self), !correctable);
  rh_level_resize (self->rounds);
}

/**
 * rh_sheet_get_first:
 * @self: a sheet
 * @round: a round
 *
 * Returns: (transfer none) (nullable): the first line of that round
 */
GtkWidget *
rh_sheet_get_first (RhSheet *self, guint round)
{
  GtkWidget *box;

  g_return_val_if_fail (RH_IS_SHEET (self), NULL);

  for (box = gtk_widget_get_first_child (GTK_WIDGET (self->rounds)); box != NULL && round > 0; round--)
    box = gtk_widget_get_next_sibling (box);

  return box != NULL ? gtk_widget_get_first_child (box) : NULL;
}

/**
 * rh_sheet_get_last:
 * @self: a sheet
 *
 * Returns: (transfer none) (nullable): the last line there is
 */
GtkWidget *
rh_sheet_get_last (RhSheet *self)
{
  GtkWidget *box;

  g_return_val_if_fail (RH_IS_SHEET (self), NULL);

  box = gtk_widget_get_last_child (GTK_WIDGET (self->rounds));

  return box != NULL ? gtk_widget_get_last_child (box) : NULL;
}

/**
 * rh_sheet_get_extra:
 * @self: a sheet
 *
 * Returns: (transfer none): what stands below its lines
 */
GtkWidget *
rh_sheet_get_extra (RhSheet *self)
{
  g_return_val_if_fail (RH_IS_SHEET (self), NULL);

  return self->extra;
}

/**
 * rh_sheet_list_lines:
 * @self: a sheet
 *
 * Returns: (transfer container) (element-type GtkWidget): its lines that can be pressed, from above to below
 */
GPtrArray *
rh_sheet_list_lines (RhSheet *self)
{
  GPtrArray *lines = g_ptr_array_new ();

  g_return_val_if_fail (RH_IS_SHEET (self), lines);

  for (GtkWidget *round = gtk_widget_get_first_child (GTK_WIDGET (self->rounds)); round != NULL;
       round = gtk_widget_get_next_sibling (round)) {
    for (GtkWidget *line = gtk_widget_get_first_child (round); line != NULL; line = gtk_widget_get_next_sibling (line)) {
      if (GTK_IS_BUTTON (line))
        g_ptr_array_add (lines, line);
    }
  }

  return lines;
}

/**
 * rh_sheet_focus_extra:
 * @self: a sheet
 *
 * Puts the focus on what is said below the lines.
 */
void
rh_sheet_focus_extra (RhSheet *self)
{
  gtk_widget_grab_focus (gtk_widget_get_visible (self->extra) ? self->extra : GTK_WIDGET (self));
}

/* How far apart they stand, from top to top. */
static float
get_distance (RhSheet *self, GtkWidget *line, GtkWidget *other)
{
  graphene_rect_t bounds, of_other;

  if (!gtk_widget_compute_bounds (line, GTK_WIDGET (self), &bounds) ||
      !gtk_widget_compute_bounds (other, GTK_WIDGET (self), &of_other))
    return G_MAXFLOAT;

  return ABS (bounds.origin.y - of_other.origin.y);
}

/**
 * rh_sheet_focus_beside:
 * @self: a sheet
 * @line: a line of another one
 *
 * Puts the focus on its line that stands beside that one, or nearest to it.
 *
 * Returns: whether there is one that can have it
 */
gboolean
rh_sheet_focus_beside (RhSheet *self, GtkWidget *line)
{
  g_autoptr (GPtrArray) lines = NULL;
  GtkWidget *nearest = NULL;

  g_return_val_if_fail (RH_IS_SHEET (self), FALSE);

  lines = rh_sheet_list_lines (self);
  for (guint i = 0; i < lines->len; i++) {
    if (nearest == NULL || get_distance (self, line, lines->pdata[i]) < get_distance (self, line, nearest))
      nearest = lines->pdata[i];
  }

  return nearest != NULL && gtk_widget_grab_focus (nearest);
}
