/* SPDX-License-Identifier: GPL-3.0-or-later
 * A game in a list: a button that says who plays and how it stands. */

#include "config.h"

#include "rh-listed-game.h"

#include "rh-game-button.h"
#include "rh-game-names.h"
#include "rh-game-text.h"
#include "rh-games-ui.h"
#include "rh-join.h"
#include "rh-label.h"

#include <glib/gi18n.h>
#include <string.h>

#define STAR "★"

static guint
get_seat (const RhListedGame *what, guint i)
{
  return what->order != NULL ? what->order[i] : i;
}

/* Each with what they have. A winner has a star, which is for the eye: that somebody has won is said in words, too. */
static char **
list_players (const RhListedGame *what, gboolean starred)
{
  guint n = MIN (g_strv_length ((char **) what->players), RH_SEATS_MAX);
  char **list = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++) {
    guint seat = get_seat (what, i);
    const char *amount = what->amounts != NULL ? what->amounts[seat] : NULL;

    /* No-break spaces: a line ends between players. */
    list[i] = g_strconcat (what->players[seat], starred && (what->winners & (1u << seat)) != 0 ? "\302\240" STAR : "",
                           amount != NULL ? "\302\240" : NULL, amount, NULL);
  }

  return list;
}

static void
show_names (RhGameNames *label, const RhListedGame *what)
{
  g_auto (GStrv) marked = list_players (what, TRUE);
  const char *colours[RH_SEATS_MAX + 1] = { NULL };

  for (guint i = 0; what->colours != NULL && marked[i] != NULL; i++)
    colours[i] = what->colours[get_seat (what, i)];

  rh_game_names_set (label, what->colours != NULL ? colours : NULL, (const char *const *) marked);
}

/* In one line, which ends where the room does; a screen reader says it after all else. */
static void
show_note (RhGameButton *button, const char *label, const char *note)
{
  g_autofree char *line = g_strdelimit (g_strdup (note), "\n\t", ' ');
  /* Translators: what is said of a game, then what people have written about it */
  g_autofree char *said = g_strdup_printf (C_("game in a list", "%1$s. Note: %2$s"), label, line);

  rh_game_button_set_note (button, line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
show (RhGameButton *button, const RhListedGame *what)
{
  gboolean known = what->players != NULL && what->players[0] != NULL;
  /* Translators: in place of the names of a damaged game’s players */
  const char *const unknown[] = { _("Unknown players"), NULL };
  const RhListedGame nobody = { .players = unknown };
  g_auto (GStrv) players = list_players (known ? what : &nobody, FALSE);
  g_autofree char *names = rh_join_items ((const char *const *) players);
  /* Translators: the players of a game, then how it stands */
  g_autofree char *label = g_strdup_printf (C_("game in a list", "%1$s. %2$s"), names, what->line);

  show_names (rh_game_button_get_names (button), known ? what : &nobody);
  rh_game_button_set_line (button, what->line);
  if (what->note != NULL) {
    show_note (button, label, what->note);
  } else {
    /* A screen reader says the names without their shapes. */
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    rh_game_button_set_note (button, NULL);
  }
}

static RhGameButton *
add_button (GtkBox *rows)
{
  GtkWidget *button = g_object_new (RH_TYPE_GAME_BUTTON, NULL);

  gtk_box_append (rows, button);

  return RH_GAME_BUTTON (button);
}

/**
 * rh_listed_game_add:
 * @rows: where it goes
 * @what: what is said of the game
 *
 * Adds a button for a game to a list.
 *
 * Returns: (transfer none): the button; what it does is the caller's
 */
GtkActionable *
rh_listed_game_add (GtkBox *rows, const RhListedGame *what)
{
  RhGameButton *button = add_button (rows);

  show (button, what);

  return GTK_ACTIONABLE (button);
}

/* Which game it is, and below it how it stands, without the name once more. */
static GtkWidget *
make_head (const RhGame *game, GtkWidget *button, GtkWidget *row)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkLabel *line = rh_game_button_get_line (RH_GAME_BUTTON (button));
  g_autofree char *named = rh_game_text_name (game, g_strdup (""));

  if (*named != '\0' && g_str_has_prefix (gtk_label_get_label (line), named)) {
    g_autofree char *rest = g_strdup (gtk_label_get_label (line) + strlen (named));

    rh_game_button_set_line (RH_GAME_BUTTON (button), rest);
  }
  gtk_box_append (GTK_BOX (head), rh_label_new (_(game->name), "rh-title"));
  gtk_box_append (GTK_BOX (head), row);

  return head;
}

/* The game played last is seen before it is opened, where its game has a picture for that. */
static void
show_picture (GtkWidget *button, RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhGameUi *ui = rh_game_ui_find (setup->game);
  g_auto (GStrv) totals = rh_game_text_totals (session);
  g_autofree char *text = rh_join_items ((const char *const *) totals);
  g_autoptr (GtkWidget) row = g_object_ref (gtk_button_get_child (GTK_BUTTON (button)));
  GtkWidget *box;
  GtkWidget *names;
  GtkWidget *label;

  if (ui->picture_new == NULL)
    return;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_box_append (GTK_BOX (box), make_head (setup->game, button, row));
  gtk_box_append (GTK_BOX (box), ui->picture_new (setup, rh_session_get_state (session)));
  /* The names stand in the picture; the whole of it is the button. */
  names = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
  gtk_widget_set_visible (names, FALSE);
  gtk_widget_set_visible (gtk_widget_get_last_child (row), FALSE);
  label = gtk_label_new (C_("button", "Continue"));
  /* A button to look at: what is pressed is all around it. */
  gtk_widget_add_css_class (label, "rh-main");
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (button, "rh-newest");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
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

/* What a button says of a game, for which it is opened, unless what it came to is known: gives back the game then. */
static RhSession *
show_stored (RhGameButton *button, RhStore *store, const RhGameRow *row, const GArray *bidding, RhGameTotals *totals)
{
  const RhGameTotal *total = rh_game_totals_find (totals, row);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhSession) session =
    total == NULL && row->problem == NULL ? rh_session_open (store, row->id, &error) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *line = rh_game_text_line (row, session, error, now);
  g_autofree char *note = NULL;
  RhListedGame what = {
    .colours = (const char *const *) row->colours,
    .players = (const char *const *) row->players,
    .winners = row->winners,
  };

  if (session != NULL && row->status != RH_GAME_PLAYING)
    total = rh_game_totals_take (totals, row, session);
  if (total != NULL) {
    what.amounts = (const char *const *) total->amounts;
    what.order = total->order;
    line = rh_game_text_rounds (total->n_rounds, g_steal_pointer (&line));
  }
  if (is_among (row, bidding))
    line = rh_game_text_bidding (g_steal_pointer (&line));
  what.line = line;
  /* One that can't be read is told of where it is asked for. */
  if (rh_store_dup_note (store, row->id, &note, NULL))
    what.note = note;
  show (button, &what);

  return g_steal_pointer (&session);
}

/**
 * rh_listed_game_add_stored:
 * @rows: where it goes
 * @store: the store that the game is in
 * @row: the game
 * @bidding: (element-type gint64): games some of whose bids are sealed, which is said of them
 * @totals: what games came to, as far as that is known
 * @picture: whether to show how it stands by a picture, where it isn't over
 *
 * Adds a button for a game of the store; for what is listed at once alone, as the game is opened for it. One that is
 * over says what it came to; one that is damaged, when it is opened.
 *
 * Returns: (transfer none): the button; what it does is the caller's
 */
GtkActionable *
rh_listed_game_add_stored (GtkBox *rows, RhStore *store, const RhGameRow *row, const GArray *bidding,
                           RhGameTotals *totals, gboolean picture)
{
  RhGameButton *button = add_button (rows);
  g_autoptr (RhSession) session = show_stored (button, store, row, bidding, totals);

  if (picture && session != NULL)
    show_picture (GTK_WIDGET (button), session);

  return GTK_ACTIONABLE (button);
}

/**
 * rh_listed_game_set_stored:
 * @button: a button that rh_listed_game_add_stored() has made, without a picture
 * @store: the store that the game is in
 * @row: the game
 * @bidding: (element-type gint64): as for rh_listed_game_add_stored()
 * @totals: likewise
 *
 * Has the button say of another game what it would say if it were new.
 */
void
rh_listed_game_set_stored (GtkActionable *button, RhStore *store, const RhGameRow *row, const GArray *bidding,
                           RhGameTotals *totals)
{
  RhSession *session = show_stored (RH_GAME_BUTTON (button), store, row, bidding, totals);

  g_clear_object (&session);
}
