/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of The Heart of Africa, as the table knows them. */

#include "config.h"

#include "rh-heart-ui.h"

#include "rh-heart-board.h"
#include "rh-heart-count-step.h"
#include "rh-heart-deal-step.h"
#include "rh-heart-draft.h"
#include "rh-heart-editors.h"
#include "rh-heart-picture.h"
#include "rh-heart-play-step.h"
#include "rh-heart-public.h"
#include "rh-heart-rules.h"
#include "rh-heart-style.h"
#include "rh-heart-telling.h"
#include "rh-heart-tickets-step.h"

#include "rh-end-step.h"
#include "rh-strip.h"

/* The last ones are looked over, with everybody's. */
static GType
find_tickets_step (const char *text)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);

  return draft.all ? RH_TYPE_HEART_COUNT_STEP : RH_TYPE_HEART_TICKETS_STEP;
}

/* Before the first move the first cards are asked for, unless people have begun with something else. */
static GType
find_play_step (const RhHeartState *state, const char *text)
{
  RhHeartDraft draft;

  rh_heart_draft_parse (&draft, text);
  if (draft.kind == RH_HEART_MOVE_TICKETS)
    return find_tickets_step (text);
  if (rh_heart_state_may_deal (state) && (draft.kind == RH_HEART_MOVE_NONE || draft.kind == RH_HEART_MOVE_DEAL))
    return RH_TYPE_HEART_DEAL_STEP;

  return RH_TYPE_HEART_PLAY_STEP;
}

static GType
find_step (gconstpointer data, const char *draft)
{
  const RhHeartState *state = data;

  switch (state->phase) {
  case RH_HEART_PLAY:
    return find_play_step (state, draft);
  case RH_HEART_TICKETS:
    return find_tickets_step (draft);
  case RH_HEART_OVER:
  default:
    return RH_TYPE_END_STEP;
  }
}

static GtkWidget *
editor_new (const RhSetup *setup, gconstpointer before, const char *line)
{
  RhHeartMove move = rh_heart_move_read (line);

  switch (move.kind) {
  case RH_HEART_MOVE_DEAL:
    return rh_heart_deal_editor_new (setup, &move);
  case RH_HEART_MOVE_TERRAIN:
    return rh_heart_terrain_editor_new (setup, &move);
  case RH_HEART_MOVE_CLAIM:
    return rh_heart_claim_editor_new (setup, &move);
  case RH_HEART_MOVE_TICKETS:
    return rh_heart_tickets_editor_new (setup, &move);
  case RH_HEART_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

const RhGameUi rh_heart_ui = {
  .telling = &rh_heart_telling,
  .shortcuts = "/io/github/railhead/Railhead/heart/rh-heart-shortcuts.ui",
  .sample = "/io/github/railhead/Railhead/heart/sample-heart-of-africa.railhead",
  .style = rh_heart_style_load,
  .board_new = rh_heart_board_new,
  .board_update = rh_heart_board_update,
  .board_rest = rh_heart_board_rest,
  .board_turn = rh_heart_board_get_turn,
  .board_ask = rh_heart_board_ask,
  .board_enter = rh_heart_board_enter,
  .board_fit = rh_heart_board_fit,
  .strip_new = rh_strip_new,
  .strip_update = rh_strip_update,
  .emblem_new = rh_heart_emblem_new,
  .picture_new = rh_heart_picture_new,
  .step = find_step,
  .ended = rh_end_step_get_type,
  .editor_new = editor_new,
  .public_new = rh_heart_public_new,
  .public_update = rh_heart_public_update,
  .rules_new = rh_heart_rules_new,
  .rules_update = rh_heart_rules_update,
};
