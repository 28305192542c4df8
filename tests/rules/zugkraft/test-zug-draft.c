/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a turn as a text. */

#include "zug-table.h"

#include <string.h>

/* What is written is read, part by part. */
static void
test_text (void)
{
  static const char *const texts[] = {
    "train", "train engine", "train engine tender", "train engine tender tank tank engine box ore box caboose",
    "train engine engine",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    RhZugDraft draft = rh_zug_draft_parse (texts[i]);
    g_autofree char *again = rh_zug_draft_to_text (&draft);

    g_assert_cmpstr (again, ==, texts[i]);
  }
}

/* What isn't the beginning of a turn is none, and neither is one that the rules don't allow: nothing has been told. */
static void
test_none (void)
{
  static const char *const texts[] = {
    "", " ", "short", "train 1 engine", "train tender", "train engine tender tank caboose box", "trains", "train x",
    "train engine engine tank", "train engine engine engine",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_cmpuint (rh_zug_draft_parse (texts[i]).train.n, ==, 0);
}

static char *
text_of (const char *parts)
{
  static const char letters[] = " etkobc";
  RhZugDraft draft = { 0 };

  for (; *parts != '\0'; parts++) {
    if (*parts == '<')
      g_assert_true (rh_zug_draft_take_off (&draft, draft.train.n - 1));
    else
      g_assert_cmpint (rh_zug_draft_add (&draft, (RhZugPart) (strchr (letters, *parts) - letters)), ==, RH_ZUG_BAR_NONE);
  }

  return rh_zug_draft_to_text (&draft);
}

/* Two engines may be told first: the tender goes between them, as records have it, and nothing else comes before. */
static void
test_two_engines (void)
{
  static const char *const list[][2] = {
    { "ee", "train engine engine" },
    { "eet", "train engine tender engine" },
    { "eetko", "train engine tender engine tank ore" },
    { "ee<", "train engine" },
    { "ee<t", "train engine tender" },
    { "eet<", "train engine tender" },
  };
  RhZugDraft draft = rh_zug_draft_parse ("train engine engine");
  RhZugSum sum;

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    g_autofree char *text = text_of (list[i][0]);

    g_assert_cmpstr (text, ==, list[i][1]);
  }

  g_assert_cmpint (rh_zug_draft_get_bar (&draft, RH_ZUG_ENGINE), ==, RH_ZUG_BAR_TWO_ENGINES);
  g_assert_cmpint (rh_zug_draft_get_bar (&draft, RH_ZUG_CABOOSE), ==, RH_ZUG_BAR_TENDER_SECOND);
  rh_zug_train_sum (&draft.train, &sum);
  g_assert_cmpuint (sum.dice, ==, 4);
  g_assert_false (sum.freight || sum.runnable);
}

/* Without the tender both engines wait for it again; either may go, too. */
static void
test_taken_off (void)
{
  RhZugDraft draft = rh_zug_draft_parse ("train engine tender engine");
  g_autofree char *text = NULL;

  g_assert_true (rh_zug_draft_take_off (&draft, 1));
  text = rh_zug_draft_to_text (&draft);
  g_assert_cmpstr (text, ==, "train engine engine");
  g_assert_true (rh_zug_draft_take_off (&draft, 0));
  g_assert_cmpuint (draft.train.n, ==, 1);
  draft = rh_zug_draft_parse ("train engine tender tank");
  g_assert_false (rh_zug_draft_take_off (&draft, 1));
  g_assert_cmpuint (draft.train.n, ==, 3);
}

/* A wrong part gives its place to the right one, and all others stay; one that may not stand there says why. */
static void
test_replaced (void)
{
  static const char letters[] = " etkobc";
  static const struct {
    const char *parts;
    guint       i;
    char        part;
    RhZugBar    bar;
    const char *then;
  } list[] = {
    { "etkobc", 3, 'b', RH_ZUG_BAR_NONE, "train engine tender tank box box caboose" },
    { "etkobc", 5, 'k', RH_ZUG_BAR_NONE, "train engine tender tank ore box tank" },
    { "etkob", 3, 'e', RH_ZUG_BAR_NONE, "train engine tender tank engine box" },
    { "etekob", 2, 'o', RH_ZUG_BAR_NONE, "train engine tender ore tank ore box" },
    { "etkob", 3, 'o', RH_ZUG_BAR_NONE, "train engine tender tank ore box" },
    { "etkob", 3, 'c', RH_ZUG_BAR_CABOOSE, NULL },
    { "etkob", 3, 't', RH_ZUG_BAR_ONE_TENDER, NULL },
    { "etekob", 4, 'e', RH_ZUG_BAR_TWO_ENGINES, NULL },
    { "etkob", 0, 'k', RH_ZUG_BAR_ENGINE_FIRST, NULL },
    { "etkob", 1, 'k', RH_ZUG_BAR_TENDER_SECOND, NULL },
    { "etekobk", 2, 'o', RH_ZUG_BAR_BOTH_ENGINES, NULL },
    { "et", 1, 'e', RH_ZUG_BAR_NONE, "train engine engine" },
    { "ee", 1, 't', RH_ZUG_BAR_NONE, "train engine tender" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++) {
    RhZugPart part = (RhZugPart) (strchr (letters, list[i].part) - letters);
    g_autofree char *text = text_of (list[i].parts);
    RhZugDraft draft = rh_zug_draft_parse (text);
    g_autofree char *then = NULL;

    g_assert_cmpint (rh_zug_draft_get_bar_at (&draft, list[i].i, part), ==, list[i].bar);
    g_assert_cmpint (rh_zug_draft_replace (&draft, list[i].i, part), ==, list[i].bar);
    then = rh_zug_draft_to_text (&draft);
    g_assert_cmpstr (then, ==, list[i].then != NULL ? list[i].then : text);
    g_assert_cmpint (rh_zug_draft_get_bar_at (&draft, draft.train.n, part), ==, rh_zug_draft_get_bar (&draft, part));
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-draft/text", test_text);
  g_test_add_func ("/zug-draft/none", test_none);
  g_test_add_func ("/zug-draft/two-engines", test_two_engines);
  g_test_add_func ("/zug-draft/taken-off", test_taken_off);
  g_test_add_func ("/zug-draft/replaced", test_replaced);

  return g_test_run ();
}
