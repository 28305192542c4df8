/* SPDX-License-Identifier: GPL-3.0-or-later
 * An entry for a player's name that offers the names it knows.
 *
 * The offers open below the entry while one types, and leave the focus and the
 * text alone: Down goes into them, Escape closes them, and who types on never
 * gets a name that wasn't asked for. */

#include "config.h"

#include "rh-name-entry.h"

#include "rh-children.h"
#include "rh-resources.h"

#include <glib/gi18n.h>

/* So many offers are taken in at a glance. */
#define OFFERS_MAX 5

struct _RhNameEntry {
  GtkEntry parent_instance;

  /* Template */
  GtkPopover *popover;
  GtkBox     *offers;

  /* Borrowed */
  RhStore *store;

  gboolean filling;
};

G_DEFINE_FINAL_TYPE (RhNameEntry, rh_name_entry, GTK_TYPE_ENTRY)

static void
on_offer_clicked_cb (RhNameEntry *self, GtkButton *button)
{
  g_autofree char *name = g_strdup (gtk_button_get_label (button));

  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_popover_popdown (self->popover);
  rh_name_entry_set_name (self, name);
}

static void
add_offer (RhNameEntry *self, const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (name);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_offer_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->offers, button);
}

/* Names are a help: where they can't be listed, one types. */
static GPtrArray *
find_names (RhNameEntry *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self));

  if (self->store == NULL || *text == '\0')
    return NULL;

  return rh_store_list_players (self->store, text, OFFERS_MAX, NULL);
}

static void
offer (RhNameEntry *self)
{
  g_autoptr (GPtrArray) names = find_names (self);

  rh_children_clear (GTK_WIDGET (self->offers));
  for (guint i = 0; names != NULL && i < names->len; i++) {
    const char *name = g_ptr_array_index (names, i);

    if (!g_str_equal (name, gtk_editable_get_text (GTK_EDITABLE (self))))
      add_offer (self, name);
  }

  if (gtk_widget_get_first_child (GTK_WIDGET (self->offers)) != NULL)
    gtk_popover_popup (self->popover);
  else
    gtk_popover_popdown (self->popover);
}

static void
on_changed_cb (RhNameEntry *self)
{
  if (!self->filling && gtk_widget_get_mapped (GTK_WIDGET (self)))
    offer (self);
}

/* From the entry into the offers, among them, and back. */
static gboolean
on_key_cb (RhNameEntry *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean offered = gtk_widget_get_parent (focus) == GTK_WIDGET (self->offers);
  GtkWidget *next;

  if (!offered && (!gtk_widget_get_visible (GTK_WIDGET (self->popover)) ||
                   (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0))
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Escape) {
    if (offered)
      gtk_widget_grab_focus (GTK_WIDGET (self));
    gtk_popover_popdown (self->popover);
    return GDK_EVENT_STOP;
  }

  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down) {
    next = offered ? gtk_widget_get_next_sibling (focus) : gtk_widget_get_first_child (GTK_WIDGET (self->offers));
    return next == NULL || gtk_widget_grab_focus (next);
  }

  if (offered && (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)) {
    next = gtk_widget_get_prev_sibling (focus);
    return gtk_widget_grab_focus (next != NULL ? next : GTK_WIDGET (self));
  }

  return GDK_EVENT_PROPAGATE;
}

static void
rh_name_entry_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (rh_name_entry_parent_class)->size_allocate (widget, width, height, baseline);
  gtk_popover_present (RH_NAME_ENTRY (widget)->popover);
}

static void
rh_name_entry_dispose (GObject *object)
{
  g_clear_pointer ((GtkWidget **) &RH_NAME_ENTRY (object)->popover, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_name_entry_parent_class)->dispose (object);
}

static void
rh_name_entry_class_init (RhNameEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_name_entry_dispose;
  widget_class->size_allocate = rh_name_entry_size_allocate;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-name-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, RhNameEntry, popover);
  gtk_widget_class_bind_template_child (widget_class, RhNameEntry, offers);
  gtk_widget_class_bind_template_callback (widget_class, on_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_key_cb);
}

static void
rh_name_entry_init (RhNameEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_name_entry_set_store:
 * @self: a name entry
 * @store: (transfer none): the store whose players are offered; must outlive the entry
 *
 * Says where the known names are.
 */
void
rh_name_entry_set_store (RhNameEntry *self, RhStore *store)
{
  g_return_if_fail (RH_IS_NAME_ENTRY (self));

  self->store = store;
}

/**
 * rh_name_entry_set_name:
 * @self: a name entry
 * @name: a name
 *
 * Puts @name in it, without offering any.
 */
void
rh_name_entry_set_name (RhNameEntry *self, const char *name)
{
  g_return_if_fail (RH_IS_NAME_ENTRY (self));

  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  gtk_editable_set_position (GTK_EDITABLE (self), -1);
  self->filling = FALSE;
}

/**
 * rh_name_entry_set_label:
 * @self: a name entry
 * @label: whose name it asks for, for screen readers; also stands in it while it is empty
 *
 * Says what the entry is for.
 */
void
rh_name_entry_set_label (RhNameEntry *self, const char *label)
{
  g_return_if_fail (RH_IS_NAME_ENTRY (self));

  gtk_entry_set_placeholder_text (GTK_ENTRY (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * rh_name_entry_set_error:
 * @self: a name entry
 * @message: (nullable): why the name can't be used, if it can't
 *
 * Marks the entry, and has screen readers say why.
 */
void
rh_name_entry_set_error (RhNameEntry *self, const char *message)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);

  g_return_if_fail (RH_IS_NAME_ENTRY (self));

  if (message != NULL) {
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, message, -1);
  } else {
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
    gtk_accessible_update_state (accessible, GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE, -1);
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  }
}
