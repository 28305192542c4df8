/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

double luminance_of (const GdkRGBA *rgba);
double contrast_of  (const GdkRGBA *a,
                     const GdkRGBA *b);

G_END_DECLS
