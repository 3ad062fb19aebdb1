// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QStringList>
#include <QVector>

namespace millrace::test {

/// A statement of an SQL text with what belongs to it: DELIMITER lines, comments.
struct SqlStatement
{
    QByteArray head;
    QByteArrayList
        parts; ///< rows of an INSERT, columns of a CREATE TABLE: a shrinker leaves some of them out
    QByteArray tail = ";";

    QByteArray text() const { return head + parts.join(", ") + tail + '\n'; }
};

/// An SQL text as a client reads it, and how Millrace is told to load it. Names no schema.
struct SqlProgram
{
    QVector<SqlStatement> statements;
    QStringList planOptions; ///< of millrace-cli plan

    QByteArray text() const
    {
        QByteArray all;
        for (const SqlStatement &statement : statements)
            all += statement.text();
        return all;
    }
};

} // namespace millrace::test
