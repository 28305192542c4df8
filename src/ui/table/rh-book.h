/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-game-ui.h"

G_BEGIN_DECLS

#define RH_TYPE_BOOK (rh_book_get_type ())
G_DECLARE_FINAL_TYPE (RhBook, rh_book, RH, BOOK, AdwBin)

/* What was: the ledger's sheets, the list of moves, and the correction of one of
 * them. */
GtkWidget *rh_book_new           (const RhGameUi  *ui,
                                  RhSession       *session);
void       rh_book_update        (RhBook          *self);
void       rh_book_ask           (RhBook          *self,
                                  guint            seat,
                                  gboolean         extra);
void       rh_book_leave         (RhBook          *self);
gboolean   rh_book_is_correcting (RhBook          *self);
gboolean   rh_book_key           (RhBook          *self,
                                  guint            keyval,
                                  GdkModifierType  modifiers);

G_END_DECLS
