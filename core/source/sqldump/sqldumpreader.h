// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/inserthead.h"
#include "core/source/sqldump/sqlrowbuffer.h"
#include "core/source/sqldump/sqlsession.h"
#include "core/source/sqldump/sqlsources.h"
#include "core/source/sqldump/sqlsplitter.h"
#include "core/source/sqldump/sqlwindow.h"
#include "core/source/sqldump/tupleconverter.h"

#include <optional>
#include <string_view>

namespace millrace {

/// What is kept of a dump at once.
struct SqlDumpLimits
{
    qint64 statementBytes =
        64LL * 1024 * 1024;                ///< a statement that is no INSERT … VALUES; its comments as well
    qint64 rowBytes = 256LL * 1024 * 1024; ///< one row; reading takes some three times as much memory
};

/// Reads a stream of SQL text statement by statement, as the mysql client would run it, and the rows of
/// INSERT statements row by row: of those nothing more than the current row is ever held. Used by one thread.
///
/// Errors everywhere: those of the input; QuoteUnterminated (line and offset of the quote), SqlDumpTruncated,
/// SqlStatementInvalid, SqlStatementTooLong, FieldCountWrong, SourceUnsupported; all with line and byte
/// offset.
class SqlDumpReader
{
public:
    enum class Event
    {
        Comment,   ///< between two statements: text() is one comment
        Statement, ///< text() is the whole statement without its delimiter
        Insert, ///< INSERT or REPLACE … VALUES: head(); then readRows() or, when they are not wanted, next()
        End
    };
    enum class Rows
    {
        LimitReached, ///< another row follows
        RunAsIs,      ///< the next row is no line of fields: takeRowText(), then go on
        StatementEnd
    };
    struct RowLimits
    {
        std::size_t bytes = 0; ///< stop after the row with which the buffer has this much
        qint64 rows = 0;       ///< rows of this call
    };

    explicit SqlDumpReader(ByteStream &input, SqlDumpLimits limits = {});
    /// Begins at a statement in the middle of a dump.
    SqlDumpReader(ByteStream &input, SqlDumpLimits limits, SqlPlace place, SqlSession session);
    /// Goes on at a row in the middle of an INSERT: \a place is its parenthesis, \a head that of the
    /// statement.
    SqlDumpReader(ByteStream &input, SqlDumpLimits limits, SqlPlace place, SqlSession session,
                  InsertHead head);

    /// The files that "source FILE" names are read in their place: offsets are then those of the whole
    /// program, lines those of the file. Without it the command is an error. \a sources outlives the reader.
    void readSources(SqlSources &sources) { m_sources = &sources; }
    struct SourceCommand
    {
        QByteArray name; ///< of the file
        SqlPlace place;
        SqlSession session; ///< as it is there
    };
    int filesFollowed() const { return m_filesFollowed; } ///< that were begun after the first (follow())
    /// The first one met.
    const std::optional<SourceCommand> &firstSource() const { return m_firstSource; }

    Result<Event> next();

    /// Of the last event; valid until the next call.
    std::string_view text() const { return m_text; }
    /// Where the last event begins.
    SqlPlace place() const { return m_place; }
    /// Where the next row begins. REQUIRES: within the rows of an Insert.
    SqlPlace rowPlace() { return m_window.placeOf(m_window.begin()); }
    /// After Insert; after Statement: the table an INSERT, UPDATE, DELETE or TRUNCATE changes, else an empty
    /// name.
    const InsertHead &head() const { return m_head; }
    /// The session with the last statement run. The serial changes whenever the session does.
    const SqlSession &session() const { return m_session; }
    int sessionSerial() const { return m_sessionSerial; }
    /// Bytes read so far, up to the end of the last statement or row.
    qint64 offset() const { return m_window.offset() + static_cast<qint64>(m_handedOver); }
    /// After End: the last statement had no delimiter.
    bool endedWithoutDelimiter() const { return m_endedWithoutDelimiter; }

    /// Appends rows to \a out. \a expectedFields: 0 takes the first row's count. \a rows counts up.
    Result<Rows> readRows(TupleConverter &converter, SqlRowBuffer &out, RowLimits limits, int &expectedFields,
                          qint64 &rows);
    /// The text of the next row, parentheses included.
    Result<QByteArray> rowText(TupleConverter &converter);
    /// The same; the reader goes on after it, and \a ended says that it was the statement's last.
    Result<QByteArray> takeRowText(TupleConverter &converter, bool &ended);
    /// After Insert, instead of readRows(): the whole statement, held like any other.
    Result<void> holdInsert();

private:
    enum class State
    {
        Between, ///< two statements, or one that was handed over whole
        InRows   ///< at a row's parenthesis
    };

    Result<std::optional<Event>> between();
    Result<std::optional<Event>> comment();
    Result<bool> passFront(std::string_view rest);
    Result<bool> passClientCommand(std::string_view rest);
    Result<bool> readSource();
    Result<bool> beginNextFile();
    tl::unexpected<Error> failCommand(const QString &command) const;
    Result<bool> takeDelimiterLine();
    Result<Event> statement();
    Result<void> hold(std::size_t from);
    std::size_t bytesOf(SqlSplitter::Stop stop) const;
    Result<void> skipRows();
    Result<bool> lookFurther(std::size_t left, bool wholeWindow, std::size_t &step);
    Result<bool> separator();
    Result<void> passComments();
    Result<bool> have(std::size_t bytes);
    Result<std::size_t> lineEnd();
    void sessionChanged();

    Result<bool> moreOfStatement();
    tl::unexpected<Error> failAt(SqlPlace place, ErrorCode code, const QString &what,
                                 const QString &howToFix) const;
    tl::unexpected<Error> failOpen(SqlSplitter::Inside inside, SqlPlace place) const;
    tl::unexpected<Error> failFieldCount(SqlPlace place, int fields, int expected) const;
    tl::unexpected<Error> failClientCommand(SqlPlace place) const;
    tl::unexpected<Error> failTruncatedRow(TupleConverter &converter);

    SqlWindow m_window;
    SqlDumpLimits m_limits;
    SqlSession m_session;
    SqlLexRules m_rules;
    int m_sessionSerial = 0;
    InsertHead m_head;
    std::string_view m_text;
    SqlPlace m_place;
    std::size_t m_handedOver = 0; ///< bytes at the front of the window that the last event showed
    State m_state = State::Between;
    bool m_endedWithoutDelimiter = false;
    bool m_freshLine = true; ///< nothing but space stands before the window's front in its line
    SqlSources *m_sources = nullptr;
    std::optional<SourceCommand> m_firstSource;
    int m_filesFollowed = 0;
};

} // namespace millrace
