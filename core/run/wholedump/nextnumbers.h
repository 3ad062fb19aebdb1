// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"

namespace millrace {

/// The next numbers of AUTO_INCREMENT columns while a dump's statements run that leave them to the server.
/// Rows that are taken back, because the program or its connection dies, do not give theirs back: whoever
/// runs the statements again would give other numbers than the ordinary client. So they are noted before a
/// transaction and put back where it did not come to its end. InnoDB's only; other engines take nothing back.
class NextNumbers
{
public:
    explicit NextNumbers(QString folder) ///< of the run
        : m_path(std::move(folder))
    {}
    /// Before the transaction whose first statement is at \a offset, by a session that is in none. \a
    /// schemas: as an SQL list. The note outlives the program, but not necessarily its machine.
    Result<void> note(Connection &connection, const QString &schemas, qint64 offset);
    /// Statements before \a doneTo are committed: a note of a later one is undone. Waits for a session that
    /// still takes rows back.
    Result<void> putBack(Connection &connection, qint64 doneTo) const;
    /// Tables may have come or changed.
    void structureChanged() { m_areNone = false; }

private:
    QString filePath() const;

    QString m_path;
    bool m_areNone = false; ///< of such tables
};

} // namespace millrace
