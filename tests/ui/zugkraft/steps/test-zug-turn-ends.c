/* SPDX-License-Identifier: GPL-3.0-or-later
 * The buttons below a turn: which can end it, what that says, and what is left of them in a turn that is looked at. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-zug-barred.h"
#include "rh-zug-turn-ends.h"

/* With nothing set down, what was pressed too soon and is to be pressed once more is chosen. */
static void
check_asks (const RhZugTurnEnds *ends, const RhZugState *state)
{
  RhZugRefusal refusal = { 0 };
  RhZugTurn turn;

  g_assert_true (rh_zug_turn_compute (state, &(RhZugDraft) { 0 }, &turn));
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_WRECK, G_TIME_SPAN_SECOND, G_TIME_SPAN_SECOND));
  rh_zug_turn_ends_show (ends, &turn, &refusal);
  g_assert_true (rh_button_is_chosen (ends->wreck) && !rh_button_is_chosen (ends->shortage));
  rh_zug_turn_ends_show (ends, &turn, &(RhZugRefusal) { 0 });
  g_assert_false (rh_button_is_chosen (ends->wreck));
}

static void
test_ends (void)
{
  g_autoptr (RhSetup) setup = zug_table_setup (2, "");
  const RhZugState state = zug_table_start (setup);
  const RhZugDraft draft = rh_zug_draft_parse ("train engine tender tank");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  RhZugRefusal refusal = { 0 };
  RhZugTurnEnds ends;
  RhZugTurn turn;
  Board board = { 0 };

  for (guint i = 0; i < 4; i++)
    gtk_box_append (GTK_BOX (box), rh_button_new ());
  ends = (RhZugTurnEnds) {
    .stop = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 0)),
    .shortage = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 1)),
    .wreck = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 2)),
    .advice = RH_BUTTON (board_find (box, RH_TYPE_BUTTON, 3)),
  };
  rh_zug_turn_ends_set_up (&ends);
  board_show (&board, box, 300, 400);
  g_assert_true (rh_zug_turn_compute (&state, &draft, &turn));

  rh_zug_turn_ends_show (&ends, &turn, &refusal);
  g_assert_true (board_says (box, "Stop with 4"));
  g_assert_false (rh_zug_barred_get (GTK_WIDGET (ends.stop)));
  g_assert_true (rh_zug_barred_get (GTK_WIDGET (ends.shortage)));
  g_assert_cmpint (rh_zug_turn_ends_get_kind (&ends, ends.stop), ==, RH_ZUG_MOVE_TRAIN);
  g_assert_cmpint (rh_zug_turn_ends_get_kind (&ends, ends.shortage), ==, RH_ZUG_MOVE_SHORT);
  g_assert_cmpint (rh_zug_turn_ends_get_kind (&ends, ends.wreck), ==, RH_ZUG_MOVE_WRECK);

  rh_zug_refusal_part (&refusal, &turn, RH_ZUG_TENDER, G_TIME_SPAN_SECOND);
  g_assert_false (rh_zug_refusal_end (&refusal, &turn, RH_ZUG_MOVE_TRAIN, G_TIME_SPAN_SECOND, 0));
  rh_zug_turn_ends_show (&ends, &turn, &refusal);
  g_assert_true (board_says (box, "Stop with 4?"));

  check_asks (&ends, &state);

  /* Advice that has the place of the parts leads back to them by the same button. */
  rh_zug_turn_ends_ask (&ends, TRUE, FALSE);
  g_assert_true (rh_button_is_chosen (ends.advice) && board_says (GTK_WIDGET (ends.advice), "Advice"));
  rh_zug_turn_ends_ask (&ends, TRUE, TRUE);
  g_assert_true (!rh_button_is_chosen (ends.advice) && board_says (GTK_WIDGET (ends.advice), "Parts"));
  rh_zug_turn_ends_ask (&ends, FALSE, FALSE);
  g_assert_false (rh_button_is_chosen (ends.advice));

  rh_zug_turn_ends_answer (&ends, RH_ZUG_MOVE_WRECK, TRUE);
  g_assert_true (rh_button_is_chosen (ends.wreck));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ends.stop)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ends.shortage)));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (ends.advice)));
  board_close (&board);
}

static GtkLabel *
find_label (GtkWidget *button, const char *css_class)
{
  GtkWidget *label;

  for (guint i = 0; (label = board_find (button, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (label, css_class))
      return GTK_LABEL (label);
  }
  g_assert_not_reached ();
}

static void
test_phone (void)
{
  /* On a phone the end of the longest word there is, a Hungarian one, stands below its key, and doesn’t touch it. */
  ZugTable table;
  GtkWidget *button;
  GtkLabel *word;
  g_autoptr (PangoLayout) layout = NULL;
  PangoRectangle ink, last;
  graphene_rect_t key, drawn;
  int x, y;

  zug_table_open (&table, 3, "", NULL);
  zug_table_show_page (&table, 360, 720);
  button = board_find_named (table.child, RH_TYPE_BUTTON, "Shortage");
  rh_button_set (RH_BUTTON (button), "Járműhiány", NULL);
  board_settle ();
  word = find_label (button, "rh-label");
  layout = pango_layout_copy (gtk_label_get_layout (word));
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  pango_layout_set_text (layout, "y", -1);
  pango_layout_get_pixel_extents (layout, &last, NULL);
  gtk_label_get_layout_offsets (word, &x, &y);
  drawn = GRAPHENE_RECT_INIT ((float) (x + ink.x), (float) (y + last.y), (float) ink.width, (float) last.height);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (find_label (button, "rh-key")), GTK_WIDGET (word), &key));
  g_assert_cmpfloat (drawn.origin.x + drawn.size.width, >, key.origin.x);
  g_assert_cmpfloat (drawn.origin.y, >=, key.origin.y + key.size.height + 2);
  zug_table_close (&table);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/zug-turn-ends/ends", test_ends);
  g_test_add_func ("/zug-turn-ends/phone", test_phone);

  return g_test_run ();
}
