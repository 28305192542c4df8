/* SPDX-License-Identifier: GPL-3.0-or-later
 * The error domain of records. */

#include "rh-record-error.h"

G_DEFINE_QUARK (rh-record-error-quark, rh_record_error)
