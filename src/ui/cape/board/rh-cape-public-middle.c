/* SPDX-License-Identifier: GPL-3.0-or-later
 * The middle of the public table: the cards on offer and the bids, or the common row. */

#include "config.h"

#include "rh-cape-public-middle.h"

#include "rh-cape-card-view.h"
#include "rh-cape-hint.h"
#include "rh-cape-text-public.h"
#include "rh-mark.h"
#include "rh-text-size.h"
#include "rh-win.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 24
#define N_SHOWN 8 /* cards of the common row; there is room for so many beside the sum */

static GtkWidget *
make_label (const char *css_class, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static GtkWidget *
make_box (GtkOrientation orientation, int spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

/* A sentence that may need two lines. */
static void
append_sentence (GtkWidget *box, const char *css_class, const char *text)
{
  GtkWidget *label = make_label (css_class, text);

  rh_text_size_wrap (GTK_LABEL (label));
  gtk_box_append (GTK_BOX (box), label);
}

/* A card on offer, and below it who has it; the place for the name is always kept. */
static GtkWidget *
make_offer (const RhSetup *setup, const RhCapeState *state, guint i)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *card = rh_cape_card_view_new ();
  GtkWidget *caption = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gboolean taken = state->phase == RH_CAPE_PICK && state->taker[i] != RH_CAPE_NO_SEAT;
  GtkWidget *name = make_label ("taker", taken ? setup->seats[state->taker[i]].name : NULL);

  gtk_widget_add_css_class (column, "offer");
  rh_cape_card_view_set (RH_CAPE_CARD_VIEW (card), state->offer[i], RH_CAPE_CARD_OPEN);
  rh_cape_card_view_set_large (RH_CAPE_CARD_VIEW (card));
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), card);

  gtk_widget_set_halign (caption, GTK_ALIGN_CENTER);
  if (taken)
    gtk_box_append (GTK_BOX (caption), rh_mark_new (setup->seats[state->taker[i]].colour));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "name");
  gtk_box_append (GTK_BOX (caption), name);
  gtk_box_append (GTK_BOX (column), caption);

  return column;
}

/* The seats as they sit, or, as soon as it is settled, in the order in which they pick. */
static GtkWidget *
make_seats (const RhSetup *setup, const RhCapeState *state, guint sealed)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "seats");
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  for (guint i = 0; i < setup->n_seats; i++) {
    guint seat = state->phase == RH_CAPE_PICK ? state->order[i] : i;
    g_autofree char *bid = rh_cape_text_public_bid (state, seat, sealed);
    GtkWidget *name = make_label ("name", setup->seats[seat].name);

    gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
    gtk_grid_attach (GTK_GRID (grid), rh_mark_new (setup->seats[seat].colour), 0, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), name, 1, (int) i, 1, 1);
    gtk_grid_attach (GTK_GRID (grid), make_label ("bid", bid), 2, (int) i, 1, 1);
  }

  return grid;
}

static GtkWidget *
make_auction (const RhSetup *setup, const RhCapeState *state, guint sealed)
{
  GtkWidget *box = make_box (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING / 2);
  GtkWidget *seats = make_seats (setup, state, sealed);

  gtk_box_set_homogeneous (GTK_BOX (cards), TRUE);
  for (guint i = 0; i < state->n_seats; i++)
    gtk_box_append (GTK_BOX (cards), make_offer (setup, state, i));
  gtk_box_append (GTK_BOX (box), cards);
  gtk_widget_set_hexpand (seats, TRUE);
  gtk_widget_set_halign (seats, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), seats);

  return box;
}

/* Each card of the common row by its rails; a long row begins with its older cards as one. */
static GtkWidget *
make_row (const RhCapeState *state)
{
  GtkWidget *row = rh_wrap_new (6, FALSE);
  guint first = state->n_common > N_SHOWN ? state->n_common - N_SHOWN : 0;

  if (first > 0) {
    g_autofree char *text = rh_cape_text_public_first (state, first);

    rh_wrap_append (RH_WRAP (row), make_label ("rails", text));
  }

  for (guint i = first; i < state->n_common; i++) {
    g_autofree char *text = g_strdup_printf ("%u", (guint) state->common[i].rails);
    GtkWidget *label = make_label ("rails", text);

    gtk_label_set_xalign (GTK_LABEL (label), .5);
    if (&state->common[i] == rh_cape_state_get_drawn (state))
      gtk_widget_add_css_class (label, "drawn");
    rh_wrap_append (RH_WRAP (row), label);
  }
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (row, TRUE);

  return row;
}

/* The sum of a build: what is there, of what the card ahead needs. */
static void
append_sum (GtkWidget *box, const RhCapeState *state)
{
  RhCapeOffer offer;
  g_autofree char *sum = NULL;
  g_autofree char *price = NULL;

  if (!rh_cape_offer_compute (state, (guint) state->seat, &offer))
    return;

  sum = rh_cape_text_public_sum (&offer);
  price = rh_cape_text_public_price (&offer);
  gtk_box_append (GTK_BOX (box), make_label ("sum", sum));
  gtk_box_append (GTK_BOX (box), make_label ("small", _("Common row + own cards + bonus rails")));
  gtk_box_append (GTK_BOX (box), make_label ("price", price));
}

static void
append_draw (GtkWidget *box, const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *draw = rh_cape_text_public_draw (setup, state);
  g_autofree char *hint = rh_cape_hint_shuffle (state);

  append_sentence (box, "question", draw);
  if (hint != NULL)
    append_sentence (box, "hint", hint);
}

static GtkWidget *
make_build (const RhSetup *setup, const RhCapeState *state)
{
  GtkWidget *box = make_box (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *total = make_box (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *question = make_box (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = rh_cape_text_public_common (state);

  gtk_box_append (GTK_BOX (total), make_label ("small", _("Common row")));
  gtk_box_append (GTK_BOX (total), make_label ("sum", text));
  gtk_box_append (GTK_BOX (box), total);
  gtk_box_append (GTK_BOX (box), make_row (state));

  if (state->phase == RH_CAPE_DECIDE)
    append_sum (question, state);
  else
    append_draw (question, setup, state);
  gtk_box_append (GTK_BOX (box), question);

  return box;
}

static GtkWidget *
make_reveal (const RhCapeState *state)
{
  GtkWidget *box = make_box (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = rh_cape_text_public_reveal (state);
  g_autofree char *hint = rh_cape_hint_shuffle (state);

  append_sentence (box, "question", text);
  if (hint != NULL)
    append_sentence (box, "hint", hint);

  return box;
}

static GtkWidget *
make_end (const RhSetup *setup, const RhCapeState *state)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *label;
  g_autofree char *text = NULL;

  if (state->winner == RH_CAPE_NO_SEAT)
    return grid;

  /* However long the name is: all the table would get smaller for it. */
  text = rh_win_text (setup, state);
  label = gtk_label_new (text);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_grid_attach (GTK_GRID (grid), rh_mark_new (setup->seats[state->winner].colour), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, 0, 1, 1);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_widget_add_css_class (grid, "winner");
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);

  return grid;
}

/**
 * rh_cape_public_middle_new:
 * @setup: the players
 * @state: where the game stands
 * @sealed: who has sealed a bid, a bit a seat
 *
 * Returns: (transfer floating): what the phase is about, laid out
 */
GtkWidget *
rh_cape_public_middle_new (const RhSetup *setup, const RhCapeState *state, guint sealed)
{
  switch (state->phase) {
  case RH_CAPE_REVEAL:
    return make_reveal (state);
  case RH_CAPE_BIDS:
  case RH_CAPE_TIE:
  case RH_CAPE_PICK:
    return make_auction (setup, state, sealed);
  case RH_CAPE_DRAW:
  case RH_CAPE_DECIDE:
    return make_build (setup, state);
  case RH_CAPE_OVER:
    return make_end (setup, state);
  default:
    g_assert_not_reached ();
  }
}
