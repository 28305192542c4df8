/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-table-page.h"

#include "rh-narrow.h"
#include "rh-note.h"
#include "rh-panel.h"

G_BEGIN_DECLS

/* What the files of the page share; nobody else includes this. */

struct _RhTablePage {
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *box;
  AdwWindowTitle *title;
  GtkWidget *narrow_title;
  GtkWidget *narrow_subtitle;
  GtkWidget *undo;
  GtkWidget *redo;
  RhNote *note;
  GtkBox *content;
  GtkWidget *body;
  GtkBox *table;
  GtkWidget *board_place;
  GtkLabel *told;
  GtkWidget *notice;
  GtkLabel *notice_text;

  const RhGameUi *ui;

  /* Borrowed, children */
  GtkWidget *board;
  RhPanel *panel;
  GtkWidget *ledger; /* with the moves; only while it is shown */
  GtkWidget *rules;  /* the sheet, over either; only while it is shown */
  GtkWidget *asked;  /* a figure that the ledger was opened for */

  /* Borrowed, while mapped */
  GtkWidget *toplevel;
  GtkEventController *keys;

  /* Owned */
  RhSession *session;
  GSimpleActionGroup *actions;

  RhNarrow narrow;

  /* What has been said aloud: so many moves, and where the game stands (owned) */
  guint n_heard;
  char *where_heard;
};

/* rh-table-page-actions.c */
void rh_table_page_add_actions         (RhTablePage *self);
void rh_table_page_update_actions      (RhTablePage *self);
void rh_table_page_update_rules_action (RhTablePage *self);
void rh_table_page_leave_rules         (RhTablePage *self);
void rh_table_page_focus_likely        (RhTablePage *self);

G_END_DECLS
