/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a tie is about: the cards on offer, which stay where they stood, and below them why there is one, which is its child. The
 * cards are there where they have room: in a panel at the side of the board, but for small laptops. */

#include "config.h"

#include "rh-cape-tie-about.h"

#include "rh-cape-offer-view.h"
#include "rh-cape-style.h"
#include "rh-children.h"
#include "rh-text-size.h"

#define CARD_WIDTH 44 /* what the style says is more */
#define GAP 12
#define WIDE 560      /* with text of the usual size: a panel that wide stands below the board, and is low */

struct _RhCapeTieAbout {
  GtkWidget parent_instance;

  /* Owned, a child: the first */
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (RhCapeTieAbout, rh_cape_tie_about, GTK_TYPE_WIDGET)

static GtkWidget *
get_why (RhCapeTieAbout *self)
{
  return gtk_widget_get_last_child (GTK_WIDGET (self));
}

static gboolean
has_cards (RhCapeTieAbout *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return !rh_cape_style_is_low (widget) && !rh_cape_style_is_narrow (widget) && width < WIDE * rh_text_size_get (widget);
}

static GtkSizeRequestMode
rh_cape_tie_about_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* It is no wider for the cards: these are only where a panel has room for them. */
static void
rh_cape_tie_about_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  RhCapeTieAbout *self = RH_CAPE_TIE_ABOUT (widget);
  int least, whole;

  gtk_widget_measure (get_why (self), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0 || !has_cards (self, for_size))
    return;

  gtk_widget_measure (self->cards, orientation, for_size, &least, &whole, NULL, NULL);
  *minimum += GAP + least;
  *natural += GAP + whole;
}

static void
rh_cape_tie_about_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeTieAbout *self = RH_CAPE_TIE_ABOUT (widget);
  gboolean shown = has_cards (self, width);
  int cards = shown ? rh_child_get_natural (self->cards, GTK_ORIENTATION_VERTICAL, width) : 0;
  int top = shown ? cards + GAP : 0;

  gtk_widget_set_child_visible (self->cards, shown);
  if (shown)
    gtk_widget_size_allocate (self->cards, &(GtkAllocation) { 0, 0, width, cards }, -1);
  gtk_widget_size_allocate (get_why (self), &(GtkAllocation) { 0, top, width, height - top }, -1);
}

static void
rh_cape_tie_about_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_cape_tie_about_parent_class)->dispose (object);
}

static void
rh_cape_tie_about_class_init (RhCapeTieAboutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_tie_about_dispose;

  widget_class->get_request_mode = rh_cape_tie_about_get_request_mode;
  widget_class->measure = rh_cape_tie_about_measure;
  widget_class->size_allocate = rh_cape_tie_about_size_allocate;
}

static void
rh_cape_tie_about_init (RhCapeTieAbout *self)
{
  self->cards = rh_cape_offer_view_new ();
  gtk_widget_add_css_class (self->cards, "cape-bid-cards");
  gtk_widget_set_halign (self->cards, GTK_ALIGN_START);
  gtk_widget_set_parent (self->cards, GTK_WIDGET (self));
}

/**
 * rh_cape_tie_about_update:
 * @self: what a tie is about
 * @state: where the game stands
 *
 * Shows the cards on offer, if there is room.
 */
void
rh_cape_tie_about_update (RhCapeTieAbout *self, const RhCapeState *state)
{
  g_return_if_fail (RH_IS_CAPE_TIE_ABOUT (self));

  rh_cape_offer_view_update (RH_CAPE_OFFER_VIEW (self->cards), state, CARD_WIDTH);
}
