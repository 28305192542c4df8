/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "record-data.h"
#include "rh-session.h"
#include "store-table.h"

#include "rh-cape.h"

G_BEGIN_DECLS

#define BOARD_NEAR 24.0 /* pixels: a part that is at the top of what is seen */

/**
 * Board:
 * @setup: the players of the record
 * @moves: (element-type utf8): its moves, which @record owns
 * @session: a replay of it, or a game of its own in a store of its own
 * @window: where widgets are shown
 *
 * A record of tests/data on the table, to try the table's widgets with.
 */
typedef struct {
  RhSetup      *setup;
  GPtrArray    *moves;
  RhSession    *session;
  GtkWidget    *window;

  RhRecordGame *record;
  StoreTable   *table;
  RhStore      *store;
} Board;

void       board_init       (int          *argc,
                             char       ***argv);
void       board_open       (Board        *self,
                             const char   *record);
void       board_replay     (Board        *self,
                             guint         position);
void       board_play       (Board        *self,
                             guint         position);
void       board_close      (Board        *self);

void       board_show       (Board        *self,
                             GtkWidget    *widget,
                             int           width,
                             int           height);
GtkWidget *board_open_page  (Board        *self,
                             const char   *record,
                             guint         position,
                             int           width);
GtkWidget *board_open_moves (Board        *self,
                             const char   *record,
                             guint         position);
void       board_assert_unchanged (Board  *self,
                                   guint   position);
void       board_settle     (void);
GBytes    *board_picture    (GtkWidget    *widget);
GtkWidget *board_find       (GtkWidget    *root,
                             GType         type,
                             guint         i);
GtkWidget *board_find_named (GtkWidget    *root,
                             GType         type,
                             const char   *name);
GtkWidget *board_find_text  (GtkWidget    *root,
                             const char   *text);
gboolean   board_says       (GtkWidget    *root,
                             const char   *text);
GtkWidget *board_button     (GtkWidget    *root,
                             const char   *action);
void       board_click      (GtkWidget    *root,
                             const char   *name);
gboolean   board_press      (GtkWidget    *widget,
                             guint         keyval);
gboolean   board_press_with (GtkWidget    *widget,
                             guint         keyval,
                             GdkModifierType modifiers);
GtkWidget *board_focus      (Board        *self,
                             GType         type);

const char    *board_step       (GtkWidget *page);
GtkAdjustment *board_adjustment (GtkWidget *widget);
gboolean       board_is_at_top  (GtkWidget *part);
gboolean       board_is_selected (GtkWidget *widget);
gboolean       board_is_busy    (GtkWidget *part);
void           board_wait_until_open (GtkWidget *page);
guint32        board_now        (void);

/* However low the window is, and far down the rest of the page. */
#define board_assert_in_sight(widget) g_assert_null (gtk_widget_get_ancestor ((widget), GTK_TYPE_SCROLLED_WINDOW))

/* Asserts the accessible name. */
#define board_assert_name(widget, name)                                                        \
  G_STMT_START {                                                                               \
    g_autofree char *problem_ = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),   \
                                                                    GTK_ACCESSIBLE_PROPERTY_LABEL, \
                                                                    (name));                   \
    g_assert_cmpstr (problem_, ==, NULL);                                                      \
  } G_STMT_END

G_END_DECLS
