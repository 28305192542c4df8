/* SPDX-License-Identifier: GPL-3.0-or-later
 * The skeleton of a step: the question at the top, what takes it back at its end, answers below it, and the actions that end the
 * step always in one place: at the bottom, and where there is room at the right of that. What is only said in their stead
 * stands there, too, or else below the question. Why something isn't done is said above them. */

#include "config.h"

#include "rh-step-frame.h"

#include "rh-children.h"
#include "rh-focus.h"
#include "rh-mark.h"
#include "rh-note.h"
#include "rh-phone.h"
#include "rh-question.h"
#include "rh-replay-step.h"
#include "rh-row.h"
#include "rh-text-size.h"

#define GAP 12
#define GAP_PHONE 5
#define GAP_REFUSAL 8
/* With text of the usual size: */
#define WIDE 720 /* from this width on, the actions stand beside the answers */
#define ACTIONS 360
#define ACTIONS_HIGH 136 /* the main action and what stands below it, which not every step has */
#define ACTIONS_PHONE 104 /* on a phone */
#define ACTION_HIGH 76 /* the main action alone, or what was done instead, in a game that is looked at */
#define ACTION_PHONE 52
#define ANSWERS_LEAST 100 /* what is left of the answers where they scroll; with less room, the whole panel does */
#define TALL 720 /* what is higher leaves the rest empty, so that the actions aren't far from the answers */

struct _RhStepFrame {
  GtkWidget parent_instance;

  /* Owned, children */
  GtkWidget *heading;
  GtkWidget *mark;
  GtkWidget *question;
  GtkWidget *answers; /* scroll where there is little room, so that the actions never do */

  /* Borrowed, a child; NULL where there are none */
  GtkWidget *actions;

  RhNote *refusal; /* over the others, a child */
  const char *colour; /* interned: that of who is asked; NULL where everybody is */
};

static void rh_step_frame_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RhStepFrame, rh_step_frame, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, rh_step_frame_buildable_init))

static gboolean
has (GtkWidget *child)
{
  return child != NULL && gtk_widget_get_visible (child);
}

static int
scale (RhStepFrame *self, int length)
{
  return (int) (length * rh_text_size_get (GTK_WIDGET (self)));
}

static gboolean
is_wide (RhStepFrame *self, int width)
{
  return width >= scale (self, WIDE);
}

static int
get_gap (RhStepFrame *self, int width)
{
  return rh_phone_is_around (GTK_WIDGET (self), width) ? GAP_PHONE : GAP;
}

/* Whether the actions stand beside the answers; their place is kept free where there are none for now. */
static gboolean
has_actions_beside (RhStepFrame *self, int width)
{
  return self->actions != NULL && is_wide (self, width);
}

static void
measure_child (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  if (has (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Whether they are read before what is answered, and stand at the question. */
static gboolean
is_above (RhStepFrame *self)
{
  return has (self->actions) && gtk_widget_has_css_class (self->actions, "above");
}

/* Whether a question needs one line, and what is below it has the room of the second; so have the answers what the actions don't
 * ask for. */
static gboolean
is_brief (RhStepFrame *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "brief");
}

static int
get_actions_room (RhStepFrame *self, int width)
{
  gboolean phone = rh_phone_is_around (GTK_WIDGET (self), width);

  if (self->actions == NULL || gtk_widget_has_css_class (self->actions, "said")) /* there is nothing to press in it */
    return 0;
  if (gtk_widget_get_ancestor (GTK_WIDGET (self), RH_TYPE_REPLAY_STEP) != NULL)
    return scale (self, phone ? ACTION_PHONE : ACTION_HIGH);

  return is_brief (self) ? 0 : scale (self, phone ? ACTIONS_PHONE : ACTIONS_HIGH);
}

/* At the bottom they have the same room whatever they are, so that the first is always in one place. */
static void
measure_actions (RhStepFrame *self, int width, int *minimum, int *natural)
{
  measure_child (self->actions, GTK_ORIENTATION_VERTICAL, width, minimum, natural);
  *natural = MAX (*natural, get_actions_room (self, width));
}

/* There is no use in answers of which nothing is to be seen. */
static void
measure_answers (RhStepFrame *self, int width, int *minimum, int *natural)
{
  measure_child (self->answers, GTK_ORIENTATION_VERTICAL, width, minimum, natural);
  *minimum = MAX (*minimum, MIN (*natural, scale (self, ANSWERS_LEAST)));
}

/* Where lines are short a question has two, so that what is below it stands where it stood. */
static int
measure_heading (RhStepFrame *self, gboolean wide, int width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->heading, wide || is_brief (self) ? " " : "\n");
  int least, height, lines;

  measure_child (self->heading, GTK_ORIENTATION_VERTICAL, width, &least, &height);
  pango_layout_get_pixel_size (layout, NULL, &lines);

  return MAX (height, lines);
}

/* The same for the least and for what is asked for. */
static int
add_up (RhStepFrame *self, int width, int heading, int answers, int actions)
{
  int gap = get_gap (self, width);
  int height = heading + gap;

  if (has_actions_beside (self, width))
    return height + MAX (answers, actions);

  return height + answers + (has (self->actions) ? gap + actions : 0);
}

static void
measure_height (RhStepFrame *self, int width, int *minimum, int *natural)
{
  gboolean beside = has_actions_beside (self, width);
  int aside = scale (self, ACTIONS);
  int heading = measure_heading (self, is_wide (self, width), width);
  int answers[2], actions[2];

  measure_answers (self, beside ? width - aside - 2 * GAP : width, &answers[0], &answers[1]);
  measure_actions (self, beside ? aside : width, &actions[0], &actions[1]);
  *minimum = add_up (self, width, heading, answers[0], actions[0]);
  *natural = add_up (self, width, heading, answers[1], actions[1]);
}

/* At least, all stands below each other. */
static void
rh_step_frame_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  RhStepFrame *self = RH_STEP_FRAME (widget);
  GtkWidget *children[] = { self->heading, self->answers, self->actions };

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    measure_height (self, for_size < 0 ? scale (self, WIDE) : for_size, minimum, natural);
    return;
  }

  for (guint i = 0; i < G_N_ELEMENTS (children); i++) {
    int least, whole;

    measure_child (children[i], orientation, -1, &least, &whole);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, whole);
  }
}

static void
place (RhStepFrame *self, GtkWidget *child, int total, GtkAllocation at)
{
  if (!has (child))
    return;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    at.x = total - at.x - at.width;
  at.height = MAX (at.height, 0);
  gtk_widget_size_allocate (child, &at, -1);
}

/* Beside the answers, the actions end where these may. */
static void
allocate_beside (RhStepFrame *self, int width, int height, int top)
{
  int beside = scale (self, ACTIONS);
  int least, actions, y;

  measure_actions (self, beside, &least, &actions);
  y = is_above (self) ? top : MAX (top, MIN (height, scale (self, TALL)) - actions);
  place (self, self->answers, width, (GtkAllocation) { 0, top, width - beside - 2 * GAP, height - top });
  place (self, self->actions, width, (GtkAllocation) { width - beside, y, beside, actions });
}

/* Above what ends the step, as near to it as nothing is covered that is read there. */
static gboolean
find_refusal_place (RhStepFrame *self, GtkAllocation *at)
{
  int top = gtk_widget_get_height (self->heading);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int gap = rh_phone_is_around (GTK_WIDGET (self), width) ? GAP_PHONE : GAP_REFUSAL;
  GtkAllocation room = { 0, top, width, gtk_widget_get_height (GTK_WIDGET (self)) - top };
  graphene_rect_t bounds;

  if (has (self->actions) && !is_above (self) && !gtk_widget_has_css_class (self->actions, "said") &&
      gtk_widget_compute_bounds (self->actions, GTK_WIDGET (self), &bounds))
    room = (GtkAllocation) { (int) bounds.origin.x, top, (int) bounds.size.width, (int) bounds.origin.y - gap - top };

  return rh_note_find (self->refusal, &room, at);
}

static void
place_parts (RhStepFrame *self, int width, int height)
{
  int heading = measure_heading (self, is_wide (self, width), width);
  int gap = get_gap (self, width);
  int least, actions, whole;

  place (self, self->heading, width, (GtkAllocation) { 0, 0, width, heading });
  heading += gap;

  if (has_actions_beside (self, width)) {
    allocate_beside (self, width, height, heading);
    return;
  }

  measure_height (self, width, &least, &whole);
  height = MIN (height, MAX (whole, scale (self, TALL)));
  measure_actions (self, width, &least, &actions);
  actions = MIN (actions, MAX (least, height - heading - gap)); /* not on the question, where hardly anything has room */
  place (self, self->actions, width, (GtkAllocation) { 0, is_above (self) ? heading : height - actions, width, actions });
  if (is_above (self))
    heading += actions + gap;
  else if (has (self->actions))
    height -= actions + gap;
  place (self, self->answers, width, (GtkAllocation) { 0, heading, width, height - heading });
}

static void
rh_step_frame_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhStepFrame *self = RH_STEP_FRAME (widget);
  GtkAllocation at;

  place_parts (self, width, height);
  if (has (GTK_WIDGET (self->refusal))) {
    find_refusal_place (self, &at);
    gtk_widget_size_allocate (GTK_WIDGET (self->refusal), &at, -1);
  }
}

static GtkSizeRequestMode
rh_step_frame_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rh_step_frame_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  RhStepFrame *self = RH_STEP_FRAME (buildable);
  gboolean actions = g_strcmp0 (type, "actions") == 0;

  if (actions)
    self->actions = GTK_WIDGET (child);
  if (actions || g_strcmp0 (type, "aside") == 0)
    gtk_widget_set_parent (GTK_WIDGET (child), actions ? GTK_WIDGET (self) : self->heading);
  else
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->answers), GTK_WIDGET (child));
}

static void
rh_step_frame_buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = rh_step_frame_add_child;
}

/* Tab comes to the answers before the actions wherever these stand: as they are read, and not by which is higher. */
static gboolean
rh_step_frame_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  return tab ? rh_focus_in_children (widget, direction)
             : GTK_WIDGET_CLASS (rh_step_frame_parent_class)->focus (widget, direction);
}

static void
show_question (RhStepFrame *self, const char *question)
{
  GtkWidget *step = gtk_widget_get_ancestor (GTK_WIDGET (self), RH_TYPE_STEP);

  rh_question_set (RH_QUESTION (self->question), question,
                   step != NULL ? rh_session_get_setup (rh_step_get_session (RH_STEP (step))) : NULL);
}

/* It may have been asked before it was in a step, where the players are known. */
static void
rh_step_frame_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rh_step_frame_parent_class)->root (widget);
  show_question (RH_STEP_FRAME (widget), gtk_label_get_label (rh_step_frame_get_question (RH_STEP_FRAME (widget))));
}

static void
rh_step_frame_dispose (GObject *object)
{
  RhStepFrame *self = RH_STEP_FRAME (object);

  self->heading = self->mark = self->question = self->answers = self->actions = NULL;
  self->refusal = NULL;
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_step_frame_parent_class)->dispose (object);
}

static void
rh_step_frame_class_init (RhStepFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_step_frame_dispose;
  widget_class->measure = rh_step_frame_measure;
  widget_class->get_request_mode = rh_step_frame_get_request_mode;
  widget_class->size_allocate = rh_step_frame_size_allocate;
  widget_class->focus = rh_step_frame_focus;
  widget_class->root = rh_step_frame_root;
}

static void
rh_step_frame_init (RhStepFrame *self)
{
  self->heading = g_object_new (RH_TYPE_ROW, "spacing", 10, "valign", GTK_ALIGN_START, NULL); /* it begins in one place */
  gtk_widget_add_css_class (self->heading, "rh-question");
  self->mark = rh_mark_new ("-");
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  self->question = rh_question_new ();
  gtk_widget_set_hexpand (self->question, TRUE);
  gtk_widget_set_parent (self->mark, self->heading);
  gtk_widget_set_parent (self->question, self->heading);
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));

  self->answers = gtk_scrolled_window_new ();
  g_object_set (self->answers, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE, NULL);
  gtk_widget_set_parent (self->answers, GTK_WIDGET (self));

  self->refusal = g_object_new (RH_TYPE_NOTE, "halign", GTK_ALIGN_FILL, "valign", GTK_ALIGN_FILL, NULL);
  gtk_widget_set_css_classes (GTK_WIDGET (self->refusal), (const char *[]) { "rh-refusal", "over", NULL });
  gtk_widget_set_parent (GTK_WIDGET (self->refusal), GTK_WIDGET (self));
}

/**
 * rh_step_frame_ask:
 * @self: a frame
 * @question: what the step asks
 * @colour: (nullable): that of the player who is asked; %NULL where all are
 *
 * Shows the question, behind the player's mark, in the size of every other.
 */
void
rh_step_frame_ask (RhStepFrame *self, const char *question, const char *colour)
{
  g_return_if_fail (RH_IS_STEP_FRAME (self));

  if (g_str_equal (gtk_label_get_label (rh_step_frame_get_question (self)), question) && self->colour == g_intern_string (colour))
    return;

  self->colour = g_intern_string (colour);
  show_question (self, question);
  gtk_widget_set_visible (self->mark, colour != NULL);
  if (colour != NULL)
    rh_mark_set (RH_MARK (self->mark), colour);
}

/**
 * rh_step_frame_get_question:
 * @self: a frame
 *
 * Returns: (transfer none): what shows the question, to have it said aloud
 */
GtkLabel *
rh_step_frame_get_question (RhStepFrame *self)
{
  g_return_val_if_fail (RH_IS_STEP_FRAME (self), NULL);

  return rh_question_get_label (RH_QUESTION (self->question));
}

/* The one that is in sight. */
static RhStepFrame *
find (GtkWidget *around)
{
  RhStepFrame *found = NULL;

  if (!gtk_widget_get_mapped (around))
    return NULL;
  if (RH_IS_STEP_FRAME (around))
    return RH_STEP_FRAME (around);
  for (GtkWidget *child = rh_children_first (around); child != NULL && found == NULL; child = rh_children_next (child))
    found = find (child);

  return found;
}

/* What has the class "tells" is around something that tells it by itself. */
static void
tell_refusal (RhStepFrame *self, const char *text)
{
  GtkAllocation at;
  gboolean here;

  rh_note_show (self->refusal, text); /* how high it is */
  here = !gtk_widget_has_css_class (GTK_WIDGET (self), "tells") && find_refusal_place (self, &at);
  if (gtk_widget_activate_action (GTK_WIDGET (self), "table.refuse", "s", here ? "" : text) && !here)
    rh_note_hide (self->refusal);
  else
    rh_note_tell (self->refusal, text);
}

/**
 * rh_step_frame_refuse:
 * @part: a part of a step, or what has it
 * @text: (nullable): why something isn’t done, a sentence; %NULL once something else is
 *
 * Says so for a few seconds, near the hand, and aloud; where no step is in sight, or it has no room for that, at the table.
 */
void
rh_step_frame_refuse (GtkWidget *part, const char *text)
{
  GtkWidget *around = gtk_widget_get_ancestor (part, RH_TYPE_STEP_FRAME);
  RhStepFrame *self = find (around != NULL ? around : part);

  if (self != NULL && text != NULL) {
    tell_refusal (self, text);
    return;
  }

  gtk_widget_activate_action (self != NULL ? GTK_WIDGET (self) : part, "table.refuse", "s", text != NULL ? text : "");
  if (self != NULL)
    rh_note_hide (self->refusal);
}

/**
 * rh_step_frame_is_refusing:
 * @part: what has a step
 *
 * Returns: whether it is read there why something isn't done
 */
gboolean
rh_step_frame_is_refusing (GtkWidget *part)
{
  RhStepFrame *self = find (part);

  return self != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->refusal));
}
