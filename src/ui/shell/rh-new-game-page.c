/* SPDX-License-Identifier: GPL-3.0-or-later
 * The page that asks who plays, and by which options. */

#include "config.h"

#include "rh-new-game-page.h"

#include "rh-announce.h"
#include "rh-children.h"
#include "rh-dialog.h"
#include "rh-focus.h"
#include "rh-game-chooser.h"
#include "rh-game-names.h"
#include "rh-option-list.h"
#include "rh-resources.h"
#include "rh-scroll-margin.h"
#include "rh-seat-row.h"
#include "rh-seat-rows.h"
#include "rh-settings.h"
#include "rh-wrap.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

/* As many are asked for at first, where the game allows it. */
#define SEATS_USUAL 3

struct _RhNewGamePage {
  AdwBin parent_instance;

  /* Template */
  RhGameChooser  *chooser;
  GtkLabel       *title;
  GtkWidget      *start_button;
  GtkLabel       *first;
  GtkWidget      *again;
  RhGameNames    *again_names;
  GtkBox         *seats;
  GtkWidget      *add;
  GtkWidget      *options_group;
  GtkBox         *options;

  /* Owned */
  RhSetup   *last;
  GPtrArray *waiting; /* names for whom the game has no room */
  gboolean   started;

  /* Borrowed */
  RhStore      *store;
  const RhGame *game;
};

enum {
  PROP_0,
  PROP_NAMES,
};

enum {
  STARTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhNewGamePage, rh_new_game_page, ADW_TYPE_BIN)

#define FOREACH_CHILD(child, box)                                                       \
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL; \
       child = gtk_widget_get_next_sibling (child))

/* Who begins is chosen among the options, perhaps below what is in sight: the button says it too. */
static void
on_first_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RhNewGamePage *self = RH_NEW_GAME_PAGE (widget);

  rh_option_list_tell_seat (self->options, self->first, self->start_button);
}

/* Who sits at the table is who can be chosen there. */
static void
name_seats (RhNewGamePage *self)
{
  g_auto (GStrv) names = rh_seat_rows_dup_names (self->seats);

  rh_option_list_set_names (self->options, (const char *const *) names);
  rh_option_list_tell_seat (self->options, self->first, self->start_button);
}

/* Tells each row its place, and whether there is room for more. */
static void
number_seats (RhNewGamePage *self)
{
  guint n = rh_seat_rows_count (self->seats);
  guint place = 0;

  FOREACH_CHILD (row, self->seats)
    rh_seat_row_set_place (RH_SEAT_ROW (row), place++, n);

  gtk_widget_set_visible (self->add, n < self->game->max_seats);
  name_seats (self);
}

/* Seats who has a name; stops at the first one who can't be seated, and says why there.
 * While one is still typing, who has no name yet is passed over. */
static gboolean
seat_players (RhNewGamePage *self, RhSetup *setup, gboolean typing)
{
  gboolean right = TRUE;

  FOREACH_CHILD (row, self->seats) {
    g_autofree char *name = rh_seat_row_dup_name (RH_SEAT_ROW (row));
    g_autoptr (GError) error = NULL;

    rh_seat_row_set_error (RH_SEAT_ROW (row), NULL);
    if (!right || (typing && *name == '\0'))
      continue;

    if (*name == '\0')
      g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           rh_seat_rows_count (self->seats) > self->game->min_seats
                             ? _("Enter a name, or remove this player")
                             : _("Enter a name"));
    else
      rh_setup_add_seat (setup, rh_seat_row_get_colour (RH_SEAT_ROW (row)), name, &error);

    if (error != NULL) {
      right = FALSE;
      rh_seat_row_set_error (RH_SEAT_ROW (row), error->message);
      if (!typing)
        gtk_widget_grab_focus (row);
    }
  }

  return right;
}

static void
on_seat_changed_cb (RhNewGamePage *self)
{
  g_autoptr (RhSetup) setup = rh_setup_new (self->game);

  seat_players (self, setup, TRUE);
  name_seats (self);
  g_object_notify (G_OBJECT (self), "names");
}

/* Who takes another's colour gives their own for it, unless both may have it. */
static void
on_colour_picked_cb (RhNewGamePage *self, const char *colour, RhSeatRow *row)
{
  GtkWidget *other = self->game->shared_colours ? NULL : rh_seat_rows_find_colour (self->seats, colour);
  const char *old = rh_seat_row_get_colour (row);

  rh_seat_row_set_colour (row, colour);
  if (other != NULL && old != NULL)
    rh_seat_row_set_colour (RH_SEAT_ROW (other), old);
}

static void
on_seat_removed_cb (RhNewGamePage *self, RhSeatRow *row)
{
  gtk_box_remove (self->seats, GTK_WIDGET (row));
  number_seats (self);
  on_seat_changed_cb (self);
  gtk_widget_grab_focus (gtk_widget_get_last_child (GTK_WIDGET (self->seats)));
}

static void
start (RhNewGamePage *self)
{
  g_autoptr (RhSetup) setup = rh_setup_new (self->game);
  g_autoptr (RhSession) session = NULL;
  g_autoptr (GError) error = NULL;

  rh_seat_rows_remove_unused (self->seats, self->game->min_seats);
  number_seats (self);
  if (!seat_players (self, setup, FALSE))
    return;

  if (rh_option_list_apply (self->options, setup, &error) && rh_setup_check (setup, &error))
    session = rh_session_new_game (self->store, setup, &error);

  if (session != NULL) {
    self->started = TRUE;
    g_object_notify (G_OBJECT (self), "names");
    g_signal_emit (self, signals[STARTED], 0, session);
  } else {
    rh_dialog_show_error (GTK_WIDGET (self), _("The Game Could Not Be Started"), error);
  }
}

/* Enter goes on to the next player who has no name yet, also to one above who was passed over, and after the last to Start: a name
 * alone doesn't begin a game. Who leaves a row empty goes on from it. There is one more row for whoever asks for it. */
static void
on_seat_activate_cb (RhNewGamePage *self, RhSeatRow *row)
{
  GtkWidget *own = GTK_WIDGET (row);
  GtkWidget *next = rh_seat_rows_find_nameless (gtk_widget_get_next_sibling (own));
  gboolean named = rh_seat_rows_find_nameless (own) != own;

  if (next == NULL && named)
    next = rh_seat_rows_find_nameless (gtk_widget_get_first_child (GTK_WIDGET (self->seats)));

  gtk_widget_grab_focus (next != NULL ? next : self->start_button);
}

static GtkWidget *
add_seat (RhNewGamePage *self)
{
  GtkWidget *row = rh_seat_row_new (self->store, self->game);

  rh_seat_row_set_colour (RH_SEAT_ROW (row), rh_seat_rows_get_free_colour (self->seats, self->game));
  g_signal_connect_object (row, "activate", G_CALLBACK (on_seat_activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "changed", G_CALLBACK (on_seat_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "colour-picked", G_CALLBACK (on_colour_picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "moved", G_CALLBACK (number_seats), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (on_seat_removed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->seats, row);
  number_seats (self);

  return row;
}

static void
on_add_clicked_cb (RhNewGamePage *self)
{
  gtk_widget_grab_focus (add_seat (self));
}

static void
on_again_clicked_cb (RhNewGamePage *self)
{
  rh_new_game_page_fill (self, self->last);
}

static void
add_options (RhNewGamePage *self)
{
  rh_option_list_fill (self->options, self->game);
  number_seats (self);

  gtk_widget_set_visible (self->options_group, gtk_widget_get_first_child (GTK_WIDGET (self->options)) != NULL);
}

/* Same Players Again says who they are. Where they can't be found, one types them. A table keeps to its options. */
static void
offer_last (RhNewGamePage *self)
{
  g_clear_pointer (&self->last, rh_setup_free);
  self->last = rh_store_dup_last_setup (self->store, self->game, NULL);
  gtk_widget_set_visible (self->again, self->last != NULL);

  if (self->last != NULL) {
    rh_game_names_set_seats (self->again_names, self->last);
    rh_option_list_set (self->options, self->last);
  }
}

static void
set_game (RhNewGamePage *self, const RhGame *game)
{
  self->game = game;
  rh_game_chooser_set_game (self->chooser, game);
  gtk_label_set_label (self->title, _(game->name));
  /* Where games are chosen among, the choice says it. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), !gtk_widget_get_visible (GTK_WIDGET (self->chooser)));
}

/* What was typed stays; who has no place in this game waits for another one. */
static void
seat_again (RhNewGamePage *self)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  guint n;

  FOREACH_CHILD (row, self->seats)
    g_ptr_array_add (names, rh_seat_row_dup_name (RH_SEAT_ROW (row)));
  g_ptr_array_extend_and_steal (names, g_steal_pointer (&self->waiting));
  rh_children_clear (GTK_WIDGET (self->seats));

  n = CLAMP (names->len, self->game->min_seats, self->game->max_seats);
  for (guint i = 0; i < n; i++) {
    GtkWidget *row = add_seat (self);

    if (i < names->len)
      rh_seat_row_set_name (RH_SEAT_ROW (row), names->pdata[i]);
  }
  g_ptr_array_remove_range (names, 0, MIN (n, names->len));
  self->waiting = names;
}

static void
on_game_chosen_cb (RhNewGamePage *self)
{
  set_game (self, rh_game_chooser_get_game (self->chooser));
  seat_again (self);
  add_options (self);
  offer_last (self);
}

static gboolean
rh_new_game_page_grab_focus (GtkWidget *widget)
{
  RhNewGamePage *self = RH_NEW_GAME_PAGE (widget);

  FOREACH_CHILD (row, self->seats) {
    g_autofree char *name = rh_seat_row_dup_name (RH_SEAT_ROW (row));

    if (*name == '\0')
      return gtk_widget_grab_focus (row);
  }

  return gtk_widget_grab_focus (self->start_button);
}

static void
set_names (RhNewGamePage *self, const char *const *names)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->seats));

  for (guint i = 0; names[i] != NULL && i < self->game->max_seats; i++) {
    if (row == NULL)
      row = add_seat (self);
    rh_seat_row_set_name (RH_SEAT_ROW (row), names[i]);
    row = gtk_widget_get_next_sibling (row);
  }
}

static void
rh_new_game_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RhNewGamePage *self = RH_NEW_GAME_PAGE (object);

  switch (id) {
  case PROP_NAMES:
    g_value_take_boxed (value, self->started ? g_new0 (char *, 1) : rh_seat_rows_dup_names (self->seats));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_new_game_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_NAMES:
    set_names (RH_NEW_GAME_PAGE (object), g_value_get_boxed (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_new_game_page_finalize (GObject *object)
{
  RhNewGamePage *self = RH_NEW_GAME_PAGE (object);

  g_clear_pointer (&self->last, rh_setup_free);
  g_ptr_array_unref (self->waiting);

  G_OBJECT_CLASS (rh_new_game_page_parent_class)->finalize (object);
}

static void
rh_new_game_page_class_init (RhNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  g_type_ensure (RH_TYPE_GAME_CHOOSER);
  g_type_ensure (RH_TYPE_GAME_NAMES);
  g_type_ensure (RH_TYPE_WRAP);
  g_type_ensure (RH_TYPE_ZOOM);
  object_class->finalize = rh_new_game_page_finalize;
  object_class->get_property = rh_new_game_page_get_property;
  object_class->set_property = rh_new_game_page_set_property;
  widget_class->grab_focus = rh_new_game_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  signals[STARTED] = g_signal_new ("started", RH_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, RH_TYPE_SESSION);

  /**
   * RhNewGamePage:names:
   *
   * The names that are typed, as they stand there; none once the game is started. They are
   * there again after another page, or a power cut.
   */
  g_object_class_install_property (object_class, PROP_NAMES,
                                   g_param_spec_boxed ("names", NULL, NULL, G_TYPE_STRV,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS |
                                                         G_PARAM_EXPLICIT_NOTIFY));

  gtk_widget_class_install_action (widget_class, "new-game.first", NULL, on_first_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, chooser);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, start_button);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, first);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, again);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, again_names);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, add);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, options_group);
  gtk_widget_class_bind_template_child (widget_class, RhNewGamePage, options);
  gtk_widget_class_bind_template_callback (widget_class, on_add_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_again_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, start);
}

static void
rh_new_game_page_init (RhNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_game_names_centre (self->again_names);
  rh_scroll_margin_follow (gtk_widget_get_parent (self->start_button),
                           GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (self->add, GTK_TYPE_SCROLLED_WINDOW)));
  self->waiting = g_ptr_array_new_with_free_func (g_free);
  rh_announce_letters (GTK_WIDGET (self));
}

/**
 * rh_new_game_page_new:
 * @store: (transfer none): the store, which must outlive the page
 * @game: what will be played, if people don't choose another game
 *
 * Returns: (transfer floating): a page that asks for what a game needs to begin
 */
GtkWidget *
rh_new_game_page_new (RhStore *store, const RhGame *game)
{
  RhNewGamePage *self = g_object_new (RH_TYPE_NEW_GAME_PAGE, NULL);
  guint n_seats = CLAMP (SEATS_USUAL, game->min_seats, game->max_seats);

  self->store = store;
  set_game (self, game);
  for (guint i = 0; i < n_seats; i++)
    add_seat (self);
  add_options (self);
  offer_last (self);
  rh_settings_bind (RH_SETTINGS_NEW_NAMES, self, "names",
                    G_SETTINGS_BIND_GET | G_SETTINGS_BIND_GET_NO_CHANGES | G_SETTINGS_BIND_SET);

  return GTK_WIDGET (self);
}

/**
 * rh_new_game_page_get_game:
 * @self: the page
 *
 * Returns: (transfer none): the game that is chosen
 */
const RhGame *
rh_new_game_page_get_game (RhNewGamePage *self)
{
  g_return_val_if_fail (RH_IS_NEW_GAME_PAGE (self), NULL);

  return self->game;
}

/**
 * rh_new_game_page_fill:
 * @self: the page
 * @setup: a game of the chosen kind, played before
 *
 * Fills in its players and options, so that only Start is left to be pressed; where a game asks who
 * begins, it is the next of them.
 */
void
rh_new_game_page_fill (RhNewGamePage *self, const RhSetup *setup)
{
  g_return_if_fail (RH_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (setup->game == self->game);

  rh_children_clear (GTK_WIDGET (self->seats));
  gtk_widget_set_visible (self->again, gtk_widget_get_mapped (self->again)); /* a rematch needs its room for the options */
  g_ptr_array_set_size (self->waiting, 0);
  for (guint i = 0; i < setup->n_seats; i++) {
    RhSeatRow *row = RH_SEAT_ROW (add_seat (self));

    rh_seat_row_set_colour (row, setup->seats[i].colour);
    rh_seat_row_set_name (row, setup->seats[i].name);
  }

  name_seats (self);
  rh_option_list_set (self->options, setup);
  rh_option_list_follow (self->options, setup);
  rh_option_list_tell_seat (self->options, self->first, self->start_button);
  gtk_widget_grab_focus (self->start_button);
}
