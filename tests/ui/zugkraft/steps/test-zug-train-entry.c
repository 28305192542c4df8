/* SPDX-License-Identifier: GPL-3.0-or-later
 * The parts to set down next: a tap or a key for each, and why one may not follow. */

#include "config.h"

#include "board.h"
#include "contrast.h"

#include "rh-zug-barred.h"
#include "rh-zug-train-entry.h"

#include <adwaita.h>

typedef struct {
  Board            board;
  RhZugTrainEntry *entry;
  RhZugDraft       draft;
  guint            barred;
} Entry;

static void
on_part_cb (RhZugTrainEntry *entry, guint part, Entry *self)
{
  g_assert_cmpint (rh_zug_draft_add (&self->draft, (RhZugPart) part), ==, RH_ZUG_BAR_NONE);
  rh_zug_train_entry_set (entry, &self->draft, self->draft.train.n);
}

static void
on_barred_cb (RhZugTrainEntry *entry, guint part, Entry *self)
{
  self->barred = part;
}

static void
set_up (Entry *self, gconstpointer data)
{
  *self = (Entry) { .entry = RH_ZUG_TRAIN_ENTRY (rh_zug_train_entry_new ()) };
  g_signal_connect (self->entry, "part", G_CALLBACK (on_part_cb), self);
  g_signal_connect (self->entry, "barred", G_CALLBACK (on_barred_cb), self);
  rh_zug_train_entry_set (self->entry, &self->draft, self->draft.train.n);
  board_show (&self->board, GTK_WIDGET (self->entry), 400, 200);
}

static void
tear_down (Entry *self, gconstpointer data)
{
  board_close (&self->board);
}

static gboolean
key (Entry *self, const char *name)
{
  return rh_zug_train_entry_key (self->entry, gdk_keyval_from_name (name), 0);
}

static gboolean
is_barred (Entry *self, const char *name)
{
  return rh_zug_barred_get (board_find_named (GTK_WIDGET (self->entry), GTK_TYPE_BUTTON, name));
}

static void
test_taps (Entry *self, gconstpointer data)
{
  /* Each tap is a part; what may follow is what the rules say. */
  board_click (GTK_WIDGET (self->entry), "Engine");
  board_click (GTK_WIDGET (self->entry), "Tender");
  board_click (GTK_WIDGET (self->entry), "Tank car, 4 points");
  g_assert_cmpuint (self->draft.train.n, ==, 3);
  g_assert_false (is_barred (self, "Engine"));
  g_assert_true (is_barred (self, "Tender"));
  board_click (GTK_WIDGET (self->entry), "Caboose, 1 point, doubles the train");
  g_assert_true (is_barred (self, "Tank car, 4 points"));
}

static void
test_keys (Entry *self, gconstpointer data)
{
  /* Each part has a letter; another is nobody's. */
  static const char *const keys[] = { "e", "t", "k", "o", "b", "c" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (key (self, keys[i]));
  g_assert_cmpuint (self->draft.train.n, ==, 6);
  g_assert_cmpuint (self->draft.train.parts[5], ==, RH_ZUG_CABOOSE);
  g_assert_false (key (self, "x"));
}

static void
test_bars (Entry *self, gconstpointer data)
{
  /* What may not follow isn't set down, and says why: to the step, and to who asks the button. */
  g_assert_true (key (self, "k"));
  g_assert_cmpuint (self->draft.train.n, ==, 0);
  g_assert_cmpuint (self->barred, ==, RH_ZUG_TANK);
  g_assert_true (is_barred (self, "Tender"));
  g_assert_false (is_barred (self, "Engine"));
}

static void
test_barred_name (Entry *self, gconstpointer data)
{
  /* The name of one that can't follow can be read, as guidelines count it; that of one that can stands out. */
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++) {
    double barred, other;

    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
    board_settle ();
    barred = contrast_of_text (self->board.window, board_find_text (GTK_WIDGET (self->entry), "Tender"));
    other = contrast_of_text (self->board.window, board_find_text (GTK_WIDGET (self->entry), "Engine"));
    g_test_message ("barred %.2f, other %.2f", barred, other);
    g_assert_cmpfloat (barred, >=, 4.5);
    g_assert_cmpfloat (other, >, barred * 1.3);
  }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

static void
test_two_engines (Entry *self, gconstpointer data)
{
  /* Right behind the first engine a second may follow, before the tender; then the tender comes. */
  g_assert_true (key (self, "e"));
  g_assert_false (is_barred (self, "Engine"));
  board_click (GTK_WIDGET (self->entry), "Engine");
  g_assert_cmpuint (self->draft.train.n, ==, 2);
  g_assert_true (is_barred (self, "Engine"));
  g_assert_true (is_barred (self, "Tank car, 4 points"));
  g_assert_true (key (self, "t"));
  g_assert_cmpuint (self->draft.train.parts[1], ==, RH_ZUG_TENDER);
  g_assert_cmpuint (self->draft.train.parts[2], ==, RH_ZUG_ENGINE);
}

static void
test_focus (Entry *self, gconstpointer data)
{
  /* A tap leaves the focus where it is. */
  gtk_widget_grab_focus (board_find_named (GTK_WIDGET (self->entry), GTK_TYPE_BUTTON, "Engine"));
  g_assert_true (board_focus (&self->board, GTK_TYPE_BUTTON) ==
                 board_find_named (GTK_WIDGET (self->entry), GTK_TYPE_BUTTON, "Engine"));
  key (self, "e");
  g_assert_true (board_focus (&self->board, GTK_TYPE_BUTTON) ==
                 board_find_named (GTK_WIDGET (self->entry), GTK_TYPE_BUTTON, "Engine"));
  g_assert_false (gtk_widget_get_focus_on_click (board_find (GTK_WIDGET (self->entry), GTK_TYPE_BUTTON, 0)));
}

static void
test_size (Entry *self, gconstpointer data)
{
  /* Each is large enough for a finger. */
  for (guint i = 0; i < 6; i++) {
    GtkWidget *button = board_find (GTK_WIDGET (self->entry), GTK_TYPE_BUTTON, i);

    g_assert_cmpint (gtk_widget_get_width (button), >=, 44);
    g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);
#define ADD(name) g_test_add ("/zug-train-entry/" #name, Entry, NULL, set_up, test_##name, tear_down)
  ADD (taps);
  ADD (keys);
  ADD (bars);
  ADD (barred_name);
  ADD (two_engines);
  ADD (focus);
  ADD (size);

  return g_test_run ();
}
