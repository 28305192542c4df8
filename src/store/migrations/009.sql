-- SPDX-License-Identifier: GPL-3.0-or-later
-- Games with undone moves are played on by records on their way in, too. Only a new table: nothing else is read.

-- Undone moves whose places those have taken that nobody sees yet, with their links. They are seen here, and go to the
-- amendments once the others are seen, or back.
CREATE TABLE continuing_undone (
  game   INTEGER NOT NULL REFERENCES game (id),
  seq    INTEGER NOT NULL CHECK (seq >= 1),
  text   TEXT    NOT NULL,
  time   INTEGER NOT NULL,
  digest BLOB    NOT NULL CHECK (length (digest) = 16),
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
