-- SPDX-License-Identifier: GPL-3.0-or-later
-- What has been entered of the next move is kept. Only a new table: nothing else is read.

-- The beginning of a game's next line, as it was after each thing that was entered: each in a line of "texts", of
-- which the first "done" count, and those after can be redone. "digest" is of both and of the game's seal: once the
-- game stands elsewhere, they mean nothing any more.
CREATE TABLE draft (
  game   INTEGER PRIMARY KEY REFERENCES game (id),
  texts  TEXT    NOT NULL,
  done   INTEGER NOT NULL CHECK (done >= 0),
  digest BLOB    NOT NULL CHECK (length (digest) = 16)
) STRICT;
