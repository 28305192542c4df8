/* SPDX-License-Identifier: GPL-3.0-or-later
 * The train that is being set down: a part that is tapped is chosen, tapped again it is gone, by keys too. */

#include "config.h"

#include "board.h"
#include "zugkraft/zug-table.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-zug-train-taps.h"
#include "rh-zug-train-view.h"

typedef struct {
  Board           board;
  RhZugTrainTaps *taps;
  RhZugDraft      draft;
  int             chosen;
} Taps;

static void
show (Taps *self)
{
  rh_zug_train_taps_set (self->taps, &self->draft.train, 0, self->chosen);
}

static void
on_choose_cb (RhZugTrainTaps *taps, guint i, Taps *self)
{
  self->chosen = (int) i;
  show (self);
}

static void
on_take_off_cb (RhZugTrainTaps *taps, guint i, Taps *self)
{
  self->chosen = -1;
  if (rh_zug_draft_take_off (&self->draft, i))
    show (self);
}

static void
set_up (Taps *self, gconstpointer text)
{
  *self = (Taps) { .taps = RH_ZUG_TRAIN_TAPS (rh_zug_train_taps_new ()), .draft = rh_zug_draft_parse (text), .chosen = -1 };
  g_signal_connect (self->taps, "take-off", G_CALLBACK (on_take_off_cb), self);
  g_signal_connect (self->taps, "choose", G_CALLBACK (on_choose_cb), self);
  show (self);
  board_show (&self->board, GTK_WIDGET (self->taps), 320, 86);
}

static void
tear_down (Taps *self, gconstpointer text)
{
  board_close (&self->board);
}

static void
assert_train (Taps *self, const char *text)
{
  g_autofree char *now = rh_zug_draft_to_text (&self->draft);

  g_assert_cmpstr (now, ==, text);
}

static GtkWidget *
get_button (Taps *self, const char *name)
{
  return board_find_named (GTK_WIDGET (self->taps), GTK_TYPE_BUTTON, name);
}

/* Until a tap isn't the second half of a double click any more. */
static void
take_a_breath (void)
{
  gint64 until = g_get_monotonic_time () + 450 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, FALSE);
}

static void
test_tap (Taps *self, gconstpointer data)
{
  /* The first tap chooses, and takes nothing off; the second does, but not at once with it: that rings. */
  guint before = rh_announce_get_n_refused (self->board.window);
  gint64 since = g_get_monotonic_time ();
  GtkWidget *button = get_button (self, "Change part 4: Ore car");

  board_click (GTK_WIDGET (self->taps), "Change part 4: Ore car");
  g_assert_cmpint (self->chosen, ==, 3);
  g_assert_true (board_is_selected (button));
  board_click (GTK_WIDGET (self->taps), "Take off part 4: Ore car");
  if (g_get_monotonic_time () - since > 350 * G_TIME_SPAN_MILLISECOND) {
    g_test_skip ("The machine is too slow for a double click");
    return;
  }
  assert_train (self, "train engine tender tank ore box caboose");
  g_assert_cmpuint (rh_announce_get_n_refused (self->board.window), ==, before + 1);
  take_a_breath ();
  board_click (GTK_WIDGET (self->taps), "Take off part 4: Ore car");
  assert_train (self, "train engine tender tank box caboose");
  g_assert_false (board_is_selected (button));
  g_assert_null (get_button (self, "Change part 6: Caboose"));
}

static void
test_another (Taps *self, gconstpointer data)
{
  /* Another part that is tapped is chosen in its place. */
  board_click (GTK_WIDGET (self->taps), "Change part 4: Ore car");
  board_click (GTK_WIDGET (self->taps), "Change part 3: Tank car");
  g_assert_cmpint (self->chosen, ==, 2);
  g_assert_nonnull (get_button (self, "Change part 4: Ore car"));
  assert_train (self, "train engine tender tank ore box caboose");
}

static void
test_keys (Taps *self, gconstpointer data)
{
  /* Delete takes off what has the focus, which is then on what came in its place, or on the one before. */
  GtkWidget *caboose = get_button (self, "Change part 6: Caboose");

  gtk_window_set_focus (GTK_WINDOW (self->board.window), NULL);
  g_assert_false (rh_zug_train_taps_key (self->taps, GDK_KEY_Delete));
  gtk_widget_grab_focus (get_button (self, "Change part 5: Boxcar"));
  g_assert_false (rh_zug_train_taps_key (self->taps, GDK_KEY_BackSpace));
  g_assert_true (rh_zug_train_taps_key (self->taps, GDK_KEY_Delete));
  assert_train (self, "train engine tender tank ore caboose");
  g_assert_false (gtk_widget_get_visible (caboose));
  g_assert_true (gtk_widget_has_focus (get_button (self, "Change part 5: Caboose")));
  g_assert_true (rh_zug_train_taps_key (self->taps, GDK_KEY_Delete));
  g_assert_true (gtk_widget_has_focus (get_button (self, "Change part 4: Ore car")));
  assert_train (self, "train engine tender tank ore");
}

static void
test_chosen_off (Taps *self, gconstpointer data)
{
  /* What was chosen with a pointer, which leaves the focus where it is, is taken off likewise; not what has the focus. */
  gtk_window_set_focus (GTK_WINDOW (self->board.window), NULL);
  board_click (GTK_WIDGET (self->taps), "Change part 3: Tank car");
  g_assert_true (rh_zug_train_taps_key (self->taps, GDK_KEY_Delete));
  assert_train (self, "train engine tender ore box caboose");
  gtk_widget_grab_focus (get_button (self, "Change part 5: Caboose"));
  board_click (GTK_WIDGET (self->taps), "Change part 3: Ore car");
  g_assert_true (rh_zug_train_taps_key (self->taps, GDK_KEY_KP_Delete));
  assert_train (self, "train engine tender box caboose");
}

static void
test_fingers (Taps *self, gconstpointer data)
{
  /* Each of seven parts is large enough for a finger, on a phone too, and stands where it is drawn: the engine at the right, and all
   * behind it in the same line. */
  graphene_rect_t engine, last;

  for (guint i = 0; i < 7; i++) {
    GtkWidget *button = board_find (GTK_WIDGET (self->taps), GTK_TYPE_BUTTON, i);

    g_assert_cmpint (gtk_widget_get_width (button), >=, 44);
    g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
  }
  g_assert_true (gtk_widget_compute_bounds (get_button (self, "Change part 1: Engine"), GTK_WIDGET (self->taps), &engine));
  g_assert_true (gtk_widget_compute_bounds (get_button (self, "Change part 7: Caboose"), GTK_WIDGET (self->taps), &last));
  g_assert_cmpfloat (engine.origin.x, >, 170);
  g_assert_cmpfloat (last.origin.x, <, 100);
  g_assert_cmpfloat (last.origin.y, ==, engine.origin.y);
}

static void
test_to_look (Taps *self, gconstpointer data)
{
  rh_zug_train_taps_to_look (self->taps);
  show (self);
  g_assert_null (get_button (self, "Change part 1: Engine"));
}

static GtkWidget *
find_with (GtkWidget *step, GType type, const char *css_class)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = board_find (step, type, i)) != NULL; i++) {
    if (gtk_widget_has_css_class (widget, css_class))
      return widget;
  }
  g_assert_not_reached ();
}

static void
test_train_large (void)
{
  /* The train is the largest of what is looked at in the panel: larger than the parts to tap, whatever the window. */
  static const struct {
    int width, height;
  } sizes[] = { { 1024, 600 }, { 1366, 768 }, { 360, 720 } };

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++) {
    GtkWidget *train, *picture;
    GtkAllocation first;
    ZugTable table;

    zug_table_open (&table, 3, "", NULL);
    zug_table_show_page (&table, sizes[size].width, sizes[size].height);
    zug_table_keys (&table, "e t k");
    board_settle ();
    train = find_with (table.child, RH_TYPE_ZUG_TRAIN_VIEW, "entered");
    picture = board_find (find_with (table.child, RH_TYPE_BUTTON, "part"), RH_TYPE_ZUG_TRAIN_VIEW, 0);
    rh_zug_train_view_get_place (RH_ZUG_TRAIN_VIEW (train), 0, gtk_widget_get_width (train), gtk_widget_get_height (train), &first);
    g_assert_cmpint (first.height, >, gtk_widget_get_height (picture));
    g_assert_cmpint (first.height, >=, 44);
    zug_table_close (&table);
  }
}

int
main (int argc, char **argv)
{
  static const char special[] = "train engine tender tank ore box caboose";
  static const char freight[] = "train engine tender tank engine ore box caboose";

  board_init (&argc, &argv);
#define ADD(name, text) g_test_add ("/zug-train-taps/" #name, Taps, text, set_up, test_##name, tear_down)
  ADD (tap, special);
  ADD (another, special);
  ADD (keys, special);
  ADD (chosen_off, special);
  ADD (fingers, freight);
  ADD (to_look, special);
  g_test_add_func ("/zug-train-taps/large", test_train_large);

  return g_test_run ();
}
