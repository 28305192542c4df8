/* SPDX-License-Identifier: GPL-3.0-or-later
 * The list of the moves played, by round; each opens its correction. */

#include "config.h"

#include "rh-moves.h"

#include "rh-children.h"
#include "rh-former-moves.h"
#include "rh-label.h"
#include "rh-scroll.h"

#include <glib/gi18n.h>

struct _RhMoves {
  AdwBin parent_instance;

  /* Template */
  GtkWidget *scroller;
  GtkWidget *list;

  const RhTelling *telling;

  /* Owned */
  GPtrArray *rows; /* of GtkWidget, a row a move */
};

G_DEFINE_FINAL_TYPE (RhMoves, rh_moves, ADW_TYPE_BIN)

static gboolean
rh_moves_grab_focus (GtkWidget *widget)
{
  RhMoves *self = RH_MOVES (widget);

  if (self->rows->len > 0 && rh_moves_focus (self, self->rows->len - 1))
    return TRUE;

  /* What can't be pressed can be scrolled. */
  return gtk_widget_grab_focus (self->scroller);
}

static void
rh_moves_finalize (GObject *object)
{
  g_ptr_array_unref (RH_MOVES (object)->rows);

  G_OBJECT_CLASS (rh_moves_parent_class)->finalize (object);
}

static void
rh_moves_class_init (RhMovesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rh_moves_finalize;
  widget_class->grab_focus = rh_moves_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "rh-moves");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/table/rh-moves.ui");
  gtk_widget_class_bind_template_child (widget_class, RhMoves, scroller);
  gtk_widget_class_bind_template_child (widget_class, RhMoves, list);
}

static void
rh_moves_init (RhMoves *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->rows = g_ptr_array_new ();
  rh_scroll_follow (GTK_SCROLLED_WINDOW (self->scroller));
}

/**
 * rh_moves_new:
 * @telling: what is said of the game
 *
 * Returns: (transfer floating): an empty list of its moves. Where it can be
 *   corrected, a move activates “book.correct” with its number, from 0, and
 *   what it was before “book.restore” with that number and the line it was
 */
GtkWidget *
rh_moves_new (const RhTelling *telling)
{
  RhMoves *self = g_object_new (RH_TYPE_MOVES, NULL);

  self->telling = telling;

  return GTK_WIDGET (self);
}

static void
add_round (RhMoves *self, guint round)
{
  g_autofree char *text = self->telling->heading (round);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "round");
  gtk_box_append (GTK_BOX (self->list), label);
}

/* A grid gives out widths before heights; a box would ask how wide the words must be for their height. */
static GtkWidget *
make_words (const char *number, const char *text)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *count = gtk_label_new (number);
  GtkWidget *words = rh_label_new (text, NULL);

  gtk_label_set_width_chars (GTK_LABEL (count), 3);
  gtk_label_set_xalign (GTK_LABEL (count), 1);
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (count, "count");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_attach (GTK_GRID (grid), count, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), words, 1, 0, 1, 1);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);

  return grid;
}

static void
set_action (GtkWidget *button, const char *action, GVariant *target)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

/* The words as a button that says what it does by an icon. */
static GtkWidget *
make_button (GtkWidget *words, const char *icon, const char *tooltip)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (icon);

  gtk_widget_add_css_class (image, "count");
  gtk_grid_attach (GTK_GRID (words), image, 2, 0, 1, 1);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "flat");

  return button;
}

static GtkWidget *
make_row (guint i, const char *text, gboolean correctable)
{
  g_autofree char *number = g_strdup_printf ("%u", i + 1);
  GtkWidget *words = make_words (number, text);
  GtkWidget *row;

  if (correctable) {
    row = make_button (words, "document-edit-symbolic", _("Correct This Move"));
    set_action (row, "book.correct", g_variant_new_uint32 (i));
  } else {
    row = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "child", words, NULL);
  }
  gtk_widget_add_css_class (row, "move");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return row;
}

/* What that move was before, from the first that isn't told yet; returns how many it was. */
static guint
add_formers (RhMoves *self, const GPtrArray *formers, guint first, guint i)
{
  guint k = first;

  for (; formers != NULL && k < formers->len; k++) {
    const RhFormerMove *former = formers->pdata[k];
    GtkWidget *row;

    if (former->move != i + 1)
      break;
    row = make_button (make_words (NULL, former->text), "edit-undo-symbolic", _("Restore What It Was"));
    set_action (row, "book.restore", g_variant_new ("(us)", i, former->line));
    gtk_widget_add_css_class (row, "move");
    gtk_widget_add_css_class (row, "former");
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, former->text, -1);
    gtk_box_append (GTK_BOX (self->list), row);
  }

  return k - first;
}

/* The moves are there; only what they were before can't be told. */
static void
add_failure (RhMoves *self, const char *failure)
{
  g_autofree char *text = NULL;

  /* Translators: why follows, in a sentence */
  text = g_strdup_printf (_("What corrected moves were before can’t be read. %s"), failure);
  gtk_box_append (GTK_BOX (self->list), make_words (NULL, text));
}

/**
 * rh_moves_update:
 * @self: a list of moves
 * @state: what it shows; not kept
 *
 * Shows the moves that are played.
 */
void
rh_moves_update (RhMoves *self, const RhMovesState *state)
{
  guint round = 0;
  guint told = 0;

  g_ptr_array_set_size (self->rows, 0);
  rh_children_clear (self->list);

  for (guint i = 0; i < state->lines->len; i++) {
    const RhLogLine *line = state->lines->pdata[i];
    GtkWidget *row = make_row (i, line->text, state->correctable);

    if (line->round != round)
      add_round (self, round = line->round);
    gtk_box_append (GTK_BOX (self->list), row);
    g_ptr_array_add (self->rows, row);
    told += add_formers (self, state->formers, told, i);
  }
  if (state->failure != NULL)
    add_failure (self, state->failure);
}

/**
 * rh_moves_focus:
 * @self: a list of moves
 * @i: which move, from 0
 *
 * Puts the focus on a move.
 *
 * Returns: whether there is one to focus
 */
gboolean
rh_moves_focus (RhMoves *self, guint i)
{
  return i < self->rows->len && gtk_widget_grab_focus (self->rows->pdata[i]);
}
