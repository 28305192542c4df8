/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ledger where there is room for large lines, and for what can be corrected to show so. */

#include "config.h"

#include "board.h"
#include "contrast.h"

#include "rh-cape-telling.h"
#include "rh-ledger.h"
#include "rh-level.h"
#include "rh-sheet.h"

#define N_MOVES 3 /* of each player one line or two */

static void
on_correct_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

static int
type_of (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);

  return pango_font_description_get_size (pango_context_get_font_description (context));
}

static void
test_roomy (void)
{
  /* On wide sheets lines are as large as what is read at the table, and each that can be corrected shows its pencil, behind its reason; on
   * others, as they were. The start is as high as a line that is pressed. */
  static const GActionEntry actions[] = { { .name = "correct-of", .activate = on_correct_cb, .parameter_type = "(uu)" } };
  static const int widths[] = { 820, 1000 };
  int types[2];

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    Board board;
    g_autoptr (RhLedgerLines) lines = NULL;
    g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
    GtkWidget *ledger, *rounds, *start, *line, *pencil, *reason;
    graphene_rect_t of_pencil, of_reason;

    board_open (&board, "cape-two-dutch-rivers");
    lines = rh_ledger_lines_new (&rh_cape_telling, board.setup, (const char *const *) board.moves->pdata, N_MOVES);
    ledger = rh_ledger_new (&rh_cape_telling, board.setup, 0);
    g_action_map_add_action_entries (G_ACTION_MAP (group), actions, 1, NULL);
    gtk_widget_insert_action_group (ledger, "book", G_ACTION_GROUP (group));
    rh_ledger_update (RH_LEDGER (ledger), lines, TRUE);
    board_show (&board, ledger, widths[i], 600);
    board_settle ();
    rounds = gtk_widget_get_first_child (board_find (board_find (ledger, RH_TYPE_SHEET, 0), RH_TYPE_LEVEL, 0));
    start = gtk_widget_get_first_child (rounds);
    line = gtk_widget_get_first_child (gtk_widget_get_next_sibling (rounds));
    pencil = board_find (line, GTK_TYPE_IMAGE, 0);
    reason = board_find (line, GTK_TYPE_LABEL, 2);
    types[i] = type_of (reason);
    g_assert_cmpint (types[i], ==, type_of (board_find (start, GTK_TYPE_LABEL, 0)));
    g_assert_cmpint (gtk_widget_get_height (start), ==, gtk_widget_get_height (line));
    g_assert_true (gtk_widget_compute_bounds (pencil, ledger, &of_pencil));
    g_assert_true (gtk_widget_compute_bounds (reason, ledger, &of_reason));
    g_test_message ("%d: %d, pencil from %g", widths[i], gtk_widget_get_width (ledger), (double) of_pencil.origin.x);
    g_assert_true (gtk_widget_has_css_class (ledger, "roomy") == (i == 1));
    if (i == 1) {
      g_assert_cmpfloat (contrast_of_text (board.window, pencil), >=, 3);
      g_assert_cmpfloat (of_reason.origin.x + of_reason.size.width, <=, of_pencil.origin.x + 1);
    } else {
      g_assert_cmpfloat (contrast_of_text (board.window, pencil), <, 1.1);
    }
    board_close (&board);
  }
  g_assert_cmpint (types[1], >, types[0] * 6 / 5);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_add_func ("/ledger-roomy/lines", test_roomy);

  return g_test_run ();
}
