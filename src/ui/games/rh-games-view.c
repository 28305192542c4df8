/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games, each a button that opens it. */

#include "config.h"

#include "rh-games-view.h"

#include "rh-focus.h"
#include "rh-game-text.h"
#include "rh-keys.h"
#include "rh-listed-game.h"
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
  GtkWidget *menu; /* of the row that one was asked for last */
  GArray    *without; /* of gint64: the games that aren't listed */
  GArray    *bidding; /* the same of those that have bids sealed */

  /* Borrowed */
  RhStore *store;

  gboolean unfinished;
  gboolean pictures; /* whether the first is shown larger */
};

G_DEFINE_FINAL_TYPE (RhGamesView, rh_games_view, ADW_TYPE_BIN)

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

static gboolean
is_among (const RhGameRow *row, const GArray *games)
{
  for (guint i = 0; i < games->len; i++) {
    if (g_array_index (games, gint64, i) == row->id)
      return TRUE;
  }

  return FALSE;
}

/* Of what is listed at once alone: whoever has a hundred thousand games sees a page of them. A game that is over says
 * what it came to; one that is damaged, when it is opened. */
static void
add_row (RhGamesView *self, const RhGameRow *row)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session = row->problem == NULL ? rh_session_open (self->store, row->id, &error) : NULL;
  gboolean over = session != NULL && row->status != RH_GAME_PLAYING;
  g_auto (GStrv) totals = over ? rh_game_text_totals (session) : NULL;
  g_autofree char *line = rh_game_text_line (row, session, error, now);
  gboolean first = gtk_widget_get_first_child (GTK_WIDGET (self->rows)) == NULL;
  GtkActionable *button;

  if (over)
    line = rh_game_text_rounds (session, g_steal_pointer (&line));
  if (is_among (row, self->bidding))
    line = rh_game_text_bidding (g_steal_pointer (&line));
  button = rh_listed_game_add (self->rows, (const char *const *) row->colours,
                                  (const char *const *) (totals != NULL ? totals : row->players), row->winners, line);
  if (self->pictures && first && session != NULL)
    rh_listed_game_show_picture (GTK_WIDGET (button), session);
  gtk_actionable_set_action_target (button, "x", row->id);
  gtk_actionable_set_action_name (button, "win.open-game");
}

/* As many as a page has, and the place to go on from. Returns whether there are more. */
static gboolean
add_rows (RhGamesView *self, GPtrArray *games)
{
  guint n = 0;
  guint last = 0;

  for (guint i = 0; i < games->len; i++) {
    const RhGameRow *row = g_ptr_array_index (games, i);

    if (is_among (row, self->without))
      continue;
    if (n++ == RH_GAMES_VIEW_PAGE) {
      g_clear_pointer (&self->last, rh_game_row_free);
      self->last = g_ptr_array_steal_index (games, last);
      return TRUE;
    }

    last = i;
    if (row->id != 0)
      add_row (self, row);
    else
      add_problem (self, row->problem);
  }

  return FALSE;
}

/* Asks for one game more than is shown, to know whether there are more. */
static gboolean
add_page (RhGamesView *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gboolean any;

  games = rh_store_list_games (self->store, self->unfinished, self->last,
                               RH_GAMES_VIEW_PAGE + 1 + self->without->len, &error);
  if (games == NULL) {
    gtk_label_set_label (self->problem, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
    gtk_widget_set_visible (self->more, FALSE);
    return TRUE;
  }

  gtk_widget_set_visible (self->more, add_rows (self, games));
  any = gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), any);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), any);

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
append_item (GMenu *menu, const char *label, const char *action, GtkWidget *row)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));
  g_menu_append_item (menu, item);
}

static void
show_menu (RhGamesView *self, GtkWidget *row)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  graphene_rect_t bounds;

  append_item (menu, _("_Open"), "win.open-game", row);
  append_item (menu, _("_Delete"), "win.delete-game", row);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  self->menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  if (gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds)) {
    GdkRectangle place = { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };

    gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &place);
  }
  gtk_popover_popup (GTK_POPOVER (self->menu));
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
  g_clear_pointer (&RH_GAMES_VIEW (object)->menu, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_games_view_parent_class)->dispose (object);
}

static void
rh_games_view_finalize (GObject *object)
{
  g_clear_pointer (&RH_GAMES_VIEW (object)->last, rh_game_row_free);
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
 * Lists the newest games of @store; Show More goes on from there. Where there is
 * nothing to show, it isn't seen. A game has a menu, and Delete deletes it: “win.delete-game”
 * with its number.
 *
 * Returns: whether there is anything to show: games, or why they can't be listed
 */
gboolean
rh_games_view_load (RhGamesView *self, RhStore *store, gboolean unfinished, const GArray *without,
                    const char *title)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);
  g_return_val_if_fail (self->store == NULL, FALSE);

  self->store = store;
  self->unfinished = unfinished;
  if (without != NULL)
    g_array_append_vals (self->without, without->data, without->len);
  gtk_label_set_label (self->title, title);

  return add_page (self);
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
