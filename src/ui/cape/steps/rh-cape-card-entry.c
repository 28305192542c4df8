/* SPDX-License-Identifier: GPL-3.0-or-later
 * A card, given as terrain, rails and value: three taps or three keys; in one that is whole, a tap changes a part. */

#include "config.h"

#include "rh-cape-card-entry.h"

#include "rh-cape-card-row.h"
#include "rh-cape-style.h"
#include "rh-still.h"
#include "rh-wrap.h"

#include <string.h>

#define ROW_SPACING 3
#define ROW_SPACING_NARROW 2

enum {
  ROW_TERRAIN,
  ROW_RAILS,
  ROW_VALUE,
  N_ROWS,
};

struct _RhCapeCardEntry {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *box;
  GtkWidget *figures;
  RhCapeCardRow rows[N_ROWS];

  guint next; /* of a whole card: the row that a key is for, unless the focus is in another */
  gboolean lent; /* whether the row of rails stands elsewhere, and is for something else while this isn't shown */
};

static guint card_signal;
static guint part_signal;

G_DEFINE_FINAL_TYPE (RhCapeCardEntry, rh_cape_card_entry, ADW_TYPE_BIN)

/* The first row still asked for; N_ROWS when the card is whole. */
static guint
get_open (RhCapeCardEntry *self)
{
  guint row = 0;

  while (row < N_ROWS && self->rows[row].chosen != RH_CAPE_CARD_ROW_OPEN)
    row++;

  return row;
}

/* The row that a key is for. */
static guint
get_current (RhCapeCardEntry *self)
{
  guint open = get_open (self);

  if (open < N_ROWS)
    return open;

  for (guint i = 0; i < N_ROWS; i++) {
    if (rh_cape_card_row_has_focus (&self->rows[i]))
      return i;
  }

  return self->next;
}

/* Whether a row is for something else just now. */
static gboolean
is_away (RhCapeCardEntry *self, guint row)
{
  return row == ROW_RAILS && self->lent && !gtk_widget_get_visible (GTK_WIDGET (self));
}

static gboolean
has_focus (RhCapeCardEntry *self)
{
  for (guint i = 0; i < N_ROWS; i++) {
    if (!is_away (self, i) && rh_cape_card_row_has_focus (&self->rows[i]))
      return TRUE;
  }

  return FALSE;
}

static void
show_rows (RhCapeCardEntry *self)
{
  guint open = get_open (self);

  for (guint i = 0; i < N_ROWS; i++) {
    if (!is_away (self, i))
      rh_cape_card_row_show (&self->rows[i], i == open);
  }
}

/* Of a card that was just begun, nothing is left; one that is changed stays. */
static void
finish (RhCapeCardEntry *self, gboolean stay)
{
  guint terrain = (guint) self->rows[ROW_TERRAIN].chosen + RH_CAPE_RIVER;
  guint rails = (guint) self->rows[ROW_RAILS].chosen;
  guint value = (guint) self->rows[ROW_VALUE].chosen + 1;

  if (!stay)
    rh_cape_card_entry_reset (self);
  g_signal_emit (self, card_signal, 0, terrain, rails, value);
}

static void
choose (RhCapeCardEntry *self, guint row, int chosen)
{
  gboolean focused = has_focus (self);
  gboolean was_whole = get_open (self) == N_ROWS;
  gboolean same = self->rows[row].chosen == chosen;

  self->rows[row].chosen = chosen;
  self->next = (row + 1) % N_ROWS;
  show_rows (self);
  /* Not after it is told: a whole card may make a move, and another step stands here then. */
  if (focused && (was_whole || get_open (self) < N_ROWS))
    rh_cape_card_entry_focus (self);

  /* The same once more is nothing that could be undone. */
  if (get_open (self) == N_ROWS)
    finish (self, was_whole);
  else if (!same)
    g_signal_emit (self, part_signal, 0);
}

static void
on_clicked_cb (GtkButton *button, RhCapeCardEntry *self)
{
  for (guint i = 0; i < N_ROWS; i++) {
    for (guint j = 0; j < self->rows[i].n; j++) {
      if (GTK_BUTTON (self->rows[i].buttons[j]) == button) {
        choose (self, i, (int) j);
        return;
      }
    }
  }
}

/* On a phone, all that is asked for stands above the fold: what figures are called stands before them there, and what is
 * named by its buttons has no name besides. */
static void
on_table_cb (GtkWidget *widget)
{
  RhCapeCardEntry *self = RH_CAPE_CARD_ENTRY (widget);
  gboolean narrow = rh_cape_style_is_narrow (widget);

  for (guint i = self->lent ? ROW_VALUE : ROW_RAILS; i < N_ROWS; i++)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (self->rows[i].caption)),
                                    narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (self->rows[ROW_TERRAIN].caption, !narrow);
  g_object_set (self->box, "spacing", narrow ? ROW_SPACING_NARROW : ROW_SPACING, NULL);
  g_object_set (self->figures, "spacing", narrow ? ROW_SPACING_NARROW : ROW_SPACING, NULL);
}

static void
rh_cape_card_entry_class_init (RhCapeCardEntryClass *klass)
{
  rh_cape_style_load ();

  card_signal = g_signal_new ("card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  part_signal = g_signal_new ("part", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              0);
}

static void
rh_cape_card_entry_init (RhCapeCardEntry *self)
{
  g_autoptr (GtkSizeGroup) alike = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->figures = rh_wrap_new (ROW_SPACING, FALSE); /* in one line where there is room */
  self->box = rh_wrap_new_column (ROW_SPACING);
  adw_bin_set_child (ADW_BIN (self), self->box);

  rh_cape_card_row_add_terrains (&self->rows[ROW_TERRAIN], RH_WRAP (self->box), G_CALLBACK (on_clicked_cb), self);
  gtk_widget_set_hexpand (self->figures, TRUE);
  /* Fourteen keys, of which most taps change none. */
  rh_wrap_append (RH_WRAP (self->box), g_object_new (RH_TYPE_STILL, "child", self->figures, NULL));
  rh_cape_card_row_add_rails (&self->rows[ROW_RAILS], RH_WRAP (self->figures), G_CALLBACK (on_clicked_cb), self);
  rh_cape_card_row_add_values (&self->rows[ROW_VALUE], RH_WRAP (self->figures), G_CALLBACK (on_clicked_cb), self);
  /* Where the names stand before the figures, these begin at one edge. */
  gtk_size_group_add_widget (alike, self->rows[ROW_RAILS].caption);
  gtk_size_group_add_widget (alike, self->rows[ROW_VALUE].caption);
  rh_cape_style_follow_table (GTK_WIDGET (self), on_table_cb);
  show_rows (self);
}

/**
 * rh_cape_card_entry_new:
 *
 * Returns: (transfer floating): an entry with nothing chosen
 */
GtkWidget *
rh_cape_card_entry_new (void)
{
  return g_object_new (RH_TYPE_CAPE_CARD_ENTRY, NULL);
}

/**
 * rh_cape_card_entry_lend_rails:
 * @self: a card entry
 * @keys: keys that stand elsewhere
 *
 * Has its rails given by these, and no others: as long as it isn't shown they are for something else. Whoever is told of them
 * gives them on.
 */
void
rh_cape_card_entry_lend_rails (RhCapeCardEntry *self, RhCapeRailsKeys *keys)
{
  RhCapeCardRow *row = &self->rows[ROW_RAILS];

  g_return_if_fail (RH_IS_CAPE_CARD_ENTRY (self));
  g_return_if_fail (!self->lent);

  gtk_widget_unparent (gtk_widget_get_parent (row->caption));
  self->lent = TRUE;
  row->caption = rh_cape_rails_keys_get_caption (keys);
  for (guint i = 0; i < row->n; i++)
    row->buttons[i] = rh_cape_rails_keys_get (keys, i);
  row->wrap = gtk_widget_get_parent (GTK_WIDGET (row->buttons[0]));
}

/**
 * rh_cape_card_entry_give_rails:
 * @self: a card entry
 * @rails: the rails of its card
 *
 * Does what a tap on its key does.
 */
void
rh_cape_card_entry_give_rails (RhCapeCardEntry *self, guint rails)
{
  g_return_if_fail (RH_IS_CAPE_CARD_ENTRY (self));
  g_return_if_fail (rails <= RH_CAPE_RAILS_MAX);

  choose (self, ROW_RAILS, (int) rails);
}

/**
 * rh_cape_card_entry_reset:
 * @self: a card entry
 *
 * Forgets what was chosen.
 */
void
rh_cape_card_entry_reset (RhCapeCardEntry *self)
{
  g_return_if_fail (RH_IS_CAPE_CARD_ENTRY (self));

  for (guint i = 0; i < N_ROWS; i++)
    self->rows[i].chosen = RH_CAPE_CARD_ROW_OPEN;
  self->next = ROW_TERRAIN;
  show_rows (self);
}

static int
get_place (int part, int first)
{
  return part == RH_CAPE_PART_OPEN ? RH_CAPE_CARD_ROW_OPEN : part - first;
}

static int
get_part (int place, int first)
{
  return place == RH_CAPE_CARD_ROW_OPEN ? RH_CAPE_PART_OPEN : place + first;
}

/**
 * rh_cape_card_entry_set:
 * @self: a card entry
 * @parts: what has been told of the card
 *
 * Shows that. Of a whole card, each part can be changed by itself. Where something is another than it was, as after an
 * undo, a focus in it goes to what is asked for then.
 */
void
rh_cape_card_entry_set (RhCapeCardEntry *self, RhCapeParts parts)
{
  RhCapeParts before = rh_cape_card_entry_get (self);

  g_return_if_fail (RH_IS_CAPE_CARD_ENTRY (self));

  self->next = ROW_TERRAIN;
  self->rows[ROW_TERRAIN].chosen = get_place (parts.terrain, RH_CAPE_RIVER);
  self->rows[ROW_RAILS].chosen = get_place (parts.rails, 0);
  self->rows[ROW_VALUE].chosen = get_place (parts.value, 1);
  show_rows (self);
  if (has_focus (self) && memcmp (&before, &parts, sizeof parts) != 0)
    rh_cape_card_entry_focus (self);
}

/**
 * rh_cape_card_entry_get:
 * @self: a card entry
 *
 * Returns: what has been told of the card
 */
RhCapeParts
rh_cape_card_entry_get (RhCapeCardEntry *self)
{
  return (RhCapeParts) {
    .terrain = get_part (self->rows[ROW_TERRAIN].chosen, RH_CAPE_RIVER),
    .rails = get_part (self->rows[ROW_RAILS].chosen, 0),
    .value = get_part (self->rows[ROW_VALUE].chosen, 1),
  };
}

/**
 * rh_cape_card_entry_gave_value:
 * @self: a card entry that has just told a card
 *
 * Returns: whether the part that was given last is its value
 */
gboolean
rh_cape_card_entry_gave_value (RhCapeCardEntry *self)
{
  g_return_val_if_fail (RH_IS_CAPE_CARD_ENTRY (self), FALSE);

  return self->next == ROW_TERRAIN;
}

/**
 * rh_cape_card_entry_gave_terrain:
 * @self: a card entry that has just told a card
 *
 * Returns: whether the part that was given last is its terrain
 */
gboolean
rh_cape_card_entry_gave_terrain (RhCapeCardEntry *self)
{
  g_return_val_if_fail (RH_IS_CAPE_CARD_ENTRY (self), FALSE);

  return self->next == ROW_RAILS;
}

/* Takes back what was chosen last. */
static gboolean
step_back (RhCapeCardEntry *self)
{
  for (int i = N_ROWS - 1; i >= 0; i--) {
    if (self->rows[i].chosen != RH_CAPE_CARD_ROW_OPEN) {
      choose (self, (guint) i, RH_CAPE_CARD_ROW_OPEN);
      return TRUE;
    }
  }

  return FALSE;
}

/* Whether the key is one of that row, in a card of which that row and those after it are asked for. */
static gboolean
take_key_from (RhCapeCardEntry *self, guint row, guint keyval, GdkModifierType modifiers)
{
  int before[N_ROWS];

  for (guint i = row; i < N_ROWS; i++) {
    before[i] = self->rows[i].chosen;
    self->rows[i].chosen = RH_CAPE_CARD_ROW_OPEN;
  }
  if (rh_cape_card_row_take_key (&self->rows[row], keyval, modifiers))
    return TRUE;
  for (guint i = row; i < N_ROWS; i++)
    self->rows[i].chosen = before[i];

  return FALSE;
}

/* Of a card that isn't whole, what was given behind the terrain goes with it: it belonged to the card that was typed first, as
 * after an undo. */
static gboolean
take_terrain (RhCapeCardEntry *self, guint keyval, GdkModifierType modifiers)
{
  gboolean more = self->rows[ROW_RAILS].chosen != RH_CAPE_CARD_ROW_OPEN || self->rows[ROW_VALUE].chosen != RH_CAPE_CARD_ROW_OPEN;

  return more && get_open (self) < N_ROWS ? take_key_from (self, ROW_TERRAIN, keyval, modifiers)
                                          : rh_cape_card_row_take_key (&self->rows[ROW_TERRAIN], keyval, modifiers);
}

/**
 * rh_cape_card_entry_key:
 * @self: a card entry
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes a key of the row that is asked for, or Backspace. Of a whole card, that is the row with the focus. The letter of
 * a terrain is one wherever it is pressed, since no other row has letters: it takes the place of a wrong one, and where the
 * card isn't whole yet, it begins that anew.
 *
 * Returns: whether it was one; Backspace isn't where nothing is chosen
 */
gboolean
rh_cape_card_entry_key (RhCapeCardEntry *self, guint keyval, GdkModifierType modifiers)
{
  guint row;

  g_return_val_if_fail (RH_IS_CAPE_CARD_ENTRY (self), FALSE);

  if (keyval == GDK_KEY_BackSpace)
    return step_back (self);

  row = get_current (self);

  return rh_cape_card_row_take_key (&self->rows[row], keyval, modifiers) ||
         (row != ROW_TERRAIN && take_terrain (self, keyval, modifiers));
}

/**
 * rh_cape_card_entry_key_alone:
 * @self: a card entry
 * @keyval: the key pressed, which rh_cape_card_entry_key() didn't take
 * @modifiers: the modifiers held
 *
 * Takes a figure alone of a card that is whole, for the row that has it: rails come first, and what is more is a value.
 *
 * Returns: whether it was one
 */
gboolean
rh_cape_card_entry_key_alone (RhCapeCardEntry *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_CAPE_CARD_ENTRY (self), FALSE);

  return get_open (self) == N_ROWS &&
         (rh_cape_card_row_take_key (&self->rows[ROW_RAILS], keyval, modifiers) || rh_cape_card_row_take_key (&self->rows[ROW_VALUE], keyval, modifiers));
}

/**
 * rh_cape_card_entry_key_anew:
 * @self: a card entry
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Like rh_cape_card_entry_key(), but what is typed into a whole card is typed as it was at first: from the part that the
 * key is for, the others follow, and the card is whole again only after the last. A figure alone is none of it: it may be
 * rails or a value, or somebody's bid.
 *
 * Returns: whether it was one of its keys
 */
gboolean
rh_cape_card_entry_key_anew (RhCapeCardEntry *self, guint keyval, GdkModifierType modifiers)
{
  guint row;

  g_return_val_if_fail (RH_IS_CAPE_CARD_ENTRY (self), FALSE);

  if (keyval == GDK_KEY_BackSpace || get_open (self) < N_ROWS)
    return rh_cape_card_entry_key (self, keyval, modifiers);

  row = get_current (self);

  return take_key_from (self, ROW_TERRAIN, keyval, modifiers) ||
         (row != ROW_TERRAIN && take_key_from (self, row, keyval, modifiers));
}

/**
 * rh_cape_card_entry_focus:
 * @self: a card entry
 *
 * Puts the focus on the row that is asked for, and there on what is chosen; where nothing is yet, Enter chooses
 * nothing until the focus is moved.
 */
void
rh_cape_card_entry_focus (RhCapeCardEntry *self)
{
  RhCapeCardRow *row;

  g_return_if_fail (RH_IS_CAPE_CARD_ENTRY (self));

  row = &self->rows[get_open (self) < N_ROWS ? get_open (self) : self->next];
  if (row->chosen != RH_CAPE_CARD_ROW_OPEN)
    gtk_widget_grab_focus (GTK_WIDGET (row->buttons[row->chosen]));
  else
    rh_button_offer (row->buttons[0]);
}
