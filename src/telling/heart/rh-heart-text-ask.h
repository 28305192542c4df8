/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-draft.h"
#include "rh-heart.h"

G_BEGIN_DECLS

/* What each step asks. */

const char *rh_heart_text_ask_deal    (void);                        /* "Which terrain card does everybody begin with?" */
char       *rh_heart_text_ask_claim   (const char         *name);    /* "Bram claims a route" */
char       *rh_heart_text_ask_terrain (const char         *name);    /* "Bram takes terrain cards" */
char       *rh_heart_text_ask_tickets (const char         *name);    /* "Which tickets does Bram have?" */
const char *rh_heart_text_ask_anybody (void);                        /* "Anybody may act: tap a player" */
char       *rh_heart_text_ask_ticket  (int                 ticket);  /* "+8, fulfilled" */
char       *rh_heart_text_ask_sum     (const RhHeartDraft *draft);   /* "+8 +12 −5 = 15" */

G_END_DECLS
