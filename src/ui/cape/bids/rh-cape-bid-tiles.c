/* SPDX-License-Identifier: GPL-3.0-or-later
 * A large button for each player: who it is, and how far with the bid.
 *
 * All are of one size, whatever the names and words, so that nothing moves when a word changes; and whatever stands below them,
 * which differs with how people bid. */

#include "config.h"

#include "rh-cape-bid-tiles.h"

#include "rh-button.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-mark.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 6
#define MARK_SPACING 8 /* between the mark and the name; where all tiles stand side by side on a phone, */
#define MARK_COMPACT 3
#define NAME_CHARS 9 /* of a name that a tile asks room for, so that two of them stand side by side */
#define NAME_COMPACT 3 /* the same, where all of them stand side by side */
#define NAME_FITS 10 /* letters that have room there, most of them narrower than that */

struct _RhCapeBidTiles {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhButton *tiles[RH_SEATS_MAX];
  GtkLabel *names[RH_SEATS_MAX];
  GtkLabel *states[RH_SEATS_MAX];

  const RhSetup *setup; /* the session's; NULL before it is known */
  int most;             /* characters of a state */
};

enum {
  SIGNAL_PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCapeBidTiles, rh_cape_bid_tiles, ADW_TYPE_BIN)

static void
rh_cape_bid_tiles_class_init (RhCapeBidTilesClass *klass)
{
  signals[SIGNAL_PICKED] = g_signal_new ("picked",
                                         G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL,
                                         G_TYPE_NONE,
                                         1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_bid_tiles_init (RhCapeBidTiles *self)
{
  rh_cape_style_load ();
  adw_bin_set_child (ADW_BIN (self),
                     g_object_new (RH_TYPE_WRAP, "spacing", SPACING, "homogeneous", TRUE, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
}

static void
on_clicked_cb (GtkButton *tile, RhCapeBidTiles *self)
{
  guint seat = 0;

  while (GTK_BUTTON (self->tiles[seat]) != tile)
    seat++;
  g_signal_emit (self, signals[SIGNAL_PICKED], 0, seat);
}

/* One line, as wide as what it says or as it may say, up to a number of characters. */
static GtkWidget *
make_label (const char *text, const char *css_class, int least, int most)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), least);
  gtk_label_set_max_width_chars (GTK_LABEL (label), most);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* A longer name takes what room there is. */
static void
fill_with (GtkWidget *name, GtkWidget *who, gboolean all)
{
  gtk_widget_set_hexpand (name, all);
  gtk_widget_set_halign (who, all ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
}

/* The mark and the name, and the state below. */
static GtkWidget *
make_face (RhCapeBidTiles *self, guint i, gboolean told)
{
  const RhSeat *seat = &self->setup->seats[i];
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, MARK_SPACING);
  GtkWidget *mark = rh_mark_new (seat->colour);
  GtkWidget *name = make_label (seat->name, "name", 2, NAME_CHARS);
  gboolean is_long = g_utf8_strlen (seat->name, -1) > NAME_FITS;

  if (told && is_long)
    rh_tooltip_set (name, seat->name);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (who), mark);
  gtk_box_append (GTK_BOX (who), name);
  fill_with (name, who, is_long);
  gtk_widget_add_css_class (who, "who");
  self->names[i] = GTK_LABEL (name);
  gtk_box_append (GTK_BOX (face), who);

  self->states[i] = GTK_LABEL (make_label (NULL, "state", 0, 0));
  gtk_box_append (GTK_BOX (face), GTK_WIDGET (self->states[i]));

  return face;
}

/**
 * rh_cape_bid_tiles_set_players:
 * @self: tiles, still without players
 * @setup: the players; they must stay
 * @told: whether a tooltip has a name that is cut; it would lie over a bid that is in sight below the name
 *
 * Makes a tile for each player.
 */
void
rh_cape_bid_tiles_set_players (RhCapeBidTiles *self, const RhSetup *setup, gboolean told)
{
  const char *const words[] = { rh_cape_text_bids_tile (TRUE), rh_cape_text_bids_tile (FALSE), "£9999", NULL };

  g_return_if_fail (RH_IS_CAPE_BID_TILES (self));
  g_return_if_fail (self->setup == NULL);

  self->setup = setup;
  for (guint i = 0; i < setup->n_seats; i++) {
    GtkWidget *tile = rh_button_new ();
    GtkWidget *face = make_face (self, i, told);

    self->tiles[i] = RH_BUTTON (tile);
    rh_button_set_picture (self->tiles[i], face);
    gtk_widget_set_halign (face, GTK_ALIGN_FILL); /* a picture has no more room than it asks for */
    gtk_widget_add_css_class (tile, "tile");
    gtk_widget_set_hexpand (tile, TRUE);
    g_signal_connect (tile, "clicked", G_CALLBACK (on_clicked_cb), self);
    rh_wrap_append (RH_WRAP (adw_bin_get_child (ADW_BIN (self))), tile);
  }
  rh_cape_bid_tiles_set_states (self, words);
}

/**
 * rh_cape_bid_tiles_set_states:
 * @self: tiles
 * @words: (array zero-terminated=1): the longest of what rh_cape_bid_tiles_show() will tell
 *
 * Has room for that in each of them.
 */
void
rh_cape_bid_tiles_set_states (RhCapeBidTiles *self, const char *const *words)
{
  glong most = 0;

  g_return_if_fail (RH_IS_CAPE_BID_TILES (self));

  for (; *words != NULL; words++)
    most = MAX (most, g_utf8_strlen (*words, -1));
  self->most = (int) most + 1;
  rh_cape_bid_tiles_set_compact (self, FALSE);
}

/**
 * rh_cape_bid_tiles_set_compact:
 * @self: tiles of known players
 * @compact: whether all of them stand in one line on a phone: names may be cut there, and are told elsewhere
 *
 * Has them so, or as large as they are.
 */
void
rh_cape_bid_tiles_set_compact (RhCapeBidTiles *self, gboolean compact)
{
  g_return_if_fail (RH_IS_CAPE_BID_TILES (self));
  g_return_if_fail (self->setup != NULL);

  for (guint i = 0; i < self->setup->n_seats; i++) {
    GtkWidget *name = GTK_WIDGET (self->names[i]);
    gboolean is_long = g_utf8_strlen (self->setup->seats[i].name, -1) > NAME_FITS;

    rh_cape_style_set_class (GTK_WIDGET (self->tiles[i]), "compact", compact);
    fill_with (name, gtk_widget_get_parent (name), compact || is_long);
    gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (name)), compact ? MARK_COMPACT : MARK_SPACING);
    gtk_label_set_max_width_chars (self->names[i], compact ? NAME_COMPACT : NAME_CHARS);
    gtk_label_set_width_chars (self->states[i], compact ? -1 : self->most);
    gtk_label_set_max_width_chars (self->states[i], self->most);
  }
}

/**
 * rh_cape_bid_tiles_show:
 * @self: tiles
 * @seat: a player, from 0
 * @state: how far they are, or what they bid
 * @spoken: the same in a word that screen readers say behind the name
 *
 * Tells the state of one.
 */
void
rh_cape_bid_tiles_show (RhCapeBidTiles *self, guint seat, const char *state, const char *spoken)
{
  g_autofree char *name = NULL;

  g_return_if_fail (RH_IS_CAPE_BID_TILES (self));
  g_return_if_fail (self->setup != NULL && seat < self->setup->n_seats);

  gtk_label_set_label (self->states[seat], state);
  /* Translators: a button as screen readers say it: what it does, then a word more, as in “Build, not enough money” */
  name = g_strdup_printf (C_("spoken button", "%1$s, %2$s"), self->setup->seats[seat].name, spoken);
  rh_button_set_name (self->tiles[seat], name);
}

/**
 * rh_cape_bid_tiles_show_sealed:
 * @self: tiles
 * @seat: a player, from 0
 * @bidding: how far the bids are
 *
 * Tells whether that player's bid is sealed, and whether it is asked for.
 */
void
rh_cape_bid_tiles_show_sealed (RhCapeBidTiles *self, guint seat, const RhCapeBidding *bidding)
{
  gboolean sealed = rh_cape_bidding_is_sealed (bidding, (int) seat);

  rh_cape_bid_tiles_show (self, seat, rh_cape_text_bids_tile (sealed), rh_cape_text_bids_word (sealed, FALSE));
  rh_button_set_chosen (self->tiles[seat], bidding->seat == (int) seat);
  rh_cape_style_set_class (GTK_WIDGET (self->tiles[seat]), "sealed", sealed);
}

/**
 * rh_cape_bid_tiles_show_bid:
 * @self: tiles
 * @seat: a player, from 0
 * @bid: what that player has bid, in pounds
 *
 * Tells a bid that was revealed, as the answer that was given.
 */
void
rh_cape_bid_tiles_show_bid (RhCapeBidTiles *self, guint seat, int bid)
{
  g_autofree char *pounds = rh_cape_text_pounds (bid);

  rh_cape_bid_tiles_show (self, seat, pounds, pounds);
  rh_button_set_chosen (self->tiles[seat], TRUE);
  rh_cape_style_set_class (GTK_WIDGET (self->tiles[seat]), "sealed", FALSE);
}

/**
 * rh_cape_bid_tiles_get:
 * @self: tiles
 * @seat: a player, from 0
 *
 * Returns: (transfer none): the player's #RhButton
 */
GtkWidget *
rh_cape_bid_tiles_get (RhCapeBidTiles *self, guint seat)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_TILES (self), NULL);
  g_return_val_if_fail (self->setup != NULL && seat < self->setup->n_seats, NULL);

  return GTK_WIDGET (self->tiles[seat]);
}
