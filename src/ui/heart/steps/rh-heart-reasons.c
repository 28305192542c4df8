/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where the numbers of a claim come from, and those of the player's points. */

#include "config.h"

#include "rh-heart-reasons.h"

#include "rh-heart-text-tally.h"
#include "rh-heart-text-why.h"

static void
add_last (RhReasons *reasons, const RhSetup *setup, const RhHeartState *state)
{
  g_autofree char *title = rh_heart_text_why_last (setup->seats[state->last.seat].name);
  g_autoptr (GPtrArray) rows = rh_heart_text_tally_last (state);

  if (rows->len > 0)
    rh_reasons_add (reasons, title, rows);
}

/**
 * rh_heart_reasons_show:
 * @reasons: where they stand
 * @session: the game
 * @seat: whose turn it is, from 0
 * @offer: (nullable): the claim, where all of it is told
 *
 * Explains the claim, and the points that the player has. Before anything of a claim is told, it is the route claimed last that
 * people ask about, too.
 */
void
rh_heart_reasons_show (RhReasons *reasons, RhSession *session, guint seat, const RhHeartOffer *offer)
{
  const RhSetup *setup = rh_session_get_setup (session);
  g_autofree char *title = rh_heart_text_why_title (setup->seats[seat].name);
  g_autoptr (GPtrArray) points = rh_heart_text_tally_points (rh_session_get_state (session), seat);

  rh_reasons_clear (reasons);
  if (offer != NULL) {
    g_autofree char *route = rh_heart_text_why_name (offer->colour, offer->length);
    g_autoptr (GPtrArray) rows = rh_heart_text_tally_claim (setup, offer);

    rh_reasons_add (reasons, route, rows);
  } else {
    add_last (reasons, setup, rh_session_get_state (session));
  }
  rh_reasons_add_sum (reasons, title, points);
}
