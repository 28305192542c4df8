/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the steps of From Cape to Cairo share. */

#include "config.h"

#include "rh-cape-step.h"

#include "rh-announce.h"
#include "rh-cape-style.h"
#include "rh-cape-text.h"
#include "rh-cape-way-button.h"
#include "rh-children.h"
#include "rh-keys.h"
#include "rh-panel.h"
#include "rh-step-correct.h"
#include "rh-step-frame.h"

#include <glib/gi18n.h>

/**
 * rh_cape_step_get_draft:
 * @step: a step
 * @kind: the kind of move it asks for
 *
 * Returns: what has been entered of it; %RH_CAPE_MOVE_NONE where that's nothing
 */
RhCapeDraft
rh_cape_step_get_draft (RhStep *step, RhCapeMoveKind kind)
{
  return rh_cape_draft_parse (rh_session_get_draft (rh_step_get_session (step)), kind);
}

/**
 * rh_cape_step_get_answer:
 * @step: a step
 *
 * Returns: in a game that is looked at, the move that was made here; its kind is %RH_CAPE_MOVE_NONE in one that is
 *   played, and where the moves end
 */
RhCapeMove
rh_cape_step_get_answer (RhStep *step)
{
  return rh_cape_move_read (rh_step_get_answer (step));
}

/* That with as many bonus rails and bought ones. */
static guint
find_way (const RhCapeOffer *offer, const RhCapeMove *move)
{
  for (guint i = 0; i < offer->n_ways; i++) {
    if (offer->ways[i].bonus == move->bonus && offer->ways[i].buy == move->buy)
      return i;
  }

  g_return_val_if_reached (0);
}

/* Nothing there can be pressed: what wasn't done needs no room. */
static void
show_done (GtkWidget *build, GtkWidget *pass, gboolean passed)
{
  GtkWidget *row = gtk_widget_get_parent (pass);

  gtk_widget_set_visible (build, !passed);
  gtk_widget_set_visible (row, passed);
  rh_cape_style_set_class (pass, "main", TRUE); /* it stands where the other would, and is as large */
  rh_cape_style_set_class (pass, "other", FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == pass);
}

/**
 * rh_cape_step_show_decision:
 * @step: a step
 * @offer: what the player could do
 * @build: the button that builds
 * @pass: the button that passes
 *
 * In a game that is looked at, shows what the player did, and how it was paid for.
 */
void
rh_cape_step_show_decision (RhStep *step, const RhCapeOffer *offer, RhButton *build, RhButton *pass)
{
  RhCapeMove answer = rh_cape_step_get_answer (step);

  rh_button_set_chosen (build, answer.kind == RH_CAPE_MOVE_BUILD);
  rh_button_set_chosen (pass, answer.kind == RH_CAPE_MOVE_PASS);
  if (answer.kind == RH_CAPE_MOVE_BUILD)
    rh_cape_way_button_set (build, offer, find_way (offer, &answer));
  if (rh_session_is_replay (rh_step_get_session (step)))
    show_done (GTK_WIDGET (build), GTK_WIDGET (pass), answer.kind == RH_CAPE_MOVE_PASS);
}

/**
 * rh_cape_step_place_sum:
 * @step: a step
 * @common: what has the common row
 * @sum: the sum below it
 *
 * In a game that is looked at, they stand as while it was played; but where there is little height, rather the common row is
 * out of sight than the sum.
 */
void
rh_cape_step_place_sum (RhStep *step, GtkWidget *common, GtkWidget *sum)
{
  GtkWidget *widget = GTK_WIDGET (step);
  gboolean little = rh_cape_style_is_low (widget) || rh_cape_style_is_narrow (widget);
  gboolean first = little && rh_session_is_replay (rh_step_get_session (step));

  gtk_widget_insert_after (first ? common : sum, gtk_widget_get_parent (sum), first ? sum : common);
}

/**
 * rh_cape_step_shows_rails:
 * @step: a step
 * @state: a state in the build phase
 *
 * In a game that is looked at, a card that is turned up stands in the common row, and on a phone the figures it was chosen
 * from leave their room to that.
 *
 * Returns: whether they are shown
 */
gboolean
rh_cape_step_shows_rails (RhStep *step, const RhCapeState *state)
{
  return state->phase == RH_CAPE_DRAW || !rh_cape_style_is_narrow (GTK_WIDGET (step)) ||
         !rh_session_is_replay (rh_step_get_session (step));
}

/**
 * rh_cape_step_enter:
 * @step: a step
 * @draft: all that has been entered of its move
 *
 * Keeps what has been entered; where it can't be kept, says why.
 *
 * Returns: whether it is kept
 */
gboolean
rh_cape_step_enter (RhStep *step, const RhCapeDraft *draft)
{
  g_autofree char *text = rh_cape_draft_to_text (draft);

  return rh_step_enter (step, text);
}

/**
 * rh_cape_step_play:
 * @step: a step
 * @move: a move
 *
 * Plays a move, and what has waited for it since a correction; where it is refused, says why. Another step may stand in its
 * place afterwards.
 *
 * Returns: whether it was played
 */
gboolean
rh_cape_step_play (RhStep *step, const RhCapeMove *move)
{
  g_autofree char *line = rh_cape_move_to_text (move);

  return rh_step_play_on (step, line);
}

/**
 * rh_cape_step_replace:
 * @step: a step
 * @move: a move
 * @keep: whether an undo brings the last one back
 *
 * Plays a move instead of the last one, which was a slip; where it is refused, says why.
 *
 * Returns: whether it was played
 */
gboolean
rh_cape_step_replace (RhStep *step, const RhCapeMove *move, gboolean keep)
{
  g_autofree char *line = rh_cape_move_to_text (move);

  return rh_step_replace (step, line, keep);
}

/**
 * rh_cape_step_correct:
 * @step: a step
 * @i: which of the moves played, from 0
 * @move: what it becomes
 *
 * Corrects a move in the past, and tells what comes of it; where it is refused, says why.
 *
 * Returns: whether it was corrected
 */
gboolean
rh_cape_step_correct (RhStep *step, guint i, const RhCapeMove *move)
{
  g_autofree char *line = rh_cape_move_to_text (move);

  return rh_step_correct (step, i, line);
}

/**
 * rh_cape_step_offer:
 * @button: what may be done besides what is asked for
 * @offered: whether it can be done now
 *
 * Shows it as long as it can be pressed; at other times nothing dead stands in its place, and nothing moves there either.
 */
void
rh_cape_step_offer (RhButton *button, gboolean offered)
{
  gtk_widget_set_sensitive (GTK_WIDGET (button), offered);
  rh_child_blank (GTK_WIDGET (button), !offered);
}

/**
 * rh_cape_step_offer_in_line:
 * @button: what may be done besides what is asked for, in a line that others fill where it isn't there
 * @there: whether this turn has it
 * @offered: whether it can be done now
 *
 * Shows it in a turn that has it: within that nothing moves.
 */
void
rh_cape_step_offer_in_line (RhButton *button, gboolean there, gboolean offered)
{
  gtk_widget_set_visible (GTK_WIDGET (button), there);
  gtk_widget_set_sensitive (GTK_WIDGET (button), there && offered);
}

/**
 * rh_cape_step_keep_focus:
 * @step: a step that has been updated
 * @focused: whether it had the focus before
 *
 * What had the focus may be hidden now, as after an undo; then what is asked for has it.
 */
void
rh_cape_step_keep_focus (RhStep *step, gboolean focused)
{
  GtkWidget *focus = focused ? gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (step))) : NULL;

  if (focused && (focus == NULL || !gtk_widget_is_visible (focus)))
    rh_step_focus (step);
}

/**
 * rh_cape_step_find_drawn:
 * @step: a step that asks for what is drawn for a tie
 * @seat: a seat, from 0
 *
 * Returns: the value that it has drawn last in the same auction; 0 where it hasn't
 */
guint
rh_cape_step_find_drawn (RhStep *step, guint seat)
{
  RhSession *session = rh_step_get_session (step);

  for (guint n = rh_session_get_n_played (session); n > 0; n--) {
    RhCapeMove move = rh_cape_move_read (rh_session_get_move (session, n - 1));

    if (move.kind != RH_CAPE_MOVE_TIE)
      return 0;
    for (guint i = 0; i < move.n; i++) {
      if (move.seats[i] == seat)
        return move.cards[i].value;
    }
  }

  return 0;
}

/**
 * rh_cape_step_refuse:
 * @step: a step
 * @text: why a key does nothing
 *
 * Rings the bell, and says so near the hand.
 */
void
rh_cape_step_refuse (RhStep *step, const char *text)
{
  rh_announce_refusal (GTK_WIDGET (step));
  rh_step_frame_refuse (GTK_WIDGET (step), text);
}

/**
 * rh_cape_step_stop_early:
 * @klass: the class of a step
 *
 * Has keys that come too early be told, and none that follow be taken before somebody has looked: after a pause they would be taken
 * for something else than they were meant for, and another player's.
 */
void
rh_cape_step_stop_early (RhStepClass *klass)
{
  klass->early = N_("These keys came too early and were not taken. Press Backspace (⌫), then type them again.");
}

/**
 * rh_cape_step_refuse_figure:
 * @step: a step
 * @keyval: the key pressed, which nothing in the step took
 * @modifiers: the modifiers held
 * @text: why a figure does nothing
 *
 * A figure means what the keys in sight say, and else nothing; that it does nothing is heard and read.
 *
 * Returns: whether it was one
 */
gboolean
rh_cape_step_refuse_figure (RhStep *step, guint keyval, GdkModifierType modifiers, const char *text)
{
  if (!rh_key_is_figure (keyval, modifiers))
    return FALSE;

  rh_cape_step_refuse (step, text);

  return TRUE;
}

/**
 * rh_cape_step_refuse_rails:
 * @step: a step that asks for the rails of a card
 * @keyval: the key pressed, which they didn't take
 * @modifiers: the modifiers held
 * @card: whether there is a card (rule D3)
 *
 * The same of the rails that a card has (rule P3).
 *
 * Returns: whether it was a figure
 */
gboolean
rh_cape_step_refuse_rails (RhStep *step, guint keyval, GdkModifierType modifiers, gboolean card)
{
  return rh_cape_step_refuse_figure (step, keyval, modifiers,
                                     card ? _("A card has 0 to 3 rails.")
                                          : _("Both piles are empty: there is no card to turn up."));
}

/**
 * rh_cape_step_refuse_part:
 * @step: a step that asks for a card
 * @keyval: the key pressed, which the card didn't take
 * @modifiers: the modifiers held
 * @parts: what has been told of the card
 *
 * The same of a card that is entered: every figure can be a value, but neither a terrain nor always rails (rule P3).
 *
 * Returns: whether it was a figure
 */
gboolean
rh_cape_step_refuse_part (RhStep *step, guint keyval, GdkModifierType modifiers, RhCapeParts parts)
{
  if (parts.terrain == RH_CAPE_PART_OPEN)
    return rh_cape_step_refuse_figure (step, keyval, modifiers, _("First its terrain: tap it, or type its letter."));

  return rh_cape_step_refuse_rails (step, keyval, modifiers, TRUE);
}

static gboolean
is_terrain (guint keyval)
{
  for (RhCapeTerrain terrain = RH_CAPE_RIVER; terrain <= RH_CAPE_TERRAIN_LAST; terrain++) {
    if (rh_key_is (keyval, rh_cape_text_terrain_key (terrain)))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_cape_step_stop_card:
 * @step: a step that asks for no card
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 * @text: what is asked for, and how a figure is given all the same
 *
 * Who begins a card by the letter of its terrain believes that the next one is asked for, and would give its figures to the one
 * before: these aren't taken until they have looked.
 *
 * Returns: whether it was such a letter
 */
gboolean
rh_cape_step_stop_card (RhStep *step, guint keyval, GdkModifierType modifiers, const char *text)
{
  if (!rh_key_is_plain (modifiers) || !is_terrain (keyval))
    return FALSE;

  rh_cape_step_refuse (step, text);
  rh_panel_stop (GTK_WIDGET (step), text, FALSE);

  return TRUE;
}

/**
 * rh_cape_step_refuse_card:
 * @step: a step that asks for a card
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 * @text: why nothing of a card is typed now
 *
 * The same of all that tells a card by keys, or takes that back.
 *
 * Returns: whether it was one of these
 */
gboolean
rh_cape_step_refuse_card (RhStep *step, guint keyval, GdkModifierType modifiers, const char *text)
{
  if (!rh_key_is_plain (modifiers) || (!is_terrain (keyval) && keyval != GDK_KEY_BackSpace && !rh_key_is_figure (keyval, modifiers)))
    return FALSE;

  rh_cape_step_refuse (step, text);

  return TRUE;
}
