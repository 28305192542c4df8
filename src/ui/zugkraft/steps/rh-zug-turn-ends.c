/* SPDX-License-Identifier: GPL-3.0-or-later
 * The buttons that end a turn, and the one for advice: what they say, why one can't be pressed, and which was. */

#include "config.h"

#include "rh-zug-turn-ends.h"

#include "rh-style.h"
#include "rh-zug-barred.h"
#include "rh-zug-text-turn.h"

#include <glib/gi18n.h>

#define WIDTH_CHARS 8

static void
set_button (RhButton *button, const char *label, const char *key)
{
  rh_button_set (button, label, NULL);
  rh_button_set_width_chars (button, WIDTH_CHARS);
  rh_button_set_key (button, key);
}

/**
 * rh_zug_turn_ends_set_up:
 * @self: the buttons
 *
 * Writes what is always the same on them.
 */
void
rh_zug_turn_ends_set_up (const RhZugTurnEnds *self)
{
  /* Translators: below are the keys of three buttons: each an ASCII letter in lower case, and none that another key of the
   * table has */
  set_button (self->shortage, C_("button", "Shortage"), C_("key for Shortage", "s"));
  set_button (self->wreck, C_("button", "Wreck"), C_("key for Wreck", "u"));
  set_button (self->advice, C_("button", "Advice"), C_("key for Advice", "a"));
}

static void
show (RhButton *button, const RhZugTurn *turn, RhZugMoveKind kind)
{
  g_autofree char *why = rh_zug_text_turn_why_not (turn, kind);

  rh_zug_barred_set (GTK_WIDGET (button), why);
}

/**
 * rh_zug_turn_ends_show:
 * @self: the buttons
 * @turn: a turn as it was entered so far
 * @refusal: what wasn't taken of it: an end may be asked for once more
 *
 * Shows how the turn may end. What is pressed once more to fail, because it came too soon, is chosen: of its word, the longest
 * there is, nothing could be asked back.
 */
void
rh_zug_turn_ends_show (const RhZugTurnEnds *self, const RhZugTurn *turn, const RhZugRefusal *refusal)
{
  gboolean asked = rh_zug_refusal_asks (refusal, turn, RH_ZUG_MOVE_TRAIN);
  g_autofree char *stop = asked ? rh_zug_text_turn_stop_asked (turn) : rh_zug_text_turn_stop (turn);

  rh_button_set (self->stop, stop, NULL);
  rh_button_set_chosen (self->shortage, rh_zug_refusal_asks (refusal, turn, RH_ZUG_MOVE_SHORT));
  rh_button_set_chosen (self->wreck, rh_zug_refusal_asks (refusal, turn, RH_ZUG_MOVE_WRECK));
  show (self->stop, turn, RH_ZUG_MOVE_TRAIN);
  show (self->shortage, turn, RH_ZUG_MOVE_SHORT);
  show (self->wreck, turn, RH_ZUG_MOVE_WRECK);
}

/**
 * rh_zug_turn_ends_answer:
 * @self: the buttons
 * @kind: how the turn ended; %RH_ZUG_MOVE_NONE where it hasn't yet
 * @replay: whether it is looked at: then what didn't end it isn't shown
 *
 * Shows how the turn ended.
 */
void
rh_zug_turn_ends_answer (const RhZugTurnEnds *self, RhZugMoveKind kind, gboolean replay)
{
  gboolean failed = kind == RH_ZUG_MOVE_SHORT || kind == RH_ZUG_MOVE_WRECK;

  gtk_widget_set_visible (GTK_WIDGET (self->stop), !failed);
  gtk_widget_set_visible (GTK_WIDGET (self->shortage), !replay || kind == RH_ZUG_MOVE_SHORT);
  gtk_widget_set_visible (GTK_WIDGET (self->wreck), !replay || kind == RH_ZUG_MOVE_WRECK);
  gtk_widget_set_visible (GTK_WIDGET (self->advice), !replay);
  rh_button_set_chosen (self->stop, kind == RH_ZUG_MOVE_TRAIN);
  rh_button_set_chosen (self->shortage, kind == RH_ZUG_MOVE_SHORT);
  rh_button_set_chosen (self->wreck, kind == RH_ZUG_MOVE_WRECK);
}

/**
 * rh_zug_turn_ends_ask:
 * @self: the buttons
 * @asked: whether somebody wants advice
 * @page: whether that has the place of the parts
 *
 * Shows that; where it has their place, the button for it leads back to them.
 */
void
rh_zug_turn_ends_ask (const RhZugTurnEnds *self, gboolean asked, gboolean page)
{
  /* Translators: on a button, from advice back to the parts of the train; short */
  rh_button_set (self->advice, page ? C_("button", "Parts") : C_("button", "Advice"), NULL);
  rh_button_set_chosen (self->advice, asked && !page);
}

/**
 * rh_zug_turn_ends_get_kind:
 * @self: the buttons
 * @button: one of them
 *
 * Returns: how the turn ends where that is pressed
 */
RhZugMoveKind
rh_zug_turn_ends_get_kind (const RhZugTurnEnds *self, RhButton *button)
{
  if (button == self->stop)
    return RH_ZUG_MOVE_TRAIN;

  return button == self->shortage ? RH_ZUG_MOVE_SHORT : RH_ZUG_MOVE_WRECK;
}
