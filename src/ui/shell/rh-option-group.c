/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choice among the values of an option of a game: one of a few words, a number, or one of the players. */

#include "config.h"

#include "rh-option-group.h"

#include "rh-seat-choice.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

#define LETTERS 26 /* of words; more have further lines, so that the players have room beside them */

struct _RhOptionGroup {
  GtkBox parent_instance;

  /* Borrowed */
  const RhOption *option;
  GtkSpinButton  *spin;  /* of numbers */
  RhSeatChoice   *seats; /* of seats */
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (RhOptionGroup, rh_option_group, GTK_TYPE_BOX)

static void
rh_option_group_class_init (RhOptionGroupClass *klass)
{
  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rh_option_group_init (RhOptionGroup *self)
{
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

/* Of words: the buttons stand below the title, in the order of the values. */
static GtkWidget *
first_check (RhOptionGroup *self)
{
  return gtk_widget_get_next_sibling (gtk_widget_get_first_child (GTK_WIDGET (self)));
}

static void
on_toggled_cb (GtkCheckButton *check, RhOptionGroup *self)
{
  if (gtk_check_button_get_active (check))
    g_signal_emit (self, chosen_signal, 0);
}

static void
add_value (RhOptionGroup *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  /* GTK 4.8 doesn't see by itself that a check button in a group is one of several. */
  GtkWidget *check = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *first = first_check (self);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  rh_text_size_wrap (GTK_LABEL (label));
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);
  gtk_widget_set_margin_start (label, 6);
  gtk_widget_add_css_class (check, "rh-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  if (first != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (first));
  else
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_signal_connect (check, "toggled", G_CALLBACK (on_toggled_cb), self);

  gtk_box_append (GTK_BOX (self), check);
}

static void
add_values (RhOptionGroup *self, const RhOptionText *text)
{
  for (guint i = 0; self->option->values[i] != NULL; i++)
    add_value (self, _(text->values[i]));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _(text->title), -1);
}

static char *
dup_value (RhOptionGroup *self)
{
  GtkWidget *check = first_check (self);
  guint i = 0;

  if (self->seats != NULL)
    return g_strdup_printf ("%u", rh_seat_choice_get (self->seats) + 1);
  if (self->spin != NULL) {
    gtk_spin_button_update (self->spin); /* what is being typed */
    return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (self->spin));
  }

  for (; !gtk_check_button_get_active (GTK_CHECK_BUTTON (check)); check = gtk_widget_get_next_sibling (check))
    i++;

  return g_strdup (self->option->values[i]);
}

static void
set_value (RhOptionGroup *self, const char *value)
{
  GtkWidget *check = first_check (self);

  if (self->spin != NULL) {
    gtk_spin_button_set_value (self->spin, (double) g_ascii_strtoll (value, NULL, 10));
    return;
  }

  for (guint i = 0; !g_str_equal (self->option->values[i], value); i++)
    check = gtk_widget_get_next_sibling (check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
}

/* Who scrolls the page moves it, and no number that happens to be below the pointer. */
static void
ignore_scrolling (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
  }
}

static void
add_number (RhOptionGroup *self, const char *title)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (self->option->min, self->option->max, 1);

  self->spin = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (spin), 1);
  gtk_widget_set_halign (spin, GTK_ALIGN_START);
  gtk_widget_add_css_class (spin, "rh-number");
  ignore_scrolling (spin);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (self), spin);
  set_value (self, rh_option_get_usual (self->option));
}

/* It has its title itself, as it has its buttons. */
static void
add_seats (RhOptionGroup *self, const char *title)
{
  GtkWidget *seats = rh_seat_choice_new (title);

  self->seats = RH_SEAT_CHOICE (seats);
  gtk_box_append (GTK_BOX (self), seats);
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
  if (option->kind != RH_OPTION_SEAT)
    add_title (self, _(text->title));
  if (in_words)
    add_values (self, text);
  else if (option->kind == RH_OPTION_SEAT)
    add_seats (self, _(text->title));
  else
    add_number (self, _(text->title));

  return GTK_WIDGET (self);
}

/**
 * rh_option_group_get_option:
 * @self: a choice
 *
 * Returns: (transfer none): what it is a choice of
 */
const RhOption *
rh_option_group_get_option (RhOptionGroup *self)
{
  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), NULL);

  return self->option;
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
  g_autofree char *value = NULL;

  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), TRUE);

  value = dup_value (self);

  return g_str_equal (value, rh_option_get_usual (self->option));
}

/**
 * rh_option_group_set_names:
 * @self: a choice
 * @names: (array zero-terminated=1): the players in the order of the seats, empty for who has no name yet
 *
 * Where a seat is chosen, it is one of theirs.
 */
void
rh_option_group_set_names (RhOptionGroup *self, const char *const *names)
{
  g_return_if_fail (RH_IS_OPTION_GROUP (self));

  if (self->seats != NULL)
    rh_seat_choice_set_names (self->seats, names);
}

/**
 * rh_option_group_dup_seat:
 * @self: a choice
 *
 * Returns: (transfer full) (nullable): where a seat is chosen, what whoever has it is called; %NULL elsewhere
 */
char *
rh_option_group_dup_seat (RhOptionGroup *self)
{
  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), NULL);

  return self->seats != NULL ? rh_seat_choice_dup_name (self->seats) : NULL;
}

/**
 * rh_option_group_follow:
 * @self: a choice
 * @setup: a game that has the option, played before by the same players
 *
 * Where a seat is chosen, chooses the one after that of @setup: who was first there isn't again.
 */
void
rh_option_group_follow (RhOptionGroup *self, const RhSetup *setup)
{
  g_return_if_fail (RH_IS_OPTION_GROUP (self));

  if (self->seats != NULL)
    rh_seat_choice_set (self->seats, (guint) rh_setup_get_number (setup, self->option->key) % setup->n_seats);
}

/**
 * rh_option_group_show:
 * @self: a choice
 * @setup: a game that has the option
 *
 * Chooses what @setup has. A seat is one of certain players, who needn't be those of @setup: it stays.
 *
 * Returns: whether what is chosen then isn't usual
 */
gboolean
rh_option_group_show (RhOptionGroup *self, const RhSetup *setup)
{
  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), FALSE);

  if (self->seats == NULL)
    set_value (self, rh_setup_get_option (setup, self->option->key));

  return !rh_option_group_is_usual (self);
}

/**
 * rh_option_group_apply:
 * @self: a choice
 * @setup: a new game that has the option
 * @error: return location; any that rh_setup_set_option() sets
 *
 * Gives @setup what is chosen, if it isn't usual.
 *
 * Returns: whether it could
 */
gboolean
rh_option_group_apply (RhOptionGroup *self, RhSetup *setup, GError **error)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (RH_IS_OPTION_GROUP (self), FALSE);

  value = dup_value (self);

  return g_str_equal (value, rh_option_get_usual (self->option)) ||
         rh_setup_set_option (setup, self->option->key, value, error);
}
