/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games, each a button that opens it. */

#include "config.h"

#include "rh-games-view.h"

#include "rh-focus.h"
#include "rh-game-menu.h"
#include "rh-keys.h"
#include "rh-listed-game.h"
#include "rh-resources.h"

struct _RhGamesView {
  AdwBin parent_instance;

  /* Template */
  GtkLabel  *title;
  GtkLabel  *problem;
  GtkBox    *rows;
  GtkWidget *more;

  /* Owned */
  RhGamesSource *source;
  GtkWidget *menu; /* of the row that one was asked for last */
  GArray    *without; /* of gint64: the games that aren't listed */
  GArray    *bidding; /* the same of those that have bids sealed */

  /* Borrowed */
  RhStore *store;

  gboolean unfinished;
  gboolean pictures; /* whether the first is shown larger */
  guint    n;        /* games that are shown */
  guint    wanted;   /* that are to be */
  guint    idle;     /* while they are looked for */
};

G_DEFINE_FINAL_TYPE (RhGamesView, rh_games_view, ADW_TYPE_BIN)

enum {
  LISTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

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
  gboolean first = gtk_widget_get_first_child (GTK_WIDGET (self->rows)) == NULL;
  GtkActionable *button = rh_listed_game_add_stored (self->rows, self->store, row, self->bidding, self->pictures && first);

  gtk_actionable_set_action_target (button, "x", row->id);
  gtk_actionable_set_action_name (button, "win.open-game");
}

static void
show_problem (RhGamesView *self, const GError *error)
{
  gtk_label_set_label (self->problem, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
}

/* Whether it isn't known yet what is to be shown, or whether there is more than that. */
static gboolean
is_looking (RhGamesView *self)
{
  return self->source != NULL && !rh_games_source_is_done (self->source) && rh_games_source_get_n (self->source) == 0;
}

static void
show_state (RhGamesView *self)
{
  gboolean any = gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL;

  gtk_widget_set_visible (self->more, rh_games_source_get_n (self->source) > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), any);
  gtk_widget_set_visible (GTK_WIDGET (self), any || gtk_widget_get_visible (GTK_WIDGET (self->problem)));
}

/* Adds what is found, up to what is wanted; one game more tells that there are more. */
static void
add_rows (RhGamesView *self)
{
  g_autoptr (GError) error = NULL;
  const RhGameRow *row;

  if (!rh_games_source_look (self->source, self->wanted + 1 - self->n, &error))
    show_problem (self, error);

  while (self->n < self->wanted && (row = rh_games_source_take (self->source)) != NULL) {
    self->n++;
    if (row->id != 0)
      add_row (self, row);
    else
      add_problem (self, row->problem);
  }
  show_state (self);
}

static gboolean
on_idle_cb (gpointer data)
{
  RhGamesView *self = data;
  gboolean goes_on;

  add_rows (self);
  goes_on = is_looking (self);
  if (!goes_on)
    self->idle = 0;
  g_signal_emit (self, signals[LISTED], 0);

  return goes_on;
}

/* The first part at once, the others as soon as there is time for them. */
static void
begin (RhGamesView *self)
{
  add_rows (self);
  if (is_looking (self))
    self->idle = g_idle_add (on_idle_cb, self);
}

static void
add_page (RhGamesView *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  self->wanted += RH_GAMES_VIEW_PAGE;
  do {
    add_rows (self);
  } while (is_looking (self));
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
  g_signal_emit (self, signals[LISTED], 0);
}

/* (nullable): the game's button at a place of the list, or the one that has the focus. */
static GtkWidget *
find_row (RhGamesView *self, GtkWidget *inside)
{
  GtkWidget *rows = GTK_WIDGET (self->rows);

  while (inside != NULL && gtk_widget_get_parent (inside) != rows)
    inside = gtk_widget_get_parent (inside);

  return GTK_IS_BUTTON (inside) ? inside : NULL;
}

static void
show_menu (RhGamesView *self, GtkWidget *row)
{
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = rh_game_menu_show (GTK_WIDGET (self), row);
}

static void
on_asked_cb (GtkGesture *gesture, double x, double y, RhGamesView *self)
{
  GtkWidget *row = find_row (self, gtk_widget_pick (GTK_WIDGET (self->rows), x, y, GTK_PICK_DEFAULT));

  if (row == NULL)
    return;

  /* Who asks for the menu doesn't open the game. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  show_menu (self, row);
}

static void
on_pressed_cb (GtkGesture *gesture, int n, double x, double y, RhGamesView *self)
{
  on_asked_cb (gesture, x, y, self);
}

static gboolean
on_key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType modifiers, RhGamesView *self)
{
  GtkWidget *row = find_row (self, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
  gboolean shift = (modifiers & GDK_SHIFT_MASK) != 0;

  if (row == NULL)
    return FALSE;
  if (rh_key_is_plain (modifiers) && !shift && (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete))
    return gtk_widget_activate_action_variant (row, "win.delete-game",
                                               gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));
  if (keyval != GDK_KEY_Menu && !(keyval == GDK_KEY_F10 && shift))
    return FALSE;

  show_menu (self, row);

  return TRUE;
}

/* By a click of the other button, a long press, and keys. */
static void
add_ways_to_ask (RhGamesView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *touch = gtk_gesture_long_press_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (touch), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed_cb), self);
  g_signal_connect (touch, "pressed", G_CALLBACK (on_asked_cb), self);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->rows), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self->rows), GTK_EVENT_CONTROLLER (touch));
  gtk_widget_add_controller (GTK_WIDGET (self->rows), keys);
}

static gboolean
rh_games_view_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (RH_GAMES_VIEW (widget)->rows));

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
rh_games_view_dispose (GObject *object)
{
  g_clear_handle_id (&RH_GAMES_VIEW (object)->idle, g_source_remove);
  g_clear_pointer (&RH_GAMES_VIEW (object)->menu, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_games_view_parent_class)->dispose (object);
}

static void
rh_games_view_finalize (GObject *object)
{
  g_clear_pointer (&RH_GAMES_VIEW (object)->source, rh_games_source_free);
  g_array_unref (RH_GAMES_VIEW (object)->without);
  g_array_unref (RH_GAMES_VIEW (object)->bidding);

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
  add_ways_to_ask (self);
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
  if (bidding != NULL)
    g_array_append_vals (self->bidding, bidding->data, bidding->len);
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
  rh_games_view_search (self, &all, RH_GAMES_VIEW_PAGE);

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
  GtkWidget *row;

  g_return_if_fail (RH_IS_GAMES_VIEW (self));
  g_return_if_fail (self->store != NULL);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);

  g_clear_pointer (&self->source, rh_games_source_free);
  self->source = rh_games_source_new (self->store, self->unfinished, self->without, filter);
  self->n = 0;
  self->wanted = MAX (n, RH_GAMES_VIEW_PAGE);
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

  return self->n;
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
 * Returns: whether more may be listed without anybody's doing
 */
gboolean
rh_games_view_is_looking (RhGamesView *self)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);

  return self->idle != 0;
}

static GtkWidget *
find_game (RhGamesView *self, gint64 game)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_int64 (game));
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  while (row != NULL && (!GTK_IS_BUTTON (row) ||
                         !g_variant_equal (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)), target)))
    row = gtk_widget_get_next_sibling (row);

  return row;
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

  row = find_game (self, game);

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
