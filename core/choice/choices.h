// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/choice/choicefacts.h"

namespace millrace {

/// The plan with everything chosen that nobody set: indexes, order, workers, chunk size, way in and level of
/// proof; Plan::choices has each of them with its reason. What is set already (ChosenBy::Set) stays, and the
/// others make the best of it. A pure function: the same facts give the same plan.
Plan chosen(Plan plan, const ChoiceFacts &facts);

/// The same of what all tables of a whole dump have in common: workers, chunk size, proof. Its planner
/// chooses the rest table by table. \a facts: without a table, rows and bytes of the largest one.
Plan chosenForDump(Plan defaults, const ChoiceFacts &facts);

/// Somebody set this one, to what the plan has: Millrace leaves it alone from now on.
void markSet(Plan &plan, Choice choice);
bool isSet(const Plan &plan, Choice choice);
/// What the plan has by now was found out in another way, and why.
void noteChoice(Plan &plan, Choice choice, const QString &why);

} // namespace millrace
