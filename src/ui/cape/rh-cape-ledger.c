/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ledger: everybody's sheet. */

#include "config.h"

#include "rh-cape-ledger.h"

#include "rh-cape-log.h"
#include "rh-cape-sheet.h"
#include "rh-cape-style.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-mark.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

#define SPACING 12
#define SHEET_WIDTH 250 /* below this a sheet, only one is shown */

struct _RhCapeLedger {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *chooser;
  GtkWidget *sheets;

  /* Borrowed, children */
  GtkWidget *sheet[RH_CAPE_SEATS_MAX];
  GtkWidget *button[RH_CAPE_SEATS_MAX];

  /* Owned */
  RhSession *session;

  guint narrow_id; /* an idle source */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (RhCapeLedger, rh_cape_ledger, GTK_TYPE_WIDGET)

static guint
n_seats (RhCapeLedger *self)
{
  return rh_session_get_setup (self->session)->n_seats;
}

static gboolean
is_chosen (RhCapeLedger *self, guint seat)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button[seat]));
}

static void
show_sheets (RhCapeLedger *self)
{
  gtk_widget_set_visible (self->chooser, self->narrow);
  for (guint i = 0; i < n_seats (self); i++)
    gtk_widget_set_visible (self->sheet[i], is_chosen (self, i) || !self->narrow);
}

static gboolean
on_narrow_idle_cb (gpointer data)
{
  RhCapeLedger *self = data;

  self->narrow_id = 0;
  show_sheets (self);

  return G_SOURCE_REMOVE;
}

static void
rh_cape_ledger_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeLedger *self = RH_CAPE_LEDGER (widget);
  gboolean narrow = width < n_seats (self) * (SHEET_WIDTH + SPACING) * rh_text_size_get (widget);
  int top = 0;
  int least;

  /* What is shown can't change while sizes are given out. */
  if (narrow != self->narrow) {
    self->narrow = narrow;
    if (self->narrow_id == 0)
      self->narrow_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_narrow_idle_cb, self, NULL);
  }

  if (gtk_widget_get_visible (self->chooser)) {
    gtk_widget_measure (self->chooser, GTK_ORIENTATION_VERTICAL, width, NULL, &top, NULL, NULL);
    gtk_widget_size_allocate (self->chooser, &(GtkAllocation) { 0, 0, width, top }, -1);
    top += SPACING;
  }
  /* Until only one is shown, the sheets may need more. */
  gtk_widget_measure (self->sheets, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->sheets, &(GtkAllocation) { 0, top, MAX (width, least), MAX (height - top, 0) }, -1);
}

static void
rh_cape_ledger_measure (GtkWidget      *widget,
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

static gboolean
rh_cape_ledger_grab_focus (GtkWidget *widget)
{
  RhCapeLedger *self = RH_CAPE_LEDGER (widget);

  for (guint i = 0; i < n_seats (self); i++) {
    if (is_chosen (self, i))
      return gtk_widget_grab_focus (self->sheet[i]);
  }

  return FALSE;
}

static void
rh_cape_ledger_dispose (GObject *object)
{
  RhCapeLedger *self = RH_CAPE_LEDGER (object);

  g_clear_handle_id (&self->narrow_id, g_source_remove);
  g_clear_pointer (&self->chooser, gtk_widget_unparent);
  g_clear_pointer (&self->sheets, gtk_widget_unparent);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_cape_ledger_parent_class)->dispose (object);
}

static void
rh_cape_ledger_class_init (RhCapeLedgerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_ledger_dispose;

  widget_class->measure = rh_cape_ledger_measure;
  widget_class->size_allocate = rh_cape_ledger_size_allocate;
  widget_class->grab_focus = rh_cape_ledger_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "cape-ledger");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_ledger_init (RhCapeLedger *self)
{
  rh_cape_style_load ();

  self->chooser = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->chooser), TRUE);
  gtk_widget_add_css_class (self->chooser, "linked");
  gtk_widget_set_visible (self->chooser, FALSE);
  gtk_widget_set_parent (self->chooser, GTK_WIDGET (self));

  self->sheets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  gtk_box_set_homogeneous (GTK_BOX (self->sheets), TRUE);
  gtk_widget_set_parent (self->sheets, GTK_WIDGET (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Ledger"), -1);
}

static GtkWidget *
make_button (const RhSeat *seat)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (seat->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, seat->name);
  gtk_widget_add_css_class (name, "tab-name");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), rh_mark_new (seat->colour));
  gtk_box_append (GTK_BOX (box), name);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, seat->name, -1);

  return button;
}

/* The sheet of who is on turn is the one to begin with. */
static void
add_seats (RhCapeLedger *self)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  int turn = setup->game->seat (rh_session_get_state (self->session));

  for (guint i = 0; i < setup->n_seats; i++) {
    self->sheet[i] = rh_cape_sheet_new (setup, i);
    gtk_box_append (GTK_BOX (self->sheets), self->sheet[i]);

    self->button[i] = make_button (&setup->seats[i]);
    if (i > 0)
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->button[i]), GTK_TOGGLE_BUTTON (self->button[0]));
    gtk_box_append (GTK_BOX (self->chooser), self->button[i]);
  }

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button[MAX (turn, 0)]), TRUE);
  for (guint i = 0; i < setup->n_seats; i++)
    g_signal_connect_object (self->button[i], "toggled", G_CALLBACK (show_sheets), self, G_CONNECT_SWAPPED);
}

/**
 * rh_cape_ledger_new:
 * @session: a game
 *
 * Returns: (transfer full): its ledger
 */
GtkWidget *
rh_cape_ledger_new (RhSession *session)
{
  RhCapeLedger *self = g_object_new (RH_TYPE_CAPE_LEDGER, NULL);

  self->session = g_object_ref (session);
  add_seats (self);
  rh_cape_ledger_update (self);

  return GTK_WIDGET (self);
}

/* The reasons of all lines: each is told by the state before its move. */
static void
add_lines (RhCapeLedger *self, RhFold *fold)
{
  const RhEntries *entries = rh_session_get_entries (self->session);
  gboolean correctable = !rh_session_is_replay (self->session);
  guint n = rh_entries_get_n (entries);
  guint i = 0;

  for (guint move = 0; move <= rh_session_get_n_played (self->session); move++) {
    for (; i < n && rh_entries_get (entries, i)->move == move; i++) {
      const RhEntry *entry = rh_entries_get (entries, i);
      g_autofree char *reason = rh_cape_text_entry (entry, rh_fold_get_state (fold));

      rh_cape_sheet_add (RH_CAPE_SHEET (self->sheet[entry->seat]), entry, reason, correctable);
    }
    /* While move 1 is asked about, the fold stands before it. */
    if (move > 0 && !rh_fold_play_text (fold, rh_session_get_move (self->session, move - 1), NULL))
      return;
  }
}

static void
add_bonus (RhCapeLedger *self, guint seat)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  RhCapeWhy why;

  /* What is played has been played before. */
  if (!rh_cape_log_trace (self->session, seat, &why))
    g_return_if_reached ();

  g_strv_builder_add (lines,
                      why.n_gains > 0 ? _("Where the bonus rails in hand come from") : _("Bonus rails: none in hand"));
  for (guint i = 0; i < why.n_gains; i++) {
    g_autofree char *line = rh_cape_text_why_gain (rh_session_get_setup (self->session), seat, &why.gains[i]);

    g_strv_builder_add (lines, line);
  }
  all = g_strv_builder_end (lines);
  rh_cape_sheet_set_bonus (RH_CAPE_SHEET (self->sheet[seat]), (const char *const *) all);
}

/**
 * rh_cape_ledger_update:
 * @self: a ledger
 *
 * Shows what the session stands at.
 */
void
rh_cape_ledger_update (RhCapeLedger *self)
{
  g_autoptr (RhFold) fold = rh_fold_new (rh_session_get_setup (self->session));

  for (guint i = 0; i < n_seats (self); i++) {
    rh_cape_sheet_clear (RH_CAPE_SHEET (self->sheet[i]));
    add_bonus (self, i);
  }
  add_lines (self, fold);
}

/**
 * rh_cape_ledger_ask:
 * @self: a ledger
 * @seat: a player, from 0
 * @bonus: whether the bonus rails are asked about, not the capital
 *
 * Shows the sheet of that player, with the focus on what answers.
 */
void
rh_cape_ledger_ask (RhCapeLedger *self, guint seat, gboolean bonus)
{
  g_return_if_fail (seat < n_seats (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button[seat]), TRUE);
  for (guint i = 0; i < n_seats (self); i++)
    gtk_widget_remove_css_class (self->sheet[i], "asked");
  gtk_widget_add_css_class (self->sheet[seat], "asked");
  if (bonus)
    rh_cape_sheet_focus_bonus (RH_CAPE_SHEET (self->sheet[seat]));
  else
    gtk_widget_grab_focus (self->sheet[seat]);
}
