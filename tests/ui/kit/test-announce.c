/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is announced can be heard. */

#include "config.h"

#include "rh-announce.h"
#include "ui-screen.h"

/* Lines in a window that say something. */
typedef struct {
  GtkWidget *window;
  GtkWidget *lines[2];
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->window = gtk_window_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (self->lines); i++) {
    self->lines[i] = gtk_label_new ("shown");
    gtk_box_append (GTK_BOX (box), self->lines[i]);
  }
  gtk_window_set_child (GTK_WINDOW (self->window), box);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

static void
assert_said (Fixture *self, const char *text)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpstr (rh_announce_get_said (self->window), ==, text);
}

/* It is said once all else has happened; nothing that is shown changes. */
static void
test_announce (Fixture *self, gconstpointer data)
{
  g_assert_null (rh_announce_get_said (self->window));
  rh_announce (self->lines[0], "Anna passes.");
  g_assert_null (rh_announce_get_said (self->window));
  assert_said (self, "Anna passes.");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (self->lines[0])), ==, "shown");
}

/* So it is in a window that is seen, which is another matter to GTK. */
static void
test_shown (Fixture *self, gconstpointer data)
{
  gtk_window_present (GTK_WINDOW (self->window));
  ui_screen_settle (self->window);
  rh_announce (self->lines[0], "Anna passes.");
  assert_said (self, "Anna passes.");
}

/* What two have to say is one announcement, in the order of the last word of each. */
static void
test_together (Fixture *self, gconstpointer data)
{
  rh_announce (self->lines[0], "Anna turns up: 1 rail.");
  rh_announce (self->lines[1], "Does Anna build?");
  rh_announce (self->lines[0], "Round 2 of 8 · Build");
  rh_announce (self->lines[1], "How many rails does Bram turn up?");
  assert_said (self, "Round 2 of 8 · Build. How many rails does Bram turn up?");
}

/* What isn't so any more isn't said. */
static void
test_taken_back (Fixture *self, gconstpointer data)
{
  rh_announce (self->lines[0], "Who bids next?");
  rh_announce (self->lines[1], "Bram picks. Which card?");
  rh_announce (self->lines[0], "");
  assert_said (self, "Bram picks. Which card?");
  rh_announce (self->lines[1], "");
  assert_said (self, "Bram picks. Which card?");
}

/* Nor what stands nowhere, or in a window that is gone. */
static void
test_nowhere (Fixture *self, gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *line = g_object_ref_sink (gtk_label_new ("shown"));

  rh_announce (line, "nobody hears it");
  gtk_window_set_child (GTK_WINDOW (window), line);
  rh_announce (line, "nobody will");
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (line);
  assert_said (self, NULL);
}

#define ADD(name, function) g_test_add ("/announce/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  ADD ("announce", test_announce);
  ADD ("shown", test_shown);
  ADD ("together", test_together);
  ADD ("taken-back", test_taken_back);
  ADD ("nowhere", test_nowhere);

  return g_test_run ();
}
