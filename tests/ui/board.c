/* SPDX-License-Identifier: GPL-3.0-or-later
 * Puts a record of tests/data on the table, for the tests of the table's widgets. */

#include "config.h"

#include "board.h"
#include "written.h"

#include "rh-cape-ui.h"
#include "rh-panel.h"
#include "rh-step.h"
#include "rh-table-page.h"
#include "rh-table-style.h"

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
  rh_table_style_load ();
  /* What moves ends as it does here at once: scroll bars take a second and more to fade. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Reads the first game of a record. */
void
board_open (Board *self, const char *record)
{
  *self = (Board) { .record = record_data_read (record) };
  self->setup = rh_setup_copy (self->record->setup);
  self->moves = self->record->moves;
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
  g_autoptr (GError) error = NULL;

  self->table = store_table_new ();
  self->store = store_table_open (self->table);
  self->session = rh_session_new_game (self->store, self->setup, &error);
  g_assert_no_error (error);

  for (guint i = 0; i < position; i++) {
    rh_session_play (self->session, g_ptr_array_index (self->moves, i), &error);
    g_assert_no_error (error);
  }
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
  g_clear_pointer (&self->table, store_table_free);
  g_clear_pointer (&self->setup, rh_setup_free);
  g_clear_pointer (&self->record, rh_record_game_free);
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
  gtk_widget_add_css_class (self->window, "rh-window"); /* the program’s, whose header bars have their own height */
  gtk_window_set_decorated (GTK_WINDOW (self->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_set_child (GTK_WINDOW (self->window), widget);
  gtk_window_present (GTK_WINDOW (self->window));
  do {
    g_assert_cmpint (g_get_monotonic_time (), <, until);
    board_settle ();
  } while (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0);
}

/* Such a game on the table's page. */
GtkWidget *
board_open_page (Board *self, const char *record, guint position, int width)
{
  GtkWidget *page;

  board_open (self, record);
  board_play (self, position);
  page = rh_table_page_new (&rh_cape_ui, self->session);
  board_show (self, page, width, 800);

  return page;
}

/* Likewise, with the list of its moves open. */
GtkWidget *
board_open_moves (Board *self, const char *record, guint position)
{
  GtkWidget *page = board_open_page (self, record, position, 1000);

  g_assert_true (board_press (self->window, GDK_KEY_l));
  g_assert_true (board_press (self->window, GDK_KEY_m));

  return page;
}

/* So many moves are played, and all of them as in the record. */
void
board_assert_unchanged (Board *self, guint position)
{
  g_assert_cmpuint (rh_session_get_n_played (self->session), ==, position);
  for (guint i = 0; i < position; i++)
    g_assert_cmpstr (rh_session_get_move (self->session, i), ==, self->moves->pdata[i]);
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

/* The visible label that says that; NULL if there is none. */
GtkWidget *
board_find_text (GtkWidget *root, const char *text)
{
  GtkWidget *label;
  guint i = 0;

  do
    label = board_find (root, GTK_TYPE_LABEL, i++);
  while (label != NULL && g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), text) != 0);

  return label;
}

/* Whether that is written somewhere where it can be seen. */
gboolean
board_says (GtkWidget *root, const char *text)
{
  if (g_strcmp0 (written_get_text (root), text) == 0)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (gtk_widget_get_visible (child) && board_says (child, text))
      return TRUE;
  }

  return FALSE;
}

/* The visible widget of a type with that accessible name; NULL if there is none. */
GtkWidget *
board_find_named (GtkWidget *root, GType type, const char *name)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = board_find (root, type, i)) != NULL; i++) {
    g_autofree char *different = NULL;

    if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0)
      return widget;
    if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
      continue;
    different = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, NULL);
    if (different == NULL)
      return widget;
  }

  return NULL;
}

/* Whether it is shown as the one of some that is chosen, or whose turn it is. */
gboolean
board_is_selected (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_SELECTED) != 0;
}

/* Whether nothing that is pressed in it is taken just now. */
gboolean
board_is_busy (GtkWidget *part)
{
  g_autofree char *other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_STATE_BUSY, TRUE);

  return other == NULL;
}

/* Waits until what is asked on a page takes an answer. */
void
board_wait_until_open (GtkWidget *page)
{
  GtkWidget *panel = board_find (page, RH_TYPE_PANEL, 0);

  while (board_is_busy (panel))
    g_main_context_iteration (NULL, TRUE);
}

/* The time of an event that comes now: by the display's clock, which is ours. */
guint32
board_now (void)
{
  return (guint32) (g_get_monotonic_time () / 1000);
}

/* Presses the visible button of that name, which must be there and can be pressed. */
void
board_click (GtkWidget *root, const char *name)
{
  GtkWidget *button = board_find_named (root, GTK_TYPE_BUTTON, name);

  if (button == NULL)
    g_error ("There is no button “%s”", name);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

/* Presses a key on a widget, or on the window, where nothing has a use for it. */
gboolean
board_press (GtkWidget *widget, guint keyval)
{
  return board_press_with (widget, keyval, 0);
}

/* The same with modifiers held. */
gboolean
board_press_with (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &used);
  }

  return used;
}

/* What has the focus, or what is around it, of that type; NULL if nothing has. */
GtkWidget *
board_focus (Board *self, GType type)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return focus != NULL ? gtk_widget_get_ancestor (focus, type) : NULL;
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

/* The type of the step that a page asks; NULL if there is none. */
const char *
board_step (GtkWidget *page)
{
  GtkWidget *step = board_find (page, RH_TYPE_STEP, 0);

  return step != NULL ? G_OBJECT_TYPE_NAME (step) : NULL;
}

/* The adjustment of what a widget is scrolled in from above to below. */
GtkAdjustment *
board_adjustment (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

/* Whether a part is where it was scrolled to: at the top, or as near as the end of the whole allows. */
gboolean
board_is_at_top (GtkWidget *part)
{
  GtkAdjustment *adjustment = board_adjustment (part);
  double most = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part, gtk_widget_get_ancestor (part, GTK_TYPE_SCROLLED_WINDOW), &bounds));

  return (double) bounds.origin.y >= 0 &&
         ((double) bounds.origin.y < BOARD_NEAR || gtk_adjustment_get_value (adjustment) >= most);
}
