/* SPDX-License-Identifier: GPL-3.0-or-later
 * A widget that shows something else where it has little room. */

#include <adwaita.h>

#include "rh-narrow.h"

typedef struct {
  GtkWidget *widget;
  RhNarrow   narrow;
} Fixture;

static guint n_told;
static gboolean told;

static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  g_assert_true (GTK_IS_LABEL (widget));
  n_told++;
  told = narrow;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  n_told = 0;
  self->widget = g_object_ref_sink (gtk_label_new (NULL));
  rh_narrow_init (&self->narrow, self->widget, TRUE, on_narrow_cb);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  rh_narrow_clear (&self->narrow);
  g_object_unref (self->widget);
}

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_later (Fixture *self, gconstpointer data)
{
  /* It is known at once, and told only when sizes aren't given out any more. */
  g_assert_true (rh_narrow_get (&self->narrow));
  rh_narrow_set (&self->narrow, FALSE);
  g_assert_false (rh_narrow_get (&self->narrow));
  g_assert_cmpuint (n_told, ==, 0);
  iterate ();
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (told);

  rh_narrow_set (&self->narrow, TRUE);
  iterate ();
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_true (told);
}

static void
test_same (Fixture *self, gconstpointer data)
{
  /* What hasn't changed isn't told. */
  rh_narrow_set (&self->narrow, TRUE);
  iterate ();
  g_assert_cmpuint (n_told, ==, 0);
}

static void
test_there_and_back (Fixture *self, gconstpointer data)
{
  /* Of several changes at once, the last one counts. */
  rh_narrow_set (&self->narrow, FALSE);
  rh_narrow_set (&self->narrow, TRUE);
  rh_narrow_set (&self->narrow, FALSE);
  iterate ();
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (told);
}

static void
test_gone (Fixture *self, gconstpointer data)
{
  /* A widget that is gone is told nothing. */
  rh_narrow_set (&self->narrow, FALSE);
  rh_narrow_clear (&self->narrow);
  iterate ();
  g_assert_cmpuint (n_told, ==, 0);
}

static void
test_tell (Fixture *self, gconstpointer data)
{
  /* Who gives out sizes before a frame has it told at once, and once. */
  rh_narrow_tell ();
  g_assert_cmpuint (n_told, ==, 0);
  rh_narrow_set (&self->narrow, FALSE);
  rh_narrow_tell ();
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (told);
  iterate ();
  g_assert_cmpuint (n_told, ==, 1);

  rh_narrow_set (&self->narrow, TRUE);
  rh_narrow_clear (&self->narrow);
  rh_narrow_tell ();
  g_assert_cmpuint (n_told, ==, 1);
}

static void
test_begin (Fixture *self, gconstpointer data)
{
  /* What is known before sizes are given out is shown at once, and once. */
  rh_narrow_set (&self->narrow, FALSE);
  rh_narrow_begin (&self->narrow, FALSE);
  g_assert_cmpuint (n_told, ==, 0);
  rh_narrow_begin (&self->narrow, TRUE);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_true (told);
  iterate ();
  g_assert_cmpuint (n_told, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add ("/narrow/later", Fixture, NULL, set_up, test_later, tear_down);
  g_test_add ("/narrow/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/narrow/there-and-back", Fixture, NULL, set_up, test_there_and_back, tear_down);
  g_test_add ("/narrow/gone", Fixture, NULL, set_up, test_gone, tear_down);
  g_test_add ("/narrow/tell", Fixture, NULL, set_up, test_tell, tear_down);
  g_test_add ("/narrow/begin", Fixture, NULL, set_up, test_begin, tear_down);

  return g_test_run ();
}
