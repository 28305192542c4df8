/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Behind it stands in a draft what was entered of the move before, a part of which is given anew: once that is whole, it corrects
 * that move and is gone, while what stands before it was entered of the next one. */
#define RH_DRAFT_ANEW '|'
