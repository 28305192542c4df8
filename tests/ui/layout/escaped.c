/* SPDX-License-Identifier: GPL-3.0-or-later
 * Looks for texts that no translator has seen.
 *
 * In the language of tests/ui/layout/pseudo.py every translated text stands in
 * brackets. A letter outside of them comes from a text that never went through
 * gettext, or from one that was put together from pieces. */

#include "config.h"

#include "escaped.h"

#include "rh-language.h"
#include "rh-tooltip.h"

#include <string.h>

typedef struct {
  const char        *screen;
  const char *const *names; /* of players: nobody translates them */
  gsize              n_names;
  guint              problems;
} Look;

static void
blank (char *text, const char *part)
{
  for (char *at = strstr (text, part); at != NULL; at = strstr (at, part))
    memset (at, ' ', strlen (part));
}

/* A name, which a list keeps in one line by spaces of another kind. */
static void
blank_name (char *text, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_autofree char *kept = g_strjoinv ("\302\240", words);

  blank (text, name);
  blank (text, kept);
}

/* Whether a word stands outside of all brackets; a letter alone is a key. */
static gboolean
has_escaped (Look *look, const char *text)
{
  g_autofree char *left = g_strdup (text);
  gboolean letter = FALSE;
  int depth = 0;

  for (gsize i = 0; i < look->n_names; i++)
    blank_name (left, look->names[i]);

  for (const char *p = left; *p != '\0'; p = g_utf8_next_char (p)) {
    gboolean before = letter;

    depth += *p == '[' ? 1 : *p == ']' ? -1 : 0;
    letter = depth == 0 && g_unichar_isalpha (g_utf8_get_char (p));
    if (before && letter)
      return TRUE;
  }

  return FALSE;
}

/* Languages are named in themselves; the title of preferences is libadwaita's. */
static gboolean
is_of_others (const char *text)
{
  gsize n;
  const RhLanguage *languages = rh_language_list (&n);

  if (g_str_equal (text, "Preferences"))
    return TRUE;

  for (gsize i = 1; i < n; i++) {
    if (g_str_equal (languages[i].name, text))
      return TRUE;
  }

  return FALSE;
}

static void
check_text (Look *look, GtkWidget *widget, const char *text)
{
  if (text == NULL || is_of_others (text) || !has_escaped (look, text))
    return;

  g_test_message ("%s: %s: “%s” isn’t translated", look->screen, G_OBJECT_TYPE_NAME (widget), text);
  look->problems++;
}

/* What the toolkit says, and what stays as it is in every language. */
static gboolean
is_exempt (GtkWidget *widget)
{
  static const char *const types[] = { "GtkWindowControls", "GtkSearchEntry", "GtkShortcutLabel", "AdwViewSwitcher" };

  for (GtkWidget *above = widget; above != NULL; above = gtk_widget_get_parent (above)) {
    for (gsize i = 0; i < G_N_ELEMENTS (types); i++) {
      if (g_str_equal (G_OBJECT_TYPE_NAME (above), types[i]))
        return TRUE;
    }
  }

  return FALSE;
}

static void
look_at (Look *look, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) || is_exempt (widget))
    return;

  if (GTK_IS_LABEL (widget))
    check_text (look, widget, gtk_label_get_text (GTK_LABEL (widget)));
  check_text (look, widget, rh_tooltip_get (widget));
  check_text (look, widget, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

/* Looks at all texts that are shown, and at the tooltips; returns how many aren't translated. */
guint
escaped_check (GtkWindow *window, const char *screen, const char *const *names, gsize n_names)
{
  Look look = { .screen = screen, .names = names, .n_names = n_names };

  check_text (&look, GTK_WIDGET (window), gtk_window_get_title (window));
  look_at (&look, GTK_WIDGET (window));

  return look.problems;
}
