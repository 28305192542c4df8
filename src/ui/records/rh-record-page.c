/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game from a record, to look through, and to keep. */

#include "config.h"

#include "rh-record-page.h"

#include "rh-bar.h"
#include "rh-error-dialog.h"
#include "rh-games-ui.h"
#include "rh-table-page.h"
#include "rh-resources.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

struct _RhRecordPage {
  AdwBin parent_instance;

  /* Template */
  AdwBin    *table;
  GtkWidget *others;

  /* Owned */
  RhSession *replay;

  /* Borrowed */
  RhStore *store;
};

enum {
  KEPT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhRecordPage, rh_record_page, ADW_TYPE_BIN)

static void
on_keep_clicked_cb (RhRecordPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) kept = rh_session_import (self->store, self->replay, &error);

  if (kept != NULL)
    g_signal_emit (self, signals[KEPT], 0, kept);
  else
    rh_error_dialog_show (GTK_WIDGET (self), _("The Game Could Not Be Added"), error);
}

static gboolean
rh_record_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (adw_bin_get_child (RH_RECORD_PAGE (widget)->table));
}

static void
rh_record_page_dispose (GObject *object)
{
  g_clear_object (&RH_RECORD_PAGE (object)->replay);

  G_OBJECT_CLASS (rh_record_page_parent_class)->dispose (object);
}

static void
rh_record_page_class_init (RhRecordPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_BAR);
  G_OBJECT_CLASS (klass)->dispose = rh_record_page_dispose;
  widget_class->grab_focus = rh_record_page_grab_focus;

  /**
   * RhRecordPage::kept:
   * @self: the page
   * @session: the stored game
   *
   * The game was added to those of the store.
   */
  signals[KEPT] = g_signal_new ("kept", RH_TYPE_RECORD_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, RH_TYPE_SESSION);

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-record-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhRecordPage, table);
  gtk_widget_class_bind_template_child (widget_class, RhRecordPage, others);
  gtk_widget_class_bind_template_callback (widget_class, on_keep_clicked_cb);
}

static void
rh_record_page_init (RhRecordPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (GTK_WIDGET (self));
}

/**
 * rh_record_page_new:
 * @store: (transfer none): where the game is kept if people want it; must outlive the page
 * @replay: (transfer none): the game, which isn't in @store
 * @has_others: whether the record has more games, to which one can go back
 *
 * Returns: (transfer floating): the game's page, with what keeps it below
 */
GtkWidget *
rh_record_page_new (RhStore *store, RhSession *replay, gboolean has_others)
{
  RhRecordPage *self = g_object_new (RH_TYPE_RECORD_PAGE, NULL);

  self->store = store;
  self->replay = g_object_ref (replay);
  gtk_widget_set_visible (self->others, has_others);
  adw_bin_set_child (self->table, rh_table_page_new (rh_game_ui_find (rh_session_get_setup (replay)->game), replay));

  return GTK_WIDGET (self);
}
