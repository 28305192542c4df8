/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game from a record, to look through, and to keep. */

#include "config.h"

#include "rh-record-page.h"

#include "rh-bar.h"
#include "rh-focus.h"
#include "rh-games-ui.h"
#include "rh-table-page.h"
#include "rh-resources.h"
#include "rh-text-size.h"

struct _RhRecordPage {
  AdwBin parent_instance;

  /* Template */
  AdwBin    *table;
  GtkWidget *others;
};

G_DEFINE_FINAL_TYPE (RhRecordPage, rh_record_page, ADW_TYPE_BIN)

static gboolean
rh_record_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (adw_bin_get_child (RH_RECORD_PAGE (widget)->table));
}

static void
rh_record_page_class_init (RhRecordPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_BAR);
  widget_class->grab_focus = rh_record_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-record-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhRecordPage, table);
  gtk_widget_class_bind_template_child (widget_class, RhRecordPage, others);
}

static void
rh_record_page_init (RhRecordPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (GTK_WIDGET (self));
}

/**
 * rh_record_page_new:
 * @replay: (transfer none): the game, which isn't in the store
 * @has_others: whether the record has more games, to which one can go back
 *
 * Returns: (transfer floating): the game's page, with what keeps it below
 */
GtkWidget *
rh_record_page_new (RhSession *replay, gboolean has_others)
{
  RhRecordPage *self = g_object_new (RH_TYPE_RECORD_PAGE, NULL);

  gtk_widget_set_visible (self->others, has_others);
  adw_bin_set_child (self->table, rh_table_page_new (rh_game_ui_find (rh_session_get_setup (replay)->game), replay));

  return GTK_WIDGET (self);
}

/**
 * rh_record_page_get_table:
 * @self: a page
 *
 * Returns: (transfer none): the game's table
 */
GtkWidget *
rh_record_page_get_table (RhRecordPage *self)
{
  g_return_val_if_fail (RH_IS_RECORD_PAGE (self), NULL);

  return adw_bin_get_child (self->table);
}
