-- SPDX-License-Identifier: GPL-3.0-or-later
-- The first schema. A released migration is never changed; a change is a new file.

-- Everybody who ever had a seat. "key" is the name as names are compared,
-- "name" as it was spelt last, "used" the start of the latest game.
CREATE TABLE player (
  id   INTEGER PRIMARY KEY,
  name TEXT    NOT NULL,
  key  TEXT    NOT NULL UNIQUE,
  used INTEGER NOT NULL
) STRICT;

CREATE INDEX player_used ON player (used DESC, id DESC);

-- Times are Unix time in seconds. "options" is KEY=VALUE words, only those that
-- were given. "winners" has a bit for each seat.
CREATE TABLE game (
  id      INTEGER PRIMARY KEY,
  uuid    TEXT    NOT NULL UNIQUE,
  kind    TEXT    NOT NULL,
  options TEXT    NOT NULL,
  started INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  status  TEXT    NOT NULL DEFAULT 'playing' CHECK (status IN ('playing', 'won', 'ended')),
  winners INTEGER NOT NULL DEFAULT 0 CHECK ((winners <> 0) = (status = 'won'))
) STRICT;

-- The lists of the interface: what is being played, what is over.
CREATE INDEX game_unfinished ON game (touched DESC, id DESC) WHERE status = 'playing';
CREATE INDEX game_finished ON game (touched DESC, id DESC) WHERE status <> 'playing';
CREATE INDEX game_started ON game (kind, started DESC, id DESC);

-- Seats count from 0, clockwise. "name" is the name as it was given then.
CREATE TABLE seat (
  game   INTEGER NOT NULL REFERENCES game (id),
  seat   INTEGER NOT NULL CHECK (seat >= 0),
  player INTEGER NOT NULL REFERENCES player (id),
  colour TEXT    NOT NULL,
  name   TEXT    NOT NULL,
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_player ON seat (player);

-- Moves count from 1. Undone ones stay, at the end, until a new one replaces them.
CREATE TABLE move (
  game   INTEGER NOT NULL REFERENCES game (id),
  seq    INTEGER NOT NULL CHECK (seq >= 1),
  text   TEXT    NOT NULL,
  time   INTEGER NOT NULL,
  undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- The ledger, in whole pounds (or points). Move 0 is the start; "n" counts the
-- entries of a move from 0, in the order they happened.
CREATE TABLE entry (
  game    INTEGER NOT NULL,
  move    INTEGER NOT NULL CHECK (move >= 0),
  n       INTEGER NOT NULL CHECK (n >= 0),
  seat    INTEGER NOT NULL,
  kind    TEXT    NOT NULL,
  amount  INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0 OR kind NOT IN ('bid', 'rails', 'income')),
  PRIMARY KEY (game, move, n),
  FOREIGN KEY (game, seat) REFERENCES seat (game, seat)
) STRICT, WITHOUT ROWID;

-- What a changed or replaced line was before: the line, when it was played, and
-- when it was replaced.
CREATE TABLE amendment (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game (id),
  seq      INTEGER NOT NULL CHECK (seq >= 1),
  text     TEXT    NOT NULL,
  time     INTEGER NOT NULL,
  replaced INTEGER NOT NULL
) STRICT;

CREATE INDEX amendment_game ON amendment (game, seq);
