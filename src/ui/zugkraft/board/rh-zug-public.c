/* SPDX-License-Identifier: GPL-3.0-or-later
 * The public table: the lanes, large enough to be read from three metres. */

#include "config.h"

#include "rh-zug-public.h"

#include "rh-zug-board.h"
#include "rh-zug-style.h"
#include "rh-zug-telling.h"

struct _RhZugPublic {
  RhStage parent_instance;

  /* Borrowed, a child */
  GtkWidget *board;
};

G_DEFINE_FINAL_TYPE (RhZugPublic, rh_zug_public, RH_TYPE_STAGE)

static void
rh_zug_public_class_init (RhZugPublicClass *klass)
{
  rh_zug_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "zug-public");
}

static void
rh_zug_public_init (RhZugPublic *self)
{
}

/**
 * rh_zug_public_new:
 * @setup: the players
 *
 * Returns: (transfer full): their table; show it a state
 */
GtkWidget *
rh_zug_public_new (const RhSetup *setup)
{
  RhZugPublic *self = g_object_new (RH_TYPE_ZUG_PUBLIC, NULL);

  self->board = rh_zug_board_new_to_look (setup);
  gtk_widget_set_vexpand (self->board, TRUE);
  rh_stage_append (RH_STAGE (self), self->board);
  if (setup->n_seats <= 3)
    gtk_widget_add_css_class (GTK_WIDGET (self), "few");
  else if (setup->n_seats > 5)
    gtk_widget_add_css_class (GTK_WIDGET (self), "many");

  return GTK_WIDGET (self);
}

/**
 * rh_zug_public_update:
 * @self: a public table
 * @setup: the players
 * @state: where the game stands
 * @draft: what was entered of the next move, of which nothing is told
 * @ended: whether people have ended the game without a winner
 *
 * Shows what everybody at the table may know.
 */
void
rh_zug_public_update (RhZugPublic      *self,
                      const RhSetup    *setup,
                      const RhZugState *state,
                      const char       *draft,
                      gboolean          ended)
{
  g_autofree char *where = rh_zug_telling.where (setup, state, draft);
  g_autofree char *turn = rh_zug_telling.turn (setup, state, draft, 0, ended);
  g_autofree char *told = rh_zug_telling.told (setup, state);

  g_return_if_fail (RH_IS_ZUG_PUBLIC (self));

  if (ended)
    rh_zug_board_rest (self->board, state);
  else
    rh_zug_board_update (self->board, state);
  rh_stage_tell (RH_STAGE (self), where, turn, told);
}
