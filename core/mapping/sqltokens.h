// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QVector>
#include <functional>

namespace millrace {

/// A token of the small part of SQL that column lists and SET expressions are made of.
struct SqlToken
{
    enum class Kind
    {
        Word,
        QuotedIdentifier,
        String,
        Variable,
        Number,
        Symbol
    };
    Kind kind = Kind::Symbol;
    QString text;         ///< names and variables unquoted and without '@'; symbols one character
    qsizetype offset = 0; ///< in the text
    qsizetype length = 0;
};

/// Splits SQL into tokens; comments and white space are left out. Strings in '…' and "…" with backslash
/// escapes and doubled quotes, identifiers in `…`, variables @name, @`name`, @'name'. Errors:
/// ExpressionInvalid (open quote or comment).
Result<QVector<SqlToken>> sqlTokens(const QString &text);

/// The expression with every use of the user variable \a name (any case; not in strings) replaced by what
/// \a replacement gives, asked once per use from left to right. An expression that cannot be split comes back
/// as it is.
QString replaceVariable(const QString &expression, const QString &name,
                        const std::function<QString()> &replacement);
bool usesVariable(const QString &expression, const QString &name);

} // namespace millrace
