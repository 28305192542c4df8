/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-zug-train.h"

G_BEGIN_DECLS

const char *rh_zug_text_part_title  (RhZugPart part); /* "Tank": short, on a button */
char       *rh_zug_text_part_spoken (RhZugPart part); /* "Tank car, 4 points" */
const char *rh_zug_text_part_key    (RhZugPart part); /* "k": translated, distinct */
const char *rh_zug_text_part_bar    (RhZugBar  bar);  /* "First an engine." or NULL */

G_END_DECLS
