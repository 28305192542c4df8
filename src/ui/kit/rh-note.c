/* SPDX-License-Identifier: GPL-3.0-or-later
 * A line that tells what has just happened, over a page, and goes by itself. */

#include "config.h"

#include "rh-note.h"

#include "rh-announce.h"
#include "rh-children.h"
#include "rh-label.h"
#include "rh-tooltip.h"

/* How long it stays, in seconds: long enough to look up from the table, and to read it. */
#define STAY_LEAST 6
#define LOOK_UP 3
#define LETTERS 11 /* read in a second, by whoever reads slowly */

#define SPOTS 16 /* no button is as narrow as what is between them, */
#define STEP 6   /* nor a line of text as low */

/**
 * RhNote:
 *
 * What a toast is elsewhere, without an animation that outlives its page.
 * Lies in a GtkOverlay, and lets taps through to what is below.
 */
struct _RhNote {
  AdwBin parent_instance;

  /* Owned by the tree */
  GtkLabel *text;

  /* Borrowed, and around or beside it: what it has room in, and what keeps the rest of that; NULL over a page */
  GtkWidget *room;
  GtkLabel  *below;

  guint     timer;
};

G_DEFINE_FINAL_TYPE (RhNote, rh_note, ADW_TYPE_BIN)

/* Shows so many lines of it, and the rest where a pointer is held; all of it where they are −1. */
static void
set_lines (GtkLabel *label, int lines)
{
  gtk_widget_set_visible (GTK_WIDGET (label), lines != 0);
  gtk_label_set_lines (label, lines);
  gtk_label_set_ellipsize (label, lines > 0 ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  rh_tooltip_set (GTK_WIDGET (label), lines > 0 ? gtk_label_get_text (label) : NULL);
}

/* How many whole lines of it there is room for. */
static int
count_lines (GtkLabel *label, int room)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), "X");
  int line;

  pango_layout_get_pixel_size (layout, NULL, &line);

  return room / MAX (line, 1);
}

static guint
get_stay (const char *text)
{
  return MAX (STAY_LEAST, LOOK_UP + (guint) g_utf8_strlen (text, -1) / LETTERS);
}

static gboolean
on_timer_cb (gpointer data)
{
  RhNote *self = data;

  self->timer = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  rh_note_fit (self);

  return G_SOURCE_REMOVE;
}

static void
rh_note_dispose (GObject *object)
{
  RhNote *self = RH_NOTE (object);

  g_clear_handle_id (&self->timer, g_source_remove);

  G_OBJECT_CLASS (rh_note_parent_class)->dispose (object);
}

static void
rh_note_class_init (RhNoteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rh_note_dispose;
}

static void
rh_note_init (RhNote *self)
{
  self->text = GTK_LABEL (rh_label_new (NULL, NULL));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->text));

  gtk_widget_add_css_class (GTK_WIDGET (self), "rh-note");
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rh_note_set_room:
 * @self: a note above a line, in a box
 * @room: what both have room in, whatever they tell; it outlives the note
 * @below: the line below it, which is never empty
 *
 * From now on neither is cut in the middle of a line: while the note is shown, the line below it is as short as it must be,
 * and all of it comes back with the note’s end.
 */
void
rh_note_set_room (RhNote *self, GtkWidget *room, GtkLabel *below)
{
  g_return_if_fail (RH_IS_NOTE (self));

  self->room = room;
  self->below = below;
}

/**
 * rh_note_fit:
 * @self: a note
 *
 * Gives the line below it what is left. To be called when that tells something else.
 */
void
rh_note_fit (RhNote *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width, room, height;

  g_return_if_fail (RH_IS_NOTE (self));

  if (self->room == NULL)
    return;

  set_lines (self->text, -1);
  set_lines (self->below, -1);
  width = gtk_widget_get_width (gtk_widget_get_parent (widget));
  room = gtk_widget_get_height (self->room);
  if (!gtk_widget_get_visible (widget) || width <= 0 || room <= 0)
    return;

  height = rh_child_get_natural (widget, GTK_ORIENTATION_VERTICAL, width);
  if (height + rh_child_get_natural (GTK_WIDGET (self->below), GTK_ORIENTATION_VERTICAL, width) <= room)
    return;

  if (height > room)
    set_lines (self->text, MAX (count_lines (self->text, room), 1));
  set_lines (self->below, count_lines (self->below, MAX (room - height, 0)));
}

/* What is read or pressed. Of what is only said for a while there is no need. */
static gboolean
is_needed (GtkWidget *widget)
{
  if (widget == NULL || gtk_widget_has_css_class (widget, "passing"))
    return FALSE;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    return TRUE;

  return GTK_IS_BUTTON (widget) || gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL ||
         gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_IMG;
}

/* How far down the first of that begins which stands there; −1 where nothing does. */
static int
find_needed (GtkWidget *parent, const GtkAllocation *at)
{
  for (int y = at->y; y < at->y + at->height; y += STEP) {
    for (int i = 0; i <= SPOTS; i++) {
      double x = at->x + 1 + i * (at->width - 2) / (double) SPOTS;

      if (is_needed (gtk_widget_pick (parent, x, y, GTK_PICK_INSENSITIVE)))
        return y;
    }
  }

  return -1;
}

/**
 * rh_note_find:
 * @self: a note over its siblings, which have their places
 * @room: where it may stand, as far down as it can; may be narrower than it is, as before all has its place
 * @at: (out): where it stands then
 *
 * Returns: whether there is a place where it covers nothing that is read or pressed
 */
gboolean
rh_note_find (RhNote *self, const GtkAllocation *room, GtkAllocation *at)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  int needed = 0;
  int least;

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  *at = *room;
  at->width = MAX (least, room->width);
  at->height = rh_child_get_natural (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, at->width);
  for (at->y = room->y + room->height - at->height; at->width == room->width && at->y >= room->y; at->y = needed - at->height) {
    needed = find_needed (parent, at);
    if (needed < 0)
      return TRUE;
  }

  at->y = room->y + room->height - at->height;

  return FALSE;
}

/**
 * rh_note_show:
 * @self: a note
 * @text: what has happened, a sentence
 *
 * Shows the line for a few seconds, longer the longer it is, in place of the one before. Nobody hears it.
 */
void
rh_note_show (RhNote *self, const char *text)
{
  g_return_if_fail (RH_IS_NOTE (self));
  g_return_if_fail (text != NULL);

  rh_label_set_held (self->text, text);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add_seconds (get_stay (text), on_timer_cb, self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  rh_note_fit (self);
}

/**
 * rh_note_tell:
 * @self: a note
 * @text: what has happened, a sentence
 *
 * Shows the line likewise, and has it said.
 */
void
rh_note_tell (RhNote *self, const char *text)
{
  rh_note_show (self, text);
  rh_announce (GTK_WIDGET (self), text);
}

/**
 * rh_note_hide:
 * @self: a note
 *
 * Takes the line away before its time.
 */
void
rh_note_hide (RhNote *self)
{
  g_return_if_fail (RH_IS_NOTE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  rh_note_fit (self);
}
