/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice among the values of an option of a game: one of a few words, or a number. */

#include "config.h"

#include "rh-option-group.h"

#include "rh-text-size.h"

#include <glib/gi18n.h>

struct _RhOptionGroup {
  GtkBox parent_instance;

  /* Owned */
  GPtrArray *checks; /* of words */
  char      *number; /* as it was last asked for */

  /* Borrowed */
  const RhOption *option;
  GtkWidget      *spin; /* of numbers and seats */
};

G_DEFINE_FINAL_TYPE (RhOptionGroup, rh_option_group, GTK_TYPE_BOX)

static void
rh_option_group_finalize (GObject *object)
{
  RhOptionGroup *self = RH_OPTION_GROUP (object);

  g_ptr_array_unref (self->checks);
  g_free (self->number);

  G_OBJECT_CLASS (rh_option_group_parent_class)->finalize (object);
}

static void
rh_option_group_class_init (RhOptionGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_option_group_finalize;
}

static void
rh_option_group_init (RhOptionGroup *self)
{
  self->checks = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static void
add_title (RhOptionGroup *self, const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (self), label);
}

static void
add_value (RhOptionGroup *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  /* GTK 4.8 doesn't see by itself that a check button in a group is one of several. */
  GtkWidget *check = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_widget_set_margin_start (label, 6);
  gtk_widget_add_css_class (check, "rh-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);

  if (self->checks->len > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), g_ptr_array_index (self->checks, 0));
  else
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);

  g_ptr_array_add (self->checks, check);
  gtk_box_append (GTK_BOX (self), check);
}

static void
add_values (RhOptionGroup *self, const RhOptionText *text)
{
  for (guint i = 0; self->option->values[i] != NULL; i++)
    add_value (self, _(text->values[i]));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(text->title), -1);
}

static void
add_number (RhOptionGroup *self, const char *title)
{
  int max = self->option->kind == RH_OPTION_SEAT ? RH_SEATS_MAX : self->option->max;
  int min = self->option->kind == RH_OPTION_SEAT ? 1 : self->option->min;

  self->spin = gtk_spin_button_new_with_range (min, max, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (self->spin), 1);
  gtk_widget_set_halign (self->spin, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->spin, "rh-number");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (self), self->spin);
  rh_option_group_set_value (self, rh_option_get_usual (self->option));
}

/**
 * rh_option_group_new:
 * @option: an option of a game
 * @text: the words for it
 *
 * Returns: (transfer floating): a choice among its values; the usual one is chosen
 */
GtkWidget *
rh_option_group_new (const RhOption *option, const RhOptionText *text)
{
  gboolean in_words = option->kind == RH_OPTION_WORD;
  RhOptionGroup *self =
    g_object_new (RH_TYPE_OPTION_GROUP,
                  "accessible-role", in_words ? GTK_ACCESSIBLE_ROLE_RADIO_GROUP : GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->option = option;
  add_title (self, _(text->title));
  if (in_words)
    add_values (self, text);
  else
    add_number (self, _(text->title));

  return GTK_WIDGET (self);
}

/**
 * rh_option_group_get_key:
 * @self: a choice
 *
 * Returns: (transfer none): the option it is about
 */
const char *
rh_option_group_get_key (RhOptionGroup *self)
{
  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), NULL);

  return self->option->key;
}

/**
 * rh_option_group_get_value:
 * @self: a choice
 *
 * Returns: (transfer none): the value that is chosen, until it is asked for again
 */
const char *
rh_option_group_get_value (RhOptionGroup *self)
{
  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), NULL);

  if (self->spin != NULL) {
    gtk_spin_button_update (GTK_SPIN_BUTTON (self->spin)); /* what is being typed */
    g_free (self->number);
    self->number = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin)));
    return self->number;
  }

  for (guint i = 0; i < self->checks->len; i++) {
    if (gtk_check_button_get_active (g_ptr_array_index (self->checks, i)))
      return self->option->values[i];
  }

  g_return_val_if_reached (self->option->values[0]);
}

/**
 * rh_option_group_set_value:
 * @self: a choice
 * @value: a value the option may have
 *
 * Chooses it.
 */
void
rh_option_group_set_value (RhOptionGroup *self, const char *value)
{
  g_return_if_fail (RH_IS_OPTION_GROUP (self));

  if (self->spin != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spin), (double) g_ascii_strtoll (value, NULL, 10));

  for (guint i = 0; i < self->checks->len; i++) {
    if (g_str_equal (self->option->values[i], value))
      gtk_check_button_set_active (g_ptr_array_index (self->checks, i), TRUE);
  }
}

/**
 * rh_option_group_set_n_seats:
 * @self: a choice
 * @n_seats: how many players there are
 *
 * Where a seat is chosen, lets only those be chosen that there are.
 */
void
rh_option_group_set_n_seats (RhOptionGroup *self, guint n_seats)
{
  g_return_if_fail (RH_IS_OPTION_GROUP (self));

  if (self->option->kind == RH_OPTION_SEAT)
    gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->spin), 1, n_seats);
}

/**
 * rh_option_group_is_usual:
 * @self: a choice
 *
 * Returns: whether the usual value is chosen
 */
gboolean
rh_option_group_is_usual (RhOptionGroup *self)
{
  return g_str_equal (rh_option_group_get_value (self), rh_option_get_usual (self->option));
}
