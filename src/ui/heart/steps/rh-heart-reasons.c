/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: where the numbers of a claim come from, and those of the player's points. */

#include "config.h"

#include "rh-heart-reasons.h"

#include "rh-heart-text-claim.h"
#include "rh-heart-text-why.h"

#include "rh-announce.h"
#include "rh-children.h"
#include "rh-label.h"

#define SPOKEN "rh-heart-spoken"

/* Figures below each other, as on paper, the sum below a line. */
static void
add_line (GtkGrid *grid, const RhHeartSumLine *line, int row, gboolean last)
{
  GtkWidget *what = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *figure = rh_label_new (line->figure, "heart-reason");

  gtk_widget_set_hexpand (what, TRUE);
  gtk_box_append (GTK_BOX (what), rh_label_new (line->what, "heart-reason"));
  if (line->how != NULL)
    gtk_box_append (GTK_BOX (what), rh_label_new (line->how, "heart-how"));
  gtk_label_set_xalign (GTK_LABEL (figure), 1);
  gtk_label_set_wrap (GTK_LABEL (figure), FALSE);
  gtk_widget_set_valign (figure, GTK_ALIGN_START);
  if (last) {
    gtk_widget_add_css_class (what, "heart-total");
    gtk_widget_add_css_class (figure, "heart-total");
  }
  gtk_grid_attach (grid, what, 0, row, 1, 1);
  gtk_grid_attach (grid, figure, 1, row, 1, 1);
}

static GtkGrid *
make_sum (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "heart-sum");

  return GTK_GRID (grid);
}

/* What is read aloud is a sentence for each thing, not a column. What it comes to stands where nothing scrolls it away. */
static void
add_sum (GtkBox *box, GtkBox *total, const char *title, const RhHeartPlayer *player)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkGrid *grid = make_sum ();
  GtkGrid *last = make_sum ();
  g_autoptr (GPtrArray) lines = rh_heart_text_why_sum (player);
  g_auto (GStrv) spoken = rh_heart_text_why_points (player);

  for (guint i = 0; i + 1 < lines->len; i++)
    add_line (grid, lines->pdata[i], (int) i, FALSE);
  add_line (last, lines->pdata[lines->len - 1], 0, TRUE);
  g_object_set_data_full (G_OBJECT (grid), SPOKEN, g_strjoinv (". ", spoken), g_free);
  gtk_box_append (GTK_BOX (section), rh_label_new (title, "rh-row-caption"));
  gtk_box_append (GTK_BOX (section), GTK_WIDGET (grid));
  gtk_box_append (box, section);
  gtk_box_append (total, GTK_WIDGET (last));
}

static void
add_section (GtkBox *box, const char *const *lines)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  for (guint i = 0; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (section), rh_label_new (lines[i], "heart-reason"));
  gtk_box_append (box, section);
}

/**
 * rh_heart_reasons_show:
 * @box: where they stand
 * @total: where it stands what the points come to
 * @session: the game
 * @seat: whose turn it is, from 0
 * @offer: (nullable): the claim, where all of it is told
 *
 * Explains the claim, and the points that the player has.
 */
void
rh_heart_reasons_show (GtkBox *box, GtkBox *total, RhSession *session, guint seat, const RhHeartOffer *offer)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhHeartState *state = rh_session_get_state (session);
  g_autofree char *title = rh_heart_text_why_title (setup->seats[seat].name);

  rh_children_clear (GTK_WIDGET (box));
  rh_children_clear (GTK_WIDGET (total));
  if (offer != NULL) {
    g_auto (GStrv) claim = rh_heart_text_claim_why (setup, offer);

    add_section (box, (const char *const *) claim);
  }
  add_sum (box, total, title, &state->players[seat]);
}

static void
say (GtkWidget *reasons)
{
  const char *spoken = g_object_get_data (G_OBJECT (reasons), SPOKEN);

  if (spoken != NULL) {
    rh_announce (reasons, spoken);
    return;
  }
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
