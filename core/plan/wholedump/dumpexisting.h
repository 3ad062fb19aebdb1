// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

namespace millrace {

class Connection;

/// Something of a dump that is on the server already, with what it holds there.
struct ExistingObject
{
    DumpObject object;
    bool holdsRows = false; ///< a table, or a schema
    qint64 tables = -1;     ///< of a schema; -1: it is none
    qint64 rows = -1;       ///< of a table, or of a schema's tables; -1: not known, or it holds none
    bool rowsAreEstimated = false;
    qint64 bytes = 0;    ///< data and indexes
    bool isLost = false; ///< a statement of the dump takes away what it holds, if it is not kept

    /// "table shop.orders (1,204 rows, 96 KB)"
    QString text() const;
};

/// What the plan makes, changes, drops or fills, each once, in the plan's order.
QVector<DumpObject> objectsOf(const DumpPlan &plan);

/// Those of them that are on the server already. \a madeBefore: by earlier parts of the same run, and none of
/// anybody else. Errors: the server's.
Result<QVector<ExistingObject>> existingObjects(const DumpPlan &plan, Connection &server,
                                                const QVector<DumpObject> &madeBefore = {});

/// Says what is there, and how to go on.
Error alreadyThere(const QVector<ExistingObject> &objects);

/// Those that go when the plan runs: none unless it replaces what is there.
QVector<ExistingObject> lostBy(const DumpPlan &plan, const QVector<ExistingObject> &objects);
/// Says so, with all that they hold. REQUIRES: at least one.
Error willBeLost(const QVector<ExistingObject> &lost);

/// What whoever runs the plan is to know before: schemas that are dropped whole, what is lost, that it will
/// be refused. Errors: as existingObjects().
Result<QStringList> dangersOf(const DumpPlan &plan, Connection &server,
                              const QVector<DumpObject> &madeBefore = {});

} // namespace millrace
