/* SPDX-License-Identifier: GPL-3.0-or-later
 * Looks at the table of a game from one state to the next, at one size. */

#include "config.h"

#include "table-walk.h"

#include "layout.h"

#include "rh-panel.h"
#include "rh-resources.h"
#include "rh-row.h"
#include "rh-step-frame.h"
#include "rh-step.h"
#include "rh-table-page.h"

#define PHONE 360
#define FRAME 10

static const TableSize sizes[] = { TABLE_SIZES };

/* Where something was seen first, and before which move. */
typedef struct {
  graphene_rect_t bounds;
  guint           move;
} Seen;

/**
 * table_walk_problem:
 * @walk: a walk
 * @format: what is wrong there
 * @...: its figures
 */
void
table_walk_problem (TableWalk *walk, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s, %d × %d, move %u: %s", walk->record, walk->size.width, walk->size.height, walk->move, text);
  walk->problems++;
}

/* How far something is scrolled, in pixels of the page. */
static float
get_scrolled (TableWalk *walk, GtkWidget *scroller)
{
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  graphene_point_t first, last;

  g_assert_true (gtk_widget_compute_point (scroller, walk->page, &GRAPHENE_POINT_INIT (0, 0), &first));
  g_assert_true (gtk_widget_compute_point (scroller, walk->page, &GRAPHENE_POINT_INIT (0, (float) value), &last));

  return last.y - first.y;
}

/* Where it is on the page, if nothing were scrolled: what has the focus is scrolled to. */
static graphene_rect_t
bounds_of (TableWalk *walk, GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, walk->page, &bounds));
  while (scroller != NULL) {
    bounds.origin.y += get_scrolled (walk, scroller);
    scroller = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW);
  }

  return bounds;
}

static gboolean
is_near (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return ABS (a->origin.x - b->origin.x) < .5 && ABS (a->origin.y - b->origin.y) < .5 &&
         ABS (a->size.width - b->size.width) < .5 && ABS (a->size.height - b->size.height) < .5;
}

static void
compare (TableWalk *walk, const char *what, const graphene_rect_t *before, const graphene_rect_t *now)
{
  if (!is_near (before, now))
    table_walk_problem (walk, "%s has moved from %.0f, %.0f (%.0f × %.0f) to %.0f, %.0f (%.0f × %.0f)", what,
             (double) before->origin.x, (double) before->origin.y, (double) before->size.width,
             (double) before->size.height, (double) now->origin.x, (double) now->origin.y,
             (double) now->size.width, (double) now->size.height);
}

/* Another round may have other words on its buttons; so may the end, which is a step of any game. */
static gboolean
is_of_step (gpointer what, gpointer place, gpointer data)
{
  const TableWalk *walk = data;

  return g_str_has_prefix (what, walk->game->of_step) || g_str_has_prefix (what, "RhEndStep");
}

/* In another move of a step it may have another width, from where it began or to where it ended: fewer may fill its line. */
static void
allow_width (const graphene_rect_t *before, graphene_rect_t *now)
{
  float end = now->origin.x + now->size.width;

  if (ABS (end - before->origin.x - before->size.width) <= 1)
    now->origin.x = before->origin.x;
  now->size = before->size;
}

static void
fix (TableWalk *walk, const char *what, graphene_rect_t now)
{
  Seen *seen = g_hash_table_lookup (walk->fixed, what);

  if (seen == NULL) {
    seen = g_new (Seen, 1);
    *seen = (Seen) { now, walk->move };
    g_hash_table_insert (walk->fixed, g_strdup (what), seen);
    return;
  }

  if (seen->move != walk->move && is_of_step ((gpointer) what, NULL, walk))
    allow_width (&seen->bounds, &now);
  compare (walk, what, &seen->bounds, &now);
}

/**
 * table_walk_fixed:
 * @walk: a walk
 * @what: what it is
 * @widget: where it is now
 *
 * It is in one place in all states, steps and rounds that have it; what stands on a button of another turn may have
 * another width.
 */
void
table_walk_fixed (TableWalk *walk, const char *what, GtkWidget *widget)
{
  fix (walk, what, bounds_of (walk, widget));
}

/* What a button is, whatever stands on it now: its name in the template, or its place among the others beside it. */
static char *
describe (GtkWidget *widget, GtkWidget *root)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
  g_autofree char *above = NULL;
  guint n = 0;

  if (widget == root)
    return g_strdup (G_OBJECT_TYPE_NAME (root));

  for (GtkWidget *before = widget; (before = gtk_widget_get_prev_sibling (before)) != NULL;)
    n++;
  above = describe (gtk_widget_get_parent (widget), root);

  return id != NULL ? g_strdup_printf ("%s’s %s", G_OBJECT_TYPE_NAME (root), id) : g_strdup_printf ("%s %u", above, n);
}

/**
 * table_walk_level:
 * @walk: a walk
 * @widget: a part of a step
 * @step: the step
 *
 * What it says may be longer or shorter, but it is as far down in all states before a move.
 */
void
table_walk_level (TableWalk *walk, GtkWidget *widget, GtkWidget *step)
{
  g_autofree char *what = describe (widget, step);
  g_autofree char *of_move = g_strdup_printf ("%s before move %u", what, walk->move);
  Seen *seen = g_hash_table_lookup (walk->fixed, of_move);
  graphene_rect_t now = bounds_of (walk, widget);

  if (seen == NULL) {
    seen = g_new (Seen, 1);
    *seen = (Seen) { now, walk->move };
    g_hash_table_insert (walk->fixed, g_steal_pointer (&of_move), seen);
    return;
  }

  now.origin.x = seen->bounds.origin.x;
  now.size = seen->bounds.size;
  compare (walk, of_move, &seen->bounds, &now);
}

/**
 * table_walk_sight:
 * @walk: a walk
 * @button: a part of a step
 * @step: the step
 *
 * It isn't scrolled out of sight.
 */
void
table_walk_sight (TableWalk *walk, GtkWidget *button, GtkWidget *step)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);

  for (; scroller != NULL && gtk_widget_is_ancestor (scroller, step);
       scroller = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW)) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (button, scroller, &bounds));
    if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1) {
      g_autofree char *what = describe (button, step);

      table_walk_problem (walk, "%s is from %.0f to %.0f of %d", what, (double) bounds.origin.y,
               (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
    }
  }
}

/* All there is to press in some part of the page. On a laptop, and whatever is larger, no answer is out of sight. A step within
 * another has all where it has it by itself. */
static void
check_buttons (TableWalk *walk, GtkWidget *widget, GtkWidget *part)
{
  if (RH_IS_STEP (widget))
    part = widget;

  /* What stands over the page has a surface of its own, and no place in this one. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;

  if (GTK_IS_BUTTON (widget)) {
    g_autofree char *what = describe (widget, part);

    table_walk_fixed (walk, what, widget);
    if (RH_IS_STEP (part) && (walk->size.width >= 1024 || (walk->game->in_sight != NULL && walk->game->in_sight (part))))
      table_walk_sight (walk, widget, part);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_buttons (walk, child, part);
}

static void
find_main (GtkWidget *widget, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (gtk_widget_has_css_class (widget, "main"))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_main (child, found);
}

/* Where a step has a main action, it is where that of another is; two of them share its place. */
static void
check_main (TableWalk *walk, GtkWidget *step)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_main (step, found);
  if (found->len == 1)
    table_walk_fixed (walk, "the main action", g_ptr_array_index (found, 0));
}

/* Its parts too, whoever is on turn, but for what is told at the end, which may be longer or shorter. */
static void
check_lane (TableWalk *walk, GtkWidget *lane, const char *what)
{
  guint i = 0;

  table_walk_fixed (walk, what, lane);
  for (GtkWidget *part = gtk_widget_get_first_child (lane); part != NULL; part = gtk_widget_get_next_sibling (part), i++) {
    g_autofree char *of_lane = g_strdup_printf ("%s’s %s %u", what, G_OBJECT_TYPE_NAME (part), i);

    if (gtk_widget_get_mapped (part) && !walk->game->grows && !gtk_widget_has_css_class (part, "aside"))
      table_walk_fixed (walk, of_lane, part);
  }
}

/* Each lane keeps its place and its size. */
static void
check_lanes (TableWalk *walk)
{
  GtkWidget *lane;

  for (guint i = 0; (lane = board_find (walk->page, walk->game->lane (), i)) != NULL; i++) {
    g_autofree char *what = g_strdup_printf ("lane %u", i + 1);

    check_lane (walk, lane, what);
  }
}

/* Neither the board nor the panel is scrolled; the answers of a step may be where they are many. */
static void
check_scrolled (TableWalk *walk, GtkWidget *part)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + .5)
    table_walk_problem (walk, "%s needs %.0f pixels and has %.0f", G_OBJECT_TYPE_NAME (part),
             gtk_adjustment_get_upper (adjustment), gtk_adjustment_get_page_size (adjustment));
}

/**
 * table_walk_is_laptop:
 * @walk: a walk
 *
 * Returns: whether the window has the size of a usual laptop's screen, or what a desktop leaves of that
 */
gboolean
table_walk_is_laptop (TableWalk *walk)
{
  return walk->size.width >= 1280 && walk->size.width <= 1366;
}

/**
 * table_walk_news:
 * @walk: a walk
 *
 * On a laptop, and whatever is larger, all that is told is in sight; only names of 64 letters may take more lines.
 */
void
table_walk_news (TableWalk *walk)
{
  GtkWidget *lane = board_find (walk->page, walk->game->lane (), 0);
  GtkWidget *news = gtk_widget_get_next_sibling (gtk_widget_get_ancestor (lane, GTK_TYPE_SCROLLED_WINDOW));
  GtkWidget *told = gtk_viewport_get_child (GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (news))));
  int height;

  gtk_widget_measure (told, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (told), NULL, &height, NULL, NULL);
  if (!walk->long_names && height > gtk_widget_get_height (news))
    table_walk_problem (walk, "the news need %d pixels and have %d: %s", height, gtk_widget_get_height (news),
                        gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (told))));
}

/* Who makes the next move, where anybody may, or whose turn it is. */
static GtkWidget *
find_turn (TableWalk *walk, GtkWidget *board)
{
  const RhGameUi *ui = walk->game->ui;
  RhSession *session = walk->board.session;

  return ui->board_enter != NULL ? ui->board_enter (board, rh_session_get_state (session), rh_session_get_draft (session))
                                 : ui->board_turn (board, rh_session_get_state (session));
}

static void
check_turn (TableWalk *walk)
{
  GtkWidget *board = gtk_widget_get_parent (board_find (walk->page, walk->game->lane (), 0));
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *lane = find_turn (walk, board);
  graphene_rect_t bounds;

  /* Once a game is over, nobody is. */
  if (lane == NULL || rh_session_get_status (walk->board.session) != RH_GAME_PLAYING)
    return;

  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));
  if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1)
    table_walk_problem (walk, "the lane on turn is from %.0f to %.0f of %d", (double) bounds.origin.y,
             (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
}

static GtkWidget *
get_step (TableWalk *walk)
{
  GtkWidget *panel = board_find (walk->page, RH_TYPE_PANEL, 0);

  return adw_bin_get_child (ADW_BIN (panel));
}

/* The one that is shown: who bids has another. */
static RhStepFrame *
get_frame (GtkWidget *step)
{
  GtkWidget *frame;
  guint i = 0;

  do
    frame = board_find (step, RH_TYPE_STEP_FRAME, i++);
  while (frame != NULL && !gtk_widget_get_mapped (frame));

  return RH_STEP_FRAME (frame);
}

/* By players, width, move and state. */
static void
picture (TableWalk *walk)
{
  RhSession *session = walk->board.session;
  g_autofree char *name = g_strdup_printf ("table-%u-%d-%02u-%02u", rh_session_get_setup (session)->n_seats,
                                           walk->size.width, walk->move, walk->state++);

  layout_picture (GTK_WINDOW (walk->board.window), name);
}

/* On a phone there is a little more room than it needs: a window that has no shadow is drawn within a frame of its own. */
static void
check_least (TableWalk *walk)
{
  int least;

  gtk_widget_measure (walk->page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (walk->size.width == PHONE && least > PHONE - FRAME)
    table_walk_problem (walk, "%s needs a width of %d", G_OBJECT_TYPE_NAME (get_step (walk)), least);
}

/* A figure that is tapped is as large in each step as in any other. */
static void
check_figures (TableWalk *walk, GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget) && GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "figure")) {
    PangoContext *context = gtk_widget_get_pango_context (board_find (widget, GTK_TYPE_LABEL, 0));
    int size = pango_font_description_get_size (pango_context_get_font_description (context));

    if (walk->figure == 0)
      walk->figure = size;
    if (ABS (size - walk->figure) > PANGO_SCALE / 10)
      table_walk_problem (walk, "a figure in %s is %.1f high, elsewhere %.1f", G_OBJECT_TYPE_NAME (get_step (walk)),
                          (double) size / PANGO_SCALE, (double) walk->figure / PANGO_SCALE);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_figures (walk, child);
}

/* What is asked begins in one place, whether it has one line or two. */
static void
check_question (TableWalk *walk, GtkWidget *step)
{
  GtkLabel *question = rh_step_frame_get_question (get_frame (step));
  graphene_rect_t at = bounds_of (walk, gtk_widget_get_ancestor (GTK_WIDGET (question), RH_TYPE_ROW));

  at.size.height = 0;
  fix (walk, "the question", at);
}

/**
 * table_walk_check:
 * @walk: a walk
 *
 * Looks at all that is shown now.
 */
void
table_walk_check (TableWalk *walk)
{
  GtkWidget *step = get_step (walk);
  GtkWidget *header = board_find (walk->page, ADW_TYPE_HEADER_BAR, 0);

  check_buttons (walk, step, step);
  check_buttons (walk, header, header);
  check_main (walk, step);
  check_figures (walk, step);
  check_lanes (walk);
  check_question (walk, step);
  check_turn (walk);
  check_least (walk);
  if (walk->game->check != NULL)
    walk->game->check (walk, step);
  if (walk->size.width >= 1024) {
    if (rh_session_get_setup (walk->board.session)->n_seats <= (walk->size.width > 1024 ? 5 : 4))
      check_scrolled (walk, board_find (walk->page, walk->game->lane (), 0));
    check_scrolled (walk, step);
    table_walk_news (walk);
  }
  if (table_walk_is_laptop (walk))
    walk->problems += layout_check_letters (GTK_WINDOW (walk->board.window), walk->record, 1);
  picture (walk);
}

/**
 * table_walk_move:
 * @walk: a walk
 * @move: which move comes next, from 1
 * @other_words: whether what steps have may stand elsewhere from here on, since they say something else
 */
void
table_walk_move (TableWalk *walk, guint move, gboolean other_words)
{
  walk->move = move;
  walk->state = 0;
  if (other_words)
    g_hash_table_foreach_remove (walk->fixed, is_of_step, walk);
}

/**
 * table_walk_end:
 * @walk: a walk, where a game has ended
 *
 * Looks at it: each end is one by itself, but for the lanes.
 */
void
table_walk_end (TableWalk *walk)
{
  g_hash_table_foreach_remove (walk->fixed, is_of_step, walk);
  g_hash_table_remove (walk->fixed, "the question");
  table_walk_check (walk);
}

/* The longest names there are, of wide letters. */
static void
lengthen_names (RhSetup *setup)
{
  for (guint i = 0; i < setup->n_seats; i++) {
    g_free (setup->seats[i].name);
    g_free (setup->seats[i].key);
    setup->seats[i].name = g_strnfill (RH_NAME_MAX, 'M');
    setup->seats[i].name[0] = (char) ('A' + i);
    setup->seats[i].key = rh_setup_name_key (setup->seats[i].name);
  }
}

/**
 * table_walk_load_style:
 *
 * Has windows look as those of the program: the header bar is theirs.
 */
void
table_walk_load_style (void)
{
  static GtkCssProvider *provider;

  if (provider != NULL)
    return;

  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, RH_RESOURCE_PATH "style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (provider);
}

/**
 * table_walk_add:
 * @wanted: (array zero-terminated=1): the program, and which tests are to be run, all of them if none is named: “360/two”
 * @path: how the path of a test begins
 * @name: how it ends
 * @func: what is tested with a #TableSize
 *
 * Adds a test at each size, whose width stands between the two: “/layout-table/360/two”.
 */
void
table_walk_add (char **wanted, const char *path, const char *name, GTestDataFunc func)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *way = g_strdup_printf ("%d/%s", sizes[i].width, name);
    g_autofree char *whole = g_strconcat (path, "/", way, NULL);

    if (wanted[1] == NULL || g_strv_contains ((const char *const *) wanted + 1, way))
      g_test_add_data_func (whole, &sizes[i], func);
  }
}

/**
 * table_walk_open:
 * @walk: where the walk goes
 * @game: which game it is
 * @record: the name of one of its records
 * @size: of the window
 * @long_names: whether the names are to be as long as they get
 *
 * Begins a game by that record, and shows its table.
 */
void
table_walk_open (TableWalk *walk, const TableWalkGame *game, const char *record, TableSize size, gboolean long_names)
{
  *walk = (TableWalk) { .game = game, .size = size, .record = record, .long_names = long_names };
  walk->fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  table_walk_load_style ();
  board_open (&walk->board, record);
  if (long_names)
    lengthen_names (walk->board.setup);
  board_play (&walk->board, 0);
  walk->page = rh_table_page_new (game->ui, walk->board.session);
  board_show (&walk->board, walk->page, size.width, size.height);
  /* It is laid out all the same, and most of the time went into painting what only the other tests look at. */
  gtk_widget_set_opacity (walk->page, g_getenv ("RH_PICTURES") != NULL ? 1 : 0);
}

/**
 * table_walk_close:
 * @walk: a walk
 *
 * Fails the test where anything was wrong.
 */
void
table_walk_close (TableWalk *walk)
{
  board_close (&walk->board);
  g_hash_table_unref (walk->fixed);
  g_assert_cmpuint (walk->problems, ==, 0);
}
