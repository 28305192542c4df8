/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the window shows, shown again by another run of the program. */

#include "config.h"

#include "rh-window-private.h"

#include "rh-damaged-page.h"
#include "rh-history-page.h"
#include "rh-new-game-page.h"
#include "rh-table-page.h"

static char *
dup_open (gint64 id)
{
  g_autoptr (GVariant) game = g_variant_ref_sink (g_variant_new_int64 (id));

  return g_action_print_detailed_name ("win.open-game", game);
}

/**
 * rh_window_dup_shown:
 * @self: a window
 *
 * Returns: (transfer full): the action that shows again, in another run of the
 *   program, what @self shows; empty for Home and what can't be shown again
 */
char *
rh_window_dup_shown (RhWindow *self)
{
  GtkWidget *page;

  g_return_val_if_fail (RH_IS_WINDOW (self), NULL);

  page = self->behind != NULL ? self->behind : rh_window_get_page (self);
  if (RH_IS_NEW_GAME_PAGE (page))
    return g_strdup ("win.new-game");
  if (RH_IS_HISTORY_PAGE (page))
    return g_strdup ("win.history");
  if (RH_IS_DAMAGED_PAGE (page))
    return dup_open (rh_damaged_page_get_game (RH_DAMAGED_PAGE (page)));
  /* A game that isn't stored can't be found again. */
  if (RH_IS_TABLE_PAGE (page) && rh_session_get_id (self->session) > 0)
    return dup_open (rh_session_get_id (self->session));

  return g_strdup ("");
}

/**
 * rh_window_show_again:
 * @self: a window with a store
 * @shown: what rh_window_dup_shown() gave
 *
 * Shows it.
 */
void
rh_window_show_again (RhWindow *self, const char *shown)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_return_if_fail (RH_IS_WINDOW (self));

  if (g_action_parse_detailed_name (shown, &name, &target, NULL))
    gtk_widget_activate_action_variant (GTK_WIDGET (self), name, target);
}
