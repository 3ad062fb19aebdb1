// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/foreign/wordrewriter.h"
#include "core/plan/accounts/accountsplan.h"
#include "core/plan/plan.h"
#include "core/source/inspect/dumpsources.h"
#include "core/source/sqldump/sqlinspect.h"
#include "core/source/sqldump/sqlschemanames.h"

namespace millrace {

/// What is done about tables, views, triggers and routines of the dump that are on the server already.
enum class ExistingTables
{
    Refuse,  ///< nothing is touched
    Replace, ///< the dump's own DROP and CREATE statements run
    Append   ///< they stay as they are, and the rows go into the tables
};

/// What is done about statements of a dump that change the server or are of no known kind. By itself Millrace
/// runs none of them.
enum class OtherStatements
{
    Missing, ///< nobody said: they do not run, and the dump is not whole without them
    Run,     ///< after the rows
    LeftOut  ///< they are not wanted
};
template <>
inline constexpr auto
    enumNames<OtherStatements> = namesOfEnum<OtherStatements>({{OtherStatements::Missing, "missing"},
                                                               {OtherStatements::Run, "run"},
                                                               {OtherStatements::LeftOut, "left-out"}});

/// Something on the server that a statement of a dump makes, changes or drops.
struct DumpObject
{
    SqlObject kind = SqlObject::None;
    QString schema;
    QString name; ///< of a Database: empty

    /// For people: "view shop.totals", "schema shop".
    QString text() const;
    /// What tells it from others: tables, views and sequences of a schema share their names.
    QString key() const;
    QJsonObject toJson() const;
    static DumpObject fromJson(const QJsonObject &json);
};

/// A statement of a dump that is no row of a table.
struct DumpStatement
{
    QByteArray text; ///< as it stands there, without delimiter
    QString file;    ///< where that is; empty: DumpPlan::path
    SqlPlace place;
    SqlPhase phase = SqlPhase::Unknown;
    QVector<DumpObject> objects; ///< that it touches: left out where one of them stays as it is
    bool empties = false;        ///< takes away what they hold: DROP, TRUNCATE, CREATE OR REPLACE TABLE
    SqlSession session;          ///< of a Data statement: the session it runs in
    int tableIndex = -1;         ///< of a Data statement: the one of DumpPlan::tables it changes

    QJsonObject toJson() const;
    static DumpStatement fromJson(const QJsonObject &json);
};

/// Rows of a tail that are loaded as a table of the plan where they stand, not run as statements.
struct DumpTailLoad
{
    qint64 begin = 0; ///< offset of the first INSERT in the program
    qint64 end = 0;   ///< after the last
    int table = -1;   ///< of DumpPlan::tables
};

/// The end of a dump that runs in its own order, a statement after the other in one session, as the ordinary
/// client does it; the file is read again for it.
struct DumpTail
{
    SqlPlace begin;     ///< of its first statement
    SqlSession session; ///< as it is there
    QString why;        ///< for people: a sentence
    qint64 end = 0;     ///< bytes of the dump, with those of `sources`
    SourceFile file;    ///< the dump, as it was when it was planned
    /// What else it runs. Offsets, here and in `statements`, are those of the whole program.
    QVector<DumpSource> sources;
    QVector<DumpStatement> settings; ///< what stands before it and sets up the session, in order
    /// Those that are no INSERT … VALUES, without their texts.
    QVector<DumpStatement> statements;
    qint64 rows = 0;             ///< that its INSERTs make as statements
    QVector<DumpObject> tables;  ///< that its INSERTs name
    QVector<DumpTailLoad> loads; ///< in their order; of the last tables of the plan
    LoadLimits limits;           ///< of its statements; its loads have them in their plans
    QVector<qint64> skipped;     ///< offsets of statements that are not run
    /// Offsets, in order, of rows and statements that ask what the statement before them has done.
    QVector<qint64> asking;

    QVector<SourceFile> files() const; ///< all that is read
    /// The name of the file in which it begins; empty: the dump itself.
    QString beginFile() const;
    /// The same statement, with the file it is in and its place there.
    DumpStatement inItsFile(DumpStatement statement) const;
    QJsonObject toJson() const;
    /// Errors: BadJson (the files).
    static Result<DumpTail> read(const QJsonObject &json);
};

/// What a plan knows of a dump that is still being written. The run's own copy of the plan, in its folder, is
/// rewritten as tables become complete, each before its first row is loaded: it is what a resume, a rollback
/// and the report go by.
struct GrowingDump
{
    QString tool;         ///< that writes it
    QString path;         ///< of its folder
    qsizetype tables = 0; ///< that its lists name
    QStringList awaited;  ///< Plan::tableName() of tables whose files are not all in the plan
    QStringList scripts;  ///< files of the dump that were read for its statements
    /// Nobody writes there any more, as far as can be seen, for so long: it was broken off.
    int patienceSeconds = 120;
    qint64 deferFromBytes = 0; ///< as DumpPlanOptions has it
};

/// What a plan knows of an SQL dump that is loaded while its stream arrives. It has the parts that have come;
/// the run's own copy, in its folder, gets each further one before the first statement of it runs, and goes
/// on where the last one ends.
struct ArrivingDump
{
    SqlPlace at;                     ///< of the first statement that is in no part
    SqlSession session;              ///< as it is there
    QVector<DumpStatement> settings; ///< what stands in front of it and sets up the session, in order
    /// Plan::tableName() of the one in the last part that is loaded before all its rows have come; empty:
    /// none, the part has all of its tables.
    QString rowsOf;
    // What the parts are planned by (DumpPlanOptions), as far as the plan does not say it:
    Plan defaults;
    WordChoice words;
    bool systemSchemas = false; ///< those of the server itself are loaded, too
    qint64 deferFromBytes = 0;
    /// So much of a dump is worth a part: its plan, connections and proof cost some tenths of a second. 0:
    /// as little as can be.
    qint64 partBytes = 16LL * 1024 * 1024;

    QJsonObject toJson() const;
    /// Errors: as Plan::defaultsFromJson().
    static Result<ArrivingDump> read(const QJsonObject &json);
};

/// Statements of a dump that follow each other, and their tables, as a part of a plan: its structure, rows
/// and what comes after them run before the next part begins. Each goes on to where the next one begins.
struct DumpPart
{
    qsizetype before = 0; ///< of DumpPlan::before: its first
    qsizetype tables = 0;
    qsizetype after = 0;
};

/// A whole SQL dump: what its statements make runs before and after the rows, which are loaded table by
/// table as LOAD DATA. Immutable once made; saved as .millrace JSON.
struct DumpPlan
{
    /// 2: tail; 3: its sources; 4: its loads, schemas, foreign; 5: files that follow each
    /// other; 6: accounts; 7: growing; 8: fileByFile; 9: arriving, parts. A plan without these is written as
    /// of the version that knew all it has, from 6 on.
    static constexpr int schemaVersion = 9;

    QString name;
    QString path; ///< of the dump: a file, or the folder or archive its files are in
    ConnectionSpec connection;
    QString schema;             ///< for statements before any USE; empty: the dump names its schemas
    bool createSchema = false;  ///< it may be made where the server has none of that name
    QStringList schemasMade;    ///< by the dump's own CREATE DATABASE
    SchemaNames schemaNames;    ///< what schemas of the dump are called on the server
    QStringList schemasLeftOut; ///< of the dump: nothing of them is loaded
    ExistingTables existing = ExistingTables::Refuse;
    QStringList leftOut;      ///< tables of the dump that are not loaded (DumpReading::Table::key())
    QStringList leftOutViews; ///< that read them (the same)
    int workers = 2;
    /// One table after the other, in the dump's order: it leaves foreign keys to be checked row by row.
    bool oneByOne = false;
    QVector<DumpStatement> before; ///< settings of the session and structure, in the dump's order
    QVector<Plan> tables; ///< the largest first, unless oneByOne; each brings its CREATE TABLE for the
                          ///< preflight. In the end those that the tail loads
    QVector<DumpStatement>
        rows; ///< that change a table and are not rows of plain values, each after its table's
    QVector<DumpStatement> after; ///< settings, indexes, constraints, views, triggers, routines, in order
    /// What runs after all that. Its statements are in none of the other lists, its rows in no table but
    /// those of its loads.
    std::optional<DumpTail> tail;
    QVector<DumpStatement> others; ///< that change the server …; those that run are in the above, too
    OtherStatements othersAre = OtherStatements::Missing;
    /// What of its words is said otherwise on the target. The statements of the plan's lists have it so
    /// already, those of the tail get it when they are read.
    DecidedWords foreign;
    std::optional<GrowingDump> growing; ///< until the dump has ended, and all of it is in the plan
    /// Plan::tableName() of tables whose first files were loaded before the others were there, in the order
    /// in which they came: no chunk spans two of them (RunParts::filesApart).
    QStringList fileByFile;
    QStringList cameLater; ///< files with statements that were not there when the dump was planned
    std::optional<ArrivingDump> arriving; ///< until its stream has ended, and all of it is in the plan
    QVector<DumpPart> parts;              ///< that it came in; empty: all of it is one
    AccountsPlan accounts;                ///< their statements are in none of the lists, nor run by the tail
    /// Unset: the dump names no moment of a binary log.
    std::optional<ReplicationCoordinates> coordinates;
    /// With them: schemas of the dump that are loaded, and what they are called on the server. An empty name:
    /// the dump does not say which it is of.
    QMap<QString, QString> schemasFollowed;
    QString unfinished;   ///< a sentence: why nobody knows that this is all of the dump; empty: it is
    QStringList notes;    ///< for people, about the dump
    QStringList warnings; ///< the same, to be read before it runs

    /// Else it is run for its statements alone.
    bool holdsRows() const { return !tables.isEmpty() || rowsPlanned() > 0; }
    qint64 rowsPlanned() const;      ///< of all tables: as lines for LOAD DATA, and in the tail's INSERTs
    qsizetype tablesPlanned() const; ///< that get them
    qsizetype partsPlanned() const { return parts.isEmpty() && !arriving ? 1 : parts.size(); }
    qsizetype tablesBeforeTail() const { return tables.size() - (tail ? tail->loads.size() : 0); }
    /// Index of the one that ArrivingDump::rowsOf names, which earlier parts may have, too; -1: none.
    qsizetype openTable() const;
    qint64 bytesPlanned() const;
    bool runsOthers() const; ///< the statements in `others` are among those that run

    QByteArray toJson() const;
    /// Errors: PlanUnreadable, PlanTooNew, PlanInvalid.
    static Result<DumpPlan> fromJson(const QByteArray &json);
    static Result<DumpPlan> fromJsonObject(const QJsonObject &json);

private:
    QJsonObject withoutTables() const; ///< as in the file
};

QString existingTablesName(ExistingTables existing); ///< "refuse", "replace", "append"
std::optional<ExistingTables> existingTablesFromName(const QString &name);

} // namespace millrace
