/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise, for who asks: after how many rolls, what to do, with its figures, and for who asks why, how that was
 * counted. All of it stands in the panel: below the parts, or where there is no room for it, in their place. */

#include "config.h"

#include "rh-zug-advice-view.h"

#include "rh-button.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-style.h"
#include "rh-wrap.h"
#include "rh-zug-advice-cells.h"
#include "rh-zug-advice-rolls.h"
#include "rh-zug-style.h"
#include "rh-zug-text-advice.h"
#include "rh-zug-text-lead.h"

#include <glib/gi18n.h>

#define SPACING 6
#define LINE_SPACING 3
#define ASIDE_CHARS 5 /* of a button that has no more room than it asks for */

/* How much of it stands below the parts. */
typedef enum {
  FIT_NOTE,  /* all, and their note */
  FIT_LINES, /* all, in the place of the note */
  FIT_LEAD,  /* what to do, there */
  FIT_PAGE,  /* nothing */
} RhZugAdviceFit;

struct _RhZugAdviceView {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *lines;   /* all of it */
  GtkWidget *row;     /* in these, the buttons, */
  GtkWidget *figures; /* and how likely is what */
  GtkLabel  *lead;
  GtkLabel  *why_text;
  GtkLabel  *told; /* never shown: what is said of all that */
  RhButton  *rolls[RH_ZUG_ROLLS_SAFE + 1]; /* the first unused */
  RhButton  *why;
  RhButton  *aside; /* that one beside what to do, where that is all there is room for */

  const RhSetup *setup; /* borrowed while it is asked for: the players */

  RhZugTurn       turn;
  RhZugRolls      n_rolls;
  RhZugAdviceRoom room;
  RhZugAdviceFit  fit;
  gboolean        counts; /* whether it is shown how the chances were counted */
};

static guint advised_signal;

G_DEFINE_FINAL_TYPE (RhZugAdviceView, rh_zug_advice_view, ADW_TYPE_BIN)

/* Whether what to do has two chances and players already: then the figures stand with the count. */
static gboolean
is_held (const RhZugAdvice *advice)
{
  return advice->unsettled && advice->wrecks;
}

/* What to do comes first, always; then the sentences, and the count for who asks. */
static void
tell (RhZugAdviceView *self, const RhZugAdvice *advice, const char *lead, const char *why)
{
  g_autofree char *sentences = rh_zug_text_advice (advice);
  g_autofree char *told = NULL;

  if (why[0] == '\0')
    told = g_strdup (lead);
  else if (self->counts)
    told = g_strdup_printf ("%s\n%s\n%s", lead, sentences, why);
  else
    told = g_strdup_printf ("%s\n%s", lead, sentences);
  gtk_label_set_label (self->told, told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lead), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

static gboolean
is_page (RhZugAdviceView *self)
{
  return self->fit == FIT_PAGE || self->counts;
}

static int
get_room (RhZugAdviceView *self)
{
  if (is_page (self))
    return self->room.page;

  return self->fit == FIT_NOTE ? self->room.beside : self->room.below;
}

/* Whether all that is visible of it fits. */
static gboolean
fits (RhZugAdviceView *self)
{
  int height;

  gtk_widget_measure (self->lines, GTK_ORIENTATION_VERTICAL, self->room.width, &height, NULL, NULL, NULL);

  return height <= get_room (self);
}

/* What to do alone, with a way to all else; or all. */
static void
show_all (RhZugAdviceView *self, gboolean all)
{
  gtk_widget_set_visible (self->row, all);
  gtk_widget_set_visible (self->figures, all);
  gtk_widget_set_visible (GTK_WIDGET (self->lead), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->aside), !all);
  rh_style_toggle (GTK_WIDGET (self->lead), "small", FALSE);
}

/* As much as there is room for: of what to do, figures go first; who asks why has read it, and has told the rolls, too. */
static void
show_lines (RhZugAdviceView *self, const RhZugAdvice *advice, gboolean counts)
{
  GtkWidget *lead = GTK_WIDGET (self->lead);
  GtkWidget *const spared[] = { counts ? lead : self->figures, self->figures, self->row };

  show_all (self, is_page (self) || self->fit < FIT_LEAD);
  gtk_widget_set_visible (GTK_WIDGET (self->why_text), counts);
  if (!is_page (self) && is_held (advice))
    gtk_widget_set_visible (self->figures, FALSE);
  for (guint i = 0; i < (counts ? G_N_ELEMENTS (spared) : 1) && !fits (self); i++)
    gtk_widget_set_visible (spared[i], FALSE);
}

/* Who is still to come is told where there is room for it. */
static void
show_lead (RhZugAdviceView *self, const RhZugAdvice *advice, const char *lead)
{
  g_autofree char *brief = rh_zug_text_lead_short (&self->turn, advice);

  gtk_label_set_label (self->lead, lead);
  if (is_page (self) || fits (self))
    return;

  gtk_label_set_label (self->lead, brief);
  rh_style_toggle (GTK_WIDGET (self->lead), "small", !fits (self));
}

static void
show_buttons (RhZugAdviceView *self, const RhZugAdvice *advice)
{
  rh_zug_advice_rolls_show (self->rolls, advice->rolls, rh_zug_rolls_least (&self->n_rolls.train));
  rh_button_set_chosen (self->why, self->counts);
  gtk_widget_set_sensitive (GTK_WIDGET (self->aside), advice->kind != RH_ZUG_ADVICE_NONE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->why), advice->kind != RH_ZUG_ADVICE_NONE);
}

static void
show (RhZugAdviceView *self)
{
  g_autofree char *lead = NULL;
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  RhZugAdvice advice;

  rh_zug_advice_of_turn (&self->turn, rh_zug_rolls_get (&self->n_rolls), &advice);
  text = rh_zug_text_advice_short (&advice);
  lead = rh_zug_text_lead (self->setup, &self->turn, &advice);
  why = rh_zug_text_advice_why (&advice, self->turn.must);
  gtk_label_set_label (self->lead, lead);
  rh_zug_advice_cells_set (self->figures, text);
  gtk_label_set_label (self->why_text, why);
  show_lines (self, &advice, self->counts && why[0] != '\0');
  show_lead (self, &advice, lead);
  tell (self, &advice, lead, why);
  show_buttons (self, &advice);
  g_signal_emit (self, advised_signal, 0, rh_zug_advice_is_to_stop (&advice, self->turn.must));
}

static void
on_rolls_cb (GtkButton *button, RhZugAdviceView *self)
{
  guint rolls = 1;

  while (GTK_BUTTON (self->rolls[rolls]) != button)
    rolls++;
  rh_zug_rolls_tell (&self->n_rolls, rolls, g_get_monotonic_time ());
  show (self);
}

static void
on_why_cb (GtkButton *button, RhZugAdviceView *self)
{
  self->counts = !self->counts;
  show (self);
}

static void
rh_zug_advice_view_class_init (RhZugAdviceViewClass *klass)
{
  rh_zug_style_load ();
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  advised_signal = g_signal_new ("advised", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static RhButton *
make_why (RhZugAdviceView *self)
{
  RhButton *why = RH_BUTTON (rh_button_new ());

  rh_zug_advice_rolls_set_up (why);
  g_signal_connect_object (why, "clicked", G_CALLBACK (on_why_cb), self, 0);
  /* Translators: on a button beside advice, how its figures come about; short */
  rh_button_set (why, C_("advice", "Why?"), NULL);
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (why, C_("key for Why?, Zugkraft", "y"));

  return why;
}

static void
add_rolls (RhZugAdviceView *self)
{
  self->row = rh_zug_advice_rolls_new (self->rolls);
  for (guint i = 1; i < G_N_ELEMENTS (self->rolls); i++)
    g_signal_connect_object (self->rolls[i], "clicked", G_CALLBACK (on_rolls_cb), self, 0);
  self->why = make_why (self);
  rh_wrap_append (RH_WRAP (self->row), GTK_WIDGET (self->why));
}

/* It isn't said: what to do is, with all of it. */
static GtkLabel *
make_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);

  return GTK_LABEL (label);
}

static void
add_line (RhZugAdviceView *self, GtkWidget *line)
{
  gtk_widget_set_hexpand (line, TRUE);
  rh_wrap_append (RH_WRAP (self->lines), line);
}

/* Where there is room for nothing else, the way to that stands beside it. */
static GtkWidget *
make_lead (RhZugAdviceView *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  self->lead = GTK_LABEL (rh_label_new (NULL, "zug-lead"));
  gtk_label_set_xalign (self->lead, 0);
  gtk_label_set_yalign (self->lead, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->lead), TRUE);
  self->aside = make_why (self);
  rh_button_set_width_chars (self->aside, ASIDE_CHARS);
  gtk_widget_set_hexpand (GTK_WIDGET (self->aside), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->aside), GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->lead));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->aside));

  return line;
}

/* The buttons are above lines that become more or fewer: they never move. */
static void
add_lines (RhZugAdviceView *self)
{
  GtkWidget *lead = make_lead (self);

  self->figures = rh_zug_advice_cells_new ();
  self->why_text = make_label ("zug-advice");
  self->told = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->told), FALSE);
  self->lines = rh_wrap_new_column (LINE_SPACING); /* no box: where it is at the top of more room, a box would search for a width */
  add_line (self, self->row);
  add_line (self, lead);
  add_line (self, self->figures);
  add_line (self, GTK_WIDGET (self->why_text));
  add_line (self, GTK_WIDGET (self->told));
  adw_bin_set_child (ADW_BIN (self), self->lines);
}

static void
rh_zug_advice_view_init (RhZugAdviceView *self)
{
  add_rolls (self);
  add_lines (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("dice", "Advice"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rh_zug_advice_view_get_text:
 * @self: a view of advice
 *
 * Returns: (transfer none): what has the sentences as they are said, which isn't shown; empty while it is closed
 */
GtkLabel *
rh_zug_advice_view_get_text (RhZugAdviceView *self)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), NULL);

  return self->told;
}

/**
 * rh_zug_advice_view_is_page:
 * @self: a view of advice
 *
 * Returns: whether it is shown and needs more room than there is below the parts: that of these, too
 */
gboolean
rh_zug_advice_view_is_page (RhZugAdviceView *self)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && is_page (self);
}

/**
 * rh_zug_advice_view_covers_note:
 * @self: a view of advice
 *
 * Returns: whether it is shown, and has the place of the note below the parts
 */
gboolean
rh_zug_advice_view_covers_note (RhZugAdviceView *self)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self)) && self->fit > FIT_NOTE;
}

/**
 * rh_zug_advice_view_begin:
 * @self: a view of advice
 * @room: how much room there is
 *
 * Somebody asks for it: without the count.
 */
void
rh_zug_advice_view_begin (RhZugAdviceView *self, const RhZugAdviceRoom *room)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  self->room = *room;
  self->counts = FALSE;
  gtk_label_set_label (self->lead, "\n"); /* as high as it usually is */
  rh_zug_advice_cells_set (self->figures, " \t ");
  gtk_widget_set_visible (GTK_WIDGET (self->why_text), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  for (self->fit = FIT_NOTE; self->fit < FIT_PAGE; self->fit++) {
    show_all (self, self->fit < FIT_LEAD);
    if (fits (self))
      break;
  }
}

/**
 * rh_zug_advice_view_update:
 * @self: a view of advice that was begun
 * @setup: the players; it lives as long as the advice is asked for
 * @turn: the turn as it was entered so far
 *
 * Tells what the dice promise.
 */
void
rh_zug_advice_view_update (RhZugAdviceView *self, const RhSetup *setup, const RhZugTurn *turn)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  self->setup = setup;
  self->turn = *turn;
  show (self);
}

/**
 * rh_zug_advice_view_close:
 * @self: a view of advice
 *
 * Nobody wants it any more.
 */
void
rh_zug_advice_view_close (RhZugAdviceView *self)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->counts = FALSE;
  gtk_label_set_label (self->told, "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lead), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  g_signal_emit (self, advised_signal, 0, TRUE);
}

/**
 * rh_zug_advice_view_follow:
 * @self: a view of advice
 * @train: the parts that stand there now
 *
 * Whether advice is asked for or not: where a part was set down, there may have been a further roll.
 */
void
rh_zug_advice_view_follow (RhZugAdviceView *self, const RhZugTrain *train)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  rh_zug_rolls_follow (&self->n_rolls, train, g_get_monotonic_time ());
}

/**
 * rh_zug_advice_view_next:
 * @self: a view of advice
 *
 * Another turn begins: before it is told how many rolls were made.
 */
void
rh_zug_advice_view_next (RhZugAdviceView *self)
{
  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  self->n_rolls = (RhZugRolls) { 0 };
}

/**
 * rh_zug_advice_view_leave_count:
 * @self: a view of advice
 *
 * Goes back from how it was counted to what to do.
 *
 * Returns: whether that was shown
 */
gboolean
rh_zug_advice_view_leave_count (RhZugAdviceView *self)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || !self->counts)
    return FALSE;

  on_why_cb (NULL, self);

  return TRUE;
}

/**
 * rh_zug_advice_view_key:
 * @self: a view of advice
 * @keyval: the key pressed
 * @modifiers: the modifiers held
 *
 * Takes the keys of its buttons, those of the rolls also before anybody has asked why; and Escape for the answer to that.
 *
 * Returns: whether it has taken the key, which it does only while it is shown
 */
gboolean
rh_zug_advice_view_key (RhZugAdviceView *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;

  for (guint i = 1; i < G_N_ELEMENTS (self->rolls); i++) {
    g_autofree char *key = g_strdup_printf ("%u", i);

    if (rh_key_is (keyval, key) && rh_key_is_plain (modifiers) && gtk_widget_get_sensitive (GTK_WIDGET (self->rolls[i]))) {
      g_signal_emit_by_name (self->rolls[i], "clicked");
      return TRUE;
    }
  }

  if (keyval == GDK_KEY_Escape)
    return rh_zug_advice_view_leave_count (self);

  return rh_button_take_key (gtk_widget_get_visible (self->row) ? self->why : self->aside, keyval, modifiers);
}
