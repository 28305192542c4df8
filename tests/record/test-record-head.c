/* SPDX-License-Identifier: GPL-3.0-or-later
 * The lines of a head: which there are, what stands in them, and that each stands once. */

#include "record-cases.h"

static const RecordCase cases[] = {
  /* The game. */
  WRONG ("game/missing-seat", "railhead 1\nseat red Anna\n", "", 2, ORDER),
  WRONG ("game/missing-move", "railhead 1\nreveal d2/7 v1/3\n", "", 2, ORDER),
  WRONG ("game/missing-unknown", "railhead 1\nhello\n", "", 2, ORDER),
  WRONG ("game/missing-railhead", "railhead 1\nrailhead 1\n", "", 2, ORDER),
  WRONG ("game/missing-end", "\nrailhead 1\n\n# the end\n", "", 2, ORDER),
  WRONG ("game/unknown", "railhead 1\ngame chess\n", "", 2, GAME),
  WRONG ("game/upper-case", "railhead 1\ngame Cape-to-Cairo\n", "", 2, GAME),
  WRONG ("game/no-name", "railhead 1\ngame\n", "", 2, SYNTAX),
  WRONG ("game/word-more", "railhead 1\ngame cape-to-cairo x\n", "", 2, SYNTAX),
  WRONG ("game/twice", OPENING "game cape-to-cairo\n", "", 3, ORDER),

  /* The rest of the head. */
  WRONG ("head/unknown-word", OPENING "winner red\n", "", 3, SYNTAX),
  WRONG ("head/unknown-keeps-head", HEAD "hello\n", "", 5, SYNTAX),
  WRONG ("head/control-in-word", OPENING "\x1b[31m\n", "", 3, SYNTAX),
  WRONG ("id/none", OPENING "id\n", "", 3, SYNTAX),
  WRONG ("id/word-more", OPENING "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e x\n", "", 3, SYNTAX),
  RULES ("id/short", OPENING "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7\n", "", 3, SETUP),
  RULES ("id/not-hex", OPENING "id 5g0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\n", "", 3, SETUP),
  RULES ("id/without-dashes", OPENING "id 5f0c2c0e5a0e4d0c9a550a4f8f6c1b7e\n", "", 3, SETUP),
  WRONG ("id/twice", OPENING "id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\nid 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e\n",
         "", 4, ORDER),
  WRONG ("started/none", OPENING "started\n", "", 3, SYNTAX),
  WRONG ("started/with-blank", OPENING "started 2026-11-21 19:30:00Z\n", "", 3, SYNTAX),
  RULES ("started/no-date", OPENING "started 2026-02-29T19:30:00Z\n", "", 3, SETUP),
  RULES ("started/month", OPENING "started 2026-13-01T19:30:00Z\n", "", 3, SETUP),
  RULES ("started/hour", OPENING "started 2026-11-21T24:00:00Z\n", "", 3, SETUP),
  RULES ("started/second", OPENING "started 2026-11-21T23:59:60Z\n", "", 3, SETUP),
  RULES ("started/form", OPENING "started 2026-11-21T19:30:00+00:00\n", "", 3, SETUP),
  RULES ("started/lower-case", OPENING "started 2026-11-21t19:30:00z\n", "", 3, SETUP),
  WRONG ("started/twice", OPENING "started 2026-11-21T19:30:00Z\nstarted 2026-11-21T19:30:00Z\n", "", 4, ORDER),
  WRONG ("option/none", OPENING "option\n", "", 3, SYNTAX),
  WRONG ("option/blank", OPENING "option river-bonus= all\n", "", 3, SYNTAX),
  WRONG ("option/no-equals", OPENING "option river-bonus\n", "", 3, SYNTAX),
  RULES ("option/key", OPENING "option goal=100\n", "", 3, SETUP),
  RULES ("option/value", OPENING "option river-bonus=none\n", "", 3, SETUP),
  RULES ("option/no-value", OPENING "option river-bonus=\n", "", 3, SETUP),
  RULES ("option/no-key", OPENING "option =all\n", "", 3, SETUP),
  RULES ("option/second-equals", OPENING "option river-bonus=all=all\n", "", 3, SETUP),
  RULES ("option/twice", OPENING "option river-bonus=all\noption river-bonus=all\n", "", 4, SETUP),
  WRONG ("seat/no-colour", OPENING "seat\n", "", 3, SYNTAX),
  WRONG ("seat/no-name", OPENING "seat red \n", "", 3, SYNTAX),
  RULES ("seat/colour", OPENING "seat purple Anna\n", "", 3, SETUP),
  RULES ("seat/colour-taken", OPENING "seat red Anna\nseat red Bram\n", "", 4, SETUP),
  RULES ("seat/name-taken", OPENING "seat red Anna\nseat blue Anna\n", "", 4, SETUP),
  RULES ("seat/name-taken-case", OPENING "seat red STRASSE\nseat blue Stra\xc3\x9f" "e\n", "", 4, SETUP),
  RULES ("seat/name-taken-nfc", OPENING "seat red \xc3\x89va\nseat blue e\xcc\x81VA\n", "", 4, SETUP),
  RULES ("seat/tab-in-name", OPENING "seat red An\tna\n", "", 3, SETUP),
  RULES ("seat/control-in-name", OPENING "seat red An\x7fna\n", "", 3, SETUP),
  RULES ("seat/c1-in-name", OPENING "seat red An\xc2\x85na\n", "", 3, SETUP),
  RULES ("seat/return-in-name", OPENING "seat red Anna\r\r\n", "", 3, SETUP),
  RULES ("seat/too-many", HEAD "seat green C\nseat yellow D\nseat red E\n", "", 7, SETUP),
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  record_cases_add ("/record-head/", cases, G_N_ELEMENTS (cases));

  return g_test_run ();
}
