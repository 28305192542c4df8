/* temp */
#include "config.h"
#include "board.h"
#include "layout/layout.h"
#include "zugkraft/zug-table.h"
#include "rh-language.h"

static const char *const moves[] = { "train 1 engine tender tank tank box caboose", "train 2 engine tender tank tank engine box ore box tank", "wreck 3", "train 4 engine tender tank ore box caboose",
 "train 1 engine tender tank tank ore caboose", "train 2 engine tender tank tank engine box ore box tank caboose", "train 3 engine tender tank tank ore caboose", "short 4", "train 1 engine tender tank ore", NULL };
static const char *const moves8[] = { "train 1 engine tender tank tank box caboose", "train 2 engine tender tank tank engine box ore box tank", "wreck 3", "train 4 engine tender tank ore box caboose", "short 5", "train 6 engine tender tank",
 NULL };
static const char *const moves2[] = { "train 1 engine tender tank tank box caboose", NULL };
static const char *const knock[] = { "short 1", "train 2 engine tender tank ore", "train 3 engine tender tank tank box", "train 4 engine tender tank", "train 1 engine tender tank ore box caboose", NULL };
int main (int argc, char **argv)
{
  int sizes[][2] = { { 360, 720 }, { 800, 600 }, { 1024, 600 }, { 1366, 768 }, { 1920, 1080 }, { 3840, 2160 } };
  const char *only = g_getenv ("LOOK");
  rh_language_set_up ();
  board_init (&argc, &argv);
  for (guint i = 0; i < 6; i++) for (int k = 0; k < 5; k++) {
    ZugTable t;
    guint n = k == 0 ? 4 : k == 1 ? 8 : k == 2 ? 4 : k == 3 ? 2 : 3;
    g_autofree char *name = g_strdup_printf ("zug-%d-%d", sizes[i][0], k);
    if (only && !g_pattern_match_simple (only, name)) continue;
    zug_table_open (&t, n, k == 2 ? "victory=knockout" : "", k == 0 ? moves : k == 1 ? moves8 : k == 2 ? knock : k == 3 ? moves2 : NULL);
    if (k == 0) rh_session_set_draft (t.session, "train engine tender tank engine tank box ore", NULL);
    if (k == 2) rh_session_set_draft (t.session, "train engine tender tank ore", NULL);
    if (k == 3) rh_session_set_draft (t.session, "train engine tender tank ore box caboose", NULL);
    zug_table_show_page (&t, sizes[i][0], sizes[i][1]);
    if (k == 0 || k == 2) zug_table_key (&t, "v");
    board_settle ();
    layout_picture (GTK_WINDOW (t.window), name);
    g_test_message ("%s problems %u", name, layout_check (GTK_WINDOW (t.window), name, sizes[i][0], 0));
    zug_table_close (&t);
  }
  return 0;
}
