/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bar below the page that imports games while people go on, tells how far it is, and in the end what came in. */

#include "config.h"

#include "rh-import-bar.h"

#include "rh-announce.h"
#include "rh-bar.h"
#include "rh-import-text.h"
#include "rh-resources.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

/* How long a slice takes about, in microseconds: with what it takes to have it on disk, less than two frames. */
#define SLICE (12 * G_TIME_SPAN_MILLISECOND)

/* When to look again where the files aren't read that far, in milliseconds. */
#define SOON 10

/* How often it is told how far it is, in microseconds. */
#define EACH (G_USEC_PER_SEC / 5)

/* Of so many files it is told what is wrong with them. */
#define REFUSED_MAX 20

struct _RhImportBar {
  AdwBin parent_instance;

  /* Template */
  GtkWidget      *bar;
  GtkLabel       *text;
  GtkProgressBar *progress;
  GtkButton      *button;

  /* Owned */
  RhImport *import; /* until all of it is done */

  guint    source;
  gboolean told; /* whether it was said what came in */
  gint64   last; /* when it was last said how far it is */
};

enum {
  ENDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhImportBar, rh_import_bar, ADW_TYPE_BIN)

/* One button for both: who has pressed Cancel is at Close then, and screen readers find it in its place. */
static void
show_busy (RhImportBar *self, gboolean busy)
{
  const char *name = busy ? C_("button", "Cancel") : _("Close This Message");

  gtk_widget_set_visible (GTK_WIDGET (self->progress), busy);
  gtk_button_set_label (self->button, busy ? C_("button", "Cancel") : C_("button", "Close"));
  /* Later GTKs call it what its label says, and that would go before. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_progress (RhImportBar *self)
{
  gint64 now = g_get_monotonic_time ();
  g_autofree char *text = NULL;

  if (now - self->last < EACH)
    return;

  self->last = now;
  text = rh_import_text_dup_progress (self->import);
  gtk_label_set_label (self->text, text);
  gtk_progress_bar_set_fraction (self->progress, rh_import_get_progress (self->import));
}

/* Once it's decided what comes in, although what was given up may still have to go. */
static void
show_summary (RhImportBar *self)
{
  g_autofree char *text = rh_import_text_dup_summary (self->import, REFUSED_MAX);

  self->told = TRUE;
  gtk_label_set_label (self->text, text);
  show_busy (self, FALSE);
  rh_announce (GTK_WIDGET (self), text);
  if (rh_import_get_error (self->import) == NULL)
    g_signal_emit (self, signals[ENDED], 0);
}

static gboolean on_time_cb (gpointer data);

/* Whatever is painted or pressed comes first. */
static void
go_on (RhImportBar *self, RhImportState state)
{
  if (state == RH_IMPORT_WAITS)
    self->source = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, SOON, on_time_cb, self, NULL);
  else
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_time_cb, self, NULL);
}

static gboolean
on_time_cb (gpointer data)
{
  RhImportBar *self = data;
  RhImportState state = rh_import_step (self->import, SLICE);

  self->source = 0;
  if (state != RH_IMPORT_ENDED)
    go_on (self, state);

  if (!rh_import_is_decided (self->import))
    show_progress (self);
  else if (!self->told)
    show_summary (self);
  if (state == RH_IMPORT_ENDED)
    g_clear_pointer (&self->import, rh_import_free);

  return G_SOURCE_REMOVE;
}

/* What has the focus goes, so somebody else has it. */
static void
close_bar (RhImportBar *self)
{
  GtkWidget *before = gtk_widget_get_prev_sibling (GTK_WIDGET (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  while (before != NULL && !gtk_widget_get_visible (before))
    before = gtk_widget_get_prev_sibling (before);
  if (before != NULL)
    gtk_widget_child_focus (before, GTK_DIR_TAB_FORWARD);
}

static void
on_clicked_cb (RhImportBar *self)
{
  if (!rh_import_bar_is_busy (self)) {
    close_bar (self);
    return;
  }

  rh_import_cancel (self->import);
  show_summary (self);
}

static void
rh_import_bar_dispose (GObject *object)
{
  RhImportBar *self = RH_IMPORT_BAR (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->import, rh_import_free);

  G_OBJECT_CLASS (rh_import_bar_parent_class)->dispose (object);
}

static void
rh_import_bar_class_init (RhImportBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_import_bar_dispose;

  /**
   * RhImportBar::ended:
   * @self: the bar
   *
   * Games have come in; lists of games aren't what they were.
   */
  signals[ENDED] = g_signal_new ("ended", RH_TYPE_IMPORT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RH_TYPE_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-import-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RhImportBar, bar);
  gtk_widget_class_bind_template_child (widget_class, RhImportBar, text);
  gtk_widget_class_bind_template_child (widget_class, RhImportBar, progress);
  gtk_widget_class_bind_template_child (widget_class, RhImportBar, button);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked_cb);
}

static void
rh_import_bar_init (RhImportBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_text_size_wrap_buttons (self->bar);
}

/**
 * rh_import_bar_start:
 * @self: a bar that isn't busy
 * @store: (transfer none): the store, which must outlive the bar
 * @files: (array length=n_files): record files
 * @n_files: how many they are
 * @error: return location; %RH_STORE_ERROR_LOCKED where another program imports games
 *
 * Imports the games of some files, from now on. What is left of an import that was cancelled goes with it.
 *
 * Returns: whether it has begun
 */
gboolean
rh_import_bar_start (RhImportBar *self, RhStore *store, GFile **files, guint n_files, GError **error)
{
  g_return_val_if_fail (RH_IS_IMPORT_BAR (self), FALSE);
  g_return_val_if_fail (!rh_import_bar_is_busy (self), FALSE);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->import, rh_import_free);
  self->import = rh_import_new (store, files, n_files, error);
  if (self->import == NULL)
    return FALSE;

  self->told = FALSE;
  self->last = 0;
  show_busy (self, TRUE);
  show_progress (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rh_announce (GTK_WIDGET (self), gtk_label_get_label (self->text));
  go_on (self, RH_IMPORT_GOES_ON);

  return TRUE;
}

/**
 * rh_import_bar_is_busy:
 * @self: a bar
 *
 * Returns: whether games are on their way in
 */
gboolean
rh_import_bar_is_busy (RhImportBar *self)
{
  return self->import != NULL && !rh_import_is_decided (self->import);
}
