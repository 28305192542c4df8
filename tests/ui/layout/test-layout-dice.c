/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table of Zugkraft, on phones, laptops and large screens, with two to eight players, by points and in the knock-out:
 * nothing moves while a turn is tapped, nothing is cut off, who is on turn is in sight, and all is large enough. */

#include "config.h"

#include "board.h"
#include "layout.h"
#include "table-walk.h"
#include "zugkraft/zug-table.h"

#include "rh-language.h"
#include "rh-step-frame.h"
#include "rh-zug-advice-view.h"
#include "rh-zug-lane.h"
#include "rh-zug-text-part.h"
#include "rh-zug-train-view.h"
#include "rh-zug-turn-step.h"
#include "rh-zug-ui.h"

#include <glib/gi18n.h>

#define FINGER 44

/* Parts and the end of the turn can be hit by a finger. */
static void
check_fingers (TableWalk *walk, GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_BUTTON (widget)) {
    g_assert_true (gtk_widget_compute_bounds (widget, walk->page, &bounds));
    if (bounds.size.width < FINGER || bounds.size.height < FINGER)
      table_walk_problem (walk, "a button at %.0f, %.0f is %.0f × %.0f", (double) bounds.origin.x, (double) bounds.origin.y,
                          (double) bounds.size.width, (double) bounds.size.height);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_fingers (walk, child);
}

/* The train that is tapped, and what it comes to, are read before the turn is ended; they stay where they are. */
static void
check_train (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *train;

  for (guint i = 0; (train = board_find (step, RH_TYPE_ZUG_TRAIN_VIEW, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (train, "entered") && gtk_widget_get_mapped (train))
      table_walk_sight (walk, train, step);
    if (gtk_widget_has_css_class (train, "entered"))
      table_walk_fixed (walk, "the train", train);
  }
}

/* Why something wasn't taken is read where it stands, if it doesn't stand over the question as well. */
static void
check_refusal (TableWalk *walk, GtkWidget *step)
{
  GtkWidget *label;

  for (guint i = 0; (label = board_find (step, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (label, "zug-note") && gtk_widget_has_css_class (label, "rh-refusal") &&
        gtk_widget_get_mapped (label) && !rh_step_frame_is_refusing (label))
      table_walk_sight (walk, label, step);
  }
}

static void
check_dice (TableWalk *walk, GtkWidget *step)
{
  check_refusal (walk, step);
  check_fingers (walk, step);
  check_train (walk, step);
  walk->problems += layout_check (GTK_WINDOW (walk->board.window), "dice", walk->size.width, LAYOUT_NAMES_SHORT);
}

static const TableWalkGame game = {
  .ui = &rh_zug_ui,
  .lane = rh_zug_lane_get_type,
  .of_step = "RhZug",
  .grows = TRUE,
  .check = check_dice,
};

typedef struct {
  TableWalk look;
  ZugTable  table;
} Walk;

static void
check (Walk *walk)
{
  board_settle ();
  table_walk_check (&walk->look);
}

static void
tap (Walk *walk, RhZugPart part)
{
  zug_table_keys (&walk->table, rh_zug_text_part_key (part));
}

/* A turn from the first die to a train that may be rolled on, with advice on the way. */
static void
tap_turn (Walk *walk)
{
  static const RhZugPart parts[] = { RH_ZUG_ENGINE, RH_ZUG_TENDER, RH_ZUG_TANK,   RH_ZUG_ENGINE,
                                     RH_ZUG_ORE,    RH_ZUG_BOX,    RH_ZUG_CABOOSE };

  check (walk);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    tap (walk, parts[i]);
    check (walk);
  }
}

/* A special train has the longest sum. */
static void
tap_special (Walk *walk)
{
  static const RhZugPart parts[] = { RH_ZUG_ORE, RH_ZUG_BOX, RH_ZUG_CABOOSE };

  zug_table_keys (&walk->table, "BackSpace BackSpace BackSpace BackSpace");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    tap (walk, parts[i]);
    check (walk);
  }
}

/* While advice is open the parts are in sight, and the next is set down with it; or they have made room for it. */
static void
check_parts (Walk *walk)
{
  GtkWidget *step = board_find (walk->look.page, RH_TYPE_ZUG_TURN_STEP, 0);
  GtkWidget *advice = board_find (step, RH_TYPE_ZUG_ADVICE_VIEW, 0);
  gboolean page = rh_zug_advice_view_is_page (RH_ZUG_ADVICE_VIEW (advice));
  guint n = 0;
  GtkWidget *part;

  for (guint i = 0; (part = board_find (step, GTK_TYPE_BUTTON, i)) != NULL; i++) {
    if (!gtk_widget_has_css_class (part, "part") || !gtk_widget_get_mapped (part))
      continue;
    table_walk_sight (&walk->look, part, step);
    n++;
  }
  g_assert_cmpuint (n, ==, page ? 0 : RH_ZUG_N_PARTS - RH_ZUG_ENGINE);
  table_walk_sight (&walk->look, advice, step);
}

static void
press (Walk *walk, const char *id)
{
  GtkWidget *button = NULL;

  for (guint i = 0; (button = board_find (walk->look.page, GTK_TYPE_BUTTON, i)) != NULL; i++) {
    if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (button)), id) == 0)
      break;
  }
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  check (walk);
}

/* What is asked for is there, and all beside it stays. */
static void
ask (Walk *walk)
{
  press (walk, "advice_button");
  check_parts (walk);
  press (walk, "advice_button");
}

/* What is to fail a turn as soon as it has begun, with nothing set down, asks first. */
static void
fail (Walk *walk)
{
  g_assert_true (rh_session_undo (walk->table.session, NULL) && rh_session_redo (walk->table.session, NULL));
  press (walk, "short_button");
  press (walk, "wreck_button");
  zug_table_keys (&walk->table, "Escape");
  check (walk);
}

static void
walk_through (TableSize size, guint n_seats, const char *options, const char *const *moves)
{
  Walk walk = { .look = { .game = &game, .size = size, .record = options } };

  walk.look.fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  table_walk_load_style ();
  zug_table_open (&walk.table, n_seats, options, NULL);
  zug_table_show_page (&walk.table, size.width, size.height);
  walk.look.board.session = walk.table.session;
  walk.look.board.window = walk.table.window;
  walk.look.page = walk.table.child;
  gtk_widget_set_opacity (walk.look.page, g_getenv ("RH_PICTURES") != NULL ? 1 : 0);
  for (guint i = 0; moves[i] != NULL; i++) {
    zug_table_play (&walk.table, moves[i]);
    table_walk_move (&walk.look, i + 1, FALSE);
    check (&walk);
  }
  ask (&walk);
  fail (&walk);
  tap_turn (&walk);
  zug_table_keys (&walk.table, "BackSpace");
  ask (&walk);
  tap (&walk, RH_ZUG_CABOOSE);
  tap_special (&walk);
  ask (&walk);
  zug_table_close (&walk.table);
  g_hash_table_unref (walk.look.fixed);
  g_assert_cmpuint (walk.look.problems, ==, 0);
}

/* By points with two, four and eight, and a knock-out, with every kind of turn and as long a train as there may be. */
static void
test_two (gconstpointer size)
{
  static const char *const moves[] = { "short 1", "train 2 engine tender tank ore box caboose", NULL };

  walk_through (*(const TableSize *) size, 2, "goal=9999", moves);
}

static void
test_four (gconstpointer size)
{
  static const char *const moves[] = {
    "train 1 engine tender engine tank tank tank tank tank tank tank tank tank tank tank caboose", "wreck 2", "short 3",
    "train 4 engine tender box", "train 1 engine tender ore ore ore caboose", NULL,
  };

  walk_through (*(const TableSize *) size, 4, "", moves);
}

static void
test_eight (gconstpointer size)
{
  static const char *const moves[] = {
    "train 1 engine tender tank tank tank tank", "wreck 2", "short 3", "train 4 engine tender caboose",
    "train 5 engine tender box", "wreck 6", NULL,
  };

  walk_through (*(const TableSize *) size, 8, "", moves);
}

static void
test_knockout (gconstpointer size)
{
  static const char *const moves[] = { "short 1", "train 2 engine tender tank ore", "train 3 engine tender box", NULL };

  walk_through (*(const TableSize *) size, 3, "victory=knockout", moves);
}

/* Why everybody has these points: for who has won, and for who has the longest train. */
static void
walk_end (TableSize size, guint n_seats, const char *options, const char *const *moves)
{
  Walk walk = { .look = { .game = &game, .size = size, .record = options } };

  walk.look.fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  table_walk_load_style ();
  zug_table_open (&walk.table, n_seats, options, moves);
  zug_table_show_page (&walk.table, size.width, size.height);
  walk.look.board.session = walk.table.session;
  walk.look.board.window = walk.table.window;
  walk.look.page = walk.table.child;
  gtk_widget_set_opacity (walk.look.page, g_getenv ("RH_PICTURES") != NULL ? 1 : 0);
  check (&walk);
  table_walk_end (&walk.look);
  board_click (walk.look.page, C_("button", "Why?"));
  check (&walk);
  zug_table_keys (&walk.table, "1");
  check (&walk);
  zug_table_close (&walk.table);
  g_hash_table_unref (walk.look.fixed);
  g_assert_cmpuint (walk.look.problems, ==, 0);
}

static void
test_end (gconstpointer size)
{
  static const char *const moves[] = {
    "train 1 engine tender engine tank tank tank tank tank tank tank tank tank tank tank", "wreck 2", "short 3",
    "train 4 engine tender tank ore box caboose", "train 5 engine tender box", "wreck 6", "short 7",
    "train 8 engine tender engine tank tank tank tank tank tank tank tank caboose", NULL,
  };

  walk_end (*(const TableSize *) size, 8, "goal=20", moves);
}

static void
test_end_knockout (gconstpointer size)
{
  static const char *const moves[] = {
    "short 1", "train 2 engine tender tank ore", "train 3 engine tender box", "train 1 engine tender tank ore ore caboose",
    "train 2 engine tender engine tank tank tank", NULL,
  };

  walk_end (*(const TableSize *) size, 3, "victory=knockout", moves);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  table_walk_add (argv, "/layout-dice", "two", test_two);
  table_walk_add (argv, "/layout-dice", "four", test_four);
  table_walk_add (argv, "/layout-dice", "eight", test_eight);
  table_walk_add (argv, "/layout-dice", "knockout", test_knockout);
  table_walk_add (argv, "/layout-dice", "end", test_end);
  table_walk_add (argv, "/layout-dice", "end-knockout", test_end_knockout);

  return g_test_run ();
}
