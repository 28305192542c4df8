/* SPDX-License-Identifier: GPL-3.0-or-later
 * The heading of a part of the rules sheet. */

#include "config.h"

#include "rh-heading.h"

#include "rh-children.h"
#include "rh-style.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define LEVEL 2 /* below the title of the sheet */

struct _RhHeading {
  GtkWidget parent_instance;

  /* Template */
  GtkLabel *title;
  GtkLabel *note;
};

/* No AdwBin: those of newer libadwaita give the focus to their child alone. */
G_DEFINE_FINAL_TYPE (RhHeading, rh_heading, GTK_TYPE_WIDGET)

static void
rh_heading_dispose (GObject *object)
{
  rh_children_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (rh_heading_parent_class)->dispose (object);
}

static void
rh_heading_class_init (RhHeadingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_heading_dispose;

  rh_style_load ();
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rh-heading");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/kit/rh-heading.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHeading, title);
  gtk_widget_class_bind_template_child (widget_class, RhHeading, note);
}

static void
rh_heading_init (RhHeading *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_heading_new:
 * @title: what it says
 *
 * Returns: (transfer floating): a heading
 */
GtkWidget *
rh_heading_new (const char *title)
{
  RhHeading *self = g_object_new (RH_TYPE_HEADING, NULL);

  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LEVEL, LEVEL, -1);
  rh_heading_set_note (self, NULL);

  return GTK_WIDGET (self);
}

/**
 * rh_heading_set_note:
 * @self: a heading
 * @note: (nullable): a word or two that mark it, such as “Now”
 *
 * Shows the mark beside the title, and has it read with the title.
 */
void
rh_heading_set_note (RhHeading *self, const char *note)
{
  const char *title = gtk_label_get_text (self->title);
  g_autofree char *both = NULL;

  if (note != NULL) {
    /* Translators: a heading of the rules sheet and a mark beside it, such as “The End, Now” */
    both = g_strdup_printf (C_("rules sheet", "%1$s, %2$s"), title, note);
    gtk_label_set_text (self->note, note);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  note != NULL ? both : title,
                                  -1);
}
