/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet in place of the table. */

#include "config.h"

#include "rh-rules-pane.h"

#include "rh-table-style.h"

#include <glib/gi18n.h>

struct _RhRulesPane {
  AdwBin parent_instance;

  /* Borrowed, a child */
  GtkWidget *rules;

  const RhGameUi *ui;

  /* Owned */
  RhSession *session;
};

G_DEFINE_FINAL_TYPE (RhRulesPane, rh_rules_pane, ADW_TYPE_BIN)

static gboolean
rh_rules_pane_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (RH_RULES_PANE (widget)->rules);
}

static void
rh_rules_pane_dispose (GObject *object)
{
  g_clear_object (&RH_RULES_PANE (object)->session);

  G_OBJECT_CLASS (rh_rules_pane_parent_class)->dispose (object);
}

static void
rh_rules_pane_class_init (RhRulesPaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_rules_pane_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = rh_rules_pane_grab_focus;

  rh_table_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-rules-pane");
}

static GtkWidget *
make_bar (void)
{
  GtkWidget *bar = gtk_center_box_new ();
  GtkWidget *back = gtk_button_new_with_label (C_("button", "Back"));
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "label", _("Rules"),
                                   NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (back), "table.rules");
  gtk_widget_set_tooltip_text (back, _("Leave the Rules (Esc)"));
  gtk_widget_add_css_class (back, "tall");
  gtk_widget_add_css_class (title, "heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1, -1);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (bar), back);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (bar), title);
  gtk_widget_add_css_class (bar, "bar");

  return bar;
}

static void
rh_rules_pane_init (RhRulesPane *self)
{
}

static void
fill (RhRulesPane *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->rules = self->ui->rules_new ();
  gtk_widget_set_vexpand (self->rules, TRUE);
  gtk_box_append (GTK_BOX (box), make_bar ());
  gtk_box_append (GTK_BOX (box), self->rules);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * rh_rules_pane_new:
 * @ui: what the game shows
 * @session: a game
 *
 * Returns: (transfer floating): the rules, open at what the game asks now
 */
GtkWidget *
rh_rules_pane_new (const RhGameUi *ui, RhSession *session)
{
  RhRulesPane *self = g_object_new (RH_TYPE_RULES_PANE, NULL);

  self->ui = ui;
  self->session = g_object_ref (session);
  fill (self);
  ui->rules_update (self->rules, rh_session_get_state (session), TRUE);

  return GTK_WIDGET (self);
}

/**
 * rh_rules_pane_update:
 * @self: a pane
 *
 * Marks what the game asks now; what is read stays where it is.
 */
void
rh_rules_pane_update (RhRulesPane *self)
{
  g_return_if_fail (RH_IS_RULES_PANE (self));

  self->ui->rules_update (self->rules, rh_session_get_state (self->session), FALSE);
}
