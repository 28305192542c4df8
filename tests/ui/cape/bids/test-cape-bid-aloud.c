/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said aloud to who looks at a bid by keys: how much is typed, or the bid, for as long as the key is held. */

#include "config.h"

#include "ui-screen.h"

#include "rh-announce.h"
#include "rh-cape-bid-aloud.h"

typedef struct {
  GtkWidget     *window;
  GtkWidget     *button;
  RhCapeBidAloud aloud;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->window = gtk_window_new ();
  self->button = gtk_button_new_with_label ("Hold to Peek");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, "Hold to Peek", -1);
  self->aloud.line = gtk_label_new ("");
  gtk_box_append (GTK_BOX (box), self->button);
  gtk_box_append (GTK_BOX (box), self->aloud.line);
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

static void
assert_called (Fixture *self, const char *name)
{
  gtk_test_accessible_assert_property (self->button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* Where nobody chose otherwise it is how many digits there are. */
static void
test_count (Fixture *self, gconstpointer data)
{
  rh_cape_bid_aloud_tell (&self->aloud, 2, 87);
  assert_called (self, "Hold to Peek");
  assert_said (self, "2 figures are typed.");
  g_assert_true (rh_cape_bid_aloud_end (&self->aloud));
  assert_said (self, "The bid is hidden again.");
  g_assert_false (rh_cape_bid_aloud_end (&self->aloud));
}

/* Else the bid is what is held is called, and no announcement, which would be kept; afterwards it is called as before. */
static void
test_bid (Fixture *self, gconstpointer data)
{
  self->aloud.button = self->button;
  rh_cape_bid_aloud_tell (&self->aloud, 2, 87);
  assert_called (self, "£87");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (self->button)), ==, "Hold to Peek"); /* nobody sees it there */
  assert_said (self, NULL);
  g_assert_true (rh_cape_bid_aloud_end (&self->aloud));
  assert_called (self, "Hold to Peek");
  assert_said (self, "The bid is hidden again.");
}

/* Once hushed it stays so until the key is pressed anew: a key that is held repeats itself. */
static void
test_hush (Fixture *self, gconstpointer data)
{
  self->aloud.button = self->button;
  rh_cape_bid_aloud_tell (&self->aloud, 1, 8);
  rh_cape_bid_aloud_hush (&self->aloud);
  assert_called (self, "Hold to Peek");
  rh_cape_bid_aloud_tell (&self->aloud, 2, 87);
  assert_called (self, "Hold to Peek");
  rh_cape_bid_aloud_end (&self->aloud);
  rh_cape_bid_aloud_tell (&self->aloud, 2, 87);
  assert_called (self, "£87");
}

/* Nothing typed is no bid of £0. */
static void
test_empty (Fixture *self, gconstpointer data)
{
  self->aloud.button = self->button;
  rh_cape_bid_aloud_tell (&self->aloud, 0, 0);
  assert_called (self, "Hold to Peek");
  assert_said (self, "0 figures are typed.");
}

#define ADD(name, function) g_test_add ("/cape-bid-aloud/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  ADD ("count", test_count);
  ADD ("bid", test_bid);
  ADD ("hush", test_hush);
  ADD ("empty", test_empty);

  return g_test_run ();
}
