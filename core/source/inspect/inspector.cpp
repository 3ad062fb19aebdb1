// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/inspector.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/content/rowfiles.h"
#include "core/source/dumpdir/dumpdirreader.h"
#include "core/source/find/naturalorder.h"
#include "core/source/find/sourcepaths.h"
#include "core/source/guess/filekind.h"
#include "core/source/guess/headerguess.h"
#include "core/source/guess/jsonhead.h"
#include "core/source/guess/sniffer.h"
#include "core/source/inspect/dumpdirtables.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/inspect/scripttables.h"
#include "core/source/rows/headernames.h"

#include <QFileInfo>
#include <QHash>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

constexpr int agreementRows = 20;

Error emptyNote(const QString &path)
{
    return {.code = ErrorCode::SourceEmpty,
            .what = CoreText::tr("%1 is empty.").arg(path),
            .howToFix =
                CoreText::tr("Check that the dump was written to its end; an empty table's file is fine."),
            .context = {.file = path}};
}

/// What an inspection knows of its files beside their names.
class KnownFiles
{
public:
    KnownFiles(const SourcePaths &paths, const ScriptTables &scripts)
        : m_paths(paths)
        , m_scripts(scripts)
    {}

    Content contentOf(const QString &name) const
    {
        const auto archived = m_paths.archived.constFind(name);
        return archived == m_paths.archived.constEnd() ? Content(name) : archived->content;
    }

    Result<SourceFile> file(const QString &name)
    {
        const auto archived = m_paths.archived.constFind(name);
        if (archived == m_paths.archived.constEnd()) {
            MILLRACE_TRY(auto fingerprint, fingerprintOf(name));
            return SourceFile{.path = name, .fingerprint = fingerprint};
        }
        const QString &path = archived->content.path;
        if (!m_archives.contains(path)) {
            MILLRACE_TRY(const auto fingerprint, fingerprintOf(path));
            m_archives.insert(path, fingerprint);
        }
        const ListedMember &listed = archived->listed;
        return SourceFile{.path = path,
                          .fingerprint = m_archives.value(path),
                          .way = archived->content.way,
                          .shareBytes = listed.archiveBytes,
                          // Of a compressed file inside the archive this is not what its rows take.
                          .statedBytes = packingOf(listed.head) ? -1 : listed.member.bytes};
    }

    Result<FileHead> head(const QString &name) const
    {
        const auto archived = m_paths.archived.constFind(name);
        if (archived == m_paths.archived.constEnd())
            return readHead(name);
        const ListedMember &listed = archived->listed;
        if (!listed.hasHead || packingOf(listed.head))
            return readHead(archived->content);
        FileHead head{.path = name, .bytes = listed.head, .isWhole = listed.headIsWhole};
        head.hasMark = head.bytes.startsWith("\xEF\xBB\xBF");
        if (head.hasMark)
            head.bytes.remove(0, 3);
        return head;
    }

    bool isArchived(const QString &name) const { return m_paths.archived.contains(name); }

    /// Of a .sql. Evidence only: one that cannot be read is no reason to refuse the data beside it.
    DumpDdl ddl(const QString &name) const
    {
        if (name.isEmpty())
            return {};
        const auto archived = m_paths.archived.constFind(name);
        if (archived == m_paths.archived.constEnd())
            return readDumpDdl(name).value_or(DumpDdl{});
        if (archived->listed.hasHead && !packingOf(archived->listed.head))
            return parseDumpDdl(displayText(archived->listed.head));
        return readDumpDdl(archived->content).value_or(DumpDdl{});
    }

    const SourcePaths &paths() const { return m_paths; }
    const ScriptTables &scripts() const { return m_scripts; }
    bool exists(const QString &name) const { return isArchived(name) || QFileInfo(name).isFile(); }

private:
    const SourcePaths &m_paths;
    const ScriptTables &m_scripts;
    QHash<QString, Fingerprint> m_archives;
};

/// Whether a shard's head is of the shape that was found in the first one. `byHand`: the dialect is not to be
/// doubted.
bool agrees(const FileHead &head, const FoundTable &table, const DumpDdl &ddl, bool byHand)
{
    const Dialect &dialect = table.source.dialect;
    const HeadSample sample = sampleHead(head, dialect, agreementRows);
    if (sample.fieldCount != table.source.fieldCount || sample.agreement() < 0.9)
        return false;
    if (byHand)
        return true;
    const bool utf8 = isValidUtf8(head.bytes, !head.isWhole);
    if (dialect.charset != "binary" && utf8 != isUtf8Charset(dialect.charset) && !isAscii(head.bytes))
        return false;
    if (dialect.skipLines > 0)
        return sample.header.size() == dialect.skipLines &&
               headerNames(sample.header.constLast(), sample.rows, sample.fieldCount).names ==
                   table.source.fieldNames;
    return !guessHeader(sample, ddl).isHeader;
}

/// As readRows() does it.
void numberLines(const FileHead &head, char lineEnd, QVector<Row> &rows)
{
    const qint64 mark = head.hasMark ? 3 : 0;
    qint64 line = 1;
    qint64 counted = 0;
    for (Row &row : rows) {
        const qint64 at = row.byteOffset - mark;
        line += head.bytes.mid(counted, at - counted).count(lineEnd);
        counted = at;
        row.line = line;
    }
}

/// The tables of one group of files that may be shards.
class GroupReader
{
public:
    GroupReader(const ShardGroup &group, const InspectOptions &options, KnownFiles &known)
        : m_group(group)
        , m_options(options)
        , m_known(known)
    {
        m_made = known.scripts().tableOf(group.files.constFirst());
        if (m_made != nullptr && m_made->name == group.stem)
            m_groupDdl = m_made->ddl;
        else if (m_made = nullptr; group.files.size() > 1)
            m_groupDdl = known.ddl(groupDdlPath());
    }

    Result<void> read()
    {
        for (const QString &path : m_group.files) {
            if (m_options.stop.stop_requested())
                return fail(lookStopped(CoreText::tr("The look at the files was cancelled.")));
            MILLRACE_TRY_VOID(readFile(path));
        }
        finishNames();
        return {};
    }

    QVector<FoundTable> takeTables() { return std::move(m_tables); }
    QStringList emptyFiles() const { return m_emptyFiles; }

private:
    QString groupDdlPath() const
    {
        const QString path =
            QFileInfo(m_group.files.constFirst()).absolutePath() + u'/' + m_group.stem + u".sql"_s;
        return m_known.exists(path) ? path : QString();
    }

    Result<void> readFile(const QString &path)
    {
        auto head = m_known.head(path);
        if (!head)
            return fail(head.error());
        MILLRACE_TRY(SourceFile file, m_known.file(path));
        file.way.encoding = encodingOf(head->bytes);
        if (file.way.encoding != ContentWay::Encoding::AsIs) {
            head = readHead(file.content());
            if (!head)
                return fail(head.error());
        }
        if (head->bytes.isEmpty()) {
            m_emptyFiles.append(path);
            m_empty.append(file);
            return {};
        }
        MILLRACE_TRY_VOID(checkFileKind(path, head->bytes));
        head->path = path; // of a file in an archive, too
        MILLRACE_TRY(const bool json, isJsonLines(*head));
        if (json && m_tables.isEmpty()) {
            head = readJsonHead(file.content(), *head);
            if (!head)
                return fail(head.error());
        }
        const QString ownDdl = ddlBeside(m_known.paths(), path);
        const DumpDdl ddl = ownDdl.isEmpty() ? m_groupDdl : m_known.ddl(ownDdl);
        for (qsizetype i = 0; i < m_tables.size(); ++i)
            // Shards of mysqldump -T bring a .sql each: the same columns make them one table.
            if (m_ddls.at(i).columns == ddl.columns && m_ddls.at(i).timeZone == ddl.timeZone &&
                json == m_tables.at(i).source.dialect.isJsonLines() &&
                (json || agrees(*head, m_tables.at(i), ddl, m_options.dialect.has_value()))) {
                if (json)
                    addKeys(m_tables[i], *head);
                file.way.readAs(m_tables.at(i).source.dialect);
                m_tables[i].source.files.append(file);
                return {};
            }
        if (m_options.dialect) {
            addTable(*head, readHeadAs(*head, ddl, *m_options.dialect), file, ddl);
        } else if (json) {
            MILLRACE_TRY(const auto sniffed, sniffJson(*head, m_options.jsonKeys, m_options.jsonTexts));
            addTable(*head, sniffed, file, ddl);
        } else {
            addTable(*head, sniffHead(*head, ddl), file, ddl);
        }
        return {};
    }

    /// Errors: SourceUnsupported (JSON that is no JSON Lines).
    Result<bool> isJsonLines(const FileHead &head) const
    {
        if (m_options.dialect)
            return m_options.dialect->isJsonLines();
        if (m_options.format == SourceFormat::Text)
            return false;
        const JsonShape shape = jsonShapeOf(head);
        if (shape == JsonShape::Document || shape == JsonShape::Array)
            return fail(notJsonLines(head.path, shape));
        return shape == JsonShape::Lines || m_options.format == SourceFormat::JsonLines;
    }

    /// A shard may have keys that the first has not.
    void addKeys(FoundTable &table, const FileHead &head) const
    {
        if (m_options.dialect || !m_options.jsonKeys.isEmpty())
            return;
        Dialect dialect = table.source.dialect;
        for (const QString &key : jsonKeysOf(head))
            if (!dialect.jsonKeys.contains(key))
                dialect.jsonKeys << key;
        if (dialect == table.source.dialect)
            return;
        table.source.setJsonKeys(dialect.jsonKeys, dialect.jsonTexts);
        table.proposal.dialect = table.source.dialect;
    }

    void addTable(const FileHead &head, const SniffedHead &sniffed, const SourceFile &file,
                  const DumpDdl &ddl)
    {
        FoundTable table{.source = {.name = tableNameOf(file.name()),
                                    .dialect = sniffed.proposal.dialect,
                                    .fieldCount = sniffed.fieldCount,
                                    .fieldNames = sniffed.fieldNames,
                                    .createSql = ddl.createSql,
                                    .timeZone = ddl.timeZone},
                         .proposal = sniffed.proposal,
                         .notes = sniffed.notes};
        table.source.files.append(file);
        table.withoutTable = m_known.scripts().isWithoutTable(file.name());
        if (m_made != nullptr) {
            table.source.name = m_made->name;
            table.schema = m_made->schema;
            table.madeBy = m_made->script;
            table.proposal.evidence << CoreText::tr("%1 makes its table.").arg(m_made->script);
        }
        // Another look into the archive may take as long as the first.
        if (m_known.isArchived(file.name()) && !table.source.dialect.isJsonLines()) {
            table.sample = sampleHead(head, table.source.dialect, m_options.sampleRows).rows;
            numberLines(head, table.source.dialect.lineEnd(), table.sample);
        }
        if (file.way.encoding != ContentWay::Encoding::AsIs) {
            table.source.dialect.charset = table.proposal.dialect.charset = "utf8mb4";
            table.proposal.evidence << CoreText::tr(
                "UTF-16 by its byte order mark, converted to UTF-8 on the way.");
        }
        table.source.setDialect(table.source.dialect);
        m_tables.append(std::move(table));
        m_ddls.append(ddl);
    }

    /// The largest table takes the common name; files of another shape are told apart by their own names.
    void finishNames()
    {
        if (m_group.files.size() < 2 || m_tables.isEmpty())
            return;
        const auto largest =
            std::max_element(m_tables.begin(), m_tables.end(), [](const FoundTable &a, const FoundTable &b) {
                return a.source.files.size() < b.source.files.size();
            });
        for (FoundTable &table : m_tables)
            if (&table != &*largest)
                table.notes.append(
                    {.code = ErrorCode::FieldCountWrong,
                     .what = (m_options.grouping == FileGrouping::Together
                                  ? CoreText::tr("The rows of %1 are of another shape than those of %2: it "
                                                 "is taken for a table of its own.")
                                  : CoreText::tr("%1 is named like a part of %2, but its rows are of "
                                                 "another shape: it is taken for a table of its own."))
                                 .arg(table.source.name, m_group.stem),
                     .howToFix =
                         CoreText::tr("Compare the samples; set the dialect by hand if it is a part."),
                     .context = {.file = table.source.files.constFirst().name()}});
        if (largest->source.files.size() + m_empty.size() < 2)
            return;
        largest->source.name = m_group.stem;
        largest->proposal.evidence << CoreText::tr("%1 of one shape, in natural order of their names.")
                                          .arg(filesText(largest->source.files.size()));
        for (const SourceFile &file : std::as_const(m_empty)) {
            largest->source.files.append(file);
            largest->notes.append(emptyNote(file.name()));
        }
        sortFiles(largest->source.files, FileOrder::Natural);
        m_emptyFiles.clear();
    }

    const ShardGroup &m_group;
    const InspectOptions &m_options;
    KnownFiles &m_known;
    const ScriptTable *m_made = nullptr; ///< the table whose files these are
    DumpDdl m_groupDdl;                  ///< of files without one of their own
    QVector<FoundTable> m_tables;
    QVector<DumpDdl> m_ddls; ///< by table
    QVector<SourceFile> m_empty;
    QStringList m_emptyFiles; ///< those that belong to no table
};

Result<void> readSamples(QVector<FoundTable> &tables, int rows)
{
    for (FoundTable &table : tables) {
        if (!table.sample.isEmpty())
            continue;
        for (const SourceFile &file : std::as_const(table.source.files)) {
            MILLRACE_TRY(table.sample, readRows(file.content(), table.source.dialect, 0, rows));
            if (!table.sample.isEmpty())
                break; // an empty shard may come first
        }
    }
    return {};
}

/// Takes the tables of directories that a dumping tool wrote out of the paths; what is left no tool is known
/// to have written.
Result<QVector<FoundTable>> takeDumpDirs(QStringList &paths, const InspectOptions &options)
{
    QVector<FoundTable> found;
    QStringList others;
    for (const QString &path : std::as_const(paths)) {
        MILLRACE_TRY(const auto dump, readDumpDir(path));
        if (!dump) {
            others << path;
            continue;
        }
        MILLRACE_TRY(auto tables, tablesOfDumpDir(*dump, options.sampleRows, options.stop, options.awaited));
        found += tables;
    }
    paths = others;
    return found;
}

/// Files of one table of an SQL file together, the others by their names. Whoever says that all files are one
/// table is not contradicted.
QVector<ShardGroup> groupsOf(const KnownFiles &known, FileGrouping grouping)
{
    QVector<ShardGroup> groups;
    QHash<const ScriptTable *, qsizetype> groupOf;
    QStringList others;
    for (const QString &file : known.paths().files) {
        const ScriptTable *table = known.scripts().tableOf(file);
        if (table == nullptr || grouping == FileGrouping::Together) {
            others << file;
            continue;
        }
        if (!groupOf.contains(table)) {
            groupOf.insert(table, groups.size());
            groups << ShardGroup{.stem = table->name, .files = {}};
        }
        groups[groupOf.value(table)].files << file;
    }
    for (ShardGroup &group : groups)
        std::sort(group.files.begin(), group.files.end(), naturalLess);
    return groups + groupShards(others, grouping);
}

/// The tables of all files that are no SQL dump, in the order of their names.
Result<QVector<FoundTable>> readGroups(KnownFiles &known, const InspectOptions &options,
                                       QVector<Error> &notes)
{
    QVector<FoundTable> tables;
    const QVector<ShardGroup> groups = groupsOf(known, options.grouping);
    for (const ShardGroup &group : groups) {
        GroupReader reader(group, options, known);
        MILLRACE_TRY_VOID(reader.read());
        tables += reader.takeTables();
        for (const QString &path : reader.emptyFiles())
            notes.append(emptyNote(path));
    }
    std::stable_sort(tables.begin(), tables.end(), [](const FoundTable &a, const FoundTable &b) {
        return naturalLess(a.source.name, b.source.name);
    });
    return tables;
}

bool isNamed(const QString &path, const QStringList &named)
{
    return std::any_of(named.begin(), named.end(),
                       [&path](const QString &each) { return QFileInfo(each).absoluteFilePath() == path; });
}

/// Beside tables: what else has to run, if all of it is loaded.
Error programNote(const FoundTable &program)
{
    const QString path = program.source.files.first().name();
    return {.code = ErrorCode::SourceUnsupported,
            .what = CoreText::tr("%1 holds SQL statements, and no rows.").arg(path),
            .howToFix =
                CoreText::tr("It runs where the whole dump is loaded; for one table it is not needed."),
            .context = {.file = path}};
}

/// Tables and files that have no partner: on neither side anything is taken for granted.
void noteWithoutPartner(const ScriptTables &scripts, QVector<FoundTable> &tables, QVector<Error> &notes)
{
    for (FoundTable &table : tables)
        if (table.withoutTable)
            table.notes << Error{
                .code = ErrorCode::SourceUnsupported,
                .what = CoreText::tr("%1 makes no table for %2.")
                            .arg(scripts.scripts().join(u", "_s), table.source.files.constFirst().name()),
                .howToFix = CoreText::tr("Name the file after its table, or leave it out."),
                .context = {.file = table.source.files.constFirst().name()}};
    for (const QString &script : scripts.scripts())
        if (const QStringList names = scripts.tablesWithoutFile(script); !names.isEmpty())
            notes << Error{.code = ErrorCode::SourceMissing,
                           .what =
                               (names.size() == 1 ? CoreText::tr("%1 makes a table without a data file: %2.")
                                                        .arg(script, names.constFirst())
                                                  : CoreText::tr("%1 makes %2 without a data file: %3.")
                                                        .arg(script, tablesText(names.size()),
                                                             names.mid(0, 20).join(u", "_s) +
                                                                 (names.size() > 20 ? u" …"_s : QString()))),
                           .howToFix = CoreText::tr("A load of all of it makes them and leaves them empty; "
                                                    "nothing is missing if they were."),
                           .context = {}};
}

/// The tables of SQL dumps; \a programs: those without rows. One that was \a named has to be readable, one
/// that was found has not.
Result<QVector<FoundTable>> readSqlFiles(const KnownFiles &known, const QStringList &named,
                                         const InspectOptions &options, QVector<FoundTable> &programs,
                                         QVector<Error> &notes)
{
    QVector<FoundTable> tables;
    for (const QString &path : known.paths().sqlFiles) {
        auto found = findDumpTables(known.contentOf(path), options.sampleRows);
        if (found)
            (isProgram(found->first().source) ? programs : tables) += *found;
        else if (isNamed(path, named))
            return fail(found.error());
        else
            notes.append(found.error());
    }
    return tables;
}

} // namespace

Result<QVector<FoundTable>> inspectPaths(const QStringList &paths, const InspectOptions &options)
{
    if (options.dialect)
        MILLRACE_TRY_VOID(options.dialect->validate());
    QStringList others = paths;
    MILLRACE_TRY(auto dumped, takeDumpDirs(others, options));
    if (others.isEmpty() && !dumped.isEmpty())
        return dumped;
    MILLRACE_TRY(auto expanded, expandPaths(others, {.recursive = options.recursive, .stop = options.stop}));
    if (!options.onlyMembers.isEmpty())
        for (QStringList *names : {&expanded.files, &expanded.sqlFiles})
            names->removeIf([&](const QString &name) {
                return expanded.archived.contains(name) && !options.onlyMembers.contains(name);
            });
    QVector<Error> notes = expanded.passed;
    MILLRACE_TRY(const auto scripts, ScriptTables::read(expanded, options.definitionBytes, options.stop));
    KnownFiles known(expanded, scripts);
    MILLRACE_TRY(auto tables, readGroups(known, options, notes));
    noteWithoutPartner(scripts, tables, notes);
    QVector<FoundTable> programs;
    MILLRACE_TRY(const auto ofSql, readSqlFiles(known, paths, options, programs, notes));
    dumped += ofSql;
    if (tables.isEmpty() && dumped.isEmpty())
        dumped = std::exchange(programs, {});
    for (const FoundTable &program : std::as_const(programs)) {
        if (scripts.isUsed(program.source.files.first().name()))
            continue; // it makes the tables of the others
        // Whoever names it beside files of one table wants something that nobody does.
        const QString path = program.source.files.first().name();
        if (!tables.isEmpty() && isNamed(path, paths))
            return fail(programNote(program));
        notes << programNote(program);
    }
    if (tables.isEmpty() && dumped.isEmpty())
        return fail(notes.isEmpty()
                        ? Error{.code = ErrorCode::SourceEmpty,
                                .what = CoreText::tr("No file was named."),
                                .howToFix = CoreText::tr("Choose the files of the dump, or their folder.")}
                        : notes.constLast());
    MILLRACE_TRY_VOID(readSamples(tables, options.sampleRows));
    tables += dumped;
    tables.first().notes += notes;
    return tables;
}

QString dumpSchemaOf(const FoundTable &table)
{
    if (!table.schema.isEmpty())
        return table.schema;
    if (table.dump)
        for (const DumpDirTable &each : table.dump->tables)
            if (const QString file = table.source.files.value(0).path;
                each.files.contains(file) || (table.isAwaited && each.metadataFile == file))
                return each.schema;
    return {};
}

bool holdTables(const QVector<FoundTable> &found)
{
    const auto ofDump = [](const FoundTable &table) {
        return table.dump || sqlTableOf(table.source) || !table.source.createSql.isEmpty() ||
               table.withoutTable;
    };
    return !found.isEmpty() &&
           (found.size() > 1 || found.first().dump || isProgram(found.first().source) ||
            !found.first().madeBy.isEmpty()) &&
           std::all_of(found.begin(), found.end(), ofDump);
}

} // namespace millrace
