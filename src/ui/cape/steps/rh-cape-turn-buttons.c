/* SPDX-License-Identifier: GPL-3.0-or-later
 * What a turn of the build phase is ended with, and what can be looked at before: their names and their keys. */

#include "config.h"

#include "rh-cape-turn-buttons.h"

#include <glib/gi18n.h>

#define LETTERS 8 /* in a line of one beside another */

/**
 * rh_cape_turn_buttons_name:
 * @build: what builds; what stands on it is another in each turn
 * @pass: what passes, likewise
 * @ways: what turns to the other ways to pay
 * @why: what turns to the reasons
 */
void
rh_cape_turn_buttons_name (RhButton *build, RhButton *pass, RhButton *ways, RhButton *why)
{
  rh_button_set (why, C_("button", "Why?"), NULL);
  rh_button_set (ways, C_("button", "Other Ways"), NULL);
  rh_button_set_width_chars (ways, LETTERS);
  rh_button_set_width_chars (why, LETTERS);
  /* Translators: the key for the button, the same in all games: an ASCII letter in lower case, and none that another key of
   * any of their tables has */
  rh_button_set_key (why, C_("key for Why?", "h"));
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (ways, C_("key for Other Ways", "o"));
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (build, C_("key for Build", "b"));
  /* Translators: the key for the button: an ASCII letter in lower case, and none that another key of the table has */
  rh_button_set_key (pass, C_("key for Pass", "p"));
}
