/* SPDX-License-Identifier: GPL-3.0-or-later
 * The rules sheet: one page of parts, opened at the one that is asked about. */

#include "config.h"

#include "rh-cape-rules.h"

#include "rh-cape-telling.h"
#include "rh-cape-rules-terrains.h"
#include "rh-cape-style.h"
#include "rh-heading.h"
#include "rh-keys.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define SPACING 10 /* between parts */
#define MARGIN 8   /* above a part that is scrolled to: less, so that the part before is out of sight */
#define WIDTH 720  /* lines that are longer are tiring to read */
#define EDITIONS 2

struct _RhCapeRules {
  GtkWidget parent_instance;

  /* Owned, a child */
  GtkWidget *scroller;

  /* Borrowed, children */
  GtkWidget *box;
  GtkWidget *parts[RH_CAPE_RULES_PARTS];
  GtkWidget *headings[RH_CAPE_RULES_PARTS];
  GtkWidget *editions[EDITIONS];
  GtkWidget *edition_notes[EDITIONS];

  RhCapeRulesPart wanted; /* where to be once there is a place for everything; or RH_CAPE_RULES_NO_PART */
  RhCapeRulesPart part;   /* what was scrolled to last; likewise */
  double          value;  /* how far that was */
  int             width;
};

G_DEFINE_FINAL_TYPE (RhCapeRules, rh_cape_rules, GTK_TYPE_WIDGET)

static GtkAdjustment *
get_adjustment (RhCapeRules *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

/* Where a part is from the top of the sheet. */
static void
compute_place (RhCapeRules *self, RhCapeRulesPart part, double *top, double *bottom)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (self->parts[part], self->box, &bounds))
    bounds = *graphene_rect_zero ();

  *top = bounds.origin.y - MARGIN;
  *bottom = bounds.origin.y + bounds.size.height + MARGIN;
}

static void
scroll_to (RhCapeRules *self, RhCapeRulesPart part)
{
  double top;
  double bottom;

  compute_place (self, part, &top, &bottom);
  gtk_adjustment_set_value (get_adjustment (self), top);
  self->part = part;
  self->value = gtk_adjustment_get_value (get_adjustment (self));
}

/* Lines break elsewhere where the width is another; who hasn't read on since stays at the part. */
static void
keep_part (RhCapeRules *self, int width)
{
  if (width != self->width && self->wanted == RH_CAPE_RULES_NO_PART &&
      gtk_adjustment_get_value (get_adjustment (self)) == self->value)
    self->wanted = self->part;
  self->width = width;
}

/* Before anything is drawn, so that the sheet appears where it is asked for, and doesn't jump there. */
static void
rh_cape_rules_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RhCapeRules *self = RH_CAPE_RULES (widget);
  GtkWidget *viewport;
  GtkAllocation place;

  keep_part (self, width);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, height }, baseline);
  if (self->wanted == RH_CAPE_RULES_NO_PART)
    return;

  scroll_to (self, self->wanted);
  self->wanted = RH_CAPE_RULES_NO_PART;
  viewport = gtk_widget_get_parent (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scroller)));
  gtk_widget_get_allocation (viewport, &place);
  gtk_widget_size_allocate (viewport, &place, -1);
}

static void
rh_cape_rules_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  gtk_widget_measure (RH_CAPE_RULES (widget)->scroller, orientation, for_size, minimum, natural, NULL, NULL);
}

/* The part marked as the one to look at, or else the first. */
static gboolean
rh_cape_rules_grab_focus (GtkWidget *widget)
{
  RhCapeRules *self = RH_CAPE_RULES (widget);

  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    if (gtk_widget_has_css_class (self->parts[i], "now"))
      return gtk_widget_grab_focus (self->headings[i]);
  }

  return gtk_widget_grab_focus (self->headings[0]);
}

/* A heading reached by Tab brings its part with it, unless all of it is in sight. */
static void
on_heading_enter_cb (GtkEventController *controller, RhCapeRules *self)
{
  GtkWidget *heading = gtk_event_controller_get_widget (controller);
  GtkAdjustment *adjustment = get_adjustment (self);
  double value = gtk_adjustment_get_value (adjustment);
  double top;
  double bottom;

  if (self->wanted != RH_CAPE_RULES_NO_PART)
    return;

  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++) {
    if (self->headings[i] != heading)
      continue;
    compute_place (self, i, &top, &bottom);
    if (top < value || bottom > value + gtk_adjustment_get_page_size (adjustment))
      scroll_to (self, i);
  }
}

/* What a reader's hands know: arrows by the line, Space by the page, Home and End. */
static gboolean
on_key_pressed_cb (RhCapeRules *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double value = gtk_adjustment_get_value (adjustment);
  double line = gtk_adjustment_get_step_increment (adjustment);
  double page = gtk_adjustment_get_page_increment (adjustment);

  if (!rh_key_is_plain (modifiers))
    return FALSE;

  switch (keyval) {
  case GDK_KEY_Up:
    value -= line;
    break;
  case GDK_KEY_Down:
    value += line;
    break;
  case GDK_KEY_Page_Up:
    value -= page;
    break;
  case GDK_KEY_Page_Down:
  case GDK_KEY_space:
    value += page;
    break;
  case GDK_KEY_Home:
    value = 0;
    break;
  case GDK_KEY_End:
    value = gtk_adjustment_get_upper (adjustment);
    break;
  default:
    return FALSE;
  }
  gtk_adjustment_set_value (adjustment, value);

  return TRUE;
}

static void
rh_cape_rules_dispose (GObject *object)
{
  RhCapeRules *self = RH_CAPE_RULES (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (rh_cape_rules_parent_class)->dispose (object);
}

static void
rh_cape_rules_class_init (RhCapeRulesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rh_cape_rules_dispose;

  widget_class->measure = rh_cape_rules_measure;
  widget_class->size_allocate = rh_cape_rules_size_allocate;
  widget_class->grab_focus = rh_cape_rules_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "cape-rules");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_text (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "label", text,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "natural-wrap-mode", GTK_NATURAL_WRAP_NONE,
                       "xalign", 0.0,
                       "hexpand", TRUE,
                       NULL);
}

/* A sentence of a list, behind its dot. */
static GtkWidget *
make_line (const char *text)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *dot = g_object_new (GTK_TYPE_LABEL,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                 "label", "•",
                                 "valign", GTK_ALIGN_START,
                                 NULL);

  gtk_widget_add_css_class (line, "line");
  gtk_widget_add_css_class (dot, "dot");
  gtk_box_append (GTK_BOX (line), dot);
  gtk_box_append (GTK_BOX (line), make_text (text));
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return line;
}

static GtkWidget *
add_list (GtkWidget *part)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  NULL);

  gtk_widget_add_css_class (list, "lines");
  gtk_box_append (GTK_BOX (part), list);

  return list;
}

static void
add_lines (GtkWidget *part, RhCapeRulesPart kind)
{
  g_auto (GStrv) lines = rh_cape_rules_text_lines (kind);
  guint n_leads = rh_cape_rules_text_n_leads (kind);
  GtkWidget *list;

  for (guint i = 0; i < n_leads; i++)
    gtk_box_append (GTK_BOX (part), make_text (lines[i]));
  if (kind == RH_CAPE_RULES_TERRAINS)
    gtk_box_append (GTK_BOX (part), rh_cape_rules_terrains_new ());
  if (lines[n_leads] == NULL)
    return;

  list = add_list (part);
  for (guint i = n_leads; lines[i] != NULL; i++)
    gtk_box_append (GTK_BOX (list), make_line (lines[i]));
}

/* The editions side by side would be narrow; they stand one below the other. */
static void
add_editions (RhCapeRules *self, GtkWidget *part)
{
  for (guint i = 0; i < EDITIONS; i++) {
    GtkWidget *edition = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
    GtkWidget *name = make_text (_(rh_cape_telling.options[0].values[i]));
    GtkWidget *note = g_object_new (GTK_TYPE_LABEL,
                                    /* Translators: marks the edition that the game on the table is played by */
                                    "label", C_("rules sheet", "This game"),
                                    "halign", GTK_ALIGN_START,
                                    "visible", FALSE,
                                    NULL);

    gtk_widget_add_css_class (edition, "edition");
    gtk_widget_add_css_class (name, "name");
    gtk_widget_add_css_class (note, "note");
    gtk_box_append (GTK_BOX (edition), note);
    gtk_box_append (GTK_BOX (edition), name);
    gtk_box_append (GTK_BOX (edition), make_text (rh_cape_rules_text_edition (i > 0)));
    gtk_box_append (GTK_BOX (part), edition);
    self->editions[i] = edition;
    self->edition_notes[i] = note;
  }
}

/* Of what is below them nothing takes the focus, so that who doesn't see hears it with the heading. */
static void
read_aloud (RhCapeRules *self, RhCapeRulesPart part, const RhCapeState *state)
{
  g_autofree char *text = rh_cape_rules_text_aloud (part, state);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->headings[part]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
add_part (RhCapeRules *self, RhCapeRulesPart kind)
{
  GtkWidget *part = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  "spacing", 8,
                                  NULL);
  const char *title = rh_cape_rules_text_title (kind);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_add_css_class (part, "part");
  self->parts[kind] = part;
  self->headings[kind] = rh_heading_new (title);
  read_aloud (self, kind, NULL);
  g_signal_connect (focus, "enter", G_CALLBACK (on_heading_enter_cb), self);
  gtk_widget_add_controller (self->headings[kind], focus);
  gtk_box_append (GTK_BOX (part), self->headings[kind]);
  add_lines (part, kind);
  if (kind == RH_CAPE_RULES_EDITIONS)
    add_editions (self, part);
  gtk_box_append (GTK_BOX (self->box), part);
}

static void
rh_cape_rules_init (RhCapeRules *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", WIDTH, "tightening-threshold", WIDTH, NULL);
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);

  rh_cape_style_load ();
  self->wanted = RH_CAPE_RULES_NO_PART;
  self->part = RH_CAPE_RULES_NO_PART;

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++)
    add_part (self, i);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->box);

  /* It is scrolled here, a part at a time. */
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), clamp);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), viewport);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rules"), -1);
}

/**
 * rh_cape_rules_new:
 *
 * Returns: (transfer floating): the rules sheet, from its beginning
 */
GtkWidget *
rh_cape_rules_new (void)
{
  return g_object_new (RH_TYPE_CAPE_RULES, NULL);
}

/* Marked by a word as well as by the frame. */
static void
mark_part (RhCapeRules *self, RhCapeRulesPart part, gboolean now)
{
  /* Translators: marks the part of the rules sheet that the game stands at */
  rh_heading_set_note (RH_HEADING (self->headings[part]), now ? C_("rules sheet", "Now") : NULL);
  rh_cape_style_set_class (self->parts[part], "now", now);
}

/**
 * rh_cape_rules_update:
 * @self: a rules sheet
 * @state: where the game on the table stands
 *
 * Marks the part that is asked about there, and the edition the game is played by.
 */
void
rh_cape_rules_update (RhCapeRules *self, const RhCapeState *state)
{
  g_return_if_fail (RH_IS_CAPE_RULES (self));

  for (guint i = 0; i < RH_CAPE_RULES_PARTS; i++)
    mark_part (self, i, i == rh_cape_rules_part_of (state));

  for (guint i = 0; i < EDITIONS; i++) {
    gboolean own = i == (state->river_all ? 1 : 0);

    gtk_widget_set_visible (self->edition_notes[i], own);
    rh_cape_style_set_class (self->editions[i], "own", own);
  }
  read_aloud (self, RH_CAPE_RULES_EDITIONS, state);
}

/**
 * rh_cape_rules_go_to:
 * @self: a rules sheet
 * @part: a part of it
 *
 * Has the part at the top, or as near to it as it gets, and the focus on its
 * heading. On a sheet that isn't shown yet, from its first picture on.
 */
void
rh_cape_rules_go_to (RhCapeRules *self, RhCapeRulesPart part)
{
  g_return_if_fail (RH_IS_CAPE_RULES (self));
  g_return_if_fail (part < RH_CAPE_RULES_PARTS);

  self->wanted = part;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_grab_focus (self->headings[part]);
}
