/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-store.h"

G_BEGIN_DECLS

/**
 * RhGamesFilter:
 * @text: (nullable): what somebody has typed; %NULL or blank for nothing
 * @kinds: a bit for each game of rh_game_list() that counts; 0 for all
 * @statuses: a bit for each #RhGameStatus that counts; 0 for all
 *
 * What games people want to see.
 */
typedef struct {
  const char *text;
  guint       kinds;
  guint       statuses;
} RhGamesFilter;

/**
 * RhGamesSource:
 *
 * The games of a list, as they are found.
 */
typedef struct _RhGamesSource RhGamesSource;

gboolean       rh_games_filter_is_set  (const RhGamesFilter *self);

RhGamesSource *rh_games_source_new     (RhStore             *store,
                                        gboolean             unfinished,
                                        const GArray        *without,
                                        const RhGamesFilter *filter);
gboolean       rh_games_source_look    (RhGamesSource       *self,
                                        guint                n,
                                        GError             **error);
guint          rh_games_source_get_n   (RhGamesSource       *self);
gboolean       rh_games_source_is_done (RhGamesSource       *self);
RhGameRow     *rh_games_source_take    (RhGamesSource       *self);
void           rh_games_source_free    (RhGamesSource       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhGamesSource, rh_games_source_free)

G_END_DECLS
