/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: where each number of a turn comes from. */

#include "config.h"

#include "rh-cape-reasons.h"

#include "rh-announce.h"
#include "rh-cape-text-tally.h"
#include "rh-cape-text-why.h"
#include "rh-children.h"
#include "rh-label.h"
#include "rh-tally.h"

#include <glib/gi18n.h>

/* Beside another where there is room for both. */
static RhWrap *
add_section (RhWrap *wrap, const char *title)
{
  GtkWidget *section = rh_wrap_new_column (1);
  GtkWidget *label = rh_label_new (title, "rh-row-caption");

  gtk_widget_set_hexpand (section, TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  rh_wrap_append (RH_WRAP (section), label);
  rh_wrap_append (wrap, section);

  return RH_WRAP (section);
}

static void
add_tally (RhWrap *section, GPtrArray *rows)
{
  GtkWidget *tally = rh_tally_new ();

  gtk_widget_set_hexpand (tally, TRUE);
  rh_tally_set (RH_TALLY (tally), rows);
  rh_wrap_append (section, tally);
}

static void
add_sum (RhWrap *wrap, const RhCapeState *state, const RhCapeOffer *offer)
{
  g_autoptr (GPtrArray) rows = rh_cape_text_tally_sum (state, offer);

  add_tally (add_section (wrap, C_("why", "The sum")), rows);
}

static void
add_capital (RhWrap *wrap, const char *name, const RhCapeWhy *why, const RhCapeOffer *offer)
{
  g_autofree char *title = rh_cape_text_why_capital (name);
  g_autoptr (GPtrArray) rows = rh_cape_text_tally_capital (why, offer);

  add_tally (add_section (wrap, title), rows);
}

static void
add_gains (RhWrap *wrap, RhWrap **section, const RhSetup *setup, guint seat, const RhCapeWhy *why)
{
  if (why->n_gains > 0 && *section == NULL)
    *section = add_section (wrap, rh_cape_text_why_gains ());

  for (guint i = 0; i < why->n_gains; i++) {
    g_autofree char *line = rh_cape_text_why_gain (setup, seat, &why->gains[i]);

    GtkWidget *label = rh_label_new (line, "cape-reason");

    gtk_widget_set_hexpand (label, TRUE);
    rh_wrap_append (*section, label);
  }
}

/**
 * rh_cape_reasons_show:
 * @wrap: where they stand
 * @session: the game
 * @seat: whose turn it is, from 0
 *
 * Explains the sum and the capital of that seat, and everybody's bonus rails.
 */
void
rh_cape_reasons_show (RhWrap *wrap, RhSession *session, guint seat)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhCapeState *state = rh_session_get_state (session);
  RhWrap *gains = NULL;
  RhCapeOffer offer;
  gboolean builds = rh_cape_offer_compute (state, seat, &offer);

  rh_children_clear (GTK_WIDGET (wrap));
  if (builds)
    add_sum (wrap, state, &offer);
  for (guint i = 0; i < setup->n_seats; i++) {
    guint other = (seat + i) % setup->n_seats;
    RhCapeWhy why;

    /* What is played has been played before. */
    if (!rh_cape_text_why_trace (setup, rh_session_get_moves (session), rh_session_get_n_played (session), other, &why))
      g_return_if_reached ();

    if (i == 0)
      add_capital (wrap, setup->seats[seat].name, &why, builds && state->phase == RH_CAPE_DECIDE ? &offer : NULL);
    add_gains (wrap, &gains, setup, other, &why);
  }
}

static void
say (GtkWidget *reasons)
{
  if (RH_IS_TALLY (reasons)) {
    rh_tally_say (RH_TALLY (reasons));
    return;
  }
  if (GTK_IS_LABEL (reasons))
    rh_announce (reasons, gtk_label_get_text (GTK_LABEL (reasons)));
  for (GtkWidget *child = gtk_widget_get_first_child (reasons); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    say (child);
}

/* What stands in the lanes of the others, the left neighbour first. */
static void
say_others (GtkWidget *reasons, const RhSetup *setup, const RhCapeState *state, guint seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 1; i < state->n_seats; i++) {
    guint other = (seat + i) % state->n_seats;
    g_autofree char *line = rh_cape_text_why_other (setup->seats[other].name, state, other);

    g_string_append_printf (text, i > 1 ? ". %s" : "%s", line);
  }
  rh_announce (reasons, text->str);
}

/**
 * rh_cape_reasons_focus:
 * @reasons: what has them in it, and can have the focus
 * @session: the game
 * @seat: whose turn it is, from 0
 *
 * Gives it the focus, so that the arrow keys scroll it. The lines have none; they are said aloud, one after the other,
 * and then what a build would cost the others.
 */
void
rh_cape_reasons_focus (GtkWidget *reasons, RhSession *session, guint seat)
{
  gtk_widget_grab_focus (reasons);
  say (reasons);
  say_others (reasons, rh_session_get_setup (session), rh_session_get_state (session), seat);
}
