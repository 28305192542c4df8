/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the table asks this game for. */

#include "config.h"

#include "heart-desk.h"

#include "rh-editor.h"
#include "rh-heart-ui.h"
#include "rh-table-page.h"

static const char *
step_at (HeartDesk *desk, const char *draft)
{
  return g_type_name (rh_heart_ui.step (heart_desk_state (desk), draft));
}

static void
test_steps (void)
{
  /* Each moment has its step: the first cards, unless they are left out; turns; tickets; the end. */
  HeartDesk desk;

  heart_desk_open (&desk, 2, "");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhHeartDealStep");
  g_assert_cmpstr (step_at (&desk, "deal desert"), ==, "RhHeartDealStep");
  g_assert_cmpstr (step_at (&desk, "nonsense"), ==, "RhHeartDealStep");
  g_assert_cmpstr (step_at (&desk, "claim _ _ _"), ==, "RhHeartPlayStep");
  g_assert_cmpstr (step_at (&desk, "terrain 1 desert"), ==, "RhHeartPlayStep");
  g_assert_cmpstr (step_at (&desk, "tickets _"), ==, "RhHeartTicketsStep");
  heart_desk_play (&desk, "claim 1 red 2");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhHeartPlayStep");
  g_assert_cmpstr (step_at (&desk, "tickets 1 +8"), ==, "RhHeartTicketsStep");
  heart_desk_play (&desk, "tickets 1 +8");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhHeartTicketsStep");
  heart_desk_play (&desk, "tickets 2");
  g_assert_cmpstr (step_at (&desk, ""), ==, "RhEndStep");
  heart_desk_close (&desk);
}

static void
test_resources (void)
{
  /* Its keys and its sample are there, once its resources are known. */
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GBytes) sample = NULL;

  rh_heart_ui.style ();
  builder = gtk_builder_new_from_resource (rh_heart_ui.shortcuts);
  for (guint i = 0; i < 3; i++) {
    g_autofree char *id = g_strdup_printf ("group%u", i);

    g_assert_true (GTK_IS_SHORTCUTS_GROUP (gtk_builder_get_object (builder, id)));
  }
  sample = g_resources_lookup_data (rh_heart_ui.sample, 0, NULL);
  g_assert_nonnull (sample);
}

static void
test_editors (void)
{
  /* Whatever was played can be given again, and begins as it was. */
  static const char *const moves[] = { "deal desert jungle", "terrain 1 desert", "claim 2 red 3 double engines=4", "tickets 1 +8" };
  HeartDesk desk;

  heart_desk_open (&desk, 2, "");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    GtkWidget *editor = rh_heart_ui.editor_new (rh_session_get_setup (desk.session), heart_desk_state (&desk), moves[i]);
    g_autofree char *line = NULL;

    g_object_ref_sink (editor);
    line = rh_editor_dup_line (RH_EDITOR (editor));
    g_assert_cmpstr (line, ==, moves[i]);
    g_object_unref (editor);
  }
  heart_desk_close (&desk);
}

static void
test_replay (void)
{
  /* A game that is looked at shows each step with its answer, and nothing in it can be pressed. */
  static const char *const moves[] = { "deal desert jungle", "claim 1 red 3 double engines=0", "terrain 2 jungle",
                                       "tickets 2 +8", "tickets 1 -7" };
  HeartDesk desk;
  g_autoptr (RhSession) replay = NULL;
  GtkWidget *page;

  heart_desk_open (&desk, 2, "");
  replay = rh_session_new_replay (rh_session_get_setup (desk.session), moves, G_N_ELEMENTS (moves), 0, NULL);
  page = rh_table_page_new (&rh_heart_ui, replay);
  heart_desk_show (&desk, page, 1000, 700);
  g_assert_true (heart_desk_is_chosen (&desk, "Anna: Desert"));
  g_assert_true (rh_session_go_to (replay, 1, NULL));
  g_assert_true (heart_desk_is_chosen (&desk, "Doubled, 8, 1 own card"));
  g_assert_true (heart_desk_is_chosen (&desk, "Red"));
  g_assert_false (gtk_widget_is_sensitive (heart_desk_find (&desk, "Red")));
  g_assert_true (rh_session_go_to (replay, 2, NULL));
  g_assert_true (heart_desk_is_chosen (&desk, "Take a jungle card"));
  g_assert_true (rh_session_go_to (replay, 3, NULL));
  g_assert_true (heart_desk_is_chosen (&desk, "Tickets…"));
  g_assert_true (rh_session_go_to (replay, 4, NULL));
  g_assert_true (board_says (page, "−7 ✕"));
  g_assert_true (rh_session_go_to (replay, 5, NULL));
  g_assert_true (board_says (page, "Anna has won!") || board_says (page, "Bram has won!"));
  heart_desk_close (&desk);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/heart-ui/steps", test_steps);
  g_test_add_func ("/heart-ui/resources", test_resources);
  g_test_add_func ("/heart-ui/editors", test_editors);
  g_test_add_func ("/heart-ui/replay", test_replay);

  return g_test_run ();
}
