/* SPDX-License-Identifier: GPL-3.0-or-later
 * A turn, to be given again: a train, a shortage or a wreck, each of which may have been another. */

#include "config.h"

#include "rh-zug-turn-editor.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-choice.h"
#include "rh-label.h"
#include "rh-prompt.h"
#include "rh-tooltip.h"
#include "rh-zug-style.h"
#include "rh-zug-text-part.h"
#include "rh-zug-text-turn.h"
#include "rh-zug-train-entry.h"
#include "rh-zug-train-taps.h"
#include "rh-zug-turn.h"

#include <glib/gi18n.h>

struct _RhZugTurnEditor {
  RhEditor parent_instance;

  /* Owned by the widget tree */
  RhChoice        *kinds;
  GtkWidget       *box; /* where a train is given */
  RhZugTrainEntry *entry;
  RhZugTrainTaps  *taps;
  GtkWidget       *sum;
  GtkWidget       *take_off;
  GtkWidget       *note;

  RhZugState    before;
  RhZugTurn     turn;
  RhZugMoveKind kind;
  int           chosen; /* which part of the train is to be changed for another, from 0; -1 for none */
  guint         n_was;  /* how many parts it had */
  gboolean      refused; /* whether something wasn't taken since something was */
};

G_DEFINE_FINAL_TYPE (RhZugTurnEditor, rh_zug_turn_editor, RH_TYPE_EDITOR)

static void
show (RhZugTurnEditor *self)
{
  g_autofree char *sum = rh_zug_text_turn_sum (&self->turn);
  g_autofree char *spoken = rh_zug_text_turn_spoken (&self->turn);
  g_autofree char *chosen = self->chosen >= 0 ? rh_zug_text_part_chosen (&self->turn.train, (guint) self->chosen) : NULL;

  rh_choice_set (self->kinds, (int) self->kind);
  gtk_widget_set_visible (self->box, self->kind == RH_ZUG_MOVE_TRAIN);
  rh_zug_train_entry_set (self->entry, &(RhZugDraft) { self->turn.train },
                          self->chosen >= 0 ? (guint) self->chosen : self->turn.train.n);
  rh_zug_train_taps_set (self->taps, &self->turn.train, 0, self->chosen);
  gtk_label_set_label (GTK_LABEL (self->sum), sum);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sum), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_sensitive (self->take_off, self->turn.train.n > 0);
  gtk_label_set_label (GTK_LABEL (self->note), chosen != NULL ? chosen : "");
  self->refused = FALSE;
}

static void
set_draft (RhZugTurnEditor *self, const RhZugDraft *draft)
{
  self->chosen = -1;
  rh_zug_turn_compute (&self->before, draft, &self->turn);
  show (self);
}

/* What is pressed does nothing: why is seen, and Enter doesn't apply what was meant to be another train. */
static void
refuse (RhZugTurnEditor *self, const char *why)
{
  self->refused = TRUE;
  rh_announce_refusal (GTK_WIDGET (self));
  gtk_label_set_label (GTK_LABEL (self->note), why);
}

static void
choose (RhZugTurnEditor *self, int chosen)
{
  self->chosen = chosen;
  show (self);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_kind_cb (RhChoice *choice, guint kind, RhZugTurnEditor *self)
{
  self->kind = (RhZugMoveKind) kind;
  choose (self, -1);
}

static void
on_part_cb (RhZugTrainEntry *entry, guint part, RhZugTurnEditor *self)
{
  RhZugDraft draft = { self->turn.train };

  if (self->chosen >= 0)
    rh_zug_draft_replace (&draft, (guint) self->chosen, (RhZugPart) part);
  else
    rh_zug_draft_add (&draft, (RhZugPart) part);
  set_draft (self, &draft);
  rh_editor_changed (RH_EDITOR (self));
}

static void
on_barred_cb (RhZugTrainEntry *entry, guint part, RhZugTurnEditor *self)
{
  const RhZugDraft draft = { self->turn.train };
  guint place = self->chosen >= 0 ? (guint) self->chosen : draft.train.n;

  refuse (self, rh_zug_text_part_bar (rh_zug_draft_get_bar_at (&draft, place, (RhZugPart) part)));
}

static void
on_choose_cb (RhZugTrainTaps *taps, guint i, RhZugTurnEditor *self)
{
  choose (self, (int) i);
}

static void
on_take_off_part_cb (RhZugTrainTaps *taps, guint i, RhZugTurnEditor *self)
{
  RhZugDraft draft = { self->turn.train };

  if (!rh_zug_draft_take_off (&draft, i)) {
    refuse (self, rh_zug_text_part_needed (&draft.train, i));
    return;
  }

  set_draft (self, &draft);
  rh_editor_changed (RH_EDITOR (self));
}

static void
take_off (RhZugTurnEditor *self)
{
  on_take_off_part_cb (self->taps, self->chosen >= 0 ? (guint) self->chosen : self->turn.train.n - 1, self);
}

static void
on_take_off_cb (GtkButton *button, RhZugTurnEditor *self)
{
  take_off (self);
}

static char *
rh_zug_turn_editor_dup_line (RhEditor *editor)
{
  RhZugTurnEditor *self = RH_ZUG_TURN_EDITOR (editor);
  RhZugMove move;

  if (self->kind == RH_ZUG_MOVE_TRAIN && (!self->turn.can_stop || self->chosen >= 0))
    return NULL;

  rh_zug_turn_get_move (&self->turn, self->kind, &move);

  return rh_zug_move_to_text (&move);
}

static const char *
rh_zug_turn_editor_why_not (RhEditor *editor)
{
  RhZugTurnEditor *self = RH_ZUG_TURN_EDITOR (editor);

  return self->kind == RH_ZUG_MOVE_TRAIN ? rh_zug_text_turn_why_not_stop (&self->turn) : NULL;
}

/* A train that has become shorter was perhaps only taken apart, to be set down anew. */
static gboolean
rh_zug_turn_editor_asks (RhEditor *editor)
{
  RhZugTurnEditor *self = RH_ZUG_TURN_EDITOR (editor);

  return self->kind == RH_ZUG_MOVE_TRAIN && (self->refused || self->turn.train.n < self->n_was);
}

/* Who gives a part means a train. Enter is then for what is shown: it presses no button that had the focus before. */
static gboolean
take_part (RhZugTurnEditor *self, guint keyval, GdkModifierType modifiers)
{
  if (self->kind != RH_ZUG_MOVE_TRAIN && rh_zug_train_entry_has_key (self->entry, keyval, modifiers))
    on_kind_cb (self->kinds, RH_ZUG_MOVE_TRAIN, self);
  if (!rh_zug_train_entry_key (self->entry, keyval, modifiers))
    return FALSE;

  rh_choice_focus (self->kinds);

  return TRUE;
}

static gboolean
rh_zug_turn_editor_key (RhEditor *editor, guint keyval, GdkModifierType modifiers)
{
  RhZugTurnEditor *self = RH_ZUG_TURN_EDITOR (editor);
  gboolean train = self->kind == RH_ZUG_MOVE_TRAIN;

  if (keyval == GDK_KEY_Escape && self->chosen >= 0) {
    choose (self, -1);
    return TRUE;
  }
  if (keyval == GDK_KEY_BackSpace && train && self->turn.train.n > 0) {
    take_off (self);
    return TRUE;
  }

  if (train && rh_zug_train_taps_key (self->taps, keyval))
    return TRUE;

  return take_part (self, keyval, modifiers) || rh_choice_key (self->kinds, keyval, modifiers);
}

static void
rh_zug_turn_editor_focus (RhEditor *editor, int seat)
{
  rh_choice_focus (RH_ZUG_TURN_EDITOR (editor)->kinds);
}

static void
rh_zug_turn_editor_class_init (RhZugTurnEditorClass *klass)
{
  RhEditorClass *editor_class = RH_EDITOR_CLASS (klass);

  editor_class->dup_line = rh_zug_turn_editor_dup_line;
  editor_class->why_not = rh_zug_turn_editor_why_not;
  editor_class->asks = rh_zug_turn_editor_asks;
  editor_class->key = rh_zug_turn_editor_key;
  editor_class->focus = rh_zug_turn_editor_focus;

  rh_zug_style_load ();
}

static void
add_kind (RhZugTurnEditor *self, RhZugMoveKind kind, const char *label, const char *key)
{
  RhButton *button = rh_choice_add (self->kinds, kind);

  rh_button_set (button, label, NULL);
  if (key != NULL)
    rh_button_set_key (button, key);
  gtk_widget_add_css_class (GTK_WIDGET (button), "wide");
}

/* A train has no key: that of any part says that it was one. */
static void
add_kinds (RhZugTurnEditor *self, GtkBox *box)
{
  self->kinds = RH_CHOICE (rh_choice_new (_("How the turn ended")));
  add_kind (self, RH_ZUG_MOVE_TRAIN, C_("turn", "Train"), NULL);
  add_kind (self, RH_ZUG_MOVE_SHORT, C_("button", "Shortage"), C_("key for Shortage", "s"));
  add_kind (self, RH_ZUG_MOVE_WRECK, C_("button", "Wreck"), C_("key for Wreck", "u"));
  g_signal_connect_object (self->kinds, "chosen", G_CALLBACK (on_kind_cb), self, 0);
  gtk_box_append (box, GTK_WIDGET (self->kinds));
}

/* The sum, and what takes off the last part: a line for both, so that what changes is in sight below. */
static void
add_sum (RhZugTurnEditor *self, GtkBox *box)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->sum = rh_label_new (NULL, "zug-sum");
  gtk_label_set_xalign (GTK_LABEL (self->sum), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->sum), PANGO_ELLIPSIZE_START);
  gtk_widget_set_hexpand (self->sum, TRUE);
  gtk_box_append (GTK_BOX (line), self->sum);
  self->take_off = g_object_new (RH_TYPE_PROMPT, "icon-name", "edit-clear-symbolic", NULL);
  gtk_widget_add_css_class (self->take_off, "zug-take-off");
  rh_tooltip_name (self->take_off, C_("button", "Take Off the Last Part"));
  gtk_widget_set_focus_on_click (self->take_off, FALSE);
  g_signal_connect_object (self->take_off, "clicked", G_CALLBACK (on_take_off_cb), self, 0);
  gtk_box_append (GTK_BOX (line), self->take_off);
  gtk_box_append (box, line);
}

static void
add_train (RhZugTurnEditor *self, GtkBox *box)
{
  self->entry = RH_ZUG_TRAIN_ENTRY (rh_zug_train_entry_new ());
  g_signal_connect_object (self->entry, "part", G_CALLBACK (on_part_cb), self, 0);
  g_signal_connect_object (self->entry, "barred", G_CALLBACK (on_barred_cb), self, 0);
  gtk_box_append (box, GTK_WIDGET (self->entry));
  self->note = rh_label_new (NULL, "zug-note");
  gtk_widget_add_css_class (self->note, "why");
  gtk_label_set_xalign (GTK_LABEL (self->note), 0);
  gtk_box_append (box, self->note);
  add_sum (self, box);
  self->taps = RH_ZUG_TRAIN_TAPS (rh_zug_train_taps_new ());
  g_signal_connect_object (self->taps, "choose", G_CALLBACK (on_choose_cb), self, 0);
  g_signal_connect_object (self->taps, "take-off", G_CALLBACK (on_take_off_part_cb), self, 0);
  gtk_box_append (box, GTK_WIDGET (self->taps));
}

static void
rh_zug_turn_editor_init (RhZugTurnEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  add_kinds (self, GTK_BOX (box));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  add_train (self, GTK_BOX (self->box));
  gtk_box_append (GTK_BOX (box), self->box);
  adw_bin_set_child (ADW_BIN (self), box);
}

/**
 * rh_zug_turn_editor_new:
 * @before: where the game stood; copied
 * @move: how the turn ended; copied
 *
 * Returns: (transfer floating): an editor that begins with @move
 */
GtkWidget *
rh_zug_turn_editor_new (const RhZugState *before, const RhZugMove *move)
{
  RhZugTurnEditor *self = g_object_new (RH_TYPE_ZUG_TURN_EDITOR, NULL);

  self->before = *before;
  self->kind = move->kind;
  self->n_was = move->train.n;
  set_draft (self, &(RhZugDraft) { move->train });

  return GTK_WIDGET (self);
}
