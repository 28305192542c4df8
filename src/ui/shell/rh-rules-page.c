/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules of one game, with no game on the table. */

#include "config.h"

#include "rh-rules-page.h"

#include "rh-focus.h"
#include "rh-resources.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

struct _RhRulesPage {
  AdwBin parent_instance;

  /* Template */
  GtkBox   *box;
  GtkLabel *game;

  /* Borrowed, a child */
  GtkWidget *sheet;
};

G_DEFINE_FINAL_TYPE (RhRulesPage, rh_rules_page, ADW_TYPE_BIN)

static gboolean
rh_rules_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (RH_RULES_PAGE (widget)->sheet);
}

static void
rh_rules_page_class_init (RhRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = rh_rules_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  g_type_ensure (RH_TYPE_ZOOM);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhRulesPage, box);
  gtk_widget_class_bind_template_child (widget_class, RhRulesPage, game);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
rh_rules_page_init (RhRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_rules_page_new:
 * @ui: what the game shows
 *
 * Returns: (transfer floating): the page of its rules
 */
GtkWidget *
rh_rules_page_new (const RhGameUi *ui)
{
  RhRulesPage *self = g_object_new (RH_TYPE_RULES_PAGE, NULL);

  if (ui->style != NULL)
    ui->style ();
  self->sheet = ui->rules_new ();
  gtk_widget_set_vexpand (self->sheet, TRUE);
  gtk_box_append (self->box, self->sheet);
  gtk_label_set_text (self->game, _(ui->telling->game->name));

  return GTK_WIDGET (self);
}
