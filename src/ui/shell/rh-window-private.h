/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-awake.h"
#include "rh-chores.h"
#include "rh-note.h"
#include "rh-import-bar.h"
#include "rh-public-window.h"
#include "rh-record-files.h"
#include "rh-session.h"
#include "rh-window.h"

G_BEGIN_DECLS

/* What the files of the window share; nobody else includes this. */

struct _RhWindow {
  AdwApplicationWindow parent_instance;

  /* Template */
  AdwBin    *bin;
  GtkWidget *leave; /* what would be lost; while people are asked */
  GtkWidget *stay;
  AdwBin    *deleted_place; /* below the page: where the next stands, but on Home */
  GtkWidget *deleted; /* that a game is deleted, or a note written; while that can be undone */
  GtkLabel  *deleted_text;
  GtkWidget *undelete;
  RhNote    *note; /* what has just been done */
  GtkWidget *import_place;
  RhImportBar *import; /* while games come in, and until what came in is read */

  /* Owned */
  RhAwake      *awake;   /* while a game is shown */
  GtkWidget    *behind;  /* the page that the rules cover; NULL while they aren't shown */
  char         *behind_title;
  char         *shown;   /* the action that shows again what is shown; NULL for Home and what nothing does */
  GPtrArray    *way;     /* of char *: such actions of what one comes back to, beyond Home */
  GArray       *deleting; /* of gint64: the games that are deleted once this can't be undone any more */
  gint64        noted;   /* the game whose note was written last; 0 once that can't be undone any more */
  char         *note_before; /* what it was; NULL for nothing */
  GPtrArray    *kept;    /* of RhSession: games that were left while they are played, and that on the table */
  char         *path;    /* where the database is; NULL where nobody has said so */
  GVariant     *history; /* where History was left, as long as one comes back to it; NULL for its beginning */
  RhChores     *chores;  /* of the store; NULL without one */
  char         *told;    /* what Home says until it is closed; NULL for nothing */
  GCancellable *reading; /* while a record is read */
  GtkFileChooserNative *chooser; /* what asks for files */
  RhRecordFiles *record; /* the last record opened, if it has several games */
  gboolean      adding;  /* whether what comes in is all of them */
  gboolean      added;   /* whether all of them have come in */

  /* Borrowed */
  RhStore *store;
  GtkWidget *behind_focus;      /* what had the focus there; NULL for nothing */
  RhSession *session;           /* the game that the page has on it */
  RhPublicWindow *public_window; /* while it is open */
};

/* rh-window.c */
void     rh_window_put_page          (RhWindow      *self,
                                      GtkWidget     *page,
                                      const char    *title);
void     rh_window_show_page         (RhWindow      *self,
                                      GtkWidget     *page,
                                      const char    *title,
                                      const char    *again);
void     rh_window_show_session_page (RhWindow      *self,
                                      RhSession     *session,
                                      GtkWidget     *page,
                                      const char    *again);
void     rh_window_show_table        (RhWindow      *self,
                                      RhSession     *session,
                                      const char    *again);
const RhGame *rh_window_find_game    (RhWindow      *self);
void     rh_window_leave_rules       (RhWindow      *self);
void     rh_window_take_store        (RhWindow      *self,
                                      RhStore       *store);

/* rh-window-again.c */
char    *rh_window_dup_again         (const char    *action,
                                      gint64         game);
void     rh_window_came_to           (RhWindow      *self,
                                      const char    *again);
void     rh_window_leave_way         (RhWindow      *self);
void     rh_window_forget            (RhWindow      *self,
                                      gint64         game);
void     rh_window_go_back           (RhWindow      *self);

/* rh-window-games.c */
void     rh_window_show_new_game     (RhWindow      *self,
                                      const RhSetup *setup,
                                      const char    *again);
void     rh_window_show_game         (RhWindow      *self,
                                      RhSession     *session);
void     rh_window_show_record       (RhWindow      *self);
void     rh_window_drop_kept         (RhWindow      *self,
                                      gint64         game);

/* rh-window-lists.c */
gboolean rh_window_has_list          (RhWindow      *self);
void     rh_window_keep_place        (RhWindow      *self);
void     rh_window_show_list         (RhWindow      *self);
void     rh_window_focus_game        (RhWindow      *self,
                                      gint64         game);
void     rh_window_show_note         (RhWindow      *self,
                                      gint64         game);
void     rh_window_take_lists        (RhWindow      *self);

/* rh-window-delete.c */
void     rh_window_finish_deleting   (RhWindow      *self);
void     rh_window_undelete          (RhWindow      *self,
                                      gint64         game);
void     rh_window_show_deleted      (RhWindow      *self);
void     rh_window_note_written      (RhWindow      *self,
                                      gint64         game,
                                      const char    *before);
void     rh_window_follow_deleted    (RhWindow      *self);
void     rh_window_take_deleting     (RhWindow      *self);

/* rh-window-copies.c */
void     rh_window_take_copies       (RhWindow      *self);

/* rh-window-export.c */
void     rh_window_take_exporting    (RhWindow      *self);

/* rh-window-import.c */
void     rh_window_follow_imports    (RhWindow      *self);
void     rh_window_take_importing    (RhWindow      *self);

/* rh-window-leave.c */
void     rh_window_stay              (RhWindow      *self);
void     rh_window_watch_leave       (RhWindow      *self);

G_END_DECLS
