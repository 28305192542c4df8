/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-session.h"

G_BEGIN_DECLS

#define RH_TYPE_CAPE_BOOK (rh_cape_book_get_type ())
G_DECLARE_FINAL_TYPE (RhCapeBook, rh_cape_book, RH, CAPE_BOOK, AdwBin)

/* What was: the ledger's sheets, the list of moves, and the correction of one of
 * them. Emits "corrected" (a few words to tell it). */
GtkWidget *rh_cape_book_new    (RhSession       *session);
void       rh_cape_book_update (RhCapeBook      *self);
void       rh_cape_book_ask    (RhCapeBook      *self,
                                guint            seat,
                                gboolean         bonus);
gboolean   rh_cape_book_key    (RhCapeBook      *self,
                                guint            keyval,
                                GdkModifierType  modifiers);

G_END_DECLS
