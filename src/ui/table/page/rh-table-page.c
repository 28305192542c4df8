/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table: the page of one game. */

#include "config.h"

#include "rh-table-page-private.h"

#include "rh-announce.h"
#include "rh-book.h"
#include "rh-children.h"
#include "rh-focus.h"
#include "rh-game-error.h"
#include "rh-label.h"
#include "rh-table-style.h"
#include "rh-rest.h"
#include "rh-row.h"
#include "rh-scroll.h"
#include "rh-still.h"
#include "rh-style.h"
#include "rh-tab-order.h"
#include "rh-text-size.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

#define NOTHING "\302\240" /* a no-break space: of an empty label a screen reader says that it is a GtkLabel */
#define PATH "/io/github/railhead/Railhead/table/"
#define LONG 190 /* letters: news with more are smaller, so that they have no more lines than there is room for */
#define LEAST 360 /* so narrow it gets at once, also from where the title was in the header bar; with larger text, more */

G_DEFINE_FINAL_TYPE (RhTablePage, rh_table_page, GTK_TYPE_WIDGET)

/* What happened, whole, and where that leads. After an undo it isn't what happened last; there the undo is told. */
static void
announce (RhTablePage *self, const char *where)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  gconstpointer state = rh_session_get_state (self->session);
  guint n = rh_session_get_n_played (self->session);
  gboolean replay = rh_session_is_replay (self->session);
  gboolean moved = n > self->n_heard || (replay && n != self->n_heard);
  g_autofree char *last = moved ? self->ui->telling->last (setup, state) : NULL;

  if (last != NULL)
    rh_announce (GTK_WIDGET (self->told), last);
  self->n_heard = n;

  if (g_strcmp0 (self->where_heard, where) == 0)
    return;

  rh_announce (GTK_WIDGET (self->title), where);
  g_free (self->where_heard);
  self->where_heard = g_strdup (where);
}

/* What is in the way, and can be gone round by ending the game. */
static void
update_notice (RhTablePage *self, gconstpointer state)
{
  const RhTelling *telling = self->ui->telling;
  const char *notice = telling->notice != NULL ? telling->notice (state) : NULL;
  gboolean playing = rh_session_get_status (self->session) == RH_GAME_PLAYING;

  gtk_label_set_label (self->notice_text, notice != NULL ? _(notice) : "");
  gtk_widget_set_visible (self->notice, notice != NULL && playing && !rh_session_is_replay (self->session) &&
                                          !rh_panel_is_alone (self->panel));
}

static void
update_told (RhTablePage *self, const RhSetup *setup, gconstpointer state)
{
  const RhTelling *telling = self->ui->telling;
  char *lapsed = telling->lapsed != NULL ? telling->lapsed (setup, state, rh_session_get_draft (self->session)) : NULL;
  g_autofree char *text = lapsed != NULL ? lapsed : telling->told (setup, state);

  /* Its room is kept, so that nothing jumps. */
  if (text == NULL && rh_session_is_replay (self->session))
    text = g_strdup (_(telling->beginning));
  rh_label_set_held (self->told, text != NULL ? text : NOTHING);
  rh_style_toggle (GTK_WIDGET (self->told), "longer", text != NULL && g_utf8_strlen (text, -1) > LONG);
  rh_note_fit (self->news_note);
}

/* Whoever bids, or draws, stands out on the board, and has their own part in sight where that is scrolled. */
static void
show_asked (RhTablePage *self)
{
  int seat = rh_panel_get_asked (self->panel);
  gboolean replay = rh_session_is_replay (self->session);

  if (self->ui->board_ask != NULL)
    self->ui->board_ask (self->board, rh_session_get_state (self->session), replay ? RH_STEP_ALL : seat);
  if (seat != RH_STEP_ALL)
    rh_table_page_show_seat (self, (guint) seat);
}

/* The seat of a part of the board, from 0; -1 where it is nobody's. */
static int
get_seat (GtkWidget *part)
{
  int seat = -1;

  for (; part != NULL; part = gtk_widget_get_prev_sibling (part))
    seat++;

  return seat;
}

/* What everybody has, for where their parts of the board are out of sight, and whose turn it is. */
static void
update_strip (RhTablePage *self)
{
  gconstpointer state = rh_session_get_state (self->session);
  GtkWidget *turn = self->ui->board_turn != NULL ? self->ui->board_turn (self->board, state) : NULL;
  int asked = rh_session_is_replay (self->session) ? RH_STEP_ALL : rh_panel_get_asked (self->panel);

  if (self->strip == NULL)
    return;

  if (self->ui->board_enter != NULL)
    turn = self->entering;
  if (self->rests)
    turn = NULL;
  self->ui->strip_update (self->strip, self->ui->telling, self->session, asked != RH_STEP_ALL ? asked : get_seat (turn));
}

/* What was entered of a move, and by whom, where anybody may make it; whether that is somebody else now. */
static gboolean
show_entered (RhTablePage *self, gconstpointer state)
{
  GtkWidget *before = self->entering;
  GtkWidget *part;

  if (self->ui->board_enter == NULL)
    return FALSE;

  part = self->ui->board_enter (self->board, state, rh_session_get_draft (self->session));
  if (part != before)
    rh_scroll_keep (self->board_room, part);
  self->entering = part;

  return part != before;
}

/* Who bids has the panel alone; the board stays where it is, since all may look at it. What was told before is done. */
static void
on_asked_cb (RhTablePage *self)
{
  if (rh_panel_is_alone (self->panel))
    rh_note_hide (self->news_note);
  show_asked (self);
  if (!self->rests && rh_panel_get_asked (self->panel) == RH_STEP_ALL)
    show_entered (self, rh_session_get_state (self->session));
  update_strip (self);
  update_notice (self, rh_session_get_state (self->session));
  rh_table_page_update_actions (self);
  rh_table_page_update_rules_action (self);
}

/* Where the board has too little room, or gets it later, the part of who is on turn isn't out of sight, unless somebody
 * looks at another. */
static void
show_turn (RhTablePage *self, gconstpointer state)
{
  GtkWidget *part = self->ui->board_turn != NULL ? self->ui->board_turn (self->board, state) : NULL;

  rh_scroll_keep (self->board_room, part);
}

static void
update (RhTablePage *self)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  gconstpointer state = rh_session_get_state (self->session);
  gboolean moved = self->standing != rh_session_get_standing (self->session);
  gboolean rests = rh_session_get_status (self->session) == RH_GAME_ENDED && !rh_session_is_replay (self->session);
  gboolean other = moved || self->rests != rests;
  g_autofree char *where = rh_table_page_dup_where (self);

  /* What is entered of the next move changes no news, and nothing on the board but what shows just that. */
  if (other) {
    self->standing = rh_session_get_standing (self->session);
    self->rests = rests;
    self->ui->board_update (self->board, state);
    show_turn (self, state);
  }
  if (other || self->ui->telling->lapsed != NULL)
    update_told (self, setup, state);
  other = show_entered (self, state) || other;
  if (rests && self->ui->board_rest != NULL)
    self->ui->board_rest (self->board, state);
  rh_table_page_show_title (self, where);
  update_notice (self, state);
  announce (self, where);
  rh_table_page_update_actions (self);
  rh_panel_update (self->panel);
  if (moved || rh_panel_get_asked (self->panel) != RH_STEP_ALL) /* the same player may be asked as before, and a word less told */
    show_asked (self);
  if (other)
    update_strip (self);
  if (self->replay_bar != NULL)
    rh_replay_bar_update (self->replay_bar);
  if (self->ledger != NULL)
    rh_book_update (RH_BOOK (self->ledger));
  if (self->rules != NULL)
    self->ui->rules_update (self->rules, state, FALSE);
}

static void
on_changed_cb (RhTablePage *self)
{
  self->undone = 0;
  rh_note_hide (self->note);
  rh_note_hide (self->news_note);
  update (self);
  if (self->ledger == NULL && self->rules == NULL)
    rh_table_page_focus_likely (self);
}

/* Said where it happens: whoever entered it didn't wait for the disk. */
static void
on_unsaved_cb (RhTablePage *self, const GError *error)
{
  rh_game_error_show (GTK_WIDGET (self), self->session, _("This Could Not Be Saved"), error);
}

static void
rh_table_page_map (GtkWidget *widget)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);
  g_autofree char *where = rh_table_page_dup_where (self);

  /* Whoever comes to it hears it from the beginning. */
  self->n_heard = 0;
  g_clear_pointer (&self->where_heard, g_free);
  announce (self, where);
  GTK_WIDGET_CLASS (rh_table_page_parent_class)->map (widget);

  rh_table_page_foresee_room (self);
  rh_table_page_add_keys (self);
}

static void
rh_table_page_unmap (GtkWidget *widget)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);

  rh_table_page_remove_keys (self);
  self->toplevel = NULL;

  GTK_WIDGET_CLASS (rh_table_page_parent_class)->unmap (widget);
}

static gboolean
rh_table_page_grab_focus (GtkWidget *widget)
{
  rh_table_page_focus_likely (RH_TABLE_PAGE (widget));

  return TRUE;
}

static void
rh_table_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);
  int least = rh_child_get_least (self->zoom, GTK_ORIENTATION_HORIZONTAL, -1); /* as it is laid out now */
  int above;

  self->narrowed = gtk_widget_has_css_class (widget, "narrow");
  rh_table_page_set_room (self, width, height);
  above = rh_child_get_least (self->zoom, GTK_ORIENTATION_VERTICAL, MAX (width, least));
  gtk_widget_size_allocate (self->zoom, &(GtkAllocation) { 0, 0, MAX (width, least), MAX (height, above) }, baseline);
}

static GtkSizeRequestMode
rh_table_page_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (RH_TABLE_PAGE (widget)->zoom);
}

static void
rh_table_page_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);
  int least = rh_child_get_least (self->zoom, GTK_ORIENTATION_HORIZONTAL, -1);

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    gtk_widget_measure (self->zoom, orientation, for_size < 0 ? -1 : MAX (for_size, least), minimum, natural, NULL, NULL);
    return;
  }

  /* A window that is made narrow isn't held up by what only stands in wide ones, nor before all has got its narrow look. */
  gtk_widget_measure (self->zoom, orientation, -1, minimum, natural, NULL, NULL);
  if (!self->narrowed)
    *minimum = MIN (*minimum, (int) (LEAST * rh_text_size_get (widget)));
}

static void
rh_table_page_dispose (GObject *object)
{
  RhTablePage *self = RH_TABLE_PAGE (object);

  g_clear_weak_pointer (&self->asked);
  rh_narrow_clear (&self->narrow);
  rh_narrow_clear (&self->low);
  rh_narrow_clear (&self->is_short);
  g_clear_pointer (&self->zoom, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->where_heard, g_free);

  G_OBJECT_CLASS (rh_table_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, zoom);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, narrow_title);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, openers);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, undo);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, redo);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, note);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, news_note);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, column);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, content);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, body);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, table);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, layout);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, board_room);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, told);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, news);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, panel_place);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, notice);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, notice_text);
}

static void
rh_table_page_class_init (RhTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_table_page_dispose;

  widget_class->map = rh_table_page_map;
  widget_class->unmap = rh_table_page_unmap;
  widget_class->grab_focus = rh_table_page_grab_focus;
  widget_class->focus = rh_focus_in_children;
  widget_class->get_request_mode = rh_table_page_get_request_mode;
  widget_class->measure = rh_table_page_measure;
  widget_class->size_allocate = rh_table_page_size_allocate;

  rh_table_style_load ();
  gtk_widget_class_set_css_name (widget_class, "rh-table");
  g_type_ensure (RH_TYPE_NOTE);
  g_type_ensure (RH_TYPE_ROW);
  g_type_ensure (RH_TYPE_STILL);
  g_type_ensure (RH_TYPE_TABLE_LAYOUT);
  g_type_ensure (RH_TYPE_TAB_ORDER);
  g_type_ensure (RH_TYPE_ZOOM);
  gtk_widget_class_set_template_from_resource (widget_class, PATH "rh-table-page.ui");
  bind_template (widget_class);
}

static void
add_menu (RhTablePage *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (PATH "rh-table-menu.ui");

  gtk_menu_button_set_menu_model (self->menu_button, G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
}

static void
rh_table_page_init (RhTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_menu (self);
  rh_text_size_wrap_buttons (self->notice);
  rh_tab_order_set_last (RH_TAB_ORDER (self->table), GTK_WIDGET (self->board_room));
  rh_scroll_stop_when_cut (GTK_SCROLLED_WINDOW (self->news));
  gtk_widget_remove_css_class (GTK_WIDGET (self->news_note), "rh-note");
  gtk_widget_add_css_class (GTK_WIDGET (self->news_note), "news-note");
  rh_note_set_room (self->news_note, self->news, self->told);

  rh_table_page_init_room (self);
  rh_table_page_add_actions (self);
}

/* The board has parts out of sight where there is little room. */
static void
add_strip (RhTablePage *self)
{
  if (self->ui->strip_new == NULL)
    return;

  self->strip = self->ui->strip_new (self->ui->telling, rh_session_get_setup (self->session));
  gtk_widget_set_parent (self->strip, self->table);
  rh_table_layout_set_strip (self->layout, self->strip);
  rh_scroll_mark_seen (self->board_room, self->board, self->strip);
}

/* It goes through the table, not through what is shown instead of it; the board and the panel stand where they stood. */
static void
add_replay_bar (RhTablePage *self)
{
  GtkWidget *bar = rh_replay_bar_new (self->ui->telling, self->session);

  self->replay_bar = RH_REPLAY_BAR (bar);
  gtk_widget_set_parent (bar, self->table);
}

/**
 * rh_table_page_new:
 * @ui: what the game shows
 * @session: a game; the page keeps it
 *
 * Returns: (transfer floating): the table, which follows the session by itself
 */
GtkWidget *
rh_table_page_new (const RhGameUi *ui, RhSession *session)
{
  RhTablePage *self = g_object_new (RH_TYPE_TABLE_PAGE, NULL);

  if (ui->style != NULL)
    ui->style ();
  self->ui = ui;
  self->session = g_object_ref (session);
  self->board = ui->board_new (rh_session_get_setup (session));
  gtk_scrolled_window_set_child (self->board_room, self->board);
  rh_rest_on_parts (self->board_room, self->board);
  rh_table_layout_set_fit (self->layout, self->board, ui->board_fit);

  self->panel = RH_PANEL (rh_panel_new (ui, session));
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_box_append (self->panel_place, GTK_WIDGET (self->panel));

  add_strip (self);
  if (rh_session_is_replay (session))
    add_replay_bar (self);

  update (self);
  g_signal_connect_object (self->panel, "asked-changed", G_CALLBACK (on_asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "unsaved", G_CALLBACK (on_unsaved_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/**
 * rh_table_page_teach:
 * @self: the table of the sample game, which is looked at
 *
 * Says that it is one, and explains what happens where it happens first.
 */
void
rh_table_page_teach (RhTablePage *self)
{
  g_return_if_fail (RH_IS_TABLE_PAGE (self));

  self->teaches = TRUE;
  rh_replay_bar_teach (self->replay_bar);
  update (self);
}

/**
 * rh_table_page_go_back:
 * @self: a table
 *
 * Closes what is open over it or in its step, one thing at a time: the rules, a
 * correction, the ledger, a bid.
 *
 * Returns: whether there was anything; if not, the way back leads on from here
 */
gboolean
rh_table_page_go_back (RhTablePage *self)
{
  g_return_val_if_fail (RH_IS_TABLE_PAGE (self), FALSE);

  if (self->rules != NULL)
    rh_table_page_leave_rules (self);
  else if (self->ledger == NULL)
    return rh_panel_key (self->panel, GDK_KEY_Escape, 0, GDK_CURRENT_TIME);
  else if (!rh_book_key (RH_BOOK (self->ledger), GDK_KEY_Escape, 0))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.ledger", NULL);

  return TRUE;
}
