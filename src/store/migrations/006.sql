-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the shelf keeps beside the games. Only new tables: nothing else is read.

-- What people have written about a game, and that as names are compared, to search in. "digest" is of the text and of the
-- game's uuid.
CREATE TABLE note (
  game   INTEGER PRIMARY KEY REFERENCES game (id),
  text   TEXT    NOT NULL CHECK (text <> ''),
  key    TEXT    NOT NULL,
  digest BLOB    NOT NULL CHECK (length (digest) = 16)
) STRICT;

-- What everybody had when a game was over, so that it is found by that; "won" for those who have won.
CREATE TABLE result (
  game  INTEGER NOT NULL REFERENCES game (id),
  seat  INTEGER NOT NULL CHECK (seat >= 0),
  total INTEGER NOT NULL,
  won   INTEGER NOT NULL CHECK (won IN (0, 1)),
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_won ON result (total, game) WHERE won = 1;

-- Games that were over before there were results get theirs in the order of their numbers; up to which they have them.
CREATE TABLE summed (
  id   INTEGER PRIMARY KEY CHECK (id = 1),
  last INTEGER NOT NULL CHECK (last >= 0)
) STRICT;

INSERT INTO summed (id, last) VALUES (1, 0);

-- Players who are called otherwise than they were when they sat down: by another name, or, with "other", that of another
-- player, whose games theirs have become. The latest of a player counts; "was" is what it takes to undo it. What stands in
-- the games stays as it is. "digest" is of player, other and name.
CREATE TABLE renaming (
  id     INTEGER PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES player (id),
  other  INTEGER REFERENCES player (id) CHECK (other <> player),
  name   TEXT    NOT NULL,
  was    TEXT    NOT NULL,
  digest BLOB    NOT NULL CHECK (length (digest) = 16)
) STRICT;

CREATE INDEX renaming_player ON renaming (player, id);
CREATE INDEX renaming_other ON renaming (other, id);

-- Games on their way in: nobody sees them before the last has come, when all of these rows go at once.
CREATE TABLE arriving (
  game INTEGER PRIMARY KEY REFERENCES game (id)
) STRICT;

-- Of records without an id, and of those that differ from the stored game of theirs: what came in, so that it comes in once.
CREATE TABLE content (
  digest BLOB    NOT NULL PRIMARY KEY CHECK (length (digest) = 16),
  game   INTEGER NOT NULL REFERENCES game (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX content_game ON content (game);
