/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The longest line a record may hold, in bytes, without its end. */
#define RH_LINE_MAX 1000
#define RH_WORDS_MAX (RH_LINE_MAX / 2)

/**
 * RhWord:
 * @text: where the word begins in the line; not NUL-terminated
 * @length: its length in bytes, at least 1
 */
typedef struct {
  const char *text;
  gsize       length;
} RhWord;

/**
 * RhWords:
 * @n: how many words there are
 * @word: the words, pointing into the line they were split from
 *
 * A line cut into words at spaces and tabs, without copying it.
 */
typedef struct {
  guint  n;
  RhWord word[RH_WORDS_MAX];
} RhWords;

gboolean  rh_words_split      (RhWords       *self,
                               const char    *line,
                               gsize          length);
void      rh_words_append_to  (const RhWords *self,
                               GString       *string);

gboolean  rh_word_equal       (const RhWord  *self,
                               const char    *text);
gboolean  rh_word_in          (const RhWord  *self,
                               const char *const *list);
RhWord    rh_word_from        (const RhWord  *self,
                               gsize          offset);
gboolean  rh_word_to_number   (const RhWord  *self,
                               int            min,
                               int            max,
                               int           *number);
gboolean  rh_word_parse_number (const RhWord *self,
                               int            min,
                               int            max,
                               int           *number,
                               GError       **error);
gboolean  rh_word_parse_seat  (const RhWord  *self,
                               guint          n_seats,
                               guint         *seat,
                               GError       **error);
gboolean  rh_word_refuse      (const RhWord  *self,
                               const char    *example,
                               GError       **error);
char     *rh_word_dup_quoted  (const RhWord  *self);

G_END_DECLS
