/* SPDX-License-Identifier: GPL-3.0-or-later
 * The games of a record that has several, each a button that opens it. */

#include "config.h"

#include "rh-record-list-page.h"

#include "rh-dialog.h"
#include "rh-focus.h"
#include "rh-game-text.h"
#include "rh-games-ui.h"
#include "rh-listed-game.h"
#include "rh-resources.h"
#include "rh-when.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

struct _RhRecordListPage {
  AdwBin parent_instance;

  /* Template */
  GtkBox    *rows;
  GtkWidget *more;
  GtkWidget *add_all;
  GtkWidget *history;

  /* Owned */
  RhRecordFiles *record;
  GCancellable *loading; /* while more games are loaded */
  GCancellable *opening; /* while one is opened */

  /* Borrowed */
  RhStore *store;

  guint n;
};

enum {
  OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhRecordListPage, rh_record_list_page, ADW_TYPE_BIN)

/* The list's own words for a game, whose seats are @players. */
static char *
describe (const RhRecordGame *game, const char *const *players)
{
  RhGameRow row = { .game = game->setup->game, .status = RH_GAME_WON, .players = (char **) players };
  gconstpointer state = rh_fold_get_state (game->fold);

  if (!row.game->end (state, &row.winners))
    return rh_game_ui_find (row.game)->telling->where (game->setup, state, "");

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

static void
add_row (RhRecordListPage *self, const RhRecordGame *game, guint i)
{
  const char *players[RH_SEATS_MAX + 1] = { NULL };
  const char *colours[RH_SEATS_MAX + 1] = { NULL };
  g_autofree char *line = NULL;
  RhListedGame what = { .colours = colours, .players = players };
  GtkActionable *button;

  for (guint seat = 0; seat < game->setup->n_seats; seat++) {
    players[seat] = game->setup->seats[seat].name;
    colours[seat] = game->setup->seats[seat].colour;
  }

  line = add_known (add_when (describe (game, players), game->setup), self->store, game->setup);
  line = rh_game_text_name (game->setup->game, line);
  what.line = line;
  button = rh_listed_game_add (self->rows, &what);
  gtk_actionable_set_action_target (button, "u", i);
  gtk_actionable_set_action_name (button, "record.open");
}

static void
add_rows (RhRecordListPage *self, GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    add_row (self, games->pdata[i], self->n++);

  gtk_widget_set_visible (self->more, self->n < rh_record_files_get_n (self->record));
}

static void
on_loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RhRecordListPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = rh_record_files_load_finish (RH_RECORD_FILES (source), result, &error);
  GtkWidget *before;

  /* The page has gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->loading);
  if (games == NULL) {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Games Could Not Be Shown"), error);
    return;
  }

  before = gtk_widget_get_last_child (GTK_WIDGET (self->rows));
  add_rows (self, games);
  gtk_widget_grab_focus (gtk_widget_get_next_sibling (before));
}

static void
on_more_clicked_cb (RhRecordListPage *self)
{
  if (self->loading != NULL)
    return;

  self->loading = g_cancellable_new ();
  rh_record_files_load_async (self->record, self->n, self->loading, on_loaded_cb, g_object_ref (self));
}

/* Lets go of what is no longer waited for. */
static void
cancel (GCancellable **cancellable)
{
  g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

static void
on_opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RhRecordListPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = rh_record_files_open_finish (RH_RECORD_FILES (source), result, &error);

  /* Another one was chosen meanwhile, or the page has gone. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (session != NULL)
    g_signal_emit (self, signals[OPENED], 0, session);
  else
    rh_dialog_show_error (GTK_WIDGET (self), _("The Game Could Not Be Opened"), error);
}

static void
open_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RhRecordListPage *self = RH_RECORD_LIST_PAGE (widget);

  cancel (&self->opening);
  self->opening = g_cancellable_new ();
  rh_record_files_open_async (self->record,
                              g_variant_get_uint32 (parameter),
                              self->opening,
                              on_opened_cb,
                              g_object_ref (self));
}

static gboolean
rh_record_list_page_grab_focus (GtkWidget *widget)
{
  RhRecordListPage *self = RH_RECORD_LIST_PAGE (widget);

  if (gtk_widget_get_visible (self->history))
    return gtk_widget_grab_focus (self->history);

  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->rows)));
}

static void
rh_record_list_page_dispose (GObject *object)
{
  RhRecordListPage *self = RH_RECORD_LIST_PAGE (object);

  g_clear_object (&self->record);

  G_OBJECT_CLASS (rh_record_list_page_parent_class)->dispose (object);
}

/* Whoever leaves the page wants something else by now. */
static void
rh_record_list_page_unroot (GtkWidget *widget)
{
  cancel (&RH_RECORD_LIST_PAGE (widget)->loading);
  cancel (&RH_RECORD_LIST_PAGE (widget)->opening);

  GTK_WIDGET_CLASS (rh_record_list_page_parent_class)->unroot (widget);
}

static void
rh_record_list_page_class_init (RhRecordListPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_record_list_page_dispose;
  widget_class->unroot = rh_record_list_page_unroot;
  widget_class->grab_focus = rh_record_list_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  /**
   * RhRecordListPage::opened:
   * @self: the page
   * @session: a game of the record, to be looked at
   *
   * A game was chosen, and has been read.
   */
  signals[OPENED] = g_signal_new ("opened", RH_TYPE_RECORD_LIST_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, RH_TYPE_SESSION);

  gtk_widget_class_install_action (widget_class, "record.open", "u", open_game);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  g_type_ensure (RH_TYPE_ZOOM);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-record-list-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhRecordListPage, rows);
  gtk_widget_class_bind_template_child (widget_class, RhRecordListPage, more);
  gtk_widget_class_bind_template_child (widget_class, RhRecordListPage, add_all);
  gtk_widget_class_bind_template_child (widget_class, RhRecordListPage, history);
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
 * @record: (transfer none): the games of a record, several of them
 * @added: whether all of them have just been added, so that people are led to where they are
 *
 * Returns: (transfer floating): a page that lists the games, and says which of
 *   them are in @store already
 */
GtkWidget *
rh_record_list_page_new (RhStore *store, RhRecordFiles *record, gboolean added)
{
  RhRecordListPage *self = g_object_new (RH_TYPE_RECORD_LIST_PAGE, NULL);

  g_return_val_if_fail (rh_record_files_get_n (record) > 1, NULL);

  self->store = store;
  self->record = g_object_ref (record);
  gtk_widget_set_visible (self->add_all, !added);
  gtk_widget_set_visible (self->history, added);
  add_rows (self, rh_record_files_get_first (record));

  return GTK_WIDGET (self);
}
