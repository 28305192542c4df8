/* SPDX-License-Identifier: GPL-3.0-or-later
 * What ends a turn. */

#include "config.h"

#include "heart-desk.h"

#include "rh-announce.h"
#include "rh-heart-claims.h"

static GString *told;

static void
on_plain_cb (RhHeartClaims *claims)
{
  g_string_append (told, "plain ");
}

static void
on_doubled_cb (RhHeartClaims *claims)
{
  g_string_append (told, "doubled ");
}

static void
on_take_cb (RhHeartClaims *claims)
{
  g_string_append (told, "take ");
}

static void
on_draw_cb (RhHeartClaims *claims)
{
  g_string_append (told, "draw ");
}

static void
on_end_cb (RhHeartClaims *claims)
{
  g_string_append (told, "end ");
}

static GtkWidget *
make_claims (HeartDesk *desk, RhHeartOffer *offer, RhHeartColour colour)
{
  GtkWidget *claims = g_object_new (RH_TYPE_HEART_CLAIMS, NULL);

  heart_desk_open (desk, 2, "deal desert jungle;terrain 1 desert desert");
  rh_heart_offer_compute (heart_desk_state (desk), 0, colour, 4, offer);
  g_signal_connect (claims, "plain", G_CALLBACK (on_plain_cb), NULL);
  g_signal_connect (claims, "doubled", G_CALLBACK (on_doubled_cb), NULL);
  g_signal_connect (claims, "take", G_CALLBACK (on_take_cb), NULL);
  g_signal_connect (claims, "draw", G_CALLBACK (on_draw_cb), NULL);
  g_signal_connect (claims, "end", G_CALLBACK (on_end_cb), NULL);
  told = g_string_new (NULL);
  heart_desk_show (desk, claims, 340, 90);

  return claims;
}

static void
test_claim (void)
{
  /* What each brings and takes; they stand side by side, and their keys are theirs. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_RED);
  graphene_rect_t plain, doubled;

  g_assert_false (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_i, 0));
  g_assert_false (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  rh_heart_claims_set (RH_HEART_CLAIMS (claims), &offer);
  board_settle ();
  heart_desk_click (&desk, "Plain, 7, no cards");
  heart_desk_click (&desk, "Doubled, 14, 2 own cards");
  g_assert_true (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_x, 0));
  g_assert_true (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_i, 0));
  g_assert_cmpstr (told->str, ==, "plain doubled doubled plain ");
  g_assert_true (gtk_widget_compute_bounds (heart_desk_find (&desk, "Plain, 7, no cards"), claims, &plain));
  g_assert_true (gtk_widget_compute_bounds (heart_desk_find (&desk, "Doubled, 14, 2 own cards"), claims, &doubled));
  g_assert_cmpfloat (plain.origin.y, ==, doubled.origin.y);
  g_assert_cmpfloat_with_epsilon (plain.size.width, doubled.size.width, 1);
  /* Where own cards are enough, an Enter spends none that somebody wants to keep, and keeps none that somebody meant to play. */
  g_assert_false (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

static void
test_engines (void)
{
  /* What takes engines isn't what an Enter does. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_GREEN);

  rh_heart_claims_set (RH_HEART_CLAIMS (claims), &offer);
  g_assert_nonnull (heart_desk_find (&desk, "Doubled, 14, 2 engines"));
  g_assert_true (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == heart_desk_find (&desk, "Plain, 7, no cards"));
  /* But once a way is chosen, it is that. */
  rh_heart_claims_set_way (RH_HEART_CLAIMS (claims), &offer, rh_heart_offer_find_way (&offer, 3), FALSE);
  g_assert_true (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (desk.board.window)) == heart_desk_find (&desk, "Doubled, 14, 3 engines"));
  rh_heart_claims_set (RH_HEART_CLAIMS (claims), NULL);
  g_assert_false (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

static void
test_take (void)
{
  /* In their place, that one card was all. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_RED);

  rh_heart_claims_set_take (RH_HEART_CLAIMS (claims));
  g_assert_null (heart_desk_find (&desk, "Plain, no cards"));
  heart_desk_click (&desk, "No Second Terrain Card");
  g_assert_true (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_c, 0));
  g_assert_cmpstr (told->str, ==, "take take ");
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

static void
test_draw (void)
{
  /* Or that cards were drawn, which no Enter too many says. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_RED);

  rh_heart_claims_set_draw (RH_HEART_CLAIMS (claims));
  g_assert_null (heart_desk_find (&desk, "Plain, no cards"));
  g_assert_false (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  heart_desk_click (&desk, "Draws Train Cards or Tickets, nothing to write down; next player");
  g_assert_true (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_n, 0));
  g_assert_cmpstr (told->str, ==, "draw draw ");
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

static void
test_draw_twice (void)
{
  /* The second half of a double click passes nobody over, and rings; keys, and clicks apart, each count. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_RED);
  GtkSettings *settings = gtk_widget_get_settings (claims);
  guint before = rh_announce_get_n_refused (desk.board.window);

  rh_heart_claims_set_draw (RH_HEART_CLAIMS (claims));
  g_object_set (settings, "gtk-double-click-time", 60000, NULL);
  heart_desk_click (&desk, "Draws Train Cards or Tickets, nothing to write down; next player");
  heart_desk_click (&desk, "Draws Train Cards or Tickets, nothing to write down; next player");
  g_assert_cmpstr (told->str, ==, "draw ");
  g_assert_cmpuint (rh_announce_get_n_refused (desk.board.window), ==, before + 1);
  g_assert_true (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_n, 0));
  g_assert_true (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_n, 0));
  g_assert_cmpstr (told->str, ==, "draw draw draw ");
  g_object_set (settings, "gtk-double-click-time", 0, NULL);
  heart_desk_click (&desk, "Draws Train Cards or Tickets, nothing to write down; next player");
  g_assert_cmpstr (told->str, ==, "draw draw draw draw ");
  gtk_settings_reset_property (settings, "gtk-double-click-time");
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

/* How far down a line of a button stands. */
static float
find_line (GtkWidget *button, GtkWidget *claims)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (board_find (button, GTK_TYPE_LABEL, 0), claims, &bounds));

  return bounds.origin.y;
}

static void
test_lines (void)
{
  /* What is on them stands where it stood once all of the route is told. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_RED);
  float plain, doubled;

  board_settle ();
  plain = find_line (heart_desk_find (&desk, "Plain, no cards"), claims);
  doubled = find_line (heart_desk_find (&desk, "Doubled, terrain cards"), claims);
  rh_heart_claims_set (RH_HEART_CLAIMS (claims), &offer);
  board_settle ();
  g_assert_cmpfloat (plain, ==, find_line (heart_desk_find (&desk, "Plain, 7, no cards"), claims));
  g_assert_cmpfloat (doubled, ==, find_line (heart_desk_find (&desk, "Doubled, 14, 2 own cards"), claims));
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

static void
test_end (void)
{
  /* Or that the game ends: what an Enter does, once there are no turns to come. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_RED);

  rh_heart_claims_set_end (RH_HEART_CLAIMS (claims), FALSE);
  g_assert_false (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  heart_desk_click (&desk, "On to the Tickets");
  rh_heart_claims_set_end (RH_HEART_CLAIMS (claims), TRUE);
  g_assert_true (rh_heart_claims_focus (RH_HEART_CLAIMS (claims)));
  g_assert_true (rh_heart_claims_key (RH_HEART_CLAIMS (claims), GDK_KEY_f, 0));
  g_assert_cmpstr (told->str, ==, "end end ");
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

static void
test_answer (void)
{
  /* In a game that is looked at, what was done stands out, with the engines that were played. */
  HeartDesk desk;
  RhHeartOffer offer;
  GtkWidget *claims = make_claims (&desk, &offer, RH_HEART_RED);
  RhHeartMove move = { .kind = RH_HEART_MOVE_CLAIM, .colour = RH_HEART_RED, .length = 4, .doubled = TRUE, .engines = 1 };

  rh_heart_claims_set (RH_HEART_CLAIMS (claims), &offer);
  rh_heart_claims_set_answer (RH_HEART_CLAIMS (claims), &offer, &move);
  g_assert_true (heart_desk_is_chosen (&desk, "Doubled, 14, 1 engine + 1 card"));
  g_assert_false (heart_desk_is_chosen (&desk, "Plain, 7, no cards"));
  g_string_free (told, TRUE);
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-claims/claim", test_claim);
  g_test_add_func ("/heart-claims/engines", test_engines);
  g_test_add_func ("/heart-claims/take", test_take);
  g_test_add_func ("/heart-claims/draw", test_draw);
  g_test_add_func ("/heart-claims/draw-twice", test_draw_twice);
  g_test_add_func ("/heart-claims/lines", test_lines);
  g_test_add_func ("/heart-claims/end", test_end);
  g_test_add_func ("/heart-claims/answer", test_answer);

  return g_test_run ();
}
