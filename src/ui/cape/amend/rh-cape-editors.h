/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rh-cape.h"

G_BEGIN_DECLS

/* An #RhCapeEditor for each kind of move, each in the file of its name. @before is
 * where the game stood. */
GtkWidget *rh_cape_bids_editor_new   (const RhSetup     *setup,
                                      const RhCapeMove  *move);
GtkWidget *rh_cape_build_editor_new  (const RhSetup     *setup,
                                      const RhCapeState *before,
                                      const RhCapeMove  *move);
GtkWidget *rh_cape_draw_editor_new   (const RhCapeMove  *move);
GtkWidget *rh_cape_pick_editor_new   (const RhSetup     *setup,
                                      const RhCapeState *before,
                                      const RhCapeMove  *move);
GtkWidget *rh_cape_reveal_editor_new (const RhCapeMove  *move);
GtkWidget *rh_cape_tie_editor_new    (const RhSetup     *setup,
                                      const RhCapeMove  *move);

G_END_DECLS
