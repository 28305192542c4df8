/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_APPLICATION (rh_application_get_type ())
G_DECLARE_FINAL_TYPE (RhApplication, rh_application, RH, APPLICATION, AdwApplication)

RhApplication *rh_application_new         (void);
char          *rh_application_dup_restart (RhApplication *self);

G_END_DECLS
