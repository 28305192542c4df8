/* SPDX-License-Identifier: GPL-3.0-or-later
 * The question of a step: where a name is long, it is the name that gives way. */

#include "config.h"

#include "board.h"

#include "rh-question.h"

#define LONG_NAME "Anna Magdalena Wilhelmina"
#define QUESTION "Does " LONG_NAME " build across the river?"
#define BRIEF "Does Anna Ma… build across the river?"

static GtkWidget *
ask (Board *board, const char *text, const char *names, int width)
{
  GtkWidget *question = rh_question_new ();
  g_autoptr (RhSetup) setup = names != NULL ? store_table_setup (names) : NULL;

  *board = (Board) { 0 };
  rh_question_set (RH_QUESTION (question), text, setup);
  board_show (board, question, width, 200);

  return question;
}

/* Whether just that is to be read. */
static gboolean
reads (GtkWidget *question, const char *text)
{
  GtkWidget *read = NULL;

  for (GtkWidget *label = gtk_widget_get_first_child (question); label != NULL; label = gtk_widget_get_next_sibling (label)) {
    if (gtk_widget_get_mapped (label)) {
      g_assert_null (read);
      read = label;
    }
  }

  return g_str_equal (gtk_label_get_text (GTK_LABEL (read)), text);
}

static void
test_name (void)
{
  /* In two lines, which is what there is room for, stands all that is asked, and of the name as much as is known again; with more
   * room, all of it. A pointer and screen readers find the whole in any case. */
  Board board;
  GtkWidget *question = ask (&board, QUESTION, LONG_NAME ",Anna", 170);

  g_assert_true (reads (question, BRIEF));
  g_assert_cmpstr (gtk_label_get_label (rh_question_get_label (RH_QUESTION (question))), ==, QUESTION);
  gtk_test_accessible_assert_role (rh_question_get_label (RH_QUESTION (question)), GTK_ACCESSIBLE_ROLE_HEADING);
  board_close (&board);

  question = ask (&board, QUESTION, LONG_NAME ",Anna", 700);
  g_assert_true (reads (question, QUESTION));
  board_close (&board);
}

static void
test_two (void)
{
  /* Whoever else is named in it is shortened, too. */
  Board board;
  GtkWidget *question = ask (&board, LONG_NAME " and Konstantin Alexander are tied", LONG_NAME ",Konstantin Alexander", 150);

  g_assert_true (reads (question, "Anna Ma… and Konstan… are tied"));
  board_close (&board);
}

static void
test_kept (void)
{
  /* Short names are left as they are, and so is what has none in it, however many lines it takes. */
  Board board;
  GtkWidget *question = ask (&board, "Does Csilla build across the river, or not?", "Csilla,Bram", 120);

  g_assert_true (reads (question, "Does Csilla build across the river, or not?"));
  board_close (&board);
  question = ask (&board, "Are these the cards that lie on the table?", LONG_NAME ",Bram", 120);
  g_assert_true (reads (question, "Are these the cards that lie on the table?"));
  board_close (&board);
  question = ask (&board, QUESTION, NULL, 120);
  g_assert_true (reads (question, QUESTION));
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/question/name", test_name);
  g_test_add_func ("/question/two", test_two);
  g_test_add_func ("/question/kept", test_kept);

  return g_test_run ();
}
