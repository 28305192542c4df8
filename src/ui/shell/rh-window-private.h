/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-awake.h"
#include "rh-public-window.h"
#include "rh-record-files.h"
#include "rh-session.h"
#include "rh-window.h"

G_BEGIN_DECLS

/* What the files of the window share; nobody else includes this. */

struct _RhWindow {
  AdwApplicationWindow parent_instance;

  /* Template */
  AdwBin *bin;

  /* Owned */
  RhAwake      *awake;   /* while a game is shown */
  GtkWidget    *behind;  /* the page that the rules cover; NULL while they aren't shown */
  char         *behind_title;
  char         *told;    /* what Home says until it is closed; NULL for nothing */
  GCancellable *reading; /* while a record is read */
  RhRecordFiles *record; /* the last record opened, if it has several games */

  /* Borrowed */
  RhStore *store;
  RhSession *session;           /* the last game shown, while something keeps it */
  RhPublicWindow *public_window; /* while it is open */
};

/* rh-window.c */
void     rh_window_show_page         (RhWindow      *self,
                                      GtkWidget     *page,
                                      const char    *title);
void     rh_window_show_session      (RhWindow      *self,
                                      RhSession     *session);
void     rh_window_show_session_page (RhWindow      *self,
                                      RhSession     *session,
                                      GtkWidget     *page);
void     rh_window_show_new_game     (RhWindow      *self,
                                      const RhSetup *setup);
void     rh_window_leave_rules       (RhWindow      *self);
void     rh_window_take_store        (RhWindow      *self,
                                      RhStore       *store);

G_END_DECLS
