/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the editors of all moves share: the move they tell, their keys and the focus. */

#include "config.h"

#include "board.h"

#include "rh-cape-editor.h"

typedef struct {
  Board         board;
  RhCapeEditor *editor;
  RhChoice     *first;
  RhChoice     *second;
  GString      *given; /* what was chosen, call by call */
} Fixture;

static const RhCapeMove pick = { .kind = RH_CAPE_MOVE_PICK, .seat = 1, .pick = 2 };

static void
set_up (Fixture *self, gconstpointer data)
{
  self->given = g_string_new (NULL);
  self->editor = rh_cape_editor_new (RH_TYPE_CAPE_EDITOR, &pick);
  board_show (&self->board, GTK_WIDGET (self->editor), 360, 600);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  board_close (&self->board);
  g_string_free (self->given, TRUE);
}

/* The editor is what the callbacks of a choice get last; the fixture is kept at it. */
static Fixture *
fixture_of (RhCapeEditor *editor)
{
  g_assert_true (g_type_is_a (G_OBJECT_TYPE (editor), RH_TYPE_CAPE_EDITOR));

  return g_object_get_data (G_OBJECT (editor), "fixture");
}

static void
on_chosen_cb (RhChoice *choice, guint value, RhCapeEditor *editor)
{
  Fixture *self = fixture_of (editor);

  g_string_append_printf (self->given, "%s %u;", choice == self->first ? "first" : "second", value);
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeEditor *editor)
{
  g_assert_true (entry == editor->entry);
  g_string_append_printf (fixture_of (editor)->given, "card %u %u %u;", terrain, rails, value);
}

static RhChoice *
add_choice (Fixture *self, const char *caption, const char *const *names)
{
  RhChoice *choice = rh_cape_editor_add_choice (self->editor, caption, G_CALLBACK (on_chosen_cb));

  for (guint i = 0; names[i] != NULL; i++) {
    RhButton *button = rh_choice_add (choice, i + 10);

    rh_button_set (button, names[i], NULL);
    rh_button_set_key (button, names[i]);
  }

  return choice;
}

static void
set_up_choices (Fixture *self, gconstpointer data)
{
  static const char *const letters[] = { "a", "d", NULL };
  static const char *const figures[] = { "1", "2", NULL };

  set_up (self, data);
  g_object_set_data (G_OBJECT (self->editor), "fixture", self);
  self->first = add_choice (self, "Letter", letters);
  self->second = add_choice (self, "Figure", figures);
  board_settle ();
}

static gboolean
press (Fixture *self, guint keyval)
{
  return rh_editor_key (RH_EDITOR (self->editor), keyval, 0);
}

/* It begins with the move that was played, and tells the one that it is made into. */
static void
test_move (Fixture *self, gconstpointer data)
{
  RhEditor *editor = RH_EDITOR (self->editor);
  g_autofree char *before = rh_editor_dup_line (editor);
  g_autofree char *after = NULL;

  g_assert_cmpstr (before, ==, "pick 2 3");
  self->editor->move.pick = 0;
  after = rh_editor_dup_line (editor);
  g_assert_cmpstr (after, ==, "pick 2 1");
  g_assert_cmpuint (self->editor->was.pick, ==, 2);
  g_assert_null (rh_editor_get_why_not (editor));
}

/* As long as there is nothing to choose from, no key is its own, and the focus stays. */
static void
test_empty (Fixture *self, gconstpointer data)
{
  g_assert_false (press (self, GDK_KEY_1));
  rh_editor_focus (RH_EDITOR (self->editor), -1);
  g_assert_null (board_focus (&self->board, RH_TYPE_EDITOR));
}

/* Choices stand one below the other, each with its caption; each tells what was chosen there. */
static void
test_choices (Fixture *self, gconstpointer data)
{
  g_assert_true (board_says (GTK_WIDGET (self->first), "Letter"));
  g_assert_true (gtk_widget_get_next_sibling (GTK_WIDGET (self->first)) == GTK_WIDGET (self->second));
  board_click (GTK_WIDGET (self->first), "d");
  board_click (GTK_WIDGET (self->second), "1");
  g_assert_cmpstr (self->given->str, ==, "first 11;second 10;");
}

/* Keys and the focus are the first choice's. */
static void
test_first (Fixture *self, gconstpointer data)
{
  g_assert_true (self->editor->choice == self->first);
  g_assert_true (press (self, GDK_KEY_a));
  g_assert_false (press (self, GDK_KEY_2));
  g_assert_cmpstr (self->given->str, ==, "first 10;");
  rh_editor_focus (RH_EDITOR (self->editor), -1);
  board_assert_name (board_focus (&self->board, GTK_TYPE_BUTTON), "a");
}

/* A card's keys go before the choice's while its entry is shown, and the card is told when it is whole. */
static void
test_entry (Fixture *self, gconstpointer data)
{
  rh_cape_editor_add_entry (self->editor, G_CALLBACK (on_card_cb));
  g_assert_true (press (self, GDK_KEY_d) && press (self, GDK_KEY_2) && press (self, GDK_KEY_0));
  g_assert_cmpstr (self->given->str, ==, "card 3 2 10;");
  g_assert_true (press (self, GDK_KEY_a));
  g_assert_cmpstr (self->given->str, ==, "card 3 2 10;first 10;");

  g_assert_true (press (self, GDK_KEY_s));
  gtk_widget_set_visible (GTK_WIDGET (self->editor->entry), FALSE);
  g_assert_false (press (self, GDK_KEY_BackSpace));
  g_assert_true (press (self, GDK_KEY_d));
  g_assert_cmpstr (self->given->str, ==, "card 3 2 10;first 10;first 11;");
}

#define ADD(name, function, set_up) \
  g_test_add ("/cape-editor/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  board_init (&argc, &argv);

  ADD ("move", test_move, set_up);
  ADD ("empty", test_empty, set_up);
  ADD ("choices", test_choices, set_up_choices);
  ADD ("first", test_first, set_up_choices);
  ADD ("entry", test_entry, set_up_choices);

  return g_test_run ();
}
