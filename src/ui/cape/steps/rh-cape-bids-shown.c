/* SPDX-License-Identifier: GPL-3.0-or-later
 * The bids once they lie open: what each has bid, and who picks when, to be read by all at once from a metre away.
 *
 * They stand where they were revealed, a player beside another as they sit, until all have picked. To screen readers the
 * lanes and the steps say it. */

#include "config.h"

#include "rh-cape-bids-shown.h"

#include "rh-cape-standing.h"
#include "rh-cape-style.h"
#include "rh-cape-text-standing.h"
#include "rh-cape-text.h"
#include "rh-mark.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 4
#define NAME_CHARS 10 /* a longer name takes what room there is, and asks for no more than: */
#define NAME_LEAST 3
#define IN_LINE 3     /* so many have room beside each other on a phone */

typedef struct {
  GtkWidget *box;
  GtkWidget *name;
  GtkWidget *line; /* with the mark and what was bid */
  RhMark    *mark;
  GtkWidget *bid;
  GtkWidget *standing;
} Shown;

struct _RhCapeBidsShown {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  Shown shown[RH_CAPE_SEATS_MAX];

  guint n;
};

G_DEFINE_FINAL_TYPE (RhCapeBidsShown, rh_cape_bids_shown, ADW_TYPE_BIN)

static void
show_standing (Shown *shown, const RhCapeState *state, guint seat)
{
  RhCapeStanding standing = rh_cape_standing_get (state, seat, NULL);
  RhCapePickTime pick = rh_cape_standing_get_pick (state, seat);
  const char *text = rh_cape_text_standing (state, seat);

  gtk_label_set_label (GTK_LABEL (shown->standing), text != NULL ? text : "");
  rh_cape_style_set_class (shown->standing, "tied", standing == RH_CAPE_STANDING_TIED);
  rh_cape_style_set_class (shown->box, "now", pick == RH_CAPE_PICK_NOW);
  rh_cape_style_set_class (shown->box, "over", pick == RH_CAPE_PICK_DONE);
}

static void
show_bid (Shown *shown, const RhSeat *player, const RhCapeState *state, guint seat)
{
  g_autofree char *bid = rh_cape_text_pounds (state->bids[seat]);
  gboolean is_long = g_utf8_strlen (player->name, -1) > NAME_CHARS;

  rh_mark_set (shown->mark, player->colour);
  gtk_label_set_label (GTK_LABEL (shown->name), player->name);
  gtk_label_set_ellipsize (GTK_LABEL (shown->name), is_long ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (shown->name), is_long ? NAME_LEAST : -1);
  rh_tooltip_set (shown->name, player->name);
  gtk_label_set_label (GTK_LABEL (shown->bid), bid);
  show_standing (shown, state, seat);
}

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);

  return label;
}

static void
add_name (Shown *shown)
{
  shown->name = make_label ("name");
  gtk_widget_set_halign (shown->name, GTK_ALIGN_FILL);
  gtk_box_append (GTK_BOX (shown->box), shown->name);
}

static void
add_bid (Shown *shown)
{
  shown->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_halign (shown->line, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (shown->line, TRUE);
  shown->mark = RH_MARK (rh_mark_new ("-"));
  gtk_widget_set_valign (GTK_WIDGET (shown->mark), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (shown->line), GTK_WIDGET (shown->mark));
  shown->bid = make_label ("bid");
  gtk_box_append (GTK_BOX (shown->line), shown->bid);
  gtk_box_append (GTK_BOX (shown->box), shown->line);
}

/* Where a phone has no room for all beside each other, all of a player is one line, so that the cards are to be seen;
 * there the mark says who it is. */
static void
arrange (GtkWidget *widget)
{
  RhCapeBidsShown *self = RH_CAPE_BIDS_SHOWN (widget);
  gboolean lines = self->n > IN_LINE && rh_cape_style_is_narrow (widget);

  rh_cape_style_set_class (widget, "lines", lines);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    Shown *shown = &self->shown[i];

    gtk_orientable_set_orientation (GTK_ORIENTABLE (shown->box),
                                    lines ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
    gtk_widget_set_visible (shown->name, !lines);
    gtk_widget_set_halign (shown->line, lines ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
    gtk_widget_set_valign (shown->standing, lines ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  }
}

static void
add_player (Shown *shown, RhWrap *wrap)
{
  shown->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (shown->box, "shown");
  gtk_widget_set_hexpand (shown->box, TRUE);
  add_name (shown);
  add_bid (shown);
  shown->standing = make_label ("standing");
  gtk_box_append (GTK_BOX (shown->box), shown->standing);
  rh_wrap_append (wrap, shown->box);
}

static void
rh_cape_bids_shown_class_init (RhCapeBidsShownClass *klass)
{
  rh_cape_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cape-bids-shown");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_bids_shown_init (RhCapeBidsShown *self)
{
  GtkWidget *wrap = rh_wrap_new (SPACING, TRUE);

  adw_bin_set_child (ADW_BIN (self), wrap);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    add_player (&self->shown[i], RH_WRAP (wrap));
  rh_cape_style_follow_table (GTK_WIDGET (self), arrange);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Bids"), -1);
}

/**
 * rh_cape_bids_shown_update:
 * @self: what shows bids
 * @setup: the players
 * @state: where the game stands, with the bids known (rule A3)
 *
 * Shows them. Nothing in it moves until all have picked.
 */
void
rh_cape_bids_shown_update (RhCapeBidsShown *self, const RhSetup *setup, const RhCapeState *state)
{
  g_return_if_fail (RH_IS_CAPE_BIDS_SHOWN (self));

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    gtk_widget_set_visible (self->shown[i].box, i < setup->n_seats);
    if (i < setup->n_seats)
      show_bid (&self->shown[i], &setup->seats[i], state, i);
  }
  self->n = setup->n_seats;
  arrange (GTK_WIDGET (self));
}
