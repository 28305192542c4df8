/* SPDX-License-Identifier: GPL-3.0-or-later
 * The line that tells what has just happened. */

#include "config.h"

#include "rh-note.h"
#include "rh-tooltip.h"

#define LONG_TEXT "Anna builds through the desert and through whatever else there is between the Cape and Cairo, for ever and a day"

typedef struct {
  GtkWidget *window;
  RhNote    *note;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->window = gtk_window_new ();
  self->note = g_object_new (RH_TYPE_NOTE, NULL);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->note));
  gtk_window_set_child (GTK_WINDOW (self->window), overlay);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find (child, type);

    if (found != NULL)
      return found;
  }

  return NULL;
}

static void
assert_told (Fixture *self, const char *text)
{
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->note)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (GTK_WIDGET (self->note), GTK_TYPE_LABEL))), ==, text);
}

/* Nothing is told, nothing is there: neither to see nor to hear. */
static void
test_silent (Fixture *self, gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->note)));
}

/* Two things happen one after the other: the second takes the place of the first, and goes by itself. */
static void
test_goes (Fixture *self, gconstpointer data)
{
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  rh_note_tell (self->note, "First");
  assert_told (self, "First");
  rh_note_tell (self->note, "Second");
  assert_told (self, "Second");

  while (gtk_widget_get_visible (GTK_WIDGET (self->note)) && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->note)));
}

/* What is long stays until it has been read: a short line that comes later has gone by then. */
static void
test_long (Fixture *self, gconstpointer data)
{
  RhNote *late = g_object_new (RH_TYPE_NOTE, NULL);
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  gtk_overlay_add_overlay (GTK_OVERLAY (gtk_window_get_child (GTK_WINDOW (self->window))), GTK_WIDGET (late));
  rh_note_tell (self->note, LONG_TEXT);
  rh_note_tell (late, "Bram passes");
  while (gtk_widget_get_visible (GTK_WIDGET (late)) && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (late)));
  assert_told (self, LONG_TEXT);
}

/* Something else happens: the line goes before its time. Taps go through it to what is below. */
static void
test_hide (Fixture *self, gconstpointer data)
{
  rh_note_tell (self->note, "Bram passes");
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (self->note)));
  rh_note_hide (self->note);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (self->note)));
}

/* The page goes while something is told: so does the line, and its time. */
static void
test_page_goes (Fixture *self, gconstpointer data)
{
  g_autoptr (GtkWidget) child = g_object_ref (gtk_window_get_child (GTK_WINDOW (self->window)));

  rh_note_tell (self->note, "Told");
  g_object_add_weak_pointer (G_OBJECT (self->note), (gpointer *) &self->note);
  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  g_clear_object (&child);
  g_assert_null (self->note);
}

/* Before a page has its place there is none for the line, which asks for no less than it needs all the same. */
static void
test_no_room (Fixture *self, gconstpointer data)
{
  GtkAllocation room = { 0, 0, 0, 0 };
  GtkAllocation at;
  int least;

  rh_note_show (self->note, LONG_TEXT);
  gtk_widget_measure (GTK_WIDGET (self->note), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_false (rh_note_find (self->note, &room, &at));
  g_assert_cmpint (at.width, ==, least);
  g_assert_cmpint (at.height, >, 0);
}

/* What it and the line below it need in the room, which is of one height. */
static int
measure_both (GtkWidget *box)
{
  int height;

  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (box), NULL, &height, NULL, NULL);

  return height;
}

static void
settle (GtkWidget *widget)
{
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (gtk_widget_get_height (widget) == 0 && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_height (widget), >, 0);
}

/* In a room of two lines it has its own whole, and the line below it has what is left, if that is a line; then all. */
static void
test_room (Fixture *self, gconstpointer data)
{
  GtkWidget *room = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *below = gtk_label_new (LONG_TEXT);
  RhNote *note = g_object_new (RH_TYPE_NOTE, NULL);
  int line, whole;

  gtk_widget_remove_css_class (GTK_WIDGET (note), "rh-note");
  gtk_label_set_wrap (GTK_LABEL (below), TRUE);
  gtk_widget_measure (gtk_label_new ("X"), GTK_ORIENTATION_VERTICAL, -1, NULL, &line, NULL, NULL);
  gtk_widget_set_size_request (room, 300, 2 * line);
  gtk_widget_set_valign (room, GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (room), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), box);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (note));
  gtk_box_append (GTK_BOX (box), below);
  gtk_window_set_child (GTK_WINDOW (self->window), room);
  rh_note_set_room (note, room, GTK_LABEL (below));
  settle (box);
  whole = measure_both (box);
  g_assert_cmpint (whole, >, 2 * line);

  rh_note_tell (note, "Corrected");
  g_assert_cmpint (measure_both (box), <=, gtk_widget_get_height (room));
  g_assert_true (gtk_widget_get_visible (below));
  g_assert_cmpstr (rh_tooltip_get (below), ==, LONG_TEXT);
  rh_note_tell (note, LONG_TEXT);
  g_assert_cmpint (measure_both (box), <=, gtk_widget_get_height (room));
  g_assert_false (gtk_widget_get_visible (below));
  rh_note_hide (note);
  g_assert_true (gtk_widget_get_visible (below));
  g_assert_null (rh_tooltip_get (below));
  g_assert_cmpint (measure_both (box), ==, whole);
}

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/note/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("silent", test_silent);
  ADD ("goes", test_goes);
  ADD ("long", test_long);
  ADD ("hide", test_hide);
  ADD ("page-goes", test_page_goes);
  ADD ("room", test_room);
  ADD ("no-room", test_no_room);
#undef ADD

  return g_test_run ();
}
