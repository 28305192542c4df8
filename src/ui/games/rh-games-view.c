/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games, each a button that opens it. */

#include "config.h"

#include "rh-games-view.h"

#include "rh-colour.h"
#include "rh-game-text.h"
#include "rh-join.h"
#include "rh-resources.h"

#include <glib/gi18n.h>

struct _RhGamesView {
  AdwBin parent_instance;

  /* Template */
  GtkLabel  *title;
  GtkLabel  *problem;
  GtkBox    *rows;
  GtkWidget *more;

  /* Owned */
  RhGameRow *last;

  /* Borrowed */
  RhStore *store;

  gboolean unfinished;
};

G_DEFINE_FINAL_TYPE (RhGamesView, rh_games_view, ADW_TYPE_BIN)

static char *
unknown (void)
{
  /* Translators: in place of the names of a damaged game’s players */
  return g_strdup (_("Unknown players"));
}

/* That the list ends too soon is no game. */
static void
add_problem (RhGamesView *self, const char *problem)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", problem,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_box_append (self->rows, label);
}

static void
add_row (RhGamesView *self, const RhGameRow *row)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *line = rh_game_text_line (self->store, row, now);
  GtkActionable *button =
    rh_games_view_add_row (self->rows, (const char *const *) row->colours, (const char *const *) row->players, line);

  gtk_actionable_set_action_target (button, "x", row->id);
  gtk_actionable_set_action_name (button, "win.open-game");
}

/* Asks for one game more than is shown, to know whether there are more. */
static gboolean
add_page (RhGamesView *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gboolean more;
  gboolean any;

  games = rh_store_list_games (self->store, self->unfinished, self->last, RH_GAMES_VIEW_PAGE + 1, &error);
  if (games == NULL) {
    gtk_label_set_label (self->problem, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
    gtk_widget_set_visible (self->more, FALSE);
    return TRUE;
  }

  more = games->len > RH_GAMES_VIEW_PAGE;
  for (guint i = 0; i < MIN (games->len, RH_GAMES_VIEW_PAGE); i++) {
    const RhGameRow *row = g_ptr_array_index (games, i);

    if (row->id != 0)
      add_row (self, row);
    else
      add_problem (self, row->problem);
  }

  if (more) {
    g_clear_pointer (&self->last, rh_game_row_free);
    self->last = g_ptr_array_steal_index (games, RH_GAMES_VIEW_PAGE - 1);
  }

  any = gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), any);
  gtk_widget_set_visible (self->more, more);

  return any;
}

static void
on_more_clicked_cb (RhGamesView *self)
{
  GtkWidget *before = gtk_widget_get_last_child (GTK_WIDGET (self->rows));
  GtkWidget *first;

  add_page (self);

  first = gtk_widget_get_next_sibling (before);
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

static gboolean
rh_games_view_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (RH_GAMES_VIEW (widget)->rows));

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
rh_games_view_finalize (GObject *object)
{
  g_clear_pointer (&RH_GAMES_VIEW (object)->last, rh_game_row_free);

  G_OBJECT_CLASS (rh_games_view_parent_class)->finalize (object);
}

static void
rh_games_view_class_init (RhGamesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_games_view_finalize;
  widget_class->grab_focus = rh_games_view_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-games-view.ui");
  gtk_widget_class_bind_template_child (widget_class, RhGamesView, title);
  gtk_widget_class_bind_template_child (widget_class, RhGamesView, problem);
  gtk_widget_class_bind_template_child (widget_class, RhGamesView, rows);
  gtk_widget_class_bind_template_child (widget_class, RhGamesView, more);
  gtk_widget_class_bind_template_callback (widget_class, on_more_clicked_cb);
}

static void
rh_games_view_init (RhGamesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_games_view_load:
 * @self: a list of games, still empty
 * @store: (transfer none): the store, which must outlive it
 * @unfinished: whether to list the games that aren't finished, or those that are
 * @title: what stands above them
 *
 * Lists the newest games of @store; Show More goes on from there. Where there is
 * nothing to show, it isn't seen.
 *
 * Returns: whether there is anything to show: games, or why they can't be listed
 */
gboolean
rh_games_view_load (RhGamesView *self, RhStore *store, gboolean unfinished, const char *title)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);
  g_return_val_if_fail (self->store == NULL, FALSE);

  self->store = store;
  self->unfinished = unfinished;
  gtk_label_set_label (self->title, title);

  return add_page (self);
}

/**
 * rh_games_view_add_row:
 * @rows: where it goes
 * @colours: (nullable) (array zero-terminated=1): the players' colours
 * @players: (nullable) (array zero-terminated=1): their names; none where they aren't known
 * @line: how the game stands
 *
 * Adds a button for a game to a list.
 *
 * Returns: (transfer none): the button; what it does is the caller's
 */
GtkActionable *
rh_games_view_add_row (GtkBox *rows, const char *const *colours, const char *const *players, const char *line)
{
  gboolean known = players != NULL && players[0] != NULL;
  g_autofree char *markup = known ? rh_colour_markup (colours, players) : unknown ();
  g_autofree char *names = known ? rh_join_items (players) : unknown ();
  /* Translators: the players of a game, then how it stands */
  g_autofree char *label = g_strdup_printf (C_("game in a list", "%1$s. %2$s"), names, line);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RH_RESOURCE_PATH "rh-game-row.ui");
  GObject *button = gtk_builder_get_object (builder, "button");

  g_object_set (gtk_builder_get_object (builder, "names"), "label", markup, NULL);
  g_object_set (gtk_builder_get_object (builder, "line"), "label", line, NULL);
  /* A screen reader says the names without their shapes. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (rows, GTK_WIDGET (button));

  return GTK_ACTIONABLE (button);
}
