/* SPDX-License-Identifier: GPL-3.0-or-later
 * A window that is given a size, settles, and leaves its picture. */

#include "config.h"

#include "layout.h"

#include "ui-screen.h"

typedef struct {
  GtkWindow *window;
  int        width, height;
  guint      frames;
  int        shadow; /* without a compositor it is taken from the window */
  gboolean   right;
} Resize;

static gboolean
on_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ((Resize *) data)->frames++;

  return G_SOURCE_CONTINUE;
}

static gboolean
has_size (gpointer data)
{
  Resize *resize = data;
  GtkWidget *widget = GTK_WIDGET (resize->window);

  if (!resize->right && gtk_widget_get_width (widget) == resize->width &&
      gtk_widget_get_height (widget) == resize->height) {
    resize->right = TRUE;
    resize->frames = 0;
  }

  /* Once the page has made itself narrow, the window may get as small as was asked. */
  if (!resize->right && resize->frames % 8 == 7) {
    gtk_window_set_default_size (resize->window, resize->width + resize->shadow, resize->height + resize->shadow + 1);
    gtk_window_set_default_size (resize->window, resize->width + resize->shadow, resize->height + resize->shadow);
    gtk_widget_queue_resize (widget);
    resize->frames++;
  }

  /* A frame for the size, one for what it makes the page show or hide, and one
   * that is drawn. A window that doesn't get that small is told later. */
  return resize->frames >= (resize->right ? 3 : 60);
}

/* Gives a shown window a size, and returns when all in it has its place. */
void
layout_resize (GtkWindow *window, int width, int height)
{
  Resize resize = { .window = window, .width = width, .height = height };
  guint tick = gtk_widget_add_tick_callback (GTK_WIDGET (window), on_frame_cb, &resize, NULL);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  resize.shadow = gdk_surface_get_width (surface) - gtk_widget_get_width (GTK_WIDGET (window));
  gtk_window_set_default_size (window, width + resize.shadow, height + resize.shadow);
  ui_screen_wait (has_size, &resize);
  gtk_widget_remove_tick_callback (GTK_WIDGET (window), tick);
}

static gboolean
has_frames (gpointer data)
{
  return ((Resize *) data)->frames >= 3;
}

/* Returns when what has changed in a shown window has its place. */
void
layout_settle (GtkWindow *window)
{
  Resize resize = { .window = window };
  guint tick = gtk_widget_add_tick_callback (GTK_WIDGET (window), on_frame_cb, &resize, NULL);

  ui_screen_wait (has_frames, &resize);
  gtk_widget_remove_tick_callback (GTK_WIDGET (window), tick);
}

/* Leaves a picture of a shown window in the folder RH_PICTURES, where that is set. */
void
layout_picture (GtkWindow *window, const char *name)
{
  const char *folder = g_getenv ("RH_PICTURES");
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = folder != NULL ? g_build_filename (folder, file, NULL) : NULL;
  int width = gtk_widget_get_width (GTK_WIDGET (window));
  int height = gtk_widget_get_height (GTK_WIDGET (window));
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (path == NULL)
    return;

  paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}
