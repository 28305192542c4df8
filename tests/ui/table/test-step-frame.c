/* SPDX-License-Identifier: GPL-3.0-or-later
 * The skeleton of a step: question, answers and actions, always in their places. */

#include "config.h"

#include "board.h"

#include "rh-cape-telling.h"
#include "rh-mark.h"
#include "rh-step.h"
#include "rh-step-frame.h"

/* What is around a frame on the table. */
#define TEST_TYPE_ASKING (test_asking_get_type ())
G_DECLARE_FINAL_TYPE (TestAsking, test_asking, TEST, ASKING, RhStep)

struct _TestAsking {
  RhStep parent_instance;
};

G_DEFINE_FINAL_TYPE (TestAsking, test_asking, RH_TYPE_STEP)

static void
test_asking_class_init (TestAskingClass *klass)
{
}

static void
test_asking_init (TestAsking *self)
{
}

typedef struct {
  Board      board;
  GtkWidget *frame;
  GtkWidget *answers;
  GtkWidget *actions; /* NULL where there are none */
} Fixture;

static const char ui[] = "<interface><object class='RhStepFrame' id='frame'>"
                         "<child><object class='GtkBox' id='answers'/></child>"
                         "<child type='actions'><object class='GtkButton' id='actions'/></child>"
                         "</object></interface>";

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkBuilder *builder;

  board_open (&self->board, "cape-three-players");
  g_type_ensure (RH_TYPE_STEP_FRAME);
  builder = gtk_builder_new_from_string (ui, -1);
  self->frame = GTK_WIDGET (gtk_builder_get_object (builder, "frame"));
  self->answers = GTK_WIDGET (gtk_builder_get_object (builder, "answers"));
  self->actions = GTK_WIDGET (gtk_builder_get_object (builder, "actions"));
  g_object_ref (self->frame);
  g_object_unref (builder);
  gtk_widget_set_size_request (self->answers, 100, 120);
  gtk_widget_set_size_request (self->actions, -1, 60);
  rh_step_frame_ask (RH_STEP_FRAME (self->frame), "Does Anna build?", "red");
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
  g_object_unref (self->frame);
}

/* Where the answers are higher than the actions beside them, Tab comes to them first all the same, and back last. */
static void
test_tab (Fixture *self, gconstpointer data)
{
  GtkWidget *answer = gtk_button_new_with_label ("An answer");

  gtk_widget_set_valign (answer, GTK_ALIGN_START);
  gtk_widget_set_size_request (self->answers, 100, 400);
  gtk_box_append (GTK_BOX (self->answers), answer);
  board_show (&self->board, self->frame, 1000, 600);
  g_assert_true (gtk_widget_grab_focus (answer));
  g_assert_true (gtk_widget_child_focus (self->frame, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_focus (self->actions));
  g_assert_true (gtk_widget_child_focus (self->frame, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_focus (answer));
}

static graphene_rect_t
bounds_of (Fixture *self, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, self->frame, &bounds));

  return bounds;
}

#define QUESTION_HIGH 20 /* at least */

static GtkWidget *
find_refusal (Fixture *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->frame);

  while (!gtk_widget_has_css_class (child, "rh-refusal"))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static void
on_refuse_cb (GSimpleAction *action, GVariant *parameter, gpointer told)
{
  g_assert_null (*(char **) told);
  *(char **) told = g_variant_dup_string (parameter, NULL);
}

/* Why something isn't done stands above what ends the step, as near to it as it covers nothing that is read there; where that
 * is full of answers it is told at the table. Nothing moves, and it goes once something else is done. */
static void
test_refusal (Fixture *self, gconstpointer data)
{
  GtkWidget *answer = gtk_button_new_with_label ("An answer");
  static const GActionEntry entries[] = { { .name = "refuse", .activate = on_refuse_cb, .parameter_type = "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autofree char *told = NULL;
  GtkWidget *sum = gtk_label_new ("4 rails short: £40");
  graphene_rect_t before, after, refusal;

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), &told);
  board_show (&self->board, self->frame, 400, 500);
  before = bounds_of (self, self->actions);
  rh_step_frame_refuse (self->board.window, "A card has 0 to 3 rails.");
  board_settle ();
  after = bounds_of (self, self->actions);
  refusal = bounds_of (self, find_refusal (self));
  g_assert_true (board_says (self->frame, "A card has 0 to 3 rails."));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_cmpfloat (refusal.origin.y + refusal.size.height, <=, after.origin.y);
  g_assert_cmpfloat (refusal.origin.y + refusal.size.height, >, after.origin.y - 10);
  g_assert_cmpfloat (refusal.size.width, ==, after.size.width);

  gtk_widget_set_vexpand (sum, TRUE);
  gtk_widget_set_valign (sum, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->answers), sum);
  board_settle ();
  g_assert_cmpfloat (bounds_of (self, find_refusal (self)).origin.y + bounds_of (self, find_refusal (self)).size.height, <=,
                     bounds_of (self, sum).origin.y);
  g_assert_cmpfloat (bounds_of (self, find_refusal (self)).origin.y, >=, QUESTION_HIGH);

  gtk_widget_set_hexpand (answer, TRUE);
  gtk_widget_set_size_request (answer, -1, 1000);
  gtk_box_append (GTK_BOX (self->answers), answer);
  board_settle ();
  g_assert_cmpfloat (bounds_of (self, find_refusal (self)).origin.y, >=, QUESTION_HIGH);
  gtk_widget_insert_action_group (self->board.window, "table", G_ACTION_GROUP (actions));
  rh_step_frame_refuse (answer, "A card has 0 to 3 rails.");
  g_assert_false (board_says (self->frame, "A card has 0 to 3 rails."));
  g_assert_cmpstr (told, ==, "A card has 0 to 3 rails.");
}

/* Screen readers go to the question by the key for headings. */
static void
test_heading (Fixture *self, gconstpointer data)
{
  GtkLabel *question = rh_step_frame_get_question (RH_STEP_FRAME (self->frame));

  g_assert_cmpstr (gtk_label_get_label (question), ==, "Does Anna build?");
  gtk_test_accessible_assert_role (question, GTK_ACCESSIBLE_ROLE_HEADING);
}

static int
get_size (GtkWidget *label)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (label)));
}

/* Whoever is asked, it is as large, and has no more than two lines: the name of a player is cut for that, and nothing else. */
static void
test_size (Fixture *self, gconstpointer data)
{
  GtkWidget *label = GTK_WIDGET (rh_step_frame_get_question (RH_STEP_FRAME (self->frame)));
  GtkWidget *question = gtk_widget_get_parent (label);
  GtkWidget *step;
  int size, height;

  g_free (self->board.setup->seats[2].name);
  self->board.setup->seats[2].name = g_strdup ("Wilhelmina Alexandrina Henrietta");
  board_replay (&self->board, 1);
  step = g_object_new (TEST_TYPE_ASKING, "session", self->board.session, "telling", &rh_cape_telling, "child", self->frame, NULL);

  rh_step_frame_ask (RH_STEP_FRAME (self->frame), "Does Anna build through the savanna?", "red");
  board_show (&self->board, step, 400, 500);
  size = get_size (label);
  height = gtk_widget_get_height (question);
  rh_step_frame_ask (RH_STEP_FRAME (self->frame), "Does Wilhelmina Alexandrina Henrietta build through the savanna?", "red");
  board_settle ();
  g_assert_cmpint (get_size (gtk_widget_get_last_child (question)), ==, size);
  g_assert_cmpint (gtk_widget_get_height (question), <=, height);
  g_assert_true (board_says (self->frame, "Does Wilhelm… build through the savanna?"));
  rh_step_frame_ask (RH_STEP_FRAME (self->frame), "The cards on offer are turned up. Which are they?", NULL);
  board_settle ();
  g_assert_cmpint (get_size (label), ==, size);
}

/* However wide it is, a name of two stays with itself. */
static void
test_name (Fixture *self, gconstpointer data)
{
  static const char text[] = "How many rails does Ilse-Marie turn up?";
  GtkWidget *question = GTK_WIDGET (rh_step_frame_get_question (RH_STEP_FRAME (self->frame)));

  rh_step_frame_ask (RH_STEP_FRAME (self->frame), text, "red");
  for (int width = 200; width < 500; width += 10) {
    int height;

    gtk_widget_measure (question, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
    gtk_widget_size_allocate (question, &(GtkAllocation) { 0, 0, width, height }, -1);
    for (GSList *item = pango_layout_get_lines_readonly (gtk_label_get_layout (GTK_LABEL (question))); item != NULL; item = item->next)
      g_assert_false (g_str_has_prefix (text + ((PangoLayoutLine *) item->data)->start_index, "Marie"));
  }
}

/* With room, the actions are at the right of the answers, and like elsewhere at the bottom, in the same room whatever they are. */
static void
test_wide (Fixture *self, gconstpointer data)
{
  graphene_rect_t answers, actions, higher;

  board_show (&self->board, self->frame, 1000, 300);
  answers = bounds_of (self, self->answers);
  actions = bounds_of (self, self->actions);
  g_assert_true (board_says (self->frame, "Does Anna build?"));
  g_assert_cmpfloat (actions.origin.y + actions.size.height, ==, gtk_widget_get_height (self->frame));
  g_assert_cmpfloat (actions.origin.y, >, answers.origin.y);
  g_assert_cmpfloat (actions.origin.x, >, answers.origin.x + answers.size.width);
  g_assert_cmpfloat (actions.size.width, ==, 360);
  gtk_widget_set_size_request (self->actions, -1, 120);
  board_settle ();
  higher = bounds_of (self, self->actions);
  g_assert_true (graphene_rect_equal (&actions, &higher));
}

/* Without, they are at the bottom; more answers, and a question of two lines, move them nowhere. */
static void
test_narrow (Fixture *self, gconstpointer data)
{
  graphene_rect_t before, after;

  board_show (&self->board, self->frame, 400, 500);
  before = bounds_of (self, self->actions);
  g_assert_cmpfloat (before.origin.y + before.size.height, ==, gtk_widget_get_height (self->frame));
  g_assert_cmpfloat (before.size.width, ==, gtk_widget_get_width (self->frame));

  gtk_widget_set_size_request (self->answers, 100, 200);
  rh_step_frame_ask (RH_STEP_FRAME (self->frame), "Everybody bids in secret, and hands the laptop on. Who is next?", NULL);
  board_settle ();
  after = bounds_of (self, self->actions);
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* A question of two lines begins where one of one line stands. */
static void
test_begins (Fixture *self, gconstpointer data)
{
  GtkWidget *label = GTK_WIDGET (rh_step_frame_get_question (RH_STEP_FRAME (self->frame)));
  float one;

  board_show (&self->board, self->frame, 400, 500);
  one = bounds_of (self, label).origin.y;
  rh_step_frame_ask (RH_STEP_FRAME (self->frame), "Everybody bids in secret, and hands the laptop on. Who is next?", "red");
  board_settle ();
  g_assert_cmpfloat (bounds_of (self, label).origin.y, ==, one);
}

/* What there is to read in place of actions stands at the question, above the answers. */
static void
test_said (Fixture *self, gconstpointer data)
{
  graphene_rect_t answers, said;

  gtk_widget_add_css_class (self->actions, "said");
  gtk_widget_add_css_class (self->actions, "above");
  board_show (&self->board, self->frame, 400, 500);
  answers = bounds_of (self, self->answers);
  said = bounds_of (self, self->actions);
  g_assert_cmpfloat (said.origin.y, <, 100);
  g_assert_cmpfloat (answers.origin.y, >=, said.origin.y + said.size.height);
  g_assert_cmpfloat (answers.origin.y, <=, said.origin.y + said.size.height + 12);
}

/* Where the answers need more than there is, they scroll, and the actions are still there. */
static void
test_low (Fixture *self, gconstpointer data)
{
  graphene_rect_t actions;

  gtk_widget_set_size_request (self->answers, 100, 900);
  board_show (&self->board, self->frame, 400, 300);
  actions = bounds_of (self, self->actions);
  g_assert_cmpfloat (actions.origin.y + actions.size.height, ==, gtk_widget_get_height (self->frame));
  g_assert_cmpint (gtk_widget_get_height (self->frame), <=, 300);
  g_assert_cmpfloat (bounds_of (self, self->answers).size.height, ==, 900);
}

/* With still less room, the panel scrolls before nothing is left of the answers. */
static void
test_least (Fixture *self, gconstpointer data)
{
  int least;

  gtk_widget_set_size_request (self->answers, 100, 900);
  board_show (&self->board, self->frame, 400, 300);
  gtk_widget_measure (self->frame, GTK_ORIENTATION_VERTICAL, 400, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, >=, bounds_of (self, self->answers).origin.y + 100 + 60);
}

/* The mark is that of the player who is asked; where all are, there is none. */
static void
test_mark (Fixture *self, gconstpointer data)
{
  GtkWidget *mark;

  board_show (&self->board, self->frame, 1000, 240);
  mark = board_find (self->frame, RH_TYPE_MARK, 0);
  g_assert_true (gtk_widget_get_visible (mark));
  rh_step_frame_ask (RH_STEP_FRAME (self->frame), "Which cards are on offer?", NULL);
  g_assert_false (gtk_widget_get_visible (mark));
}

/* What ends it is as low on all of a narrow page as on the narrowest: nothing is left empty below it. */
static void
test_page (Fixture *self, gconstpointer data)
{
  GtkWidget *page = g_object_new (ADW_TYPE_BIN, "css-name", "rh-table", "child", self->frame, NULL);
  int least, aside, phone;

  gtk_widget_measure (self->frame, GTK_ORIENTATION_VERTICAL, 400, &least, &aside, NULL, NULL);
  gtk_widget_add_css_class (page, "narrow");
  gtk_widget_queue_resize (self->frame);
  gtk_widget_measure (self->frame, GTK_ORIENTATION_VERTICAL, 400, &least, &phone, NULL, NULL);
  g_assert_cmpint (phone, <=, aside - 32);
  board_show (&self->board, page, 400, 600);
}

/* What is asked in a line, always, leaves the answers the room of a second; and so does what ends it, beyond what it needs. */
static void
test_brief (Fixture *self, gconstpointer data)
{
  float before;

  board_show (&self->board, self->frame, 400, 300);
  before = bounds_of (self, self->answers).origin.y;
  gtk_widget_add_css_class (self->frame, "brief");
  gtk_widget_queue_resize (self->frame);
  board_settle ();
  g_assert_cmpfloat (bounds_of (self, self->answers).origin.y, <, before);
  g_assert_cmpfloat (bounds_of (self, self->actions).size.height, ==, 60);
}

static void
add (const char *name, void (*func) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  add ("/step-frame/heading", test_heading);
  add ("/step-frame/tab", test_tab);
  add ("/step-frame/refusal", test_refusal);
  add ("/step-frame/size", test_size);
  add ("/step-frame/name", test_name);
  add ("/step-frame/wide", test_wide);
  add ("/step-frame/narrow", test_narrow);
  add ("/step-frame/begins", test_begins);
  add ("/step-frame/said", test_said);
  add ("/step-frame/low", test_low);
  add ("/step-frame/least", test_least);
  add ("/step-frame/mark", test_mark);
  add ("/step-frame/page", test_page);
  add ("/step-frame/brief", test_brief);

  return g_test_run ();
}
