/* SPDX-License-Identifier: GPL-3.0-or-later
 * What everybody has, in a line: each player's mark, the figure that counts, and what a game puts beside it. Whoever
 * taps there sees that player's part of the board. */

#include "config.h"

#include "rh-strip.h"

#include "rh-colour.h"
#include "rh-figure.h"
#include "rh-mark.h"
#include "rh-parts-style.h"
#include "rh-prompt.h"
#include "rh-style.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 2
#define MARK_SPACING 4
#define SIGN_CHARS 1 /* of what stands beside it, and */
#define CHARS 3 /* of a figure: those of all have as much room, whatever they are, so that nothing moves */

/* The board says it all to screen readers, wherever it is scrolled: they aren't told twice. A newer GTK tells them that
 * whatever has come into sight isn't hidden, which it has once what is around it has. */
static void
hide_figures (GtkWidget *inside)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (inside), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static GtkWidget *
make_figures (const RhTelling *telling, const char *colour)
{
  GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, MARK_SPACING);
  GtkWidget *figure = gtk_label_new (NULL);
  GtkWidget *mark = rh_mark_new (colour);

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (inside), mark);
  gtk_label_set_width_chars (GTK_LABEL (figure), CHARS);
  gtk_box_append (GTK_BOX (inside), figure);
  if (telling->beside != NULL)
    gtk_box_append (GTK_BOX (inside), g_object_new (GTK_TYPE_LABEL, "width-chars", SIGN_CHARS, NULL));
  gtk_widget_set_halign (inside, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (inside, GTK_ALIGN_CENTER);
  hide_figures (inside);

  return inside;
}

static void
on_map_cb (GtkWidget *place)
{
  hide_figures (gtk_widget_get_first_child (place));
}

/* What has the focus, such as a figure being entered, keeps it. */
static GtkWidget *
make_place (const RhTelling *telling, const RhSetup *setup, guint i)
{
  /* Translators: a button: shows that player's part of the table */
  g_autofree char *name = g_strdup_printf (_("Show %s’s Part of the Table"), setup->seats[i].name);
  GtkWidget *place = g_object_new (RH_TYPE_PROMPT,
                                   "focus-on-click", FALSE,
                                   "action-name", "table.look",
                                   "action-target", g_variant_new_uint32 (i),
                                   "child", make_figures (telling, rh_colour_of_seat (setup->seats[i].colour, i)),
                                   NULL);

  gtk_widget_add_css_class (place, "flat");
  rh_tooltip_name (place, name);
  g_signal_connect_after (place, "map", G_CALLBACK (on_map_cb), NULL);

  return place;
}

/**
 * rh_strip_new:
 * @telling: what is said of the game
 * @setup: the players
 *
 * Returns: (transfer floating): a line with a place for each of them, which shows that player's part of the board
 */
GtkWidget *
rh_strip_new (const RhTelling *telling, const RhSetup *setup)
{
  GtkWidget *strip = rh_wrap_new_filled (SPACING);

  rh_parts_style_load ();
  gtk_widget_add_css_class (strip, "rh-strip");
  for (guint i = 0; i < setup->n_seats; i++)
    rh_wrap_append (RH_WRAP (strip), make_place (telling, setup, i));

  return strip;
}

/* The last that was written down of that player; NULL where nothing was. */
static const RhEntry *
find_last (const RhEntries *entries, guint seat)
{
  for (guint i = rh_entries_get_n (entries); i > 0; i--) {
    const RhEntry *entry = rh_entries_get (entries, i - 1);

    if (entry->seat == seat)
      return entry;
  }

  return NULL;
}

static void
show_beside (GtkWidget *label, const char *sign)
{
  gtk_label_set_text (GTK_LABEL (label), sign != NULL ? sign : "");
}

/**
 * rh_strip_update:
 * @strip: such a line
 * @telling: what is said of the game
 * @session: the game
 * @turn: whose turn it is, from 0, or -1
 *
 * Shows what everybody has now, and who is on turn.
 */
void
rh_strip_update (GtkWidget *strip, const RhTelling *telling, RhSession *session, int turn)
{
  const RhEntries *entries = rh_session_get_entries (session);
  GtkWidget *place = gtk_widget_get_first_child (strip);

  for (guint i = 0; place != NULL; i++, place = gtk_widget_get_next_sibling (place)) {
    const RhEntry *entry = find_last (entries, i);
    int figure = entry != NULL ? rh_figure_get (telling, rh_session_get_setup (session), entry) : 0;
    g_autofree char *text = telling->amount (figure);
    GtkWidget *label = gtk_widget_get_next_sibling (gtk_widget_get_first_child (gtk_widget_get_first_child (place)));

    gtk_label_set_text (GTK_LABEL (label), text);
    if (telling->beside != NULL)
      show_beside (gtk_widget_get_next_sibling (label), telling->beside (rh_session_get_state (session), i));
    rh_style_select (place, (int) i == turn);
  }
}
