// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/rowfault.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// Conditions whose rows are asked for in one go. GET DIAGNOSTICS walks the list from its start each time:
/// the cost grows with the square. Faults beyond are found when the rest of the rows is sent again.
constexpr int mostConditionsAsked = 3000;

/// Row numbers of the first conditions, in their order. One round trip; the list of warnings stays as it is.
Result<QVector<qint64>> conditionRows(Connection &connection)
{
    MILLRACE_TRY(const auto text, connection.value(u"BEGIN NOT ATOMIC\n"
                                                   "  DECLARE i INT DEFAULT 1; DECLARE n INT; DECLARE r "
                                                   "BIGINT; DECLARE rows_of LONGTEXT DEFAULT '';\n"
                                                   "  GET DIAGNOSTICS n = NUMBER;\n"
                                                   "  SET n = LEAST(n, %1);\n"
                                                   "  WHILE i <= n DO\n"
                                                   "    GET DIAGNOSTICS CONDITION i r = ROW_NUMBER;\n"
                                                   "    SET rows_of = CONCAT(rows_of, r, ',');\n"
                                                   "    SET i = i + 1;\n"
                                                   "  END WHILE;\n"
                                                   "  SELECT rows_of;\n"
                                                   "END"_s.arg(mostConditionsAsked)));
    QVector<qint64> rows;
    for (const QString &number : text.toString().split(u',', Qt::SkipEmptyParts))
        rows << number.toLongLong();
    return rows;
}

/// "Incorrect string value: '\xF0\x9F\x98\x80…' …": the bytes begin with a whole character of UTF-8 beyond
/// ASCII, which the column's character set lacks. Others are no characters, which LOAD DATA takes and INSERT
/// refuses.
bool namesACharacter(const QString &message)
{
    static const QRegularExpression bytes(
        u": '(?:\\\\xC[2-9A-F]|\\\\xD[0-9A-F]|\\\\xE[0-9A-F]\\\\x[89AB][0-9A-F]|"
        "\\\\xF[0-4](?:\\\\x[89AB][0-9A-F]){2})\\\\x[89AB][0-9A-F]"_s);
    return bytes.match(message).hasMatch();
}

} // namespace

bool RowFault::isDuplicate() const
{
    return isDuplicateKey(code);
}

bool isBentAsInDump(const RowFault &fault, const Plan &plan)
{
    // Out of range, truncated, wrong value, wrong moment, no default, wrong value, too long, moment out of
    // range.
    constexpr std::array bent{1264, 1265, 1292, 1299, 1364, 1366, 1406, 1441};
    return std::find(bent.begin(), bent.end(), fault.code) != bent.end() &&
           (!fault.message.startsWith("Incorrect string value"_L1) || namesACharacter(fault.message)) &&
           (plan.bendsAsDump() || (fault.isNote && plan.onError == OnError::AsDump));
}

bool isKeptOutAsInDump(const RowFault &fault, const Plan &plan)
{
    // MariaDB says what is wrong with JSON (4036 to 4040) before its CHECK refuses the row.
    constexpr int firstOfJson = 4036;
    constexpr int lastOfJson = 4040;
    const bool isReason = fault.code >= firstOfJson && fault.code <= lastOfJson;
    return (keepsRowOut(fault.code) || isReason) && plan.onError == OnError::AsDump &&
           plan.onDuplicate == OnDuplicate::Keep && plan.treatsDuplicatesAsDump();
}

RowFault faultFromMessage(int code, const QString &message)
{
    // The last words: before them a value of the row may be quoted, and say anything.
    static const QRegularExpression atRow(u" at row (\\d+)$"_s);
    static const QRegularExpression rowFirst(u"^Row (\\d+) "_s);
    // MariaDB: column `schema`.`table`.`name`; MySQL: column 'name'.
    static const QRegularExpression column(u"[Cc]olumn (?:`[^`]*`\\.`[^`]*`\\.)?[`']([^`']+)[`']"_s);
    RowFault fault{.code = code, .message = message};
    // What is about a row names keys and constraints, and no column but in the values it quotes.
    if (warningSubject(code) == WarningSubject::Value)
        fault.column = column.match(message).captured(1);
    if (const auto match = atRow.match(message); match.hasMatch()) {
        fault.row = match.captured(1).toLongLong();
        fault.message.remove(match.capturedStart(), match.capturedLength());
    } else if (const auto first = rowFirst.match(message); first.hasMatch()) {
        fault.row = first.captured(1).toLongLong();
        fault.message.replace(0, first.capturedLength(), CoreText::tr("The row "));
    }
    return fault;
}

Result<FaultList> readFaults(Connection &connection, bool numbered)
{
    MILLRACE_TRY(const auto warnings, connection.warnings());
    FaultList list;
    QVector<qsizetype> positions; // of each fault in the server's list
    bool rowsMissing = false;
    for (qsizetype i = 0; i < warnings.size(); ++i) {
        const ServerWarning &warning = warnings.at(i);
        if (warningSubject(warning.code) == WarningSubject::Statement) {
            ++list.aboutStatement;
            continue;
        }
        list.faults << faultFromMessage(warning.code, warning.message);
        list.faults.last().isNote = warning.level == "Note"_L1;
        positions << i;
        rowsMissing = rowsMissing || list.faults.last().row == 0;
    }
    if (!rowsMissing || !numbered)
        return list;
    MILLRACE_TRY(const auto rows, conditionRows(connection));
    for (qsizetype i = 0; i < list.faults.size(); ++i)
        if (list.faults.at(i).row == 0)
            list.faults[i].row = rows.value(positions.at(i), 0);
    return list;
}

} // namespace millrace
