/* SPDX-License-Identifier: GPL-3.0-or-later
 * The tickets that were entered, and the figure that is begun: each a button that takes it off; and a word on what is
 * to be entered. */

#include "config.h"

#include "rh-heart-chips.h"

#include "rh-heart-style.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-step.h"

#include "rh-button.h"
#include "rh-scroll.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define SPACING 4

struct _RhHeartChips {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhWrap   *wrap;
  GtkLabel *line; /* behind the last: what was entered, or is to be entered; or what was taken off */
  RhButton *back; /* behind that: gives it back */

  GPtrArray *buttons; /* owned; (element-type RhButton), as many as there ever were */
};

G_DEFINE_FINAL_TYPE (RhHeartChips, rh_heart_chips, ADW_TYPE_BIN)

static guint dropped_signal, put_back_signal;

static void
on_clicked_cb (GtkButton *button, RhHeartChips *self)
{
  guint i;

  if (g_ptr_array_find (self->buttons, button, &i))
    g_signal_emit (self, dropped_signal, 0, i);
}

static void
on_back_cb (GtkButton *button, RhHeartChips *self)
{
  g_signal_emit (self, put_back_signal, 0);
}

static void
rh_heart_chips_finalize (GObject *object)
{
  g_ptr_array_unref (RH_HEART_CHIPS (object)->buttons);

  G_OBJECT_CLASS (rh_heart_chips_parent_class)->finalize (object);
}

static void
rh_heart_chips_class_init (RhHeartChipsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_heart_chips_finalize;

  rh_heart_style_load ();

  dropped_signal = g_signal_new ("dropped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  put_back_signal = g_signal_new ("put-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
add_back (RhHeartChips *self)
{
  self->back = RH_BUTTON (rh_button_new ());
  /* Translators: on a button behind a ticket that was just taken away: enters it again; short */
  rh_button_set (self->back, C_("button", "Put Back"), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->back), "heart-chip");
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->back), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->back), FALSE);
  g_signal_connect (self->back, "clicked", G_CALLBACK (on_back_cb), self);
  rh_wrap_append (self->wrap, GTK_WIDGET (self->back));
}

static void
rh_heart_chips_init (RhHeartChips *self)
{
  self->buttons = g_ptr_array_new ();
  self->wrap = RH_WRAP (rh_wrap_new (SPACING, FALSE));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tickets entered"), -1);
  self->line = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->line, 0);
  gtk_label_set_wrap (self->line, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->line), "heart-entered");
  rh_wrap_append (self->wrap, GTK_WIDGET (self->line));
  add_back (self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->wrap));
}

/**
 * rh_heart_chips_new:
 *
 * Returns: (transfer floating): no tickets
 */
GtkWidget *
rh_heart_chips_new (void)
{
  return g_object_new (RH_TYPE_HEART_CHIPS, NULL);
}

static RhButton *
get_button (RhHeartChips *self, guint i)
{
  if (i == self->buttons->len) {
    GtkWidget *button = rh_button_new ();

    gtk_widget_add_css_class (button, "heart-chip");
    gtk_widget_set_focus_on_click (button, FALSE); /* or Enter would take off the one that moves up */
    g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
    gtk_widget_insert_before (button, GTK_WIDGET (self->wrap), GTK_WIDGET (self->line));
    g_ptr_array_add (self->buttons, button);
  }

  return g_ptr_array_index (self->buttons, i);
}

static void
show (RhButton *button, const RhHeartDraft *draft, guint i)
{
  g_autofree char *text = rh_heart_text_step_chip (draft, i);
  g_autofree char *name = rh_heart_text_step_drop (draft, i);

  rh_button_set (button, text, NULL);
  rh_button_set_name (button, name);
  rh_style_toggle (GTK_WIDGET (button), "failed", i < draft->n_tickets && draft->tickets[i] < 0);
  rh_style_toggle (GTK_WIDGET (button), "open", i == draft->n_tickets);
}

static gboolean
is_focus (gpointer widget)
{
  return gtk_widget_get_root (widget) != NULL && gtk_widget_is_focus (widget);
}

/* Who takes one off by Enter has the button that gives it back under the next one, and the other way round: an Enter too many
 * neither takes off another nor is done with those that are left. */
static void
move_focus (RhHeartChips *self, gboolean chip, gboolean back, guint n)
{
  if (chip && gtk_widget_get_visible (GTK_WIDGET (self->back)))
    gtk_widget_grab_focus (GTK_WIDGET (self->back));
  else if (back && n > 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->buttons, n - 1));
}

/**
 * rh_heart_chips_set:
 * @self: the tickets
 * @draft: tickets that are being entered
 * @before: (nullable): what was entered before
 *
 * Shows these. A ticket that was just taken off is named, where the last that stays would be: of two that are equal it can't
 * be seen which is gone, nor that one is.
 */
void
rh_heart_chips_set (RhHeartChips *self, const RhHeartDraft *draft, const RhHeartDraft *before)
{
  guint n = draft->n_tickets + (draft->typed > 0);
  g_autofree char *off = rh_heart_text_ask_taken_off (draft, before);
  g_autofree char *entered = rh_heart_text_ask_entered (draft);
  gboolean back = is_focus (self->back);
  gboolean chip = !back && gtk_widget_get_focus_child (GTK_WIDGET (self->wrap)) != NULL;

  g_return_if_fail (RH_IS_HEART_CHIPS (self));

  for (guint i = 0; i < n; i++)
    show (get_button (self, i), draft, i);
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->buttons, i), i < n);
  gtk_label_set_text (self->line, off != NULL ? off : entered);
  rh_style_toggle (GTK_WIDGET (self->line), "off", off != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->back), off != NULL);
  move_focus (self, chip, back, n);
  rh_scroll_to (GTK_WIDGET (self->line)); /* behind the newest */
}

/**
 * rh_heart_chips_tell_off:
 * @self: the tickets, after one was taken off
 *
 * Where there are more than have room, what says so may be scrolled away: then the table tells it, too.
 */
void
rh_heart_chips_tell_off (RhHeartChips *self)
{
  GtkWidget *around = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *all;

  g_return_if_fail (RH_IS_HEART_CHIPS (self));

  if (around == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->back)))
    return;
  all = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (around));
  if (gtk_adjustment_get_upper (all) > gtk_adjustment_get_page_size (all))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.tell", "s", gtk_label_get_text (self->line));
}

/**
 * rh_heart_chips_get_line:
 * @self: the tickets
 *
 * Returns: (transfer none): what says what was entered last, or is to be entered
 */
GtkLabel *
rh_heart_chips_get_line (RhHeartChips *self)
{
  return self->line;
}
