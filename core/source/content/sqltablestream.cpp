// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/content/sqltablestream.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

namespace millrace {

namespace {

SqlRowStream::Options optionsFor(const SqlTablePart &part)
{
    return {.schema = part.schema, .table = part.table};
}

Error located(Error error, const Content &content)
{
    error.context.file = content.name();
    return error;
}

/// The dump from an offset on, to the end of the part.
Result<std::unique_ptr<ByteStream>> openPart(const Content &content, qint64 offset)
{
    const qint64 end = content.way.sqlTable->end;
    return openUnpacked(content, offset, end < 0 ? -1 : end - offset);
}

} // namespace

SqlTableStream::SqlTableStream(Content content, std::unique_ptr<ByteStream> input)
    : m_content(std::move(content))
    , m_input(std::move(input))
    , m_rows(*m_input, optionsFor(*m_content.way.sqlTable), m_content.way.sqlTable->begin,
             m_content.way.sqlTable->session)
{}

Result<std::unique_ptr<SqlTableStream>> SqlTableStream::open(const Content &content)
{
    MILLRACE_TRY(auto input, openPart(content, content.way.sqlTable->begin.byteOffset));
    return std::unique_ptr<SqlTableStream>(new SqlTableStream(content, std::move(input)));
}

Result<std::span<const char>> SqlTableStream::next()
{
    const auto view = m_rows.next();
    if (!view)
        return fail(located(view.error(), m_content));
    MILLRACE_TRY_VOID(checkStatements());
    m_block = QByteArray(view->data(), static_cast<qsizetype>(view->size()));
    return std::span<const char>(m_block.constData(), static_cast<std::size_t>(m_block.size()));
}

Result<void> SqlTableStream::checkStatements()
{
    const std::vector<SqlStatementAsIs> statements = m_rows.takeStatements();
    m_statements += static_cast<qint64>(statements.size());
    if (m_statements <= m_content.way.sqlTable->statementsApart)
        return {};
    const SqlStatementAsIs &statement = statements.back();
    return fail({.code = ErrorCode::SourceUnsupported,
                 .what = CoreText::tr("A statement here changes %1 and is not a row of plain values: %2")
                             .arg(QString::fromUtf8(m_content.way.sqlTable->table),
                                  QString::fromUtf8(statement.text.left(120)).simplified()),
                 .howToFix = CoreText::tr("Load the whole dump (millrace-cli plan without --table), which "
                                          "runs such statements too."),
                 .context = {.file = m_content.name(),
                             .line = statement.place.line,
                             .byteOffset = statement.place.byteOffset}});
}

SqlRowFinder::SqlRowFinder(Content content)
    : m_content(std::move(content))
{}

Result<SqlRowText> SqlRowFinder::find(qint64 row)
{
    if (!m_stream) {
        MILLRACE_TRY(m_stream, SqlTableStream::open(m_content));
    }
    while (m_stream->rows().rowCount() < row) {
        MILLRACE_TRY(const auto view, m_stream->next());
        if (view.empty())
            break;
    }
    if (m_stream->rows().rowCount() < row)
        return fail({.code = ErrorCode::SourceChanged,
                     .what = CoreText::tr("%1 has no row %2 of %3 any more.")
                                 .arg(m_content.name(), groupedNumber(row),
                                      QString::fromUtf8(m_content.way.sqlTable->table)),
                     .howToFix = CoreText::tr("The dump was changed while it was read: plan it anew."),
                     .context = {.file = m_content.name()}});
    const SqlRowMark &mark = m_stream->rows().markBefore(row);
    MILLRACE_TRY(const auto input, openPart(m_content, mark.place.byteOffset));
    auto found = SqlRowStream::findRow(*input, optionsFor(*m_content.way.sqlTable), mark, row);
    if (!found)
        return fail(located(found.error(), m_content));
    return found;
}

} // namespace millrace
