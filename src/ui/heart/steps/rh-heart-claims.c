/* SPDX-License-Identifier: GPL-3.0-or-later
 * What ends a turn: the route claimed plain or doubled, side by side; or, in their place, that one terrain card was all,
 * or that cards were drawn of which nothing is written down; or that the game ends. */

#include "config.h"

#include "rh-heart-claims.h"

#include "rh-heart-style.h"
#include "rh-heart-text-claim.h"
#include "rh-heart-text-step.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>

#define SPACING 8

enum {
  PLAIN,
  DOUBLED,
  TAKE,
  DRAW,
  BACK,
  END,
  N_BUTTONS,
};

struct _RhHeartClaims {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhButton *buttons[N_BUTTONS];

  RhButton *likely; /* borrowed: the one that an Enter presses; NULL for none */
  gboolean typed; /* whether a key does what is done now */
  gint64   drawn; /* when cards were drawn by a click, or it was gone back, in microseconds; 0 for never */
};

G_DEFINE_FINAL_TYPE (RhHeartClaims, rh_heart_claims, ADW_TYPE_BIN)

static guint signals[N_BUTTONS];

/* Whether that is the second half of a double click, which would pass the next player over. */
static gboolean
is_second (RhHeartClaims *self)
{
  gint64 now = g_get_monotonic_time ();
  gint64 before = self->drawn;
  int time;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &time, NULL);
  if (self->typed)
    return FALSE;
  if (before != 0 && now - before < (gint64) time * G_TIME_SPAN_MILLISECOND)
    return TRUE;

  self->drawn = now;

  return FALSE;
}

static void
on_clicked_cb (GtkButton *button, RhHeartClaims *self)
{
  guint i = 0;

  while (GTK_BUTTON (self->buttons[i]) != button)
    i++;
  if (i >= DRAW && is_second (self)) {
    rh_step_frame_refuse (GTK_WIDGET (self), _("This tap came too early and was not taken. Please tap again."));
    rh_announce_refusal (GTK_WIDGET (self));
    return;
  }
  g_signal_emit (self, signals[i], 0);
}

static void
rh_heart_claims_class_init (RhHeartClaimsClass *klass)
{
  static const char *const names[] = { [PLAIN] = "plain", [DOUBLED] = "doubled", [TAKE] = "take", [DRAW] = "draw",
                                       [BACK] = "back", [END] = "end" };

  rh_heart_style_load ();

  for (guint i = 0; i < N_BUTTONS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               0);
}

static void
name_buttons (RhHeartClaims *self)
{
  rh_button_set (self->buttons[TAKE], C_("button", "No Second Terrain Card"), NULL);
  /* Translators: on a button: what a player does, which is the whole turn: answers “What does Bram do?”; “nothing to write down;
   * next player” stands below it; short */
  rh_button_set (self->buttons[DRAW], C_("button", "Draws Train Cards or Tickets"),
                 /* Translators: below “Draws Train Cards or Tickets”; no longer than 42 letters */
                 C_("button", "nothing to write down; next player"));
  rh_button_set_key (self->buttons[PLAIN], rh_heart_text_step_key (RH_HEART_KEY_PLAIN));
  rh_button_set_key (self->buttons[DOUBLED], rh_heart_text_step_key (RH_HEART_KEY_DOUBLED));
  rh_button_set_key (self->buttons[TAKE], rh_heart_text_step_key (RH_HEART_KEY_TAKE));
  rh_button_set_key (self->buttons[DRAW], rh_heart_text_step_key (RH_HEART_KEY_DRAW));
  rh_button_set_key (self->buttons[BACK], rh_heart_text_step_key (RH_HEART_KEY_DRAW));
  /* Translators: on a button: no turn comes any more, everybody’s tickets are entered; short */
  rh_button_set (self->buttons[END], C_("button", "On to the Tickets"), NULL);
  rh_button_set_key (self->buttons[END], rh_heart_text_step_key (RH_HEART_KEY_DONE));
}

static void
rh_heart_claims_init (RhHeartClaims *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  /* Beside each other, however long their words are. */
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint i = 0; i < N_BUTTONS; i++) {
    GtkWidget *button = rh_button_new ();

    self->buttons[i] = RH_BUTTON (button);
    /* What writes nothing down goes on to somebody else: that isn't what stands out. */
    gtk_widget_add_css_class (button, i == DRAW || i == BACK ? "instead" : "main");
    gtk_widget_add_css_class (button, "heart-claim");
    gtk_widget_set_hexpand (button, TRUE);
    g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
    gtk_box_append (GTK_BOX (row), button);
  }
  name_buttons (self);
  adw_bin_set_child (ADW_BIN (self), row);
  rh_heart_claims_set (self, NULL);
}

static void
show (RhHeartClaims *self, guint shown, RhButton *likely)
{
  self->likely = likely;
  for (guint i = 0; i < N_BUTTONS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->buttons[i]), shown >> i & 1);
}

/* Who types a length and Enter has claimed the route: to take no notice of that would lose it with what is typed next. */
static void
allow (RhButton *button, gboolean allowed)
{
  gtk_widget_set_sensitive (GTK_WIDGET (button), allowed);
}

static void
show_offer (RhHeartClaims *self, const RhHeartOffer *offer)
{
  g_autofree char *plain = rh_heart_text_step_plain (offer);
  g_autofree char *doubled = rh_heart_text_step_doubled (offer);
  g_autofree char *way = offer->n_ways > 0 ? rh_heart_text_step_pay (&offer->ways[0])
                                           : rh_heart_text_claim_engines (offer);

  rh_button_set (self->buttons[PLAIN], plain, C_("claim button", "no cards"));
  rh_button_set (self->buttons[DOUBLED], doubled, way);
}

/**
 * rh_heart_claims_set:
 * @self: what ends a turn
 * @offer: (nullable): a claim as it would be, or %NULL as long as not all of it is told
 *
 * Offers to claim it. Doubled, with as few engines as it takes: nobody but the player knows of more. An Enter does what spends
 * nothing: cards that were played can't be taken for kept. Where own cards are enough to double it, either may be meant, and it does
 * neither.
 */
void
rh_heart_claims_set (RhHeartClaims *self, const RhHeartOffer *offer)
{
  gboolean allowed = offer != NULL && offer->allowed;

  g_return_if_fail (RH_IS_HEART_CLAIMS (self));

  show (self, 1 << PLAIN | 1 << DOUBLED, allowed && !rh_heart_offer_is_open (offer) ? self->buttons[PLAIN] : NULL);
  rh_button_set_rests (self->buttons[DOUBLED], FALSE);
  allow (self->buttons[PLAIN], allowed);
  allow (self->buttons[DOUBLED], allowed && offer->n_ways > 0);
  if (allowed) {
    show_offer (self, offer);
  } else {
    /* With a line below, as later: nothing moves. */
    rh_button_set (self->buttons[PLAIN], C_("claim button", "Plain"), C_("claim button", "no cards"));
    /* Translators: what doubling takes, before all of the route is told; short */
    rh_button_set (self->buttons[DOUBLED], C_("claim button", "Doubled"), C_("claim button", "terrain cards"));
  }
}

/**
 * rh_heart_claims_set_way:
 * @self: what ends a turn, with that claim
 * @offer: a claim as it would be, which may be doubled
 * @way: how it is to be doubled: one of its ways, from 0
 * @rests: whether Enter doesn't claim it yet: it may be the one that has chosen that way
 *
 * Offers to double it that way, in place of as few engines as it takes: somebody has chosen it.
 */
void
rh_heart_claims_set_way (RhHeartClaims *self, const RhHeartOffer *offer, guint way, gboolean rests)
{
  g_autofree char *label = rh_heart_text_step_doubled (offer);
  g_autofree char *pay = rh_heart_text_step_pay (&offer->ways[way]);

  g_return_if_fail (RH_IS_HEART_CLAIMS (self));

  rh_button_set (self->buttons[DOUBLED], label, pay);
  rh_button_set_rests (self->buttons[DOUBLED], rests);
  self->likely = self->buttons[DOUBLED];
}

/**
 * rh_heart_claims_set_take:
 * @self: what ends a turn
 *
 * Offers to take no second terrain card.
 */
void
rh_heart_claims_set_take (RhHeartClaims *self)
{
  g_return_if_fail (RH_IS_HEART_CLAIMS (self));

  show (self, 1 << TAKE, self->buttons[TAKE]);
}

/**
 * rh_heart_claims_set_draw:
 * @self: what ends a turn
 *
 * Offers to go on to the next player: most turns are cards drawn, of which nothing is written down.
 */
void
rh_heart_claims_set_draw (RhHeartClaims *self)
{
  g_return_if_fail (RH_IS_HEART_CLAIMS (self));

  show (self, 1 << DRAW, NULL);
}

/**
 * rh_heart_claims_set_back:
 * @self: what ends a turn
 * @label: who is gone back to
 *
 * Offers to go back to whose turn it is. Its key is that of cards drawn: nothing is written down of that, either.
 */
void
rh_heart_claims_set_back (RhHeartClaims *self, const char *label)
{
  g_return_if_fail (RH_IS_HEART_CLAIMS (self));

  rh_button_set (self->buttons[BACK], label, NULL);
  show (self, 1 << BACK, NULL);
}

/**
 * rh_heart_claims_set_end:
 * @self: what ends a turn
 * @played_out: whether everybody has had the last turn: then an Enter does it
 *
 * Offers to end the game.
 */
void
rh_heart_claims_set_end (RhHeartClaims *self, gboolean played_out)
{
  g_return_if_fail (RH_IS_HEART_CLAIMS (self));

  show (self, 1 << END, played_out ? self->buttons[END] : NULL);
}

/**
 * rh_heart_claims_set_answer:
 * @self: what ends a turn
 * @offer: (nullable): the claim that was made
 * @move: the move that was made here
 *
 * In a game that is looked at, has what was done stand out.
 */
void
rh_heart_claims_set_answer (RhHeartClaims *self, const RhHeartOffer *offer, const RhHeartMove *move)
{
  gboolean doubled = move->kind == RH_HEART_MOVE_CLAIM && move->doubled;

  rh_button_set_chosen (self->buttons[PLAIN], move->kind == RH_HEART_MOVE_CLAIM && !doubled);
  rh_button_set_chosen (self->buttons[DOUBLED], doubled);
  rh_button_set_chosen (self->buttons[TAKE], move->kind == RH_HEART_MOVE_TERRAIN && move->n == 1);
  for (guint i = 0; doubled && i < offer->n_ways; i++) {
    g_autofree char *label = rh_heart_text_step_doubled (offer);
    g_autofree char *way = rh_heart_text_step_pay (&offer->ways[i]);

    if (offer->ways[i].engines == move->engines)
      rh_button_set (self->buttons[DOUBLED], label, way);
  }
}

/**
 * rh_heart_claims_key:
 * @self: what ends a turn
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether it was the key of one of the buttons
 */
gboolean
rh_heart_claims_key (RhHeartClaims *self, guint keyval, GdkModifierType modifiers)
{
  gboolean taken = FALSE;

  self->typed = TRUE;
  for (guint i = 0; i < N_BUTTONS && !taken; i++)
    taken = rh_button_take_key (self->buttons[i], keyval, modifiers);
  self->typed = FALSE;

  return taken;
}

/**
 * rh_heart_claims_focus:
 * @self: what ends a turn
 *
 * Puts the focus on what is likely, or on that one card was all: an Enter never plays a card that somebody wants to keep, nor keeps
 * one that somebody meant to play. And never on cards that were drawn, since an Enter too many would pass a player over, nor on an
 * end that is before its time.
 *
 * Returns: whether there is such a thing
 */
gboolean
rh_heart_claims_focus (RhHeartClaims *self)
{
  g_return_val_if_fail (RH_IS_HEART_CLAIMS (self), FALSE);

  return self->likely != NULL && gtk_widget_is_sensitive (GTK_WIDGET (self->likely)) &&
         gtk_widget_grab_focus (GTK_WIDGET (self->likely));
}
