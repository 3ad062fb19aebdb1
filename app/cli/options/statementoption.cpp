// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/statementoption.h"
#include "app/cli/shared/command.h"
#include "core/base/literals.h"

#include "core/base/paths.h"

#include <QFileInfo>

namespace millrace::cli {

namespace {

const QString statementOption = u"statement"_s;

Result<QString> textOf(const QString &value)
{
    // No file's name looks like a statement.
    if (value.trimmed().startsWith("load"_L1, Qt::CaseInsensitive) &&
        value.contains("infile"_L1, Qt::CaseInsensitive) && !QFileInfo::exists(value))
        return value;
    MILLRACE_TRY(const auto bytes, readWholeFile(value));
    return QString::fromUtf8(bytes);
}

} // namespace

void StatementOption::addTo(reference::CommandParser &parser)
{
    parser.addOption({statementOption,
                      u"A LOAD DATA statement, as text or in a file: its dialect, table, column "
                      "list and SET clauses; also its file when no SOURCE is named."_s,
                      u"FILE|TEXT"_s});
}

Result<StatementOption> StatementOption::read(const QCommandLineParser &parser)
{
    StatementOption statement;
    if (!parser.isSet(statementOption))
        return statement;
    for (const char *other : {"columns", "set"})
        if (parser.isSet(QLatin1String(other)))
            return fail(
                usageError(u"--statement and --%1 both say what the columns get."_s.arg(QLatin1String(other)),
                           u"Leave --%1 out, or write it into the statement."_s.arg(QLatin1String(other))));
    MILLRACE_TRY(const auto text, textOf(parser.value(statementOption)));
    statement.m_text = text;
    const auto load = parseLoadStatement(statement.m_text);
    if (!load)
        return fail(load.error().error);
    statement.m_load = *load;
    return statement;
}

Result<QStringList> StatementOption::sources(const QStringList &named) const
{
    if (!named.isEmpty() || !isSet())
        return named;
    if (!QFileInfo::exists(m_load->file))
        return fail(
            usageError(u"The statement's file %1 is not on this machine."_s.arg(m_load->file),
                       u"Name the dump before the options: millrace-cli plan SOURCE --statement …"_s));
    return QStringList{m_load->file};
}

Result<void> StatementOption::expectSameOn(const ServerFacts &server) const
{
    if (!isSet())
        return {};
    const auto there = parseLoadStatement(
        m_text, {.executableComments = true, .mariaDb = server.isMariaDb(), .version = server.version});
    if (!there)
        return fail(there.error().error);
    const bool same = there->mapping == m_load->mapping && there->dialect == m_load->dialect &&
                      there->table == m_load->table && there->hasColumnList == m_load->hasColumnList;
    return same ? Result<void>()
                : fail(usageError(u"%1 reads the statement's executable comments (/*! … */) otherwise "
                                  "than MySQL 9.7 does."_s.arg(server.displayName()),
                                  u"Write what is meant without them."_s));
}

Result<void> StatementOption::expectSchema(const QString &schema) const
{
    if (!isSet() || m_load->schema.isEmpty() || m_load->schema == schema)
        return {};
    return fail(
        usageError(u"The statement loads into schema %1, the target names %2."_s.arg(m_load->schema, schema),
                   u"Make them agree."_s));
}

QStringList StatementOption::notes() const
{
    if (!isSet())
        return {};
    QStringList notes = m_load->notes;
    if (m_load->conflict == Conflict::Replace)
        notes << u"REPLACE is not taken over: rows whose key is there already do what "
                 "--on-duplicate says."_s;
    if (m_load->conflict == Conflict::Ignore)
        notes << u"IGNORE is not taken over: bad rows and duplicates do what --on-error and "
                 "--on-duplicate say."_s;
    return notes;
}

} // namespace millrace::cli
