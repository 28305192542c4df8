/* SPDX-License-Identifier: GPL-3.0-or-later
 * Bids on paper, typed without a look: none is somebody else's, and none goes on with a figure that was left behind. */

#include "config.h"

#include "bids-desk.h"

#include "rh-button.h"

#define STILL "On paper again, for all to see? Tap how you bid, or Backspace (⌫)."
#define AGAIN "Not taken. Press Backspace (⌫), then type it again."

BIDS_DESK_CLOCK

static void
set_up (BidsDesk *self, gconstpointer data)
{
  bids_desk_open (self);
  board_click (GTK_WIDGET (self->panel), "Bid on Paper");
}

static void
tear_down (BidsDesk *self, gconstpointer data)
{
  bids_desk_close (self);
}

/* What is typed, and what there is then of the bids. */
static const struct {
  const char *keys;
  const char *draft;
  const char *said;
} blind[] = {
  { "54U3R", "bids 3", NULL },       /* a figure that is left behind isn't gone on with, whatever left it: */
  { "54U54R", "bids 54", NULL },
  { "5RU6R", "bids 6", NULL },
  { "54UUY7R", "bids 7", NULL },
  { "54U<7R", "bids 7", NULL },
  { "5R54U7R", "bids 5 7", NULL },
  { "54<7R", "bids 57", NULL },      /* but one that is just typed */
  { "150R22R33R", "bids 150_", AGAIN }, /* more than there is: the next ones aren't Anna's */
  { "150R@@22R@@33R", "bids 150_", AGAIN },
  { "150RR22R", "bids 150_", AGAIN },
  { "11R150R33R", "bids 11 150_", AGAIN },
  { "150R<22R33R", "bids 22 33", NULL }, /* who looks bids again */
  { "150R<<22R", "bids 22", NULL },
  { "RR22R", "bids 22", NULL },      /* nothing typed: nobody's is skipped */
};

static void
test_blind (BidsDesk *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (blind); i++) {
    bids_desk_type (self, blind[i].keys);
    g_assert_cmpstr (rh_session_get_draft (self->board.session), ==, blind[i].draft);
    if (blind[i].said != NULL)
      g_assert_true (board_says (GTK_WIDGET (self->panel), blind[i].said));
    g_assert_true (rh_session_set_draft (self->board.session, "bids", NULL));
    bids_desk_type (self, "<"); /* somebody looks */
  }
}

/* Whoever taps has looked, wherever that is. */
static void
test_tapped (BidsDesk *self, gconstpointer data)
{
  bids_desk_type (self, "150R@");
  g_assert_true (bids_desk_is_taken (self, "2"));
  board_click (GTK_WIDGET (self->panel), "2");
  bids_desk_type (self, "2R");
  g_assert_cmpstr (rh_session_get_draft (self->board.session), ==, "bids 22");

  bids_desk_type (self, "150R@");
  g_assert_true (bids_desk_is_taken (self, "Ilse-Marie, waiting"));
  board_click (GTK_WIDGET (self->panel), "Ilse-Marie, waiting");
  bids_desk_type (self, "7R");
  g_assert_cmpstr (rh_session_get_draft (self->board.session), ==, "bids 22 150_ 7");
}

/* A figure that was left for a card on offer isn't gone on with on coming back, nor behind a tap on its own player. */
static void
test_left (BidsDesk *self, gconstpointer data)
{
  GtkWidget *card = board_find (GTK_WIDGET (self->panel), RH_TYPE_BUTTON, 0);

  bids_desk_type (self, "5");
  g_assert_nonnull (card);
  g_signal_emit_by_name (card, "clicked");
  board_click (GTK_WIDGET (self->panel), "Leave Unchanged");
  bids_desk_type (self, "7");
  g_assert_cmpstr (rh_session_get_draft (self->board.session), ==, "bids 7_");
  board_click (GTK_WIDGET (self->panel), "Éva, £7");
  bids_desk_type (self, "36");
  g_assert_cmpstr (rh_session_get_draft (self->board.session), ==, "bids 36_");
}

/* The next auction begins on paper, too; who types a secret there without a look, with an Enter first or without, types nothing. Who
 * looks, goes on, whether by a key or a tap; and so does who had begun before. */
static void
test_carried (BidsDesk *self, gconstpointer data)
{
  static const char *const typed[] = { "12R34R", "R12R", "12R@@34R", "RR@12" };
  RhSession *session = self->board.session;

  bids_desk_type (self, "0R0R");
  g_assert_false (board_says (GTK_WIDGET (self->panel), STILL));
  bids_desk_type (self, "6R");
  for (guint i = 2; i < 10; i++)
    g_assert_true (rh_session_play (session, self->board.moves->pdata[i], NULL));

  g_assert_true (board_says (GTK_WIDGET (self->panel), STILL));
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    bids_desk_type (self, typed[i]);
    g_assert_cmpstr (rh_session_get_draft (session), ==, "");
    g_assert_true (board_says (GTK_WIDGET (self->panel), STILL));
  }
  bids_desk_type (self, "<");
  g_assert_false (board_says (GTK_WIDGET (self->panel), STILL));
  bids_desk_type (self, "12R3");
  g_assert_cmpstr (rh_session_get_draft (session), ==, "bids 12 3_");
  bids_desk_type (self, "U"); /* whoever undoes has looked */
  bids_desk_type (self, "UU4");
  g_assert_cmpstr (rh_session_get_draft (session), ==, "bids 4_");
}

/* A tap is a look, too. */
static void
test_carried_tap (BidsDesk *self, gconstpointer data)
{
  RhSession *session = self->board.session;

  bids_desk_type (self, "0R0R6R");
  for (guint i = 2; i < 10; i++)
    g_assert_true (rh_session_play (session, self->board.moves->pdata[i], NULL));
  bids_desk_type (self, "@");
  g_assert_true (bids_desk_is_taken (self, "2"));
  board_click (GTK_WIDGET (self->panel), "2");
  g_assert_false (board_says (GTK_WIDGET (self->panel), STILL));
  bids_desk_type (self, "1R");
  g_assert_cmpstr (rh_session_get_draft (session), ==, "bids 21");
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add ("/cape-open-bids-haste/blind", BidsDesk, NULL, set_up, test_blind, tear_down);
  g_test_add ("/cape-open-bids-haste/tapped", BidsDesk, NULL, set_up, test_tapped, tear_down);
  g_test_add ("/cape-open-bids-haste/left", BidsDesk, NULL, set_up, test_left, tear_down);
  g_test_add ("/cape-open-bids-haste/carried", BidsDesk, NULL, set_up, test_carried, tear_down);
  g_test_add ("/cape-open-bids-haste/carried-tap", BidsDesk, NULL, set_up, test_carried_tap, tear_down);

  return g_test_run ();
}
