-- SPDX-License-Identifier: GPL-3.0-or-later
-- Games that are played on by records on their way in. Only new tables: nothing else is read.

-- Moves that follow and that nobody sees yet: those from "first" on, with their links and entries. The rest is what the
-- tables "game" and "seal" say once they are seen, all at once; before that "seen" is the seal of the game as it is seen, and
-- "was" its status.
CREATE TABLE continuing (
  id      INTEGER PRIMARY KEY,
  game    INTEGER NOT NULL UNIQUE REFERENCES game (id),
  first   INTEGER NOT NULL CHECK (first >= 1),
  seen    BLOB    NOT NULL CHECK (length (seen) = 16),
  was     TEXT    NOT NULL,
  status  TEXT    NOT NULL CHECK (status IN ('playing', 'won', 'ended')),
  winners INTEGER NOT NULL CHECK ((winners <> 0) = (status = 'won')),
  touched INTEGER NOT NULL,
  played  INTEGER NOT NULL CHECK (played >= first),
  amended BLOB    NOT NULL CHECK (length (amended) = 16),
  digest  BLOB    NOT NULL CHECK (length (digest) = 16)
) STRICT;

-- What the table "result" says of them then.
CREATE TABLE continuing_result (
  game  INTEGER NOT NULL REFERENCES game (id),
  seat  INTEGER NOT NULL CHECK (seat >= 0),
  total INTEGER NOT NULL,
  won   INTEGER NOT NULL CHECK (won IN (0, 1)),
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
