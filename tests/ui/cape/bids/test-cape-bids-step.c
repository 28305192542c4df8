/* SPDX-License-Identifier: GPL-3.0-or-later
 * Sealed bids, given one after the other on one laptop. */

#include "step-table.h"

#include "rh-cape-bids-step.h"
#include "rh-cape-bid-panel.h"

static const char *const auction[] = { "reveal d2/7 v1/3", NULL };

static void
set_up (StepTable *self, gconstpointer data)
{
  step_table_open (self, 2, RH_TYPE_CAPE_BIDS_STEP, auction);
  /* A page would scroll. */
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 700);
  step_table_wait_for (gtk_widget_get_height (GTK_WIDGET (self->step)) >= 600);
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
  step_table_click (self, "Enter My Bid");
}

/* The last card was a ten, typed as it is written: the 1 has made the move, and the 0 after it corrects that. */
static void
test_ten (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_key (self, "0"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/10");
  g_assert_true (step_table_key (self, "0"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/10");
  g_assert_nonnull (find_field (self));
}

/* Not where another value was typed, nor once somebody has sealed. */
static void
test_no_ten (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_key (self, "0"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  g_assert_nonnull (find_field (self));
}

static void
set_up_one (StepTable *self, gconstpointer data)
{
  static const char *const one[] = { "reveal d2/7 v1/1", NULL };

  step_table_open (self, 2, RH_TYPE_CAPE_BIDS_STEP, one);
}

static void
test_ten_sealed (StepTable *self, gconstpointer data)
{
  open_anna (self);
  step_table_keys (self, "1 2 Return");
  g_assert_nonnull (step_table_find (self->window, "Anna, sealed"));
  g_assert_true (step_table_key (self, "0"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/1");
  g_assert_true (rh_step_is_alone (self->step));
}

/* One act, digits, Enter; then the other; then both are revealed together. */
static void
test_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (step_table_says (self->window, "Anna bids next"));
  g_assert_null (step_table_find (self->window, "Reveal"));
  g_assert_null (find_field (self));
  step_table_click (self, "Enter My Bid");
  g_assert_true (step_table_says (self->window, "Anna, only you should look"));
  g_assert_nonnull (find_field (self));
  g_assert_true (step_table_says (self->window, "You have £100. Everybody pays their bid."));
  step_table_keys (self, "1 2 Return");
  g_assert_null (find_field (self));
  g_assert_nonnull (step_table_find (self->window, "Anna, sealed"));
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_null (step_table_find (self->window, "Reveal"));

  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "0 Return");
  g_assert_true (step_table_says (self->window, "All bids are sealed"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  step_table_click (self, "Reveal");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 12 0");
}

/* A card on offer was entered wrongly: a tap on it, one on what is wrong, and it is applied. Who has sealed a bid stays sealed, and one
 * undo after that takes the correction back. */
static void
test_mended (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_seal_bid (self->session, 0, 12, NULL));
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (step_table_says (self->window, "What should card 2 of 2 be?"));
  g_assert_false (rh_step_is_alone (self->step));
  g_assert_null (step_table_find (self->window, "Bram, waiting"));
  step_table_click (self, "3 rails");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  step_table_click (self, "Apply");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v3/3");
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_nonnull (step_table_find (self->window, "Anna, sealed"));
  g_assert_nonnull (step_table_find (self->window, "Card 2: Village, 3 rails, £3"));

  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  g_assert_true (rh_session_is_sealed (self->session, 0));
}

/* Keys give the card as they gave it at first: it is asked for until it is whole, and none of them is a bid's. */
static void
test_mended_by_keys (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_seal_bid (self->session, 0, 12, NULL));
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  step_table_keys (self, "0 2 v");
  g_assert_true (step_table_says (self->window, "What should card 2 of 2 be?"));
  step_table_keys (self, "m 1");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  step_table_keys (self, "0");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 m1/10");
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_nonnull (step_table_find (self->window, "Anna, sealed"));

  /* What was begun is nothing until it is whole. */
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "r 1 Escape");
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 m1/10");
  g_assert_nonnull (step_table_find (self->window, "Card 1: Desert, 2 rails, £7"));
}

/* What an undo takes back then is the card that is asked for, not the bid. */
static void
test_mending_taken_back (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_seal_bid (self->session, 0, 12, NULL));
  g_assert_false (rh_step_take_back (self->step));
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (rh_step_take_back (self->step));
  g_assert_true (step_table_says (self->window, "Bram bids next"));
  g_assert_nonnull (step_table_find (self->window, "Anna, sealed"));
  g_assert_false (rh_step_take_back (self->step));
}

/* It is left by a tap on the card, or Escape; what it is already changes nothing. Keys are for the card as long as it is asked for. */
static void
test_not_mended (StepTable *self, gconstpointer data)
{
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (step_table_says (self->window, "What should card 2 of 2 be?"));
  step_table_click (self, "Card 2: Village, 1 rail, £3");
  g_assert_true (step_table_says (self->window, "Anna bids next"));

  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_keys (self, "Escape");
  g_assert_true (step_table_says (self->window, "Anna bids next"));

  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "Leave Unchanged");
  g_assert_true (step_table_says (self->window, "Anna bids next"));

  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  step_table_click (self, "2 rails");
  g_assert_true (step_table_says (self->window, "What should card 1 of 2 be?"));
  g_assert_true (step_table_key (self, "Escape"));
  g_assert_true (step_table_says (self->window, "Anna bids next"));
  g_assert_cmpstr (step_table_last_move (self), ==, "reveal d2/7 v1/3");
  g_assert_false (rh_session_can_undo_draft (self->session));

  /* A bid that is dropped meanwhile is shown. */
  g_assert_true (rh_session_seal_bid (self->session, 0, 12, NULL));
  step_table_click (self, "Card 1: Desert, 2 rails, £7");
  g_assert_true (rh_session_undo (self->session, NULL));
  g_assert_nonnull (step_table_find (self->window, "Anna, waiting"));
  g_assert_true (step_table_says (self->window, "Anna bids next"));
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
  g_assert_true (step_table_says (self->window, "Anna bids next"));
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

/* A game that was left while bidding says that bids aren't kept, until one is given; one that gets there by playing
 * doesn't. */
static void
test_resumed (StepTable *self, gconstpointer data)
{
  static const char why[] = "If you had already bid,";
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
  g_assert_false (step_table_says (GTK_WIDGET (step), why));
  g_assert_true (rh_session_undo (resumed, NULL));
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

/* An undo drops what is sealed, and closes what is open; the tiles wait again. */
static void
test_undo (StepTable *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  open_anna (self);
  step_table_keys (self, "4 2 Return");
  step_table_click (self, "Enter My Bid");
  step_table_keys (self, "1");
  rh_session_undo (self->session, &error);
  g_assert_no_error (error);
  g_assert_null (step_table_find (self->window, "Bram’s bid, hidden"));
  g_assert_nonnull (step_table_find (self->window, "Anna, waiting"));
}

/* While somebody bids the step is alone: it says who does what, and there are no tiles to slip onto.
 * What was typed is nowhere in the window. The panel fits 360 pixels. */
static void
test_alone (StepTable *self, gconstpointer data)
{
  int minimum;

  g_assert_false (rh_step_is_alone (self->step));
  step_table_click (self, "Bram, waiting");
  g_assert_false (rh_step_is_alone (self->step));

  open_anna (self);
  step_table_keys (self, "8 7");
  g_assert_true (rh_step_is_alone (self->step));
  g_assert_true (step_table_says (self->window, "You have £100. Everybody pays their bid."));
  g_assert_null (step_table_find (self->window, "Anna, waiting"));
  g_assert_null (step_table_find (self->window, "Bram, waiting"));
  g_assert_false (step_table_says (self->window, "87"));
  gtk_widget_measure (GTK_WIDGET (self->step), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 312);
  step_table_keys (self, "Return");
  g_assert_false (rh_step_is_alone (self->step));
}

/* Behind the players Tab comes to what opens the bid; before them to the cards, each a button, which are described together. */
static void
test_cards (StepTable *self, gconstpointer data)
{
  GtkWidget *cards = step_table_find (self->window, "Cards on offer");

  rh_step_focus (self->step);
  g_assert_true (gtk_widget_is_focus (step_table_find (self->window, "Enter My Bid")));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_focus (step_table_find (self->window, "Anna, waiting")));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_focus (step_table_find (cards, "Card 2: Village, 1 rail, £3")));
  gtk_widget_child_focus (self->window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_widget_is_focus (step_table_find (cards, "Card 1: Desert, 2 rails, £7")));
  gtk_test_accessible_assert_property (cards, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "desert, 2 rails, £7; village, 1 rail, £3");
}

/* As long as nobody has bid in secret, bids can be entered openly; else it is told, where it is tapped, why not. */
static void
test_openly (StepTable *self, gconstpointer data)
{
  g_assert_true (rh_session_seal_bid (self->session, 0, 3, NULL));
  step_table_click (self, "Bid on Paper");
  g_assert_true (step_table_says (self->window, "A bid is sealed. To bid on paper, first withdraw it: tap the name."));
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "");
  g_assert_true (rh_session_is_sealed (self->session, 0));
  rh_session_unseal_bid (self->session, 0);
  g_assert_false (step_table_says (self->window, "A bid is sealed. To bid on paper, first withdraw it: tap the name."));
  step_table_click (self, "Bid on Paper");
  g_assert_cmpstr (rh_session_get_draft (self->session), ==, "bids");
}

/* A figure begins the bid that is asked for; once all are sealed it is nobody's, and what comes first is said. */
static void
test_early_figure (StepTable *self, gconstpointer data)
{
  step_table_keys (self, "6");
  g_assert_nonnull (find_field (self));
  g_assert_cmpuint (rh_session_get_n_sealed (self->session), ==, 0);
  step_table_keys (self, "Return");
  g_assert_null (find_field (self));
  g_assert_cmpuint (rh_session_get_sealed (self->session), ==, 1);
  step_table_keys (self, "7 Return 8");
  g_assert_null (find_field (self));
  g_assert_true (step_table_says (self->window, "All bids are sealed. Press Backspace (⌫), then Reveal."));
  step_table_click (self, "Reveal");
  g_assert_cmpstr (step_table_last_move (self), ==, "bids 6 7");
}

/* Where everything stands that is seen beside the bids. */
static char *
describe_places (StepTable *self)
{
  static const char *const names[] = { "Anna", "Bram", "Enter My Bid", "Bid on Paper", "Cards on offer", "Players" };
  GString *places = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    graphene_rect_t bounds;
    g_autofree char *waiting = g_strconcat (names[i], ", waiting", NULL);
    g_autofree char *sealed = g_strconcat (names[i], ", sealed", NULL);
    GtkWidget *widget = step_table_find (self->window, names[i]);

    if (widget == NULL)
      widget = step_table_find (self->window, waiting);
    if (widget == NULL)
      widget = step_table_find (self->window, sealed);
    if (widget == NULL) /* where all are sealed, what reveals them */
      widget = step_table_find (self->window, "Reveal");
    g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->step), &bounds));
    g_string_append_printf (places, "%s %g %g %g %g\n", names[i], (double) bounds.origin.x, (double) bounds.origin.y,
                            (double) bounds.size.width, (double) bounds.size.height);
  }

  return g_string_free (places, FALSE);
}

static void
wait_for_frames (StepTable *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->step));
  gint64 frame = gdk_frame_clock_get_frame_counter (clock);

  step_table_wait_for (gdk_frame_clock_get_frame_counter (clock) > frame + 1 ||
                       (gtk_widget_queue_draw (GTK_WIDGET (self->step)), FALSE));
}

/* Whether nobody has sealed, somebody or all: everything stays in its place, at any width. */
static void
test_still (StepTable *self, gconstpointer data)
{
  static const int widths[] = { 1300, 900, 370, 320 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++) {
    g_autofree char *none = NULL;

    gtk_window_set_default_size (GTK_WINDOW (self->window), widths[i], 600);
    wait_for_frames (self);
    none = describe_places (self);
    for (guint seat = 0; seat < 2; seat++) {
      g_autofree char *sealed = NULL;

      g_assert_true (rh_session_seal_bid (self->session, seat, 3, NULL));
      wait_for_frames (self);
      sealed = describe_places (self);
      g_assert_cmpstr (sealed, ==, none);
    }
    g_assert_nonnull (step_table_find (self->window, "Reveal"));
    rh_session_unseal_bid (self->session, 0);
    rh_session_unseal_bid (self->session, 1);
    wait_for_frames (self);
  }
}

static graphene_rect_t
bounds_of (StepTable *self, const char *name)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (step_table_find (self->window, name), self->window, &bounds));

  return bounds;
}

/* What opens the bid stands where it is sealed, and the ways to bid, farther from that, where it is left then: nothing moves when it is
 * opened. */
static void
test_one_card (StepTable *self, gconstpointer data)
{
  graphene_rect_t secret, openly, ways, back, open, seal;

  wait_for_frames (self);
  secret = bounds_of (self, "Bid in Secret");
  openly = bounds_of (self, "Bid on Paper");
  graphene_rect_union (&secret, &openly, &ways);
  open = bounds_of (self, "Enter My Bid");
  step_table_click (self, "Enter My Bid");
  wait_for_frames (self);
  back = bounds_of (self, "Back");
  seal = bounds_of (self, "Seal");
  g_assert_true (graphene_rect_contains_rect (&back, &ways));
  g_assert_cmpfloat (ways.size.width, ==, back.size.width);
  g_assert_cmpfloat (ways.origin.y, >=, back.origin.y + 4);
  g_assert_true (graphene_rect_equal (&open, &seal));
}

/* Who wants it so has the bid opened at once by a tap, and after a bid is taken back. */
static void
test_at_once (StepTable *self, gconstpointer data)
{
  g_object_set (self->session, "opens-bids", TRUE, NULL);
  step_table_click (self, "Anna, waiting");
  g_assert_nonnull (find_field (self));
  g_assert_true (rh_step_is_alone (self->step));
  step_table_keys (self, "5 Return");
  g_assert_true (rh_session_is_sealed (self->session, 0));
  step_table_click (self, "Anna, sealed");
  step_table_click (self, "Withdraw");
  g_assert_nonnull (find_field (self));
  g_object_set (self->session, "opens-bids", FALSE, NULL);
  step_table_keys (self, "Escape");
  step_table_click (self, "Anna, waiting");
  g_assert_null (find_field (self));
  g_assert_true (step_table_says (self->window, "Anna bids next"));
}

#define ADD(name, function) g_test_add ("/cape-bids-step/" name, StepTable, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("no-ten", test_no_ten);
  g_test_add ("/cape-bids-step/ten", StepTable, NULL, set_up_one, test_ten, tear_down);
  g_test_add ("/cape-bids-step/ten-sealed", StepTable, NULL, set_up_one, test_ten_sealed, tear_down);
  ADD ("keys", test_keys);
  ADD ("mended", test_mended);
  ADD ("not-mended", test_not_mended);
  ADD ("mended-by-keys", test_mended_by_keys);
  ADD ("mending-taken-back", test_mending_taken_back);
  ADD ("leave", test_leave);
  ADD ("destroyed", test_destroyed);
  ADD ("focus-loss", test_focus_loss);
  ADD ("undo", test_undo);
  ADD ("alone", test_alone);
  ADD ("forgotten", test_forgotten);
  ADD ("out-of-sight", test_out_of_sight);
  ADD ("hidden", test_hidden);
  ADD ("resumed", test_resumed);
  ADD ("cards", test_cards);
  ADD ("openly", test_openly);
  ADD ("early-figure", test_early_figure);
  ADD ("still", test_still);
  ADD ("one-card", test_one_card);
  ADD ("at-once", test_at_once);

  return g_test_run ();
}
