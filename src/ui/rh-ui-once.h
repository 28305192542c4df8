/* SPDX-License-Identifier: GPL-3.0-or-later
 * What every screen includes, read by the compiler once for all of them. Sources include what they need
 * all the same: where b_pch is off, this file is read by nobody. */

#include <adwaita.h>
