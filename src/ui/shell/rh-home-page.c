/* SPDX-License-Identifier: GPL-3.0-or-later
 * Home: games to continue, a new game, history. */

#include "config.h"

#include "rh-home-page.h"

#include "rh-focus.h"
#include "rh-games-view.h"
#include "rh-long-text.h"
#include "rh-resources.h"
#include "rh-sample.h"
#include "rh-text-size.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

struct _RhHomePage {
  AdwBin parent_instance;

  /* Template */
  GtkWidget     *notice;
  RhLongText    *told;
  AdwStatusPage *status;
  GtkWidget     *status_history;
  GtkWidget     *status_new_game;
  GtkWidget     *status_sample;
  GtkMenuButton *status_samples;
  GtkWidget     *games;
  AdwBin        *above_buttons;
  GtkWidget     *buttons;
  RhGamesView   *unfinished;
};

G_DEFINE_FINAL_TYPE (RhHomePage, rh_home_page, ADW_TYPE_BIN)

static gboolean
has_finished (RhStore *store)
{
  g_autoptr (GPtrArray) games = rh_store_list_games (store, FALSE, NULL, 1, NULL);

  /* If even this can't be told, History will say why. */
  return games == NULL || games->len > 0;
}

/* Without a game to continue a plain page greets; on the very first visit it says what this is. */
static void
greet (RhHomePage *self, gboolean returning)
{
  gtk_widget_set_visible (self->games, FALSE);
  gtk_widget_set_visible (self->buttons, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
  gtk_widget_set_visible (self->status_history, returning);

  if (returning) {
    adw_status_page_set_title (self->status, _("Railhead"));
    adw_status_page_set_description (self->status, _("No game is waiting to be continued. Finished games are in History."));
  }
}

static gboolean
rh_home_page_grab_focus (GtkWidget *widget)
{
  RhHomePage *self = RH_HOME_PAGE (widget);

  if (gtk_widget_get_visible (self->games))
    return gtk_widget_grab_focus (GTK_WIDGET (self->unfinished));

  return gtk_widget_grab_focus (self->status_new_game);
}

static void
rh_home_page_class_init (RhHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_GAMES_VIEW);
  g_type_ensure (RH_TYPE_LONG_TEXT);
  g_type_ensure (RH_TYPE_ZOOM);
  widget_class->grab_focus = rh_home_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "win.search", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, notice);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, told);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, status);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, status_history);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, status_new_game);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, status_sample);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, status_samples);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, games);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, above_buttons);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, RhHomePage, unfinished);
}

/* One button either way; with samples of several games it asks which one. */
static void
offer_samples (RhHomePage *self)
{
  g_autoptr (GPtrArray) list = rh_sample_list ();
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->status_samples));

  for (guint i = 0; i < list->len; i++) {
    const RhGame *game = ((const RhGameUi *) list->pdata[i])->telling->game;
    g_autoptr (GMenuItem) item = g_menu_item_new (_(game->name), NULL);

    g_menu_item_set_action_and_target (item, "win.sample-of", "s", game->id);
    g_menu_append_item (menu, item);
  }
  gtk_menu_button_set_menu_model (self->status_samples, G_MENU_MODEL (menu));
  /* What is pressed, and has the focus. */
  gtk_widget_add_css_class (button, "rh-other");
  gtk_widget_set_visible (GTK_WIDGET (self->status_samples), list->len > 1);
  gtk_widget_set_visible (self->status_sample, list->len == 1);
}

static void
rh_home_page_init (RhHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (GTK_WIDGET (self));
  adw_status_page_set_icon_name (self->status, RH_APP_ID);
  offer_samples (self);
}

/**
 * rh_home_page_new:
 * @store: (transfer none): the store, which must outlive the page
 * @without: (nullable) (element-type gint64): games that aren't listed
 * @bidding: (nullable) (element-type gint64): games some of whose bids are sealed
 *
 * Returns: (transfer floating): the page one comes to first
 */
GtkWidget *
rh_home_page_new (RhStore *store, const GArray *without, const GArray *bidding)
{
  RhHomePage *self = g_object_new (RH_TYPE_HOME_PAGE, NULL);

  rh_games_view_show_picture (self->unfinished, bidding);
  /* Translators: Above the games that can be played on */
  if (!rh_games_view_load (self->unfinished, store, TRUE, without, _("Games Under Way")))
    greet (self, has_finished (store));

  return GTK_WIDGET (self);
}

/**
 * rh_home_page_tell:
 * @self: a page
 * @text: (nullable): what has been done; %NULL for nothing any more
 *
 * Says something that is to be read before anything else, and stays until it is closed.
 */
void
rh_home_page_tell (RhHomePage *self, const char *text)
{
  g_return_if_fail (RH_IS_HOME_PAGE (self));

  rh_long_text_set (self->told, text != NULL ? text : "");
  gtk_widget_set_visible (self->notice, text != NULL);
}

/**
 * rh_home_page_get_above:
 * @self: a page
 *
 * Returns: (transfer none): where something may stand for a while between the games and the buttons, which keep their place
 */
AdwBin *
rh_home_page_get_above (RhHomePage *self)
{
  g_return_val_if_fail (RH_IS_HOME_PAGE (self), NULL);

  return self->above_buttons;
}

/**
 * rh_home_page_get_foot:
 * @self: a page that has its place
 *
 * Returns: how much of its end the buttons there take, in pixels; 0 where there are none
 */
int
rh_home_page_get_foot (RhHomePage *self)
{
  graphene_rect_t bounds;

  g_return_val_if_fail (RH_IS_HOME_PAGE (self), 0);

  if (!gtk_widget_get_visible (self->buttons) ||
      !gtk_widget_compute_bounds (self->buttons, GTK_WIDGET (self), &bounds))
    return 0;

  return MAX (gtk_widget_get_height (GTK_WIDGET (self)) - (int) bounds.origin.y, 0);
}

/**
 * rh_home_page_focus_game:
 * @self: a page
 * @game: a game
 *
 * Puts the focus on the game, if it is listed; elsewhere it stays.
 *
 * Returns: whether it is
 */
gboolean
rh_home_page_focus_game (RhHomePage *self, gint64 game)
{
  g_return_val_if_fail (RH_IS_HOME_PAGE (self), FALSE);

  return rh_games_view_focus_game (self->unfinished, game);
}
