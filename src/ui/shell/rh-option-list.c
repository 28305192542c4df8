/* SPDX-License-Identifier: GPL-3.0-or-later
 * The choices that a new game asks for, in a box: those of its options that people are told of. */

#include "config.h"

#include "rh-option-list.h"

#include "rh-children.h"
#include "rh-games-ui.h"
#include "rh-label.h"
#include "rh-option-group.h"

#include <glib/gi18n.h>

#define FOREACH_GROUP(group, box)                                                       \
  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (box)); group != NULL; \
       group = gtk_widget_get_next_sibling (group))

static gboolean
is_needed (GtkWidget *box, const RhOption *option)
{
  if (option->needs == NULL)
    return TRUE;

  FOREACH_GROUP (group, box) {
    if (g_str_equal (rh_option_group_get_option (RH_OPTION_GROUP (group))->key, option->needs))
      return rh_option_group_is_usual (RH_OPTION_GROUP (group));
  }

  return TRUE;
}

/* What is without effect isn't asked for. */
static void
show_needed (GtkWidget *box)
{
  FOREACH_GROUP (group, box)
    gtk_widget_set_visible (group, is_needed (box, rh_option_group_get_option (RH_OPTION_GROUP (group))));
}

static void
add_choice (GtkBox *box, const RhOption *option, const RhOptionText *text)
{
  GtkWidget *group = rh_option_group_new (option, text);

  gtk_box_append (box, group);
  g_signal_connect_object (group, "chosen", G_CALLBACK (show_needed), box, G_CONNECT_SWAPPED);
}

/**
 * rh_option_list_fill:
 * @box: the box
 * @game: a game
 *
 * Puts the choices of @game into the box, in place of whatever it holds. One that is without effect beside another isn't shown, nor
 * given to the game, and keeps what is chosen there.
 */
void
rh_option_list_fill (GtkBox *box, const RhGame *game)
{
  const RhOptionText *texts = rh_game_ui_find (game)->telling->options;

  rh_children_clear (GTK_WIDGET (box));
  for (guint i = 0; texts != NULL && texts[i].key != NULL; i++) {
    for (const RhOption *option = game->options; option->key != NULL; option++) {
      if (g_str_equal (option->key, texts[i].key))
        add_choice (box, option, &texts[i]);
    }
  }
}

/**
 * rh_option_list_set:
 * @box: the box
 * @setup: a game of the kind that it was filled for
 *
 * Chooses what @setup has, but for seats.
 *
 * Returns: whether any of that isn't usual
 */
gboolean
rh_option_list_set (GtkBox *box, const RhSetup *setup)
{
  gboolean unusual = FALSE;

  FOREACH_GROUP (group, box)
    unusual = rh_option_group_show (RH_OPTION_GROUP (group), setup) || unusual;

  return unusual;
}

/**
 * rh_option_list_set_names:
 * @box: the box
 * @names: (array zero-terminated=1): the players in the order of the seats, empty for who has no name yet
 *
 * Lets only seats be chosen that there are, each by the name of who sits there.
 */
void
rh_option_list_set_names (GtkBox *box, const char *const *names)
{
  FOREACH_GROUP (group, box)
    rh_option_group_set_names (RH_OPTION_GROUP (group), names);
}

/**
 * rh_option_list_tell_seat:
 * @box: the box
 * @label: where that is told
 * @button: what begins the game
 *
 * Tells who is chosen to go first, on and with the button; nothing where the game doesn't ask.
 */
void
rh_option_list_tell_seat (GtkBox *box, GtkLabel *label, GtkWidget *button)
{
  g_autofree char *text = NULL;

  FOREACH_GROUP (group, box) {
    g_autofree char *name = rh_option_group_dup_seat (RH_OPTION_GROUP (group));

    /* Translators: who makes the first move of a new game; below “Start” */
    if (name != NULL && text == NULL)
      text = g_strdup_printf (_("%s goes first"), name);
  }

  rh_label_show (GTK_WIDGET (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text != NULL ? text : "", -1);
}

/**
 * rh_option_list_follow:
 * @box: the box
 * @setup: a game of the kind that it was filled for, played before by those whose names there are
 *
 * Chooses the next seats.
 */
void
rh_option_list_follow (GtkBox *box, const RhSetup *setup)
{
  FOREACH_GROUP (group, box)
    rh_option_group_follow (RH_OPTION_GROUP (group), setup);
}

/**
 * rh_option_list_apply:
 * @box: the box
 * @setup: a new game of the kind that it was filled for
 * @error: return location; any that rh_setup_set_option() sets
 *
 * Gives @setup what is chosen and isn't usual.
 *
 * Returns: whether it could
 */
gboolean
rh_option_list_apply (GtkBox *box, RhSetup *setup, GError **error)
{
  FOREACH_GROUP (group, box) {
    if (gtk_widget_get_visible (group) && !rh_option_group_apply (RH_OPTION_GROUP (group), setup, error))
      return FALSE;
  }

  return TRUE;
}
