/* SPDX-License-Identifier: GPL-3.0-or-later
 * What the dice promise, for who asks: what to do, with its figures, and after how many rolls; beside the panel, for who asks why,
 * how that was counted. Where there is no room for these lines, they stand beside the panel, and the count below the train. */

#include "config.h"

#include "rh-zug-advice-view.h"

#include "rh-button.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-style.h"
#include "rh-text-size.h"
#include "rh-wrap.h"
#include "rh-zug-style.h"
#include "rh-zug-text-advice.h"
#include "rh-zug-text-lead.h"

#include <glib/gi18n.h>

#define LEAD_LINES 3 /* at most; usually there are two */
#define WIDTH_CHARS 6 /* of a button: the four have one line, on a phone too */
#define TOLD 460 /* a line of the sentences; */
#define AROUND 56 /* in a window, or above a panel, that is narrower, so much is beside them */
#define BESIDE 510 /* with so much room on the left of the panel, for all of a line, they stand there, else above it */
#define OFF 18 /* so that the frame of the panel is seen */

struct _RhZugAdviceView {
  AdwBin parent_instance;

  /* Owned by the widget tree */
  GtkWidget *line; /* what to do, the figures, and the buttons */
  GtkLabel  *lead;
  GtkLabel  *text;
  GtkWidget *beside; /* a popover; */
  GtkWidget *box;    /* in it, */
  GtkLabel  *told;
  GtkWidget *row;
  RhButton  *rolls[RH_ZUG_ROLLS_SAFE + 1]; /* the first unused */
  RhButton  *why;

  GtkWidget *panel; /* borrowed while it is asked for: what isn't covered */

  const RhSetup *setup; /* borrowed likewise: the players */

  RhZugTurn  turn;
  RhZugRolls n_rolls;
  gboolean   aside;  /* whether all of it stands beside the panel */
  gboolean   counts; /* whether it is shown how the chances were counted: */
  char      *why_text;
  guint      tick;     /* what looks where it points to, */
  guint      n_frames; /* in so many frames */
};

static guint advised_signal;

G_DEFINE_FINAL_TYPE (RhZugAdviceView, rh_zug_advice_view, ADW_TYPE_BIN)

/* Whether there is room on the left of the panel. */
static gboolean
is_left (RhZugAdviceView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  graphene_rect_t panel;

  return root != NULL && gtk_widget_compute_bounds (self->panel, GTK_WIDGET (root), &panel) &&
         panel.origin.x >= BESIDE * rh_text_size_get (GTK_WIDGET (self));
}

/* Whether what to do has two chances and players already: then the figures have no room below it, and stand with the count. */
static gboolean
is_held (const RhZugAdvice *advice)
{
  return advice->unsettled && advice->wrecks;
}

/* What to do comes first, always; with it the figures where these have no other place, or the sentences. */
static char *
make_told (RhZugAdviceView *self, const RhZugAdvice *advice, const char *lead, const char *figures)
{
  g_autofree char *sentences = rh_zug_text_advice (advice);

  if (self->why_text[0] == '\0')
    return g_strdup (lead);
  if (self->counts && !self->aside)
    return is_held (advice) ? g_strdup_printf ("%s\n%s", figures, self->why_text) : g_strdup (self->why_text);
  if (self->counts && is_left (self))
    return g_strdup_printf ("%s\n%s\n\n%s", lead, figures, self->why_text);

  return g_strdup_printf ("%s\n%s", lead, self->aside ? figures : sentences);
}

/* With its lower end in one place, whatever it tells: there its buttons are. */
static void
point (RhZugAdviceView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean left = is_left (self);
  graphene_rect_t panel;
  GdkRectangle at;

  if (!gtk_widget_compute_bounds (self->panel, widget, &panel))
    return;

  at = left ? (GdkRectangle) { (int) panel.origin.x, 0, 1, MAX (gtk_widget_get_height (widget), 1) }
            : (GdkRectangle) { (int) panel.origin.x, (int) panel.origin.y, (int) panel.size.width, 1 };
  gtk_popover_set_pointing_to (GTK_POPOVER (self->beside), &at);
  gtk_popover_set_offset (GTK_POPOVER (self->beside), left ? -OFF : 0, left ? 0 : -OFF);
  gtk_popover_set_position (GTK_POPOVER (self->beside), left ? GTK_POS_LEFT : GTK_POS_TOP);
  gtk_widget_set_valign (self->beside, left ? GTK_ALIGN_END : GTK_ALIGN_FILL);
}

/* A frame later everything stands where it will. */
static gboolean
on_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RhZugAdviceView *self = RH_ZUG_ADVICE_VIEW (widget);

  if (self->n_frames-- > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  if (gtk_widget_get_visible (self->beside))
    point (self);

  return G_SOURCE_REMOVE;
}

static void
show_beside (RhZugAdviceView *self)
{
  if (!self->counts && !self->aside) {
    gtk_popover_popdown (GTK_POPOVER (self->beside));
    return;
  }

  point (self);
  gtk_popover_popup (GTK_POPOVER (self->beside));
  self->n_frames = 1;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick_cb, NULL, NULL);
}

static void
show (RhZugAdviceView *self)
{
  g_autofree char *lead = NULL;
  g_autofree char *text = NULL;
  g_autofree char *told = NULL;
  RhZugAdvice advice;

  rh_zug_advice_of_turn (&self->turn, rh_zug_rolls_get (&self->n_rolls), &advice);
  text = rh_zug_text_advice_short (&advice);
  lead = rh_zug_text_lead (self->setup, &self->turn, &advice);
  g_free (self->why_text);
  self->why_text = rh_zug_text_advice_why (&advice, self->turn.must);
  told = make_told (self, &advice, lead, text);
  gtk_label_set_label (self->lead, lead);
  gtk_label_set_label (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self->text), !is_held (&advice));
  gtk_label_set_label (self->told, told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lead), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  for (guint i = 1; i < G_N_ELEMENTS (self->rolls); i++) {
    rh_button_set_chosen (self->rolls[i], i == advice.rolls);
    gtk_widget_set_sensitive (GTK_WIDGET (self->rolls[i]), i >= rh_zug_rolls_least (&self->n_rolls.train));
  }
  rh_button_set_chosen (self->why, self->counts);
  gtk_widget_set_sensitive (GTK_WIDGET (self->why), advice.kind != RH_ZUG_ADVICE_NONE);
  show_beside (self);
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

/* It closes where another page is turned to, and is there again afterwards. */
static void
rh_zug_advice_view_map (GtkWidget *widget)
{
  RhZugAdviceView *self = RH_ZUG_ADVICE_VIEW (widget);

  GTK_WIDGET_CLASS (rh_zug_advice_view_parent_class)->map (widget);

  if (gtk_label_get_label (self->told)[0] != '\0')
    show_beside (self);
}

static void
rh_zug_advice_view_dispose (GObject *object)
{
  RhZugAdviceView *self = RH_ZUG_ADVICE_VIEW (object);

  g_clear_pointer (&self->beside, gtk_widget_unparent);
  g_clear_pointer (&self->why_text, g_free);

  G_OBJECT_CLASS (rh_zug_advice_view_parent_class)->dispose (object);
}

static void
rh_zug_advice_view_class_init (RhZugAdviceViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rh_zug_advice_view_dispose;
  GTK_WIDGET_CLASS (klass)->map = rh_zug_advice_view_map;

  rh_zug_style_load ();
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  advised_signal = g_signal_new ("advised", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
set_up_button (RhZugAdviceView *self, RhButton *button, GCallback on_clicked)
{
  rh_button_set_width_chars (button, WIDTH_CHARS);
  gtk_widget_add_css_class (GTK_WIDGET (button), "advice");
  gtk_widget_set_hexpand (GTK_WIDGET (button), TRUE);
  gtk_widget_set_focus_on_click (GTK_WIDGET (button), FALSE);
  g_signal_connect_object (button, "clicked", on_clicked, self, 0);
}

static void
add_rolls (RhZugAdviceView *self)
{
  self->row = rh_wrap_new_filled (6);
  for (guint i = 1; i < G_N_ELEMENTS (self->rolls); i++) {
    g_autofree char *key = g_strdup_printf ("%u", i);

    self->rolls[i] = RH_BUTTON (rh_button_new_radio ());
    set_up_button (self, self->rolls[i], G_CALLBACK (on_rolls_cb));
    rh_button_set (self->rolls[i], rh_zug_text_advice_rolls (i), NULL);
    rh_button_set_name (self->rolls[i], rh_zug_text_advice_rolls_spoken (i));
    rh_button_set_key (self->rolls[i], key);
    rh_wrap_append (RH_WRAP (self->row), GTK_WIDGET (self->rolls[i]));
  }
}

static void
add_line (RhZugAdviceView *self)
{
  self->lead = GTK_LABEL (rh_label_new (NULL, "zug-lead"));
  gtk_label_set_xalign (self->lead, 0);
  gtk_label_set_yalign (self->lead, 0);
  gtk_label_set_lines (self->lead, LEAD_LINES);
  gtk_label_set_ellipsize (self->lead, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->lead), TRUE);
  self->text = GTK_LABEL (g_object_new (GTK_TYPE_LABEL,
                                        "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                        "wrap", TRUE,
                                        "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                        "xalign", 0.0,
                                        NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "zug-figures");
  self->line = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->line), self->row); /* above lines that become more or fewer: it never moves */
  gtk_box_append (GTK_BOX (self->line), GTK_WIDGET (self->lead));
  gtk_box_append (GTK_BOX (self->line), GTK_WIDGET (self->text));
  adw_bin_set_child (ADW_BIN (self), self->line);
}

/* It takes neither a key nor a tap beside it: the next part is set down with it open. */
static void
add_beside (RhZugAdviceView *self)
{
  self->told = GTK_LABEL (rh_label_new (NULL, "zug-advice"));
  gtk_label_set_xalign (self->told, 0);
  rh_text_size_wrap (self->told);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->told));
  self->beside = gtk_popover_new ();
  gtk_widget_add_css_class (self->beside, "zug-beside");
  gtk_popover_set_has_arrow (GTK_POPOVER (self->beside), FALSE);
  gtk_popover_set_autohide (GTK_POPOVER (self->beside), FALSE);
  gtk_popover_set_child (GTK_POPOVER (self->beside), self->box);
  gtk_widget_set_parent (self->beside, GTK_WIDGET (self));
}

static void
rh_zug_advice_view_init (RhZugAdviceView *self)
{
  self->why = RH_BUTTON (rh_button_new ());
  set_up_button (self, self->why, G_CALLBACK (on_why_cb));
  /* Translators: on a button beside advice, how its figures come about; short */
  rh_button_set (self->why, C_("advice", "Why?"), NULL);
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (self->why, C_("key for Why?, Zugkraft", "y"));
  add_rolls (self);
  rh_wrap_append (RH_WRAP (self->row), GTK_WIDGET (self->why));
  add_line (self);
  add_beside (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("dice", "Advice"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rh_zug_advice_view_get_text:
 * @self: a view of advice
 *
 * Returns: (transfer none): what has the sentences, whether they are shown or not; empty while it is closed
 */
GtkLabel *
rh_zug_advice_view_get_text (RhZugAdviceView *self)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), NULL);

  return self->told;
}

/* Beside the panel the buttons stand below the lines, where they never move either. */
static void
put_aside (RhZugAdviceView *self, gboolean aside)
{
  g_autoptr (GtkWidget) row = g_object_ref (self->row);

  if (aside == self->aside)
    return;

  self->aside = aside;
  gtk_box_remove (GTK_BOX (aside ? self->line : self->box), row);
  if (aside)
    gtk_box_append (GTK_BOX (self->box), row);
  else
    gtk_box_prepend (GTK_BOX (self->line), row);
  gtk_widget_set_visible (self->line, !aside);
}

static void
set_told_width (RhZugAdviceView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width = (int) (TOLD * rh_text_size_get (GTK_WIDGET (self)));

  if (root != NULL)
    width = MIN (width, gtk_widget_get_width (is_left (self) ? GTK_WIDGET (root) : self->panel) - AROUND);
  gtk_widget_set_size_request (GTK_WIDGET (self->told), MAX (width, -1), -1);
  gtk_label_set_max_width_chars (self->told, 1); /* no wider than that */
}

/**
 * rh_zug_advice_view_get_count:
 * @self: a view of advice
 *
 * Returns: (transfer none) (nullable): how the chances were counted, where that is asked for and has no room beside it; else %NULL
 */
const char *
rh_zug_advice_view_get_count (RhZugAdviceView *self)
{
  g_return_val_if_fail (RH_IS_ZUG_ADVICE_VIEW (self), NULL);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || !self->aside || !self->counts || is_left (self))
    return NULL;

  return self->why_text;
}

/**
 * rh_zug_advice_view_begin:
 * @self: a view of advice
 * @panel: what it must not cover; it lives as long as the advice is asked for
 * @room: how high it may be there, in pixels
 *
 * Somebody asks for it: without the count.
 */
void
rh_zug_advice_view_begin (RhZugAdviceView *self, GtkWidget *panel, int room)
{
  int height;

  g_return_if_fail (RH_IS_ZUG_ADVICE_VIEW (self));

  self->panel = panel;
  self->counts = FALSE;
  set_told_width (self);
  put_aside (self, FALSE);
  gtk_label_set_label (self->lead, "\n"); /* as high as it may become */
  gtk_label_set_label (self->text, "");
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_measure (self->line, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  put_aside (self, height > room);
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
  gtk_popover_popdown (GTK_POPOVER (self->beside));
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

  if (keyval == GDK_KEY_Escape && self->counts) {
    on_why_cb (NULL, self);
    return TRUE;
  }

  return rh_button_take_key (self->why, keyval, modifiers);
}
