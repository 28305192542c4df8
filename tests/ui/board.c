/* SPDX-License-Identifier: GPL-3.0-or-later
 * Puts a record of tests/data on the table, for the tests of the table's widgets. */

#include "config.h"

#include "board.h"

#include <glib/gstdio.h>
#include <string.h>

/* The longest something is waited for, in microseconds; only a failing test waits so long. */
#define PATIENCE (20 * G_USEC_PER_SEC)
/* A frame comes within so many milliseconds; what is due later is no frame. */
#define FRAME_MAX 100

/* Once, before any widget. */
void
board_init (int *argc, char ***argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (argc, argv, NULL);
  adw_init ();
  /* What moves ends as it does here at once: scroll bars take a second and more to fade. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
read_line (Board *self, const char *line)
{
  /* “seat red Anna”, “option river-bonus=all” */
  gboolean option = g_str_has_prefix (line, "option ");
  g_auto (GStrv) words = g_strsplit_set (line, option ? " =" : " ", 3);
  g_autoptr (GError) error = NULL;

  if (g_str_equal (words[0], "seat"))
    rh_setup_add_seat (self->setup, words[1], words[2], &error);
  else if (option)
    rh_setup_set_option (self->setup, words[1], words[2], &error);
  else if (rh_word_in (&(RhWord) { words[0], strlen (words[0]) }, rh_cape_move_words))
    g_ptr_array_add (self->moves, g_strdup (line));
  g_assert_no_error (error);
}

/* Reads the first game of a record. */
void
board_open (Board *self, const char *record)
{
  g_autofree char *name = g_strconcat (record, ".railhead", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  *self = (Board) { .setup = rh_setup_new (&rh_cape_game), .moves = g_ptr_array_new_with_free_func (g_free) };
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    read_line (self, lines[i]);
  g_assert_true (rh_setup_check (self->setup, &error));
  g_assert_cmpuint (self->moves->len, >, 0);
}

/* Lays the record out to be looked at, with so many moves played. */
void
board_replay (Board *self, guint position)
{
  g_autoptr (GError) error = NULL;

  self->session = rh_session_new_replay (self->setup,
                                         (const char *const *) self->moves->pdata,
                                         self->moves->len,
                                         position,
                                         &error);
  g_assert_no_error (error);
}

/* Begins a game of its own, and plays so many moves of the record. */
void
board_play (Board *self, guint position)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  self->folder = g_dir_make_tmp ("railhead-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (self->folder, "railhead.db", NULL);
  self->store = rh_store_open (path, &error);
  g_assert_no_error (error);
  self->session = rh_session_new_game (self->store, self->setup, &error);
  g_assert_no_error (error);

  for (guint i = 0; i < position; i++) {
    rh_session_play (self->session, g_ptr_array_index (self->moves, i), &error);
    g_assert_no_error (error);
  }
}

static void
remove_folder (const char *path)
{
  GDir *dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = g_build_filename (path, name, NULL);

    g_unlink (file);
  }
  g_dir_close (dir);
  g_rmdir (path);
}

void
board_close (Board *self)
{
  if (self->window != NULL) {
    gtk_window_destroy (GTK_WINDOW (self->window));
    board_settle ();
  }
  /* Whatever was shown has let go of the game. */
  if (self->session != NULL)
    g_assert_finalize_object (self->session);
  g_clear_pointer (&self->store, rh_store_close);
  if (self->folder != NULL)
    remove_folder (self->folder);
  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->setup, rh_setup_free);
  g_clear_pointer (&self->moves, g_ptr_array_unref);
}

/* In how many milliseconds a source of the main loop is due; -1, where none is. */
static int
next_due (void)
{
  GMainContext *context = g_main_context_default ();
  int timeout = -1;

  g_assert_true (g_main_context_acquire (context));
  g_main_context_prepare (context, NULL);
  g_main_context_query (context, G_MAXINT, &timeout, NULL, 0);
  g_main_context_release (context);

  return timeout;
}

/**
 * board_settle:
 *
 * Runs the main loop until nothing is left to lay out or draw: the display has
 * done and answered all it was asked for, nothing is ready, and no frame, which
 * is a timer of the frame clock, is due. A running animation is waited for.
 */
void
board_settle (void)
{
  gint64 until = g_get_monotonic_time () + PATIENCE;
  int due;

  do {
    g_assert_cmpint (g_get_monotonic_time (), <, until);
    while (g_main_context_iteration (NULL, FALSE))
      g_assert_cmpint (g_get_monotonic_time (), <, until);
    gdk_display_sync (gdk_display_get_default ());
    due = next_due ();
    if (due > 0 && due <= FRAME_MAX)
      g_main_context_iteration (NULL, TRUE);
  } while ((due >= 0 && due <= FRAME_MAX) || g_main_context_pending (NULL));
}

/* Shows the widget in a window of that size. */
void
board_show (Board *self, GtkWidget *widget, int width, int height)
{
  gint64 until = g_get_monotonic_time () + PATIENCE;

  self->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (self->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_set_child (GTK_WINDOW (self->window), widget);
  gtk_window_present (GTK_WINDOW (self->window));
  do {
    g_assert_cmpint (g_get_monotonic_time (), <, until);
    board_settle ();
  } while (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0);
}

/* The pixels of a shown widget. */
GBytes *
board_picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guchar *pixels;
  gsize length;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  length = (gsize) width * (gsize) height * 4;
  pixels = g_malloc0 (length);
  gdk_texture_download (texture, pixels, (gsize) width * 4);

  return g_bytes_new_take (pixels, length);
}

static GtkWidget *
find (GtkWidget *root, GType type, guint *i)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (*i)-- == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = gtk_widget_get_visible (child) ? find (child, type, i) : NULL;

    if (found != NULL)
      return found;
  }

  return NULL;
}

/* The ith visible widget of a type, from 0; NULL if there is none. */
GtkWidget *
board_find (GtkWidget *root, GType type, guint i)
{
  return find (root, type, &i);
}

/* Whether a visible label says that. */
gboolean
board_says (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = board_find (root, GTK_TYPE_LABEL, i)) != NULL; i++) {
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return TRUE;
  }

  return FALSE;
}

/* The visible button with that action; NULL if there is none. */
GtkWidget *
board_button (GtkWidget *root, const char *action)
{
  GtkWidget *button;

  for (guint i = 0; (button = board_find (root, GTK_TYPE_BUTTON, i)) != NULL; i++) {
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
      return button;
  }

  return NULL;
}
