// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QVector>
#include <functional>
#include <utility>

namespace millrace {

struct SqlToken
{
    enum class Kind
    {
        Word,
        QuotedIdentifier, ///< `…`
        String,           ///< '…' and "…"
        Variable,
        Number,
        Symbol,
        End ///< only of SqlCursor
    };
    Kind kind = Kind::Symbol;
    QString text;         ///< names and variables unquoted and without '@'; symbols one character, or @@
    qsizetype offset = 0; ///< in the text
    qsizetype length = 0;

    qsizetype end() const { return offset + length; }
    bool isWord(const char *word) const ///< in any case; ASCII
    {
        return kind == Kind::Word && text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
    bool isSymbol(char symbol) const { return kind == Kind::Symbol && text == QLatin1Char(symbol); }
};

/// How a server reads what its flavours and versions read differently.
struct SqlRules
{
    /// What stands in executable comments, /*!50138 … */ and MariaDB's /*M!100100 … */, counts where the
    /// server would run it; false: they are comments like any other.
    bool executableComments = false;
    bool mariaDb = false;
    int version = 90704; ///< 101119 for 10.11.19
    /// Where a name has to stand "…" is one: text of a tool that may have written it under ANSI_QUOTES.
    bool doubleQuotedNames = false;

    /// Whether a server of this kind runs the executable comment. \a digits: the version it names, 0 none.
    /// \a onlyMariaDb: it begins with /*M!.
    bool runs(int commentVersion, bool onlyMariaDb) const;
};

/// The text up to where it can be split, with its comments; for the highlighting of text that is being
/// written.
struct SqlScan
{
    QVector<SqlToken> tokens;
    QVector<std::pair<qsizetype, qsizetype>> comments; ///< offset and length
    qsizetype faultAt = -1; ///< where a quote or comment opens that never ends; -1: none
    QString fault;          ///< "quote" or "comment"

    Result<void> check() const; ///< Errors: ExpressionInvalid (open quote or comment)
};
SqlScan scanSql(const QString &text, const SqlRules &rules = {});

/// Splits SQL into tokens; comments and white space are left out. Strings in '…' and "…" with backslash
/// escapes (\\0 \\b \\n \\r \\t \\Z; \\% and \\_ stay two characters) and doubled quotes, identifiers in `…`,
/// variables @name, @`name`, @'name'. Errors: ExpressionInvalid (open quote or comment).
Result<QVector<SqlToken>> sqlTokens(const QString &text, const SqlRules &rules = {});

/// The expression with every use of the user variable \a name (any case; not in strings) replaced by what
/// \a replacement gives, asked once per use from left to right. An expression that cannot be split comes back
/// as it is.
QString replaceVariable(const QString &expression, const QString &name,
                        const std::function<QString()> &replacement);
/// The expression without blanks around it and without a comment to the end of the line after it, which
/// would swallow whatever a statement goes on with.
QString withoutEndComment(const QString &expression);
/// The user variables it uses, each as often as it does, as they are written; none where it cannot be split.
QStringList variablesOf(const QString &expression);
bool usesVariable(const QString &expression, const QString &name); ///< in any case

} // namespace millrace
