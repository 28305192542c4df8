/* SPDX-License-Identifier: GPL-3.0-or-later
 * History: every stored game, newest first. */

#include "config.h"

#include "rh-history-page.h"

#include "rh-focus.h"
#include "rh-games-view.h"
#include "rh-resources.h"

#include <glib/gi18n.h>

struct _RhHistoryPage {
  AdwBin parent_instance;

  /* Template */
  GtkWidget   *back;
  GtkWidget   *empty;
  GtkWidget   *games;
  RhGamesView *unfinished;
  RhGamesView *finished;
};

G_DEFINE_FINAL_TYPE (RhHistoryPage, rh_history_page, ADW_TYPE_BIN)

static gboolean
rh_history_page_grab_focus (GtkWidget *widget)
{
  RhHistoryPage *self = RH_HISTORY_PAGE (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->finished)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->finished));

  if (gtk_widget_get_visible (GTK_WIDGET (self->unfinished)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->unfinished));

  return gtk_widget_grab_focus (self->back);
}

static void
rh_history_page_class_init (RhHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_GAMES_VIEW);
  widget_class->grab_focus = rh_history_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, back);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, games);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, finished);
}

static void
rh_history_page_init (RhHistoryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_history_page_new:
 * @store: (transfer none): the store, which must outlive the page
 * @without: (nullable) (element-type gint64): games that aren't listed
 *
 * Returns: (transfer floating): a page that lists its games
 */
GtkWidget *
rh_history_page_new (RhStore *store, const GArray *without)
{
  RhHistoryPage *self = g_object_new (RH_TYPE_HISTORY_PAGE, NULL);
  gboolean unfinished = rh_games_view_load (self->unfinished, store, TRUE, without, C_("games", "Not Finished"));
  gboolean finished = rh_games_view_load (self->finished, store, FALSE, without, C_("games", "Finished"));

  gtk_widget_set_visible (self->games, unfinished || finished);
  gtk_widget_set_visible (self->empty, !unfinished && !finished);

  return GTK_WIDGET (self);
}

/**
 * rh_history_page_focus_game:
 * @self: a page
 * @game: a game
 *
 * Puts the focus on the game, and lists as many as that takes; where it isn't one of them, the focus stays.
 *
 * Returns: whether it is
 */
gboolean
rh_history_page_focus_game (RhHistoryPage *self, gint64 game)
{
  g_return_val_if_fail (RH_IS_HISTORY_PAGE (self), FALSE);

  while (!rh_games_view_focus_game (self->finished, game) && !rh_games_view_focus_game (self->unfinished, game)) {
    gboolean more = rh_games_view_show_more (self->finished);

    if (!rh_games_view_show_more (self->unfinished) && !more)
      return FALSE;
  }

  return TRUE;
}
