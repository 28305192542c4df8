/* SPDX-License-Identifier: GPL-3.0-or-later
 * One player's sheet of the ledger, in two columns as on paper: balance left,
 * change right, and the reason of each line. */

#include "config.h"

#include "rh-sheet.h"

#include "rh-children.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-scroll.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define REASON_CHARS 12 /* the least of a reason that is worth standing beside the amounts */

struct _RhSheet {
  AdwBin parent_instance;

  /* Template */
  GtkBox *box;
  GtkBox *title;
  GtkLabel *name;
  GtkWidget *scroller;
  GtkWidget *lines;
  GtkWidget *extra; /* what a game has beside the ledger */

  const RhTelling *telling;
};

G_DEFINE_FINAL_TYPE (RhSheet, rh_sheet, ADW_TYPE_BIN)

static gboolean
rh_sheet_grab_focus (GtkWidget *widget)
{
  GtkWidget *line = gtk_widget_get_last_child (RH_SHEET (widget)->lines);

  return gtk_widget_grab_focus (GTK_IS_BUTTON (line) ? line : RH_SHEET (widget)->scroller);
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
    /* Translators: the first line of the ledger: balance, reason */
    text = g_strdup_printf (C_("ledger", "%1$s, %2$s"), balance, reason);
  } else {
    /* Translators: a line of the ledger: balance, change, reason */
    text = g_strdup_printf (C_("ledger", "%1$s, %2$s, %3$s"), balance, change, reason);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
make_line (const char *balance, const char *change, const char *reason)
{
  GtkWidget *line = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *wrap = rh_wrap_new (12, FALSE);
  GtkWidget *amounts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = make_label (reason, "reason", -1, 0);

  add_amount (amounts, balance, "balance", 5);
  add_amount (amounts, change, "change", 6);
  rh_wrap_append (RH_WRAP (wrap), amounts);
  /* Where text is so large that not even so much of it has room beside, it stands below. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), REASON_CHARS);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_widget_set_hexpand (label, TRUE);
  rh_wrap_append (RH_WRAP (wrap), label);
  adw_bin_set_child (ADW_BIN (line), wrap);
  name_line (line, balance, change, reason);

  return line;
}

/* The line as a button that opens the correction of its move. */
static GtkWidget *
make_button (GtkWidget *line, guint move)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Correct This Move"));
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", move - 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "book.correct");

  return button;
}

static void
rh_sheet_class_init (RhSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = rh_sheet_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "rh-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, RhSheet, box);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, title);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, name);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, scroller);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, lines);
  gtk_widget_class_bind_template_child (widget_class, RhSheet, extra);
}

static void
rh_sheet_init (RhSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_scroll_follow (GTK_SCROLLED_WINDOW (self->scroller));
}

/**
 * rh_sheet_new:
 * @telling: what is said of the game
 * @player: whose sheet it is
 *
 * Returns: (transfer floating): an empty sheet
 */
GtkWidget *
rh_sheet_new (const RhTelling *telling, const RhSeat *player)
{
  RhSheet *self = g_object_new (RH_TYPE_SHEET, NULL);
  GtkWidget *columns = make_line (g_dpgettext2 (NULL, "ledger", telling->balance), C_("ledger", "Change"), "");
  g_autofree char *text = NULL;

  self->telling = telling;
  gtk_label_set_label (self->name, player->name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), player->name);
  gtk_box_prepend (self->title, rh_mark_new (player->colour));
  gtk_widget_add_css_class (columns, "columns");
  gtk_box_insert_child_after (self->box, columns, GTK_WIDGET (self->title));
  gtk_widget_add_css_class (GTK_WIDGET (self), player->colour);

  /* Translators: a player */
  text = g_strdup_printf (_("Ledger of %s"), player->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

static void
add_line (RhSheet *self, const RhLedgerLine *ledger_line, gboolean correctable)
{
  g_autofree char *balance = self->telling->amount (ledger_line->balance);
  g_autofree char *amount = self->telling->amount (ledger_line->amount);
  g_autofree char *change = NULL;
  GtkWidget *line;

  if (ledger_line->move == 0)
    change = g_strdup ("");
  else if (ledger_line->amount > 0)
    /* Translators: a gain: “+7” */
    change = g_strdup_printf (C_("gain", "+%s"), amount);
  else
    change = g_steal_pointer (&amount);

  line = make_line (balance, change, ledger_line->reason);
  /* The start can't be corrected. */
  if (correctable && ledger_line->move > 0) {
    line = make_button (line, ledger_line->move);
    name_line (line, balance, change, ledger_line->reason);
  } else {
    gtk_widget_add_css_class (line, "line");
  }
  if (ledger_line->begins)
    gtk_widget_add_css_class (line, "begins");
  gtk_box_append (GTK_BOX (self->lines), line);
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
  rh_children_clear (self->lines);
  if (extra != NULL)
    show_extra (self, extra);
  for (guint i = 0; i < lines->len; i++)
    add_line (self, lines->pdata[i], correctable);
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
