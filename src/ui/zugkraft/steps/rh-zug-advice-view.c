/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise, for who asks: after how many rolls, what to do, with its figures, and for who asks why, how that was
 * counted. All of it stands in the panel: below the parts, or where there is no room for it, in their place. */

#include "config.h"

#include "rh-zug-advice-view.h"

#include "rh-button.h"
#include "rh-children.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-tally.h"
#include "rh-wrap.h"
#include "rh-zug-advice-cells.h"
#include "rh-zug-advice-rolls.h"
#include "rh-zug-style.h"
#include "rh-zug-text-advice.h"
#include "rh-zug-text-lead.h"
#include "rh-zug-text-tally.h"

#include <glib/gi18n.h>

#define LINE_SPACING 3
#define WHY_CHARS 6 /* of a button with a word, beside those with a number */

/* Where it stands. */
typedef enum {
  FIT_NOTE,  /* below the parts and their note */
  FIT_LINES, /* below the parts, in the place of the note */
  FIT_PAGE,  /* in the place of the parts */
} RhZugAdviceFit;

struct _RhZugAdviceView {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *lines;   /* all of it */
  GtkWidget *row;     /* in these, the buttons, */
  GtkWidget *figures; /* how likely is what, */
  GtkWidget *count;   /* and how that was counted: */
  GtkLabel  *title;
  RhTally   *tally;
  GtkLabel  *lead;
  GtkLabel  *told; /* never shown: what is said of all that */
  RhButton  *why;

  RhZugAdviceRolls rolls;

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
tell (RhZugAdviceView *self, const RhZugAdvice *advice, const char *lead, const char *count)
{
  g_autofree char *sentences = rh_zug_text_advice (advice);
  g_autofree char *told = NULL;

  if (count[0] == '\0')
    told = g_strdup (lead);
  else if (self->counts)
    told = g_strdup_printf ("%s\n%s\n%s", lead, sentences, count);
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
  return rh_child_get_least (self->lines, GTK_ORIENTATION_VERTICAL, self->room.width) <= get_room (self);
}

/* As much as there is room for: what to do stays longest, for the button that ends the turn is below it. The rows that don't lead to
 * that go before. */
static void
show_count (RhZugAdviceView *self, const RhZugAdvice *advice)
{
  static const struct {
    gboolean figures, lead, title, all, buttons;
  } shown[] = {
    { TRUE, TRUE, TRUE, TRUE, TRUE },    { FALSE, TRUE, TRUE, TRUE, TRUE },   { FALSE, TRUE, FALSE, TRUE, TRUE },
    { FALSE, TRUE, TRUE, FALSE, TRUE },  { FALSE, TRUE, FALSE, FALSE, TRUE }, { FALSE, FALSE, TRUE, FALSE, TRUE },
    { FALSE, FALSE, FALSE, FALSE, TRUE }, { FALSE, FALSE, FALSE, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shown) && (i == 0 || !fits (self)); i++) {
    g_autoptr (GPtrArray) rows = rh_zug_text_tally (advice, self->turn.must, !shown[i].all);

    rh_tally_set (self->tally, rows);
    gtk_widget_set_visible (self->figures, shown[i].figures);
    gtk_widget_set_visible (GTK_WIDGET (self->lead), shown[i].lead);
    gtk_widget_set_visible (GTK_WIDGET (self->title), shown[i].title);
    gtk_widget_set_visible (self->row, shown[i].buttons);
  }
}

static void
show_lines (RhZugAdviceView *self, const RhZugAdvice *advice, gboolean counts)
{
  gtk_widget_set_visible (self->row, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->lead), TRUE);
  gtk_widget_set_visible (self->figures, is_page (self) || !is_held (advice));
  gtk_widget_set_visible (self->count, counts);
  gtk_widget_set_visible (GTK_WIDGET (self->title), TRUE);
  if (counts)
    show_count (self, advice);
  else if (!fits (self))
    gtk_widget_set_visible (self->figures, FALSE);
}

/* Who is still to come is told where there is room for it. */
static void
show_lead (RhZugAdviceView *self, const RhZugAdvice *advice, const char *lead)
{
  g_autofree char *brief = rh_zug_text_lead_short (&self->turn, advice);

  gtk_label_set_label (self->lead, lead);
  if (!is_page (self) && !fits (self))
    gtk_label_set_label (self->lead, brief);
}

static void
show_buttons (RhZugAdviceView *self, const RhZugAdvice *advice)
{
  rh_zug_advice_rolls_show (&self->rolls, advice->rolls, rh_zug_rolls_least (&self->n_rolls.train), advice->guessed,
                            rh_zug_rolls_is_counted (&self->n_rolls));
  rh_button_set_chosen (self->why, self->counts);
  gtk_widget_set_sensitive (GTK_WIDGET (self->why), advice->kind != RH_ZUG_ADVICE_NONE);
}

static void
show (RhZugAdviceView *self)
{
  g_autofree char *lead = NULL;
  g_autofree char *figures = NULL;
  g_autofree char *title = NULL;
  g_autofree char *count = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  RhZugAdvice advice;

  rh_zug_advice_of_turn (&self->turn, rh_zug_rolls_get (&self->n_rolls), &advice);
  figures = rh_zug_text_advice_short (&advice);
  lead = rh_zug_text_lead (self->setup, &self->turn, &advice);
  title = rh_zug_text_tally_title (&advice);
  rows = rh_zug_text_tally (&advice, self->turn.must, FALSE);
  count = rh_zug_text_tally_spoken (title, rows);
  gtk_label_set_label (self->lead, lead);
  rh_zug_advice_cells_set (self->figures, figures);
  gtk_label_set_label (self->title, title);
  rh_tally_set (self->tally, rows);
  show_lines (self, &advice, self->counts && rows->len > 0);
  show_lead (self, &advice, lead);
  tell (self, &advice, lead, count);
  show_buttons (self, &advice);
  g_signal_emit (self, advised_signal, 0);
}

static void
on_rolls_cb (GtkButton *button, RhZugAdviceView *self)
{
  guint rolls = 1;

  while (GTK_BUTTON (self->rolls.buttons[rolls]) != button)
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
                                 G_TYPE_NONE, 0);
}

static RhButton *
make_why (RhZugAdviceView *self)
{
  RhButton *why = RH_BUTTON (rh_button_new ());

  rh_zug_advice_rolls_set_up (why);
  rh_button_set_width_chars (why, WHY_CHARS);
  g_signal_connect_object (why, "clicked", G_CALLBACK (on_why_cb), self, 0);
  /* Translators: on a button beside advice, how its figures come about; short */
  rh_button_set (why, C_("advice", "Why?"), NULL);
  rh_button_set_key (why, C_("key for Why?", "h"));

  return why;
}

static GtkWidget *
make_rolls (RhZugAdviceView *self)
{
  self->row = rh_zug_advice_rolls_new (&self->rolls);
  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++)
    g_signal_connect_object (self->rolls.buttons[i], "clicked", G_CALLBACK (on_rolls_cb), self, 0);
  self->why = make_why (self);
  rh_wrap_append (RH_WRAP (self->row), GTK_WIDGET (self->why));

  return self->row;
}

static void
add_line (GtkWidget *lines, GtkWidget *line)
{
  gtk_widget_set_hexpand (line, TRUE);
  rh_wrap_append (RH_WRAP (lines), line);
}

static GtkWidget *
make_lead (RhZugAdviceView *self)
{
  self->lead = GTK_LABEL (rh_label_new (NULL, "zug-lead"));
  gtk_label_set_xalign (self->lead, 0);

  return GTK_WIDGET (self->lead);
}

static GtkWidget *
make_count (RhZugAdviceView *self)
{
  self->count = rh_wrap_new_column (0);
  self->title = GTK_LABEL (rh_label_new (NULL, "rh-row-caption"));
  self->tally = RH_TALLY (rh_tally_new ());
  gtk_label_set_xalign (self->title, 0);
  gtk_widget_add_css_class (self->count, "zug-count");
  add_line (self->count, GTK_WIDGET (self->title));
  add_line (self->count, GTK_WIDGET (self->tally));

  return self->count;
}

/* The buttons are above lines that become more or fewer: they never move. */
static void
add_lines (RhZugAdviceView *self)
{
  self->figures = rh_zug_advice_cells_new ();
  self->told = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->told), FALSE);
  self->lines = rh_wrap_new_column (LINE_SPACING); /* no box: where it is at the top of more room, a box would search for a width */
  add_line (self->lines, make_rolls (self));
  add_line (self->lines, make_lead (self));
  add_line (self->lines, self->figures);
  add_line (self->lines, make_count (self));
  add_line (self->lines, GTK_WIDGET (self->told));
  adw_bin_set_child (ADW_BIN (self), self->lines);
}

static void
rh_zug_advice_view_init (RhZugAdviceView *self)
{
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
  gtk_widget_set_visible (self->count, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (self->row, TRUE);
  gtk_widget_set_visible (self->figures, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->lead), TRUE);
  for (self->fit = FIT_NOTE; self->fit < FIT_PAGE && !fits (self); self->fit++)
    gtk_label_set_label (self->lead, " "); /* in the place of the note, a short one has to do */
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
  g_signal_emit (self, advised_signal, 0);
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

  for (guint i = 1; i < RH_ZUG_ADVICE_ROLLS; i++) {
    g_autofree char *key = g_strdup_printf ("%u", i);

    if (rh_key_is (keyval, key) && rh_key_is_plain (modifiers) && gtk_widget_get_sensitive (GTK_WIDGET (self->rolls.buttons[i]))) {
      g_signal_emit_by_name (self->rolls.buttons[i], "clicked");
      return TRUE;
    }
  }

  if (keyval == GDK_KEY_Escape)
    return rh_zug_advice_view_leave_count (self);

  return rh_button_take_key (self->why, keyval, modifiers);
}
