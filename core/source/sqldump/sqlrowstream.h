// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqldumpreader.h"

#include <vector>

namespace millrace {

/// A place in a dump from which the rows of one table can be read on: everything that was said before it and
/// matters.
struct SqlRowMark
{
    qint64 row = 0; ///< rows of the table before it
    SqlPlace place; ///< of the row's parenthesis
    SqlSession session;
    InsertHead head;
    int fields = 0; ///< 0: no row seen yet
};

/// A statement that changes the table and is no plain row of literals.
struct SqlStatementAsIs
{
    QByteArray
        text; ///< without delimiter; of a single row that is no row of literals: INSERT … VALUES (that row)
    SqlPlace place;      ///< of the statement or the row
    qint64 afterRow = 0; ///< rows of the table that stand before it
    SqlSession session;  ///< to be run with this schema, character set and sql_mode
};

/// A row of a dump as it is written there.
struct SqlRowText
{
    SqlPlace place;
    QByteArray text; ///< with its parentheses
};

/// The rows of one table of a SQL dump as lines of Dialect::mysqldumpTab(), one line each: what mysqldump -T
/// would have written. LOAD DATA … CHARACTER SET binary stores of them what the INSERT statements would have
/// stored in columns of bytes, numbers, times, and texts of the dump's own character set; other texts (and
/// JSON on MySQL) are bound to a variable, SET c = CONVERT(@c USING <charset()>); sqlliterals.h says which
/// kinds of literals need care.
///
/// INSERT, INSERT IGNORE and REPLACE … VALUES of literals become rows; so does a row inside a statement whose
/// other rows do not. Everything else that changes the table is handed over as a statement in its place: rows
/// with DEFAULT, an expression or a text in another character set; INSERT … SELECT and INSERT … SET; UPDATE,
/// DELETE and TRUNCATE; INSERT statements whose column list is not the first one's. Statements about
/// structure are none of its business.
///
/// Used by one thread. Errors: see SqlDumpReader; context.file is the caller's to add.
class SqlRowStream final : public ByteStream
{
public:
    struct Options
    {
        QByteArray schema; ///< as the dump names it (USE, or schema.table); empty: whatever it is
        QByteArray table;
        std::size_t blockBytes = std::size_t{1024} * 1024; ///< of rows in one view; more when a row is longer
        qint64 rowsPerMark = 4096;
        SqlDumpLimits limits;
    };
    enum class Part
    {
        Rows,      ///< rows(): whole lines
        Statement, ///< statement(): to be run before the rows that follow
        End
    };
    enum Verb : unsigned
    {
        Insert = 1,
        InsertIgnore = 2,
        Replace = 4
    };

    /// \a input has to outlive the stream and stands at the beginning of the dump.
    SqlRowStream(ByteStream &input, Options options);
    /// \a input stands at a statement in the middle of the dump, with the session as it is there.
    SqlRowStream(ByteStream &input, Options options, SqlPlace place, const SqlSession &session);
    /// \a input stands at the mark's offset.
    SqlRowStream(ByteStream &input, Options options, const SqlRowMark &from);

    Result<Part> nextPart();
    std::span<const char> rows() const { return m_out.bytes(); }
    const SqlStatementAsIs &statement() const { return m_statement; }

    /// The rows alone. takeStatements() then has what has to run before the rows of this view, and after the
    /// end what has to run last: a view never holds rows from both sides of a statement. Errors also:
    /// SqlStatementTooLong when the statements between two views are more than limits.statementBytes.
    Result<std::span<const char>> next() override;
    qint64 fileBytesRead() const override { return m_input.fileBytesRead(); }
    std::vector<SqlStatementAsIs> takeStatements() { return std::exchange(m_statements, {}); }

    qint64 rowCount() const { return m_rows; } ///< of the table, up to the end of the last part
    /// Places to read on from, in ascending order, the first row's among them.
    const std::vector<SqlRowMark> &marks() const { return m_marks; }
    /// The mark to look for a row at (from 1). REQUIRES: marks() is not empty.
    const SqlRowMark &markBefore(qint64 row) const;
    /// Names of the column list; empty when there is none. Known with the first row.
    const QVector<QByteArray> &columns() const { return m_first.head.columns; }
    int fields() const { return m_fields; } ///< 0: no row yet
    /// Per field, of the rows so far; fields() of them count.
    const std::vector<SqlLiteralKinds> &literalKinds() const { return m_converter.kinds(); }
    unsigned verbs() const { return m_verbs; } ///< Verb bits of the rows so far
    /// character_set_client at the first row; empty when the dump did not say.
    const QByteArray &charset() const { return m_first.session.charset; }
    /// After the end: what is odd about the dump but loses nothing, in a sentence each.
    const QStringList &notes() const { return m_notes; }
    qint64 bytesRead() const { return m_reader.offset(); } ///< of the input

    /// Finds row \a row (from 1) of the table again, for a message about it. \a input stands at the mark's
    /// offset.
    static Result<SqlRowText> findRow(ByteStream &input, Options options, const SqlRowMark &from, qint64 row);

private:
    Result<bool> advance();
    Result<bool> readRows();
    bool isOurs() const;
    void beginRows();
    void keepStatement(QByteArray text, SqlPlace place);
    void readComment();
    void noteEnd();

    const ByteStream &m_input;
    Options m_options;
    SqlDumpReader m_reader;
    TupleConverter m_converter;
    int m_converterSerial = 0;
    SqlRowBuffer m_out;
    SqlStatementAsIs m_statement;
    bool m_statementKept = false; ///< m_statement is to be handed over next
    std::vector<SqlStatementAsIs> m_statements;
    std::vector<SqlRowMark> m_marks;
    SqlRowMark m_first;
    QStringList m_notes;
    qint64 m_rows = 0;
    qint64 m_nextMark = 0;
    int m_fields = 0;
    unsigned m_verbs = 0;
    bool m_inRows = false;
    bool m_seenAny = false; ///< m_first is filled
    bool m_ended = false;
    bool m_hasToolHeader = false;
    bool m_completed = false;
};

} // namespace millrace
