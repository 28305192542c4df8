-- SPDX-License-Identifier: GPL-3.0-or-later
-- Why a line was replaced.

-- "corrected": it became another. "cut": it no longer fitted after the correction that is
-- the last one before it by id. "undone": it was taken back, and something else was played.
-- "unknown": the first schema didn't say.
ALTER TABLE amendment ADD COLUMN reason TEXT NOT NULL DEFAULT 'unknown'
  CHECK (reason IN ('corrected', 'cut', 'undone', 'unknown'));

-- Whatever else replaces a line takes all later ones with it: where one stayed that was
-- played before, the line was corrected.
UPDATE amendment SET reason = 'corrected'
WHERE EXISTS (
  SELECT 1 FROM move
  WHERE move.game = amendment.game AND move.seq > amendment.seq AND move.time < amendment.replaced
);
