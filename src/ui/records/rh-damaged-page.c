/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is left of a damaged game, to look through, to keep a copy of, and to export. */

#include "config.h"

#include "rh-damaged-page.h"

#include "rh-bar.h"
#include "rh-focus.h"
#include "rh-games-ui.h"
#include "rh-table-page.h"
#include "rh-long-text.h"
#include "rh-resources.h"
#include "rh-save.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

struct _RhDamagedPage {
  AdwBin parent_instance;

  /* Template */
  AdwBin        *table;
  GtkWidget     *alone;
  AdwStatusPage *status;
  RhLongText    *text;
  GtkWidget     *export;
  GtkWidget     *keep;

  /* Owned */
  RhSalvage *salvage;
  RhSession *replay; /* up to the last move that holds; NULL where there is none */
};

G_DEFINE_FINAL_TYPE (RhDamagedPage, rh_damaged_page, ADW_TYPE_BIN)

static void
on_export_clicked_cb (RhDamagedPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  rh_save_text (GTK_WINDOW (root), self->salvage->setup, self->salvage->record);
}

static gboolean
rh_damaged_page_grab_focus (GtkWidget *widget)
{
  RhDamagedPage *self = RH_DAMAGED_PAGE (widget);

  return gtk_widget_grab_focus (self->replay != NULL ? adw_bin_get_child (self->table) : self->export);
}

static void
rh_damaged_page_dispose (GObject *object)
{
  RhDamagedPage *self = RH_DAMAGED_PAGE (object);

  g_clear_object (&self->replay);
  g_clear_pointer (&self->salvage, rh_salvage_free);

  G_OBJECT_CLASS (rh_damaged_page_parent_class)->dispose (object);
}

static void
rh_damaged_page_class_init (RhDamagedPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_BAR);
  g_type_ensure (RH_TYPE_LONG_TEXT);
  G_OBJECT_CLASS (klass)->dispose = rh_damaged_page_dispose;
  widget_class->grab_focus = rh_damaged_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-damaged-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhDamagedPage, table);
  gtk_widget_class_bind_template_child (widget_class, RhDamagedPage, alone);
  gtk_widget_class_bind_template_child (widget_class, RhDamagedPage, status);
  gtk_widget_class_bind_template_child (widget_class, RhDamagedPage, text);
  gtk_widget_class_bind_template_child (widget_class, RhDamagedPage, export);
  gtk_widget_class_bind_template_child (widget_class, RhDamagedPage, keep);
  gtk_widget_class_bind_template_callback (widget_class, on_export_clicked_cb);
}

static void
rh_damaged_page_init (RhDamagedPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (GTK_WIDGET (self));
}

/* Of its own: the copy must not be taken for the game that is damaged. */
static RhSession *
replay_new (const RhSalvage *salvage)
{
  guint n = salvage->moves->len;
  g_autoptr (RhSetup) setup = NULL;

  if (salvage->setup == NULL || n == 0)
    return NULL;

  setup = rh_setup_copy (salvage->setup);
  g_clear_pointer (&setup->id, g_free);

  return rh_session_new_replay (setup, (const char *const *) salvage->moves->pdata, n, n, NULL);
}

static void
show_table (RhDamagedPage *self)
{
  guint n = rh_session_get_n_moves (self->replay);
  /* Translators: a sentence that says what is wrong with the game; then the number of a move */
  g_autofree char *text = g_strdup_printf (_("%1$s It is shown up to move %2$u, the last one that is intact."),
                                           self->salvage->problem, n);

  rh_long_text_set (self->text, text);
  adw_bin_set_child (self->table, rh_table_page_new (rh_game_ui_find (rh_session_get_setup (self->replay)->game), self->replay));
}

static void
show_alone (RhDamagedPage *self)
{
  g_autofree char *text = g_strconcat (self->salvage->problem, "\n\n",
                                       _("None of its moves can be shown, but what there is can be exported."), NULL);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_status_page_set_description (self->status, markup);
}

/**
 * rh_damaged_page_new:
 * @salvage: (transfer full): what can be had of it
 *
 * Returns: (transfer floating): the game up to the last move that holds, or the
 *   reason why there is none, with what can be done below
 */
GtkWidget *
rh_damaged_page_new (RhSalvage *salvage)
{
  RhDamagedPage *self = g_object_new (RH_TYPE_DAMAGED_PAGE, NULL);

  self->salvage = salvage;
  self->replay = replay_new (salvage);
  gtk_widget_set_visible (GTK_WIDGET (self->table), self->replay != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->text), self->replay != NULL);
  gtk_widget_set_visible (self->keep, self->replay != NULL);
  gtk_widget_set_visible (self->alone, self->replay == NULL);
  if (self->replay != NULL)
    show_table (self);
  else
    show_alone (self);

  return GTK_WIDGET (self);
}

/**
 * rh_damaged_page_get_replay:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): what is shown of the game
 */
RhSession *
rh_damaged_page_get_replay (RhDamagedPage *self)
{
  g_return_val_if_fail (RH_IS_DAMAGED_PAGE (self), NULL);

  return self->replay;
}

/**
 * rh_damaged_page_get_table:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the table of what is shown of the game
 */
GtkWidget *
rh_damaged_page_get_table (RhDamagedPage *self)
{
  g_return_val_if_fail (RH_IS_DAMAGED_PAGE (self), NULL);

  return adw_bin_get_child (self->table);
}
