/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-database.h"

G_BEGIN_DECLS

/* What the files of the store share; nobody else includes this. */

/* rh-store.c */
RhDatabase   *rh_store_get_database        (RhStore        *self);

/* rh-store-setup.c */
gint64        rh_store_setup_insert        (RhDatabase     *database,
                                            const RhSetup  *setup,
                                            gint64          now,
                                            GError        **error);
RhSetup      *rh_store_setup_dup_whole     (const RhSetup  *setup);
RhSetup      *rh_store_setup_read          (RhDatabase     *database,
                                            gint64          game,
                                            GError        **error);

/* rh-store-load.c */
const char   *rh_game_status_to_string     (RhGameStatus    status);
gboolean      rh_game_status_from_string   (const char     *text,
                                            RhGameStatus   *status);
RhStoredGame *rh_store_read_game           (RhDatabase     *database,
                                            gint64          game,
                                            GError        **error);

/* rh-store-games.c */
gint64        rh_store_now                 (void);
gboolean      rh_store_insert_move         (RhDatabase     *database,
                                            gint64          game,
                                            guint           seq,
                                            const char     *text,
                                            GError        **error);
gboolean      rh_store_insert_entries      (RhDatabase     *database,
                                            gint64          game,
                                            guint           move,
                                            const RhEntry  *entries,
                                            guint           n_entries,
                                            GError        **error);
gboolean      rh_store_check_played        (RhDatabase     *database,
                                            gint64          game,
                                            guint           n_played,
                                            GError        **error);
gboolean      rh_store_set_status          (RhDatabase     *database,
                                            gint64          game,
                                            RhGameStatus    status,
                                            guint           winners,
                                            GError        **error);
gboolean      rh_store_amend_undone        (RhDatabase     *database,
                                            gint64          game,
                                            GError        **error);
gboolean      rh_store_run_on_game         (RhDatabase     *database,
                                            const char     *sql,
                                            gint64          game,
                                            gint64          value,
                                            GError        **error);

/* rh-store-amend.c */
gboolean      rh_store_insert_entries_from (RhDatabase      *database,
                                            gint64           game,
                                            guint            seq,
                                            const RhEntries *entries,
                                            GError         **error);

G_END_DECLS
