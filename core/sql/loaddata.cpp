// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/loaddata.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/sqlcursor.h"

#include <optional>

namespace millrace {

namespace {

using TokenKind = SqlToken::Kind;

/// Reads the tokens from left to right; the first fault ends it.
class LoadDataReader
{
public:
    LoadDataReader(const QString &text, const SqlRules &rules)
        : m_text(text)
        , m_at(text, rules)
    {}

    tl::expected<LoadData, TextFault> one()
    {
        if (const SqlScan &scan = m_at.scan(); scan.faultAt >= 0)
            fail(scan.faultAt, m_text.size() - scan.faultAt,
                 CoreText::tr("a %1 opens here and never ends").arg(scan.fault), CoreText::tr("Close it."));
        else if (clauses())
            end();
        return result();
    }

    tl::expected<LoadData, TextFault> first()
    {
        while (!m_at.atEnd() && !m_at.peek().isWord("LOAD"))
            m_at.take();
        clauses();
        return result();
    }

private:
    tl::expected<LoadData, TextFault> result() const
    {
        if (m_fault)
            return tl::unexpected<TextFault>(*m_fault);
        return m_load;
    }

    bool clauses() { return head() && fields() && lines() && ignoreLines() && columnList() && settings(); }

    bool fail(qsizetype offset, qsizetype length, const QString &what, const QString &howToFix,
              ErrorCode code = ErrorCode::StatementNotUnderstood)
    {
        m_fault = TextFault{
            .error = {.code = code,
                      .what = CoreText::tr("The statement, %1: %2.").arg(placeInText(m_text, offset), what),
                      .howToFix = howToFix},
            .offset = offset,
            .length = length};
        return false;
    }
    bool failAt(const SqlToken &token, const QString &what, const QString &howToFix,
                ErrorCode code = ErrorCode::StatementNotUnderstood)
    {
        return fail(token.offset, token.length, what, howToFix, code);
    }
    bool failHere(const QString &what, const QString &howToFix,
                  ErrorCode code = ErrorCode::StatementNotUnderstood)
    {
        return failAt(m_at.peek(), what, howToFix, code);
    }
    QString found() const
    {
        return m_at.atEnd()
                   ? CoreText::tr("the text ends")
                   : CoreText::tr("there is “%1”").arg(m_text.mid(m_at.peek().offset, m_at.peek().length));
    }
    bool expect(const char *word)
    {
        return m_at.skip(word) ||
               failHere(CoreText::tr("%1 is expected, but %2").arg(QLatin1String(word), found()),
                        CoreText::tr("Write it as LOAD DATA LOCAL INFILE 'file' INTO TABLE "
                                     "name … (columns) SET …"));
    }

    bool head()
    {
        if (!expect("LOAD"))
            return false;
        if (m_at.peek().isWord("XML"))
            return failHere(CoreText::tr("LOAD XML reads another kind of file"),
                            CoreText::tr("Millrace loads rows of fields: TSV, CSV and SQL dumps."));
        if (!expect("DATA"))
            return false;
        for (const char *priority : {"LOW_PRIORITY", "CONCURRENT"})
            if (m_at.skip(priority))
                m_load.notes << CoreText::tr("%1 only matters to MyISAM's table locks and is left out.")
                                    .arg(QLatin1String(priority));
        m_load.local = m_at.skip("LOCAL");
        if (!expect("INFILE"))
            return false;
        if (m_at.peek().kind != TokenKind::String)
            return failHere(CoreText::tr("the file's name in quotes is expected, but %1").arg(found()),
                            CoreText::tr("Write INFILE 'file'."));
        m_load.file = m_at.take().text;
        if (m_at.skip("REPLACE"))
            m_load.conflict = Conflict::Replace;
        else if (m_at.skip("IGNORE"))
            m_load.conflict = Conflict::Ignore;
        return expect("INTO") && expect("TABLE") && tableName() && charset();
    }

    bool tableName()
    {
        if (!name(m_load.table, CoreText::tr("the table")))
            return false;
        if (m_at.skip('.')) {
            m_load.schema = m_load.table;
            if (!name(m_load.table, CoreText::tr("the table")))
                return false;
        }
        if (m_at.peek().isWord("PARTITION"))
            return failHere(CoreText::tr("rows are to go into named partitions only, which the plan cannot "
                                         "hold"),
                            CoreText::tr("Leave PARTITION (…) out: the server puts each row where its "
                                         "partitioning says."));
        return true;
    }

    bool charset()
    {
        const qsizetype from = m_at.peek().offset;
        if (m_at.skip("CHARACTER")) {
            if (!expect("SET"))
                return false;
        } else if (!m_at.skip("CHARSET")) {
            return true;
        }
        if (!m_at.isName() && m_at.peek().kind != TokenKind::String)
            return failHere(CoreText::tr("a character set is expected, but %1").arg(found()),
                            CoreText::tr("For example CHARACTER SET utf8mb4."), ErrorCode::DialectInvalid);
        m_load.form.charset = m_at.take().text.toLatin1();
        m_load.namesCharset = true;
        noteForm(from);
        return true;
    }

    bool fields()
    {
        const qsizetype from = m_at.peek().offset;
        if (!m_at.skip("FIELDS") && !m_at.skip("COLUMNS"))
            return true;
        LoadDataForm &form = m_load.form;
        for (bool any = false;; any = true) {
            bool good = true;
            if (m_at.skip("TERMINATED")) {
                good = bytes(form.fieldsTerminatedBy);
            } else if (m_at.peek().isWord("OPTIONALLY") || m_at.peek().isWord("ENCLOSED")) {
                form.optionallyEnclosed = m_at.skip("OPTIONALLY");
                good = expect("ENCLOSED") && bytes(form.fieldsEnclosedBy);
                if (form.fieldsEnclosedBy.isEmpty())
                    form.optionallyEnclosed = false; // nothing encloses: the word means nothing
            } else if (m_at.skip("ESCAPED")) {
                good = bytes(form.fieldsEscapedBy);
            } else {
                noteForm(from);
                return any ||
                       failHere(CoreText::tr("TERMINATED BY, ENCLOSED BY or ESCAPED BY is expected, but %1")
                                    .arg(found()),
                                CoreText::tr("Leave FIELDS out to take the defaults."));
            }
            if (!good)
                return false;
        }
    }

    bool lines()
    {
        const qsizetype from = m_at.peek().offset;
        if (!m_at.skip("LINES"))
            return true;
        for (bool any = false;; any = true) {
            const bool starting = m_at.skip("STARTING");
            if (!starting && !m_at.skip("TERMINATED")) {
                noteForm(from);
                return any ||
                       failHere(CoreText::tr("STARTING BY or TERMINATED BY is expected, but %1").arg(found()),
                                CoreText::tr("Leave LINES out to take the defaults."));
            }
            if (!bytes(starting ? m_load.form.linesStartingBy : m_load.form.linesTerminatedBy))
                return false;
        }
    }

    void noteForm(qsizetype from)
    {
        LoadDataForm &form = m_load.form;
        form.offset = form.length == 0 ? from : form.offset;
        form.length = m_at.peek().offset - form.offset;
    }

    bool ignoreLines()
    {
        if (!m_at.skip("IGNORE"))
            return true;
        bool isNumber = false;
        const int count = m_at.peek().text.toInt(&isNumber);
        if (!isNumber)
            return failHere(CoreText::tr("the number of lines to leave out is expected, but %1").arg(found()),
                            CoreText::tr("Write IGNORE 1 LINES."));
        m_at.take();
        m_load.form.skipLines = count;
        m_load.namesSkipLines = true;
        return m_at.skip("LINES") || m_at.skip("ROWS") ||
               failHere(CoreText::tr("LINES is expected, but %1").arg(found()),
                        CoreText::tr("Write IGNORE %1 LINES.").arg(count));
    }

    /// BY and the bytes after it: a string, X'2C' or 0x2C.
    bool bytes(QByteArray &value)
    {
        if (!expect("BY"))
            return false;
        const SqlToken &token = m_at.peek();
        if (token.kind == TokenKind::String) {
            value = m_at.take().text.toUtf8();
            return true;
        }
        if (token.kind == TokenKind::Number && token.text.startsWith("0x"_L1)) {
            m_at.take();
            // 0x9 is 0x09; X'9' is an error on the server too.
            return hex(token.text.size() % 2 == 1 ? u'0' + token.text.mid(2) : token.text.mid(2), value);
        }
        if (token.isWord("X") && m_at.peek(1).kind == TokenKind::String &&
            m_at.peek(1).offset == token.end()) {
            m_at.take();
            return hex(m_at.take().text, value);
        }
        return failHere(CoreText::tr("bytes are expected, but %1").arg(found()),
                        CoreText::tr("Write them as a string, for example '\\t', or as X'09'."),
                        ErrorCode::DialectInvalid);
    }

    /// Of the token before this place.
    bool hex(const QString &digits, QByteArray &value)
    {
        value = QByteArray::fromHex(digits.toLatin1());
        return value.size() * 2 == digits.size() ||
               failAt(m_at.peek(-1), CoreText::tr("“%1” are no hexadecimal digits in pairs").arg(digits),
                      CoreText::tr("Write two digits per byte."), ErrorCode::DialectInvalid);
    }

    bool name(QString &text, const QString &what)
    {
        if (!m_at.isName())
            return failHere(CoreText::tr("%1 is expected, but %2").arg(what, found()),
                            CoreText::tr("Names with spaces and the like stand in `backquotes`."));
        text = m_at.take().text;
        return !text.isEmpty() || failAt(m_at.peek(-1), CoreText::tr("The name of %1 is empty").arg(what),
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
        } while (m_at.skip('.'));
        column = parts.takeLast();
        const bool ours =
            parts.isEmpty() ||
            (parts.last().compare(m_load.table, Qt::CaseInsensitive) == 0 &&
             (parts.size() == 1 ||
              (parts.size() == 2 && (m_load.schema.isEmpty() || parts.first() == m_load.schema))));
        return ours || failAt(m_at.peek(-1), CoreText::tr("%1 is a column of another table").arg(column),
                              CoreText::tr("LOAD DATA fills the columns of %1 only.").arg(m_load.table),
                              ErrorCode::ColumnListInvalid);
    }

    bool columnList()
    {
        if (!m_at.skip('('))
            return true;
        m_load.hasColumnList = !m_at.skip(')'); // empty is as good as none: all columns
        if (!m_load.hasColumnList)
            return true;
        do {
            LoadDataField field{.name = m_at.peek().text,
                                .isVariable = m_at.peek().kind == TokenKind::Variable};
            if (!field.isVariable && !columnName(field.name))
                return false;
            if (field.isVariable && field.name.isEmpty())
                return failHere(CoreText::tr("a variable without a name"),
                                CoreText::tr("Write @name, or @discard for a field nobody needs."),
                                ErrorCode::ColumnListInvalid);
            if (field.isVariable)
                m_at.take();
            m_load.fields << field;
        } while (m_at.skip(','));
        return m_at.skip(')') ||
               failHere(CoreText::tr("“,” or “)” is expected, but %1").arg(found()),
                        CoreText::tr("Close the column list."), ErrorCode::ColumnListInvalid);
    }

    bool settings()
    {
        if (!m_at.skip("SET"))
            return true;
        do {
            LoadDataSetting set;
            if (!columnName(set.column))
                return false;
            m_at.skip(':'); // := is taken for = here
            if (!m_at.skip('='))
                return failHere(CoreText::tr("“=” is expected, but %1").arg(found()),
                                CoreText::tr("Write %1 = expression.").arg(set.column),
                                ErrorCode::ExpressionInvalid);
            if (!expression(set.expression))
                return false;
            m_load.settings << set;
        } while (m_at.skip(','));
        return true;
    }

    bool expression(QString &text)
    {
        const qsizetype from = m_at.peek(-1).end();
        QVector<SqlToken> open;
        bool any = false;
        for (; !m_at.atEnd(); any = true) {
            const SqlToken &token = m_at.peek();
            if (token.isSymbol(';') || (token.isSymbol(',') && open.isEmpty()))
                break;
            if (token.isSymbol(')') && open.isEmpty())
                return failHere(CoreText::tr("a bracket is closed that was never opened"),
                                CoreText::tr("Take it out."), ErrorCode::ExpressionInvalid);
            if (token.isSymbol('('))
                open << token;
            else if (token.isSymbol(')'))
                open.removeLast();
            m_at.take();
        }
        if (!open.isEmpty())
            return failAt(open.last(), CoreText::tr("this bracket stays open"), CoreText::tr("Close it."),
                          ErrorCode::ExpressionInvalid);
        if (!any)
            return failHere(CoreText::tr("an expression is expected, but %1").arg(found()),
                            CoreText::tr("Write what the column gets, for example UPPER(@a)."),
                            ErrorCode::ExpressionInvalid);
        text = withoutEndComment(m_text.mid(from, m_at.peek().offset - from));
        return true;
    }

    bool end()
    {
        while (m_at.skip(';')) {
        }
        if (m_at.atEnd())
            return true;
        if (m_at.peek(-1).isSymbol(';'))
            return failHere(CoreText::tr("a second statement begins here"),
                            CoreText::tr("Paste the LOAD DATA statement alone."));
        return failHere(CoreText::tr("%1, which has no place here").arg(found()),
                        CoreText::tr("The order is: CHARACTER SET, FIELDS, LINES, IGNORE n LINES, (columns), "
                                     "SET."));
    }

    const QString &m_text;
    SqlCursor m_at;
    LoadData m_load;
    std::optional<TextFault> m_fault;
};

} // namespace

tl::expected<LoadData, TextFault> readLoadData(const QString &text, const SqlRules &rules)
{
    return LoadDataReader(text, rules).one();
}

tl::expected<LoadData, TextFault> firstLoadData(const QString &script, const SqlRules &rules)
{
    return LoadDataReader(script, rules).first();
}

QString placeInText(const QString &text, qsizetype offset)
{
    const QStringView before = QStringView(text).left(offset);
    return CoreText::tr("line %1, character %2")
        .arg(before.count(u'\n') + 1)
        .arg(offset - before.lastIndexOf(u'\n'));
}

} // namespace millrace
