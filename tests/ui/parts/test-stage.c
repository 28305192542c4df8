/* SPDX-License-Identifier: GPL-3.0-or-later
 * The stage of a second screen: as large as the window, never cut off, with what is told around what lies open. */

#include "config.h"

#include "board.h"

#include "rh-stage.h"

#include <math.h>

#define LONG "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"

/* Some game's, with nothing but two lines. */
typedef struct {
  RhStage parent_instance;
} SomeStage;

typedef struct {
  RhStageClass parent_class;
} SomeStageClass;

GType some_stage_get_type (void);

G_DEFINE_TYPE (SomeStage, some_stage, rh_stage_get_type ())

static void
some_stage_class_init (SomeStageClass *klass)
{
}

static void
some_stage_init (SomeStage *self)
{
  GtkWidget *first = gtk_label_new ("First");

  gtk_widget_set_vexpand (first, TRUE);
  rh_stage_append (RH_STAGE (self), first);
  rh_stage_append (RH_STAGE (self), gtk_label_new ("Second"));
}

static GtkWidget *
show_stage (Board *board, int width, int height)
{
  GtkWidget *stage = g_object_new (some_stage_get_type (), NULL);

  *board = (Board) { 0 };
  board_show (board, stage, width, height);

  return stage;
}

static GtkWidget *
find_label (GtkWidget *stage, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = board_find (stage, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return label;
  }
  g_error ("nothing says “%s”", text);
}

/* Where it is in the window, enlarged or not. */
static graphene_rect_t
get_bounds (GtkWidget *stage, const char *text)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find_label (stage, text), stage, &bounds));

  return bounds;
}

static void
test_order (void)
{
  /* Where the game stands and whose turn it is, what lies open in its order, and what happened last. */
  Board board;
  GtkWidget *stage = show_stage (&board, 1280, 720);

  board_assert_name (stage, "Public Table");
  gtk_test_accessible_assert_role (stage, GTK_ACCESSIBLE_ROLE_GROUP);
  rh_stage_tell (RH_STAGE (stage), "Round 1", "Anna’s turn", "Bram had 5.");
  board_settle ();
  g_assert_cmpfloat (get_bounds (stage, "Round 1").origin.y, ==, get_bounds (stage, "Anna’s turn").origin.y);
  g_assert_cmpfloat (get_bounds (stage, "Round 1").origin.x, <, get_bounds (stage, "Anna’s turn").origin.x);
  g_assert_cmpfloat (get_bounds (stage, "Round 1").origin.y, <, get_bounds (stage, "First").origin.y);
  g_assert_cmpfloat (get_bounds (stage, "First").origin.y, <, get_bounds (stage, "Second").origin.y);
  g_assert_cmpfloat (get_bounds (stage, "Second").origin.y, <, get_bounds (stage, "Bram had 5.").origin.y);

  rh_stage_tell (RH_STAGE (stage), "Round 2", NULL, NULL);
  g_assert_true (board_says (stage, "Round 2"));
  g_assert_false (board_says (stage, "Anna’s turn"));
  g_assert_false (board_says (stage, "Bram had 5."));
  board_close (&board);
}

/* How high the game’s state is written in a window of that size. */
static double
measure (int width, int height)
{
  Board board;
  GtkWidget *stage = show_stage (&board, width, height);
  double size;

  rh_stage_tell (RH_STAGE (stage), "Round 1", "Anna’s turn", NULL);
  board_settle ();
  size = (double) get_bounds (stage, "Round 1").size.height;
  board_close (&board);

  return size;
}

static void
test_scale (void)
{
  /* Writing grows with the window's height: from three metres a line of it is what it is from one on a small screen. */
  double small = measure (1280, 720);

  g_assert_cmpfloat (small, >, 720 / 36.0);
  g_assert_cmpfloat (fabs (measure (1920, 1080) - small * 1.5), <, 2);
  g_assert_cmpfloat (fabs (measure (3840, 2160) - small * 3), <, 4);
  g_assert_cmpfloat (measure (640, 720), <, small);
}

static void
test_narrow (void)
{
  /* Names of 64 letters in a window that is far too narrow: all of it is drawn smaller, and nothing outside. */
  static const char *const texts[] = { "First", "Second", LONG, LONG " had 5." };
  Board board;
  GtkWidget *stage = show_stage (&board, 480, 640);

  rh_stage_tell (RH_STAGE (stage), LONG, LONG, LONG " had 5.");
  board_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    graphene_rect_t bounds = get_bounds (stage, texts[i]);

    g_assert_cmpfloat (bounds.origin.x, >=, -.5f);
    g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, 480.5f);
    g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 640.5f);
  }
  board_close (&board);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/stage/order", test_order);
  g_test_add_func ("/stage/scale", test_scale);
  g_test_add_func ("/stage/narrow", test_narrow);

  return g_test_run ();
}
