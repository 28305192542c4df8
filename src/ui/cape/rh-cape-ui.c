/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of From Cape to Cairo, as the shell knows them. */

#include "config.h"

#include "rh-cape-ui.h"

#include "rh-cape-options.h"
#include "rh-cape-page.h"
#include "rh-cape-public.h"
#include "rh-cape-rules.h"
#include "rh-cape-text.h"

static char *
describe (const RhSetup *setup, gconstpointer state)
{
  return rh_cape_text_phase (setup, state);
}

/* Hands on what everybody may know: of the sealed bids, who has given one. */
static void
on_changed_cb (RhCapePublic *table, RhSession *session)
{
  const RhSetup *setup = rh_session_get_setup (session);
  guint sealed = 0;

  for (guint i = 0; i < setup->n_seats; i++)
    sealed |= rh_session_is_sealed (session, i) ? 1u << i : 0;

  rh_cape_public_update (table,
                         setup,
                         rh_session_get_state (session),
                         sealed,
                         rh_session_get_status (session) == RH_GAME_ENDED);
}

static GtkWidget *
public_new (RhSession *session)
{
  GtkWidget *table = rh_cape_public_new (rh_session_get_setup (session));

  on_changed_cb (RH_CAPE_PUBLIC (table), session);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_changed_cb), table, G_CONNECT_SWAPPED);

  return table;
}

const RhGameUi rh_cape_ui = {
  .game = &rh_cape_game,
  .page_new = rh_cape_page_new,
  .public_new = public_new,
  .rules_new = rh_cape_rules_new,
  .describe = describe,
  .options = rh_cape_options,
};
