/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a correction asks of any editor, whatever the game and the kind of move. */

#include "config.h"

#include "board.h"

#include "rh-editor.h"

#define TEST_TYPE_FULL (test_full_get_type ())
G_DECLARE_FINAL_TYPE (TestFull, test_full, TEST, FULL, RhEditor)

/* Does all that an editor may; its move isn't whole while there is no line. */
struct _TestFull {
  RhEditor        parent_instance;
  const char     *line;
  guint           keyval;
  GdkModifierType modifiers;
  guint           n_focused;
};

G_DEFINE_FINAL_TYPE (TestFull, test_full, RH_TYPE_EDITOR)

static char *
full_dup_line (RhEditor *editor)
{
  return g_strdup (TEST_FULL (editor)->line);
}

static const char *
full_why_not (RhEditor *editor)
{
  return TEST_FULL (editor)->line == NULL ? "Choose a card." : NULL;
}

static gboolean
full_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  TEST_FULL (editor)->keyval = keyval;
  TEST_FULL (editor)->modifiers = modifiers;

  return keyval == GDK_KEY_1;
}

static void
full_focus (RhEditor *editor, int seat)
{
  g_assert_cmpint (seat, ==, -1);
  TEST_FULL (editor)->n_focused++;
}

static void
test_full_class_init (TestFullClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = full_dup_line;
  editor_class->why_not = full_why_not;
  editor_class->key = full_key;
  editor_class->focus = full_focus;
}

static void
test_full_init (TestFull *self)
{
}

/* Does what each editor must, and nothing else. */
#define TEST_TYPE_BARE (test_bare_get_type ())
typedef RhEditor TestBare;
typedef RhEditorClass TestBareClass;

GType test_bare_get_type (void);
G_DEFINE_TYPE (TestBare, test_bare, RH_TYPE_EDITOR)

static char *
bare_dup_line (RhEditor *editor)
{
  return g_strdup ("pass 1");
}

static void
test_bare_class_init (TestBareClass *klass)
{
  klass->dup_line = bare_dup_line;
}

static void
test_bare_init (TestBare *self)
{
}

static RhEditor *
make (GType type)
{
  return g_object_ref_sink (g_object_new (type, NULL));
}

static void
assert_line (RhEditor *editor, const char *line)
{
  g_autofree char *given = rh_editor_dup_line (editor);

  g_assert_cmpstr (given, ==, line);
}

static void
test_line (void)
{
  /* The move is the editor's own to say, and so is why it isn't whole. */
  g_autoptr (RhEditor) editor = make (TEST_TYPE_FULL);

  assert_line (editor, NULL);
  g_assert_cmpstr (rh_editor_get_why_not (editor), ==, "Choose a card.");
  TEST_FULL (editor)->line = "pick 1 2";
  assert_line (editor, "pick 1 2");
  g_assert_null (rh_editor_get_why_not (editor));
}

static void
test_key (void)
{
  /* A key comes to it with what is held, and is used only where the editor says so. */
  g_autoptr (RhEditor) editor = make (TEST_TYPE_FULL);

  g_assert_true (rh_editor_key (editor, GDK_KEY_1, GDK_SHIFT_MASK));
  g_assert_cmpuint (TEST_FULL (editor)->keyval, ==, GDK_KEY_1);
  g_assert_cmpuint (TEST_FULL (editor)->modifiers, ==, GDK_SHIFT_MASK);
  g_assert_false (rh_editor_key (editor, GDK_KEY_2, 0));
  g_assert_cmpuint (TEST_FULL (editor)->keyval, ==, GDK_KEY_2);
}

static void
test_focus (void)
{
  /* What is given first is the editor's to know. */
  g_autoptr (RhEditor) editor = make (TEST_TYPE_FULL);

  rh_editor_focus (editor, -1);
  g_assert_cmpuint (TEST_FULL (editor)->n_focused, ==, 1);
}

static void
test_bare (void)
{
  /* One that has neither keys nor a focus nor reasons of its own does without. */
  g_autoptr (RhEditor) editor = make (TEST_TYPE_BARE);

  assert_line (editor, "pass 1");
  g_assert_null (rh_editor_get_why_not (editor));
  g_assert_false (rh_editor_key (editor, GDK_KEY_1, 0));
  rh_editor_focus (editor, -1);
}

static void
on_changed_cb (RhEditor *editor, guint *n)
{
  ++*n;
}

static void
test_changed (void)
{
  /* Whoever shows it is told each time that the move is another, and only then. */
  g_autoptr (RhEditor) editor = make (TEST_TYPE_FULL);
  guint n = 0;

  g_signal_connect (editor, "changed", G_CALLBACK (on_changed_cb), &n);
  assert_line (editor, NULL);
  rh_editor_key (editor, GDK_KEY_1, 0);
  g_assert_cmpuint (n, ==, 0);
  rh_editor_changed (editor);
  rh_editor_changed (editor);
  g_assert_cmpuint (n, ==, 2);
}

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  g_test_add_func ("/editor/line", test_line);
  g_test_add_func ("/editor/key", test_key);
  g_test_add_func ("/editor/focus", test_focus);
  g_test_add_func ("/editor/bare", test_bare);
  g_test_add_func ("/editor/changed", test_changed);

  return g_test_run ();
}
