/* SPDX-License-Identifier: GPL-3.0-or-later
 * The beginning of a turn as a text. */

#include "zug-table.h"

/* What is written is read, part by part. */
static void
test_text (void)
{
  static const char *const texts[] = {
    "train", "train engine", "train engine tender", "train engine tender tank tank engine box ore box caboose",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    RhZugDraft draft = rh_zug_draft_parse (texts[i]);
    g_autofree char *again = rh_zug_draft_to_text (&draft);

    g_assert_true (rh_zug_draft_is_draft (texts[i]));
    g_assert_cmpstr (again, ==, texts[i]);
  }
}

/* What isn't the beginning of a turn is none, and neither is one that the rules don't allow: nothing has been told. */
static void
test_none (void)
{
  static const char *const texts[] = {
    "", " ", "short", "train 1 engine", "train tender", "train engine tender tank caboose box", "trains", "train x",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_assert_false (rh_zug_draft_is_draft (texts[i]));
    g_assert_cmpuint (rh_zug_draft_parse (texts[i]).train.n, ==, 0);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-draft/text", test_text);
  g_test_add_func ("/zug-draft/none", test_none);

  return g_test_run ();
}
