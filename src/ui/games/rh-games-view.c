/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games, each a button that opens it. */

#include "config.h"

#include "rh-games-view.h"

#include "rh-focus.h"
#include "rh-game-menu.h"
#include "rh-game-rows.h"
#include "rh-resources.h"

/* So many rows fill the screen of a laptop. */
#define SEEN 8

/* And so many are made in one go: with all, what is typed meanwhile would wait. */
#define AT_A_TIME 3

/* A picture takes the place of so many. */
#define PICTURE 3

struct _RhGamesView {
  AdwBin parent_instance;

  /* Template */
  GtkLabel  *title;
  GtkLabel  *problem;
  GtkBox    *rows;
  GtkWidget *more;

  /* Owned */
  RhGamesSource *source;
  GArray    *without; /* of gint64: the games that aren't listed */
  GArray    *bidding; /* the same of those that have bids sealed */
  RhGameRows *listed; /* what is in rows */

  /* Borrowed */
  RhStore *store;

  gboolean unfinished;
  gboolean pictures; /* whether the first is shown larger */
  guint    above;    /* rows of others that stand above it */
  guint    n;        /* rows that there are */
  guint    wanted;   /* that there are to be */
  gboolean seen;     /* whether what was found at once is on the screen */
  guint    idle;     /* while games are looked for, and rows made */
  guint    tick;     /* while what was found at once isn't seen yet */
};

G_DEFINE_FINAL_TYPE (RhGamesView, rh_games_view, ADW_TYPE_BIN)

enum {
  LISTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_problem (RhGamesView *self, const GError *error)
{
  gtk_label_set_label (self->problem, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
}

/* How many it is to show, as far as that is known. */
static guint
count (RhGamesView *self)
{
  return MIN (self->n + rh_games_source_get_n (self->source), self->wanted);
}

/* One game more than it is to show tells that there are more. */
static gboolean
has_more (RhGamesView *self)
{
  return self->n + rh_games_source_get_n (self->source) > self->wanted;
}

/* Whether it isn't known yet what is to be shown, or whether there is more than that. */
static gboolean
is_looking (RhGamesView *self)
{
  return self->source != NULL && !rh_games_source_is_done (self->source) && !has_more (self);
}

/* Whether something was found that has no row yet. */
static gboolean
is_waiting (RhGamesView *self)
{
  return self->n < count (self);
}

static void
show_state (RhGamesView *self)
{
  gboolean any = count (self) > 0;

  gtk_widget_set_visible (self->more, has_more (self));
  gtk_widget_set_visible (GTK_WIDGET (self->rows), any);
  gtk_widget_set_visible (GTK_WIDGET (self), any || gtk_widget_get_visible (GTK_WIDGET (self->problem)));
}

static void
look (RhGamesView *self)
{
  g_autoptr (GError) error = NULL;

  if (!rh_games_source_look (self->source, self->wanted + 1 - self->n, &error))
    show_problem (self, error);
}

/* Of what was found, so many at most. */
static void
add_rows (RhGamesView *self, guint most)
{
  for (guint i = 0; i < most && is_waiting (self); i++) {
    const RhGameRow *row = rh_games_source_take (self->source);

    self->n++;
    if (row->id != 0)
      rh_game_rows_add (self->listed, self->store, row, self->bidding, self->pictures && self->n == 1);
    else
      rh_game_rows_add_problem (self->listed, row->problem);
  }
  show_state (self);
}

static gboolean on_idle_cb (gpointer data);

/* On the screen in this frame. */
static gboolean
on_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RhGamesView *self = RH_GAMES_VIEW (widget);

  self->tick = 0;
  self->seen = TRUE;
  self->idle = g_idle_add (on_idle_cb, self);

  return G_SOURCE_REMOVE;
}

/* Rows that nobody sees wait for those that are to be seen. */
static gboolean
must_wait (RhGamesView *self)
{
  return !self->seen && !is_looking (self) && gtk_widget_get_mapped (GTK_WIDGET (self));
}

static gboolean
on_idle_cb (gpointer data)
{
  RhGamesView *self = data;
  gboolean looks = is_looking (self);
  gboolean goes_on;

  if (must_wait (self)) {
    self->idle = 0;
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick_cb, NULL, NULL);
    return G_SOURCE_REMOVE;
  }

  if (looks)
    look (self);
  add_rows (self, AT_A_TIME);
  goes_on = is_looking (self) || is_waiting (self);
  if (!goes_on)
    self->idle = 0;
  if (looks)
    g_signal_emit (self, signals[LISTED], 0);

  return goes_on;
}

static void
go_on_later (RhGamesView *self)
{
  if (self->idle == 0 && self->tick == 0 && (is_looking (self) || is_waiting (self)))
    self->idle = g_idle_add (on_idle_cb, self);
}

/* What is seen at once, the others as soon as there is time for them. */
static void
begin (RhGamesView *self)
{
  self->seen = FALSE;
  look (self);
  add_rows (self, SEEN > self->above ? SEEN - self->above : 0);
  rh_game_rows_end (self->listed);
  go_on_later (self);
}

static void
stop (RhGamesView *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static void
add_page (RhGamesView *self)
{
  add_rows (self, self->wanted);
  self->wanted += RH_GAMES_VIEW_PAGE;
  do {
    look (self);
  } while (is_looking (self));
  add_rows (self, AT_A_TIME);
  go_on_later (self);
}

static void
on_more_clicked_cb (RhGamesView *self)
{
  guint n = self->wanted;
  GtkWidget *first;

  add_page (self);

  first = rh_game_rows_get (self->listed, n);
  if (first != NULL)
    gtk_widget_grab_focus (first);
  g_signal_emit (self, signals[LISTED], 0);
}

static gboolean
rh_games_view_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = rh_game_rows_get (RH_GAMES_VIEW (widget)->listed, 0);

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
rh_games_view_dispose (GObject *object)
{
  stop (RH_GAMES_VIEW (object));
  rh_game_menu_drop (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_games_view_parent_class)->dispose (object);
}

static void
rh_games_view_finalize (GObject *object)
{
  g_clear_pointer (&RH_GAMES_VIEW (object)->source, rh_games_source_free);
  g_array_unref (RH_GAMES_VIEW (object)->without);
  g_array_unref (RH_GAMES_VIEW (object)->bidding);
  rh_game_rows_free (RH_GAMES_VIEW (object)->listed);

  G_OBJECT_CLASS (rh_games_view_parent_class)->finalize (object);
}

static void
rh_games_view_class_init (RhGamesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_games_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = rh_games_view_finalize;
  widget_class->grab_focus = rh_games_view_grab_focus;
  widget_class->focus = rh_focus_in_children;

  /**
   * RhGamesView::listed:
   *
   * Emitted when more games were found, or there are no others.
   */
  signals[LISTED] = g_signal_new ("listed", RH_TYPE_GAMES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

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
  self->without = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->bidding = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->listed = rh_game_rows_new (self->rows);
  rh_game_menu_offer (GTK_WIDGET (self), self->rows);
}

/**
 * rh_games_view_show_picture:
 * @self: a list of games, still empty
 * @bidding: (nullable) (element-type gint64): games some of whose bids are sealed, which is said of them
 *
 * Has the first game shown larger, with a picture of how it stands.
 */
void
rh_games_view_show_picture (RhGamesView *self, const GArray *bidding)
{
  g_return_if_fail (self->store == NULL);

  self->pictures = TRUE;
  self->above = PICTURE;
  if (bidding != NULL)
    g_array_append_vals (self->bidding, bidding->data, bidding->len);
}

/**
 * rh_games_view_show_months:
 * @self: a list of games, still empty
 *
 * Has the games of each month stand below a heading.
 */
void
rh_games_view_show_months (RhGamesView *self)
{
  g_return_if_fail (self->store == NULL);

  rh_game_rows_show_months (self->listed);
}

/**
 * rh_games_view_set_above:
 * @self: a list of games
 * @n: how many rows of other lists stand above it
 *
 * Has no rows made at once that aren't seen at once; the others come as soon as there is time for them.
 */
void
rh_games_view_set_above (RhGamesView *self, guint n)
{
  g_return_if_fail (RH_IS_GAMES_VIEW (self));

  self->above = n;
}

/**
 * rh_games_view_load:
 * @self: a list of games, still empty
 * @store: (transfer none): the store, which must outlive it
 * @unfinished: whether to list the games that aren't finished, or those that are
 * @without: (nullable) (element-type gint64): games that aren't listed
 * @title: what stands above them
 *
 * Lists the newest games of @store; Show More goes on from there. Where there is nothing to show, it isn't seen. A game has
 * a menu, and Delete deletes it: “win.delete-game” with its number; so have “win.copy-summary” and “win.export-game”.
 *
 * Returns: whether there is anything to show: games, or why they can't be listed
 */
gboolean
rh_games_view_load (RhGamesView *self, RhStore *store, gboolean unfinished, const GArray *without,
                    const char *title)
{
  const RhGamesFilter all = { NULL };

  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);
  g_return_val_if_fail (self->store == NULL, FALSE);

  self->store = store;
  self->unfinished = unfinished;
  if (without != NULL)
    g_array_append_vals (self->without, without->data, without->len);
  gtk_label_set_label (self->title, title);
  rh_games_view_search (self, &all, RH_GAMES_VIEW_FIRST);

  return gtk_widget_get_visible (GTK_WIDGET (self));
}

/**
 * rh_games_view_search:
 * @self: a list of games that was loaded
 * @filter: which of them to list
 * @n: how many at first
 *
 * Lists those instead of what is listed. What isn't found at once is listed as it is found: “listed” is emitted then.
 */
void
rh_games_view_search (RhGamesView *self, const RhGamesFilter *filter, guint n)
{
  g_return_if_fail (RH_IS_GAMES_VIEW (self));
  g_return_if_fail (self->store != NULL);

  stop (self);
  rh_game_menu_drop (GTK_WIDGET (self));
  rh_game_rows_begin (self->listed);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);

  g_clear_pointer (&self->source, rh_games_source_free);
  self->source = rh_games_source_new (self->store, self->unfinished, self->without, filter);
  self->n = 0;
  self->wanted = MAX (n, RH_GAMES_VIEW_FIRST);
  begin (self);
}

/**
 * rh_games_view_get_n:
 * @self: a list of games
 *
 * Returns: how many games it shows
 */
guint
rh_games_view_get_n (RhGamesView *self)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), 0);

  return self->source != NULL ? count (self) : 0;
}

/**
 * rh_games_view_has_more:
 * @self: a list of games
 *
 * Returns: whether there are more than it shows, as far as it has looked
 */
gboolean
rh_games_view_has_more (RhGamesView *self)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);

  return gtk_widget_get_visible (self->more);
}

/**
 * rh_games_view_is_looking:
 * @self: a list of games
 *
 * Returns: whether more may be found without anybody's doing
 */
gboolean
rh_games_view_is_looking (RhGamesView *self)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);

  return is_looking (self);
}

/**
 * rh_games_view_focus_game:
 * @self: a list of games
 * @game: a game
 *
 * Puts the focus on the game, if it is listed.
 *
 * Returns: whether it is
 */
gboolean
rh_games_view_focus_game (RhGamesView *self, gint64 game)
{
  GtkWidget *row;

  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);

  while ((row = rh_game_rows_find (self->listed, game)) == NULL && is_waiting (self))
    add_rows (self, AT_A_TIME);

  return row != NULL && gtk_widget_grab_focus (row);
}

/**
 * rh_games_view_show_more:
 * @self: a list of games
 *
 * Lists a page more.
 *
 * Returns: whether there was one
 */
gboolean
rh_games_view_show_more (RhGamesView *self)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);

  if (!gtk_widget_get_visible (self->more))
    return FALSE;

  add_page (self);

  return TRUE;
}
