/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was asked in a game that is looked at, and what was answered. */

#include "config.h"

#include "board.h"
#include "contrast.h"

#include "rh-button.h"
#include "rh-cape-sum.h"
#include "rh-cape-turned.h"
#include "rh-cape-ui.h"
#include "rh-replay-step.h"

static RhReplayStep *
open_step (Board *board, const char *record, guint place)
{
  GtkWidget *step;

  board_open (board, record);
  board_replay (board, place);
  step = rh_replay_step_new (&rh_cape_ui, board->session);
  g_signal_connect_object (board->session, "changed", G_CALLBACK (rh_step_update), step, G_CONNECT_SWAPPED);
  board_show (board, step, 1000, 400);

  return RH_REPLAY_STEP (step);
}

static void
go_to (Board *board, guint place)
{
  g_assert_true (rh_session_go_to (board->session, place, NULL));
}

/* The button of that name is shown in that way, or isn't; without a class, as chosen. */
static void
assert_shown (RhReplayStep *step, const char *name, const char *css_class, gboolean shown)
{
  GtkWidget *button = board_find_named (GTK_WIDGET (step), RH_TYPE_BUTTON, name);

  if (button == NULL)
    g_error ("There is no button “%s”", name);
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_false (gtk_widget_is_sensitive (button));
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_assert_cmpint (css_class != NULL ? gtk_widget_has_css_class (button, css_class) : board_is_selected (button), ==, shown);
}

/* One of several. */
static void
assert_chosen (RhReplayStep *step, const char *name, gboolean chosen)
{
  assert_shown (step, name, NULL, chosen);
}

/* All of them. */
static void
assert_given (RhReplayStep *step, const char *name, gboolean given)
{
  assert_shown (step, name, "given", given);
}

/* Neither is there a key that would press it. */
static void
assert_nothing_to_press (GtkWidget *widget)
{
  g_assert_false (GTK_IS_BUTTON (widget) && gtk_widget_is_sensitive (widget));
  g_assert_false (gtk_widget_has_css_class (widget, "rh-key") && gtk_widget_get_opacity (widget) > 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    assert_nothing_to_press (child);
}

/* How many buttons that can be seen are shown as the answer: chosen among others, or given, all of them. */
static guint
count_answers (GtkWidget *widget)
{
  guint n = GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
            (board_is_selected (widget) || gtk_widget_has_css_class (widget, "given"));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_answers (child);

  return n;
}

static void
check_game (const char *record)
{
  Board board;
  RhReplayStep *step = open_step (&board, record, 0);

  for (guint i = 1; i <= board.moves->len; i++) {
    go_to (&board, i);
    g_assert_cmpint (count_answers (GTK_WIDGET (step)) > 0, ==, i < board.moves->len);
    assert_nothing_to_press (GTK_WIDGET (step));
    g_assert_false (rh_step_key (RH_STEP (step), GDK_KEY_1, 0));
    g_assert_false (rh_step_is_alone (RH_STEP (step)));
    g_assert_false (rh_session_has_draft (board.session));
  }
  board_close (&board);
}

static void
test_whole_games (void)
{
  /* From the first move to the last: what is asked stands there with its answer, and nothing can be pressed, nor is
   * anything written or entered. */
  static const char *const records[] = {
    "cape-three-players", "cape-four-ties", "cape-shuffles-and-caps", "cape-two-dutch-rivers",
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    check_game (records[i]);
}

static void
assert_hidden (RhReplayStep *step, const char *name)
{
  GtkWidget *button = board_find_named (GTK_WIDGET (step), RH_TYPE_BUTTON, name);

  g_assert_true (button == NULL || !gtk_widget_get_mapped (button));
}

static void
test_auction (void)
{
  /* The cards, the bids of all, the values drawn, the card picked. */
  Board board;
  RhReplayStep *step = open_step (&board, "cape-three-players", 0);

  g_assert_true (board_says (GTK_WIDGET (step), "The cards on offer are turned up. Which are they?"));
  assert_chosen (step, "Card 1: Mountain, no rails, £4", FALSE);
  g_assert_cmpuint (count_answers (GTK_WIDGET (step)), ==, 3);
  go_to (&board, 1);
  g_assert_true (board_says (GTK_WIDGET (step), "Who bids next?"));
  assert_chosen (step, "Éva, £0", TRUE);
  assert_chosen (step, "Ilse-Marie, £6", TRUE);
  assert_hidden (step, "Reveal");
  assert_hidden (step, "Bid on Paper");
  go_to (&board, 2);
  g_assert_true (board_says (GTK_WIDGET (step), "It’s a tie: which values are drawn?"));
  assert_given (step, "Éva, drew 2", TRUE);
  assert_given (step, "Jörg, drew 7", TRUE);
  go_to (&board, 3);
  g_assert_true (board_says (GTK_WIDGET (step), "Ilse-Marie picks. Which card?"));
  assert_chosen (step, "Savanna, no rails, £8", TRUE);
  assert_chosen (step, "Mountain, no rails, £4", FALSE);
  board_close (&board);
}

/* The label of that text. */
static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);

  return found;
}

/* What is painted in the button at the height of its caption, but far from it. */
static GdkRGBA
get_ground (GtkWidget *button, GtkWidget *caption)
{
  g_autoptr (GBytes) picture = board_picture (button);
  const guchar *pixels = g_bytes_get_data (picture, NULL);
  graphene_rect_t bounds;
  const guchar *pixel;

  g_assert_true (gtk_widget_compute_bounds (caption, button, &bounds));
  pixel = pixels + 4 * (gtk_widget_get_width (button) * (int) (bounds.origin.y + bounds.size.height / 2) + 6);

  /* Blue comes first, and each is as much as shows through. */
  return (GdkRGBA) { pixel[2] / 255.0f, pixel[1] / 255.0f, pixel[0] / 255.0f, pixel[3] / 255.0f };
}

/* The number below the card that was picked, on a page of that colour, which shows through the button. */
static void
check_caption (RhReplayStep *step, float page)
{
  GtkWidget *button = board_find_named (GTK_WIDGET (step), RH_TYPE_BUTTON, "Savanna, no rails, £8");
  GtkWidget *caption = find_label (button, "2");
  GdkRGBA ground = get_ground (button, caption);
  GdkRGBA text;

  ground.red += (1 - ground.alpha) * page;
  ground.green += (1 - ground.alpha) * page;
  ground.blue += (1 - ground.alpha) * page;
  gtk_style_context_get_color (gtk_widget_get_style_context (caption), &text);
  text.red = text.red * text.alpha + ground.red * (1 - text.alpha);
  text.green = text.green * text.alpha + ground.green * (1 - text.alpha);
  text.blue = text.blue * text.alpha + ground.blue * (1 - text.alpha);
  g_assert_cmpfloat (contrast_of (&text, &ground), >=, 4.5);
}

static void
test_picked (void)
{
  /* Which card was picked can be read, light and dark. */
  AdwStyleManager *manager = adw_style_manager_get_default ();
  Board board;
  RhReplayStep *step = open_step (&board, "cape-three-players", 3);

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  board_settle ();
  check_caption (step, 1);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  board_settle ();
  check_caption (step, .2f);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  board_close (&board);
}

/* As while it was played: the sum stands below the common row, and what was done is as large, whatever it was. */
static void
assert_as_played (RhReplayStep *step, const char *done)
{
  GtkWidget *row = board_find (GTK_WIDGET (step), RH_TYPE_CAPE_TURNED, 0);
  GtkWidget *sum = board_find (GTK_WIDGET (step), RH_TYPE_CAPE_SUM, 0);
  GtkWidget *button = board_find_named (GTK_WIDGET (step), RH_TYPE_BUTTON, done);
  graphene_rect_t above, below;

  board_settle ();
  g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (step), &above));
  g_assert_true (gtk_widget_compute_bounds (sum, GTK_WIDGET (step), &below));
  g_assert_cmpfloat (below.origin.y, >=, above.origin.y + above.size.height);
  g_assert_true (gtk_widget_has_css_class (button, "main"));
}

static void
test_build (void)
{
  /* The rails turned up, then whether the player built, and how it was paid; what else could be pressed isn't there. */
  Board board;
  RhReplayStep *step = open_step (&board, "cape-three-players", 5);

  assert_chosen (step, "2 rails", TRUE);
  assert_chosen (step, "3 rails", FALSE);
  go_to (&board, 6);
  g_assert_true (board_says (GTK_WIDGET (step), "Does Ilse-Marie build through the savanna?"));
  assert_chosen (step, "2 rails", TRUE);
  assert_chosen (step, "Pass", TRUE);
  assert_hidden (step, "Why?");
  assert_hidden (step, "Other Ways");
  assert_hidden (step, "Whole Card");
  assert_as_played (step, "Pass");
  go_to (&board, 8);
  g_assert_true (board_says (GTK_WIDGET (step), "Does Éva build through the savanna?"));
  assert_hidden (step, "Pass");
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/replay-step/whole-games", test_whole_games);
  g_test_add_func ("/replay-step/auction", test_auction);
  g_test_add_func ("/replay-step/picked", test_picked);
  g_test_add_func ("/replay-step/build", test_build);

  return g_test_run ();
}
