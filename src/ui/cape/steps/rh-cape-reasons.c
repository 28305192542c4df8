/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: where each number of a turn comes from; and what the others would pay. */

#include "config.h"

#include "rh-cape-reasons.h"

#include "rh-cape-text-why.h"
#include "rh-children.h"
#include "rh-colour.h"
#include "rh-label.h"

#include <glib/gi18n.h>

/* In one line where there is room. */
static GtkWidget *
make_line (const char *text, const char *css_class)
{
  GtkWidget *label = rh_label_new (text, css_class);

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);

  return label;
}

static void
add_line (GtkWidget *section, const char *text)
{
  gtk_box_append (GTK_BOX (section), make_line (text, "cape-reason"));
}

static GtkWidget *
add_section (RhWrap *wrap, const char *title)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  gtk_box_append (GTK_BOX (section), rh_label_new (title, "rh-row-caption"));
  rh_wrap_append (wrap, section);

  return section;
}

static void
add_sum (RhWrap *wrap, const RhCapeState *state, guint seat)
{
  GtkWidget *section;
  g_auto (GStrv) lines = NULL;
  RhCapeOffer offer;

  if (!rh_cape_offer_compute (state, seat, &offer))
    return;

  section = add_section (wrap, C_("why", "The sum"));
  lines = rh_cape_text_why_sum (state, &offer);
  for (guint i = 0; lines[i] != NULL; i++)
    add_line (section, lines[i]);
}

static void
add_capital (RhWrap *wrap, const char *name, const RhCapeWhy *why)
{
  g_autofree char *title = rh_cape_text_why_capital (name);
  GtkWidget *section = add_section (wrap, title);

  for (guint i = 0; i < why->n_changes; i++) {
    g_autofree char *line = rh_cape_text_why_change (&why->changes[i]);

    add_line (section, line);
  }
}

static void
add_gains (RhWrap *wrap, GtkWidget **section, const RhSetup *setup, guint seat, const RhCapeWhy *why)
{
  if (why->n_gains > 0 && *section == NULL)
    *section = add_section (wrap, rh_cape_text_why_gains ());

  for (guint i = 0; i < why->n_gains; i++) {
    g_autofree char *line = rh_cape_text_why_gain (setup, seat, &why->gains[i]);

    add_line (*section, line);
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
  GtkWidget *gains = NULL;

  rh_children_clear (GTK_WIDGET (wrap));
  add_sum (wrap, state, seat);
  for (guint i = 0; i < setup->n_seats; i++) {
    guint other = (seat + i) % setup->n_seats;
    RhCapeWhy why;

    /* What is played has been played before. */
    if (!rh_cape_text_why_trace (setup, rh_session_get_moves (session), rh_session_get_n_played (session), other, &why))
      g_return_if_reached ();

    if (i == 0)
      add_capital (wrap, setup->seats[seat].name, &why);
    add_gains (wrap, &gains, setup, other, &why);
  }
}

/**
 * rh_cape_reasons_show_others:
 * @wrap: where they stand
 * @setup: the players
 * @state: where the game stands
 * @seat: whose turn it is, from 0
 *
 * Shows what a build would cost each of the others with the common row as it
 * lies, the left neighbour first (rules B3, B4). Every number is the offer's.
 * The lines remain when the numbers change: not all of them do at each card.
 */
void
rh_cape_reasons_show_others (RhWrap *wrap, const RhSetup *setup, const RhCapeState *state, guint seat)
{
  GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (wrap));

  if (line == NULL) {
    rh_wrap_append (wrap, make_line (_("What the others would pay now"), "rh-row-caption"));
    for (guint i = 1; i < state->n_seats; i++)
      rh_wrap_append (wrap, make_line (NULL, "cape-reason"));
    line = gtk_widget_get_first_child (GTK_WIDGET (wrap));
  }
  for (guint i = 1; i < state->n_seats; i++) {
    guint other = (seat + i) % state->n_seats;
    const RhSeat *player = &setup->seats[other];
    g_autofree char *name = g_strdup_printf ("%s %s", rh_colour_shape (player->colour), player->name);
    g_autofree char *text = NULL;
    RhCapeOffer offer;

    rh_cape_offer_compute (state, other, &offer);
    text = rh_cape_text_why_other (name, &offer);
    line = gtk_widget_get_next_sibling (line);
    gtk_label_set_label (GTK_LABEL (line), text);
  }
}
