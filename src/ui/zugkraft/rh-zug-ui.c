/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of Zugkraft, as the table knows them. */

#include "config.h"

#include "rh-zug-ui.h"

#include "rh-end-step.h"
#include "rh-strip.h"
#include "rh-zug-board.h"
#include "rh-zug-picture.h"
#include "rh-zug-public.h"
#include "rh-zug-rules.h"
#include "rh-zug-style.h"
#include "rh-zug-telling.h"
#include "rh-zug-turn-editor.h"
#include "rh-zug-turn-step.h"

static GType
find_step (gconstpointer state, const char *draft)
{
  return ((const RhZugState *) state)->phase == RH_ZUG_TURN ? RH_TYPE_ZUG_TURN_STEP : RH_TYPE_END_STEP;
}

static GtkWidget *
editor_new (const RhSetup *setup, gconstpointer before, const char *line)
{
  RhZugMove move = rh_zug_move_read (line);

  g_assert (move.kind != RH_ZUG_MOVE_NONE); /* it was played */

  return rh_zug_turn_editor_new (before, &move);
}

static void
public_update (GtkWidget     *table,
               const RhSetup *setup,
               gconstpointer  state,
               const char    *draft,
               guint          sealed,
               gboolean       ended)
{
  rh_zug_public_update (RH_ZUG_PUBLIC (table), setup, state, draft, ended);
}

const RhGameUi rh_zug_ui = {
  .telling = &rh_zug_telling,
  .shortcuts = "/io/github/railhead/Railhead/zugkraft/rh-zug-shortcuts.ui",
  .sample = "/io/github/railhead/Railhead/zugkraft/sample.railhead",
  .style = rh_zug_style_load,
  .board_new = rh_zug_board_new,
  .board_update = rh_zug_board_update,
  .board_rest = rh_zug_board_rest,
  .board_turn = rh_zug_board_get_turn,
  .board_fit = rh_zug_board_fit,
  .strip_new = rh_strip_new,
  .strip_update = rh_strip_update,
  .emblem_new = rh_zug_emblem_new,
  .picture_new = rh_zug_picture_new,
  .step = find_step,
  .ended = rh_end_step_get_type,
  .editor_new = editor_new,
  .public_new = rh_zug_public_new,
  .public_update = public_update,
  .rules_new = rh_zug_rules_new,
  .rules_update = rh_zug_rules_update,
};
