/* SPDX-License-Identifier: GPL-3.0-or-later
 * Players: who has sat at the table, how often and with what luck; by another name, or two as one. */

#include "config.h"

#include "rh-players-page.h"

#include "rh-announce.h"
#include "rh-dialog.h"
#include "rh-focus.h"
#include "rh-game-button.h"
#include "rh-keys.h"
#include "rh-player-dialog.h"
#include "rh-resources.h"
#include "rh-row.h"

#include <glib/gi18n.h>

struct _RhPlayersPage {
  AdwBin parent_instance;

  /* Template */
  GtkWidget   *back;
  GtkEditable *entry;
  GtkLabel    *problem; /* why nobody is listed */
  GtkBox      *rows;
  GtkWidget   *more;

  /* Owned */
  char *last; /* the name of the last that is listed */

  /* Borrowed */
  RhStore *store;
};

G_DEFINE_FINAL_TYPE (RhPlayersPage, rh_players_page, ADW_TYPE_BIN)

/* What belongs to a row, as long as it is there. */
#define ROW "rh-player"

static void reload (RhPlayersPage *self, gint64 player);

static void
on_renamed_cb (GtkWidget *page, gint64 player)
{
  reload (RH_PLAYERS_PAGE (page), player);
}

static void
on_row_clicked_cb (GtkWidget *button, RhPlayersPage *self)
{
  rh_player_dialog_show (GTK_WIDGET (self), self->store, g_object_get_data (G_OBJECT (button), ROW), on_renamed_cb);
}

static void
on_take_back_clicked_cb (GtkWidget *button, RhPlayersPage *self)
{
  gint64 player = ((RhPlayerRow *) g_object_get_data (G_OBJECT (button), ROW))->id;
  g_autoptr (GError) error = NULL;

  if (rh_store_take_back_renaming (self->store, player, &error))
    reload (self, player);
  else
    rh_dialog_show_error (GTK_WIDGET (self), _("The Renaming Could Not Be Taken Back"), error);
}

/* How often somebody has played and won, and what they were called before. */
static char *
describe (const RhPlayerRow *row)
{
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", row->n_games), row->n_games);
  /* Translators: how many of a player’s games the player has won */
  g_autofree char *won = g_strdup_printf (ngettext ("%u won", "%u won", row->n_won), row->n_won);
  g_autofree char *line = g_strdup_printf (_("%1$s · %2$s"), games, won);
  g_autofree char *was = NULL;

  if (row->was == NULL)
    return g_steal_pointer (&line);

  if (row->merged)
    /* Translators: of a player with two spellings, of which the other is %s */
    was = g_strdup_printf (_("also “%s”"), row->was);
  else
    /* Translators: of a player, who had another name before */
    was = g_strdup_printf (_("before: “%s”"), row->was);

  return g_strdup_printf (_("%1$s · %2$s"), line, was);
}

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_widget_add_css_class (label, "rh-second");

  return label;
}

static void
add_take_back (RhPlayersPage *self, GtkWidget *box, RhPlayerRow *row, const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (C_("button", "Take Back"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (button, 12);
  gtk_widget_add_css_class (button, "rh-tall");
  g_object_set_data (G_OBJECT (button), ROW, row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_take_back_clicked_cb), self, 0);
  gtk_box_append (GTK_BOX (box), button);
}

/* Who is pressed can be renamed, which the icon says. */
static GtkWidget *
content_new (const char *name, const char *line)
{
  GtkWidget *content = g_object_new (RH_TYPE_ROW, "spacing", 12, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *said = label_new (line);

  gtk_widget_add_css_class (said, "dim-label");
  gtk_box_append (GTK_BOX (texts), label_new (name));
  gtk_box_append (GTK_BOX (texts), said);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_parent (texts, content);
  gtk_widget_set_parent (g_object_new (GTK_TYPE_IMAGE,
                                       "icon-name", "document-edit-symbolic",
                                       "css-classes", (const char *const[]) { "dim-label", NULL },
                                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                       NULL),
                         content);

  return content;
}

static void
add_row (RhPlayersPage *self, RhPlayerRow *row)
{
  g_autofree char *line = describe (row);
  /* Translators: a player, then how often they have played */
  g_autofree char *name = g_strdup_printf (C_("player in a list", "%1$s. %2$s"), row->name, line);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = g_object_new (RH_TYPE_GAME_BUTTON, "hexpand", TRUE, NULL);

  gtk_button_set_child (GTK_BUTTON (button), content_new (row->name, line));
  gtk_widget_add_css_class (button, "rh-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (box), ROW, row, (GDestroyNotify) rh_player_row_free);
  g_object_set_data (G_OBJECT (button), ROW, row);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_row_clicked_cb), self, 0);
  gtk_box_append (GTK_BOX (box), button);
  if (row->was != NULL)
    add_take_back (self, box, row, name);
  gtk_box_append (self->rows, box);
}

static void
show_problem (RhPlayersPage *self, const char *text)
{
  gtk_label_set_label (self->problem, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
}

static void
show_state (RhPlayersPage *self, gboolean more)
{
  gboolean any = gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL;
  gboolean searches = *gtk_editable_get_text (self->entry) != '\0';
  const char *none = searches ? _("No player is called that. Try part of a name.")
                              : _("Players are listed here once they have played.");

  gtk_widget_set_visible (self->more, more);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), any);
  show_problem (self, any ? NULL : none);
  if (!any)
    rh_announce (GTK_WIDGET (self->problem), none);
}

/* One more than is shown tells whether there are more. */
static void
add_page (RhPlayersPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players =
    rh_store_list_player_rows (self->store, gtk_editable_get_text (self->entry), self->last, RH_PLAYERS_PAGE_ROWS + 1, &error);
  gboolean more;

  if (players == NULL) {
    show_state (self, FALSE);
    show_problem (self, error->message);
    return;
  }

  more = players->len > RH_PLAYERS_PAGE_ROWS;
  for (guint i = 0; players->len > 0 && i < RH_PLAYERS_PAGE_ROWS; i++) {
    RhPlayerRow *row = g_ptr_array_steal_index (players, 0);

    g_free (self->last);
    self->last = g_strdup (row->name);
    add_row (self, row);
  }
  show_state (self, more);
}

static void
look (RhPlayersPage *self)
{
  GtkWidget *row;

  if (self->store == NULL)
    return;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  g_clear_pointer (&self->last, g_free);
  add_page (self);
}

/* Where the player is listed, the focus is there again, and what they are called now is said. */
static void
reload (RhPlayersPage *self, gint64 player)
{
  look (self);
  for (GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); box != NULL;
       box = gtk_widget_get_next_sibling (box)) {
    const RhPlayerRow *row = g_object_get_data (G_OBJECT (box), ROW);

    if (row->id == player) {
      gtk_widget_grab_focus (gtk_widget_get_first_child (box));
      return;
    }
  }
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
on_more_clicked_cb (RhPlayersPage *self)
{
  GtkWidget *before = gtk_widget_get_last_child (GTK_WIDGET (self->rows));
  GtkWidget *first;

  add_page (self);
  first = gtk_widget_get_next_sibling (before);
  if (first != NULL)
    gtk_widget_grab_focus (gtk_widget_get_first_child (first));
}

/* Escape clears what is searched for, then goes back. */
static void
on_stop_cb (RhPlayersPage *self)
{
  if (*gtk_editable_get_text (self->entry) != '\0')
    gtk_editable_set_text (self->entry, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static gboolean
on_key_cb (GtkEventController *controller, guint keyval, guint keycode, GdkModifierType modifiers, RhPlayersPage *self)
{
  gboolean control = (modifiers & gtk_accelerator_get_default_mod_mask ()) == GDK_CONTROL_MASK;

  if ((control && keyval == GDK_KEY_f) || (rh_key_is_plain (modifiers) && keyval == GDK_KEY_slash))
    return gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  if (keyval != GDK_KEY_Escape)
    return FALSE;

  on_stop_cb (self);

  return TRUE;
}

static gboolean
rh_players_page_grab_focus (GtkWidget *widget)
{
  RhPlayersPage *self = RH_PLAYERS_PAGE (widget);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  return gtk_widget_grab_focus (first != NULL ? gtk_widget_get_first_child (first) : self->back);
}

static void
rh_players_page_finalize (GObject *object)
{
  g_free (RH_PLAYERS_PAGE (object)->last);

  G_OBJECT_CLASS (rh_players_page_parent_class)->finalize (object);
}

static void
rh_players_page_class_init (RhPlayersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_players_page_finalize;
  widget_class->grab_focus = rh_players_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-players-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhPlayersPage, back);
  gtk_widget_class_bind_template_child (widget_class, RhPlayersPage, entry);
  gtk_widget_class_bind_template_child (widget_class, RhPlayersPage, problem);
  gtk_widget_class_bind_template_child (widget_class, RhPlayersPage, rows);
  gtk_widget_class_bind_template_child (widget_class, RhPlayersPage, more);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_more_clicked_cb);
}

static void
rh_players_page_init (RhPlayersPage *self)
{
  GtkEventController *keys;

  gtk_widget_init_template (GTK_WIDGET (self));
  keys = gtk_event_controller_key_new ();
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * rh_players_page_new:
 * @store: (transfer none): the store, which must outlive the page
 *
 * Returns: (transfer floating): a page that lists its players
 */
GtkWidget *
rh_players_page_new (RhStore *store)
{
  RhPlayersPage *self = g_object_new (RH_TYPE_PLAYERS_PAGE, NULL);

  self->store = store;
  look (self);

  return GTK_WIDGET (self);
}
