/* SPDX-License-Identifier: GPL-3.0-or-later
 * What was: the ledger or the moves, and the correction of one of them. */

#include "config.h"

#include "rh-book.h"

#include "rh-amend.h"
#include "rh-focus.h"
#include "rh-former-moves.h"
#include "rh-game-error.h"
#include "rh-keys.h"
#include "rh-ledger.h"
#include "rh-moves.h"
#include "rh-scroll.h"
#include "rh-turn.h"

#include <glib/gi18n.h>

#define ABOVE 96 /* pixels of what comes before what was corrected */

struct _RhBook {
  AdwBin parent_instance;

  /* Template */
  GtkWidget *box;
  GtkWidget *shelf; /* the switch, and the ledger or the moves */
  GtkWidget *sheets_button;
  GtkWidget *moves_button;

  /* Owned by the widget tree */
  GtkWidget *ledger; /* only while it is shown, as the moves */
  GtkWidget *moves;
  GtkWidget *amend;  /* only while a move is corrected */

  const RhGameUi *ui;

  /* Owned */
  RhSession *session;

  GtkWidget *opener; /* weak: the line from which a correction was opened */
};

enum {
  TURNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhBook, rh_book, ADW_TYPE_BIN)

static GtkWidget *
get_shown (RhBook *self)
{
  if (self->amend != NULL)
    return self->amend;

  return self->moves != NULL ? self->moves : self->ledger;
}

static void
update_ledger (RhBook *self)
{
  g_autoptr (RhLedgerLines) lines =
    rh_ledger_lines_new (self->ui->telling, rh_session_get_setup (self->session), rh_session_get_moves (self->session),
                         rh_session_get_n_played (self->session));

  rh_ledger_update (RH_LEDGER (self->ledger), lines, !rh_session_is_replay (self->session));
}

/* What corrected moves were before, as the store has it, told. */
static GPtrArray *
tell_formers (RhBook *self, GError **error)
{
  g_autoptr (GPtrArray) lines = rh_session_list_former (self->session, error);
  GPtrArray *formers;

  if (lines == NULL)
    return NULL;

  formers = rh_former_moves_new ();
  for (guint k = 0; k < lines->len; k++) {
    const RhFormerLine *line = lines->pdata[k];

    RhCut cut = { line->cut_from, (const char *const *) line->cut->pdata, line->text };

    rh_former_moves_add (formers, line->id, line->seq, line->text, &cut);
  }
  rh_former_moves_tell (formers, self->ui->telling, rh_session_get_setup (self->session),
                        rh_session_get_moves (self->session), rh_session_get_n_played (self->session));

  return formers;
}

/* A game that is looked at isn't corrected. */
static void
update_moves (RhBook *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines =
    rh_log_new (self->ui->telling, rh_session_get_setup (self->session), rh_session_get_moves (self->session),
                rh_session_get_n_played (self->session));
  g_autoptr (GPtrArray) formers = tell_formers (self, &error);
  RhMovesState state = { lines, formers, error != NULL ? error->message : NULL, !rh_session_is_replay (self->session) };

  rh_moves_update (RH_MOVES (self->moves), &state);
}

static void
add_ledger (RhBook *self)
{
  const RhSetup *setup = rh_session_get_setup (self->session);

  self->ledger = rh_ledger_new (self->ui->telling, setup, setup->game->seat (rh_session_get_state (self->session)));
  update_ledger (self);
}

/* What was corrected last is looked for there, and what it was before stands below it. */
static void
add_moves (RhBook *self)
{
  guint corrected = rh_session_get_undo_correction (self->session);

  self->moves = rh_moves_new (self->ui->telling);
  update_moves (self);
  if (corrected > 0 && !rh_session_is_replay (self->session))
    rh_moves_show (RH_MOVES (self->moves), corrected - 1, ABOVE);
}

/* Made when it is asked for, gone when it isn't. */
static void
show_shelf (RhBook *self)
{
  gboolean moves = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->moves_button));
  GtkWidget **shown = moves ? &self->moves : &self->ledger;
  GtkWidget **other = moves ? &self->ledger : &self->moves;

  if (*other != NULL)
    gtk_box_remove (GTK_BOX (self->shelf), g_steal_pointer (other));
  if (*shown != NULL)
    return;

  if (moves)
    add_moves (self);
  else
    add_ledger (self);
  gtk_widget_set_vexpand (*shown, TRUE);
  gtk_box_append (GTK_BOX (self->shelf), *shown);
}

/* Whoever leaves a correction is back where it was opened, while that is there. */
static void
focus_opener (RhBook *self, guint i)
{
  if (self->moves != NULL && rh_moves_focus (RH_MOVES (self->moves), i))
    return;
  if (self->opener == NULL || !gtk_widget_get_mapped (self->opener) || !gtk_widget_grab_focus (self->opener))
    gtk_widget_grab_focus (get_shown (self));
}

static void
close_amend (RhBook *self)
{
  guint i = rh_amend_get_move (RH_AMEND (self->amend));

  rh_focus_drop (GTK_WIDGET (self));
  gtk_widget_set_visible (self->shelf, TRUE);
  gtk_box_remove (GTK_BOX (self->box), g_steal_pointer (&self->amend));
  focus_opener (self, i);
  rh_turn_page (GTK_WIDGET (self));
  g_signal_emit (self, signals[TURNED], 0);
}

static void
open_amend (RhBook *self, guint i, int seat, RhFormerLine *former)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  g_set_weak_pointer (&self->opener, focus != NULL && gtk_widget_is_ancestor (focus, get_shown (self)) ? focus : NULL);
  self->amend = rh_amend_new (self->ui, self->session, i, seat, former);
  rh_focus_drop (GTK_WIDGET (self));
  gtk_widget_set_vexpand (self->amend, TRUE);
  gtk_widget_set_visible (self->shelf, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->amend);
  gtk_widget_grab_focus (self->amend);
  rh_turn_page (GTK_WIDGET (self));
  g_signal_emit (self, signals[TURNED], 0);
}

static gboolean
can_correct (RhBook *self, guint i)
{
  return !rh_session_is_replay (self->session) && i < rh_session_get_n_played (self->session) && self->amend == NULL;
}

static void
on_correct_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RhBook *self = RH_BOOK (widget);
  guint i = g_variant_get_uint32 (parameter);

  if (can_correct (self, i))
    open_amend (self, i, -1, NULL);
}

/* From a player's sheet it begins with what that player gave. */
static void
on_correct_of_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RhBook *self = RH_BOOK (widget);
  guint i, seat;

  g_variant_get (parameter, "(uu)", &i, &seat);
  if (can_correct (self, i))
    open_amend (self, i, (int) seat, NULL);
}

/* A correction like any other, that begins with what the move was before. */
static void
on_restore_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RhBook *self = RH_BOOK (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (RhFormerLine) former = rh_session_find_former (self->session, g_variant_get_int64 (parameter), &error);
  guint i = former != NULL ? former->seq - 1 : 0;

  if (former != NULL && can_correct (self, i))
    open_amend (self, i, -1, g_steal_pointer (&former));
  else if (error != NULL)
    rh_game_error_show (GTK_WIDGET (self), self->session, _("This Could Not Be Corrected"), error);
}

static void
on_leave_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RhBook *self = RH_BOOK (widget);

  rh_book_leave (self);
  close_amend (self);
}

static gboolean
rh_book_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (get_shown (RH_BOOK (widget)));
}

static void
rh_book_dispose (GObject *object)
{
  RhBook *self = RH_BOOK (object);

  g_clear_object (&self->session);
  g_clear_weak_pointer (&self->opener);

  G_OBJECT_CLASS (rh_book_parent_class)->dispose (object);
}

static void
rh_book_class_init (RhBookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_book_dispose;
  widget_class->grab_focus = rh_book_grab_focus;
  widget_class->focus = rh_focus_in_children;

  /**
   * RhBook::turned:
   *
   * A correction was opened or closed.
   */
  signals[TURNED] = g_signal_new ("turned", RH_TYPE_BOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "rh-book");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-book.ui");
  gtk_widget_class_bind_template_child (widget_class, RhBook, box);
  gtk_widget_class_bind_template_child (widget_class, RhBook, shelf);
  gtk_widget_class_bind_template_child (widget_class, RhBook, sheets_button);
  gtk_widget_class_bind_template_child (widget_class, RhBook, moves_button);
  gtk_widget_class_bind_template_callback (widget_class, show_shelf);
  gtk_widget_class_install_action (widget_class, "book.correct", "u", on_correct_cb);
  gtk_widget_class_install_action (widget_class, "book.correct-of", "(uu)", on_correct_of_cb);
  gtk_widget_class_install_action (widget_class, "book.restore", "x", on_restore_cb);
  gtk_widget_class_install_action (widget_class, "book.leave", NULL, on_leave_cb);
}

/* What is below the switch takes them itself; at the switch they are meant for it, too. */
static gboolean
on_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers, RhBook *self)
{
  return self->moves != NULL ? rh_moves_page (RH_MOVES (self->moves), keyval, modifiers)
                             : rh_ledger_page (RH_LEDGER (self->ledger), keyval, modifiers);
}

static void
rh_book_init (RhBook *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (self->shelf, keys);
}

/**
 * rh_book_new:
 * @ui: what the game shows
 * @session: a game
 *
 * Returns: (transfer floating): its book, open at the ledger
 */
GtkWidget *
rh_book_new (const RhGameUi *ui, RhSession *session)
{
  RhBook *self = g_object_new (RH_TYPE_BOOK, NULL);

  self->ui = ui;
  self->session = g_object_ref (session);
  show_shelf (self);

  return GTK_WIDGET (self);
}

/* A list is scrolled to its newest line once it has another length; in a sheet of the same it would begin at the top. */
static void
focus_anew (RhBook *self)
{
  GtkWidget *focus;

  gtk_widget_grab_focus (get_shown (self));
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (self->amend == NULL && self->ledger != NULL && GTK_IS_BUTTON (focus))
    rh_scroll_back_to (focus);
}

/**
 * rh_book_update:
 * @self: a book
 *
 * Shows what the session stands at. A correction whose move is gone is closed.
 */
void
rh_book_update (RhBook *self)
{
  gboolean focused = self->amend == NULL && gtk_widget_get_focus_child (get_shown (self)) != NULL;

  if (focused && self->moves != NULL)
    rh_moves_mark (RH_MOVES (self->moves));
  if (focused)
    rh_focus_drop (GTK_WIDGET (self));
  if (self->ledger != NULL)
    update_ledger (self);
  if (self->moves != NULL)
    update_moves (self);
  if (self->amend != NULL && !rh_amend_update (RH_AMEND (self->amend)))
    close_amend (self);
  if (focused)
    focus_anew (self);
}

/**
 * rh_book_ask:
 * @self: a book, open at the ledger
 * @seat: a player, from 0
 * @extra: whether it is about what stands below the ledger's lines
 *
 * Answers where a figure of that player comes from.
 */
void
rh_book_ask (RhBook *self, guint seat, gboolean extra)
{
  g_return_if_fail (self->ledger != NULL);

  rh_ledger_ask (RH_LEDGER (self->ledger), seat, extra);
}

/**
 * rh_book_leave:
 * @self: a book that is to be closed, or a correction in it
 *
 * Nobody thinks that a correction was applied by leaving it: where something was changed in it, that it wasn't is told.
 */
void
rh_book_leave (RhBook *self)
{
  g_return_if_fail (RH_IS_BOOK (self));

  if (self->amend != NULL && rh_amend_drops (RH_AMEND (self->amend)))
    gtk_widget_activate_action (GTK_WIDGET (self), "table.tell", "s", _("Nothing was corrected."));
}

/**
 * rh_book_is_correcting:
 * @self: a book
 *
 * Returns: whether a correction is open in it
 */
gboolean
rh_book_is_correcting (RhBook *self)
{
  g_return_val_if_fail (RH_IS_BOOK (self), FALSE);

  return self->amend != NULL;
}

static gboolean
is_moves_key (guint keyval)
{
  /* Translators: the key that changes between the ledger's sheets and the moves: an ASCII letter in lower case,
   * not the one for the ledger */
  const char *key = C_("key for the moves", "m");

  return rh_key_is (keyval, key);
}

/**
 * rh_book_key:
 * @self: a book
 * @keyval: a key that nothing with the focus wanted
 * @modifiers: the modifiers held
 *
 * Returns: whether the book used the key
 */
gboolean
rh_book_key (RhBook *self, guint keyval, GdkModifierType modifiers)
{
  gboolean moves = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->moves_button));

  if (self->amend != NULL)
    return rh_amend_key (RH_AMEND (self->amend), keyval, modifiers);

  if (!rh_key_is_plain (modifiers) || !is_moves_key (keyval))
    return FALSE;

  rh_focus_drop (GTK_WIDGET (self));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (moves ? self->sheets_button : self->moves_button), TRUE);
  gtk_widget_grab_focus (get_shown (self));

  return TRUE;
}
