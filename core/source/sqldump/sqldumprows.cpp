// SPDX-License-Identifier: GPL-3.0-or-later
// The half of SqlDumpReader that reads rows.
#include "core/base/coretext.h"
#include "core/source/sqldump/sqldumpreader.h"

#include "core/base/text.h"

namespace millrace {

namespace {

/// Bytes that are looked at in one go: the output needs room for twice as much.
constexpr std::size_t stepBytes = std::size_t{256} * 1024;

} // namespace

Result<SqlDumpReader::Rows> SqlDumpReader::readRows(TupleConverter &converter, SqlRowBuffer &out,
                                                    RowLimits limits, int &expectedFields, qint64 &rows)
{
    const qint64 rowLimit = rows + limits.rows;
    std::size_t step = stepBytes;
    for (;;) {
        const char *at = m_window.begin();
        const char *const end = at + std::min(step, m_window.size());
        char *o = out.room(TupleConverter::roomFor(static_cast<std::size_t>(end - at)));
        const char *const full = o + (limits.bytes > out.size() ? limits.bytes - out.size() : 0);
        auto outcome = TupleConverter::Outcome::NeedMore;
        const char *row = at;
        bool separated = true; // at stands at a row
        while (at < end && (outcome = converter.convert(at, end, o)) == TupleConverter::Outcome::Done) {
            if (converter.fields() != expectedFields) {
                if (expectedFields != 0)
                    return failFieldCount(m_window.placeOf(row), converter.fields(), expectedFields);
                expectedFields = converter.fields();
            }
            ++rows;
            separated = end - at > 1 && at[0] == ',' && at[1] == '(';
            if (!separated)
                break;
            row = ++at;
            if (rows >= rowLimit || o >= full) {
                out.wroteUpTo(o);
                m_window.consumeTo(at);
                return Rows::LimitReached;
            }
        }
        out.wroteUpTo(o);
        m_window.consumeTo(at);
        if (!separated) {
            MILLRACE_TRY(const auto another, separator());
            if (!another)
                return Rows::StatementEnd;
            if (rows >= rowLimit || out.size() >= limits.bytes)
                return Rows::LimitReached;
            step = stepBytes;
            continue;
        }
        if (outcome == TupleConverter::Outcome::RunAsIs)
            return Rows::RunAsIs;
        MILLRACE_TRY(const auto more,
                     lookFurther(static_cast<std::size_t>(end - at), end == m_window.end(), step));
        if (!more)
            return failTruncatedRow(converter);
    }
}

/// After a look at a \a step of bytes that ended \a left bytes before its end, inside a row: makes the next
/// look a longer one, and reads more where \a wholeWindow was looked at. False: the dump ends.
Result<bool> SqlDumpReader::lookFurther(std::size_t left, bool wholeWindow, std::size_t &step)
{
    if (left > 0 && left >= step / 2)
        step *= 2; // a row longer than the step
    if (!wholeWindow)
        return true;
    const auto tooLong = [this] { return qint64(m_window.size()) > m_limits.rowBytes; };
    if (tooLong())
        return failAt(rowPlace(), ErrorCode::SqlStatementTooLong,
                      CoreText::tr("A row has no end within %1.").arg(sizeText(m_limits.rowBytes)),
                      CoreText::tr("Look for a broken quote here; longer rows are not read from SQL dumps."));
    // The next look begins at the row's beginning: at every block it would take the square of a row's length.
    bool grew = false;
    do {
        MILLRACE_TRY(const auto more, m_window.more());
        if (!more)
            return grew;
        grew = true;
    } while (m_window.size() < step && !tooLong());
    return true;
}

tl::unexpected<Error> SqlDumpReader::failFieldCount(SqlPlace place, int fields, int expected) const
{
    return failAt(place, ErrorCode::FieldCountWrong,
                  CoreText::tr("A row has %1 values, %2 were expected.").arg(fields).arg(expected),
                  CoreText::tr("All rows of a table must have the values of its columns, or of the "
                               "column list of its INSERT statements."));
}

tl::unexpected<Error> SqlDumpReader::failTruncatedRow(TupleConverter &converter)
{
    // Once more, because the bytes have moved.
    SqlRowBuffer scratch;
    const char *at = m_window.begin();
    char *o = scratch.room(TupleConverter::roomFor(m_window.size()));
    if (at != m_window.end() && converter.convert(at, m_window.end(), o) == TupleConverter::Outcome::RunAsIs)
        converter.skip(at, m_window.end());
    if (at != m_window.end() && converter.openQuote() != nullptr)
        return failOpen(SqlSplitter::Inside::SingleQuotes, m_window.placeOf(converter.openQuote()));
    return failAt(
        rowPlace(), ErrorCode::SqlDumpTruncated,
        CoreText::tr("The dump ends in the middle of a row that begins here."),
        CoreText::tr("The dump is cut off: make it again, or copy it again and compare the sizes."));
}

/// After a row: passes over what leads to the next one. False: the statement has ended.
Result<bool> SqlDumpReader::separator()
{
    bool comma = false;
    bool semicolon = false; // with another delimiter the server still takes one
    for (;;) {
        const char *at = m_window.begin();
        const char *const end = m_window.end();
        while (at < end && isSqlSpace(*at))
            ++at;
        m_window.consumeTo(at);
        const std::string_view delimiter(m_rules.delimiter.constData(),
                                         static_cast<std::size_t>(m_rules.delimiter.size()));
        MILLRACE_TRY_VOID(have(std::max(delimiter.size(), goCommandBytes)));
        at = m_window.begin();
        const std::string_view rest(at, m_window.size());
        if (rest.empty()) {
            if (comma)
                return failAt(m_window.placeOf(at), ErrorCode::SqlDumpTruncated,
                              CoreText::tr("The dump ends between two rows of a statement."),
                              CoreText::tr("The dump is cut off: make it again."));
            m_endedWithoutDelimiter = true;
            m_state = State::Between;
            return false;
        }
        const bool goes = isGoCommand(rest);
        if (!comma && (goes || rest.starts_with(delimiter))) {
            m_window.consumeTo(at + (goes ? goCommandBytes : delimiter.size()));
            m_state = State::Between;
            return false;
        }
        if (isSqlSpace(*at))
            continue;
        if (!comma && !semicolon && (*at == ',' || *at == ';')) {
            (*at == ',' ? comma : semicolon) = true;
            m_window.consumeTo(at + 1);
            continue;
        }
        if (*at == '(' && comma)
            return true;
        MILLRACE_TRY_VOID(passComments());
    }
}

/// Between rows, where neither of what separates them stands: there must be a comment.
Result<void> SqlDumpReader::passComments()
{
    const char *const at = m_window.begin();
    SqlByteTokens tokens(at, m_window.end(), m_rules);
    const bool clear = tokens.skipSpace();
    if (clear && tokens.at() != at) {
        m_window.consumeTo(tokens.at());
        return {};
    }
    if (clear)
        return failAt(
            m_window.placeOf(at), ErrorCode::SourceUnsupported,
            CoreText::tr("The rows of an INSERT are followed by something other than the delimiter, such as "
                         "ON DUPLICATE KEY UPDATE."),
            CoreText::tr("Rows of such a statement cannot be loaded by themselves: run this dump with the "
                         "mysql client, or dump the table with mysqldump."));
    const SqlPlace place = m_window.placeOf(at);
    MILLRACE_TRY(const auto more, moreOfStatement());
    if (!more) {
        if (*m_window.begin() == '/')
            return failOpen(SqlSplitter::Inside::BlockComment, place);
        m_window.consumeTo(m_window.end()); // a comment line without its line break
    }
    return {};
}

Result<QByteArray> SqlDumpReader::rowText(TupleConverter &converter)
{
    for (;;) {
        const char *at = m_window.begin();
        if (converter.skip(at, m_window.end())) {
            // The client ends the statement at a delimiter or \g, whatever parentheses are open.
            const char *end = m_window.begin();
            const auto stop = SqlSplitter(m_rules).scan(end, at, true);
            if (stop == SqlSplitter::Stop::ClientCommand)
                return failClientCommand(m_window.placeOf(end));
            if (stop != SqlSplitter::Stop::NeedMore)
                return failAt(rowPlace(), ErrorCode::SqlStatementInvalid,
                              CoreText::tr("A row is still open where its statement ends."),
                              CoreText::tr("Look at this row of the dump: most likely a quote or a "
                                           "parenthesis is missing."));
            return QByteArray(m_window.begin(), static_cast<qsizetype>(at - m_window.begin()));
        }
        MILLRACE_TRY(const auto more, moreOfStatement());
        if (!more)
            return failTruncatedRow(converter);
    }
}

Result<QByteArray> SqlDumpReader::takeRowText(TupleConverter &converter, bool &ended)
{
    MILLRACE_TRY(auto text, rowText(converter));
    m_window.consumeTo(m_window.begin() + text.size());
    MILLRACE_TRY(const auto another, separator());
    ended = !another;
    return text;
}

Result<void> SqlDumpReader::skipRows()
{
    SqlSplitter splitter(m_rules);
    SqlPlace opened = m_place;
    for (;;) {
        const char *at = m_window.begin();
        const auto stop = splitter.scan(at, m_window.end(), m_window.ended());
        if (splitter.openedAt() != nullptr && stop == SqlSplitter::Stop::NeedMore)
            opened = m_window.placeOf(splitter.openedAt());
        m_window.consumeTo(at);
        if (stop == SqlSplitter::Stop::ClientCommand)
            return failClientCommand(m_window.placeOf(m_window.begin()));
        if (stop != SqlSplitter::Stop::NeedMore) {
            m_window.consumeTo(m_window.begin() + bytesOf(stop));
            break;
        }
        if (m_window.ended()) {
            if (splitter.inside() != SqlSplitter::Inside::Statement &&
                splitter.inside() != SqlSplitter::Inside::LineComment)
                return failOpen(splitter.inside(), opened);
            m_endedWithoutDelimiter = true;
            m_window.consumeTo(m_window.end());
            break;
        }
        MILLRACE_TRY_VOID(m_window.more());
    }
    m_state = State::Between;
    return {};
}

Result<void> SqlDumpReader::holdInsert()
{
    m_text = {};
    MILLRACE_TRY_VOID(hold(0));
    m_state = State::Between;
    return {};
}

} // namespace millrace
