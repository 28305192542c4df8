/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-session.h"
#include "rh-store.h"
#include "rh-telling.h"

G_BEGIN_DECLS

/**
 * RhFormer:
 * @line: what the store has of it
 * @text: what it was, told below the move it has become
 *
 * What a corrected move was before.
 */
typedef struct {
  RhFormerLine *line;
  char         *text;
} RhFormer;

GPtrArray    *rh_former_list (const RhTelling  *telling,
                              RhSession        *session,
                              GError          **error);
RhFormerLine *rh_former_find (RhSession        *session,
                              guint             i,
                              const char       *text,
                              GError          **error);

G_END_DECLS
