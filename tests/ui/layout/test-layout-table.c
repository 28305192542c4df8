/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table through two rounds, on phones, laptops and large screens, with two to four players: nothing moves from one
 * state to the next, the page doesn't scroll, who is on turn is in sight, and all can be read from a metre away. */

#include "config.h"

#include "board.h"
#include "layout.h"
#include "table-states.h"
#include "written.h"

#include "rh-cape-board.h"
#include "rh-cape-card-view.h"
#include "rh-cape-fan.h"
#include "rh-cape-lane.h"
#include "rh-cape-pick-step.h"
#include "rh-cape-sum.h"
#include "rh-cape-ui.h"
#include "rh-language.h"
#include "rh-panel.h"
#include "rh-step-frame.h"
#include "rh-step.h"
#include "rh-table-page.h"

#define ROUNDS 20        /* moves: a round and some of the next */
#define ROUND 10         /* all steps of the first, with a tie */
#define OF_STEP "RhCape" /* how the names of what a step has begin */
#define TEXT_LEAST 14.99 /* pixels */
#define KEY_LEAST 11.99
#define CARD_LEAST 70 /* with four players on a laptop, and */
#define CARD_LEAST_HIGH 96

typedef struct {
  int width, height;
} Size;

/* On the third, 600 pixels high, the frame of a window has ten. */
static const Size sizes[] = {
  { 360, 720 }, { 800, 600 }, { 1024, 590 }, { 1366, 768 }, { 1920, 1080 }, { 3840, 2160 },
};

/* Where something was seen first, and before which move. */
typedef struct {
  graphene_rect_t bounds;
  guint           move;
} Seen;

typedef struct {
  Board       board;
  GtkWidget  *page;
  Size        size;
  const char *record;
  gboolean    long_names;
  guint       move;
  guint       state; /* how many of the move were seen */
  guint       problems;

  GHashTable *fixed; /* (utf8, Seen): each part by what it is */
} Walk;

static void problem (Walk *walk, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
problem (Walk *walk, const char *format, ...)
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
get_scrolled (Walk *walk, GtkWidget *scroller)
{
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  graphene_point_t first, last;

  g_assert_true (gtk_widget_compute_point (scroller, walk->page, &GRAPHENE_POINT_INIT (0, 0), &first));
  g_assert_true (gtk_widget_compute_point (scroller, walk->page, &GRAPHENE_POINT_INIT (0, (float) value), &last));

  return last.y - first.y;
}

/* Where it is on the page, if nothing were scrolled: what has the focus is scrolled to. */
static graphene_rect_t
bounds_of (Walk *walk, GtkWidget *widget)
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
compare (Walk *walk, const char *what, const graphene_rect_t *before, const graphene_rect_t *now)
{
  if (!is_near (before, now))
    problem (walk, "%s has moved from %.0f, %.0f (%.0f × %.0f) to %.0f, %.0f (%.0f × %.0f)", what,
             (double) before->origin.x, (double) before->origin.y, (double) before->size.width,
             (double) before->size.height, (double) now->origin.x, (double) now->origin.y,
             (double) now->size.width, (double) now->size.height);
}

/* It is in one place in all states, steps and rounds that have it; what stands on a button of another turn may have
 * another width. */
static void
check_fixed (Walk *walk, const char *what, GtkWidget *widget)
{
  Seen *seen = g_hash_table_lookup (walk->fixed, what);
  graphene_rect_t now = bounds_of (walk, widget);

  if (seen == NULL) {
    seen = g_new (Seen, 1);
    *seen = (Seen) { now, walk->move };
    g_hash_table_insert (walk->fixed, g_strdup (what), seen);
    return;
  }

  if (seen->move != walk->move && g_str_has_prefix (what, OF_STEP))
    now.size = seen->bounds.size;
  compare (walk, what, &seen->bounds, &now);
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

/* On a laptop, and whatever is larger, no answer is scrolled out of sight; where a card is picked, on a phone neither. */
static void
check_sight (Walk *walk, GtkWidget *button, GtkWidget *step)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);

  for (; scroller != NULL && gtk_widget_is_ancestor (scroller, step);
       scroller = gtk_widget_get_ancestor (gtk_widget_get_parent (scroller), GTK_TYPE_SCROLLED_WINDOW)) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (button, scroller, &bounds));
    if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1) {
      g_autofree char *what = describe (button, step);

      problem (walk, "%s is from %.0f to %.0f of %d", what, (double) bounds.origin.y,
               (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
    }
  }
}

/* All there is to press in some part of the page. */
static void
check_buttons (Walk *walk, GtkWidget *widget, GtkWidget *part)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_BUTTON (widget)) {
    g_autofree char *what = describe (widget, part);

    check_fixed (walk, what, widget);
    if (RH_IS_CAPE_PICK_STEP (part) || (RH_IS_STEP (part) && walk->size.width >= 1024))
      check_sight (walk, widget, part);
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
check_main (Walk *walk, GtkWidget *step)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  find_main (step, found);
  if (found->len == 1)
    check_fixed (walk, "the main action", g_ptr_array_index (found, 0));
}

/* Its parts too, whoever is on turn, but for what is told at the end, which may be longer or shorter. */
static void
check_lane (Walk *walk, GtkWidget *lane, const char *what)
{
  guint i = 0;

  check_fixed (walk, what, lane);
  for (GtkWidget *part = gtk_widget_get_first_child (lane); part != NULL; part = gtk_widget_get_next_sibling (part), i++) {
    g_autofree char *of_lane = g_strdup_printf ("%s’s %s %u", what, G_OBJECT_TYPE_NAME (part), i);

    if (gtk_widget_get_mapped (part) && !gtk_widget_has_css_class (part, "aside"))
      check_fixed (walk, of_lane, part);
  }
}

/* Each lane keeps its place and its size. */
static void
check_lanes (Walk *walk)
{
  GtkWidget *lane;

  for (guint i = 0; (lane = board_find (walk->page, RH_TYPE_CAPE_LANE, i)) != NULL; i++) {
    g_autofree char *what = g_strdup_printf ("lane %u", i + 1);

    check_lane (walk, lane, what);
  }
}

/* How high letters are on the screen, in pixels: those of the smallest font in the label. */
static double
text_size (Walk *walk, GtkWidget *label)
{
  g_autoptr (PangoLayout) layout = written_lay_out (label);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  graphene_matrix_t matrix;
  double size = G_MAXDOUBLE;

  g_assert_true (gtk_widget_compute_transform (label, walk->board.window, &matrix));
  do {
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly (iter);
    PangoFontDescription *font;

    if (run == NULL)
      continue;
    font = pango_font_describe_with_absolute_size (run->item->analysis.font);
    size = MIN (size, (double) pango_font_description_get_size (font) / PANGO_SCALE);
    pango_font_description_free (font);
  } while (pango_layout_iter_next_run (iter));
  pango_layout_iter_free (iter);

  return size * (double) graphene_matrix_get_x_scale (&matrix);
}

static void
check_text (Walk *walk, GtkWidget *widget)
{
  const char *text = written_get_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;

  if (text != NULL && *text != '\0') {
    double least = gtk_widget_has_css_class (widget, "rh-key") ? KEY_LEAST : TEXT_LEAST;
    double size = text_size (walk, widget);

    if (size < least)
      problem (walk, "“%s” has letters of %.1f pixels", text, size);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_text (walk, child);
}

/* What is read over and over has its place too, whatever is told beside it, but for when to shuffle. */
static void
check_row (Walk *walk, GtkWidget *step)
{
  GtkWidget *fan = board_find (step, RH_TYPE_CAPE_FAN, 0);

  if (rh_cape_state_must_shuffle (rh_session_get_state (walk->board.session)))
    return;
  if (fan != NULL && gtk_widget_get_mapped (fan) && walk->size.width >= 1024)
    check_fixed (walk, OF_STEP "BuildStep’s common row", gtk_widget_get_prev_sibling (fan));
}

/* Neither the board nor the panel is scrolled; the answers of a step may be where they are many. */
static void
check_scrolled (Walk *walk, GtkWidget *part)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + .5)
    problem (walk, "%s needs %.0f pixels and has %.0f", G_OBJECT_TYPE_NAME (part),
             gtk_adjustment_get_upper (adjustment), gtk_adjustment_get_page_size (adjustment));
}

/* On a laptop, and whatever is larger, all that is told is in sight; only names of 64 letters may take more lines. */
static void
check_news (Walk *walk)
{
  GtkWidget *lane = board_find (walk->page, RH_TYPE_CAPE_LANE, 0);
  GtkWidget *news = gtk_widget_get_next_sibling (gtk_widget_get_ancestor (lane, GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (news));

  if (!walk->long_names && gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + .5)
    problem (walk, "the news need %.0f pixels and have %.0f", gtk_adjustment_get_upper (adjustment),
             gtk_adjustment_get_page_size (adjustment));
}

static void
check_turn (Walk *walk)
{
  GtkWidget *board = gtk_widget_get_parent (board_find (walk->page, RH_TYPE_CAPE_LANE, 0));
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *lane = rh_cape_board_get_turn (board, rh_session_get_state (walk->board.session));
  graphene_rect_t bounds;

  /* Once a game is over, nobody is. */
  if (lane == NULL || rh_session_get_status (walk->board.session) != RH_GAME_PLAYING)
    return;

  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));
  if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1)
    problem (walk, "the lane on turn is from %.0f to %.0f of %d", (double) bounds.origin.y,
             (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
}

/* What is short, and what that costs, is read before it is decided, at whatever size. */
static void
check_sum (Walk *walk, GtkWidget *step)
{
  GtkWidget *sum = board_find (step, RH_TYPE_CAPE_SUM, 0);

  if (sum != NULL && gtk_widget_get_mapped (sum))
    check_sight (walk, sum, step);
}

static void
check_cards (Walk *walk)
{
  GtkWidget *card = board_find (walk->page, RH_TYPE_CAPE_CARD_VIEW, 0);

  if (walk->size.width == 1366 && rh_session_get_setup (walk->board.session)->n_seats == 4 &&
      (gtk_widget_get_width (card) < CARD_LEAST || gtk_widget_get_height (card) < CARD_LEAST_HIGH))
    problem (walk, "cards are %d × %d", gtk_widget_get_width (card), gtk_widget_get_height (card));
}

static GtkWidget *
get_step (Walk *walk)
{
  GtkWidget *panel = board_find (walk->page, RH_TYPE_PANEL, 0);

  return adw_bin_get_child (ADW_BIN (panel));
}

static RhStepFrame *
get_frame (GtkWidget *step)
{
  return RH_STEP_FRAME (board_find (step, RH_TYPE_STEP_FRAME, 0));
}

/* By players, width, move and state. */
static void
picture (Walk *walk)
{
  RhSession *session = walk->board.session;
  g_autofree char *name = g_strdup_printf ("table-%u-%d-%02u-%02u", rh_session_get_setup (session)->n_seats,
                                           walk->size.width, walk->move, walk->state++);

  layout_picture (GTK_WINDOW (walk->board.window), name);
}

static void
check_state (gpointer data)
{
  Walk *walk = data;
  GtkWidget *step = get_step (walk);
  GtkWidget *header = board_find (walk->page, ADW_TYPE_HEADER_BAR, 0);

  check_buttons (walk, step, step);
  check_buttons (walk, header, header);
  check_main (walk, step);
  check_lanes (walk);
  check_fixed (walk, "the question", gtk_widget_get_parent (GTK_WIDGET (rh_step_frame_get_question (get_frame (step)))));
  check_turn (walk);
  check_sum (walk, step);
  check_row (walk, step);
  check_cards (walk);
  if (walk->size.width >= 1024) {
    check_scrolled (walk, board_find (walk->page, RH_TYPE_CAPE_LANE, 0));
    check_scrolled (walk, step);
    check_news (walk);
  }
  if (walk->size.width == 1366)
    check_text (walk, walk->page);
  picture (walk);
}

/* Another round may have other words on its buttons; the end has another question. */
static gboolean
is_of_step (gpointer what, gpointer place, gpointer end)
{
  return g_str_has_prefix (what, OF_STEP) || (end && g_str_equal (what, "the question"));
}

static void
play (Walk *walk, guint n_moves)
{
  Board *board = &walk->board;

  for (guint i = 0; i < MIN (board->moves->len, n_moves); i++) {
    const char *move = g_ptr_array_index (board->moves, i);

    walk->move = i + 1;
    walk->state = 0;
    if (g_str_has_prefix (move, "reveal "))
      g_hash_table_foreach_remove (walk->fixed, is_of_step, GINT_TO_POINTER (FALSE));
    table_states_visit (board, walk->page, move, check_state, walk);
    g_assert_true (rh_session_play (board->session, move, NULL));
  }
}

/* Each end is one by itself, but for the lanes. */
static void
check_end (gpointer data)
{
  Walk *walk = data;

  g_hash_table_foreach_remove (walk->fixed, is_of_step, GINT_TO_POINTER (TRUE));
  check_state (walk);
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

static void
walk_through (const char *record, Size size, guint n_moves, gboolean long_names)
{
  Walk walk = { .size = size, .record = record, .long_names = long_names };

  walk.fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  board_open (&walk.board, record);
  if (long_names)
    lengthen_names (walk.board.setup);
  board_play (&walk.board, 0);
  walk.page = rh_table_page_new (&rh_cape_ui, walk.board.session);
  board_show (&walk.board, walk.page, size.width, size.height);
  /* It is laid out all the same, and most of the time went into painting what only the other tests look at. */
  gtk_widget_set_opacity (walk.page, g_getenv ("RH_PICTURES") != NULL ? 1 : 0);
  play (&walk, n_moves);
  if (n_moves == ROUNDS) {
    walk.move++;
    walk.state = 0;
    table_states_visit_end (&walk.board, check_end, &walk);
  }
  board_close (&walk.board);
  g_hash_table_unref (walk.fixed);
  g_assert_cmpuint (walk.problems, ==, 0);
}

static void
test_walk (gconstpointer data)
{
  /* With each number of players; in another language, whose words are longer or shorter, one round says it. */
  const Size *size = data;
  guint n_moves = g_str_equal (g_getenv ("LANGUAGE"), "en") ? ROUNDS : ROUND;

  walk_through ("cape-two-dutch-rivers", *size, n_moves, FALSE);
  walk_through ("cape-three-players", *size, n_moves, FALSE);
  walk_through ("cape-four-ties", *size, n_moves, FALSE);
}

static void
test_long_names (gconstpointer data)
{
  /* Who has a longer name moves nothing, and has no less of it in sight. */
  const Size *size = data;

  walk_through ("cape-three-players", *size, ROUND, TRUE);
  walk_through ("cape-four-ties", *size, ROUND, TRUE);
}

int
main (int argc, char **argv)
{
  rh_language_set_up ();
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-table/%d", sizes[i].width);

    g_autofree char *long_path = g_strdup_printf ("%s/long-names", path);

    g_test_add_data_func (path, &sizes[i], test_walk);
    if (g_str_equal (g_getenv ("LANGUAGE"), "en"))
      g_test_add_data_func (long_path, &sizes[i], test_long_names);
  }

  return g_test_run ();
}
