/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "layout.h"
#include "store-table.h"

#include "rh-session.h"
#include "rh-window.h"

G_BEGIN_DECLS

/**
 * LayoutView:
 * @width: of the window, in pixels
 * @height: of the window, in pixels
 * @percent: how large text is
 *
 * A screen, and the eyes before it.
 */
typedef struct {
  int width, height;
  int percent;
} LayoutView;

/**
 * LayoutCase:
 * @label: for messages and pictures
 * @kind: what may be cut off
 * @names: of the players
 * @views: where every screen is looked at; ends with a width of 0
 *
 * Who plays, and who looks.
 */
typedef struct {
  const char *label;
  LayoutNames kind;
  const char *names[4];
  LayoutView  views[12];
} LayoutCase;

typedef struct {
  const LayoutCase *layout_case;
  StoreTable       *table;
  RhStore          *store;
  RhWindow         *window;
  GStrv             moves; /* of a record */
  gint64            game;
  guint             problems;
} LayoutShell;

typedef void (*LayoutSessionFunc) (LayoutShell *shell, RhSession *session, gpointer data);

gboolean layout_shell_is_translated (void);
void   layout_shell_init         (int               *argc,
                                  char            ***argv);
void   layout_shell_open         (LayoutShell       *shell,
                                  const LayoutCase  *layout_case,
                                  const char        *record);
void   layout_shell_close        (LayoutShell       *shell);
void   layout_shell_check        (LayoutShell       *shell,
                                  const char        *screen);
void   layout_shell_check_window (LayoutShell       *shell,
                                  GtkWindow         *window,
                                  const char        *screen,
                                  int                widest);
void   layout_shell_act          (LayoutShell       *shell,
                                  const char        *action,
                                  GVariant          *parameter);
void   layout_shell_click        (LayoutShell       *shell,
                                  const char        *name);
gint64 layout_shell_add_game     (LayoutShell       *shell);
void   layout_shell_with_session (LayoutShell       *shell,
                                  LayoutSessionFunc  func,
                                  gpointer           data);
void   layout_shell_open_game    (LayoutShell       *shell);
void   layout_shell_open_at      (LayoutShell       *shell,
                                  guint              n);

G_END_DECLS
