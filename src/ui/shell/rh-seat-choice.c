/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice of one of those who sit at the table, by name. It goes along with who changes places. */

#include "config.h"

#include "rh-seat-choice.h"

#include "rh-choice.h"

#include <glib/gi18n.h>

struct _RhSeatChoice {
  AdwBin parent_instance;

  /* Owned */
  char  *title;
  GStrv  names;

  guint n_buttons;
  guint seat;
};

G_DEFINE_FINAL_TYPE (RhSeatChoice, rh_seat_choice, ADW_TYPE_BIN)

static void
rh_seat_choice_finalize (GObject *object)
{
  RhSeatChoice *self = RH_SEAT_CHOICE (object);

  g_free (self->title);
  g_strfreev (self->names);

  G_OBJECT_CLASS (rh_seat_choice_parent_class)->finalize (object);
}

static void
rh_seat_choice_class_init (RhSeatChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_seat_choice_finalize;
}

static void
rh_seat_choice_init (RhSeatChoice *self)
{
  self->names = g_new0 (char *, 1);
}

/**
 * rh_seat_choice_new:
 * @title: what is chosen
 *
 * Returns: (transfer floating): a choice among nobody yet
 */
GtkWidget *
rh_seat_choice_new (const char *title)
{
  RhSeatChoice *self = g_object_new (RH_TYPE_SEAT_CHOICE, NULL);

  self->title = g_strdup (title);

  return GTK_WIDGET (self);
}

static void
on_chosen_cb (RhSeatChoice *self, guint seat)
{
  self->seat = seat;
  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.first", NULL);
}

static char *
make_label (const char *name, guint seat)
{
  /* Translators: who has no name yet; the place at the table, from 1 */
  return *name != '\0' ? g_strdup (name) : g_strdup_printf (_("Player %u"), seat + 1);
}

static void
set_label (RhButton *button, const char *name, guint seat)
{
  g_autofree char *label = make_label (name, seat);

  rh_button_set (button, label, NULL);
}

/* The buttons stay while there are as many, so that whoever is at one of them stays there. */
static void
show_names (RhSeatChoice *self)
{
  guint n = g_strv_length (self->names);
  GtkWidget *choice = adw_bin_get_child (ADW_BIN (self));

  if (choice == NULL || self->n_buttons != n) {
    choice = rh_choice_new (self->title);
    for (guint i = 0; i < n; i++)
      set_label (rh_choice_add (RH_CHOICE (choice), i), self->names[i], i);
    g_signal_connect_object (choice, "chosen", G_CALLBACK (on_chosen_cb), self, G_CONNECT_SWAPPED);
    adw_bin_set_child (ADW_BIN (self), choice);
    self->n_buttons = n;
  } else {
    for (guint i = 0; i < n; i++)
      set_label (rh_choice_get (RH_CHOICE (choice), i), self->names[i], i);
  }
  rh_choice_set (RH_CHOICE (choice), (int) self->seat);
  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.first", NULL);
}

static gboolean
is_at (const char *const *names, guint n, guint seat, const char *name)
{
  return seat < n && g_str_equal (names[seat], name);
}

/* Where whoever is chosen sits now; who has left is chosen no more, and who has no name can't be told from others. */
static guint
find_chosen (RhSeatChoice *self, const char *const *names)
{
  guint n = g_strv_length ((char **) names);
  guint n_before = g_strv_length (self->names);
  const char *chosen = self->seat < n_before ? self->names[self->seat] : "";

  if (*chosen != '\0' && !is_at (names, n, self->seat, chosen)) {
    for (guint i = 0; i < n; i++) {
      if (g_str_equal (names[i], chosen))
        return i;
    }
    if (n < n_before)
      return 0;
  }

  return self->seat < n ? self->seat : 0;
}

/**
 * rh_seat_choice_set_names:
 * @self: a choice
 * @names: (array zero-terminated=1): who sits at the table now, in the order of the seats; empty for who has no name yet
 *
 * Lets one of these be chosen. Whoever is chosen stays so wherever they sit down; when they leave it is the first.
 */
void
rh_seat_choice_set_names (RhSeatChoice *self, const char *const *names)
{
  g_return_if_fail (RH_IS_SEAT_CHOICE (self));

  self->seat = find_chosen (self, names);
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  show_names (self);
}

/**
 * rh_seat_choice_get:
 * @self: a choice
 *
 * Returns: the seat that is chosen
 */
guint
rh_seat_choice_get (RhSeatChoice *self)
{
  g_return_val_if_fail (RH_IS_SEAT_CHOICE (self), 0);

  return self->seat;
}

/**
 * rh_seat_choice_dup_name:
 * @self: a choice
 *
 * Returns: (transfer full) (nullable): what whoever is chosen is called; %NULL as long as there is nobody
 */
char *
rh_seat_choice_dup_name (RhSeatChoice *self)
{
  g_return_val_if_fail (RH_IS_SEAT_CHOICE (self), NULL);

  return self->seat < g_strv_length (self->names) ? make_label (self->names[self->seat], self->seat) : NULL;
}

/**
 * rh_seat_choice_set:
 * @self: a choice
 * @seat: a seat; one that isn't there leaves what is chosen
 *
 * Chooses it.
 */
void
rh_seat_choice_set (RhSeatChoice *self, guint seat)
{
  g_return_if_fail (RH_IS_SEAT_CHOICE (self));

  if (seat >= self->n_buttons)
    return;

  self->seat = seat;
  show_names (self);
}
