/* SPDX-License-Identifier: GPL-3.0-or-later
 * The copies of all games that are kept by themselves, by date and size, one of which can be put back. */

#include "config.h"

#include "rh-copies-page.h"

#include "rh-focus.h"
#include "rh-label.h"
#include "rh-resources.h"
#include "rh-store.h"
#include "rh-text-size.h"
#include "rh-when.h"

#include <glib/gi18n.h>

struct _RhCopiesPage {
  AdwBin parent_instance;

  /* Template */
  GtkWidget *back;
  GtkLabel  *text;
  GtkBox    *copies;
  GtkWidget *another;
};

enum {
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RhCopiesPage, rh_copies_page, ADW_TYPE_BIN)

static void
on_another_clicked_cb (RhCopiesPage *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, NULL);
}

static void
on_copy_clicked_cb (RhCopiesPage *self, GtkWidget *button)
{
  g_signal_emit (self, signals[CHOSEN], 0, g_object_get_data (G_OBJECT (button), "path"));
}

static gboolean
on_key_cb (RhCopiesPage *self, guint keyval)
{
  if (keyval != GDK_KEY_Escape)
    return FALSE;

  g_signal_emit_by_name (self->back, "clicked");

  return TRUE;
}

static gboolean
rh_copies_page_grab_focus (GtkWidget *widget)
{
  RhCopiesPage *self = RH_COPIES_PAGE (widget);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->copies));

  return gtk_widget_grab_focus (first != NULL ? first : self->another);
}

static void
rh_copies_page_class_init (RhCopiesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = rh_copies_page_grab_focus;
  widget_class->focus = rh_focus_in_children;

  signals[CHOSEN] = g_signal_new ("chosen", RH_TYPE_COPIES_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, RH_RESOURCE_PATH "rh-copies-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCopiesPage, back);
  gtk_widget_class_bind_template_child (widget_class, RhCopiesPage, text);
  gtk_widget_class_bind_template_child (widget_class, RhCopiesPage, copies);
  gtk_widget_class_bind_template_child (widget_class, RhCopiesPage, another);
  gtk_widget_class_bind_template_callback (widget_class, on_another_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_key_cb);
}

static void
rh_copies_page_init (RhCopiesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_copy (RhCopiesPage *self, const RhDaily *copy, GDateTime *now)
{
  g_autofree char *when = rh_when_to_words (copy->made, now);
  g_autofree char *size = g_format_size (copy->size);
  /* Translators: a copy of all games: a time, such as “yesterday at 20:14”, and a size, such as “1.2 MB” */
  g_autofree char *label = g_strdup_printf (_("Copy made %1$s · %2$s"), when, size);
  GtkWidget *button = gtk_button_new_with_label (label);

  rh_label_hold (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
  gtk_widget_add_css_class (button, "rh-tall");
  g_object_set_data_full (G_OBJECT (button), "path", g_strdup (copy->path), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_copy_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->copies, button);
}

/**
 * rh_copies_page_new:
 * @path: the database, which may be damaged
 * @back: the action that leads back
 *
 * Returns: (transfer floating): a page with the copies beside the database, and a button for any other
 */
GtkWidget *
rh_copies_page_new (const char *path, const char *back)
{
  RhCopiesPage *self = g_object_new (RH_TYPE_COPIES_PAGE, NULL);
  g_autoptr (GPtrArray) copies = rh_store_list_daily (path);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), back);
  for (guint i = 0; i < copies->len; i++)
    add_copy (self, copies->pdata[i], now);
  gtk_widget_set_visible (GTK_WIDGET (self->copies), copies->len > 0);
  gtk_label_set_label (self->text,
                       copies->len > 0 ? _("Choose a copy of all games. You see what is in it before anything is restored.")
                                       : _("Railhead hasn’t made a copy by itself yet. If you have one in a file, choose it "
                                           "here. You see what is in it before anything is restored."));
  rh_text_size_wrap_buttons (GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
