/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table of Zugkraft, on phones, laptops and large screens, with two to eight players, by points and in the knock-out:
 * nothing moves while a turn is tapped, nothing is cut off, who is on turn is in sight, and all is large enough. */

#include "config.h"

#include "board.h"
#include "layout.h"
#include "table-walk.h"
#include "zugkraft/zug-table.h"

#include "rh-language.h"
#include "rh-style.h"
#include "rh-zug-board.h"
#include "rh-zug-lane.h"
#include "rh-zug-text-part.h"
#include "rh-zug-train-view.h"

#define OF_STEP "RhZug"
#define FINGER 44

/* On the third, 600 pixels high, the frame of a window has ten. */
static const TableWalkSize sizes[] = {
  { 360, 720 }, { 800, 600 }, { 1024, 590 }, { 1366, 768 }, { 1920, 1080 }, { 3840, 2160 },
};

typedef struct {
  TableWalk look;
  ZugTable  table;
  guint     n_seats;
  guint     state;
} Walk;

/* Parts and the end of the turn can be hit by a finger; in a lane that is wide, so can what is asked. */
static void
check_finger (Walk *walk, GtkWidget *button, GtkWidget *step)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, walk->look.page, &bounds));
  if (bounds.size.width < FINGER || bounds.size.height < FINGER) {
    g_autofree char *what = table_walk_describe (button, step);

    table_walk_problem (&walk->look, "%s is %.0f × %.0f", what, (double) bounds.size.width, (double) bounds.size.height);
  }
}

static void
check_buttons (Walk *walk, GtkWidget *widget, GtkWidget *step)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_BUTTON (widget)) {
    g_autofree char *what = table_walk_describe (widget, step);

    table_walk_check_fixed (&walk->look, what, widget);
    check_finger (walk, widget, step);
    if (walk->look.size.width >= 1024 && !gtk_widget_has_css_class (widget, "advice"))
      table_walk_check_sight (&walk->look, widget, step);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_buttons (walk, child, step);
}

/* Each lane keeps its place, and what has one in it. */
static void
check_lanes (Walk *walk)
{
  GtkWidget *lane;

  for (guint i = 0; (lane = board_find (walk->look.page, RH_TYPE_ZUG_LANE, i)) != NULL; i++) {
    g_autofree char *what = g_strdup_printf ("lane %u", i + 1);

    table_walk_check_fixed (&walk->look, what, lane);
  }
}

static void
check_turn (Walk *walk)
{
  GtkWidget *lanes = gtk_widget_get_parent (board_find (walk->look.page, RH_TYPE_ZUG_LANE, 0));
  GtkWidget *scroller = gtk_widget_get_ancestor (lanes, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *lane = rh_zug_board_get_turn (lanes, rh_session_get_state (walk->table.session));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));
  if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1)
    table_walk_problem (&walk->look, "the lane on turn is from %.0f to %.0f of %d", (double) bounds.origin.y,
                        (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
}

/* The train that is tapped, and what it comes to, are read before the turn is ended. */
static void
check_train (Walk *walk, GtkWidget *step)
{
  GtkWidget *train;

  for (guint i = 0; (train = board_find (step, RH_TYPE_ZUG_TRAIN_VIEW, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (train, "entered") && gtk_widget_get_mapped (train))
      table_walk_check_sight (&walk->look, train, step);
  }
}

static void
check (Walk *walk)
{
  GtkWidget *step = table_walk_get_step (&walk->look);
  g_autofree char *name = g_strdup_printf ("dice-%u-%d-%02u-%02u", walk->n_seats, walk->look.size.width, walk->look.move,
                                           walk->state++);

  board_settle ();
  check_buttons (walk, step, step);
  table_walk_check_main (&walk->look, step);
  check_lanes (walk);
  check_turn (walk);
  check_train (walk, step);
  if (walk->look.size.width >= 1024 && walk->n_seats <= 4) {
    table_walk_check_scrolled (&walk->look, board_find (walk->look.page, RH_TYPE_ZUG_LANE, 0));
    table_walk_check_scrolled (&walk->look, step);
  }
  if (walk->look.size.width == 1366)
    table_walk_check_text (&walk->look, walk->look.page);
  walk->look.problems += layout_check (GTK_WINDOW (walk->table.window), name, walk->look.size.width, LAYOUT_NAMES_SHORT);
  layout_picture (GTK_WINDOW (walk->table.window), name);
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

/* What is asked for is there, and all beside it stays. */
static void
ask (Walk *walk)
{
  GtkWidget *step = table_walk_get_step (&walk->look);
  GtkWidget *advice = NULL;

  for (guint i = 0; (advice = board_find (step, GTK_TYPE_BUTTON, i)) != NULL; i++) {
    if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (advice)), "advice_button") == 0)
      break;
  }
  g_assert_nonnull (advice);
  g_signal_emit_by_name (advice, "clicked");
  check (walk);
  g_signal_emit_by_name (advice, "clicked");
  check (walk);
}

static void
walk_through (TableWalkSize size, guint n_seats, const char *options, const char *const *moves)
{
  Walk walk = { .look = { .size = size, .name = options, .of_step = OF_STEP }, .n_seats = n_seats };

  walk.look.fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  zug_table_open (&walk.table, n_seats, options, NULL);
  zug_table_show_page (&walk.table, size.width, size.height);
  walk.look.window = walk.table.window;
  walk.look.page = walk.table.child;
  gtk_widget_set_opacity (walk.look.page, g_getenv ("RH_PICTURES") != NULL ? 1 : 0);
  for (guint i = 0; moves[i] != NULL; i++) {
    zug_table_play (&walk.table, moves[i]);
    walk.look.move = i + 1;
    check (&walk);
  }
  tap_turn (&walk);
  ask (&walk);
  zug_table_close (&walk.table);
  g_hash_table_unref (walk.look.fixed);
  g_assert_cmpuint (walk.look.problems, ==, 0);
}

static void
test_walk (gconstpointer data)
{
  /* Two, four and eight by points, three in the knock-out, with every kind of turn and as long a train as there may be. */
  static const char *const two[] = { "short 1", "train 2 engine tender tank ore box caboose", NULL };
  static const char *const four[] = {
    "train 1 engine tender engine tank tank tank tank tank tank tank tank tank tank tank caboose", "wreck 2", "short 3",
    "train 4 engine tender box", "train 1 engine tender ore ore ore caboose", NULL,
  };
  static const char *const eight[] = {
    "train 1 engine tender tank tank tank tank", "wreck 2", "short 3", "train 4 engine tender caboose",
    "train 5 engine tender box", "wreck 6", NULL,
  };
  static const char *const knockout[] = { "short 1", "train 2 engine tender tank ore", "train 3 engine tender box", NULL };
  const TableWalkSize *size = data;

  walk_through (*size, 2, "goal=9999", two);
  walk_through (*size, 4, "", four);
  walk_through (*size, 8, "", eight);
  walk_through (*size, 3, "victory=knockout", knockout);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-dice/%d", sizes[i].width);

    g_test_add_data_func (path, &sizes[i], test_walk);
  }

  return g_test_run ();
}
