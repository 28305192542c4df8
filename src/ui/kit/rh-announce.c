/* SPDX-License-Identifier: GPL-3.0-or-later
 * Tells screen readers what has happened, by what this version of GTK has for it, and everybody what hasn't. */

#include "config.h"

#include "rh-announce.h"

#include "rh-keys.h"

#include <string.h>

#define KEY "rh-announcements"

typedef struct {
  GtkWidget *line; /* never looked into */
  char      *text;
} Sentence;

/* What is to be said in a window. */
typedef struct {
  GtkWidget *window;
  GPtrArray *sentences;
  char      *said; /* last */
  guint      source;
  guint      n_refused;
} Waiting;

static void
sentence_free (gpointer data)
{
  Sentence *sentence = data;

  g_free (sentence->text);
  g_free (sentence);
}

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  g_clear_handle_id (&waiting->source, g_source_remove);
  g_ptr_array_unref (waiting->sentences);
  g_free (waiting->said);
  g_free (waiting);
}

#if GTK_CHECK_VERSION(4, 14, 0)
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* What GTK has in place of screen readers for tests (GTK_A11Y=test) has no announcements, and crashes with one. */
static gboolean
is_heard (GtkAccessible *window)
{
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (window);

  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}

static void
tell (Waiting *waiting, const char *text)
{
  GtkAccessible *window = GTK_ACCESSIBLE (waiting->window);

  if (is_heard (window))
    gtk_accessible_announce (window, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

G_GNUC_END_IGNORE_DEPRECATIONS
#else
/* As it came to the front, so that it's called by its title when it does so again. */
static void
on_is_active_changed_cb (GtkWindow *window, GParamSpec *pspec, Waiting *waiting)
{
  const char *title = gtk_window_get_title (window);

  if (!gtk_window_is_active (window) && title != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* There is no announcement yet. Of all the names that change, Orca says those of what has the focus, which aren't ours
 * to change, and of the window in front. What it says last of the focus it says late, with a look at the window's name
 * then, and it never says a name that it has seen; so that name is taken away at once: it has been told of it by then. */
static void
tell (Waiting *waiting, const char *text)
{
  GtkAccessible *window = GTK_ACCESSIBLE (waiting->window);

  gtk_accessible_update_property (window, GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (window, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}
#endif

/* Titles and buttons have no full stop, and where they end must be heard. */
static void
add_sentence (GString *text, const char *sentence)
{
  const char *last = g_utf8_find_prev_char (sentence, sentence + strlen (sentence));

  g_string_append_printf (text, text->len > 0 ? " %s" : "%s", sentence);
  if (!g_unichar_ispunct (g_utf8_get_char (last)))
    g_string_append_c (text, '.');
}

static void
on_idle_cb (gpointer data)
{
  Waiting *waiting = data;
  g_autoptr (GString) text = g_string_new (NULL);

  waiting->source = 0;
  for (guint i = 0; i < waiting->sentences->len; i++) {
    Sentence *sentence = g_ptr_array_index (waiting->sentences, i);

    add_sentence (text, sentence->text);
  }
  g_ptr_array_set_size (waiting->sentences, 0);
  if (text->len == 0)
    return;

  tell (waiting, text->str);
  g_free (waiting->said);
  waiting->said = g_string_free (g_steal_pointer (&text), FALSE);
}

static Waiting *
get_waiting (GtkWidget *window)
{
  Waiting *waiting = g_object_get_data (G_OBJECT (window), KEY);

  if (waiting == NULL) {
    waiting = g_new0 (Waiting, 1);
    waiting->window = window;
    waiting->sentences = g_ptr_array_new_with_free_func (sentence_free);
    g_object_set_data_full (G_OBJECT (window), KEY, waiting, waiting_free);
#if !GTK_CHECK_VERSION(4, 14, 0)
    if (GTK_IS_WINDOW (window))
      g_signal_connect (window, "notify::is-active", G_CALLBACK (on_is_active_changed_cb), waiting);
#endif
  }

  return waiting;
}

static void
forget (Waiting *waiting, GtkWidget *line)
{
  for (guint i = waiting->sentences->len; i > 0; i--) {
    Sentence *sentence = g_ptr_array_index (waiting->sentences, i - 1);

    if (sentence->line == line)
      g_ptr_array_remove_index (waiting->sentences, i - 1);
  }
}

/**
 * rh_announce:
 * @line: the widget that shows it
 * @text: what screen readers are to say, which everybody may hear
 *
 * Has @text said in the window that @line is in, once all that goes on now has happened: the focus has moved by
 * then, and what is said of that doesn't cut it off. What several lines have to say is one announcement, in the
 * order in which they did; one that has something else to say before it is made says that only.
 */
void
rh_announce (GtkWidget *line, const char *text)
{
  GtkRoot *root;
  Waiting *waiting;
  Sentence *sentence;

  g_return_if_fail (GTK_IS_WIDGET (line));
  g_return_if_fail (text != NULL);

  root = gtk_widget_get_root (line);
  if (root == NULL)
    return;

  waiting = get_waiting (GTK_WIDGET (root));
  forget (waiting, line);
  if (*text == '\0')
    return;

  sentence = g_new0 (Sentence, 1);
  sentence->line = line;
  sentence->text = g_strdup (text);
  g_ptr_array_add (waiting->sentences, sentence);
  if (waiting->source == 0)
    waiting->source = g_idle_add_once (on_idle_cb, waiting);
}

/**
 * rh_announce_get_said:
 * @window: a window
 *
 * Returns: (transfer none) (nullable): what was announced in it last, whole
 */
const char *
rh_announce_get_said (GtkWidget *window)
{
  Waiting *waiting = g_object_get_data (G_OBJECT (window), KEY);

  return waiting != NULL ? waiting->said : NULL;
}

/**
 * rh_announce_refusal:
 * @widget: where a key or a pointer was pressed
 *
 * Rings the bell: what was pressed does nothing. Whoever meant it must not believe that it has been taken.
 */
void
rh_announce_refusal (GtkWidget *widget)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return;

  get_waiting (GTK_WIDGET (root))->n_refused++;
  gtk_widget_error_bell (widget);
}

/**
 * rh_announce_get_n_refused:
 * @window: a window
 *
 * Returns: how often the bell was rung in it
 */
guint
rh_announce_get_n_refused (GtkWidget *window)
{
  Waiting *waiting = g_object_get_data (G_OBJECT (window), KEY);

  return waiting != NULL ? waiting->n_refused : 0;
}

/**
 * rh_announce_press:
 * @widget: where a pointer or a finger was pressed
 * @x: where, on its surface, from the left
 * @y: the same from the top
 *
 * Rings the bell if a button is pressed there that can't be just now: nothing else shows that the press was seen.
 */
void
rh_announce_press (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GtkWidget *pressed;
  double left, top;

  if (native == NULL)
    return;

  gtk_native_get_surface_transform (native, &left, &top);
  pressed = gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_INSENSITIVE);
  if (pressed != NULL && !GTK_IS_BUTTON (pressed))
    pressed = gtk_widget_get_ancestor (pressed, GTK_TYPE_BUTTON);
  if (pressed != NULL && !gtk_widget_is_sensitive (pressed))
    rh_announce_refusal (widget);
}

static gboolean
on_letter_cb (GtkEventControllerKey *controller,
              guint                  keyval,
              guint                  keycode,
              GdkModifierType        modifiers,
              GtkWidget             *widget)
{
  if (rh_key_is_plain (modifiers) && g_unichar_isalnum (gdk_keyval_to_unicode (keyval)))
    rh_announce_refusal (widget);

  return FALSE;
}

/**
 * rh_announce_letters:
 * @widget: a page where letters and figures are for fields alone
 *
 * From now on rings the bell for each that is typed where nothing takes it.
 */
void
rh_announce_letters (GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_letter_cb), widget);
  gtk_widget_add_controller (widget, keys);
}
