/* SPDX-License-Identifier: GPL-3.0-or-later
 * The preferences. */

#include "config.h"

#include "rh-preferences-window.h"

#include "rh-games-ui.h"
#include "rh-held.h"
#include "rh-language.h"
#include "rh-quit.h"
#include "rh-resources.h"
#include "rh-settings.h"
#include "rh-store.h"
#include "rh-zoom.h"

#include <glib/gi18n.h>

#define LEAST 360 /* pixels that libadwaita asks for within the border, */
#define LEAST_WITHIN 340 /* and what a window of as many has there */

struct _RhPreferencesWindow {
  AdwPreferencesWindow parent_instance;

  /* Template */
  AdwPreferencesGroup *copies;
  GtkWidget           *copies_size;
  AdwPreferencesGroup *language;
  AdwPreferencesGroup *table;
  AdwActionRow        *forced;
  GtkWidget           *plays_forced;
  GtkWidget           *open_bids_row;
  GtkWidget           *open_bids;
  GtkWidget           *say_bids_row;
  GtkWidget           *say_bids;
};

G_DEFINE_FINAL_TYPE (RhPreferencesWindow, rh_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

static void
on_language_cb (RhPreferencesWindow *self, GParamSpec *pspec, GtkCheckButton *button)
{
  const char *code = g_object_get_data (G_OBJECT (button), "language");
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (!gtk_check_button_get_active (button))
    return;

  rh_settings_set_text (RH_SETTINGS_LANGUAGE, code);
  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "app.restart", NULL);
}

static GtkCheckButton *
add_language (RhPreferencesWindow *self, const RhLanguage *language, GtkCheckButton *group, gboolean chosen)
{
  /* GTK 4.8 doesn't see by itself that a check button in a group is one of several. */
  GtkWidget *button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *row = adw_action_row_new ();
  /* Translators: the language of the system, among the names of languages */
  const char *name = language->name != NULL ? language->name : C_("language", "System");

  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), group);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), chosen);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "language", (gpointer) language->code);
  g_signal_connect_object (button, "notify::active", G_CALLBACK (on_language_cb), self, G_CONNECT_SWAPPED);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->language, row);

  return GTK_CHECK_BUTTON (button);
}

/* A language is named in itself, so that those who look for it can read it. */
static void
add_languages (RhPreferencesWindow *self)
{
  g_autofree char *chosen = rh_settings_dup_text (RH_SETTINGS_LANGUAGE);
  gsize n;
  const RhLanguage *languages = rh_language_list (&n);
  GtkCheckButton *group = NULL;

  for (gsize i = 0; i < n; i++)
    group = add_language (self, &languages[i], group, g_str_equal (languages[i].code, chosen));
}

static void
set_forced (RhPreferencesWindow *self, const char *title, const char *how)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->forced), title);
  adw_action_row_set_subtitle (self->forced, how);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->plays_forced),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, how,
                                  -1);
}

/* In the words of the game whose moves can be forced. Where there are several, it is one setting
 * for all, and says below what it means in each. */
static void
tell_forced (RhPreferencesWindow *self)
{
  g_autoptr (GString) each = g_string_new (NULL);
  const RhTelling *first = NULL;
  guint n = 0;

  for (guint i = 0; rh_game_uis[i] != NULL; i++) {
    const RhTelling *telling = rh_game_uis[i]->telling;

    if (telling->forced == NULL)
      continue;

    if (n++ == 0)
      first = telling;
    else
      g_string_append_c (each, '\n');
    /* Translators: a game, and what is done by itself there */
    g_string_append_printf (each, C_("preferences", "%1$s: %2$s"), _(telling->game->name), _(telling->forced));
  }

  if (n == 1)
    set_forced (self, _(first->forced), _(first->forced_how));
  else
    set_forced (self, _("Play the only possible move without being asked"), each->str);
  gtk_widget_set_visible (GTK_WIDGET (self->forced), n > 0);
}

static gboolean
have_bids (void)
{
  for (guint i = 0; rh_game_uis[i] != NULL; i++) {
    if (rh_game_uis[i]->telling->game->bids != NULL)
      return TRUE;
  }

  return FALSE;
}

/* What is of none of the games isn't asked. */
static void
tell_table (RhPreferencesWindow *self)
{
  tell_forced (self);
  gtk_widget_set_visible (self->open_bids_row, have_bids ());
  gtk_widget_set_visible (self->say_bids_row, have_bids ());
  gtk_widget_set_visible (GTK_WIDGET (self->table),
                          gtk_widget_get_visible (GTK_WIDGET (self->forced)) || have_bids ());
}

static void
rh_preferences_window_class_init (RhPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, copies);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, copies_size);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, language);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, table);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, forced);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, plays_forced);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, open_bids_row);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, open_bids);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, say_bids_row);
  gtk_widget_class_bind_template_child (widget_class, RhPreferencesWindow, say_bids);
}

/* Libadwaita’s own ask for so many pixels within the border, which a narrow window hasn’t got where borders are drawn: which of
 * them does so isn't the same in each version. */
static void
allow_narrow (GtkWidget *widget)
{
  int width, height;

  gtk_widget_get_size_request (widget, &width, &height);
  if (width == LEAST)
    gtk_widget_set_size_request (widget, LEAST_WITHIN, height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    allow_narrow (child);
}

static void
rh_preferences_window_init (RhPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  allow_narrow (GTK_WIDGET (self));
  rh_held_guard (GTK_WIDGET (self));
  rh_quit_by_key (GTK_WINDOW (self));

  rh_settings_bind (RH_SETTINGS_PLAYS_FORCED, self->plays_forced, "active", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_COPIES_SIZE, self->copies_size, "value", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_OPENS_BIDS, self->open_bids, "active", G_SETTINGS_BIND_DEFAULT);
  rh_settings_bind (RH_SETTINGS_SAYS_BIDS, self->say_bids, "active", G_SETTINGS_BIND_DEFAULT);

  tell_table (self);
  add_languages (self);

  if (!rh_settings_are_kept ()) {
    gtk_widget_set_sensitive (GTK_WIDGET (self->copies), FALSE);
    gtk_widget_set_sensitive (GTK_WIDGET (self->language), FALSE);
    gtk_widget_set_sensitive (GTK_WIDGET (self->table), FALSE);
    adw_preferences_group_set_description (self->table,
                                           _("Railhead isn’t fully installed: its settings can’t be changed."));
  }
}

/**
 * rh_preferences_window_new:
 * @parent: the window it belongs to
 *
 * Returns: (transfer none): the preferences, not shown yet; what is changed there holds at once
 */
GtkWidget *
rh_preferences_window_new (GtkWindow *parent)
{
  GtkWidget *self = g_object_new (RH_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);

  rh_zoom_fit (GTK_WINDOW (self), parent);

  return self;
}

/**
 * rh_preferences_window_tell_copies:
 * @self: the preferences
 * @path: the database
 * @problem: (nullable): why none could be made the last time
 *
 * Says where the copies are that are kept by themselves, how much room they take, and what is wrong with them.
 */
void
rh_preferences_window_tell_copies (RhPreferencesWindow *self, const char *path, const char *problem)
{
  g_autoptr (GPtrArray) copies = rh_store_list_daily (path);
  g_autofree char *folder = rh_store_dup_daily_folder (path);
  g_autofree char *shown = g_filename_display_name (folder);
  g_autofree char *size = NULL;
  g_autofree char *told = NULL;
  g_autofree char *failed = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *markup = NULL;
  guint64 taken = 0;

  g_return_if_fail (RH_IS_PREFERENCES_WINDOW (self));

  for (guint i = 0; i < copies->len; i++)
    taken += ((const RhDaily *) copies->pdata[i])->size;
  size = g_format_size (taken);
  if (copies->len == 0)
    /* Translators: a folder */
    told = g_strdup_printf (_("They will be in the folder “%s”. There is none yet."), shown);
  else
    /* Translators: %1$u copies; a folder; a size, such as “1.2 MB” */
    told = g_strdup_printf (ngettext ("%1$u copy is in the folder “%2$s” and takes %3$s.",
                                      "%1$u copies are in the folder “%2$s” and take %3$s.", copies->len),
                            copies->len, shown, size);
  if (problem != NULL) {
    /* Translators: a copy of all games; then a sentence that says why */
    failed = g_strdup_printf (_("No copy could be made today: %s"), problem);
    whole = g_strconcat (failed, "\n\n", told, NULL);
  }
  markup = g_markup_escape_text (whole != NULL ? whole : told, -1);
  adw_preferences_group_set_description (self->copies, markup);
}

/**
 * rh_preferences_window_warn:
 * @self: the preferences
 *
 * Says that another language would cost the sealed bids.
 */
void
rh_preferences_window_warn (RhPreferencesWindow *self)
{
  g_return_if_fail (RH_IS_PREFERENCES_WINDOW (self));

  adw_preferences_group_set_description (self->language,
                                         _("Some bids are already sealed. They are dropped when Railhead restarts."));
}
