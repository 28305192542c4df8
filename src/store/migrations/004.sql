-- SPDX-License-Identifier: GPL-3.0-or-later
-- Corrections are undone and redone as one step each. Only a new table: nothing else is read.

-- The corrections that can be undone, in their order, and after them those that can be redone. Each has changed
-- line "seq" and left the moves up to "kept" where they were; "before" and "after" is how many were played then.
-- The lines that come back when it's undone, or redone, are the amendments from "first" to "last".
CREATE TABLE correction (
  game   INTEGER NOT NULL REFERENCES game (id),
  n      INTEGER NOT NULL CHECK (n >= 1),
  seq    INTEGER NOT NULL CHECK (seq >= 1),
  kept   INTEGER NOT NULL CHECK (kept >= seq),
  before INTEGER NOT NULL CHECK (before >= kept),
  after  INTEGER NOT NULL CHECK (after >= kept),
  first  INTEGER NOT NULL,
  last   INTEGER NOT NULL CHECK (last >= first),
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
