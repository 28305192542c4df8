/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was turned up: the common row, of which each card can be given another count.
 *
 * A count that is wrong is tapped again as long as nobody has decided. Where a pass follows at once nobody could, and who
 * sees it later has the cards before their eyes: so the card itself is tapped, and then the count that it has. Beside
 * the row is a button that does the same with the one turned up last. */

#include "config.h"

#include "rh-cape-turned.h"

#include "rh-button.h"
#include "rh-cape-common-row.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-text-ask.h"
#include "rh-keys.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define NO_CARD (-1)
#define LETTERS 15 /* of the button, in a line */
#define LETTERS_NARROW 8 /* in two */

struct _RhCapeTurned {
  AdwBin parent_instance;

  RhStep *step; /* that it is part of */

  /* Owned by the widget tree */
  GtkWidget *common_row;
  RhButton  *button;

  int        mended;   /* which card of the row is given another count, or NO_CARD */
  gboolean   offered;  /* whether the button has turned to it, and nobody yet has said that it is that one */
  guint      standing; /* where the game stood when that began */
  guint      told;     /* likewise, when it was said that the one just turned up needs no correction; 0 for never */
  RhCapeSlip slip;     /* that card */
};

G_DEFINE_FINAL_TYPE (RhCapeTurned, rh_cape_turned, ADW_TYPE_BIN)

static const RhCapeState *
get_state (RhCapeTurned *self)
{
  return rh_session_get_state (rh_step_get_session (self->step));
}

static gboolean
find_slip (RhCapeTurned *self, const RhCapeState *state, guint card, RhCapeSlip *slip)
{
  RhSession *session = rh_step_get_session (self->step);

  return rh_cape_slip_find (state, rh_session_get_moves (session), rh_session_get_n_played (session), card, slip);
}

/* Turns to that card, or back from it. */
static void
mend (RhCapeTurned *self, int card)
{
  self->mended = card != NO_CARD && find_slip (self, get_state (self), (guint) card, &self->slip) ? card : NO_CARD;
  self->offered = FALSE;
  self->standing = rh_session_get_standing (rh_step_get_session (self->step));
  rh_step_update (self->step);
  rh_step_focus (self->step);
}

/* Once more is back; but who taps the one that was offered means it. */
static void
on_card_clicked_cb (RhCapeTurned *self, RhButton *button)
{
  int card = 0;

  while (rh_cape_common_row_get (self->common_row, (guint) card) != button)
    card++;
  mend (self, card != self->mended || self->offered ? card : NO_CARD);
}

/* The last of those of which it can't be said by its count alone. */
static int
find_last (const RhCapeState *state)
{
  return (int) state->n_common - (rh_cape_state_get_drawn (state) != NULL ? 2 : 1);
}

/* Once more is the card before that, and after the first one it is over. */
static void
on_button_clicked_cb (RhCapeTurned *self)
{
  mend (self, self->mended == NO_CARD ? find_last (get_state (self)) : self->mended - 1);
  self->offered = TRUE;
}

static void
rh_cape_turned_class_init (RhCapeTurnedClass *klass)
{
}

/* One line, where that has room beside the row in any language. */
static void
on_table_cb (GtkWidget *widget)
{
  gboolean small = rh_cape_style_is_narrow (widget) || rh_cape_style_is_low (widget);

  rh_button_set_width_chars (RH_CAPE_TURNED (widget)->button, small ? LETTERS_NARROW : LETTERS);
}

static void
rh_cape_turned_init (RhCapeTurned *self)
{
  GtkWidget *line = rh_wrap_new (8, FALSE); /* two lines where text is twice as large */
  GtkWidget *button = rh_button_new ();

  self->mended = NO_CARD;
  self->common_row = rh_cape_common_row_new ();
  self->button = RH_BUTTON (button);
  rh_button_set (self->button, C_("button", "Correct a Card"), NULL);
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (self->button, C_("key for Change", "c"));
  gtk_widget_add_css_class (button, "again");
  gtk_widget_add_css_class (button, "quiet");
  gtk_widget_add_css_class (button, "turns");
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_button_clicked_cb), self, G_CONNECT_SWAPPED);
  rh_wrap_append (RH_WRAP (line), self->common_row);
  rh_wrap_append (RH_WRAP (line), button);
  adw_bin_set_child (ADW_BIN (self), line);
  rh_cape_style_follow_table (GTK_WIDGET (self), on_table_cb);
}

/**
 * rh_cape_turned_new:
 * @step: the step it is part of
 *
 * Returns: (transfer floating): a common row without cards
 */
GtkWidget *
rh_cape_turned_new (RhStep *step)
{
  RhCapeTurned *self = g_object_new (RH_TYPE_CAPE_TURNED, NULL);

  self->step = step;

  return GTK_WIDGET (self);
}

static void
show_card (RhCapeTurned *self, const RhSetup *setup, guint i, const RhCapeSlip *slip)
{
  RhButton *card = rh_cape_common_row_get (self->common_row, i);
  g_autofree char *name = rh_cape_text_ask_again (setup->seats[slip->move.seat].name, i, slip->move.card.rails);

  g_signal_handlers_disconnect_by_func (card, on_card_clicked_cb, self);
  g_signal_connect_object (card, "clicked", G_CALLBACK (on_card_clicked_cb), self, G_CONNECT_SWAPPED);
  rh_button_set_name (card, name);
  rh_tooltip_set (GTK_WIDGET (card), name);
  rh_button_set_chosen (card, (int) i == self->mended);
}

/**
 * rh_cape_turned_update:
 * @self: what was turned up
 * @setup: the players
 * @state: where the game stands
 *
 * Shows the common row (rule B1), and which card is given another count. Once the game stands elsewhere that is over;
 * in one that is looked at, nothing can be given.
 */
void
rh_cape_turned_update (RhCapeTurned *self, const RhSetup *setup, const RhCapeState *state)
{
  RhSession *session = rh_step_get_session (self->step);
  gboolean replay = rh_session_is_replay (session);
  g_autoptr (GArray) slips = NULL;

  g_return_if_fail (RH_IS_CAPE_TURNED (self));

  if (self->standing != rh_session_get_standing (session))
    self->mended = NO_CARD;
  rh_cape_common_row_set (self->common_row, state);
  if (!replay)
    slips = rh_cape_slip_list (state, rh_session_get_moves (session), rh_session_get_n_played (session));
  for (guint i = 0; i < state->n_common; i++) {
    if (slips != NULL && i < slips->len)
      show_card (self, setup, i, &g_array_index (slips, RhCapeSlip, i));
    gtk_widget_set_can_target (GTK_WIDGET (rh_cape_common_row_get (self->common_row, i)), !replay);
    gtk_widget_set_focusable (GTK_WIDGET (rh_cape_common_row_get (self->common_row, i)), !replay);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->button), !replay);
  rh_cape_step_offer (self->button, self->mended != NO_CARD || find_last (state) >= 0);
  rh_button_set_chosen (self->button, self->mended != NO_CARD);
  rh_step_set_mending (self->step, self->mended != NO_CARD);
}

/**
 * rh_cape_turned_get_mended:
 * @self: what was turned up
 *
 * Returns: (transfer none) (nullable): the move of the card that is given another count; %NULL where none is
 */
const RhCapeMove *
rh_cape_turned_get_mended (RhCapeTurned *self)
{
  g_return_val_if_fail (RH_IS_CAPE_TURNED (self), NULL);

  return self->mended != NO_CARD ? &self->slip.move : NULL;
}

/**
 * rh_cape_turned_ask:
 * @self: what was turned up
 * @setup: the players
 *
 * Returns: (transfer full) (nullable): what is asked while a card is given another count; %NULL where none is
 */
char *
rh_cape_turned_ask (RhCapeTurned *self, const RhSetup *setup)
{
  g_return_val_if_fail (RH_IS_CAPE_TURNED (self), NULL);

  if (self->mended == NO_CARD)
    return NULL;

  return rh_cape_text_ask_count (setup->seats[self->slip.move.seat].name, (guint) self->mended);
}

/**
 * rh_cape_turned_give:
 * @self: what was turned up, of which a card is given another count
 * @rails: the count
 *
 * Corrects the move that turned it up: later ones stay as long as they hold. The count that it has changes nothing.
 */
void
rh_cape_turned_give (RhCapeTurned *self, guint rails)
{
  RhCapeMove move = self->slip.move;
  guint i = self->slip.i;

  g_return_if_fail (RH_IS_CAPE_TURNED (self));
  g_return_if_fail (self->mended != NO_CARD);

  mend (self, NO_CARD);
  if (move.card.rails == rails)
    return;

  move.card.rails = (guint8) rails;
  rh_cape_step_correct (self->step, i, &move);
}

/* Who types without a look means the one turned up just now, which is typed again by itself: the key leads to others once that was
 * said. */
static gboolean
tell_last (RhCapeTurned *self, guint keyval, GdkModifierType modifiers)
{
  const RhCapeState *state = get_state (self);
  guint now = rh_session_get_standing (rh_step_get_session (self->step)) + 1;

  if (rh_cape_state_get_drawn (state) == NULL || self->mended != NO_CARD || self->told == now ||
      !rh_key_is_plain (modifiers) || !rh_key_is (keyval, C_("key for Change", "c")) ||
      rh_session_is_replay (rh_step_get_session (self->step)))
    return FALSE;

  if (find_last (state) >= 0)
    self->told = now;
  rh_cape_step_refuse (self->step, find_last (state) >= 0 ? _("Just type its rails again. The key once more: an earlier card.")
                                                          : _("Just type its rails again."));

  return TRUE;
}

/**
 * rh_cape_turned_take_key:
 * @self: what was turned up
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes the key of its button, and while a card is given another count, Escape and what goes to the card before.
 *
 * Returns: whether it was one of these
 */
gboolean
rh_cape_turned_take_key (RhCapeTurned *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_CAPE_TURNED (self), FALSE);

  if (self->mended != NO_CARD && rh_key_is_plain (modifiers) && keyval == GDK_KEY_Escape) {
    mend (self, NO_CARD);
    return TRUE;
  }
  if (self->mended > 0 && rh_key_is_plain (modifiers) && keyval == GDK_KEY_BackSpace) {
    mend (self, self->mended - 1);
    return TRUE;
  }

  return tell_last (self, keyval, modifiers) || rh_button_take_key (self->button, keyval, modifiers);
}
