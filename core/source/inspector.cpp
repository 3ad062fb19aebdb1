// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspector.h"

#include "core/base/text.h"
#include "core/source/charsets.h"
#include "core/source/dumptables.h"
#include "core/source/filekind.h"
#include "core/source/headerguess.h"
#include "core/source/shards.h"
#include "core/source/sniffer.h"
#include "core/source/sourcepaths.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

constexpr int agreementRows = 20;

Error emptyNote(const QString &path)
{
    return {.code = ErrorCode::SourceEmpty,
            .what = QStringLiteral("%1 is empty.").arg(path),
            .howToFix =
                QStringLiteral("Check that the dump was written to its end; an empty table's file is fine."),
            .context = {.file = path}};
}

DumpDdl ddlFor(const QString &ddlPath)
{
    if (ddlPath.isEmpty())
        return {};
    // Evidence only: a .sql that cannot be read is no reason to refuse the data beside it.
    return readDumpDdl(ddlPath).value_or(DumpDdl{});
}

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
        return !sample.header.isEmpty() && fieldTexts(sample.header.constLast()) == table.source.fieldNames;
    return !guessHeader(sample, ddl).isHeader;
}

/// The tables of one group of files that may be shards.
class GroupReader
{
public:
    GroupReader(const ShardGroup &group, const InspectOptions &options)
        : m_group(group)
        , m_options(options)
    {
        if (group.files.size() > 1)
            m_groupDdl = ddlFor(groupDdlPath());
    }

    Result<void> read()
    {
        for (const QString &path : m_group.files)
            if (const auto added = readFile(path); !added)
                return added;
        finishNames();
        return {};
    }

    QVector<FoundTable> takeTables() { return std::move(m_tables); }
    QStringList emptyFiles() const { return m_emptyFiles; }

private:
    QString groupDdlPath() const
    {
        const QString path = QFileInfo(m_group.files.constFirst()).absolutePath() + QLatin1Char('/') +
                             m_group.stem + QStringLiteral(".sql");
        return QFileInfo(path).isFile() ? path : QString();
    }

    Result<void> readFile(const QString &path)
    {
        const auto head = readHead(path);
        if (!head)
            return fail(head.error());
        auto fingerprint = fingerprintOf(path);
        if (!fingerprint)
            return fail(fingerprint.error());
        const SourceFile file{.path = path, .fingerprint = *fingerprint};
        if (head->bytes.isEmpty()) {
            m_emptyFiles.append(path);
            m_empty.append(file);
            return {};
        }
        if (const auto kind = checkFileKind(path, head->bytes); !kind)
            return fail(kind.error());
        const QString ownDdl = ddlPathBeside(path);
        const DumpDdl ddl = ownDdl.isEmpty() ? m_groupDdl : ddlFor(ownDdl);
        for (qsizetype i = 0; i < m_tables.size(); ++i)
            // Shards of mysqldump -T bring a .sql each: the same columns make them one table.
            if (m_ddls.at(i).columns == ddl.columns &&
                agrees(*head, m_tables.at(i), ddl, m_options.dialect.has_value())) {
                m_tables[i].source.files.append(file);
                return {};
            }
        addTable(*head, file, ddl);
        return {};
    }

    void addTable(const FileHead &head, const SourceFile &file, const DumpDdl &ddl)
    {
        const SniffedHead sniffed =
            m_options.dialect ? readHeadAs(head, ddl, *m_options.dialect) : sniffHead(head, ddl);
        FoundTable table{.source = {.name = tableNameOf(file.path),
                                    .dialect = sniffed.proposal.dialect,
                                    .fieldCount = sniffed.fieldCount,
                                    .fieldNames = sniffed.fieldNames,
                                    .createSql = ddl.createSql},
                         .proposal = sniffed.proposal,
                         .notes = sniffed.notes};
        table.source.files.append(file);
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
                     .what = QStringLiteral(
                                 "%1 is named like a part of %2, but its rows are of another shape: it is "
                                 "taken for a table of its own.")
                                 .arg(table.source.name, m_group.stem),
                     .howToFix =
                         QStringLiteral("Compare the samples; set the dialect by hand if it is a part."),
                     .context = {.file = table.source.files.constFirst().path}});
        if (largest->source.files.size() + m_empty.size() < 2)
            return;
        largest->source.name = m_group.stem;
        largest->proposal.evidence << QStringLiteral("%1 of one shape, in natural order of their names.")
                                          .arg(counted(largest->source.files.size(), QStringLiteral("file"),
                                                       QStringLiteral("files")));
        for (const SourceFile &file : std::as_const(m_empty)) {
            largest->source.files.append(file);
            largest->notes.append(emptyNote(file.path));
        }
        std::sort(largest->source.files.begin(), largest->source.files.end(),
                  [](const SourceFile &a, const SourceFile &b) { return naturalLess(a.path, b.path); });
        m_emptyFiles.clear();
    }

    const ShardGroup &m_group;
    const InspectOptions &m_options;
    DumpDdl m_groupDdl; ///< of files without one of their own
    QVector<FoundTable> m_tables;
    QVector<DumpDdl> m_ddls; ///< by table
    QVector<SourceFile> m_empty;
    QStringList m_emptyFiles; ///< those that belong to no table
};

Result<void> readSamples(QVector<FoundTable> &tables, int rows)
{
    for (FoundTable &table : tables) {
        for (const SourceFile &file : std::as_const(table.source.files)) {
            auto sample = readRows(file.content(), table.source.dialect, 0, rows);
            if (!sample)
                return fail(sample.error());
            table.sample = std::move(*sample);
            if (!table.sample.isEmpty())
                break; // an empty shard may come first
        }
    }
    return {};
}

} // namespace

Result<QVector<FoundTable>> inspectPaths(const QStringList &paths, const InspectOptions &options)
{
    if (options.dialect)
        if (const auto valid = options.dialect->validate(); !valid)
            return fail(valid.error());
    const auto expanded = expandPaths(paths);
    if (!expanded)
        return fail(expanded.error());

    QVector<FoundTable> tables;
    QVector<FoundTable> dumped; ///< of SQL dumps
    QVector<Error> notes = expanded->passed;
    const QVector<ShardGroup> groups = groupShards(expanded->files);
    for (const ShardGroup &group : groups) {
        GroupReader reader(group, options);
        if (const auto read = reader.read(); !read)
            return fail(read.error());
        tables += reader.takeTables();
        for (const QString &path : reader.emptyFiles())
            notes.append(emptyNote(path));
    }
    for (const QString &path : expanded->sqlFiles) {
        auto found = findDumpTables(path, options.sampleRows);
        if (found)
            dumped += *found;
        else if (std::any_of(paths.begin(), paths.end(), [&path](const QString &named) {
                     return QFileInfo(named).absoluteFilePath() == path;
                 }))
            return fail(found.error());
        else
            notes.append(found.error());
    }
    if (tables.isEmpty() && dumped.isEmpty())
        return fail(notes.isEmpty()
                        ? Error{.code = ErrorCode::SourceEmpty,
                                .what = QStringLiteral("No file was named."),
                                .howToFix = QStringLiteral("Choose the files of the dump, or their folder.")}
                        : notes.constLast());
    std::stable_sort(tables.begin(), tables.end(), [](const FoundTable &a, const FoundTable &b) {
        return naturalLess(a.source.name, b.source.name);
    });
    if (const auto read = readSamples(tables, options.sampleRows); !read)
        return fail(read.error());
    tables += dumped;
    tables.first().notes += notes;
    return tables;
}

} // namespace millrace
