/* SPDX-License-Identifier: GPL-3.0-or-later
 * The page that says why the stored games can't be opened. */

#include "config.h"

#include "rh-failure-page.h"

#include "rh-resources.h"

struct _RhFailurePage {
  AdwBin parent_instance;

  /* Template */
  AdwStatusPage *status;
  GtkWidget     *try_again;
};

G_DEFINE_FINAL_TYPE (RhFailurePage, rh_failure_page, ADW_TYPE_BIN)

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

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-failure-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhFailurePage, status);
  gtk_widget_class_bind_template_child (widget_class, RhFailurePage, try_again);
}

static void
rh_failure_page_init (RhFailurePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rh_failure_page_new:
 * @error: why; its message says what to do
 *
 * Returns: (transfer floating): a page with Try Again and Quit
 */
GtkWidget *
rh_failure_page_new (const GError *error)
{
  RhFailurePage *self = g_object_new (RH_TYPE_FAILURE_PAGE, NULL);
  g_autofree char *message = g_markup_escape_text (error->message, -1);

  adw_status_page_set_description (self->status, message);

  return GTK_WIDGET (self);
}
