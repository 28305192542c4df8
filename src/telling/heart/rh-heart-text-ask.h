/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-draft.h"
#include "rh-heart.h"

G_BEGIN_DECLS

/* What each step asks. */

const char *rh_heart_text_ask_deal    (void);                        /* "Which terrain card does everybody begin with?" */
char       *rh_heart_text_ask_claim   (const char         *name);    /* "Bram claims a route" */
char       *rh_heart_text_ask_ways    (const char         *name,
                                       RhHeartColour       colour,
                                       guint               length);  /* "Bram doubles: white route of 3" */
char       *rh_heart_text_ask_terrain (const char         *name);    /* "Bram takes terrain cards" */
char       *rh_heart_text_ask_tickets (const char         *name);    /* "Which tickets does Bram have?" */
const char *rh_heart_text_ask_all     (void);                        /* "Are these everybody’s tickets?" */
char       *rh_heart_text_ask_ticket  (int                 ticket);  /* "+8, fulfilled" */
char       *rh_heart_text_ask_entered (const RhHeartDraft *draft);   /* "12: fulfilled or failed?" */
char       *rh_heart_text_ask_taken_off (const RhHeartDraft *draft,
                                         const RhHeartDraft *before); /* "Taken off: +8, fulfilled" */
const char *rh_heart_text_ask_locked  (void); /* "Tickets are counted already: undo them first." */
char       *rh_heart_text_ask_first   (const RhHeartDraft *draft,
                                       const char         *typed); /* "12: first + or −. 7− was not taken." */
char       *rh_heart_text_ask_soon    (const char         *name);    /* "Pressed too soon. If it is meant for Bram, …" */
char       *rh_heart_text_ask_figure  (int                 ticket);  /* "−12" */
char       *rh_heart_text_ask_sum     (guint               n,
                                       const gint8        *tickets); /* "+8 +12 −5 = 15" */

G_END_DECLS
