/* SPDX-License-Identifier: GPL-3.0-or-later
 * How well two colours can be told from each other. */

#include "contrast.h"

#include <math.h>

static double
channel (float value)
{
  return value <= 0.04045f ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

double
luminance_of (const GdkRGBA *rgba)
{
  return 0.2126 * channel (rgba->red) + 0.7152 * channel (rgba->green) + 0.0722 * channel (rgba->blue);
}

/* As accessibility guidelines count it, 1 to 21. */
double
contrast_of (const GdkRGBA *a, const GdkRGBA *b)
{
  double light = MAX (luminance_of (a), luminance_of (b));
  double dark = MIN (luminance_of (a), luminance_of (b));

  return (light + .05) / (dark + .05);
}
