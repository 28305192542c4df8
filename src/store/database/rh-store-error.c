/* SPDX-License-Identifier: GPL-3.0-or-later
 * The domain of the store's errors. */

#include "config.h"

#include "rh-store-error.h"

G_DEFINE_QUARK (rh-store-error-quark, rh_store_error)
