/* SPDX-License-Identifier: GPL-3.0-or-later
 * The page that says why the stored games can't be opened. */

#include "config.h"

#include "rh-failure-page.h"

#include "rh-aside-text.h"
#include "rh-focus.h"
#include "rh-resources.h"
#include "rh-store.h"
#include "rh-text-size.h"

#include <glib/gi18n.h>

#define LARGE_TEXT 1.25 /* from here on there is no room for a picture */

struct _RhFailurePage {
  AdwBin parent_instance;

  /* Template */
  AdwStatusPage *status;
  GtkLabel      *message;
  GtkWidget     *try_again;
  GtkWidget     *put_back;
  GtkWidget     *set_aside;
};

G_DEFINE_FINAL_TYPE (RhFailurePage, rh_failure_page, ADW_TYPE_BIN)

static void
on_text_size_cb (RhFailurePage *self)
{
  gboolean large = rh_text_size_get (GTK_WIDGET (self)) > LARGE_TEXT;

  adw_status_page_set_icon_name (self->status, large ? NULL : "dialog-warning-symbolic");
}

static gboolean
rh_failure_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (RH_FAILURE_PAGE (widget)->try_again);
}

static void
rh_failure_page_class_init (RhFailurePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = rh_failure_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-failure-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhFailurePage, status);
  gtk_widget_class_bind_template_child (widget_class, RhFailurePage, message);
  gtk_widget_class_bind_template_child (widget_class, RhFailurePage, try_again);
  gtk_widget_class_bind_template_child (widget_class, RhFailurePage, put_back);
  gtk_widget_class_bind_template_child (widget_class, RhFailurePage, set_aside);
}

static void
rh_failure_page_init (RhFailurePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)),
                           "notify::gtk-xft-dpi",
                           G_CALLBACK (on_text_size_cb),
                           self,
                           G_CONNECT_SWAPPED);
  on_text_size_cb (self);
}

static void
offer_set_aside (RhFailurePage *self, const GError *error)
{
  const char *button = rh_aside_text_button (error);
  /* Translators: what a button says; before it stands how to move files out of the way */
  g_autofree char *told = g_strdup_printf (_("“%s” does that for you. What is there now is kept in a folder beside it, "
                                             "and nothing is deleted."),
                                           button);
  g_autofree char *text = g_strconcat (error->message, "\n\n", told, NULL);

  gtk_label_set_label (self->message, text);
  gtk_button_set_label (GTK_BUTTON (self->set_aside), button);
  gtk_widget_set_visible (self->put_back, TRUE);
  gtk_widget_set_visible (self->set_aside, TRUE);
}

/**
 * rh_failure_page_new:
 * @error: why; its message says what to do
 *
 * Returns: (transfer floating): a page with Try Again and Quit, and with what
 *   puts a copy in the place of the database, or sets it aside, where that would help
 */
GtkWidget *
rh_failure_page_new (const GError *error)
{
  RhFailurePage *self = g_object_new (RH_TYPE_FAILURE_PAGE, NULL);

  gtk_label_set_label (self->message, error->message);
  if (rh_store_can_set_aside (error))
    offer_set_aside (self, error);
  rh_text_size_wrap_buttons (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
