/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the header of the table's page says: where the game stands, or what is open over it, and what can be done;
 * and where it says it. */

#include "config.h"

#include "rh-table-page-private.h"

#include "rh-announce.h"
#include "rh-book.h"
#include "rh-children.h"
#include "rh-focus.h"
#include "rh-scroll.h"
#include "rh-step-frame.h"
#include "rh-style.h"
#include "rh-text-size.h"
#include "rh-tooltip.h"
#include "rh-turn.h"
#include "rh-undo.h"

#include <glib/gi18n.h>

/* Below it, steps have smaller answers; larger text would have no room in those. Beside a board all of a step stands one below the other,
 * with a main action that is higher than on a phone. */
#define LOW 748
#define LOW_ON_PHONE 680
#define WIDE 1200 /* from here on, with text of the usual size, the panel can have all of the height */
#define SHORT 768 /* below it, what isn't low has less air; a laptop's screen has that height, and its desktop takes a bar of it */
#define NARROW 600 /* below it, with text of the usual size, the title has no room in the header bar */

/* Whose turn it is, or how many have bid; in a game that is looked at, nobody is waited for. */
static char *
make_turn (RhTablePage *self, const RhSetup *setup, gconstpointer state)
{
  gboolean ended = rh_session_get_status (self->session) == RH_GAME_ENDED;
  int n_sealed = rh_session_is_replay (self->session) ? -1 : (int) rh_session_get_n_sealed (self->session);
  char *turn = self->ui->telling->turn (setup, state, rh_session_get_begun (self->session), n_sealed, ended);

  return turn != NULL ? turn : g_strdup ("");
}

/* What is left of what the game is played with; in a game without, whose turn it is. */
static char *
make_subtitle (RhTablePage *self, const RhSetup *setup, gconstpointer state)
{
  const RhTelling *telling = self->ui->telling;
  const char *draft = rh_session_get_begun (self->session);
  char *stock = telling->stock != NULL ? telling->stock (setup, state, draft) : NULL;

  return stock != NULL ? stock : make_turn (self, setup, state);
}

/* Where the game stands, and whose turn it is, unless the line below says that. */
static char *
make_title (RhTablePage *self, const RhSetup *setup, gconstpointer state, const char *where)
{
  gboolean below = self->ui->telling->stock == NULL;
  g_autofree char *turn = below || setup->game->seat (state) < 0 ? g_strdup ("") : make_turn (self, setup, state);

  return *turn != '\0' ? g_strdup_printf ("%s · %s", where, turn) : g_strdup (where);
}

/* A game that is looked at is called so, and after which move; where it stands is said below. */
static char *
make_replay_title (RhTablePage *self)
{
  g_autofree char *position = g_strdup_printf (_("Move %1$u of %2$u"), rh_session_get_n_played (self->session),
                                               rh_session_get_n_moves (self->session));

  return g_strdup_printf ("%s · %s", self->teaches ? _("Sample Game") : _("Replay"), position);
}

/* On a phone a line has only room for where the game stands: with a second one, all below would move. */
static void
set_title (RhTablePage *self, const char *title, const char *narrow, const char *subtitle)
{
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_label_set_label (GTK_LABEL (self->narrow_title), narrow);
}

/* Of a game that is looked at, the panel says whose turn it was: here a long name would take a line more, and move all
 * that stands below. */
static void
show_stand (RhTablePage *self, const char *title, const char *phase, const char *subtitle)
{
  g_autofree char *name = rh_session_is_replay (self->session) ? make_replay_title (self) : NULL;

  if (name != NULL)
    set_title (self, name, name, phase);
  else
    set_title (self, title, phase, subtitle);
}

static void
set_enabled (RhTablePage *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* The bid that somebody is about to give is what was done last; it isn't sealed, nor known to the session. */
gboolean
rh_table_page_is_bidding (RhTablePage *self)
{
  return rh_panel_is_alone (self->panel) && self->rules == NULL && self->ledger == NULL;
}

static char *
name_undo (RhTablePage *self)
{
  return rh_table_page_is_bidding (self) ? g_strdup (_("Undo: bid being entered"))
                                         : rh_undo_text (self->ui->telling, self->session);
}

/* What can be done now, and what undo and redo are called. */
void
rh_table_page_update_actions (RhTablePage *self)
{
  gboolean replay = rh_session_is_replay (self->session);
  RhGameStatus status = rh_session_get_status (self->session);
  /* What is chosen there isn't in the game yet, which would be undone behind it. */
  gboolean correcting = self->ledger != NULL && rh_book_is_correcting (RH_BOOK (self->ledger));
  g_autofree char *undo = name_undo (self);
  g_autofree char *redo = rh_redo_text (self->ui->telling, self->session);

  self->played = self->played || (!replay && status == RH_GAME_PLAYING);
  set_enabled (self, "undo", !correcting && rh_session_can_undo (self->session));
  set_enabled (self, "redo", !correcting && rh_session_can_redo (self->session));
  /* A finger that slips onto the board must not wipe an open bid. */
  set_enabled (self, "why", !rh_table_page_is_bidding (self));
  set_enabled (self, "correct-of", !rh_table_page_is_bidding (self) && !replay);
  set_enabled (self, "note", !replay);
  set_enabled (self, "export", !replay);
  set_enabled (self, "delete", !replay);
  set_enabled (self, "end", !replay && status == RH_GAME_PLAYING);
  set_enabled (self, "take-up", !replay && status == RH_GAME_ENDED);
  set_enabled (self, "copy-summary", !replay && status != RH_GAME_PLAYING);

  /* In a replay, the bar below the board has better ones. */
  gtk_widget_set_visible (self->undo, !replay);
  gtk_widget_set_visible (self->redo, !replay);
  rh_tooltip_name (self->undo, undo);
  rh_tooltip_name (self->redo, redo);
}

/* A correction is begun or left; who came to it from the board is back there. */
void
rh_table_page_turned (RhTablePage *self)
{
  if (self->mending && self->ledger != NULL && !rh_book_is_correcting (RH_BOOK (self->ledger))) {
    g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "ledger", g_variant_new_boolean (FALSE));
    return;
  }

  rh_table_page_update_title (self);
  rh_table_page_update_actions (self);
}

/* A key that slips must not wipe an open bid. */
void
rh_table_page_update_rules_action (RhTablePage *self)
{
  set_enabled (self, "rules", self->rules != NULL || !rh_panel_is_alone (self->panel));
}

/* The rules by their key, which is never in vain: where they would close an open bid, that is said. */
void
rh_table_page_help (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  RhTablePage *self = data;

  if (g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "rules")) {
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), "rules", NULL);
    return;
  }

  rh_announce_refusal (GTK_WIDGET (self));
  rh_step_frame_refuse (GTK_WIDGET (self->panel), _("The rules open once this bid is sealed or left."));
}

/* Of what is there only the last is shown: what a GtkStack doesn't show stays readable for screen readers on GTK 4.8. */
void
rh_table_page_cover (RhTablePage *self, GtkWidget *child)
{
  rh_focus_drop (GTK_WIDGET (self->content));
  gtk_widget_set_visible (gtk_widget_get_last_child (GTK_WIDGET (self->content)), FALSE);
  gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (self->content, child);
  rh_turn_page (GTK_WIDGET (self));
}

void
rh_table_page_uncover (RhTablePage *self)
{
  rh_focus_drop (GTK_WIDGET (self->content));
  gtk_box_remove (self->content, gtk_widget_get_last_child (GTK_WIDGET (self->content)));
  gtk_widget_set_visible (gtk_widget_get_last_child (GTK_WIDGET (self->content)), TRUE);
  rh_turn_page (GTK_WIDGET (self));
}

/* The likely next input, wherever that is. */
void
rh_table_page_focus_likely (RhTablePage *self)
{
  if (self->rules != NULL)
    gtk_widget_grab_focus (self->rules);
  else if (self->ledger != NULL)
    gtk_widget_grab_focus (self->ledger);
  else if (self->replay_bar != NULL)
    rh_replay_bar_focus (self->replay_bar);
  else
    rh_panel_focus (self->panel);
  if (gtk_widget_get_mapped (self->notice))
    rh_scroll_to (self->notice);
}

/* What is open over the table is a page of its own; NULL where it is the table itself. */
static const char *
get_open (RhTablePage *self)
{
  if (self->rules != NULL)
    return _("Rules");
  if (self->ledger != NULL)
    return rh_book_is_correcting (RH_BOOK (self->ledger)) ? _("Correct a Move") : _("Ledger");

  return NULL;
}

/* What is asked for now. */
char *
rh_table_page_dup_where (RhTablePage *self)
{
  return self->ui->telling->where (rh_session_get_setup (self->session), rh_session_get_state (self->session),
                                   rh_session_get_begun (self->session));
}

/* Over what is open only the way back leads on; what else could be opened is at hand at the table. */
void
rh_table_page_show_title (RhTablePage *self, const char *where)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  gconstpointer state = rh_session_get_state (self->session);
  gboolean replay = rh_session_is_replay (self->session);
  const char *open = get_open (self);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (open != NULL) {
    set_title (self, open, open, where);
  } else if (rh_session_get_status (self->session) == RH_GAME_ENDED && !replay) {
    /* Nothing is asked for any more; where it was ended stands below. */
    text = make_turn (self, setup, state);
    show_stand (self, text, text, where);
  } else if (rh_session_get_status (self->session) == RH_GAME_WON && !replay) {
    /* Who has won is said below, in the largest letters. */
    show_stand (self, where, where, "");
  } else {
    title = make_title (self, setup, state, where);
    text = make_subtitle (self, setup, state);
    show_stand (self, title, where, text);
  }
  gtk_widget_set_visible (self->openers, open == NULL);
}

void
rh_table_page_update_title (RhTablePage *self)
{
  g_autofree char *where = rh_table_page_dup_where (self);

  rh_table_page_show_title (self, where);
}

static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);

  gtk_widget_set_visible (GTK_WIDGET (self->title), !narrow);
  /* The ledger's, which says itself what it does where there is room; it would lie over the panel. */
  gtk_widget_set_has_tooltip (gtk_widget_get_first_child (self->openers), narrow);
  rh_style_toggle (widget, "narrow", narrow);
  /* Its padding is another, of which it learns only when it is measured again. */
  gtk_widget_queue_resize (self->table);
}

static void
on_low_cb (GtkWidget *widget, gboolean low)
{
  rh_style_toggle (widget, "low", low);
  gtk_widget_queue_resize (RH_TABLE_PAGE (widget)->table);
}

static void
on_short_cb (GtkWidget *widget, gboolean is_short)
{
  rh_style_toggle (widget, "laptop", is_short);
  rh_table_layout_set_large (RH_TABLE_PAGE (widget)->layout, is_short);
}

/* Where a note lies: over all of the title, which is nothing that is pressed. In the header bar it stays between the buttons; where
 * it is narrow, the title has lines of its own. */
static gboolean
on_note_place_cb (GtkOverlay *overlay, GtkWidget *note, GdkRectangle *place, RhTablePage *self)
{
  gboolean narrow = !gtk_widget_get_visible (GTK_WIDGET (self->title));
  GtkWidget *title = narrow ? gtk_widget_get_parent (self->narrow_title) : GTK_WIDGET (self->title);
  GtkWidget *last = gtk_widget_get_visible (self->openers) ? self->openers : GTK_WIDGET (self->menu_button);
  float width = (float) gtk_widget_get_width (GTK_WIDGET (overlay));
  graphene_rect_t at, redo, end;
  int whole;

  if (!gtk_widget_compute_bounds (title, GTK_WIDGET (overlay), &at) ||
      !gtk_widget_compute_bounds (self->redo, GTK_WIDGET (overlay), &redo) ||
      !gtk_widget_compute_bounds (last, GTK_WIDGET (overlay), &end))
    return FALSE;

  *place = (GdkRectangle) { 0, (int) at.origin.y, (int) width, (int) at.size.height };
  if (narrow)
    return TRUE;

  gtk_widget_measure (note, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
  /* As far from the middle at both sides as the nearer of the buttons beside it. */
  place->width = (int) (2 * MIN (width / 2 - MIN (redo.origin.x + redo.size.width, end.origin.x + end.size.width),
                                 MAX (redo.origin.x, end.origin.x) - width / 2));
  place->width = MIN (place->width, MAX (whole, (int) at.size.width));
  place->x = (int) (width - (float) place->width) / 2;
  place->y = 0;
  place->height = (int) (2 * redo.origin.y + redo.size.height);

  return TRUE;
}

/* For the page, as it is made. */
void
rh_table_page_init_room (RhTablePage *self)
{
  /* As the template has it: it must fit before it knows how much room there is. */
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb);
  rh_narrow_init (&self->low, GTK_WIDGET (self), TRUE, on_low_cb);
  rh_narrow_init (&self->is_short, GTK_WIDGET (self), FALSE, on_short_cb);
  gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  gtk_widget_set_halign (GTK_WIDGET (self->note), GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self->note), GTK_ALIGN_FILL);
  gtk_widget_set_halign (adw_bin_get_child (ADW_BIN (self->note)), GTK_ALIGN_CENTER);
  g_signal_connect (gtk_widget_get_parent (GTK_WIDGET (self->note)), "get-child-position", G_CALLBACK (on_note_place_cb), self);
}

static gboolean
is_narrow (RhTablePage *self, int width)
{
  return width < NARROW * rh_text_size_get (GTK_WIDGET (self));
}

/* Whether the game makes use of that. */
static gboolean
is_wide (RhTablePage *self, int width)
{
  return self->ui->large_height > 0 && width >= WIDE * rh_text_size_get (GTK_WIDGET (self));
}

static gboolean
is_low (RhTablePage *self, int width, int height)
{
  if (is_narrow (self, width))
    return height < LOW_ON_PHONE;

  return height < (is_wide (self, width) ? self->ui->large_height : LOW);
}

static gboolean
is_short (RhTablePage *self, int width, int height)
{
  return height < SHORT && is_wide (self, width) && !is_low (self, width, height);
}

/* The room that it is given. */
void
rh_table_page_set_room (RhTablePage *self, int width, int height)
{
  rh_narrow_set (&self->narrow, is_narrow (self, width));
  rh_narrow_set (&self->low, is_low (self, width, height));
  rh_narrow_set (&self->is_short, is_short (self, width, height));
}

/* It has all of the window. GTK doesn't change styles between giving out sizes and drawing: so what it holds is given
 * its size here, and knows what room it has before the first frame, in which nothing then jumps from under a finger: that
 * may be drawn before any source runs. */
void
rh_table_page_foresee_room (RhTablePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);
  int least, low;

  if (width == 0)
    gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  if (gtk_widget_get_width (widget) > 0 || width <= 0 || height <= 0)
    return;

  rh_narrow_begin (&self->narrow, is_narrow (self, width));
  rh_narrow_begin (&self->low, is_low (self, width, height));
  rh_narrow_begin (&self->is_short, is_short (self, width, height));
  least = rh_child_get_least (self->zoom, GTK_ORIENTATION_HORIZONTAL, -1);
  low = rh_child_get_least (self->zoom, GTK_ORIENTATION_VERTICAL, MAX (width, least));
  gtk_widget_size_allocate (self->zoom, &(GtkAllocation) { 0, 0, MAX (width, least), MAX (height, low) }, -1);
  rh_narrow_tell ();
}

/* Somebody's part of the board has the room that there is, where that is scrolled. */
void
rh_table_page_show_seat (RhTablePage *self, guint seat)
{
  GtkWidget *part = gtk_widget_get_first_child (self->board);

  while (part != NULL && seat-- > 0)
    part = gtk_widget_get_next_sibling (part);
  rh_scroll_keep (self->board_room, part);
}

/* It is looked at until another is asked: what is entered is left as it is, and the focus where it is. */
void
rh_table_page_look (GSimpleAction *action, GVariant *seat, gpointer self)
{
  rh_table_page_show_seat (self, g_variant_get_uint32 (seat));
}
