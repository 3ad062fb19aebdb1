// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/guess/dumpddl.h"

#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"
#include "core/source/bytes/packing.h"
#include "core/source/sqldump/sqlsession.h"

#include <QFileInfo>

namespace millrace {

namespace {

constexpr qint64 headBytes = 1024LL * 1024;

/// The character set, where only the collation is written the one it belongs to.
QString charsetOf(const QString &charset, const QString &collation)
{
    return charset.isEmpty() ? collation.section(u'_', 0, 0) : charset;
}

void take(CreateTable table, const QString &sql, DumpDdl &ddl)
{
    for (TableColumn &column : table.columns) {
        column.charset = charsetOf(column.charset, column.collation);
        if (column.charset.isEmpty())
            column.charset = charsetOf(table.charset, table.collation);
    }
    ddl.table = table.table;
    ddl.columns = table.columns;
    ddl.createSql = sql.mid(table.offset, table.end - table.offset).trimmed();
}

} // namespace

QStringList DumpDdl::columnNames(bool withGenerated) const
{
    QStringList names;
    for (const TableColumn &column : columns)
        if (withGenerated || !column.generated)
            names.append(column.name);
    return names;
}

DumpDdl parseDumpDdl(const QString &sql)
{
    DumpDdl ddl;
    SqlSession session;
    SqlCursor at(sql, {.doubleQuotedNames = true});
    bool statementStarts = true;
    qsizetype statement =
        0; // where it begins, with the comments in front, which may be of the kind that runs
    bool sessionReady = false; // what it was made ready for begins here
    while (!at.atEnd()) {
        const SqlToken &token = at.peek();
        if (statementStarts && ddl.createSql.isEmpty() && token.isWord("CREATE")) {
            if (auto table = readCreateTable(at)) {
                take(std::move(*table), sql, ddl);
                sessionReady = true;
            }
            statementStarts = false;
            continue;
        }
        const bool brings = statementStarts && (token.isWord("INSERT") || token.isWord("REPLACE"));
        ddl.hasInserts = ddl.hasInserts || brings;
        sessionReady = sessionReady || brings || (statementStarts && token.isWord("LOAD"));
        if (!sessionReady && token.isSymbol(';')) {
            if (const auto text = QStringView(sql).mid(statement, token.offset - statement);
                text.contains("time_zone"_L1, Qt::CaseInsensitive)) {
                const QByteArray bytes = text.toUtf8();
                session.apply(bytes.constData(), bytes.constData() + bytes.size());
            }
            statement = token.end();
        }
        statementStarts = token.isSymbol(';');
        at.take();
    }
    ddl.timeZone = displayText(session.timeZone);
    return ddl;
}

Result<DumpDdl> readDumpDdl(const Content &content)
{
    MILLRACE_TRY(const auto bytes, readContent(content, 0, headBytes));
    return parseDumpDdl(displayText(bytes));
}

QString ddlPathBeside(const QString &dataPath)
{
    const QFileInfo info(unpackedName(dataPath));
    if (info.suffix().compare("sql"_L1, Qt::CaseInsensitive) == 0)
        return {};
    const QString candidate = info.absolutePath() + u'/' + info.completeBaseName() + u".sql"_s;
    return QFileInfo(candidate).isFile() ? candidate : QString();
}

} // namespace millrace
