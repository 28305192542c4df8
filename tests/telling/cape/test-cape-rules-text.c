/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet in words. */

#include "config.h"

#include "rh-cape-rules-text.h"
#include "telling-table.h"

static void
test_parts (void)
{
  /* Every part has a heading of its own and something to say. */
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    g_auto (GStrv) lines = rh_rules_part_dup_lines (rh_cape_rules_get_part (i));

    if (i != RH_CAPE_RULES_EDITIONS)
      g_assert_cmpuint (g_strv_length (lines), >, 0);
    g_assert_cmpuint (rh_cape_rules_get_part (i)->n_leads, <=, g_strv_length (lines));
    for (guint k = 0; k < i; k++)
      g_assert_cmpstr (rh_rules_part_get_title (rh_cape_rules_get_part (i)), !=,
                       rh_rules_part_get_title (rh_cape_rules_get_part (k)));
  }
  g_assert_cmpstr (rh_cape_rules_text_edition (TRUE), !=, rh_cape_rules_text_edition (FALSE));
}

/* All figures of a part's sentences, with a space behind each. */
static char *
collect_figures (RhCapeRulesPart part)
{
  g_auto (GStrv) lines = rh_rules_part_dup_lines (rh_cape_rules_get_part (part));
  GString *figures = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    for (const char *c = lines[i]; *c != '\0'; c++) {
      if (g_ascii_isdigit (*c))
        g_string_append_c (figures, *c);
      else if (figures->len > 0 && figures->str[figures->len - 1] != ' ')
        g_string_append_c (figures, ' ');
    }
  }

  return g_string_free (figures, FALSE);
}

/* @...: the figures expected, and then -1. */
static void
assert_figures (RhCapeRulesPart part, ...)
{
  g_autofree char *figures = collect_figures (part);
  g_autoptr (GString) expected = g_string_new (NULL);
  va_list args;

  va_start (args, part);
  for (int figure = va_arg (args, int); figure >= 0; figure = va_arg (args, int))
    g_string_append_printf (expected, "%d ", figure);
  va_end (args);
  g_assert_cmpstr (figures, ==, expected->str);
}

static void
test_figures (void)
{
  /* Every figure on the sheet is one of the rules', and no other figure is there. */
  assert_figures (RH_CAPE_RULES_SHORT, (int) rh_cape_game.min_seats, (int) rh_cape_game.max_seats, RH_CAPE_ROUNDS,
                  RH_CAPE_ROUNDS, RH_CAPE_CAPITAL, 0, -1);
  assert_figures (RH_CAPE_RULES_TERRAINS, RH_CAPE_CARDS, RH_CAPE_RAILS_MAX, 1, RH_CAPE_VALUE_MAX, -1);
  assert_figures (RH_CAPE_RULES_OFFER, -1);
  assert_figures (RH_CAPE_RULES_AUCTION, 0, -1);
  assert_figures (RH_CAPE_RULES_TIES, -1);
  assert_figures (RH_CAPE_RULES_PICK, -1);
  assert_figures (RH_CAPE_RULES_BUILD, -1);
  assert_figures (RH_CAPE_RULES_RAILS, RH_CAPE_RAIL_PRICE, -1);
  assert_figures (RH_CAPE_RULES_AFTER, -1);
  assert_figures (RH_CAPE_RULES_BONUS, RH_CAPE_BONUS_MAX, -1);
  assert_figures (RH_CAPE_RULES_END, RH_CAPE_ROUNDS, -1);
  assert_figures (RH_CAPE_RULES_EDITIONS, -1);
  assert_figures (RH_CAPE_RULES_SILENT, -1);
}

static void
test_part_of (void)
{
  /* The part that is asked about, phase by phase; where the rule books are silent, that comes first. */
  static const struct {
    RhCapePhase     phase;
    RhCapeRulesPart part;
  } cases[] = {
    { RH_CAPE_REVEAL, RH_CAPE_RULES_OFFER }, { RH_CAPE_BIDS, RH_CAPE_RULES_AUCTION }, { RH_CAPE_TIE, RH_CAPE_RULES_TIES },
    { RH_CAPE_PICK, RH_CAPE_RULES_PICK },    { RH_CAPE_DRAW, RH_CAPE_RULES_BUILD },   { RH_CAPE_DECIDE, RH_CAPE_RULES_BUILD },
    { RH_CAPE_OVER, RH_CAPE_RULES_END },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    RhCapeState state = telling_table_state (cases[i].phase);

    state.stock = 20;
    g_assert_cmpint (rh_cape_rules_part_of (&state), ==, cases[i].part);
    if (cases[i].phase == RH_CAPE_REVEAL) {
      state.stock = 1;
      g_assert_cmpint (rh_cape_rules_part_of (&state), ==, RH_CAPE_RULES_SILENT);
    }
  }
}

static void
test_short_of_cards (void)
{
  /* Where the cards run out, the rules open at what the program makes of it. */
  RhCapeState state = { .n_seats = 4, .phase = RH_CAPE_REVEAL, .stock = 2, .discard = 1 };

  g_assert_cmpint (rh_cape_rules_part_of (&state), ==, RH_CAPE_RULES_SILENT);
  state.discard = 2;
  g_assert_cmpint (rh_cape_rules_part_of (&state), ==, RH_CAPE_RULES_OFFER);
}

static void
test_aloud (void)
{
  /* All that stands below a heading, each sentence with an end; of a game, by which edition it is played. */
  RhCapeState state = { .n_seats = 2, .river_all = TRUE };

  assert_text ("As many cards are turned up from the draw pile as there are players. Everybody will get one of them.",
               rh_cape_rules_text_aloud (RH_CAPE_RULES_OFFER, &state));
  assert_text ("At least this many rails are needed to build through a terrain: "
               "River: 10 rails. Mountain: 9 rails. Desert: 8 rails. Village: 7 rails. Savanna: 6 rails. "
               "There are 50 terrain cards. A card shows its terrain and up to 3 rails. "
               "It also has a value, from £1 to £10.",
               rh_cape_rules_text_aloud (RH_CAPE_RULES_TERRAINS, NULL));
  assert_text ("The rule books differ in one point: does the builder get a bonus rail too? "
               "One of them is chosen when a game is started. "
               "The builder gets none: German, Hungarian, Italian and English editions. "
               "The builder gets none, even if the train has moved up to a river. "
               "This game. The builder too: Dutch edition. "
               "If the builder’s train has moved up to a river, the builder gets one too.",
               rh_cape_rules_text_aloud (RH_CAPE_RULES_EDITIONS, &state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cape-rules-text/parts", test_parts);
  g_test_add_func ("/cape-rules-text/figures", test_figures);
  g_test_add_func ("/cape-rules-text/aloud", test_aloud);
  g_test_add_func ("/cape-rules-text/part-of", test_part_of);
  g_test_add_func ("/cape-rules-text/short-of-cards", test_short_of_cards);

  return g_test_run ();
}
