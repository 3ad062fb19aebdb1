// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/foreign/unknownfunctions.h"

#include "core/base/literals.h"
#include "core/mapping/foreign/functiontable.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

/// A wrong number of arguments, and even a call that is no grammar, is the answer of a server that knows the
/// name as one of its own.
bool saysThereIsNone(const Error &error)
{
    constexpr int noSchemaSelected = 1046;
    constexpr int noSuchRoutine = 1305;
    constexpr int mayNotCall = 1370; // without a look at whether it is there
    return error.context.serverCode == noSchemaSelected || error.context.serverCode == noSuchRoutine ||
           error.context.serverCode == mayNotCall;
}

bool saysItIsNoGrammar(const Error &error)
{
    constexpr int parseError = 1064;
    return error.context.serverCode == parseError;
}

} // namespace

Result<QSet<QString>> unknownOperators(const QStringList &names, Connection &server)
{
    QSet<QString> unknown;
    for (const QString &name : names) {
        const auto asked = server.execute(u"PREPARE millrace_asks FROM %1"_s.arg(
            quotedString(u"SELECT x.j%1'$' FROM (SELECT '{}' AS j) AS x"_s.arg(name))));
        if (!asked && saysItIsNoGrammar(asked.error()))
            unknown.insert(name);
        else if (asked)
            MILLRACE_TRY_VOID(server.execute(u"DEALLOCATE PREPARE millrace_asks"_s));
    }
    return unknown;
}

Result<QSet<QString>> unknownFunctions(const QStringList &names, Connection &server)
{
    QSet<QString> unknown;
    for (const QString &name : names) {
        const ServerFunction *const row = serverFunction(name.toUtf8());
        const bool hasQuestion = row != nullptr && row->question != nullptr;
        const auto asked = server.execute(u"PREPARE millrace_asks FROM %1"_s.arg(
            quotedString(hasQuestion ? QString::fromLatin1(row->question) : u"SELECT %1()"_s.arg(name))));
        if (!asked && (saysThereIsNone(asked.error()) || (hasQuestion && saysItIsNoGrammar(asked.error()))))
            unknown.insert(name);
        else if (asked)
            MILLRACE_TRY_VOID(server.execute(u"DEALLOCATE PREPARE millrace_asks"_s));
    }
    if (unknown.isEmpty())
        return unknown;
    QStringList quoted;
    for (const QString &name : std::as_const(unknown))
        quoted << quotedString(name);
    // The servers' own schema sys has functions of such names, which nobody means who names no schema.
    MILLRACE_TRY(const auto made,
                 server.rows(u"SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_TYPE = "
                             "'FUNCTION' AND ROUTINE_SCHEMA <> 'sys' AND UPPER(ROUTINE_NAME) IN (%1)"_s.arg(
                                 quoted.join(u", "_s))));
    for (const auto &row : made)
        unknown.remove(row.value(0).toString().toUpper());
    return unknown;
}

} // namespace millrace
