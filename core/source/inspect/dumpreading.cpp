// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/dumpreading.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/accounts/accountrows.h"
#include "core/source/bytes/charsets.h"
#include "core/source/dumpdir/dumpdir.h"
#include "core/source/dumpdir/dumpdirreader.h"
#include "core/source/find/fileorder.h"
#include "core/source/find/naturalorder.h"
#include "core/source/find/sourcepaths.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/sqldump/sqlsettings.h"

#include <QFileInfo>
#include <QSet>
#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

/// The SQL files of what the paths name, in the order in which they have to run: of a dump directory its own
/// scripts; else the definitions beside the data files, then SQL files that stand alone (views, routines, or
/// whole dumps), in natural order. Errors: as readDumpDir and expandPaths.
/// \a coordinates: those of the first dump directory.
Result<QVector<DumpScript>> dumpScripts(const QStringList &paths, const PathOptions &options,
                                        ReplicationCoordinates &coordinates)
{
    QVector<DumpScript> scripts;
    QStringList others;
    for (const QString &path : paths) {
        MILLRACE_TRY(const auto dump, readDumpDir(path));
        if (dump)
            scripts += dump->scripts;
        if (dump && !coordinates.isThere())
            coordinates = dump->coordinates;
        if (!dump)
            others << path;
    }
    if (others.isEmpty())
        return scripts;
    MILLRACE_TRY(const auto expanded, expandPaths(others, options));
    QStringList definitions;
    for (const QString &file : expanded.files)
        if (const QString sql = ddlBeside(expanded, file); !sql.isEmpty())
            definitions << sql;
    QStringList alone = expanded.sqlFiles;
    for (QStringList *names : {&definitions, &alone}) {
        names->removeDuplicates();
        std::sort(names->begin(), names->end(), naturalLess);
        for (const QString &name : std::as_const(*names)) {
            const auto archived = expanded.archived.constFind(name);
            scripts << DumpScript{
                archived == expanded.archived.constEnd() ? Content(name) : archived->content, {}};
        }
    }
    return scripts;
}

/// The files of a program, the first of them first. The paths are such.
Result<QVector<Content>> programFiles(const QStringList &paths)
{
    QVector<Content> files;
    QSet<QString> names; // each once, as of other paths
    for (const QString &path : paths) {
        MILLRACE_TRY(const auto expanded, expandPaths({path}));
        for (const QString &name : expanded.sqlFiles) {
            if (names.contains(name))
                continue;
            names.insert(name);
            const auto archived = expanded.archived.constFind(name);
            files << (archived == expanded.archived.constEnd() ? Content(name) : archived->content);
        }
    }
    return files;
}

/// Says how far the reading is, and ends it when it is asked to.
class WatchedStream final : public ByteStream
{
public:
    /// \a done: of all files, counted on. Both live as long as the stream.
    WatchedStream(std::unique_ptr<ByteStream> input, const DumpReadOptions &options, qint64 &done,
                  const qint64 &total)
        : m_input(std::move(input))
        , m_options(options)
        , m_done(done)
        , m_total(total)
    {}

    Result<std::span<const char>> next() override
    {
        if (m_options.stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled, .what = CoreText::tr("The reading was cancelled.")});
        auto block = m_input->next();
        const qint64 read = m_input->fileBytesRead();
        m_done += read - std::exchange(m_counted, read);
        if (m_options.progress)
            m_options.progress(std::min(m_total, m_done), m_total);
        return block;
    }
    QByteArray sharedBlock() const override { return m_input->sharedBlock(); }
    qint64 fileBytesRead() const override { return m_input->fileBytesRead(); }

private:
    const std::unique_ptr<ByteStream> m_input;
    const DumpReadOptions &m_options;
    qint64 &m_done;
    const qint64 &m_total;
    qint64 m_counted = 0; ///< of this file, in m_done
};

class Reader
{
public:
    Reader(const QStringList &paths, const DumpReadOptions &options)
        : m_paths(paths)
        , m_options(options)
    {}

    Result<DumpReading> read()
    {
        QVector<FoundTable> found;
        m_reading.path = QFileInfo(m_paths.first()).absoluteFilePath();
        const bool isProgram = !sqlProgram(m_paths).isEmpty();
        m_reading.severalFiles = !isProgram && !singleSqlDump(m_paths);
        if (m_reading.severalFiles) {
            // Shards of one table are told from tables by nobody where each brings its CREATE TABLE.
            MILLRACE_TRY(found, inspectPaths(m_paths, {.sampleRows = 0,
                                                       .grouping = FileGrouping::Apart,
                                                       .recursive = m_options.recursive,
                                                       .definitionBytes = 0,
                                                       .awaited = true,
                                                       .stop = m_options.stop}));
        }
        QVector<DumpScript> scripts;
        if (isProgram) {
            MILLRACE_TRY(const auto files, programFiles(m_paths));
            scripts << DumpScript{.content = files.first()};
            MILLRACE_TRY_VOID(takeFollowers(files.mid(1)));
        } else {
            MILLRACE_TRY(scripts,
                         dumpScripts(m_paths, {.recursive = m_options.recursive}, m_reading.coordinates));
        }
        if (scripts.size() == 1 && std::any_of(found.begin(), found.end(), [](const FoundTable &table) {
                return !table.madeBy.isEmpty();
            })) {
            m_reading.path = scripts.first().content.path;
            m_reading.severalFiles = false;
        }
        MILLRACE_TRY_VOID(expectReadable(found));
        takeNotes(scripts, found);
        for (const FoundTable &table : std::as_const(found))
            if (table.dump && table.dump->growth)
                MILLRACE_TRY_VOID(expectOneGrowing(table.dump));
        for (const FoundTable &table : std::as_const(found))
            if (table.dump && !m_reading.brokenOff)
                m_reading.brokenOff = table.dump->brokenOff();
        found.removeIf([](const FoundTable &table) {
            return !table.dump && sqlTableOf(table.source); // its rows are in one of the scripts
        });
        measure(scripts, found);
        for (const DumpScript &script : scripts)
            MILLRACE_TRY_VOID(addScript(script));
        for (const FoundTable &table : std::as_const(found))
            MILLRACE_TRY_VOID(addTable(table));
        return std::move(m_reading);
    }

private:
    /// A table of a directory whose rows cannot be read is none of those found: without it the dump would be
    /// made, and proved, with an empty table.
    static Result<void> expectReadable(const QVector<FoundTable> &found)
    {
        QSet<QString> rowFiles;
        for (const FoundTable &table : found)
            if (table.dump)
                for (const DumpDirTable &each : table.dump->tables)
                    rowFiles += QSet<QString>(each.files.begin(), each.files.end());
        for (const FoundTable &table : found)
            for (const QString &path : pathsOf(table.source))
                rowFiles.remove(path);
        for (const FoundTable &table : found)
            for (const Error &note : table.notes)
                if (table.dump && isLack(*table.dump, note))
                    return fail(note);
        for (const FoundTable &table : found)
            for (Error note : table.notes) {
                if (note.code == ErrorCode::SourceUnsupported || !rowFiles.contains(note.context.file))
                    continue; // a file of comments alone, or of no rows
                note.howToFix +=
                    u' ' + CoreText::tr("To load the dump without its rows, take the file out of "
                                        "the directory.");
                return fail(note);
            }
        return {};
    }

    /// A dump that has ended names all its files; one of them is not there, or its metadata cannot be read.
    static bool isLack(const DumpDir &dump, const Error &note)
    {
        return dump.finished && note.context.file != dump.path &&
               (note.code == ErrorCode::SourceMissing || note.code == ErrorCode::BadJson);
    }

    static QStringList pathsOf(const Source &source)
    {
        QStringList paths;
        for (const SourceFile &file : source.files)
            paths << file.path;
        return paths;
    }

    /// "Holds no rows" is no news of a file with definitions.
    void takeNotes(const QVector<DumpScript> &scripts, const QVector<FoundTable> &found)
    {
        for (const FoundTable &table : found)
            for (const Error &note : table.notes)
                if (std::none_of(scripts.begin(), scripts.end(), [&note](const DumpScript &script) {
                        return script.content.name() == note.context.file;
                    }))
                    m_reading.notes << note;
    }

    Result<void> expectOneGrowing(const std::shared_ptr<const DumpDir> &dump)
    {
        if (m_reading.growing && m_reading.growing->path != dump->path)
            return fail({.code = ErrorCode::SourceUnsupported,
                         .what = CoreText::tr("Two dumps that are still being written, %1 and %2, cannot be "
                                              "loaded by one plan.")
                                     .arg(m_reading.growing->path, dump->path),
                         .howToFix = CoreText::tr("Make a plan of each."),
                         .context = {.file = dump->path}});
        m_reading.growing = dump;
        return {};
    }

    /// The files of an archive share its bytes.
    void measure(const QVector<DumpScript> &scripts, const QVector<FoundTable> &found)
    {
        QSet<QString> files;
        for (const DumpScript &script : scripts)
            files << script.content.path;
        for (const FoundTable &table : found)
            for (const SourceFile &file : table.source.files)
                files << file.path;
        for (const QString &file : std::as_const(files))
            m_total += QFileInfo(file).size();
        for (const SourceFile &file : std::as_const(m_followers))
            m_total += file.fileBytes();
    }

    Result<void> takeFollowers(const QVector<Content> &files)
    {
        for (const Content &content : files) {
            MILLRACE_TRY(const auto fingerprint, fingerprintOf(content.path));
            m_followers << SourceFile{.path = content.path, .fingerprint = fingerprint, .way = content.way};
        }
        return {};
    }

    Result<void> addScript(const DumpScript &script)
    {
        MILLRACE_TRY(const auto fingerprint, fingerprintOf(script.content.path));
        SourceFile file{.path = script.content.path, .fingerprint = fingerprint, .way = script.content.way};
        const auto watched = [this](std::unique_ptr<ByteStream> input) {
            return std::make_unique<WatchedStream>(std::move(input), m_options, m_done, m_total);
        };
        DumpSources sources(file, [&](std::unique_ptr<ByteStream> input, const SourceFile &source) {
            const bool isKnown =
                std::any_of(m_followers.begin(), m_followers.end(),
                            [&](const SourceFile &each) { return each.path == source.path; });
            m_total += isKnown ? 0 : source.fileBytes();
            return watched(std::move(input));
        });
        sources.setFollowers(m_followers);
        const auto located = [&](Error error) {
            if (sources.list().isEmpty() && error.code != ErrorCode::SourceMissing)
                error.context.file.clear(); // said by the stream, without the file's name in its archive
            return sources.located(std::move(error));
        };
        MILLRACE_TRY(auto opened, openUnpacked(script.content));
        const auto input = watched(std::move(opened));
        auto dump = inspectSqlDump(*input, {.keepTexts = true,
                                            .keepsRowsOf = isGrantTable,
                                            .delimiter = script.delimiter,
                                            // The files of a dump of tables have no order of their own.
                                            .sources = m_reading.severalFiles ? nullptr : &sources});
        if (!dump)
            return fail(located(dump.error()));
        for (const Error &problem : std::as_const(dump->problems)) {
            // A missing last comment is a reason to look; everything else means rows that cannot be read.
            if (problem.code != ErrorCode::SqlDumpTruncated || problem.context.line.has_value())
                return fail(located(problem));
            m_reading.notes << located(problem);
            m_reading.notes.last().context.byteOffset.reset();
        }
        takeCoordinates(script, *dump, sources);
        m_reading.scripts << DumpScriptReading{.script = withSchemaOfAccounts(script, *dump),
                                               .file = file,
                                               .dump = std::move(*dump),
                                               .sources = sources.list()};
        return {};
    }

    /// `mysqldump mysql` names its schema in a comment alone. What has the server's accounts in it is that
    /// schema, and not one of the user's: no table of it is to take the place of another server's unasked.
    static DumpScript withSchemaOfAccounts(DumpScript script, const SqlDumpInspection &dump)
    {
        const bool isOfAccounts =
            script.schema.isEmpty() && dump.schemas.isEmpty() && dump.header.database == "mysql" &&
            std::any_of(dump.tables.begin(), dump.tables.end(), [](const SqlDumpTable &table) {
                return table.schema.isEmpty() && !table.keptRows.isEmpty();
            });
        if (isOfAccounts)
            script.schema = u"mysql"_s;
        return script;
    }

    /// Where the server's own schema came along, all others did.
    void takeCoordinates(const DumpScript &script, const SqlDumpInspection &dump, const DumpSources &sources)
    {
        ReplicationCoordinates &known = m_reading.coordinates;
        if (!known.isThere() && dump.coordinates.isThere()) {
            known = dump.coordinates;
            const DumpPlace at = placeInFile(sources.list(), dump.coordinatesPlace);
            const QString file =
                at.source < 0 ? script.content.name() : sources.list().at(at.source).file.name();
            known.foundIn = CoreText::tr("%1, line %2").arg(QFileInfo(file).fileName()).arg(at.place.line);
        }
        known.wholeServer = known.wholeServer || dump.schemas.contains("mysql");
    }

    Result<void> addTable(const FoundTable &table)
    {
        DumpTableReading reading{.found = table, .findings = {}};
        if (table.isAwaited) {
            m_reading.tables << std::move(reading);
            return {};
        }
        qint64 before = 0; // of the files of this table that are through
        int current = 0;
        qint64 last = 0;
        const auto progress = [&](int file, qint64 bytes) {
            if (file != current) {
                before += last;
                current = file;
            }
            last = bytes;
            if (m_options.progress)
                m_options.progress(std::min(m_total, m_done + before + bytes), m_total);
        };
        MILLRACE_TRY(reading.findings, countRows(reading.found, m_options.stop, progress));
        m_done += before + last;
        m_reading.tables << std::move(reading);
        return {};
    }

    const QStringList &m_paths;
    const DumpReadOptions &m_options;
    qint64 m_total = 0;              ///< bytes of all files
    qint64 m_done = 0;               ///< of those that are through
    QVector<SourceFile> m_followers; ///< of the program's first file
    DumpReading m_reading;
};

/// It makes, changes or drops what lies in a schema.
bool isPlaced(const SqlDumpStatement &statement)
{
    switch (statement.kind.object) {
    case SqlObject::None:
        return statement.kind.phase == SqlPhase::Data && !statement.kind.name.isEmpty();
    case SqlObject::Database:
    case SqlObject::Account:
        return false;
    default:
        return !statement.kind.name.isEmpty();
    }
}

DumpReading::Table factsOf(const SqlDumpTable &table)
{
    return {.schema = displayText(table.schema),
            .name = displayText(table.name),
            .rows = table.rows + table.rowsRunAsIs,
            .rowsAsIs = table.rowsRunAsIs,
            .bytes = table.insertBytes,
            .defined = !table.createSql.isEmpty()};
}

DumpReading::Table factsOf(const FoundTable &found)
{
    DumpReading::Table table{.schema = dumpSchemaOf(found),
                             .name = found.source.name,
                             .rows = found.source.totalRows(),
                             .bytes = found.source.totalBytes(),
                             .defined = !found.source.createSql.isEmpty(),
                             .files = static_cast<int>(found.source.files.size())};
    if (const QString name = parseDumpDdl(found.source.createSql).table; !name.isEmpty())
        table.name = name;
    return table;
}

} // namespace

QVector<DumpReading::Table> DumpReading::allTables() const
{
    QVector<Table> all;
    for (const DumpScriptReading &script : scripts)
        for (const SqlDumpTable &table : script.dump.tables) {
            Table facts = factsOf(table);
            if (facts.schema.isEmpty())
                facts.schema = script.script.schema;
            all << facts;
        }
    // A definition in one file, the rows in another.
    for (const DumpTableReading &table : tables) {
        const Table facts = factsOf(table.found);
        const auto there = std::find_if(all.begin(), all.end(), [&facts](const Table &other) {
            return other.name == facts.name && other.schema == facts.schema && other.rows == 0;
        });
        if (there == all.end())
            all << facts;
        else
            *there = facts;
    }
    return all;
}

QStringList DumpReading::schemas() const
{
    QStringList names;
    const auto add = [&names](const QString &name) {
        if (!name.isEmpty() && !names.contains(name))
            names << name;
    };
    for (const Table &table : allTables())
        add(table.schema);
    for (const DumpScriptReading &script : scripts) {
        for (const QByteArray &name : script.dump.schemas)
            add(displayText(name));
        for (const SqlDumpStatement &statement : script.dump.statements)
            if (isPlaced(statement))
                add(displayText(statement.schema));
    }
    return names;
}

bool DumpReading::bringsAccountRows() const
{
    return std::any_of(scripts.begin(), scripts.end(), [](const DumpScriptReading &script) {
        return std::any_of(script.dump.tables.begin(), script.dump.tables.end(),
                           [](const SqlDumpTable &table) { return !table.keptRows.isEmpty(); });
    });
}

bool DumpReading::needsSchema() const
{
    const QVector<Table> all = allTables();
    return std::any_of(all.begin(), all.end(), [](const Table &table) { return table.schema.isEmpty(); }) ||
           std::any_of(scripts.begin(), scripts.end(), [](const DumpScriptReading &script) {
               return script.script.schema.isEmpty() &&
                      std::any_of(script.dump.statements.begin(), script.dump.statements.end(),
                                  [](const SqlDumpStatement &statement) {
                                      return isPlaced(statement) && statement.schema.isEmpty();
                                  });
           });
}

qint64 DumpReading::rows() const
{
    const QVector<Table> all = allTables();
    return std::accumulate(all.begin(), all.end(), qint64(0),
                           [](qint64 sum, const Table &table) { return sum + table.rows; });
}

qint64 DumpReading::statements(SqlPhase phase) const
{
    qint64 count = 0;
    for (const DumpScriptReading &script : scripts)
        count += script.dump.countOf(phase);
    return count;
}

QVector<std::pair<QString, const SqlDumpStatement *>> DumpReading::leftToUser() const
{
    QVector<std::pair<QString, const SqlDumpStatement *>> statements;
    MyRocksStatements myRocks;
    for (const DumpScriptReading &script : scripts)
        for (const SqlDumpStatement &statement : script.dump.statements)
            if (const auto tokens = sqlTokens(statement.text, statement.session.rules());
                (severalFiles && statement.kind.phase == SqlPhase::Unknown &&
                 !myRocks.has(statement.kind.verb, tokens)) ||
                (changesServer(tokens) && replicationSettingOf(tokens).isEmpty())) {
                const int in = placeInFile(script.sources, statement.place).source;
                statements << std::pair(in < 0 ? script.file.path : script.sources.at(in).file.path,
                                        &statement);
            }
    return statements;
}

qint64 DumpReading::creates(SqlObject object) const
{
    qint64 count = 0;
    for (const DumpScriptReading &script : scripts)
        count += std::count_if(script.dump.statements.begin(), script.dump.statements.end(),
                               [object](const SqlDumpStatement &statement) {
                                   return statement.kind.creates && statement.kind.object == object;
                               });
    return count;
}

std::optional<QString> singleSqlDump(const QStringList &paths)
{
    if (paths.size() != 1 || QFileInfo(paths.first()).isDir())
        return std::nullopt;
    const auto expanded = expandPaths(paths);
    if (!expanded || !expanded->files.isEmpty() || expanded->sqlFiles.size() != 1)
        return std::nullopt;
    return expanded->sqlFiles.first();
}

QStringList sqlProgram(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths) {
        if (QFileInfo(path).isDir())
            return {};
        const auto expanded = expandPaths({path});
        const bool areNamed = expanded && expanded->files.isEmpty() && !expanded->sqlFiles.isEmpty();
        // The files of an archive have no order of their own.
        if (!areNamed || (expanded->sqlFiles.size() > 1 && !expanded->archived.isEmpty()))
            return {};
        names += expanded->sqlFiles;
    }
    names.removeDuplicates();
    return names.size() > 1 ? names : QStringList();
}

Result<ScanFindings> countRows(FoundTable &table, std::stop_token stop,
                               const std::function<void(int file, qint64 bytes)> &progress)
{
    // A dump's tables bring their types. Of many that are all profiled whole the plan would take as long as
    // their load.
    auto findings = scanSource(table.source, std::move(stop), progress, {.wholeUpToBytes = 512LL * 1024});
    const bool isEmpty = !findings && findings.error().code == ErrorCode::SourceEmpty;
    if (isEmpty && table.dump &&
        table.dump->tool == "MySQL Shell"_L1) // it writes a file for an empty table, too
        return ScanFindings();
    return findings;
}

Result<DumpReading> readDump(const QStringList &paths, const DumpReadOptions &options)
{
    return Reader(paths, options).read();
}

} // namespace millrace
