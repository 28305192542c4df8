/* SPDX-License-Identifier: GPL-3.0-or-later
 * A big button: the key it shows is the key it takes. */

#include "board.h"
#include "contrast.h"
#include "step-table.h"
#include "ui-screen.h"

#include "rh-announce.h"
#include "rh-button.h"
#include "rh-style.h"

#include <adwaita.h>

typedef struct {
  GtkWidget *window;
  RhButton  *button;
  guint      n;
} Fixture;

static void
on_clicked_cb (GtkButton *button, Fixture *self)
{
  self->n++;
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = gtk_window_new ();
  self->button = RH_BUTTON (rh_button_new ());
  g_signal_connect (self->button, "clicked", G_CALLBACK (on_clicked_cb), self);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->button));
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* Label and caption are shown, and are together what a screen reader says; so is the key. */
static void
test_text (Fixture *self, gconstpointer data)
{
  rh_button_set (self->button, "Build for £10", "leaves £61");
  rh_button_set_key (self->button, "b");
  g_assert_true (step_table_says (GTK_WIDGET (self->button), "Build for £10"));
  g_assert_true (step_table_says (GTK_WIDGET (self->button), "leaves £61"));
  g_assert_true (step_table_says (GTK_WIDGET (self->button), "B"));
  gtk_test_accessible_assert_role (self->button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (self->button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Build for £10, leaves £61");
  gtk_test_accessible_assert_property (self->button, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "b");

  rh_button_set (self->button, "Pass", NULL);
  g_assert_false (step_table_says (GTK_WIDGET (self->button), "leaves"));
  gtk_test_accessible_assert_property (self->button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Pass");
}

/* The key clicks, in either case and from the keypad; another key, or one with Ctrl, doesn't. */
static void
test_key (Fixture *self, gconstpointer data)
{
  g_assert_false (rh_button_take_key (self->button, GDK_KEY_b, 0));
  rh_button_set_key (self->button, "b");
  g_assert_true (rh_button_take_key (self->button, GDK_KEY_b, 0));
  g_assert_true (rh_button_take_key (self->button, GDK_KEY_B, GDK_SHIFT_MASK));
  g_assert_false (rh_button_take_key (self->button, GDK_KEY_Escape, 0));
  g_assert_false (rh_button_take_escape (self->button, GDK_KEY_b, 0));
  g_assert_cmpuint (self->n, ==, 2);
  g_assert_false (rh_button_take_key (self->button, GDK_KEY_p, 0));
  g_assert_false (rh_button_take_key (self->button, GDK_KEY_b, GDK_CONTROL_MASK));
  g_assert_false (rh_button_take_key (self->button, GDK_KEY_Shift_L, 0));

  rh_button_set_key (self->button, "7");
  g_assert_true (rh_button_take_key (self->button, GDK_KEY_KP_7, 0));
  rh_button_set_key (self->button, "é");
  g_assert_true (rh_button_take_key (self->button, GDK_KEY_Eacute, 0));
  g_assert_true (rh_button_take_escape (self->button, GDK_KEY_Escape, 0));
  g_assert_cmpuint (self->n, ==, 5);
}

/* What can't be pressed with the pointer can't be pressed by its key. */
static void
test_insensitive (Fixture *self, gconstpointer data)
{
  rh_button_set_key (self->button, "b");
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), FALSE);
  g_assert_false (rh_button_take_key (self->button, GDK_KEY_b, 0));
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->button), FALSE);
  g_assert_false (rh_button_take_key (self->button, GDK_KEY_b, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->button), TRUE);
  g_assert_true (rh_button_take_key (self->button, GDK_KEY_b, 0));
  g_assert_cmpuint (self->n, ==, 1);
}

/* What can't be pressed is paler, unless it is what was chosen; no frame takes its pixels one by one for that. */
static void
test_paler (Fixture *self, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (self->button);

  rh_button_set (self->button, "Pass", NULL);
  g_assert_false (ui_screen_draws (widget, "opacity"));

  gtk_widget_set_sensitive (widget, FALSE);
  g_assert_true (ui_screen_draws (widget, "opacity"));
  g_assert_false (ui_screen_draws (widget, "color-matrix"));

  rh_button_set_chosen (self->button, TRUE);
  g_assert_false (ui_screen_draws (widget, "opacity"));
  g_assert_false (ui_screen_draws (widget, "color-matrix"));
}

/* What a step comes to has one look where it can be pressed and one where it can't, whether or not it says why then. */
static void
test_main (Fixture *self, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (self->button);
  GdkRGBA open, barred, closed;

  rh_button_set (self->button, "Build", NULL);
  gtk_widget_add_css_class (widget, "main");
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &open);
  gtk_widget_add_css_class (widget, "barred");
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &barred);
  g_assert_false (ui_screen_draws (widget, "opacity"));
  gtk_widget_remove_css_class (widget, "barred");
  gtk_widget_set_sensitive (widget, FALSE);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &closed);
  g_assert_false (ui_screen_draws (widget, "opacity"));
  g_assert_true (gdk_rgba_equal (&barred, &closed));
  g_assert_false (gdk_rgba_equal (&open, &closed));
}

static GtkWidget *
find_class (GtkWidget *root, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (root, css_class) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, css_class);

  return found;
}

/* The small letters can be read on whatever their button is filled with, as guidelines count it: as it is, below the pointer, held,
 * and where it only says why it can't be pressed. */
static void
test_caption (Fixture *self, gconstpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  static const char *const classes[] = { "rh-button main", "rh-button main barred", "rh-button" };
  static const GtkStateFlags states[] = { GTK_STATE_FLAG_NORMAL, GTK_STATE_FLAG_PRELIGHT,
                                          GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE };
  GtkWidget *button = GTK_WIDGET (self->button);

  g_object_set (gtk_widget_get_settings (button), "gtk-enable-animations", FALSE, NULL);
  rh_button_set (self->button, "Build for £40", "+£8 income, leaves £62");
  for (guint i = 0; i < G_N_ELEMENTS (schemes) * G_N_ELEMENTS (classes) * G_N_ELEMENTS (states); i++) {
    const char *names = classes[i / G_N_ELEMENTS (states) % G_N_ELEMENTS (classes)];
    g_auto (GStrv) words = g_strsplit (names, " ", -1);
    double measured;

    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        schemes[i / (G_N_ELEMENTS (states) * G_N_ELEMENTS (classes))]);
    gtk_widget_set_css_classes (button, (const char **) words);
    rh_button_set_chosen (self->button, g_str_equal (names, "rh-button"));
    gtk_widget_unset_state_flags (button, GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_ACTIVE);
    gtk_widget_set_state_flags (button, states[i % G_N_ELEMENTS (states)], FALSE);
    board_settle ();
    measured = contrast_of_text (self->window, find_class (button, "rh-caption"));
    g_test_message ("%s, state %u: %.2f", names, (guint) states[i % G_N_ELEMENTS (states)], measured);
    g_assert_cmpfloat (measured, >=, 4.5);
  }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* What is seldom asked for is no fill, but a line, until it is what is chosen. */
static void
test_quiet (Fixture *self, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (self->button);

  rh_button_set (self->button, "Enter Terrain Too", NULL);
  g_assert_true (ui_screen_draws (widget, "color"));
  gtk_widget_add_css_class (widget, "quiet");
  g_assert_false (ui_screen_draws (widget, "color"));
  g_assert_true (ui_screen_draws (widget, "inset-shadow"));
  rh_button_set_chosen (self->button, TRUE);
  g_assert_true (ui_screen_draws (widget, "color"));
}

/* The choice made is said, and so is that it isn't made any more. */
static void
test_chosen (Fixture *self, gconstpointer data)
{
  rh_button_set_chosen (self->button, TRUE);
  gtk_test_accessible_assert_state (self->button, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  rh_button_set_chosen (self->button, FALSE);
  gtk_test_accessible_assert_state (self->button, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);
}

/* A pixel in the middle of its width, so far from its upper edge, on a page of that colour. */
static GdkRGBA
get_pixel (GtkWidget *button, int y, const GdkRGBA *page)
{
  g_autoptr (GBytes) bytes = board_picture (button);
  const guchar *pixel = g_bytes_get_data (bytes, NULL);
  int width = gtk_widget_get_width (button);
  float through;

  pixel += 4 * (y * width + width / 2);
  through = 1 - pixel[3] / 255.0f;

  return (GdkRGBA) { pixel[2] / 255.0f + through * page->red, pixel[1] / 255.0f + through * page->green,
                     pixel[0] / 255.0f + through * page->blue, 1 };
}

/* Shown without a text, which would stand in the middle. */
static GdkRGBA
get_fill (Fixture *self, const GdkRGBA *page)
{
  board_settle ();

  return get_pixel (GTK_WIDGET (self->button), 12, page);
}

static double
get_hue (const GdkRGBA *rgba)
{
  return MAX (MAX (rgba->red, rgba->green), rgba->blue) - MIN (MIN (rgba->red, rgba->green), rgba->blue);
}

/* What a step comes to and can't be pressed yet is grey, not as what is chosen; it is read, as large text is. */
static void
check_barred (Fixture *self)
{
  GtkWidget *widget = GTK_WIDGET (self->button);
  GdkRGBA page, open, barred, closed;

  rh_style_get (widget, "window_bg_color", &page);
  gtk_widget_add_css_class (widget, "main");
  open = get_fill (self, &page);
  gtk_widget_add_css_class (widget, "barred");
  barred = get_fill (self, &page);
  rh_button_set (self->button, "Stop", NULL);
  board_settle ();
  g_assert_cmpfloat (contrast_of_text (self->window, board_find (widget, GTK_TYPE_LABEL, 0)), >=, 3);
  rh_button_set (self->button, "", NULL);
  gtk_widget_remove_css_class (widget, "barred");
  gtk_widget_set_sensitive (widget, FALSE);
  closed = get_fill (self, &page);
  gtk_widget_set_sensitive (widget, TRUE);
  gtk_widget_remove_css_class (widget, "main");

  g_assert_cmpfloat (get_hue (&open), >, .3);
  g_assert_cmpfloat (get_hue (&barred), <, .03);
  g_assert_true (gdk_rgba_equal (&barred, &closed));
  g_assert_false (gdk_rgba_equal (&barred, &page));
}

static void
test_barred_look (Fixture *self, gconstpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  gtk_window_set_default_size (GTK_WINDOW (self->window), 100, 80);
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++) {
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
    check_barred (self);
  }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

static void
check_look (Fixture *self)
{
  GtkWidget *widget = GTK_WIDGET (self->button);
  GdkRGBA page, plain, chosen, frame, filled, text;

  rh_style_get (widget, "window_bg_color", &page);
  rh_button_set_chosen (self->button, FALSE);
  plain = get_fill (self, &page);
  gtk_widget_add_css_class (widget, "main");
  filled = get_fill (self, &page);
  gtk_widget_remove_css_class (widget, "main");
  rh_button_set_chosen (self->button, TRUE);
  chosen = get_fill (self, &page);
  frame = get_pixel (widget, 1, &page);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);

  g_assert_cmpfloat (contrast_of (&frame, &page), >=, 3);
  g_assert_cmpfloat (contrast_of (&frame, &plain), >=, 3);
  g_assert_cmpfloat (contrast_of (&text, &chosen), >=, 4.5);
  g_assert_false (gdk_rgba_equal (&chosen, &plain));
  g_assert_cmpfloat (contrast_of (&chosen, &filled), >=, 1.5);
}

/* What is chosen has a frame and a tint, which are seen light and dark; it isn't filled as what a step comes to. */
static void
test_chosen_look (Fixture *self, gconstpointer data)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  gtk_window_set_default_size (GTK_WINDOW (self->window), 100, 80);
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++) {
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
    check_look (self);
  }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

/* What only turns the panel is quieter than what is chosen. */
static void
test_turns (Fixture *self, gconstpointer data)
{
  const GdkRGBA page = { 1, 1, 1, 1 };
  GdkRGBA plain, turned, chosen;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 100, 80);
  plain = get_fill (self, &page);
  rh_button_set_chosen (self->button, TRUE);
  chosen = get_fill (self, &page);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "turns");
  turned = get_fill (self, &page);
  g_assert_false (gdk_rgba_equal (&turned, &plain));
  g_assert_false (gdk_rgba_equal (&turned, &chosen));
}

/* One of a row is a radio button, chosen or not. */
static void
test_radio (Fixture *self, gconstpointer data)
{
  GtkWidget *button = g_object_ref_sink (rh_button_new_radio ());

  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_RADIO);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE);
  rh_button_set_chosen (RH_BUTTON (button), TRUE);
  gtk_test_accessible_assert_state (button, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_object_unref (button);
}

/* A name of its own stays as long as the text does. */
static void
test_name (Fixture *self, gconstpointer data)
{
  rh_button_set (self->button, "4", NULL);
  rh_button_set_name (self->button, "Anna: £4");
  rh_button_set (self->button, "4", NULL);
  gtk_test_accessible_assert_property (self->button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Anna: £4");
  rh_button_set (self->button, "5", NULL);
  gtk_test_accessible_assert_property (self->button, GTK_ACCESSIBLE_PROPERTY_LABEL, "5");
}

/* Enter, or a screen reader, clicks it at once, and not when something else may be asked already. */
static void
test_activate (Fixture *self, gconstpointer data)
{
  g_assert_true (gtk_widget_activate (GTK_WIDGET (self->button)));
  g_assert_cmpuint (self->n, ==, 1);
}

/* However long a name is, the button is as wide as with a short one. */
static void
test_named (Fixture *self, gconstpointer data)
{
  int few, many;

  rh_button_set (self->button, "Bo", NULL);
  rh_button_set_named (self->button);
  gtk_widget_measure (GTK_WIDGET (self->button), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &few, NULL, NULL);
  rh_button_set (self->button, "Maximiliane von und zu Hohenstein", NULL);
  gtk_widget_measure (GTK_WIDGET (self->button), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &many, NULL, NULL);
  g_assert_cmpint (many, ==, few);
}

/* Two words ask for the width of one. */
static void
test_width_chars (Fixture *self, gconstpointer data)
{
  int whole, broken;

  rh_button_set (self->button, "Several long words", NULL);
  gtk_widget_measure (GTK_WIDGET (self->button), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
  rh_button_set_width_chars (self->button, 8);
  gtk_widget_measure (GTK_WIDGET (self->button), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &broken, NULL, NULL);
  g_assert_cmpint (broken, <, whole);
}

static GtkWidget *
find_key (GtkWidget *root)
{
  return find_class (root, "rh-key");
}

/* With a picture the key stands where it does without: in the corner above, where lines end. */
static void
test_key_above (Fixture *self, gconstpointer data)
{
  GtkWidget *key = find_key (GTK_WIDGET (self->button));

  rh_button_set_picture (self->button, gtk_drawing_area_new ());
  g_assert_cmpint (gtk_widget_get_valign (key), ==, GTK_ALIGN_START);
  g_assert_cmpint (gtk_widget_get_halign (key), ==, GTK_ALIGN_END);
}

/* The ring of a button that is filled goes around its key, not across it. */
static void
test_key_in_ring (Fixture *self, gconstpointer data)
{
  static const int ring = 7; /* from the button's edge */
  GtkWidget *button = GTK_WIDGET (self->button);
  graphene_rect_t key;
  GtkBorder padding;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 200, 90);
  rh_button_set (self->button, "Plain, 4", NULL);
  rh_button_set_key (self->button, "i");
  rh_button_set_chosen (self->button, TRUE);
  gtk_widget_set_state_flags (button, GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
  while (gtk_widget_get_width (button) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_compute_bounds (find_key (button), button, &key));
  gtk_style_context_get_padding (gtk_widget_get_style_context (button), &padding);
  g_assert_cmpfloat (padding.top + key.origin.y, >=, ring);
  g_assert_cmpfloat (key.origin.x + key.size.width, <=, gtk_widget_get_width (button) + padding.right - ring);
}

static gboolean
press (Fixture *self, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->button));
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &used);
  }

  return used;
}

/* Enter and Space are held back for a while, and nothing else. */
static void
test_rests (Fixture *self, gconstpointer data)
{
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  g_assert_false (press (self, GDK_KEY_Return));
  rh_button_set_rests (self->button, TRUE);
  g_assert_true (press (self, GDK_KEY_Return));
  g_assert_true (press (self, GDK_KEY_space));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 2);
  g_assert_false (press (self, GDK_KEY_b));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 2);
  while (press (self, GDK_KEY_Return)) {
    g_assert_cmpint (g_get_monotonic_time (), <, until);
    g_usleep (1000);
  }
  g_signal_emit_by_name (self->button, "map");
  g_assert_true (press (self, GDK_KEY_KP_Enter));
  rh_button_set_rests (self->button, FALSE);
  g_assert_false (press (self, GDK_KEY_Return));
}

/* What has the focus only because it is offered isn't pressed by Enter or Space, but by all else; once somebody has moved the
 * focus there, by these too; until it is offered again. */
static void
test_offer (Fixture *self, gconstpointer data)
{
  g_autoptr (RhButton) button = g_object_ref (self->button);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *other = rh_button_new ();

  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_box_append (GTK_BOX (box), other);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (button));
  rh_button_set_key (button, "4");
  rh_button_offer (button);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == GTK_WIDGET (button));
  g_assert_true (press (self, GDK_KEY_Return));
  g_assert_true (press (self, GDK_KEY_KP_Enter));
  g_assert_true (press (self, GDK_KEY_ISO_Enter));
  g_assert_true (press (self, GDK_KEY_space));
  g_assert_cmpuint (rh_announce_get_n_refused (self->window), ==, 4);
  g_assert_cmpuint (self->n, ==, 0);
  g_assert_true (rh_button_take_key (button, GDK_KEY_4, 0));
  g_assert_cmpuint (self->n, ==, 1);

  gtk_widget_grab_focus (other);
  gtk_widget_grab_focus (GTK_WIDGET (button));
  g_assert_false (press (self, GDK_KEY_Return));
  g_assert_false (press (self, GDK_KEY_space));
  rh_button_offer (button);
  g_assert_true (press (self, GDK_KEY_Return));
  g_assert_true (press (self, GDK_KEY_KP_Space));

  /* Taken away, it isn't offered any more, wherever it comes again. */
  gtk_box_remove (GTK_BOX (box), GTK_WIDGET (button));
  g_assert_false (press (self, GDK_KEY_Return));
}

/* What has the ring is pressed by Enter and Space: what is only offered looks as it does without the focus, until somebody has moved
 * there, or it is chosen. */
static void
test_offer_ring (Fixture *self, gconstpointer data)
{
  GtkWidget *button = g_object_ref (GTK_WIDGET (self->button));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *other = rh_button_new ();
  g_autoptr (GBytes) plain = NULL;
  g_autoptr (GBytes) offered = NULL;
  g_autoptr (GBytes) named = NULL;

  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_box_append (GTK_BOX (box), other);
  gtk_box_append (GTK_BOX (box), button);
  rh_button_set (RH_BUTTON (button), "Build", "leaves £61");
  gtk_widget_grab_focus (other);
  gtk_window_set_focus_visible (GTK_WINDOW (self->window), TRUE);
  board_settle ();
  plain = board_picture (button);

  rh_button_offer (RH_BUTTON (button));
  g_assert_true (gtk_widget_has_visible_focus (button));
  board_settle ();
  offered = board_picture (button);
  g_assert_true (g_bytes_equal (offered, plain));

  gtk_widget_grab_focus (other);
  gtk_widget_grab_focus (button);
  board_settle ();
  named = board_picture (button);
  g_assert_false (g_bytes_equal (named, plain));
  g_object_unref (button);
}

/* What is chosen already has been named. */
static void
test_offer_chosen (Fixture *self, gconstpointer data)
{
  rh_button_offer (self->button);
  rh_button_set_chosen (self->button, TRUE);
  g_assert_false (press (self, GDK_KEY_Return));
  rh_button_set_chosen (self->button, FALSE);
  g_assert_true (press (self, GDK_KEY_Return));
}

#define ADD(name, function) g_test_add ("/button/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  ADD ("text", test_text);
  ADD ("key", test_key);
  ADD ("insensitive", test_insensitive);
  ADD ("paler", test_paler);
  ADD ("main", test_main);
  ADD ("barred-look", test_barred_look);
  ADD ("caption", test_caption);
  ADD ("quiet", test_quiet);
  ADD ("chosen", test_chosen);
  ADD ("chosen-look", test_chosen_look);
  ADD ("turns", test_turns);
  ADD ("radio", test_radio);
  ADD ("name", test_name);
  ADD ("activate", test_activate);
  ADD ("named", test_named);
  ADD ("width-chars", test_width_chars);
  ADD ("key-above", test_key_above);
  ADD ("key-in-ring", test_key_in_ring);
  ADD ("rests", test_rests);
  ADD ("offer", test_offer);
  ADD ("offer-ring", test_offer_ring);
  ADD ("offer-chosen", test_offer_chosen);

  return g_test_run ();
}
