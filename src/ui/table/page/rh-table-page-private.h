/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-table-page.h"

#include "rh-narrow.h"
#include "rh-note.h"
#include "rh-panel.h"
#include "rh-replay-bar.h"
#include "rh-table-layout.h"

G_BEGIN_DECLS

/* What the files of the page share; nobody else includes this. */

struct _RhTablePage {
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *zoom;
  GtkBox *column;
  AdwWindowTitle *title;
  GtkWidget *narrow_title;
  GtkWidget *openers; /* of the ledger and the rules */
  GtkWidget *undo;
  GtkWidget *redo;
  GtkMenuButton *menu_button;
  RhNote *note;      /* over the title, where there are no news */
  RhNote *news_note; /* among these */
  GtkBox *content;
  GtkWidget *body;
  GtkWidget *table;
  RhTableLayout *layout;
  GtkScrolledWindow *board_room;
  GtkWidget *news;
  GtkLabel *told;
  GtkBox *panel_place;
  GtkWidget *notice;
  GtkLabel *notice_text;

  const RhGameUi *ui;

  /* Borrowed, children */
  GtkWidget *board;
  GtkWidget *strip; /* of everybody's figures; NULL in a game without */
  GtkWidget *entering; /* who makes the next move, where anybody may: a part of the board, or NULL */
  RhPanel *panel;
  RhReplayBar *replay_bar; /* NULL in a game that is played */
  GtkWidget *ledger; /* with the moves; only while it is shown */
  GtkWidget *rules;  /* the sheet, over either; only while it is shown */
  GtkWidget *asked;  /* a figure that the ledger was opened for */

  /* Borrowed, while mapped */
  GtkWidget *toplevel;
  GtkEventController *keys;

  /* Owned */
  RhSession *session;
  GSimpleActionGroup *actions;

  gboolean narrowed; /* when it got its place last */
  RhNarrow narrow;
  RhNarrow low;
  RhNarrow is_short;
  gint64 undone;    /* when an undo was asked for last, in microseconds; 0 where something was done since */
  guint standing;   /* how the game stood when it was shown last */
  gboolean rests;   /* whether it had been ended without a winner then */
  gboolean played;  /* whether it was played here, so that its end is looked at, and not an old game */
  gboolean teaches; /* whether it is the sample */
  gboolean mending; /* whether the ledger was opened by what the board shows, to correct that alone */

  /* What has been said aloud: so many moves, and where the game stands (owned) */
  guint n_heard;
  char *where_heard;
};

/* rh-table-page-actions.c */
void rh_table_page_add_actions         (RhTablePage *self);
void rh_table_page_leave_rules         (RhTablePage *self);
gboolean rh_table_page_is_refusing     (RhTablePage *self);
void rh_table_page_add_keys            (RhTablePage *self);
void rh_table_page_remove_keys         (RhTablePage *self);

/* rh-table-page-titles.c */
gboolean rh_table_page_is_bidding      (RhTablePage *self);
void rh_table_page_update_actions      (RhTablePage *self);
void rh_table_page_update_rules_action (RhTablePage *self);
void rh_table_page_help                (GSimpleAction *action,
                                        GVariant      *parameter,
                                        gpointer       self);
void rh_table_page_cover               (RhTablePage *self,
                                        GtkWidget   *child);
void rh_table_page_uncover             (RhTablePage *self);
void rh_table_page_focus_likely        (RhTablePage *self);
void rh_table_page_turned              (RhTablePage *self);
char *rh_table_page_dup_where          (RhTablePage *self);
void rh_table_page_show_title          (RhTablePage *self, const char *where);
void rh_table_page_update_title        (RhTablePage *self);
void rh_table_page_init_room           (RhTablePage *self);
void rh_table_page_set_room            (RhTablePage *self,
                                        int          width,
                                        int          height);
void rh_table_page_foresee_room        (RhTablePage *self);
void rh_table_page_show_seat           (RhTablePage *self,
                                        guint        seat);
void rh_table_page_look                (GSimpleAction *action,
                                        GVariant      *seat,
                                        gpointer       self);

G_END_DECLS
