/* SPDX-License-Identifier: GPL-3.0-or-later
 * Equal bids: which values the tied players draw, one after another. */

#include "config.h"

#include "rh-cape-tie-step.h"

#include "rh-button.h"
#include "rh-cape-bid-tiles.h"
#include "rh-cape-figures.h"
#include "rh-cape-hint.h"
#include "rh-cape-second.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-ten.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-standing.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-cape-tie-about.h"
#include "rh-keys.h"
#include "rh-step-frame.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

#include <glib/gi18n.h>

#define LONG 100 /* letters of a reason: with more, which names of many letters bring, it is cut */
#define IN_LINE 5 /* keys */
#define GROW 26   /* how much higher a key may be where there is room, as one of a card */
#define NOBODY (-1)

struct _RhCapeTieStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame     *frame;
  RhCapeTieAbout  *about;
  GtkLabel        *why;
  GtkLabel        *hint;
  RhCapeBidTiles  *tiles;
  RhWrap          *answers;

  /* Owned by the widget tree */
  GtkWidget *keys;
  RhButton  *buttons[RH_CAPE_VALUE_MAX];

  RhCapeDraft draft;
  guint       n_seats; /* of the game; 0 before it is known */
  guint       n;       /* of those tied */
  guint       seats[RH_CAPE_SEATS_MAX];
  guint       asked;   /* which of them draws; n for nobody */
  int         picked;  /* who is asked out of turn, until the draw is given; NOBODY else */
  guint       given;   /* whose value was given last */
  gint64      until;   /* how long a 0 belongs to that, on the clock that only goes on */
  RhCapeTen   ten;     /* of the values drawn before, the last */
};

G_DEFINE_FINAL_TYPE (RhCapeTieStep, rh_cape_tie_step, RH_TYPE_STEP)

static gboolean
is_open (const RhCapeDraft *draft, guint i)
{
  return draft->cards[i].value == RH_CAPE_PART_OPEN;
}

/* The first who hasn’t drawn; n when all have. */
static guint
find_open (const RhCapeTieStep *self, const RhCapeDraft *draft)
{
  guint i = 0;

  while (i < self->n && !is_open (draft, i))
    i++;

  return i;
}

/* How many seats from one of them to another, clockwise; a whole round to itself. */
static guint
get_distance (const RhCapeTieStep *self, guint from, guint to)
{
  guint distance = (self->seats[to] + self->n_seats - self->seats[from]) % self->n_seats;

  return distance > 0 ? distance : self->n_seats;
}

/* Who has drawn, or hasn’t, next to one of them; that one where no other is it. */
static guint
find_next (const RhCapeTieStep *self, guint from, gboolean open, gboolean back)
{
  guint found = from;
  guint least = self->n_seats;

  for (guint i = 0; i < self->n; i++) {
    guint distance = back ? get_distance (self, i, from) : get_distance (self, from, i);

    if (is_open (&self->draft, i) == open && distance < least) {
      found = i;
      least = distance;
    }
  }

  return found;
}

/* Whose value is another than before what was entered last; n for nobody’s. */
static guint
find_entered (RhCapeTieStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  const char *text = rh_session_can_undo_draft (session) ? rh_session_get_undone_draft (session) : NULL;
  RhCapeDraft before = rh_cape_draft_parse (text != NULL ? text : "", RH_CAPE_MOVE_TIE);
  guint i = 0;

  while (text != NULL && i < self->n && before.cards[i].value == self->draft.cards[i].value)
    i++;

  return text != NULL ? i : self->n;
}

/* The next who hasn’t drawn, clockwise from who has just done so; whose draw was taken back gives another. */
static guint
find_asked (RhCapeTieStep *self)
{
  guint open = find_open (self, &self->draft);
  guint entered = open < self->n ? find_entered (self) : self->n;

  if (entered == self->n)
    return open;

  return is_open (&self->draft, entered) ? entered : find_next (self, entered, TRUE, FALSE);
}

static void
play (RhCapeTieStep *self, const RhCapeDraft *draft)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_TIE, .n = self->n };

  for (guint i = 0; i < self->n; i++) {
    move.seats[i] = self->seats[i];
    move.cards[i] = (RhCapeCard) { .terrain = RH_CAPE_UNKNOWN, .value = (guint) draft->cards[i].value };
  }
  rh_cape_step_play (RH_STEP (self), &move);
}

static void
show_question (RhCapeTieStep *self, const RhSetup *setup, const RhCapeState *state)
{
  const RhSeat *asked = self->asked < self->n ? &setup->seats[self->seats[self->asked]] : NULL;
  g_autofree char *redraw = rh_cape_text_ask_redraw (state);
  g_autofree char *tie = rh_cape_text_why_tie (setup, state);
  g_autofree char *text = rh_cape_text_ask_tie (asked != NULL ? asked->name : NULL);
  const char *why = redraw != NULL ? redraw : tie;
  gboolean longer = g_utf8_strlen (why, -1) > LONG;

  gtk_label_set_label (self->why, why);
  rh_cape_style_set_class (GTK_WIDGET (self->why), "name", longer); /* it is so long for the names in it alone */
  rh_tooltip_set (GTK_WIDGET (self->why), why);
  rh_step_frame_ask (self->frame, text, asked != NULL ? asked->colour : NULL);
}

static void
show_hint (RhCapeTieStep *self, const RhCapeState *state)
{
  g_autofree char *text = rh_cape_hint_tie (state);

  gtk_label_set_label (self->hint, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), text != NULL);
}

/* Of who isn’t tied, what was bid and who picks when. */
static char *
tell_aside (const RhCapeState *state, guint seat)
{
  g_autofree char *bid = rh_cape_text_pounds (state->bids[seat]);
  const char *standing = rh_cape_text_standing (state, seat);

  return standing != NULL ? g_strdup_printf ("%s · %s", bid, standing) : g_steal_pointer (&bid);
}

/* They stand as they sit, whoever is tied; those who aren’t are quiet. Who is, and what each has bid, is seen in the lanes, where
 * these are in sight: there the tiles say only what was drawn, for as long as the tie isn’t settled. */
static void
show_tile (RhCapeTieStep *self, const RhCapeState *state, guint seat)
{
  RhButton *tile = RH_BUTTON (rh_cape_bid_tiles_get (self->tiles, seat));
  guint before = rh_cape_step_find_drawn (RH_STEP (self), seat);
  gboolean narrow = rh_cape_style_is_narrow (GTK_WIDGET (self));
  g_autofree char *earlier = rh_cape_text_ask_drew (before);
  g_autofree char *text = NULL;
  const char *shown;
  gboolean drew;
  guint i = 0;

  while (i < self->n && self->seats[i] != seat)
    i++;
  if (i == self->n)
    text = tell_aside (state, seat);
  else if (is_open (&self->draft, i))
    text = g_strdup (rh_cape_text_ask_tied (state, seat));
  else
    text = rh_cape_text_ask_drew ((guint) self->draft.cards[i].value);

  drew = i < self->n && !is_open (&self->draft, i);
  shown = i == self->n ? earlier : text;
  if (before == 0)
    shown = i == self->n ? "" : "–";
  rh_cape_bid_tiles_show (self->tiles, seat, drew || narrow ? text : shown, text);
  rh_button_set_chosen (tile, i < self->n && i == self->asked);
  rh_cape_style_set_class (GTK_WIDGET (tile), "drew", drew);
  rh_cape_style_set_class (GTK_WIDGET (tile), "aside", i == self->n);
  rh_cape_style_set_class (GTK_WIDGET (tile), "given", i < self->n && rh_step_get_answer (RH_STEP (self)) != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (tile), i < self->n);
}

/* Of a game that is looked at all is on the tiles, and on a phone there is no room for more. */
static void
show_keys (RhCapeTieStep *self, const RhSetup *setup)
{
  const char *name = self->asked < self->n ? setup->seats[self->seats[self->asked]].name : NULL;
  gboolean alone = self->asked == self->n && rh_cape_style_is_narrow (GTK_WIDGET (self));

  for (guint value = 1; value <= RH_CAPE_VALUE_MAX; value++) {
    rh_cape_figures_set_value (self->buttons[value - 1], value, name);
    rh_button_set_chosen (self->buttons[value - 1],
                          self->asked < self->n && self->draft.cards[self->asked].value == (int) value);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name != NULL ? name : C_("card", "Value"), -1);
  gtk_widget_set_visible (self->keys, !alone);
}

/* Who is asked, with what there is by now. */
static void
show (RhCapeTieStep *self)
{
  RhSession *session = rh_step_get_session (RH_STEP (self));
  const RhSetup *setup = rh_session_get_setup (session);
  const RhCapeState *state = rh_session_get_state (session);

  self->asked = self->picked != NOBODY ? (guint) self->picked : find_asked (self);
  show_question (self, setup, state);
  for (guint seat = 0; seat < self->n_seats; seat++)
    show_tile (self, state, seat);
  show_keys (self, setup);
  /* In a game that is looked at, the first who was. */
  rh_step_set_asked (RH_STEP (self), (int) self->seats[self->asked < self->n ? self->asked : 0], FALSE);
}

/* Nothing of the draft is kept here: it is what the session says of it, before and after. */
static void
give_value (RhCapeTieStep *self, guint i, int value)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  RhCapeDraft draft = self->draft;

  draft.cards[i].value = value;
  rh_cape_ten_end (&self->ten);
  self->given = i;
  self->until = g_get_monotonic_time () + RH_CAPE_TEN_US;
  if (find_open (self, &draft) == self->n)
    play (self, &draft);
  else if (rh_cape_step_enter (RH_STEP (self), &draft) && focused)
    rh_step_focus (RH_STEP (self));
}

/* The same once more is nothing that could be undone. */
static void
choose (RhCapeTieStep *self, int value)
{
  if (self->asked == self->n)
    return;

  if (self->draft.cards[self->asked].value != value) {
    give_value (self, self->asked, value);
    return;
  }
  self->picked = NOBODY;
  show (self);
}

static void
on_value_clicked_cb (GtkButton *button, RhCapeTieStep *self)
{
  for (guint value = 1; value <= RH_CAPE_VALUE_MAX; value++) {
    if (GTK_BUTTON (self->buttons[value - 1]) == button) {
      choose (self, (int) value);
      return;
    }
  }
}

/* Nothing is taken back by that: a value stays until another is given. */
static void
on_picked_cb (RhCapeBidTiles *tiles, guint seat, RhCapeTieStep *self)
{
  for (guint i = 0; i < self->n; i++) {
    if (self->seats[i] == seat)
      self->picked = (int) i;
  }
  show (self);
  rh_step_focus (RH_STEP (self));
}

static void
on_table_cb (GtkWidget *widget)
{
  RhCapeTieStep *self = RH_CAPE_TIE_STEP (widget);

  gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->answers))), rh_cape_style_is_low (widget) ? 6 : 12);
  if (self->n > 0)
    show (self);
}

/* What they drew, in a game that is looked at. */
static void
take_answer (RhCapeTieStep *self)
{
  RhCapeMove answer = rh_cape_step_get_answer (RH_STEP (self));

  for (guint i = 0; answer.kind == RH_CAPE_MOVE_TIE && i < self->n; i++) {
    for (guint k = 0; k < answer.n; k++) {
      if (answer.seats[k] == self->seats[i])
        self->draft.cards[i].value = (int) answer.cards[k].value;
    }
  }
}

static void
take_players (RhCapeTieStep *self, const RhSetup *setup)
{
  g_autofree char *aside = g_strdup_printf ("£99 · %s", C_("picks", "4th"));
  g_autofree char *drew = rh_cape_text_ask_drew (RH_CAPE_VALUE_MAX);
  const char *const words[] = { C_("picks", "tied"), C_("picks", "still tied"), aside, drew, NULL };

  if (self->n_seats > 0)
    return;

  rh_cape_bid_tiles_set_players (self->tiles, setup, FALSE);
  /* Of a game that is looked at it is known what was drawn. */
  rh_cape_bid_tiles_set_states (self->tiles, rh_step_get_answer (RH_STEP (self)) != NULL ? &words[2] : words);
  self->n_seats = setup->n_seats;
}

static void
rh_cape_tie_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeTieStep *self = RH_CAPE_TIE_STEP (step);

  if (state->phase != RH_CAPE_TIE)
    return;

  take_players (self, setup);
  self->n = rh_cape_state_get_open_tie (state, self->seats);
  self->draft = rh_cape_step_get_draft (step, RH_CAPE_MOVE_TIE);
  if (self->draft.kind == RH_CAPE_MOVE_NONE)
    self->draft = rh_cape_draft_new (RH_CAPE_MOVE_TIE);
  take_answer (self);
  rh_cape_ten_update (&self->ten, step);
  self->picked = NOBODY;

  rh_cape_tie_about_update (self->about, state);
  show_hint (self, state);
  on_table_cb (GTK_WIDGET (self));
}

/* Takes back the value of who is asked, or the one given before. */
static gboolean
step_back (RhCapeTieStep *self)
{
  guint last = self->asked;

  if (self->asked < self->n && is_open (&self->draft, self->asked))
    last = find_next (self, self->asked, FALSE, TRUE);
  if (last == self->n || is_open (&self->draft, last))
    return FALSE;

  give_value (self, last, RH_CAPE_PART_OPEN);

  return TRUE;
}

/* On the table it says 10, so a 1 and a 0 are typed for it: soon after a 1, a 0 belongs to that, also where that was the last
 * value, and those tied draw again. */
static gboolean
take_ten (RhCapeTieStep *self, guint keyval, GdkModifierType modifiers)
{
  if (rh_cape_ten_key (&self->ten, RH_STEP (self), keyval, modifiers))
    return TRUE;
  if (!rh_key_is_plain (modifiers) || !rh_key_is (keyval, "0") || self->given >= self->n ||
      self->draft.cards[self->given].value != 1 || g_get_monotonic_time () >= self->until)
    return FALSE;

  give_value (self, self->given, RH_CAPE_VALUE_MAX);

  return TRUE;
}

static gboolean
rh_cape_tie_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeTieStep *self = RH_CAPE_TIE_STEP (step);

  if (keyval == GDK_KEY_BackSpace)
    return step_back (self);
  if (take_ten (self, keyval, modifiers))
    return TRUE;

  for (guint i = 0; self->asked < self->n && i < RH_CAPE_VALUE_MAX; i++) {
    if (rh_button_take_key (self->buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

static gboolean
rh_cape_tie_step_follow (RhStep *step, guint keyval, GdkModifierType modifiers, gboolean at_stretch)
{
  return at_stretch && rh_cape_ten_key (&RH_CAPE_TIE_STEP (step)->ten, step, keyval, modifiers);
}

/* Only offered, where none was drawn yet: the Return that was meant for the bids, once more, draws nothing. */
static void
rh_cape_tie_step_focus (RhStep *step)
{
  RhCapeTieStep *self = RH_CAPE_TIE_STEP (step);

  if (self->asked < self->n)
    rh_button_offer (self->buttons[is_open (&self->draft, self->asked) ? 0 : self->draft.cards[self->asked].value - 1]);
}

static void
rh_cape_tie_step_class_init (RhCapeTieStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_cape_tie_step_update;
  step_class->key = rh_cape_tie_step_key;
  step_class->follow = rh_cape_tie_step_follow;
  step_class->focus = rh_cape_tie_step_focus;
  rh_cape_step_stop_early (step_class);

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_BID_TILES);
  g_type_ensure (RH_TYPE_CAPE_TIE_ABOUT);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-tie-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, about);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, why);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, hint);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, tiles);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, answers);
  gtk_widget_class_bind_template_callback (widget_class, on_picked_cb);
}

static void
add_keys (RhCapeTieStep *self)
{
  GtkWidget *line = NULL;

  self->keys = rh_wrap_new_column (RH_WRAP_SPACING);
  rh_cape_second_keep (self->keys);
  gtk_widget_add_css_class (self->keys, "cape-ten");

  for (guint i = 0; i < RH_CAPE_VALUE_MAX; i++) {
    GtkWidget *button = rh_button_new_radio ();

    if (i % IN_LINE == 0) {
      line = rh_wrap_new_keys (GROW);
      rh_wrap_append (RH_WRAP (self->keys), line);
    }
    self->buttons[i] = RH_BUTTON (button);
    g_signal_connect (button, "clicked", G_CALLBACK (on_value_clicked_cb), self);
    rh_wrap_append (RH_WRAP (line), button);
  }
  rh_wrap_append (self->answers, self->keys);
}

static void
rh_cape_tie_step_init (RhCapeTieStep *self)
{
  self->picked = NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_cape_style_follow_table (GTK_WIDGET (self), on_table_cb);
  rh_step_say (RH_STEP (self), self->why);
  rh_step_say (RH_STEP (self), self->hint);
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
  add_keys (self);
}
