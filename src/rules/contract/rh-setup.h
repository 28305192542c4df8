/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-game.h"

G_BEGIN_DECLS

/* The longest name of a player, in code points. */
#define RH_NAME_MAX 64

/**
 * RhSeat:
 * @colour: one of the game's colours, or %RH_COLOUR_NONE
 * @name: the player's name, as it was given, without blanks around it
 * @key: the name as names are compared (NFC, case folded)
 */
typedef struct {
  char *colour;
  char *name;
  char *key;
} RhSeat;

/**
 * RhSetup:
 * @game: what is played
 * @id: (nullable): a UUID in lower case
 * @started: (nullable): when it began, `2026-11-21T19:30:00Z`
 * @n_seats: how many players
 * @seats: the players, clockwise
 * @options: (nullable): for each option of the game the value given, or %NULL
 *
 * All that is settled before the first move: the head of a record.
 * Fill it in through the functions below, which refuse what doesn't fit.
 */
struct _RhSetup {
  const RhGame *game;
  char         *id;
  char         *started;
  guint         n_seats;
  RhSeat        seats[RH_SEATS_MAX];
  char         *options[RH_OPTIONS_MAX];
};

RhSetup    *rh_setup_new          (const RhGame   *game);
RhSetup    *rh_setup_copy         (const RhSetup  *self);
void        rh_setup_free         (RhSetup        *self);
gboolean    rh_setup_set_id       (RhSetup        *self,
                                   const char     *id,
                                   GError        **error);
gboolean    rh_setup_set_started  (RhSetup        *self,
                                   const char     *started,
                                   GError        **error);
gboolean    rh_setup_set_option   (RhSetup        *self,
                                   const char     *key,
                                   const char     *value,
                                   GError        **error);
const char *rh_setup_get_option   (const RhSetup  *self,
                                   const char     *key);
int         rh_setup_get_number   (const RhSetup  *self,
                                   const char     *key);
gboolean    rh_setup_add_seat     (RhSetup        *self,
                                   const char     *colour,
                                   const char     *name,
                                   GError        **error);
gboolean    rh_setup_check        (const RhSetup  *self,
                                   GError        **error);
char       *rh_setup_name_key     (const char     *name);
char       *rh_setup_dup_name     (const char     *name,
                                   GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RhSetup, rh_setup_free)

G_END_DECLS
