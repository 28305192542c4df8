/* SPDX-License-Identifier: GPL-3.0-or-later
 * Text as it is searched for: who has no accents on the keyboard finds what has them, and the other way round. */

#include "rh-plain.h"

static void
test_plain (void)
{
  static const char *const pairs[][2] = {
    { "Éva", "eva" },
    { "E\xcc\x81va", "eva" },
    { "JÖRG", "jorg" },
    { "Őrség", "orseg" },
    { "Giulia O’Neil", "giulia oneil" },
    { "o'neil", "oneil" },
    { "Groß", "gross" },
    { "Łukasz Sørensen", "lukasz sorensen" },
    { "ĐORÐE ÆØĦIÞ", "dorde aeohith" },
    { "Çığ, Œuvre", "cig, oeuvre" },
    { "£3, 2024-05", "£3, 2024-05" },
    { "\xcc\x81", "" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++) {
    g_autofree char *plain = rh_plain_new (pairs[i][0]);
    g_autofree char *again = rh_plain_new (plain);

    g_assert_cmpstr (plain, ==, pairs[i][1]);
    g_assert_cmpstr (again, ==, plain);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/plain/plain", test_plain);

  return g_test_run ();
}
