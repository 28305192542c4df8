/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-heart-draft.h"
#include "rh-heart.h"

G_BEGIN_DECLS

/* What the buttons and lines of the steps say. */

/* Each key has its letter in all steps, and none does two things: who takes back less than all of a turn would do another. */
typedef enum {
  RH_HEART_KEY_PLAIN,
  RH_HEART_KEY_DRAW,
  RH_HEART_KEY_TAKE,
  RH_HEART_KEY_SKIP,
  RH_HEART_KEY_DOUBLED,
  RH_HEART_KEY_ENGINES,
  RH_HEART_KEY_WHY,
  RH_HEART_KEY_TICKETS,
  RH_HEART_KEY_OTHER,
  RH_HEART_KEY_DONE,
  RH_HEART_KEYS,
} RhHeartKey;

const char *rh_heart_text_step_key          (RhHeartKey          key);     /* "x" */

char       *rh_heart_text_step_turn         (const RhSetup      *setup,
                                             const RhHeartState *state,
                                             const RhHeartDraft *draft);  /* "What does Bram do?" */
char       *rh_heart_text_step_go_back      (const RhSetup      *setup,
                                             const RhHeartState *state,
                                             const RhHeartDraft *draft);  /* "Back to Bram" */
const char *rh_heart_text_step_take         (RhHeartTerrain      terrain); /* "Take a desert card" */
char       *rh_heart_text_step_length       (guint               length);  /* "Length 3" */
char       *rh_heart_text_step_missing      (const RhSetup      *setup,
                                             const RhHeartState *state,
                                             const RhHeartDraft *draft);  /* what is to be told yet */
char       *rh_heart_text_step_ending       (const RhHeartState *state);
char       *rh_heart_text_step_unfinished   (const RhHeartDraft *draft);   /* "Plain, Doubled, or Undo comes first." */
char       *rh_heart_text_step_changed      (const RhHeartDraft *was,
                                             const RhHeartDraft *is);      /* "Changed, and not claimed yet: …" */
char       *rh_heart_text_step_claim        (const RhSetup      *setup,
                                             const RhHeartOffer *offer);  /* what doubling takes, and why not */
char       *rh_heart_text_step_plain        (const RhHeartOffer *offer);   /* "Plain, 7" */
char       *rh_heart_text_step_doubled      (const RhHeartOffer *offer);   /* "Doubled, 14" */
char       *rh_heart_text_step_pay          (const RhHeartWay   *way);     /* "1 engine + 1 card" */
char       *rh_heart_text_step_way          (const RhHeartWay   *way);     /* "1 engine, 1 own card" */
char       *rh_heart_text_step_left         (const RhHeartWay   *way);     /* "2 cards left" */
char       *rh_heart_text_step_place        (const char         *name,
                                             RhHeartTerrain      terrain); /* "Bram: desert" */
char       *rh_heart_text_step_chip         (const RhHeartDraft *draft,
                                             guint               i);       /* "+8 ✕" */
char       *rh_heart_text_step_drop         (const RhHeartDraft *draft,
                                             guint               i);       /* "Take off: +8, fulfilled" */
char       *rh_heart_text_step_row          (const char         *name,
                                             const char         *tickets); /* "Anna: +8 −5 = 3" */
char       *rh_heart_text_step_sum          (const RhHeartDraft *draft);   /* "15 points, 2 tickets fulfilled" */
char       *rh_heart_text_step_told         (const RhHeartPlayer *player); /* "✓ +15" */
const char *rh_heart_text_step_aside        (const RhHeartState *state,
                                             const RhHeartDraft *draft,
                                             guint               seat);    /* "last turn taken"; NULL for nothing to say */

G_END_DECLS
