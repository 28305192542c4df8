/* SPDX-License-Identifier: GPL-3.0-or-later
 * The error domain of the rules, and how errors are set here and above. */

#include "rh-rules-error.h"

G_DEFINE_QUARK (rh-rules-error-quark, rh_rules_error)

/**
 * rh_refuse:
 * @error: return location
 * @domain: the domain of the error, also one of a layer above
 * @code: its code
 * @format: its message, in the manner of printf()
 * @...: what goes into it
 *
 * Sets an error, so that whoever finds something wrong says so and fails at once.
 *
 * Returns: %FALSE
 */
gboolean
rh_refuse (GError **error, GQuark domain, int code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (domain, code, format, args));
  va_end (args);

  return FALSE;
}
