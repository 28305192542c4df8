/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of From Cape to Cairo, as the table knows them. */

#include "config.h"

#include "rh-cape-ui.h"

#include "rh-cape-bids-step.h"
#include "rh-cape-board.h"
#include "rh-cape-build-step.h"
#include "rh-cape-draft.h"
#include "rh-cape-editors.h"
#include "rh-cape-open-bids-step.h"
#include "rh-cape-pick-step.h"
#include "rh-cape-picture.h"
#include "rh-cape-public.h"
#include "rh-cape-reveal-step.h"
#include "rh-cape-rules.h"
#include "rh-cape-style.h"
#include "rh-cape-telling.h"
#include "rh-cape-tie-step.h"
#include "rh-end-step.h"
#include "rh-strip.h"

/* Bids are sealed unless people have begun to enter them openly. */
static GType
find_step (gconstpointer state, const char *draft)
{
  static GType (*const types[]) (void) = {
    [RH_CAPE_REVEAL] = rh_cape_reveal_step_get_type,
    [RH_CAPE_BIDS] = rh_cape_bids_step_get_type,
    [RH_CAPE_TIE] = rh_cape_tie_step_get_type,
    [RH_CAPE_PICK] = rh_cape_pick_step_get_type,
    [RH_CAPE_DRAW] = rh_cape_build_step_get_type,
    [RH_CAPE_DECIDE] = rh_cape_build_step_get_type,
    [RH_CAPE_OVER] = rh_end_step_get_type,
  };

  RhCapePhase phase = ((const RhCapeState *) state)->phase;

  if (phase == RH_CAPE_BIDS && rh_cape_draft_parse (draft, RH_CAPE_MOVE_BIDS).kind == RH_CAPE_MOVE_BIDS)
    return RH_TYPE_CAPE_OPEN_BIDS_STEP;

  return types[phase] ();
}

static GtkWidget *
editor_new (const RhSetup *setup, gconstpointer before, const char *line)
{
  RhCapeMove move = rh_cape_move_read (line);

  switch (move.kind) {
  case RH_CAPE_MOVE_REVEAL:
    return rh_cape_reveal_editor_new (&move);
  case RH_CAPE_MOVE_BIDS:
    return rh_cape_bids_editor_new (setup, &move);
  case RH_CAPE_MOVE_TIE:
    return rh_cape_tie_editor_new (setup, &move);
  case RH_CAPE_MOVE_PICK:
    return rh_cape_pick_editor_new (setup, before, &move);
  case RH_CAPE_MOVE_DRAW:
    return rh_cape_draw_editor_new (&move);
  case RH_CAPE_MOVE_PASS:
  case RH_CAPE_MOVE_BUILD:
    return rh_cape_build_editor_new (setup, before, &move);
  case RH_CAPE_MOVE_NONE:
  default:
    g_assert_not_reached ();
  }
}

static void
public_update (GtkWidget     *table,
               const RhSetup *setup,
               gconstpointer  state,
               const char    *draft,
               guint          sealed,
               gboolean       ended)
{
  rh_cape_public_update (RH_CAPE_PUBLIC (table), setup, state, draft, sealed, ended);
}

static void
rules_update (GtkWidget *rules, gconstpointer state, gboolean go)
{
  rh_cape_rules_update (RH_CAPE_RULES (rules), state);
  if (go)
    rh_rules_sheet_go_to (RH_RULES_SHEET (rules), rh_cape_rules_part_of (state));
}

const RhGameUi rh_cape_ui = {
  .telling = &rh_cape_telling,
  .shortcuts = "/io/github/railhead/Railhead/cape/rh-cape-shortcuts.ui",
  .sample = "/io/github/railhead/Railhead/cape/sample.railhead",
  .style = rh_cape_style_load,
  .board_new = rh_cape_board_new,
  .board_update = rh_cape_board_update,
  .board_rest = rh_cape_board_rest,
  .board_turn = rh_cape_board_get_turn,
  .board_ask = rh_cape_board_ask,
  .board_fit = rh_cape_board_fit,
  .large_height = 706,
  .strip_new = rh_strip_new,
  .strip_update = rh_strip_update,
  .emblem_new = rh_cape_emblem_new,
  .picture_new = rh_cape_picture_new,
  .step = find_step,
  .ended = rh_end_step_get_type,
  .editor_new = editor_new,
  .public_new = rh_cape_public_new,
  .public_update = public_update,
  .rules_new = rh_cape_rules_new,
  .rules_update = rules_update,
};
