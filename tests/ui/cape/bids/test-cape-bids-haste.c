/* SPDX-License-Identifier: GPL-3.0-or-later
 * Bids typed in haste and without a look, one player after the other: whatever is lost of it, none is sealed for somebody else.
 *
 * With -m thorough the pause comes before each key at each pace, and not before each third, another one at the next. */

#include "config.h"

#include "bids-desk.h"

#include "rh-announce.h"

#define N_SEATS 3
#define EACH 3
#define FRAME 40 /* milliseconds, in which what has changed is painted where nothing else is done */

#define REFUSED "More than your £100. Press ⌫."
#define LATE "Left for a moment. Press ⌫."
#define STOPPED "Nothing was sealed just now. Tap, or press Backspace (⌫)."
#define ALL_SEALED "All bids are sealed. Press Backspace (⌫), then Reveal."
#define EARLY "These keys came too early and were not taken. Press Backspace (⌫), then type them again."

BIDS_DESK_CLOCK

/* How it is typed: milliseconds before each key, and what they are before one of them. */
typedef struct {
  guint gap;
  guint pause;
  guint at;
} Pace;

/* Who types, and where. */
typedef struct {
  gboolean    opens;  /* whether bids open with the tap that chooses a player */
  gboolean    frozen; /* whether the machine paints nothing meanwhile */
  gboolean    begins; /* whether by a figure, without the Enter that opens the bid */
  const char *typed[N_SEATS];
} Habit;

static const Habit habits[] = {
  { FALSE, FALSE, FALSE, { "20", "15", "12" } },
  { TRUE, FALSE, FALSE, { "20", "15", "12" } },
  { FALSE, TRUE, FALSE, { "20", "15", "12" } },
  { FALSE, FALSE, FALSE, { "20", "500", "12" } }, /* more than the second one has */
  { FALSE, FALSE, TRUE, { "20", "15", "12" } },
  { FALSE, TRUE, TRUE, { "20", "15", "12" } },
};

/* One after the other has more typed than they have. */
static const Habit refused[] = {
  { FALSE, FALSE, FALSE, { "500", "15", "12" } },
  { FALSE, FALSE, FALSE, { "20", "500", "12" } },
  { FALSE, FALSE, FALSE, { "20", "15", "500" } },
};

static void
set_up (BidsDesk *self, gconstpointer data)
{
  const Habit *habit = data;

  bids_desk_open (self);
  g_object_set (self->board.session, "opens-bids", habit->opens, NULL);
}

static void
tear_down (BidsDesk *self, gconstpointer data)
{
  bids_desk_close (self);
}

static void
type (BidsDesk *self, const Habit *habit, const Pace *pace, guint *n, guint keyval)
{
  guint gap = *n == pace->at ? pace->pause : pace->gap;

  ++*n;
  if (gap >= FRAME && !habit->frozen && board_is_busy (GTK_WIDGET (self->panel)))
    bids_desk_look (self);
  bids_desk_skipped += (gint64) gap * 1000;
  bids_desk_press (self, keyval);
}

static void
type_all (BidsDesk *self, const Habit *habit, const Pace *pace)
{
  guint n = 0;

  for (guint i = 0; i < N_SEATS; i++) {
    if (!habit->begins)
      type (self, habit, pace, &n, GDK_KEY_Return);
    for (const char *figure = habit->typed[i]; *figure != '\0'; figure++)
      type (self, habit, pace, &n, (guint) *figure);
    type (self, habit, pace, &n, GDK_KEY_Return);
  }
}

/* What isn't sealed is £0 here. */
static guint
reveal (BidsDesk *self)
{
  RhSession *session = self->board.session;
  guint sealed = rh_session_get_sealed (session);

  for (guint i = 0; i < N_SEATS; i++) {
    g_autoptr (GError) error = NULL;

    if (rh_session_is_sealed (session, i))
      continue;
    rh_session_seal_bid (session, i, 0, &error);
    g_assert_no_error (error);
  }
  g_assert_true (rh_session_reveal_bids (session, NULL));

  return sealed;
}

/* What was sealed is what was typed for that one, or nothing. */
static guint
count_sealed (BidsDesk *self, const Habit *habit, const Pace *pace)
{
  RhSession *session = self->board.session;
  guint sealed = reveal (self);
  g_auto (GStrv) words = NULL;
  guint n = 0;

  words = g_strsplit (rh_session_get_move (session, 1), " ", -1);
  for (guint i = 0; i < N_SEATS; i++) {
    if (((sealed >> i) & 1) == 0)
      continue;
    if (!g_str_equal (words[i + 1], habit->typed[i]))
      g_error ("£%s is sealed for the player %u (%u ms, %u before the key %u)", words[i + 1], i, pace->gap, pace->pause, pace->at);
    n++;
  }

  return n;
}

/* Back to where nobody has bid, and everybody has looked. */
static void
begin_anew (BidsDesk *self)
{
  g_assert_true (rh_session_undo (self->board.session, NULL));
  bids_desk_look (self);
  bids_desk_skipped += 5 * G_USEC_PER_SEC;
  rh_panel_focus (self->panel);
}

static guint
try (BidsDesk *self, const Habit *habit, const Pace *pace)
{
  guint n;

  type_all (self, habit, pace);
  n = count_sealed (self, habit, pace);
  begin_anew (self);

  return n;
}

static void
test_paces (BidsDesk *self, gconstpointer data)
{
  static const guint gaps[][2] = { { 20, 500 }, { 100, 2000 }, { 300, 1100 }, { 700, 20 } };
  const Habit *habit = data;
  guint n_keys = (habit->begins ? 1 : 2) * N_SEATS;
  guint step = g_test_thorough () ? 1 : EACH;
  guint n_tries = 0;
  guint n = 0;

  for (guint i = 0; i < N_SEATS; i++)
    n_keys += (guint) strlen (habit->typed[i]);
  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++) {
    for (guint at = i % step; at < n_keys; at += step) {
      n += try (self, habit, &(Pace) { gaps[i][0], gaps[i][1], at });
      n_tries++;
    }
  }
  /* Where nobody has more typed than they have, none is lost either. */
  g_assert_cmpuint (n, ==, habit->typed[1][0] == '5' ? n : N_SEATS * n_tries);
  g_assert_cmpuint (n, >, 0);
}

/* How bids are typed on behind one that is refused. */
typedef struct {
  guint before; /* who presses Enter before the own, a bit a seat */
  guint after;  /* how often it is pressed behind each */
  guint gap;    /* milliseconds before each key, */
  guint at;     /* but for a pause before this one, or before each bid, where it is 0 */
} Rush;

#define PAUSE 2100

/* What isn't taken is told where it was typed; of an Enter that bounces the bell is enough. */
static void
assert_told (BidsDesk *self, guint keyval, guint n)
{
  static const char *const told[] = { STOPPED, REFUSED, LATE, EARLY, ALL_SEALED, "Type a bid first. £0 is a bid too." };
  gboolean said = rh_announce_get_n_refused (self->board.window) == n || keyval == GDK_KEY_Return;

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    said |= board_says (GTK_WIDGET (self->panel), told[i]);
  g_assert_true (said);
}

static void
rush_key (BidsDesk *self, const Rush *rush, guint *n, guint keyval, gboolean first)
{
  guint gap = *n == rush->at || (rush->at == 0 && first) ? PAUSE : rush->gap;
  guint n_refused = rh_announce_get_n_refused (self->board.window);

  type (self, &habits[0], &(Pace) { gap, gap, 0 }, n, keyval);
  assert_told (self, keyval, n_refused);
}

static void
rush_bid (BidsDesk *self, const Rush *rush, guint *n, const char *typed, gboolean before)
{
  if (before)
    rush_key (self, rush, n, GDK_KEY_Return, TRUE);
  for (const char *figure = typed; *figure != '\0'; figure++)
    rush_key (self, rush, n, (guint) *figure, figure == typed && !before);
  for (guint i = 0; i < rush->after; i++)
    rush_key (self, rush, n, GDK_KEY_Return, FALSE);
}

static void
rush (BidsDesk *self, const Habit *habit, const Rush *rush)
{
  guint n = 0;

  for (guint i = 0; i < N_SEATS; i++)
    rush_bid (self, rush, &n, habit->typed[i], ((rush->before >> i) & 1) != 0);
  count_sealed (self, habit, &(Pace) { rush->gap, PAUSE, rush->at });
  begin_anew (self);
}

/* Behind a bid that is refused nothing that is typed on is anybody's, whoever presses Enter before the own, how often, and however
 * long they wait; and that is told. */
static void
test_refused (BidsDesk *self, gconstpointer data)
{
  static const guint gaps[] = { 20, 60, 200, 450, 900 };
  const guint n_gaps = G_N_ELEMENTS (gaps);

  /* Some of all, of which each comes with each other. */
  for (guint i = 0; i < 8 * 2 * 13 * n_gaps; i += 37)
    rush (self, data, &(Rush) { i % 8, 1 + i / 8 % 2, gaps[i / 16 % n_gaps], i / 16 / n_gaps });
}

/* What people type who don't look up, and the bids that are sealed then; "-" where none is. */
static const struct {
  const char *keys;
  const char *bids;
  const char *said;
} blind[] = {
  { "150R@22R@33R", "- - -", REFUSED },        /* more than there is: the next ones aren't Anna's */
  { "150R@R22R@R33R", "- - -", REFUSED },
  { "150R@R@22R@R@33R", "- - -", REFUSED },
  { "11R@150R@33R", "11 - -", REFUSED },
  { "150R@<22R", "22 - -", NULL },             /* who looks bids again */
  { "R1@2R@3R", "- - -", LATE },               /* no Enter behind it: the next figures aren't added */
  { "R9@@8R@7R", "- - -", LATE },
  { "R9E@8R@7R", "- - -", STOPPED },           /* left */
  { "R9E@8R<8R", "8 - -", NULL },
  { "RE@8R", "- - -", STOPPED },
  { "RE", "- - -", STOPPED },                  /* told at once */
  { "R9E", "- - -", STOPPED },
  { "RRR@8R", "- - -", STOPPED },              /* nothing typed */
  { "9R@9R@8R@7R", "9 9 8", ALL_SEALED },      /* one typed twice: nothing is revealed */
  { "9R@8R@7R@5R<R", NULL, NULL },
  { "9R8RU7R@6R", "9 7 6", NULL },
};

static void
test_blind (BidsDesk *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (blind); i++) {
    RhSession *session = self->board.session;
    g_auto (GStrv) bids = blind[i].bids != NULL ? g_strsplit (blind[i].bids, " ", -1) : NULL;

    bids_desk_type (self, blind[i].keys);
    if (blind[i].said != NULL)
      g_assert_true (board_says (GTK_WIDGET (self->panel), blind[i].said));
    if (bids == NULL) {
      g_assert_cmpstr (rh_session_get_move (session, 1), ==, "bids 9 8 7");
    } else {
      guint sealed = reveal (self);
      g_auto (GStrv) words = NULL;

      words = g_strsplit (rh_session_get_move (session, 1), " ", -1);
      for (guint seat = 0; seat < N_SEATS; seat++)
        g_assert_cmpstr (((sealed >> seat) & 1) != 0 ? words[seat + 1] : "-", ==, bids[seat]);
    }
    begin_anew (self);
  }
}

/* A figure that was meant for the bid before, once that is sealed, is wiped in a moment, and no part of the next one. */
static void
test_begun (BidsDesk *self, gconstpointer data)
{
  const Habit *habit = data;

  bids_desk_press (self, GDK_KEY_2);
  bids_desk_press (self, GDK_KEY_Return);
  bids_desk_press (self, GDK_KEY_0);
  g_assert_true (rh_panel_is_alone (self->panel));
  bids_desk_skipped += 4100 * 1000;
  while (rh_panel_is_alone (self->panel))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (board_says (GTK_WIDGET (self->panel), "The bid being entered was left alone for a moment, so it has been wiped."));
  bids_desk_look (self);
  bids_desk_skipped += 500 * 1000;
  bids_desk_press (self, GDK_KEY_1);
  g_assert_false (rh_panel_is_alone (self->panel));
  bids_desk_press (self, GDK_KEY_BackSpace);
  bids_desk_press (self, GDK_KEY_1);
  bids_desk_press (self, GDK_KEY_5);
  bids_desk_press (self, GDK_KEY_Return);
  g_assert_cmpuint (rh_session_get_sealed (self->board.session), ==, 3);
  rh_session_unseal_bid (self->board.session, 0);
  g_assert_cmpuint (count_sealed (self, habit, &(Pace) { 0, 0, 0 }), ==, 1);
}

/* Once all are sealed, whichever key comes too early behind a figure that stopped them, what goes on is said. */
static void
test_reveal (BidsDesk *self, gconstpointer data)
{
  bids_desk_type (self, "9R8R7R");
  bids_desk_press (self, GDK_KEY_5);
  g_assert_true (board_says (GTK_WIDGET (self->panel), ALL_SEALED));
  bids_desk_press (self, GDK_KEY_space);
  g_assert_true (board_says (GTK_WIDGET (self->panel), ALL_SEALED));
  bids_desk_press (self, GDK_KEY_Return);
  g_assert_true (board_says (GTK_WIDGET (self->panel), ALL_SEALED));
  g_assert_cmpuint (rh_session_get_n_sealed (self->board.session), ==, N_SEATS);
}

/* Who takes a bid back has looked: what is asked then is taken. */
static void
test_reveal_undone (BidsDesk *self, gconstpointer data)
{
  bids_desk_type (self, "9R8R7R@5");
  g_assert_true (board_says (GTK_WIDGET (self->panel), ALL_SEALED));
  bids_desk_type (self, "U@6R");
  g_assert_false (board_says (GTK_WIDGET (self->panel), ALL_SEALED));
  g_assert_cmpuint (rh_session_get_n_sealed (self->board.session), ==, N_SEATS);
}

/* And so has who gives a card anew. */
static void
test_escape_mended (BidsDesk *self, gconstpointer data)
{
  guint n;

  bids_desk_type (self, "@RE@cd");
  n = rh_announce_get_n_refused (self->board.window);
  bids_desk_type (self, "2");
  g_assert_cmpuint (rh_announce_get_n_refused (self->board.window), ==, n);
  g_assert_cmpuint (rh_session_get_n_sealed (self->board.session), ==, 0);
}

/* Bids typed at once behind the last card, before that they are asked for can be seen, are dropped whole, and not but for their
 * beginning; who then has seen it is asked for the first. */
static void
test_unseen (BidsDesk *self, gconstpointer data)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_3, GDK_KEY_Return, GDK_KEY_1, GDK_KEY_0,
                                GDK_KEY_Return, GDK_KEY_4, GDK_KEY_Return };
  RhSession *session = self->board.session;

  bids_desk_look (self);
  g_assert_true (rh_session_undo (session, NULL));
  bids_desk_look (self);
  bids_desk_skipped += G_USEC_PER_SEC;
  g_assert_true (rh_session_play (session, g_ptr_array_index (self->board.moves, 0), NULL));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (i == 2)
      bids_desk_look (self);
    bids_desk_skipped += 60 * 1000;
    bids_desk_press (self, keys[i]);
  }
  g_assert_cmpuint (rh_session_get_n_sealed (session), ==, 0);
  g_assert_false (rh_panel_is_alone (self->panel));
  g_assert_true (board_says (GTK_WIDGET (self->panel), EARLY));
  bids_desk_skipped += 5 * G_USEC_PER_SEC;
  bids_desk_press (self, GDK_KEY_3);
  g_assert_false (rh_panel_is_alone (self->panel));
  bids_desk_press (self, GDK_KEY_BackSpace);
  g_assert_false (board_says (GTK_WIDGET (self->panel), EARLY));
  bids_desk_press (self, GDK_KEY_3);
  bids_desk_press (self, GDK_KEY_Return);
  g_assert_cmpuint (rh_session_get_sealed (session), ==, 1);
}

/* More than there is, and a key and taps behind it. */
static void
open_refused (BidsDesk *self)
{
  bids_desk_press (self, GDK_KEY_5);
  bids_desk_look (self);
  for (guint i = 0; i < 2; i++)
    bids_desk_press (self, GDK_KEY_0);
  bids_desk_press (self, GDK_KEY_Return);
  g_assert_true (board_says (GTK_WIDGET (self->panel), REFUSED));
  bids_desk_skipped += 5 * G_USEC_PER_SEC;
  bids_desk_press (self, GDK_KEY_7);
  g_assert_true (board_says (GTK_WIDGET (self->panel), REFUSED));
  g_assert_false (bids_desk_is_taken (self, "Seal"));
  g_assert_false (bids_desk_is_taken (self, "7"));
  g_assert_cmpuint (rh_announce_get_n_refused (self->board.window), ==, 3);
  g_assert_true (rh_panel_is_alone (self->panel));
}

static void
assert_sealed_7 (BidsDesk *self)
{
  g_assert_false (board_says (GTK_WIDGET (self->panel), REFUSED));
  bids_desk_press (self, GDK_KEY_7);
  bids_desk_press (self, GDK_KEY_Return);
  rh_session_seal_bid (self->board.session, 1, 0, NULL);
  rh_session_seal_bid (self->board.session, 2, 0, NULL);
  g_assert_true (rh_session_reveal_bids (self->board.session, NULL));
  g_assert_cmpstr (rh_session_get_move (self->board.session, 1), ==, "bids 7 0 0");
}

/* Who takes back what was refused by a tap, too, gives another, of which nothing more is said. */
static void
test_given_anew (BidsDesk *self, gconstpointer data)
{
  open_refused (self);
  g_assert_true (bids_desk_is_taken (self, "Erase"));
  assert_sealed_7 (self);
}

/* It is left at once, by a key or a tap, and all others are told what they are told of any bid that was left; what is typed on is
 * nobody's even then, and who taps has looked. */
static void
assert_left (BidsDesk *self)
{
  g_assert_false (rh_panel_is_alone (self->panel));
  bids_desk_look (self);
  g_assert_true (board_says (GTK_WIDGET (self->panel), STOPPED));
  bids_desk_skipped += 5 * G_USEC_PER_SEC;
  bids_desk_press (self, GDK_KEY_7);
  bids_desk_press (self, GDK_KEY_Return);
  g_assert_false (rh_panel_is_alone (self->panel));
  g_assert_true (board_says (GTK_WIDGET (self->panel), STOPPED));
  g_assert_cmpuint (rh_session_get_n_sealed (self->board.session), ==, 0);
  g_assert_true (bids_desk_is_taken (self, "Enter My Bid"));
  board_click (GTK_WIDGET (self->panel), "Enter My Bid");
  assert_sealed_7 (self);
}

static void
test_escape (BidsDesk *self, gconstpointer data)
{
  open_refused (self);
  bids_desk_press (self, GDK_KEY_Escape);
  assert_left (self);
}

static void
test_back (BidsDesk *self, gconstpointer data)
{
  open_refused (self);
  g_assert_true (bids_desk_is_taken (self, "Back"));
  board_click (GTK_WIDGET (self->panel), "Back");
  assert_left (self);
}

/* A click on its way: through the panel to the button that is there, if it is meant. Whoever isn't told that it isn't has clicked
 * twice in one place. */
static void
click (BidsDesk *self, const char *name)
{
  const char *said = "This tap came too early and was not taken. Please tap again.";

  while (!bids_desk_is_taken (self, name)) {
    if (!board_says (GTK_WIDGET (self->panel), said))
      g_assert_cmpint (g_get_monotonic_time () - self->clicked, <=, 500 * 1000); /* and what it takes to tell */
    bids_desk_look (self);
    bids_desk_skipped += 100 * 1000;
  }
  self->clicked = g_get_monotonic_time ();
  board_click (GTK_WIDGET (self->panel), name);
}

static void
click_all (BidsDesk *self, const Habit *habit, guint gap)
{
  for (guint i = 0; i < N_SEATS; i++) {
    click (self, "Enter My Bid");
    for (const char *figure = habit->typed[i]; *figure != '\0'; figure++) {
      const char name[] = { *figure, '\0' };

      bids_desk_look (self);
      bids_desk_skipped += gap * 1000;
      click (self, name);
    }
    bids_desk_look (self);
    bids_desk_skipped += gap * 1000;
    click (self, "Seal");
    bids_desk_look (self);
    bids_desk_skipped += gap * 1000;
  }
}

/* Likewise what is clicked, by somebody who sees where: none is lost without a word, and what is clicked again is taken. */
static void
test_clicks (BidsDesk *self, gconstpointer data)
{
  static const guint gaps[] = { 20, 150, 300, 450, 700, 990, 1500 };
  const Habit *habit = data;

  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++) {
    click_all (self, habit, gaps[i]);
    g_assert_cmpuint (count_sealed (self, habit, &(Pace) { gaps[i], gaps[i], 0 }), ==, N_SEATS);
    begin_anew (self);
  }
}

/* Bids are asked for, no longer ago than a finger takes that is slow. */
static void
ask_anew (BidsDesk *self)
{
  g_assert_true (rh_session_undo (self->board.session, NULL));
  bids_desk_look (self);
  g_assert_true (rh_session_redo (self->board.session, NULL));
  bids_desk_look (self);
  rh_panel_focus (self->panel);
  bids_desk_skipped += 600000;
}

/* The last figure of the cards, once more, is nobody's bid, however slow it comes: nothing that is typed on is taken, until somebody
 * looks. Behind that, an Enter, or a while, a figure begins one. */
static void
test_doubled (BidsDesk *self, gconstpointer data)
{
  static const char *const slips[] = { "7", "7R", "7R5R", "77R5R", "7R5R@6R", "s37R" };
  static const char *const bids[] = { "7R<5R", "R5R", "@5R", "s<5R", "0<5R" };
  RhSession *session = self->board.session;

  for (guint i = 0; i < G_N_ELEMENTS (slips); i++) {
    ask_anew (self);
    bids_desk_type (self, slips[i]);
    g_assert_false (rh_panel_is_alone (self->panel));
    g_assert_cmpuint (rh_session_get_n_sealed (session), ==, 0);
  }
  for (guint i = 0; i < G_N_ELEMENTS (bids); i++) {
    ask_anew (self);
    bids_desk_type (self, bids[i]);
    g_assert_true (rh_session_is_sealed (session, 0));
    g_assert_cmpuint (rh_session_get_n_sealed (session), ==, 1);
    g_assert_true (rh_session_undo (session, NULL));
  }
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (habits); i++) {
    g_autofree char *path = g_strdup_printf ("/cape-bids-haste/paces/%u", i);

    g_test_add (path, BidsDesk, &habits[i], set_up, test_paces, tear_down);
  }
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autofree char *path = g_strdup_printf ("/cape-bids-haste/refused/%u", i);

    g_test_add (path, BidsDesk, &refused[i], set_up, test_refused, tear_down);
  }
  g_test_add ("/cape-bids-haste/unseen", BidsDesk, &habits[0], set_up, test_unseen, tear_down);
  g_test_add ("/cape-bids-haste/begun", BidsDesk, &habits[0], set_up, test_begun, tear_down);
  g_test_add ("/cape-bids-haste/given-anew", BidsDesk, &habits[0], set_up, test_given_anew, tear_down);
  g_test_add ("/cape-bids-haste/reveal", BidsDesk, &habits[0], set_up, test_reveal, tear_down);
  g_test_add ("/cape-bids-haste/reveal-undone", BidsDesk, &habits[0], set_up, test_reveal_undone, tear_down);
  g_test_add ("/cape-bids-haste/escape-mended", BidsDesk, &habits[0], set_up, test_escape_mended, tear_down);
  g_test_add ("/cape-bids-haste/blind", BidsDesk, &habits[0], set_up, test_blind, tear_down);
  g_test_add ("/cape-bids-haste/escape", BidsDesk, &habits[0], set_up, test_escape, tear_down);
  g_test_add ("/cape-bids-haste/back", BidsDesk, &habits[0], set_up, test_back, tear_down);
  g_test_add ("/cape-bids-haste/doubled", BidsDesk, &habits[0], set_up, test_doubled, tear_down);
  g_test_add ("/cape-bids-haste/clicks", BidsDesk, &habits[0], set_up, test_clicks, tear_down);

  return g_test_run ();
}
