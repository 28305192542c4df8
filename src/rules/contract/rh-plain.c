/* SPDX-License-Identifier: GPL-3.0-or-later
 * Text as it is searched in, and for: as one types it on any keyboard. */

#include "config.h"

#include "rh-plain.h"

/* People write one, another or none. */
static gboolean
is_apostrophe (gunichar letter)
{
  return letter == '\'' || letter == '`' || letter == 0x2018 || letter == 0x2019 || letter == 0x02bc;
}

/* Letters that are others with a stroke, or two in one, which no normalization takes apart: in lower case. */
static const struct {
  gunichar    letter;
  const char *plain;
} parted[] = {
  { 0xe6, "ae" }, /* æ */
  { 0xf0, "d" },  /* ð */
  { 0xf8, "o" },  /* ø */
  { 0xfe, "th" }, /* þ */
  { 0x111, "d" }, /* đ */
  { 0x127, "h" }, /* ħ */
  { 0x131, "i" }, /* ı */
  { 0x142, "l" }, /* ł */
  { 0x153, "oe" }, /* œ */
};

static void
append_letter (GString *plain, gunichar letter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (parted); i++) {
    if (letter == parted[i].letter) {
      g_string_append (plain, parted[i].plain);
      return;
    }
  }

  g_string_append_unichar (plain, letter);
}

/* Most names are; for them it takes a tenth of the time. */
static char *
plain_ascii (const char *text)
{
  char *plain = g_ascii_strdown (text, -1);
  gsize length = 0;

  for (const char *p = plain; *p != '\0'; p++) {
    if (!is_apostrophe ((guchar) *p))
      plain[length++] = *p;
  }
  plain[length] = '\0';

  return plain;
}

/**
 * rh_plain_new:
 * @text: valid UTF-8, such as a player's name
 *
 * Returns: (transfer full): the text without case, accents and apostrophes: “oneil” for “O’Neil”, “eva” for “Éva”,
 *   “lukasz” for “Łukasz”
 */
char *
rh_plain_new (const char *text)
{
  g_autofree char *folded = NULL;
  g_autofree char *parts = NULL;
  GString *plain;

  if (g_str_is_ascii (text))
    return plain_ascii (text);

  folded = g_utf8_casefold (text, -1);
  parts = g_utf8_normalize (folded, -1, G_NORMALIZE_NFD);
  plain = g_string_new (NULL);
  for (const char *p = parts; *p != '\0'; p = g_utf8_next_char (p)) {
    gunichar letter = g_utf8_get_char (p);

    if (!g_unichar_ismark (letter) && !is_apostrophe (letter))
      append_letter (plain, letter);
  }

  return g_string_free (plain, FALSE);
}
