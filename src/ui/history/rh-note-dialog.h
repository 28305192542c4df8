/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

AdwMessageDialog *rh_note_dialog_new (GtkWindow *parent,
                                      RhStore   *store,
                                      gint64     game,
                                      GError   **error);

G_END_DECLS
