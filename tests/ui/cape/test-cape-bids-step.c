/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids, given one after the other on one laptop. */

#include "step-table.h"

#include "rh-cape-bids-step.h"
#include "rh-cape-bid-panel.h"

#include <string.h>

static const char *const auction[] = { "reveal d2/7 v1/3", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 2, RH_TYPE_CAPE_BIDS_STEP, auction);
}

static void
tear_down (StepTable *self, gconstpointer data)
{
  step_table_close (self);
}

static GtkWidget *
find_field (StepTable *self)
{
  return step_table_find (self->window, "Anna’s bid, hidden");
}

static void
open_anna (StepTable *self)
{
  step_table_click (self, "Anna, waiting");
  step_table_click (self, "Open My Bid");
}

/* Tile, one act more, digits, Enter; then the other; then both are revealed together. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "1");
  g_assert_true (step_table_says (self->window, "Anna, only you should look"));
  g_assert_null (find_field (self));
  step_table_click (self, "Open My Bid");
  g_assert_nonnull (find_field (self));
  g_assert_true (step_table_says (self->window, "You have £100. Everybody pays their bid."));
  step_table_keys (self, "1 2 Return");
  g_assert_null (find_field (self));
  g_assert_nonnull (step_table_find (self->window, "Anna, sealed"));
  g_assert_null (step_table_find (self->window, "Reveal"));

  step_table_keys (self, "2");
  step_table_click (self, "Open My Bid");
  step_table_keys (self, "0 Return");
  g_assert_true (step_table_says (self->window, "All bids are sealed"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  step_table_click (self, "Reveal");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 12 0");
}

/* The same with the pointer alone: the keypad types, erases and clears. */
static void
test_keypad (StepTable *self, gconstpointer data)
{
  static const char *const taps[] = { "9", "9", "Clear", "5", "7", "Erase", "0", "Seal" };

  open_anna (self);
  for (guint i = 0; i < G_N_ELEMENTS (taps); i++)
    step_table_click (self, taps[i]);
  g_assert_true (rh_session_is_sealed (self->session, 0));

  step_table_click (self, "Bram, waiting");
  step_table_click (self, "Open My Bid");
  step_table_click (self, "7");
  step_table_click (self, "Seal");
  step_table_click (self, "Reveal");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 50 7");
}

static void
on_changed_cb (guint *n_changes)
{
  ++*n_changes;
}

/* More than there is, or nothing, is refused on this panel alone, and the words don't hold the bid.
 * Nothing follows from it that anybody else could see: who has bid is told as before. */
static void
test_refusal (StepTable *self, gconstpointer data)
{
  guint n_changes = 0;

  open_anna (self);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (on_changed_cb), &n_changes);
  step_table_keys (self, "Return");
  g_assert_true (step_table_says (self->window, "Type a bid first. £0 is a bid too."));
  step_table_keys (self, "1 0 1 Return");
  g_assert_true (step_table_says (self->window, "That is more than your £100."));
  g_assert_false (step_table_says (self->window, "101"));
  g_assert_false (rh_session_is_sealed (self->session, 0));
  step_table_keys (self, "Return");
  g_assert_true (step_table_says (self->window, "Type a bid first."));
  g_assert_true (step_table_says (self->window, "bidding"));
  g_assert_cmpuint (n_changes, ==, 0);
  step_table_keys (self, "1 0 0 Return");
  g_assert_true (rh_session_is_sealed (self->session, 0));
  g_assert_cmpuint (n_changes, ==, 1);
  g_signal_handlers_disconnect_by_func (self->session, on_changed_cb, &n_changes);
}

static gboolean
on_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ++*(guint *) data;

  return G_SOURCE_CONTINUE;
}

/* What has changed about a widget is to be seen two frames later. */
static void
settle (GtkWidget *widget)
{
  guint frames = 0;
  guint tick = gtk_widget_add_tick_callback (widget, on_frame_cb, &frames, NULL);

  step_table_wait_for (frames >= 3);
  gtk_widget_remove_tick_callback (widget, tick);
}

/* (transfer full): the pixels of a widget, as it is now. */
static GBytes *
look_at (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkPaintable) still = gdk_paintable_get_current_image (paintable);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  gsize size = (gsize) width * 4 * (gsize) height;
  guchar *pixels = g_malloc0 (size);

  gdk_paintable_snapshot (still, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);

  return g_bytes_new_take (pixels, size);
}

/* A finger on a key, or a pointer over it, doesn't light it up: who looks on from afar would see the figure. */
static void
test_pressed (StepTable *self, gconstpointer data)
{
  const GtkStateFlags flags[] = { GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE };
  GtkWidget *key;

  open_anna (self);
  key = step_table_find (self->window, "7");
  settle (key);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++) {
    g_autoptr (GBytes) before = look_at (key);
    g_autoptr (GBytes) during = NULL;

    gtk_widget_set_state_flags (key, flags[i], FALSE);
    settle (key);
    during = look_at (key);
    g_assert_cmpmem (g_bytes_get_data (before, NULL), g_bytes_get_size (before),
                     g_bytes_get_data (during, NULL), g_bytes_get_size (during));
    gtk_widget_unset_state_flags (key, flags[i]);
  }
}

/* Escape and Back leave nothing: the next look begins with an empty field. */
static void
test_leave (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "4 2 Escape");
  g_assert_null (find_field (self));
  g_assert_false (rh_session_is_sealed (self->session, 0));

  open_anna (self);
  step_table_keys (self, "Return");
  g_assert_true (step_table_says (self->window, "Type a bid first."));
  step_table_keys (self, "4");
  step_table_click (self, "Back");
  g_assert_null (find_field (self));
  g_assert_nonnull (step_table_find (self->window, "Anna, waiting"));

  step_table_keys (self, "2 Escape");
  g_assert_null (step_table_find (self->window, "Open My Bid"));
}

/* The panel keeps its size when it refuses, and a letter that slipped in neither gets out nor does anything. */
static void
test_still (StepTable *self, gconstpointer data)
{
  GtkWidget *panel;
  int sizes[2][2];

  open_anna (self);
  step_table_keys (self, "4 2 l");
  panel = gtk_widget_get_ancestor (find_field (self), RH_TYPE_CAPE_BID_PANEL);
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &sizes[0][0], NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 300, NULL, &sizes[0][1], NULL, NULL);
  step_table_keys (self, "BackSpace BackSpace Return");
  g_assert_true (step_table_says (self->window, "Type a bid first."));
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &sizes[1][0], NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 300, NULL, &sizes[1][1], NULL, NULL);
  g_assert_cmpint (sizes[0][0], ==, sizes[1][0]);
  g_assert_cmpint (sizes[0][1], ==, sizes[1][1]);
}

static RhCapeBidPanel *
find_panel (StepTable *self)
{
  return RH_CAPE_BID_PANEL (gtk_widget_get_ancestor (find_field (self), RH_TYPE_CAPE_BID_PANEL));
}

/* Nothing happens for too long: the bid is wiped, unsealed, and the step says why until somebody bids. */
static void
test_forgotten (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "4 2");
  rh_cape_bid_panel_set_limit (find_panel (self), 30);
  step_table_wait_for (find_field (self) == NULL);
  g_assert_false (rh_session_is_sealed (self->session, 0));
  g_assert_true (step_table_says (self->window, "Nothing happened for a minute"));
  g_assert_false (rh_step_is_alone (self->step));

  open_anna (self);
  step_table_keys (self, "Return");
  g_assert_true (step_table_says (self->window, "Type a bid first."));
  step_table_keys (self, "Escape");
  g_assert_false (step_table_says (self->window, "Nothing happened for a minute"));
}

/* Each key and each tap begins the time anew: with some every 100 ms, 1 second never passes. */
static void
test_remembered (StepTable *self, gconstpointer data)
{
  gint64 start;

  open_anna (self);
  rh_cape_bid_panel_set_limit (find_panel (self), 1000);
  start = g_get_monotonic_time ();
  for (gint64 i = 1; i <= 12; i++) {
    step_table_wait_for (g_get_monotonic_time () > start + i * 100000 || find_field (self) == NULL);
    g_assert_nonnull (find_field (self));
    if (i % 2 == 0)
      step_table_keys (self, "4");
    else
      step_table_click (self, "Clear");
  }
  step_table_wait_for (find_field (self) == NULL);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 1800000);
}

/* The step goes out of sight, as behind the ledger: on coming back there is no open bid. */
static void
test_out_of_sight (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "4 2");
  gtk_widget_set_visible (GTK_WIDGET (self->step), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->step), TRUE);
  g_assert_null (find_field (self));
  g_assert_false (rh_session_is_sealed (self->session, 0));
  g_assert_true (step_table_says (self->window, "has been wiped"));
}

/* A window that is hidden shows no open bid when it is shown again. */
static void
test_hidden (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "4 2");
  gtk_widget_set_visible (self->window, FALSE);
  gtk_window_present (GTK_WINDOW (self->window));
  step_table_wait_for (gtk_widget_get_mapped (GTK_WIDGET (self->step)));
  g_assert_null (find_field (self));
  g_assert_false (rh_session_is_sealed (self->session, 0));
}

/* The keys of the keypad never have the focus, which would tell where the finger was. */
static void
test_keypad_focus (StepTable *self, gconstpointer data)
{
  static const char *const names[] = { "0", "1", "7", "Erase", "Clear" };

  open_anna (self);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == find_field (self));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    GtkWidget *key = step_table_find (self->window, names[i]);
    int minimum[2];

    g_assert_false (gtk_widget_get_focusable (key));
    gtk_widget_measure (key, GTK_ORIENTATION_HORIZONTAL, -1, &minimum[0], NULL, NULL, NULL);
    gtk_widget_measure (key, GTK_ORIENTATION_VERTICAL, -1, &minimum[1], NULL, NULL, NULL);
    g_assert_cmpint (MIN (minimum[0], minimum[1]), >=, 44);
    step_table_click (self, names[i]);
    g_assert_true (gtk_root_get_focus (GTK_ROOT (self->window)) == find_field (self));
  }
}

/* A game that was left while bidding asks again, and says why; one that gets there by playing doesn't. */
static void
test_resumed (StepTable *self, gconstpointer data)
{
  static const char why[] = "Sealed bids are never stored.";
  g_autoptr (RhSession) resumed = NULL;
  GtkWidget *window = gtk_window_new ();
  RhStep *step;

  g_assert_false (step_table_says (self->window, why));
  open_anna (self);
  step_table_keys (self, "4 2 Return");
  g_assert_false (step_table_says (self->window, why));

  resumed = rh_session_open (self->store, rh_session_get_id (self->session), NULL);
  step = g_object_new (RH_TYPE_CAPE_BIDS_STEP, "session", resumed, NULL);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (step));
  rh_step_update (step);
  g_assert_true (step_table_says (GTK_WIDGET (step), why));
  g_assert_nonnull (step_table_find (GTK_WIDGET (step), "Anna, waiting"));
  g_assert_true (rh_session_seal_bid (resumed, 0, 1, NULL));
  rh_step_update (step);
  g_assert_true (step_table_says (GTK_WIDGET (step), why));
  g_assert_true (rh_session_seal_bid (resumed, 1, 1, NULL));
  rh_step_update (step);
  g_assert_false (step_table_says (GTK_WIDGET (step), why));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
on_gone_cb (gpointer gone, GObject *panel)
{
  *(gboolean *) gone = TRUE;
}

/* The panel isn't hidden but gone once it is sealed: nothing of it is left to look at. */
static void
test_destroyed (StepTable *self, gconstpointer data)
{
  gboolean gone = FALSE;

  open_anna (self);
  g_object_weak_ref (G_OBJECT (gtk_widget_get_ancestor (find_field (self), RH_TYPE_CAPE_BID_PANEL)), on_gone_cb, &gone);
  step_table_keys (self, "4 2 Return");
  step_table_wait_for (gone);
}

/* Another window comes to the front: the bid is wiped, unsealed, and the panel says why afterwards. */
static void
test_focus_loss (StepTable *self, gconstpointer data)
{
  GtkWidget *other;

  step_table_wait_for (gtk_window_is_active (GTK_WINDOW (self->window)));
  open_anna (self);
  step_table_keys (self, "4 2");
  other = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (other));
  step_table_wait_for (!gtk_window_is_active (GTK_WINDOW (self->window)));
  g_assert_null (find_field (self));
  g_assert_false (rh_session_is_sealed (self->session, 0));
  g_assert_true (step_table_says (self->window, "has been wiped"));
  gtk_window_destroy (GTK_WINDOW (other));
}

/* Who has sealed may take the bid back and give another, without seeing it. */
static void
test_take_back (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "4 2 Return");
  step_table_click (self, "Anna, sealed");
  g_assert_true (step_table_says (self->window, "Anna’s bid is sealed"));
  g_assert_false (step_table_says (self->window, "42"));
  step_table_click (self, "Take Back");
  g_assert_false (rh_session_is_sealed (self->session, 0));
  step_table_click (self, "Open My Bid");
  step_table_keys (self, "7 Return 2");
  step_table_click (self, "Open My Bid");
  step_table_keys (self, "1 Return");
  step_table_click (self, "Reveal");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 7 1");
}

/* An undo drops what is sealed, and closes what is open; the tiles wait again. */
static void
test_undo (StepTable *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  open_anna (self);
  step_table_keys (self, "4 2 Return 2");
  step_table_click (self, "Open My Bid");
  step_table_keys (self, "1");
  rh_session_undo (self->session, &error);
  g_assert_no_error (error);
  g_assert_null (step_table_find (self->window, "Bram’s bid, hidden"));
  g_assert_nonnull (step_table_find (self->window, "Anna, waiting"));
}

/* From the hand-over to the seal the step is alone: it says who does what, and there are no tiles to slip onto.
 * What was typed is nowhere in the window. The panel fits 360 pixels. */
static void
test_alone (StepTable *self, gconstpointer data)
{
  int minimum;

  g_assert_false (rh_step_is_alone (self->step));
  step_table_click (self, "Bram, waiting");
  g_assert_true (rh_step_is_alone (self->step));
  step_table_click (self, "Back");
  g_assert_false (rh_step_is_alone (self->step));

  open_anna (self);
  step_table_keys (self, "8 7");
  g_assert_true (rh_step_is_alone (self->step));
  g_assert_true (step_table_says (self->window, "bidding"));
  g_assert_true (step_table_says (self->window, "waiting"));
  g_assert_null (step_table_find (self->window, "Anna, waiting"));
  g_assert_null (step_table_find (self->window, "Bram, waiting"));
  g_assert_false (step_table_says (self->window, "87"));
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 312);
  step_table_keys (self, "Return");
  g_assert_false (rh_step_is_alone (self->step));
}

/* Holding the peek button shows the digits, letting go hides them; typing goes on meanwhile. */
static void
test_peek (StepTable *self, gconstpointer data)
{
  GtkWidget *peek;

  open_anna (self);
  step_table_keys (self, "8 7");
  peek = step_table_find (self->window, "Hold to Peek");
  g_assert_nonnull (peek);
  gtk_test_accessible_assert_role (peek, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_set_state_flags (peek, GTK_STATE_FLAG_ACTIVE, FALSE);
  g_assert_false (step_table_says (self->window, "87"));
  gtk_widget_unset_state_flags (peek, GTK_STATE_FLAG_ACTIVE);
  step_table_keys (self, "Return");
  g_assert_true (rh_session_is_sealed (self->session, 0));
}

#define ADD(name, function) g_test_add ("/cape-bids-step/" name, StepTable, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("keys", test_keys);
  ADD ("keypad", test_keypad);
  ADD ("refusal", test_refusal);
  ADD ("pressed", test_pressed);
  ADD ("leave", test_leave);
  ADD ("destroyed", test_destroyed);
  ADD ("focus-loss", test_focus_loss);
  ADD ("take-back", test_take_back);
  ADD ("undo", test_undo);
  ADD ("alone", test_alone);
  ADD ("peek", test_peek);
  ADD ("still", test_still);
  ADD ("forgotten", test_forgotten);
  ADD ("remembered", test_remembered);
  ADD ("out-of-sight", test_out_of_sight);
  ADD ("hidden", test_hidden);
  ADD ("keypad-focus", test_keypad_focus);
  ADD ("resumed", test_resumed);

  return g_test_run ();
}
