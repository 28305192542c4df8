/* SPDX-License-Identifier: GPL-3.0-or-later
 * A bar over the end of the page that imports games while people go on, tells how far it is, and in the end what came in. */

#include "config.h"

#include "rh-import-bar.h"

#include "rh-announce.h"
#include "rh-bar.h"
#include "rh-import-text.h"
#include "rh-long-text.h"
#include "rh-resources.h"

#include <glib/gi18n.h>

/* How long a slice takes about, in microseconds: with what it takes to have it on disk, less than two frames. */
#define SLICE (12 * G_TIME_SPAN_MILLISECOND)

/* When to look again where the files aren't read that far, in milliseconds. */
#define SOON 10

/* How often it is told how far it is, in microseconds. */
#define EACH (G_USEC_PER_SEC / 5)

/* How long it is told what came in, in milliseconds: as long as anybody is busy with it, and then once more. */
#define STAY 8000

/* Of so many files it is told what is wrong with them: on a phone that is half of the screen. */
#define REFUSED_MAX 4

struct _RhImportBar {
  AdwBin parent_instance;

  /* Template */
  RhLongText     *text;
  GtkProgressBar *progress;
  GtkButton      *button;

  /* Owned */
  RhImport *import; /* until all of it is done */

  guint    source;
  guint    leaving; /* until it goes by itself */
  guint    stay;    /* how long that takes */
  gboolean shown; /* whether there is anything to tell */
  gboolean quiet; /* whether it's told elsewhere */
  gboolean told; /* whether it was said what came in */
  gboolean leaves; /* whether nothing is wrong, so that it can go by itself */
  gint64   last; /* when it was last said how far it is */
};

enum {
  ENDED,
  TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhImportBar, rh_import_bar, ADW_TYPE_BIN)

static void
update_visible (RhImportBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown && !self->quiet);
}

static gboolean
on_leaving_cb (gpointer data)
{
  RhImportBar *self = data;

  /* Whoever is at it goes on reading. */
  if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN)) != 0)
    return G_SOURCE_CONTINUE;

  self->leaving = 0;
  self->shown = FALSE;
  update_visible (self);

  return G_SOURCE_REMOVE;
}

/* Once it is seen; where something is wrong it stays until it's closed. */
static void
leave_later (RhImportBar *self)
{
  g_clear_handle_id (&self->leaving, g_source_remove);
  if (self->told && self->leaves && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->leaving = g_timeout_add (self->stay, on_leaving_cb, self);
}

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
  rh_long_text_set (self->text, text);
  gtk_progress_bar_set_fraction (self->progress, rh_import_get_progress (self->import));
}

/* Whoever gives it up knows. */
static gboolean
is_well (RhImport *import)
{
  const GError *error = rh_import_get_error (import);

  if (error != NULL)
    return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  return rh_import_get_refused (import)->len == 0;
}

/* Once it's decided what comes in, although what was given up may still have to go. */
static void
show_summary (RhImportBar *self)
{
  g_autofree char *text = rh_import_text_dup_summary (self->import, REFUSED_MAX);

  self->told = TRUE;
  self->leaves = is_well (self->import);
  rh_long_text_set (self->text, text);
  show_busy (self, FALSE);
  if (self->quiet)
    self->shown = !self->leaves;
  else
    rh_announce (GTK_WIDGET (self), text);
  leave_later (self);
  if (rh_import_get_error (self->import) == NULL)
    g_signal_emit (self, signals[ENDED], 0);
  g_signal_emit (self, signals[TOLD], 0, text);
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

/* Whether what stands before it has the focus now. */
static gboolean
focus_before (GtkWidget *widget)
{
  GtkWidget *before = gtk_widget_get_prev_sibling (widget);

  while (before != NULL && (!gtk_widget_get_visible (before) || !gtk_widget_child_focus (before, GTK_DIR_TAB_FORWARD)))
    before = gtk_widget_get_prev_sibling (before);

  return before != NULL;
}

/* What has the focus goes, so somebody else has it. */
static void
close_bar (RhImportBar *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->shown = FALSE;
  update_visible (self);
  while (widget != NULL && !GTK_IS_ROOT (widget) && !focus_before (widget))
    widget = gtk_widget_get_parent (widget);
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

/* Beside it the page is tapped. */
static gboolean
rh_import_bar_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
rh_import_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rh_import_bar_parent_class)->map (widget);
  leave_later (RH_IMPORT_BAR (widget));
}

static void
rh_import_bar_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&RH_IMPORT_BAR (widget)->leaving, g_source_remove);
  GTK_WIDGET_CLASS (rh_import_bar_parent_class)->unmap (widget);
}

static void
rh_import_bar_dispose (GObject *object)
{
  RhImportBar *self = RH_IMPORT_BAR (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->leaving, g_source_remove);
  g_clear_pointer (&self->import, rh_import_free);

  G_OBJECT_CLASS (rh_import_bar_parent_class)->dispose (object);
}

static void
rh_import_bar_class_init (RhImportBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_import_bar_dispose;
  widget_class->contains = rh_import_bar_contains;
  widget_class->map = rh_import_bar_map;
  widget_class->unmap = rh_import_bar_unmap;

  /**
   * RhImportBar::ended:
   * @self: the bar
   *
   * Games have come in; lists of games aren't what they were.
   */
  signals[ENDED] = g_signal_new ("ended", RH_TYPE_IMPORT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RhImportBar::told:
   * @self: the bar
   * @text: what came in, or why nothing did
   *
   * An import is over, or was given up.
   */
  signals[TOLD] = g_signal_new ("told", RH_TYPE_IMPORT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (RH_TYPE_BAR);
  g_type_ensure (RH_TYPE_LONG_TEXT);
  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-import-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RhImportBar, text);
  gtk_widget_class_bind_template_child (widget_class, RhImportBar, progress);
  gtk_widget_class_bind_template_child (widget_class, RhImportBar, button);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked_cb);
}

static void
rh_import_bar_init (RhImportBar *self)
{
  GtkLabel *text;

  gtk_widget_init_template (GTK_WIDGET (self));
  text = rh_long_text_get_label (self->text);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_RELATION_LABELLED_BY, text, NULL, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, text, NULL, -1);
  self->stay = STAY;
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

  g_clear_handle_id (&self->leaving, g_source_remove);
  self->told = FALSE;
  self->shown = TRUE;
  self->last = 0;
  show_busy (self, TRUE);
  show_progress (self);
  update_visible (self);
  rh_announce (GTK_WIDGET (self), gtk_label_get_label (rh_long_text_get_label (self->text)));
  go_on (self, RH_IMPORT_GOES_ON);

  return TRUE;
}

/**
 * rh_import_bar_stop:
 * @self: a bar
 *
 * Lets go of the store: nothing more comes in, whatever was on its way, and nothing is told of it.
 */
void
rh_import_bar_stop (RhImportBar *self)
{
  g_return_if_fail (RH_IS_IMPORT_BAR (self));

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_handle_id (&self->leaving, g_source_remove);
  g_clear_pointer (&self->import, rh_import_free);
  self->shown = FALSE;
  update_visible (self);
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

/**
 * rh_import_bar_set_quiet:
 * @self: a bar
 * @quiet: whether it isn't to be seen, as what lies below it is tapped
 *
 * Where nothing is wrong it isn't seen later, either: “told” is emitted with what there is to say. Else it waits.
 */
void
rh_import_bar_set_quiet (RhImportBar *self, gboolean quiet)
{
  g_return_if_fail (RH_IS_IMPORT_BAR (self));

  self->quiet = quiet;
  update_visible (self);
}

/**
 * rh_import_bar_get_quiet:
 * @self: a bar
 *
 * Returns: whether it isn't to be seen
 */
gboolean
rh_import_bar_get_quiet (RhImportBar *self)
{
  g_return_val_if_fail (RH_IS_IMPORT_BAR (self), FALSE);

  return self->quiet;
}

/**
 * rh_import_bar_set_stay:
 * @self: a bar
 * @stay: milliseconds
 *
 * Sets how long it is told what came in, where nothing is wrong.
 */
void
rh_import_bar_set_stay (RhImportBar *self, guint stay)
{
  g_return_if_fail (RH_IS_IMPORT_BAR (self));

  self->stay = stay;
}
