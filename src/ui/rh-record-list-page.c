/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games of a record that has several, each a button that opens it. */

#include "config.h"

#include "rh-record-list-page.h"

#include "rh-game-text.h"
#include "rh-game-ui.h"
#include "rh-games-view.h"
#include "rh-resources.h"
#include "rh-when.h"

#include <glib/gi18n.h>

struct _RhRecordListPage {
  AdwBin parent_instance;

  /* Template */
  GtkBox    *rows;
  GtkWidget *more;

  /* Owned */
  GPtrArray *games;

  /* Borrowed */
  RhStore *store;

  guint n;
};

G_DEFINE_FINAL_TYPE (RhRecordListPage, rh_record_list_page, ADW_TYPE_BIN)

/* The list's own words for a game, whose seats are those of @setup. */
static char *
describe (const RhSetup *setup, RhSession *replay, const char *const *players)
{
  RhGameRow row = { .game = setup->game, .status = rh_session_get_status (replay), .players = (char **) players };

  if (row.status == RH_GAME_PLAYING)
    return rh_game_ui_find (setup->game)->describe (setup, rh_session_get_state (replay));

  setup->game->end (rh_session_get_state (replay), &row.winners);

  return rh_game_text_outcome (&row);
}

static char *
add (char *line, const char *more)
{
  g_autofree char *before = line;

  /* Translators: how a game ended, and when, such as “Anna won · yesterday at 20:14” */
  return g_strdup_printf (_("%1$s · %2$s"), before, more);
}

static char *
add_when (char *line, const RhSetup *setup)
{
  g_autoptr (GDateTime) started = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *words = NULL;

  if (setup->started == NULL)
    return line;

  started = g_date_time_new_from_iso8601 (setup->started, NULL);
  words = rh_when_to_words (g_date_time_to_unix (started), now);

  return add (line, words);
}

static char *
add_known (char *line, RhStore *store, const RhSetup *setup)
{
  gint64 id;

  /* If even this can't be told, opening the game will say why. */
  if (!rh_store_find_game (store, setup->id, &id, NULL) || id == 0)
    return line;

  /* Translators: of a game in a record, which people have kept already */
  return add (line, _("in your games"));
}

static char *
make_line (RhRecordListPage *self, const RhRecordGame *game, const char *const *players)
{
  const char *const *moves = (const char *const *) game->moves->pdata;
  g_autoptr (RhSession) replay =
    rh_session_new_replay (game->setup, moves, game->moves->len, game->moves->len, NULL);
  char *line = describe (game->setup, replay, players);

  return add_known (add_when (line, game->setup), self->store, game->setup);
}

static GtkWidget *
row_new (RhRecordListPage *self, guint i)
{
  const RhRecordGame *game = g_ptr_array_index (self->games, i);
  const char *players[RH_SEATS_MAX + 1] = { NULL };
  const char *colours[RH_SEATS_MAX + 1] = { NULL };
  g_autofree char *line = NULL;
  GtkWidget *button;

  for (guint seat = 0; seat < game->setup->n_seats; seat++) {
    players[seat] = game->setup->seats[seat].name;
    colours[seat] = game->setup->seats[seat].colour;
  }

  line = make_line (self, game, players);
  button = rh_games_view_row_new (colours, players, line);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.record-game");

  return button;
}

static void
add_rows (RhRecordListPage *self)
{
  guint end = MIN (self->games->len, self->n + RH_RECORD_LIST_PAGE_SIZE);

  for (; self->n < end; self->n++)
    gtk_box_append (self->rows, row_new (self, self->n));

  gtk_widget_set_visible (self->more, self->n < self->games->len);
}

static void
on_more_clicked_cb (RhRecordListPage *self)
{
  GtkWidget *before = gtk_widget_get_last_child (GTK_WIDGET (self->rows));

  add_rows (self);
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (before));
}

static gboolean
rh_record_list_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (RH_RECORD_LIST_PAGE (widget)->rows)));
}

static void
rh_record_list_page_finalize (GObject *object)
{
  g_clear_pointer (&RH_RECORD_LIST_PAGE (object)->games, g_ptr_array_unref);

  G_OBJECT_CLASS (rh_record_list_page_parent_class)->finalize (object);
}

static void
rh_record_list_page_class_init (RhRecordListPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_record_list_page_finalize;
  widget_class->grab_focus = rh_record_list_page_grab_focus;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.home", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-record-list-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhRecordListPage, rows);
  gtk_widget_class_bind_template_child (widget_class, RhRecordListPage, more);
  gtk_widget_class_bind_template_callback (widget_class, on_more_clicked_cb);
}

static void
rh_record_list_page_init (RhRecordListPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_record_list_page_new:
 * @store: (transfer none): the store, which must outlive the page
 * @games: (element-type RhRecordGame): the games of a record, at least one
 *
 * Returns: (transfer floating): a page that lists the games, and says which of
 *   them are in @store already
 */
GtkWidget *
rh_record_list_page_new (RhStore *store, GPtrArray *games)
{
  RhRecordListPage *self = g_object_new (RH_TYPE_RECORD_LIST_PAGE, NULL);

  g_return_val_if_fail (games->len > 0, NULL);

  self->store = store;
  self->games = g_ptr_array_ref (games);
  add_rows (self);

  return GTK_WIDGET (self);
}
