/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is settled before the first move: game, players, options. */

#include "config.h"

#include "rh-setup.h"

#include "rh-rules-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* "2026-11-21T19:30:00Z": a d stands for a digit. */
#define STARTED_FORM "dddd-dd-ddTdd:dd:ddZ"

/* What separates the words of a record. */
#define BLANKS " \t"

static char *
quoted (const char *text)
{
  RhWord word = { text, strlen (text) };

  return rh_word_dup_quoted (&word);
}

/**
 * rh_setup_new:
 * @game: a game
 *
 * Returns: (transfer full): a setup of that game, still without players
 */
RhSetup *
rh_setup_new (const RhGame *game)
{
  RhSetup *self = g_new0 (RhSetup, 1);

  self->game = game;

  return self;
}

/**
 * rh_setup_copy:
 * @self: a setup
 *
 * Returns: (transfer full): a copy of it
 */
RhSetup *
rh_setup_copy (const RhSetup *self)
{
  RhSetup *copy = g_memdup2 (self, sizeof *self);

  copy->id = g_strdup (self->id);
  copy->started = g_strdup (self->started);
  for (guint i = 0; i < self->n_seats; i++) {
    copy->seats[i].colour = g_strdup (self->seats[i].colour);
    copy->seats[i].name = g_strdup (self->seats[i].name);
    copy->seats[i].key = g_strdup (self->seats[i].key);
  }
  for (guint i = 0; i < RH_OPTIONS_MAX; i++)
    copy->options[i] = g_strdup (self->options[i]);

  return copy;
}

/**
 * rh_setup_free:
 * @self: a setup
 *
 * Frees it.
 */
void
rh_setup_free (RhSetup *self)
{
  g_free (self->id);
  g_free (self->started);
  for (guint i = 0; i < self->n_seats; i++) {
    g_free (self->seats[i].colour);
    g_free (self->seats[i].name);
    g_free (self->seats[i].key);
  }
  for (guint i = 0; i < RH_OPTIONS_MAX; i++)
    g_free (self->options[i]);
  g_free (self);
}

/**
 * rh_setup_set_id:
 * @self: a setup
 * @id: a UUID, 8-4-4-4-12 hexadecimal digits; kept in lower case
 * @error: return location; %RH_RULES_ERROR_SETUP
 *
 * Names the game for ever, so that it is known when it is met again.
 *
 * Returns: whether @id is a UUID
 */
gboolean
rh_setup_set_id (RhSetup *self, const char *id, GError **error)
{
  g_autofree char *shown = NULL;

  if (!g_uuid_string_is_valid (id)) {
    shown = quoted (id);
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("“%s” is not a UUID"), shown);
  }

  g_free (self->id);
  self->id = g_ascii_strdown (id, -1);

  return TRUE;
}

static gboolean
started_is_valid (const char *text)
{
  int part[6] = { 0 };
  guint n = 0;

  if (strlen (text) != strlen (STARTED_FORM))
    return FALSE;

  for (gsize i = 0; STARTED_FORM[i] != '\0'; i++) {
    if (STARTED_FORM[i] != 'd') {
      if (text[i] != STARTED_FORM[i])
        return FALSE;
      n++;
    } else if (g_ascii_isdigit (text[i])) {
      part[n] = part[n] * 10 + (text[i] - '0');
    } else {
      return FALSE;
    }
  }

  return g_date_valid_dmy ((GDateDay) part[2], (GDateMonth) part[1], (GDateYear) part[0]) &&
         part[3] < 24 && part[4] < 60 && part[5] < 60;
}

/**
 * rh_setup_set_started:
 * @self: a setup
 * @started: a real date and time, exactly `2026-11-21T19:30:00Z`
 * @error: return location; %RH_RULES_ERROR_SETUP
 *
 * Says when the game began.
 *
 * Returns: whether @started is such a time
 */
gboolean
rh_setup_set_started (RhSetup *self, const char *started, GError **error)
{
  g_autofree char *shown = NULL;

  if (!started_is_valid (started)) {
    shown = quoted (started);
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP,
                      _("“%s” is not a date and time like 2026-11-21T19:30:00Z"), shown);
  }

  g_free (self->started);
  self->started = g_strdup (started);

  return TRUE;
}

/**
 * rh_setup_set_option:
 * @self: a setup
 * @key: an option of the game
 * @value: a value it may have, see rh_option_check()
 * @error: return location; %RH_RULES_ERROR_SETUP
 *
 * Gives an option. It can be given once.
 *
 * Returns: whether the game knows the option and the value, and it wasn't given yet
 */
gboolean
rh_setup_set_option (RhSetup *self, const char *key, const char *value, GError **error)
{
  const RhOption *options = self->game->options;
  g_autofree char *shown = NULL;

  for (guint i = 0; options[i].key != NULL; i++) {
    if (strcmp (options[i].key, key) != 0)
      continue;

    if (self->options[i] != NULL)
      return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("The option “%s” is given twice"), key);

    if (!rh_option_check (&options[i], value, self->game->max_seats, error))
      return FALSE;

    self->options[i] = g_strdup (value);
    return TRUE;
  }

  shown = quoted (key);

  return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("This game has no option “%s”"), shown);
}

/**
 * rh_setup_get_option:
 * @self: a setup
 * @key: an option of the game
 *
 * Returns: (transfer none): its value, the usual one if none was given
 */
const char *
rh_setup_get_option (const RhSetup *self, const char *key)
{
  const RhOption *options = self->game->options;

  for (guint i = 0; options[i].key != NULL; i++) {
    if (strcmp (options[i].key, key) == 0)
      return self->options[i] != NULL ? self->options[i] : rh_option_get_usual (&options[i]);
  }

  g_return_val_if_reached (NULL);
}

/**
 * rh_setup_get_number:
 * @self: a setup
 * @key: an option of the game that is a number or a seat
 *
 * Returns: its value, the usual one if none was given; seats count from 1
 */
int
rh_setup_get_number (const RhSetup *self, const char *key)
{
  const char *value = rh_setup_get_option (self, key);

  g_return_val_if_fail (value != NULL, 0);

  return (int) g_ascii_strtoll (value, NULL, 10);
}

/**
 * rh_setup_name_key:
 * @name: a player's name
 *
 * Returns: (transfer full): the name as names are compared: NFC, case folded
 */
char *
rh_setup_name_key (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  g_autofree char *folded = g_utf8_casefold (normal, -1);
  /* GLib folds Cherokee’s small letters to large ones, and the large ones to small ones. */
  g_autofree char *lower = g_utf8_strdown (folded, -1);

  return g_utf8_normalize (lower, -1, G_NORMALIZE_NFC);
}

/* Blanks around a name are no part of it: a record that is written and read again has none. */
static char *
dup_bare (const char *name)
{
  const char *first = name + strspn (name, BLANKS);
  gsize length = strlen (first);

  while (length > 0 && strchr (BLANKS, first[length - 1]) != NULL)
    length--;

  return g_strndup (first, length);
}

static gboolean
name_is_valid (const char *name, GError **error)
{
  if (!g_utf8_validate (name, -1, NULL))
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("The name is not valid UTF-8"));

  if (*name == '\0')
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("The player has no name"));

  if (g_utf8_strlen (name, -1) > RH_NAME_MAX)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP,
                      ngettext ("The name is longer than %d character", "The name is longer than %d characters",
                                RH_NAME_MAX),
                      RH_NAME_MAX);

  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p)) {
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("The name has a control character in it"));
  }

  return TRUE;
}

/**
 * rh_setup_dup_name:
 * @name: a player's name
 * @error: return location; %RH_RULES_ERROR_SETUP
 *
 * Checks a name as rh_setup_add_seat() does.
 *
 * Returns: (transfer full) (nullable): the name without spaces and tabs around it, or %NULL with @error set
 */
char *
rh_setup_dup_name (const char *name, GError **error)
{
  g_autofree char *bare = dup_bare (name);

  return name_is_valid (bare, error) ? g_steal_pointer (&bare) : NULL;
}

static gboolean
has_colour (const RhGame *game, const char *colour)
{
  return game->colours != NULL ? g_strv_contains (game->colours, colour) : strcmp (colour, RH_COLOUR_NONE) == 0;
}

/* Where a game has no colours, all seats have the same word for that. */
static gboolean
shares_colours (const RhGame *game)
{
  return game->colours == NULL || game->shared_colours;
}

/**
 * rh_setup_add_seat:
 * @self: a setup
 * @colour: one of the game's colours; %RH_COLOUR_NONE where it has none
 * @name: the player's name; spaces and tabs around it are left out
 * @error: return location; %RH_RULES_ERROR_SETUP
 *
 * Seats the next player, clockwise.
 *
 * Returns: whether there was room, and colour and name are right, and free where they must be
 */
gboolean
rh_setup_add_seat (RhSetup *self, const char *colour, const char *name, GError **error)
{
  g_autofree char *bare = dup_bare (name);
  g_autofree char *shown = NULL;
  g_autofree char *key = NULL;

  if (self->n_seats == self->game->max_seats)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP,
                      ngettext ("The game has at most %u player", "The game has at most %u players",
                                self->game->max_seats),
                      self->game->max_seats);

  if (!has_colour (self->game, colour)) {
    shown = quoted (colour);
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("The game has no colour “%s”"), shown);
  }

  if (!name_is_valid (bare, error))
    return FALSE;

  key = rh_setup_name_key (bare);
  shown = quoted (bare);
  for (guint i = 0; i < self->n_seats; i++) {
    if (!shares_colours (self->game) && strcmp (self->seats[i].colour, colour) == 0)
      return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("The colour “%s” is taken already"), colour);
    if (strcmp (self->seats[i].key, key) == 0)
      return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP, _("The name “%s” is taken already"), shown);
  }

  self->seats[self->n_seats++] = (RhSeat) { g_strdup (colour), g_steal_pointer (&bare), g_steal_pointer (&key) };

  return TRUE;
}

/* A seat that was given may be one beyond those that were then taken. */
static gboolean
check_options (const RhSetup *self, GError **error)
{
  const RhOption *options = self->game->options;

  for (guint i = 0; options[i].key != NULL; i++) {
    if (self->options[i] != NULL && !rh_option_check (&options[i], self->options[i], self->n_seats, error))
      return FALSE;
  }

  return TRUE;
}

/**
 * rh_setup_check:
 * @self: a setup
 * @error: return location; %RH_RULES_ERROR_SETUP
 *
 * The game itself has the last word.
 *
 * Returns: whether the setup is complete, so that the game can start
 */
gboolean
rh_setup_check (const RhSetup *self, GError **error)
{
  if (self->n_seats < self->game->min_seats)
    return rh_refuse (error, RH_RULES_ERROR, RH_RULES_ERROR_SETUP,
                      /* Translators: the players needed, and those there are */
                      ngettext ("The game needs at least %1$u player, not %2$u",
                                "The game needs at least %1$u players, not %2$u",
                                self->game->min_seats),
                      self->game->min_seats, self->n_seats);
  if (!check_options (self, error))
    return FALSE;

  return self->game->check == NULL || self->game->check (self, error);
}
