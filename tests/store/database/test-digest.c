/* SPDX-License-Identifier: GPL-3.0-or-later
 * Digests: the same for the same, another for anything else. */

#include "config.h"

#include "rh-digest.h"

/* Two texts, a number, and a digest, of which one byte is given. */
static RhDigest
make (const char *one, const char *other, gint64 number, guint8 byte)
{
  const RhDigest inner = { { byte } };
  RhDigester *digester = rh_digester_new ("test");

  rh_digester_add_text (digester, one);
  rh_digester_add_text (digester, other);
  rh_digester_add_int (digester, number);
  rh_digester_add_digest (digester, &inner);

  return rh_digester_end (digester);
}

static gboolean
equal (RhDigest a, RhDigest b)
{
  return rh_digest_equal (&a, &b);
}

/* What is added can't be split in another way, and everything counts. */
static void
test_differences (void)
{
  RhDigest digest = make ("ab", "c", 7, 1);

  g_assert_true (equal (digest, make ("ab", "c", 7, 1)));
  g_assert_false (equal (digest, make ("a", "bc", 7, 1)));
  g_assert_false (equal (digest, make ("abc", "", 7, 1)));
  g_assert_false (equal (digest, make ("ab", "c", 8, 1)));
  g_assert_false (equal (digest, make ("ab", "c", -7, 1)));
  g_assert_false (equal (digest, make ("ab", "c", 7, 2)));
}

/* What was stored years ago on another machine must still be the same. */
static void
test_same_for_ever (void)
{
  RhDigest digest = make ("Anna", "bids 12 0 5", 1795289400, 9);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < RH_DIGEST_SIZE; i++)
    g_string_append_printf (text, "%02x", digest.bytes[i]);
  g_assert_cmpstr (text->str, ==, "97f6a75c96be68c9fb3a7e22213039bc");
}

/* The place for one isn't one. */
static void
test_is_set (void)
{
  const RhDigest none = { { 0 } };
  RhDigest one = make ("", "", 0, 0);

  g_assert_false (rh_digest_is_set (&none));
  g_assert_true (rh_digest_is_set (&one));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store/digest/differences", test_differences);
  g_test_add_func ("/store/digest/same-for-ever", test_same_for_ever);
  g_test_add_func ("/store/digest/is-set", test_is_set);

  return g_test_run ();
}
