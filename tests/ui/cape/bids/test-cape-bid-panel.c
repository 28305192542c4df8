/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where one player bids: what it says and refuses, what it shows those who look on, and how it is left. */

#include "config.h"

#include "board.h"
#include "step-table.h"
#include "ui-screen.h"

#include "rh-announce.h"
#include "rh-cape-bid-field.h"
#include "rh-cape-bid-panel.h"

typedef struct {
  Board           board;
  RhCapeBidPanel *panel;
  guint           n_closed;
  RhCapeBidEnd    end;
} Fixture;

static void
on_closed_cb (RhCapeBidPanel *panel, int end, Fixture *self)
{
  self->n_closed++;
  self->end = (RhCapeBidEnd) end;
}

/* Éva bids in the first round. */
static void
begin (Fixture *self, gboolean aloud)
{
  board_open (&self->board, "cape-three-players");
  board_play (&self->board, 1);
  g_object_set (self->board.session, "says-bids", aloud, NULL);
  self->panel = RH_CAPE_BID_PANEL (rh_cape_bid_panel_new (self->board.session, 0, FALSE));
  g_signal_connect (self->panel, "closed", G_CALLBACK (on_closed_cb), self);
  board_show (&self->board, GTK_WIDGET (self->panel), 360, 700);
  rh_cape_bid_panel_focus (self->panel); /* as the step does */
}

static void
set_up (Fixture *self, gconstpointer data)
{
  begin (self, FALSE);
}

static void
set_up_aloud (Fixture *self, gconstpointer data)
{
  begin (self, TRUE);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
}

static gboolean
press (Fixture *self, guint keyval)
{
  return rh_cape_bid_panel_key (self->panel, keyval, 0);
}

static void
type (Fixture *self, const char *digits)
{
  for (guint i = 0; digits[i] != '\0'; i++)
    g_assert_true (press (self, (guint) digits[i]));
}

static gboolean
says (Fixture *self, const char *text)
{
  return board_says (GTK_WIDGET (self->panel), text);
}

static GtkWidget *
find (Fixture *self, GType widget, const char *name)
{
  return board_find_named (GTK_WIDGET (self->panel), widget, name);
}

static gboolean
is_sealed (Fixture *self)
{
  return rh_session_is_sealed (self->board.session, 0);
}

static void
assert_closed (Fixture *self, RhCapeBidEnd end)
{
  g_assert_cmpuint (self->n_closed, ==, 1);
  g_assert_cmpint (self->end, ==, end);
}

/* Whose it is, also for who doesn't see it; the focus is in the field. */
static void
test_says (Fixture *self, gconstpointer data)
{
  gtk_test_accessible_assert_role (self->panel, GTK_ACCESSIBLE_ROLE_GROUP);
  board_assert_name (self->panel, "Éva, only you should look");
  g_assert_nonnull (find (self, GTK_TYPE_PASSWORD_ENTRY, "Éva’s bid, hidden"));
  g_assert_nonnull (find (self, GTK_TYPE_BUTTON, "Erase"));
  rh_cape_bid_panel_focus (self->panel);
  g_assert_nonnull (board_focus (&self->board, RH_TYPE_CAPE_BID_FIELD));
}

/* A bid is sealed, and the panel is done with once: what is pressed afterwards does nothing. */
static void
test_seal (Fixture *self, gconstpointer data)
{
  type (self, "42");
  g_assert_false (is_sealed (self));
  g_assert_true (press (self, GDK_KEY_Return));
  g_assert_true (is_sealed (self));
  assert_closed (self, RH_CAPE_BID_LEFT);
  press (self, GDK_KEY_Escape);
  board_click (GTK_WIDGET (self->panel), "Back");
  assert_closed (self, RH_CAPE_BID_LEFT);
}

/* By taps: the keypad types, erases and clears, and £50 is what is sealed. */
static void
test_keypad (Fixture *self, gconstpointer data)
{
  static const char *const taps[] = { "9", "9", "Clear", "5", "7", "Erase", "0", "Seal" };

  for (guint i = 0; i < G_N_ELEMENTS (taps); i++)
    board_click (GTK_WIDGET (self->panel), taps[i]);
  assert_closed (self, RH_CAPE_BID_LEFT);
  for (guint i = 1; i < 3; i++)
    g_assert_true (rh_session_seal_bid (self->board.session, i, 0, NULL));
  g_assert_true (rh_session_reveal_bids (self->board.session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->board.session, 1), ==, "bids 50 0 0");
}

static void
on_changed_cb (guint *n_changes)
{
  ++*n_changes;
}

static void
assert_said (Fixture *self, const char *text)
{
  step_table_wait_for (g_strcmp0 (rh_announce_get_said (self->board.window), text) == 0);
}

/* More than there is, or nothing, is refused on this panel alone, and the words don't hold the bid.
 * Nothing follows from it that anybody else could see. */
static void
test_refusal (Fixture *self, gconstpointer data)
{
  guint n_changes = 0;

  g_signal_connect_swapped (self->board.session, "changed", G_CALLBACK (on_changed_cb), &n_changes);
  press (self, GDK_KEY_Return);
  g_assert_true (says (self, "Type a bid first. £0 is a bid too."));
  type (self, "101");
  press (self, GDK_KEY_Return);
  g_assert_true (says (self, "More than your £100. Press ⌫."));
  assert_said (self, "More than your £100. Nothing was sealed just now. Tap, or press Backspace (⌫).");
  g_assert_null (ui_screen_find_words (GTK_WIDGET (self->panel), "101"));
  g_assert_false (is_sealed (self));

  /* What was wrong isn't said of the next one, by keys or by taps. */
  type (self, "3");
  g_assert_null (ui_screen_find_words (GTK_WIDGET (self->panel), "That is more"));
  press (self, GDK_KEY_BackSpace);

  /* It is wiped, not kept to be sealed again. */
  press (self, GDK_KEY_Return);
  g_assert_true (says (self, "Type a bid first. £0 is a bid too."));
  board_click (GTK_WIDGET (self->panel), "0");
  g_assert_false (says (self, "Type a bid first. £0 is a bid too."));
  g_assert_cmpuint (self->n_closed + n_changes, ==, 0);
  press (self, GDK_KEY_Return);
  g_assert_true (is_sealed (self));
}

static void
assert_heard (Fixture *self, const char *text)
{
  gtk_test_accessible_assert_property (ui_screen_find_words (GTK_WIDGET (self->panel), text),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* What is refused is heard, too, but while one types nothing is refused: not even a digit too many, which would tell how
 * many there are. */
static void
test_heard (Fixture *self, gconstpointer data)
{
  press (self, GDK_KEY_Return);
  assert_heard (self, "Type a bid first. £0 is a bid too.");
  type (self, "0425");
  press (self, GDK_KEY_Return);
  assert_heard (self, "More than your £100. Press ⌫.");
  type (self, "1009");
  g_assert_false (says (self, "More than your £100. Press ⌫."));
  press (self, GDK_KEY_Return);
  assert_heard (self, "More than your £100. Press ⌫.");
  g_assert_false (is_sealed (self));
  type (self, "0100");
  press (self, GDK_KEY_Return);
  g_assert_true (is_sealed (self));
}

/* Who goes on after a bid that wasn't taken opens the next player's, as they believe: that closes this one, and what they type then
 * is no bid of this player's. Who has seen it types another first. */
static void
test_wary (Fixture *self, gconstpointer data)
{
  const char *typed = data;

  type (self, typed);
  press (self, GDK_KEY_Return);
  g_assert_cmpuint (self->n_closed, ==, 0);
  type (self, "7");
  press (self, GDK_KEY_BackSpace);
  press (self, GDK_KEY_Return);
  g_assert_cmpuint (self->n_closed, ==, 0);
  press (self, GDK_KEY_Return);
  assert_closed (self, RH_CAPE_BID_EMPTY);
  g_assert_false (is_sealed (self));
}

/* Escape and Back leave it without a bid. */
static void
test_leave (Fixture *self, gconstpointer data)
{
  type (self, "42");
  if (data != NULL)
    board_click (GTK_WIDGET (self->panel), data);
  else
    g_assert_true (press (self, GDK_KEY_Escape));
  assert_closed (self, RH_CAPE_BID_LEFT);
  g_assert_false (is_sealed (self));
  press (self, GDK_KEY_Return);
  g_assert_false (is_sealed (self));
}

/* Out of sight, what was typed is gone. */
static void
test_unmapped (Fixture *self, gconstpointer data)
{
  type (self, "42");
  gtk_widget_set_visible (GTK_WIDGET (self->panel), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->panel), TRUE);
  press (self, GDK_KEY_Return);
  g_assert_false (is_sealed (self));
  g_assert_true (says (self, "Type a bid first. £0 is a bid too."));
}

/* A letter that slips in opens nothing over the panel; commands are still the window's. */
static void
test_letters (Fixture *self, gconstpointer data)
{
  g_assert_true (press (self, GDK_KEY_l));
  g_assert_true (press (self, GDK_KEY_question));
  g_assert_false (rh_cape_bid_panel_key (self->panel, GDK_KEY_l, GDK_CONTROL_MASK));
  g_assert_false (press (self, GDK_KEY_F1));
  g_assert_cmpuint (self->n_closed, ==, 0);
}

/* It keeps its size when it refuses. */
static void
test_still (Fixture *self, gconstpointer data)
{
  GtkWidget *panel = GTK_WIDGET (self->panel);
  int sizes[2][2];

  for (guint i = 0; i < 2; i++) {
    gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &sizes[i][0], NULL, NULL);
    gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, 300, NULL, &sizes[i][1], NULL, NULL);
    press (self, GDK_KEY_Return);
  }
  g_assert_true (says (self, "Type a bid first. £0 is a bid too."));
  g_assert_cmpint (sizes[0][0], ==, sizes[1][0]);
  g_assert_cmpint (sizes[0][1], ==, sizes[1][1]);
}

/* A finger on a key, or a pointer over it, doesn't light it up: who looks on from afar would see the figure. */
static void
test_pressed (Fixture *self, gconstpointer data)
{
  const GtkStateFlags flags[] = { GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE };
  GtkWidget *key = find (self, GTK_TYPE_BUTTON, "7");
  g_autoptr (GBytes) before = board_picture (key);

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++) {
    g_autoptr (GBytes) during = NULL;

    gtk_widget_set_state_flags (key, flags[i], FALSE);
    board_settle ();
    during = board_picture (key);
    g_assert_true (g_bytes_equal (before, during));
    gtk_widget_unset_state_flags (key, flags[i]);
  }
}

/* The keys of the keypad are large enough and never have the focus, which would tell where the finger was. */
static void
test_keypad_focus (Fixture *self, gconstpointer data)
{
  static const char *const names[] = { "0", "1", "7", "Erase", "Clear" };

  rh_cape_bid_panel_focus (self->panel);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    GtkWidget *key = find (self, GTK_TYPE_BUTTON, names[i]);

    g_assert_false (gtk_widget_get_focusable (key));
    g_assert_cmpint (MIN (gtk_widget_get_allocated_width (key), gtk_widget_get_allocated_height (key)), >=, 44);
    board_click (GTK_WIDGET (self->panel), names[i]);
    g_assert_nonnull (board_focus (&self->board, RH_TYPE_CAPE_BID_FIELD));
  }
}

/* Whether the digits can be read just now: the field looks as it does with any other digit, or not. */
static gboolean
is_hidden (Fixture *self, GBytes *hidden)
{
  g_autoptr (GBytes) picture = NULL;

  board_settle ();
  picture = board_picture (board_find (GTK_WIDGET (self->panel), RH_TYPE_CAPE_BID_FIELD, 0));

  return g_bytes_equal (picture, hidden);
}

/* The field with a digit in it, whichever. */
static GBytes *
take_hidden (Fixture *self)
{
  GBytes *picture;

  type (self, "5");
  board_settle ();
  picture = board_picture (board_find (GTK_WIDGET (self->panel), RH_TYPE_CAPE_BID_FIELD, 0));
  press (self, GDK_KEY_Delete);

  return picture;
}

static gboolean
is_seal_barred (Fixture *self)
{
  return gtk_widget_has_css_class (find (self, GTK_TYPE_BUTTON, "Seal"), "barred");
}

/* Only once something is typed there is something to seal, and it looks so; how much is typed nobody sees. */
static void
test_nothing (Fixture *self, gconstpointer data)
{
  g_autoptr (GBytes) one = NULL;
  g_autoptr (GBytes) two = NULL;

  g_assert_true (is_seal_barred (self));
  type (self, "8");
  g_assert_false (is_seal_barred (self));
  board_settle ();
  one = board_picture (GTK_WIDGET (self->panel));
  type (self, "7");
  g_assert_false (is_seal_barred (self));
  board_settle ();
  two = board_picture (GTK_WIDGET (self->panel));
  g_assert_true (g_bytes_equal (one, two));
  press (self, GDK_KEY_BackSpace);
  g_assert_false (is_seal_barred (self));
  press (self, GDK_KEY_BackSpace);
  g_assert_true (is_seal_barred (self));
  type (self, "500");
  press (self, GDK_KEY_Return);
  g_assert_true (is_seal_barred (self));
}

/* Holding the peek button shows the digits, letting go hides them. */
static void
test_peek (Fixture *self, gconstpointer data)
{
  GtkWidget *peek = find (self, GTK_TYPE_BUTTON, "Hold to Peek");
  g_autoptr (GBytes) hidden = take_hidden (self);

  gtk_test_accessible_assert_role (peek, GTK_ACCESSIBLE_ROLE_BUTTON);
  type (self, "87");
  g_assert_true (is_hidden (self, hidden));
  gtk_widget_set_state_flags (peek, GTK_STATE_FLAG_ACTIVE, FALSE);
  g_assert_false (is_hidden (self, hidden));
  g_assert_null (ui_screen_find_words (GTK_WIDGET (self->panel), "87"));
  gtk_widget_unset_state_flags (peek, GTK_STATE_FLAG_ACTIVE);
  g_assert_true (is_hidden (self, hidden));
}

/* The controller of the widget that its template gives it for keys. */
static void
release (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-released", keyval, 0, 0);
  }
}

/* By keyboard it is the space bar, which also tells aloud how much is typed, and no more. Then one types on, not heard
 * by others; Enter seals, also from the button. */
static void
test_peek_key (Fixture *self, gconstpointer data)
{
  GtkWidget *peek = find (self, GTK_TYPE_BUTTON, "Hold to Peek");
  g_autoptr (GBytes) hidden = take_hidden (self);

  type (self, "87");
  g_assert_true (board_press (peek, GDK_KEY_space));
  g_assert_false (is_hidden (self, hidden));
  assert_said (self, "2 figures are typed.");
  release (peek, GDK_KEY_space);
  g_assert_true (is_hidden (self, hidden));
  assert_said (self, "The bid is hidden again.");
  g_assert_nonnull (board_focus (&self->board, RH_TYPE_CAPE_BID_FIELD));
  g_assert_true (board_press (peek, GDK_KEY_Return));
  g_assert_true (is_sealed (self));
}

static void
assert_called (GtkWidget *peek, const char *name)
{
  gtk_test_accessible_assert_property (peek, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* Who has chosen so hears the bid, as long as they hold the key: not before, not when they type on, not afterwards, and not
 * where sealing it, leaving it or a slip of the pointer ends it. */
static void
test_peek_aloud (Fixture *self, gconstpointer data)
{
  GtkWidget *peek = find (self, GTK_TYPE_BUTTON, "Hold to Peek");

  board_press (peek, GDK_KEY_space);
  release (peek, GDK_KEY_space);
  type (self, "87");
  assert_called (peek, "Hold to Peek");
  board_press (peek, GDK_KEY_space);
  assert_called (peek, "£87");
  release (peek, GDK_KEY_space);
  assert_called (peek, "Hold to Peek");
  assert_said (self, "The bid is hidden again.");

  board_press (peek, GDK_KEY_space);
  press (self, GDK_KEY_BackSpace);
  assert_called (peek, "Hold to Peek");
  release (peek, GDK_KEY_space);
  for (guint i = 0; i < 2; i++) {
    gtk_widget_grab_focus (peek);
    board_press (peek, GDK_KEY_space);
    assert_called (peek, "£8");
    if (i == 0)
      gtk_widget_grab_focus (find (self, GTK_TYPE_BUTTON, "Seal"));
    else
      board_press (peek, GDK_KEY_Return);
    assert_called (peek, "Hold to Peek");
    release (peek, GDK_KEY_space);
  }
  g_assert_true (is_sealed (self));
  assert_said (self, "The bid is hidden again.");
}

static gboolean
is_closed (gpointer data)
{
  return ((Fixture *) data)->n_closed > 0;
}

/* Nothing happens for too long: the bid is wiped, unsealed. */
static void
test_forgotten (Fixture *self, gconstpointer data)
{
  type (self, "42");
  rh_cape_bid_panel_set_limit (self->panel, 30);
  ui_screen_wait (is_closed, self);
  assert_closed (self, RH_CAPE_BID_FORGOTTEN);
  press (self, GDK_KEY_Return);
  g_assert_false (is_sealed (self));
}

/* Each key and each tap begins the time anew: the panel isn't closed until all of it has passed since the last. */
static void
test_remembered (Fixture *self, gconstpointer data)
{
  const gint64 limit = 200; /* milliseconds */
  gint64 start = g_get_monotonic_time ();
  gint64 last = start;

  rh_cape_bid_panel_set_limit (self->panel, (guint) limit);
  while (self->n_closed == 0) {
    if (g_get_monotonic_time () - start < 2 * limit * 1000) {
      last = g_get_monotonic_time ();
      if (data != NULL)
        board_click (GTK_WIDGET (self->panel), data);
      else
        type (self, "4");
    }
    g_main_context_iteration (NULL, FALSE);
  }
  g_assert_cmpint (g_get_monotonic_time () - last, >=, limit * 1000);
}

#define ADD_WITH(name, data, function) \
  g_test_add ("/cape-bid-panel/" name, Fixture, data, set_up, function, tear_down)
#define ADD(name, function) ADD_WITH (name, NULL, function)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("says", test_says);
  ADD ("seal", test_seal);
  ADD ("keypad", test_keypad);
  ADD ("refusal", test_refusal);
  ADD ("heard", test_heard);
  ADD_WITH ("wary-much", "500", test_wary);
  ADD_WITH ("wary-empty", "", test_wary);
  ADD ("escape", test_leave);
  ADD_WITH ("back", "Back", test_leave);
  ADD ("unmapped", test_unmapped);
  ADD ("letters", test_letters);
  ADD ("still", test_still);
  ADD ("pressed", test_pressed);
  ADD ("keypad-focus", test_keypad_focus);
  ADD ("nothing", test_nothing);
  ADD ("peek", test_peek);
  ADD ("peek-key", test_peek_key);
  g_test_add ("/cape-bid-panel/peek-aloud", Fixture, NULL, set_up_aloud, test_peek_aloud, tear_down);
  ADD ("forgotten", test_forgotten);
  ADD ("remembered/key", test_remembered);
  ADD_WITH ("remembered/digit", "4", test_remembered);
  ADD_WITH ("remembered/erase", "Erase", test_remembered);
  ADD_WITH ("remembered/clear", "Clear", test_remembered);

  return g_test_run ();
}
