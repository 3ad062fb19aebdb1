// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/inspect/scripttables.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/find/shards.h"
#include "core/source/inspect/dumptables.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <limits>

namespace millrace {

namespace {

/// Dump programs write what is no letter or digit of a file's name as @ and its number: a@0020b.
QString withoutEscapes(const QString &name)
{
    static const QRegularExpression escape(u"@([0-9a-fA-F]{4})"_s);
    QString text;
    qsizetype from = 0;
    for (auto each = escape.globalMatch(name); each.hasNext();) {
        const auto match = each.next();
        text += name.mid(from, match.capturedStart() - from);
        text += QChar(static_cast<char16_t>(match.captured(1).toUShort(nullptr, 16)));
        from = match.capturedEnd();
    }
    return text + name.mid(from);
}

/// What a data file's table may be called, the likeliest first.
QStringList likelyNamesOf(const QString &file)
{
    const QString whole = QFileInfo(unpackedName(file)).completeBaseName();
    QStringList names{whole, withoutEscapes(whole), whole.section(u'.', 0, 0), tableNameOf(file),
                      shardStem(tableNameOf(file))};
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

QString keyOfTable(const ScriptTable &table)
{
    return table.schema + u'.' + table.name;
}

} // namespace

Result<ScriptTables> ScriptTables::read(const SourcePaths &paths, qint64 bytes, std::stop_token stop)
{
    ScriptTables all;
    QStringList files;
    for (const QString &file : paths.files)
        if (ddlBeside(paths, file).isEmpty())
            files << file;
    if (files.isEmpty())
        return all;
    for (const QString &script : paths.sqlFiles) {
        if (stop.stop_requested())
            return fail(
                {.code = ErrorCode::Cancelled, .what = CoreText::tr("The look at the files was cancelled.")});
        const auto archived = paths.archived.constFind(script);
        const auto dump =
            lookAtDump(archived == paths.archived.constEnd() ? Content(script) : archived->content,
                       {.bytes = bytes, .statementsKept = std::numeric_limits<int>::max()});
        if (!dump)
            continue;
        QSet<std::pair<QByteArray, QByteArray>> views; // whose stand-ins are tables for a while
        for (const SqlDumpStatement &statement : dump->statements)
            if (statement.kind.object == SqlObject::View && statement.kind.creates)
                views.insert({statement.schema, statement.kind.name});
        for (const SqlDumpTable &table : dump->tables) {
            if (table.createSql.isEmpty() || views.contains({table.schema, table.name}))
                continue;
            ScriptTable made{.schema = displayText(table.schema),
                             .name = displayText(table.name),
                             .script = script,
                             .ddl = parseDumpDdl(displayText(table.createSql))};
            made.ddl.timeZone = displayText(table.createZone);
            if (table.insertStatements > 0 || table.otherStatements > 0)
                all.m_withRows << keyOfTable(made);
            all.m_tables.push_back(std::move(made));
        }
    }
    for (const QString &file : std::as_const(files)) {
        const ScriptTable *table = all.find(file);
        if (table == nullptr)
            continue;
        all.m_ofFile.insert(file, static_cast<int>(table - all.m_tables.data()));
        if (!all.m_used.contains(table->script))
            all.m_used << table->script;
    }
    if (!all.m_used.isEmpty())
        for (const QString &file : std::as_const(files))
            if (!all.m_ofFile.contains(file))
                all.m_without << file;
    return all;
}

const ScriptTable *ScriptTables::tableOf(const QString &file) const
{
    const int index = m_ofFile.value(file, -1);
    return index < 0 ? nullptr : &m_tables.at(static_cast<std::size_t>(index));
}

const ScriptTable *ScriptTables::find(const QString &file) const
{
    const QFileInfo info(file);
    const QString folder = QFileInfo(info.path()).fileName();
    const QString whole = QFileInfo(unpackedName(file)).completeBaseName();
    for (const QString &name : likelyNamesOf(file)) {
        if (const ScriptTable *table = named({}, name, folder))
            return table;
        if (name == whole && whole.contains(u'.'))
            if (const ScriptTable *table = named(whole.section(u'.', 0, 0), whole.section(u'.', 1), folder))
                return table;
    }
    return nullptr;
}

/// \a schema: it has to be of that one; empty: of any.
const ScriptTable *ScriptTables::named(const QString &schema, const QString &name,
                                       const QString &folder) const
{
    for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        std::vector<const ScriptTable *> fitting;
        for (const ScriptTable &table : m_tables)
            if (table.name.compare(name, sensitivity) == 0 &&
                (schema.isEmpty() || table.schema.compare(schema, sensitivity) == 0))
                fitting.push_back(&table);
        if (fitting.size() == 1)
            return fitting.front();
        const auto there = std::find_if(fitting.begin(), fitting.end(), [&](const ScriptTable *table) {
            return table->schema.compare(folder, sensitivity) == 0;
        });
        if (there != fitting.end())
            return *there;
        if (!fitting.empty())
            return nullptr;
    }
    return nullptr;
}

QStringList ScriptTables::tablesWithoutFile(const QString &script) const
{
    QSet<int> filled;
    for (const int index : m_ofFile)
        filled.insert(index);
    QStringList names;
    for (std::size_t i = 0; i < m_tables.size(); ++i)
        if (const ScriptTable &table = m_tables.at(i); table.script == script &&
                                                       !filled.contains(static_cast<int>(i)) &&
                                                       !m_withRows.contains(keyOfTable(table)))
            names << (table.schema.isEmpty() ? table.name : keyOfTable(table));
    return names;
}

} // namespace millrace
