/* SPDX-License-Identifier: GPL-3.0-or-later
 * Which card on offer is open, as it is given anew. */

#include "step-table.h"

#include "rh-cape-opened.h"
#include "rh-cape-reveal-step.h"

#include <string.h>

#define NONE RH_CAPE_OPENED_NONE

static RhCapeDraft
parse (const char *text)
{
  return rh_cape_draft_parse (text, RH_CAPE_MOVE_REVEAL);
}

/* From one draft to the other, with a card open. */
static void
assert_follows (const char *from, const char *to, int open, int due, int expected)
{
  RhCapeDraft before = parse (from), draft = parse (to);
  RhCapeOpened opened;

  rh_cape_opened_init (&opened);
  rh_cape_opened_open (&opened, &before, open);
  rh_cape_opened_follow (&opened, &before, &draft, 3, due);
  g_assert_cmpint (opened.place, ==, expected);
}

static void
test_follow (void)
{
  /* It stays where a part of it is another, whole as it is; and else goes to what is not whole, unless that is due anyway. */
  assert_follows ("reveal d2/7 v1/3", "reveal d2/8 v1/3", 0, 2, 0);
  assert_follows ("reveal d2/7 v1/3", "reveal d2/8 v1/3", 1, 2, NONE);
  assert_follows ("reveal d2/7 v1/3", "reveal d2/8 v1/3", NONE, 2, NONE);
  assert_follows ("reveal d2/7>r3/_ v1/3", "reveal r3/8 v1/3", 0, 2, NONE);
  assert_follows ("reveal d2/7 v1/3", "reveal d2/7>r_/_ v1/3", NONE, 2, 0);
  assert_follows ("reveal d2/7 v1/3", "reveal d2/7 v1/3 m_/_", 0, 2, NONE);
}

static void
test_given (void)
{
  /* Against what it was when it was opened, whatever came between. */
  RhCapeDraft was = parse ("reveal d2/7 v1/3"), now = parse ("reveal d3/7 v1/3"), begun = parse ("reveal d2/7>r3/_ v1/3");
  RhCapeOpened opened;

  rh_cape_opened_init (&opened);
  g_assert_false (rh_cape_opened_is_given (&opened, &was));
  rh_cape_opened_open (&opened, &was, 0);
  g_assert_false (rh_cape_opened_is_given (&opened, &was));
  g_assert_false (rh_cape_opened_is_given (&opened, &begun));
  g_assert_true (rh_cape_opened_is_given (&opened, &now));
  g_assert_false (rh_cape_opened_is_unchanged (&opened, &now));
  g_assert_false (rh_cape_opened_is_unchanged (&opened, &begun));
  g_assert_true (rh_cape_opened_is_unchanged (&opened, &was));
  rh_cape_opened_open (&opened, &now, 0);
  g_assert_true (rh_cape_opened_is_given (&opened, &now));
  rh_cape_opened_open (&opened, &now, NONE);
  rh_cape_opened_open (&opened, &now, 0);
  g_assert_false (rh_cape_opened_is_given (&opened, &now));
}

static void
test_ten (void)
{
  /* Only of a 1, and of what is given anew there. */
  RhCapeDraft draft = parse ("reveal d2/1 v1/3 m0/1>s0/1");
  RhCapeOpened opened;

  rh_cape_opened_init (&opened);
  g_assert_false (rh_cape_opened_make_ten (&opened, &draft, 1));
  g_assert_true (rh_cape_opened_make_ten (&opened, &draft, 0));
  g_assert_cmpint (draft.cards[0].value, ==, 10);
  g_assert_true (rh_cape_opened_make_ten (&opened, &draft, 2));
  g_assert_cmpint (draft.cards[2].value, ==, 1);
  g_assert_cmpint (draft.anew[2].value, ==, 10);
}

/* What is only chosen is seen, and changes nothing until it is applied; nor is the same a change, nor what another card was to be. */
static void
test_chosen (void)
{
  RhCapeDraft draft = parse ("reveal d2/1 v1/3"), other;
  RhCapeParts parts = { RH_CAPE_DESERT, 3, 1 };
  RhCapeOpened opened;

  rh_cape_opened_init (&opened);
  g_assert_false (rh_cape_opened_is_chosen (&opened));
  rh_cape_opened_open (&opened, &draft, 0);
  g_assert_false (rh_cape_opened_apply (&opened, &draft));
  rh_cape_opened_choose (&opened, &draft, parts);
  g_assert_true (rh_cape_opened_is_chosen (&opened));
  g_assert_true (rh_cape_opened_is_given (&opened, &draft));
  g_assert_true (rh_cape_opened_is_unchanged (&opened, &draft));
  g_assert_cmpint (rh_cape_opened_get_card (&opened, &draft, 0).rails, ==, 3);
  g_assert_cmpint (rh_cape_opened_get_card (&opened, &draft, 1).rails, ==, 1);
  g_assert_true (rh_cape_opened_make_ten (&opened, &draft, 0));
  g_assert_cmpint (rh_cape_draft_get_card (&draft, 0).value, ==, 1);

  g_assert_true (rh_cape_opened_apply (&opened, &draft));
  g_assert_false (rh_cape_opened_is_chosen (&opened));
  g_assert_cmpint (draft.anew[0].rails, ==, 3);
  g_assert_cmpint (draft.anew[0].value, ==, 10);

  draft = other = parse ("reveal d2/1 v1/3");
  rh_cape_opened_choose (&opened, &draft, parts);
  rh_cape_opened_choose (&opened, &draft, draft.cards[0]);
  g_assert_false (rh_cape_opened_is_chosen (&opened));
  rh_cape_opened_choose (&opened, &draft, parts);
  rh_cape_opened_open (&opened, &draft, 1);
  g_assert_false (rh_cape_opened_is_chosen (&opened));
  rh_cape_opened_choose (&opened, &draft, parts);
  other.cards[1].value = 4;
  rh_cape_opened_follow (&opened, &draft, &other, 2, NONE);
  g_assert_cmpint (opened.place, ==, 1);
  g_assert_false (rh_cape_opened_is_chosen (&opened));
}

static void
assert_leaves (const RhCapeOpened *opened, const RhCapeDraft *draft, const char *name, const char *question)
{
  GtkWidget *leave = g_object_ref_sink (gtk_button_new ());
  GtkWidget *apply = g_object_ref_sink (gtk_button_new ());
  g_autofree char *asked = rh_cape_opened_ask (opened, draft, 0, 3);

  rh_cape_opened_show_leave (opened, draft, GTK_BUTTON (leave), apply, TRUE);
  g_assert_cmpint (gtk_widget_get_visible (apply), ==, rh_cape_opened_is_chosen (opened));
  gtk_test_accessible_assert_property (leave, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (strcmp (name, "Done") == 0)
    g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (leave)), ==, name);
  else
    g_assert_cmpstr (gtk_button_get_icon_name (GTK_BUTTON (leave)), ==, "window-close-symbolic");
  g_assert_cmpstr (asked, ==, question);
  rh_cape_opened_show_leave (opened, draft, GTK_BUTTON (leave), apply, FALSE);
  g_assert_false (gtk_widget_get_visible (leave));
  g_assert_false (gtk_widget_get_visible (apply));
  g_object_unref (leave);
  g_object_unref (apply);
}

/* What was given is done with; all else is left as it was, and what is chosen can be applied, too. */
static void
test_leave (void)
{
  RhCapeDraft was = parse ("reveal d2/7 v1/3"), now = parse ("reveal d3/7 v1/3");
  RhCapeOpened opened;

  rh_cape_opened_init (&opened);
  rh_cape_opened_open (&opened, &was, 0);
  assert_leaves (&opened, &was, "Leave Unchanged", "What should card 1 of 3 be?");
  assert_leaves (&opened, &now, "Done", "Anything else wrong with card 1 of 3?");
  rh_cape_opened_choose (&opened, &was, now.cards[0]);
  assert_leaves (&opened, &was, "Leave Unchanged", "Change card 1 to this?");
}

static void
set_up (StepTable *self, gconstpointer data)
{
  static const char *const no_moves[] = { NULL };

  step_table_open (self, 3, RH_TYPE_CAPE_REVEAL_STEP, no_moves);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

static void
undo (StepTable *self)
{
  g_assert_true (rh_session_undo (self->session, NULL));
}

/* More of it was wrong: each part is tapped after the other, and none of these taps is the next card's; that once more isn't either. An
 * undo takes back a part and leaves the card open, as it was then; and then closes it. Where another card is begun, another part may be
 * that card's, and is neither's. */
static void
test_more (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 v 1 3");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "3 rails");
  step_table_click (self, "3 rails");
  g_assert_true (step_table_says (self->window, "Anything else wrong with card 1 of 3?"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == step_table_find (self->window, "Done"));
  step_table_click (self, "£9");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d3/9 v1/3");

  undo (self);
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d3/7 v1/3");
  g_assert_false (rh_step_take_back (self->step));
  g_assert_true (step_table_says (self->window, "Anything else wrong with card 1 of 3?"));
  undo (self);
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
  g_assert_true (rh_step_take_back (self->step));
  g_assert_true (step_table_says (self->window, "Turn up card 3 of 3"));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7 v1/3");

  step_table_keys (self, "m");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "3 rails");
  step_table_click (self, "Savanna, needs 6");
  step_table_click (self, "£9");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d3/7 v1/3 m_/_");
  g_assert_true (step_table_says (self->window, "First press Done: another card is begun."));
  step_table_click (self, "2 rails");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7 v1/3 m_/_");
  g_assert_true (rh_step_take_back (self->step));

  step_table_click (self, "Card 2: Village, 1 rail, £3");
  step_table_click (self, "£1");
  step_table_keys (self, "0");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "Card 3: not entered yet");
  step_table_keys (self, "3 0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/10 m3/10");
}

/* What is typed then may be meant for that card or for the next one: it is neither's. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 v 1 3");
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "3 rails");
  for (guint i = 0; i < 3; i++) {
    static const char *const keys[] = { "m", "9", "BackSpace" };

    g_assert_true (step_table_refuses (self, keys[i]));
    g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d3/7 v1/3");
  }
  g_assert_true (step_table_says (self->window, "Tap what else is wrong. Enter goes on."));
  g_assert_true (step_table_key (self, "Escape"));
  step_table_keys (self, "m 0 9");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d3/7 v1/3 m0/9");
}

/* A card that isn't begun takes no figure by a tap: that was rather meant for what stood there before, such as the one on the last card
 * once more. What is begun takes them in any order. */
static void
test_terrain_first (StepTable *self, gconstpointer data)
{
  static const char *const figures[] = { "£3", "2 rails" };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++) {
    step_table_click (self, figures[i]);
    g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
    g_assert_true (step_table_says (self->window, "First its terrain: tap it, or type its letter."));
    gtk_test_accessible_assert_state (step_table_find (self->window, figures[i]), GTK_ACCESSIBLE_STATE_CHECKED,
                                      GTK_ACCESSIBLE_TRISTATE_FALSE);
  }
  step_table_click (self, "Desert, needs 8");
  step_table_click (self, "£3");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d_/3");
  step_table_click (self, "2 rails");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/3");
}

/* Nor does the next card lie on one that was put right where both have the same terrain; but one that was put right just now isn't the
 * next card's as well. */
static void
test_same_terrain (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 7 d 1 3");
  step_table_click (self, "Card 2: Desert, 1 rail, £3");
  step_table_click (self, "£6");
  step_table_click (self, "£6");
  g_assert_true (step_table_says (self->window, "Anything else wrong with card 2 of 3?"));
  step_table_click (self, "Desert, needs 8");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7 d1/6 d_/_");
  undo (self);

  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "River, needs 10");
  step_table_click (self, "River, needs 10");
  g_assert_true (step_table_says (self->window, "Anything else wrong with card 1 of 3?"));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal r2/7 d1/6");
  step_table_click (self, "Desert, needs 8");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d2/7 d1/6");
  g_assert_true (step_table_says (self->window, "What should card 1 of 3 be?"));
}

/* A value that was refused is none that a 0 makes ten of, nor is the one that the card had. */
static void
test_refused_ten (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "d 2 1 v 1 3 m");
  step_table_click (self, "Card 1: Desert, 2 rails, £1");
  step_table_click (self, "3 rails");
  step_table_click (self, "£9");
  g_assert_true (step_table_says (self->window, "First press Done: another card is begun."));
  g_assert_true (step_table_refuses (self, "0"));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "reveal d3/1 v1/3 m_/_");
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/cape-opened/follow", test_follow);
  g_test_add_func ("/cape-opened/given", test_given);
  g_test_add_func ("/cape-opened/ten", test_ten);
  g_test_add_func ("/cape-opened/chosen", test_chosen);
  g_test_add_func ("/cape-opened/leave", test_leave);
  g_test_add ("/cape-opened/more", StepTable, NULL, set_up, test_more, tear_down);
  g_test_add ("/cape-opened/terrain-first", StepTable, NULL, set_up, test_terrain_first, tear_down);
  g_test_add ("/cape-opened/refused-ten", StepTable, NULL, set_up, test_refused_ten, tear_down);
  g_test_add ("/cape-opened/same-terrain", StepTable, NULL, set_up, test_same_terrain, tear_down);
  g_test_add ("/cape-opened/keys", StepTable, NULL, set_up, test_keys, tear_down);

  return g_test_run ();
}
