/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where little of a name can be read, that is what no other one has. */

#include "config.h"

#include "rh-apart.h"
#include "rh-cape.h"

#define assert_apart(setup, seat, expected)          \
  G_STMT_START {                                     \
    g_autofree char *text_ = rh_name_apart (setup, seat); \
    g_assert_cmpstr (text_, ==, (expected));         \
  } G_STMT_END

static RhSetup *
make_setup (const char *const *names)
{
  RhSetup *setup = rh_setup_new (&rh_cape_game);

  for (guint i = 0; names[i] != NULL; i++)
    g_assert_true (rh_setup_add_seat (setup, rh_cape_game.colours[i], names[i], NULL));

  return setup;
}

static void
test_words (void)
{
  /* Words that another name begins with are an initial, whatever alphabet they are in; a name of only these stays as it is. */
  const char *const names[] = { "Jan van Amsterdam", "Jan van Rotterdam", "Jan", "Éva Kis", NULL };
  g_autoptr (RhSetup) setup = make_setup (names);
  g_autoptr (RhSetup) two = make_setup ((const char *const[]) { "Éva Kis", "Éva Nagy", NULL });

  assert_apart (setup, 0, "J. Amsterdam");
  assert_apart (setup, 1, "J. Rotterdam");
  assert_apart (setup, 2, "Jan");
  assert_apart (setup, 3, "Éva Kis");
  assert_apart (two, 0, "É. Kis");
}

static void
test_alone (void)
{
  /* Nobody else is there to be mistaken for. */
  g_autoptr (RhSetup) setup = make_setup ((const char *const[]) { "Jan van Amsterdam", NULL });

  assert_apart (setup, 0, "Jan van Amsterdam");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/apart/words", test_words);
  g_test_add_func ("/apart/alone", test_alone);

  return g_test_run ();
}
