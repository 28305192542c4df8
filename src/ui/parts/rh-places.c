/* SPDX-License-Identifier: GPL-3.0-or-later
 * Who was first, second and so on in a game that somebody has won, and what they have. */

#include "config.h"

#include "rh-places.h"

#include "rh-children.h"
#include "rh-colour.h"
#include "rh-mark.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

#define SPACING 8

struct _RhPlaces {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *lines;
};

G_DEFINE_FINAL_TYPE (RhPlaces, rh_places, ADW_TYPE_BIN)

static void
rh_places_class_init (RhPlacesClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-places");
}

static void
rh_places_init (RhPlaces *self)
{
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  adw_bin_set_child (ADW_BIN (self), self->lines);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
add_line (RhPlaces *self, const RhSeat *player, guint seat, guint place, const char *reached)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *mark = rh_mark_new (rh_colour_of_seat (player->colour, seat));
  /* Translators: who was first, second and so on: a number, and a player */
  g_autofree char *text = g_strdup_printf (C_("place", "%1$u. %2$s"), place, player->name);
  GtkWidget *name = make_label (text, "name");

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  rh_tooltip_set (name, text);
  if (place == 1)
    gtk_widget_add_css_class (line, "first");
  gtk_box_append (GTK_BOX (line), mark);
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), make_label (reached, "reached"));
  gtk_box_append (GTK_BOX (self->lines), line);
}

/**
 * rh_places_set:
 * @self: places
 * @telling: what is said of the game, which has places
 * @setup: the players
 * @state: where the game stands, with somebody who has won
 *
 * Shows them in the order of the game's rules. Those who share a place, as they sit.
 */
void
rh_places_set (RhPlaces *self, const RhTelling *telling, const RhSetup *setup, gconstpointer state)
{
  g_return_if_fail (RH_IS_PLACES (self));
  g_return_if_fail (telling->place != NULL && telling->reached != NULL);

  rh_children_clear (self->lines);
  for (guint place = 1; place <= setup->n_seats; place++) {
    for (guint seat = 0; seat < setup->n_seats; seat++) {
      g_autofree char *reached = telling->reached (state, seat);

      if (telling->place (state, seat) == place)
        add_line (self, &setup->seats[seat], seat, place, reached);
    }
  }
}
