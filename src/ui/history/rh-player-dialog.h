/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhPlayerDone:
 * @page: what the dialog was shown over
 * @player: the number of the player who is called otherwise, or that of whom they have become
 *
 * Told what was done.
 */
typedef void (*RhPlayerDone) (GtkWidget *page,
                              gint64     player);

AdwMessageDialog *rh_player_dialog_show (GtkWidget         *page,
                                         RhStore           *store,
                                         const RhPlayerRow *row,
                                         RhPlayerDone       done);

G_END_DECLS
