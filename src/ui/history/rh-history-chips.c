/* SPDX-License-Identifier: GPL-3.0-or-later
 * Filters of a list of games: buttons that stay pressed. Of those of one sort any may fit; where none is pressed, all do. */

#include "config.h"

#include "rh-history-chips.h"

#include "rh-games.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhHistoryChips {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhWrap    *wrap;
  GPtrArray *kinds;    /* owned, of GtkToggleButton: in the order of the games */
  GPtrArray *statuses; /* owned, of the same: in that of the statuses */

  gboolean setting;
};

G_DEFINE_FINAL_TYPE (RhHistoryChips, rh_history_chips, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_toggled_cb (RhHistoryChips *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* The tick has its place before it is seen, so that nothing moves. */
static void
add_chip (RhHistoryChips *self, GPtrArray *chips, const char *text)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *tick = g_object_new (GTK_TYPE_IMAGE,
                                  "icon-name", "object-select-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  NULL);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                                   NULL);

  gtk_widget_add_css_class (tick, "tick");
  gtk_box_append (GTK_BOX (box), tick);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_widget_add_css_class (chip, "rh-chip");
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (on_toggled_cb), self, G_CONNECT_SWAPPED);
  rh_wrap_append (self->wrap, chip);
  g_ptr_array_add (chips, chip);
}

static void
rh_history_chips_finalize (GObject *object)
{
  g_ptr_array_unref (RH_HISTORY_CHIPS (object)->kinds);
  g_ptr_array_unref (RH_HISTORY_CHIPS (object)->statuses);

  G_OBJECT_CLASS (rh_history_chips_parent_class)->finalize (object);
}

static void
rh_history_chips_class_init (RhHistoryChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_history_chips_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  /**
   * RhHistoryChips::changed:
   *
   * Emitted when people choose other games.
   */
  signals[CHANGED] =
    g_signal_new ("changed", RH_TYPE_HISTORY_CHIPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_history_chips_init (RhHistoryChips *self)
{
  const RhGame *const *games = rh_game_list ();

  self->kinds = g_ptr_array_new ();
  self->statuses = g_ptr_array_new ();
  self->wrap = RH_WRAP (rh_wrap_new (8, FALSE));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->wrap));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Only These Games"), -1);

  for (guint i = 0; games[1] != NULL && games[i] != NULL; i++)
    add_chip (self, self->kinds, _(games[i]->name));
  add_chip (self, self->statuses, C_("games", "Not Finished"));
  /* Translators: a filter, above a list: games that somebody has won */
  add_chip (self, self->statuses, C_("games", "Won"));
  /* Translators: a filter, above a list: games that were ended without a winner */
  add_chip (self, self->statuses, C_("games", "No Winner"));
}

static guint
get_pressed (const GPtrArray *chips)
{
  guint pressed = 0;

  for (guint i = 0; i < chips->len; i++) {
    if (gtk_toggle_button_get_active (chips->pdata[i]))
      pressed |= 1u << i;
  }

  return pressed;
}

static void
press (const GPtrArray *chips, guint pressed)
{
  for (guint i = 0; i < chips->len; i++)
    gtk_toggle_button_set_active (chips->pdata[i], (pressed & (1u << i)) != 0);
}

/**
 * rh_history_chips_get:
 * @self: filters
 * @filter: (inout): what games people want to see; its text stays
 *
 * Tells which are chosen.
 */
void
rh_history_chips_get (RhHistoryChips *self, RhGamesFilter *filter)
{
  g_return_if_fail (RH_IS_HISTORY_CHIPS (self));

  filter->kinds = get_pressed (self->kinds);
  filter->statuses = get_pressed (self->statuses);
}

/**
 * rh_history_chips_set:
 * @self: filters
 * @filter: what games people want to see
 *
 * Chooses those, without telling.
 */
void
rh_history_chips_set (RhHistoryChips *self, const RhGamesFilter *filter)
{
  g_return_if_fail (RH_IS_HISTORY_CHIPS (self));

  self->setting = TRUE;
  press (self->kinds, filter->kinds);
  press (self->statuses, filter->statuses);
  self->setting = FALSE;
}
