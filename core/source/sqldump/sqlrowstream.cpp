// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/sqldump/sqlrowstream.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

#include <algorithm>

namespace millrace {

SqlRowStream::SqlRowStream(ByteStream &input, Options options)
    : m_input(input)
    , m_options(std::move(options))
    , m_reader(input, m_options.limits)
    , m_converter(m_reader.session().rules(), m_reader.session().charset)
{}

SqlRowStream::SqlRowStream(ByteStream &input, Options options, SqlPlace place, const SqlSession &session)
    : m_input(input)
    , m_options(std::move(options))
    , m_reader(input, m_options.limits, place, session)
    , m_converter(session.rules(), session.charset)
{}

SqlRowStream::SqlRowStream(ByteStream &input, Options options, const SqlRowMark &from)
    : m_input(input)
    , m_options(std::move(options))
    , m_reader(input, m_options.limits, from.place, from.session, from.head)
    , m_converter(from.session.rules(), from.session.charset)
    , m_rows(from.row)
    , m_nextMark(from.row)
    , m_fields(from.fields)
{
    beginRows();
}

Result<SqlRowStream::Part> SqlRowStream::nextPart()
{
    m_out.clear();
    for (;;) {
        if (m_statementKept && m_out.size() == 0) {
            m_statementKept = false;
            return Part::Statement;
        }
        if (m_statementKept || m_out.size() >= m_options.blockBytes || (m_ended && m_out.size() > 0))
            return Part::Rows;
        if (m_ended)
            return Part::End;
        MILLRACE_TRY_VOID(m_inRows ? readRows() : advance());
    }
}

/// One step between two INSERT statements of the table. The value has no meaning.
Result<bool> SqlRowStream::advance()
{
    MILLRACE_TRY(const auto event, m_reader.next());
    switch (event) {
    case SqlDumpReader::Event::End:
        m_ended = true;
        noteEnd();
        break;
    case SqlDumpReader::Event::Comment:
        readComment();
        break;
    case SqlDumpReader::Event::Statement:
        if (isOurs())
            keepStatement(QByteArray(m_reader.text().data(), qsizetype(m_reader.text().size())),
                          m_reader.place());
        break;
    case SqlDumpReader::Event::Insert:
        if (!isOurs())
            break;
        if (!m_seenAny || m_reader.head().sameColumns(m_first.head)) {
            beginRows();
        } else {
            MILLRACE_TRY_VOID(m_reader.holdInsert());
            keepStatement(m_reader.head().text +
                              QByteArray(m_reader.text().data(), qsizetype(m_reader.text().size())),
                          m_reader.place());
        }
        break;
    }
    return true;
}

bool SqlRowStream::isOurs() const
{
    const InsertHead &head = m_reader.head();
    if (head.table != m_options.table)
        return false;
    return m_options.schema.isEmpty() ||
           (head.schema.isEmpty() ? m_reader.session().schema : head.schema) == m_options.schema;
}

void SqlRowStream::beginRows()
{
    if (!m_seenAny) {
        m_first.head = m_reader.head();
        m_first.session = m_reader.session();
        m_fields = m_fields == 0 ? int(m_first.head.columns.size()) : m_fields;
        m_seenAny = true;
    }
    if (m_converterSerial != m_reader.sessionSerial()) {
        TupleConverter converter(m_reader.session().rules(), m_reader.session().charset);
        converter.addKinds(m_converter.kinds());
        m_converter = std::move(converter);
        m_converterSerial = m_reader.sessionSerial();
    }
    switch (m_reader.head().verb) {
    case InsertHead::Verb::Insert:
        m_verbs |= Insert;
        break;
    case InsertHead::Verb::InsertIgnore:
        m_verbs |= InsertIgnore;
        break;
    case InsertHead::Verb::Replace:
        m_verbs |= Replace;
        break;
    }
    m_inRows = true;
}

Result<bool> SqlRowStream::readRows()
{
    if (m_rows == m_nextMark) {
        m_marks.push_back({.row = m_rows,
                           .place = m_reader.rowPlace(),
                           .session = m_reader.session(),
                           .head = m_reader.head(),
                           .fields = m_fields});
        m_nextMark = m_rows + m_options.rowsPerMark;
    }
    MILLRACE_TRY(const auto rows,
                 m_reader.readRows(m_converter, m_out,
                                   {.bytes = m_options.blockBytes, .rows = m_nextMark - m_rows}, m_fields,
                                   m_rows));
    if (rows == SqlDumpReader::Rows::StatementEnd)
        m_inRows = false;
    if (rows != SqlDumpReader::Rows::RunAsIs)
        return true;
    const SqlPlace place = m_reader.rowPlace();
    bool ended = false;
    MILLRACE_TRY(const auto text, m_reader.takeRowText(m_converter, ended));
    m_inRows = !ended;
    keepStatement(m_reader.head().text + text, place);
    return true;
}

void SqlRowStream::keepStatement(QByteArray text, SqlPlace place)
{
    m_statement = {
        .text = std::move(text), .place = place, .afterRow = m_rows, .session = m_reader.session()};
    m_statementKept = true;
}

Result<std::span<const char>> SqlRowStream::next()
{
    qsizetype bytes = 0;
    for (;;) {
        MILLRACE_TRY(const auto part, nextPart());
        if (part == Part::End)
            return std::span<const char>();
        if (part == Part::Rows)
            return rows();
        bytes += m_statement.text.size();
        if (bytes > m_options.limits.statementBytes) {
            Error error{
                .code = ErrorCode::SqlStatementTooLong,
                .what = CoreText::tr("More than %1 of statements that are not plain rows follow each other.")
                            .arg(sizeText(m_options.limits.statementBytes)),
                .howToFix =
                    CoreText::tr("These rows hold expressions or DEFAULT: run the dump with the mysql "
                                 "client.")};
            error.context.line = m_statement.place.line;
            error.context.byteOffset = m_statement.place.byteOffset;
            return fail(std::move(error));
        }
        m_statements.push_back(std::move(m_statement));
    }
}

const SqlRowMark &SqlRowStream::markBefore(qint64 row) const
{
    const auto next =
        std::upper_bound(m_marks.begin(), m_marks.end(), row - 1,
                         [](qint64 before, const SqlRowMark &mark) { return before < mark.row; });
    return next == m_marks.begin() ? *next : *std::prev(next);
}

void SqlRowStream::readComment()
{
    const std::string_view text = m_reader.text();
    if (text.starts_with("-- MySQL dump") || text.starts_with("-- MariaDB dump"))
        m_hasToolHeader = true;
    if (text.starts_with("-- Dump completed"))
        m_completed = true;
}

void SqlRowStream::noteEnd()
{
    if (m_hasToolHeader && !m_completed)
        m_notes.append(CoreText::tr("The dump does not end with \"-- Dump completed\": it may be cut off."));
    if (m_reader.endedWithoutDelimiter())
        m_notes.append(
            CoreText::tr("The last statement has no delimiter; it was read to the end of the dump."));
}

Result<SqlRowText> SqlRowStream::findRow(ByteStream &input, Options options, const SqlRowMark &from,
                                         qint64 row)
{
    SqlRowStream stream(input, std::move(options), from);
    stream.m_nextMark = -1; // none needed
    for (;;) {
        stream.m_out.clear();
        stream.m_statementKept = false;
        if (!stream.m_inRows) {
            if (stream.m_ended)
                break;
            MILLRACE_TRY_VOID(stream.advance());
            continue;
        }
        // Up to the row before; then row by row, because rows that are run as they are do not count.
        const qint64 missing = row - 1 - stream.m_rows;
        SqlRowText found;
        if (missing <= 0) {
            found.place = stream.m_reader.rowPlace();
            MILLRACE_TRY(found.text, stream.m_reader.rowText(stream.m_converter));
        }
        stream.m_nextMark = stream.m_rows + std::max<qint64>(missing, 1);
        const qint64 before = stream.m_rows;
        MILLRACE_TRY_VOID(stream.readRows());
        if (missing <= 0 && stream.m_rows > before)
            return found;
    }
    return fail({.code = ErrorCode::SourceChanged,
                 .what = CoreText::tr("Row %1 is not in the dump any more.").arg(groupedNumber(row)),
                 .howToFix = CoreText::tr("The dump was changed while it was read: load it again.")});
}

} // namespace millrace
