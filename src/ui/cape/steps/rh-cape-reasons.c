/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: where each number of a turn comes from. */

#include "config.h"

#include "rh-cape-reasons.h"

#include "rh-announce.h"
#include "rh-cape-text-why.h"
#include "rh-children.h"
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

static void
say (GtkWidget *reasons)
{
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
