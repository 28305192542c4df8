/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice among the values of an option of a game. */

#include "config.h"

#include "rh-option-group.h"

#include "rh-text-size.h"

#include <glib/gi18n.h>

struct _RhOptionGroup {
  GtkBox parent_instance;

  /* Owned */
  GPtrArray *checks;

  /* Borrowed */
  const RhOption *option;
};

G_DEFINE_FINAL_TYPE (RhOptionGroup, rh_option_group, GTK_TYPE_BOX)

static void
rh_option_group_finalize (GObject *object)
{
  g_ptr_array_unref (RH_OPTION_GROUP (object)->checks);

  G_OBJECT_CLASS (rh_option_group_parent_class)->finalize (object);
}

static void
rh_option_group_class_init (RhOptionGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_option_group_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
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
  RhOptionGroup *self = g_object_new (RH_TYPE_OPTION_GROUP, NULL);

  self->option = option;
  add_title (self, _(text->title));
  for (guint i = 0; option->values[i] != NULL; i++)
    add_value (self, _(text->values[i]));

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
 * Returns: (transfer none): the value that is chosen
 */
const char *
rh_option_group_get_value (RhOptionGroup *self)
{
  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), NULL);

  for (guint i = 0; i < self->checks->len; i++) {
    if (gtk_check_button_get_active (g_ptr_array_index (self->checks, i)))
      return self->option->values[i];
  }

  g_return_val_if_reached (self->option->values[0]);
}

/**
 * rh_option_group_set_value:
 * @self: a choice
 * @value: one of the option's values
 *
 * Chooses it.
 */
void
rh_option_group_set_value (RhOptionGroup *self, const char *value)
{
  g_return_if_fail (RH_IS_OPTION_GROUP (self));

  for (guint i = 0; i < self->checks->len; i++) {
    if (g_str_equal (self->option->values[i], value))
      gtk_check_button_set_active (g_ptr_array_index (self->checks, i), TRUE);
  }
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
  return rh_option_group_get_value (self) == self->option->values[0];
}
