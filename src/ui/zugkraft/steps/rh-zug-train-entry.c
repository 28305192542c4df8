/* SPDX-License-Identifier: GPL-3.0-or-later
 * The parts of a train, to be tapped as the dice are set down: a tap or a key for each. */

#include "config.h"

#include "rh-zug-train-entry.h"

#include "rh-button.h"
#include "rh-keys.h"
#include "rh-table-page.h"
#include "rh-wrap.h"
#include "rh-zug-barred.h"
#include "rh-zug-style.h"
#include "rh-zug-text-part.h"
#include "rh-zug-train-view.h"

#include <glib/gi18n.h>

#define GROW 40 /* of a line, where there is height left */

struct _RhZugTrainEntry {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  RhButton *buttons[RH_ZUG_N_PARTS];

  RhZugBar bars[RH_ZUG_N_PARTS];
  gboolean looks; /* whether nobody is asked for a part any more */
};

static guint part_signal;
static guint barred_signal;

G_DEFINE_FINAL_TYPE (RhZugTrainEntry, rh_zug_train_entry, ADW_TYPE_BIN)

static void
on_clicked_cb (GtkButton *button, RhZugTrainEntry *self)
{
  guint part = RH_ZUG_ENGINE;

  while (GTK_BUTTON (self->buttons[part]) != button)
    part++;

  if (self->bars[part] == RH_ZUG_BAR_NONE)
    g_signal_emit (self, part_signal, 0, part);
  else
    g_signal_emit (self, barred_signal, 0, part);
}

/* Where there is no room for what nobody is asked any more, it isn't shown: what was set down is. */
static void
show (RhZugTrainEntry *self)
{
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), RH_TYPE_TABLE_PAGE);
  gboolean small = table != NULL && (gtk_widget_has_css_class (table, "low") || gtk_widget_has_css_class (table, "narrow"));

  gtk_widget_set_visible (GTK_WIDGET (self), !self->looks || !small);
}

static void
rh_zug_train_entry_root (GtkWidget *widget)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, RH_TYPE_TABLE_PAGE);

  GTK_WIDGET_CLASS (rh_zug_train_entry_parent_class)->root (widget);

  if (table != NULL)
    g_signal_connect_object (table, "notify::css-classes", G_CALLBACK (show), widget, G_CONNECT_SWAPPED);
  show (RH_ZUG_TRAIN_ENTRY (widget));
}

static void
rh_zug_train_entry_unroot (GtkWidget *widget)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, RH_TYPE_TABLE_PAGE);

  if (table != NULL)
    g_signal_handlers_disconnect_by_data (table, widget);

  GTK_WIDGET_CLASS (rh_zug_train_entry_parent_class)->unroot (widget);
}

static void
rh_zug_train_entry_class_init (RhZugTrainEntryClass *klass)
{
  GTK_WIDGET_CLASS (klass)->root = rh_zug_train_entry_root;
  GTK_WIDGET_CLASS (klass)->unroot = rh_zug_train_entry_unroot;

  rh_zug_style_load ();

  part_signal = g_signal_new ("part", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_UINT);
  barred_signal = g_signal_new ("barred", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
}

/* It is as large as its button lets it be. */
static void
grow (GtkWidget *picture)
{
  gtk_widget_set_halign (picture, GTK_ALIGN_FILL);
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_widget_set_valign (gtk_widget_get_parent (picture), GTK_ALIGN_FILL);
}

/* Who taps with a pointer ends the turn by Enter: the focus stays where it is. */
static void
add_button (RhZugTrainEntry *self, GtkWidget *wrap, RhZugPart part)
{
  GtkWidget *button = rh_button_new ();
  GtkWidget *picture = rh_zug_train_view_new ();
  g_autofree char *name = rh_zug_text_part_spoken (part);

  rh_zug_train_view_set_part (RH_ZUG_TRAIN_VIEW (picture), part);
  gtk_widget_set_can_target (picture, FALSE);
  rh_button_set (RH_BUTTON (button), rh_zug_text_part_title (part), NULL);
  rh_button_set_name (RH_BUTTON (button), name);
  rh_button_set_key (RH_BUTTON (button), rh_zug_text_part_key (part));
  rh_button_set_picture (RH_BUTTON (button), picture);
  rh_button_set_key_above (RH_BUTTON (button));
  grow (picture);
  gtk_widget_add_css_class (button, "part");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked_cb), self);
  rh_wrap_append (RH_WRAP (wrap), button);
  self->buttons[part] = RH_BUTTON (button);
}

static void
rh_zug_train_entry_init (RhZugTrainEntry *self)
{
  GtkWidget *wrap = rh_wrap_new_keys (GROW);

  gtk_accessible_update_property (GTK_ACCESSIBLE (wrap),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_("group of buttons", "Parts of the train"),
                                  -1);
  gtk_widget_add_css_class (wrap, "zug-parts");
  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++)
    add_button (self, wrap, part);
  adw_bin_set_child (ADW_BIN (self), wrap);
}

/**
 * rh_zug_train_entry_new:
 *
 * Returns: (transfer floating): an entry for the first part
 */
GtkWidget *
rh_zug_train_entry_new (void)
{
  return g_object_new (RH_TYPE_ZUG_TRAIN_ENTRY, NULL);
}

/**
 * rh_zug_train_entry_set:
 * @self: an entry
 * @draft: the parts set down so far
 * @place: for which place in it a part is asked, from 0; behind its last part for the next one
 *
 * Asks for a part. One that may not stand there stays in its place, and says why.
 */
void
rh_zug_train_entry_set (RhZugTrainEntry *self, const RhZugDraft *draft, guint place)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_ENTRY (self));

  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    self->bars[part] = rh_zug_draft_get_bar_at (draft, place, part);
    rh_zug_barred_set (GTK_WIDGET (self->buttons[part]), rh_zug_text_part_bar (self->bars[part]));
  }
}

/**
 * rh_zug_train_entry_to_look:
 * @self: an entry
 *
 * In a game that is looked at nobody is asked for a part: it shows what could follow then, where there is room for that.
 */
void
rh_zug_train_entry_to_look (RhZugTrainEntry *self)
{
  g_return_if_fail (RH_IS_ZUG_TRAIN_ENTRY (self));

  self->looks = TRUE;
  show (self);
}

/**
 * rh_zug_train_entry_has_key:
 * @self: an entry
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether the key is that of a part, also while the entry isn't shown
 */
gboolean
rh_zug_train_entry_has_key (RhZugTrainEntry *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_ZUG_TRAIN_ENTRY (self), FALSE);

  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    if (rh_key_is (keyval, rh_zug_text_part_key (part)) && rh_key_is_plain (modifiers))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_zug_train_entry_key:
 * @self: an entry
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Returns: whether the key was that of a part
 */
gboolean
rh_zug_train_entry_key (RhZugTrainEntry *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_ZUG_TRAIN_ENTRY (self), FALSE);

  for (RhZugPart part = RH_ZUG_ENGINE; part <= RH_ZUG_PART_LAST; part++) {
    if (rh_button_take_key (self->buttons[part], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}
