-- SPDX-License-Identifier: GPL-3.0-or-later
-- What was entered of a move that a correction asks for later is kept. Only a new table: nothing else is read.

-- "moves" are the lines of those that were played where it was entered, "texts" the beginning of the next line there as it was
-- after each thing that was entered of it, each in a line of its own; "since" is the correction's number. "digest" is of all three
-- and of the game's seal, as that of a draft is.
CREATE TABLE waiting (
  game   INTEGER PRIMARY KEY REFERENCES game (id),
  moves  TEXT    NOT NULL,
  texts  TEXT    NOT NULL,
  since  INTEGER NOT NULL CHECK (since >= 1),
  digest BLOB    NOT NULL CHECK (length (digest) = 16)
) STRICT;
