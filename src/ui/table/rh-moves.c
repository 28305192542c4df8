/* SPDX-License-Identifier: GPL-3.0-or-later
 * The list of the moves played, by round; each opens its correction. Where there are many, only the newest round and those
 * that were opened are unfolded: which round a slip was made in is known, and eight headings are seen at once. */

#include "config.h"

#include "rh-moves.h"

#include "rh-children.h"
#include "rh-colour.h"
#include "rh-focus.h"
#include "rh-former-moves.h"
#include "rh-keys.h"
#include "rh-move-row.h"
#include "rh-paging.h"
#include "rh-round.h"
#include "rh-scroll.h"

#include <glib/gi18n.h>

#define ROUNDS_UNFOLDED 2 /* so many are read as they are */

struct _RhMoves {
  AdwBin parent_instance;

  /* Template */
  GtkWidget *scroller;
  GtkWidget *list;

  const RhTelling *telling;

  /* Owned */
  GPtrArray  *rows;   /* of GtkWidget, one a move */
  GHashTable *opened; /* set of rounds */

  gboolean marks; /* whether any row has a player's */

  int    marked;   /* the move that gets the focus next, from 0; -1 for the newest */
  double marked_y; /* and where it stands then */
};

G_DEFINE_FINAL_TYPE (RhMoves, rh_moves, ADW_TYPE_BIN)

/* Whoever has been looking at an older move goes on there. */
static gboolean
focus_marked (RhMoves *self)
{
  guint i = MIN ((guint) self->marked, self->rows->len - 1);

  self->marked = -1;
  if (!rh_moves_focus (self, i))
    return FALSE;
  rh_scroll_hold_at (GTK_SCROLLED_WINDOW (self->scroller), self->rows->pdata[i], self->marked_y);

  return TRUE;
}

static gboolean
rh_moves_grab_focus (GtkWidget *widget)
{
  RhMoves *self = RH_MOVES (widget);

  if (self->rows->len > 0 && self->marked >= 0)
    return focus_marked (self);
  if (self->rows->len > 0 && rh_moves_focus (self, self->rows->len - 1))
    return TRUE;

  /* What can't be pressed can be scrolled. */
  return gtk_widget_grab_focus (self->scroller);
}

static void
rh_moves_finalize (GObject *object)
{
  g_ptr_array_unref (RH_MOVES (object)->rows);
  g_hash_table_unref (RH_MOVES (object)->opened);

  G_OBJECT_CLASS (rh_moves_parent_class)->finalize (object);
}

/* What stands above the first move, as the heading of its round, is seen with it. Setting the value ends what is
 * animated after the focus has moved. */
static gboolean
focus_row (RhMoves *self, GtkWidget *row)
{
  if (!gtk_widget_grab_focus (row))
    return FALSE;

  if (self->rows->len > 0 && row == self->rows->pdata[0])
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);

  return TRUE;
}

/* Plain headings can't be focused, nor what is folded away. */
static gboolean
focus_line (RhMoves *self, GtkWidget *line)
{
  return gtk_widget_get_visible (line) && GTK_IS_BUTTON (line) && focus_row (self, line);
}

static GtkWidget *
get_next (GtkWidget *line, gboolean back)
{
  return back ? gtk_widget_get_prev_sibling (line) : gtk_widget_get_next_sibling (line);
}

/* To the first one that can be focused, from there on; at the end there is none, and the focus stays. */
static void
focus_from (RhMoves *self, GtkWidget *line, gboolean back)
{
  while (line != NULL && !focus_line (self, line))
    line = get_next (line, back);
}

/* Headings that fold, and rows. */
static GPtrArray *
list_lines (RhMoves *self)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (GtkWidget *line = gtk_widget_get_first_child (self->list); line != NULL; line = gtk_widget_get_next_sibling (line)) {
    if (gtk_widget_get_visible (line) && GTK_IS_BUTTON (line))
      g_ptr_array_add (lines, line);
  }

  return lines;
}

/* What is opened stays so when the list is shown anew. */
static void
fold (RhMoves *self, RhRound *round, gboolean folded)
{
  rh_scroll_hold (GTK_SCROLLED_WINDOW (self->scroller));
  rh_round_set_folded (round, folded);
  if (folded)
    g_hash_table_remove (self->opened, GUINT_TO_POINTER (rh_round_get_round (round)));
  else
    g_hash_table_add (self->opened, GUINT_TO_POINTER (rh_round_get_round (round)));
}

static void
on_round_clicked_cb (RhRound *round, RhMoves *self)
{
  fold (self, round, !rh_round_get_folded (round));
}

/* The round is unfolded towards where its lines begin, and folded the other way. */
static gboolean
go_sideways (RhMoves *self, GtkWidget *line, gboolean right)
{
  gboolean on = right != (gtk_widget_get_direction (line) == GTK_TEXT_DIR_RTL);

  if (!RH_IS_ROUND (line))
    return FALSE;

  fold (self, RH_ROUND (line), !on);

  return TRUE;
}

/* Where there is nothing to go to, the focus stays where it is, and leaves the list by Tab alone. */
static gboolean
on_key_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers, RhMoves *self)
{
  GtkWidget *line = gtk_widget_get_focus_child (self->list);
  gboolean back;

  if (line == NULL || !rh_key_is_plain (modifiers))
    return FALSE;

  switch (keyval) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    back = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;
    focus_from (self, get_next (line, back), back);
    return TRUE;
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return go_sideways (self, line, keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right);
  default:
    return rh_moves_page (self, keyval, modifiers);
  }
}

static void
rh_moves_class_init (RhMovesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_moves_finalize;
  widget_class->grab_focus = rh_moves_grab_focus;
  widget_class->focus = rh_focus_as_one;

  gtk_widget_class_set_css_name (widget_class, "rh-moves");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-moves.ui");
  gtk_widget_class_bind_template_child (widget_class, RhMoves, scroller);
  gtk_widget_class_bind_template_child (widget_class, RhMoves, list);
}

static void
rh_moves_init (RhMoves *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  self->marked = -1;
  self->rows = g_ptr_array_new ();
  self->opened = g_hash_table_new (NULL, NULL);
  rh_move_row_lay_out (self->list);
  rh_scroll_follow (GTK_SCROLLED_WINDOW (self->scroller), NULL, NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_cb), self);
  gtk_widget_add_controller (self->list, keys);
}

/**
 * rh_moves_new:
 * @telling: what is said of the game
 *
 * Returns: (transfer floating): an empty list of its moves. Where it can be corrected, a move activates “book.correct” with
 *   its number, from 0, and what it was before “book.restore” with the number of that in the store
 */
GtkWidget *
rh_moves_new (const RhTelling *telling)
{
  RhMoves *self = g_object_new (RH_TYPE_MOVES, NULL);

  self->telling = telling;

  return GTK_WIDGET (self);
}

static void
add_folding (RhMoves *self, guint round, const char *text)
{
  GtkWidget *heading = rh_round_new (round, text);

  g_signal_connect (heading, "clicked", G_CALLBACK (on_round_clicked_cb), self);
  gtk_box_append (GTK_BOX (self->list), heading);
}

static void
add_plain (RhMoves *self, const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", text,
                                   "xalign", 0.0, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "round");
  gtk_box_append (GTK_BOX (self->list), label);
}

static void
add_round (RhMoves *self, guint round, gboolean folds)
{
  g_autofree char *text = self->telling->heading (round);

  if (folds)
    add_folding (self, round, text);
  else
    add_plain (self, text);
}

/* A game that is looked at has another way from round to round, and its lines are scrolled by keys, not gone through. */
static gboolean
has_folds (const RhMovesState *state)
{
  guint n = state->lines->len;

  return state->correctable && n > 0 && ((const RhLogLine *) state->lines->pdata[n - 1])->round > ROUNDS_UNFOLDED;
}

/* What came of the move before it is said without that. */
static const char *
get_text (const RhLogLine *line)
{
  return line->came_of != NULL ? line->came_of : line->text;
}

/* (nullable): what stands before the words of a row. */
static const char *
get_mark (RhMoves *self, const char *colour)
{
  return colour != NULL || !self->marks ? colour : RH_COLOUR_NONE;
}

static gboolean
has_marks (const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++) {
    if (((const RhLogLine *) lines->pdata[i])->colour != NULL)
      return TRUE;
  }

  return FALSE;
}

/* Whether a move is told in the row of the one before it. */
static gboolean
goes_on (const GPtrArray *lines, guint i)
{
  const RhLogLine *line = i > 0 && i < lines->len ? lines->pdata[i] : NULL;

  return line != NULL && line->came_of != NULL && line->between == NULL &&
         line->round == ((const RhLogLine *) lines->pdata[i - 1])->round;
}

/* Whose turn it is is seen at its beginning. */
static void
add_move (RhMoves *self, const GPtrArray *lines, guint i, gboolean correctable)
{
  const RhLogLine *line = lines->pdata[i];
  gboolean outcome = goes_on (lines, i);
  GtkWidget *row = rh_move_row_new (i, get_mark (self, outcome ? NULL : line->colour), get_text (line), correctable);

  if (outcome)
    rh_move_row_set_outcome (row);
  gtk_box_append (GTK_BOX (self->list), row);
  g_ptr_array_add (self->rows, row);
}

/* What is no move has no number, and can't be pressed. */
static void
add_words (RhMoves *self, const char *text)
{
  GtkWidget *words = text != NULL ? rh_move_row_new_words (NULL, get_mark (self, NULL), text) : NULL;

  if (words == NULL)
    return;
  gtk_widget_add_css_class (words, "unlisted");
  gtk_widget_set_halign (words, GTK_ALIGN_FILL);
  gtk_box_append (GTK_BOX (self->list), words);
}

/* What moves up to that one were before, from the first that isn't told yet; returns how many it was. */
static guint
add_formers (RhMoves *self, const GPtrArray *formers, guint first, guint i)
{
  guint k = first;

  for (; formers != NULL && k < formers->len; k++) {
    const RhFormerMove *former = formers->pdata[k];

    if (former->move > i + 1)
      break;
    gtk_box_append (GTK_BOX (self->list), rh_move_row_new_former (former, get_mark (self, NULL)));
  }

  return k - first;
}

/* The moves are there; only what they were before can't be told. */
static void
add_failure (RhMoves *self, const char *failure)
{
  /* Translators: why follows, in a sentence */
  g_autofree char *text = g_strdup_printf (_("The earlier versions of corrected moves can’t be read. %s"), failure);

  gtk_box_append (GTK_BOX (self->list), rh_move_row_new_words (NULL, get_mark (self, NULL), text));
}

/**
 * rh_moves_update:
 * @self: a list of moves
 * @state: what it shows; not kept
 *
 * Shows the moves that are played, a row a turn.
 */
void
rh_moves_update (RhMoves *self, const RhMovesState *state)
{
  gboolean folds = has_folds (state);
  guint round = 0;
  guint told = 0;

  self->marks = has_marks (state->lines);
  g_ptr_array_set_size (self->rows, 0);
  rh_children_clear (self->list);
  for (guint i = 0; i < state->lines->len; i++) {
    const RhLogLine *line = state->lines->pdata[i];

    if (line->round != round)
      add_round (self, round = line->round, folds);
    add_words (self, line->between);
    add_move (self, state->lines, i, state->correctable);
    if (!goes_on (state->lines, i + 1)) /* a turn stays one row, and what was is told below it */
      told += add_formers (self, state->formers, told, i);
  }
  if (state->lines->len > 0 && self->telling->unlisted != NULL)
    add_words (self, _(self->telling->unlisted));
  rh_round_fold_all (self->list, round, self->opened);
  if (state->failure != NULL)
    add_failure (self, state->failure);
}

/**
 * rh_moves_mark:
 * @self: a list of moves that is going to be shown anew
 *
 * Where an older move than the newest has the focus, it gets it again the next time the list does, and stays where it is on
 * the screen, though there may be more lines above it or fewer.
 */
void
rh_moves_mark (RhMoves *self)
{
  double x;

  self->marked = -1;
  for (guint i = 0; i + 1 < self->rows->len; i++) {
    GtkWidget *row = self->rows->pdata[i];

    if (gtk_widget_is_focus (row) && gtk_widget_translate_coordinates (row, self->scroller, 0, 0, &x, &self->marked_y))
      self->marked = (int) i;
  }
}

static GtkWidget *
unfold (RhMoves *self, guint i)
{
  GtkWidget *row = i < self->rows->len ? self->rows->pdata[i] : NULL;
  RhRound *round = row != NULL ? rh_round_find (self->list, row) : NULL;

  if (round != NULL && rh_round_get_folded (round)) {
    fold (self, round, FALSE);
    rh_scroll_to (row);
  }

  return row;
}

/**
 * rh_moves_focus:
 * @self: a list of moves
 * @i: which move, from 0
 *
 * Puts the focus on a move; its round is unfolded.
 *
 * Returns: whether there is one to focus
 */
gboolean
rh_moves_focus (RhMoves *self, guint i)
{
  GtkWidget *row = unfold (self, i);

  return row != NULL && focus_row (self, row);
}

/**
 * rh_moves_show:
 * @self: a list of moves that is going to be seen
 * @i: the move that it begins with, in place of the newest, from 0
 * @above: how much is seen above that, in pixels
 */
void
rh_moves_show (RhMoves *self, guint i, int above)
{
  rh_scroll_hold_at (GTK_SCROLLED_WINDOW (self->scroller), unfold (self, MIN (i, self->rows->len - 1)), above);
}

/**
 * rh_moves_page:
 * @self: a list of moves
 * @keyval: a key
 * @modifiers: the modifiers held
 *
 * Goes to an end of the list, or a page on, where the key is one that does.
 *
 * Returns: whether it is
 */
gboolean
rh_moves_page (RhMoves *self, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GPtrArray) lines = list_lines (self);

  return rh_paging_key (GTK_SCROLLED_WINDOW (self->scroller), lines, gtk_widget_get_focus_child (self->list), keyval, modifiers);
}
