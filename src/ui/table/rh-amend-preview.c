/* SPDX-License-Identifier: GPL-3.0-or-later
 * What would change if a correction were applied: balances, order, and the moves that go. */

#include "config.h"

#include "rh-amend-preview.h"

#include "rh-colour.h"
#include "rh-dialog.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-store.h"
#include "rh-style.h"
#include "rh-tooltip.h"

#include <glib/gi18n.h>

struct _RhAmendPreview {
  AdwBin parent_instance;

  /* Template */
  GtkWidget *adapted;
  GtkWidget *misfit;
  GtkWidget *order;
  GtkLabel *balance;
  GtkGrid *grid;

  /* Owned by the widget tree */
  GtkWidget *now[RH_SEATS_MAX];
  GtkWidget *then[RH_SEATS_MAX];

  const RhTelling *telling;
  guint n_seats;
};

G_DEFINE_FINAL_TYPE (RhAmendPreview, rh_amend_preview, ADW_TYPE_BIN)

static void
rh_amend_preview_class_init (RhAmendPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/table/rh-amend-preview.ui");
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, adapted);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, misfit);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, order);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, balance);
  gtk_widget_class_bind_template_child (widget_class, RhAmendPreview, grid);
}

static void
rh_amend_preview_init (RhAmendPreview *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
attach_label (GtkGrid *grid, const char *text, int column, int row, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (grid, label, column, row, 1, 1);

  return label;
}

static void
add_seat (RhAmendPreview *self, const RhSeat *seat, int i)
{
  GtkWidget *name;

  gtk_grid_attach (self->grid, rh_mark_new (rh_colour_of_seat (seat->colour, (guint) i)), 0, i + 1, 1, 1);
  name = attach_label (self->grid, seat->name, 1, i + 1, 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  rh_tooltip_set (name, seat->name);
  gtk_widget_add_css_class (name, "name");
  gtk_widget_set_hexpand (name, TRUE);
  self->now[i] = attach_label (self->grid, NULL, 2, i + 1, 1);
  self->then[i] = attach_label (self->grid, NULL, 3, i + 1, 1);
  gtk_label_set_width_chars (GTK_LABEL (self->now[i]), 5);
  gtk_label_set_width_chars (GTK_LABEL (self->then[i]), 5);
}

/**
 * rh_amend_preview_new:
 * @telling: what is said of the game
 * @setup: who plays it
 *
 * Returns: (transfer floating): a preview that shows nothing yet
 */
GtkWidget *
rh_amend_preview_new (const RhTelling *telling, const RhSetup *setup)
{
  RhAmendPreview *self = g_object_new (RH_TYPE_AMEND_PREVIEW, NULL);

  self->telling = telling;
  self->n_seats = setup->n_seats;
  gtk_label_set_label (self->balance, g_dpgettext2 (NULL, "ledger", telling->balance));
  for (guint i = 0; i < setup->n_seats; i++)
    add_seat (self, &setup->seats[i], (int) i);

  return GTK_WIDGET (self);
}

/* Which later move doesn't fit, and why; how many go with it is told beside what applies it. */
static char *
text_misfit (const RhCorrection *correction, const char *first_cut)
{
  if (correction->verdict != RH_VERDICT_CUTS)
    return NULL;

  if (correction->waits)
    /* Translators: a move's number, what it did, in a sentence of its own, and what comes before it now, a sentence too */
    return g_strdup_printf (_("Move %1$u waits: “%2$s” %3$s"), correction->n_kept + 1, first_cut, correction->reason);

  /* Translators: a move's number, what it did, in a sentence of its own, and why it no longer fits, a sentence too */
  return g_strdup_printf (_("Move %1$u no longer fits: “%2$s” %3$s\nWhat is taken back stays on record."),
                          correction->n_kept + 1, first_cut, correction->reason);
}

/* What was cut comes back, unless so much was undone meanwhile that it has nothing to follow. */
static gboolean
comes_back (RhSession *session, const RhFormerLine *former)
{
  return former != NULL && former->cut->len > 0 && former->cut_from <= rh_session_get_n_played (session) + 1;
}

static RhCut
get_cut (const RhFormerLine *former)
{
  return (RhCut) { former->cut_from, (const char *const *) former->cut->pdata, former->text, FALSE };
}

/**
 * rh_amend_preview_comes_in:
 * @telling: what is said of the game
 * @session: a game
 * @i: which of its moves, from 0
 * @former: (nullable): what it was, or what stood there
 *
 * Returns: whether that was struck out, and moves what stands there now on where it is put back
 */
gboolean
rh_amend_preview_comes_in (const RhTelling *telling, RhSession *session, guint i, const RhFormerLine *former)
{
  RhCut cut;

  if (former == NULL)
    return FALSE;
  cut = get_cut (former);

  return rh_cut_is_of_struck (telling, rh_session_get_setup (session), rh_session_get_moves (session),
                              rh_session_get_n_played (session), i, &cut);
}

/**
 * rh_amend_preview_look:
 * @telling: what is said of the game
 * @session: a game
 * @i: which of its moves, from 0
 * @line: (nullable): what it would become; %NULL where it would be struck out
 * @former: (nullable): what it was, where that shall be again, and what was cut then
 *
 * Returns: (transfer full): what would come of it
 */
RhCorrection *
rh_amend_preview_look (const RhTelling    *telling,
                       RhSession          *session,
                       guint               i,
                       const char         *line,
                       const RhFormerLine *former)
{
  const RhGameNow game = {
    .setup = rh_session_get_setup (session),
    .moves = rh_session_get_moves (session),
    .n_moves = rh_session_get_n_played (session),
    .state = rh_session_get_state (session),
    .entries = rh_session_get_entries (session),
  };
  RhCut cut;

  if (!comes_back (session, former))
    return rh_correction_new (telling, &game, i, line, NULL);
  cut = get_cut (former);
  cut.moves_on = rh_amend_preview_comes_in (telling, session, i, former);

  return rh_correction_new (telling, &game, i, line, &cut);
}

static void
add_note (GString *notes, const char *text)
{
  if (notes->len > 0)
    g_string_append_c (notes, '\n');
  g_string_append (notes, text);
}

/**
 * rh_amend_preview_tell_notes:
 * @session: a game
 * @correction: what would be
 * @filled: whether it began with what the move was before
 *
 * Returns: (transfer full) (nullable): what the correction begins with, and what applying takes away beside the moves, in lines
 */
char *
rh_amend_preview_tell_notes (RhSession *session, const RhCorrection *correction, gboolean filled)
{
  g_autoptr (GString) notes = g_string_new (NULL);

  if (filled)
    add_note (notes, _("The move’s earlier version is filled in."));
  if (rh_session_get_status (session) == RH_GAME_ENDED)
    add_note (notes, _("The game was ended. Resume it to correct it."));
  if (!rh_correction_keeps_bids (correction, rh_session_get_sealed (session)))
    add_note (notes, _("Some bids are already sealed. They are dropped when this is applied."));
  if (*rh_session_get_draft (session) != '\0' && !correction->asks_same)
    add_note (notes, correction->waits ? _("What was entered of the next move waits, too.")
                                       : _("What was entered of the next move is dropped when this is applied. Undo restores it."));
  if (rh_session_get_n_moves (session) > rh_session_get_n_played (session))
    add_note (notes, _("Some moves were undone. They can’t be redone once this is applied."));

  return notes->len > 0 ? g_string_free (g_steal_pointer (&notes), FALSE) : NULL;
}

/**
 * rh_amend_preview_is_safe:
 * @session: a game
 * @correction: what would be
 *
 * Returns: whether applying it takes nothing away, so that a slip costs one undo
 */
gboolean
rh_amend_preview_is_safe (RhSession *session, const RhCorrection *correction)
{
  return rh_correction_loses_nothing (correction) &&
         rh_correction_keeps_bids (correction, rh_session_get_sealed (session)) &&
         rh_session_get_n_moves (session) == rh_session_get_n_played (session);
}

/**
 * rh_amend_preview_tell_title:
 * @i: which move, from 0
 * @round: its round, from 1; 0 where there are none
 * @comes_in: whether it was struck out and comes back
 *
 * Returns: (transfer full): what is done to it, for a heading
 */
char *
rh_amend_preview_tell_title (guint i, guint round, gboolean comes_in)
{
  if (comes_in)
    /* Translators: the number that a move gets which was struck out and comes back */
    return g_strdup_printf (_("Put back as move %u"), i + 1);
  if (round > 0)
    /* Translators: the number of a move, and its round */
    return g_strdup_printf (_("Correct move %1$u, round %2$u"), i + 1, round);

  /* Translators: the number of a move */
  return g_strdup_printf (_("Correct move %u"), i + 1);
}

/* What it would be for the game that is over, and how what goes comes back. */
static char *
tell_back (const RhCorrection *correction)
{
  g_autofree char *back = rh_correction_tell_back (correction);

  if (!correction->over || correction->order == NULL)
    return g_steal_pointer (&back);

  return g_strdup_printf ("%s %s", correction->order, back);
}

/* A list isn't centred. */
static GtkWidget *
list_taken (const RhCorrection *correction, GPtrArray *log)
{
  g_autofree char *taken = rh_correction_tell_taking (correction, log);

  return rh_label_new (taken, NULL);
}

/**
 * rh_amend_preview_ask:
 * @widget: the correction
 * @correction: what would be; it takes much
 * @log: (element-type RhLogLine): the moves played
 * @on_response: called with @widget and the answer, which is "take" where it is meant
 *
 * Asks whether it is, with what goes.
 */
void
rh_amend_preview_ask (GtkWidget *widget, const RhCorrection *correction, GPtrArray *log, GCallback on_response)
{
  g_autofree char *question = rh_correction_ask_taking (correction);
  g_autofree char *told = tell_back (correction);
  AdwMessageDialog *dialog;

  dialog = rh_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), question, told);
  adw_message_dialog_set_extra_child (dialog, list_taken (correction, log));
  adw_message_dialog_add_response (dialog, "leave", C_("button", "Don’t Correct"));
  adw_message_dialog_add_response (dialog, "take", rh_correction_tell_take_back ());
  adw_message_dialog_set_response_appearance (dialog, "take", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "leave");
  adw_message_dialog_set_close_response (dialog, "leave");
  g_signal_connect_object (dialog, "response", on_response, widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_balance (RhAmendPreview *self, guint i, int now, int then)
{
  g_autofree char *before = self->telling->amount (now);
  g_autofree char *after = self->telling->amount (then);

  gtk_label_set_label (GTK_LABEL (self->now[i]), before);
  gtk_label_set_label (GTK_LABEL (self->then[i]), after);
  rh_style_toggle (self->then[i], "differs", now != then);
}

/**
 * rh_amend_preview_update:
 * @self: a preview
 * @correction: what would be
 * @first_cut: (nullable): the first move that no longer fits, in a sentence
 *
 * Shows what would be.
 */
void
rh_amend_preview_update (RhAmendPreview *self, const RhCorrection *correction, const char *first_cut)
{
  g_autofree char *adapted = rh_correction_tell_changes (correction);
  g_autofree char *misfit = text_misfit (correction, first_cut);

  rh_label_show (self->adapted, adapted);
  rh_label_show (self->misfit, misfit);
  rh_label_show (self->order, correction->order);
  for (guint i = 0; i < self->n_seats; i++)
    show_balance (self, i, correction->now[i], correction->then[i]);
}
