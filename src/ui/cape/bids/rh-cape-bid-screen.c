/* SPDX-License-Identifier: GPL-3.0-or-later
 * What who bids has before them.
 *
 * A card of the same size for the hand-over and the bid, so that nothing moves between them, where the panel of other steps
 * stands; the cards on offer and the players stand in the middle of what is left beside it, or on a phone above. All of it
 * is for everybody to see. */

#include "config.h"

#include "rh-cape-bid-screen.h"

#include "rh-announce.h"
#include "rh-cape-bid-row.h"
#include "rh-cape-offer-view.h"
#include "rh-cape-style.h"
#include "rh-cape-text-bids.h"
#include "rh-children.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-text-size.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define SPACING 12
#define OFFERED_WIDTH 72
#define CARD_WIDTH 404  /* of the panel at the side */
#define CARD_HEIGHT 748 /* the most there is any use for: what seals stands where the main action of other steps does */
#define ASIDE 200       /* the least and the most that stands beside the card; with text of the usual size */
#define ASIDE_MAX 480
#define ANY_WIDTH 10000
#define CARDS_LEAST .6  /* of their size, where there isn't room for more */
#define CARDS_MOST 2.2  /* and where there is */

struct _RhCapeBidScreen {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *cards;
  GtkWidget *row;
  GtkWidget *card;

  /* Owned, in them */
  GtkWidget *who; /* the mark and the question */
  GtkWidget *question;
  GtkWidget *capital;
  GtkWidget *place;

  /* Owned */
  RhSession *session;
};

G_DEFINE_FINAL_TYPE (RhCapeBidScreen, rh_cape_bid_screen, GTK_TYPE_WIDGET)

static int
get_least (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);

  return least;
}

static int
get_card_width (RhCapeBidScreen *self, int width)
{
  int least = get_least (self->card, GTK_ORIENTATION_HORIZONTAL, -1);

  return MAX (least, MIN (width, (int) (CARD_WIDTH * rh_text_size_get (GTK_WIDGET (self)))));
}

/* The width of what stands beside the card, where there is enough for it; else 0. */
static int
get_aside (RhCapeBidScreen *self, int width)
{
  double text = rh_text_size_get (GTK_WIDGET (self));
  int room = width - get_card_width (self, width) - SPACING;

  return room >= (int) (ASIDE * text) ? MIN (room, (int) (ASIDE_MAX * text)) : 0;
}

/* The same, or that of what stands above. */
static int
get_beside (RhCapeBidScreen *self, int width)
{
  int aside = get_aside (self, width);

  return aside > 0 ? aside : width;
}

/* The height of the rest, with cards that are as small as they may be. */
static int
get_height_above (RhCapeBidScreen *self, int width)
{
  return (int) (get_least (self->cards, GTK_ORIENTATION_VERTICAL, width) * CARDS_LEAST) + SPACING +
         get_least (self->row, GTK_ORIENTATION_VERTICAL, width);
}

/* The height of the card below the rest: what it wants, where there is that much with cards on offer that are as small as
 * they may be. */
static int
get_below (RhCapeBidScreen *self, int width, int height)
{
  int least, natural;

  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, get_card_width (self, width), &least, &natural, NULL, NULL);

  return MAX (least, MIN (natural, height - get_height_above (self, width) - SPACING));
}

static void
rh_cape_bid_screen_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  RhCapeBidScreen *self = RH_CAPE_BID_SCREEN (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (get_least (self->card, orientation, -1), get_least (self->row, orientation, -1));
    *natural = CARD_WIDTH;
  } else {
    int width = for_size < 0 ? ANY_WIDTH : for_size; /* it is never lower than with all the width there might be */
    int above = get_height_above (self, get_beside (self, width));

    *minimum = get_least (self->card, orientation, get_card_width (self, width));
    *minimum = get_aside (self, width) > 0 ? MAX (*minimum, above) : *minimum + above + SPACING;
    *natural = *minimum;
  }
  *natural = MAX (*natural, *minimum);
}

static void
place (RhCapeBidScreen *self, GtkWidget *child, int total, GtkAllocation at)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = total - at.x - at.width;

  gtk_widget_size_allocate (child, &at, -1);
}

static int
get_natural_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* How much larger the cards may be than they ask for, side by side in that width. */
static double
get_growth (RhCapeBidScreen *self, int width)
{
  return CLAMP ((double) width / MAX (get_natural_width (self->cards), 1), 1, CARDS_MOST);
}

/* The cards, as large as there is room for, and up to so much larger than they ask for; returns where they end. */
static int
place_cards (RhCapeBidScreen *self, int x, int y, int width, int room, double growth)
{
  int inner = MAX ((int) (width / growth), MIN (width, get_natural_width (self->cards)));
  int height = get_least (self->cards, GTK_ORIENTATION_VERTICAL, inner);
  double scale = CLAMP ((double) room / MAX (height, 1), CARDS_LEAST, growth);
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));

  gtk_widget_allocate (self->cards, inner, height, -1, gsk_transform_scale (transform, (float) scale, (float) scale));

  return y + (int) (height * scale);
}

/* Together in the middle of what the card leaves. */
static void
allocate_beside (RhCapeBidScreen *self, int width, int height)
{
  gboolean right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int beside = get_aside (self, width);
  int card_width = get_card_width (self, width);
  int least = get_least (self->card, GTK_ORIENTATION_VERTICAL, card_width);
  int most = MAX (least, (int) (CARD_HEIGHT * rh_text_size_get (GTK_WIDGET (self))));
  int row = get_least (self->row, GTK_ORIENTATION_VERTICAL, beside);
  int left = (width - card_width - SPACING - beside) / 2;
  int room = MIN (height, most) - row - SPACING;
  double growth = get_growth (self, beside);
  int cards = place_cards (self, 0, 0, beside, room, growth);
  int top = MAX ((MIN (height, most) - cards - SPACING - row) / 2, 0);

  place_cards (self, right ? width - left - beside : left, top, beside, room, growth);
  place (self, self->row, width, (GtkAllocation) { left, top + cards + SPACING, beside, row });
  place (self, self->card, width, (GtkAllocation) { width - card_width, 0, card_width, MAX (least, MIN (height, most)) });
}

/* Below each other. */
static void
allocate_below (RhCapeBidScreen *self, int width, int height)
{
  int row = get_least (self->row, GTK_ORIENTATION_VERTICAL, width);
  int card_width = get_card_width (self, width);
  int least = get_below (self, width, height);
  int most = MAX (least, (int) (CARD_HEIGHT * rh_text_size_get (GTK_WIDGET (self))));
  int y = place_cards (self, 0, 0, width, height - least - row - 2 * SPACING, 1) + SPACING;

  place (self, self->row, width, (GtkAllocation) { 0, y, width, row });
  y += row + SPACING;
  place (self, self->card, width,
         (GtkAllocation) { (width - card_width) / 2, y, card_width, MAX (least, MIN (height - y, most)) });
}

static void
rh_cape_bid_screen_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeBidScreen *self = RH_CAPE_BID_SCREEN (widget);

  if (get_aside (self, width) > 0)
    allocate_beside (self, width, height);
  else
    allocate_below (self, width, height);
}

static GtkSizeRequestMode
rh_cape_bid_screen_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_cape_bid_screen_dispose (GObject *object)
{
  RhCapeBidScreen *self = RH_CAPE_BID_SCREEN (object);

  rh_children_clear (GTK_WIDGET (self));
  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_cape_bid_screen_parent_class)->dispose (object);
}

static void
rh_cape_bid_screen_class_init (RhCapeBidScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_bid_screen_dispose;
  widget_class->get_request_mode = rh_cape_bid_screen_get_request_mode;
  widget_class->measure = rh_cape_bid_screen_measure;
  widget_class->size_allocate = rh_cape_bid_screen_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "cape-bid-screen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_card (RhCapeBidScreen *self)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->question = rh_label_new (NULL, "rh-question");
  rh_label_head (self->question);
  gtk_widget_set_hexpand (self->question, TRUE);
  gtk_box_append (GTK_BOX (self->who), self->question);
  self->capital = rh_label_new (NULL, "capital");
  self->place = adw_bin_new ();
  gtk_widget_set_vexpand (self->place, TRUE);

  gtk_box_append (GTK_BOX (card), self->who);
  gtk_box_append (GTK_BOX (card), self->capital);
  gtk_box_append (GTK_BOX (card), self->place);
  gtk_widget_add_css_class (card, "card");

  return card;
}

static void
rh_cape_bid_screen_init (RhCapeBidScreen *self)
{
  rh_cape_style_load ();

  self->cards = rh_cape_offer_view_new ();
  gtk_widget_set_parent (self->cards, GTK_WIDGET (self));
}

/**
 * rh_cape_bid_screen_new:
 * @session: the game
 *
 * Returns: (transfer floating): the screen of who bids in it
 */
GtkWidget *
rh_cape_bid_screen_new (RhSession *session)
{
  RhCapeBidScreen *self = g_object_new (RH_TYPE_CAPE_BID_SCREEN, NULL);

  self->session = g_object_ref (session);
  self->row = rh_cape_bid_row_new (rh_session_get_setup (session));
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  self->card = make_card (self);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

/**
 * rh_cape_bid_screen_update:
 * @self: a screen
 * @state: where the game stands
 *
 * Shows what there is to bid for.
 */
void
rh_cape_bid_screen_update (RhCapeBidScreen *self, const RhCapeState *state)
{
  g_return_if_fail (RH_IS_CAPE_BID_SCREEN (self));

  rh_cape_offer_view_update (RH_CAPE_OFFER_VIEW (self->cards), state, OFFERED_WIDTH);
}

static void
show_who (RhCapeBidScreen *self, guint seat)
{
  const RhSeat *who = &rh_session_get_setup (self->session)->seats[seat];
  const RhCapeState *state = rh_session_get_state (self->session);
  g_autofree char *question = rh_cape_text_bids_alone (who->name);
  g_autofree char *capital = rh_cape_text_bids_capital (state->players[seat].capital);
  GtkWidget *mark = gtk_widget_get_prev_sibling (self->question);

  if (mark != NULL)
    gtk_box_remove (GTK_BOX (self->who), mark);
  mark = rh_mark_new (who->colour);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (mark, "rh-question");
  gtk_box_prepend (GTK_BOX (self->who), mark);

  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->question)), question) != 0)
    rh_announce (self->question, question);
  gtk_label_set_label (GTK_LABEL (self->question), question);
  gtk_label_set_label (GTK_LABEL (self->capital), capital);
}

/**
 * rh_cape_bid_screen_show:
 * @self: a screen
 * @seat: who bids, from 0
 * @child: what they do, in the card
 *
 * Is there for one player. What was in the card is destroyed.
 */
void
rh_cape_bid_screen_show (RhCapeBidScreen *self, guint seat, GtkWidget *child)
{
  g_return_if_fail (RH_IS_CAPE_BID_SCREEN (self));

  show_who (self, seat);
  rh_cape_bid_row_update (RH_CAPE_BID_ROW (self->row), rh_session_get_state (self->session),
                          rh_session_get_sealed (self->session), (int) seat);
  adw_bin_set_child (ADW_BIN (self->place), child);
}

/**
 * rh_cape_bid_screen_get_child:
 * @self: a screen
 *
 * Returns: (transfer none) (nullable): what is in the card
 */
GtkWidget *
rh_cape_bid_screen_get_child (RhCapeBidScreen *self)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_SCREEN (self), NULL);

  return adw_bin_get_child (ADW_BIN (self->place));
}

/**
 * rh_cape_bid_screen_clear:
 * @self: a screen
 *
 * Destroys what is in the card.
 */
void
rh_cape_bid_screen_clear (RhCapeBidScreen *self)
{
  g_return_if_fail (RH_IS_CAPE_BID_SCREEN (self));

  rh_announce (self->question, "");
  gtk_label_set_label (GTK_LABEL (self->question), "");
  adw_bin_set_child (ADW_BIN (self->place), NULL);
}
