/* SPDX-License-Identifier: GPL-3.0-or-later
 * The correction of a move: what it was, what it shall be, and what comes of it. */

#include "config.h"

#include "rh-amend.h"

#include "rh-focus.h"
#include "rh-game-error.h"
#include "rh-editor.h"
#include "rh-amend-answers.h"
#include "rh-amend-preview.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-log.h"
#include "rh-narrow.h"
#include "rh-row.h"
#include "rh-style.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

#define NARROW 760 /* below it, with text of the usual size, what changes stands below the editor */
#define LOW 400    /* below it, the answers are scrolled with the rest */

struct _RhAmend {
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  GtkWidget *scrolled;
  GtkLabel *title;
  GtkLabel *was;
  GtkBox *columns;
  GtkWidget *editing;
  GtkBox *changes;
  GtkLabel *notes;
  GtkToggleButton *strike;
  RhAmendAnswers *answers;

  /* Owned by the widget tree */
  RhEditor       *editor;
  RhAmendPreview *preview;

  const RhGameUi *ui;

  /* Owned */
  RhSession *session;
  GPtrArray *log;  /* of RhLogLine */
  char *line;      /* the move as it stands */
  RhFormerLine *former; /* what it was before, where that shall be again, and what was cut then */
  RhCorrection *correction;

  guint i;         /* which move, from 0 */
  int seat;        /* whose part of it is meant, from 0; -1 for nobody's */
  RhNarrow narrow, low;
  gboolean applying;
  gboolean applied;
  gboolean asked; /* whether it is meant, and it has stayed the same since */
  gboolean again; /* whether Enter was pressed, and is to be pressed once more */
};

G_DEFINE_FINAL_TYPE (RhAmend, rh_amend, GTK_TYPE_WIDGET)

static const char *
sentence (RhAmend *self, guint i)
{
  return i < self->log->len ? ((const RhLogLine *) self->log->pdata[i])->text : NULL;
}

/* A move that was struck out comes in again: what stands in its place moves on. */
static gboolean
comes_in (RhAmend *self)
{
  return rh_amend_preview_comes_in (self->ui->telling, self->session, self->i, self->former);
}

static gboolean
strikes (RhAmend *self)
{
  return gtk_toggle_button_get_active (self->strike);
}

static void
show_notes (RhAmend *self)
{
  g_autofree char *notes = rh_amend_preview_tell_notes (self->session, self->correction, self->former != NULL);

  rh_label_show (GTK_WIDGET (self->notes), notes);
}

/* Whether it applies what is meant, and that takes nothing away, or so much that it is asked about: then once is enough. */
static gboolean
is_enter_enough (RhAmend *self)
{
  return !rh_editor_asks (self->editor) && (rh_amend_preview_is_safe (self->session, self->correction) ||
                                            rh_correction_takes_much (self->correction));
}

/* It is told where it would be pressed for. */
static void
show_enter (RhAmend *self)
{
  gboolean offered = rh_amend_answers_is_offered (self->answers);
  RhAmendEnter enter = RH_AMEND_ENTER_ELSEWHERE;

  self->again = self->again && offered;
  if (self->again)
    enter = RH_AMEND_ENTER_AGAIN;
  else if (rh_amend_answers_can_apply (self->answers) &&
           (offered || (rh_editor_frees_enter (self->editor) && is_enter_enough (self))))
    enter = RH_AMEND_ENTER_APPLIES;
  rh_amend_answers_set_enter (self->answers, enter);
}

static void
show (RhAmend *self)
{
  g_autofree char *line = strikes (self) ? NULL : rh_editor_dup_line (self->editor);
  gboolean whole = line != NULL || strikes (self);
  const char *reason;

  self->asked = self->again = FALSE;
  if (whole) { /* else it is left as it was */
    g_clear_pointer (&self->correction, rh_correction_free);
    self->correction = rh_amend_preview_look (self->ui->telling, self->session, self->i, line, self->former);
    rh_amend_preview_update (self->preview, self->correction, sentence (self, self->correction->n_kept));
    reason = self->correction->verdict == RH_VERDICT_REFUSED ? self->correction->reason : NULL;
  } else {
    reason = rh_editor_get_why_not (self->editor);
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->editor), !strikes (self));
  rh_style_toggle (GTK_WIDGET (self->was), "struck", strikes (self));
  rh_amend_answers_show (self->answers, self->correction, whole, reason);
  rh_amend_answers_set_ended (self->answers, rh_session_get_status (self->session) == RH_GAME_ENDED);
  show_enter (self);
  show_notes (self);
}

static char *
tell_applied (RhAmend *self)
{
  if (strikes (self))
    return g_strdup_printf (_("Struck out: %s"), sentence (self, self->i));
  if (comes_in (self))
    return g_strdup (_("Put back: a move that was struck out"));

  return rh_correction_tell_done (self->ui->telling, rh_session_get_setup (self->session), self->line, self->correction->line,
                                  ((const RhLogLine *) self->log->pdata[self->i])->round);
}

static gboolean
apply (RhAmend *self, GError **error)
{
  const RhCorrection *correction = self->correction;
  const char *const *added = (const char *const *) correction->added->pdata;

  if (correction->struck)
    return rh_session_strike (self->session, correction->n_left, added, error);

  return rh_session_amend (self->session, self->i, correction->line, correction->n_left, added, error);
}

static void
apply_now (RhAmend *self)
{
  g_autofree char *done = tell_applied (self);
  g_autofree char *told = rh_correction_tell_taken (self->correction, done, sentence (self, self->correction->n_kept));
  g_autoptr (GError) error = NULL;

  self->applying = TRUE;
  self->applied = apply (self, &error);
  self->applying = FALSE;

  if (self->applied)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.corrected", "s", told);
  else
    rh_game_error_show (GTK_WIDGET (self), self->session, _("This Could Not Be Corrected"), error);
}

static void
on_response_cb (RhAmend *self, const char *response)
{
  if (self->asked && g_str_equal (response, "take"))
    apply_now (self);
}

/* At the table what goes is shown before it goes, and here too where it isn't a handful. */
static void
on_apply_cb (RhAmend *self)
{
  self->asked = rh_correction_takes_much (self->correction);
  if (self->asked)
    rh_amend_preview_ask (GTK_WIDGET (self), self->correction, self->log, G_CALLBACK (on_response_cb));
  else
    apply_now (self);
}

/* In the editor, Enter applies what is meant and safe, unless it would choose something else. Where applying takes a little
 * away it goes to the button that says so, to be pressed again there. */
static gboolean
on_key_cb (RhAmend *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (!rh_key_is_enter (keyval) || !rh_key_is_plain (modifiers) || !rh_editor_frees_enter (self->editor) ||
      !rh_amend_answers_can_apply (self->answers))
    return FALSE;

  if (is_enter_enough (self)) {
    on_apply_cb (self);
  } else {
    self->again = TRUE;
    rh_amend_answers_offer (self->answers);
    show_enter (self);
  }

  return TRUE;
}

static void
rh_amend_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (rh_amend_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (show_enter), widget, G_CONNECT_SWAPPED);
}

static void
rh_amend_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), show_enter, widget);

  GTK_WIDGET_CLASS (rh_amend_parent_class)->unroot (widget);
}

/* Where there is hardly a line's room above the answers, they don't stay in sight. */
static void
on_low_cb (GtkWidget *widget, gboolean low)
{
  RhAmend *self = RH_AMEND (widget);
  GtkWidget *place = low ? self->scrolled : self->box;
  g_autoptr (GtkWidget) answers = g_object_ref (GTK_WIDGET (self->answers));

  if (gtk_widget_get_parent (answers) != place) {
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (answers)), answers);
    gtk_box_append (GTK_BOX (place), answers);
  }
}

static void
on_narrow_cb (GtkWidget *widget, gboolean narrow)
{
  RhAmend *self = RH_AMEND (widget);
  GtkOrientation orientation = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (GTK_WIDGET (self->strike))), orientation);
  gtk_box_set_homogeneous (self->columns, !narrow);
  rh_amend_answers_set_narrow (self->answers, narrow);
}

static void
rh_amend_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhAmend *self = RH_AMEND (widget);
  double size = rh_text_size_get (widget);
  int least = 0;

  rh_narrow_set (&self->narrow, width < NARROW * size);
  rh_narrow_set (&self->low, height < LOW * size);
  /* Until it is one column, it may need more. */
  if (self->narrow.waits)
    gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, MAX (width, least), height }, baseline);
}

/* Two columns need more than the page can give; it must fit as one. */
static void
rh_amend_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  gtk_widget_measure (RH_AMEND (widget)->box, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, 300);
}

static gboolean
rh_amend_grab_focus (GtkWidget *widget)
{
  rh_editor_focus (RH_AMEND (widget)->editor, RH_AMEND (widget)->seat);

  return TRUE;
}

static void
rh_amend_dispose (GObject *object)
{
  RhAmend *self = RH_AMEND (object);

  rh_narrow_clear (&self->narrow);
  rh_narrow_clear (&self->low);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  g_clear_pointer (&self->line, g_free);
  g_clear_pointer (&self->former, rh_former_line_free);
  g_clear_pointer (&self->correction, rh_correction_free);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (rh_amend_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RhAmend, box);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, scrolled);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, title);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, was);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, columns);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, editing);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, changes);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, strike);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, notes);
  gtk_widget_class_bind_template_child (widget_class, RhAmend, answers);
  gtk_widget_class_bind_template_callback (widget_class, on_apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, show);
}

static void
rh_amend_class_init (RhAmendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_amend_dispose;
  widget_class->root = rh_amend_root;
  widget_class->unroot = rh_amend_unroot;
  widget_class->measure = rh_amend_measure;
  widget_class->size_allocate = rh_amend_size_allocate;
  widget_class->grab_focus = rh_amend_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_set_css_name (widget_class, "rh-amend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (RH_TYPE_AMEND_ANSWERS);
  g_type_ensure (RH_TYPE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-amend.ui");
  bind_template (widget_class);
}

static void
rh_amend_init (RhAmend *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* Before the fields and buttons, which have uses of their own for Enter. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  rh_narrow_init (&self->narrow, GTK_WIDGET (self), TRUE, on_narrow_cb); /* as the template has it */
  rh_narrow_init (&self->low, GTK_WIDGET (self), FALSE, on_low_cb);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Correct a Move"), -1);
}

static void
add_editor (RhAmend *self)
{
  const RhSetup *setup = rh_session_get_setup (self->session);
  g_autofree gpointer before = rh_session_dup_state_at (self->session, self->i);
  const char *line = self->former != NULL ? self->former->text : self->line;

  self->editor = RH_EDITOR (self->ui->editor_new (setup, before, line));
  gtk_widget_set_parent (GTK_WIDGET (self->editor), self->editing);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
}

static GPtrArray *
make_log (RhAmend *self)
{
  return rh_log_new (self->ui->telling, rh_session_get_setup (self->session), rh_session_get_moves (self->session),
                     rh_session_get_n_played (self->session));
}

/* The only move of a game is undone. */
static void
show_title (RhAmend *self)
{
  const RhLogLine *line = self->log->pdata[self->i];
  g_autofree char *title = rh_amend_preview_tell_title (self->i, line->round, comes_in (self));
  gboolean can_strike = self->former == NULL && rh_session_get_n_played (self->session) > 1 &&
                        rh_game_can_strike (self->ui->telling->game, self->line);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->was, comes_in (self) ? "" : line->text);
  gtk_widget_set_visible (GTK_WIDGET (self->strike), can_strike);
}

/**
 * rh_amend_new:
 * @ui: what the game shows
 * @session: a game that is played, not looked at
 * @i: which of its moves played, from 0
 * @seat: whose part of it is meant, from 0; -1 where it may be anybody's
 * @former: (nullable) (transfer full): what that move was, to be so again, with what its correction cut and fits
 *
 * Returns: (transfer floating): the correction of that move; without @former with nothing changed yet
 */
GtkWidget *
rh_amend_new (const RhGameUi *ui, RhSession *session, guint i, int seat, RhFormerLine *former)
{
  RhAmend *self = g_object_new (RH_TYPE_AMEND, NULL);

  g_return_val_if_fail (i < rh_session_get_n_played (session), NULL);

  self->ui = ui;
  self->session = g_object_ref (session);
  self->i = i;
  self->seat = seat;
  self->log = make_log (self);
  self->line = g_strdup (rh_session_get_move (session, i));
  self->former = former;
  self->preview = RH_AMEND_PREVIEW (rh_amend_preview_new (ui->telling, rh_session_get_setup (session)));
  gtk_box_prepend (self->changes, GTK_WIDGET (self->preview));
  add_editor (self);
  show_title (self);
  show (self);

  return GTK_WIDGET (self);
}

/**
 * rh_amend_get_move:
 * @self: a correction
 *
 * Returns: which move it is about, from 0
 */
guint
rh_amend_get_move (RhAmend *self)
{
  return self->i;
}

/**
 * rh_amend_drops:
 * @self: a correction
 *
 * Returns: whether something was changed in it, and isn't applied
 */
gboolean
rh_amend_drops (RhAmend *self)
{
  g_autofree char *line = strikes (self) ? NULL : rh_editor_dup_line (self->editor);

  return !self->applied && (line == NULL || self->correction->verdict != RH_VERDICT_SAME);
}

/**
 * rh_amend_update:
 * @self: a correction
 *
 * Looks anew, after the session has changed under it.
 *
 * Returns: whether the move is still there; if not, the correction is to be closed
 */
gboolean
rh_amend_update (RhAmend *self)
{
  if (self->applying)
    return TRUE;

  if (self->i >= rh_session_get_n_played (self->session) ||
      !g_str_equal (self->line, rh_session_get_move (self->session, self->i)))
    return FALSE;

  g_clear_pointer (&self->log, g_ptr_array_unref);
  self->log = make_log (self);
  show (self);

  return TRUE;
}

/**
 * rh_amend_key:
 * @self: a correction
 * @keyval: a key that nothing with the focus wanted
 * @modifiers: the modifiers held
 *
 * Returns: whether it was one of the correction's
 */
gboolean
rh_amend_key (RhAmend *self, guint keyval, GdkModifierType modifiers)
{
  return rh_editor_key (self->editor, keyval, modifiers) ||
         (keyval == GDK_KEY_Escape && gtk_widget_activate_action (GTK_WIDGET (self), "book.leave", NULL));
}
