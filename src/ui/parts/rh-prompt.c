/* SPDX-License-Identifier: GPL-3.0-or-later
 * A button as any other that a key presses at once. GTK waits for a quarter of a second, and what is typed on meanwhile would
 * be meant for what it brings, and come to what stands there still. */

#include "config.h"

#include "rh-prompt.h"

struct _RhPrompt {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (RhPrompt, rh_prompt, GTK_TYPE_BUTTON)

static void
rh_prompt_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
rh_prompt_class_init (RhPromptClass *klass)
{
  GTK_BUTTON_CLASS (klass)->activate = rh_prompt_activate;
}

static void
rh_prompt_init (RhPrompt *self)
{
}

/**
 * rh_prompt_new:
 * @label: what it says
 *
 * Returns: (transfer floating): a button that says it
 */
GtkWidget *
rh_prompt_new (const char *label)
{
  return g_object_new (RH_TYPE_PROMPT, "label", label, NULL);
}
