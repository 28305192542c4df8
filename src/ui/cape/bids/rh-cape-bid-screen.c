/* SPDX-License-Identifier: GPL-3.0-or-later
 * What who bids answers with: the cards on offer, where all saw them, and beside or below them what one player does.
 *
 * It asks for no more height than it needs, so that the lanes above it stay as they are; it has what there is. */

#include "config.h"

#include "rh-cape-bid-screen.h"

#include "rh-cape-offer-view.h"
#include "rh-cape-style.h"
#include "rh-children.h"
#include "rh-text-size.h"

#include <adwaita.h>

#define SPACING 6
#define ASIDE_SPACING 16 /* as between the cards and the players */
#define ASIDE 300        /* the least beside the cards, with text of the usual size */
#define CARD_WIDTH 44    /* what the style says is more */
#define ANY_WIDTH 10000  /* it is never lower than with all the width there might be */

struct _RhCapeBidScreen {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *cards;
  GtkWidget *child;
};

static void rh_cape_bid_screen_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RhCapeBidScreen,
                               rh_cape_bid_screen,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, rh_cape_bid_screen_buildable_init))

static int
get_least (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);

  return least;
}

static int
get_cards_width (RhCapeBidScreen *self)
{
  int natural;

  gtk_widget_measure (self->cards, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* The width that the cards leave, where that is enough to stand beside them; else 0. */
static int
get_aside (RhCapeBidScreen *self, int width)
{
  int room = width - get_cards_width (self) - ASIDE_SPACING;

  return room >= (int) (ASIDE * rh_text_size_get (GTK_WIDGET (self))) ? room : 0;
}

static int
get_least_height (RhCapeBidScreen *self, int width)
{
  int aside = get_aside (self, width);
  int cards = get_least (self->cards, GTK_ORIENTATION_VERTICAL, MIN (width, get_cards_width (self)));
  int child = get_least (self->child, GTK_ORIENTATION_VERTICAL, aside > 0 ? aside : width);

  return aside > 0 ? MAX (cards, child) : cards + SPACING + child;
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
  int least = MAX (get_least (self->cards, GTK_ORIENTATION_HORIZONTAL, -1),
                   get_least (self->child, GTK_ORIENTATION_HORIZONTAL, -1));

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = least;
    *natural = MAX (least, get_cards_width (self));
  } else {
    *minimum = *natural = get_least_height (self, for_size < 0 ? ANY_WIDTH : MAX (for_size, least));
  }
}

static void
place (RhCapeBidScreen *self, GtkWidget *child, int total, GtkAllocation at)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = total - at.x - at.width;

  gtk_widget_size_allocate (child, &at, -1);
}

static void
rh_cape_bid_screen_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeBidScreen *self = RH_CAPE_BID_SCREEN (widget);
  int aside = get_aside (self, width);
  int cards_width = MIN (width, get_cards_width (self));
  int cards = get_least (self->cards, GTK_ORIENTATION_VERTICAL, cards_width);

  place (self, self->cards, width, (GtkAllocation) { 0, 0, cards_width, cards });
  if (aside > 0)
    place (self, self->child, width, (GtkAllocation) { width - aside, 0, aside, height });
  else
    place (self, self->child, width, (GtkAllocation) { 0, cards + SPACING, width, height - cards - SPACING });
}

static GtkSizeRequestMode
rh_cape_bid_screen_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_cape_bid_screen_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  RhCapeBidScreen *self = RH_CAPE_BID_SCREEN (buildable);

  self->child = GTK_WIDGET (child);
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
rh_cape_bid_screen_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = rh_cape_bid_screen_add_child;
}

static void
rh_cape_bid_screen_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

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

  rh_cape_style_load ();
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
rh_cape_bid_screen_init (RhCapeBidScreen *self)
{
  self->cards = rh_cape_offer_view_new ();
  gtk_widget_add_css_class (self->cards, "cape-bid-cards");
  gtk_widget_set_parent (self->cards, GTK_WIDGET (self));
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

  rh_cape_offer_view_update (RH_CAPE_OFFER_VIEW (self->cards), state, CARD_WIDTH);
}
