// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVector>

namespace millrace::test {

/// The mysql client's reading of a file, byte by byte over the whole text and without a thought of speed: the
/// slow twin of SqlDumpReader's splitting. Knows quotes, comments, DELIMITER lines and backslashes; not SET
/// and USE.
struct TwinStatement
{
    qint64 offset = 0;
    qint64 line = 1;
    QByteArray text; ///< trimmed at its end
};

struct TwinResult
{
    QVector<TwinStatement> statements;
    bool openAtEnd = false; ///< ends inside a quote or a comment
    bool refused = false;   ///< a client command, a NUL byte between statements, an unusable DELIMITER
};

TwinResult splitSlowly(const QByteArray &dump);

} // namespace millrace::test
