// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/loadtext.h"

#include <QStringList>

namespace millrace {

class MigrationDraft;

/// The statement the draft stands for, as it will be sent; empty while table or mapping are missing.
QString statementText(const MigrationDraft &draft);

/// Whether that is a LOAD DATA statement, which can be read back; the rows of a table of the same server go
/// through INSERT … SELECT.
bool isStatementEditable(const MigrationDraft &draft);

/// What a statement that was edited or pasted says to the draft.
struct StatementReading
{
    std::optional<TextFault> fault; ///< why the draft keeps what it has
    Mapping mapping;
    std::optional<Dialect> dialect; ///< set when it is another than the draft's
    QStringList notes;              ///< what the text says and the draft does not take over
};

/// Reads the text by the rules of the server the draft is connected to. A statement without CHARACTER SET or
/// IGNORE n LINES leaves the draft's as they are. Refused: another table than the chosen one, another dialect
/// for rows that Millrace writes itself (SQL dumps, tables of a server).
StatementReading readStatement(const QString &text, const MigrationDraft &draft);

} // namespace millrace
