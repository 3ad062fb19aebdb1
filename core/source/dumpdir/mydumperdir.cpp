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

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 headBytes = 64LL * 1024;

struct Found
{
    DumpDirTable table;
    QStringList sqlFiles; ///< INSERT statements, or the LOAD DATA of the .dat files
    QStringList datFiles;
};

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

class Reader
{
public:
    Reader(const QDir &folder, const QString &metadata)
        : m_folder(folder)
        , m_metadata(metadata)
    {
        m_dump.path = folder.absolutePath();
        m_dump.tool = u"mydumper"_s;
    }

    DumpDir read(bool finished)
    {
        readHeader();
        m_dump.finished = finished && !m_dump.ended.isEmpty();
        if (!m_dump.finished)
            m_dump.growth = DumpGrowth();
        if (m_metadata.isEmpty())
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
            (match.captured(3) == "sql"_L1 ? found.sqlFiles : found.datFiles)
                << m_folder.absoluteFilePath(name);
        }
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
};

} // namespace

Result<std::optional<DumpDir>> readMydumperDir(const QDir &folder)
{
    constexpr qint64 mostBytes = 64LL * 1024 * 1024;
    for (const bool finished : {true, false}) {
        const QString path = folder.absoluteFilePath(finished ? u"metadata"_s : u"metadata.partial"_s);
        if (!QFileInfo(path).isFile())
            continue;
        MILLRACE_TRY(const auto bytes, readContent(path, 0, mostBytes));
        if (!bytes.contains("Started dump at:"))
            continue;
        return std::optional<DumpDir>(Reader(folder, QString::fromUtf8(bytes)).read(finished));
    }
    if (hasMydumpersNames(folder))
        return std::optional<DumpDir>(Reader(folder, {}).read(false));
    return std::optional<DumpDir>();
}

} // namespace millrace
