// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/dumpdir/shelldump.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/sourceopen.h"

#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

Result<QJsonObject> readJson(const QDir &folder, const QString &name)
{
    constexpr qint64 mostBytes = 64LL * 1024 * 1024;
    const QString path = folder.absoluteFilePath(name);
    MILLRACE_TRY(const auto bytes, readBytes(path, 0, mostBytes));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    if (!document.isObject())
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("%1 is not a metadata file of MySQL Shell: %2.")
                                 .arg(path, problem.error == QJsonParseError::NoError
                                                ? CoreText::tr("it holds no object")
                                                : problem.errorString()),
                     .howToFix = CoreText::tr("Copy the dump again; this file was damaged or cut short."),
                     .context = {.file = path, .byteOffset = problem.offset}});
    return document.object();
}

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const auto &one : value.toArray())
        list << one.toString();
    return list;
}

/// "8.0.33" of "mysqlsh Ver 8.0.33 for Linux on x86_64 - for MySQL 8.0.33 (…)".
QString versionIn(const QString &dumper)
{
    static const QRegularExpression number(u"\\bVer\\s+(\\S+)"_s);
    return number.match(dumper).captured(1);
}

Dialect dialectOf(const QJsonObject &options)
{
    const auto bytes = [&options](const char *key, const QByteArray &otherwise) {
        const QJsonValue value = options.value(QLatin1String(key));
        return value.isString() ? value.toString().toUtf8() : otherwise;
    };
    return {.fieldsTerminatedBy = bytes("fieldsTerminatedBy", "\t"),
            .fieldsEnclosedBy = bytes("fieldsEnclosedBy", ""),
            .optionallyEnclosed = options.value(u"fieldsOptionallyEnclosed"_s).toBool(),
            .fieldsEscapedBy = bytes("fieldsEscapedBy", "\\"),
            .linesTerminatedBy = bytes("linesTerminatedBy", "\n"),
            .charset = bytes("defaultCharacterSet", "utf8mb4")};
}

/// The pieces of the files that are there, by the name in front of their number.
class Chunks
{
public:
    explicit Chunks(const QDir &folder)
        : m_folder(folder)
        , m_names(folder.entryList(QDir::Files))
    {
        static const QRegularExpression numbered(u"^(.*?)@(@?)(\\d+)\\.(.+)$"_s);
        for (const QString &name : m_names) {
            const auto match = numbered.match(name);
            if (match.hasMatch())
                m_pieces[match.captured(1) + u'.' + match.captured(4)]
                    << Piece{name, match.captured(3).toInt(), !match.captured(2).isEmpty()};
        }
    }

    /// The files of a table, or of a partition of it, into \a table; what is missing as a note.
    void add(const QString &base, const QString &extension, DumpDirTable &table) const
    {
        const QString whole = base + u'.' + extension;
        if (m_names.contains(whole)) {
            table.files << m_folder.absoluteFilePath(whole);
            return;
        }
        const auto notesBefore = table.notes.size();
        QVector<Piece> pieces = m_pieces.value(whole);
        std::sort(pieces.begin(), pieces.end(),
                  [](const Piece &a, const Piece &b) { return a.number < b.number; });
        int expected = 0;
        for (const Piece &piece : std::as_const(pieces)) {
            if (piece.number != expected)
                table.notes << missing(u"%1@%2.%3"_s.arg(base).arg(expected).arg(extension));
            expected = piece.number + 1;
            table.files << m_folder.absoluteFilePath(piece.name);
        }
        if (pieces.isEmpty() || !pieces.constLast().last)
            table.notes << missing(u"%1@@%2.%3"_s.arg(base).arg(expected).arg(extension));
        table.complete = table.complete && table.notes.size() == notesBefore;
    }

private:
    struct Piece
    {
        QString name;
        int number = 0;
        bool last = false;
    };

    Error missing(const QString &name) const
    {
        return {.code = ErrorCode::SourceMissing,
                .what = CoreText::tr("The dump lacks %1: rows of the table are missing.").arg(name),
                .howToFix = CoreText::tr("Copy the directory again, or dump again."),
                .context = {.file = m_folder.absoluteFilePath(name)}};
    }

    QDir m_folder;
    QStringList m_names;
    QHash<QString, QVector<Piece>> m_pieces;
};

struct ShellTable : DumpDirTable
{
    bool includesDdl = true;
    bool includesTriggers = false;
};

Result<ShellTable> readTable(const QDir &folder, const Chunks &chunks, const QString &base)
{
    MILLRACE_TRY(const auto metadata, readJson(folder, base + u".json"_s));
    const QJsonObject options = metadata.value(u"options"_s).toObject();
    ShellTable table{{.schema = options.value(u"schema"_s).toString(),
                      .name = options.value(u"table"_s).toString(),
                      .dialect = dialectOf(options),
                      .columns = strings(options.value(u"columns"_s))}};
    table.metadataFile = folder.absoluteFilePath(base + u".json"_s);
    table.includesDdl = metadata.value(u"includesDdl"_s).toBool(true);
    table.includesTriggers = !metadata.value(u"triggers"_s).toArray().isEmpty();
    const QJsonObject decoders = options.value(u"decodeColumns"_s).toObject();
    for (auto one = decoders.begin(); one != decoders.end(); ++one)
        // Into a statement goes what is known, not what a file says.
        if (const QString name = one.value().toString(); name == "FROM_BASE64"_L1 || name == "UNHEX"_L1)
            table.decoders.insert(one.key(), name);
        else
            table.notes << Error{
                .code = ErrorCode::SourceUnsupported,
                .what = CoreText::tr("Column %1 of %2 is encoded in a way that is not known: %3.")
                            .arg(one.key(), base, name.left(60)),
                .howToFix = CoreText::tr("Bind the field to a variable and decode it in a SET expression."),
                .context = {.file = folder.absoluteFilePath(base + u".json"_s)}};
    if (const QString ddl = folder.absoluteFilePath(base + u".sql"_s); QFileInfo(ddl).isFile())
        table.ddlFile = ddl;
    if (!metadata.value(u"includesData"_s).toBool(true))
        return table;
    const QString extension = metadata.value(u"extension"_s).toString(u"tsv.zst"_s);
    const QJsonObject partitions = metadata.value(u"basenames"_s).toObject();
    if (partitions.isEmpty())
        chunks.add(base, extension, table);
    for (const auto &partition : partitions)
        chunks.add(partition.toString(), extension, table);
    return table;
}

class ShellDumpReader
{
public:
    ShellDumpReader(const QDir &folder, const QJsonObject &metadata)
        : m_folder(folder)
        , m_metadata(metadata)
        , m_chunks(folder)
    {}

    Result<DumpDir> read()
    {
        readHead();
        MILLRACE_TRY_VOID(readEnd());
        if (!m_dump.finished)
            m_dump.growth = DumpGrowth{.tellsFiles = true};
        const QJsonObject bases = m_metadata.value(u"basenames"_s).toObject();
        for (const QString &schema : strings(m_metadata.value(u"schemas"_s)))
            readSchema(schema, bases.value(schema).toString(schema));
        if (m_dump.growth)
            m_dump.growth->tablesComplete =
                std::count_if(m_dump.tables.begin(), m_dump.tables.end(),
                              [](const DumpDirTable &table) { return table.complete; });
        m_dump.scripts = m_schemaScripts + m_tableScripts + m_standIns + m_viewScripts + m_triggerScripts;
        if (const QString users = m_folder.absoluteFilePath(u"@.users.sql"_s); QFileInfo(users).isFile())
            m_dump.scripts << DumpScript{users, {}}; // accounts and grants
        return std::move(m_dump);
    }

private:
    void readHead()
    {
        m_dump = {.path = m_folder.absolutePath(), .tool = u"MySQL Shell"_s};
        m_dump.toolVersion = versionIn(m_metadata.value(u"dumper"_s).toString());
        m_dump.server = m_metadata.value(u"serverVersion"_s).toString();
        m_dump.begun = m_metadata.value(u"begin"_s).toString();
        readCoordinates();
        if (const QJsonValue consistent = m_metadata.value(u"consistent"_s); consistent.isBool())
            m_dump.consistent = consistent.toBool();
    }

    /// Shell leaves the server's own schemas out of a dump of the whole.
    void readCoordinates()
    {
        ReplicationCoordinates &known = m_dump.coordinates;
        known.gtids = ReplicationCoordinates::plainGtids(m_metadata.value(u"gtidExecuted"_s).toString());
        known.file = m_metadata.value(u"binlogFile"_s).toString();
        known.position = m_metadata.value(u"binlogPosition"_s).toInteger();
        known.inexact = m_metadata.value(u"gtidExecutedInconsistent"_s).toBool();
        known.foundIn = u"@.json"_s;
        known.serverVersion = m_dump.server;
        const QJsonObject options = m_metadata.value(u"options"_s).toObject();
        const QStringList choices = options.keys();
        known.wholeServer = m_metadata.value(u"origin"_s).toString() == "dumpInstance"_L1 &&
                            std::none_of(choices.begin(), choices.end(), [](const QString &name) {
                                return name.startsWith("include"_L1) || name.startsWith("exclude"_L1);
                            });
    }

    /// What its tool writes last.
    Result<void> readEnd()
    {
        m_dump.finished = m_folder.exists(u"@.done.json"_s);
        if (!m_dump.finished)
            return {};
        MILLRACE_TRY(const auto done, readJson(m_folder, u"@.done.json"_s));
        m_dump.ended = done.value(u"end"_s).toString();
        m_bytes = done.value(u"tableDataBytes"_s).toObject();
        return {};
    }

    void readSchema(const QString &schema, const QString &schemaBase)
    {
        const auto contents = readJson(m_folder, schemaBase + u".json"_s);
        if (!contents) {
            m_dump.notes << contents.error();
            lack(schemaBase + u".json"_s);
            return;
        }
        const auto includes = [&contents](const QString &what) { return contents->value(what).toBool(true); };
        const bool tablesOnly = m_metadata.value(u"tableOnly"_s).toBool();
        // The schema itself; its events and routines run after the rows.
        addScript(m_schemaScripts, schema, schemaBase, includes(u"includesDdl"_s) && !tablesOnly,
                  CoreText::tr("The dump lacks %1: schema %2, its routines and its events would be missing.")
                      .arg(schemaBase + u".sql"_s, schema));
        const QJsonObject bases = contents->value(u"basenames"_s).toObject();
        const auto baseOf = [&](const QString &name) {
            return bases.value(name).toString(schemaBase + u'@' + name);
        };
        const QStringList tables = strings(contents->value(u"tables"_s));
        if (m_dump.growth)
            m_dump.growth->tables += tables.size();
        for (const QString &name : tables)
            addTable(schema, name, baseOf(name));
        const QStringList views = strings(contents->value(u"views"_s));
        m_dump.views += views;
        for (const QString &name : views) {
            const QString missing = CoreText::tr("The dump lacks %1: view %2 would be missing.");
            for (const auto &[scripts, base] :
                 {std::pair(&m_standIns, baseOf(name) + u".pre"_s), std::pair(&m_viewScripts, baseOf(name))})
                addScript(*scripts, schema, base, includes(u"includesViewsDdl"_s),
                          missing.arg(base + u".sql"_s, schema + u'.' + name));
        }
    }

    void addTable(const QString &schema, const QString &name, const QString &base)
    {
        auto table = readTable(m_folder, m_chunks, base);
        if (!table) {
            m_dump.notes << table.error();
            lack(base + u".json"_s);
            return;
        }
        // As its own loader has it: UTC unless the metadata deny it.
        if (m_metadata.value(u"tzUtc"_s).toBool(true))
            table->timeZone = u"+00:00"_s;
        const QString qualified = schema + u'.' + name;
        addScript(m_tableScripts, schema, base, table->includesDdl,
                  CoreText::tr("The dump lacks %1: the definition of table %2 is missing.")
                      .arg(base + u".sql"_s, qualified));
        addScript(m_triggerScripts, schema, base + u".triggers"_s, table->includesTriggers,
                  CoreText::tr("The dump lacks %1: triggers of table %2 would be missing.")
                      .arg(base + u".triggers.sql"_s, qualified));
        if (const QJsonValue size = m_bytes.value(schema).toObject().value(name); size.isDouble())
            table->bytes = size.toInteger();
        m_dump.tables << std::move(*table);
    }

    /// \a isPart: the dump says that it has it; \a missing: what it means when it has not. While the dump
    /// grows it is only not there yet, and has no bytes until its statements are written.
    void addScript(QVector<DumpScript> &scripts, const QString &schema, const QString &base, bool isPart,
                   const QString &missing)
    {
        const QFileInfo file(m_folder.absoluteFilePath(base + u".sql"_s));
        if (file.isFile())
            scripts << DumpScript{file.filePath(), schema};
        if (isPart && (!file.isFile() || file.size() == 0))
            lack(file.fileName());
        if (isPart && !file.isFile() && m_dump.finished)
            m_dump.notes << Error{.code = ErrorCode::SourceMissing,
                                  .what = missing,
                                  .howToFix = CoreText::tr("Copy the directory again, or dump again."),
                                  .context = {.file = file.filePath()}};
    }

    void lack(const QString &file)
    {
        if (m_dump.growth)
            m_dump.growth->lacksDefinitions << file;
    }

    const QDir &m_folder;
    const QJsonObject m_metadata;
    const Chunks m_chunks;
    QJsonObject m_bytes; ///< by schema and table
    DumpDir m_dump;
    QVector<DumpScript> m_schemaScripts, m_tableScripts, m_standIns, m_viewScripts, m_triggerScripts;
};

} // namespace

Result<DumpDir> readShellDump(const QDir &folder)
{
    MILLRACE_TRY(const auto metadata, readJson(folder, u"@.json"_s));
    return ShellDumpReader(folder, metadata).read();
}

} // namespace millrace
