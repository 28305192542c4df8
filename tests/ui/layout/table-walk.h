/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rh-step-frame.h"

G_BEGIN_DECLS

typedef struct {
  int width, height;
} TableWalkSize;

/* Where something was seen first, and before which move. */
typedef struct {
  graphene_rect_t bounds;
  guint           move;
} TableWalkSeen;

/**
 * TableWalk:
 * @window: the window
 * @page: the table's page in it
 * @size: of the window
 * @name: what is played
 * @of_step: how the names of what a step has begin
 * @move: the move that is asked for
 * @fixed: (element-type utf8 TableWalkSeen): each part by what it is
 * @problems: how many there were
 *
 * A game that is played on the page, which is looked at from move to move.
 */
typedef struct {
  GtkWidget    *window;
  GtkWidget    *page;
  TableWalkSize size;
  const char   *name;
  const char   *of_step;
  guint         move;
  GHashTable   *fixed;
  guint         problems;
} TableWalk;

void         table_walk_problem        (TableWalk  *walk,
                                        const char *format,
                                        ...) G_GNUC_PRINTF (2, 3);
char        *table_walk_describe       (GtkWidget  *widget,
                                        GtkWidget  *root);
void         table_walk_check_fixed    (TableWalk  *walk,
                                        const char *what,
                                        GtkWidget  *widget);
void         table_walk_check_sight    (TableWalk  *walk,
                                        GtkWidget  *button,
                                        GtkWidget  *step);
void         table_walk_check_main     (TableWalk  *walk,
                                        GtkWidget  *step);
void         table_walk_check_text     (TableWalk  *walk,
                                        GtkWidget  *widget);
void         table_walk_check_scrolled (TableWalk  *walk,
                                        GtkWidget  *part);
GtkWidget   *table_walk_get_step       (TableWalk  *walk);
RhStepFrame *table_walk_get_frame      (GtkWidget  *step);

G_END_DECLS
