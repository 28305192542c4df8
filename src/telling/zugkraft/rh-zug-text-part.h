/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-train.h"

G_BEGIN_DECLS

const char *rh_zug_text_part_title  (RhZugPart part); /* "Tank": short, on a button */
char       *rh_zug_text_part_spoken (RhZugPart part); /* "Tank car, 4 points" */
const char *rh_zug_text_part_key    (RhZugPart part); /* "k": translated, distinct */
const char *rh_zug_text_part_bar    (RhZugBar  bar);  /* "An engine comes first." or NULL */
char       *rh_zug_text_part_change   (const RhZugTrain *train,
                                       guint             i); /* "Change part 4: Boxcar" */
char       *rh_zug_text_part_chosen   (const RhZugTrain *train,
                                       guint             i); /* "Which part instead of ..." */
char       *rh_zug_text_part_take_off (const RhZugTrain *train,
                                       guint             i); /* "Take off part 4: Boxcar" */
char       *rh_zug_text_part_entered  (const RhZugTrain *was,
                                       const RhZugTrain *now); /* "Tank instead of Box" */
const char *rh_zug_text_part_needed   (const RhZugTrain *train,
                                       guint             i); /* why it can't be */

G_END_DECLS
