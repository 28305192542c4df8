/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the window shows, shown again: on the way back, and by another run of the program. */

#include "config.h"

#include "rh-window-private.h"

/* The action that shows a game again, in one of the ways there are. */
char *
rh_window_dup_again (const char *action, gint64 game)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (g_variant_new_int64 (game));

  return g_action_print_detailed_name (action, target);
}

/* What was shown is come back to from what @again shows. Each is on the way once: who comes to it anew is back there. */
void
rh_window_came_to (RhWindow *self, const char *again)
{
  guint i;

  if (self->shown != NULL)
    g_ptr_array_add (self->way, g_steal_pointer (&self->shown));
  if (again != NULL && g_ptr_array_find_with_equal_func (self->way, again, g_str_equal, &i))
    g_ptr_array_set_size (self->way, (int) i);
  self->shown = g_strdup (again);
}

/* From what is shown next, one comes back Home. */
void
rh_window_leave_way (RhWindow *self)
{
  g_clear_pointer (&self->shown, g_free);
  g_ptr_array_set_size (self->way, 0);
}

/* One doesn't come back to a game that isn't there any more. */
void
rh_window_forget (RhWindow *self, gint64 game)
{
  static const char *const names[] = { "win.open-game", "win.step-through", "win.rematch" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *again = rh_window_dup_again (names[i], game);
    guint k;

    while (g_ptr_array_find_with_equal_func (self->way, again, g_str_equal, &k))
      g_ptr_array_remove_index (self->way, k);
  }
}

/* 0 where it is of no game. */
static gint64
get_game (const char *again)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (again == NULL || !g_action_parse_detailed_name (again, &name, &target, NULL) || target == NULL ||
      !g_variant_is_of_type (target, G_VARIANT_TYPE_INT64))
    return 0;

  return g_variant_get_int64 (target);
}

/* To what is below what is shown, which isn't come back to; in a list, to the game one comes from. */
void
rh_window_go_back (RhWindow *self)
{
  guint n = self->way->len;
  gint64 game = get_game (self->shown);
  g_autofree char *below = n > 0 ? g_ptr_array_steal_index (self->way, n - 1) : g_strdup ("win.home");

  g_clear_pointer (&self->shown, g_free);
  rh_window_show_again (self, below);
  rh_window_focus_game (self, game);
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
  g_return_val_if_fail (RH_IS_WINDOW (self), NULL);

  return g_strdup (self->shown != NULL ? self->shown : "");
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
