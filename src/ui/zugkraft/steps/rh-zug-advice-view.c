/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise, for who asks: after how many rolls, the chances in a sentence each, and how they were counted. */

#include "config.h"

#include "rh-zug-advice-view.h"

#include "rh-button.h"
#include "rh-label.h"
#include "rh-text-size.h"
#include "rh-wrap.h"
#include "rh-zug-style.h"
#include "rh-zug-text-advice.h"

#include <glib/gi18n.h>

#define WIDTH_CHARS 6 /* of a button: the four have one line, on a phone too */

struct _RhZugAdviceView {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkLabel *text;
  RhButton *rolls[RH_ZUG_ROLLS_SAFE + 1]; /* the first unused */
  RhButton *why;

  RhZugTurn turn;
  guint     n_rolls; /* 0 until somebody tells */
  gboolean  counts; /* whether it is shown how the chances were counted */
};

G_DEFINE_FINAL_TYPE (RhZugAdviceView, rh_zug_advice_view, ADW_TYPE_BIN)

static void
show (RhZugAdviceView *self)
{
  g_autofree char *text = NULL;
  RhZugAdvice advice;

  rh_zug_advice_compute (&self->turn.train, self->n_rolls, self->turn.target, self->turn.shares, &advice);
  text = self->counts ? rh_zug_text_advice_why (&advice) : rh_zug_text_advice (&advice);
  gtk_label_set_label (self->text, text);
  for (guint i = 1; i < G_N_ELEMENTS (self->rolls); i++)
    rh_button_set_chosen (self->rolls[i], i == advice.rolls);
  rh_button_set_chosen (self->why, self->counts);
  gtk_widget_set_sensitive (GTK_WIDGET (self->why), advice.kind != RH_ZUG_ADVICE_NONE);
}

static void
on_rolls_cb (GtkButton *button, RhZugAdviceView *self)
{
  self->n_rolls = 1;
  while (GTK_BUTTON (self->rolls[self->n_rolls]) != button)
    self->n_rolls++;
  show (self);
}

static void
on_why_cb (GtkButton *button, RhZugAdviceView *self)
{
  self->counts = !self->counts;
  show (self);
}

static void
rh_zug_advice_view_class_init (RhZugAdviceViewClass *klass)
{
  rh_zug_style_load ();
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_button (RhZugAdviceView *self, GtkWidget *row, GtkWidget *button, GCallback on_clicked)
{
  rh_button_set_width_chars (RH_BUTTON (button), WIDTH_CHARS);
  gtk_widget_add_css_class (button, "advice");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (button, "clicked", on_clicked, self, 0);
  rh_wrap_append (RH_WRAP (row), button);

  return button;
}

static void
add_rolls (RhZugAdviceView *self, GtkWidget *row)
{
  for (guint i = 1; i < G_N_ELEMENTS (self->rolls); i++) {
    GtkWidget *button = add_button (self, row, rh_button_new_radio (), G_CALLBACK (on_rolls_cb));
    g_autofree char *key = g_strdup_printf ("%u", i);

    self->rolls[i] = RH_BUTTON (button);
    rh_button_set (self->rolls[i], rh_zug_text_advice_rolls (i), NULL);
    rh_button_set_name (self->rolls[i], rh_zug_text_advice_rolls_spoken (i));
    rh_button_set_key (self->rolls[i], key);
  }
}

static void
rh_zug_advice_view_init (RhZugAdviceView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *row = rh_wrap_new (6, TRUE);

  add_rolls (self, row);
  self->why = RH_BUTTON (add_button (self, row, rh_button_new (), G_CALLBACK (on_why_cb)));
  rh_button_set (self->why, C_("button", "Why?"), NULL);
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (self->why, C_("key for Why?, Zugkraft", "y"));
  gtk_box_append (GTK_BOX (box), row);

  /* Below its buttons: what is too long is scrolled, and they stay. */
  self->text = GTK_LABEL (rh_label_new (NULL, "zug-advice"));
  gtk_label_set_xalign (self->text, 0);
  rh_text_size_wrap (self->text);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));

  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("dice", "Advice"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rh_zug_advice_view_get_text:
 * @self: a view of advice
 *
 * Returns: (transfer none): what has the sentences, empty while it is closed
 */
GtkLabel *
rh_zug_advice_view_get_text (RhZugAdviceView *self)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), NULL);

  return self->text;
}

/**
 * rh_zug_advice_view_begin:
 * @self: a view of advice
 *
 * Somebody asks for it: without the count, and before it is told how many rolls were made. Of a train that can run that is as
 * if there had been three, which is usual.
 */
void
rh_zug_advice_view_begin (RhZugAdviceView *self)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  self->n_rolls = 0;
  self->counts = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

/**
 * rh_zug_advice_view_update:
 * @self: a view of advice that was begun
 * @turn: the turn as it was entered so far
 *
 * Tells what the dice promise.
 */
void
rh_zug_advice_view_update (RhZugAdviceView *self, const RhZugTurn *turn)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  self->turn = *turn;
  show (self);
}

/**
 * rh_zug_advice_view_close:
 * @self: a view of advice
 *
 * Nobody wants it any more.
 */
void
rh_zug_advice_view_close (RhZugAdviceView *self)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_label_set_label (self->text, "");
}

/**
 * rh_zug_advice_view_key:
 * @self: a view of advice
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether the key was one of its buttons', which it takes only while it is shown
 */
gboolean
rh_zug_advice_view_key (RhZugAdviceView *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;

  for (guint i = 1; i < G_N_ELEMENTS (self->rolls); i++) {
    if (rh_button_take_key (self->rolls[i], keyval, modifiers))
      return TRUE;
  }

  return rh_button_take_key (self->why, keyval, modifiers);
}
