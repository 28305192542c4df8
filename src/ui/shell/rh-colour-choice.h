/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RH_TYPE_COLOUR_CHOICE (rh_colour_choice_get_type ())
G_DECLARE_FINAL_TYPE (RhColourChoice, rh_colour_choice, RH, COLOUR_CHOICE, GtkBox)

void        rh_colour_choice_fill (RhColourChoice    *self,
                                   const char *const *colours);
void        rh_colour_choice_name (RhColourChoice    *self,
                                   const char        *name);
const char *rh_colour_choice_get  (RhColourChoice    *self);
void        rh_colour_choice_set  (RhColourChoice    *self,
                                   const char        *colour);

G_END_DECLS
