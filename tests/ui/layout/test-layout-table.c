/* SPDX-License-Identifier: GPL-3.0-or-later
 * The table through two rounds, on phones, laptops and large screens, with two to four players: nothing moves from one
 * state to the next, the page doesn't scroll, who is on turn is in sight, and all can be read from a metre away. */

#include "config.h"

#include "board.h"
#include "layout.h"

#include "rh-cape-board.h"
#include "rh-cape-card-view.h"
#include "rh-cape-lane.h"
#include "rh-cape-ui.h"
#include "rh-panel.h"
#include "rh-step-frame.h"
#include "rh-step.h"
#include "rh-table-page.h"

#define ROUNDS 48        /* moves: a little more than two rounds */
#define ROUND 16         /* all steps of the first, with a tie */
#define TEXT_LEAST 14.99 /* pixels */
#define KEY_LEAST 11.99
#define CARD_LEAST 70 /* with four players on a laptop, and */
#define CARD_LEAST_HIGH 96

typedef struct {
  int width, height;
} Size;

static const Size sizes[] = {
  { 360, 720 }, { 800, 600 }, { 1024, 600 }, { 1366, 768 }, { 1920, 1080 }, { 3840, 2160 },
};

typedef struct {
  Board       board;
  GtkWidget  *page;
  Size        size;
  const char *record;
  guint       move;
  guint       problems;

  GHashTable *places; /* (GtkWidget, graphene_rect_t): where controls of the step were seen */
  GtkWidget  *step;   /* borrowed: their step */
  GHashTable *fixed;  /* (utf8, graphene_rect_t): where what all steps have was seen: the question, the main action */
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

static graphene_rect_t
bounds_of (Walk *walk, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, walk->page, &bounds));

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

/* What the step has is where it was as long as the step is there. */
static void
check_place (Walk *walk, GtkWidget *button)
{
  graphene_rect_t *before = g_hash_table_lookup (walk->places, button);
  graphene_rect_t now = bounds_of (walk, button);

  if (before == NULL)
    g_hash_table_insert (walk->places, button, g_memdup2 (&now, sizeof now));
  else
    compare (walk, gtk_buildable_get_buildable_id (GTK_BUILDABLE (button)), before, &now);
}

/* It is in one place in all steps of all rounds. */
static void
check_fixed (Walk *walk, const char *what, GtkWidget *widget)
{
  graphene_rect_t *before = g_hash_table_lookup (walk->fixed, what);
  graphene_rect_t now = bounds_of (walk, widget);

  if (before == NULL)
    g_hash_table_insert (walk->fixed, g_strdup (what), g_memdup2 (&now, sizeof now));
  else
    compare (walk, what, before, &now);
}

static void
check_buttons (Walk *walk, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_BUTTON (widget)) {
    check_place (walk, widget);
    if (gtk_widget_has_css_class (widget, "main"))
      check_fixed (walk, "the main action", widget);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_buttons (walk, child);
}

/* How high letters are on the screen, in pixels: those of the smallest font in the label. */
static double
text_size (Walk *walk, GtkWidget *label)
{
  PangoLayoutIter *iter = pango_layout_get_iter (gtk_label_get_layout (GTK_LABEL (label)));
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
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0') {
    double least = gtk_widget_has_css_class (widget, "rh-key") ? KEY_LEAST : TEXT_LEAST;
    double size = text_size (walk, widget);

    if (size < least)
      problem (walk, "“%s” has letters of %.1f pixels", gtk_label_get_text (GTK_LABEL (widget)), size);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_text (walk, child);
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

static void
check_turn (Walk *walk)
{
  GtkWidget *board = gtk_widget_get_parent (board_find (walk->page, RH_TYPE_CAPE_LANE, 0));
  GtkWidget *scroller = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *lane = rh_cape_board_get_turn (board, rh_session_get_state (walk->board.session));
  graphene_rect_t bounds;

  if (lane == NULL)
    return;

  g_assert_true (gtk_widget_compute_bounds (lane, scroller, &bounds));
  if (bounds.origin.y < -1 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller) + 1)
    problem (walk, "the lane on turn is from %.0f to %.0f of %d", (double) bounds.origin.y,
             (double) (bounds.origin.y + bounds.size.height), gtk_widget_get_height (scroller));
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

/* By players, width, move and how much of it is entered. */
static void
picture (Walk *walk)
{
  RhSession *session = walk->board.session;
  g_autofree char *name = g_strdup_printf ("table-%u-%d-%02u-%02u", rh_session_get_setup (session)->n_seats,
                                           walk->size.width, walk->move, (guint) strlen (rh_session_get_draft (session)));

  layout_picture (GTK_WINDOW (walk->board.window), name);
}

static void
check_state (Walk *walk)
{
  GtkWidget *step = get_step (walk);

  if (step != walk->step) {
    g_hash_table_remove_all (walk->places);
    walk->step = step;
  }
  check_buttons (walk, step);
  check_fixed (walk, "the question", gtk_widget_get_parent (GTK_WIDGET (rh_step_frame_get_question (get_frame (step)))));
  check_turn (walk);
  check_cards (walk);
  if (walk->size.width >= 1024) {
    check_scrolled (walk, board_find (walk->page, RH_TYPE_CAPE_LANE, 0));
    check_scrolled (walk, step);
  }
  if (walk->size.width == 1366)
    check_text (walk, walk->page);
  picture (walk);
}

/* What is entered of a move before it is one: its words one by one, and of a card each part. */
static void
enter (Walk *walk, const char *move)
{
  RhSession *session = walk->board.session;

  if (!g_str_has_prefix (move, "reveal ") && !g_str_has_prefix (move, "tie "))
    return;

  for (const char *end = strchr (move, ' ') + 2; *end != '\0'; end++) {
    g_autofree char *draft = g_strndup (move, (gsize) (end - move));

    if (end[-1] == ':' || end[-1] == '/' || end[-1] == ' ')
      continue;
    g_assert_true (rh_session_set_draft (session, draft, NULL));
    board_settle ();
    check_state (walk);
  }
}

static void
walk_through (const char *record, Size size, guint n_moves)
{
  Walk walk = { .size = size, .record = record };

  walk.places = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  walk.fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  board_open (&walk.board, record);
  board_play (&walk.board, 0);
  walk.page = rh_table_page_new (&rh_cape_ui, walk.board.session);
  board_show (&walk.board, walk.page, size.width, size.height);
  for (guint i = 0; i < MIN (walk.board.moves->len, n_moves); i++) {
    const char *move = g_ptr_array_index (walk.board.moves, i);

    walk.move = i + 1;
    check_state (&walk);
    enter (&walk, move);
    g_assert_true (rh_session_play (walk.board.session, move, NULL));
    board_settle ();
  }
  board_close (&walk.board);
  g_hash_table_unref (walk.places);
  g_hash_table_unref (walk.fixed);
  g_assert_cmpuint (walk.problems, ==, 0);
}

static void
test_walk (gconstpointer data)
{
  /* With each number of players; in another language, whose words are longer or shorter, one round says it. */
  const Size *size = data;
  guint n_moves = g_str_equal (g_getenv ("LANGUAGE"), "en") ? ROUNDS : ROUND;

  walk_through ("cape-two-dutch-rivers", *size, n_moves);
  walk_through ("cape-three-players", *size, n_moves);
  walk_through ("cape-four-ties", *size, n_moves);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
  g_test_set_nonfatal_assertions ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_autofree char *path = g_strdup_printf ("/layout-table/%d", sizes[i].width);

    g_test_add_data_func (path, &sizes[i], test_walk);
  }

  return g_test_run ();
}
