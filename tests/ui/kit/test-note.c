/* SPDX-License-Identifier: GPL-3.0-or-later
 * The line that tells what has just happened. */

#include "config.h"

#include "rh-note.h"

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

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/note/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("silent", test_silent);
  ADD ("goes", test_goes);
  ADD ("hide", test_hide);
  ADD ("page-goes", test_page_goes);
#undef ADD

  return g_test_run ();
}
