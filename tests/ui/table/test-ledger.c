/* SPDX-License-Identifier: GPL-3.0-or-later
 * The ledger. */

#include "config.h"

#include "board.h"

#include "rh-cape-telling.h"
#include "rh-ledger.h"
#include "rh-level.h"
#include "rh-sheet.h"
#include "rh-cape-text.h"

#include <stdlib.h>
#include <string.h>

#define ALL G_MAXUINT

/* Shows what is written after those moves. */
static void
update (Board *board, GtkWidget *ledger, guint n_moves)
{
  g_autoptr (RhLedgerLines) lines =
    rh_ledger_lines_new (&rh_cape_telling, board->setup, (const char *const *) board->moves->pdata, n_moves);

  rh_ledger_update (RH_LEDGER (ledger), lines, FALSE);
}

static GtkWidget *
open_ledger (Board *board, guint n_moves, int turn)
{
  GtkWidget *ledger;

  board_open (board, "cape-three-players");
  ledger = rh_ledger_new (&rh_cape_telling, board->setup, turn);
  update (board, ledger, MIN (n_moves, board->moves->len));

  return ledger;
}

/* The column of the rounds of a sheet, in which the lines are. */
static GtkWidget *
rounds_of (GtkWidget *ledger, guint seat)
{
  return board_find (board_find (ledger, RH_TYPE_SHEET, seat), RH_TYPE_LEVEL, 0);
}

static GtkWidget *
first_line (GtkWidget *round)
{
  while (round != NULL && gtk_widget_get_first_child (round) == NULL)
    round = gtk_widget_get_next_sibling (round);

  return round != NULL ? gtk_widget_get_first_child (round) : NULL;
}

/* The line after that one, which may be of another round; NULL for none. */
static GtkWidget *
next_line (GtkWidget *line)
{
  GtkWidget *next = gtk_widget_get_next_sibling (line);

  return next != NULL ? next : first_line (gtk_widget_get_next_sibling (gtk_widget_get_parent (line)));
}

static GtkWidget *
line_of (GtkWidget *ledger, guint seat)
{
  return first_line (gtk_widget_get_first_child (rounds_of (ledger, seat)));
}

static const char *
label_of (GtkWidget *line, guint i)
{
  return gtk_label_get_text (GTK_LABEL (board_find (line, GTK_TYPE_LABEL, i)));
}

static guint
count_lines (GtkWidget *ledger, guint seat)
{
  guint n = 0;

  for (GtkWidget *line = line_of (ledger, seat); line != NULL; line = next_line (line))
    n++;

  return n;
}

static void
check_line (GtkWidget *line, const char *const *words)
{
  int amount = atoi (words[5]);
  g_autofree char *balance = rh_cape_text_pounds (atoi (words[6]));
  g_autofree char *change = rh_cape_text_pounds (amount);
  g_autofree char *name = NULL;

  g_assert_nonnull (line);
  gtk_test_accessible_assert_role (line, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  g_assert_cmpstr (label_of (line, 0), ==, balance);
  if (g_str_equal (words[4], "start"))
    g_assert_cmpstr (label_of (line, 1), ==, "");
  else if (amount > 0)
    g_assert_cmpstr (label_of (line, 1) + 1, ==, change);
  else
    g_assert_cmpstr (label_of (line, 1), ==, change);

  if (*label_of (line, 1) == '\0')
    name = g_strdup_printf ("%s: %s", label_of (line, 2), label_of (line, 0));
  else
    name = g_strdup_printf ("%s: %s, leaves %s", label_of (line, 2), label_of (line, 1), label_of (line, 0));
  board_assert_name (line, name);
}

static void
test_as_expected (void)
{
  /* All lines of a whole game are those of the expected ledger, in their order. */
  Board board;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "cape-three-players.ledger.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) rows = NULL;
  GtkWidget *ledger;
  GtkWidget *line[3];

  ledger = open_ledger (&board, ALL, -1);
  board_show (&board, ledger, 1000, 600);
  board_assert_name (ledger, "Ledger");
  board_assert_name (board_find (ledger, RH_TYPE_SHEET, 1), "Ledger of Jörg");
  for (guint i = 0; i < 3; i++)
    line[i] = line_of (ledger, i);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  rows = g_strsplit (text, "\n", -1);
  for (guint i = 1; rows[i] != NULL && rows[i][0] != '\0'; i++) {
    g_auto (GStrv) words = g_strsplit (rows[i], "\t", -1);
    guint seat = (guint) atoi (words[2]) - 1;

    check_line (line[seat], (const char *const *) words);
    line[seat] = next_line (line[seat]);
  }
  for (guint i = 0; i < 3; i++)
    g_assert_null (line[i]);
  board_close (&board);
}

/* How high the letters of a label are. */
static int
letters_of (GtkWidget *label)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (label));

  return pango_font_description_get_size (font);
}

static void
test_heads (void)
{
  /* Whose sheet it is stands above in letters that are larger than those of its lines; and all sheets are equally wide,
   * whatever the window's width is, so that rounds stand level. */
  Board board;
  GtkWidget *ledger = open_ledger (&board, ALL, -1);
  GtkWidget *head;

  board_show (&board, ledger, 1001, 600);
  head = rh_sheet_get_head (RH_SHEET (board_find (ledger, RH_TYPE_SHEET, 0)));
  g_assert_cmpint (letters_of (board_find (head, GTK_TYPE_LABEL, 0)), >,
                   letters_of (board_find (line_of (ledger, 0), GTK_TYPE_LABEL, 2)));
  for (int width = 1001; width < 1004; width++) {
    gtk_widget_size_allocate (ledger, &(GtkAllocation) { 0, 0, width, 600 }, -1);
    for (guint i = 1; i < 3; i++)
      g_assert_cmpint (gtk_widget_get_width (board_find (ledger, RH_TYPE_SHEET, i)), ==,
                       gtk_widget_get_width (board_find (ledger, RH_TYPE_SHEET, 0)));
  }
  board_close (&board);
}

static void
test_reasons (void)
{
  /* Each line says why: which bid, how many rails, which terrain. */
  Board board;
  GtkWidget *ledger;
  GtkWidget *line;

  ledger = open_ledger (&board, 21, -1);
  board_show (&board, ledger, 1000, 600);

  line = line_of (ledger, 0);
  g_assert_cmpstr (label_of (line, 2), ==, "Start");
  line = next_line (line);
  g_assert_cmpstr (label_of (line, 2), ==, "Bid, round 1");
  line = next_line (line);
  g_assert_cmpstr (label_of (line, 1), ==, "+£10");
  g_assert_cmpstr (label_of (line, 2), ==, "Savanna crossed");
  line = gtk_widget_get_last_child (gtk_widget_get_last_child (rounds_of (ledger, 0)));
  g_assert_cmpstr (label_of (line, 2), ==, "Village crossed");
  line = gtk_widget_get_prev_sibling (line);
  g_assert_cmpstr (label_of (line, 1), ==, "−£10");
  g_assert_cmpstr (label_of (line, 2), ==, "1 rail bought");
  board_close (&board);
}

static void
test_follows (void)
{
  /* The ledger goes back with the game, and is the same again after. */
  Board board;
  GtkWidget *ledger;

  ledger = g_object_ref_sink (open_ledger (&board, 2, -1));
  g_assert_cmpuint (count_lines (ledger, 0), ==, 2);
  update (&board, ledger, 0);
  g_assert_cmpuint (count_lines (ledger, 0), ==, 1);
  update (&board, ledger, 9);
  g_assert_cmpuint (count_lines (ledger, 0), ==, 3);
  g_assert_cmpuint (count_lines (ledger, 1), ==, 2);
  g_assert_finalize_object (ledger);
  board_close (&board);
}

static double
top_of (GtkWidget *widget, GtkWidget *ledger)
{
  double x, y;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_translate_coordinates (widget, ledger, 0, 0, &x, &y));

  return y;
}

static void
test_newest_seen (void)
{
  /* A long sheet shows its end, where the newest line is, and not what stands below its lines. */
  Board board;
  GtkWidget *ledger;
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  double below;

  ledger = open_ledger (&board, ALL, -1);
  board_show (&board, ledger, 1000, 500);
  scroller = board_find (ledger, GTK_TYPE_SCROLLED_WINDOW, 0);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  below = top_of (rh_sheet_get_extra (RH_SHEET (board_find (ledger, RH_TYPE_SHEET, 0))), scroller);
  g_assert_cmpfloat (below, >=, gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (below, <=, gtk_adjustment_get_page_size (adjustment) + 8); /* its frame */
  board_close (&board);
}

static void
test_level (void)
{
  /* Each round begins at the same height on all sheets, with its first line, also where a reason needs two lines; they are
   * scrolled as one, below who they belong to and what these have. */
  Board board;
  GtkWidget *ledger;

  ledger = open_ledger (&board, 70, -1);
  board_show (&board, ledger, 1000, 400);
  g_assert_nonnull (board_find (ledger, GTK_TYPE_SCROLLED_WINDOW, 0));
  g_assert_null (board_find (ledger, GTK_TYPE_SCROLLED_WINDOW, 1));
  for (guint seat = 1; seat < 3; seat++) {
    GtkWidget *first = gtk_widget_get_first_child (rounds_of (ledger, 0));
    GtkWidget *other = gtk_widget_get_first_child (rounds_of (ledger, seat));

    for (guint round = 0; round < 6; round++) {
      g_assert_cmpfloat (top_of (first, ledger), ==, top_of (other, ledger));
      if (gtk_widget_get_first_child (first) != NULL && gtk_widget_get_first_child (other) != NULL)
        g_assert_cmpfloat (top_of (gtk_widget_get_first_child (first), ledger), ==,
                           top_of (gtk_widget_get_first_child (other), ledger));
      first = gtk_widget_get_next_sibling (first);
      other = gtk_widget_get_next_sibling (other);
    }
  }
  g_assert_true (board_says (ledger, "£27"));
  g_assert_cmpfloat (top_of (rh_sheet_get_head (RH_SHEET (board_find (ledger, RH_TYPE_SHEET, 2))), ledger), >=, 0);
  board_close (&board);
}

/* How far from the left of its sheet a part of a line ends. */
static double
end_of (GtkWidget *line, guint label, GtkWidget *sheet)
{
  GtkWidget *part = board_find (line, GTK_TYPE_LABEL, label);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part, sheet, &bounds));

  return (double) (bounds.origin.x + bounds.size.width);
}

static void
test_four (void)
{
  /* Four stand beside each other on a small laptop; the figures end at one edge in all lines of all sheets. */
  Board board;
  GtkWidget *ledger;

  board_open (&board, "cape-four-ties");
  ledger = rh_ledger_new (&rh_cape_telling, board.setup, -1);
  update (&board, ledger, 40);
  board_show (&board, ledger, 1024, 500);
  for (guint seat = 0; seat < 4; seat++) {
    GtkWidget *sheet = board_find (ledger, RH_TYPE_SHEET, seat);

    for (GtkWidget *line = line_of (ledger, seat); line != NULL; line = next_line (line)) {
      for (guint i = 0; i < 2; i++)
        g_assert_cmpfloat (end_of (line, i, sheet), ==, end_of (line_of (ledger, 0), i, board_find (ledger, RH_TYPE_SHEET, 0)));
      g_assert_cmpfloat (end_of (line, 2, sheet), <=, gtk_widget_get_width (sheet));
    }
  }
  board_close (&board);
}

/* The last line of a sheet. */
static GtkWidget *
last_of (GtkWidget *ledger, guint seat)
{
  return gtk_widget_get_last_child (gtk_widget_get_last_child (rounds_of (ledger, seat)));
}

static void
test_begins (void)
{
  /* Where the newest round is long, it begins in sight, and each sheet has a line there; what stands below the lines is no
   * line, and comes after them. */
  static const int heights[] = { 250, 300, 440 };

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++) {
    Board board;
    GtkWidget *ledger, *scroller;
    double page, top, end;

    board_open (&board, "cape-four-ties");
    ledger = rh_ledger_new (&rh_cape_telling, board.setup, -1);
    update (&board, ledger, board.moves->len - 1);
    board_show (&board, ledger, 1024, heights[i]);
    scroller = board_find (ledger, GTK_TYPE_SCROLLED_WINDOW, 0);
    page = gtk_widget_get_height (scroller);
    top = top_of (gtk_widget_get_last_child (rounds_of (ledger, 3)), scroller);
    end = top_of (rh_sheet_get_extra (RH_SHEET (board_find (ledger, RH_TYPE_SHEET, 3))), scroller);
    g_assert_cmpfloat (top, >=, -2);
    g_assert_cmpfloat (top, <, page - 20);
    g_assert_cmpfloat (end, >=, page - 1);
    for (guint seat = 0; seat < 4; seat++)
      g_assert_cmpfloat (top_of (last_of (ledger, seat), scroller), >=, 0);
    board_close (&board);
  }
}

/* On a sheet, so many rounds of a line each, and as many lines of the round after these. */
static void
write_lines (RhLedgerLines *lines, guint seat, guint rounds, guint n)
{
  lines->lines[seat] = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < rounds + n; i++) {
    RhLedgerLine line = { .move = i + 1, .round = MIN (i, rounds) + 1, .amount = -1, .balance = 99, .reason = (char *) "Bid" };

    g_ptr_array_add (lines->lines[seat], g_memdup2 (&line, sizeof line));
  }
}

static void
test_edges (void)
{
  /* A round that is longer than what is seen begins above. A sheet that has none of it has its last line there, but for one whose
   * last is too far back: then the newest stands below. */
  static const struct {
    guint rounds, n;           /* of the newest that two sheets have */
    guint other;               /* and the lines of the third */
    gboolean newest, above;    /* which line is at an edge, and at which */
  } cases[] = { { 9, 20, 29, TRUE, TRUE }, { 9, 20, 9, FALSE, TRUE }, { 29, 1, 1, TRUE, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    RhLedgerLines lines = { .n_seats = 3 };
    Board board;
    GtkWidget *ledger, *line;
    GtkWidget *scroller;
    double edge;

    board_open (&board, "cape-three-players");
    ledger = rh_ledger_new (&rh_cape_telling, board.setup, -1);
    write_lines (&lines, 0, cases[i].rounds, cases[i].n);
    write_lines (&lines, 1, cases[i].rounds, cases[i].other - MIN (cases[i].rounds, cases[i].other));
    g_ptr_array_set_size (lines.lines[1], (int) cases[i].other);
    write_lines (&lines, 2, cases[i].rounds, cases[i].n);
    rh_ledger_update (RH_LEDGER (ledger), &lines, FALSE);
    board_show (&board, ledger, 1000, 400);
    scroller = board_find (ledger, GTK_TYPE_SCROLLED_WINDOW, 0);
    line = cases[i].newest ? gtk_widget_get_first_child (gtk_widget_get_last_child (rounds_of (ledger, 0))) : last_of (ledger, 1);
    edge = cases[i].above ? top_of (line, scroller)
                          : gtk_widget_get_height (scroller) - top_of (line, scroller) - gtk_widget_get_height (line);
    g_assert_cmpfloat (edge, >=, -2);
    g_assert_cmpfloat (edge, <=, 8);
    for (guint seat = 0; seat < 3; seat++)
      g_ptr_array_unref (lines.lines[seat]);
    board_close (&board);
  }
}

static void
test_correctable (void)
{
  /* In lines that can be corrected, reasons stand in a column of their own as in others, and all below their figures where
   * four sheets have no room for that. */
  static const int widths[] = { 1024, 1366 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    g_autoptr (RhLedgerLines) lines = NULL;
    Board board;
    GtkWidget *ledger;

    board_open (&board, "cape-four-ties");
    ledger = rh_ledger_new (&rh_cape_telling, board.setup, -1);
    lines = rh_ledger_lines_new (&rh_cape_telling, board.setup, (const char *const *) board.moves->pdata, board.moves->len - 1);
    rh_ledger_update (RH_LEDGER (ledger), lines, TRUE);
    board_show (&board, ledger, widths[i], 600);
    for (guint seat = 0; seat < 4; seat++) {
      for (GtkWidget *line = line_of (ledger, seat); line != NULL; line = next_line (line)) {
        GtkWidget *balance = board_find (line, GTK_TYPE_LABEL, 0);
        GtkWidget *reason = board_find (line, GTK_TYPE_LABEL, 2);

        g_assert_cmpint (top_of (reason, ledger) > top_of (balance, ledger), ==, widths[i] < 1200);
      }
    }
    board_close (&board);
  }
}

static void
test_narrow (void)
{
  /* Where it is narrow there is one sheet, first that of who is on turn, and a button for each, with its name whole. */
  Board board;
  GtkWidget *ledger;
  GtkWidget *name;

  ledger = open_ledger (&board, 12, 2);
  board_show (&board, ledger, 360, 500);
  board_assert_name (board_find (ledger, RH_TYPE_SHEET, 0), "Ledger of Ilse-Marie");
  g_assert_null (board_find (ledger, RH_TYPE_SHEET, 1));

  name = board_find (board_find_named (ledger, GTK_TYPE_TOGGLE_BUTTON, "Ilse-Marie"), GTK_TYPE_LABEL, 0);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  board_assert_name (board_find (ledger, GTK_TYPE_TOGGLE_BUTTON, 0), "Éva");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (board_find (ledger, GTK_TYPE_TOGGLE_BUTTON, 0)), TRUE);
  board_assert_name (board_find (ledger, RH_TYPE_SHEET, 0), "Ledger of Éva");
  g_assert_null (board_find (ledger, RH_TYPE_SHEET, 1));
  board_close (&board);
}

static GtkWidget *
focused_sheet (Board *board)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (board->window));

  return focus != NULL ? gtk_widget_get_ancestor (focus, RH_TYPE_SHEET) : NULL;
}

static void
test_bonus (void)
{
  /* Below each sheet stands where the bonus rails in hand come from; it follows the game. */
  Board board;
  GtkWidget *ledger;

  ledger = open_ledger (&board, 54, -1);
  board_show (&board, ledger, 1000, 600);
  g_assert_true (board_says (board_find (ledger, RH_TYPE_SHEET, 0), "Where the bonus rails in hand come from"));
  g_assert_true (board_says (board_find (ledger, RH_TYPE_SHEET, 0),
                             "Round 5: before a river when Ilse-Marie built"));
  g_assert_true (board_says (board_find (ledger, RH_TYPE_SHEET, 2), "Bonus rails: none in hand"));

  update (&board, ledger, 3);
  g_assert_true (board_says (board_find (ledger, RH_TYPE_SHEET, 0), "Bonus rails: none in hand"));
  board_close (&board);
}

static void
check_ask (int width)
{
  Board board;
  GtkWidget *ledger;
  GtkWidget *sheet;

  ledger = open_ledger (&board, 54, -1);
  rh_ledger_ask (RH_LEDGER (ledger), 1, FALSE);
  board_show (&board, ledger, width, 500);
  rh_ledger_ask (RH_LEDGER (ledger), 1, FALSE);
  sheet = focused_sheet (&board);
  board_assert_name (sheet, "Ledger of Jörg");
  g_assert_true (gtk_widget_has_css_class (sheet, "asked"));

  rh_ledger_ask (RH_LEDGER (ledger), 0, TRUE);
  g_assert_false (gtk_widget_has_css_class (sheet, "asked"));
  board_assert_name (focused_sheet (&board), "Ledger of Éva");
  board_assert_name (gtk_root_get_focus (GTK_ROOT (board.window)),
                     "Where the bonus rails in hand come from\n"
                     "Round 5: before a river when Jörg built\n"
                     "Round 5: before a river when Ilse-Marie built");
  board_settle ();
  g_assert_true (gtk_widget_get_mapped (focused_sheet (&board)));
  board_close (&board);
}

static void
test_ask (void)
{
  /* Asked about a figure, it shows that player's sheet, with the focus on what answers. */
  check_ask (1000);
  check_ask (360);
}

/* How high letters are, in pixels. */
static double
measure_letters (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  const PangoFontDescription *font = pango_context_get_font_description (context);

  g_assert_true (pango_font_description_get_size_is_absolute (font));

  return pango_font_description_get_size (font) / (double) PANGO_SCALE;
}

/* On a small laptop three sheets stand beside each other, and each reason in one line: in letters that are as small as can be
 * read from a metre away, but no smaller. */
static void
test_low (void)
{
  Board board;
  GtkWidget *ledger = open_ledger (&board, ALL, 0);
  GtkWidget *page = g_object_new (ADW_TYPE_BIN, "css-name", "rh-table", "child", ledger, NULL);
  double usual;

  gtk_widget_add_css_class (page, "low");
  board_show (&board, page, 1004, 500);
  usual = measure_letters (page);
  for (guint seat = 0; seat < 3; seat++) {
    for (GtkWidget *line = line_of (ledger, seat); line != NULL; line = next_line (line)) {
      GtkWidget *reason = board_find (line, GTK_TYPE_LABEL, 2);

      g_assert_true (gtk_widget_has_css_class (reason, "reason"));
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (reason))), ==, 1);
      g_assert_cmpfloat (measure_letters (reason), ==, usual);
    }
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/ledger/as-expected", test_as_expected);
  g_test_add_func ("/ledger/heads", test_heads);
  g_test_add_func ("/ledger/reasons", test_reasons);
  g_test_add_func ("/ledger/follows", test_follows);
  g_test_add_func ("/ledger/newest-seen", test_newest_seen);
  g_test_add_func ("/ledger/level", test_level);
  g_test_add_func ("/ledger/four", test_four);
  g_test_add_func ("/ledger/begins", test_begins);
  g_test_add_func ("/ledger/edges", test_edges);
  g_test_add_func ("/ledger/correctable", test_correctable);
  g_test_add_func ("/ledger/narrow", test_narrow);
  g_test_add_func ("/ledger/bonus", test_bonus);
  g_test_add_func ("/ledger/ask", test_ask);
  g_test_add_func ("/ledger/low", test_low);

  return g_test_run ();
}
