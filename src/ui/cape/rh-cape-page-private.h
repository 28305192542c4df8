/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-cape-page.h"

#include "rh-cape-panel.h"
#include "rh-note.h"

G_BEGIN_DECLS

/* What the files of the page share; nobody else includes this. */

struct _RhCapePage {
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  AdwWindowTitle *title;
  GtkWidget *ledger_button;
  GtkWidget *narrow_bar;
  GtkLabel *narrow_title;
  GtkLabel *narrow_subtitle;
  GtkWidget *undo;
  GtkWidget *redo;
  RhNote *note;
  GtkBox *content;
  GtkWidget *body;
  GtkBox *table;
  GtkBox *lanes;
  GtkLabel *told;
  GtkWidget *notice;

  /* Borrowed, children */
  RhCapePanel *panel;
  GtkWidget *ledger; /* with the moves; only while it is shown */
  GtkWidget *rules;  /* over either; only while they are shown */

  /* Borrowed, while mapped */
  GtkWidget *toplevel;
  GtkEventController *keys;

  /* Owned */
  RhSession *session;
  GSimpleActionGroup *actions;

  guint narrow_id; /* an idle source */
  gboolean narrow;
};

/* rh-cape-page-actions.c */
void rh_cape_page_add_actions         (RhCapePage *self);
void rh_cape_page_update_actions      (RhCapePage *self);
void rh_cape_page_update_rules_action (RhCapePage *self);
void rh_cape_page_leave_rules         (RhCapePage *self);
void rh_cape_page_focus_likely        (RhCapePage *self);

G_END_DECLS
