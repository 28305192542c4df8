/* SPDX-License-Identifier: GPL-3.0-or-later
 * A card on offer that is given anew, in place of the bids. */

#include "board.h"
#include "step-table.h"

#include "rh-cape-bids-step.h"
#include "rh-cape-mending.h"
#include "rh-cape-open-bids-step.h"

static const char *const reveal[] = { "reveal d2/7 v1/3 s3/10", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 3, ((GType (*) (void)) data) (), reveal);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

/* Hidden, too. */
static RhCapeMending *
find (GtkWidget *root)
{
  RhCapeMending *found = RH_IS_CAPE_MENDING (root) ? RH_CAPE_MENDING (root) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child);

  return found;
}

static void
on_mended_cb (RhCapeMending *mending, guint *n)
{
  ++*n;
}

/* The card is asked for alone, and stays until it is left. What is chosen of it is only seen, so that a tap that was meant for what
 * stood there changes nothing of what is bid on; it is one change once it is applied. */
static void
test_card (StepTable *self, gconstpointer data)
{
  RhCapeMending *mending = find (self->window);
  guint n = 0;

  g_signal_connect (mending, "mended", G_CALLBACK (on_mended_cb), &n);
  g_assert_null (rh_cape_mending_get_step (mending));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (mending)));

  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (mending)));
  g_assert_true (step_table_says (self->window, "What should card 2 of 3 be?"));
  g_assert_nonnull (rh_cape_mending_get_step (mending));
  step_table_click (self, "£3");
  g_assert_true (step_table_says (self->window, "What should card 2 of 3 be?"));
  step_table_click (self, "£4");
  step_table_click (self, "Mountain, needs 9");
  g_assert_cmpstr (step_table_last_move (self), ==, reveal[0]);
  g_assert_true (step_table_says (self->window, "Change card 2 to this?"));
  g_assert_nonnull (step_table_find (self->window, "Card 2: Mountain, 1 rail, £4"));
  g_assert_true (step_table_refuses (self, "5"));
  g_assert_cmpuint (n, ==, 0);

  step_table_click (self, "Apply");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 m1/4 s3/10");
  g_assert_cmpuint (n, ==, 1);
  g_assert_null (rh_cape_mending_get_step (mending));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (mending)));
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, reveal[0]);
  g_assert_null (rh_cape_mending_get_step (mending));
}

/* A ten may be tapped, or its 1 tapped and its 0 typed; Enter applies it, and a 0 behind that is no longer its. */
static void
test_ten (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  step_table_click (self, "£1");
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, reveal[0]);
  g_assert_true (step_table_key (self, "Return"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/10 s3/10");

  step_table_click (self, "Card 2: Village, 1 rail, £10");
  step_table_click (self, "£1");
  g_assert_true (step_table_key (self, "Return"));
  step_table_key (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/1 s3/10");
}

static void
on_tell_cb (GSimpleAction *action, GVariant *text, gpointer told)
{
  g_string_append_printf (told, "%s ", g_variant_get_string (text, NULL));
}

/* What the table is told. */
static void
listen (StepTable *self, GString *told)
{
  static const GActionEntry entry = { .name = "tell", .activate = on_tell_cb, .parameter_type = "s" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, told);
  gtk_widget_insert_action_group (self->window, "table", G_ACTION_GROUP (group));
}

/* What is chosen and not applied is dropped by whoever leaves it, by its button, a tap on the card, Escape or an undo, and
 * that is told. */
static void
test_dropped (StepTable *self, gconstpointer data)
{
  RhCapeMending *mending = find (self->window);
  g_autoptr (GString) told = g_string_new (NULL);

  listen (self, told);
  for (guint i = 0; i < 5; i++) {
    g_string_truncate (told, 0);
    step_table_click (self, "Card 2: Village, 1 rail, £3");
    step_table_click (self, "£4");
    g_assert_true (step_table_says (self->window, "Change card 2 to this?"));
    if (i == 0)
      step_table_click (self, "Card 2: Village, 1 rail, £4");
    else if (i == 1)
      g_assert_true (step_table_key (self, "Escape"));
    else if (i == 2)
      g_assert_true (rh_step_take_back (self->step));
    else if (i == 3)
      step_table_click (self, "Leave Unchanged");
    else
      step_table_click (self, "Card 1: Desert, 2 rails, £7");
    g_assert_cmpstr (step_table_last_move (self), ==, reveal[0]);
    g_assert_cmpint (rh_cape_mending_get_step (mending) != NULL, ==, i == 4);
    g_assert_cmpstr (told->str, ==, i < 4 ? "Card 2 was left unchanged. " : "");
  }

  /* Not by a tap on another card: it would be gone without a word. */
  g_assert_true (step_table_says (self->window, "First apply this change, or leave the card unchanged (×)."));
  g_assert_true (step_table_says (self->window, "Change card 2 to this?"));
  step_table_click (self, "Apply");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/4 s3/10");
  gtk_widget_insert_action_group (self->window, "table", NULL);
}

/* What is undone first is that it is open; where the game goes on by itself, it is over too. */
static void
test_over (StepTable *self, gconstpointer data)
{
  RhCapeMending *mending = find (self->window);

  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (rh_step_take_back (self->step));
  g_assert_null (rh_cape_mending_get_step (mending));
  g_assert_false (rh_step_take_back (self->step));

  rh_cape_mending_open (mending, self->step, 0);
  g_assert_true (rh_session_play (self->session, "bids 1 2 3", NULL));
  g_assert_null (rh_cape_mending_get_step (mending));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (mending)));
}

/* Its key asks for the last card, and on for those before it; after the first, for the bids again. */
static void
test_key (StepTable *self, gconstpointer data)
{
  RhCapeMending *mending = find (self->window);

  step_table_keys (self, "c");
  g_assert_true (step_table_says (self->window, "What should card 3 of 3 be?"));
  step_table_keys (self, "c");
  g_assert_true (step_table_says (self->window, "What should card 2 of 3 be?"));
  step_table_keys (self, "v 1 7");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/7 s3/10");
  for (guint i = 0; i < 3; i++) {
    step_table_keys (self, "c");
    g_assert_nonnull (rh_cape_mending_get_step (mending));
  }
  step_table_keys (self, "c");
  g_assert_null (rh_cape_mending_get_step (mending));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (mending)));
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add ("/cape-mending/sealed/card", StepTable, rh_cape_bids_step_get_type, set_up, test_card, tear_down);
  g_test_add ("/cape-mending/sealed/ten", StepTable, rh_cape_bids_step_get_type, set_up, test_ten, tear_down);
  g_test_add ("/cape-mending/sealed/dropped", StepTable, rh_cape_bids_step_get_type, set_up, test_dropped, tear_down);
  g_test_add ("/cape-mending/sealed/over", StepTable, rh_cape_bids_step_get_type, set_up, test_over, tear_down);
  g_test_add ("/cape-mending/sealed/key", StepTable, rh_cape_bids_step_get_type, set_up, test_key, tear_down);
  g_test_add ("/cape-mending/open/key", StepTable, rh_cape_open_bids_step_get_type, set_up, test_key, tear_down);
  g_test_add ("/cape-mending/open/card", StepTable, rh_cape_open_bids_step_get_type, set_up, test_card, tear_down);
  g_test_add ("/cape-mending/open/dropped", StepTable, rh_cape_open_bids_step_get_type, set_up, test_dropped, tear_down);
  g_test_add ("/cape-mending/open/over", StepTable, rh_cape_open_bids_step_get_type, set_up, test_over, tear_down);

  return g_test_run ();
}
