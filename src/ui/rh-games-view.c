/* SPDX-License-Identifier: GPL-3.0-or-later
 * A list of stored games, each a button that opens it. */

#include "config.h"

#include "rh-games-view.h"

#include "rh-colour.h"
#include "rh-game-text.h"
#include "rh-join.h"
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

  /* Borrowed */
  RhStore *store;

  gboolean unfinished;
  guint    n;
};

enum {
  PROP_TITLE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (RhGamesView, rh_games_view, ADW_TYPE_BIN)

static GtkWidget *
label_new (const char *text, gboolean markup)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "label", text,
                       "use-markup", markup,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                       "xalign", 0.0f,
                       NULL);
}

static char *
unknown (void)
{
  /* Translators: in place of the names of a damaged game’s players */
  return g_strdup (_("Unknown players"));
}

/* What a screen reader says: the names without their shapes, then the rest. */
static void
name_button (GtkWidget *button, const char *const *players, const char *line)
{
  g_autofree char *names = players[0] != NULL ? rh_join_items (players) : unknown ();
  /* Translators: the players of a game, then how it stands */
  g_autofree char *label = g_strdup_printf (C_("game in a list", "%1$s. %2$s"), names, line);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Of a damaged game the players may not be known; that the list ends too soon is no game. */
static GtkWidget *
row_new (RhGamesView *self, const RhGameRow *row)
{
  const char *const none[] = { NULL };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *line = NULL;
  GtkWidget *button;

  if (row->id == 0)
    return label_new (row->problem, FALSE);

  line = rh_game_text_line (self->store, row, now);
  if (row->players != NULL)
    button = rh_games_view_row_new ((const char *const *) row->colours, (const char *const *) row->players, line);
  else
    button = rh_games_view_row_new (none, none, line);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", row->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-game");

  return button;
}

/* Asks for one game more than is shown, to know whether there are more. */
static gboolean
add_page (RhGamesView *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gboolean more;

  games = rh_store_list_games (self->store, self->unfinished, self->last, RH_GAMES_VIEW_PAGE + 1, &error);
  if (games == NULL) {
    gtk_label_set_label (self->problem, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
    gtk_widget_set_visible (self->more, FALSE);
    return TRUE;
  }

  more = games->len > RH_GAMES_VIEW_PAGE;
  for (guint i = 0; i < MIN (games->len, RH_GAMES_VIEW_PAGE); i++) {
    gtk_box_append (self->rows, row_new (self, g_ptr_array_index (games, i)));
    self->n++;
  }

  if (more) {
    g_clear_pointer (&self->last, rh_game_row_free);
    self->last = g_ptr_array_steal_index (games, RH_GAMES_VIEW_PAGE - 1);
  }

  gtk_widget_set_visible (GTK_WIDGET (self->rows), self->n > 0);
  gtk_widget_set_visible (self->more, more);

  return self->n > 0;
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

static gboolean
rh_games_view_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (RH_GAMES_VIEW (widget)->rows));

  return first != NULL && gtk_widget_grab_focus (first);
}

static void
rh_games_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RhGamesView *self = RH_GAMES_VIEW (object);

  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, gtk_label_get_label (self->title));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_games_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RhGamesView *self = RH_GAMES_VIEW (object);

  switch (id) {
  case PROP_TITLE:
    gtk_label_set_label (self->title, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rh_games_view_finalize (GObject *object)
{
  g_clear_pointer (&RH_GAMES_VIEW (object)->last, rh_game_row_free);

  G_OBJECT_CLASS (rh_games_view_parent_class)->finalize (object);
}

static void
rh_games_view_class_init (RhGamesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rh_games_view_get_property;
  object_class->set_property = rh_games_view_set_property;
  object_class->finalize = rh_games_view_finalize;
  widget_class->grab_focus = rh_games_view_grab_focus;

  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

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
}

/**
 * rh_games_view_load:
 * @self: a list of games, still empty
 * @store: (transfer none): the store, which must outlive it
 * @unfinished: whether to list the games that aren't finished, or those that are
 *
 * Lists the newest games of @store; Show More goes on from there.
 *
 * Returns: whether there is anything to show: games, or why they can't be listed
 */
gboolean
rh_games_view_load (RhGamesView *self, RhStore *store, gboolean unfinished)
{
  g_return_val_if_fail (RH_IS_GAMES_VIEW (self), FALSE);
  g_return_val_if_fail (self->store == NULL, FALSE);

  self->store = store;
  self->unfinished = unfinished;

  return add_page (self);
}

/**
 * rh_games_view_row_new:
 * @colours: (array zero-terminated=1): the players' colours
 * @players: (array zero-terminated=1): their names; none where they aren't known
 * @line: how the game stands
 *
 * Returns: (transfer floating): a button for a game in a list; what it does is the caller's
 */
GtkWidget *
rh_games_view_row_new (const char *const *colours, const char *const *players, const char *line)
{
  g_autofree char *names = players[0] != NULL ? rh_colour_markup (colours, players) : unknown ();
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *second = label_new (line, FALSE);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE,
                                   "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (second, "dim-label");
  gtk_widget_add_css_class (second, "caption");
  gtk_box_append (GTK_BOX (text), label_new (names, TRUE));
  gtk_box_append (GTK_BOX (text), second);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), arrow);

  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "rh-row");
  name_button (button, players, line);

  return button;
}
