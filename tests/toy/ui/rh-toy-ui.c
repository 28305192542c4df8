/* SPDX-License-Identifier: GPL-3.0-or-later
 * The screens of the toy: no more than the table asks for. */

#include "rh-toy-ui.h"

#include "rh-end-step.h"
#include "rh-mark.h"
#include "rh-toy-editor.h"
#include "rh-toy-resources.h"
#include "rh-toy-step.h"
#include "rh-toy-telling.h"
#include "rh-toy.h"

/* It has no style of its own, only its sample to make known. */
static void
load (void)
{
  g_resources_register (rh_toy_get_resource ());
}

/* A line a player: the mark, the name, the points. */
static GtkWidget *
board_new (const RhSetup *setup)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (guint i = 0; i < setup->n_seats; i++) {
    GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
    GtkWidget *name = gtk_label_new (setup->seats[i].name);

    gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
    gtk_box_append (GTK_BOX (line), rh_mark_new (setup->seats[i].colour));
    gtk_box_append (GTK_BOX (line), name);
    gtk_box_append (GTK_BOX (line), gtk_label_new (NULL));
    gtk_box_append (GTK_BOX (box), line);
  }

  return box;
}

static void
board_update (GtkWidget *board, gconstpointer data)
{
  const RhToyState *state = data;
  guint i = 0;

  for (GtkWidget *line = gtk_widget_get_first_child (board); line != NULL; line = gtk_widget_get_next_sibling (line)) {
    g_autofree char *points = rh_toy_telling.amount (state->totals[i++]);

    gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (line)), points);
  }
}

static GType
find_step (gconstpointer state, const char *draft)
{
  return ((const RhToyState *) state)->winner >= 0 ? RH_TYPE_END_STEP : RH_TYPE_TOY_STEP;
}

static void
public_update (GtkWidget     *table,
               const RhSetup *setup,
               gconstpointer  state,
               const char    *draft,
               guint          sealed,
               gboolean       ended)
{
  board_update (table, state);
}

static GtkWidget *
rules_new (void)
{
  GtkWidget *label = gtk_label_new ("Whoever has the points first wins.");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);

  return label;
}

static void
rules_update (GtkWidget *rules, gconstpointer state, gboolean go)
{
}

RhGameUi rh_toy_ui = {
  .telling = &rh_toy_telling,
  .sample = "/io/github/railhead/Railhead/toy/sample.railhead",
  .style = load,
  .board_new = board_new,
  .board_update = board_update,
  .step = find_step,
  .ended = rh_end_step_get_type,
  .editor_new = rh_toy_editor_new,
  .public_new = board_new,
  .public_update = public_update,
  .rules_new = rules_new,
  .rules_update = rules_update,
};
