/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the interface's tests share: widgets found by the names people know them by. */

#include "config.h"

#include "ui-screen.h"

#include "rh-language.h"
#include "rh-resources.h"

#include <string.h>

/* The longest a condition is waited for, in microseconds; only a failing test waits so long. */
#define PATIENCE (20 * G_USEC_PER_SEC)

/* As an application would. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, RH_RESOURCE_PATH "style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Once, before any widget. */
void
ui_screen_init (int *argc, char ***argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  rh_language_set_up ();
  g_test_init (argc, argv, NULL);
  adw_init ();
  rh_resources_register ();
  load_style ();
}

static gboolean
on_tick_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop until the condition holds. */
void
ui_screen_wait (UiCondition condition, gpointer data)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  guint tick = g_timeout_add (10, on_tick_cb, NULL);

  while (!condition (data)) {
    g_assert_cmpint (g_get_monotonic_time (), <, end);
    g_main_context_iteration (NULL, TRUE);
  }
  g_source_remove (tick);
}

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_mapped (data) && gtk_widget_get_width (data) > 0;
}

/* Waits until the widget has its place on the screen. */
void
ui_screen_settle (GtkWidget *widget)
{
  ui_screen_wait (is_laid_out, widget);
}

typedef struct {
  GdkFrameClock *clock;
  gint64         frame;
} Drawing;

static gboolean
is_drawn (gpointer data)
{
  const Drawing *drawing = data;

  return gdk_frame_clock_get_frame_counter (drawing->clock) > drawing->frame;
}

/* Draws a shown widget anew. */
static void
draw (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  Drawing drawing = { clock, gdk_frame_clock_get_frame_counter (clock) };

  gtk_widget_queue_draw (widget);
  ui_screen_wait (is_drawn, &drawing);
}

static GskRenderNode *
draw_node (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  draw (widget);
  paintable = gtk_widget_paintable_new (widget);
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);

  return node;
}

/* Whether a shown widget draws something of that kind, as GSK names it in its text: “opacity”, “color-matrix”. */
gboolean
ui_screen_draws (GtkWidget *widget, const char *kind)
{
  g_autofree char *name = g_strconcat (kind, " {", NULL);
  g_autoptr (GskRenderNode) node = draw_node (widget);
  g_autoptr (GBytes) bytes = gsk_render_node_serialize (node);

  return g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), name) != NULL;
}

/* How light a shown widget is on white, 0 to 255, so far from its edge, half way up. */
static int
get_light (GtkWidget *widget, int x)
{
  g_autoptr (GskRenderNode) node = draw_node (widget);
  int y = gtk_widget_get_allocated_height (widget) / 2;
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GdkTexture) texture =
    gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT ((float) x, (float) y, 1, 1));
  guchar pixel[4];

  gdk_texture_download (texture, pixel, sizeof pixel);

  return (pixel[0] + pixel[1] + pixel[2]) / 3 + 255 - pixel[3];
}

/* How much lighter or darker a widget is so far from its edge in that state, such as with the focus. */
int
ui_screen_get_change (GtkWidget *widget, GtkStateFlags state, int x)
{
  GtkSettings *settings = gtk_widget_get_settings (widget);
  int before, after;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL); /* a ring comes at once */
  before = get_light (widget, x);
  gtk_widget_set_state_flags (widget, state, FALSE);
  after = get_light (widget, x);
  gtk_widget_unset_state_flags (widget, state);
  gtk_settings_reset_property (settings, "gtk-enable-animations");

  return ABS (after - before);
}

/* A shown window with that in it. */
GtkWidget *
ui_screen_window (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 700);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  ui_screen_settle (child);

  return window;
}

static char *
plain (const char *label)
{
  GString *text = g_string_new (label);

  g_string_replace (text, "_", "", 1);

  return g_string_free (text, FALSE);
}

static gboolean
is_called (GtkWidget *widget, const char *name)
{
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL) {
    own = plain (gtk_button_get_label (GTK_BUTTON (widget)));
    if (strcmp (own, name) == 0)
      return TRUE;
  }

  if (GTK_IS_LABEL (widget))
    return strcmp (gtk_label_get_text (GTK_LABEL (widget)), name) == 0;

  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return other == NULL;
}

/* The first shown widget of that type and accessible name (any, where NULL), or NULL. */
GtkWidget *
ui_screen_look_for (GtkWidget *root, GType type, const char *name)
{
  if (!gtk_widget_get_visible (root))
    return NULL;

  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (name == NULL || is_called (root, name)))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = ui_screen_look_for (child, type, name);

    if (found != NULL)
      return found;
  }

  return NULL;
}

/* The same; it must be there. */
GtkWidget *
ui_screen_find (GtkWidget *root, GType type, const char *name)
{
  GtkWidget *found = ui_screen_look_for (root, type, name);

  if (found == NULL)
    g_error ("There is no %s called “%s”", g_type_name (type), name);

  return found;
}

/* How many shown widgets of that type there are. */
guint
ui_screen_count (GtkWidget *root, GType type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (root), type) ? 1 : 0;

  if (!gtk_widget_get_visible (root))
    return 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += ui_screen_count (child, type);

  return n;
}

/* (nullable): the window of that type. */
GtkWidget *
ui_screen_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (g_type_is_a (G_OBJECT_TYPE (window), type))
      return window;
  }

  return NULL;
}

/* (nullable): the message that stands before the windows. */
GtkWidget *
ui_screen_find_dialog (void)
{
  return ui_screen_find_window (ADW_TYPE_MESSAGE_DIALOG);
}

static gboolean
has_dialog (gpointer data)
{
  return ui_screen_find_dialog () != NULL;
}

/* Waits for the message of that heading, and closes it. */
void
ui_screen_assert_dialog (const char *heading)
{
  GtkWidget *dialog;

  ui_screen_wait (has_dialog, NULL);
  dialog = ui_screen_find_dialog ();
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, heading);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
is_told (gpointer words)
{
  GtkWidget *dialog = ui_screen_find_dialog ();

  return dialog != NULL && strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), words) != NULL;
}

/* Waits for a message with these words. */
void
ui_screen_wait_told (const char *words)
{
  ui_screen_wait (is_told, (gpointer) words);
}

/* (nullable): the first shown label that holds these words. */
GtkWidget *
ui_screen_find_words (GtkWidget *root, const char *words)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), words) != NULL)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = ui_screen_find_words (child, words);

    if (found != NULL)
      return found;
  }

  return NULL;
}

/* Presses the button of that name. */
void
ui_screen_click (GtkWidget *root, const char *name)
{
  GtkWidget *button = ui_screen_find (root, GTK_TYPE_BUTTON, name);

  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}
