/* SPDX-License-Identifier: GPL-3.0-or-later
 * The build phase: what card was turned up, and whether to build. */

#include "config.h"

#include "rh-cape-build-step.h"

#include "rh-cape-button.h"
#include "rh-cape-card-entry.h"
#include "rh-cape-hint.h"
#include "rh-cape-style.h"
#include "rh-cape-sum.h"
#include "rh-cape-text.h"
#include "rh-cape-wrap.h"

#include <glib/gi18n.h>

struct _RhCapeBuildStep {
  RhCapeStep parent_instance;

  /* Template */
  GtkLabel        *question;
  GtkWidget       *whole_box;
  RhCapeCardEntry *entry;
  GtkWidget       *draw_row;
  RhCapeWrap      *rails_wrap;
  RhCapeButton    *no_card_button;
  RhCapeButton    *whole_button;
  RhCapeWrap      *common_wrap;
  GtkWidget       *separator;
  GtkWidget       *decide_row;
  RhCapeSum       *sum;
  RhCapeButton    *build_button;
  RhCapeButton    *pass_button;
  RhCapeWrap      *ways_wrap;

  /* Owned by the widget tree */
  RhCapeButton *rails_buttons[RH_CAPE_RAILS_MAX + 1];
  RhCapeButton *way_buttons[RH_CAPE_BONUS_MAX];

  guint       seat;
  RhCapeOffer offer;
};

G_DEFINE_FINAL_TYPE (RhCapeBuildStep, rh_cape_build_step, RH_TYPE_CAPE_STEP)

static void
show_whole (RhCapeBuildStep *self, gboolean whole)
{
  rh_cape_card_entry_reset (self->entry);
  gtk_widget_set_visible (self->whole_box, whole);
  gtk_widget_set_visible (self->draw_row, !whole);
  gtk_widget_set_visible (self->separator, !whole);
  gtk_widget_set_visible (self->decide_row, !whole);
}

static void
play_draw (RhCapeBuildStep *self, RhCapeCard card, gboolean no_card)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_DRAW, .seat = self->seat, .card = card, .no_card = no_card };

  rh_cape_step_play (RH_CAPE_STEP (self), &move);
}

static void
play_build (RhCapeBuildStep *self, guint way)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_BUILD, .seat = self->seat };

  g_return_if_fail (way < self->offer.n_ways);

  move.bonus = self->offer.ways[way].bonus;
  move.buy = self->offer.ways[way].buy;
  rh_cape_step_play (RH_CAPE_STEP (self), &move);
}

static void
on_rails_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
    if (GTK_BUTTON (self->rails_buttons[i]) == button) {
      play_draw (self, (RhCapeCard) { .rails = i }, FALSE);
      return;
    }
  }
}

static void
on_no_card_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  play_draw (self, (RhCapeCard) { 0 }, TRUE);
}

static void
on_card_cb (RhCapeCardEntry *entry, guint terrain, guint rails, guint value, RhCapeBuildStep *self)
{
  RhCapeCard card = { .terrain = (RhCapeTerrain) terrain, .rails = rails, .value = value };

  play_draw (self, card, FALSE);
}

static void
on_whole_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  show_whole (self, TRUE);
  rh_cape_card_entry_focus (self->entry);
}

static void
on_back_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  show_whole (self, FALSE);
  rh_cape_step_focus (RH_CAPE_STEP (self));
}

static void
on_build_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  play_build (self, 0);
}

static void
on_way_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  for (guint i = 0; i < RH_CAPE_BONUS_MAX; i++) {
    if (GTK_BUTTON (self->way_buttons[i]) == button) {
      play_build (self, i + 1);
      return;
    }
  }
}

static void
on_pass_clicked_cb (GtkButton *button, RhCapeBuildStep *self)
{
  RhCapeMove move = { .kind = RH_CAPE_MOVE_PASS, .seat = self->seat };

  rh_cape_step_play (RH_CAPE_STEP (self), &move);
}

static void
show_question (RhCapeBuildStep *self, const RhSetup *setup, const RhCapeState *state)
{
  const char *name = setup->seats[self->seat].name;
  g_autofree char *shuffle = rh_cape_hint_shuffle (state);
  g_autofree char *asks = NULL;
  g_autofree char *text = NULL;

  if (state->phase != RH_CAPE_DRAW) {
    const char *terrain = rh_cape_text_terrain (self->offer.card.terrain);

    /* Translators: a player, then a terrain: "Does Anna build through the desert?" */
    text = g_strdup_printf (_("Does %1$s build through the %2$s?"), name, terrain);
  } else if (state->stock + state->discard == 0) {
    /* Translators: a player */
    text = g_strdup_printf (_("Both piles are empty: %s’s turn goes without a card"), name);
  } else {
    /* Translators: a player */
    asks = g_strdup_printf (_("%s turns up a card. How many rails?"), name);
    text = shuffle != NULL ? g_strdup_printf ("%s %s", shuffle, asks) : g_steal_pointer (&asks);
  }

  gtk_label_set_label (self->question, text);
}

static void
show_draw (RhCapeBuildStep *self, const RhCapeState *state)
{
  gboolean draw = state->phase == RH_CAPE_DRAW;
  gboolean cards = draw ? state->stock + state->discard > 0 : !state->last.no_card;
  gboolean drawn = !draw && cards && state->n_common > 0;

  for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
    gtk_widget_set_sensitive (GTK_WIDGET (self->rails_buttons[i]), draw);
    rh_cape_button_set_chosen (self->rails_buttons[i], drawn && state->common[state->n_common - 1].rails == i);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->rails_wrap), cards);
  gtk_widget_set_visible (GTK_WIDGET (self->whole_button), cards);
  gtk_widget_set_sensitive (GTK_WIDGET (self->whole_button), draw);
  gtk_widget_set_visible (GTK_WIDGET (self->no_card_button), !cards);
  gtk_widget_set_sensitive (GTK_WIDGET (self->no_card_button), draw);
}

static void
show_common (RhCapeBuildStep *self, const RhCapeState *state)
{
  g_autofree char *name = NULL;
  int rails = rh_cape_state_common_rails (state);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->common_wrap))) != NULL)
    gtk_widget_unparent (child);

  for (guint i = 0; i < state->n_common; i++) {
    g_autofree char *figure = g_strdup_printf ("%u", (guint) state->common[i].rails);
    GtkWidget *label = gtk_label_new (figure);

    gtk_widget_add_css_class (label, "cape-common");
    if (i + 1 == state->n_common && state->phase == RH_CAPE_DECIDE && !state->last.no_card)
      gtk_widget_add_css_class (label, "latest");
    rh_cape_wrap_append (self->common_wrap, label);
  }

  if (state->n_common == 0) {
    GtkWidget *label = gtk_label_new (C_("common row", "no card yet"));

    gtk_widget_add_css_class (label, "cape-common");
    gtk_widget_add_css_class (label, "empty");
    rh_cape_wrap_append (self->common_wrap, label);
  }

  name = g_strdup_printf (ngettext ("Common row: %d rail", "Common row: %d rails", (gulong) rails), rails);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->common_wrap), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* "+£7 income, leaves £61" */
static char *
describe_income (const RhCapeWay *way)
{
  g_autofree char *income = rh_cape_text_pounds (way->income);
  g_autofree char *left = rh_cape_text_pounds (way->left);

  /* Translators: pounds paid out, then pounds in hand after the build */
  return g_strdup_printf (_("+%1$s income, leaves %2$s"), income, left);
}

static char *
describe_build (const RhCapeWay *way)
{
  g_autofree char *cost = rh_cape_text_pounds (way->cost);

  if (way->cost == 0)
    return g_strdup (C_("button", "Build"));

  /* Translators: pounds */
  return g_strdup_printf (_("Build for %s"), cost);
}

static void
show_way (RhCapeBuildStep *self, RhCapeButton *button, const RhCapeWay *way)
{
  g_autofree char *label = describe_build (way);
  g_autofree char *left = rh_cape_text_pounds (way->left);
  g_autofree char *caption = NULL;

  /* Translators: bonus rails used, rails bought, pounds in hand after the build */
  caption = g_strdup_printf (_("%1$d bonus, buy %2$d, leaves %3$s"), way->bonus, way->buy, left);
  rh_cape_button_set (button, label, caption);
}

static void
show_decide (RhCapeBuildStep *self, const RhSetup *setup, const RhCapeState *state)
{
  gboolean decide = state->phase == RH_CAPE_DECIDE;
  gboolean can_build = decide && self->offer.can_build;
  guint n_ways = can_build ? self->offer.n_ways : 0;

  rh_cape_sum_set (self->sum, &self->offer, setup->seats[self->seat].name);

  if (can_build) {
    g_autofree char *label = describe_build (&self->offer.ways[0]);
    g_autofree char *caption = describe_income (&self->offer.ways[0]);

    rh_cape_button_set (self->build_button, label, caption);
  } else {
    rh_cape_button_set (self->build_button, C_("button", "Build"), decide ? _("not enough pounds") : NULL);
  }
  rh_cape_button_set (self->pass_button, C_("button", "Pass"), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->build_button), can_build);
  gtk_widget_set_sensitive (GTK_WIDGET (self->pass_button), decide);

  for (guint i = 0; i < RH_CAPE_BONUS_MAX; i++) {
    gtk_widget_set_visible (GTK_WIDGET (self->way_buttons[i]), i + 1 < n_ways);
    if (i + 1 < n_ways)
      show_way (self, self->way_buttons[i], &self->offer.ways[i + 1]);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->ways_wrap), n_ways > 1);
}

static void
rh_cape_build_step_update (RhCapeStep *step, const RhSetup *setup, const RhCapeState *state)
{
  RhCapeBuildStep *self = RH_CAPE_BUILD_STEP (step);

  if (state->phase != RH_CAPE_DRAW && state->phase != RH_CAPE_DECIDE)
    return;

  self->seat = (guint) state->seat;
  rh_cape_offer_compute (state, self->seat, &self->offer);

  show_whole (self, FALSE);
  show_question (self, setup, state);
  show_draw (self, state);
  show_common (self, state);
  show_decide (self, setup, state);
}

/* The letter of a terrain is enough to say that the whole card follows. */
static gboolean
take_whole_key (RhCapeBuildStep *self, guint keyval, GdkModifierType modifiers)
{
  if (keyval == GDK_KEY_Escape && gtk_widget_get_visible (self->whole_box)) {
    on_back_clicked_cb (NULL, self);
    return TRUE;
  }

  if (!gtk_widget_is_sensitive (GTK_WIDGET (self->whole_button)) || !gtk_widget_get_visible (GTK_WIDGET (self->whole_button)))
    return FALSE;

  if (gtk_widget_get_visible (self->whole_box))
    return rh_cape_card_entry_key (self->entry, keyval, modifiers);

  show_whole (self, TRUE);
  if (rh_cape_card_entry_key (self->entry, keyval, modifiers)) {
    rh_cape_card_entry_focus (self->entry);
    return TRUE;
  }
  show_whole (self, FALSE);

  return FALSE;
}

static gboolean
rh_cape_build_step_key (RhCapeStep *step, guint keyval, GdkModifierType modifiers)
{
  RhCapeBuildStep *self = RH_CAPE_BUILD_STEP (step);

  if (!gtk_widget_get_visible (self->whole_box)) {
    for (guint i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
      if (rh_cape_button_take_key (self->rails_buttons[i], keyval, modifiers))
        return TRUE;
    }
    for (guint i = 0; i < RH_CAPE_BONUS_MAX; i++) {
      if (rh_cape_button_take_key (self->way_buttons[i], keyval, modifiers))
        return TRUE;
    }
    if (rh_cape_button_take_key (self->no_card_button, keyval, modifiers) ||
        rh_cape_button_take_key (self->build_button, keyval, modifiers) ||
        rh_cape_button_take_key (self->pass_button, keyval, modifiers))
      return TRUE;
  }

  return take_whole_key (self, keyval, modifiers);
}

static void
rh_cape_build_step_focus (RhCapeStep *step)
{
  RhCapeBuildStep *self = RH_CAPE_BUILD_STEP (step);
  RhCapeButton *order[] = { self->build_button, self->pass_button, self->no_card_button, self->rails_buttons[0] };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++) {
    GtkWidget *widget = GTK_WIDGET (order[i]);

    if (gtk_widget_is_sensitive (widget) && gtk_widget_is_visible (widget)) {
      gtk_widget_grab_focus (widget);
      return;
    }
  }
}

static void
rh_cape_build_step_class_init (RhCapeBuildStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  RhCapeStepClass *step_class = RH_CAPE_STEP_CLASS (klass);

  step_class->update = rh_cape_build_step_update;
  step_class->key = rh_cape_build_step_key;
  step_class->focus = rh_cape_build_step_focus;

  rh_cape_style_load ();
  g_type_ensure (RH_TYPE_CAPE_BUTTON);
  g_type_ensure (RH_TYPE_CAPE_CARD_ENTRY);
  g_type_ensure (RH_TYPE_CAPE_SUM);
  g_type_ensure (RH_TYPE_CAPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/railhead/Railhead/cape/rh-cape-build-step.ui");
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, question);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, whole_box);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, entry);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, draw_row);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, rails_wrap);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, no_card_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, whole_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, common_wrap);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, separator);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, decide_row);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, sum);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, build_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, pass_button);
  gtk_widget_class_bind_template_child (widget_class, RhCapeBuildStep, ways_wrap);
  gtk_widget_class_bind_template_callback (widget_class, on_card_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_whole_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_no_card_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_build_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_pass_clicked_cb);
}

static void
add_rails_buttons (RhCapeBuildStep *self)
{
  for (int i = 0; i <= RH_CAPE_RAILS_MAX; i++) {
    RhCapeButton *button = RH_CAPE_BUTTON (rh_cape_button_new ());
    g_autofree char *label = g_strdup_printf ("%d", i);
    g_autofree char *name = g_strdup_printf (ngettext ("%d rail", "%d rails", (gulong) i), i);

    rh_cape_button_set (button, label, NULL);
    rh_cape_button_set_name (button, name);
    rh_cape_button_set_key (button, label);
    gtk_widget_add_css_class (GTK_WIDGET (button), "figure");
    gtk_widget_add_css_class (GTK_WIDGET (button), "big");
    g_signal_connect (button, "clicked", G_CALLBACK (on_rails_clicked_cb), self);
    rh_cape_wrap_append (self->rails_wrap, GTK_WIDGET (button));
    self->rails_buttons[i] = button;
  }
}

/* The first way to pay is the build button; the others are called 2, 3 and so on. */
static void
add_way_buttons (RhCapeBuildStep *self)
{
  for (int i = 0; i < RH_CAPE_BONUS_MAX; i++) {
    RhCapeButton *button = RH_CAPE_BUTTON (rh_cape_button_new ());
    g_autofree char *key = g_strdup_printf ("%d", i + 2);

    rh_cape_button_set_key (button, key);
    gtk_widget_add_css_class (GTK_WIDGET (button), "way");
    g_signal_connect (button, "clicked", G_CALLBACK (on_way_clicked_cb), self);
    rh_cape_wrap_append (self->ways_wrap, GTK_WIDGET (button));
    self->way_buttons[i] = button;
  }
}

static void
rh_cape_build_step_init (RhCapeBuildStep *self)
{
  g_autofree char *keys = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  add_rails_buttons (self);
  add_way_buttons (self);

  keys = g_strjoin (" ",
                    rh_cape_text_terrain_key (RH_CAPE_RIVER),
                    rh_cape_text_terrain_key (RH_CAPE_MOUNTAIN),
                    rh_cape_text_terrain_key (RH_CAPE_DESERT),
                    rh_cape_text_terrain_key (RH_CAPE_VILLAGE),
                    rh_cape_text_terrain_key (RH_CAPE_SAVANNA),
                    NULL);
  rh_cape_button_set (self->whole_button, _("The Whole Card…"), keys);
  rh_cape_button_set_name (self->whole_button, _("The Whole Card…"));
  rh_cape_button_set (self->no_card_button, _("No Card Left"), NULL);
  rh_cape_button_set_key (self->no_card_button, "0");
  /* Translators: the key for Build; not one of 0 to 9 */
  rh_cape_button_set_key (self->build_button, C_("key", "b"));
  /* Translators: the key for Pass; not the one for Build, not one of 0 to 9 */
  rh_cape_button_set_key (self->pass_button, C_("key", "p"));
}

/**
 * rh_cape_build_step_new:
 * @session: the game
 *
 * Returns: (transfer floating): the panel of a turn in the build phase
 */
RhCapeStep *
rh_cape_build_step_new (RhSession *session)
{
  return g_object_new (RH_TYPE_CAPE_BUILD_STEP, "session", session, NULL);
}
