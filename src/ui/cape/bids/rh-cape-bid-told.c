/* SPDX-License-Identifier: GPL-3.0-or-later
 * The line above a bid: what its bidder has, or why a bid isn't taken. Where not all lanes of the board are in sight, what
 * everybody has stands above these, and the bidder only hears it here. */

#include "config.h"

#include "rh-cape-bid-told.h"

#include "rh-announce.h"
#include "rh-cape-style.h"
#include "rh-cape-text-bids.h"
#include "rh-children.h"
#include "rh-narrow.h"
#include "rh-table-layout.h"

struct _RhCapeBidTold {
  GtkWidget parent_instance;

  /* Owned, children; not both are visible */
  GtkWidget *own; /* what the bidder has, as a sentence */
  GtkWidget *refusal;

  RhNarrow cut; /* whether lanes of the board are out of sight */
};

G_DEFINE_FINAL_TYPE (RhCapeBidTold, rh_cape_bid_told, GTK_TYPE_WIDGET)

static void
show (RhCapeBidTold *self)
{
  gboolean refuses = rh_cape_bid_told_refuses (self);
  gboolean cut = rh_narrow_get (&self->cut);

  gtk_widget_set_visible (self->refusal, refuses);
  gtk_widget_set_visible (self->own, !refuses && !cut);
}

static void
on_cut_cb (GtkWidget *widget, gboolean cut)
{
  show (RH_CAPE_BID_TOLD (widget));
}

static void
rh_cape_bid_told_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    int least, whole;

    if (!gtk_widget_get_visible (child))
      continue;
    gtk_widget_measure (child, orientation, for_size, &least, &whole, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, whole);
  }
}

static void
rh_cape_bid_told_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeBidTold *self = RH_CAPE_BID_TOLD (widget);

  rh_narrow_set (&self->cut, rh_table_layout_cuts_board (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (gtk_widget_get_visible (child))
      gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
  }
}

static GtkSizeRequestMode
rh_cape_bid_told_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The board has its place by then: what is told stands there at once. */
static void
rh_cape_bid_told_map (GtkWidget *widget)
{
  RhCapeBidTold *self = RH_CAPE_BID_TOLD (widget);

  rh_narrow_clear (&self->cut);
  rh_narrow_init (&self->cut, widget, rh_table_layout_cuts_board (widget), on_cut_cb);
  show (self);
  GTK_WIDGET_CLASS (rh_cape_bid_told_parent_class)->map (widget);

  rh_announce (widget, gtk_label_get_label (GTK_LABEL (self->own)));
}

static void
rh_cape_bid_told_dispose (GObject *object)
{
  RhCapeBidTold *self = RH_CAPE_BID_TOLD (object);

  rh_narrow_clear (&self->cut);
  rh_children_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (rh_cape_bid_told_parent_class)->dispose (object);
}

static void
rh_cape_bid_told_class_init (RhCapeBidToldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_bid_told_dispose;
  widget_class->map = rh_cape_bid_told_map;
  widget_class->measure = rh_cape_bid_told_measure;
  widget_class->size_allocate = rh_cape_bid_told_size_allocate;
  widget_class->get_request_mode = rh_cape_bid_told_get_request_mode;

  rh_cape_style_load ();
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static GtkWidget *
add_line (RhCapeBidTold *self)
{
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (line), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (line), 20);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_widget_set_parent (line, GTK_WIDGET (self));

  return line;
}

static void
rh_cape_bid_told_init (RhCapeBidTold *self)
{
  rh_narrow_init (&self->cut, GTK_WIDGET (self), FALSE, on_cut_cb);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cape-bid-told");
  self->own = add_line (self);
  self->refusal = add_line (self);
  gtk_widget_add_css_class (self->refusal, "cape-refusal");
  show (self);
}

/**
 * rh_cape_bid_told_update:
 * @self: the line
 * @state: where the game stands
 * @seat: who bids, from 0
 *
 * Shows what there is to bid from. It is said aloud when it comes.
 */
void
rh_cape_bid_told_update (RhCapeBidTold *self, const RhCapeState *state, guint seat)
{
  g_autofree char *own = rh_cape_text_bids_capital (state->players[seat].capital);

  g_return_if_fail (RH_IS_CAPE_BID_TOLD (self));

  gtk_label_set_label (GTK_LABEL (self->own), own);
}

static void
show_refusal (RhCapeBidTold *self, const char *text, const char *spoken)
{
  gtk_label_set_label (GTK_LABEL (self->refusal), text);
  show (self);
  rh_announce (self->refusal, spoken);
}

/**
 * rh_cape_bid_told_refuse:
 * @self: the line
 * @text: why a bid isn't taken; empty once that is over
 *
 * Shows it in place of what there is to bid from, so that nothing moves. It is said aloud, too: whoever types without
 * looking would go on.
 */
void
rh_cape_bid_told_refuse (RhCapeBidTold *self, const char *text)
{
  g_return_if_fail (RH_IS_CAPE_BID_TOLD (self));

  show_refusal (self, text, text);
}

/**
 * rh_cape_bid_told_stop:
 * @self: the line
 * @why: why a bid isn't taken, a sentence
 *
 * Likewise, where nothing more is taken before the key that goes on. Aloud there is room to say more.
 */
void
rh_cape_bid_told_stop (RhCapeBidTold *self, const char *why)
{
  g_autofree char *text = rh_cape_text_bids_stop (why);
  g_autofree char *spoken = g_strdup_printf ("%s %s", why, rh_cape_text_bids_stopped ());

  g_return_if_fail (RH_IS_CAPE_BID_TOLD (self));

  show_refusal (self, text, spoken);
}

/**
 * rh_cape_bid_told_refuses:
 * @self: the line
 *
 * Returns: whether it says why a bid isn't taken
 */
gboolean
rh_cape_bid_told_refuses (RhCapeBidTold *self)
{
  g_return_val_if_fail (RH_IS_CAPE_BID_TOLD (self), FALSE);

  return *gtk_label_get_label (GTK_LABEL (self->refusal)) != '\0';
}
