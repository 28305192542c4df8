/* SPDX-License-Identifier: GPL-3.0-or-later
 * History: every stored game, newest first, or those that somebody searches for. */

#include "config.h"

#include "rh-history-page.h"

#include "rh-announce.h"
#include "rh-focus.h"
#include "rh-games-view.h"
#include "rh-history-chips.h"
#include "rh-keys.h"
#include "rh-resources.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

/* What is typed, which games and which ends count, and how many of both lists are shown. */
#define PLACE "(suuuu)"

/* A game that one comes back to is within so many pages of where the lists were. */
#define PAGES_MAX 10

struct _RhHistoryPage {
  AdwBin parent_instance;

  /* Template */
  GtkWidget       *back;
  GtkToggleButton *search_button;
  GtkWidget       *search;
  GtkEditable     *entry;
  GtkLabel        *found;
  RhHistoryChips  *chips;
  GtkWidget       *players;
  GtkWidget       *empty;
  GtkWidget       *new_game;
  GtkWidget       *games;
  GtkWidget       *nothing;
  RhGamesView     *unfinished;
  RhGamesView     *finished;

  gboolean setting; /* while it's the program that changes what is searched for */
  guint    due;     /* while something has been typed that wasn't searched for yet */
};

G_DEFINE_FINAL_TYPE (RhHistoryPage, rh_history_page, ADW_TYPE_BIN)

static void
get_filter (RhHistoryPage *self, RhGamesFilter *filter)
{
  filter->text = gtk_editable_get_text (self->entry);
  rh_history_chips_get (self->chips, filter);
}

/* How many there are, as far as that is known. */
static char *
dup_found (RhHistoryPage *self)
{
  guint n = rh_games_view_get_n (self->finished) + rh_games_view_get_n (self->unfinished);

  if (rh_games_view_is_looking (self->finished) || rh_games_view_is_looking (self->unfinished))
    return g_strdup (_("Searching…"));
  if (n == 0)
    return g_strdup (_("No games found"));
  if (rh_games_view_has_more (self->finished) || rh_games_view_has_more (self->unfinished))
    return g_strdup_printf (ngettext ("The latest %u game is listed", "The latest %u games are listed", n), n);

  return g_strdup_printf (ngettext ("%u game", "%u games", n), n);
}

static void
show_found (RhHistoryPage *self)
{
  RhGamesFilter filter;
  gboolean searches, looking, any;
  g_autofree char *text = NULL;

  get_filter (self, &filter);
  searches = rh_games_filter_is_set (&filter);
  looking = rh_games_view_is_looking (self->finished) || rh_games_view_is_looking (self->unfinished);
  any = gtk_widget_get_visible (GTK_WIDGET (self->finished)) || gtk_widget_get_visible (GTK_WIDGET (self->unfinished));

  text = searches ? dup_found (self) : g_strdup ("");
  gtk_widget_set_visible (self->nothing, searches && !looking && !any);
  if (g_str_equal (text, gtk_label_get_label (self->found)))
    return;

  gtk_label_set_label (self->found, text);
  /* It is told below, too; here for whoever doesn't see that. */
  gtk_widget_set_opacity (GTK_WIDGET (self->found), gtk_widget_get_visible (self->nothing) ? 0 : 1);
  if (!looking)
    rh_announce (GTK_WIDGET (self->found), text);
}

static void
list (RhHistoryPage *self, const RhGamesFilter *filter, guint n_finished, guint n_unfinished)
{
  rh_games_view_search (self->finished, filter, n_finished);
  rh_games_view_set_above (self->unfinished, rh_games_view_get_n (self->finished));
  rh_games_view_search (self->unfinished, filter, n_unfinished);
}

static void
look (RhHistoryPage *self)
{
  RhGamesFilter filter;

  if (self->setting)
    return;

  g_clear_handle_id (&self->due, g_source_remove);
  get_filter (self, &filter);
  list (self, &filter, 0, 0);
  show_found (self);
}

static gboolean
on_due_cb (gpointer data)
{
  RhHistoryPage *self = data;

  self->due = 0;
  look (self);

  return G_SOURCE_REMOVE;
}

/* What is typed while nothing else had its turn is searched for once: what takes the place of another text, too, for which
 * that is deleted first. Before the next frame, so that what is seen always belongs together. */
static void
on_changed_cb (RhHistoryPage *self)
{
  if (!self->setting && self->due == 0)
    self->due = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_due_cb, self, NULL);
}

/* Before anybody goes by what is listed. */
static void
look_now (RhHistoryPage *self)
{
  if (self->due != 0)
    look (self);
}

/* What is typed next goes on from what is there. */
static void
open_search (RhHistoryPage *self)
{
  gtk_toggle_button_set_active (self->search_button, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
clear (RhHistoryPage *self)
{
  const RhGamesFilter all = { NULL };

  self->setting = TRUE;
  gtk_editable_set_text (self->entry, "");
  rh_history_chips_set (self->chips, &all);
  self->setting = FALSE;
  look (self);
}

static void
on_search_toggled_cb (RhHistoryPage *self)
{
  gboolean shown = gtk_toggle_button_get_active (self->search_button);

  gtk_widget_set_visible (self->search, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), shown);
  gtk_widget_set_visible (self->players, !shown);
  if (shown) {
    gtk_widget_grab_focus (GTK_WIDGET (self->entry));
    return;
  }

  clear (self);
  if (!self->setting)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
close_search (RhHistoryPage *self)
{
  gtk_toggle_button_set_active (self->search_button, FALSE);
}

static void
on_clear_clicked_cb (RhHistoryPage *self)
{
  clear (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/* To the first that was found. */
static gboolean
go_to_first (RhHistoryPage *self)
{
  look_now (self);
  return (gtk_widget_get_visible (GTK_WIDGET (self->finished)) || gtk_widget_get_visible (GTK_WIDGET (self->unfinished))) &&
         gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* It is opened. */
static void
on_activate_cb (RhHistoryPage *self)
{
  if (go_to_first (self))
    gtk_widget_activate (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
}

/* Down leaves out the filters, which Tab comes to. */
static gboolean
on_entry_key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType modifiers, RhHistoryPage *self)
{
  return rh_key_is_plain (modifiers) && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down) && go_to_first (self);
}

/* Whether a key types something; a blank presses the button that has the focus. */
static gboolean
types (guint keyval, GdkModifierType modifiers)
{
  gunichar letter = gdk_keyval_to_unicode (keyval);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;

  return (letter != 0 && g_unichar_isgraph (letter)) || (keyval >= GDK_KEY_dead_grave && keyval <= GDK_KEY_dead_greek) ||
         keyval == GDK_KEY_Multi_key;
}

static gboolean
on_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, RhHistoryPage *self)
{
  return rh_history_page_take_key (self, controller, keyval, modifiers);
}

static gboolean
rh_history_page_grab_focus (GtkWidget *widget)
{
  RhHistoryPage *self = RH_HISTORY_PAGE (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->finished)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->finished));

  if (gtk_widget_get_visible (GTK_WIDGET (self->unfinished)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->unfinished));

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->empty) ? self->new_game : self->back);
}

static void
rh_history_page_dispose (GObject *object)
{
  g_clear_handle_id (&RH_HISTORY_PAGE (object)->due, g_source_remove);

  G_OBJECT_CLASS (rh_history_page_parent_class)->dispose (object);
}

static void
rh_history_page_class_init (RhHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (RH_TYPE_GAMES_VIEW);
  g_type_ensure (RH_TYPE_ZOOM);
  g_type_ensure (RH_TYPE_HISTORY_CHIPS);
  G_OBJECT_CLASS (klass)->dispose = rh_history_page_dispose;
  widget_class->grab_focus = rh_history_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, back);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, search_button);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, search);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, entry);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, found);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, chips);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, players);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, games);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, unfinished);
  gtk_widget_class_bind_template_child (widget_class, RhHistoryPage, finished);
  gtk_widget_class_bind_template_callback (widget_class, on_search_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_clear_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_search);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, on_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_found);
}

static void
rh_history_page_init (RhHistoryPage *self)
{
  GtkEventController *keys;

  gtk_widget_init_template (GTK_WIDGET (self));
  keys = gtk_event_controller_key_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_entry_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

/* What was searched for, and as much of it as was shown. */
static void
restore (RhHistoryPage *self, GVariant *place)
{
  RhGamesFilter filter;
  guint n_finished, n_unfinished;

  g_variant_get (place, "(&suuuu)", &filter.text, &filter.kinds, &filter.statuses, &n_finished, &n_unfinished);
  self->setting = TRUE;
  gtk_editable_set_text (self->entry, filter.text);
  rh_history_chips_set (self->chips, &filter);
  gtk_toggle_button_set_active (self->search_button, rh_games_filter_is_set (&filter));
  self->setting = FALSE;
  list (self, &filter, n_finished, n_unfinished);
  show_found (self);
}

/**
 * rh_history_page_new:
 * @store: (transfer none): the store, which must outlive the page
 * @without: (nullable) (element-type gint64): games that aren't listed
 * @place: (nullable): where an earlier page was left; %NULL for the beginning of all games
 *
 * Returns: (transfer floating): a page that lists its games
 */
GtkWidget *
rh_history_page_new (RhStore *store, const GArray *without, GVariant *place)
{
  RhHistoryPage *self = g_object_new (RH_TYPE_HISTORY_PAGE, NULL);
  gboolean finished, any;

  rh_games_view_show_months (self->finished);
  rh_games_view_show_months (self->unfinished);
  finished = rh_games_view_load (self->finished, store, FALSE, without, C_("games", "Finished"));
  rh_games_view_set_above (self->unfinished, rh_games_view_get_n (self->finished));
  any = rh_games_view_load (self->unfinished, store, TRUE, without, C_("games", "Not Finished")) || finished;
  gtk_widget_set_visible (self->games, any);
  gtk_widget_set_visible (self->empty, !any);
  gtk_widget_set_visible (GTK_WIDGET (self->search_button), any);
  if (any && place != NULL)
    restore (self, place);

  return GTK_WIDGET (self);
}

/**
 * rh_history_page_search:
 * @self: a page
 *
 * Has what is typed next searched for, where there are games at all.
 */
void
rh_history_page_search (RhHistoryPage *self)
{
  g_return_if_fail (RH_IS_HISTORY_PAGE (self));

  if (!gtk_widget_get_visible (self->empty))
    open_search (self);
}

/**
 * rh_history_page_take_key:
 * @self: a page
 * @controller: what has seen the key
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Opens the search, leaves it, or has what is typed searched for: also where the focus is beside the page, as on what a
 * deleted game can be had back with.
 *
 * Returns: whether it was such a key
 */
gboolean
rh_history_page_take_key (RhHistoryPage *self, GtkEventControllerKey *controller, guint keyval, GdkModifierType modifiers)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  g_return_val_if_fail (RH_IS_HISTORY_PAGE (self), FALSE);

  if (keyval == GDK_KEY_Escape && gtk_toggle_button_get_active (self->search_button)) {
    close_search (self);
    return TRUE;
  }
  if (gtk_widget_get_visible (self->empty))
    return FALSE;
  if ((keyval == GDK_KEY_f && (modifiers & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK) ||
      (rh_key_is_plain (modifiers) && keyval == GDK_KEY_slash)) {
    open_search (self);
    return TRUE;
  }
  if (!types (keyval, modifiers) || (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->entry))))
    return FALSE;

  open_search (self);
  gtk_editable_set_position (self->entry, -1);

  return gtk_event_controller_key_forward (controller, GTK_WIDGET (gtk_editable_get_delegate (self->entry)));
}

/**
 * rh_history_page_dup_place:
 * @self: a page
 *
 * Returns: (transfer full): what is searched for on it and how much is shown, for another page
 */
GVariant *
rh_history_page_dup_place (RhHistoryPage *self)
{
  RhGamesFilter filter;

  g_return_val_if_fail (RH_IS_HISTORY_PAGE (self), NULL);

  look_now (self);
  get_filter (self, &filter);

  return g_variant_ref_sink (g_variant_new (PLACE, filter.text, filter.kinds, filter.statuses,
                                            rh_games_view_get_n (self->finished), rh_games_view_get_n (self->unfinished)));
}

/**
 * rh_history_page_focus_game:
 * @self: a page
 * @game: a game
 *
 * Puts the focus on the game, and lists as many as that takes, within bounds; where it isn't one of them, the focus
 * stays.
 *
 * Returns: whether it is
 */
gboolean
rh_history_page_focus_game (RhHistoryPage *self, gint64 game)
{
  g_return_val_if_fail (RH_IS_HISTORY_PAGE (self), FALSE);

  look_now (self);
  for (guint i = 0; i <= PAGES_MAX; i++) {
    gboolean more;

    if (rh_games_view_focus_game (self->finished, game) || rh_games_view_focus_game (self->unfinished, game))
      return TRUE;

    more = rh_games_view_show_more (self->finished);
    if (!rh_games_view_show_more (self->unfinished) && !more)
      return FALSE;
  }

  return FALSE;
}
