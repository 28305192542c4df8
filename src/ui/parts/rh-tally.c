/* SPDX-License-Identifier: GPL-3.0-or-later
 * Where numbers come from, as on paper: a row each, figures below each other, what they come to below a line.
 *
 * Who sees it reads columns; who hears it hears a sentence for each row. */

#include "config.h"

#include "rh-tally.h"

#include "rh-announce.h"
#include "rh-label.h"
#include "rh-parts-style.h"
#include "rh-row.h"
#include "rh-wrap.h"

#define SPACING 12 /* between what stands beside each other */
#define CLOSE 1    /* between what stands below each other in a row */
#define LETTERS 30 /* of words; more have further lines, so that another tally has room beside it */

struct _RhTally {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *column;

  GPtrArray *spoken; /* owned: sentences, in the order of the rows */
};

G_DEFINE_FINAL_TYPE (RhTally, rh_tally, ADW_TYPE_BIN)

/* It isn't said by itself: the row is. */
static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = rh_label_new_unsaid (text, css_class);

  gtk_widget_set_valign (label, GTK_ALIGN_START);

  return label;
}

static GtkWidget *
make_words (const char *text, const char *css_class)
{
  GtkWidget *label = make_label (text, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);

  return label;
}

static GtkWidget *
make_figure (const char *text, const char *css_class, GtkSizeGroup *group)
{
  GtkWidget *label = make_label (text, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_size_group_add_widget (group, label);

  return label;
}

/* What the figure is made of stands behind what it counts, or where that is too much for a line, below. */
static GtkWidget *
make_what (const RhTallyRow *row)
{
  GtkWidget *what = rh_wrap_new (CLOSE, FALSE);
  GtkWidget *words = make_words (row->what, "what");

  gtk_widget_set_hexpand (what, TRUE);
  gtk_widget_set_margin_end (words, row->how != NULL ? SPACING : 0);
  rh_wrap_append (RH_WRAP (what), words);
  if (row->how != NULL)
    rh_wrap_append (RH_WRAP (what), make_words (row->how, "how"));

  return what;
}

/* Of a row that has no sentence, what is seen. */
static void
name_row (GtkWidget *line, const RhTallyRow *row)
{
  GString *name = g_string_new (row->spoken != NULL ? row->spoken : row->what);
  g_autofree char *text = NULL;

  if (row->spoken == NULL && row->change != NULL)
    g_string_append_printf (name, " %s", row->change);
  if (row->spoken == NULL && row->figure != NULL)
    g_string_append_printf (name, " %s", row->figure);
  text = g_string_free (name, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
make_row (const RhTallyRow *row, GtkSizeGroup *changes, GtkSizeGroup *figures)
{
  GtkWidget *line = g_object_new (RH_TYPE_ROW,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "spacing", SPACING,
                                  "hexpand", TRUE,
                                  NULL);

  gtk_widget_add_css_class (line, "tally-row");
  if (row->result)
    gtk_widget_add_css_class (line, "result");
  gtk_widget_insert_before (make_what (row), line, NULL);
  if (row->change != NULL)
    gtk_widget_insert_before (make_figure (row->change, "change", changes), line, NULL);
  if (row->figure != NULL)
    gtk_widget_insert_before (make_figure (row->figure, "figure", figures), line, NULL);
  name_row (line, row);

  return line;
}

static void
rh_tally_finalize (GObject *object)
{
  g_ptr_array_unref (RH_TALLY (object)->spoken);

  G_OBJECT_CLASS (rh_tally_parent_class)->finalize (object);
}

static void
rh_tally_class_init (RhTallyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rh_tally_finalize;

  rh_parts_style_load ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rh-tally");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void
rh_tally_init (RhTally *self)
{
  self->spoken = g_ptr_array_new_with_free_func (g_free);
}

/**
 * rh_tally_new:
 *
 * Returns: (transfer floating): a tally without rows
 */
GtkWidget *
rh_tally_new (void)
{
  return g_object_new (RH_TYPE_TALLY, NULL);
}

/**
 * rh_tally_set:
 * @self: a tally
 * @rows: (element-type RhTallyRow): its rows, which are copied from
 *
 * Shows these rows instead of any it had.
 */
void
rh_tally_set (RhTally *self, const GPtrArray *rows)
{
  GtkWidget *column = rh_wrap_new_column (0); /* no box: that would ask for a width by a height */
  g_autoptr (GtkSizeGroup) changes = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) figures = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  g_return_if_fail (RH_IS_TALLY (self));

  g_ptr_array_set_size (self->spoken, 0);
  for (guint i = 0; i < rows->len; i++) {
    const RhTallyRow *row = rh_tally_rows_get (rows, i);

    rh_wrap_append (RH_WRAP (column), make_row (row, changes, figures));
    if (row->spoken != NULL)
      g_ptr_array_add (self->spoken, g_strdup (row->spoken));
  }
  adw_bin_set_child (ADW_BIN (self), column);
}

/**
 * rh_tally_say:
 * @self: a tally
 *
 * Has screen readers say its rows, a sentence each.
 */
void
rh_tally_say (RhTally *self)
{
  g_autofree char *text = NULL;

  g_return_if_fail (RH_IS_TALLY (self));

  g_ptr_array_add (self->spoken, NULL);
  text = g_strjoinv (". ", (char **) self->spoken->pdata);
  g_ptr_array_set_size (self->spoken, (int) self->spoken->len - 1);
  rh_announce (GTK_WIDGET (self), text);
}
