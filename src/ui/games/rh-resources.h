/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RH_RESOURCE_PATH "/io/github/railhead/Railhead/"

void rh_resources_register (void);

G_END_DECLS
