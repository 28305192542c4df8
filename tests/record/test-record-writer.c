/* SPDX-License-Identifier: GPL-3.0-or-later
 * The writer of records: the order of a head, and that what is written is read again. */

#include "listener.h"

#include "rh-games.h"

#include <string.h>

#define ID "5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e"

static RhSetup *
new_setup (void)
{
  RhSetup *setup = rh_setup_new (rh_game_find ("cape-to-cairo"));

  g_assert_true (rh_setup_add_seat (setup, "yellow", "Anna  van Dam", NULL));
  g_assert_true (rh_setup_add_seat (setup, "red", "字 é", NULL));

  return setup;
}

/* A head in full stands in the order of the format, whatever the order it was filled in. */
static void
test_head (void)
{
  static const char *const moves[] = { "reveal d2/7 v1/3", "bids 12 0" };
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_true (rh_setup_set_option (setup, "river-bonus", "others", NULL));
  g_assert_true (rh_setup_set_started (setup, "2026-11-21T19:30:00Z", NULL));
  g_assert_true (rh_setup_set_id (setup, ID, NULL));
  rh_record_write (setup, moves, G_N_ELEMENTS (moves), text);

  g_assert_cmpstr (text->str, ==,
                   "railhead 1\n"
                   "game cape-to-cairo\n"
                   "id " ID "\n"
                   "started 2026-11-21T19:30:00Z\n"
                   "option river-bonus=others\n"
                   "seat yellow Anna  van Dam\n"
                   "seat red 字 é\n"
                   "reveal d2/7 v1/3\n"
                   "bids 12 0\n");
}

/* What isn't known isn't written, nor is an option nobody gave. */
static void
test_short_head (void)
{
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GString) text = g_string_new (NULL);

  rh_record_write (setup, NULL, 0, text);

  g_assert_cmpstr (text->str, ==, "railhead 1\ngame cape-to-cairo\nseat yellow Anna  van Dam\nseat red 字 é\n");
}

/* Two games written one after the other are read as two games. */
static void
test_several (void)
{
  static const char *const moves[] = { "reveal d2/7 v1/3" };
  g_autoptr (RhSetup) setup = new_setup ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (Listener) listener = listener_new ();

  rh_record_write (setup, moves, 1, text);
  rh_record_write (setup, moves, 1, text);

  g_assert_true (listener_read (listener, text->str, text->len, NULL));
  g_assert_cmpstr (listener->told->str, ==, "hmehme");
}

/* What was read is written again: word for word, since the fixtures are written as a writer does. */
static void
test_round_trip (gconstpointer data)
{
  g_autofree char *name = g_strconcat (data, ".railhead", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (Listener) listener = listener_new ();
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  listener_read (listener, bytes, length, &error);
  g_assert_no_error (error);

  for (guint i = 0; i < listener->moves->len; i++)
    g_string_append_printf (listener->heads, "%s\n", (const char *) g_ptr_array_index (listener->moves, i));
  g_assert_cmpstr (listener->heads->str, ==, bytes);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record-writer/head", test_head);
  g_test_add_func ("/record-writer/short-head", test_short_head);
  g_test_add_func ("/record-writer/several", test_several);
  g_test_add_data_func ("/record-writer/round-trip/four-ties", "cape-four-ties", test_round_trip);
  g_test_add_data_func ("/record-writer/round-trip/shuffles", "cape-shuffles-and-caps", test_round_trip);
  g_test_add_data_func ("/record-writer/round-trip/three-players", "cape-three-players", test_round_trip);
  g_test_add_data_func ("/record-writer/round-trip/dutch-rivers", "cape-two-dutch-rivers", test_round_trip);

  return g_test_run ();
}
