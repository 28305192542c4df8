/* SPDX-License-Identifier: GPL-3.0-or-later
 * Anna has played before and types “a”: her name is offered, one press takes
 * it. Who types on gets what was typed, and nothing else. */

#include "config.h"

#include "rh-name-entry.h"

#include "store-table.h"
#include "ui-screen.h"

typedef struct {
  StoreTable *table;
  RhStore    *store;
  GtkWidget  *entry;
  GtkWidget  *window;
} Typing;

static void
set_up (Typing *typing, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  typing->table = store_table_new ();
  typing->store = rh_store_open (typing->table->path, NULL);
  store_table_add (typing->store, "Anna,Bram de Vries");
  store_table_add (typing->store, "Annabel,Éva");

  typing->entry = g_object_new (RH_TYPE_NAME_ENTRY, NULL);
  rh_name_entry_set_store (RH_NAME_ENTRY (typing->entry), typing->store);
  rh_name_entry_set_label (RH_NAME_ENTRY (typing->entry), "Name of player 1");
  gtk_box_append (GTK_BOX (box), typing->entry);
  typing->window = ui_screen_window (box);
  gtk_widget_grab_focus (typing->entry);
}

static void
tear_down (Typing *typing, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (typing->window));
  rh_store_close (typing->store);
  store_table_free (typing->table);
}

static void
type (Typing *typing, const char *text)
{
  GtkWidget *entry = ui_screen_find (typing->entry, GTK_TYPE_ENTRY, "Name of player 1");

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static void
assert_offers (Typing *typing, guint n)
{
  g_assert_cmpuint (ui_screen_count (typing->entry, GTK_TYPE_BUTTON), ==, n);
}

static void
test_offers (Typing *typing, gconstpointer data)
{
  assert_offers (typing, 0);
  type (typing, "a");
  assert_offers (typing, 2);
  ui_screen_find (typing->entry, GTK_TYPE_BUTTON, "Anna");
  ui_screen_find (typing->entry, GTK_TYPE_BUTTON, "Annabel");
  type (typing, "é");
  ui_screen_find (typing->entry, GTK_TYPE_BUTTON, "Éva");
  type (typing, "x");
  assert_offers (typing, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (typing->entry)), ==, "x");
}

/* A name typed out isn't offered again; a longer one still is. */
static void
test_whole (Typing *typing, gconstpointer data)
{
  type (typing, "Anna");
  assert_offers (typing, 1);
  ui_screen_find (typing->entry, GTK_TYPE_BUTTON, "Annabel");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (typing->entry)), ==, "Anna");
}

static void
test_take (Typing *typing, gconstpointer data)
{
  type (typing, "br");
  ui_screen_click (typing->entry, "Bram de Vries");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (typing->entry)), ==, "Bram de Vries");
  assert_offers (typing, 0);
}

/* A name that is filled in offers nothing. */
static void
test_fill (Typing *typing, gconstpointer data)
{
  rh_name_entry_set_name (RH_NAME_ENTRY (typing->entry), "Ann");
  assert_offers (typing, 0);
}

static void
test_wrong (Typing *typing, gconstpointer data)
{
  GtkWidget *entry = ui_screen_find (typing->entry, GTK_TYPE_ENTRY, "Name of player 1");

  gtk_test_accessible_assert_role (entry, GTK_ACCESSIBLE_ROLE_TEXT_BOX);
  rh_name_entry_set_error (RH_NAME_ENTRY (typing->entry), "That is no name");
  gtk_test_accessible_assert_property (entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "That is no name");
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  rh_name_entry_set_error (RH_NAME_ENTRY (typing->entry), NULL);
  gtk_test_accessible_assert_state (entry, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE);
}

int
main (int argc, char **argv)
{
  ui_screen_init (&argc, &argv);

  g_test_add ("/name-entry/offers", Typing, NULL, set_up, test_offers, tear_down);
  g_test_add ("/name-entry/whole", Typing, NULL, set_up, test_whole, tear_down);
  g_test_add ("/name-entry/take", Typing, NULL, set_up, test_take, tear_down);
  g_test_add ("/name-entry/fill", Typing, NULL, set_up, test_fill, tear_down);
  g_test_add ("/name-entry/wrong", Typing, NULL, set_up, test_wrong, tear_down);

  return g_test_run ();
}
