/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: where the numbers of a claim come from, and those of the player's points. */

#include "config.h"

#include "rh-heart-reasons.h"

#include "rh-heart-text-claim.h"
#include "rh-heart-text-why.h"

#include "rh-announce.h"
#include "rh-children.h"
#include "rh-label.h"

static void
add_section (GtkBox *box, const char *title, const char *const *lines)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  if (title != NULL)
    gtk_box_append (GTK_BOX (section), rh_label_new (title, "rh-row-caption"));
  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (section), rh_label_new (lines[i], "heart-reason"));
  gtk_box_append (box, section);
}

/**
 * rh_heart_reasons_show:
 * @box: where they stand
 * @session: the game
 * @seat: whose turn it is, from 0
 * @offer: (nullable): the claim, where all of it is told
 *
 * Explains the claim, and the points that the player has.
 */
void
rh_heart_reasons_show (GtkBox *box, RhSession *session, guint seat, const RhHeartOffer *offer)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhHeartState *state = rh_session_get_state (session);
  g_autofree char *title = rh_heart_text_why_title (setup->seats[seat].name);
  g_auto (GStrv) points = rh_heart_text_why_points (&state->players[seat]);

  rh_children_clear (GTK_WIDGET (box));
  if (offer != NULL) {
    g_auto (GStrv) claim = rh_heart_text_claim_why (setup, offer);

    add_section (box, NULL, (const char *const *) claim);
  }
  add_section (box, title, (const char *const *) points);
}

static void
say (GtkWidget *reasons)
{
  if (GTK_IS_LABEL (reasons))
    rh_announce (reasons, gtk_label_get_text (GTK_LABEL (reasons)));
  for (GtkWidget *child = gtk_widget_get_first_child (reasons); child != NULL; child = gtk_widget_get_next_sibling (child))
    say (child);
}

/**
 * rh_heart_reasons_focus:
 * @reasons: what has them in it, and can have the focus
 *
 * Gives it the focus, so that the arrow keys scroll it. The lines have none; they are said aloud, one after the other.
 */
void
rh_heart_reasons_focus (GtkWidget *reasons)
{
  gtk_widget_grab_focus (reasons);
  say (reasons);
}
