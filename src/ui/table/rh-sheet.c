/* SPDX-License-Identifier: GPL-3.0-or-later
 * One player's sheet of the ledger, in two columns as on paper: balance left,
 * change right, and the reason of each line. */

#include "config.h"

#include "rh-sheet.h"

#include "rh-table-style.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-newest.h"
#include "rh-text-size.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define REASON_CHARS 12 /* the least of a reason that is worth standing beside the amounts */

struct _RhSheet {
  AdwBin parent_instance;

  const RhTelling *telling;

  /* Borrowed, children */
  GtkWidget *scroller;
  GtkWidget *lines;
  GtkWidget *extra; /* what a game has beside the ledger */
};

G_DEFINE_FINAL_TYPE (RhSheet, rh_sheet, ADW_TYPE_BIN)

static gboolean
rh_sheet_grab_focus (GtkWidget *widget)
{
  GtkWidget *line = gtk_widget_get_last_child (RH_SHEET (widget)->lines);

  return gtk_widget_grab_focus (GTK_IS_BUTTON (line) ? line : RH_SHEET (widget)->scroller);
}

static void
rh_sheet_class_init (RhSheetClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = rh_sheet_grab_focus;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-sheet");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_sheet_init (RhSheet *self)
{
  rh_table_style_load ();
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

static GtkWidget *
make_title (const RhSetup *setup, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (setup->seats[seat].name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, setup->seats[seat].name);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (name, "name");
  gtk_widget_add_css_class (box, "title");
  gtk_box_append (GTK_BOX (box), rh_mark_new (setup->seats[seat].colour));
  gtk_box_append (GTK_BOX (box), name);

  return box;
}

/* What has the focus is read aloud. */
static GtkWidget *
make_extra (void)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 "focusable", TRUE,
                                 "visible", FALSE,
                                 NULL);

  gtk_widget_add_css_class (box, "extra");

  return box;
}

static GtkWidget *
make_scroller (RhSheet *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->lines = g_object_new (GTK_TYPE_BOX,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                              "orientation", GTK_ORIENTATION_VERTICAL,
                              NULL);
  gtk_widget_add_css_class (self->lines, "lines");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  self->extra = make_extra ();
  gtk_box_append (GTK_BOX (box), self->lines);
  gtk_box_append (GTK_BOX (box), self->extra);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  rh_newest_follow (GTK_SCROLLED_WINDOW (scroller));

  return scroller;
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
  RhSheet *self = g_object_new (RH_TYPE_SHEET, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *columns = make_line (g_dpgettext2 (NULL, "ledger", telling->balance), C_("ledger", "Change"), "");
  g_autofree char *text = NULL;

  self->telling = telling;
  self->scroller = make_scroller (self);
  gtk_widget_add_css_class (columns, "columns");
  gtk_box_append (GTK_BOX (box), make_title (setup, seat));
  gtk_box_append (GTK_BOX (box), columns);
  gtk_box_append (GTK_BOX (box), self->scroller);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), setup->seats[seat].colour);

  /* Translators: a player */
  text = g_strdup_printf (_("Ledger of %s"), setup->seats[seat].name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

/**
 * rh_sheet_clear:
 * @self: a sheet
 *
 * Takes all lines away.
 */
void
rh_sheet_clear (RhSheet *self)
{
  GtkWidget *line;

  while ((line = gtk_widget_get_first_child (self->lines)) != NULL)
    gtk_box_remove (GTK_BOX (self->lines), line);
}

/**
 * rh_sheet_add:
 * @self: a sheet
 * @entry: an entry of its player
 * @reason: the reason in words
 * @begins: whether a round begins with it
 * @correctable: whether the line can be pressed to correct its move; the start never can
 *
 * Adds a line below the others.
 */
void
rh_sheet_add (RhSheet *self, const RhEntry *entry, const char *reason, gboolean begins, gboolean correctable)
{
  g_autofree char *balance = self->telling->amount (entry->balance);
  g_autofree char *amount = self->telling->amount (entry->amount);
  g_autofree char *change = NULL;
  GtkWidget *line;

  if (entry->move == 0)
    change = g_strdup ("");
  else if (entry->amount > 0)
    /* Translators: a gain: “+7” */
    change = g_strdup_printf (C_("gain", "+%s"), amount);
  else
    change = g_steal_pointer (&amount);

  line = make_line (balance, change, reason);
  if (correctable && entry->move > 0) {
    line = make_button (line, entry->move);
    name_line (line, balance, change, reason);
  } else {
    gtk_widget_add_css_class (line, "line");
  }
  if (begins)
    gtk_widget_add_css_class (line, "begins");
  gtk_box_append (GTK_BOX (self->lines), line);
}

/**
 * rh_sheet_set_extra:
 * @self: a sheet
 * @lines: (array zero-terminated=1): what is to be said, a title first
 *
 * Says something below the lines of the ledger.
 */
void
rh_sheet_set_extra (RhSheet *self, const char *const *lines)
{
  g_autofree char *text = g_strjoinv ("\n", (char **) lines);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->extra)) != NULL)
    gtk_box_remove (GTK_BOX (self->extra), child);

  for (guint i = 0; lines[i] != NULL; i++) {
    GtkWidget *label = rh_label_new (lines[i], i > 0 ? "reason" : NULL);

    gtk_label_set_width_chars (GTK_LABEL (label), 4);
    gtk_box_append (GTK_BOX (self->extra), label);
  }
  gtk_widget_set_visible (self->extra, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->extra), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
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
