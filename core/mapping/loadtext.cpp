// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/loadtext.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QSet>

namespace millrace {

namespace {

using TokenKind = SqlToken::Kind;

/// Unquoted names may begin with a digit; numbers are no names.
bool isNameLikeNumber(const QString &text)
{
    bool isNumber = false;
    text.toDouble(&isNumber);
    const bool isLiteral = text.startsWith("0x"_L1) || text.startsWith("0b"_L1);
    return !isNumber && !isLiteral && !text.contains(u'.');
}

/// Reads the tokens from left to right; the first fault ends it.
class Parser
{
public:
    Parser(const QString &text, const SqlRules &rules)
        : m_text(text)
        , m_scan(scanSql(text, rules))
    {}

    tl::expected<LoadText, TextFault> run()
    {
        if (m_scan.faultAt >= 0)
            fail(m_scan.faultAt, m_text.size() - m_scan.faultAt,
                 CoreText::tr("a %1 opens here and never ends").arg(m_scan.fault), CoreText::tr("Close it."));
        else if (head() && fields() && lines() && ignoreLines() && columnList() && settings())
            end();
        if (m_fault)
            return tl::unexpected<TextFault>(*m_fault);
        dropUnused();
        if (const auto valid = m_load.dialect.validate(); !valid)
            return tl::unexpected<TextFault>(
                {.error = valid.error(), .offset = m_dialectFrom, .length = m_dialectTo - m_dialectFrom});
        return m_load;
    }

private:
    // What stands at the current place.
    bool atEnd() const { return m_at >= m_scan.tokens.size(); }
    const SqlToken &current() const { return m_scan.tokens.at(m_at); }
    bool isWord(const char *word) const
    {
        return !atEnd() && current().kind == TokenKind::Word &&
               current().text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
    bool isSymbol(char symbol) const
    {
        return !atEnd() && current().kind == TokenKind::Symbol && current().text == QLatin1Char(symbol);
    }
    bool take(const char *word)
    {
        const bool found = isWord(word);
        m_at += found ? 1 : 0;
        return found;
    }
    bool takeSymbol(char symbol)
    {
        const bool found = isSymbol(symbol);
        m_at += found ? 1 : 0;
        return found;
    }

    bool fail(qsizetype offset, qsizetype length, const QString &what, const QString &howToFix,
              ErrorCode code = ErrorCode::StatementNotUnderstood)
    {
        if (!m_fault)
            m_fault = TextFault{
                .error = {.code = code,
                          .what =
                              CoreText::tr("The statement, %1: %2.").arg(placeInText(m_text, offset), what),
                          .howToFix = howToFix},
                .offset = offset,
                .length = length};
        return false;
    }
    bool failHere(const QString &what, const QString &howToFix,
                  ErrorCode code = ErrorCode::StatementNotUnderstood)
    {
        return atEnd() ? fail(m_text.size(), 0, what, howToFix, code)
                       : fail(current().offset, current().length, what, howToFix, code);
    }
    QString found() const
    {
        return atEnd() ? CoreText::tr("the text ends")
                       : CoreText::tr("there is “%1”").arg(m_text.mid(current().offset, current().length));
    }
    bool expect(const char *word)
    {
        return take(word) ||
               failHere(CoreText::tr("%1 is expected, but %2").arg(QLatin1String(word), found()),
                        CoreText::tr("Write it as LOAD DATA LOCAL INFILE 'file' INTO TABLE "
                                     "name … (columns) SET …"));
    }

    bool head()
    {
        if (!expect("LOAD"))
            return false;
        if (isWord("XML"))
            return failHere(CoreText::tr("LOAD XML reads another kind of file"),
                            CoreText::tr("Millrace loads rows of fields: TSV, CSV and SQL dumps."));
        if (!expect("DATA"))
            return false;
        for (const char *priority : {"LOW_PRIORITY", "CONCURRENT"})
            if (take(priority))
                m_load.notes << CoreText::tr("%1 only matters to MyISAM's table locks and is left out.")
                                    .arg(QLatin1String(priority));
        m_load.local = take("LOCAL");
        if (!expect("INFILE"))
            return false;
        if (atEnd() || current().kind != TokenKind::String)
            return failHere(CoreText::tr("the file's name in quotes is expected, but %1").arg(found()),
                            CoreText::tr("Write INFILE 'file'."));
        m_load.file = m_scan.tokens.at(m_at++).text;
        if (take("REPLACE"))
            m_load.conflict = Conflict::Replace;
        else if (take("IGNORE"))
            m_load.conflict = Conflict::Ignore;
        return expect("INTO") && expect("TABLE") && tableName() && charset();
    }

    bool tableName()
    {
        if (!name(m_load.table, CoreText::tr("the table")))
            return false;
        if (takeSymbol('.')) {
            m_load.schema = m_load.table;
            if (!name(m_load.table, CoreText::tr("the table")))
                return false;
        }
        if (isWord("PARTITION"))
            return failHere(CoreText::tr("rows are to go into named partitions only, which the plan cannot "
                                         "hold"),
                            CoreText::tr("Leave PARTITION (…) out: the server puts each row where its "
                                         "partitioning says."));
        return true;
    }

    bool charset()
    {
        if (!isWord("CHARACTER") && !isWord("CHARSET"))
            return true;
        markDialect();
        if (!take("CHARSET")) {
            ++m_at;
            if (!expect("SET"))
                return false;
        }
        if (atEnd() || (current().kind != TokenKind::Word && current().kind != TokenKind::String &&
                        current().kind != TokenKind::QuotedIdentifier))
            return failHere(CoreText::tr("a character set is expected, but %1").arg(found()),
                            CoreText::tr("For example CHARACTER SET utf8mb4."), ErrorCode::DialectInvalid);
        m_load.dialect.charset = m_scan.tokens.at(m_at++).text.toLatin1();
        m_load.namesCharset = true;
        markDialect();
        return true;
    }

    bool fields()
    {
        if (!isWord("FIELDS") && !isWord("COLUMNS"))
            return true;
        markDialect();
        ++m_at;
        const qsizetype first = m_at;
        for (;;) {
            bool good = true;
            if (take("TERMINATED")) {
                good = bytes(m_load.dialect.fieldsTerminatedBy);
            } else if (isWord("OPTIONALLY") || isWord("ENCLOSED")) {
                m_load.dialect.optionallyEnclosed = take("OPTIONALLY");
                good = expect("ENCLOSED") && bytes(m_load.dialect.fieldsEnclosedBy);
                if (m_load.dialect.fieldsEnclosedBy.isEmpty())
                    m_load.dialect.optionallyEnclosed = false; // nothing encloses: the word means nothing
            } else if (take("ESCAPED")) {
                good = bytes(m_load.dialect.fieldsEscapedBy);
            } else {
                break;
            }
            if (!good)
                return false;
        }
        markDialect();
        return m_at > first || failHere(CoreText::tr("TERMINATED BY, ENCLOSED BY or ESCAPED BY is expected, "
                                                     "but %1")
                                            .arg(found()),
                                        CoreText::tr("Leave FIELDS out to take the defaults."));
    }

    bool lines()
    {
        if (!isWord("LINES"))
            return true;
        markDialect();
        ++m_at;
        const qsizetype first = m_at;
        while (isWord("STARTING") || isWord("TERMINATED")) {
            const bool starting = take("STARTING");
            if (!starting)
                ++m_at;
            if (!bytes(starting ? m_load.dialect.linesStartingBy : m_load.dialect.linesTerminatedBy))
                return false;
        }
        markDialect();
        return m_at > first ||
               failHere(CoreText::tr("STARTING BY or TERMINATED BY is expected, but %1").arg(found()),
                        CoreText::tr("Leave LINES out to take the defaults."));
    }

    bool ignoreLines()
    {
        if (!take("IGNORE"))
            return true;
        bool isNumber = false;
        const int count = atEnd() ? 0 : current().text.toInt(&isNumber);
        if (!isNumber)
            return failHere(CoreText::tr("the number of lines to leave out is expected, but %1").arg(found()),
                            CoreText::tr("Write IGNORE 1 LINES."));
        ++m_at;
        m_load.dialect.skipLines = count;
        m_load.namesSkipLines = true;
        return take("LINES") || take("ROWS") ||
               failHere(CoreText::tr("LINES is expected, but %1").arg(found()),
                        CoreText::tr("Write IGNORE %1 LINES.").arg(count));
    }

    /// BY and the bytes after it: a string, X'2C', 0x2C or B'…'.
    bool bytes(QByteArray &value)
    {
        if (!expect("BY"))
            return false;
        const QString fix = CoreText::tr("Write them as a string, for example '\\t', or as X'09'.");
        if (!atEnd() && current().kind == TokenKind::String) {
            value = m_scan.tokens.at(m_at++).text.toUtf8();
            return true;
        }
        if (!atEnd() && current().kind == TokenKind::Number && current().text.startsWith("0x"_L1)) {
            ++m_at;
            return hex(m_scan.tokens.at(m_at - 1).text.mid(2), value, m_at - 1);
        }
        if (isWord("X") && m_at + 1 < m_scan.tokens.size() &&
            m_scan.tokens.at(m_at + 1).kind == TokenKind::String &&
            m_scan.tokens.at(m_at + 1).offset == current().offset + 1) {
            m_at += 2;
            return hex(m_scan.tokens.at(m_at - 1).text, value, m_at - 1);
        }
        return failHere(CoreText::tr("bytes are expected, but %1").arg(found()), fix,
                        ErrorCode::DialectInvalid);
    }

    bool hex(const QString &digits, QByteArray &value, qsizetype token)
    {
        // 0x9 is 0x09; X'9' is an error on the server too.
        const QString even = digits.size() % 2 == 1 && m_scan.tokens.at(token).kind == TokenKind::Number
                                 ? u'0' + digits
                                 : digits;
        const QByteArray decoded = QByteArray::fromHex(even.toLatin1());
        if (decoded.size() * 2 != even.size())
            return fail(m_scan.tokens.at(token).offset, m_scan.tokens.at(token).length,
                        CoreText::tr("“%1” are no hexadecimal digits in pairs").arg(digits),
                        CoreText::tr("Write two digits per byte."), ErrorCode::DialectInvalid);
        value = decoded;
        return true;
    }

    bool name(QString &text, const QString &what)
    {
        if (atEnd() || !(current().kind == TokenKind::Word || current().kind == TokenKind::QuotedIdentifier ||
                         (current().kind == TokenKind::Number && isNameLikeNumber(current().text))))
            return failHere(CoreText::tr("%1 is expected, but %2").arg(what, found()),
                            CoreText::tr("Names with spaces and the like stand in `backquotes`."));
        text = m_scan.tokens.at(m_at++).text;
        if (!text.isEmpty())
            return true;
        const SqlToken &empty = m_scan.tokens.at(m_at - 1);
        return fail(empty.offset, empty.length, CoreText::tr("The name of %1 is empty").arg(what),
                    CoreText::tr("Write the name between the `backquotes`."));
    }

    /// A column, with or without its table in front.
    bool columnName(QString &column)
    {
        QStringList parts;
        do {
            QString part;
            if (!name(part, CoreText::tr("a column")))
                return false;
            parts << part;
        } while (takeSymbol('.'));
        column = parts.takeLast();
        const bool ours =
            parts.isEmpty() ||
            (parts.last().compare(m_load.table, Qt::CaseInsensitive) == 0 &&
             (parts.size() == 1 ||
              (parts.size() == 2 && (m_load.schema.isEmpty() || parts.first() == m_load.schema))));
        const SqlToken &last = m_scan.tokens.at(m_at - 1);
        return ours ||
               fail(last.offset, last.length, CoreText::tr("%1 is a column of another table").arg(column),
                    CoreText::tr("LOAD DATA fills the columns of %1 only.").arg(m_load.table),
                    ErrorCode::ColumnListInvalid);
    }

    bool columnList()
    {
        if (!takeSymbol('('))
            return true;
        m_load.hasColumnList = true;
        if (takeSymbol(')')) { // as good as none: all columns
            m_load.hasColumnList = false;
            return true;
        }
        do {
            FieldBinding binding;
            if (!atEnd() && current().kind == TokenKind::Variable) {
                binding = {.kind = FieldBinding::Kind::Variable, .name = current().text};
                if (binding.name.isEmpty())
                    return failHere(CoreText::tr("a variable without a name"),
                                    CoreText::tr("Write @name, or @discard for a field nobody needs."),
                                    ErrorCode::ColumnListInvalid);
                ++m_at;
            } else if (!columnName(binding.name)) {
                return false;
            }
            m_load.mapping.fields << binding;
        } while (takeSymbol(','));
        return takeSymbol(')') ||
               failHere(CoreText::tr("“,” or “)” is expected, but %1").arg(found()),
                        CoreText::tr("Close the column list."), ErrorCode::ColumnListInvalid);
    }

    bool settings()
    {
        if (!take("SET"))
            return true;
        do {
            ColumnExpression set;
            if (!columnName(set.column))
                return false;
            const bool assigned = isSymbol(':'); // := is taken for = here
            m_at += assigned ? 1 : 0;
            if (!takeSymbol('='))
                return failHere(CoreText::tr("“=” is expected, but %1").arg(found()),
                                CoreText::tr("Write %1 = expression.").arg(set.column),
                                ErrorCode::ExpressionInvalid);
            if (!expression(set.expression))
                return false;
            m_load.mapping.expressions << set;
        } while (takeSymbol(','));
        return true;
    }

    bool expression(QString &text)
    {
        const qsizetype from = m_scan.tokens.at(m_at - 1).offset + m_scan.tokens.at(m_at - 1).length;
        const qsizetype first = m_at;
        QVector<qsizetype> open;
        for (; !atEnd(); ++m_at) {
            if (isSymbol('(')) {
                open << m_at;
            } else if (isSymbol(')')) {
                if (open.isEmpty())
                    return failHere(CoreText::tr("a bracket is closed that was never opened"),
                                    CoreText::tr("Take it out."), ErrorCode::ExpressionInvalid);
                open.removeLast();
            } else if (isSymbol(';') || (isSymbol(',') && open.isEmpty())) {
                break;
            }
        }
        if (!open.isEmpty())
            return fail(m_scan.tokens.at(open.last()).offset, 1, CoreText::tr("this bracket stays open"),
                        CoreText::tr("Close it."), ErrorCode::ExpressionInvalid);
        if (m_at == first)
            return failHere(CoreText::tr("an expression is expected, but %1").arg(found()),
                            CoreText::tr("Write what the column gets, for example UPPER(@a)."),
                            ErrorCode::ExpressionInvalid);
        const qsizetype to = atEnd() ? m_text.size() : current().offset;
        text = withCounter(withoutEndComment(m_text.mid(from, to - from)));
        return true;
    }

    /// The counter of loadStatement() is @row_number again.
    static QString withCounter(const QString &expression)
    {
        const auto tokens = sqlTokens(expression);
        if (!tokens)
            return expression;
        const QString counter = rowNumberVariable().mid(1);
        const auto is = [&](qsizetype at, TokenKind kind, const QString &text) {
            return at < tokens->size() && tokens->at(at).kind == kind && tokens->at(at).text == text;
        };
        QString result;
        qsizetype copied = 0;
        const auto replace = [&](const SqlToken &from, const SqlToken &to) {
            result += QStringView(expression).mid(copied, from.offset - copied);
            result += u"@row_number"_s;
            copied = to.offset + to.length;
        };
        for (qsizetype at = 0; at < tokens->size(); ++at) {
            const bool counts =
                is(at, TokenKind::Symbol, u"("_s) && is(at + 1, TokenKind::Variable, counter) &&
                is(at + 2, TokenKind::Symbol, u":"_s) && is(at + 3, TokenKind::Symbol, u"="_s) &&
                is(at + 4, TokenKind::Variable, counter) && is(at + 5, TokenKind::Symbol, u"+"_s) &&
                is(at + 6, TokenKind::Number, u"1"_s) && is(at + 7, TokenKind::Symbol, u")"_s);
            if (counts) {
                replace(tokens->at(at), tokens->at(at + 7));
                at += 7;
            } else if (is(at, TokenKind::Variable, counter)) {
                replace(tokens->at(at), tokens->at(at));
            }
        }
        result += QStringView(expression).mid(copied);
        return result;
    }

    bool end()
    {
        while (takeSymbol(';')) {
        }
        if (atEnd())
            return true;
        if (m_at > 0 && m_scan.tokens.at(m_at - 1).text == ";"_L1)
            return failHere(CoreText::tr("a second statement begins here"),
                            CoreText::tr("Paste the LOAD DATA statement alone."));
        return failHere(CoreText::tr("%1, which has no place here").arg(found()),
                        CoreText::tr("The order is: CHARACTER SET, FIELDS, LINES, IGNORE n LINES, (columns), "
                                     "SET."));
    }

    void dropUnused()
    {
        QSet<QString> used;
        for (const ColumnExpression &set : std::as_const(m_load.mapping.expressions))
            for (const SqlToken &token : scanSql(set.expression).tokens)
                if (token.kind == TokenKind::Variable)
                    used << token.text.toLower();
        for (FieldBinding &binding : m_load.mapping.fields)
            if (binding.kind == FieldBinding::Kind::Variable && looksUnused(binding.name) &&
                !used.contains(binding.name.toLower()))
                binding = {.kind = FieldBinding::Kind::Discard};
    }

    void markDialect()
    {
        const qsizetype here = atEnd() ? m_text.size() : current().offset;
        m_dialectFrom = m_dialectTo == 0 ? here : m_dialectFrom;
        m_dialectTo = m_at == 0 ? here : qMax(here, m_dialectTo);
    }

    const QString &m_text;
    const SqlScan m_scan;
    LoadText m_load;
    std::optional<TextFault> m_fault;
    qsizetype m_at = 0;
    qsizetype m_dialectFrom = 0, m_dialectTo = 0; ///< from CHARACTER SET to the end of LINES
};

} // namespace

tl::expected<LoadText, TextFault> parseLoadStatement(const QString &text, const SqlRules &rules)
{
    return Parser(text, rules).run();
}

Mapping withAllColumns(const LoadText &statement, const TableSchema &table)
{
    Mapping mapping = statement.mapping;
    if (statement.hasColumnList)
        return mapping;
    for (const Column &column : table.columns)
        mapping.fields << (column.generated ? FieldBinding{.kind = FieldBinding::Kind::Discard}
                                            : FieldBinding{.name = column.name});
    return mapping;
}

QString placeInText(const QString &text, qsizetype offset)
{
    const QStringView before = QStringView(text).left(offset);
    return CoreText::tr("line %1, character %2")
        .arg(before.count(u'\n') + 1)
        .arg(offset - before.lastIndexOf(u'\n'));
}

} // namespace millrace
