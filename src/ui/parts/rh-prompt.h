/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A button as any other, with whatever in it, that a key presses at once. */
#define RH_TYPE_PROMPT (rh_prompt_get_type ())

G_DECLARE_FINAL_TYPE (RhPrompt, rh_prompt, RH, PROMPT, GtkButton)

GtkWidget *rh_prompt_new (const char *label);

G_END_DECLS
