-- SPDX-License-Identifier: GPL-3.0-or-later
-- In which way people make a kind of move, where a game leaves them the choice. Only a new table: nothing else is read.

-- "text" is the draft that such a move begins with. "digest" is of it and of the game's number.
CREATE TABLE way (
  game   INTEGER PRIMARY KEY REFERENCES game (id),
  text   TEXT    NOT NULL CHECK (text <> ''),
  digest BLOB    NOT NULL CHECK (length (digest) = 16)
) STRICT;
