// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/coordinates.h"
#include "core/source/sqldump/sqlclassify.h"
#include "core/source/sqldump/sqldumpheader.h"
#include "core/source/sqldump/sqldumpreader.h"

#include <QVector>
#include <memory>
#include <optional>
#include <utility>

namespace millrace {

/// The rows of a table in one of the files of a program of several.
struct SqlRowsInFile
{
    int file = 0; ///< SqlDumpReader::filesFollowed()
    SqlPlace firstInsert;
    SqlSession session;   ///< at firstInsert
    qint64 end = 0;       ///< offset after the last statement with rows
    qint64 rows = 0;      ///< that are fields for LOAD DATA
    qint64 lineBytes = 0; ///< of them, as lines of Dialect::mysqldumpTab()
};

/// A row that is kept (SqlInspectLimits::keepsRowsOf).
struct SqlKeptRow
{
    SqlPlace place;
    bool isPlain = false; ///< else nobody but a server can say what it holds
    QByteArray line;      ///< of Dialect::mysqldumpTab(), without its end
    QByteArray charset;   ///< of its texts; empty: the dump does not say; unknownConnection: nor can anybody
};

/// Schema and table, as the dump names them.
using SqlTableName = std::pair<QByteArray, QByteArray>;

/// One table of a dump. Counts are those of what was read.
struct SqlDumpTable
{
    QByteArray schema; ///< of USE or of the statements; empty: the dump names none
    QByteArray name;
    QByteArray createSql; ///< "CREATE TABLE …" as it stands there, without delimiter; empty: none seen
    SqlPlace createPlace;
    SqlSession createSession;    ///< with keepTexts, of a table whose rows are kept: as it is there
    QByteArray createZone;       ///< the session's time zone there; empty: the dump does not say
    qint64 insertStatements = 0; ///< INSERT and REPLACE … VALUES
    qint64 rows = 0;             ///< that are fields for LOAD DATA
    qint64 rowsRunAsIs = 0;      ///< that hold DEFAULT, an expression …
    qint64 otherStatements = 0;  ///< that change the table: INSERT … SELECT, UPDATE, DELETE …
    qint64 insertBytes = 0;      ///< of the rows as they stand in the dump, with what separates them
    SqlPlace firstInsert;        ///< meaningful with insertStatements > 0
    SqlSession session;          ///< at firstInsert
    qint64 end = 0;              ///< offset after the last statement with rows; with insertStatements > 0
    qint64 lineBytes = 0;        ///< of the rows as lines of Dialect::mysqldumpTab()
    unsigned verbs = 0;          ///< SqlRowStream::Verb bits
    QVector<QByteArray> columns; ///< of the first column list; empty: none
    bool columnListsDiffer = false;
    int fields = 0;                        ///< of a row; 0: no row seen
    QVector<SqlLiteralKinds> literalKinds; ///< per field
    QByteArray charset;                    ///< character_set_client at the first row
    /// Its INSERTs stand under different settings of character set, sql_mode or time zone.
    bool sessionsDiffer = false;
    /// With keepTexts: why the server has to run its INSERTs as they stand. One is more than rows (ON
    /// DUPLICATE KEY …: SourceUnsupported), or they have rows of different lengths (FieldCountWrong: the
    /// table changes its shape between them, or a row is wrong). Counts are then those in front of that place
    /// at least.
    std::optional<Error> noRows;
    QVector<SqlRowsInFile> inFiles; ///< those of `rows`, for each file that has any
    QVector<SqlKeptRow> keptRows;   ///< in the dump's order; where one is not plain, the next may be missing
    bool goesOn = false;            ///< of a piece of a dump: more of its rows follow in the next

    SqlTableName key() const { return {schema, name}; }
    /// What was read of its rows are plain values, all of INSERTs of one make.
    bool isOfOneMake() const;
};

/// A statement that is no INSERT … VALUES; with keepTexts also a row that is no line of plain values.
struct SqlDumpStatement
{
    SqlStatementClass kind;
    SqlPlace place;
    qint64 bytes = 0; ///< without delimiter
    QByteArray
        text; ///< with SqlInspectLimits::keepTexts; of a row that is run as it is: INSERT … VALUES (that row)
    qint64 afterRow = 0; ///< rows of the table that stand before it, where it changes one
    QByteArray schema;   ///< the statement's, else that of USE
    SqlSession session;  ///< with keepTexts: as it is there

    QVector<SqlByteToken> tokens() const { return sqlTokens(text, session.rules()); } ///< of the text
};

struct SqlDumpInspection
{
    SqlDumpHeader header;
    ReplicationCoordinates coordinates; ///< without what they were found in
    SqlPlace coordinatesPlace;          ///< of the first of them
    QByteArray charset;                 ///< of the first SET NAMES; empty: none
    QVector<QByteArray> schemas;        ///< in the order of USE and CREATE DATABASE
    QVector<SqlDumpTable> tables;       ///< in the order of the dump
    QVector<SqlDumpStatement>
        statements;            ///< in the order of the dump, at most SqlInspectLimits::statementsKept
    qint64 statementCount = 0; ///< all of them
    QVector<Error> problems;   ///< what cannot be loaded as rows, or looks cut off; at most 100
    qint64 bytesRead = 0;
    /// With SqlInspectLimits::sources, and where the dump has a "source FILE".
    std::optional<SqlDumpReader::SourceCommand> firstSource;
    bool readWhole = false; ///< counts are exact, completed is known

    const SqlDumpTable *table(const QByteArray &schema, const QByteArray &name) const;
    qint64 countOf(SqlPhase phase) const; ///< among `statements`
};

struct SqlInspectLimits
{
    qint64 bytes = 0;        ///< stop after about this many; 0: the whole dump
    qint64 milliseconds = 0; ///< stop after about this long; 0: take the time it needs
    int statementsKept = 10'000;
    bool keepTexts = false; ///< of statements that are kept; more than textBytes of them is an error
    qint64 textBytes = 64LL * 1024 * 1024;
    /// Whose rows are kept as well, as far as textBytes of them. \a schema: where the dump names none, that
    /// of its header.
    bool (*keepsRowsOf)(const QByteArray &schema, const QByteArray &table) = nullptr;
    SqlDumpLimits reader;
    QByteArray delimiter = ";";    ///< until a DELIMITER line names another
    SqlSources *sources = nullptr; ///< as SqlDumpReader::readSources()

    /// For an answer within a second whatever the size.
    static SqlInspectLimits headOnly() { return {.bytes = 64LL * 1024 * 1024, .milliseconds = 500}; }
};

/// Reads a dump once and says what is in it. A dump that is cut off, or a row that cannot be read, is a
/// problem in the result and ends or continues the reading; errors are those of the input and statements that
/// are too long.
Result<SqlDumpInspection> inspectSqlDump(ByteStream &input, const SqlInspectLimits &limits = {});

/// The same of a dump that is still arriving, in pieces: each is as if the dump had begun there, with the
/// session that the pieces before have made. Used by one thread.
class SqlDumpInspector
{
public:
    /// Both outlive it. \a place, \a session: where the input begins.
    SqlDumpInspector(ByteStream &input, const SqlInspectLimits &limits, SqlPlace place, SqlSession session);
    ~SqlDumpInspector();

    /// Reads on to the next statement, which is none of the piece yet: take() makes it one. False: the dump
    /// has ended. Errors: as inspectSqlDump(), and what that has as problems that end the reading.
    Result<bool> next();
    /// Takes that statement in. Errors: likewise.
    Result<void> take();
    /// Another table's rows, or the definition of one, begin here: a piece may end in front of it.
    bool mayCut() const;
    /// More rows of the table whose rows were taken in last begin here, and a piece may end in front of them:
    /// it holds none of that table but such of one make. Null: that is not so.
    const SqlDumpTable *openTable() const;
    /// That statement brings rows of the table, as far as its first words tell.
    bool hasRowsOf(const SqlTableName &table) const;
    SqlPlace place() const;     ///< of that statement; at the end of the dump: after the last
    SqlSession session() const; ///< in front of it
    qint64 pieceBytes() const;  ///< from the piece's begin to that statement
    /// What was taken in since the last cut. After the end also what only that tells.
    SqlDumpInspection cut();
    /// The same, and what only the end tells is left to the piece behind it.
    SqlDumpInspection cutInFront();

private:
    friend Result<SqlDumpInspection> inspectSqlDump(ByteStream &input, const SqlInspectLimits &limits);
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace millrace
