/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table: the page of one game. */

#include "config.h"

#include "rh-table-page-private.h"

#include "rh-announce.h"
#include "rh-book.h"
#include "rh-keys.h"
#include "rh-table-style.h"
#include "rh-row.h"
#include "rh-scroll.h"
#include "rh-style.h"
#include "rh-tab-order.h"
#include "rh-text-size.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

#define NOTHING "\302\240" /* a no-break space: of an empty label a screen reader says that it is a GtkLabel */
#define NARROW 560 /* below it, with text of the usual size, the title has no room in the header bar */

G_DEFINE_FINAL_TYPE (RhTablePage, rh_table_page, GTK_TYPE_WIDGET)

/* Whose turn it is, or how many have bid; in a game that is looked at, nobody is waited for. */
static char *
make_subtitle (RhTablePage *self, const RhSetup *setup, gconstpointer state)
{
  gboolean ended = rh_session_get_status (self->session) == RH_GAME_ENDED;
  int n_sealed = rh_session_is_replay (self->session) ? -1 : (int) rh_session_get_n_sealed (self->session);
  char *turn = self->ui->telling->turn (setup, state, n_sealed, ended);

  return turn != NULL ? turn : g_strdup ("");
}

/* What everybody sees anyway; of a bid, only that it is sealed. */
static void
announce (RhTablePage *self, const char *phase, const char *subtitle)
{
  g_autofree char *text = *subtitle != '\0' ? g_strdup_printf ("%s, %s", phase, subtitle) : g_strdup (phase);

  rh_announce (rh_narrow_get (&self->narrow) ? self->narrow_title : GTK_WIDGET (self->title), text);
}

static void
update_title (RhTablePage *self, const RhSetup *setup, gconstpointer state)
{
  g_autofree char *phase = self->ui->telling->where (setup, state);
  g_autofree char *subtitle = make_subtitle (self, setup, state);

  adw_window_title_set_title (self->title, phase);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_widget_set_visible (self->narrow_subtitle, *subtitle != '\0');
  announce (self, phase, subtitle);
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
  g_autofree char *text = self->ui->telling->told (setup, state);

  /* In a replay the bar tells it, and a line is kept free, so that nothing jumps. */
  gtk_label_set_text (self->told, text != NULL ? text : NOTHING);
  gtk_widget_set_visible (GTK_WIDGET (self->told),
                          !rh_session_is_replay (self->session) && !rh_panel_is_alone (self->panel));
}

/* Who bids has a screen of their own: nobody else has anything to look at there. */
static void
on_alone_cb (RhTablePage *self)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  gconstpointer state = rh_session_get_state (self->session);

  gtk_widget_set_visible (self->board_place, !rh_panel_is_alone (self->panel));
  update_told (self, setup, state);
  update_notice (self, state);
  rh_table_page_update_rules_action (self);
}

static void
update (RhTablePage *self)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  gconstpointer state = rh_session_get_state (self->session);

  self->ui->board_update (self->board, state);
  update_title (self, setup, state);
  update_told (self, setup, state);
  update_notice (self, state);
  rh_table_page_update_actions (self);
  rh_panel_update (self->panel);
  if (self->ledger != NULL)
    rh_book_update (RH_BOOK (self->ledger));
  if (self->rules != NULL)
    self->ui->rules_update (self->rules, state, FALSE);
}

static void
on_changed_cb (RhTablePage *self)
{
  rh_note_hide (self->note);
  update (self);
  if (self->ledger == NULL && self->rules == NULL)
    rh_table_page_focus_likely (self);
}

/* What the program did for the player is told above the panel, also where that is scrolled away. */
static void
on_forced_cb (RhTablePage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->told)))
    rh_scroll_to (GTK_WIDGET (self->told));
}

static gboolean
is_ledger_key (guint keyval)
{
  /* Translators: the key that shows and hides the ledger: an ASCII letter in lower case, and none that another key
   * of the table has */
  const char *key = C_("key for the ledger", "l");

  return rh_key_is (keyval, key);
}

static gboolean
is_in_popover (RhTablePage *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->toplevel));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Behind the rules nobody sees what a key would do. */
static gboolean
is_key_of_shown (RhTablePage *self, guint keyval, GdkModifierType modifiers)
{
  if (self->rules != NULL) {
    if (keyval == GDK_KEY_Escape)
      rh_table_page_leave_rules (self);
    return keyval == GDK_KEY_Escape;
  }

  return self->ledger != NULL ? rh_book_key (RH_BOOK (self->ledger), keyval, modifiers)
                              : rh_panel_key (self->panel, keyval, modifiers);
}

static gboolean
on_key_pressed_cb (RhTablePage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (is_in_popover (self))
    return FALSE;

  if (is_key_of_shown (self, keyval, modifiers))
    return TRUE;

  if ((rh_key_is_plain (modifiers) && is_ledger_key (keyval)) || (keyval == GDK_KEY_Escape && self->ledger != NULL)) {
    gtk_widget_activate_action (GTK_WIDGET (self), "table.ledger", NULL);
    return TRUE;
  }

  return FALSE;
}

/* The keys of a step work wherever the focus is, but only after what has the
 * focus. A replay takes them first: there, they would move the focus. */
static void
rh_table_page_map (GtkWidget *widget)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);

  GTK_WIDGET_CLASS (rh_table_page_parent_class)->map (widget);

  self->toplevel = GTK_WIDGET (gtk_widget_get_root (widget));
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys,
                                              rh_session_is_replay (self->session) ? GTK_PHASE_CAPTURE
                                                                                   : GTK_PHASE_BUBBLE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->toplevel, self->keys);
}

static void
rh_table_page_unmap (GtkWidget *widget)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);

  if (self->keys != NULL)
    gtk_widget_remove_controller (self->toplevel, self->keys);
  self->keys = NULL;
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
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);

  gtk_widget_set_visible (GTK_WIDGET (self->title), !narrow);
  rh_style_toggle (widget, "narrow", narrow);
}

static void
rh_table_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhTablePage *self = RH_TABLE_PAGE (widget);

  rh_narrow_set (&self->narrow, width < NARROW * rh_text_size_get (widget));
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static GtkSizeRequestMode
rh_table_page_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (RH_TABLE_PAGE (widget)->box);
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
  gtk_widget_measure (RH_TABLE_PAGE (widget)->box, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
rh_table_page_dispose (GObject *object)
{
  RhTablePage *self = RH_TABLE_PAGE (object);

  rh_narrow_clear (&self->narrow);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (rh_table_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, box);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, narrow_title);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, narrow_subtitle);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, undo);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, redo);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, note);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, content);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, body);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, table);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, board_place);
  gtk_widget_class_bind_template_child (widget_class, RhTablePage, told);
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
  widget_class->get_request_mode = rh_table_page_get_request_mode;
  widget_class->measure = rh_table_page_measure;
  widget_class->size_allocate = rh_table_page_size_allocate;

  rh_table_style_load ();
  gtk_widget_class_set_css_name (widget_class, "rh-table");
  g_type_ensure (RH_TYPE_ROW);
  g_type_ensure (RH_TYPE_NOTE);
  g_type_ensure (RH_TYPE_TAB_ORDER);
  g_type_ensure (RH_TYPE_ZOOM);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-table-page.ui");
  bind_template (widget_class);
}

static void
rh_table_page_init (RhTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (self->notice);
  rh_tab_order_set_last (RH_TAB_ORDER (self->table), self->board_place);

  /* As the template has it: it must fit before it knows how much room there is. */
  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb);
  gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");

  rh_table_page_add_actions (self);
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
  adw_bin_set_child (ADW_BIN (self->board_place), self->board);

  self->panel = RH_PANEL (rh_panel_new (ui, session));
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_box_append (self->table, GTK_WIDGET (self->panel));

  update (self);
  g_signal_connect_object (self->panel, "alone-changed", G_CALLBACK (on_alone_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "forced", G_CALLBACK (on_forced_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
