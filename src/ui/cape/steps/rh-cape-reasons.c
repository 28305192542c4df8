/* SPDX-License-Identifier: GPL-3.0-or-later
 * The answer to “Why?”: where each number of a turn comes from. */

#include "config.h"

#include "rh-cape-reasons.h"

#include "rh-cape-style.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-label.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

struct _RhCapeReasons {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *scroller;
  GtkWidget *wrap;
};

G_DEFINE_FINAL_TYPE (RhCapeReasons, rh_cape_reasons, ADW_TYPE_BIN)

static gboolean
rh_cape_reasons_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (RH_CAPE_REASONS (widget)->scroller);
}

static void
rh_cape_reasons_class_init (RhCapeReasonsClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = rh_cape_reasons_grab_focus;

  rh_cape_style_load ();
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rh_cape_reasons_init (RhCapeReasons *self)
{
  self->wrap = rh_wrap_new (32, FALSE);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                 "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "overlay-scrolling", FALSE,
                                 "child", self->wrap,
                                 NULL);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Why these numbers"), -1);
}

static void
add_line (GtkWidget *section, const char *text)
{
  GtkWidget *label = rh_label_new (text, "cape-reason");

  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (section), label);
}

static GtkWidget *
add_section (RhCapeReasons *self, const char *title)
{
  GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  gtk_box_append (GTK_BOX (section), rh_label_new (title, "rh-row-caption"));
  rh_wrap_append (RH_WRAP (self->wrap), section);

  return section;
}

static void
add_sum (RhCapeReasons *self, const RhCapeState *state, guint seat)
{
  GtkWidget *section;
  g_auto (GStrv) lines = NULL;
  RhCapeOffer offer;

  if (!rh_cape_offer_compute (state, seat, &offer))
    return;

  section = add_section (self, C_("why", "The sum"));
  lines = rh_cape_text_why_sum (state, &offer);
  for (guint i = 0; lines[i] != NULL; i++)
    add_line (section, lines[i]);
}

static void
add_capital (RhCapeReasons *self, const char *name, const RhCapeWhy *why)
{
  g_autofree char *title = NULL;
  GtkWidget *section;

  /* Translators: a player; L is the key for the ledger, in upper case: the same as elsewhere */
  title = g_strdup_printf (_("%s’s capital (the whole ledger: L)"), name);
  section = add_section (self, title);
  for (guint i = 0; i < why->n_changes; i++) {
    const RhEntry *entry = &why->changes[i].entry;
    g_autofree char *reason = rh_cape_text_entry (entry, &why->changes[i].before);
    g_autofree char *balance = rh_cape_text_pounds (entry->balance);
    g_autofree char *amount = rh_cape_text_pounds (entry->amount);
    g_autofree char *line = NULL;

    if (entry->kind == RH_CAPE_ENTRY_START) {
      /* Translators: the first line of the ledger: “Start: £100” */
      line = g_strdup_printf (C_("ledger line", "%1$s: %2$s"), reason, balance);
    } else if (entry->amount > 0) {
      /* Translators: a line of the ledger: its reason, the pounds gained, the capital then */
      line = g_strdup_printf (C_("ledger line", "%1$s: +%2$s, leaves %3$s"), reason, amount, balance);
    } else {
      /* Translators: a line of the ledger: its reason, the pounds paid (with a minus), the capital then */
      line = g_strdup_printf (C_("ledger line", "%1$s: %2$s, leaves %3$s"), reason, amount, balance);
    }
    add_line (section, line);
  }
}

static void
add_gains (RhCapeReasons *self, GtkWidget **section, const RhSetup *setup, guint seat, const RhCapeWhy *why)
{
  if (why->n_gains > 0 && *section == NULL)
    *section = add_section (self, _("Where the bonus rails in hand come from"));

  for (guint i = 0; i < why->n_gains; i++) {
    g_autofree char *line = rh_cape_text_why_gain (setup, seat, &why->gains[i]);

    add_line (*section, line);
  }
}

/**
 * rh_cape_reasons_show:
 * @self: the reasons
 * @session: the game
 * @seat: whose turn it is, from 0
 *
 * Explains the sum and the capital of that seat, and everybody's bonus rails.
 */
void
rh_cape_reasons_show (RhCapeReasons *self, RhSession *session, guint seat)
{
  const RhSetup *setup = rh_session_get_setup (session);
  const RhCapeState *state = rh_session_get_state (session);
  GtkWidget *gains = NULL;
  GtkWidget *child;

  g_return_if_fail (RH_IS_CAPE_REASONS (self));

  while ((child = gtk_widget_get_first_child (self->wrap)) != NULL)
    gtk_widget_unparent (child);

  add_sum (self, state, seat);
  for (guint i = 0; i < setup->n_seats; i++) {
    guint other = (seat + i) % setup->n_seats;
    RhCapeWhy why;

    /* What is played has been played before. */
    if (!rh_cape_text_why_trace (setup, rh_session_get_moves (session), rh_session_get_n_played (session), other, &why))
      g_return_if_reached ();

    if (i == 0)
      add_capital (self, setup->seats[seat].name, &why);
    add_gains (self, &gains, setup, other, &why);
  }
}
