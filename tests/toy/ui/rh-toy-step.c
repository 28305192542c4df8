/* SPDX-License-Identifier: GPL-3.0-or-later
 * The one question of the toy: how many points, and for whom. */

#include "rh-toy-step.h"

#include "rh-style.h"
#include "rh-wrap.h"

#include <stdio.h>

struct _RhToyStep {
  RhStep parent_instance;

  /* Owned by the widget tree */
  GtkWidget *points;
  GtkWidget *box;
  GtkWidget *players;
};

G_DEFINE_FINAL_TYPE (RhToyStep, rh_toy_step, RH_TYPE_STEP)

static void
on_player_clicked_cb (RhToyStep *self, GtkButton *button)
{
  int points = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->points));
  GtkWidget *child = gtk_widget_get_first_child (self->players);
  g_autofree char *line = NULL;
  guint seat = 1;

  for (; child != GTK_WIDGET (button); child = gtk_widget_get_next_sibling (child))
    seat++;
  line = g_strdup_printf ("add %u %+d", seat, points);
  rh_step_play (RH_STEP (self), line);
}

/* The players stay the same for a whole game. */
static void
add_players (RhToyStep *self, const RhSetup *setup)
{

  self->players = rh_wrap_new (6, FALSE);
  for (guint i = 0; i < setup->n_seats; i++) {
    GtkWidget *button = gtk_button_new_with_label (setup->seats[i].name);

    g_signal_connect_object (button, "clicked", G_CALLBACK (on_player_clicked_cb), self, G_CONNECT_SWAPPED);
    rh_wrap_append (RH_WRAP (self->players), button);
  }
  gtk_box_append (GTK_BOX (self->box), self->players);
}

/* Who was given how many, in a game that is looked at. */
static void
show_answer (RhToyStep *self, const char *line)
{
  int seat = 0;
  int points = 1;
  int i = 1;

  if (line != NULL)
    sscanf (line, "add %d %d", &seat, &points);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->points), points);
  for (GtkWidget *child = gtk_widget_get_first_child (self->players); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    rh_style_select (child, i++ == seat);
}

static void
rh_toy_step_update (RhStep *step, const RhSetup *setup, gconstpointer state)
{
  RhToyStep *self = RH_TOY_STEP (step);

  if (self->players == NULL)
    add_players (self, setup);
  if (rh_session_is_replay (rh_step_get_session (step)))
    show_answer (self, rh_step_get_answer (step));
}

static void
rh_toy_step_focus (RhStep *step)
{
  gtk_widget_grab_focus (RH_TOY_STEP (step)->points);
}

static void
rh_toy_step_class_init (RhToyStepClass *klass)
{
  RH_STEP_CLASS (klass)->update = rh_toy_step_update;
  RH_STEP_CLASS (klass)->focus = rh_toy_step_focus;
}

static void
rh_toy_step_init (RhToyStep *self)
{
  self->points = gtk_spin_button_new_with_range (-99, 99, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->points), GTK_ACCESSIBLE_PROPERTY_LABEL, "Points", -1);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->points);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
