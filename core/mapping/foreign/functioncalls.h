// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/foreign/functiontable.h"
#include "core/source/sqldump/sqlbytetokens.h"

#include <QSet>

namespace millrace {

/// A statement's call of a function that not every server has built in.
struct FunctionCall
{
    qsizetype name = 0; ///< its token
    const ServerFunction *function = nullptr;
};

/// Of one statement, from left to right. A column, table, key or alias of such a name is none, nor is a
/// routine that is named with its schema. \a ofRoutine: it makes a routine, trigger or event.
QVector<FunctionCall> functionCallsIn(const QVector<SqlByteToken> &tokens, bool ofRoutine);

/// The functions that a statement makes, upper case: a call of one of them is of no built-in function.
QSet<QByteArray> functionsMadeBy(const QByteArray &statement, const SqlLexRules &rules);

/// After the bracket that is opened at \a i; where none is closed, after all.
qsizetype pastBrackets(const QVector<SqlByteToken> &tokens, qsizetype i);

} // namespace millrace
