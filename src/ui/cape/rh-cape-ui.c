/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of From Cape to Cairo, as the shell knows them. */

#include "config.h"

#include "rh-cape-ui.h"

#include "rh-cape-options.h"
#include "rh-cape-page.h"
#include "rh-cape-text.h"

static char *
describe (const RhSetup *setup, gconstpointer state)
{
  return rh_cape_text_phase (setup, state);
}

const RhGameUi rh_cape_ui = {
  .game = &rh_cape_game,
  .page_new = rh_cape_page_new,
  .describe = describe,
  .options = rh_cape_options,
};
