-- SPDX-License-Identifier: GPL-3.0-or-later
-- What makes a changed bit seen. Only new tables: a game that is damaged stays as it is.

-- A digest of each move and of all that stands before it; 0 is the head. A game of an older
-- schema gets its own when it is next written.
CREATE TABLE chain (
  game   INTEGER NOT NULL REFERENCES game (id),
  seq    INTEGER NOT NULL CHECK (seq >= 0),
  digest BLOB    NOT NULL CHECK (length (digest) = 16),
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- How many of a game's moves are played, a digest of its amendments, and one of these, of the
-- chain's end and of what else the table "game" says.
CREATE TABLE seal (
  game    INTEGER PRIMARY KEY REFERENCES game (id),
  played  INTEGER NOT NULL CHECK (played >= 0),
  amended BLOB    NOT NULL CHECK (length (amended) = 16),
  digest  BLOB    NOT NULL CHECK (length (digest) = 16)
) STRICT;

-- Another one with each transaction, and the one before: a write-ahead log whose first
-- transaction doesn't follow the file's is the log of another file.
CREATE TABLE generation (
  id     INTEGER PRIMARY KEY CHECK (id = 1),
  before BLOB    NOT NULL CHECK (length (before) = 16),
  now    BLOB    NOT NULL CHECK (length (now) = 16)
) STRICT;

INSERT INTO generation (id, before, now) VALUES (1, zeroblob (16), randomblob (16));
