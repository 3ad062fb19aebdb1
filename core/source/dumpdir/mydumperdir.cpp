// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/mydumperdir.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/packing.h"
#include "core/source/content/content.h"
#include "core/source/dumpdir/loaddatatext.h"
#include "core/source/find/fileorder.h"
#include "core/source/find/naturalorder.h"
#include "core/source/guess/dumpddl.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <iterator>

namespace millrace {

namespace {

constexpr qint64 headBytes = 64LL * 1024;

struct Found
{
    DumpDirTable table;
    QStringList sqlFiles; ///< INSERT statements, or the LOAD DATA of the .dat files
    QStringList datFiles;
    QSet<QString> numbers;     ///< of its files, as they stand in the names: "00001"
    bool hasPlainName = false; ///< a file without a number, which has all its rows
};

/// A definition's file that was not written for so long is through: mydumper writes them one after the other.
constexpr qint64 quietMs = 2000;

/// Ends as mydumper ends each of its statements; a packed one has bytes inside. Of a packed one the end is
/// proved by whoever unpacks it.
bool endsAsWritten(const QString &path)
{
    if (unpackedName(path) != path) {
        const auto begin = readContent(path, 0, 1);
        return begin && !begin->isEmpty();
    }
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.size() >= 2 && file.seek(file.size() - 2) &&
           file.read(2) == ";\n";
}

Error note(ErrorCode code, const QString &file, const QString &what, const QString &howToFix)
{
    return {.code = code, .what = what, .howToFix = howToFix, .context = {.file = file}};
}

/// Of the structure of a table, with the table and what it is about; plain names, without a packing's ending.
QRegularExpressionMatch schemaFile(const QString &name)
{
    static const QRegularExpression pattern(u"^(.+\\..+?)-schema(-view|-triggers|-sequence)?\\.sql$"_s);
    return pattern.match(name);
}

/// Of a whole schema.
QRegularExpressionMatch databaseFile(const QString &name)
{
    static const QRegularExpression pattern(u"^([^.]+)-schema(-create|-post|-triggers)\\.sql$"_s);
    return pattern.match(name);
}

/// Rows, with the table and the kind of file.
QRegularExpressionMatch rowsFile(const QString &name)
{
    static const QRegularExpression pattern(
        u"^(?!.*-schema(?:-[a-z]+)?\\.sql$)([^.]+\\..+?)((?:\\.\\d{5,})*)\\.(sql|dat|csv)$"_s);
    return pattern.match(name);
}

/// Structure and rows of tables by mydumper's names, and no SQL beside them: without its metadata they tell.
bool hasMydumpersNames(const QDir &folder)
{
    QSet<QString> made;
    QStringList rows;
    for (const QString &name : folder.entryList(QDir::Files)) {
        const QString plain = unpackedName(name);
        if (const auto match = schemaFile(plain); match.hasMatch())
            made << match.captured(1);
        else if (databaseFile(plain).hasMatch())
            continue;
        else if (const auto file = rowsFile(plain); file.hasMatch())
            rows << file.captured(1);
        else if (plain.endsWith(".sql"_L1))
            return false;
    }
    return !rows.isEmpty() && std::all_of(rows.begin(), rows.end(),
                                          [&made](const QString &table) { return made.contains(table); });
}

QString firstMatch(const QString &text, const char *pattern)
{
    return QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption)
        .match(text)
        .captured(1)
        .trimmed();
}

enum class Metadata
{
    Whole,
    Partial, ///< of a dump that has not ended; of an earlier one into the same folder there may be a whole
             ///< one
    Missing
};

class Reader
{
public:
    /// \a settled: as settledFiles(), of one that has not ended.
    Reader(const QDir &folder, const QString &metadata, std::optional<QSet<QString>> settled)
        : m_folder(folder)
        , m_metadata(metadata)
        , m_settled(std::move(settled))
    {
        m_dump.path = folder.absolutePath();
        m_dump.tool = u"mydumper"_s;
    }

    DumpDir read(Metadata metadata)
    {
        readHeader();
        m_dump.finished = metadata == Metadata::Whole && !m_dump.ended.isEmpty();
        if (!m_dump.finished)
            m_dump.growth = DumpGrowth{.tellsFiles = m_settled.has_value(), .definitionsMayComeLast = true};
        else
            m_settled.reset();
        if (metadata == Metadata::Missing)
            m_dump.notes << note(
                ErrorCode::SourceMissing, m_dump.path,
                CoreText::tr(
                    "%1 has the files of a dump by mydumper, and no metadata: nothing says whether it "
                    "was finished.")
                    .arg(m_dump.path),
                CoreText::tr("Get the file \"metadata\" as well, or compare the files with where they came "
                             "from."));
        else if (!m_dump.finished)
            m_dump.notes << note(
                ErrorCode::SourceEmpty, m_dump.path,
                CoreText::tr("%1: mydumper did not finish this dump.").arg(m_dump.path),
                CoreText::tr("Dump again; what is here can be loaded, but it is not the whole."));
        sortFilesByTable();
        for (const QString &key : std::as_const(m_order)) {
            Found &found = m_found[key];
            if (m_views.contains(key)) {
                m_dump.views << found.table.name;
                continue;
            }
            finish(key, found);
            m_dump.tables << found.table;
        }
        readScripts();
        if (m_settled)
            lookAtGrowth();
        return std::move(m_dump);
    }

private:
    /// Both forms: "Started dump at:" of versions before 0.14, and comments in an INI file since.
    void readHeader()
    {
        m_dump.begun = firstMatch(m_metadata, "^#?[ \\t]*Started dump at:[ \\t]*(.+)$");
        m_dump.ended = firstMatch(m_metadata, "^#?[ \\t]*Finished dump at:[ \\t]*(.+)$");
        m_dump.toolVersion =
            firstMatch(m_metadata, "^#?[ \\t]*(?:MyDumper|mydumper)[^0-9\\n]*([0-9][0-9.\\-]*)");
        m_dump.server = firstMatch(m_metadata, "^#?[ \\t]*Server version(?: reported as)?:[ \\t]*(.+)$");
        readCoordinates();
        // [`db`.`table`], then rows = N, and real_table_name where the file names are made up
        static const QRegularExpression section(u"^\\[[`\"](.+?)[`\"]\\.[`\"](.+?)[`\"]\\]"_s);
        static const QRegularExpression count(u"^rows\\s*=\\s*(\\d+)"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        QString key;
        for (const QString &line : m_metadata.split(u'\n')) {
            if (const auto match = section.match(line); match.hasMatch())
                key = match.captured(1) + u'.' + match.captured(2);
            else if (line.startsWith(u'['))
                key.clear();
            else if (const auto rows = count.match(line); rows.hasMatch() && !key.isEmpty())
                m_rows.insert(key, rows.captured(1).toLongLong());
        }
    }

    /// Of the server itself: "SHOW MASTER STATUS:" or the section [master] or [source]. Of a replica its
    /// source's follow, which are left alone.
    void readCoordinates()
    {
        static const QRegularExpression heading(u"^(?:SHOW (\\w+).*STATUS:|\\[(\\w+)[^`\"]*\\])"_s,
                                                QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression value(
            u"^#?[ \\t]*(?:(Log|File|SOURCE_LOG_FILE)|(Pos|Position|SOURCE_LOG_POS)|"
            "(GTID|Executed_Gtid_Set))[ \\t]*[:=][ \\t]*[\"']?([^\"'\\s]+)"_s,
            QRegularExpression::CaseInsensitiveOption);
        ReplicationCoordinates &known = m_dump.coordinates;
        bool isItsOwn = false;
        for (const QString &line : m_metadata.split(u'\n')) {
            if (const auto match = heading.match(line); match.hasMatch()) {
                const QString of = (match.captured(1) + match.captured(2)).toLower();
                isItsOwn = of == "master"_L1 || of == "source"_L1 || of == "binary"_L1;
            } else if (line.startsWith(u'[')) {
                isItsOwn = false;
            }
            const auto match = value.match(line);
            if (!isItsOwn || !match.hasMatch())
                continue;
            if (!match.captured(1).isEmpty() && known.file.isEmpty())
                known.file = match.captured(4);
            else if (!match.captured(2).isEmpty() && known.position == 0)
                known.position = match.captured(4).toLongLong();
            else if (!match.captured(3).isEmpty() && known.gtids.isEmpty())
                known.gtids = ReplicationCoordinates::plainGtids(match.captured(4));
        }
        known.foundIn = u"metadata"_s;
        known.serverVersion = m_dump.server;
    }

    Found &tableOf(const QString &key)
    {
        if (!m_found.contains(key)) {
            m_order << key;
            const qsizetype dot = key.indexOf(u'.');
            m_found[key].table.schema = key.left(dot);
            m_found[key].table.name = key.mid(dot + 1);
        }
        return m_found[key];
    }

    void sortFilesByTable()
    {
        QStringList names = m_folder.entryList(QDir::Files);
        std::sort(names.begin(), names.end(), naturalLess);
        for (const QString &name : std::as_const(names)) {
            const auto match = schemaFile(unpackedName(name));
            if (!match.hasMatch())
                continue;
            const QString path = m_folder.absoluteFilePath(name);
            if (match.captured(2).isEmpty())
                tableOf(match.captured(1)).table.ddlFile = path;
            else if (match.captured(2) == "-view"_L1)
                m_views.insert(match.captured(1));
        }
        for (const QString &name : std::as_const(names)) {
            const QString plain = unpackedName(name);
            const auto match = rowsFile(plain);
            if (!match.hasMatch())
                continue;
            Found &found = tableOf(match.captured(1));
            if (match.captured(2).isEmpty())
                found.hasPlainName = true;
            else
                found.numbers << match.captured(2).mid(1);
            if (!isSettled(name))
                continue;
            (match.captured(3) == "sql"_L1 ? found.sqlFiles : found.datFiles)
                << m_folder.absoluteFilePath(name);
        }
    }

    bool isSettled(const QString &name) const { return !m_settled || m_settled->contains(name); }

    /// Which tables are through, and whether all definitions are there.
    void lookAtGrowth()
    {
        DumpGrowth &growth = *m_dump.growth;
        growth.tables = m_dump.tables.size();
        growth.tablesComplete = std::count_if(m_dump.tables.begin(), m_dump.tables.end(),
                                              [](const DumpDirTable &table) { return table.complete; });
        for (const DumpDirTable &table : std::as_const(m_dump.tables))
            if (table.ddlFile.isEmpty())
                growth.lacksDefinitions << u"%1.%2-schema.sql"_s.arg(table.schema, table.name);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        for (const DumpScript &script : std::as_const(m_dump.scripts)) {
            const QFileInfo file(script.content.path);
            const qint64 age = file.lastModified().msecsTo(now);
            if (!isSettled(file.fileName()) || !endsAsWritten(file.filePath()) || (age >= 0 && age < quietMs))
                growth.lacksDefinitions << file.fileName();
        }
    }

    /// Of a dump that grows: whole files only. One file by itself may be the first of several, which get
    /// numbers, or be all of them.
    void keepWhole(Found &found)
    {
        const auto isWhole = [](const QString &path) { return endsAsWritten(path); };
        QStringList whole;
        std::copy_if(found.sqlFiles.begin(), found.sqlFiles.end(), std::back_inserter(whole), isWhole);
        found.sqlFiles = whole;
        // --chunk-filesize counts from 1, and takes the number away where there is no second file.
        if (found.numbers == QSet<QString>{u"00001"_s}) {
            found.sqlFiles.clear();
            found.datFiles.clear();
        }
        found.datFiles.removeIf([](const QString &path) { return QFileInfo(path).size() == 0; });
        const bool saysHow = !found.sqlFiles.isEmpty();
        if (!saysHow) // of the text files
            found.datFiles.clear();
        found.table.complete = found.hasPlainName && found.numbers.isEmpty() &&
                               found.sqlFiles.size() + found.datFiles.size() == 1;
    }

    /// Schemas, tables (stand-ins of views among them), views, triggers, routines: each may need those
    /// before.
    void readScripts()
    {
        QVector<DumpScript> ranked[6];
        QStringList names = m_folder.entryList(QDir::Files);
        std::sort(names.begin(), names.end(), naturalLess);
        for (const QString &name : std::as_const(names)) {
            const QString plain = unpackedName(name);
            auto match = schemaFile(plain);
            if (!match.hasMatch())
                match = databaseFile(plain);
            if (!match.hasMatch())
                continue;
            const QString schema = match.captured(1).section(u'.', 0, 0);
            const QString kind = match.captured(2);
            const int rank = kind == "-create"_L1     ? 0
                             : kind == "-sequence"_L1 ? 1
                             : kind.isEmpty()         ? 2
                             : kind == "-view"_L1     ? 3
                             : kind == "-triggers"_L1 ? 4
                                                      : 5;
            ranked[rank] << DumpScript{m_folder.absoluteFilePath(name), schema, ";\n"};
        }
        for (const QVector<DumpScript> &scripts : ranked)
            m_dump.scripts += scripts;
    }

    void finish(const QString &key, Found &found)
    {
        DumpDirTable &table = found.table;
        table.rows = m_rows.value(key, -1);
        table.metadataFile = table.ddlFile;
        if (m_settled)
            keepWhole(found);
        if (!table.ddlFile.isEmpty())
            if (const auto head = readContent(table.ddlFile, 0, headBytes)) {
                const DumpDdl ddl = parseDumpDdl(QString::fromUtf8(*head));
                if (!ddl.table.isEmpty())
                    table.name = ddl.table; // file names of odd table names are made up
                table.columns = ddl.columnNames(false);
                table.timeZone = ddl.timeZone;
            }
        if (found.datFiles.isEmpty()) {
            table.files = found.sqlFiles;
            return;
        }
        table.files = found.datFiles;
        for (const QString &sql : std::as_const(found.sqlFiles)) {
            const auto head = readContent(sql, 0, headBytes);
            const auto load = head ? parseLoadData(*head) : std::nullopt;
            if (!load)
                continue;
            table.dialect = load->dialect;
            if (const QString zone = parseDumpDdl(QString::fromUtf8(*head)).timeZone; !zone.isEmpty())
                table.timeZone = zone;
            if (!load->columns.isEmpty())
                table.columns = load->columns;
            return;
        }
        table.dialect = Dialect::mysqldumpTab();
        table.notes << note(
            ErrorCode::SourceUnsupported, table.files.constFirst(),
            CoreText::tr("No LOAD DATA statement says how %1 is written: the server's own way is "
                         "assumed.")
                .arg(table.files.constFirst()),
            CoreText::tr("Compare the first rows, and set the dialect by hand if they are wrong."));
    }

    const QDir m_folder;
    const QString m_metadata;
    DumpDir m_dump;
    QHash<QString, Found> m_found;
    QStringList m_order;
    QSet<QString> m_views;
    QHash<QString, qint64> m_rows;
    std::optional<QSet<QString>> m_settled;
};

} // namespace

Result<std::optional<DumpDir>> readMydumperDir(const QDir &folder)
{
    constexpr qint64 mostBytes = 64LL * 1024 * 1024;
    const QStringList marks{u"metadata.partial"_s, u"metadata"_s};
    const bool isPartial = QFileInfo(folder.absoluteFilePath(marks.first())).isFile();
    // A partial one is of what is written now, whatever was dumped into the folder before it.
    for (const QString &name : marks) {
        const QString path = folder.absoluteFilePath(name);
        if (!QFileInfo(path).isFile())
            continue;
        MILLRACE_TRY(const auto bytes, readContent(path, 0, mostBytes));
        if (!bytes.contains("Started dump at:"))
            continue;
        const bool isOfThis = !isPartial || name == marks.first();
        const bool hasEnded = !isPartial && bytes.contains("Finished dump at:");
        return std::optional<DumpDir>(
            Reader(folder, isOfThis ? QString::fromUtf8(bytes) : QString(),
                   hasEnded ? std::nullopt : settledFiles(folder.absolutePath(), marks))
                .read(isPartial ? Metadata::Partial : Metadata::Whole));
    }
    // What mydumper has written of it may be in its buffer still.
    const auto settled =
        isPartial ? settledFiles(folder.absolutePath(), marks) : std::optional<QSet<QString>>();
    if (settled)
        return std::optional<DumpDir>(Reader(folder, {}, settled).read(Metadata::Partial));
    if (hasMydumpersNames(folder))
        return std::optional<DumpDir>(
            Reader(folder, {}, {}).read(isPartial ? Metadata::Partial : Metadata::Missing));
    return std::optional<DumpDir>();
}

} // namespace millrace
