/* SPDX-License-Identifier: GPL-3.0-or-later
 * What is said aloud of a bid to who looks at it by keys.
 *
 * Others hear it, too, so that it is how many digits there are; but who has headphones may choose to have the bid said.
 * Then what is held, and has the focus, is called so as long as it is held: screen readers say at once what that is
 * called now, and find it there. It isn't announced, for what is announced is kept until something else is. */

#include "config.h"

#include "rh-cape-bid-aloud.h"

#include "rh-announce.h"
#include "rh-cape-text-bids.h"
#include "rh-cape-text.h"

#include <glib/gi18n.h>
#include <string.h>

static void
name (GtkWidget *button, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
say (RhCapeBidAloud *self, int bid)
{
  char *text = rh_cape_text_pounds (bid);

  name (self->button, text);
  explicit_bzero (text, strlen (text));
  g_free (text);
  self->said = TRUE;
}

/**
 * rh_cape_bid_aloud_tell:
 * @self: what is said aloud
 * @n: how many digits are typed
 * @bid: what they come to, in pounds
 *
 * Tells who holds the key, once.
 */
void
rh_cape_bid_aloud_tell (RhCapeBidAloud *self, guint n, int bid)
{
  g_autofree char *text = rh_cape_text_bids_peek (n);

  if (self->told)
    return;

  self->told = TRUE;
  if (self->button != NULL && n > 0)
    say (self, bid);
  else
    rh_announce (self->line, text);
}

/**
 * rh_cape_bid_aloud_end:
 * @self: what is said aloud
 *
 * Tells who held the key that nothing is to be seen any more.
 *
 * Returns: whether it was held
 */
gboolean
rh_cape_bid_aloud_end (RhCapeBidAloud *self)
{
  gboolean told = self->told;

  rh_cape_bid_aloud_hush (self);
  if (told)
    rh_announce (self->line, _("The bid is hidden again."));
  self->told = FALSE;

  return told;
}

/**
 * rh_cape_bid_aloud_hush:
 * @self: what is said aloud
 *
 * What was said isn't the bid any more, or isn't looked at: the button is called as before. What GTK had of it is freed by that,
 * and overwritten as all that is freed while there is a bid.
 */
void
rh_cape_bid_aloud_hush (RhCapeBidAloud *self)
{
  if (self->said)
    name (self->button, _("Hold to Peek"));
  self->said = FALSE;
}
