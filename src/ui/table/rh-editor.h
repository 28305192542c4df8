/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RH_TYPE_EDITOR (rh_editor_get_type ())
G_DECLARE_DERIVABLE_TYPE (RhEditor, rh_editor, RH, EDITOR, AdwBin)

/**
 * RhEditorClass:
 * @dup_line: the move as it is given now; %NULL while it isn't whole
 * @why_not: (nullable): why it isn't whole, in a sentence; translated
 * @asks: (nullable): whether it may not be what was meant, though it is whole: Enter is pressed twice then
 * @key: (nullable): takes a key that nothing with the focus wanted; returns whether it was the editor's
 * @focus: (nullable): puts the focus on what is given first, or of what each player gives, on what that seat does, or on that word of the
 *   line
 *
 * A move, to be given again. A game has one for each kind of move.
 */
struct _RhEditorClass {
  AdwBinClass parent_class;

  char       *(*dup_line) (RhEditor        *self);
  const char *(*why_not)  (RhEditor        *self);
  gboolean    (*asks)     (RhEditor        *self);
  gboolean    (*key)      (RhEditor        *self,
                           guint            keyval,
                           GdkModifierType  modifiers);
  void        (*focus)    (RhEditor        *self,
                           int              seat);
};

/* Emits "changed". */
void        rh_editor_changed     (RhEditor        *self);
char       *rh_editor_dup_line    (RhEditor        *self);
const char *rh_editor_get_why_not (RhEditor        *self);
gboolean    rh_editor_asks        (RhEditor        *self);
gboolean    rh_editor_frees_enter (RhEditor        *self);
gboolean    rh_editor_key         (RhEditor        *self,
                                   guint            keyval,
                                   GdkModifierType  modifiers);
void        rh_editor_focus       (RhEditor        *self,
                                   int              seat);

G_END_DECLS
