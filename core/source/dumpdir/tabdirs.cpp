// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/tabdirs.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/find/naturalorder.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/guess/sniffer.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 definitionBytes = 1024LL * 1024;

QString suffixIn(const QFileInfo &file)
{
    return QFileInfo(unpackedName(file.fileName())).suffix().toLower();
}

QString baseNameIn(const QFileInfo &file)
{
    return QFileInfo(unpackedName(file.fileName())).completeBaseName();
}

class TabDirsReader
{
public:
    explicit TabDirsReader(const QDir &folder)
        : m_folder(folder)
    {
        m_dump.path = folder.absolutePath();
        m_dump.finished = true;
    }

    Result<std::optional<DumpDir>> read()
    {
        if (!m_folder.entryList(QDir::Files).isEmpty())
            return std::optional<DumpDir>();
        QFileInfoList schemas = m_folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
        std::sort(schemas.begin(), schemas.end(), [](const QFileInfo &a, const QFileInfo &b) {
            return naturalLess(a.fileName(), b.fileName());
        });
        if (!std::all_of(schemas.begin(), schemas.end(),
                         [](const QFileInfo &schema) { return holdsPairs(QDir(schema.filePath())); }))
            return std::optional<DumpDir>();
        for (const QFileInfo &schema : std::as_const(schemas))
            MILLRACE_TRY_VOID(addSchema(schema));
        if (m_dump.tables.isEmpty())
            return std::optional<DumpDir>();
        return std::optional<DumpDir>(std::move(m_dump));
    }

private:
    /// Or nothing: a schema without tables.
    static bool holdsPairs(const QDir &folder)
    {
        if (!folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty())
            return false;
        QSet<QString> definitions, data;
        for (const QFileInfo &file : folder.entryInfoList(QDir::Files))
            if (const QString suffix = suffixIn(file); suffix == "sql"_L1)
                definitions.insert(baseNameIn(file));
            else if (suffix == "txt"_L1)
                data.insert(baseNameIn(file));
            else
                return false;
        return (definitions.isEmpty() && data.isEmpty()) || definitions.intersects(data);
    }

    Result<void> addSchema(const QFileInfo &folder)
    {
        QFileInfoList files = QDir(folder.filePath()).entryInfoList(QDir::Files);
        std::sort(files.begin(), files.end(), [](const QFileInfo &a, const QFileInfo &b) {
            return naturalLess(a.fileName(), b.fileName());
        });
        QStringList data;
        for (const QFileInfo &file : std::as_const(files)) {
            const QString path = file.absoluteFilePath();
            if (suffixIn(file) == "txt"_L1) {
                data << path;
                continue;
            }
            MILLRACE_TRY(const auto head, readContent(path, 0, definitionBytes));
            m_dump.scripts << DumpScript{.content = path, .schema = folder.fileName()};
            takeHeader(displayText(head));
        }
        for (const QString &path : std::as_const(data))
            MILLRACE_TRY_VOID(addTable(folder.fileName(), path));
        return {};
    }

    /// "-- MariaDB dump 10.19  Distrib 11.8.3-MariaDB, for …"
    void takeHeader(const QString &head)
    {
        static const QRegularExpression header(u"^-- (MariaDB|MySQL) dump .*?Distrib ([\\w.\\-]+)"_s,
                                               QRegularExpression::MultilineOption);
        const auto match = header.match(head);
        if (!match.hasMatch())
            return;
        m_dump.tool = match.captured(1) == "MariaDB"_L1 ? u"mariadb-dump"_s : u"mysqldump"_s;
        m_dump.toolVersion = match.captured(2);
        if (head.size() < definitionBytes && !head.contains("-- Dump completed"_L1))
            m_dump.finished = false;
    }

    Result<void> addTable(const QString &schema, const QString &path)
    {
        DumpDirTable table{.schema = schema, .name = baseNameIn(QFileInfo(path)), .files = {path}};
        table.ddlFile = ddlPathBeside(path);
        DumpDdl ddl;
        if (!table.ddlFile.isEmpty()) {
            MILLRACE_TRY(ddl, readDumpDdl(table.ddlFile));
        }
        if (!ddl.table.isEmpty())
            table.name = ddl.table;
        table.timeZone = ddl.timeZone;
        table.dialect = Dialect::mysqldumpTab();
        table.columns = ddl.columnNames(true);
        MILLRACE_TRY(const auto head, readHead(path));
        if (head.bytes.isEmpty()) {
            table.files.clear(); // of an empty table: there is nothing to be read
        } else {
            const SniffedHead sniffed = sniffHead(head, ddl);
            table.dialect = sniffed.proposal.dialect;
            table.columns = sniffed.fieldNames;
            table.notes = sniffed.notes;
        }
        m_dump.tables << table;
        return {};
    }

    const QDir m_folder;
    DumpDir m_dump;
};

} // namespace

Result<std::optional<DumpDir>> readTabDirs(const QDir &folder)
{
    return TabDirsReader(folder).read();
}

} // namespace millrace
