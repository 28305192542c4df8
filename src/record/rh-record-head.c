/* SPDX-License-Identifier: GPL-3.0-or-later
 * The lines of a head. */

#include "config.h"

#include "rh-record-parser.h"

#include "rh-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * rh_record_refuse_form:
 * @form: an example of what the line should look like
 * @error: return location; %RH_RECORD_ERROR_SYNTAX
 *
 * Refuses a line that has too few or too many words.
 *
 * Returns: %FALSE
 */
gboolean
rh_record_refuse_form (const char *form, GError **error)
{
  return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_SYNTAX,
                    /* Translators: an example of the line follows, as a record writes it */
                    _("The line has too few or too many words; it should look like “%s”"), form);
}

static char *
dup_word (const RhWord *word)
{
  return g_strndup (word->text, word->length);
}

static gboolean
read_game_again (RhSetup *setup, const RhWords *line, GError **error)
{
  return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_ORDER, _("The game is given twice"));
}

static gboolean
read_id (RhSetup *setup, const RhWords *line, GError **error)
{
  g_autofree char *id = NULL;

  if (line->n != 2)
    return rh_record_refuse_form ("id 5f0c2c0e-5a0e-4d0c-9a55-0a4f8f6c1b7e", error);
  if (setup->id != NULL)
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_ORDER, _("The id is given twice"));

  id = dup_word (&line->word[1]);

  return rh_setup_set_id (setup, id, error);
}

static gboolean
read_started (RhSetup *setup, const RhWords *line, GError **error)
{
  g_autofree char *started = NULL;

  if (line->n != 2)
    return rh_record_refuse_form ("started 2026-11-21T19:30:00Z", error);
  if (setup->started != NULL)
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_ORDER, _("The start is given twice"));

  started = dup_word (&line->word[1]);

  return rh_setup_set_started (setup, started, error);
}

static char *
dup_example (const RhOption *option)
{
  if (option->key == NULL)
    return g_strdup ("KEY=VALUE");

  return g_strdup_printf ("%s=%s", option->key, rh_option_get_example (option));
}

static gboolean
read_option (RhSetup *setup, const RhWords *line, GError **error)
{
  g_autofree char *example = dup_example (setup->game->options);
  g_autofree char *form = g_strconcat ("option ", example, NULL);
  g_autofree char *key = NULL;
  g_autofree char *shown = NULL;
  char *value;

  if (line->n != 2)
    return rh_record_refuse_form (form, error);

  key = dup_word (&line->word[1]);
  value = strchr (key, '=');
  if (value == NULL) {
    shown = rh_word_dup_quoted (&line->word[1]);
    return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_SYNTAX,
                      /* Translators: first the wrong word, then an option as a record writes it */
                      _("“%1$s” has no equals sign, as in %2$s"), shown, example);
  }
  *value++ = '\0';

  return rh_setup_set_option (setup, key, value, error);
}

/* The name is all that follows the colour: its inner blanks are part of it. */
static gboolean
read_seat (RhSetup *setup, const RhWords *line, GError **error)
{
  const char *const *colours = setup->game->colours;
  g_autofree char *form = NULL;
  g_autofree char *colour = NULL;
  g_autofree char *name = NULL;
  const RhWord *last = &line->word[line->n - 1];

  if (line->n < 3) {
    form = g_strdup_printf ("seat %s Anna", colours != NULL ? colours[0] : RH_COLOUR_NONE);
    return rh_record_refuse_form (form, error);
  }

  colour = dup_word (&line->word[1]);
  name = g_strndup (line->word[2].text, (gsize) (last->text + last->length - line->word[2].text));

  return rh_setup_add_seat (setup, colour, name, error);
}

static const struct {
  const char *word;
  gboolean  (*read) (RhSetup *, const RhWords *, GError **);
} head_lines[] = {
  { "game", read_game_again },
  { "id", read_id },
  { "started", read_started },
  { "option", read_option },
  { "seat", read_seat },
};

/**
 * rh_record_head_knows:
 * @word: the first word of a line
 *
 * Returns: whether it begins a line of a head that comes after `railhead`
 */
gboolean
rh_record_head_knows (const RhWord *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (head_lines); i++) {
    if (rh_word_equal (word, head_lines[i].word))
      return TRUE;
  }

  return FALSE;
}

/**
 * rh_record_head_begin:
 * @line: a line that begins with `game`
 * @error: return location; any of %RH_RECORD_ERROR
 *
 * Returns: (transfer full) (nullable): an empty head of the game it names, or
 *   %NULL with @error set
 */
RhSetup *
rh_record_head_begin (const RhWords *line, GError **error)
{
  g_autofree char *id = NULL;
  g_autofree char *shown = NULL;
  const RhGame *game;

  if (line->n != 2) {
    id = g_strconcat ("game ", rh_game_list ()[0]->id, NULL);
    rh_record_refuse_form (id, error);
    return NULL;
  }

  id = dup_word (&line->word[1]);
  shown = rh_word_dup_quoted (&line->word[1]);
  game = rh_game_find (id);
  if (game != NULL)
    return rh_setup_new (game);

  if (rh_game_is_later (id))
    rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_GAME,
               _("“%s” can’t be read by this version of Railhead yet"), shown);
  else
    rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_GAME, _("“%s” is not a game Railhead knows"), shown);

  return NULL;
}

/**
 * rh_record_head_read:
 * @setup: the head so far
 * @line: the next line of it
 * @error: return location; any of %RH_RECORD_ERROR or %RH_RULES_ERROR_SETUP
 *
 * Reads a line that comes after `game`.
 *
 * Returns: whether it is right
 */
gboolean
rh_record_head_read (RhSetup *setup, const RhWords *line, GError **error)
{
  g_autofree char *shown = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (head_lines); i++) {
    if (rh_word_equal (&line->word[0], head_lines[i].word))
      return head_lines[i].read (setup, line, error);
  }

  shown = rh_word_dup_quoted (&line->word[0]);

  return rh_refuse (error, RH_RECORD_ERROR, RH_RECORD_ERROR_SYNTAX,
                    _("“%s” begins neither a line of a head nor a move"), shown);
}
