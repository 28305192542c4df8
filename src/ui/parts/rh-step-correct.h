/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-step.h"

G_BEGIN_DECLS

gboolean rh_step_correct (RhStep     *self,
                          guint       i,
                          const char *line);
gboolean rh_step_play_on (RhStep     *self,
                          const char *line);

G_END_DECLS
