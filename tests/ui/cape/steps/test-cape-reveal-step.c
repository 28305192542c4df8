/* SPDX-License-Identifier: GPL-3.0-or-later
 * The cards on offer, entered. */

#include "step-table.h"

#include "rh-cape-bids-step.h"
#include "rh-cape-reveal-step.h"

static const char *const no_moves[] = { NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, RH_TYPE_CAPE_REVEAL_STEP, no_moves);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* Three players, three cards, nine keys, and the move is played with the last of them. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "card 1 of 3"));
  step_table_keys (self, "d 2 7 v 1 3");
  g_assert_true (step_table_says (self->window, "card 3 of 3"));
  g_assert_null (step_table_last_move (self));
  step_table_keys (self, "s 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3 s3/10");
}

/* A ten is the key 0, or what stands on the card; only right after the 1. */
static void
test_ten (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 1 0");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/10");
  g_assert_true (step_table_refuses (self, "0"));
  step_table_keys (self, "v 0 0");
  g_assert_true (step_table_refuses (self, "0"));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/10 v0/10");
  step_table_keys (self, "BackSpace 1 m 0 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/10 v0/1 m0/10");
}

/* The same by taps; as many places as players, each says what lies there. */
static void
test_taps (StepTable *self, gconstpointer data)
{
  static const char *const taps[] = { "River, needs 10", "0 rails", "£1", "Mountain, needs 9", "3 rails", "£10" };

  g_assert_nonnull (step_table_find (self->window, "Card 3: not entered yet"));
  g_assert_null (step_table_find (self->window, "Card 4: not entered yet"));
  for (guint i = 0; i < G_N_ELEMENTS (taps); i++)
    step_table_click (self, taps[i]);
  g_assert_nonnull (step_table_find (self->window, "Card 1: River, no rails, £1"));
  g_assert_nonnull (step_table_find (self->window, "Card 2: Mountain, 3 rails, £10"));
  step_table_keys (self, "s 0 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r0/1 m3/10 s0/1");
}

/* A card is complete: the focus waits at the next one's terrain. */
static void
test_focus (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == step_table_find (self->window, "River, needs 10"));
}

static void
undo (StepTable *self)
{
  g_autoptr (GError) error = NULL;

  rh_session_undo (self->session, &error);
  g_assert_no_error (error);
}

/* Of the first card a part was wrong: the card is tapped, and that part alone, while all else is kept, the card just
 * begun too. An undo takes that back, and only that. */
static void
test_again (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 v 1 3 m");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
  gtk_test_accessible_assert_state (step_table_find (self->window, "2 rails"), GTK_ACCESSIBLE_STATE_CHECKED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  step_table_click (self, "£8");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/8 v1/3 m_/_");
  step_table_click (self, "Done");
  g_assert_true (step_table_says (self->window, "card 3 of 3"));
  undo (self);
  g_assert_nonnull (step_table_find (self->window, "Card 1: Desert, 2 rails, £7"));
  g_assert_true (step_table_says (self->window, "Turn up card 3 of 3"));

  step_table_click (self, "Card 2: Village, 1 rail, £3");
  step_table_click (self, "0 rails");
  step_table_keys (self, "Return 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v0/3 m3/10");
}

/* A card that was right after all is left by another tap, or by Escape; nothing is entered. What it is already may be tapped like all
 * else of it. */
static void
test_again_nothing (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_true (step_table_says (self->window, "card 2 of 3"));
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_true (step_table_key (self, "Escape"));
  g_assert_true (step_table_says (self->window, "card 2 of 3"));
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "£7");
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
  step_table_click (self, "Leave Unchanged");
  g_assert_true (step_table_says (self->window, "card 2 of 3"));
  undo (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/_");
}

/* Backspace takes back a tap at a time, those of the card before too. */
static void
test_backspace (StepTable *self, gconstpointer data)
{
  g_assert_false (step_table_key (self, "BackSpace"));
  step_table_keys (self, "d 2 7 v BackSpace BackSpace");
  g_assert_true (step_table_says (self->window, "card 1 of 3"));
  step_table_keys (self, "BackSpace BackSpace");
  g_assert_false (step_table_key (self, "BackSpace"));
  step_table_keys (self, "r 2 7 v 1 3 s 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r2/7 v1/3 s3/10");
}

/* An undo takes back the last key, whether it has made the move or not; what was entered before is still there. */
static void
test_undo (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 v 1 3 s 3 0");
  undo (self);
  g_assert_null (step_table_last_move (self));
  g_assert_true (step_table_says (self->window, "card 3 of 3"));
  step_table_keys (self, "9");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3 s3/9");

  undo (self);
  undo (self);
  undo (self);
  undo (self);
  g_assert_true (step_table_says (self->window, "card 2 of 3"));
  step_table_keys (self, "4 s 0 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/4 s0/1");

  /* Or typed all anew. */
  undo (self);
  step_table_keys (self, "r 2 8");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/4 r2/8");
}

/* Where it isn't known how the cards were entered, they are still there, so that only what is wrong is given again. */
static void
test_recall (StepTable *self, gconstpointer data)
{
  RhCapeState state = *(const RhCapeState *) rh_session_get_state (self->session);

  g_assert_true (rh_session_play (self->session, "reveal d2/7 v1/3 s3/10", NULL));
  undo (self);
  g_assert_true (step_table_says (self->window, "Are these the cards?"));
  g_assert_false (step_table_key (self, "d"));

  g_assert_true (step_table_refuses (self, "4"));
  step_table_keys (self, "2 m 1 3");
  g_assert_true (step_table_says (self->window, "Are these the cards?"));

  /* Once they are entered, the last of them came from a new pile: that is shuffled already. */
  state.stock = 2;
  state.discard = 9;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Are these the cards?"));
  g_assert_false (step_table_says (self->window, "huffle"));
  step_table_keys (self, "1 r 2 7");
  for (guint i = 0; i < 3; i++)
    undo (self);
  g_assert_nonnull (step_table_find (self->window, "Card 1: Desert, 2 rails, £7"));
  g_assert_null (step_table_last_move (self));
  step_table_click (self, "Bid on These Cards");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 m1/3 s3/10");
}

static void
assert_draft (StepTable *self, const char *draft)
{
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, draft);
}

static void
redo (StepTable *self)
{
  g_autoptr (GError) error = NULL;

  rh_session_redo (self->session, &error);
  g_assert_no_error (error);
}

/* Who has put a card right and forgets to say so goes on with the next one: it doesn't lie on the first. Of a card that was only
 * opened, the terrain is changed as any part; so it is by who opens it again. */
static void
test_not_done (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "m 2 2 r 2 6");
  step_table_click (self, "Card 1: Mountain, 2 rails, £2");
  step_table_click (self, "1 rail");
  g_assert_true (step_table_says (self->window, "Anything else wrong with card 1 of 3?"));
  step_table_click (self, "Savanna, needs 6");
  assert_draft (self, "reveal m1/2 r2/6 s_/_");
  g_assert_true (step_table_says (self->window, "Turn up card 3 of 3"));
  undo (self);
  assert_draft (self, "reveal m1/2 r2/6");

  step_table_click (self, "Card 1: Mountain, 1 rail, £2");
  step_table_click (self, "Desert, needs 8");
  assert_draft (self, "reveal d1/2 r2/6");
  g_assert_true (step_table_says (self->window, "Anything else wrong with card 1 of 3?"));
  step_table_click (self, "3 rails");
  assert_draft (self, "reveal d3/2 r2/6");
}

/* A card typed anew is asked for until it is whole, whatever of it is the same; figures without its terrain are none of it, and what
 * is left by Escape is as it was. */
static void
test_anew (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_play (self->session, "reveal d2/7 v1/3 m0/1", NULL));
  undo (self);
  step_table_keys (self, "3 m");
  g_assert_true (step_table_says (self->window, "What should card 3 of 3 be?"));
  step_table_keys (self, "0 1");
  g_assert_true (step_table_says (self->window, "Are these the cards?"));
  assert_draft (self, "reveal d2/7 v1/3 m0/1");
  rh_step_focus (self->step);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == step_table_find (self->window, "Bid on These Cards"));
  step_table_keys (self, "0");
  g_assert_nonnull (step_table_find (self->window, "Card 3: Mountain, no rails, £10"));

  step_table_keys (self, "1 2 9");
  g_assert_nonnull (step_table_find (self->window, "Card 1: Desert, 2 rails, £7"));
  step_table_keys (self, "d 0 Escape 1 d 2 9");
  g_assert_nonnull (step_table_find (self->window, "Card 1: Desert, 2 rails, £9"));
  step_table_click (self, "Bid on These Cards");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/9 v1/3 m0/10");
}

/* What is typed anew is a draft like everything else: an undo takes back a key at a time, the last one which makes it whole too,
 * and a redo gives it back. */
static void
test_anew_undo (StepTable *self, gconstpointer data)
{
  static const char *const drafts[] = {
    "reveal d2/7 m1/4", "reveal d2/7>r_/_ m1/4", "reveal d2/7>r3/_ m1/4", "reveal r3/9 m1/4",
  };

  step_table_keys (self, "d 2 7 m 1 4");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "r 3 9");
  assert_draft (self, drafts[3]);
  g_assert_true (step_table_says (self->window, "card 3 of 3"));
  for (guint i = 3; i-- > 0;) {
    undo (self);
    assert_draft (self, drafts[i]);
    g_assert_true (step_table_says (self->window, i > 0 ? "What should card 1 of 3 be?" : "card 3 of 3"));
  }
  for (guint i = 1; i <= 3; i++) {
    redo (self);
    assert_draft (self, drafts[i]);
  }
}

/* The cards that were turned up before, of which it isn't known how they were entered: a key of one is undone by itself. */
static void
test_anew_recalled (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_play (self->session, "reveal d2/7 v1/3 m0/1", NULL));
  undo (self);
  step_table_keys (self, "2 s");
  assert_draft (self, "reveal d2/7 v1/3>s_/_ m0/1");
  step_table_keys (self, "0");
  undo (self);
  assert_draft (self, "reveal d2/7 v1/3>s_/_ m0/1");
  undo (self);
  g_assert_true (step_table_says (self->window, "Are these the cards?"));
  g_assert_nonnull (step_table_find (self->window, "Card 2: Village, 1 rail, £3"));
}

/* Another card is tapped before that is whole: it stays as far as it was typed, not whole, and is asked for again before what comes
 * next. Nothing counts of either before both are whole. */
static void
test_anew_other (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 m 1 4");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "r 3");
  step_table_click (self, "Card 2: Mountain, 1 rail, £4");
  g_assert_true (step_table_says (self->window, "What should card 2 of 3 be?"));
  g_assert_nonnull (step_table_find (self->window, "Card 1: not entered yet"));
  step_table_keys (self, "s 0 1");
  assert_draft (self, "reveal d2/7>r3/_ m1/4>s0/1");
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
  step_table_keys (self, "0"); /* of the 10 */
  assert_draft (self, "reveal d2/7>r3/_ m1/4>s0/10");
  step_table_click (self, "Card 3: not entered yet");
  g_assert_true (step_table_says (self->window, "Turn up card 3 of 3"));
  step_table_keys (self, "v 1 3");
  g_assert_null (step_table_last_move (self));
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
  step_table_keys (self, "9");
  assert_draft (self, "reveal r3/9 s0/10 v1/3");
  step_table_click (self, "Bid on These Cards");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r3/9 s0/10 v1/3");
}

/* What was begun anew is left as it was by Escape, by the button for that, and by another tap, which an undo takes back; what was
 * taken back key by key is still asked for. */
static void
test_anew_left (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7");
  for (guint i = 0; i < 3; i++) {
    step_table_click (self, "Card 1: Desert, 2 rails, £7");
    step_table_keys (self, "r 3");
    if (i == 0)
      g_assert_true (step_table_key (self, "Escape"));
    else
      step_table_click (self, i == 1 ? "Leave Unchanged" : "Card 1: not entered yet");
    assert_draft (self, "reveal d2/7");
    g_assert_true (step_table_says (self->window, "card 2 of 3"));
    undo (self);
    assert_draft (self, "reveal d2/7>r3/_");
    g_assert_true (step_table_key (self, "Escape"));
  }

  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "r 3 BackSpace BackSpace");
  assert_draft (self, "reveal d2/7");
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
  step_table_keys (self, "m 2 BackSpace BackSpace s 0 1");
  assert_draft (self, "reveal s0/1");
}

/* A 0 makes ten only of a value that was given just now, not of one that a card had already. */
static void
test_anew_no_ten (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_play (self->session, "reveal d2/7 v1/3 m0/1", NULL));
  undo (self);
  step_table_click (self, "Card 3: Mountain, no rails, £1");
  step_table_click (self, "Desert, needs 8");
  g_assert_true (step_table_refuses (self, "0"));
  step_table_click (self, "Done");
  g_assert_true (step_table_says (self->window, "Are these the cards?"));
  g_assert_true (step_table_refuses (self, "0"));
  g_assert_nonnull (step_table_find (self->window, "Card 3: Desert, no rails, £1"));
}

/* An update with nothing new, as after a look at the ledger, forgets nothing. */
static void
test_update (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 v 1");
  rh_step_update (self->step);
  step_table_keys (self, "3 s 3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3 s3/10");
}

/* The question says when to shuffle: before the card that is turned up after that, and no other. */
static void
test_shuffle (StepTable *self, gconstpointer data)
{
  RhCapeState state = *(const RhCapeState *) rh_session_get_state (self->session);

  state.stock = 0;
  state.discard = 9;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Shuffle the discards first."));

  /* It follows the cards as they are turned up. */
  state.stock = 2;
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Turn up card 1 of 3"));
  step_table_keys (self, "d 2 7");
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Turn up card 2 of 3"));
  step_table_keys (self, "v 1 3");
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Shuffle the discards now, then turn up card 3."));
  step_table_keys (self, "s");
  step_table_show (self, &state);
  g_assert_true (step_table_says (self->window, "Shuffle the discards now, then turn up card 3."));

  state.stock = 3;
  step_table_show (self, &state);
  g_assert_false (step_table_says (self->window, "huffle"));
}

/* The panel is usable at 360 pixels. */
static void
test_narrow (StepTable *self, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 312);
}

/* A ten typed as it is written goes on behind the card that is given anew, too. A figure alone may be its rails or its value, and is
 * refused, whichever it is: half of what was typed would be worse than nothing. Nothing moves. */
static void
test_mended_figures (StepTable *self, gconstpointer data)
{
  graphene_rect_t before, after;
  GtkWidget *key;

  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  key = step_table_find (self->window, "2 rails");
  step_table_wait_for (gtk_widget_get_height (key) > 0);
  g_assert_true (gtk_widget_compute_bounds (key, self->window, &before));
  step_table_keys (self, "3");
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_VERTICAL, 1000, NULL, NULL, NULL, NULL);
  g_assert_true (step_table_says (self->window, "Tap what is wrong"));
  g_assert_true (gtk_widget_compute_bounds (key, self->window, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  step_table_keys (self, "5");
  g_assert_true (step_table_says (self->window, "Tap what is wrong"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  step_table_keys (self, "d 0 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d0/1 v1/3");
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d0/10 v1/3");
}

/* While cards are bid on it is the same beside the bids: it corrects the move once it is whole, and each key is undone. */
static void
test_mended_undo (StepTable *self, gconstpointer data)
{
  static const char *const drafts[] = { "", "| r_/_", "| r3/_" };

  g_assert_true (rh_session_seal_bid (self->session, 0, 12, NULL));
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "r 3");
  assert_draft (self, "| r3/_");
  g_assert_true (rh_session_is_sealed (self->session, 0));
  step_table_keys (self, "9");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r3/9 v1/3");
  assert_draft (self, "");
  g_assert_false (step_table_says (self->window, "What should card 1"));

  for (guint i = G_N_ELEMENTS (drafts); i-- > 0;) {
    undo (self);
    g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
    assert_draft (self, drafts[i]);
    g_assert_cmpint (step_table_says (self->window, "What should card 1 of 2 be?"), ==, i > 0);
  }
  for (guint i = 0; i < G_N_ELEMENTS (drafts); i++)
    redo (self);
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r3/9 v1/3");
  g_assert_true (rh_session_is_sealed (self->session, 0));
}

/* Another card is tapped before it is whole: the move is corrected once, when both are; what was typed so far is there again for
 * whoever comes back. */
static void
test_mended_other (StepTable *self, gconstpointer data)
{
  RhStep *again;

  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "r 3");
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  step_table_keys (self, "s 0 1 0");
  assert_draft (self, "| r3/_ s0/10");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");

  again = g_object_ref_sink (g_object_new (RH_TYPE_CAPE_BIDS_STEP, "session", self->session, NULL));
  rh_step_update (again);
  g_assert_true (step_table_says (GTK_WIDGET (again), "What should card 1 of 2 be?"));
  g_object_unref (again);

  step_table_keys (self, "1");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r3/1 s0/10");
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r3/10 s0/10");

  step_table_click (self, "Card 1: River, 3 rails, £10");
  step_table_keys (self, "d 1 Escape");
  assert_draft (self, "");
  g_assert_false (step_table_says (self->window, "What should card"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal r3/10 s0/10");
}

static gboolean
keeps (StepTable *self)
{
  return RH_STEP_GET_CLASS (self->step)->keeps (self->step);
}

/* Whoever goes Home leaves nothing as it was that was begun anew: it is kept. A card that was only opened is closed first. */
static void
test_mended_kept (StepTable *self, gconstpointer data)
{
  g_assert_false (keeps (self));
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_false (keeps (self));
  step_table_keys (self, "r");
  g_assert_true (keeps (self));
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_false (keeps (self));
}

/* An undo closes a card that was only opened, and takes back first what was typed of one. */
static void
test_mended_take_back (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "r");
  g_assert_false (rh_step_take_back (self->step));
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (rh_step_take_back (self->step));
  g_assert_true (step_table_says (self->window, "What should card 1 of 2 be?"));
  assert_draft (self, "| r_/_");
  g_assert_true (step_table_key (self, "Escape"));
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (rh_step_take_back (self->step));
  g_assert_false (step_table_says (self->window, "What should card"));
}

static void
set_up_bids (StepTable *self, gconstpointer data)
{
  static const char *const auction[] = { "reveal d2/7 v1/3", NULL };

  step_table_open (self, 2, RH_TYPE_CAPE_BIDS_STEP, auction);
}

#define ADD(name, function) g_test_add ("/cape-reveal-step/" name, StepTable, NULL, set_up, function, tear_down)
#define ADD_BIDS(name, function) g_test_add ("/cape-reveal-step/" name, StepTable, NULL, set_up_bids, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("keys", test_keys);
  ADD ("ten", test_ten);
  ADD ("taps", test_taps);
  ADD ("focus", test_focus);
  ADD ("again", test_again);
  ADD ("again-nothing", test_again_nothing);
  ADD ("backspace", test_backspace);
  ADD ("undo", test_undo);
  ADD ("recall", test_recall);
  ADD ("anew", test_anew);
  ADD ("not-done", test_not_done);
  ADD ("anew-no-ten", test_anew_no_ten);
  ADD ("anew-undo", test_anew_undo);
  ADD ("anew-recalled", test_anew_recalled);
  ADD ("anew-other", test_anew_other);
  ADD ("anew-left", test_anew_left);
  ADD_BIDS ("mended-figures", test_mended_figures);
  ADD_BIDS ("mended-undo", test_mended_undo);
  ADD_BIDS ("mended-other", test_mended_other);
  ADD_BIDS ("mended-kept", test_mended_kept);
  ADD_BIDS ("mended-take-back", test_mended_take_back);
  ADD ("update", test_update);
  ADD ("shuffle", test_shuffle);
  ADD ("narrow", test_narrow);

  return g_test_run ();
}
