/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rh-record.h"

G_BEGIN_DECLS

/**
 * RhToolExit:
 * @RH_TOOL_RIGHT: all is well
 * @RH_TOOL_WRONG: a record is wrong
 * @RH_TOOL_FAILED: usage, a file that can't be read, an output that can't be written
 *
 * How the tool exits. Of several, the highest counts.
 */
typedef enum {
  RH_TOOL_RIGHT = 0,
  RH_TOOL_WRONG = 1,
  RH_TOOL_FAILED = 2,
} RhToolExit;

RhToolExit rh_tool_visit        (const char            *file,
                                 const char            *heading,
                                 const RhRecordVisitor *visitor,
                                 gpointer               data);
RhToolExit rh_tool_close_output (RhToolExit             status);

RhToolExit rh_tool_check        (const char            *file);
RhToolExit rh_tool_ledger       (const char            *file);
RhToolExit rh_tool_explain      (const char            *file);

G_END_DECLS
