/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "listener.h"

#include "rh-cape-error.h"

G_BEGIN_DECLS

#define OPENING "railhead 1\ngame cape-to-cairo\n"
#define HEAD OPENING "seat red Anna\nseat blue Bram\n"
#define AUCTION "reveal d2/7 v1/3\nbids 12 0\npick 1 1\n"

/* A record in few words, and what a reader is to say of it. */
typedef struct {
  const char *name;
  const char *text;
  gsize       length; /* of text, which may hold a NUL */
  const char *told;
  guint       line;   /* the wrong one, or the last item of a right record */
  gboolean    by_rules;
  int         code;
} RecordCase;

#define RIGHT(name, text, told, line) { name, text, sizeof (text) - 1, told, line, FALSE, -1 }
#define WRONG(name, text, told, line, code) { name, text, sizeof (text) - 1, told, line, FALSE, RH_RECORD_ERROR_##code }
#define RULES(name, text, told, line, code) { name, text, sizeof (text) - 1, told, line, TRUE, RH_RULES_ERROR_##code }
#define CAPE(name, text, told, line, code) { name, text, sizeof (text) - 1, told, line, TRUE, RH_CAPE_ERROR_##code }

void record_cases_add (const char       *prefix,
                       const RecordCase *cases,
                       gsize             n);

G_END_DECLS
