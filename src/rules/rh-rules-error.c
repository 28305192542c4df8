/* SPDX-License-Identifier: GPL-3.0-or-later
 * The error domain of the rules. */

#include "rh-rules-error.h"

G_DEFINE_QUARK (rh-rules-error-quark, rh_rules_error)
