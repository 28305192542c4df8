/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would be if a move were another: a slip is looked at before it is corrected, and nothing changes. */

#include "config.h"

#include "rh-cape-telling.h"
#include "rh-cape.h"
#include "rh-fold.h"
#include "told-game.h"

#define BIDS 10 /* “bids 0 8 7” */

static RhCorrection *
look (ToldGame *game, const char *line)
{
  return rh_correction_new (&rh_cape_telling, &game->now, BIDS, line, NULL);
}

static void
assert_told (const RhCorrection *correction, const char *sentence)
{
  g_autofree char *told = rh_correction_tell (correction);

  g_assert_cmpstr (told, ==, sentence);
}

static void
assert_applied (const RhCorrection *correction, const char *label)
{
  g_assert_cmpstr (rh_correction_tell_apply (correction), ==, label);
}

static void
assert_changes (const RhCorrection *correction, const char *lines)
{
  g_autofree char *told = rh_correction_tell_changes (correction);

  g_assert_cmpstr (told, ==, lines);
}

static void
test_same (void)
{
  /* The line that is there changes nobody's money. */
  ToldGame game;
  g_autoptr (RhCorrection) correction = NULL;

  told_game_open (&game, 21);
  correction = look (&game, "bids 0 8 7");
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_SAME);
  g_assert_cmpuint (correction->n_kept, ==, 21);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (correction->then[i], ==, correction->now[i]);
  assert_told (correction, "Nothing is changed yet.");
  told_game_close (&game);
}

static void
test_fits (void)
{
  /* A pound more is a pound less for that player alone, and the game itself still has what it had. */
  ToldGame game;
  g_autoptr (RhCorrection) correction = NULL;
  const RhCapeState *state;

  told_game_open (&game, 21);
  state = game.now.state;
  correction = look (&game, "bids 0 9 7");
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (correction->n_kept, ==, 21);
  g_assert_null (correction->reason);
  for (guint i = 0; i < 3; i++) {
    g_assert_cmpint (correction->now[i], ==, state->players[i].capital);
    g_assert_cmpint (correction->then[i], ==, correction->now[i] - (i == 1 ? 1 : 0));
  }
  assert_told (correction, "It fits, and all later moves still fit.");
  assert_applied (correction, "Apply");
  told_game_close (&game);
}

static void
test_cuts (void)
{
  /* Somebody else opens the build phase: what was picked stays, and the card that lies there, and all from there on goes. */
  ToldGame game;
  g_autoptr (RhCorrection) correction = NULL;
  g_autoptr (RhFold) before = NULL;
  int then[3] = { 0 };

  told_game_open (&game, 21);
  correction = look (&game, "bids 20 8 7");
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpuint (correction->n_kept, ==, BIDS + 4);
  g_assert_cmpstr (correction->reason, ==, "Éva picks first now and has the first turn: all later ones shift.");
  g_assert_true (g_str_has_prefix (correction->order, "The picking order would be Éva, Jörg and Ilse-Marie."));
  assert_told (correction, "It fits there, but 7 later moves are taken back. 3 later moves change with it.");
  assert_changes (correction, "Moves 12 to 13, everybody picks the same card, in another order\n"
                              "Move 14, Éva turns up that card instead of Jörg");
  assert_applied (correction, "Apply and Take Back");

  /* What everybody has then is what they had before those bids, less the bids. */
  before = rh_fold_new_moves (game.now.setup, game.now.moves, BIDS, NULL, NULL);
  for (guint i = 0; i < 3; i++)
    then[i] = ((const RhCapeState *) rh_fold_get_state (before))->players[i].capital;
  g_assert_cmpint (correction->then[0], ==, then[0] - 20);
  g_assert_cmpint (correction->then[1], ==, then[1] - 8);
  g_assert_cmpint (correction->then[2], ==, then[2] - 7);
  told_game_close (&game);
}

static void
test_refused (void)
{
  /* More than there was isn't possible: why not is said, and the money stays. */
  ToldGame game;
  g_autoptr (RhCorrection) correction = NULL;

  told_game_open (&game, 21);
  correction = look (&game, "bids 0 300 7");
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_REFUSED);
  g_assert_cmpstr (correction->reason, ==, "Jörg has only £100 at that point, and can’t bid £300.");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (correction->then[i], ==, correction->now[i]);
  assert_told (correction, "It doesn’t fit there.");
  told_game_close (&game);
}

static void
assert_comes_back (ToldGame *game, const char *const *lines, guint n_kept, const char *sentence)
{
  const RhCut cut = { BIDS + 2, lines };
  g_autoptr (RhCorrection) correction =
    rh_correction_new (&rh_cape_telling, &game->now, BIDS, "bids 0 9 7", &cut);

  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (correction->n_kept, ==, n_kept);
  assert_told (correction, sentence);
}

static void
test_comes_back (void)
{
  /* What an earlier correction cut comes back with the right line: all of it, some of it, or nothing. */
  static const char *const one[] = { "pick 2 1", NULL };
  static const char *const twice[] = { "pick 2 1", "pick 2 1", NULL };
  static const char *const wrong[] = { "pick 1 1", NULL };
  const RhCut cut = { 22, one };
  g_autoptr (RhCorrection) cuts = NULL;
  ToldGame game;

  told_game_open (&game, BIDS + 1);
  assert_comes_back (&game, one, BIDS + 2, "It fits, and the 1 move that was cut comes back.");
  assert_comes_back (&game, twice, BIDS + 2, "It fits, and 1 of the 2 moves that were cut comes back.");
  assert_comes_back (&game, wrong, BIDS + 1, "It fits, but the move that was cut no longer does.");
  told_game_close (&game);

  /* Where a later move that stays no longer fits, nothing does. */
  told_game_open (&game, 21);
  cuts = rh_correction_new (&rh_cape_telling, &game.now, BIDS, "bids 20 8 7", &cut);
  g_assert_cmpint (cuts->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpuint (cuts->n_kept, ==, BIDS + 4);
  told_game_close (&game);
}

static void
test_instead (void)
{
  /* It comes back where it was; what has been played there since goes, and that is said. The line itself may be the
   * one that is there; where what comes back doesn't fit either, nothing is changed. */
  static const char *const other[] = { "pick 2 1", NULL };
  static const char *const wrong[] = { "pick 1 1", NULL };
  const RhCut cut = { BIDS + 2, other };
  const RhCut nothing = { BIDS + 2, wrong };
  g_autoptr (RhCorrection) correction = NULL;
  g_autoptr (RhCorrection) same = NULL;
  ToldGame game;

  told_game_open (&game, 21);
  correction = rh_correction_new (&rh_cape_telling, &game.now, BIDS, "bids 0 8 7", &cut);
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (correction->n_kept, ==, BIDS + 2);
  assert_told (correction, "It fits, and the 1 move that was cut comes back. "
                           "The 10 moves played since then are cut, but stay on record.");
  told_game_close (&game);

  told_game_open (&game, BIDS + 1);
  same = rh_correction_new (&rh_cape_telling, &game.now, BIDS, "bids 0 8 7", &nothing);
  g_assert_cmpint (same->verdict, ==, RH_VERDICT_SAME);
  g_assert_cmpuint (same->n_kept, ==, BIDS + 1);
  told_game_close (&game);
}

static RhCorrection *
look_at (ToldGame *game, guint move, const char *line)
{
  return rh_correction_new (&rh_cape_telling, &game->now, move - 1, line, NULL);
}

static void
test_adapts (void)
{
  /* A card turned up had a rail more: the build after it is still one, with a rail less bought, and nothing is cut. */
  ToldGame game;
  g_autoptr (RhCorrection) correction = NULL;

  told_game_open (&game, 21);
  correction = look_at (&game, 20, "draw 1 r3/1");
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_true (rh_correction_loses_nothing (correction));
  g_assert_cmpuint (correction->n_left, ==, 20);
  g_assert_cmpuint (correction->n_kept, ==, 21);
  g_assert_cmpuint (correction->added->len, ==, 1);
  g_assert_cmpstr (correction->added->pdata[0], ==, "build 1 bonus=0 buy=0");
  g_assert_cmpint (correction->then[0], ==, correction->now[0] + 10);
  assert_changes (correction, "Move 21, Éva builds: no rails bought instead of 1");
  assert_told (correction, "It fits, and 1 later move changes with it.");
  assert_applied (correction, "Apply");
  told_game_close (&game);
}

static void
test_changed_back (void)
{
  /* What changed with it changes back, and what was played since then stays. */
  static const char *const was[] = { "build 1 bonus=0 buy=1", NULL };
  const RhCut cut = { 21, was };
  ToldGame game;
  g_autoptr (RhCorrection) correction = NULL;

  told_game_open (&game, 21);
  game.moves[19] = "draw 1 r1/1";
  game.moves[20] = "build 1 bonus=0 buy=2";
  correction = rh_correction_new (&rh_cape_telling, &game.now, 19, "draw 1 r2/1", &cut);
  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_true (rh_correction_loses_nothing (correction));
  g_assert_cmpstr (correction->added->pdata[0], ==, "build 1 bonus=0 buy=1");
  assert_changes (correction, "Move 21, Éva builds: 1 rail bought instead of 2, for £10");
  assert_told (correction, "It fits, and 1 later move changes with it.");
  assert_applied (correction, "Apply");
  told_game_close (&game);
}

/* Nobody can pay for a rail: the third player needs three rails in the common row, the others more. */
static const char *const poor[] = { "reveal d2/7 v1/3 s3/1", "bids 100 99 98", "pick 1 1", "pick 2 2", "draw 1 1", "pass 1",
                                    "draw 2 0", "pass 2", "draw 3 1", "pass 3", "draw 1 0", "pass 1" };

static RhCorrection *
look_at_lines (const char *const *lines, guint n, guint i, const char *line, const RhCut *cut)
{
  ToldGame game;
  g_autoptr (RhFold) fold = NULL;
  g_autoptr (GError) error = NULL;
  RhCorrection *correction;

  told_game_open (&game, 1);
  fold = rh_fold_new_moves (game.now.setup, lines, n, NULL, &error);
  g_assert_no_error (error);
  correction = rh_correction_new (&rh_cape_telling,
                                  &(RhGameNow) { game.now.setup, lines, n, rh_fold_get_state (fold),
                                                 rh_fold_get_entries (fold) },
                                  i, line, cut);
  told_game_close (&game);

  return correction;
}

static RhCorrection *
look_at_poor (const char *line)
{
  return look_at_lines (poor, G_N_ELEMENTS (poor), 6, line, NULL);
}

static void
test_freed (void)
{
  /* A pass that was the only thing to do stays one as long as it is; once there is a choice, whoever has it gets it. */
  g_autoptr (RhCorrection) still = look_at_poor ("draw 2 d0/5");
  g_autoptr (RhCorrection) freed = look_at_poor ("draw 2 2");
  g_autofree char *nothing = rh_correction_tell_taken (still, "Corrected", NULL);
  g_autofree char *taken = rh_correction_tell_taken (freed, "Corrected", NULL);

  g_assert_cmpint (still->verdict, ==, RH_VERDICT_FITS);
  g_assert_cmpuint (still->n_kept, ==, G_N_ELEMENTS (poor));
  g_assert_cmpstr (nothing, ==, "Corrected");

  g_assert_cmpint (freed->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpuint (freed->n_kept, ==, 9);
  g_assert_cmpstr (freed->reason, ==, "Ilse-Marie passed because building was impossible, but can build now.");
  g_assert_cmpint (freed->waits, ==, RH_WAITS_FOR_DECISION);
  g_assert_cmpstr (taken, ==, "Corrected. With the same decision, 2 later moves come back.");
}

/* Two have taken each other's card, and it was told the other way round: the first pick is corrected, and with it the other. */
static void
test_swap (void)
{
  static const char *const lines[] = { "reveal d2/7 v1/3 s3/1", "bids 9 7 5", "pick 1 1", "pick 2 2", "draw 1 1", "pass 1" };
  g_autoptr (RhCorrection) correction = look_at_lines (lines, G_N_ELEMENTS (lines), 2, "pick 1 2", NULL);
  g_autofree char *told = rh_correction_tell_changes (correction);

  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_true (rh_correction_loses_nothing (correction));
  g_assert_cmpuint (correction->n_changed, ==, 1);
  g_assert_cmpstr (told, ==, "Move 4, Jörg picks card 1 instead of 2");
}

/* Jörg and Ilse-Marie are tied, and draw for it. */
static const char *const tied[] = { "reveal d2/7 v1/3 s3/1", "bids 9 5 5", "tie 2:/7 3:/1", "pick 1 1", "pick 2 2",
                                    "draw 1 1", "pass 1", "draw 2 0", "pass 2" };

/* It was a pound more, or less, and two more moves have been played. */
static const char *const untied[] = { "reveal d2/7 v1/3 s3/1", "bids 9 6 5", "pick 1 1", "pick 2 2",
                                      "draw 1 1", "pass 1", "draw 2 0", "pass 2", "draw 3 1", "pass 3" };
static const char *const swapped[] = { "reveal d2/7 v1/3 s3/1", "bids 9 4 5", "pick 1 1", "pick 3 3",
                                       "draw 1 1", "pass 1", "draw 2 0", "pass 2", "draw 3 1", "pass 3" };

static const char *const untied_cut[] = { "pick 1 1", "pick 2 2", "draw 1 1", "pass 1", NULL };

static void
assert_lines (const RhCorrection *correction, guint n_left, const char *text)
{
  g_autofree char *added = g_strjoinv (";", (char **) correction->added->pdata);

  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_FITS);
  g_assert_true (rh_correction_loses_nothing (correction));
  g_assert_cmpuint (correction->n_left, ==, n_left);
  g_assert_cmpstr (added, ==, text);
}

static void
test_no_tie (void)
{
  /* One bid is corrected and a tie is none any more: its draw alone goes, and everything else stays. */
  g_autoptr (RhCorrection) correction = look_at_lines (tied, G_N_ELEMENTS (tied), 1, "bids 9 6 5", NULL);

  assert_lines (correction, 2, "pick 1 1;pick 2 2;draw 1 1;pass 1;draw 2 0;pass 2");
  g_assert_cmpuint (correction->n_kept, ==, G_N_ELEMENTS (tied));
  g_assert_cmpuint (rh_correction_get_n_then (correction), ==, G_N_ELEMENTS (tied) - 1);
  g_assert_true (rh_correction_keeps_bids (correction, 1 << 0 | 1 << 2));
  assert_changes (correction, "Move 3, Jörg and Ilse-Marie aren’t tied any more, and the cards drawn go back into the pile");
  assert_told (correction, "It fits, and 1 later move changes with it.");
  assert_applied (correction, "Apply");
}

static void
test_other_order (void)
{
  /* The order is another, too: each takes the same card, and the one who opens the building is the same. */
  g_autoptr (RhCorrection) correction = look_at_lines (tied, G_N_ELEMENTS (tied), 1, "bids 9 4 5", NULL);

  assert_lines (correction, 2, "pick 1 1;pick 3 3;draw 1 1;pass 1;draw 2 0;pass 2");
  assert_changes (correction, "Moves 3 to 5, Jörg and Ilse-Marie aren’t tied any more, and the cards drawn go back into the pile; "
                              "everybody picks the same card, in another order");
  assert_told (correction, "It fits, and 3 later moves change with it.");
}

static void
test_new_tie (void)
{
  /* What nobody has drawn isn't invented: who must draw is said. */
  g_autoptr (RhCorrection) correction = look_at_lines (untied, G_N_ELEMENTS (untied), 1, "bids 9 5 5", NULL);

  g_assert_cmpint (correction->verdict, ==, RH_VERDICT_CUTS);
  g_assert_cmpuint (correction->n_kept, ==, 2);
  g_assert_cmpstr (correction->reason, ==, "Jörg and Ilse-Marie are tied and draw first.");
  g_assert_cmpint (correction->waits, ==, RH_WAITS_FOR_LOT);
}

static void
assert_tied_again (const char *const *moves, const char *changes)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (RhCorrection) correction = NULL;

  for (guint k = 2; k < G_N_ELEMENTS (tied); k++)
    g_ptr_array_add (lines, (gpointer) tied[k]);
  g_ptr_array_add (lines, NULL);
  correction = look_at_lines (moves, 10, 1, "bids 9 5 5",
                              &(RhCut) { 3, (const char *const *) lines->pdata, "bids 9 5 5" });
  assert_lines (correction, 2, "tie 2:/7 3:/1;pick 1 1;pick 2 2;draw 1 1;pass 1;draw 2 0;pass 2;draw 3 1;pass 3");
  assert_changes (correction, changes);
}

static void
test_tied_again (void)
{
  /* The bid was right in the first place: the draw comes back, and what was played since then stays. */
  assert_tied_again (untied, "Move 3, Jörg and Ilse-Marie draw cards for the tie");
  assert_tied_again (swapped, "Moves 3 to 4, Jörg and Ilse-Marie draw cards for the tie; "
                              "everybody picks the same card, in another order");
}

static void
test_settled_since (void)
{
  /* A bid was made a tie, and the tie was drawn for; it was right before: all of it stays but that draw. */
  static const char *const lines[] = { "pick 1 1", "pick 2 2", "draw 1 1", NULL };
  g_autoptr (RhCorrection) correction =
    look_at_lines (tied, G_N_ELEMENTS (tied), 1, "bids 9 6 5", &(RhCut) { 3, lines, "bids 9 6 5" });

  assert_lines (correction, 2, "pick 1 1;pick 2 2;draw 1 1;pass 1;draw 2 0;pass 2");
  assert_changes (correction, "Move 3, Jörg and Ilse-Marie aren’t tied any more, and the cards drawn go back into the pile");
}

static void
test_settles (void)
{
  /* The bid made a tie; once it has been drawn for, all that was cut follows it, whoever won the draw. */
  static const char *const drawn[] = { "reveal d2/7 v1/3 s3/1", "bids 9 5 5", "tie 2:/1 3:/7" };
  const RhCut cut = { 3, untied_cut, "bids 9 6 5" };
  g_autoptr (RhCorrection) correction = look_at_lines (drawn, G_N_ELEMENTS (drawn), 1, "bids 9 5 5", &cut);

  assert_lines (correction, 3, "pick 1 1;pick 3 3;draw 1 1;pass 1");
  g_assert_cmpuint (correction->n_kept, ==, 7);
  assert_changes (correction, "Move 5, everybody picks the same card, in another order");
  assert_told (correction, "It fits, and the 4 moves that were cut come back. 1 later move changes with it.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/correction/same", test_same);
  g_test_add_func ("/correction/fits", test_fits);
  g_test_add_func ("/correction/cuts", test_cuts);
  g_test_add_func ("/correction/refused", test_refused);
  g_test_add_func ("/correction/comes-back", test_comes_back);
  g_test_add_func ("/correction/instead", test_instead);
  g_test_add_func ("/correction/adapts", test_adapts);
  g_test_add_func ("/correction/changed-back", test_changed_back);
  g_test_add_func ("/correction/freed", test_freed);
  g_test_add_func ("/correction/swap", test_swap);
  g_test_add_func ("/correction/no-tie", test_no_tie);
  g_test_add_func ("/correction/other-order", test_other_order);
  g_test_add_func ("/correction/new-tie", test_new_tie);
  g_test_add_func ("/correction/tied-again", test_tied_again);
  g_test_add_func ("/correction/settled-since", test_settled_since);
  g_test_add_func ("/correction/settles", test_settles);

  return g_test_run ();
}
