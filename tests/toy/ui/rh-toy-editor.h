/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-editor.h"
#include "rh-setup.h"

G_BEGIN_DECLS

#define RH_TYPE_TOY_EDITOR (rh_toy_editor_get_type ())
G_DECLARE_FINAL_TYPE (RhToyEditor, rh_toy_editor, RH, TOY_EDITOR, RhEditor)

GtkWidget *rh_toy_editor_new (const RhSetup *setup,
                              gconstpointer  before,
                              const char    *line);

G_END_DECLS
