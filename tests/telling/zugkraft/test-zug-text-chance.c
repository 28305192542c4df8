/* SPDX-License-Identifier: GPL-3.0-or-later
 * Each chance has one way of being told, and near ones are told apart where that matters. */

#include "config.h"

#include "rh-zug-text-chance.h"
#include "zug-telling-table.h"

static void
test_chance (void)
{
  static const struct {
    double      chance;
    const char *text;
  } list[] = {
    { 0, "0%" },
    { .0001, "less than 0.1%" },
    { 1 / 216.0, "0.5%" },
    { 1 / 27.0, "3.7%" },
    { .0996, "10%" },
    { .19, "19%" },
    { .2, "20%" },
    { .5, "50%" },
    { .99, "99%" },
    { .992, "99.2%" },
    { .9999, "more than 99.9%" },
    { 1, "100%" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (list); i++)
    zug_assert_text (rh_zug_text_chance (list[i].chance), list[i].text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zug-text-chance/chance", test_chance);

  return g_test_run ();
}
