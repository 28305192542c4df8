/* SPDX-License-Identifier: GPL-3.0-or-later
 * Equal bids: which values the tied players draw. */

#include "config.h"

#include "rh-cape-tie-step.h"

#include "rh-button.h"
#include "rh-cape-bids-shown.h"
#include "rh-cape-card-view.h"
#include "rh-cape-figures.h"
#include "rh-cape-hint.h"
#include "rh-cape-step.h"
#include "rh-cape-style.h"
#include "rh-cape-ten.h"
#include "rh-cape-text-ask.h"
#include "rh-cape-text-why.h"
#include "rh-cape-text.h"
#include "rh-keys.h"
#include "rh-label.h"
#include "rh-mark.h"
#include "rh-step-frame.h"
#include "rh-tooltip.h"
#include "rh-wrap.h"

/* The draw of one seat: a row of values. */
typedef struct {
  GtkWidget *box;
  GtkWidget *column;
  GtkWidget *heading;
  RhMark    *mark;
  GtkLabel  *caption;
  GtkWidget *bid; /* where there is no room for those of all */
  GtkWidget *wrap;
  RhCapeCardView *drawn;
  RhButton  *buttons[RH_CAPE_VALUE_MAX];
} Row;

#define LONG 100 /* letters of a reason: with more, which names of many letters bring, it is cut */

struct _RhCapeTieStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  GtkLabel *why;
  GtkLabel *hint;
  RhWrap   *rows;
  RhCapeBidsShown *shown;

  /* Owned by the widget tree */
  Row row[RH_CAPE_SEATS_MAX];

  RhCapeDraft draft;
  guint       n;
  guint       seats[RH_CAPE_SEATS_MAX];
  guint       given; /* the row whose value was given last */
  gint64      until; /* how long a 0 belongs to that, on the clock that only goes on */
  RhCapeTen   ten;   /* of the values drawn before, the last */
};

G_DEFINE_FINAL_TYPE (RhCapeTieStep, rh_cape_tie_step, RH_TYPE_STEP)

/* The first row without a value; n when all have one. */
static guint
get_current (const RhCapeTieStep *self, const RhCapeDraft *draft)
{
  guint i = 0;

  while (i < self->n && draft->cards[i].value != RH_CAPE_PART_OPEN)
    i++;

  return i;
}

/* Of the card only its value counts. */
static void
show_drawn (Row *row, int value)
{
  RhCapeCard card = { .terrain = RH_CAPE_UNKNOWN, .value = (guint) MAX (value, 0) };

  rh_cape_card_view_set (row->drawn, card, value == RH_CAPE_PART_OPEN ? RH_CAPE_CARD_EMPTY : RH_CAPE_CARD_OPEN);
}

/* In a game that is looked at what wasn’t drawn leaves its room on a phone, so that what all drew is in sight. */
static void
show_values (RhCapeTieStep *self)
{
  guint current = get_current (self, &self->draft);
  gboolean alone = rh_session_is_replay (rh_step_get_session (RH_STEP (self))) && rh_cape_style_is_narrow (GTK_WIDGET (self));

  for (guint i = 0; i < self->n; i++) {
    Row *row = &self->row[i];

    for (guint value = 1; value <= RH_CAPE_VALUE_MAX; value++) {
      gboolean chosen = (int) value == self->draft.cards[i].value;

      rh_button_set_chosen (row->buttons[value - 1], chosen);
      gtk_widget_set_visible (GTK_WIDGET (row->buttons[value - 1]), chosen || !alone);
    }
    rh_cape_style_set_class (row->box, "current", i == current);
    show_drawn (row, self->draft.cards[i].value);
  }
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
  if (get_current (self, &draft) == self->n)
    play (self, &draft);
  else if (rh_cape_step_enter (RH_STEP (self), &draft) && focused)
    rh_step_focus (RH_STEP (self));
}

static void
on_value_clicked_cb (GtkButton *button, RhCapeTieStep *self)
{
  for (guint i = 0; i < self->n; i++) {
    for (guint value = 1; value <= RH_CAPE_VALUE_MAX; value++) {
      if (GTK_BUTTON (self->row[i].buttons[value - 1]) == button) {
        give_value (self, i, (int) value);
        return;
      }
    }
  }
}

static void
show_question (RhCapeTieStep *self, const RhSetup *setup, const RhCapeState *state)
{
  g_autofree char *why = rh_cape_text_why_tie (setup, state);
  g_autofree char *text = rh_cape_text_ask_tie (state);
  gboolean longer = g_utf8_strlen (why, -1) > LONG;

  gtk_label_set_label (self->why, why);
  gtk_label_set_lines (self->why, longer ? 2 : 3);
  rh_cape_style_set_class (GTK_WIDGET (self->why), "name", longer); /* it is so long for the names in it alone */
  rh_tooltip_set (GTK_WIDGET (self->why), why);
  rh_step_frame_ask (self->frame, text, NULL);
}

static void
show_hint (RhCapeTieStep *self, const RhCapeState *state)
{
  g_autofree char *text = rh_cape_hint_tie (state);

  gtk_label_set_label (self->hint, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), text != NULL);
}

/* All of them, unless everybody has bid the same, or there is room for the values alone. */
static void
show_bids (RhCapeTieStep *self, const RhSetup *setup, const RhCapeState *state)
{
  gboolean all = !rh_cape_style_is_narrow (GTK_WIDGET (self)) && self->n < RH_CAPE_SEATS_MAX;

  rh_cape_bids_shown_update (self->shown, setup, state);
  gtk_widget_set_visible (GTK_WIDGET (self->shown), all);
  for (guint i = 0; i < self->n; i++) {
    g_autofree char *bid = rh_cape_text_pounds (state->bids[self->seats[i]]);

    gtk_label_set_label (GTK_LABEL (self->row[i].bid), bid);
    gtk_widget_set_visible (self->row[i].bid, !all);
  }
}

/* Where there is little height, two lines of values stand beside whose they are. */
static void
place_heading (Row *row, gboolean low)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row->column), low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (row->heading), low ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (row->heading), low ? 0 : 8);
  gtk_widget_set_hexpand (row->heading, !low); /* its width is the style's, whatever the name */
  gtk_widget_set_halign (GTK_WIDGET (row->mark), low ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_label_set_max_width_chars (row->caption, low ? 1 : -1);
  gtk_label_set_xalign (GTK_LABEL (row->bid), low ? 0 : 1);
  gtk_widget_set_visible (GTK_WIDGET (row->drawn), !low);
}

static void
on_table_cb (GtkWidget *widget)
{
  RhCapeTieStep *self = RH_CAPE_TIE_STEP (widget);
  RhSession *session = rh_step_get_session (RH_STEP (self));

  gboolean low = rh_cape_style_is_low (widget);

  gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->rows))), low ? 6 : 12);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    place_heading (&self->row[i], low);
  if (self->n > 0) {
    show_bids (self, rh_session_get_setup (session), rh_session_get_state (session));
    show_values (self);
  }
}

static void
show_row (RhCapeTieStep *self, const RhSetup *setup, guint i)
{
  static const char *const colours[] = { "red", "blue", "green", "yellow" };
  Row *row = &self->row[i];
  const RhSeat *seat = &setup->seats[self->seats[i]];

  for (guint k = 0; k < G_N_ELEMENTS (colours); k++)
    rh_cape_style_set_class (row->box, colours[k], g_str_equal (colours[k], seat->colour));
  rh_mark_set (row->mark, seat->colour);
  gtk_label_set_label (row->caption, seat->name);
  rh_tooltip_set (GTK_WIDGET (row->caption), seat->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, seat->name, -1);

  for (guint value = 1; value <= RH_CAPE_VALUE_MAX; value++)
    rh_cape_figures_set_value (row->buttons[value - 1], value, seat->name);
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
rh_cape_tie_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  const RhCapeState *state = data;
  RhCapeTieStep *self = RH_CAPE_TIE_STEP (step);

  if (state->phase != RH_CAPE_TIE)
    return;

  /* As large as there is room for, if all were tied: those of a smaller tie stand where they stood. */
  rh_cape_style_set_class (GTK_WIDGET (self->rows), "few", setup->n_seats < RH_CAPE_SEATS_MAX);
  self->n = rh_cape_state_get_open_tie (state, self->seats);
  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++) {
    gtk_widget_set_visible (self->row[i].box, i < self->n);
    if (i < self->n)
      show_row (self, setup, i);
  }
  self->draft = rh_cape_step_get_draft (step, RH_CAPE_MOVE_TIE);
  if (self->draft.kind == RH_CAPE_MOVE_NONE)
    self->draft = rh_cape_draft_new (RH_CAPE_MOVE_TIE);
  take_answer (self);
  rh_cape_ten_update (&self->ten, step);

  show_bids (self, setup, state);
  show_question (self, setup, state);
  show_hint (self, state);
  show_values (self);
}

/* Takes back the value given last before the row that is asked for. */
static gboolean
step_back (RhCapeTieStep *self)
{
  guint current = get_current (self, &self->draft);

  if (current == 0)
    return FALSE;

  give_value (self, current - 1, RH_CAPE_PART_OPEN);

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
  guint current = get_current (self, &self->draft);

  if (keyval == GDK_KEY_BackSpace)
    return step_back (self);
  if (take_ten (self, keyval, modifiers))
    return TRUE;

  for (guint i = 0; current < self->n && i < RH_CAPE_VALUE_MAX; i++) {
    if (rh_button_take_key (self->row[current].buttons[i], keyval, modifiers))
      return TRUE;
  }

  return FALSE;
}

static gboolean
rh_cape_tie_step_follow (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  return rh_cape_ten_key (&RH_CAPE_TIE_STEP (step)->ten, step, keyval, modifiers);
}

/* Not on a value: there the Return that was meant for the bids, once more, would draw it. */
static void
rh_cape_tie_step_focus (RhStep *step)
{
  RhCapeTieStep *self = RH_CAPE_TIE_STEP (step);
  guint current = get_current (self, &self->draft);

  if (current < self->n)
    gtk_widget_grab_focus (self->row[current].wrap);
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

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_BIDS_SHOWN);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  g_type_ensure (RH_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/cape/rh-cape-tie-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, why);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, hint);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, rows);
  gtk_widget_class_bind_template_child (widget_class, RhCapeTieStep, shown);
}

static void
add_row (RhCapeTieStep *self, Row *row)
{
  GtkWidget *heading = row->heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *column = row->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  row->drawn = RH_CAPE_CARD_VIEW (rh_cape_card_view_new ());
  rh_cape_card_view_set_width (row->drawn, 0); /* where there is room for it, the style gives it its size */
  gtk_widget_add_css_class (GTK_WIDGET (row->drawn), "drawn");
  gtk_widget_set_valign (GTK_WIDGET (row->drawn), GTK_ALIGN_START);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_add_css_class (row->box, "cape-tie-row");
  row->mark = RH_MARK (rh_mark_new ("-"));
  row->caption = GTK_LABEL (rh_label_new (NULL, "rh-row-caption"));
  gtk_label_set_wrap (row->caption, FALSE); /* rows are as high whatever the name */
  gtk_label_set_ellipsize (row->caption, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (row->caption), "name");
  row->bid = gtk_label_new (NULL);
  gtk_widget_add_css_class (row->bid, "bid");
  gtk_widget_set_hexpand (GTK_WIDGET (row->caption), TRUE);
  gtk_label_set_xalign (row->caption, 0);
  row->wrap = rh_wrap_new_filled (4); /* ten have a line at the side of a low board */
  gtk_widget_set_focusable (row->wrap, TRUE);
  gtk_widget_add_css_class (row->wrap, "cape-ten");
  gtk_widget_add_css_class (heading, "cape-tied");
  gtk_widget_set_valign (GTK_WIDGET (row->mark), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (heading), GTK_WIDGET (row->mark));
  gtk_box_append (GTK_BOX (heading), GTK_WIDGET (row->caption));
  gtk_box_append (GTK_BOX (heading), row->bid);
  gtk_box_append (GTK_BOX (column), heading);
  gtk_box_append (GTK_BOX (column), row->wrap);
  gtk_box_append (GTK_BOX (row->box), column);
  gtk_box_append (GTK_BOX (row->box), GTK_WIDGET (row->drawn));
  rh_wrap_append (self->rows, row->box);

  for (guint i = 0; i < RH_CAPE_VALUE_MAX; i++) {
    GtkWidget *button = rh_button_new_radio ();

    row->buttons[i] = RH_BUTTON (button);
    g_signal_connect (button, "clicked", G_CALLBACK (on_value_clicked_cb), self);
    rh_wrap_append (RH_WRAP (row->wrap), button);
  }
}

static void
rh_cape_tie_step_init (RhCapeTieStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_cape_style_follow_table (GTK_WIDGET (self), on_table_cb);
  rh_step_say (RH_STEP (self), self->why);
  rh_step_say (RH_STEP (self), self->hint);
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));

  for (guint i = 0; i < RH_CAPE_SEATS_MAX; i++)
    add_row (self, &self->row[i]);
}
