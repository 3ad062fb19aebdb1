// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace millrace::test {

/// A text of a .ts file.
struct TsEntry
{
    QString context;
    QString source;
    QString translation;
    QString type; ///< "unfinished", "vanished", "obsolete"; empty: done
    bool hasForms = false;
};

/// All of the file; fails the test where it cannot be read.
QVector<TsEntry> tsEntries(const QString &path);

} // namespace millrace::test
