/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RH_DIGEST_SIZE 16

/**
 * RhDigest:
 * @bytes: the bytes; all zero where there is none
 *
 * What tells two texts apart: the first half of a SHA-256.
 */
typedef struct {
  guint8 bytes[RH_DIGEST_SIZE];
} RhDigest;

/**
 * RhDigester:
 *
 * A digest in the making.
 */
typedef GChecksum RhDigester;

RhDigester *rh_digester_new        (const char     *what);
void        rh_digester_add_int    (RhDigester     *self,
                                    gint64          number);
void        rh_digester_add_text   (RhDigester     *self,
                                    const char     *text);
void        rh_digester_add_digest (RhDigester     *self,
                                    const RhDigest *digest);
RhDigest    rh_digester_end        (RhDigester     *self);

gboolean    rh_digest_equal        (const RhDigest *a,
                                    const RhDigest *b);
gboolean    rh_digest_is_set       (const RhDigest *self);

G_END_DECLS
