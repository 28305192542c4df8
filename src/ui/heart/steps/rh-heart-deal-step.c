/* SPDX-License-Identifier: GPL-3.0-or-later
 * The first terrain cards: one a player, told in any order, or not at all. */

#include "config.h"

#include "rh-heart-deal-step.h"

#include "rh-heart-sign.h"
#include "rh-heart-step.h"
#include "rh-heart-style.h"
#include "rh-heart-text-ask.h"
#include "rh-heart-text-step.h"
#include "rh-heart-text.h"

#include "rh-button.h"
#include "rh-mark.h"
#include "rh-step-frame.h"
#include "rh-style.h"

#include <glib/gi18n.h>

struct _RhHeartDealStep {
  RhStep parent_instance;

  /* Template */
  RhStepFrame *frame;
  GtkGrid     *rows;
  RhButton    *begin_button;
  RhButton    *skip_button;

  /* Owned by the widget tree */
  GtkWidget *names[RH_HEART_SEATS_MAX];
  RhButton  *buttons[RH_HEART_SEATS_MAX][RH_HEART_TERRAINS];

  guint        n;
  RhHeartDraft draft;
};

G_DEFINE_FINAL_TYPE (RhHeartDealStep, rh_heart_deal_step, RH_TYPE_STEP)

/* Whose card the letters are for: the first that isn't told; where all are, nobody's. */
static guint
get_current (RhHeartDealStep *self)
{
  guint seat = 0;

  while (seat < self->n && self->draft.terrains[seat] != RH_HEART_OPEN)
    seat++;

  return seat;
}

static void
on_card_cb (GtkButton *button, RhHeartDealStep *self)
{
  RhHeartDraft draft = self->draft;
  guint i = 0;

  while (GTK_BUTTON (self->buttons[i / RH_HEART_TERRAINS][i % RH_HEART_TERRAINS]) != button)
    i++;
  if (draft.kind != RH_HEART_MOVE_DEAL)
    rh_heart_draft_init (&draft, RH_HEART_MOVE_DEAL);
  if (draft.terrains[i / RH_HEART_TERRAINS] == (int) (i % RH_HEART_TERRAINS))
    return;

  draft.terrains[i / RH_HEART_TERRAINS] = (int) (i % RH_HEART_TERRAINS);
  rh_heart_step_enter (RH_STEP (self), &draft);
}

static void
on_begin_cb (GtkButton *button, RhHeartDealStep *self)
{
  RhHeartMove move;

  if (rh_heart_draft_get_move (&self->draft, self->n, &move))
    rh_heart_step_play (RH_STEP (self), &move);
}

/* An Enter typed at a stretch with the last card: nobody has seen the button yet, nor that it wasn't pressed. */
static void
on_refused_cb (RhButton *button, RhHeartDealStep *self)
{
  rh_step_frame_refuse (GTK_WIDGET (self->frame), _("These keys came too early and were not taken. Please type them again."));
}

/* An empty draft of another move says that they aren't told. */
static void
on_skip_cb (GtkButton *button, RhHeartDealStep *self)
{
  RhHeartDraft draft;

  rh_heart_draft_init (&draft, RH_HEART_MOVE_CLAIM);
  rh_heart_step_enter (RH_STEP (self), &draft);
}

static RhButton *
make_card (RhHeartDealStep *self, const char *name, RhHeartTerrain terrain)
{
  GtkWidget *button = rh_button_new_radio ();
  g_autofree char *spoken = rh_heart_text_step_place (name, terrain);

  rh_button_set (RH_BUTTON (button), rh_heart_text_terrain (terrain), NULL);
  rh_button_set_picture (RH_BUTTON (button), rh_heart_sign_new (terrain));
  rh_button_set_key_above (RH_BUTTON (button));
  rh_button_set_name (RH_BUTTON (button), spoken);
  gtk_widget_add_css_class (button, "picture");
  gtk_widget_add_css_class (button, "painted");
  gtk_widget_add_css_class (button, "heart-first");
  gtk_widget_add_css_class (button, rh_heart_terrain_get_word (terrain));
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect (button, "clicked", G_CALLBACK (on_card_cb), self);

  return RH_BUTTON (button);
}

static void
add_rows (RhHeartDealStep *self, const RhSetup *setup)
{
  g_autoptr (GtkSizeGroup) alike = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->n = setup->n_seats;
  for (guint i = 0; i < self->n; i++) {
    self->names[i] = rh_heart_step_make_name (setup->seats[i].name, 3, 9);
    gtk_grid_attach (self->rows, rh_mark_new (setup->seats[i].colour), 0, (int) i, 1, 1);
    gtk_grid_attach (self->rows, self->names[i], 1, (int) i, 1, 1);
    for (guint j = 0; j < RH_HEART_TERRAINS; j++) {
      self->buttons[i][j] = make_card (self, setup->seats[i].name, j);
      gtk_size_group_add_widget (alike, GTK_WIDGET (self->buttons[i][j]));
      gtk_grid_attach (self->rows, GTK_WIDGET (self->buttons[i][j]), 2 + (int) j, (int) i, 1, 1);
    }
  }
}

static void
show_row (RhHeartDealStep *self, guint i, gboolean current)
{
  rh_style_toggle (self->names[i], "current", current);
  for (guint j = 0; j < RH_HEART_TERRAINS; j++) {
    rh_button_set_chosen (self->buttons[i][j], self->draft.terrains[i] == (int) j);
    rh_button_set_key (self->buttons[i][j], current ? rh_heart_text_terrain_key (j) : NULL);
  }
}

/* What wasn't answered leaves its room to the cards, of which there are fewer rows above a replay's bar. */
static void
show_answer (RhHeartDealStep *self)
{
  RhHeartMove move = rh_heart_step_get_answer (RH_STEP (self));

  if (!rh_session_is_replay (rh_step_get_session (RH_STEP (self))))
    return;

  rh_button_set_chosen (self->begin_button, move.kind == RH_HEART_MOVE_DEAL);
  rh_button_set_chosen (self->skip_button, move.kind != RH_HEART_MOVE_DEAL);
  gtk_widget_set_visible (GTK_WIDGET (self->skip_button), move.kind != RH_HEART_MOVE_DEAL);
}

static void
rh_heart_deal_step_update (RhStep *step, const RhSetup *setup, gconstpointer data)
{
  RhHeartDealStep *self = RH_HEART_DEAL_STEP (step);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean whole;

  if (self->n == 0)
    add_rows (self, setup);
  rh_heart_step_get_draft (step, &self->draft);
  if (self->draft.kind != RH_HEART_MOVE_DEAL)
    rh_heart_draft_init (&self->draft, RH_HEART_MOVE_DEAL);
  whole = get_current (self) == self->n;
  rh_step_frame_ask (self->frame, rh_heart_text_ask_deal (), NULL);
  for (guint i = 0; i < self->n; i++)
    show_row (self, i, i == get_current (self));
  gtk_widget_set_sensitive (GTK_WIDGET (self->begin_button), whole);
  rh_button_set_rests (self->begin_button, whole);
  show_answer (self);
  if (focused && whole)
    rh_step_focus (step);
  rh_heart_step_keep_focus (step, focused);
}

/* The card told last. */
static gboolean
step_back (RhHeartDealStep *self)
{
  RhHeartDraft draft = self->draft;
  guint seat = self->n;

  while (seat > 0 && draft.terrains[seat - 1] == RH_HEART_OPEN)
    seat--;
  if (seat == 0)
    return FALSE;

  draft.terrains[seat - 1] = RH_HEART_OPEN;
  if (rh_heart_draft_count_terrains (&draft) == 0)
    draft.kind = RH_HEART_MOVE_NONE;
  rh_heart_step_enter (RH_STEP (self), &draft);

  return TRUE;
}

static gboolean
rh_heart_deal_step_key (RhStep *step, guint keyval, GdkModifierType modifiers)
{
  RhHeartDealStep *self = RH_HEART_DEAL_STEP (step);
  guint current = get_current (self);

  for (guint i = 0; current < self->n && i < RH_HEART_TERRAINS; i++) {
    if (rh_button_take_key (self->buttons[current][i], keyval, modifiers))
      return TRUE;
  }
  if (rh_button_take_key (self->begin_button, keyval, modifiers) || rh_button_take_key (self->skip_button, keyval, modifiers))
    return TRUE;

  return keyval == GDK_KEY_BackSpace && step_back (self);
}

static void
rh_heart_deal_step_focus (RhStep *step)
{
  RhHeartDealStep *self = RH_HEART_DEAL_STEP (step);
  guint current = get_current (self);

  if (current < self->n)
    gtk_widget_grab_focus (GTK_WIDGET (self->buttons[current][0]));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->begin_button));
}

static void
rh_heart_deal_step_class_init (RhHeartDealStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhStepClass *step_class = RH_STEP_CLASS (klass);

  step_class->update = rh_heart_deal_step_update;
  step_class->key = rh_heart_deal_step_key;
  step_class->focus = rh_heart_deal_step_focus;

  rh_heart_style_load ();
  g_type_ensure (RH_TYPE_BUTTON);
  g_type_ensure (RH_TYPE_STEP_FRAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/railhead/Railhead/heart/rh-heart-deal-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhHeartDealStep, frame);
  gtk_widget_class_bind_template_child (widget_class, RhHeartDealStep, rows);
  gtk_widget_class_bind_template_child (widget_class, RhHeartDealStep, begin_button);
  gtk_widget_class_bind_template_child (widget_class, RhHeartDealStep, skip_button);
  gtk_widget_class_bind_template_callback (widget_class, on_begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_skip_cb);
}

static void
rh_heart_deal_step_init (RhHeartDealStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rh_heart_draft_init (&self->draft, RH_HEART_MOVE_DEAL);
  rh_button_set (self->begin_button, C_("button", "Begin"), NULL);
  rh_button_set (self->skip_button, C_("button", "Begin without Cards"), NULL);
  rh_button_set_key (self->begin_button, rh_heart_text_step_key (RH_HEART_KEY_DONE));
  rh_button_set_key (self->skip_button, rh_heart_text_step_key (RH_HEART_KEY_SKIP));
  rh_step_say (RH_STEP (self), rh_step_frame_get_question (self->frame));
}
