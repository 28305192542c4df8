/* SPDX-License-Identifier: GPL-3.0-or-later
 * Goes through a game that is looked at, move by move and round by round, and explains what is new where it is a sample. */

#include "config.h"

#include "rh-replay-bar.h"

#include "rh-course.h"
#include "rh-dialog.h"
#include "rh-label.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define NUMBER_LEAST .11 /* of the slider: what a number needs for itself where it is narrowest */
#define MARK_LEAST .03 /* and a mark */

struct _RhReplayBar {
  AdwBin parent_instance;

  /* Template */
  GtkStack  *lessons; /* each named after what it says, and an empty one */
  GtkWidget *round_back;
  GtkWidget *previous;
  GtkWidget *next;
  GtkWidget *round_on;
  GtkRange  *slider;

  const RhTelling *telling;

  /* Owned */
  RhSession *session;
  RhCourse  *course;
};

G_DEFINE_FINAL_TYPE (RhReplayBar, rh_replay_bar, ADW_TYPE_BIN)

static void
go_to (RhReplayBar *self, guint place)
{
  g_autoptr (GError) error = NULL;

  if (place != rh_session_get_n_played (self->session) && !rh_session_go_to (self->session, place, &error))
    rh_dialog_show_error (GTK_WIDGET (self), _("This Move Can’t Be Shown"), error);
}

/* A button that leads nowhere is insensitive. */
static void
on_clicked_cb (RhReplayBar *self, GtkWidget *button)
{
  guint place = rh_session_get_n_played (self->session);

  if (button == self->previous)
    go_to (self, place - 1);
  else if (button == self->next)
    go_to (self, place + 1);
  else
    go_to (self, rh_course_find_start (self->course, place, button == self->round_back));
}

/* However it was moved, it stands at a move. */
static void
on_slider_cb (RhReplayBar *self)
{
  go_to (self, (guint) (gtk_range_get_value (self->slider) + .5));
}

/* Which move, and in which round: the marks of the slider can’t be heard. */
static void
tell_place (RhReplayBar *self, guint place, guint n_moves)
{
  guint round = rh_course_get_round (self->course, place);
  g_autofree char *position = g_strdup_printf (_("Move %1$u of %2$u"), place, n_moves);
  g_autofree char *heading = round > 0 ? self->telling->heading (round) : NULL;
  g_autofree char *spoken = NULL;

  /* Translators: what screen readers say where two titles stand: “Round 3 of 8 · Build. Anna’s turn” */
  spoken = heading != NULL ? g_strdup_printf (C_("spoken", "%1$s. %2$s"), heading, position) : g_strdup (position);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, spoken, -1);
}

/* What is new there, where it is a sample. What a stack doesn’t show stays readable for screen readers on GTK 4.8. */
static void
show_lesson (RhReplayBar *self, guint place)
{
  const char *lesson = rh_course_get_lesson (self->course, place);
  GtkWidget *shown;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->lessons)))
    return;

  gtk_stack_set_visible_child_name (self->lessons, lesson != NULL ? lesson : "");
  shown = gtk_stack_get_visible_child (self->lessons);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->lessons)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, child != shown, -1);
}

/* The keys that point along the line. */
static GtkWidget *
find_button (RhReplayBar *self, guint keyval)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (keyval) {
  case GDK_KEY_Page_Up:
  case GDK_KEY_KP_Page_Up:
    return self->round_back;
  case GDK_KEY_Page_Down:
  case GDK_KEY_KP_Page_Down:
    return self->round_on;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    return mirrored ? self->next : self->previous;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return mirrored ? self->previous : self->next;
  default:
    return NULL;
  }
}

static void
rh_replay_bar_finalize (GObject *object)
{
  RhReplayBar *self = RH_REPLAY_BAR (object);

  g_clear_pointer (&self->course, rh_course_free);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_replay_bar_parent_class)->finalize (object);
}

static void
rh_replay_bar_class_init (RhReplayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_replay_bar_finalize;

  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_css_name (widget_class, "rh-replay-bar");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/table/rh-replay-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, lessons);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, round_back);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, previous);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, next);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, round_on);
  gtk_widget_class_bind_template_child (widget_class, RhReplayBar, slider);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_slider_cb);
}

static void
rh_replay_bar_init (RhReplayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Where a game has no rounds, what would lead to them leads to its ends. Of rounds that would run together some are left
 * out. */
static void
mark_rounds (RhReplayBar *self)
{
  guint n = rh_course_get_n_rounds (self->course);
  double whole = gtk_adjustment_get_upper (gtk_range_get_adjustment (self->slider));
  double marked = -whole;
  double numbered = -whole;

  for (guint i = 0; i < n; i++) {
    guint start = rh_course_get_start (self->course, i);
    gboolean is_numbered = start >= numbered + NUMBER_LEAST * whole;
    g_autofree char *number = g_strdup_printf ("%u", rh_course_get_round (self->course, start));

    if (start < marked + MARK_LEAST * whole)
      continue;
    gtk_scale_add_mark (GTK_SCALE (self->slider), start, GTK_POS_BOTTOM, is_numbered ? number : NULL);
    marked = start;
    numbered = is_numbered ? start : numbered;
  }
  if (n == 0) {
    rh_tooltip_name (self->round_back, _("First Move"));
    rh_tooltip_name (self->round_on, _("Last Move"));
  }
}

/**
 * rh_replay_bar_new:
 * @telling: what is said of the game
 * @session: a replay
 *
 * Returns: (transfer floating): the bar that goes through it
 */
GtkWidget *
rh_replay_bar_new (const RhTelling *telling, RhSession *session)
{
  RhReplayBar *self = g_object_new (RH_TYPE_REPLAY_BAR, NULL);
  guint n_moves = rh_session_get_n_moves (session);

  self->telling = telling;
  self->session = g_object_ref (session);
  self->course = rh_course_new (telling, rh_session_get_setup (session), rh_session_get_moves (session), n_moves);
  gtk_range_set_range (self->slider, 0, MAX (n_moves, 1));
  mark_rounds (self);
  rh_replay_bar_update (self);
  g_signal_connect_object (self->slider, "value-changed", G_CALLBACK (on_slider_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

static void
add_lesson (RhReplayBar *self, const char *lesson)
{
  GtkWidget *label = rh_label_new (_(lesson), "notice");

  gtk_widget_add_css_class (label, "lesson");
  gtk_stack_add_named (self->lessons, label, lesson);
}

/**
 * rh_replay_bar_teach:
 * @self: the bar of a sample
 *
 * What happens is explained where it happens first. From then on the longest explanation has its room at every move, so
 * that nothing moves from one to the next.
 */
void
rh_replay_bar_teach (RhReplayBar *self)
{
  gtk_stack_add_named (self->lessons, gtk_label_new (NULL), "");
  for (guint i = 0; i <= rh_session_get_n_moves (self->session); i++) {
    const char *lesson = rh_course_get_lesson (self->course, i);

    if (lesson != NULL)
      add_lesson (self, lesson);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->lessons), gtk_widget_get_last_child (GTK_WIDGET (self->lessons)) !=
                                                        gtk_widget_get_first_child (GTK_WIDGET (self->lessons)));
  rh_replay_bar_update (self);
}

/**
 * rh_replay_bar_update:
 * @self: a bar
 *
 * Shows where the game stands.
 */
void
rh_replay_bar_update (RhReplayBar *self)
{
  guint place = rh_session_get_n_played (self->session);
  guint n_moves = rh_session_get_n_moves (self->session);

  tell_place (self, place, n_moves);
  show_lesson (self, place);
  gtk_range_set_value (self->slider, place);
  gtk_widget_set_sensitive (self->round_back, place > 0);
  gtk_widget_set_sensitive (self->previous, place > 0);
  gtk_widget_set_sensitive (self->next, place < n_moves);
  gtk_widget_set_sensitive (self->round_on, place < n_moves);
}

/**
 * rh_replay_bar_key:
 * @self: a bar
 * @keyval: a key pressed anywhere on the page
 * @modifiers: the modifiers held
 *
 * Returns: whether it was a key of the bar
 */
gboolean
rh_replay_bar_key (RhReplayBar *self, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *button = find_button (self, keyval);

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;

  if (keyval == GDK_KEY_Home || keyval == GDK_KEY_KP_Home)
    go_to (self, 0);
  else if (keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End)
    go_to (self, rh_session_get_n_moves (self->session));
  else if (button == NULL)
    return FALSE;
  else if (gtk_widget_is_sensitive (button))
    on_clicked_cb (self, button);

  return TRUE;
}

/**
 * rh_replay_bar_focus:
 * @self: a bar
 *
 * Puts the focus on going on, or at the end on going back. Who steps by one button keeps it.
 */
void
rh_replay_bar_focus (RhReplayBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && gtk_widget_is_sensitive (focus))
    return;

  gtk_widget_grab_focus (gtk_widget_is_sensitive (self->next) ? self->next : self->previous);
}
